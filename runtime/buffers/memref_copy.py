"""``memrefCopy``, the function of MLIR's runtime library that copies of strided memrefs call.

``void memrefCopy(int64_t element_size, UnrankedMemRef *source, UnrankedMemRef *target)``, with the
size in bytes. Source: MLIR's ``CRunnerUtils.cpp``.
"""

from __future__ import annotations

import ctypes

import numpy as np

from mlir_abi.runtime.buffers.descriptors import descriptor_at

__all__ = ["MEMREF_COPY"]


def _copy(element_size: int, source: int, target: int) -> None:
    dtype = np.dtype(f"V{element_size}")
    descriptor_at(target, None, 64).array(dtype)[...] = descriptor_at(source, None, 64).array(dtype)


MEMREF_COPY = ctypes.CFUNCTYPE(None, ctypes.c_int64, ctypes.c_void_p, ctypes.c_void_p)(_copy)
"""The C function."""
