"""Converts unsigned operands where MLIR's passes would take them for signed ones."""

from __future__ import annotations

from collections.abc import Iterable

from mlir_abi.bindings import ir
from mlir_abi.lowering.mark_unsigned import has_unsigned_elements
from mlir_abi.passes.support.op_builder import Builder


def widen_factors(product: ir.Operation) -> None:
    """Convert unsigned factors to the elements of the product."""
    _convert_unsigned(product, range(2), product.result.type.element_type)


def widen_indices(op: ir.Operation, numbers: Iterable[int]) -> None:
    """Convert unsigned indices, the operands of these numbers, to i64."""
    _convert_unsigned(op, numbers, ir.IntegerType.get_signless(64, op.context))


def _convert_unsigned(op: ir.Operation, numbers: Iterable[int], element: ir.Type) -> None:
    for i in numbers:
        operand = op.operands[i]
        type_ = operand.type
        if has_unsigned_elements(type_) and type_.element_type != element:
            wide = ir.RankedTensorType.get(type_.shape, element, loc=op.location)
            op.operands[i] = Builder.before(op).value("stablehlo.convert", wide, [operand])
