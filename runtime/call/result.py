"""The results of a compiled function: their places in memory, and who owns what they point to."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from mlir_abi.dialect_attrs.layout.memref_descriptor import aligned
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.types import Array as MemRef
from mlir_abi.dialect_attrs.types import ValueType
from mlir_abi.runtime.buffers.description import BufferDescription, BufferType, empty
from mlir_abi.runtime.buffers.descriptors import (
    as_passable_array,
    buffer_type,
    descriptor_struct,
    read_descriptor,
)
from mlir_abi.runtime.buffers.memory import GLOBAL, Block, array_over
from mlir_abi.runtime.buffers.scalars import NumberType
from mlir_abi.runtime.errors import named

__all__ = ["Image", "Owners", "Result", "lay_out", "results_of"]


class Image(Protocol):
    """Compiled code, which stays in memory as long as this object lives."""

    def address(self, symbol: str) -> int | None:
        """The address of a symbol; None if there is no such symbol."""

    def free(self, address: int) -> object:
        """Free memory that the code has allocated."""

    def raise_pending(self) -> None:
        """Raise the error of a Python function that the code has called, if there is one."""


class Owners:
    """The owners of the memory of the results of one call."""

    def __init__(self, arguments: dict[int, Any], image: Image) -> None:
        self._owners = arguments
        self.image = image

    def of(self, allocated: int) -> tuple[object, bool]:
        """The object that keeps the memory alive, and whether the memory is read-only."""
        if allocated in (0, GLOBAL):
            return self.image, True
        owner = self._owners.get(allocated)
        if owner is None:
            owner = self._owners[allocated] = Block(allocated, self.image.free, self.image)
        return owner, isinstance(owner, np.ndarray) and not owner.flags.writeable


class Result:
    """One result: its place in the result struct, how it is read and written."""

    def __init__(self, type_: ValueType, index_bits: int) -> None:
        self._bits = index_bits
        self._memref: BufferType | None = None
        self._rank: int | None = None
        self.offset = 0
        if isinstance(type_, MemRef):
            self._memref = buffer_type(type_, index_bits)
            self._rank = None if self._memref.shape is None else len(self._memref.shape)
            self.size = descriptor_struct(self._rank, index_bits).size
            self.alignment = ctypes.sizeof(ctypes.c_void_p)
        else:
            self.scalar = NumberType(type_, index_bits)
            self.size, self.alignment = self.scalar.dtype.itemsize, self.scalar.dtype.alignment

    def read(self, memory: Any, owners: Owners) -> Any:
        """The value that a call wrote to ``memory``; None for an array at a null pointer."""
        if self._memref is None:
            return self.scalar.from_bytes(memory[self.offset : self.offset + self.size])
        descriptor = read_descriptor(memory, self.offset, self._rank, self._bits)
        if self._rank is None:
            _, inner = descriptor_struct(None, self._bits).unpack_from(memory, self.offset)
            owners.image.free(inner)
        if descriptor.allocated == descriptor.aligned == 0:
            return None
        keep, readonly = owners.of(descriptor.allocated)
        return array_over(*descriptor.elements(self._memref.dtype), keep=keep, readonly=readonly)

    def accept(self, value: Any) -> Any:
        """Convert to a value for `write`; raises TypeError, ValueError or OverflowError."""
        if self._memref is None:
            return self.scalar.accept(value)
        return as_passable_array(self._memref, value, writable=False)

    def zero(self) -> Any:
        """The number zero, or an array of zeros whose dynamic sizes are 0."""
        if self._memref is None:
            return 0
        return np.zeros([size or 0 for size in self._memref.shape or ()], self._memref.dtype)

    def write(self, struct_: int, value: Any) -> None:
        """Write an accepted value into the result struct at the address ``struct_``.

        Elements, and the ranked descriptor of an unranked memref, are copied to memory from
        ``malloc``.
        """
        at = struct_ + self.offset
        if self._memref is None:
            ctypes.memmove(at, self.scalar.to_bytes(value), self.size)
            return
        fields = _descriptor_of_copy(self._memref, value)
        if self._rank is None:
            inner = _malloc(descriptor_struct(value.ndim, self._bits).size)
            _pack(at, descriptor_struct(None, self._bits), value.ndim, inner)
            at = inner
        _pack(at, descriptor_struct(value.ndim, self._bits), *fields)


def _pack(address: int, layout: Any, *fields: int) -> None:
    layout.pack_into((ctypes.c_char * layout.size).from_address(address), 0, *fields)


def _descriptor_of_copy(type_: BufferType, array: Any) -> tuple[int, ...]:
    """Copy ``array`` to memory from ``malloc``; returns the fields of the copy's descriptor."""
    shape = type_.shape if type_.shape is not None else (None,) * array.ndim
    dynamic = [size for size, static in zip(array.shape, shape, strict=True) if static is None]
    like = empty(type_, dynamic)
    whole = like if like.base is None else like.base
    allocated = _malloc(max(whole.nbytes, 1))
    description = BufferDescription.of(like)
    first = allocated + description.address - BufferDescription.of(whole).address
    copy = array_over(first, like.dtype, like.shape, like.strides, keep=None, readonly=False)
    copy[...] = array
    offset = type_.offset or 0
    pointers = (allocated, first - offset * like.itemsize)
    return (*pointers, offset, *like.shape, *description.element_strides)


_malloc = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_size_t)(("malloc", ctypes.CDLL(None)))


def results_of(
    function: FunctionReflection, labels: Sequence[str], index_bits: int
) -> list[Result]:
    """The results of ``function``; raises ValueError, naming one, if Python has no such type."""
    results = []
    for value, where in zip(function.results, labels, strict=True):
        with named(where):
            results.append(Result(value.type, index_bits))
    return results


def lay_out(results: Sequence[Result]) -> int:
    """Set the offset of each result in the result struct; returns its size, with padding."""
    size = 0
    for result in results:
        result.offset = aligned(size, result.alignment)
        size = result.offset + result.size
    return aligned(size, max((result.alignment for result in results), default=1))
