"""The frame of a function's calls: where its arguments and results are, how they get in and out."""

from __future__ import annotations

import ctypes
import struct
from typing import Any

from mlir_abi.dialect_attrs.layout.c_wrapper import c_interface
from mlir_abi.dialect_attrs.layout.memref_descriptor import aligned
from mlir_abi.dialect_attrs.reflection.record import Convention, FunctionReflection, Value
from mlir_abi.dialect_attrs.types import Array as MemRef
from mlir_abi.runtime.buffers.descriptors import (
    Frame,
    WriteArgument,
    argument_size,
    buffer_type,
    descriptor_writer,
    ranked_offset,
)
from mlir_abi.runtime.buffers.scalars import NumberType
from mlir_abi.runtime.call.result import Image, Owners, lay_out, results_of
from mlir_abi.runtime.errors import named

__all__ = ["Layout"]

_POINTER = struct.Struct("@P")
_ALIGNMENT = 16
"""The alignment of each value in a frame, in bytes: the greatest of any C type."""


class Layout:
    """The frame of a function.

    ``writers`` write the arguments into a frame. ``parameters`` and ``returned`` are the types of
    the wrapper's parameters and result in `ctypes`. ``labels`` and ``result_labels`` name the
    values in errors of the constructor.
    """

    def __init__(
        self,
        function: FunctionReflection,
        convention: Convention,
        labels: list[str],
        result_labels: list[str],
    ) -> None:
        """Raise ValueError, naming the value, for one that Python cannot pass."""
        self._bits = convention.index_bits
        interface = c_interface(function, convention)
        self.writers: list[WriteArgument] = []
        self.parameters: list[Any] = []
        self.returned: Any = None
        self._offsets: list[int | None] = []
        self._allocated: list[tuple[int, int]] = []  # argument, offset of its allocated pointer
        self._size = 0
        self._results = results_of(function, result_labels, self._bits)
        self._result_by_pointer = interface.result_by_pointer
        if interface.result_by_pointer:
            self._add_pointer(lay_out(self._results))
        elif self._results:
            self.returned = self._results[0].scalar.c_type
        for value, where, by_pointer in zip(
            function.arguments, labels, interface.by_pointer, strict=True
        ):
            with named(where):
                self._add_argument(value, by_pointer)

    def frame(self) -> Frame:
        """A new frame."""
        return Frame(self._size, self._offsets)

    def results(self, frame: Frame, returned: Any, kept: list[Any], image: Image) -> list[Any]:
        """The results of a call that returned ``returned``; ``kept`` are the passed arrays."""
        if not self._results:
            return []
        if not self._result_by_pointer:
            return [result.scalar.from_c(returned) for result in self._results]
        memory = frame.memory
        arguments = {_POINTER.unpack_from(memory, at)[0]: kept[i] for i, at in self._allocated}
        owners = Owners(arguments, image)
        return [result.read(memory, owners) for result in self._results]

    def _add_argument(self, value: Value, by_pointer: bool) -> None:
        if isinstance(value.type, MemRef):
            type_ = buffer_type(value.type, self._bits)
            at = self._add_pointer(argument_size(type_, self._bits))
            self._allocated.append((len(self.writers), at + ranked_offset(type_, self._bits)))
            writer = descriptor_writer(type_, self._bits, at, not value.readonly)
        elif by_pointer:
            scalar = NumberType(value.type, self._bits)
            writer = _bytes_writer(scalar, self._add_pointer(scalar.dtype.itemsize))
        else:
            scalar = NumberType(value.type, self._bits)
            writer = _number_writer(scalar, len(self._offsets))
            self._offsets.append(None)
            self.parameters.append(scalar.c_type)
        self.writers.append(writer)

    def _add_pointer(self, size: int) -> int:
        """Add a parameter that points to ``size`` new bytes; returns their offset."""
        at = aligned(self._size, _ALIGNMENT)
        self._size = at + size
        self._offsets.append(at)
        self.parameters.append(ctypes.c_void_p)
        return at


def _number_writer(scalar: NumberType, i: int) -> WriteArgument:
    accept, to_c = scalar.accept, scalar.to_c

    def write(frame: Frame, value: Any) -> None:
        frame.parameters[i] = to_c(accept(value))

    return write


def _bytes_writer(scalar: NumberType, at: int) -> WriteArgument:
    end = at + scalar.dtype.itemsize

    def write(frame: Frame, value: Any) -> None:
        frame.memory[at:end] = scalar.to_bytes(scalar.accept(value))

    return write
