"""Computes in f32 what small floats would round after each step, or cannot represent."""

from __future__ import annotations

from mlir_abi.bindings import ir
from mlir_abi.lowering.small_floats import small_format
from mlir_abi.lowering.stablehlo.unsigned import widen_factors
from mlir_abi.passes.support.op_builder import Builder

_ALGORITHM = "algorithm"
_ARITHMETIC = ("abs", "add", "exponential", "log_plus_one", "multiply", "negate", "subtract")
_CHOICE = ("and", "compare", "maximum", "minimum", "or", "return", "select")
_ROUNDED = frozenset(f"stablehlo.{name}" for name in _ARITHMETIC)
_APPLIED = _ROUNDED.union(f"stablehlo.{name}" for name in _CHOICE)
"""The operations that `reduce_in_f32` accepts in the computation of a reduction."""


def multiply_as_xla(product: ir.Operation) -> None:
    """Widen unsigned factors as such and small ones to f32, and round a narrow result once.

    MLIR does not convert a product with an ``algorithm``. It is removed, unless it asks for sums in
    f64: products are summed in f32 or wider here.
    """
    widen_factors(product)
    compute_in_f32(product)
    attributes = product.attributes
    if _ALGORITHM in attributes and "accumulation_type = f64" not in str(attributes[_ALGORITHM]):
        del attributes[_ALGORITHM]


def compute_small_in_f32(op: ir.Operation) -> None:
    """Compute in f32 where small floats may not have the 0, infinity or limit that MLIR needs."""
    if small_format(op.operands[0].type.element_type) is not None:
        compute_in_f32(op)


def compute_in_f32(op: ir.Operation) -> None:
    """Widen operands of 8 bits and fewer, and round a result of fewer than 32 bits once."""
    for i, operand in enumerate(op.operands):
        if small_format(operand.type.element_type) is not None:
            op.operands[i] = _widened(op, operand)
    _round_results(op)


def reduce_in_f32(op: ir.Operation) -> None:
    """Round each result of a ``reduce`` or ``reduce_window`` of narrow floats once."""
    body = op.regions[0].blocks[0]
    names = {each.operation.name for each in body}
    if names <= _APPLIED and not names.isdisjoint(_ROUNDED):
        for i, operand in enumerate(op.operands):
            if _is_narrow(operand):
                op.operands[i] = _widened(op, operand)
        computed = [result for each in body for result in each.operation.results]
        for value in filter(_is_narrow, [*body.arguments, *computed]):
            value.set_type(_in_f32(value.type))
        _round_results(op)


def _round_results(op: ir.Operation) -> None:
    after = Builder(ir.InsertionPoint.after(op), op.location)
    for result in filter(_is_narrow, op.results):
        narrow = result.type
        result.set_type(_in_f32(narrow))
        convert = after.op("stablehlo.convert", [result], results=[narrow])
        result.replace_all_uses_except(convert.result, convert)


def _widened(op: ir.Operation, value: ir.Value) -> ir.Value:
    return Builder.before(op).value("stablehlo.convert", _in_f32(value.type), [value])


def _is_narrow(value: ir.Value) -> bool:
    element = value.type.element_type
    return isinstance(element, ir.FloatType) and element.width < 32


def _in_f32(type_: ir.Type) -> ir.Type:
    with ir.Location.unknown(type_.context):
        return ir.RankedTensorType.get(type_.shape, ir.F32Type.get(), type_.encoding)
