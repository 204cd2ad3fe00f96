"""Shifts and a constant that torch-mlir lowers to other numbers than PyTorch's."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import arith, ir
from mlir_abi.lowering.small_floats import splat
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import find_each, replace_op

_FACTOR_OF_GELU = 0.7977240352174656
"""What torch-mlir takes for the square root of 2/π."""


@dataclass(frozen=True)
class MendTorch(Pass):
    """Replace shifts and a constant by which ``convert-torch-to-linalg`` computes other numbers.

    Before::

        %l = arith.shli %x, %n : i32
        %r = arith.shrsi %x, %n : i32
        %c = arith.constant 0.797724 : f32

    After::

        %0 = arith.shli %x, %n : i32
        %1 = arith.cmpi ule, %n, %c31_i32 : i32
        %l = arith.select %1, %0, %c0_i32 : i32
        %2 = arith.minui %n, %c31_i32 : i32
        %r = arith.shrsi %x, %2 : i32
        %c = arith.constant 0.797884583 : f32

    - ``torch.aten.bitwise_left_shift`` and ``bitwise_right_shift`` become `arith.shli` and
      `arith.shrsi`, whose result is poison if the number of bits is negative, or not less than the
      width; x86 takes its low bits. For PyTorch, as for ONNX, all bits are shifted out, to the
      right all but the sign.
    - The approximation of ``torch.aten.gelu`` by ``tanh`` gets 0.797724 for the square root of 2/π.

    In a module with types of torch-mlir, shifts and such a constant of `arith` are replaced, too.
    """

    name: ClassVar[str] = "abi-mend-torch"

    def run(self, op: ir.Operation) -> None:
        """Replace each of them; nothing is an error."""
        to_left, to_right, constants = find_each(op, "arith.shli", "arith.shrsi", "arith.constant")
        for shift in (*to_left, *to_right):
            number, bits = shift.operands
            if not isinstance(bits.type, ir.IntegerType):
                continue  # torch-mlir makes no such shift
            with ir.InsertionPoint(shift), shift.location:
                zero, last = (splat(bits.type, each) for each in (0, bits.type.width - 1))
                if shift.name == "arith.shrsi":
                    shift.operands[1] = arith.minui(bits, last)
                    continue
                fits = arith.cmpi(arith.CmpIPredicate.ule, bits, last)
                replace_op(shift, [arith.select(fits, arith.shli(number, bits), zero)])
        for constant in constants:
            type_, value = constant.results[0].type, constant.attributes["value"]
            if isinstance(type_, ir.F32Type | ir.F64Type):
                wrong, right = (
                    ir.FloatAttr.get(type_, number, constant.location)
                    for number in (_FACTOR_OF_GELU, math.sqrt(2 / math.pi))
                )
                constant.attributes["value"] = right if value == wrong else value
