"""What of a module is converted, in the order of the text, and which symbols are around it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.passes.llvm.attributes import of as attributes_of
from mlir_abi.passes.support.attributes import INTERNAL_PREFIX
from mlir_abi.passes.support.functions import CALL, FUNCTION, MODULE, operations_in

CALL_INDIRECT = "func.call_indirect"
CONSTANT = "func.constant"
RETURN = "func.return"
CALLS = frozenset({CALL, CALL_INDIRECT})
SITES = CALLS | {CONSTANT, RETURN}
_WITH_FUNCTIONS = frozenset({FUNCTION, MODULE})
_ADVANCE, _INTERRUPT = ir.WalkResult.ADVANCE, ir.WalkResult.INTERRUPT
_PRE_ORDER = ir.WalkOrder.PRE_ORDER


@dataclass(eq=False, slots=True)
class Scope:
    """A symbol table: a module, of whatever dialect."""

    op: ir.Operation
    symbols: dict[str, ir.Operation] = field(default_factory=dict)


@dataclass(eq=False, slots=True)
class Function:
    """A ``func.func``; ``attributes`` are the others."""

    op: ir.Operation
    scope: Scope
    name: str
    type: ir.TypeAttr
    attributes: dict[str, ir.Attribute]
    blocks: list[ir.Block]

    @property
    def is_declaration(self) -> bool:
        """Whether the function has no body."""
        return not self.blocks

    @property
    def exported_name(self) -> str:
        """The name in the symbols of the C wrapper and the record."""
        return self.name.removeprefix(INTERNAL_PREFIX)

    def __str__(self) -> str:
        return str(ir.FlatSymbolRefAttr.get(self.exported_name, self.op.context))


@dataclass(eq=False, slots=True)
class Site:
    """An operation of `SITES`, and the function around it (None in an ``llvm.func``, say)."""

    op: ir.Operation
    name: str
    scope: Scope
    function: Function | None
    attributes: dict[str, ir.Attribute]

    def __str__(self) -> str:
        return f"'{self.name}'" + (f" in {self.function}" if self.function is not None else "")


_Entered: TypeAlias = "tuple[Iterator[ir.Operation], Scope, Function | None]"
"""Operations that are left, the scope that they are in, and the function around them."""


def gather(root: ir.Operation) -> list[Function | Site]:
    """Every function and site below ``root``, in the order of the text."""
    found: list[Function | Site] = []
    entered: list[_Entered] = [(operations_in(root), Scope(root), None)]
    while entered:
        operations, scope, function = entered[-1]
        for op in operations:
            inside = _add(op, scope, function, found)
            if inside is not None:
                entered.append(inside)
                break
        else:
            entered.pop()
    return found


def _add(
    op: ir.Operation, scope: Scope, function: Function | None, found: list[Function | Site]
) -> _Entered | None:
    """Add ``op`` to ``found``; returns what is still to be entered."""
    name = op.name
    if name == FUNCTION:
        inner = _function(op, scope)
        found.append(inner)
        sites = _sites(inner)
        if sites is None:
            return operations_in(op), scope, inner
        found.extend(sites)
    elif name in SITES:
        found.append(Site(op, name, scope, function, attributes_of(op)))
    else:
        symbol = op.attributes.get("sym_name")
        if isinstance(symbol, ir.StringAttr):
            scope.symbols[symbol.value] = op
        if len(op.regions):
            return operations_in(op), _scope_of(op, scope), function
    return None


def _function(op: ir.Operation, scope: Scope) -> Function:
    attributes = attributes_of(op)
    name = attributes.pop("sym_name").value
    type_ = attributes.pop("function_type")
    blocks = op.regions[0].blocks
    body = [blocks[i] for i in range(len(blocks))]
    scope.symbols[name] = op
    return Function(op, scope, name, type_, attributes, body)


def _sites(function: Function) -> list[Site] | None:
    """The sites in ``function``; None if there are functions or modules in it as well."""
    sites: list[Site] = []
    is_flat = True

    def visit(view: ir.Operation) -> ir.WalkResult:
        nonlocal is_flat
        op = view.operation
        name = op.name
        if name in SITES:
            sites.append(Site(op, name, function.scope, function, attributes_of(op)))
        elif name in _WITH_FUNCTIONS and op != function.op:
            is_flat = False
            return _INTERRUPT
        return _ADVANCE

    if not function.is_declaration:
        function.op.walk(visit, _PRE_ORDER)  # several times faster than `operations_in`
    return sites if is_flat else None


def _scope_of(op: ir.Operation, around: Scope) -> Scope:
    """The scope of what is in ``op``."""
    if op.name == MODULE:
        return Scope(op)
    try:
        ir.SymbolTable(op)
    except (TypeError, ValueError):
        return around
    return Scope(op)
