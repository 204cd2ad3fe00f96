"""``memrefCopy``, the function of MLIR's runtime library that strided copies are lowered to.

``void memrefCopy(int64_t element_size, UnrankedMemRef *source, UnrankedMemRef *target)``; the size
is in bytes. Source: MLIR's ``CRunnerUtils.cpp``.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

from mlir_abi.runtime.buffers.descriptors import descriptor_at
from mlir_abi.runtime.buffers.memory import array_over

__all__ = ["MEMREF_COPY"]

_INDEX_BITS = 64


def _elements(address: int, element_size: int) -> np.ndarray[Any, Any]:
    descriptor = descriptor_at(address, None, _INDEX_BITS)
    dtype = np.dtype(f"V{element_size}")
    return array_over(*descriptor.elements(dtype), keep=None, readonly=False)


def _copy(element_size: int, source: int, target: int) -> None:
    _elements(target, element_size)[...] = _elements(source, element_size)


MEMREF_COPY = ctypes.CFUNCTYPE(None, ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p)(_copy)
"""What C calls."""
