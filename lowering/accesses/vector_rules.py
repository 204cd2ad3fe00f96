"""What accesses of vectors require: of all lanes, or of those that a mask enables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any

from mlir_abi.bindings import ir
from mlir_abi.lowering.accesses.checks import ONE_LANE, Checks, Lanes, Number, Rule, axis_text
from mlir_abi.passes.support.functions import operand_groups

_UGE = 9
"""The predicate of ``arith.cmpi``."""


def vector_element(array: int) -> Rule:
    """The last dimensions of a memref are accessed by the lanes of a vector."""

    def rule(op: ir.Operation, checks: Checks) -> None:
        operands = list(op.operands)
        lanes = lanes_of(op, array)
        for axis, index in enumerate(operands[array + 1 :]):
            checks.require_in_bounds(operands[array], axis, index, lanes.get(axis, ONE_LANE))

    return rule


def lanes_of(op: ir.Operation, array: int) -> dict[int, Lanes]:
    """The axes of the array along which a vector is accessed, each with its lanes."""
    value: Any = op.operands[0].type if array else op.results[0].type
    memref: Any = op.operands[array].type
    if not isinstance(value, ir.VectorType) or memref.element_type == value:
        return {}
    return dict(enumerate(_lanes(value), start=memref.rank - value.rank))


def transfer(op: ir.Operation, checks: Checks) -> None:
    """A dimension that ``in_bounds`` leaves out may end behind the array; others may not."""
    is_read = op.name == "vector.transfer_read"
    groups = operand_groups(op)
    ((array,), indices) = groups[:2] if is_read else groups[1:3]
    vector: Any = op.results[0].type if is_read else op.operands[0].type
    results, flags = op.attributes["permutation_map"].value.results, op.attributes["in_bounds"]
    in_bounds: dict[int, Lanes | None] = {}
    for result, flag, lanes in zip(results, flags, _lanes(vector), strict=False):
        if isinstance(result, ir.AffineDimExpr):
            in_bounds[result.position] = lanes if ir.BoolAttr(flag).value else None
    mask = _mask_around(op) or next(iter(groups[-1]), None)
    if mask is not None:  # its dimensions are in the order of the axes of the array
        axes = enumerate(sorted(in_bounds))
        dimensions = {axis: i if in_bounds[axis] else None for i, axis in axes}
        _require_enabled(checks, array, indices, mask, dimensions)
        return
    for axis, index in enumerate(indices):
        along = in_bounds.get(axis, ONE_LANE)
        if along is not None:
            checks.require_in_bounds(array, axis, index, along)


def masked_access(op: ir.Operation, checks: Checks) -> None:
    """The lanes follow each other in the last dimensions of a memref."""
    base, *indices, mask, _ = op.operands
    first = len(indices) - mask.type.rank
    dimensions = {first + i: i for i in range(mask.type.rank)}
    _require_enabled(checks, base, indices, mask, dimensions)


def compressed_access(op: ir.Operation, checks: Checks) -> None:
    """The lanes that are enabled follow each other in the last dimension of a memref."""
    base, *indices, mask, _ = op.operands
    if indices:
        axis = len(indices) - 1
        _require_enabled(checks, base, indices, mask, {axis: None})
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
    mask = _mask_around(op) or mask  # MLIR lowers it so
    type_, rank = base.type, len(indices)
    if not rank:
        return
    _require_enabled(checks, base, indices, mask, {rank - 1: None})
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
    outside = _outside(checks, first, lanes, elements, mask.type)
    _require_none(checks, mask, outside, message)


def _require_enabled(
    checks: Checks,
    base: ir.Value,
    indices: Sequence[ir.Value],
    mask: ir.Value,
    dimensions: Mapping[int, int | None],
) -> None:
    """Require that the lanes which ``mask`` enables are in bounds of ``base``.

    ``dimensions`` are those of the mask along axes of ``base``; of an axis with None, nothing is
    required. Of the other axes, the index is in bounds if a lane is enabled.
    """
    for axis, index in enumerate(indices):
        size = checks.size(base, axis)
        if axis not in dimensions:
            inside = checks.inside(checks.number(index), size)
            if inside is not True:
                none = checks.equal(_count(checks, mask, mask), 0)
                checks.require(checks.any(none, inside), _message(axis, size, "the index"))
        elif (dimension := dimensions[axis]) is not None:
            outside = _outside_along(checks, checks.number(index), size, mask, dimension)
            _require_none(checks, mask, outside, _message(axis, size))


def _outside_along(
    checks: Checks, first: Number, size: Number, mask: ir.Value, dimension: int
) -> Number:
    """Of each lane, whether the sum of ``first`` and its position in a dimension is no index."""
    type_: Any = mask.type
    shape, scalable = type_.shape, type_.scalable_dims
    line = _vector([shape[dimension]], type_.element_type, [scalable[dimension]])
    steps = checks.emit("vector.step", _with_elements(line, ir.IndexType.get()))
    outside = _outside(checks, first, steps, size, line)
    if dimension < type_.rank - 1:
        ones = [1] * (type_.rank - dimension - 1)
        column = _vector([shape[dimension], *ones], type_.element_type)
        outside = checks.emit("vector.shape_cast", column, outside)
    return outside if type_.rank == 1 else checks.emit("vector.broadcast", type_, outside)


def _outside(checks: Checks, first: Number, lanes: Number, size: Number, type_: Any) -> Number:
    """Of each lane, whether the sum of ``first`` and its number is no index below ``size``."""
    indices = _with_elements(type_, ir.IndexType.get())
    at = checks.emit("arith.addi", indices, checks.emit("vector.broadcast", indices, first), lanes)
    sizes = checks.emit("vector.broadcast", indices, size)
    predicate = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), _UGE)
    return checks.emit("arith.cmpi", type_, at, sizes, predicate=predicate)


def _require_none(checks: Checks, mask: ir.Value, outside: Number, message: str) -> None:
    """Require that no lane which ``mask`` enables is ``outside``."""
    wrong = checks.emit("arith.andi", mask.type, mask, outside)
    checks.require(checks.equal(_count(checks, mask, wrong), 0), message)


def _count(checks: Checks, mask: ir.Value, bits: Number) -> Number:
    """How many of ``bits``, a vector of the type of ``mask``, are set."""
    index, type_ = ir.IndexType.get(), _indices(mask)
    numbers = checks.emit("arith.index_castui", type_, bits)
    if type_.rank > 1:
        flat = _vector([prod(type_.shape)], index, [type_.scalable])
        numbers = checks.emit("vector.shape_cast", flat, numbers)
    kind = ir.Attribute.parse("#vector.kind<add>")
    return checks.emit("vector.reduction", index, numbers, kind=kind)


def _mask_around(op: ir.Operation) -> ir.Value | None:
    """The mask of the ``vector.mask`` that ``op`` stands in."""
    parent = op.parent
    return parent.operands[0] if parent.name == "vector.mask" else None


def _lanes(vector: Any) -> list[Lanes]:
    return list(map(Lanes, vector.shape, vector.scalable_dims))


def _indices(mask: ir.Value) -> Any:
    """The type of a vector of indices with the shape of ``mask``."""
    return _with_elements(mask.type, ir.IndexType.get())


def _with_elements(type_: Any, element: ir.Type) -> Any:
    return _vector(type_.shape, element, type_.scalable_dims)


def _vector(shape: Sequence[int], element: ir.Type, scalable: Sequence[bool] | None = None) -> Any:
    unknown = ir.Location.unknown()
    return ir.VectorType.get(shape, element, scalable=scalable, loc=unknown)


def _message(axis: int, size: Number, what: str = "a lane") -> str:
    return f"{what} is out of bounds of {axis_text(axis, size)}"
