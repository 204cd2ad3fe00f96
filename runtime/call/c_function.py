"""C functions at an address, called from Python, and Python functions that C calls.

`ctypes` supports at most 1,024 parameters; cffi, with the same values, is used for more.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from typing import Any

MAX_CTYPES_PARAMETERS = 1024
"""``CTYPES_MAX_ARGCOUNT`` of CPython's ``Modules/_ctypes/ctypes.h``."""

_CFFI_TYPES: dict[Any, str] = {
    None: "void",
    ctypes.c_void_p: "uintptr_t",
    ctypes.c_float: "float",
    ctypes.c_double: "double",
    **{getattr(ctypes, f"c_int{bits}"): f"int{bits}_t" for bits in (8, 16, 32, 64)},
    **{getattr(ctypes, f"c_uint{bits}"): f"uint{bits}_t" for bits in (8, 16, 32, 64)},
}


def c_function(address: int, returned: Any, parameters: Sequence[Any]) -> Callable[..., Any]:
    """The function at ``address``, with types of `ctypes`.

    For a pointer the caller passes the memory that it points to: bytes, or an array of `ctypes`.
    """
    if len(parameters) <= MAX_CTYPES_PARAMETERS:
        return ctypes.CFUNCTYPE(returned, *parameters)(address)
    ffi, type_ = _cffi_type(returned, parameters)
    function = ffi.cast(type_, address)

    def address_of(memory: Any) -> int:
        return int(ffi.cast("uintptr_t", ffi.from_buffer(memory)))

    return lambda *values: function(
        *[value if isinstance(value, int | float) else address_of(value) for value in values]
    )


def c_callback(
    function: Callable[..., Any], returned: Any, parameters: Sequence[Any]
) -> tuple[Any, ctypes.c_void_p]:
    """An object that must live as long as C may call ``function``, and the pointer to call."""
    if len(parameters) <= MAX_CTYPES_PARAMETERS:
        callback = ctypes.CFUNCTYPE(returned, *parameters)(function)
        return callback, ctypes.cast(callback, ctypes.c_void_p)
    ffi, type_ = _cffi_type(returned, parameters)
    callback = ffi.callback(type_, function)
    return callback, ctypes.c_void_p(int(ffi.cast("uintptr_t", callback)))


def _cffi_type(returned: Any, parameters: Sequence[Any]) -> tuple[Any, Any]:
    import cffi  # few functions have so many parameters

    ffi = cffi.FFI()
    texts = ", ".join(_CFFI_TYPES[parameter] for parameter in parameters)
    return ffi, ffi.typeof(f"{_CFFI_TYPES[returned]}(*)({texts})")
