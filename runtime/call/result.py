"""The results of a compiled function: where they are in memory, and who owns what they point to."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

import numpy as np

from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.types import Array as MemRef
from mlir_abi.dialect_attrs.types import ValueType
from mlir_abi.runtime.buffers.description import BufferDescription, BufferType, empty
from mlir_abi.runtime.buffers.descriptors import (
    Descriptor,
    buffer_type,
    ranked,
    read_ranked,
    read_unranked,
    unranked,
    usable,
)
from mlir_abi.runtime.buffers.frame import aligned
from mlir_abi.runtime.buffers.memory import GLOBAL, Block, array_over
from mlir_abi.runtime.buffers.scalars import Scalar
from mlir_abi.runtime.call.image import Image
from mlir_abi.runtime.errors import named

__all__ = ["Owners", "Result", "lay_out", "results_of"]


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
        """The value that a call has left in ``memory``; None for an array at a null pointer."""
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
        if descriptor.allocated == descriptor.aligned == 0:
            return None
        keep, readonly = owners.of(descriptor.allocated)
        return array_over(*descriptor.elements(self._memref.dtype), keep=keep, readonly=readonly)

    def accept(self, value: Any) -> Any:
        """What `write` can write of ``value``; raises TypeError, ValueError or OverflowError."""
        if self._memref is None:
            return self.scalar.accept(value)
        return usable(self._memref, value, writable=False)

    def zero(self) -> Any:
        """Zero; an array has no elements, or zeros where its size is static."""
        if self._memref is None:
            return 0
        return np.zeros([size or 0 for size in self._memref.shape or ()], self._memref.dtype)

    def write(self, struct_: int, value: Any) -> None:
        """Put ``value``, which was accepted, into the struct at that address.

        Elements, and the descriptor of an unranked memref, go to memory from `malloc`.
        """
        at = struct_ + self.offset
        if self._memref is None:
            ctypes.memmove(at, self.scalar.to_bytes(value), self.size)
            return
        rank = value.ndim
        fields = _copied(self._memref, value)
        layout = ranked(rank, self._bits)
        if self._memref.shape is None:
            inner = _malloc(layout.size)
            memory = (ctypes.c_char * self.size).from_address(at)
            unranked(self._bits).pack_into(memory, 0, rank, inner)
            at = inner
        layout.pack_into((ctypes.c_char * layout.size).from_address(at), 0, *fields)


def _copied(type_: BufferType, array: Any) -> tuple[int, ...]:
    """The fields of the descriptor of a copy of ``array``, in memory from `malloc`."""
    shape = type_.shape if type_.shape is not None else (None,) * array.ndim
    dynamic = [size for size, static in zip(array.shape, shape, strict=True) if static is None]
    like = empty(type_, dynamic)
    whole = like if like.base is None else like.base
    allocated = _malloc(max(whole.nbytes, 1))
    first = allocated + _address(like) - _address(whole)
    strides = BufferDescription.of(like).element_strides
    copy = array_over(first, like.dtype, like.shape, like.strides, keep=None, readonly=False)
    copy[...] = array
    offset = type_.offset or 0
    return (allocated, first - offset * like.itemsize, offset, *like.shape, *strides)


def _address(array: Any) -> int:
    address: int = array.__array_interface__["data"][0]
    return address


_malloc = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_size_t)(("malloc", ctypes.CDLL(None)))


def results_of(
    function: FunctionReflection, labels: Sequence[str], index_bits: int
) -> list[Result]:
    """The results, called ``labels`` in the ValueError for one that Python cannot hold."""
    made = []
    for value, where in zip(function.results, labels, strict=True):
        with named(where):
            made.append(Result(value.type, index_bits))
    return made


def lay_out(results: Sequence[Result]) -> int:
    """Give each result its offset in a struct of them all; returns its size, padding included."""
    size = 0
    for result in results:
        result.offset = aligned(size, result.alignment)
        size = result.offset + result.size
    return aligned(size, max((result.alignment for result in results), default=1))
