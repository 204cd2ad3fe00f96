"""Memref descriptors in memory: what a C wrapper is given a pointer to.

Ranked: ``{allocated, aligned, offset, sizes[rank], strides[rank]}``, the last three in elements and
as wide as ``index``. Unranked: ``{rank, pointer to a ranked descriptor}``. Source: MLIR's "LLVM IR
Target", Ranked and Unranked MemRef Types.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from mlir_abi.dialect_attrs.types import Array as MemRef
from mlir_abi.dialect_attrs.types import Strided
from mlir_abi.runtime.buffers.description import (
    BufferDescription,
    BufferType,
    Copy,
    Unsupported,
    as_array,
    decide,
)
from mlir_abi.runtime.buffers.elements import Dtype, element_dtype, native
from mlir_abi.runtime.buffers.frame import Frame
from mlir_abi.runtime.errors import CALL_ERRORS, about

__all__ = [
    "Descriptor",
    "allocated_at",
    "buffer_type",
    "descriptor_at",
    "putter",
    "ranked",
    "read_ranked",
    "read_unranked",
    "size_in_frame",
    "unranked",
    "usable",
]

Array: TypeAlias = "np.ndarray[Any, Dtype]"
Put: TypeAlias = Callable[[Frame, Any], Any]

_MAX_SHAPES = 1024
"""Shapes that each argument remembers; further ones are looked at anew each time."""

_MAX_RANK = 64
"""The greatest rank that a NumPy array has."""


class Descriptor(NamedTuple):
    """The fields of a ranked descriptor; sizes and strides in elements."""

    allocated: int
    aligned: int
    offset: int
    sizes: tuple[int, ...]
    strides: tuple[int, ...]

    def elements(self, dtype: Dtype) -> tuple[int, Dtype, tuple[int, ...], tuple[int, ...]]:
        """Where the elements are: address of the first, dtype, shape, and strides in bytes."""
        size = dtype.itemsize
        strides = tuple([stride * size for stride in self.strides])
        return self.aligned + self.offset * size, dtype, self.sizes, strides


@lru_cache
def ranked(rank: int, index_bits: int) -> struct.Struct:
    """The layout of a ranked descriptor, as a C compiler lays it out."""
    return struct.Struct(f"@PP{1 + 2 * rank}{_index_format(index_bits)}")


@lru_cache
def unranked(index_bits: int) -> struct.Struct:
    """The layout of an unranked descriptor."""
    return struct.Struct(f"@{_index_format(index_bits)}P")


def read_ranked(memory: Any, offset: int, rank: int, index_bits: int) -> Descriptor:
    """The ranked descriptor at ``offset`` bytes of ``memory``."""
    allocated, aligned, start, *rest = ranked(rank, index_bits).unpack_from(memory, offset)
    return Descriptor(allocated, aligned, start, tuple(rest[:rank]), tuple(rest[rank:]))


def read_unranked(memory: Any, offset: int, index_bits: int) -> tuple[Descriptor, int]:
    """What the unranked descriptor at ``offset`` points to, and the pointer."""
    rank, address = unranked(index_bits).unpack_from(memory, offset)
    inner = (ctypes.c_char * ranked(rank, index_bits).size).from_address(address)
    return read_ranked(inner, 0, rank, index_bits), address


def descriptor_at(address: int, rank: int | None, index_bits: int) -> Descriptor:
    """The ranked descriptor at ``address``, or for no rank what the unranked one there leads to."""
    layout = unranked(index_bits) if rank is None else ranked(rank, index_bits)
    memory = (ctypes.c_char * layout.size).from_address(address)
    if rank is None:
        return read_unranked(memory, 0, index_bits)[0]
    return read_ranked(memory, 0, rank, index_bits)


def buffer_type(memref: MemRef, index_bits: int) -> BufferType:
    """What a memref type asks of a buffer.

    Raises ValueError for elements that NumPy has no dtype for, for a layout that is not strided
    and for memory that is not the host's.
    """
    if isinstance(memref.layout, str):
        raise ValueError(f"{memref}: its layout is not strided")
    if memref.memory_space not in ("", "0"):
        raise ValueError(f"{memref}: its memory space is not the host's")
    dtype = element_dtype(memref.element, index_bits)
    if isinstance(memref.layout, Strided):
        return BufferType(dtype, memref.shape, memref.layout.strides, memref.layout.offset)
    return BufferType(dtype, memref.shape)


def putter(type_: BufferType, index_bits: int, offset: int, where: str, writable: bool) -> Put:
    """A function ``put(frame, value)`` that writes the descriptor of ``value`` at ``offset``.

    It returns the array that has to live during the call: a view of ``value``, or a copy where the
    oracle of `buffers` says so. It raises TypeError or ValueError, about ``where``, for what the
    type does not allow. Descriptors of shapes that came before are remembered, so that a writable
    array without gaps costs little more than finding its address.
    """
    dtype, alignment = type_.dtype, type_.dtype.alignment
    start = type_.offset or 0
    before = start * dtype.itemsize
    known: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[int, ...]] = {}
    recall, write = known.get, _writer(type_, index_bits, offset)

    def put(frame: Frame, value: Any) -> Array:
        if type(value) is np.ndarray and value.dtype is dtype:
            fields = recall((value.shape, value.strides))
            if fields is not None:
                try:
                    address = _addressof(_from_buffer(value))
                except (TypeError, ValueError):
                    return put_any(frame, value)  # read-only, empty, with gaps
                if not address % alignment:
                    write(frame.memory, address - before, fields)
                    return value
        return put_any(frame, value)

    def put_any(frame: Frame, value: Any) -> Array:
        try:
            array = usable(type_, value, writable=writable)
        except CALL_ERRORS as error:
            raise about(where, error) from None
        buffer = BufferDescription.of(array)
        fields = (start, *buffer.shape, *buffer.element_strides)
        try:
            write(frame.memory, buffer.address - before, fields)
        except struct.error:
            message = f"expected {type_}, got {buffer}, which an index of {index_bits} bits cannot"
            raise ValueError(f"{where}: {message} describe") from None
        if len(known) < _MAX_SHAPES:
            known[array.shape, array.strides] = fields
        return array

    return put


_from_buffer: Any = ctypes.c_char.from_buffer
_addressof = ctypes.addressof


def _writer(
    type_: BufferType, index_bits: int, offset: int
) -> Callable[[Any, int, tuple[int, ...]], None]:
    """What writes a descriptor into memory, given the pointer and the fields behind it."""
    if type_.shape is not None:
        pack_into = ranked(len(type_.shape), index_bits).pack_into

        def write_ranked(memory: Any, aligned: int, fields: tuple[int, ...]) -> None:
            pack_into(memory, offset, aligned, aligned, *fields)

        return write_ranked

    head = unranked(index_bits)
    inner = offset + head.size

    def write_unranked(memory: Any, aligned: int, fields: tuple[int, ...]) -> None:
        rank = len(fields) // 2
        head.pack_into(memory, offset, rank, ctypes.addressof(memory) + inner)
        ranked(rank, index_bits).pack_into(memory, inner, aligned, aligned, *fields)

    return write_unranked


def allocated_at(type_: BufferType, index_bits: int, offset: int) -> int:
    """Where the allocated pointer of an argument is whose descriptor is at ``offset``."""
    return offset if type_.shape is not None else offset + unranked(index_bits).size


def size_in_frame(type_: BufferType, index_bits: int) -> int:
    """The bytes that a descriptor takes as an argument; an unranked one has its own behind it."""
    if type_.shape is not None:
        return ranked(len(type_.shape), index_bits).size
    return unranked(index_bits).size + ranked(_MAX_RANK, index_bits).size


def usable(type_: BufferType, value: Any, *, writable: bool) -> Array:
    """A view of ``value``, or the copy that `decide` asks for.

    Raises TypeError for what is no array, or has other elements; swapping bytes is left to the
    caller. Raises ValueError for other sizes, and for a layout that `decide` does not support.
    """
    try:
        array = as_array(value)
    except TypeError as error:
        raise TypeError(f"expected {type_}: {error}") from None
    buffer = BufferDescription.of(array)
    if not array.dtype.isnative and native(array.dtype) == type_.dtype:
        raise TypeError(f"expected {type_}, got {buffer} whose byte order is foreign")
    decision = decide(type_, buffer, writable=writable)
    if isinstance(decision, Unsupported):
        raise (ValueError if array.dtype == type_.dtype else TypeError)(decision.reason)
    return decision.of(array) if isinstance(decision, Copy) else array


def _index_format(index_bits: int) -> str:
    try:
        return {16: "h", 32: "i", 64: "q"}[index_bits]
    except KeyError:
        raise ValueError(f"an index of {index_bits} bits has no C type") from None
