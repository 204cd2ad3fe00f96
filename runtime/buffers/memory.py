"""Memory that compiled code has allocated, seen through arrays that own it.

A block is freed once, when the last array over it is gone, by the function that the compiled code
frees with. Arrays over an argument, or over a global of the library, keep that alive instead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

from mlir_abi.runtime.buffers.elements import Dtype

__all__ = ["GLOBAL", "Block", "array_over"]

Array: TypeAlias = "np.ndarray[Any, Dtype]"

GLOBAL = 0xDEADBEEF
"""The allocated pointer of a memref that is a global: MLIR's lowering of ``memref.get_global``."""


class Block:
    """A block to free; ``keep`` is what has to live until then."""

    __slots__ = ("_address", "_free", "_keep")

    def __init__(self, address: int, free: Callable[[int], object], keep: object) -> None:
        self._address = address
        self._free = free
        self._keep = keep

    def __del__(self) -> None:
        self._free(self._address)


class _Memory:
    """What NumPy takes for an array's base: the memory, and who keeps it."""

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
    if 0 in shape:  # nothing is read, and NumPy would have the address point to something
        return np.empty(shape, dtype)
    is_numpys_own = dtype.isbuiltin == 1
    plain = dtype if is_numpys_own else np.dtype(f"u{dtype.itemsize}")
    interface = {
        "version": 3,
        "typestr": plain.str,
        "shape": shape,
        "strides": strides,
        "data": (address, readonly),
    }
    array: Array = np.asarray(_Memory(interface, keep))
    return array if is_numpys_own else array.view(dtype)
