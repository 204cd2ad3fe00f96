"""Python functions that compiled code calls: the implementations of declared functions.

They get copies of arrays, which they may keep; what they write is copied back unless the argument
is ``llvm.readonly``. Arrays that they return are copied to memory from ``malloc``, which the
compiled code frees. The exception of one surfaces when the outer call returns; meanwhile its
results are zero and later calls of Python functions are skipped.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Sequence
from typing import Any

from mlir_abi.dialect_attrs.layout.c_wrapper import c_interface
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection, Value
from mlir_abi.dialect_attrs.structure import Mixed, keyword_slots, positional_slots
from mlir_abi.dialect_attrs.types import Array as MemRef
from mlir_abi.runtime.buffers.descriptors import buffer_type, descriptor_at
from mlir_abi.runtime.buffers.memory import array_over
from mlir_abi.runtime.buffers.scalars import NumberType
from mlir_abi.runtime.call.c_function import c_callback
from mlir_abi.runtime.call.nest import assembled, flatten
from mlir_abi.runtime.call.result import lay_out, results_of
from mlir_abi.runtime.errors import named

__all__ = ["Callback", "Pending"]


class Pending(threading.local):
    """The exception of a callback in this thread, until the outer call returns."""

    error: BaseException | None = None

    def raise_it(self) -> None:
        """Raise the exception, once."""
        if self.error is not None:
            error, self.error = self.error, None
            raise error


class Callback:
    """``function`` as the implementation of a declared one; C calls ``symbol`` at ``pointer``."""

    def __init__(
        self, reflection: FunctionReflection, function: Callable[..., Any], pending: Pending
    ) -> None:
        """Raise ValueError, with the reason, for a declaration that Python cannot implement."""
        convention = reflection.convention
        if convention is None:
            raise ValueError("it has no C wrapper")
        self.symbol = convention.wrapper
        self._signature = reflection.signature
        self._function, self._pending = function, pending
        interface = c_interface(reflection, convention)
        bits = convention.index_bits
        names, result_names = reflection.labels()
        self._parameters: list[_Parameter] = []
        for value, by_pointer, where in zip(
            reflection.arguments, interface.by_pointer, names, strict=True
        ):
            with named(where):
                self._parameters.append(_Parameter(value, by_pointer, bits))
        self._slots = positional_slots(self._signature.input_structure)
        self._keywords = keyword_slots(self._signature.input_structure)
        self._where = f"what the function behind {reflection.name} returned"
        self._labels = [self._where + name.removeprefix("result") for name in result_names]
        self._results = results_of(reflection, result_names, bits)
        lay_out(self._results)
        self._result_by_pointer = interface.result_by_pointer
        c_types = [parameter.c_type for parameter in self._parameters]
        returned = None
        if interface.result_by_pointer:
            c_types.insert(0, ctypes.c_void_p)
        elif self._results:
            returned = self._results[0].scalar.c_type
        self._c_function, self.pointer = c_callback(self._called, returned, c_types)

    def _called(self, *raw: Any) -> Any:
        """Convert the values of C, call the Python function, and convert its results for C."""
        out, raw = (raw[0], raw[1:]) if self._result_by_pointer else (0, raw)
        results = [result.zero() for result in self._results]
        if self._pending.error is None:
            try:
                results = self._call(raw)
            except BaseException as error:  # an exception cannot pass through compiled code
                self._pending.error = error
        if self._results and not self._result_by_pointer:
            return self._results[0].scalar.to_c(results[0])
        for result, value in zip(self._results, results, strict=True):
            result.write(out, value)
        return None

    def _call(self, raw: Sequence[Any]) -> list[Any]:
        """The accepted results; raises TypeError, ValueError or OverflowError for other ones."""
        values = [
            parameter.read(value) for parameter, value in zip(self._parameters, raw, strict=True)
        ]
        args = [assembled(node, values) for node in self._slots]
        kwargs = {name: assembled(node, values) for name, node in self._keywords}
        returned = self._function(*args, **kwargs)
        for parameter, address, value in zip(self._parameters, raw, values, strict=True):
            parameter.write_back(address, value)
        root = self._signature.result_structure
        assert not isinstance(root, Mixed)  # results have no keywords
        flat: list[Any] = [None] * len(self._results)
        flatten(root, returned, self._where, flat)
        accepted = []
        for result, value, where in zip(self._results, flat, self._labels, strict=True):
            with named(where):
                accepted.append(result.accept(value))
        return accepted


class _Parameter:
    """One parameter of the C function."""

    def __init__(self, value: Value, by_pointer: bool, index_bits: int) -> None:
        self._bits = index_bits
        self._readonly = value.readonly
        self._memref = (
            buffer_type(value.type, index_bits) if isinstance(value.type, MemRef) else None
        )
        self._by_pointer = by_pointer
        if self._memref is None:
            self._scalar = NumberType(value.type, index_bits)
        self.c_type = ctypes.c_void_p if by_pointer else self._scalar.c_type

    def read(self, raw: Any) -> Any:
        """The Python value of a value of C: a number, or a copy of an array."""
        if self._memref is not None:
            return self._view(raw).copy()
        if self._by_pointer:
            return self._scalar.from_bytes(ctypes.string_at(raw, self._scalar.dtype.itemsize))
        return self._scalar.from_c(raw)

    def write_back(self, raw: Any, value: Any) -> None:
        """Copy what Python has written to an array back to C."""
        if self._memref is not None and not self._readonly and value.size:
            self._view(raw)[...] = value

    def _view(self, address: int) -> Any:
        assert self._memref is not None
        shape, dtype = self._memref.shape, self._memref.dtype
        descriptor = descriptor_at(address, None if shape is None else len(shape), self._bits)
        return array_over(*descriptor.elements(dtype), keep=None, readonly=False)
