"""What NumPy calls the element types of MLIR, and the other way round.

Widths and byte layout: upstream's LLVM lowering keeps i8 to i64 and the f16 to f64 floats as they
are, makes an integer of every narrower float and a pair of parts of a complex number. A memref
keeps an element that is narrower than a byte in the low bits of one, as NumPy's bool and ml_dtypes
do (``docs/types.md``). What NumPy holds in the same bytes has a row here.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import ml_dtypes
import numpy as np

from mlir_abi.dialect_attrs.types import Complex, Float, Index, Int, ValueType

__all__ = ["Dtype", "check_element", "element_dtype", "is_narrow", "native", "spelling"]

Dtype: TypeAlias = "np.dtype[Any]"

_NUMPY = {
    "i1": "bool",
    "i8": "int8",
    "i16": "int16",
    "i32": "int32",
    "i64": "int64",
    "ui8": "uint8",
    "ui16": "uint16",
    "ui32": "uint32",
    "ui64": "uint64",
    "f16": "float16",
    "f32": "float32",
    "f64": "float64",
    "complex<f32>": "complex64",
    "complex<f64>": "complex128",
}

_ML_DTYPES = {
    "bf16": "bfloat16",
    "f8E3M4": "float8_e3m4",
    "f8E4M3": "float8_e4m3",
    "f8E4M3FN": "float8_e4m3fn",
    "f8E4M3FNUZ": "float8_e4m3fnuz",
    "f8E4M3B11FNUZ": "float8_e4m3b11fnuz",
    "f8E5M2": "float8_e5m2",
    "f8E5M2FNUZ": "float8_e5m2fnuz",
    "f8E8M0FNU": "float8_e8m0fnu",
    "complex<f16>": "complex32",
    "complex<bf16>": "bcomplex32",
}

_NARROW = {
    "i2": "int2",
    "i4": "int4",
    "si1": "int1",
    "si2": "int2",
    "si4": "int4",
    "ui1": "uint1",
    "ui2": "uint2",
    "ui4": "uint4",
    "f4E2M1FN": "float4_e2m1fn",
    "f6E2M3FN": "float6_e2m3fn",
    "f6E3M2FN": "float6_e3m2fn",
}
"""What ml_dtypes holds in the low bits of a byte."""


def _ml_dtypes(names: dict[str, str]) -> dict[str, Dtype]:
    """The rows of ``names`` that the installed ml_dtypes has."""
    return {
        mlir: np.dtype(getattr(ml_dtypes, name))
        for mlir, name in names.items()
        if hasattr(ml_dtypes, name)
    }


_NARROW_DTYPES = _ml_dtypes(_NARROW)
_DTYPES = {mlir: np.dtype(name) for mlir, name in _NUMPY.items()} | _ml_dtypes(_ML_DTYPES)
_SIGNED = {f"s{name}": dtype for name, dtype in _DTYPES.items() if dtype.kind == "i"}
_DTYPES |= _NARROW_DTYPES
_ELEMENTS = frozenset(_DTYPES.values())
_SPELLINGS = {dtype: mlir for mlir, dtype in reversed(_DTYPES.items())}


def element_dtype(value_type: ValueType, index_width: int = 64) -> Dtype:
    """The dtype that holds ``value_type`` as compiled code does.

    ``index_width`` is that of ``index``, in bits. A signless integer is a signed one, as in IREE's
    producer of signatures, and i1 a bool. Raises ValueError, in one line, for a type that NumPy
    has no dtype for.
    """
    if isinstance(value_type, Index):
        value_type = Int(index_width)
    name = str(value_type)
    for dtypes in (_DTYPES, _SIGNED):
        if name in dtypes:
            return dtypes[name]
    if not isinstance(value_type, Int | Float | Complex):
        raise _refused(name, "it is not a number")
    raise _refused(name, "NumPy has no dtype for it")


def is_narrow(dtype: Dtype) -> bool:
    """Whether an element of ``dtype`` is a number of fewer bits than a byte, other than a bool."""
    return dtype in _NARROW_DTYPES.values()


def check_element(dtype: Dtype) -> None:
    """Raise ValueError unless `element_dtype` gives ``dtype`` for some type."""
    if dtype in _ELEMENTS:
        return
    name = spelling(dtype)
    if not dtype.isnative:
        raise _refused(name, "its byte order is foreign")
    raise _refused(name, "no MLIR type is held like it")


def spelling(dtype: Dtype) -> str:
    """How MLIR spells ``dtype`` in either byte order; NumPy's own word where MLIR has none."""
    return _SPELLINGS.get(native(dtype), str(dtype))


def native(dtype: Dtype) -> Dtype:
    """``dtype`` in the byte order of this machine; some dtypes know no other."""
    return dtype if dtype.isnative else dtype.newbyteorder("=")


def _refused(name: str, reason: str) -> ValueError:
    return ValueError(f"{name} cannot be the element of a buffer: {reason}")
