"""From values of Python to the parameters that `ctypes` passes."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable
from typing import Any, TypeAlias

from numpy import ndarray

from mlir_abi.runtime.buffers.description import array_address
from mlir_abi.runtime.buffers.memref_memory import MemRefType, descriptor_struct
from mlir_abi.runtime.buffers.scalars import NumberType, number_range
from mlir_abi.runtime.errors import CALL_ERRORS, about

_MAX_SHAPES = 1024
"""The number of shapes that each argument remembers."""

_POINTERS = struct.Struct("@PP")
"""The allocated and the aligned pointer."""

Convert: TypeAlias = Callable[[Any, dict[int, Any]], tuple[Any, Any]]
"""Converts a value of Python for C: a number or array, which may be a copy, and the parameter.

Arrays are added to those of the call.
"""


def number_converter(type_: NumberType, by_pointer: bool, label: str) -> Convert:
    """Return a function from a number to the value of `ctypes` that is passed.

    It raises the errors of `number_check`, which begin with ``label``.
    """
    accept, to_c = type_.accept, type_.to_bytes if by_pointer else type_.to_c
    kind: Any = None
    least = greatest = 0
    if type_.is_as_in_c and not by_pointer:
        kind, least, greatest, _ = number_range(type_.type, type_.dtype)

    def convert(value: Any, _owners: object) -> tuple[Any, Any]:
        if type(value) is kind and least <= value <= greatest:
            return value, value
        try:
            return value, to_c(accept(value))
        except CALL_ERRORS as error:
            raise about(label, error) from None

    return convert


def array_converter(type_: MemRefType, label: str, *, writable: bool) -> Convert:
    """Return a function that describes the arrays of one argument, for C to read.

    It returns the array and its descriptor, and adds the array to ``owners``. The array must live
    during the call; its key is its address. It remembers the fields of each shape that it has
    checked, so that an array costs little more than finding its address. Raises the errors of
    `MemRefType.accept`, which begin with ``label``.
    """
    dtype, alignment = type_.buffer.dtype, type_.buffer.alignment
    before = (type_.buffer.offset or 0) * dtype.itemsize
    is_ranked = type_.rank is not None
    known: dict[Any, bytes] = {}

    def convert(value: Any, owners: dict[int, Any]) -> tuple[Any, Any]:
        key: Any = None
        if type(value) is ndarray and value.dtype is dtype:
            try:
                address, key = _addressof(_from_buffer(value)), value.shape
            except (TypeError, ValueError):  # read-only, empty, with gaps
                address, readonly = value.__array_interface__["data"]
                if not (readonly and writable):
                    key = value.shape, value.strides
        fields = known.get(key)
        if fields is None or (address - before) % alignment:
            try:
                array = type_.accept(value, writable=writable)
                fields = type_.pack(array)
            except CALL_ERRORS as error:
                raise about(label, error) from None
            if array is value and key is not None and len(known) < _MAX_SHAPES:
                known[key] = fields
            value, address = array, array_address(array)
        owners.setdefault(address, value)
        descriptor = _pack_pointers(address, address - before) + fields
        if is_ranked:
            return value, descriptor
        return value, _unranked(value.ndim, descriptor, type_.index_bits)

    return convert


def _unranked(rank: int, descriptor: bytes, index_bits: int) -> Any:
    """An unranked descriptor, followed by the ranked one, which it points to."""
    outer = descriptor_struct(None, index_bits)
    memory = ctypes.create_string_buffer(bytes(outer.size) + descriptor)
    outer.pack_into(memory, 0, rank, ctypes.addressof(memory) + outer.size)
    return memory


_pack_pointers, _addressof = _POINTERS.pack, ctypes.addressof
_from_buffer: Any = ctypes.c_char.from_buffer
