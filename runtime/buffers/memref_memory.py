"""Memref descriptors in memory: made of arrays, and read back.

The fields are those of `mlir_abi.dialect_attrs.layout.memref_descriptor`.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from mlir_abi.dialect_attrs.layout.memref_descriptor import descriptor_layout
from mlir_abi.dialect_attrs.sizes import Sizes, numbers
from mlir_abi.dialect_attrs.types import Array as MemRef
from mlir_abi.dialect_attrs.types import Strided
from mlir_abi.runtime.buffers.description import (
    BufferType,
    Copy,
    Unsupported,
    array_address,
    as_array,
    decide,
    element_strides,
)
from mlir_abi.runtime.buffers.elements import Array, Dtype, element_dtype, native
from mlir_abi.runtime.buffers.scalars import number_check
from mlir_abi.runtime.errors import CALL_ERRORS, about, kind_of

_MAX_SHAPES = 1024
"""The number of shapes that each argument remembers."""

_POINTERS = struct.Struct("@PP")
"""The allocated and the aligned pointer."""

_INDEX_FORMATS = {16: "h", 32: "i", 64: "q"}


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


@lru_cache
def _plain(dtype: Dtype) -> tuple[Dtype, str]:
    """``dtype``, or one of unsigned integers for a dtype of ml_dtypes, and the text for it."""
    plain = dtype if dtype.isbuiltin == 1 else np.dtype(f"u{dtype.itemsize}")
    return plain, plain.str


class Descriptor(NamedTuple):
    """The fields of a ranked descriptor; sizes and strides in elements."""

    allocated: int
    aligned: int
    offset: int
    sizes: tuple[int, ...]
    strides: tuple[int, ...]

    def array(self, dtype: Dtype, *, keep: object = None, readonly: bool = False) -> Array:
        """An array over the elements, which keeps ``keep`` alive."""
        if 0 in self.sizes:  # NumPy does not accept a null address, and nothing is read
            return np.empty(self.sizes, dtype)
        size = dtype.itemsize
        plain, typestr = _plain(dtype)
        interface = {
            "version": 3,
            "typestr": typestr,
            "shape": self.sizes,
            "strides": tuple([stride * size for stride in self.strides]),
            "data": (self.aligned + self.offset * size, readonly),
        }
        array: Array = np.asarray(SimpleNamespace(__array_interface__=interface, keep=keep))
        return array if plain is dtype else array.view(dtype)


def read_descriptor(memory: Any, offset: int, rank: int | None, index_bits: int) -> Descriptor:
    """The ranked descriptor at ``offset`` in ``memory``, or behind the unranked one there."""
    fields = descriptor_struct(rank, index_bits).unpack_from(memory, offset)
    if rank is None:
        rank, address = fields
        return descriptor_at(address, rank, index_bits)
    allocated, aligned, start, *rest = fields
    return Descriptor(allocated, aligned, start, tuple(rest[:rank]), tuple(rest[rank:]))


def descriptor_at(address: int, rank: int | None, index_bits: int) -> Descriptor:
    """`read_descriptor` at an address."""
    size = descriptor_struct(rank, index_bits).size
    return read_descriptor(ctypes.string_at(address, size), 0, rank, index_bits)


class MemRefType:
    """A memref type of an argument or result; ``buffer`` is what it requires of an array."""

    c_type = ctypes.c_void_p
    alignment = ctypes.sizeof(ctypes.c_void_p)

    def __init__(self, memref: MemRef, index_bits: int, sizes: Sizes | None = None) -> None:
        """``sizes`` are what is known of the sizes beyond the type, if anything is.

        Raise ValueError for an element type, layout or memory space that NumPy cannot access.
        """
        if isinstance(memref.layout, str):
            raise ValueError(f"{memref}: its layout is not strided")
        if memref.memory_space not in ("", "0"):
            raise ValueError(f"{memref}: its memory space is not the host's")
        dtype = element_dtype(memref.element, index_bits)
        shape = memref.shape if sizes is None else numbers(sizes)
        self.buffer = BufferType(dtype, shape, sizes=sizes)
        if isinstance(memref.layout, Strided):
            layout = memref.layout
            self.buffer = replace(self.buffer, strides=layout.strides, offset=layout.offset)
        self.rank = None if memref.shape is None else len(memref.shape)
        self.index_bits = index_bits
        self.size = descriptor_struct(self.rank, index_bits).size
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

    def accept(
        self, value: Any, *, writable: bool = False, shape: tuple[int, ...] | None = None
    ) -> Array:
        """A view of ``value``, the copy that `decide` requires, or an array of rank 0 of a number.

        ``shape`` has the sizes that the array must have, if more is known than the type says.
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
            return np.array(number, type_.dtype)
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
        return decision.of(array) if isinstance(decision, Copy) else array


class ArrayArgument:
    """Describes the arrays of one argument, for C to read.

    It remembers the fields of each shape that it has checked, so that an array costs little more
    than finding its address.
    """

    __slots__ = (
        *("_alignment", "_before", "_dtype", "_is_ranked"),
        *("_known", "_label", "_type", "_writable"),
    )

    def __init__(self, type_: MemRefType, label: str, *, writable: bool) -> None:
        """The errors of its arrays begin with ``label``."""
        self._type, self._label, self._writable = type_, label, writable
        self._is_ranked = type_.rank is not None
        self._dtype, self._alignment = type_.buffer.dtype, type_.buffer.dtype.alignment
        self._before = (type_.buffer.offset or 0) * self._dtype.itemsize
        self._known: dict[tuple[tuple[int, ...], tuple[int, ...]], bytes] = {}

    def convert(self, value: Any, owners: dict[int, Any]) -> Any:
        """Return the descriptor of an array, and add the array to ``owners``.

        The array must live during the call; its key is the allocated pointer. Raises the errors of
        `MemRefType.accept`.
        """
        if type(value) is np.ndarray and value.dtype is self._dtype:
            fields = self._known.get((value.shape, value.strides))
            if fields is not None:
                try:
                    address, readonly = _addressof(_from_buffer(value)), False
                except (TypeError, ValueError):  # read-only, empty, with gaps
                    address, readonly = value.__array_interface__["data"]
                if not (address % self._alignment or (readonly and self._writable)):
                    aligned = address - self._before
                    owners[aligned] = value
                    descriptor = _pack_pointers(aligned, aligned) + fields
                    return descriptor if self._is_ranked else self._unranked(value.ndim, descriptor)
        try:
            return self._checked(value, owners)
        except CALL_ERRORS as error:
            raise about(self._label, error) from None

    def _checked(self, value: Any, owners: dict[int, Array]) -> Any:
        type_ = self._type
        array = type_.accept(value, writable=self._writable)
        aligned = array_address(array) - self._before
        offset = type_.buffer.offset or 0
        fields = aligned, aligned, offset, *array.shape, *element_strides(array)
        try:
            descriptor = descriptor_struct(array.ndim, type_.index_bits).pack(*fields)
        except struct.error:
            actual = BufferType(array.dtype, array.shape)
            message = f"expected {type_}, got {actual}, which an index of {type_.index_bits} bits"
            raise ValueError(f"{message} cannot describe") from None
        if len(self._known) < _MAX_SHAPES:
            self._known[array.shape, array.strides] = descriptor[_POINTERS.size :]
        owners[aligned] = array
        return descriptor if self._is_ranked else self._unranked(array.ndim, descriptor)

    def _unranked(self, rank: int, descriptor: bytes) -> Any:
        """An unranked descriptor, followed by the ranked one, which it points to."""
        outer = descriptor_struct(None, self._type.index_bits)
        memory = ctypes.create_string_buffer(bytes(outer.size) + descriptor)
        outer.pack_into(memory, 0, rank, ctypes.addressof(memory) + outer.size)
        return memory


_pack_pointers, _addressof = _POINTERS.pack, ctypes.addressof
_from_buffer: Any = ctypes.c_char.from_buffer
