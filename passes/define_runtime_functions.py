"""Define the functions of runtime libraries that compiled code calls by itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.attributes import symbol_name
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import function_type, is_definition, value_types
from mlir_abi.passes.support.symbols import named_in

_BF16_CONVERSIONS = """
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
"""

_F16_CONVERSIONS = """
llvm.func weak hidden @__extendhfsf2(%x: f16) -> f32 {
  %thirteen = llvm.mlir.constant(13 : i32) : i32
  %sixteen = llvm.mlir.constant(16 : i32) : i32
  %sign_bit = llvm.mlir.constant(0x8000 : i32) : i32
  %magnitude_bits = llvm.mlir.constant(0x7fff : i32) : i32
  %infinity = llvm.mlir.constant(0x7c00 : i32) : i32
  %smallest_normal = llvm.mlir.constant(0x400 : i32) : i32
  %rebias = llvm.mlir.constant(0x38000000 : i32) : i32
  %subnormal_unit = llvm.mlir.constant(5.9604644775390625e-08 : f32) : f32
  %half = llvm.bitcast %x : f16 to i16
  %bits = llvm.zext %half : i16 to i32
  %sign = llvm.and %bits, %sign_bit : i32
  %high_sign = llvm.shl %sign, %sixteen : i32
  %magnitude = llvm.and %bits, %magnitude_bits : i32
  %shifted = llvm.shl %magnitude, %thirteen : i32
  %normal = llvm.add %shifted, %rebias : i32
  %special = llvm.add %normal, %rebias : i32
  %multiple = llvm.uitofp %magnitude : i32 to f32
  %subnormal_value = llvm.fmul %multiple, %subnormal_unit : f32
  %subnormal = llvm.bitcast %subnormal_value : f32 to i32
  %is_special = llvm.icmp "uge" %magnitude, %infinity : i32
  %is_subnormal = llvm.icmp "ult" %magnitude, %smallest_normal : i32
  %finite = llvm.select %is_subnormal, %subnormal, %normal : i1, i32
  %wide = llvm.select %is_special, %special, %finite : i1, i32
  %signed = llvm.or %wide, %high_sign : i32
  %result = llvm.bitcast %signed : i32 to f32
  llvm.return %result : f32
}
llvm.func weak hidden @__truncsfhf2(%x: f32) -> f16 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %thirteen = llvm.mlir.constant(13 : i32) : i32
  %sixteen = llvm.mlir.constant(16 : i32) : i32
  %sign_bit = llvm.mlir.constant(0x8000 : i32) : i32
  %magnitude_bits = llvm.mlir.constant(0x7fffffff : i32) : i32
  %below_half = llvm.mlir.constant(0xfff : i32) : i32
  %rebias = llvm.mlir.constant(0x38000000 : i32) : i32
  %smallest_normal = llvm.mlir.constant(0x38800000 : i32) : i32
  %too_large = llvm.mlir.constant(0x47800000 : i32) : i32
  %half = llvm.mlir.constant(0.5 : f32) : f32
  %half_bits = llvm.mlir.constant(0x3f000000 : i32) : i32
  %infinity = llvm.mlir.constant(0x7c00 : i32) : i32
  %quiet = llvm.mlir.constant(0x7e00 : i32) : i32
  %payload_bits = llvm.mlir.constant(0x1ff : i32) : i32
  %bits = llvm.bitcast %x : f32 to i32
  %high = llvm.lshr %bits, %sixteen : i32
  %sign = llvm.and %high, %sign_bit : i32
  %magnitude = llvm.and %bits, %magnitude_bits : i32
  %shifted = llvm.lshr %magnitude, %thirteen : i32
  %odd = llvm.and %shifted, %one : i32
  %bias = llvm.add %odd, %below_half : i32
  %rebiased = llvm.sub %magnitude, %rebias : i32
  %sum = llvm.add %rebiased, %bias : i32
  %normal = llvm.lshr %sum, %thirteen : i32
  // The sum of a half and a subnormal value has the value in its last bits, and is rounded there.
  %absolute = llvm.bitcast %magnitude : i32 to f32
  %aligned = llvm.fadd %absolute, %half : f32
  %aligned_bits = llvm.bitcast %aligned : f32 to i32
  %subnormal = llvm.sub %aligned_bits, %half_bits : i32
  %payload = llvm.and %shifted, %payload_bits : i32
  %quieted = llvm.or %payload, %quiet : i32
  %is_nan = llvm.fcmp "uno" %x, %x : f32
  %is_large = llvm.icmp "uge" %magnitude, %too_large : i32
  %is_subnormal = llvm.icmp "ult" %magnitude, %smallest_normal : i32
  %finite = llvm.select %is_subnormal, %subnormal, %normal : i1, i32
  %number = llvm.select %is_large, %infinity, %finite : i1, i32
  %unsigned = llvm.select %is_nan, %quieted, %number : i1, i32
  %signed = llvm.or %unsigned, %sign : i32
  %low = llvm.trunc %signed : i32 to i16
  %result = llvm.bitcast %low : i16 to f16
  llvm.return %result : f16
}
"""

_F64_CONVERSION = """
// Rounds to odd in f32, so that the second rounding has the result of rounding the f64 once.
llvm.func weak hidden @__truncdf{code}2(%x: f64) -> {type} {{
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
  %result = llvm.call @__truncsf{code}2(%value) : (f32) -> {type}
  llvm.return %result : {type}
}}
"""

_MEMREF_COPY = """
llvm.func weak hidden @memrefCopy(%size: i64, %source: !llvm.ptr, %target: !llvm.ptr) {
  %rank = llvm.load %source : !llvm.ptr -> i64
  %source_at = llvm.getelementptr %source[0, 1]
      : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, ptr)>
  %target_at = llvm.getelementptr %target[0, 1]
      : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, ptr)>
  %source_memref = llvm.load %source_at : !llvm.ptr -> !llvm.ptr
  %target_memref = llvm.load %target_at : !llvm.ptr -> !llvm.ptr
  %from = llvm.call @_mlir_abi_first_element(%source_memref, %size) : (!llvm.ptr, i64) -> !llvm.ptr
  %to = llvm.call @_mlir_abi_first_element(%target_memref, %size) : (!llvm.ptr, i64) -> !llvm.ptr
  %sizes = llvm.getelementptr %source_memref[0, 3, 0]
      : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<0 x i64>)>
  %from_strides = llvm.getelementptr %source_memref[0, 3, %rank]
      : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<0 x i64>)>
  %to_strides = llvm.getelementptr %target_memref[0, 3, %rank]
      : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<0 x i64>)>
  llvm.call @_mlir_abi_copy(%size, %rank, %sizes, %from, %from_strides, %to, %to_strides)
      : (i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
llvm.func internal @_mlir_abi_first_element(%memref: !llvm.ptr, %size: i64) -> !llvm.ptr {
  %aligned_at = llvm.getelementptr %memref[0, 1]
      : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
  %offset_at = llvm.getelementptr %memref[0, 2]
      : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
  %aligned = llvm.load %aligned_at : !llvm.ptr -> !llvm.ptr
  %offset = llvm.load %offset_at : !llvm.ptr -> i64
  %bytes = llvm.mul %offset, %size : i64
  %first = llvm.getelementptr %aligned[%bytes] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.return %first : !llvm.ptr
}
// Copies the outermost dimension, and calls itself for the inner ones.
llvm.func internal @_mlir_abi_copy(
    %size: i64, %rank: i64, %sizes: !llvm.ptr, %from: !llvm.ptr, %from_strides: !llvm.ptr,
    %to: !llvm.ptr, %to_strides: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %is_element = llvm.icmp "eq" %rank, %zero : i64
  llvm.cond_br %is_element, ^bytes(%size : i64), ^dimension
^dimension:
  %count = llvm.load %sizes : !llvm.ptr -> i64
  %from_stride = llvm.load %from_strides : !llvm.ptr -> i64
  %to_stride = llvm.load %to_strides : !llvm.ptr -> i64
  %is_last = llvm.icmp "eq" %rank, %one : i64
  %is_from_dense = llvm.icmp "eq" %from_stride, %one : i64
  %is_to_dense = llvm.icmp "eq" %to_stride, %one : i64
  %are_dense = llvm.and %is_from_dense, %is_to_dense : i1
  %is_row = llvm.and %is_last, %are_dense : i1
  %row = llvm.mul %count, %size : i64
  %from_step = llvm.mul %from_stride, %size : i64
  %to_step = llvm.mul %to_stride, %size : i64
  %inner = llvm.sub %rank, %one : i64
  %inner_sizes = llvm.getelementptr %sizes[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %inner_from_strides = llvm.getelementptr %from_strides[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %inner_to_strides = llvm.getelementptr %to_strides[1] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.cond_br %is_row, ^bytes(%row : i64), ^next(%zero : i64)
^bytes(%n: i64):
  "llvm.intr.memcpy"(%to, %from, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
^next(%i: i64):
  %is_inside = llvm.icmp "slt" %i, %count : i64
  llvm.cond_br %is_inside, ^copy, ^end
^copy:
  %from_bytes = llvm.mul %i, %from_step : i64
  %to_bytes = llvm.mul %i, %to_step : i64
  %inner_from = llvm.getelementptr %from[%from_bytes] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %inner_to = llvm.getelementptr %to[%to_bytes] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.call @_mlir_abi_copy(%size, %inner, %inner_sizes, %inner_from, %inner_from_strides,
                            %inner_to, %inner_to_strides)
      : (i64, i64, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  %following = llvm.add %i, %one : i64
  llvm.br ^next(%following : i64)
^end:
  llvm.return
}
"""


@dataclass(frozen=True)
class DefineRuntimeFunctions(Pass):
    """Define the functions of MLIR's and LLVM's runtime libraries that the module needs.

    Before::

        llvm.func @f(%x: bf16) -> bf16 {
          %0 = llvm.fadd %x, %x : bf16
          llvm.return %0 : bf16
        }

    After::

        llvm.func @f(%x: bf16) -> bf16 {…}
        llvm.func weak hidden @__truncsfbf2(%x: f32) -> bf16 {…}
        llvm.func weak hidden @__truncdfbf2(%x: f64) -> bf16 {…}

    ``finalize-memref-to-llvm`` declares ``memrefCopy`` for copies between strided memrefs; MLIR's
    ``mlir_c_runner_utils`` has it, for an index of 64 bits. On processors without bf16 or f16, LLVM
    computes in f32 and calls functions of compiler-rt to convert, which round to the nearest, ties
    to even: ``__truncsfbf2`` and ``__truncdfbf2``, or ``__truncsfhf2``, ``__truncdfhf2`` and
    ``__extendhfsf2``. GCC's runtime library has them from version 13 or 12 on, and a process need
    not have either library. The definitions are weak and hidden: a linker keeps one of several, and
    exports none. A definition of the module's own is kept.
    """

    name: ClassVar[str] = "abi-define-runtime-functions"

    def run(self, op: ir.Operation) -> None:
        """Define them at the end of ``op``, unless it has symbols of these names."""
        symbols = named_in(op)
        text = "".join(_conversions(op))
        if _is_memref_copy_of_mlir(symbols.get("memrefCopy")):
            symbols.pop("memrefCopy").erase()
            text = _MEMREF_COPY + text
        end = ir.InsertionPoint(op.regions[0].blocks[0])
        definitions = ir.Module.parse(text, op.context)
        for function in list(definitions.body.operations):
            if symbol_name(function.operation) not in symbols:
                end.insert(function.detach_from_parent())


def _conversions(op: ir.Operation) -> Iterator[str]:
    types = value_types(op)
    elements = {
        type_.element_type if isinstance(type_, ir.VectorType) else type_ for type_ in types
    }
    if ir.BF16Type.get(op.context) in elements:
        yield _BF16_CONVERSIONS + _F64_CONVERSION.format(code="bf", type="bf16")
    if ir.F16Type.get(op.context) in elements:
        yield _F16_CONVERSIONS + _F64_CONVERSION.format(code="hf", type="f16")


def _is_memref_copy_of_mlir(op: ir.Operation | None) -> bool:
    """Whether ``op`` declares the function that copies memrefs whose index has 64 bits."""
    if op is None or op.name != "llvm.func" or is_definition(op):
        return False
    return str(function_type(op)) == "!llvm.func<void (i64, ptr, ptr)>"
