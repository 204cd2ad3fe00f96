"""Python functions that compiled code calls: what stands behind a declared function.

They are given copies of the arrays, which they may keep, and what they write is copied back unless
the argument is ``llvm.readonly``. Arrays that they return are copied to memory from ``malloc``,
which the compiled code frees. What one raises is raised by the call that led there, once that is
over; until then the compiled code goes on with zeros, and none is called.
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
from mlir_abi.runtime.buffers.scalars import Scalar
from mlir_abi.runtime.call.c_function import c_callback
from mlir_abi.runtime.call.nest import assembled, flatten
from mlir_abi.runtime.call.result import lay_out, results_of
from mlir_abi.runtime.errors import named

__all__ = ["Callback", "Pending"]


class Pending(threading.local):
    """What a callback has raised in this thread, until the call that led to it is over."""

    error: BaseException | None = None

    def raise_it(self) -> None:
        """Raise it, once."""
        error = self.error
        if error is not None:
            self.error = None
            raise error


class Callback:
    """``function`` in the place of the declared one; ``pointer`` is to what C calls, ``symbol``."""

    def __init__(
        self, reflection: FunctionReflection, function: Callable[..., Any], pending: Pending
    ) -> None:
        """Raise ValueError for a function that Python cannot stand in for, and say why."""
        convention = reflection.convention
        if convention is None:
            raise ValueError("it has no C wrapper")
        self.symbol = convention.wrapper
        self._name, self._signature = reflection.name, reflection.signature
        self._function, self._pending = function, pending
        interface = c_interface(reflection, convention)
        bits = convention.index_bits
        names, self._result_names = reflection.labels()
        self._parameters: list[_Parameter] = []
        for value, by_pointer, where in zip(
            reflection.arguments, interface.by_pointer, names, strict=True
        ):
            with named(where):
                self._parameters.append(_Parameter(value, by_pointer, bits))
        self._slots = positional_slots(self._signature.input_structure)
        self._keywords = keyword_slots(self._signature.input_structure)
        self._results = results_of(reflection, self._result_names, bits)
        lay_out(self._results)
        c_types = [parameter.c_type for parameter in self._parameters]
        by_value = bool(self._results) and not interface.result_by_pointer
        self._scalar = self._results[0].scalar if by_value else None
        if interface.result_by_pointer:
            c_types.insert(0, ctypes.c_void_p)
        returned = self._scalar.c_type if self._scalar else None
        self._c_function, self.pointer = c_callback(self._called, returned, c_types)

    def _called(self, *given: Any) -> Any:
        out = given[0] if self._results and self._scalar is None else None
        results = [result.zero() for result in self._results]
        if self._pending.error is None:
            try:
                results = self._call(given if out is None else given[1:])
            except BaseException as error:  # nothing can be raised through compiled code
                self._pending.error = error
        if self._scalar is not None:
            return self._scalar.to_c(results[0])
        for result, value in zip(self._results, results, strict=True):
            assert out is not None
            result.write(out, value)
        return None

    def _call(self, given: Sequence[Any]) -> list[Any]:
        values = [
            parameter.read(raw) for parameter, raw in zip(self._parameters, given, strict=True)
        ]
        args = [assembled(node, values) for node in self._slots]
        kwargs = {name: assembled(node, values) for name, node in self._keywords}
        returned = self._function(*args, **kwargs)
        for parameter, raw, value in zip(self._parameters, given, values, strict=True):
            parameter.write_back(raw, value)
        return self._checked(returned)

    def _checked(self, returned: Any) -> list[Any]:
        """The flat results; raises TypeError, ValueError or OverflowError, and names what."""
        where = f"what the function behind {self._name} returned"
        flat: list[Any] = [None] * len(self._results)
        root = self._signature.result_structure
        assert not isinstance(root, Mixed)  # results have no keywords
        flatten(root, returned, where, flat)
        accepted = []
        for result, value, name in zip(self._results, flat, self._result_names, strict=True):
            with named(where + name.removeprefix("result")):
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
            self._scalar = Scalar(value.type, index_bits)
        self.c_type = ctypes.c_void_p if by_pointer else self._scalar.c_type

    def read(self, raw: Any) -> Any:
        """What Python is given for ``raw``, what C gave: a number, or a copy of an array."""
        if self._memref is not None:
            return self._view(raw).copy()
        if self._by_pointer:
            return self._scalar.from_bytes(ctypes.string_at(raw, self._scalar.dtype.itemsize))
        return self._scalar.from_c(raw)

    def write_back(self, raw: Any, value: Any) -> None:
        """Give C what Python has written to the copy."""
        if self._memref is not None and not self._readonly and value.size:
            self._view(raw)[...] = value

    def _view(self, address: int) -> Any:
        assert self._memref is not None
        shape, dtype = self._memref.shape, self._memref.dtype
        descriptor = descriptor_at(address, None if shape is None else len(shape), self._bits)
        return array_over(*descriptor.elements(dtype), keep=None, readonly=False)
