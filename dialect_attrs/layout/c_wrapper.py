"""How C sees a function: what its ``_mlir_ciface_`` wrapper takes by pointer, and what it extends.

``_mlir_ciface_NAME`` takes a pointer to the descriptor of each memref, and other values directly.
If the result is a struct (several results, a memref, a complex number), a leading pointer parameter
says where to store it. With ``c_abi="target"``, vectors, arrays and all structs are passed by
pointer, and integers narrower than ``int`` are extended.

Source: MLIR's "LLVM IR Target", C-compatible wrapper emission.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from mlir_abi.dialect_attrs.reflection.record import CAbi, Convention, FunctionReflection
from mlir_abi.dialect_attrs.types import Array, Complex, Other, ValueType

_STRUCT = "struct<"
_AGGREGATES = (_STRUCT, "array<", "vector<")

_EXTENSIONS: dict[str, Literal["zeroext", "signext"]] = {
    "i1": "zeroext",
    "i8": "signext",
    "si8": "signext",
    "ui8": "zeroext",
    "i16": "signext",
    "si16": "signext",
    "ui16": "zeroext",
}
"""What a C compiler does with the upper bits of the register, by the type of the value.

x86-64: clang relies on them, though the System V ABI says so of ``_Bool`` alone; AArch64: the one
who reads them extends them (AAPCS64, 6.8.2). So here they are extended where a value is made, and
nothing is assumed of them where it is read.
"""


def extension(type_: object, c_abi: CAbi) -> Literal["zeroext", "signext"] | None:
    """Return how a value is extended, given its MLIR type or the value of that type."""
    return _EXTENSIONS.get(str(type_)) if c_abi == "target" else None


def argument_by_pointer(is_memref: bool, llvm_type: str, c_abi: CAbi) -> bool:
    """Whether a pointer to the argument is passed; ``llvm_type`` is text without ``!llvm.``."""
    return is_memref or (c_abi == "target" and llvm_type.startswith(_AGGREGATES))


def result_by_pointer(llvm_type: str, c_abi: CAbi) -> bool:
    """Whether the first parameter points to where the result, packed if several, is stored."""
    return llvm_type.startswith(_STRUCT if c_abi == "mlir" else _AGGREGATES)


@dataclass(frozen=True, slots=True)
class CInterface:
    """Whether the wrapper takes each argument by pointer, and stores the result through one."""

    by_pointer: tuple[bool, ...]
    result_by_pointer: bool


def c_interface(function: FunctionReflection, convention: Convention) -> CInterface:
    """Return how the wrapper of ``function``, which has no tuples, passes its values."""
    c_abi = convention.c_abi
    arguments = [value.type for value in function.arguments]
    results = [_llvm_type(value.type) for value in function.results]
    return CInterface(
        tuple(argument_by_pointer(isinstance(t, Array), _llvm_type(t), c_abi) for t in arguments),
        result_by_pointer(_STRUCT if len(results) > 1 else "".join(results), c_abi),
    )


def _llvm_type(type_: ValueType) -> str:
    """Return how the text of the LLVM type begins; empty for numbers and other types."""
    if isinstance(type_, Array | Complex):
        return _STRUCT
    return type_.text.removeprefix("!llvm.") if isinstance(type_, Other) else ""
