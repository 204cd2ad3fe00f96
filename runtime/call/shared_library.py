"""Shared libraries that describe themselves, opened from Python."""

from __future__ import annotations

import ctypes
import os
import weakref
from collections.abc import Callable
from typing import Any

from mlir_abi.dialect_attrs.reflection.record import FREE_SYMBOL
from mlir_abi.dialect_attrs.tvm_ffi import SYMBOL_PREFIX
from mlir_abi.runtime.call import dynamic_linker, object_file
from mlir_abi.runtime.call.library import Library, free_function
from mlir_abi.runtime.errors import kind_of

__all__ = ["load"]


def load(path: object_file.Path) -> Library:
    """Open a shared library that was built with ``abi-embed-reflection``::

        library = mlir_abi.load("libmodel.so")
        y = library.predict(x, weights={"w": w, "b": b})

    Raises OSError for a file that cannot be loaded, and for one whose own symbols the dynamic
    linker binds to another file; `ReflectionError` for an invalid record; ValueError for a file
    that describes no function; TypeError for a path of the wrong type.
    """
    if not isinstance(path, str | bytes | os.PathLike):
        raise TypeError(f"the path must be a str, bytes or os.PathLike (got {kind_of(path)})")
    path = os.fsdecode(path)
    reflections = object_file.read_reflections(path)
    if not reflections:
        raise ValueError(
            f"{path} describes no function: run abi-embed-reflection before it is built"
        )
    returns_memory = any(each.returns_memory for each in reflections.values())
    return Library(path, reflections, SharedLibrary(path, returns_memory))


class SharedLibrary:
    """A library that is unloaded when the last object that needs it is deleted."""

    raise_pending: Callable[[], None] | None = None

    def __init__(self, path: str, returns_memory: bool) -> None:
        references = object_file.own_references(path)
        # If a library of the same name is open, the dynamic linker returns that one, although the
        # file may have been replaced since; only for a new name does it compare the files. So the
        # name contains the inode: "/" for each bit 0 and "/." for each bit 1, after the directory.
        directory, file = os.path.split(os.path.abspath(path))
        inode = f"{os.stat(path).st_ino:b}".replace("0", "/").replace("1", "/.")
        name = f"{directory}{inode}/{file}"
        try:
            self._library = ctypes.CDLL(name, mode=dynamic_linker.mode_for(references))
        except OSError as error:
            reason = str(error).replace(name, path)
            machine, here = (object_file.machine(each) for each in (path, "/proc/self/exe"))
            if machine != here:  # the dynamic linker then says that there is no such file
                reason = f"{path} is for {machine}, and this process runs on {here}"
            raise OSError(reason) from None
        # Unlike `__del__`, this is not run when Python exits and has deleted what `close` needs.
        weakref.finalize(self, dynamic_linker.close, self._library).atexit = False
        elsewhere = dynamic_linker.bound_elsewhere(self._library, references)
        if elsewhere:
            symbol, other = elsewhere
            reason = f"its {symbol!r} is bound to that of {other}"
            raise OSError(f"{path}: {reason}: link it with -Wl,-Bsymbolic")
        if returns_memory:
            pointer = self.address(FREE_SYMBOL)
            if pointer is None:
                raise ValueError(f"{path} has no {FREE_SYMBOL}")
            self.free = free_function(pointer)

    def address(self, symbol: str) -> int | None:
        """The address of a symbol; None if the library does not have it."""
        return dynamic_linker.address_in(self._library, symbol)

    def tvm_ffi_function(self, name: str) -> Any:
        """The `tvm_ffi.Function` of that name; raises ValueError if there is none."""
        address = self.address(SYMBOL_PREFIX + name)
        if address is None:
            raise ValueError(f"there is no {SYMBOL_PREFIX}{name}: abi-build --tvm-ffi makes it")
        from tvm_ffi import Function

        return Function.__from_extern_c__(address, keep_alive_object=self)
