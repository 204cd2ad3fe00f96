"""Define the functions of runtime libraries that compiled code calls by itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.passes.llvm.builder import (
    ALIGNED,
    DESCRIPTOR,
    OFFSET,
    RANK,
    SIZES,
    Code,
    Module,
    SSAValue,
    copy_strided,
    operator,
)
from mlir_abi.passes.llvm.type_converter import TypeConverter, llvm_function_type
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import function_type, is_definition, value_types
from mlir_abi.passes.support.symbols import is_llvm_function, named_in

_add_floats, _multiply_floats = operator("fadd"), operator("fmul")
_is_less, _differs = operator("fcmp", "i1", 4), operator("fcmp", "i1", 6)  # false for a NaN
_is_unordered = operator("fcmp", "i1", 14)

_REBIAS = 0x38000000
"""The bias of the exponent of f32, less that of f16, in the bits of an f32."""

_SMALLEST_F16 = 0x33800000
"""The least positive f16, as bits of an f32."""

_SMALLEST_NORMAL_F16 = 0x38800000
"""The least positive f16 that is normal, as bits of an f32."""

_BEYOND_F16 = 0x47800000  # 65536
"""The least power of two that is greater than every f16, as bits of an f32."""

_INFINITE_F16 = 0x7C00


def _f32_to_bf16(b: Code, x: SSAValue) -> None:
    bits = x.to("i32", "bitcast")
    high = bits >> 16
    rounded = (bits + ((high & 1) + 0x7FFF)) >> 16
    quieted = high | 0x40
    result = b.select(_is_unordered(x, x), quieted, rounded)
    b.return_(result.to("i16").to("bf16", "bitcast"))


def _f16_to_f32(b: Code, x: SSAValue) -> None:
    bits = x.to("i16", "bitcast").to("i32", "zext")
    sign, magnitude = (bits & 0x8000) << 16, bits & 0x7FFF
    normal = (magnitude << 13) + _REBIAS
    special = normal + _REBIAS
    unit = b.value("i32", _SMALLEST_F16).to("f32", "bitcast")
    subnormal = _multiply_floats(magnitude.to("f32", "uitofp"), unit).to("i32", "bitcast")
    finite = b.select(magnitude < 0x400, subnormal, normal)
    number = b.select(magnitude >= _INFINITE_F16, special, finite)
    b.return_((number | sign).to("f32", "bitcast"))


def _f32_to_f16(b: Code, x: SSAValue) -> None:
    bits = x.to("i32", "bitcast")
    sign, magnitude = (bits >> 16) & 0x8000, bits & 0x7FFFFFFF
    shifted = magnitude >> 13
    normal = (magnitude - _REBIAS + ((shifted & 1) + 0xFFF)) >> 13
    # The sum of a half and a subnormal value has the value in its last bits, and is rounded there.
    half = b.value("i32", 0x3F000000)
    aligned = _add_floats(magnitude.to("f32", "bitcast"), half.to("f32", "bitcast"))
    subnormal = aligned.to("i32", "bitcast") - half
    quieted = (shifted & 0x1FF) | 0x7E00
    finite = b.select(magnitude < _SMALLEST_NORMAL_F16, subnormal, normal)
    number = b.select(magnitude >= _BEYOND_F16, b.value("i32", _INFINITE_F16), finite)
    result = b.select(_is_unordered(x, x), quieted, number) | sign
    b.return_(result.to("i16").to("f16", "bitcast"))


def _from_f64(b: Code, x: SSAValue, callee: str, type_: str) -> None:
    """Convert an f64: round it to odd in f32, then call ``callee``.

    The result is that of rounding once.
    """
    near = x.to("f32", "fptrunc")
    back, bits = near.to("f64", "fpext"), near.to("i32", "bitcast")
    moves = ((bits & 1) == 0) & _differs(back, x)
    is_below = _is_less(b.op("intr.fabs", "f64", back), b.op("intr.fabs", "f64", x))
    moved = bits + b.select(is_below, b.value("i32", 1), -1)
    odd = b.select(moves, moved, bits).to("f32", "bitcast")
    b.return_(b.call(callee, type_, "f32", odd))


def _memref_copy(b: Code, size: SSAValue, source: SSAValue, target: SSAValue) -> None:
    rank = source[RANK]
    from_, to = source[DESCRIPTOR], target[DESCRIPTOR]
    sizes = from_ + SIZES.offset
    with b.loop(rank) as i, b.when(sizes[i] == 0):
        b.return_()
    from_strides, to_strides = from_ + SIZES.offset + rank * 8, to + SIZES.offset + rank * 8
    first, to_first = _first_element(from_, size), _first_element(to, size)
    copy_strided(b, size, rank, sizes, first, from_strides, to_first, to_strides)


def _first_element(memref: SSAValue, size: SSAValue) -> SSAValue:
    first: SSAValue = memref[ALIGNED] + memref[OFFSET] * size
    return first


_Definition: TypeAlias = tuple[str, str, Callable[..., None]]
"""Of a function: the result, the parameters, and what emits the body."""

_BF16_CONVERSIONS: dict[str, _Definition] = {
    "__truncsfbf2": ("bf16", "f32", _f32_to_bf16),
    "__truncdfbf2": ("bf16", "f64", partial(_from_f64, callee="__truncsfbf2", type_="bf16")),
}
_F16_CONVERSIONS: dict[str, _Definition] = {
    "__extendhfsf2": ("f32", "f16", _f16_to_f32),
    "__truncsfhf2": ("f16", "f32", _f32_to_f16),
    "__truncdfhf2": ("f16", "f64", partial(_from_f64, callee="__truncsfhf2", type_="f16")),
}
_COPY: dict[str, _Definition] = {"memrefCopy": ("void", "i64, ptr, ptr", _memref_copy)}


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
    ``__extendhfsf2``. GCC's runtime library has those of bf16 from version 13, and those of f16
    from version 12; a process may have neither compiler-rt nor that library. The definitions are
    weak and hidden: a linker keeps one of several, and exports none. A definition of the module's
    own is kept.
    """

    name: ClassVar[str] = "abi-define-runtime-functions"

    def run(self, op: ir.Operation) -> None:
        """At the end of ``op``, define the functions that the module needs.

        A function of such a name is kept, but for MLIR's declaration of ``memrefCopy``. Raises
        `PassError` for a symbol of such a name that cannot be called so.
        """
        types = " ".join(map(str, value_types(op)))  # which show the members of structs and arrays
        needed: dict[str, _Definition] = {}
        table = ir.SymbolTable(op)
        if "memrefCopy" in table and _is_memref_copy_of_mlir(table["memrefCopy"].operation):
            del table["memrefCopy"]
            needed |= _COPY
        if "bf16" in types:
            needed |= _BF16_CONVERSIONS
        if re.search("(?<!b)f16", types):
            needed |= _F16_CONVERSIONS
        if not needed:
            return
        with op.context:
            symbols = named_in(op)
            for name, (result, parameters, _) in needed.items():
                type_ = llvm_function_type(result, parameters)
                is_llvm_function(symbols.get(name), type_, "which code with bf16 or f16 calls")
            end = ir.InsertionPoint(op.regions[0].blocks[0])
            module = Module(TypeConverter(op, 0), end, {*symbols}, "_mlir_abi_")
            weak = {"linkage": "#llvm.linkage<weak>", "visibility_": "1 : i64"}
            for name, (result, parameters, body) in needed.items():
                if name not in symbols:
                    module.define(name, result, parameters, **weak).emit(body)


def _is_memref_copy_of_mlir(op: ir.Operation) -> bool:
    """Whether ``op`` declares the function that copies memrefs whose index has 64 bits."""
    is_declared = op.name == "llvm.func" and not is_definition(op)
    return is_declared and str(function_type(op)) == "!llvm.func<void (i64, ptr, ptr)>"
