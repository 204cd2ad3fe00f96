"""The NumPy dtypes of MLIR's element types, and the reverse.

Upstream's LLVM lowering keeps i8 to i64 and f16 to f64 as they are, and converts a narrower float
to an integer and a complex number to a struct of two parts. An element of a memref that is narrower
than a byte is in the low bits of one, as NumPy's bool and ml_dtypes have it (``docs/types.md``).
The table below has the types that NumPy stores in the same bytes.
"""

from __future__ import annotations

import math
import re
from typing import Any, TypeAlias

import ml_dtypes
import numpy as np

from mlir_abi.dialect_attrs.float_formats import FORMATS
from mlir_abi.dialect_attrs.type_parser import parse_type
from mlir_abi.dialect_attrs.types import Array as MemRef
from mlir_abi.dialect_attrs.types import Complex, Float, Index, Int, ValueType

INDEX_FORMATS = {16: "h", 32: "i", 64: "q"}
"""What `struct` calls an index of so many bits."""

_MAX_RANK = 64
"""The most dimensions of an array of NumPy."""

Dtype: TypeAlias = "np.dtype[Any]"
NDArray: TypeAlias = "np.ndarray[Any, Dtype]"

_NAMES = {
    "i1": "bool_",
    **{f"i{bits}": f"int{bits}" for bits in (2, 4, 8, 16, 32, 64)},
    **{f"si{bits}": f"int{bits}" for bits in (1, 2, 4, 8, 16, 32, 64)},
    **{f"ui{bits}": f"uint{bits}" for bits in (1, 2, 4, 8, 16, 32, 64)},
    **{name: f"float{name[1]}_{name[2:].lower()}" for name in FORMATS},
    "bf16": "bfloat16",
    **{f"f{bits}": f"float{bits}" for bits in (16, 32, 64)},
    "complex<f16>": "complex32",
    "complex<bf16>": "bcomplex32",
    "complex<f32>": "complex64",
    "complex<f64>": "complex128",
}
"""The scalar of NumPy or of ml_dtypes, which may lack it; errors name the first of equal ones."""

_DTYPES: dict[ValueType, Dtype] = {
    parse_type(mlir): np.dtype(getattr(package, name))
    for mlir, name in _NAMES.items()
    for package in (ml_dtypes, np)
    if hasattr(package, name)
}
_SPELLINGS = {dtype: str(mlir) for mlir, dtype in reversed(_DTYPES.items())}


def element_dtype(value_type: ValueType, index_width: int = 64) -> Dtype:
    """The dtype that stores ``value_type`` as compiled code does; ``index_width`` is in bits.

    A signless integer is signed, as in IREE's producer of signatures, and i1 is a bool. Raises
    ValueError, in one line, for a type that NumPy has no dtype for.
    """
    if isinstance(value_type, Index):
        value_type = Int(index_width)
    dtype = _DTYPES.get(value_type)
    if dtype is None:
        is_number = isinstance(value_type, Int | Float | Complex)
        reason = "NumPy has no dtype for it" if is_number else "it is not a number"
        raise ValueError(f"{value_type} cannot be the element of a buffer: {reason}")
    return dtype


def passed_dtype(type_: ValueType, index_bits: int, *, by_value: bool = False) -> Dtype:
    """The dtype of a number, or of the elements of a memref, that Python can pass.

    ``by_value``: C has to be able to pass a number in registers. Raises ValueError, with the
    reason, for another type.
    """
    if isinstance(type_, MemRef):
        if isinstance(type_.layout, str):
            raise ValueError(f"{type_}: its layout is not strided")
        if type_.memory_space not in ("", "0"):
            raise ValueError(f"{type_}: its memory space is not the host's")
        if type_.shape is not None and len(type_.shape) > _MAX_RANK:
            raise ValueError(
                f"NumPy has no array of rank {len(type_.shape)}, only up to {_MAX_RANK}"
            )
        dtype = element_dtype(type_.element, index_bits)
        if index_bits not in INDEX_FORMATS:
            raise ValueError(f"an index of {index_bits} bits has no C type")
        return dtype
    try:
        dtype = element_dtype(type_, index_bits)
    except ValueError:
        raise ValueError(f"NumPy has no number like {type_}") from None
    if is_narrow(dtype):
        raise ValueError(f"{type_} is narrower than a byte, and cannot be passed by value")
    if by_value and isinstance(type_, Complex):
        raise ValueError(
            f"c-abi=mlir passes {type_} as no C compiler has to: lower with c-abi=target"
        )
    return dtype


def number_array(number: Any, dtype: Dtype) -> NDArray:
    """An array of rank 0 of a Python number, which is rounded once.

    ml_dtypes rounds a float of 64 bits to one of 32 bits, and that to ``dtype``.
    """
    if dtype.isbuiltin != 1 and isinstance(number, float):
        number = _rounded_to_odd(number)
    elif dtype.isbuiltin != 1 and isinstance(number, complex):
        number = complex(_rounded_to_odd(number.real), _rounded_to_odd(number.imag))
    return np.array(number, dtype)


def _rounded_to_odd(number: float) -> float:
    """``number`` with a float's 24 bits of precision, of which the last says if bits were lost.

    To round that to fewer than 23 bits is to round ``number`` (Boldo and Melquiond, "When double
    rounding is odd").
    """
    single = np.float32(number)
    if float(single) == number or not math.isfinite(number):
        return float(single)
    if abs(float(single)) > abs(number):
        single = np.nextafter(single, np.float32(0))
    return float((single.view(np.uint32) | np.uint32(1)).view(np.float32))


def is_narrow(dtype: Dtype) -> bool:
    """Whether an element of ``dtype``, other than a bool, has fewer bits than a byte."""
    return re.fullmatch(r"u?int[124]|float[46]_.*", dtype.name) is not None


def spelling(dtype: Dtype) -> str:
    """The MLIR type of ``dtype`` in either byte order; NumPy's name if MLIR has no such type."""
    return _SPELLINGS.get(native(dtype), str(dtype))


def native(dtype: Dtype) -> Dtype:
    """``dtype`` in the byte order of this machine."""
    return dtype if dtype.isnative else dtype.newbyteorder("=")
