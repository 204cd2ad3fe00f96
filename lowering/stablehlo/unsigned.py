"""Converts unsigned operands where MLIR's passes would take them for signed ones."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_abi.bindings import ir
from mlir_abi.lowering.mark_unsigned import has_unsigned_elements
from mlir_abi.passes.support.op_builder import Builder


def widen_factors(product: ir.Operation) -> None:
    """Convert unsigned factors to the elements of the product."""
    _convert_unsigned(product, range(2), product.result.type.element_type)


def widen_indices(op: ir.Operation, numbers: Sequence[int]) -> None:
    """Convert unsigned indices, the operands of these numbers, to i64.

    Those that i64 does not have become 2^63 - 1, which is behind the last element, too.
    """
    for i in numbers:
        index, build = op.operands[i], Builder.before(op)
        element = index.type.element_type
        if has_unsigned_elements(index.type) and element.width == 64:
            least, most = (_scalar(build, element, each) for each in (0, 2**63 - 1))
            op.operands[i] = build.value("stablehlo.clamp", index.type, [least, index, most])
    _convert_unsigned(op, numbers, ir.IntegerType.get_signless(64, op.context))


def _convert_unsigned(op: ir.Operation, numbers: Sequence[int], element: ir.Type) -> None:
    for i in numbers:
        operand = op.operands[i]
        type_ = operand.type
        if has_unsigned_elements(type_) and type_.element_type != element:
            wide = ir.RankedTensorType.get(type_.shape, element, loc=op.location)
            op.operands[i] = Builder.before(op).value("stablehlo.convert", wide, [operand])


def _scalar(build: Builder, element: ir.Type, number: int) -> ir.Value:
    type_ = ir.RankedTensorType.get([], element, loc=build.location)
    value = ir.DenseElementsAttr.get_splat(type_, ir.IntegerAttr.get(element, number))
    return build.value("stablehlo.constant", type_, (), {"value": value})
