"""Numbers, between Python and the memory and registers of C.

`ctypes` cannot pass a half or a bfloat16 by value. x86-64 and AArch64 pass one in the low bits of a
vector register, where a ``float`` of the same low bits puts them.
"""

from __future__ import annotations

import ctypes
import math
import struct
from collections.abc import Callable
from operator import index
from typing import Any

import ml_dtypes
import numpy as np

from mlir_abi.dialect_attrs.types import Complex, ValueType
from mlir_abi.runtime.buffers.elements import Dtype, element_dtype, is_narrow
from mlir_abi.runtime.errors import kind_of

__all__ = ["NumberType"]

_NO_NUMBERS = (np.flexible, np.datetime64, np.timedelta64)
"""NumPy's scalars that are texts, bytes and times; like all of them they have ``__float__``."""


class NumberType:
    """The type of a number.

    ``accept`` converts a value to a Python number of this type, or raises TypeError or
    OverflowError. ``to_c`` and ``from_c`` convert between that number and the value that `ctypes`
    uses for ``c_type``.
    """

    def __init__(self, type_: ValueType, index_bits: int) -> None:
        """Raise ValueError for a type that NumPy has no dtype for."""
        self.type = type_
        try:
            self.dtype: Dtype = element_dtype(type_, index_bits)
        except ValueError:
            raise ValueError(f"NumPy has no number like {type_}") from None
        if is_narrow(self.dtype):
            raise ValueError(f"{type_} is narrower than a byte, and cannot be passed by value")
        self.accept = _accept(type_, self.dtype)
        self.to_c: Callable[[Any], Any] = _same
        self.from_c: Callable[[Any], Any] = _same
        if self.dtype == np.bool_:
            self.from_c = _is_odd
        elif not self._has_c_type():
            self.to_c, self.from_c = self._to_bits, self._from_bits

    def _has_c_type(self) -> bool:
        """Whether C has a number like it; bf16 and the like are extension types of NumPy."""
        return self.dtype.isbuiltin == 1 and self.dtype.name != "float16"

    @property
    def c_type(self) -> Any:
        """The type of `ctypes` that it is passed as; raises ValueError for a complex number."""
        if isinstance(self.type, Complex):
            raise ValueError(
                f"c-abi=mlir passes {self.type} as no C compiler has to: lower with c-abi=target"
            )
        if self.dtype == np.bool_ or not self._has_c_type():
            return ctypes.c_uint8 if self.dtype.itemsize == 1 else ctypes.c_float
        return np.ctypeslib.as_ctypes_type(self.dtype)

    def to_bytes(self, value: Any) -> bytes:
        """An accepted number as it is in memory."""
        return np.asarray(value, self.dtype).tobytes()

    def from_bytes(self, data: bytes) -> Any:
        """The Python number that is in memory as ``data``."""
        if self.dtype == np.bool_:
            return _is_odd(data[0])
        value = np.frombuffer(data, self.dtype, 1)[0]
        if self.dtype.kind in "iu":
            return int(value)
        return complex(value) if isinstance(self.type, Complex) else float(value)

    def _to_bits(self, value: Any) -> Any:
        data = self.to_bytes(value)
        return data[0] if len(data) == 1 else struct.unpack("f", data.ljust(4, b"\0"))[0]

    def _from_bits(self, value: Any) -> Any:
        data = bytes([value]) if self.dtype.itemsize == 1 else struct.pack("f", value)
        return self.from_bytes(data[: self.dtype.itemsize])


def _same(value: Any) -> Any:
    return value


def _is_odd(value: int) -> bool:
    return bool(value & 1)  # the other bits of an i1 are undefined


def _accept(type_: ValueType, dtype: Dtype) -> Callable[[Any], Any]:
    if dtype == np.bool_:
        return _accept_bool
    if dtype.kind in "iu":
        limits = np.iinfo(dtype)
        return _int(str(type_), int(limits.min), int(limits.max))
    if isinstance(type_, Complex):
        return _complex(str(type_), element_dtype(type_.element))
    return _float(str(type_), dtype)


def _accept_bool(value: Any) -> bool:
    if isinstance(value, bool | np.bool_):
        return bool(value)
    number = _integer(value, "i1")
    if number not in (0, 1):
        raise OverflowError(f"expected i1, 0 or 1, got {number}")
    return bool(number)


def _int(name: str, least: int, greatest: int) -> Callable[[Any], int]:
    def accept(value: Any) -> int:
        number = value if type(value) is int else _integer(value, name)
        if least <= number <= greatest:
            return number
        raise OverflowError(f"expected {name}, {least} to {greatest}, got {_short(number)}")

    return accept


def _float(name: str, dtype: Dtype) -> Callable[[Any], float]:
    limits: Any = ml_dtypes.finfo(dtype)  # type: ignore[no-untyped-call]
    least, greatest = float(limits.min), float(limits.max)
    has_infinity = bool(np.isinf(np.asarray(math.inf, dtype)))

    def accept(value: Any) -> float:
        number = value if type(value) is float else _real(value, name)
        if least <= number <= greatest or math.isnan(number):
            return number
        if has_infinity and math.isinf(number):
            return number
        raise OverflowError(f"expected {name}, {least:g} to {greatest:g}, got {number:g}")

    return accept


def _complex(name: str, part_dtype: Dtype) -> Callable[[Any], complex]:
    part = _float(name, part_dtype)

    def accept(value: Any) -> complex:
        value = _unwrapped(value, name)
        if _is_complex(value):
            value = complex(value)
            return complex(part(value.real), part(value.imag))
        return complex(part(value))

    return accept


def _is_complex(value: Any) -> bool:
    """Whether ``value`` is a complex number of Python, NumPy or ml_dtypes."""
    if isinstance(value, complex | np.complexfloating):
        return True
    return isinstance(value, np.generic) and isinstance(value.item(), complex)


def _unwrapped(value: Any, name: str) -> Any:
    """``value``, or the element of an array of rank 0."""
    if not isinstance(value, np.ndarray):
        return value
    if value.ndim:
        raise TypeError(f"expected {name}, got an array of {value.ndim} dimensions")
    return value[()]


def _integer(value: Any, name: str) -> int:
    value = _unwrapped(value, name)
    try:
        return index(value)
    except TypeError:
        raise TypeError(f"expected {name}, got {kind_of(value)}") from None


def _real(value: Any, name: str) -> float:
    value = _unwrapped(value, name)
    is_number = hasattr(value, "__float__") or hasattr(value, "__index__")
    if not is_number or _is_complex(value) or isinstance(value, _NO_NUMBERS):
        raise TypeError(f"expected {name}, got {kind_of(value)}")
    try:
        return float(value)
    except OverflowError:
        raise OverflowError(f"expected {name}, got {_short(value)}") from None


def _short(number: object) -> str:
    """``number`` as text; Python raises an error for integers of thousands of digits."""
    if isinstance(number, int) and number.bit_length() > 128:
        return f"an integer of {number.bit_length()} bits"
    return str(number)
