"""Convert what MLIR's passes would convert wrongly or slowly."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from mlir_abi import bindings
from mlir_abi.bindings import arith, ir
from mlir_abi.lowering.mark_unsigned import MarkUnsigned
from mlir_abi.lowering.stablehlo.convolution import (
    CONVOLUTION,
    DYNAMIC_CONVOLUTION,
    convolve_without_gaps,
)
from mlir_abi.lowering.stablehlo.cumulative import REDUCE_WINDOW, convert_cumulative
from mlir_abi.lowering.stablehlo.custom_calls import convert_custom_call
from mlir_abi.lowering.stablehlo.dynamic_shapes import (
    DYNAMIC_GATHER,
    DYNAMIC_UPDATE_SLICE,
    convert_by_element,
)
from mlir_abi.lowering.stablehlo.fourier import FFT, convert_fft
from mlir_abi.lowering.stablehlo.in_f32 import (
    compute_small_in_f32,
    multiply_as_xla,
    reduce_in_f32,
)
from mlir_abi.lowering.stablehlo.loops import constant, require_equal_shapes, size_of
from mlir_abi.lowering.stablehlo.scatter import SCATTER
from mlir_abi.lowering.stablehlo.select_and_scatter import (
    SELECT_AND_SCATTER,
    convert_select_and_scatter,
)
from mlir_abi.lowering.stablehlo.triangular import (
    CHOLESKY,
    TRIANGULAR_SOLVE,
    convert_cholesky,
    convert_triangular_solve,
)
from mlir_abi.lowering.stablehlo.unsigned import widen_indices
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import CUSTOM_CALL, find_named, origin_of, replace_op
from mlir_abi.passes.support.op_builder import Builder

_GET_DIMENSION_SIZE = "stablehlo.get_dimension_size"
_BROADCASTS = frozenset(["stablehlo.broadcast_in_dim", "stablehlo.reshape"])
_CONCATENATE = "stablehlo.concatenate"
_COMPARE_TYPE = "compare_type"
_OF_SMALL_FLOATS = ("erf", "erfc", "is_inf", "is_neg_inf", "is_pos_inf")
"""The functions of CHLO that MLIR converts wrongly for small floats, or not at all."""
_LONG_PIECE = 32
"""From so many elements on, copies are faster than MLIR's loop with a branch for each element."""


@dataclass(frozen=True)
class StablehloPrepare(Pass):
    """Convert the operations of StableHLO that MLIR's passes convert wrongly or slowly.

    Before::

        %0 = stablehlo.dot %x, %y : (tensor<4x8xbf16>, tensor<8x4xbf16>) -> tensor<4x4xbf16>

    After::

        %0 = stablehlo.dot %x, %y : (tensor<4x8xbf16>, tensor<8x4xbf16>) -> tensor<4x4xf32>
        %1 = stablehlo.convert %0 : (tensor<4x4xf32>) -> tensor<4x4xbf16>

    ``abi.unsigned`` is set on arguments and results whose elements are unsigned. Products,
    convolutions and reductions of bf16, f16 and smaller floats are computed in f32, as in XLA. Of
    floats of 8 bits and fewer, conversions to integers, ``is_finite`` and the like are computed in
    f32, too: MLIR compares with numbers that they may not have. Unsigned factors and indices are
    widened as such. ``select_and_scatter``, a ``reduce_window`` that cumulates, and convolutions of
    floats with gaps become loops. A concatenation of long pieces becomes ``tensor.concat``. Sizes
    of arrays become ``tensor.dim``. ``custom_call`` becomes a call of a function that is declared,
    or, with JAX's names for LAPACK, of one that is defined; ``cholesky`` and ``triangular_solve``
    call LAPACK, too, and ``fft`` calls a function of loops. ``optimization_barrier`` and the calls
    ``@Sharding`` and ``@LayoutConstraint`` are removed.
    """

    name: ClassVar[str] = "abi-stablehlo-prepare"

    def run(self, op: ir.Operation) -> None:
        """Convert each operation; raises `PassError` for a ``custom_call`` of another kind."""
        MarkUnsigned().run(op)
        found = find_named(op, *_CONVERSIONS)
        has_sizes = any(each.name == _GET_DIMENSION_SIZE for each in found)
        conversions = _CONVERSIONS | _OF_SIZES if has_sizes else _CONVERSIONS
        for operation in reversed(found):  # inner ones first
            conversions[operation.name](operation)


def _convert_size(op: ir.Operation) -> None:
    """Replace ``get_dimension_size`` by ``tensor.dim``, which MLIR's passes can follow."""
    with ir.InsertionPoint(op), op.location:
        size = size_of(op.operands[0], op.attributes["dimension"].value)
        element = arith.index_cast(op.result.type.element_type, size)
        replace_op(op, [bindings.tensor.from_elements(op.result.type, [element])])


def _convert_sizes(concatenate: ir.Operation) -> None:
    """Make an array of sizes of its elements, which MLIR's passes can follow."""
    type_, operands = concatenate.result.type, concatenate.operands
    is_signless = isinstance(type_.element_type, ir.IntegerType) and type_.element_type.is_signless
    if not is_signless or any(operand.type.shape != [1] for operand in operands):
        _concatenate(concatenate)
        return
    with ir.InsertionPoint(concatenate), concatenate.location:
        elements = [bindings.tensor.extract(operand, [constant(0)]) for operand in operands]
        replace_op(concatenate, [bindings.tensor.from_elements(type_, elements)])


def _convert_to_integer(convert: ir.Operation) -> None:
    if isinstance(convert.result.type.element_type, ir.IntegerType):
        compute_small_in_f32(convert)


def _convolve(op: ir.Operation) -> None:
    multiply_as_xla(op)
    convolve_without_gaps(op)


def _reduce_windows(op: ir.Operation) -> None:
    reduce_in_f32(op)
    convert_cumulative(op)


def _keep_comparison(compare: ir.Operation) -> None:
    """Keep MLIR from folding ``x != x`` of dynamic sizes to a constant without sizes."""
    left, right = compare.operands
    is_folded = isinstance(left.type.element_type, ir.IntegerType) and left == right
    if is_folded and not left.type.has_static_shape and _COMPARE_TYPE in compare.attributes:
        del compare.attributes[_COMPARE_TYPE]  # the type of the elements says the same


def _digamma_of_zero(digamma: ir.Operation) -> None:
    """Let the result be -inf at 0, as in JAX 0.12; MLIR's expansion gives NaN there."""
    (x,), result = digamma.operands, digamma.result
    after = Builder(ir.InsertionPoint.after(digamma), digamma.location)
    zero = after.value("stablehlo.subtract", x.type, [x, x])  # or NaN
    is_zero = _is_equal(after, x, zero)
    pole = after.value("stablehlo.log", x.type, [zero])
    select = after.op("stablehlo.select", [is_zero, pole, result], results=[x.type])
    result.replace_all_uses_except(select.result, select)


def _atan2_of_zeros(atan2: ir.Operation) -> None:
    """Let the second of two zeros be an infinity of its sign: MLIR folds two zeros to NaN."""
    compute_small_in_f32(atan2)
    (y, x), at = atan2.operands, Builder.before(atan2)
    element = x.type.element_type
    if not isinstance(element, ir.FloatType):
        return
    zero, one = (
        at.value("chlo.constant_like", x.type, [x], {"value": ir.FloatAttr.get(element, number)})
        for number in (0, 1)
    )
    are_zero = [_is_equal(at, each, zero) for each in (y, x)]
    are_both = at.value("stablehlo.and", are_zero[0].type, are_zero)
    infinity = at.value("stablehlo.divide", x.type, [one, x])
    atan2.operands[1] = at.value("stablehlo.select", x.type, [are_both, infinity, x])


def _add_zero(op: ir.Operation) -> None:
    """Let the sum of -0 and 0 be 0: MLIR drops a constant 0, as it may drop -0."""
    if not isinstance(op.result.type.element_type, ir.FloatType):
        return
    for zero, number in (op.operands, list(op.operands)[::-1]):
        constant = origin_of(zero, _BROADCASTS).owner
        if not isinstance(constant, ir.Block) and constant.name == "stablehlo.constant":
            value = constant.attributes["value"]
            is_splat = isinstance(value, ir.DenseElementsAttr) and value.is_splat
            if is_splat and str(value.get_splat_value().value) == "0.0":
                at = Builder.before(op)
                is_zero = _is_equal(at, number, zero)
                type_ = op.result.type
                replace_op(op, [at.value("stablehlo.select", type_, [is_zero, zero, number])])
                return


def _is_equal(at: Builder, left: ir.Value, right: ir.Value) -> ir.Value:
    bit, type_ = ir.IntegerType.get_signless(1, at.location.context), left.type
    bits = ir.RankedTensorType.get(type_.shape, bit, type_.encoding, at.location)
    equal = ir.Attribute.parse("#stablehlo<comparison_direction EQ>", at.location.context)
    return at.value("stablehlo.compare", bits, [left, right], {"comparison_direction": equal})


def _concatenate(concatenate: ir.Operation) -> None:
    """Assert that sizes agree; use ``tensor.concat`` if operands have many contiguous elements."""
    dimension = concatenate.attributes["dimension"]
    with ir.InsertionPoint(concatenate), concatenate.location:
        require_equal_shapes(concatenate, list(concatenate.operands), {dimension.value})
    shapes = [operand.type.shape[dimension.value :] for operand in concatenate.operands]
    if all(min(shape) > 0 and math.prod(shape) >= _LONG_PIECE for shape in shapes):
        type_, operands = concatenate.result.type, list(concatenate.operands)
        build = Builder.before(concatenate)
        new = build.value("tensor.concat", type_, operands, {"dim": dimension})
        replace_op(concatenate, [new])


_CONVERSIONS: dict[str, Callable[[ir.Operation], None]] = {
    "stablehlo.optimization_barrier": lambda op: replace_op(op, op.operands),
    CUSTOM_CALL: convert_custom_call,
    CHOLESKY: convert_cholesky,
    FFT: convert_fft,
    TRIANGULAR_SOLVE: convert_triangular_solve,
    _GET_DIMENSION_SIZE: _convert_size,
    SCATTER: lambda op: widen_indices(op, [len(op.results)]),
    "stablehlo.gather": lambda op: widen_indices(op, [1]),
    DYNAMIC_GATHER: lambda op: widen_indices(op, [1]),
    "stablehlo.dynamic_slice": lambda op: widen_indices(op, range(1, len(op.operands))),
    DYNAMIC_UPDATE_SLICE: lambda op: widen_indices(op, range(2, len(op.operands))),
    # MLIR's pass would convert some, and choose the last of equal elements.
    SELECT_AND_SCATTER: convert_select_and_scatter,
    REDUCE_WINDOW: _reduce_windows,
    "stablehlo.reduce": reduce_in_f32,
    "stablehlo.compare": _keep_comparison,
    _CONCATENATE: _concatenate,
    "stablehlo.dot": multiply_as_xla,
    "stablehlo.dot_general": multiply_as_xla,
    CONVOLUTION: _convolve,
    DYNAMIC_CONVOLUTION: multiply_as_xla,
    "chlo.digamma": _digamma_of_zero,
    "stablehlo.add": _add_zero,
    "stablehlo.atan2": _atan2_of_zeros,
    "stablehlo.convert": _convert_to_integer,
    "stablehlo.is_finite": compute_small_in_f32,
    "stablehlo.sign": compute_small_in_f32,
    **{f"chlo.{name}": compute_small_in_f32 for name in _OF_SMALL_FLOATS},
    "stablehlo.bitcast_convert": convert_by_element,
    "stablehlo.reduce_precision": convert_by_element,
}

_OF_SIZES = {_CONCATENATE: _convert_sizes}
"""In a module that computes with sizes."""
