"""Converts the convolutions that MLIR's pass leaves, or converts to slow code.

It leaves most of those with a dynamic size. Where elements of the input or the kernel are apart, it
puts zeros between them, and multiplies these, too.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np

from mlir_abi import bindings
from mlir_abi.bindings import arith, ir, stablehlo_library
from mlir_abi.lowering.stablehlo.computed_tensors import (
    dilated_size,
    dynamic_sizes,
    integer_at,
    pad,
    reverse,
    window_count,
)
from mlir_abi.lowering.stablehlo.loops import constant, require_equal_sizes, size_of
from mlir_abi.passes.support.functions import replace_op

CONVOLUTION, DYNAMIC_CONVOLUTION = "stablehlo.convolution", "stablehlo.dynamic_conv"

_Index: TypeAlias = dict[int, str]
"""For each dimension of an array, where it is read or written, in terms of the loops."""


def convolution(op: ir.Operation) -> list[ir.Value] | None:
    """Emit a ``linalg.generic`` over the padded input; return None for types it is not written for.

    For one spatial dimension::

        for n, s, o, k, i in the sizes of the result, the window and the input features:
            group = o // the output features of a group
            result[n, s, o] += input[n, s * stride + k * dilation, group * the input features + i]
                * kernel[k, i, o]
    """
    elements = [value.type.element_type for value in (*op.operands[:2], op.result)]
    if not all(isinstance(element, ir.FloatType | ir.IntegerType) for element in elements):
        return None
    return _Convolution(op).emit()


def convolve_without_gaps(op: ir.Operation) -> None:
    """Replace a convolution of floats in which elements of the input or the kernel are apart.

    Its sizes must be static. Where elements of the input are apart, each phase of the result is a
    convolution of its own.
    """
    types = [value.type for value in (*op.operands, op.result)]
    if not all(
        isinstance(each.element_type, ir.FloatType)
        and each.has_static_shape
        and math.prod(each.shape) > 0
        for each in types
    ):
        return
    with ir.InsertionPoint(op), op.location:
        convolution = _Convolution(op)
        dimension = convolution.dimension_with_gaps()
        if dimension is not None:
            result, phases = convolution.phases(dimension)
            replace_op(op, [result])
            for phase in phases:
                convolve_without_gaps(phase)
        elif convolution.has_kernel_with_gaps():
            convolution.pad()
            replace_op(op, convolution.emit() or ())


class _Convolution:
    """The operands and attributes of a convolution, by the names of StableHLO's specification."""

    def __init__(self, op: ir.Operation) -> None:
        self._op = op
        self._lhs, self._rhs, *self._dynamic_padding = op.operands
        numbers: Any = stablehlo_library().ConvDimensionNumbers(op.attributes["dimension_numbers"])
        self._numbers = numbers
        self._spatial = list(
            zip(
                numbers.input_spatial_dimensions,
                numbers.kernel_spatial_dimensions,
                numbers.output_spatial_dimensions,
                strict=True,
            )
        )
        ones = [1] * len(self._spatial)
        self._strides = list(op.attributes.get("window_strides", ones))
        padding = op.attributes.get("padding", [0] * 2 * len(ones))
        self._padding = [int(each) for each in padding]
        self._lhs_dilation = list(op.attributes.get("lhs_dilation", ones))
        self._rhs_dilation = list(op.attributes.get("rhs_dilation", ones))
        self._reversal = list(op.attributes.get("window_reversal", [False] * len(ones)))
        self._feature_groups = op.attributes["feature_group_count"].value
        self._batch_groups = op.attributes["batch_group_count"].value

    def dimension_with_gaps(self) -> int | None:
        """The first of the spatial dimensions with gaps in the input, where windows are plain."""
        windows = zip(self._strides, self._rhs_dilation, self._reversal, strict=True)
        for i, (step, window) in enumerate(zip(self._lhs_dilation, windows, strict=True)):
            if step > 1 and window == (1, 1, False):
                return i
        return None

    def has_kernel_with_gaps(self) -> bool:
        """Whether elements of the kernel are apart; False if a group has several outputs."""
        outputs = self._rhs.type.shape[self._numbers.kernel_output_feature_dimension]
        groups = self._feature_groups * self._batch_groups
        has_gaps = any(step > 1 for step in self._rhs_dilation)
        return has_gaps and groups in (1, outputs)

    def phases(self, i: int) -> tuple[ir.Value, list[ir.Operation]]:
        """Emit the result, and return the convolutions, without gaps in spatial dimension ``i``.

        For one spatial dimension::

            for phase in range(step):
                first = (low - phase) % step  # of the kernel, what meets elements and no gaps
                result[phase::step] = convolution(input, kernel[first::step])
        """
        lhs_dim, rhs_dim, dim = self._spatial[i]
        step, low, type_ = self._lhs_dilation[i], self._padding[2 * i], self._op.result.type

        def along(dimension: int, value: int, others: int) -> list[int]:
            return [value if each == dimension else others for each in range(type_.rank)]

        padding = np.array(self._padding).reshape(-1, 2)
        dilation = [*self._lhs_dilation[:i], 1, *self._lhs_dilation[i + 1 :]]
        result, phases = _zeros(type_), []
        for phase in range(min(step, type_.shape[dim])):
            first = (low - phase) % step
            if first >= self._rhs.type.shape[rhs_dim]:
                continue
            kernel = _infer(
                "stablehlo.slice",
                [self._rhs],
                start_indices=along(rhs_dim, first, 0),
                limit_indices=list(self._rhs.type.shape),
                strides=along(rhs_dim, step, 1),
            )
            shape = list(type_.shape)
            shape[dim] = len(range(phase, shape[dim], step))
            before = (low - phase - first) // step
            count = self._lhs.type.shape[lhs_dim] - kernel.type.shape[rhs_dim] + 1
            padding[i] = before, shape[dim] - before - count
            convolution = self._op.clone()
            convolution.operands[1] = kernel
            convolution.attributes["padding"] = ir.DenseElementsAttr.get(padding)
            convolution.attributes["lhs_dilation"] = ir.DenseI64ArrayAttr.get(dilation)
            convolution.result.set_type(ir.RankedTensorType.get(shape, type_.element_type))
            phases.append(convolution)
            at = along(dim, phase, 0), shape, along(dim, step, 1)
            result = bindings.tensor.insert_slice(convolution.result, result, [], [], [], *at)
        return result, phases

    def pad(self) -> None:
        """Pad the input, of static sizes, by an operation that MLIR's pass converts."""
        type_ = self._lhs.type
        low, high, between = ([0] * type_.rank for _ in range(3))
        for i, (dim, _, _) in enumerate(self._spatial):
            low[dim], high[dim] = self._padding[2 * i : 2 * i + 2]
            between[dim] = self._lhs_dilation[i] - 1
            self._padding[2 * i : 2 * i + 2], self._lhs_dilation[i] = [0, 0], 1
        zero = _zeros(ir.RankedTensorType.get([], type_.element_type))
        self._lhs = _infer(
            "stablehlo.pad",
            [self._lhs, zero],
            edge_padding_low=low,
            edge_padding_high=high,
            interior_padding=between,
        )

    def emit(self) -> list[ir.Value] | None:
        """Emit the loops, and return the result; None if groups have dynamic sizes."""
        indices = self._indices()
        if indices is None:
            return None
        if self._feature_groups == 1:
            features = self._numbers.input_feature_dimension
            kernel_features = self._numbers.kernel_input_feature_dimension
            require_equal_sizes(self._op, self._lhs, features, self._rhs, kernel_features)
        if any(self._reversal):
            dims = [
                dims[1] for dims, flag in zip(self._spatial, self._reversal, strict=True) if flag
            ]
            self._rhs = reverse(self._rhs, dims)
        self._lhs = self._padded()
        zeros = _zeros(self._op.result.type, self._result_sizes())
        return [self._multiply_and_add(indices, zeros)]

    def _indices(self) -> tuple[_Index, _Index, _Index] | None:
        """Where input, kernel and result are accessed."""
        numbers = self._numbers
        at_lhs = {numbers.input_batch_dimension: "n", numbers.input_feature_dimension: "i"}
        at_rhs = {
            numbers.kernel_input_feature_dimension: "i",
            numbers.kernel_output_feature_dimension: "o",
        }
        at_result = {numbers.output_batch_dimension: "n", numbers.output_feature_dimension: "o"}
        for i, (lhs_dim, rhs_dim, dim) in enumerate(self._spatial):
            at_lhs[lhs_dim] = f"s{i} * {self._strides[i]} + k{i} * {self._rhs_dilation[i]}"
            at_rhs[rhs_dim], at_result[dim] = f"k{i}", f"s{i}"
        groups = self._feature_groups * self._batch_groups  # one of them is 1
        if groups > 1:
            shape = self._rhs.type.shape
            features = shape[numbers.kernel_input_feature_dimension]
            outputs = shape[numbers.kernel_output_feature_dimension]
            batch = self._lhs.type.shape[numbers.input_batch_dimension]
            group = f"(o floordiv {outputs // groups})"
            if self._batch_groups > 1:
                at_lhs[numbers.input_batch_dimension] = f"{group} * {batch // groups} + n"
            else:
                at_lhs[numbers.input_feature_dimension] = f"{group} * {features} + i"
            if min(features, outputs, batch if self._batch_groups > 1 else 0) < 0:
                return None
        return at_lhs, at_rhs, at_result

    def _padded(self) -> ir.Value:
        """The input with zeros around its elements, and between them."""
        type_ = self._lhs.type
        if not self._dynamic_padding and not any(self._padding) and set(self._lhs_dilation) <= {1}:
            return self._lhs
        shape, low, high, steps = (
            list(type_.shape),
            *([constant(0)] * type_.rank for _ in range(2)),
            [constant(1)] * type_.rank,
        )
        for i, (dim, _, _) in enumerate(self._spatial):
            if self._dynamic_padding:
                low[dim], high[dim] = (
                    integer_at(*self._dynamic_padding, constant(i), constant(side))
                    for side in range(2)
                )
            else:
                low[dim], high[dim] = map(constant, self._padding[2 * i : 2 * i + 2])
            steps[dim] = constant(self._lhs_dilation[i])
            shape[dim] = ir.ShapedType.get_dynamic_size()
        padded = ir.RankedTensorType.get(shape, type_.element_type)
        return pad(padded, self._lhs, _zero(type_.element_type), (low, high), steps)

    def _result_sizes(self) -> list[ir.Value]:
        """The dynamic sizes of the result."""
        numbers, type_ = self._numbers, self._op.result.type
        batch = size_of(self._lhs, numbers.input_batch_dimension)
        sizes = {
            numbers.output_batch_dimension: arith.divsi(batch, constant(self._batch_groups)),
            numbers.output_feature_dimension: size_of(
                self._rhs, numbers.kernel_output_feature_dimension
            ),
        }
        for i, (lhs_dim, rhs_dim, dim) in enumerate(self._spatial):
            reach = dilated_size(size_of(self._rhs, rhs_dim), constant(self._rhs_dilation[i]))
            stride = constant(self._strides[i])
            sizes[dim] = window_count(size_of(self._lhs, lhs_dim), reach, stride)
        return dynamic_sizes(type_, [sizes[i] for i in range(type_.rank)])

    def _multiply_and_add(
        self, indices: tuple[_Index, _Index, _Index], zeros: ir.Value
    ) -> ir.Value:
        rank = len(self._spatial)
        parallel = ["n", *(f"s{i}" for i in range(rank)), "o"]
        loops = [*parallel, *(f"k{i}" for i in range(rank)), "i"]
        maps = ", ".join(
            f"affine_map<({', '.join(loops)}) -> ({', '.join(index[i] for i in sorted(index))})>"
            for index in indices
        )
        kinds = ", ".join(
            f"#linalg.iterator_type<{'parallel' if loop in parallel else 'reduction'}>"
            for loop in loops
        )
        generic = ir.Operation.create(
            "linalg.generic",
            [zeros.type],
            [self._lhs, self._rhs, zeros],
            {
                "indexing_maps": ir.Attribute.parse(f"[{maps}]"),
                "iterator_types": ir.Attribute.parse(f"[{kinds}]"),
                "operandSegmentSizes": ir.DenseI32ArrayAttr.get([2, 1]),
            },
            regions=1,
        )
        elements = [value.type.element_type for value in generic.operands]
        block = generic.regions[0].blocks.append(*elements)
        with ir.InsertionPoint(block):
            total = _multiply_and_add(*block.arguments)
            ir.Operation.create("linalg.yield", operands=[total])
        return generic.result


def _multiply_and_add(left: ir.Value, right: ir.Value, total: ir.Value) -> ir.Value:
    is_integer = isinstance(total.type, ir.IntegerType)
    if is_integer:
        widen = arith.extsi
    elif isinstance(left.type, ir.IntegerType):
        widen = arith.sitofp
    else:
        widen = arith.extf
    factors = [f if f.type == total.type else widen(total.type, f) for f in (left, right)]
    if is_integer:
        return arith.addi(total, arith.muli(*factors))
    return arith.addf(total, arith.mulf(*factors))


def _infer(name: str, operands: list[ir.Value], **sizes: list[int]) -> ir.Value:
    attributes = {key: ir.DenseI64ArrayAttr.get(value) for key, value in sizes.items()}
    return ir.Operation.create(
        name, operands=operands, attributes=attributes, infer_type=True
    ).result


def _zeros(type_: ir.RankedTensorType, sizes: Sequence[ir.Value] = ()) -> ir.Value:
    empty = ir.Operation.create("tensor.empty", [type_], sizes).result
    return bindings.linalg.fill(_zero(type_.element_type), outs=[empty])


def _zero(type_: ir.Type) -> ir.Value:
    return arith.constant(type_, 0 if isinstance(type_, ir.IntegerType) else 0.0)
