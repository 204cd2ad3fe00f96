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

import re

from mlir import ir

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


def normalised(module: ir.Module) -> str:
    """The generic text of ``module`` after the normalisation, which is done in place."""
    movable: dict[ir.Operation, None] = {}
    users: list[ir.Operation] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        if op.name in MOVABLE:
            movable[op] = None
        else:
            users.append(op)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    for user in users:
        if user.name == "builtin.module":
            _order_runtime(user)
    for user in users:
        for operand in user.operands:
            _place(operand, user, movable)
    for unused in reversed(movable):
        unused.erase()
    assert module.operation.verify()
    return _LOCATION.sub(r"\1", generic(module))


def _order_runtime(module: ir.Operation) -> None:
    first_two = [op.operation for op in list(module.regions[0].blocks[0])[:2]]
    names = [op.attributes["sym_name"].value for op in first_two if op.name == "llvm.func"]
    if names == ["malloc", "free"]:
        first_two[1].move_before(first_two[0])


def _place(value: ir.Value, user: ir.Operation, movable: dict[ir.Operation, None]) -> None:
    """Move what ``value`` is made by in front of ``user``, unless an earlier user has it."""
    owner = value.owner
    if isinstance(owner, ir.Block) or (owner := owner.operation) not in movable:
        return
    del movable[owner]
    for operand in owner.operands:
        _place(operand, user, movable)
    owner.move_before(_in_block(user, owner.block))


def _in_block(user: ir.Operation, block: ir.Block) -> ir.Operation:
    """The operation of ``block`` that ``user`` is, or is nested in; else the terminator."""
    ancestor = user
    while ancestor.block != block:
        parent = ancestor.parent
        if parent is None or parent.name == "builtin.module":
            return block.operations[len(block.operations) - 1]
        ancestor = parent.operation
    return ancestor


def generic(module: ir.Module) -> str:
    """The text that shows everything: all attributes and locations, no aliases."""
    return module.operation.get_asm(
        print_generic_op_form=True, use_local_scope=True, enable_debug_info=True
    )
