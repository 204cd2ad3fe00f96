"""What of a module is converted, in the order of the text, and which symbols are around it."""

from __future__ import annotations

from dataclasses import dataclass, field

from mlir_abi.bindings import ir
from mlir_abi.passes.func_to_llvm.attributes import of as attributes_of

FUNCTION = "func.func"
MODULE = "builtin.module"
CALL = "func.call"
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

    def __str__(self) -> str:
        return str(ir.FlatSymbolRefAttr.get(self.name, self.op.context))


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


def gather(root: ir.Operation) -> list[Function | Site]:
    """Every function and site below ``root``, in the order of the text."""
    found: list[Function | Site] = []
    _inside(root, Scope(root), None, found)
    return found


def _inside(
    op: ir.Operation, scope: Scope, function: Function | None, found: list[Function | Site]
) -> None:
    for region in op.regions:
        for block in region:
            for view in block:
                child = view.operation
                name = child.name
                if name == FUNCTION:
                    _function(child, scope, found)
                elif name in SITES:
                    found.append(Site(child, name, scope, function, attributes_of(child)))
                else:
                    if "sym_name" in child.attributes:
                        scope.symbols[child.attributes["sym_name"].value] = child
                    if len(child.regions):
                        _inside(child, _scope_of(child, scope), function, found)


def _function(op: ir.Operation, scope: Scope, found: list[Function | Site]) -> None:
    attributes = attributes_of(op)
    name = attributes.pop("sym_name").value
    type_ = attributes.pop("function_type")
    blocks = op.regions[0].blocks
    body = [blocks[i] for i in range(len(blocks))]
    function = Function(op, scope, name, type_, attributes, body)
    scope.symbols[name] = op
    found.append(function)
    if function.is_declaration:
        return
    sites: list[Function | Site] = []

    def visit(view: ir.Operation) -> ir.WalkResult:
        inner = view.operation
        name = inner.name
        if name in SITES:
            sites.append(Site(inner, name, scope, function, attributes_of(inner)))
        elif name in _WITH_FUNCTIONS and inner != op:
            sites.clear()
            _inside(op, scope, function, sites)
            return _INTERRUPT
        return _ADVANCE

    op.walk(visit, _PRE_ORDER)  # several times faster than going through regions and blocks
    found.extend(sites)


def _scope_of(op: ir.Operation, around: Scope) -> Scope:
    """The scope of what is in ``op``."""
    if op.name == MODULE:
        return Scope(op)
    try:
        ir.SymbolTable(op)
    except (TypeError, ValueError):
        return around
    return Scope(op)
