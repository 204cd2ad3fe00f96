"""Memref descriptors in memory: made of arrays, and read back.

The fields, which a ranked descriptor is read to, are those of
`mlir_abi.dialect_attrs.layout.c_interface`.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from mlir_abi.dialect_attrs.layout.c_interface import descriptor_layout
from mlir_abi.dialect_attrs.sizes import Sizes, numbers
from mlir_abi.dialect_attrs.types import Array as MemRef
from mlir_abi.dialect_attrs.types import Strided
from mlir_abi.runtime.buffers.description import (
    BufferType,
    Copy,
    Unsupported,
    as_array,
    decide,
    element_strides,
    empty,
)
from mlir_abi.runtime.buffers.elements import (
    INDEX_FORMATS,
    NDArray,
    native,
    number_array,
    passed_dtype,
)
from mlir_abi.runtime.buffers.scalars import number_check
from mlir_abi.runtime.errors import kind_of

_MAX_SHAPES = 1024
"""The number of shapes that are remembered."""

_POINTERS = struct.Struct("@PP")
"""The allocated and the aligned pointer."""


@lru_cache
def descriptor_struct(rank: int | None, index_bits: int) -> struct.Struct:
    """The descriptor of a memref of ``rank``, None if it is unranked, for `struct`."""
    index = INDEX_FORMATS[index_bits]
    formats = [
        "P" if field.is_pointer else f"{field.count or 1}{index}"
        for field in descriptor_layout(rank, index_bits).fields
    ]
    return struct.Struct(f"@{''.join(formats)}0P")


class MemRefType:
    """A memref type of an argument or result; ``buffer`` is what it requires of an array."""

    c_type = ctypes.c_void_p
    alignment = ctypes.sizeof(ctypes.c_void_p)

    def __init__(
        self,
        memref: MemRef,
        index_bits: int,
        sizes: Sizes | None = None,
        alignment: int | None = None,
    ) -> None:
        """``sizes`` and ``alignment`` are what is known beyond the type, if anything is.

        Raise the errors of `passed_dtype`.
        """
        dtype = passed_dtype(memref, index_bits)
        shape = memref.shape if sizes is None else numbers(sizes)
        self.buffer = BufferType(dtype, shape, sizes=sizes, alignment=alignment or 1)
        if isinstance(memref.layout, Strided):
            layout = memref.layout
            self.buffer = replace(self.buffer, strides=layout.strides, offset=layout.offset)
        self.rank = None if memref.shape is None else len(memref.shape)
        self.index_bits = index_bits
        self._struct = descriptor_struct(self.rank, index_bits)
        self.size = self._struct.size
        # NumPy does not read the dtypes of ml_dtypes from a text.
        self._is_builtin = dtype.isbuiltin == 1
        self._typestr = dtype.str if self._is_builtin else f"u{dtype.itemsize}"
        self._check_number: Callable[[Any], Any] | None = None
        if self.rank == 0:
            self._check_number = number_check(memref.element, dtype, str(self))

    def __str__(self) -> str:
        return str(self.buffer)

    def size_bytes(self, axis: int) -> slice:
        """Where in a ranked descriptor the size of a dimension is."""
        *_, sizes, _ = descriptor_layout(self.rank, self.index_bits).fields
        start = sizes.offset + axis * sizes.size
        return slice(start, start + sizes.size)

    def pack(self, array: NDArray) -> bytes:
        """The offset, sizes and strides of an accepted array, as they are in its descriptor."""
        fields = self.buffer.offset or 0, *array.shape, *element_strides(array)
        try:
            descriptor = descriptor_struct(array.ndim, self.index_bits).pack(0, 0, *fields)
        except struct.error:
            actual = BufferType(array.dtype, array.shape)
            message = f"expected {self}, got {actual}, which an index of {self.index_bits} bits"
            raise ValueError(f"{message} cannot describe") from None
        return descriptor[_POINTERS.size :]

    def read(self, memory: Any, offset: int = 0) -> tuple[int, ...]:
        """The ranked descriptor at ``offset`` in ``memory``, or behind the unranked one there."""
        fields = self._struct.unpack_from(memory, offset)
        if self.rank is not None:
            return fields
        ranked = descriptor_struct(fields[0], self.index_bits)
        return ranked.unpack(ctypes.string_at(fields[1], ranked.size))

    def array(
        self, descriptor: tuple[int, ...], *, keep: object = None, readonly: bool = False
    ) -> NDArray:
        """An array over the elements of a ranked descriptor, which keeps ``keep`` alive."""
        dtype = self.buffer.dtype
        shape, strides = _shape_and_strides(descriptor[3:], dtype.itemsize)
        if 0 in shape:  # NumPy does not accept a null address, and nothing is read
            return np.empty(shape, dtype)
        interface = {
            "version": 3,
            "typestr": self._typestr,
            "shape": shape,
            "strides": strides,
            "data": (descriptor[1] + descriptor[2] * dtype.itemsize, readonly),
        }
        array: NDArray = np.asarray(SimpleNamespace(__array_interface__=interface, keep=keep))
        return array if self._is_builtin else array.view(dtype)

    def accept(
        self, value: Any, *, writable: bool = False, shape: tuple[int, ...] | None = None
    ) -> NDArray:
        """A view of ``value``, the copy that `decide` requires, or an array of rank 0 of a number.

        ``shape`` has the sizes that the array must have, if more is known than the type has.
        Raises TypeError if ``value`` is not an array or has elements of another type or byte order,
        ValueError for other sizes and for a layout that `decide` does not support, OverflowError
        for a number out of range.
        """
        type_ = self.buffer if shape is None else replace(self.buffer, shape=shape, sizes=None)
        check_number = self._check_number
        if check_number is not None and isinstance(value, int | float | complex | np.generic):
            number = check_number(value)
            if writable:
                raise ValueError(f"expected {type_} that is writable, got {kind_of(value)}")
            array = empty(type_)
            array[...] = number_array(number, type_.dtype)
            return array
        try:
            array = as_array(value)
        except TypeError as error:
            raise TypeError(f"expected {type_}: {error}") from None
        if not array.dtype.isnative and native(array.dtype) == type_.dtype:
            actual = BufferType(array.dtype, array.shape)
            raise TypeError(f"expected {type_}, got {actual} whose byte order is foreign")
        decision = decide(type_, array, writable=writable)
        if isinstance(decision, Unsupported):
            raise (ValueError if array.dtype == type_.dtype else TypeError)(decision.reason)
        return decision.of(type_, array) if isinstance(decision, Copy) else array


@lru_cache(_MAX_SHAPES)
def _shape_and_strides(fields: tuple[int, ...], size: int) -> tuple[tuple[int, ...], ...]:
    """The sizes and the strides at the end of a descriptor; ``size`` is that of an element."""
    rank = len(fields) // 2
    return fields[:rank], tuple([stride * size for stride in fields[rank:]])
