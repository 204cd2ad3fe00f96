"""What of a module is converted, in the order of the text, and which symbols are around it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from mlir_abi.bindings import ir

FUNCTION = "func.func"
MODULE = "builtin.module"
CALL = "func.call"
CALL_INDIRECT = "func.call_indirect"
CONSTANT = "func.constant"
RETURN = "func.return"
SITES = frozenset({CALL, CALL_INDIRECT, CONSTANT, RETURN})


@dataclass(eq=False, slots=True)
class Scope:
    """A symbol table, and the nearest ``builtin.module``, which may be the same."""

    op: ir.Operation
    module: Scope | None = None
    symbols: dict[str, ir.Operation] = field(default_factory=dict)


@dataclass(eq=False, slots=True)
class Function:
    """A ``func.func``; a declaration has no body."""

    op: ir.Operation
    scope: Scope
    name: str
    attributes: dict[str, ir.Attribute]
    type: ir.FunctionType
    is_declaration: bool

    def __str__(self) -> str:
        return f"@{self.name}"


@dataclass(eq=False, slots=True)
class Site:
    """An operation of `SITES`, and the function around it (None in an ``llvm.func``, say)."""

    op: ir.Operation
    name: str
    scope: Scope
    function: Function | None


def gather(root: ir.Operation) -> Iterator[Function | Site]:
    """Every function and site below ``root``, in the order of the text."""
    yield from _inside(root, Scope(root))


def _inside(op: ir.Operation, scope: Scope) -> Iterator[Function | Site]:
    for region in op.regions:
        for block in region:
            for view in block:
                yield from _of(view.operation, scope)


def _of(op: ir.Operation, scope: Scope) -> Iterator[Function | Site]:
    name = op.name
    if name == FUNCTION:
        attributes = {key: op.attributes[key] for key in op.attributes}
        function = Function(
            op,
            scope,
            attributes["sym_name"].value,
            attributes,
            attributes["function_type"].value,
            is_declaration=not len(op.regions[0].blocks),
        )
        scope.symbols[function.name] = op
        yield function
        yield from _body(function)
    elif name in SITES:
        yield Site(op, name, scope, None)
    else:
        if "sym_name" in op.attributes:
            scope.symbols[op.attributes["sym_name"].value] = op
        if len(op.regions):
            yield from _inside(op, _scope_of(op, scope))


def _scope_of(op: ir.Operation, around: Scope) -> Scope:
    """The scope of what is in ``op``."""
    if op.name == MODULE:
        return Scope(op)
    try:
        ir.SymbolTable(op)
    except (TypeError, ValueError):
        return around
    return Scope(op, around.module or around)


def _body(function: Function) -> list[Site]:
    sites: list[Site] = []

    def visit(view: ir.Operation) -> ir.WalkResult:
        op = view.operation
        name = op.name
        if name in SITES:
            sites.append(Site(op, name, function.scope, function))
        return ir.WalkResult.ADVANCE

    function.op.walk(visit, ir.WalkOrder.PRE_ORDER)
    return sites
