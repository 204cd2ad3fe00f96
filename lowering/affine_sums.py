"""The results of affine maps as sums."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.size_expressions import Sum


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
