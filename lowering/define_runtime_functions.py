"""Define the functions of runtime libraries that compiled code calls by itself."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.llvm.type_converter import innermost
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.data_layout import DataLayout, architecture
from mlir_abi.passes.support.functions import (
    function_type,
    is_definition,
    value_types,
)
from mlir_abi.passes.support.symbols import (
    add_definition,
    is_llvm_function,
    named_in,
    read_definitions,
)

_BF16 = ("__truncsfbf2", "__truncdfbf2")
_F16 = ("__extendhfsf2", "__truncsfhf2", "__truncdfhf2")
_F16_ON_ARM = "__aeabi_d2h"
_F16_ON_S390X = "__extendhfdf2"
_COPY = "memrefCopy"


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
    from version 12; a process may have neither compiler-rt nor that library. On 32-bit ARM, f64
    becomes f16 by ``__aeabi_d2h``, which GCC does not have; on s390x, f16 becomes f64 by
    ``__extendhfdf2``. The definitions are weak and hidden: a
    linker keeps one of several, and exports none. A definition of the module's own is kept.
    """

    name: ClassVar[str] = "abi-define-runtime-functions"

    def run(self, op: ir.Operation) -> None:
        """At the end of ``op``, define the functions that the module needs.

        A function of such a name is kept, but for MLIR's declaration of ``memrefCopy``. Raises
        `PassError` for a symbol of such a name that cannot be called so.
        """
        types = {each for type_ in value_types(op) for each in _elements(type_)}
        needed: list[str] = []
        table = ir.SymbolTable(op)
        layout = DataLayout.of(op)
        if _COPY in table and _is_memref_copy_of_mlir(table[_COPY].operation, layout.index_bits):
            del table[_COPY]
            needed.append(_COPY)
        if any(isinstance(type_, ir.BF16Type) for type_ in types):
            needed += _BF16
        if any(isinstance(type_, ir.F16Type) for type_ in types):
            needed += _F16
            if layout.pointer_bits == 32:  # other targets have no use for it
                needed.append(_F16_ON_ARM)
            if architecture(op) == "s390x":
                needed.append(_F16_ON_S390X)
        if not needed:
            return
        symbols = named_in(op)
        library = read_definitions(Path(__file__).with_suffix(".mlir"), layout.index_bits)
        definitions = named_in(library)
        for name in needed:
            type_ = definitions[name].attributes["function_type"]
            is_llvm_function(symbols.get(name), type_, "which code with bf16 or f16 calls")
        for name in needed:
            add_definition(name, library, symbols, ir.InsertionPoint(op.regions[0].blocks[0]))


def _elements(type_: ir.Type) -> list[ir.Type]:
    """The types of numbers in ``type_``: in a struct or array, and of the elements of vectors."""
    parts = list(innermost(type_)) or [type_]
    return [part.element_type if isinstance(part, ir.VectorType) else part for part in parts]


def _is_memref_copy_of_mlir(op: ir.Operation, bits: int) -> bool:
    """Whether ``op`` declares the function that copies memrefs whose index has so many bits."""
    is_declared = op.name == "llvm.func" and not is_definition(op)
    return is_declared and str(function_type(op)) == f"!llvm.func<void (i{bits}, ptr, ptr)>"
