"""The rules of sizes for operations of StableHLO and CHLO."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlir_abi.bindings import stablehlo_library
from mlir_abi.dialect_attrs.size_expressions import Sum
from mlir_abi.passes.support.sizes.elements import elements, shaped_by
from mlir_abi.passes.support.sizes.rules import (
    Rule,
    concat,
    elementwise,
    like,
    like_last_operands,
)
from mlir_abi.passes.support.sizes.value_sizes import ValueSizes

_ELEMENTWISE = (
    *("abs", "add", "and", "atan2", "bitcast_convert", "cbrt", "ceil", "compare", "complex"),
    *("convert", "cosine", "count_leading_zeros", "divide", "exponential"),
    *("exponential_minus_one", "floor", "imag", "is_finite", "log", "log_plus_one", "logistic"),
    *("map", "maximum", "minimum", "multiply", "negate", "not", "or", "popcnt", "power", "real"),
    *("reduce_precision", "remainder", "reverse", "round_nearest_afz", "round_nearest_even"),
    *("rsqrt", "shift_left", "shift_right_arithmetic", "shift_right_logical", "sign", "sine"),
    *("sort", "sqrt", "subtract", "tan", "tanh", "xor"),
)
_ELEMENTWISE_CHLO = (
    *("acos", "acosh", "asin", "asinh", "atan", "atanh", "bessel_i1e", "conj", "cosh", "digamma"),
    *("erf", "erf_inv", "erfc", "is_inf", "is_neg_inf", "is_pos_inf", "lgamma", "next_after"),
    *("polygamma", "sinh", "tan", "zeta"),
)


def _transpose(op: Any, sizes: ValueSizes) -> None:
    source = sizes.of(op.operands[0])
    sizes.define(op.results[0], [source[i] for i in op.attributes["permutation"]])


def _reduce(op: Any, sizes: ValueSizes) -> None:
    reduced = set(op.attributes["dimensions"])
    for array, result in zip(op.operands, op.results, strict=False):
        kept = [size for i, size in enumerate(sizes.of(array)) if i not in reduced]
        sizes.define(result, kept)


def _pad(op: Any, sizes: ValueSizes) -> None:
    names = ("edge_padding_low", "edge_padding_high", "interior_padding")
    _padded(op, sizes, [[Sum({}, n) for n in op.attributes[name]] for name in names])


def _dynamic_pad(op: Any, sizes: ValueSizes) -> None:
    _padded(op, sizes, [elements(operand, sizes) for operand in list(op.operands)[2:]])


def _padded(op: Any, sizes: ValueSizes, padding: Sequence[Any]) -> None:
    if None in padding:
        return
    padded: list[Sum] = []
    for size, low, high, interior in zip(sizes.of(op.operands[0]), *padding, strict=True):
        gaps = sizes.combined("arith.maxsi", [sizes.sum([size, Sum({}, -1)]), Sum()])
        padded.append(sizes.sum([size, low, high, sizes.product([gaps, interior])]))
    sizes.define(op.results[0], padded)


def _slice(op: Any, sizes: ValueSizes) -> None:
    """The size is (limit - start) / stride, rounded up."""
    bounds: list[Any] = [elements(operand, sizes) for operand in list(op.operands)[1:]]
    if None in bounds:
        return
    sliced: list[Sum] = []
    for start, limit, stride in zip(*bounds, strict=True):
        length = sizes.sum([limit, start * -1, stride, Sum({}, -1)])
        is_one = stride.number == 1
        sliced.append(length if is_one else sizes.combined("arith.divsi", [length, stride]))
    sizes.define(op.results[0], sliced)


def _numbers(kind: str, attribute: Any) -> Any:
    """The dimension numbers in ``attribute``; None with IREE's bindings, which cannot read them."""
    try:
        return getattr(stablehlo_library(), kind)(attribute)
    except ImportError:
        return None


def _gather(op: Any, sizes: ValueSizes) -> None:
    """What is in no slice has the sizes of the indices."""
    if numbers := _numbers("GatherDimensionNumbers", op.attributes["dimension_numbers"]):
        indices = sizes.of(op.operands[1])
        batch = [size for i, size in enumerate(indices) if i != numbers.index_vector_dim]
        outside = {*numbers.collapsed_slice_dims, *numbers.operand_batching_dims}
        slices = [int(n) for i, n in enumerate(op.attributes["slice_sizes"]) if i not in outside]
        in_slice = dict(zip(numbers.offset_dims, slices, strict=True))
        remaining = iter(batch)
        rank = len(batch) + len(slices)
        sizes.define(
            op.results[0],
            [Sum({}, in_slice[i]) if i in in_slice else next(remaining) for i in range(rank)],
        )


def _dot_general(op: Any, sizes: ValueSizes) -> None:
    """The batch dimensions stand first; those that are contracted are left out."""
    numbers = _numbers("DotDimensionNumbers", op.attributes["dot_dimension_numbers"])
    if numbers is None:
        return
    left, right = map(sizes.of, op.operands)
    batch, contracted = numbers.lhs_batching_dimensions, numbers.lhs_contracting_dimensions
    others = numbers.rhs_batching_dimensions, numbers.rhs_contracting_dimensions
    for i, k in zip((*batch, *contracted), (*others[0], *others[1]), strict=True):
        sizes.require(left[i], right[k])
    result = [left[i] for i in batch]
    result += [size for i, size in enumerate(left) if i not in {*batch, *contracted}]
    result += [size for i, size in enumerate(right) if i not in {*others[0], *others[1]}]
    sizes.define(op.results[0], result)


RULES: dict[str, Rule] = {
    **dict.fromkeys([f"stablehlo.{name}" for name in _ELEMENTWISE], elementwise),
    **dict.fromkeys([f"chlo.{name}" for name in _ELEMENTWISE_CHLO], elementwise),
    "stablehlo.optimization_barrier": like_last_operands,
    **dict.fromkeys(["stablehlo.select", "stablehlo.clamp"], like(1)),
    "stablehlo.concatenate": concat("dimension"),
    "stablehlo.transpose": _transpose,
    "stablehlo.reduce": _reduce,
    "stablehlo.pad": _pad,
    "stablehlo.dynamic_pad": _dynamic_pad,
    "stablehlo.real_dynamic_slice": _slice,
    "stablehlo.dynamic_iota": shaped_by(0),
    "stablehlo.dynamic_broadcast_in_dim": shaped_by(1),
    "stablehlo.dynamic_reshape": shaped_by(1),
    "stablehlo.gather": _gather,
    "stablehlo.dot_general": _dot_general,
}
