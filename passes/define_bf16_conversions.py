"""Define the conversions to bf16 that LLVM calls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.attributes import symbol_name
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import any_result_type
from mlir_abi.passes.support.symbols import named_in

_FUNCTIONS = """
llvm.func weak hidden @__truncsfbf2(%x: f32) -> bf16 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %sixteen = llvm.mlir.constant(16 : i32) : i32
  %below_half = llvm.mlir.constant(0x7fff : i32) : i32
  %quiet = llvm.mlir.constant(0x40 : i32) : i32
  %bits = llvm.bitcast %x : f32 to i32
  %high = llvm.lshr %bits, %sixteen : i32
  %odd = llvm.and %high, %one : i32
  %bias = llvm.add %odd, %below_half : i32
  %sum = llvm.add %bits, %bias : i32
  %rounded = llvm.lshr %sum, %sixteen : i32
  %quieted = llvm.or %high, %quiet : i32
  %is_nan = llvm.fcmp "uno" %x, %x : f32
  %result = llvm.select %is_nan, %quieted, %rounded : i1, i32
  %low = llvm.trunc %result : i32 to i16
  %bf16 = llvm.bitcast %low : i16 to bf16
  llvm.return %bf16 : bf16
}
// Rounds to odd in f32, so that the second rounding has the result of rounding the f64 once.
llvm.func weak hidden @__truncdfbf2(%x: f64) -> bf16 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %up = llvm.mlir.constant(1 : i32) : i32
  %down = llvm.mlir.constant(-1 : i32) : i32
  %f32 = llvm.fptrunc %x : f64 to f32
  %back = llvm.fpext %f32 : f32 to f64
  %bits = llvm.bitcast %f32 : f32 to i32
  %last = llvm.and %bits, %up : i32
  %is_even = llvm.icmp "eq" %last, %zero : i32
  %is_inexact = llvm.fcmp "one" %back, %x : f64
  %moves = llvm.and %is_even, %is_inexact : i1
  %magnitude = llvm.intr.fabs(%x) : (f64) -> f64
  %back_magnitude = llvm.intr.fabs(%back) : (f64) -> f64
  %is_below = llvm.fcmp "olt" %back_magnitude, %magnitude : f64
  %step = llvm.select %is_below, %up, %down : i1, i32
  %moved = llvm.add %bits, %step : i32
  %odd = llvm.select %moves, %moved, %bits : i1, i32
  %value = llvm.bitcast %odd : i32 to f32
  %bf16 = llvm.call @__truncsfbf2(%value) : (f32) -> bf16
  llvm.return %bf16 : bf16
}
"""


@dataclass(frozen=True)
class DefineBF16Conversions(Pass):
    """Define ``__truncsfbf2`` and ``__truncdfbf2`` in a module with values of type bf16.

    Before::

        llvm.func @f(%x: bf16) -> bf16 {
          %0 = llvm.fadd %x, %x : bf16
          llvm.return %0 : bf16
        }

    After::

        llvm.func @f(%x: bf16) -> bf16 {…}
        llvm.func weak hidden @__truncsfbf2(%x: f32) -> bf16 {…}
        llvm.func weak hidden @__truncdfbf2(%x: f64) -> bf16 {…}

    LLVM computes in f32 on processors without bf16, and calls these functions of compiler-rt to
    round the results to the nearest, ties to even. GCC's runtime library has them from version 13
    on, and a process need not have either library. The definitions are weak and hidden: a linker
    keeps one of several, and exports none.
    """

    name: ClassVar[str] = "abi-define-bf16-conversions"

    def run(self, op: ir.Operation) -> None:
        """Define them at the end of ``op``, unless it has symbols of these names."""
        if not any_result_type(op, _has_bf16):
            return
        symbols = named_in(op)
        end = ir.InsertionPoint(op.regions[0].blocks[0])
        definitions = ir.Module.parse(_FUNCTIONS, op.context)
        for function in list(definitions.body.operations):
            if symbol_name(function.operation) not in symbols:
                end.insert(function.detach_from_parent())


def _has_bf16(type_: ir.Type) -> bool:
    """Whether ``type_`` is bf16, or a vector of it."""
    element = type_.element_type if isinstance(type_, ir.VectorType) else type_
    return isinstance(element, ir.BF16Type)
