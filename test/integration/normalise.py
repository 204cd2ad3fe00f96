"""The one normalisation under which two conversions of a module are compared op for op.

Upstream's driver visits blocks in the order of dominance, and decides where it puts the operations
that only rearrange values (the descriptor of an argument is built in the order of its uses, and
stays when the last use has gone). So:

* an operation of `MOVABLE` stands directly before its first user of its block, in the order of the
  user's operands; when it has users in other blocks alone, before the terminator;
* one that nobody needs is erased;
* it has no location: upstream gives it that of its user or of what it is made of, as it comes;
* of ``malloc`` and ``free``, when both are declared at the start of a module, ``free`` is first.

Nothing else is touched: the sequence of all other operations, their operands, attributes and types,
and the number of the movable ones must be the same.
"""

from __future__ import annotations

import itertools
import re

from mlir_abi.bindings import ir

MOVABLE = frozenset(
    {
        "llvm.mlir.poison",
        "llvm.mlir.constant",
        "llvm.insertvalue",
        "builtin.unrealized_conversion_cast",
    }
)

_LOCATION = re.compile(
    rf'^(.*"({"|".join(map(re.escape, MOVABLE))})"\(.*) loc\(.*\)$', re.MULTILINE
)


def normalised(module: ir.Module, kinds: frozenset[str] = MOVABLE) -> str:
    """The generic text of ``module`` after the normalisation, which is done in place.

    Operations of ``kinds`` may stand elsewhere.
    """
    movable: dict[ir.Operation, None] = {}
    users: list[ir.Operation] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        if op.name in kinds:
            movable[op] = None
        else:
            users.append(op)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    for user in users:
        if user.name == "builtin.module":
            _order_runtime(user)
    elsewhere: list[ir.Value] = []
    for user in users:
        for operand in user.operands:
            _place(operand, user, movable, elsewhere)
    for value in elsewhere:  # grows
        _place(value, _terminator(value), movable, elsewhere)
    _erase(list(movable))
    assert module.operation.verify()
    return _LOCATION.sub(r"\1", generic(module))


def _erase(unused: list[ir.Operation]) -> None:
    """Erase operations that are used by each other alone."""
    while unused:
        used = [any(True for r in op.results for _ in r.uses) for op in unused]
        for op, is_used in zip(unused, used, strict=True):
            if not is_used:
                op.erase()
        unused = list(itertools.compress(unused, used))


def _order_runtime(module: ir.Operation) -> None:
    first_two = [op.operation for op in list(module.regions[0].blocks[0])[:2]]
    names = [op.attributes["sym_name"].value for op in first_two if op.name == "llvm.func"]
    if names == ["malloc", "free"]:
        first_two[1].move_before(first_two[0])


def _place(
    value: ir.Value,
    user: ir.Operation,
    movable: dict[ir.Operation, None],
    elsewhere: list[ir.Value],
) -> None:
    """Move what ``value`` is made by in front of ``user``, unless an earlier user has it.

    When ``user`` is in another block, put ``value`` off until all users in its block are served.
    """
    owner = value.owner
    if isinstance(owner, ir.Block) or (owner := owner.operation) not in movable:
        return
    place = _in_block(user, owner.block)
    if place is None:
        elsewhere.append(value)
        return
    del movable[owner]
    for operand in owner.operands:
        _place(operand, user, movable, elsewhere)
    owner.move_before(place)


def _in_block(user: ir.Operation, block: ir.Block) -> ir.Operation | None:
    """The operation of ``block`` that ``user`` is, or is nested in."""
    ancestor: ir.Operation | None = user
    while ancestor is not None and ancestor.block != block:
        parent = ancestor.parent
        is_top = parent is None or parent.name == "builtin.module"
        ancestor = None if is_top else parent.operation
    return ancestor


def _terminator(value: ir.Value) -> ir.Operation:
    operations = value.owner.operation.block.operations
    return operations[len(operations) - 1].operation


def generic(module: ir.Module) -> str:
    """The text that shows everything: all attributes and locations, no aliases."""
    return module.operation.get_asm(
        print_generic_op_form=True, use_local_scope=True, enable_debug_info=True
    )
