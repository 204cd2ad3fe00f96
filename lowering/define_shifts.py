"""Shifts of PyTorch by as many bits as the number has, and more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import arith, ir
from mlir_abi.lowering.small_floats import splat
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import find_each, replace_op


@dataclass(frozen=True)
class DefineShifts(Pass):
    """Let shifts by too many bits, or by less than 0, have the results that PyTorch gives them.

    Before::

        %l = arith.shli %x, %n : i32
        %r = arith.shrsi %x, %n : i32

    After::

        %0 = arith.shli %x, %n : i32
        %1 = arith.cmpi ule, %n, %c31_i32 : i32
        %l = arith.select %1, %0, %c0_i32 : i32
        %2 = arith.minui %n, %c31_i32 : i32
        %r = arith.shrsi %x, %2 : i32

    torch-mlir lowers ``torch.aten.bitwise_left_shift`` and ``bitwise_right_shift`` to the first,
    which have no such results: x86 takes the low bits of ``%n``. For PyTorch, as for ONNX, all bits
    are shifted out, to the right all but the sign.
    """

    name: ClassVar[str] = "abi-define-shifts"

    def run(self, op: ir.Operation) -> None:
        """Replace each shift; nothing is an error."""
        to_left, to_right = find_each(op, "arith.shli", "arith.shrsi")
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
