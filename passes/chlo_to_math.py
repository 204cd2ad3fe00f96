"""CHLO, of which only JAX's and IREE's bindings have the dialect, to `math`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.base import Pass

_IN_MATH = {
    f"chlo.{name}": f"math.{name}"
    for name in (
        *("acos", "acosh", "asin", "asinh", "atan", "atanh"),
        *("cosh", "erf", "erfc", "sinh", "tan"),
    )
}
_SQUARE = "chlo.square"
CONVERTED_CHLO = {*_IN_MATH, _SQUARE}
"""The operations that the pass converts."""


@dataclass(frozen=True)
class ChloToMath(Pass):
    """Convert elementwise CHLO on real numbers to `math` and `arith`.

    Before::

        func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
          %0 = chlo.erf %x : tensor<4xf32> -> tensor<4xf32>
          return %0 : tensor<4xf32>
        }

    After::

        func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
          %0 = math.erf %x : tensor<4xf32>
          return %0 : tensor<4xf32>
        }

    JAX writes CHLO for ``erf``, ``jnp.square`` and others, and torch-mlir's bindings, which compile
    StableHLO, cannot parse it. So this pass runs with JAX's bindings. Other CHLO is left as it is.
    """

    name: ClassVar[str] = "abi-chlo-to-math"

    def run(self, op: ir.Operation) -> None:
        """Replace the operations by name: they need not be registered."""
        found: list[ir.Operation] = []

        def visit(view: ir.Operation) -> ir.WalkResult:
            inner = view.operation
            if inner.name in CONVERTED_CHLO:
                found.append(inner)
            return ir.WalkResult.ADVANCE

        op.walk(visit)
        for chlo in found:
            operand = chlo.operands[0]
            if isinstance(operand.type.element_type, ir.ComplexType):
                continue
            name, operands = _IN_MATH.get(chlo.name), [operand]
            if name is None:
                name, operands = "arith.mulf", [operand, operand]
            new = ir.Operation.create(
                name, [operand.type], operands, loc=chlo.location, ip=ir.InsertionPoint(chlo)
            )
            chlo.result.replace_all_uses_with(new.result)
            chlo.erase()
