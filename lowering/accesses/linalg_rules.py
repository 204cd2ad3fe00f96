"""What operations of `linalg` require of the sizes of their operands."""

from __future__ import annotations

from collections import Counter
from typing import Any

from mlir_abi import bindings
from mlir_abi.bindings import ir
from mlir_abi.lowering.accesses.checks import Checks, Number
from mlir_abi.passes.support.ir_types import RANKED


def linalg_sizes(op: ir.Operation, checks: Checks) -> None:
    """Sizes that one loop dimension alone runs over are equal."""
    loops: dict[int, Number] = {}
    for number, (operand, map_) in enumerate(_operands(op)):
        for axis, result in enumerate(map_.results):
            if isinstance(result, ir.AffineDimExpr):
                size = checks.size(operand, axis)
                expected = loops.setdefault(result.position, size)
                message = f"the size of axis {axis} of operand {number} is not that of another"
                checks.require(checks.equal(expected, size), message)


def linalg_ranges(op: ir.Operation, checks: Checks) -> None:
    """Indices such as ``i + 2 * j`` are in bounds, unless a loop is empty."""
    operands = _operands(op)
    loops: dict[int, tuple[ir.Value, int]] = {}
    for operand, map_ in operands:
        for axis, result in enumerate(map_.results):
            if isinstance(result, ir.AffineDimExpr):
                loops.setdefault(result.position, (operand, axis))
    if not has_ranges(op) or any(len(loops) < map_.n_dims for _, map_ in operands):
        return
    sizes = [checks.size(*loops[i]) for i in range(len(loops))]
    empty = [checks.equal(size, 0) for size in sizes]
    for number, (operand, map_) in enumerate(operands):
        for axis, result in enumerate(map_.results):
            if isinstance(result, ir.AffineDimExpr) or not _is_exact(result):
                continue
            bounds = _interval(result, sizes, checks)
            if bounds is not None:
                low, high = bounds
                size = checks.size(operand, axis)
                ends = checks.at_least(low, 0), checks.at_least(size, checks.add(high, 1))
                message = f"an index is out of bounds of axis {axis} of operand {number}"
                checks.require(checks.any(checks.all(*ends), *empty), message)


def has_ranges(op: ir.Operation) -> bool:
    """Whether an index is something else than a loop dimension, or ``op`` has no maps."""
    maps = bindings.linalg.get_indexing_maps(op)
    return maps is None or any(
        not isinstance(result, ir.AffineDimExpr) for map_ in maps for result in map_.value.results
    )


def _operands(op: ir.Operation) -> list[tuple[ir.Value, Any]]:
    """The arrays, with their maps; none for an operation that has no maps."""
    maps = bindings.linalg.get_indexing_maps(op) or ()
    pairs = zip(op.operands, maps, strict=False)
    return [(operand, map_.value) for operand, map_ in pairs if isinstance(operand.type, RANKED)]


def _is_exact(expression: Any) -> bool:
    """Whether each loop dimension stands once, so that the bounds of `_interval` are reached."""
    return max(_dimensions(expression).values(), default=0) <= 1


def _dimensions(expression: Any) -> Counter[int]:
    if isinstance(expression, ir.AffineDimExpr):
        return Counter([expression.position])
    if isinstance(expression, ir.AffineConstantExpr):
        return Counter()
    if isinstance(expression, ir.AffineSymbolExpr):
        return Counter({-1: 2})
    return _dimensions(expression.lhs) + _dimensions(expression.rhs)


def _interval(expression: Any, sizes: list[Number], checks: Checks) -> tuple[Number, Number] | None:
    """The least and the greatest value, where no loop is empty; None if they are not known."""
    if isinstance(expression, ir.AffineConstantExpr):
        return expression.value, expression.value
    if isinstance(expression, ir.AffineDimExpr):
        return 0, checks.subtract(sizes[expression.position], 1)
    left, right = (_interval(each, sizes, checks) for each in (expression.lhs, expression.rhs))
    if left is None or right is None:
        return None
    if isinstance(expression, ir.AffineAddExpr):
        return checks.add(left[0], right[0]), checks.add(left[1], right[1])
    if not isinstance(expression.rhs, ir.AffineConstantExpr):
        return None
    number = expression.rhs.value
    if isinstance(expression, ir.AffineMulExpr):
        low, high = (checks.multiply(each, number) for each in left)
        return (low, high) if number >= 0 else (high, low)
    if isinstance(expression, ir.AffineFloorDivExpr):
        return checks.quotient(left[0], number), checks.quotient(left[1], number)
    if isinstance(expression, ir.AffineModExpr) and isinstance(expression.lhs, ir.AffineDimExpr):
        return 0, checks.least(left[1], number - 1)
    return None
