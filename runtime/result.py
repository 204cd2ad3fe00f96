"""The results of a compiled function: where they are in memory, and who owns what they point to."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

import numpy as np

from mlir_abi.dialect_attrs.types import Array as MemRef
from mlir_abi.dialect_attrs.types import ValueType
from mlir_abi.runtime.buffers import BufferType
from mlir_abi.runtime.descriptors import (
    Descriptor,
    buffer_type,
    ranked,
    read_ranked,
    read_unranked,
    unranked,
)
from mlir_abi.runtime.frame import aligned
from mlir_abi.runtime.image import Image
from mlir_abi.runtime.memory import GLOBAL, Block, array_over
from mlir_abi.runtime.scalars import Scalar

__all__ = ["Owners", "Result", "lay_out"]


class Owners:
    """Who owns the memory that the results of one call lie in."""

    def __init__(self, arguments: dict[int, Any], image: Image) -> None:
        self._owners = arguments
        self.image = image

    def of(self, allocated: int) -> tuple[object, bool]:
        """What to keep alive, and whether what lies there must not be written."""
        if allocated in (0, GLOBAL):
            return self.image, True
        owner = self._owners.get(allocated)
        if owner is None:
            owner = self._owners[allocated] = Block(allocated, self.image.free, self.image)
        return owner, isinstance(owner, np.ndarray) and not owner.flags.writeable


class Result:
    """One result: its place in the result struct, and how it is read."""

    def __init__(self, type_: ValueType, index_bits: int) -> None:
        self._bits = index_bits
        self._memref: BufferType | None = None
        self.offset = 0
        if isinstance(type_, MemRef):
            self._memref = buffer_type(type_, index_bits)
            shape = self._memref.shape
            layout = unranked(index_bits) if shape is None else ranked(len(shape), index_bits)
            self.size, self.alignment = layout.size, ctypes.sizeof(ctypes.c_void_p)
        else:
            self.scalar = Scalar(type_, index_bits)
            self.size, self.alignment = self.scalar.dtype.itemsize, self.scalar.dtype.alignment

    def read(self, memory: Any, owners: Owners) -> Any:
        """The value that a call has left in ``memory``."""
        if self._memref is None:
            return self.scalar.from_bytes(memory[self.offset : self.offset + self.size])
        if self._memref.shape is not None:
            rank = len(self._memref.shape)
            return self._array(read_ranked(memory, self.offset, rank, self._bits), owners)
        descriptor, address = read_unranked(memory, self.offset, self._bits)
        owners.image.free(address)
        return self._array(descriptor, owners)

    def _array(self, descriptor: Descriptor, owners: Owners) -> Any:
        assert self._memref is not None
        dtype = self._memref.dtype
        size = dtype.itemsize
        keep, readonly = owners.of(descriptor.allocated)
        strides = tuple(stride * size for stride in descriptor.strides)
        first = descriptor.aligned + descriptor.offset * size
        return array_over(first, dtype, descriptor.sizes, strides, keep=keep, readonly=readonly)


def lay_out(results: Sequence[Result]) -> int:
    """Give each result its offset in a struct of them all; returns the size, in bytes."""
    size = 0
    for result in results:
        result.offset = aligned(size, result.alignment)
        size = result.offset + result.size
    return size
