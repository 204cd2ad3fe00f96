"""How C sees a function: what of its wrapper's parameters and result goes by pointer.

``_mlir_ciface_NAME`` takes a pointer to the descriptor of each memref and every other value as it
is. A result that is a struct (several results, a memref, a complex number) goes through a leading
pointer. With ``c_abi="target"`` vectors, arrays and structs of every kind go by pointer.

Source: MLIR's "LLVM IR Target", C-compatible wrapper emission; `abi-func-to-llvm`, which makes the
wrappers by the same rule on LLVM's types, and is tested against this.
"""

from __future__ import annotations

from dataclasses import dataclass

from mlir_abi.dialect_attrs.reflection.record import CAbi, Convention, FunctionReflection
from mlir_abi.dialect_attrs.types import Array, Complex, Other, ValueType

__all__ = ["CInterface", "c_interface"]


@dataclass(frozen=True, slots=True)
class CInterface:
    """The parameters of a wrapper, the place of the result first if it has one."""

    by_pointer: tuple[bool, ...]
    result_by_pointer: bool


def c_interface(function: FunctionReflection, convention: Convention) -> CInterface:
    """How the wrapper of ``function``, whose tuples are expanded, passes its values."""
    c_abi = convention.c_abi
    by_pointer = tuple(_by_pointer(value.type, c_abi) for value in function.arguments)
    if len(function.results) != 1:
        return CInterface(by_pointer, bool(function.results))
    result = function.results[0].type
    return CInterface(by_pointer, _is_struct(result) or _by_pointer(result, c_abi))


def _by_pointer(type_: ValueType, c_abi: CAbi) -> bool:
    if isinstance(type_, Array):
        return True
    return c_abi == "target" and (_is_struct(type_) or _is_vector_or_array(type_))


def _is_struct(type_: ValueType) -> bool:
    if isinstance(type_, Other):
        return type_.text.startswith("!llvm.struct<")
    return isinstance(type_, Array | Complex)


def _is_vector_or_array(type_: ValueType) -> bool:
    return isinstance(type_, Other) and type_.text.startswith(("vector<", "!llvm.array<"))
