"""The element types of DLPack, by which frameworks describe arrays to C.

Source: ``dlpack.h`` 1.1, ``DLDataTypeCode``. Sub-byte types are left out: DLPack packs
them, and compiled code keeps each in a byte of its own.
"""

from __future__ import annotations

from mlir_abi.dialect_attrs.types import Complex, Float, Index, Int, ValueType

_INT, _UINT, _COMPLEX, _BOOL = 0, 1, 5, 6

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
"""The code and the number of bits of each floating-point type."""


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
