"""Compiled code that calls keep in memory: a shared library, or what `jit` has compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol


class Image(Protocol):
    """Compiled code, which stays in memory as long as this object lives."""

    def address(self, symbol: str) -> int | None:
        """The address of a symbol; None if there is no such symbol."""

    def free(self, address: int) -> object:
        """Free memory that the code has allocated."""

    raise_pending: Callable[[], None] | None
    """Raises the error of a Python function that the code has called; None if it calls none."""

    def tvm_ffi_function(self, name: str) -> Any:
        """The `tvm_ffi.Function` of that name; raises ValueError if there is none."""
