"""What the C wrapper of a function takes and returns: the types of its values, and those of C."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any, TypeAlias

from mlir_abi.dialect_attrs.layout.c_interface import aligned, c_interface
from mlir_abi.dialect_attrs.reflection.record import Convention, FunctionReflection, Value
from mlir_abi.dialect_attrs.types import Array as MemRef
from mlir_abi.runtime.buffers.memref_memory import MemRefType
from mlir_abi.runtime.buffers.scalars import NumberType
from mlir_abi.runtime.errors import named

PassedType: TypeAlias = NumberType | MemRefType


class WrapperTypes:
    """The C wrapper of a function.

    ``arguments`` and ``results`` are the types of the values. The C function returns a number of
    type ``returned``, or nothing. If ``result_by_pointer``, its first parameter points to a struct
    of ``struct_size`` bytes, in which the results are at ``offsets``. ``c_types`` are the types of
    its result and parameters in `ctypes`.
    """

    def __init__(
        self,
        function: FunctionReflection,
        convention: Convention,
        labels: Sequence[str],
        result_labels: Sequence[str],
    ) -> None:
        """Raise ValueError, with the label, for a value that Python cannot pass."""
        interface = c_interface(function, convention)
        self.by_pointer, self.result_by_pointer = interface.by_pointer, interface.result_by_pointer
        bits = convention.index_bits
        self.results = [
            _type(value, label, bits)
            for value, label in zip(function.results, result_labels, strict=True)
        ]
        self.arguments = [
            _type(value, label, bits, by_value=not by_pointer)
            for value, label, by_pointer in zip(
                function.arguments, labels, self.by_pointer, strict=True
            )
        ]
        self.returned: NumberType | None = None
        if not self.result_by_pointer and self.results and isinstance(self.results[0], NumberType):
            self.returned = self.results[0]
        parameters: list[Any] = [ctypes.c_void_p] if self.result_by_pointer else []
        for type_, by_pointer in zip(self.arguments, self.by_pointer, strict=True):
            parameters.append(ctypes.c_void_p if by_pointer else type_.c_type)
        self.c_types = None if self.returned is None else self.returned.c_type, parameters
        self.offsets: list[int] = []
        size, alignment = 0, 1
        for type_ in self.results:
            self.offsets.append(aligned(size, type_.alignment))
            size = self.offsets[-1] + type_.size
            alignment = max(alignment, type_.alignment)
        self.struct_size = aligned(size, alignment)


def _type(value: Value, label: str, index_bits: int, *, by_value: bool = False) -> PassedType:
    with named(label):
        if isinstance(value.type, MemRef):
            return MemRefType(value.type, index_bits, value.sizes, value.alignment)
        return NumberType(value.type, index_bits, by_value=by_value)
