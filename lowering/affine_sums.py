"""The results of affine maps, and indices, as sums."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.size_expressions import Sum
from mlir_abi.passes.support.attributes import constant_value, integer

_ADD, _SUBTRACT, _MULTIPLY = "arith.addi", "arith.subi", "arith.muli"
_MAX_DEPTH = 8  # of sums of which indices are made


def applied(map_: Any, operands: Sequence[Sum | None]) -> Sum | None:
    """The one result of ``map_``; None if it is no sum."""

    def value(expression: Any) -> Sum | None:
        match expression:
            case ir.AffineConstantExpr():
                return Sum({}, expression.value)
            case ir.AffineDimExpr():
                number: int = expression.position
                return operands[number]
            case ir.AffineSymbolExpr():
                number = map_.n_dims + expression.position
                return operands[number]
            case ir.AffineAddExpr() | ir.AffineMulExpr():
                left, right = value(expression.lhs), value(expression.rhs)
                if left is None or right is None:
                    return None
                is_sum = isinstance(expression, ir.AffineAddExpr)
                return left + right if is_sum else product(left, right)
        return None

    return value(map_.results[0])


def product(left: Sum, right: Sum) -> Sum | None:
    """``left * right``; None if neither is a number."""
    return None if left.number is None and right.number is None else left * right


def terms_of(value: ir.Value, depth: int = 0) -> Sum:
    """``value`` as a sum of values, each times a factor, and a constant."""
    op, number = value.owner, integer(constant_value(value))
    if number is not None:
        return Sum({}, number)
    result = None
    if not isinstance(op, ir.Block) and depth < _MAX_DEPTH:
        if op.name in (_ADD, _SUBTRACT, _MULTIPLY):
            left, right = (terms_of(operand, depth + 1) for operand in op.operands)
            sums = {_ADD: left + right, _SUBTRACT: left - right, _MULTIPLY: product(left, right)}
            result = sums[op.name]
        elif op.name == "affine.apply":
            operands = [terms_of(operand, depth + 1) for operand in op.operands]
            result = applied(op.attributes["map"].value, operands)
    return Sum({value: 1}) if result is None else result
