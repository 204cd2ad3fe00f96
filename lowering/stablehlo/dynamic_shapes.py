"""Converts operations of StableHLO on arrays whose sizes are values.

JAX writes them for functions that it exports with symbolic shapes. MLIR's passes convert the rest
of them, such as ``real_dynamic_slice``, and ``dynamic_iota`` to one of rank 1 and a broadcast.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from mlir_abi import bindings
from mlir_abi.bindings import arith, ir, stablehlo_library
from mlir_abi.lowering.stablehlo.computed_tensors import (
    clamp,
    dilated_size,
    dynamic_sizes,
    element_or,
    generate,
    integer_at,
    pad,
    reverse,
    window_count,
)
from mlir_abi.lowering.stablehlo.convolution import (
    CONVOLUTION,
    DYNAMIC_CONVOLUTION,
    convolution,
)
from mlir_abi.lowering.stablehlo.cumulative import REDUCE_WINDOW, cumulate
from mlir_abi.lowering.stablehlo.loops import (
    choose,
    constant,
    inline_block,
    loop_nest,
    require,
    size_of,
)
from mlir_abi.passes.support.attributes import constant_value, integer
from mlir_abi.passes.support.functions import CALL, CUSTOM_CALL, call_target, replace_op

DYNAMIC_GATHER = "stablehlo.dynamic_gather"
DYNAMIC_UPDATE_SLICE = "stablehlo.dynamic_update_slice"


def convert_dynamic(op: ir.Operation) -> None:
    """Replace ``op`` if it is one of those that MLIR's passes leave."""
    convert = _CONVERSIONS.get(call_target(op) if op.name == CUSTOM_CALL else op.name)
    if convert is not None:
        with ir.InsertionPoint(op), op.location:
            values = convert(op)
            if values is not None:
                replace_op(op, values)


def convert_by_element(op: ir.Operation) -> None:
    """Apply ``op`` to one element of an array of dynamic size, or to the elements that become one.

    MLIR's pass, which lowers it on static sizes, ends the process ("could not reify").
    """
    array, type_ = op.operands[0], op.result.type
    if type_.has_static_shape:
        return
    rank = min(array.type.rank, type_.rank)

    def element(index: list[ir.Value]) -> ir.Value:
        inner = [[constant(i)] for i in range(piece.shape[0])] if piece.rank else [[]]
        elements = [bindings.tensor.extract(array, [*index[:rank], *each]) for each in inner]
        operand = bindings.tensor.from_elements(piece, elements)
        new = ir.Operation.create(op.name, [result], [operand], dict(op.attributes))
        return bindings.tensor.extract(new.result, index[rank:])

    with ir.InsertionPoint(op), op.location:
        piece, result = (
            ir.RankedTensorType.get(each.shape[rank:], each.element_type)
            for each in (array.type, type_)
        )
        sizes = [size_of(array, i) for i in range(rank)] + [constant(i) for i in result.shape]
        replace_op(op, [generate(type_, sizes, element)])


def _assert(op: ir.Operation) -> list[ir.Value]:
    holds = bindings.tensor.extract(op.operands[0], [])
    require(holds, op.attributes["error_message"])
    return []


def _broadcast(op: ir.Operation) -> list[ir.Value]:
    """Repeat along each axis whose size is 1; another size must be that of the result."""
    (array, shape), type_ = op.operands, op.result.type
    dims = list(op.attributes["broadcast_dimensions"])
    sizes = [
        integer_at(shape, constant(i)) if type_.is_dynamic_dim(i) else constant(size)
        for i, size in enumerate(type_.shape)
    ]
    repeats = []
    for i, dim in enumerate(dims):
        size = size_of(array, i)
        is_one, is_same = (
            arith.cmpi(arith.CmpIPredicate.eq, size, each) for each in (constant(1), sizes[dim])
        )
        text = f"{op.name}: the size of axis {i} is neither 1 nor that of the result"
        require(arith.ori(is_one, is_same), text)
        repeats.append(is_one)

    def element(index: list[ir.Value]) -> ir.Value:
        at = [
            arith.select(is_one, constant(0), index[dim])
            for is_one, dim in zip(repeats, dims, strict=True)
        ]
        return bindings.tensor.extract(array, at)

    return [generate(type_, sizes, element)]


def _update_slice(op: ir.Operation) -> list[ir.Value]:
    """Insert the update where the whole of it is inside, as XLA does."""
    array, update, *indices = op.operands
    sizes = [size_of(update, i) for i in range(update.type.rank)]
    starts = [
        clamp(integer_at(index), arith.subi(size_of(array, i), sizes[i]))
        for i, index in enumerate(indices)
    ]
    extents = dynamic_sizes(update.type, sizes)
    offsets = [ir.ShapedType.get_dynamic_stride_or_offset()] * len(starts)
    shape, strides = update.type.shape, [1] * len(starts)
    return [
        bindings.tensor.insert_slice(update, array, starts, extents, [], offsets, shape, strides)
    ]


def _gather(op: ir.Operation) -> list[ir.Value]:
    """Each slice starts where the whole of it is inside, as in XLA."""
    operand, indices, slice_sizes = op.operands
    numbers: Any = stablehlo_library().GatherDimensionNumbers(op.attributes["dimension_numbers"])
    outside = {*numbers.collapsed_slice_dims, *numbers.operand_batching_dims}
    in_slice = [i for i in range(operand.type.rank) if i not in outside]
    slice_size = [integer_at(slice_sizes, constant(i)) for i in range(operand.type.rank)]
    last = [arith.subi(size_of(operand, i), size) for i, size in enumerate(slice_size)]
    rank, vector_dim = op.result.type.rank, numbers.index_vector_dim
    batch_dims = [i for i in range(rank) if i not in numbers.offset_dims]
    indices_dims = [i for i in range(indices.type.rank) if i != vector_dim]
    sizes = {at: slice_size[i] for at, i in zip(numbers.offset_dims, in_slice, strict=True)}
    sizes |= {at: size_of(indices, i) for at, i in zip(batch_dims, indices_dims, strict=True)}

    def element(index: list[ir.Value]) -> ir.Value:
        batch_index = [index[i] for i in batch_dims]
        at = [constant(0)] * operand.type.rank
        for i, dim in enumerate(numbers.start_index_map):
            vector_index = list(batch_index)
            if vector_dim < indices.type.rank:
                vector_index.insert(vector_dim, constant(i))
            at[dim] = clamp(integer_at(indices, *vector_index), last[dim])
        for dim, i in zip(
            numbers.operand_batching_dims, numbers.start_indices_batching_dims, strict=True
        ):
            at[dim] = batch_index[i - (i > vector_dim)]
        for dim, i in zip(in_slice, numbers.offset_dims, strict=True):
            at[dim] = arith.addi(at[dim], index[i])
        return bindings.tensor.extract(operand, at)

    return [generate(op.result.type, [sizes[i] for i in range(rank)], element)]


def _pad(op: ir.Operation) -> list[ir.Value]:
    """Pad an array by numbers that are operands, or attributes; MLIR's pass converts some."""
    array, padding, *edges = op.operands
    if edges:
        low, high, interior = (
            [integer_at(edge, constant(i)) for i in range(array.type.rank)] for edge in edges
        )
    else:
        names = ("edge_padding_low", "edge_padding_high", "interior_padding")
        low, high, interior = (list(map(constant, op.attributes[name])) for name in names)
    steps = [arith.addi(each, constant(1)) for each in interior]
    return [pad(op.result.type, array, bindings.tensor.extract(padding, []), (low, high), steps)]


def _reduce_window(op: ir.Operation) -> list[ir.Value] | None:
    """Call the reducer for each element of a window; None unless the op is the one of JAX.

    Where `cumsum` or the like may be meant, the sizes say so when the code runs.
    """
    if len(op.results) > 1:
        return None
    array, initial, *numbers, padding = op.operands
    rank = array.type.rank
    window, strides, steps, dilations = (
        [integer_at(each, constant(i)) for i in range(rank)] for each in numbers
    )
    low, high = (
        [integer_at(padding, constant(i), constant(side)) for i in range(rank)] for side in range(2)
    )
    init = bindings.tensor.extract(initial, [])
    reducer = op.attributes["called_computations"][0]

    def combine(pair: list[ir.Value]) -> list[ir.Value]:
        operands = [bindings.tensor.from_elements(initial.type, [each]) for each in pair]
        call = ir.Operation.create(CALL, [initial.type], operands, {"callee": reducer})
        return [bindings.tensor.extract(call.result, [])]

    def reduced() -> list[ir.Value]:
        numbers = window, strides, steps, dilations, low, high
        return [_reduced_windows(op.result.type, array, init, combine, numbers)]

    dimension = _wide_dimension(*numbers)
    if dimension is None or op.result.type != array.type:
        return reduced()
    size = size_of(array, dimension)

    def cumulated_or(reverse: bool, otherwise: Callable[[], list[ir.Value]]) -> list[ir.Value]:
        edge = arith.subi(size, constant(1))
        condition = arith.cmpi(arith.CmpIPredicate.eq, window[dimension], size)
        for side, edges in enumerate((low, high)):
            for i, actual in enumerate(edges):
                expected = edge if (i, side) == (dimension, int(reverse)) else constant(0)
                is_equal = arith.cmpi(arith.CmpIPredicate.eq, actual, expected)
                condition = arith.andi(condition, is_equal)
        cumulated = partial(cumulate, [array], [init], combine, dimension, reverse)
        return choose(condition, [array.type], cumulated, otherwise)

    return cumulated_or(False, lambda: cumulated_or(True, reduced))


def _reduce_static_window(op: ir.Operation) -> list[ir.Value] | None:
    """Of static numbers, in an array with a dynamic size; MLIR's pass converts some of these."""
    if len(op.results) > 1:
        return None
    (array, initial), rank = op.operands, op.result.type.rank
    numbers = [
        [constant(each) for each in op.attributes.get(name, [1] * rank)]
        for name in ("window_dimensions", "window_strides", "base_dilations", "window_dilations")
    ]
    padding = [constant(each) for each in op.attributes.get("padding", [0] * 2 * rank)]
    init = bindings.tensor.extract(initial, [])
    combine = partial(inline_block, op.regions[0].blocks[0])
    numbers += [padding[::2], padding[1::2]]
    return [_reduced_windows(op.result.type, array, init, combine, numbers)]


def _reduced_windows(
    type_: ir.RankedTensorType,
    array: ir.Value,
    init: ir.Value,
    combine: Callable[[list[ir.Value]], list[ir.Value]],
    numbers: Sequence[list[ir.Value]],
) -> ir.Value:
    """Emit loops that ``combine`` the elements of each window."""
    window, strides, steps, dilations, low, high = numbers
    sizes = []
    for i in range(array.type.rank):
        inner = dilated_size(size_of(array, i), steps[i])
        size = arith.addi(arith.addi(low[i], inner), high[i])
        sizes.append(window_count(size, dilated_size(window[i], dilations[i]), strides[i]))

    def element(index: list[ir.Value]) -> ir.Value:
        starts = list(map(arith.subi, map(arith.muli, index, strides), low))

        def reduce(offset: list[ir.Value], total: list[ir.Value]) -> list[ir.Value]:
            at = list(map(arith.addi, starts, map(arith.muli, offset, dilations)))
            return combine([*total, element_or(array, at, steps, init)])

        return loop_nest(window, [init], reduce)[0]

    return generate(type_, sizes, element)


def _wide_dimension(window: ir.Value, *steps: ir.Value) -> int | None:
    """The only dimension in which ``window`` may have more than one element, if all steps are 1."""
    if window.owner.name != "tensor.from_elements" or not all(map(_is_one, steps)):
        return None
    wide = [i for i, size in enumerate(window.owner.operands) if not _is_one(size)]
    return wide[0] if len(wide) == 1 else None


def _is_one(number: ir.Value) -> bool:
    """Whether it is the constant 1, or an array of it."""
    value = constant_value(number)
    if isinstance(value, ir.DenseElementsAttr):
        return value.is_splat and integer(value.get_splat_value()) == 1
    return integer(value) == 1


_CONVERSIONS: dict[str, Callable[[ir.Operation], list[ir.Value] | None]] = {
    CONVOLUTION: convolution,
    DYNAMIC_CONVOLUTION: convolution,
    "stablehlo.dynamic_broadcast_in_dim": _broadcast,
    DYNAMIC_GATHER: _gather,
    "stablehlo.dynamic_pad": _pad,
    "stablehlo.pad": _pad,
    "stablehlo.dynamic_reshape": lambda op: [bindings.tensor.reshape(op.result.type, *op.operands)],
    DYNAMIC_UPDATE_SLICE: _update_slice,
    "stablehlo.reverse": lambda op: [reverse(op.operands[0], list(op.attributes["dimensions"]))],
    "shape_assertion": _assert,
    "stablehlo.dynamic_reduce_window": _reduce_window,
    REDUCE_WINDOW: _reduce_static_window,
}
"""By the name of the operation, or of the function that a ``stablehlo.custom_call`` calls."""
