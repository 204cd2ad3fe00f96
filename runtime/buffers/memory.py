"""Arrays over memory that compiled code has allocated.

A block is freed once, when the last array over it is deleted, with the ``free`` of the compiled
code. An array over an argument, or over a global of the library, keeps that alive instead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

from mlir_abi.runtime.buffers.elements import Dtype

__all__ = ["GLOBAL", "Block", "array_over"]

Array: TypeAlias = "np.ndarray[Any, Dtype]"

GLOBAL = 0xDEADBEEF
"""The allocated pointer of a global memref, as MLIR lowers ``memref.get_global``."""


class Block:
    """A block to free when this object is deleted; ``keep`` lives until then."""

    __slots__ = ("_address", "_free", "_keep")

    def __init__(self, address: int, free: Callable[[int], object], keep: object) -> None:
        self._address = address
        self._free = free
        self._keep = keep

    def __del__(self) -> None:
        self._free(self._address)


class _Memory:
    """The base of an array: its memory, and the object that keeps it alive."""

    __slots__ = ("__array_interface__", "_keep")

    def __init__(self, interface: dict[str, Any], keep: object) -> None:
        self.__array_interface__ = interface
        self._keep = keep


def array_over(
    address: int,
    dtype: Dtype,
    shape: tuple[int, ...],
    strides: tuple[int, ...],
    *,
    keep: object,
    readonly: bool,
) -> Array:
    """An array of the elements at ``address``; ``strides`` in bytes. It keeps ``keep`` alive."""
    if 0 in shape:  # NumPy does not accept a null address, and nothing is read
        return np.empty(shape, dtype)
    plain = dtype if dtype.isbuiltin == 1 else np.dtype(f"u{dtype.itemsize}")  # not ml_dtypes'
    interface = {
        "version": 3,
        "typestr": plain.str,
        "shape": shape,
        "strides": strides,
        "data": (address, readonly),
    }
    array: Array = np.asarray(_Memory(interface, keep))
    return array if plain is dtype else array.view(dtype)
