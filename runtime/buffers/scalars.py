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

from mlir_abi.dialect_attrs.types import Complex, Float, ValueType
from mlir_abi.runtime.buffers.elements import Dtype, element_dtype, number_array, passed_dtype
from mlir_abi.runtime.errors import kind_of

_TIMES = (np.datetime64, np.timedelta64)
"""NumPy's scalars that are no numbers, although Python's numbers can be made of them."""


class NumberType:
    """The type of a number that is passed by value, or through a pointer to it.

    ``accept`` is its `number_check`. ``to_c`` and ``from_c`` convert between the number and the
    value that `ctypes` uses for ``c_type``, which is the number itself if ``is_as_in_c``.
    """

    def __init__(self, type_: ValueType, index_bits: int, *, by_value: bool = False) -> None:
        """Raise the errors of `passed_dtype`."""
        self.type = type_
        self.dtype = passed_dtype(type_, index_bits, by_value=by_value)
        self.size, self.alignment = self.dtype.itemsize, self.dtype.alignment
        self.accept = number_check(type_, self.dtype, str(type_))
        # bf16 and the like are extension types of NumPy, and C has no number like them or f16
        self.is_as_in_c = self.dtype.isbuiltin == 1 and self.dtype.name not in ("bool", "float16")
        self._register = struct.Struct("B" if self.size == 1 else "f")

    def __str__(self) -> str:
        return str(self.type)

    @property
    def c_type(self) -> Any:
        """The type of `ctypes` that it is passed as ``by_value``."""
        if self.is_as_in_c:
            return np.ctypeslib.as_ctypes_type(self.dtype)
        return ctypes.c_uint8 if self.size == 1 else ctypes.c_float

    def to_c(self, number: Any) -> Any:
        """The value of ``c_type`` for an accepted number."""
        if self.is_as_in_c:
            return number
        return self._register.unpack(self.to_bytes(number).ljust(self._register.size, b"\0"))[0]

    def from_c(self, value: Any) -> Any:
        """The number that C has returned or passed as ``value``."""
        if self.is_as_in_c:
            return value
        return self.from_bytes(self._register.pack(value)[: self.size])

    def to_bytes(self, number: Any) -> bytes:
        """An accepted number as it is in memory."""
        return number_array(number, self.dtype).tobytes()

    def from_bytes(self, data: bytes) -> Any:
        """The Python number that is in memory as ``data``."""
        if self.dtype == np.bool_:
            return bool(data[0] & 1)  # the other bits of an i1 are undefined
        return np.frombuffer(data, self.dtype).item()


def number_check(type_: ValueType, dtype: Dtype, name: str) -> Callable[[Any], Any]:
    """Return a function that checks a number of type ``type_``, whose dtype is ``dtype``.

    It returns the number as a Python number. It raises TypeError for any other kind of value, and
    OverflowError for a number out of range. Errors call the type ``name``.
    """
    if isinstance(type_, Complex):
        check_part = number_check(type_.element, element_dtype(type_.element), name)

        def check_complex(value: Any) -> complex:
            number = _converted(value, complex, name)
            return complex(check_part(number.real), check_part(number.imag))

        return check_complex

    kind, least, greatest, limits = number_range(type_, dtype)
    has_infinity = kind is float and bool(np.isinf(np.asarray(math.inf, dtype)))

    def check(value: Any) -> Any:
        number = value if type(value) is kind else _converted(value, kind, name)
        if least <= number <= greatest:
            return number
        if kind is float and (math.isnan(number) or (has_infinity and math.isinf(number))):
            return number
        raise OverflowError(f"expected {name}, {limits}, got {_short(number)}")

    return check if dtype != np.bool_ else lambda value: bool(check(value))


def number_range(type_: ValueType, dtype: Dtype) -> tuple[type[int] | type[float], Any, Any, str]:
    """The type of Python for a number, the least and greatest finite one, and a text for these."""
    info: Any
    if isinstance(type_, Float):
        info = ml_dtypes.finfo(dtype)  # type: ignore[no-untyped-call]
        least, greatest = float(info.min), float(info.max)
        return float, least, greatest, f"{least:g} to {greatest:g}"
    if dtype == np.bool_:
        return int, 0, 1, "0 or 1"
    info = ml_dtypes.iinfo(dtype)  # type: ignore[no-untyped-call]
    return int, int(info.min), int(info.max), f"{info.min} to {info.max}"


def _converted(value: Any, kind: type, name: str) -> Any:
    """A number of Python or NumPy, or an array of rank 0, as a Python number of type ``kind``."""
    if isinstance(value, np.ndarray):
        if value.ndim:
            raise TypeError(f"expected {name}, got an array of {value.ndim} dimensions")
        value = value[()]
    number = value.item() if isinstance(value, np.generic) else value
    if isinstance(number, np.complexfloating):  # float() would drop the imaginary part
        number = complex(number)
    is_number = isinstance(number, complex) or any(  # which has no __complex__ in Python 3.10
        hasattr(number, f"__{method}__") for method in ("complex", "float", "index")
    )
    if is_number and not isinstance(value, _TIMES):
        try:
            return index(number) if kind is int else kind(number)
        except TypeError:
            pass
        except OverflowError:
            raise OverflowError(f"expected {name}, got {_short(number)}") from None
    raise TypeError(f"expected {name}, got {kind_of(value)}")


def _short(number: float) -> str:
    """``number`` as text; Python raises an error for integers of thousands of digits."""
    if isinstance(number, int):
        bits = number.bit_length()
        return f"an integer of {bits} bits" if bits > 128 else str(number)
    return f"{number:g}"
