"""Shared libraries that describe themselves, opened from Python.

The dynamic linker looks for a symbol in the program, in what was preloaded, and in libraries that
were opened with ``RTLD_GLOBAL``, before it looks in the library that refers to it. So a library
that calls its own ``main`` through the dynamic linker may reach another's.
"""

from __future__ import annotations

import ctypes
import os
import weakref
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from mlir_abi.dialect_attrs.reflection.record import FREE_SYMBOL
from mlir_abi.dialect_attrs.tvm_ffi import SYMBOL_PREFIX
from mlir_abi.runtime.call.library import Library, free_function
from mlir_abi.runtime.errors import kind_of
from mlir_abi.runtime.libraries import object_file
from mlir_abi.runtime.libraries.cpu import missing_features
from mlir_abi.runtime.threads import THREADS_VARIABLE, thread_functions, use_threads

__all__ = ["load"]

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
may be that of the program's own jump to it. If one of the four has its libc address, the allocator
is libc's.
"""


def load(path: object_file.Path) -> Library:
    """Open a shared library that was built with ``abi-embed-reflection``::

        library = mlir_abi.load("libmodel.so")
        y = library.predict(x, weights={"w": w, "b": b})

    Raises OSError for a file that cannot be loaded, for one that needs features that this CPU lacks
    (see ``abi-build --target-cpu``), and for one whose own symbols the dynamic linker binds to
    another file; `ReflectionError` for an invalid record; ValueError for a file that describes no
    function; TypeError for a path of the wrong type.
    """
    if not isinstance(path, str | bytes | os.PathLike):
        raise TypeError(f"the path must be a str, bytes or os.PathLike (got {kind_of(path)})")
    path = os.fsdecode(path)
    reflections, references = object_file.read_library(path)
    if not reflections:
        raise ValueError(
            f"{path} describes no function: run abi-embed-reflection before it is built"
        )
    for each in reflections.values():
        if missing := missing_features(each.cpu):
            needs = ", ".join(missing)
            raise OSError(f"{path} is for CPUs with {needs}, which this one has not (--target-cpu)")
    returns_memory = any(each.returns_memory for each in reflections.values())
    return Library(path, reflections, SharedLibrary(path, returns_memory, references))


class SharedLibrary:
    """A library that is unloaded when the last object that needs it is deleted."""

    raise_pending: Callable[[], None] | None = None

    def __init__(self, path: str, returns_memory: bool, references: Mapping[str, int]) -> None:
        """``references`` are those of `object_file.read_library`."""
        # dlopen compares names before files, and would return an open library of this name although
        # the file has been replaced. So the name is made unique for each inode, with path parts
        # that change nothing: "/" for each bit 0 and "/." for each bit 1, after the directory.
        directory, file = os.path.split(os.path.abspath(path))
        inode = f"{os.stat(path).st_ino:b}".replace("0", "/").replace("1", "/.")
        name = f"{directory}{inode}/{file}"
        try:
            self._library = ctypes.CDLL(name, mode=_mode_for(references))
        except OSError as error:
            reason = str(error).replace(name, path)
            machine, here = (object_file.machine(each) for each in (path, "/proc/self/exe"))
            if " on " in machine:  # of another system
                here = f"Linux on {here}"
            if machine != here:  # the dynamic linker then says that there is no such file
                reason = f"{path} is for {machine}, and this process runs on {here}"
            raise OSError(reason) from None
        # Unlike `__del__`, this is not run when Python exits and has deleted what `close` needs.
        weakref.finalize(self, _PROCESS.dlclose, self._library._handle).atexit = False
        if binding := _bound_elsewhere(self._library, references):
            raise OSError(f"{path}: {binding}: link it with -Wl,-Bsymbolic")
        parallel = self.address(THREADS_VARIABLE)
        if parallel is not None and any(thread_functions()):
            use_threads(parallel)
        if returns_memory:
            pointer = self.address(FREE_SYMBOL)
            if pointer is None:
                raise ValueError(f"{path} has no {FREE_SYMBOL}")
            self.free = free_function(pointer)

    def address(self, symbol: str) -> int | None:
        """The address of a symbol; None if the library does not have it."""
        return _address_in(self._library, symbol)

    def tvm_ffi_function(self, name: str) -> Any:
        """The `tvm_ffi.Function` of that name; raises ValueError if there is none."""
        address = self.address(SYMBOL_PREFIX + name)
        if address is None:
            raise ValueError(f"there is no {SYMBOL_PREFIX}{name}: abi-build --tvm-ffi makes it")
        from tvm_ffi import Function

        return Function.__from_extern_c__(address, keep_alive_object=self)


def _address_in(library: ctypes.CDLL, symbol: str) -> int | None:
    """The address of a symbol; None if ``library`` does not have it."""
    try:
        return ctypes.addressof(ctypes.c_char.in_dll(library, symbol))
    except ValueError:
        return None


def file_of(library: ctypes.CDLL) -> str:
    """The path of the file that was opened as ``library``; empty for the program itself."""
    link_map = ctypes.POINTER(_LinkMap)()
    _PROCESS.dlinfo(library._handle, _RTLD_DI_LINKMAP, ctypes.byref(link_map))
    return os.fsdecode(link_map.contents.file)


def _mode_for(symbols: Iterable[str]) -> int:
    """The mode in which to open a library that refers to its own ``symbols``.

    With ``RTLD_DEEPBIND`` the library finds its own symbols first. It is needed if the process has
    a symbol of the same name. It is not used if a sanitizer or a preloaded allocator replaces
    ``malloc``: the library would call the C library's instead, and one would free what the other
    allocated. `_bound_elsewhere` tells whether each symbol was bound to the library's own.
    """
    is_taken = any(_address_in(_PROCESS, symbol) is not None for symbol in symbols)
    c_library = ctypes.CDLL("libc.so.6")
    has_c_allocator = any(
        _address_in(_PROCESS, symbol) == _address_in(c_library, symbol) for symbol in _ALLOCATOR
    )
    return os.RTLD_DEEPBIND if is_taken and has_c_allocator else ctypes.DEFAULT_MODE


def _bound_elsewhere(library: ctypes.CDLL, references: Mapping[str, int]) -> str | None:
    """Which symbol of ``library`` the dynamic linker bound to another file, and to which; or None.

    ``references`` are those of `object_file.read_library`.
    """
    for symbol, distance in references.items():
        address = _address_in(library, symbol)
        if address is not None:
            own, bound = _SymbolInfo(), _SymbolInfo()
            _PROCESS.dladdr(address, ctypes.byref(own))
            pointer = ctypes.c_size_t.from_address(address + distance).value
            if _PROCESS.dladdr(pointer, ctypes.byref(bound)) and bound.base != own.base:
                return f"its {symbol!r} is bound to that of {os.fsdecode(bound.file)}"
    return None
