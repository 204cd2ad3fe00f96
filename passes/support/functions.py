"""Finds the functions and operations of a module, and replaces operations."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from itertools import islice
from typing import Any

from mlir_abi.bindings import ir
from mlir_abi.passes.support.attributes import NONE, STUB, VISIBILITY, symbol

FUNCTION = "func.func"
CALL = "func.call"
CALL_INDIRECT = "func.call_indirect"
CUSTOM_CALL = "stablehlo.custom_call"
CONSTANT = "func.constant"
RETURN = "func.return"
CALLS = frozenset({CALL, CALL_INDIRECT})
BRANCHES = frozenset({"cf.br", "cf.cond_br", "cf.switch"})
CAST = "builtin.unrealized_conversion_cast"
VIEWS = frozenset(
    f"memref.{name}"
    for name in ("cast", "collapse_shape", "expand_shape", "reinterpret_cast", "subview")
)
"""Operations whose result has the memory of their first operand."""

_UNSIGNED = ("divui", "remui", "ceildivui", "divu", "remu", "ceildivu")
_SIGNED = ("divsi", "remsi", "ceildivsi", "floordivsi", "divs", "rems", "ceildivs", "floordivs")
DIVISIONS = {
    f"{'arith' if name.endswith('i') else 'index'}.{name}": name in _SIGNED
    for name in (*_UNSIGNED, *_SIGNED)
}
"""Each integer division, and whether it may overflow: the least number divided by -1."""

MODULE = "builtin.module"

FUNCTION_OPS = frozenset({FUNCTION, "util.func"})
"""Ops with a ``sym_name`` and a ``function_type``; ``util.func`` is IREE's."""


def functions(module: ir.Operation) -> list[ir.Operation]:
    """Return every function in ``module`` and its nested modules, in the order of the text.

    This enters symbol tables, but not function bodies: they contain no functions.
    """
    operations = walk(module, lambda op: op.name not in FUNCTION_OPS)
    return [op for op in operations if op.name in FUNCTION_OPS]


def origin_of(value: ir.Value, operations: Set[str] = VIEWS) -> ir.Value:
    """The value from which a chain of ``operations`` derives this one, each its first operand."""
    while not isinstance(value.owner, ir.Block) and value.owner.name in operations:
        value = value.owner.operands[0]
    return value


def defining(value: ir.Value, name: str) -> Any:
    """The operation ``name`` that has the result ``value``, or None."""
    op = value.owner
    return None if isinstance(op, ir.Block) or op.name != name else op


def walk(top: ir.Operation, enters: Callable[[ir.Operation], bool]) -> list[ir.Operation]:
    """Return the operations in ``top`` at any depth, in the order of the text.

    Those in an operation for which ``enters`` is false are left out.
    """
    found: list[ir.Operation] = []
    pending = operations_in(top)[::-1]
    while pending:
        op = pending.pop()
        found.append(op)
        if len(op.regions) and enters(op):
            pending += operations_in(op)[::-1]
    return found


def operations_in(op: ir.Operation) -> list[ir.Operation]:
    """Return the operations directly in ``op``."""
    return [view.operation for block in blocks_in(op) for view in block]


def blocks_in(op: ir.Operation) -> list[ir.Block]:
    """Return the blocks of the regions of ``op``."""
    blocks: list[ir.Block] = []
    for i in range(len(op.regions)):  # the end of one of the bindings' iterators takes 3 µs
        inside = op.regions[i].blocks
        blocks += [inside[0]] if len(inside) == 1 else inside
    return blocks


def modules(top: ir.Operation) -> list[ir.Operation]:
    """Return ``top`` and every module in it."""
    operations = walk(top, lambda op: bool(op.name == MODULE))
    return [top, *(op for op in operations if op.name == MODULE)]


def call_target(call: ir.Operation) -> str:
    """Return the name of the function that a ``stablehlo.custom_call`` calls."""
    target: str = call.attributes["call_target_name"].value
    return target


def function_type(function: ir.Operation) -> ir.FunctionType:
    """Return the type of a function, defined or declared."""
    return function.attributes["function_type"].value


def is_definition(function: ir.Operation) -> bool:
    """Whether ``function`` has a body."""
    return len(function.regions[0].blocks) > 0


def is_exported(function: ir.Operation) -> bool:
    """Whether a caller outside the module can reach ``function``: public, defined, not excluded."""
    attributes = function.attributes
    if VISIBILITY in attributes and attributes[VISIBILITY].value != "public":
        return False
    return STUB not in attributes and NONE not in attributes and is_definition(function)


def enclosing(op: ir.Operation, *names: str) -> ir.Operation:
    """Return ``op``, or the nearest operation around it that has one of these names."""
    while op.name not in names:
        op = op.parent.operation
    return op


def place_of(operation: ir.Operation) -> str:
    """Return ``@f`` for a function, and ``'func.call' in @f`` for an operation in one."""
    if operation.name in FUNCTION_OPS:
        return symbol(operation)
    parent = operation.parent
    while parent is not None and parent.name not in FUNCTION_OPS:
        parent = parent.operation.parent
    return f"'{operation.name}'" + (f" in {place_of(parent.operation)}" if parent else "")


def exported_functions(module: ir.Operation) -> list[ir.Operation]:
    """Return every exported ``func.func`` in ``module`` and its nested modules."""
    return [each for each in functions(module) if each.name == FUNCTION and is_exported(each)]


def operations(top: ir.Operation) -> list[ir.Operation]:
    """Return ``top`` and the operations in it, at any depth."""
    found: list[ir.Operation] = []
    advance = ir.WalkResult.ADVANCE  # a lookup for each operation would take longer

    def visit(view: ir.Operation) -> ir.WalkResult:
        found.append(view.operation)
        return advance

    top.walk(visit, ir.WalkOrder.PRE_ORDER)
    return found


def find_named(top: ir.Operation, *names: str) -> list[ir.Operation]:
    """Return the operations of these names among ``top`` and those in it."""
    found: list[ir.Operation] = []
    advance = ir.WalkResult.ADVANCE

    def visit(view: ir.Operation) -> ir.WalkResult:
        op = view.operation
        if op.name in names:  # a third faster than in the list of all operations
            found.append(op)
        return advance

    top.walk(visit, ir.WalkOrder.PRE_ORDER)
    return found


def find_each(top: ir.Operation, *names: str) -> list[list[ir.Operation]]:
    """Return, for each of these names, the operations in ``top`` that `find_named` returns."""
    found: dict[str, list[ir.Operation]] = {name: [] for name in names}
    for op in find_named(top, *names):
        found[op.name].append(op)
    return list(found.values())


def replace_op(op: ir.Operation, values: Sequence[ir.Value]) -> None:
    """Erase ``op``, after ``values`` have replaced its results."""
    for result, value in zip(op.results, values, strict=True):
        result.replace_all_uses_with(value)
    op.erase()


def shape_groups(op: ir.Operation) -> list[list[int]]:
    """Return the dimensions that ``expand_shape`` makes of each, or ``collapse_shape`` one of."""
    return [[i.value for i in group] for group in op.attributes["reassociation"]]


def operand_groups(op: ir.Operation) -> list[list[ir.Value]]:
    """Return the operands, in the groups that the operation has.

    One without ``operandSegmentSizes`` has a single operand first, and the others behind it.
    """
    operands = list(op.operands)
    counts = op.attributes.get("operandSegmentSizes") or [1, len(operands) - 1]
    remaining = iter(operands)
    return [list(islice(remaining, count)) for count in counts]


def mixed_values(op: ir.Operation, static: str, group: int) -> list[int | ir.Value]:
    """Return what is static in an attribute, and otherwise the next one of a group of operands.

    MLIR prints them as one list, ``[%i, 4]``. JAX's bindings have no properties for it.
    """
    dynamic = iter(operand_groups(op)[group])
    marker = ir.ShapedType.get_dynamic_size()
    return [next(dynamic) if n == marker else int(n) for n in op.attributes[static]]


def value_types(module: ir.Operation) -> dict[ir.Type, ir.Location]:
    """Return the types of the values in ``module``, each with its first place in the text.

    The arguments and results of declared functions are among them.
    """
    places: dict[ir.Type, ir.Location] = {}
    for op in operations(module):
        types = list(op.results.types)
        if len(op.regions):
            if op.name in FUNCTION_OPS:
                types += [*function_type(op).inputs, *function_type(op).results]
            types += [type_ for block in blocks_in(op) for type_ in block.arguments.types]
        for type_ in types:
            if type_ not in places:
                places[type_] = op.location
    return places
