"""How C sees a function: the parameters of its wrapper, fields of descriptors, element types.

``_mlir_ciface_NAME`` takes a pointer to the descriptor of each memref, and other values directly.
If the result is a struct (several results, a memref, a complex number), a leading pointer parameter
says where to store it. With ``c_abi="target"``, vectors, arrays and all structs are passed by
pointer, and integers narrower than ``int`` are extended. The descriptor of a memref is::

    ranked    { T *allocated; T *aligned; index offset; index sizes[rank]; index strides[rank]; }
    unranked  { index rank; void *descriptor; }

Offset, sizes and strides count elements. Source: MLIR's "LLVM IR Target", C-compatible wrapper
emission, and Ranked and Unranked MemRef Types; pointers have 64 or 32 bits, and each field is
aligned to its own size, as in C.

DLPack, by which frameworks describe arrays to C, has a code for each element type. Source:
``dlpack.h`` 1.1, ``DLDataTypeCode``. Sub-byte types are left out: DLPack packs them, and compiled
code keeps each in a byte of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from mlir_abi.dialect_attrs.reflection.record import CAbi, Convention, FunctionReflection
from mlir_abi.dialect_attrs.types import Array, Complex, Float, Index, Int, Other, ValueType

GLOBAL = 0xDEADBEEF
"""The allocated pointer of a global memref, as MLIR lowers ``memref.get_global``."""

ALLOCATED, ALIGNED, OFFSET, SIZES, STRIDES = range(5)
"""The positions of the fields in the LLVM struct of a ranked descriptor."""

RANK, DESCRIPTOR = range(2)
"""The same of an unranked one."""

_INT, _UINT, _COMPLEX, _BOOL = 0, 1, 5, 6  # of DLDataTypeCode

FLOAT_TYPES = {
    "f16": (2, 16),
    "f32": (2, 32),
    "f64": (2, 64),
    "bf16": (4, 16),
    "f8E3M4": (7, 8),
    "f8E4M3": (8, 8),
    "f8E4M3B11FNUZ": (9, 8),
    "f8E4M3FN": (10, 8),
    "f8E4M3FNUZ": (11, 8),
    "f8E5M2": (12, 8),
    "f8E5M2FNUZ": (13, 8),
    "f8E8M0FNU": (14, 8),
}
"""The code and the number of bits of each floating-point type that DLPack has."""

_POINTERS = ("allocated", "aligned", "descriptor")

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

x86-64: clang assumes that the caller extends, though the System V ABI requires it of ``_Bool``
alone. AArch64: the callee extends (AAPCS64, 6.8.2). We always extend, and never assume.
"""

_SIGNED: dict[str, Literal["zeroext", "signext"]] = dict.fromkeys(
    ("i32", "si32", "ui32"), "signext"
)
_BY_SIGN = _SIGNED | {"ui32": "zeroext"}
_EXTENSIONS_OF_32_BITS = {
    "riscv64": _SIGNED,
    "loongarch64": _SIGNED,
    "powerpc64le": _BY_SIGN,
    "s390x": _BY_SIGN,
}
"""The same of 32 bits, by the architecture of the target, where registers of 64 bits pass them.

RISC-V ELF psABI, Integer Calling Convention: up to 32 bits by the type's sign, then as signed.
LoongArch ELF psABI, the same. Power ELF V2 ABI, 2.2.3.2, and s390x ELF ABI, 1.2.3: by the sign.
"""


def extension(
    type_: object, c_abi: CAbi, architecture: str = ""
) -> Literal["zeroext", "signext"] | None:
    """Return how a value is extended, given its MLIR type or the value of that type.

    ``architecture`` is that of a target triple.
    """
    if c_abi != "target":
        return None
    text = str(type_)
    return _EXTENSIONS.get(text) or _EXTENSIONS_OF_32_BITS.get(architecture, {}).get(text)


def argument_by_pointer(is_memref: bool, llvm_type: str, c_abi: CAbi) -> bool:
    """Whether a pointer to the argument is passed; ``llvm_type`` is text without ``!llvm.``."""
    return is_memref or (c_abi == "target" and llvm_type.startswith(_AGGREGATES))


def result_by_pointer(llvm_type: str, c_abi: CAbi) -> bool:
    """Whether the first parameter points to where the result, packed if several, is stored."""
    return llvm_type.startswith(_STRUCT if c_abi == "mlir" else _AGGREGATES)


@dataclass(frozen=True, slots=True)
class CInterface:
    """Whether C passes a pointer for each argument, and one to where the result is stored."""

    by_pointer: tuple[bool, ...]
    result_by_pointer: bool


def c_interface(function: FunctionReflection, convention: Convention) -> CInterface:
    """Return how C passes the values of ``function``, which has no tuples.

    A bare pointer leads to the elements of a memref, others to its descriptor.
    """
    c_abi = convention.c_abi
    if convention.bare:
        return CInterface(tuple(isinstance(v.type, Array) for v in function.arguments), False)
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


@dataclass(frozen=True, slots=True)
class Field:
    """A field ``offset`` bytes from the beginning; ``count`` items of ``size`` bytes each.

    ``count`` is None for a field that is no array.
    """

    name: str
    offset: int
    size: int
    count: int | None

    @property
    def is_pointer(self) -> bool:
        """Whether the field is a pointer; the others are integers as wide as ``index``."""
        return self.name in _POINTERS

    def __str__(self) -> str:
        count = "" if self.count is None else f"[{self.count}]"
        return f"{self.name}{count} at {self.offset}"


@dataclass(frozen=True, slots=True)
class DescriptorLayout:
    """The fields of a descriptor, its size in bytes, and its alignment."""

    fields: tuple[Field, ...]
    size: int
    alignment: int


INDEX_WIDTHS = (8, 16, 32, 64)
"""The bits of an ``index`` that is an integer in C."""


@lru_cache(maxsize=256)
def descriptor_layout(
    rank: int | None, index_bits: int, pointer_bytes: int = 8
) -> DescriptorLayout:
    """The descriptor of a memref of ``rank``, None if it is unranked; rank 0 has no arrays."""
    index, _ = element_layout(Index(), index_bits)
    sizes: list[tuple[str, int, int | None]] = [
        ("rank", index, None),
        ("descriptor", pointer_bytes, None),
    ]
    if rank is not None:
        pointers = [("allocated", pointer_bytes, None), ("aligned", pointer_bytes, None)]
        arrays = [("sizes", index, rank), ("strides", index, rank)] if rank else []
        sizes = [*pointers, ("offset", index, None), *arrays]
    fields: list[Field] = []
    end = 0
    for name, size, count in sizes:
        offset = aligned(end, size)
        fields.append(Field(name, offset, size, count))
        end = offset + size * (1 if count is None else count)
    alignment = max(index, pointer_bytes)
    return DescriptorLayout(tuple(fields), aligned(end, alignment), alignment)


def element_layout(type_: ValueType, index_bits: int) -> tuple[int, int]:
    """The bytes that a number takes in memory, and its alignment."""
    match type_:
        case Index():
            return element_layout(Int(index_bits), index_bits)
        case Int(width) | Float(_, width):
            size = 1 << ((width + 7) // 8 - 1).bit_length()
        case Complex(element):
            size, alignment = element_layout(element, index_bits)
            return 2 * size, alignment
        case _:
            return 0, 1
    return size, size


def dlpack_type(type_: ValueType, index_bits: int) -> tuple[int, int] | None:
    """Return the code and the number of bits of an element; None if DLPack has no such type.

    A signless integer is signed, and i1 is a bool.
    """
    match type_:
        case Index():
            return dlpack_type(Int(index_bits), index_bits)
        case Int(1, ""):
            return _BOOL, 8
        case Int(8 | 16 | 32 | 64 as width, sign):
            return _UINT if sign == "u" else _INT, width
        case Float(name) if name in FLOAT_TYPES:
            return FLOAT_TYPES[name]
        case Complex(Float("f32" | "f64", width)):
            return _COMPLEX, 2 * width
    return None


def aligned(offset: int, alignment: int) -> int:
    """The first multiple of ``alignment`` that is not below ``offset``."""
    return -(-offset // alignment) * alignment
