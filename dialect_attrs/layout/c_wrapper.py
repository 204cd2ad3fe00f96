"""Which parameters of a C wrapper are pointers, and whether the first one is for the result.

``_mlir_ciface_NAME`` takes a pointer to the descriptor of each memref, and other values directly.
If the result is a struct (several results, a memref, a complex number), a leading pointer parameter
says where to store it. With ``c_abi="target"``, vectors, arrays and all structs are passed by
pointer.

Source: MLIR's "LLVM IR Target", C-compatible wrapper emission. ``abi-func-to-llvm`` applies this
rule to LLVM's types; a test compares the two.
"""

from __future__ import annotations

from dataclasses import dataclass

from mlir_abi.dialect_attrs.reflection.record import CAbi, Convention, FunctionReflection
from mlir_abi.dialect_attrs.types import Array, Complex, Other, ValueType

__all__ = ["CInterface", "c_interface"]


@dataclass(frozen=True, slots=True)
class CInterface:
    """Whether the wrapper takes each argument by pointer, and stores the result through one."""

    by_pointer: tuple[bool, ...]
    result_by_pointer: bool


def c_interface(function: FunctionReflection, convention: Convention) -> CInterface:
    """Return how the wrapper of ``function``, which has no tuples, passes its values."""
    c_abi = convention.c_abi
    by_pointer = tuple(_by_pointer(value.type, c_abi) for value in function.arguments)
    if len(function.results) != 1:
        return CInterface(by_pointer, bool(function.results))
    result = function.results[0].type
    return CInterface(by_pointer, _is_struct(result) or _by_pointer(result, c_abi))


def _by_pointer(type_: ValueType, c_abi: CAbi) -> bool:
    if isinstance(type_, Array):
        return True
    if c_abi == "target" and isinstance(type_, Other):
        return type_.text.startswith(("vector<", "!llvm.array<", "!llvm.struct<"))
    return c_abi == "target" and _is_struct(type_)


def _is_struct(type_: ValueType) -> bool:
    if isinstance(type_, Other):
        return type_.text.startswith("!llvm.struct<")
    return isinstance(type_, Array | Complex)
