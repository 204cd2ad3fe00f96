"""What the dynamic linker is asked: where symbols are, and that a library finds its own.

The dynamic linker looks for a symbol in the program, in what was preloaded, and in libraries that
were opened with ``RTLD_GLOBAL``, before it looks in the library that refers to it. So a library
that calls its own ``main`` through the dynamic linker may reach another's.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterable, Mapping

__all__ = ["address_in", "bound_elsewhere", "close", "mode_for"]

_PROCESS = ctypes.CDLL(None)


class _SymbolInfo(ctypes.Structure):
    """``Dl_info``: the file that an address is in, and the symbol there."""

    _fields_ = (
        ("file", ctypes.c_char_p),
        ("base", ctypes.c_void_p),
        ("symbol", ctypes.c_char_p),
        ("address", ctypes.c_void_p),
    )


_dladdr = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.POINTER(_SymbolInfo))(
    ("dladdr", _PROCESS)
)
_dlclose = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(("dlclose", _PROCESS))


def address_in(library: ctypes.CDLL, symbol: str) -> int | None:
    """The address of a symbol; None where there is none."""
    try:
        return ctypes.addressof(ctypes.c_char.in_dll(library, symbol))
    except ValueError:
        return None


def close(library: ctypes.CDLL) -> None:
    """Unload ``library``, unless others have it open."""
    _dlclose(library._handle)


def mode_for(symbols: Iterable[str]) -> int:
    """The mode in which to open a library that refers to its own ``symbols``.

    It is ``RTLD_DEEPBIND`` where the process has another of that name: then the library finds its
    own first. But not where ``malloc`` is another than the C library's, as with a sanitizer or a
    preloaded allocator: the library would not find that either, and memory that one has allocated
    would be freed by the other. `bound_elsewhere` tells whether it has gone well.
    """
    taken = any(address_in(_PROCESS, symbol) is not None for symbol in symbols)
    return os.RTLD_DEEPBIND if taken and _malloc_is_the_c_library_s() else ctypes.DEFAULT_MODE


def _malloc_is_the_c_library_s() -> bool:
    c_library = ctypes.CDLL("libc.so.6")
    return address_in(_PROCESS, "malloc") == address_in(c_library, "malloc")


def bound_elsewhere(library: ctypes.CDLL, references: Mapping[str, int]) -> tuple[str, str] | None:
    """A symbol of ``library`` that the dynamic linker has found in another file, and that file.

    ``references`` are what `own_references` gives.
    """
    for symbol, distance in references.items():
        own = address_in(library, symbol)
        if own is not None:
            found = _file_of(ctypes.c_size_t.from_address(own + distance).value)
            if found.base not in (None, _file_of(own).base):
                return symbol, os.fsdecode(found.file or b"")
    return None


def _file_of(address: int) -> _SymbolInfo:
    """Where ``address`` is; with nulls where it is in no file."""
    found = _SymbolInfo()
    _dladdr(address, ctypes.byref(found))
    return found
