"""Loops in parts: ranges of their iterations, which several cores may run at the same time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from mlir_abi.bindings import arith, ir
from mlir_abi.passes.support.attributes import VISIBILITY
from mlir_abi.passes.support.functions import CALL, FUNCTION, MODULE, enclosing

PARTS = "abi.parts"
"""Marks an ``scf.parallel`` of one loop, whose iterations are parts of another loop."""

PART = "abi.part"
"""Marks a function that runs such parts: its last arguments are the operands of the loop."""

PART_SIZE = "_mlir_abi_part_size"
"""The function that returns the size of a part; `abi-call-parts` defines it."""

_LARGEST = 2**63 - 1

Number: TypeAlias = int | ir.Value


def is_in_parallel(op: ir.Operation) -> bool:
    """Whether several cores may run ``op`` already."""
    while op.parent is not None:
        op = op.parent.operation
        if op.name in ("scf.parallel", "scf.forall") or PART in op.attributes:
            return True
    return False


def emit_parts(
    size: Number,
    grain: int,
    work: Number,
    least_work: int,
    body: Callable[[ir.Value, ir.Value], None],
) -> None:
    """Emit ``body`` for the parts of a loop of ``size`` iterations, between two bounds each.

    A part begins at a multiple of ``grain``; the last one has the remainder. There is one part if
    the loop has less than ``least_work``.
    """
    index = ir.IndexType.get()
    end = _whole(size, grain)
    operands = [as_index(each) for each in (end, grain, work, least_work)]
    _declare_part_size()
    callee = {"callee": ir.FlatSymbolRefAttr.get(PART_SIZE)}
    part = ir.Operation.create(CALL, [index], operands, callee).result
    attributes = {
        "operandSegmentSizes": ir.DenseI32ArrayAttr.get([1, 1, 1, 0]),
        PARTS: ir.UnitAttr.get(),
    }
    bounds = [as_index(0), operands[0], part]
    loop = ir.Operation.create("scf.parallel", [], bounds, attributes, regions=1)
    block = ir.Block.create_at_start(loop.regions[0], [index], [ir.Location.current])
    with ir.InsertionPoint(block):
        lower = block.arguments[0]
        upper = arith.addi(lower, part)
        is_last = arith.cmpi(arith.CmpIPredicate.uge, upper, operands[0])
        body(lower, arith.select(is_last, as_index(size), upper))
        ir.Operation.create("scf.reduce", [], [])


def as_index(value: Number) -> ir.Value:
    return arith.constant(ir.IndexType.get(), value) if isinstance(value, int) else value


def multiply(one: Number, other: Number) -> Number:
    """The product of two sizes, or the largest that is an ``index``."""
    if isinstance(one, int) and isinstance(other, int):
        return min(one * other, _LARGEST)
    return arith.muli(as_index(one), as_index(other))


def _whole(size: Number, grain: int) -> Number:
    """The number of iterations without the remainder, or 1 if that is 0."""
    if isinstance(size, int):
        return max(size - size % grain, 1)
    if grain == 1:
        return size
    return arith.maxui(arith.subi(size, arith.remui(size, as_index(grain))), as_index(1))


def _declare_part_size() -> None:
    module = enclosing(ir.InsertionPoint.current.block.owner.operation, MODULE)
    if PART_SIZE in ir.SymbolTable(module):
        return
    index = ir.IndexType.get()
    attributes = {
        "sym_name": ir.StringAttr.get(PART_SIZE),
        "function_type": ir.TypeAttr.get(ir.FunctionType.get([index] * 4, [index])),
        VISIBILITY: ir.StringAttr.get("private"),
    }
    start = ir.InsertionPoint.at_block_begin(module.regions[0].blocks[0])
    ir.Operation.create(FUNCTION, [], [], attributes, regions=1, ip=start)
