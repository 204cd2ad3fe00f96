"""Loops that go through memory as one loop would."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise

from mlir_abi.bindings import ir
from mlir_abi.lowering.loops.loop_nest import Nest, Operand, is_dense
from mlir_abi.passes.support.functions import find_named

_SIZE_ONE, _NOT_A_LOOP = -1, -2
"""In place of the loop along a dimension of size 1, or whose index is no loop variable."""


def merge_loops(nest: Nest) -> Nest:
    """Make one loop of loops that would be one if the operands had fewer dimensions.

    So the rows of ``memref<2x7x7x96xf32>`` are 98. Loops of one iteration are left out. The order
    of the iterations stays. A ``memref.collapse_shape`` views each operand with fewer dimensions.
    """
    attributes, count = nest.op.attributes, nest.operands[0].map.n_dims
    types = [each.value.type for each in nest.operands if each.factors]
    if not all(map(_can_be_collapsed, types)) or find_named(nest.op, "linalg.index"):
        return nest
    ones = _loops_of_one(nest)
    along = {each: _loops_along(each, nest, ones) for each in nest.operands}

    def is_one_loop(before: int, loop: int) -> bool:
        is_same_kind = (before in nest.parallel) == (loop in nest.parallel)
        return is_same_kind and all(_follows(*each, before, loop) for each in along.items())

    groups = _grouped([i for i in range(count) if i not in ones], is_one_loop)
    if not 0 < len(groups) < count:
        return nest
    number = {loop: i for i, group in enumerate(groups) for loop in group}
    zero = ir.AffineConstantExpr.get(0)
    new = [ir.AffineDimExpr.get(number[i]) if i in number else zero for i in range(count)]
    substitution = ir.AffineMap.get(len(groups), 0, new)
    maps = []
    for i, (operand, loops) in enumerate(along.items()):
        views = _views(loops, number)
        chosen = [next((j for j in view[::-1] if loops[j] != _SIZE_ONE), view[0]) for view in views]
        indices = [operand.map.results[j].compose(substitution) for j in chosen]
        maps.append(ir.AffineMapAttr.get(ir.AffineMap.get(len(groups), 0, indices)))
        if len(views) < len(loops):
            with ir.InsertionPoint(nest.op), nest.op.location:
                nest.op.operands[i] = _collapsed(operand.value, views, chosen)
    kinds = attributes["iterator_types"]
    attributes["indexing_maps"] = ir.ArrayAttr.get(maps)
    attributes["iterator_types"] = ir.ArrayAttr.get([kinds[group[0]] for group in groups])
    return Nest(nest.op)


def _grouped(items: Iterable[int], belongs: Callable[[int, int], bool]) -> list[list[int]]:
    """Groups of adjacent ``items``, each of which ``belongs`` to the one before it."""
    groups: list[list[int]] = []
    for item in items:
        if groups and belongs(groups[-1][-1], item):
            groups[-1].append(item)
        else:
            groups.append([item])
    return groups


def _views(loops: Sequence[int], number: Mapping[int, int]) -> list[list[int]]:
    """The dimensions, along which there are ``loops``, that one dimension of the view has.

    ``number`` is that of the new loop.
    """

    def is_one_dimension(_: int, dimension: int) -> bool:
        *outer, loop = loops[: dimension + 1]
        before = next((each for each in reversed(outer) if each != _SIZE_ONE), _SIZE_ONE)
        if _SIZE_ONE in (before, loop):
            return True
        return before in number and number[before] == number.get(loop)

    return _grouped(range(len(loops)), is_one_dimension)


def _loops_of_one(nest: Nest) -> set[int]:
    """The loops of one iteration, but for those beside a loop that ends before its dimension does.

    MLIR takes an index that is one loop for one that goes to the end.
    """
    ones = {i for i in nest.sources if nest.size(i) == 1}
    for operand in nest.operands:
        for i, factors in enumerate(operand.factors):
            rest, size = factors.keys() - ones, operand.value.type.shape[i]
            if len(rest) == 1 and nest.size(*rest) != size:
                ones -= factors.keys()
    return ones


def _loops_along(operand: Operand, nest: Nest, ones: set[int]) -> list[int]:
    """The loop that goes along each dimension, from one element to the next."""
    loops = []
    for i, factors in enumerate(operand.factors):
        rest, size = [loop for loop in factors if loop not in ones], operand.value.type.shape[i]
        if not rest:
            loops.append(_SIZE_ONE if size == 1 else _NOT_A_LOOP)
        elif (
            len(rest) == 1
            and factors[rest[0]] == 1
            and (isinstance(operand.map.results[i], ir.AffineDimExpr) or nest.size(rest[0]) == size)
        ):
            loops.append(rest[0])
        else:
            loops.append(_NOT_A_LOOP)
    return loops


def _follows(operand: Operand, along: list[int], one: int, other: int) -> bool:
    """Whether the two loops cover contiguous memory, or neither indexes this operand."""
    count = sum(loop in factors for factors in operand.factors for loop in (one, other))
    if count != 2:
        return count == 0
    shape, (strides, _) = operand.value.type.shape, operand.value.type.get_strides_and_offset()
    dimensions = [i for i, loop in enumerate(along) if loop != _SIZE_ONE]
    return any(
        (along[i], along[j]) == (one, other)
        and (is_dense(operand.value.type) or strides[i] == strides[j] * shape[j])
        for i, j in pairwise(dimensions)
    )


def _can_be_collapsed(type_: ir.MemRefType) -> bool:
    """Whether MLIR knows the strides of all views: it forgets some beside dynamic sizes."""
    is_strided = isinstance(type_.layout, ir.StridedLayoutAttr)
    return is_dense(type_) or (is_strided and type_.has_static_shape)


def _collapsed(value: ir.Value, views: list[list[int]], chosen: list[int]) -> ir.Value:
    """A view of a memref: dimension i has the stride of dimension ``chosen[i]``."""
    type_, dynamic = value.type, ir.ShapedType.get_dynamic_size()
    sizes = [[type_.shape[i] for i in view] for view in views]
    shape = [dynamic if dynamic in each else math.prod(each) for each in sizes]
    strides, offset = type_.get_strides_and_offset()
    layout = ir.StridedLayoutAttr.get(offset, [strides[i] for i in chosen])
    new = ir.MemRefType.get(
        shape, type_.element_type, None if is_dense(type_) else layout, type_.memory_space
    )
    index = ir.IntegerType.get_signless(64)
    groups = [ir.ArrayAttr.get([ir.IntegerAttr.get(index, i) for i in view]) for view in views]
    attributes = {"reassociation": ir.ArrayAttr.get(groups)}
    return ir.Operation.create("memref.collapse_shape", [new], [value], attributes).result
