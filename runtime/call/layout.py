"""How the values of one function lie in a `Frame`, and how they get in and out."""

from __future__ import annotations

import ctypes
import struct
from typing import Any

from mlir_abi.dialect_attrs.layout.c_wrapper import c_interface
from mlir_abi.dialect_attrs.reflection.record import Convention, FunctionReflection, Value
from mlir_abi.dialect_attrs.types import Array as MemRef
from mlir_abi.runtime.buffers.descriptors import (
    Put,
    allocated_at,
    buffer_type,
    putter,
    size_in_frame,
)
from mlir_abi.runtime.buffers.frame import Frame, aligned
from mlir_abi.runtime.buffers.scalars import Scalar
from mlir_abi.runtime.call.image import Image
from mlir_abi.runtime.call.result import Owners, lay_out, results_of
from mlir_abi.runtime.errors import CALL_ERRORS, about, named

__all__ = ["Layout"]

_POINTER = struct.Struct("@P")


class Layout:
    """Where the results and arguments of a function are.

    ``puts`` put the arguments into a frame, ``parameters`` and ``returned`` are what `ctypes` calls
    the C types of the wrapper. ``labels`` and ``result_labels`` are the names that errors give.
    """

    def __init__(
        self,
        function: FunctionReflection,
        convention: Convention,
        labels: list[str],
        result_labels: list[str],
    ) -> None:
        """Raise ValueError for what cannot be passed from Python, and say what and why."""
        self._bits = convention.index_bits
        interface = c_interface(function, convention)
        self.puts: list[Put] = []
        self.parameters: list[Any] = []
        self.returned: Any = None
        self._places: list[int | None] = []
        self._allocated: list[tuple[int, int]] = []
        self._size = 0
        self._results = results_of(function, result_labels, self._bits)
        if interface.result_by_pointer:
            self._point_to(self._reserve(lay_out(self._results)))
        elif self._results:
            self.returned = self._results[0].scalar.c_type
        self._by_pointer = interface.result_by_pointer
        for value, where, by_pointer in zip(
            function.arguments, labels, interface.by_pointer, strict=True
        ):
            with named(where):
                self._add_argument(value, where, by_pointer)

    def frame(self) -> Frame:
        """A new frame."""
        return Frame(self._size, self._places)

    def results(self, frame: Frame, returned: Any, kept: list[Any], image: Image) -> list[Any]:
        """The results of a call whose arguments were ``kept`` alive."""
        if not self._results:
            return []
        if not self._by_pointer:
            return [result.scalar.from_c(returned) for result in self._results]
        owners = Owners(self._arguments(frame, kept), image)
        return [result.read(frame.memory, owners) for result in self._results]

    def _add_argument(self, value: Value, where: str, by_pointer: bool) -> None:
        if isinstance(value.type, MemRef):
            type_ = buffer_type(value.type, self._bits)
            at = self._reserve(size_in_frame(type_, self._bits))
            self._allocated.append((len(self.puts), allocated_at(type_, self._bits, at)))
            self.puts.append(putter(type_, self._bits, at, where, not value.readonly))
            self._point_to(at)
            return
        scalar = Scalar(value.type, self._bits)
        if by_pointer:
            at = self._reserve(scalar.dtype.itemsize)
            self.puts.append(_put_bytes(scalar, where, at))
            self._point_to(at)
            return
        self.puts.append(_put_number(scalar, where, len(self._places)))
        self._places.append(None)
        self.parameters.append(scalar.c_type)

    def _reserve(self, size: int) -> int:
        """Make room for ``size`` more bytes, and say where they are."""
        at = aligned(self._size)
        self._size = at + size
        return at

    def _point_to(self, at: int) -> None:
        """Add a parameter."""
        self._places.append(at)
        self.parameters.append(ctypes.c_void_p)

    def _arguments(self, frame: Frame, kept: list[Any]) -> dict[int, Any]:
        """The arrays among the arguments, by the allocated pointer that was passed."""
        return {_POINTER.unpack_from(frame.memory, at)[0]: kept[i] for i, at in self._allocated}


def _put_number(scalar: Scalar, where: str, i: int) -> Put:
    accept, to_c = scalar.accept, scalar.to_c

    def put(frame: Frame, value: Any) -> None:
        try:
            frame.parameters[i] = to_c(accept(value))
        except CALL_ERRORS as error:
            raise about(where, error) from None

    return put


def _put_bytes(scalar: Scalar, where: str, at: int) -> Put:
    end = at + scalar.dtype.itemsize

    def put(frame: Frame, value: Any) -> None:
        try:
            frame.memory[at:end] = scalar.to_bytes(scalar.accept(value))
        except CALL_ERRORS as error:
            raise about(where, error) from None

    return put
