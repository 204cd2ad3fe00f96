"""Converts ``stablehlo.select_and_scatter`` to loops."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_abi import bindings
from mlir_abi.bindings import arith, ir
from mlir_abi.lowering.stablehlo.computed_tensors import dynamic_sizes
from mlir_abi.lowering.stablehlo.loops import (
    constant,
    inline_block,
    loop_nest,
    size_of,
    update_if,
)
from mlir_abi.passes.support.functions import replace_op

SELECT_AND_SCATTER = "stablehlo.select_and_scatter"


def convert_select_and_scatter(op: ir.Operation) -> None:
    """Replace ``op`` by loops over the source, and in them over the window of each element.

    The elements of a window are compared in their order; what is outside the operand is not, and a
    window that is wholly outside is skipped, as by XLA. For one dimension::

        result = init_value everywhere
        for s in the size of source:
            is_found, value, index = false, init_value, 0
            for w in the size of the window:
                at = s * stride + w - padding
                if 0 <= at < the size of operand:
                    if not is_found or not select(value, operand[at]):
                        value, index = operand[at], at
                    is_found = true
            if is_found:
                result[index] = scatter(result[index], source[s])
    """
    with ir.InsertionPoint(op), op.location:
        replace_op(op, _SelectAndScatter(op).emit())


class _SelectAndScatter:
    """The operands and attributes, by the names of StableHLO's specification."""

    def __init__(self, op: ir.Operation) -> None:
        self._operand, self._source, self._init_value = op.operands
        self._select, self._scatter = (region.blocks[0] for region in op.regions)
        self._sizes = [size_of(self._operand, i) for i in range(self._operand.type.rank)]
        ones = [1] * len(self._sizes)
        self._window_dimensions = op.attributes.get("window_dimensions", ones)
        self._window_strides = op.attributes.get("window_strides", ones)
        padding = list(op.attributes.get("padding", 2 * [0] * len(self._sizes)))
        self._low_padding = padding[::2]

    def emit(self) -> list[ir.Value]:
        """Emit the loops over the source, and return the result."""
        type_ = self._operand.type
        self._initial = bindings.tensor.extract(self._init_value, [])
        result = bindings.tensor.splat(type_, self._initial, dynamic_sizes(type_, self._sizes))
        source_sizes = [size_of(self._source, i) for i in range(len(self._sizes))]
        return loop_nest(source_sizes, [result], self._update)

    def _update(self, source_index: list[ir.Value], result: list[ir.Value]) -> list[ir.Value]:
        """Update the element that the window of one element of the source selects."""
        starts = [
            arith.subi(arith.muli(index, constant(stride)), constant(low))
            for index, stride, low in zip(
                source_index, self._window_strides, self._low_padding, strict=True
            )
        ]
        is_found, _, *at = loop_nest(
            [constant(size) for size in self._window_dimensions],
            [_bool(False), self._initial, *(constant(0) for _ in starts)],
            lambda offsets, selection: self._choose(
                list(map(arith.addi, starts, offsets)), selection
            ),
        )

        def update_element(result: Sequence[ir.Value]) -> list[ir.Value]:
            elements = [
                bindings.tensor.extract(result[0], at),
                bindings.tensor.extract(self._source, source_index),
            ]
            (new,) = inline_block(self._scatter, elements)
            return [bindings.tensor.insert(new, result[0], at)]

        return update_if(is_found, result, update_element)

    def _choose(self, at: list[ir.Value], selection: list[ir.Value]) -> list[ir.Value]:
        """Choose between the element of ``selection`` and the one ``at``, if it is inside.

        ``selection`` is whether there is one yet, its value and its index.
        """
        is_inside = _bool(True)
        for index, size in zip(at, self._sizes, strict=True):
            # As an unsigned number, a negative index is larger than every size.
            is_less = arith.cmpi(arith.CmpIPredicate.ult, index, size)
            is_inside = arith.andi(is_inside, is_less)

        def compare(selection: Sequence[ir.Value]) -> list[ir.Value]:
            is_found, *old = selection
            new = [bindings.tensor.extract(self._operand, at), *at]
            (is_selected,) = inline_block(self._select, [old[0], new[0]])
            is_kept = [arith.andi(is_found, is_selected)] * len(new)
            return [_bool(True), *map(arith.select, is_kept, old, new)]

        return update_if(is_inside, selection, compare)


def _bool(value: bool) -> ir.Value:
    return constant(int(value), ir.IntegerType.get_signless(1))
