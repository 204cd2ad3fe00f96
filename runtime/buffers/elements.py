"""The NumPy dtypes of MLIR's element types, and the reverse.

Upstream's LLVM lowering keeps i8 to i64 and f16 to f64 as they are, and converts a narrower float
to an integer and a complex number to a struct of two parts. An element of a memref that is narrower
than a byte is in the low bits of one, as NumPy's bool and ml_dtypes have it (``docs/types.md``).
The tables below have the types that NumPy stores in the same bytes.
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
    **{f"i{bits}": f"int{bits}" for bits in (8, 16, 32, 64)},
    **{f"ui{bits}": f"uint{bits}" for bits in (8, 16, 32, 64)},
    **{f"f{bits}": f"float{bits}" for bits in (16, 32, 64)},
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
    **{f"si{bits}": f"int{bits}" for bits in (1, 2, 4)},
    **{f"ui{bits}": f"uint{bits}" for bits in (1, 2, 4)},
    "f4E2M1FN": "float4_e2m1fn",
    "f6E2M3FN": "float6_e2m3fn",
    "f6E3M2FN": "float6_e3m2fn",
}
"""The types that ml_dtypes stores in the low bits of a byte."""


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
_SPELLINGS = {dtype: mlir for mlir, dtype in reversed(_DTYPES.items())}


def element_dtype(value_type: ValueType, index_width: int = 64) -> Dtype:
    """The dtype that stores ``value_type`` as compiled code does; ``index_width`` is in bits.

    A signless integer is signed, as in IREE's producer of signatures, and i1 is a bool. Raises
    ValueError, in one line, for a type that NumPy has no dtype for.
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
    """Whether an element of ``dtype``, other than a bool, has fewer bits than a byte."""
    return dtype in _NARROW_DTYPES.values()


def check_element(dtype: Dtype) -> None:
    """Raise ValueError unless ``dtype`` is the `element_dtype` of some type."""
    if dtype not in _DTYPES.values():
        reason = "no MLIR type is held like it" if dtype.isnative else "its byte order is foreign"
        raise _refused(spelling(dtype), reason)


def spelling(dtype: Dtype) -> str:
    """The MLIR type of ``dtype`` in either byte order; NumPy's name if MLIR has no such type."""
    return _SPELLINGS.get(native(dtype), str(dtype))


def native(dtype: Dtype) -> Dtype:
    """``dtype`` in the byte order of this machine."""
    return dtype if dtype.isnative else dtype.newbyteorder("=")


def _refused(name: str, reason: str) -> ValueError:
    return ValueError(f"{name} cannot be the element of a buffer: {reason}")
