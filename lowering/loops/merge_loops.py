"""Loops that go through memory as one loop would."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any, NamedTuple

from mlir_abi.bindings import ir
from mlir_abi.lowering.loops.nest import Nest, Operand


class Dimension(NamedTuple):
    """One or more dimensions of a memref: ``last``, and those that it is viewed together with."""

    indices: list[int]
    last: int
    loop: int | None
    """The loop whose variable is the index."""


def merge_loops(nest: Nest) -> None:
    """Make one loop of loops that would be one if the operands had fewer dimensions.

    So the rows of ``memref<2x7x7x96xf32>`` are 98. Loops of one iteration are left out. The order
    of the iterations stays. A ``memref.collapse_shape`` views each operand with fewer dimensions.
    """
    count = nest.operands[0].map.n_dims
    loops = [i for i in range(count) if nest.size(i) != 1]
    dimensions = {each: _dimensions(each, nest) for each in nest.operands if each.factors}
    has_index = any(op.operation.name == "linalg.index" for op in nest.body.operations)
    if not loops or has_index or not all(map(_has_known_strides, dimensions)):
        return
    groups: list[list[int]] = []
    for loop in loops:
        is_next = groups and (groups[-1][-1] in nest.parallel) == (loop in nest.parallel)
        if is_next and all(_follows(*each, groups[-1][-1], loop) for each in dimensions.items()):
            groups[-1].append(loop)
        else:
            groups.append([loop])
    if len(groups) == count:
        return
    merged: dict[int | None, Any] = {
        loop: ir.AffineDimExpr.get(k) for k, group in enumerate(groups) for loop in group
    }
    zero = ir.AffineConstantExpr.get(0)
    substitution = ir.AffineMap.get(len(groups), 0, [merged.get(i, zero) for i in range(count)])
    kinds, maps = nest.op.attributes["iterator_types"], []
    for i, operand in enumerate(nest.operands):
        views: list[Dimension] = []
        for each in dimensions.get(operand, []):
            before = views[-1].loop if views else None
            if None not in (before, each.loop) and merged[before] == merged[each.loop]:
                views[-1] = Dimension(views[-1].indices + each.indices, each.last, each.loop)
            else:
                views.append(each)
        results = [operand.map.results[each.last].compose(substitution) for each in views]
        maps.append(ir.AffineMapAttr.get(ir.AffineMap.get(len(groups), 0, results)))
        if len(views) < len(operand.factors):
            with ir.InsertionPoint(nest.op), nest.op.location:
                nest.op.operands[i] = _collapsed(operand.value, views)
    nest.op.attributes["indexing_maps"] = ir.ArrayAttr.get(maps)
    nest.op.attributes["iterator_types"] = ir.ArrayAttr.get([kinds[group[0]] for group in groups])


def _dimensions(operand: Operand, nest: Nest) -> list[Dimension]:
    """The dimensions of more than one element, each with those of one element beside it."""
    dimensions: list[Dimension] = []
    ones: list[int] = []
    for i, factors in enumerate(operand.factors):
        size = operand.value.type.shape[i]
        loops = [loop for loop, factor in factors.items() if factor and nest.size(loop) != 1]
        if size == 1 and not loops:
            (dimensions[-1].indices if dimensions else ones).append(i)
            continue
        is_whole = len(loops) == 1 and (
            isinstance(operand.map.results[i], ir.AffineDimExpr)
            or (factors[loops[0]] == 1 and nest.size(loops[0]) == size)
        )
        dimensions.append(Dimension([*ones, i], i, loops[0] if is_whole else None))
        ones = []
    return dimensions


def _has_known_strides(operand: Operand) -> bool:
    type_ = operand.value.type
    if isinstance(type_.layout, ir.StridedLayoutAttr):
        return bool(type_.has_static_shape)
    return bool(type_.affine_map == ir.AffineMap.get_identity(type_.rank))


def _follows(operand: Operand, dimensions: list[Dimension], one: int, other: int) -> bool:
    """Whether ``other`` goes through what is between two steps of ``one``, or neither moves."""
    if not any(factors.get(one) or factors.get(other) for factors in operand.factors):
        return True
    if any(sum(bool(each.get(loop)) for each in operand.factors) != 1 for loop in (one, other)):
        return False
    strides, _ = operand.value.type.get_strides_and_offset()
    has_gaps = isinstance(operand.value.type.layout, ir.StridedLayoutAttr)
    shape = operand.value.type.shape
    return any(
        (left.loop, right.loop) == (one, other)
        and (not has_gaps or strides[left.last] == strides[right.last] * shape[right.last])
        for left, right in pairwise(dimensions)
    )


def _collapsed(value: ir.Value, views: list[Dimension]) -> ir.Value:
    type_, dynamic = value.type, ir.ShapedType.get_dynamic_size()
    sizes = [[type_.shape[i] for i in each.indices] for each in views]
    shape = [dynamic if dynamic in each else math.prod(each) for each in sizes]
    strides, offset = type_.get_strides_and_offset()
    layout = None
    if isinstance(type_.layout, ir.StridedLayoutAttr):
        layout = ir.StridedLayoutAttr.get(offset, [strides[each.last] for each in views])
    new = ir.MemRefType.get(shape, type_.element_type, layout, type_.memory_space)
    index = ir.IntegerType.get_signless(64)
    groups = [[ir.IntegerAttr.get(index, i) for i in each.indices] for each in views]
    reassociation = ir.ArrayAttr.get(list(map(ir.ArrayAttr.get, groups)))
    attributes = {"reassociation": reassociation}
    return ir.Operation.create("memref.collapse_shape", [new], [value], attributes).result
