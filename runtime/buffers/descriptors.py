"""Memref descriptors in memory: written for the arguments of a call, read from its results.

The fields are those of `mlir_abi.dialect_attrs.layout.memref_descriptor`.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from mlir_abi.dialect_attrs.layout.memref_descriptor import descriptor_layout
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

__all__ = [
    "Descriptor",
    "Frame",
    "WriteArgument",
    "argument_size",
    "as_passable_array",
    "buffer_type",
    "descriptor_at",
    "descriptor_struct",
    "descriptor_writer",
    "ranked_offset",
    "read_descriptor",
]

_MAX_SHAPES = 1024
"""The number of shapes that each argument remembers."""

_MAX_RANK = 64
"""The greatest rank of a NumPy array."""

_INDEX_FORMATS = {16: "h", 32: "i", 64: "q"}


class Frame:
    """The memory of one call: its result and what parameters point to; and the parameters.

    ``offsets`` has, for each parameter, the offset in the memory that it points to, or None for a
    parameter that is passed by value.
    """

    __slots__ = ("memory", "parameters")

    def __init__(self, size: int, offsets: list[int | None]) -> None:
        self.memory: Any = (ctypes.c_char * size)()
        base = ctypes.addressof(self.memory)
        self.parameters: list[Any] = [None if at is None else base + at for at in offsets]


WriteArgument: TypeAlias = Callable[[Frame, Any], Any]
"""Writes an argument into a frame; returns the array that must live during the call, or None."""


class Descriptor(NamedTuple):
    """The fields of a ranked descriptor; sizes and strides in elements."""

    allocated: int
    aligned: int
    offset: int
    sizes: tuple[int, ...]
    strides: tuple[int, ...]

    def elements(self, dtype: Dtype) -> tuple[int, Dtype, tuple[int, ...], tuple[int, ...]]:
        """The address of the first element, the dtype, the shape, and the strides in bytes."""
        size = dtype.itemsize
        strides = tuple([stride * size for stride in self.strides])
        return self.aligned + self.offset * size, dtype, self.sizes, strides


@lru_cache
def descriptor_struct(rank: int | None, index_bits: int) -> struct.Struct:
    """The descriptor of a memref of ``rank``, None if it is unranked, for `struct`."""
    if index_bits not in _INDEX_FORMATS:
        raise ValueError(f"an index of {index_bits} bits has no C type")
    index = _INDEX_FORMATS[index_bits]
    formats = [
        "P" if field.is_pointer else f"{field.count or 1}{index}"
        for field in descriptor_layout(rank, index_bits).fields
    ]
    return struct.Struct(f"@{''.join(formats)}0P")


def read_descriptor(memory: Any, offset: int, rank: int | None, index_bits: int) -> Descriptor:
    """The ranked descriptor at ``offset`` in ``memory``, or behind an unranked one there."""
    if rank is None:
        rank, address = descriptor_struct(None, index_bits).unpack_from(memory, offset)
        return descriptor_at(address, rank, index_bits)
    allocated, aligned, start, *rest = descriptor_struct(rank, index_bits).unpack_from(
        memory, offset
    )
    return Descriptor(allocated, aligned, start, tuple(rest[:rank]), tuple(rest[rank:]))


def descriptor_at(address: int, rank: int | None, index_bits: int) -> Descriptor:
    """`read_descriptor` at an address."""
    size = descriptor_struct(rank, index_bits).size
    return read_descriptor((ctypes.c_char * size).from_address(address), 0, rank, index_bits)


def buffer_type(memref: MemRef, index_bits: int) -> BufferType:
    """What a memref type requires of a buffer.

    Raises ValueError for an element type that NumPy has no dtype for, for a layout that is not
    strided, and for a memory space that is not the host's.
    """
    if isinstance(memref.layout, str):
        raise ValueError(f"{memref}: its layout is not strided")
    if memref.memory_space not in ("", "0"):
        raise ValueError(f"{memref}: its memory space is not the host's")
    dtype = element_dtype(memref.element, index_bits)
    if isinstance(memref.layout, Strided):
        return BufferType(dtype, memref.shape, memref.layout.strides, memref.layout.offset)
    return BufferType(dtype, memref.shape)


def argument_size(type_: BufferType, index_bits: int) -> int:
    """The bytes of a descriptor argument; an unranked one is followed by the ranked one."""
    if type_.shape is not None:
        return descriptor_struct(len(type_.shape), index_bits).size
    return ranked_offset(type_, index_bits) + descriptor_struct(_MAX_RANK, index_bits).size


def ranked_offset(type_: BufferType, index_bits: int) -> int:
    """Where a descriptor argument has its ranked descriptor, which begins with ``allocated``."""
    return descriptor_struct(None, index_bits).size if type_.shape is None else 0


def descriptor_writer(
    type_: BufferType, index_bits: int, offset: int, writable: bool
) -> WriteArgument:
    """Return a function that writes the descriptor of an array at ``offset`` of a frame.

    It raises TypeError or ValueError for a value that ``type_`` does not allow. It remembers the
    fields of each shape that it has checked. So a writable array without gaps costs little more
    than finding its address.
    """
    dtype, alignment = type_.dtype, type_.dtype.alignment
    first = type_.offset or 0
    before = first * dtype.itemsize
    known: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[int, ...]] = {}
    recall, addressof = known.get, ctypes.addressof
    from_buffer: Any = ctypes.c_char.from_buffer
    pack_into = (
        _unranked_packer(index_bits)
        if type_.shape is None
        else descriptor_struct(len(type_.shape), index_bits).pack_into
    )

    def write(frame: Frame, value: Any) -> Any:
        if type(value) is np.ndarray and value.dtype is dtype:
            fields = recall((value.shape, value.strides))
            if fields is not None:
                try:
                    address = addressof(from_buffer(value))
                except (TypeError, ValueError):
                    return write_checked(frame, value)  # read-only, empty, with gaps
                if not address % alignment:
                    aligned = address - before
                    pack_into(frame.memory, offset, aligned, aligned, *fields)
                    return value
        return write_checked(frame, value)

    def write_checked(frame: Frame, value: Any) -> Any:
        array = as_passable_array(type_, value, writable=writable)
        buffer = BufferDescription.of(array)
        aligned = buffer.address - before
        fields = (first, *buffer.shape, *buffer.element_strides)
        try:
            pack_into(frame.memory, offset, aligned, aligned, *fields)
        except struct.error:
            message = f"expected {type_}, got {buffer}, which an index of {index_bits} bits cannot"
            raise ValueError(f"{message} describe") from None
        if len(known) < _MAX_SHAPES:
            known[array.shape, array.strides] = fields
        return array

    return write


def _unranked_packer(index_bits: int) -> Callable[..., None]:
    """``pack_into`` of an unranked descriptor, followed by the ranked one that it points to."""
    unranked = descriptor_struct(None, index_bits)

    def pack_into(memory: Any, offset: int, *fields: int) -> None:
        rank, inner = (len(fields) - 3) // 2, offset + unranked.size
        unranked.pack_into(memory, offset, rank, ctypes.addressof(memory) + inner)
        descriptor_struct(rank, index_bits).pack_into(memory, inner, *fields)

    return pack_into


def as_passable_array(type_: BufferType, value: Any, *, writable: bool) -> Any:
    """A view of ``value``, or the copy that `decide` requires.

    Raises TypeError if ``value`` is not an array or has elements of another type or byte order, and
    ValueError for other sizes and for a layout that `decide` does not support.
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
