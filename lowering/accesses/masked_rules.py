"""What vector accesses require of the lanes that their mask enables. Of others, nothing.

The lanes of a scalable vector are not checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from mlir_abi.bindings import ir
from mlir_abi.lowering.accesses.checks import Checks, Number, axis_text

_UGE = 9
"""The predicate of ``arith.cmpi``."""


def masked_access(op: ir.Operation, checks: Checks) -> None:
    """The lanes follow each other in the last dimension of a memref."""
    base, *indices, mask, _ = op.operands
    if indices and mask.type.rank == 1 and not mask.type.scalable:
        _require_outer(checks, base, indices, mask)
        lanes = checks.emit("vector.step", _indices(mask))
        axis = len(indices) - 1
        first, size = checks.number(indices[-1]), checks.size(base, axis)
        at = _shifted(checks, mask, lanes, first)
        _require_lanes(checks, mask, at, size, _message(axis, size))


def compressed_access(op: ir.Operation, checks: Checks) -> None:
    """The lanes that are enabled follow each other in the last dimension of a memref."""
    base, *indices, mask, _ = op.operands
    if indices and mask.type.rank == 1:
        _require_outer(checks, base, indices, mask)
        axis = len(indices) - 1
        first, size = checks.number(indices[-1]), checks.size(base, axis)
        lanes = _count(checks, mask, mask)
        last = checks.add(first, checks.subtract(lanes, 1))
        fits = checks.all(checks.inside(first, size), checks.inside(last, size))
        checks.require(checks.any(checks.equal(lanes, 0), fits), _message(axis, size))


def gathered_access(op: ir.Operation, checks: Checks) -> None:
    """Each lane has a number that is added to the index of the last dimension.

    By MLIR's documents, the sum is in bounds of this dimension. But MLIR's vectorizer emits numbers
    that go on to the next rows: they must be in bounds of the array.
    """
    base, *indices, lanes, mask, _ = op.operands
    type_, rank = base.type, len(indices)
    if not rank or mask.type.scalable:
        return
    _require_outer(checks, base, indices, mask)
    is_memref = isinstance(type_, ir.MemRefType)
    if rank > 1 and is_memref and type_.affine_map != ir.AffineMap.get_identity(rank):
        return
    first: Number = 0
    elements: Number = 1
    for axis, index in enumerate(indices):
        size = checks.size(base, axis)
        first = checks.add(checks.multiply(first, size), checks.number(index))
        elements = checks.multiply(elements, size)
    if not isinstance(lanes.type.element_type, ir.IndexType):
        lanes = checks.emit("arith.index_cast", _indices(mask), lanes)
    message = _message(0, elements) if rank == 1 else "a lane is out of bounds of the array"
    _require_lanes(checks, mask, _shifted(checks, mask, lanes, first), elements, message)


def _require_outer(
    checks: Checks, base: ir.Value, indices: Sequence[ir.Value], mask: ir.Value
) -> None:
    """All indices but the last are in bounds, if a lane is enabled."""
    for axis, index in enumerate(indices[:-1]):
        size = checks.size(base, axis)
        inside = checks.inside(checks.number(index), size)
        if inside is not True:
            none = checks.equal(_count(checks, mask, mask), 0)
            checks.require(checks.any(none, inside), _message(axis, size, "the index"))


def _shifted(checks: Checks, mask: ir.Value, lanes: Number, first: Number) -> Number:
    """The sums of ``first`` and of ``lanes``, which are as many as those of ``mask``."""
    type_ = _indices(mask)
    return checks.emit("arith.addi", type_, checks.emit("vector.broadcast", type_, first), lanes)


def _require_lanes(checks: Checks, mask: ir.Value, at: Number, size: Number, message: str) -> None:
    """The numbers ``at`` of the lanes that are enabled are indices below ``size``."""
    sizes = checks.emit("vector.broadcast", _indices(mask), size)
    predicate = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), _UGE)
    outside = checks.emit("arith.cmpi", mask.type, at, sizes, predicate=predicate)
    wrong = checks.emit("arith.andi", mask.type, mask, outside)
    checks.require(checks.equal(_count(checks, mask, wrong), 0), message)


def _count(checks: Checks, mask: ir.Value, bits: Number) -> Number:
    """How many of ``bits``, a vector of the type of ``mask``, are set."""
    index, type_ = ir.IndexType.get(), _indices(mask)
    numbers = checks.emit("arith.index_castui", type_, bits)
    if type_.rank > 1:
        flat = ir.VectorType.get([prod(type_.shape)], index, loc=ir.Location.unknown())
        numbers = checks.emit("vector.shape_cast", flat, numbers)
    kind = ir.Attribute.parse("#vector.kind<add>")
    return checks.emit("vector.reduction", index, numbers, kind=kind)


def _indices(mask: ir.Value) -> Any:
    """The type of a vector of indices with the shape of ``mask``."""
    type_: Any = mask.type
    return ir.VectorType.get(type_.shape, ir.IndexType.get(), loc=ir.Location.unknown())


def _message(axis: int, size: Number, what: str = "a lane") -> str:
    return f"{what} is out of bounds of {axis_text(axis, size)}"
