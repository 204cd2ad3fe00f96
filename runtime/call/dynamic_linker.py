"""Questions to the dynamic linker: where symbols and files are; whether a library finds its own.

The dynamic linker looks for a symbol in the program, in what was preloaded, and in libraries that
were opened with ``RTLD_GLOBAL``, before it looks in the library that refers to it. So a library
that calls its own ``main`` through the dynamic linker may reach another's.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterable, Mapping

_PROCESS = ctypes.CDLL(None)


class _SymbolInfo(ctypes.Structure):
    """``Dl_info``: the file that an address is in, and the symbol there."""

    _fields_ = (
        ("file", ctypes.c_char_p),
        ("base", ctypes.c_void_p),
        ("symbol", ctypes.c_char_p),
        ("address", ctypes.c_void_p),
    )


class _LinkMap(ctypes.Structure):
    """``struct link_map``, up to the name of the file."""

    _fields_ = (("base", ctypes.c_void_p), ("file", ctypes.c_char_p))


_PROCESS.dladdr.argtypes = ctypes.c_void_p, ctypes.POINTER(_SymbolInfo)
_PROCESS.dlinfo.argtypes = ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p
_PROCESS.dlclose.argtypes = (ctypes.c_void_p,)
_RTLD_DI_LINKMAP = 2

_ALLOCATOR = ("malloc", "calloc", "realloc", "free")
"""What another allocator must define ("Replacing malloc" in the manual of the GNU C library).

In a program that is not position-independent, such as Debian's Python, the address of a function
may be that of the program's own jump to it. So one of the four at its address in the C library
shows that none is replaced.
"""


def address_in(library: ctypes.CDLL, symbol: str) -> int | None:
    """The address of a symbol; None if ``library`` does not have it."""
    try:
        return ctypes.addressof(ctypes.c_char.in_dll(library, symbol))
    except ValueError:
        return None


def close(library: ctypes.CDLL) -> None:
    """Unload ``library``, unless others have it open."""
    _PROCESS.dlclose(library._handle)


def file_of(library: ctypes.CDLL) -> str:
    """The path of the file that was opened as ``library``; empty for the program itself."""
    link_map = ctypes.POINTER(_LinkMap)()
    _PROCESS.dlinfo(library._handle, _RTLD_DI_LINKMAP, ctypes.byref(link_map))
    return os.fsdecode(link_map.contents.file)


def mode_for(symbols: Iterable[str]) -> int:
    """The mode in which to open a library that refers to its own ``symbols``.

    With ``RTLD_DEEPBIND`` the library finds its own symbols first. It is needed if the process has
    a symbol of the same name. It is not used if a sanitizer or a preloaded allocator replaces
    ``malloc``: the library would call the C library's instead, and one would free what the other
    allocated. `bound_elsewhere` tells whether each symbol was bound to the library's own.
    """
    is_taken = any(address_in(_PROCESS, symbol) is not None for symbol in symbols)
    c_library = ctypes.CDLL("libc.so.6")
    has_c_allocator = any(
        address_in(_PROCESS, symbol) == address_in(c_library, symbol) for symbol in _ALLOCATOR
    )
    return os.RTLD_DEEPBIND if is_taken and has_c_allocator else ctypes.DEFAULT_MODE


def bound_elsewhere(library: ctypes.CDLL, references: Mapping[str, int]) -> tuple[str, str] | None:
    """A symbol of ``library`` that the dynamic linker bound to another file, and that file.

    ``references`` are those of `own_references`.
    """
    for symbol, distance in references.items():
        address = address_in(library, symbol)
        if address is not None:
            own, bound = _SymbolInfo(), _SymbolInfo()
            _PROCESS.dladdr(address, ctypes.byref(own))
            pointer = ctypes.c_size_t.from_address(address + distance).value
            if _PROCESS.dladdr(pointer, ctypes.byref(bound)) and bound.base != own.base:
                return symbol, os.fsdecode(bound.file)
    return None
