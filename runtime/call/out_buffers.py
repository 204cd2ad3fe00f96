"""Arrays for the results of functions after ``buffer-results-to-out-params``.

The last arguments of such a function are where its results go. The caller passes arrays for them
as ``out``. An array that is not passed is allocated here if its sizes are static, or have names of
sizes of arguments; else by the function's result allocator (``abi-result-allocators``), from the
sizes of the arguments. An array that is passed must have the shape that the allocator gives it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from mlir_abi.dialect_attrs.allocator_parameters import allocator_parameters
from mlir_abi.dialect_attrs.reflection.record import (
    WRAPPER_PREFIX,
    Convention,
    FunctionReflection,
    Value,
)
from mlir_abi.dialect_attrs.sizes import Place
from mlir_abi.dialect_attrs.types import Index
from mlir_abi.runtime.buffers.description import array_address, as_array, empty
from mlir_abi.runtime.buffers.elements import NDArray
from mlir_abi.runtime.buffers.memref_memory import MemRefType
from mlir_abi.runtime.call.wrapper_types import PassedType
from mlir_abi.runtime.errors import named


class OutBuffers:
    """The arrays for the results of one function; its callers may pass them as ``keyword``."""

    def __init__(
        self,
        function: FunctionReflection,
        convention: Convention,
        types: Sequence[PassedType],
        keyword: str,
    ) -> None:
        """Raise ValueError for an out-parameter that is not a ranked memref.

        ``types`` are those of all arguments.
        """
        self.keyword = keyword
        inputs = [value.type for value in function.python_view.arguments]
        outs = function.arguments[len(inputs) :]
        places = function.python_view.size_places
        self._types: list[MemRefType] = []
        # Where the dynamic sizes of each array are among those of the arguments, if all are known.
        self._sizes: list[list[Place] | None] = []
        for value, type_ in zip(outs, types[len(inputs) :], strict=True):
            if not isinstance(type_, MemRefType) or type_.rank is None:
                raise ValueError(f"a result goes to a {value.type}, and not to a ranked memref")
            self._types.append(type_)
            names = [size for size in value.shape or () if not isinstance(size, int)]
            is_known = all(name in places for name in names)
            self._sizes.append([places[name][0] for name in names] if is_known else None)
        self._are_apart = [value.noalias for value in outs]
        self._arrays = [
            i for i, each in enumerate(types[: len(inputs)]) if isinstance(each, MemRefType)
        ]
        self._parameters = allocator_parameters(inputs)
        self.allocator: FunctionReflection | None = None
        """The result allocator, if it is needed; ``allocate`` calls it."""
        self.allocate: Callable[..., Any] | None = None
        if function.allocator is not None and None in self._sizes:
            parameters = tuple(
                Value(inputs[each.argument] if each.dimension is None else Index())
                for each in self._parameters
            )
            wrapper = replace(convention, wrapper=WRAPPER_PREFIX + function.allocator)
            results = tuple(Value(value.type) for value in outs)
            self.allocator = FunctionReflection(function.allocator, parameters, results, wrapper)

    def arrays(self, out: Any, arguments: Sequence[Any]) -> Sequence[Any]:
        """The arrays in ``out``, and new ones in place of None.

        ``arguments`` are those of the call, which have been checked. Raises TypeError if an array
        is missing, ValueError if it overlaps with another and must not (``llvm.noalias``), and the
        errors of `MemRefType.accept` for one that is not of the shape that the allocator computes.
        """
        if out is None:
            out = [None] * len(self._types)
        arrays = out if isinstance(out, list | tuple) else (out,)
        if len(arrays) != len(self._types):
            count = len(self._types)
            expected = f"expected {count} array{'s' * (count != 1)}"
            raise TypeError(f"{self.keyword}: {expected}, got {len(arrays)}")
        self._check_apart(arrays, arguments)
        arrays = [
            empty(type_.buffer, [as_array(arguments[i]).shape[axis] for i, axis in sizes])
            if array is None and sizes is not None
            else array
            for type_, sizes, array in zip(self._types, self._sizes, arrays, strict=True)
        ]
        if self.allocate is not None:
            parameters = tuple(
                arguments[each.argument]
                if each.dimension is None
                else as_array(arguments[each.argument]).shape[each.dimension]
                for each in self._parameters
            )
            allocated_arrays = self.allocate(*parameters)
            if len(arrays) == 1:
                allocated_arrays = (allocated_arrays,)
            for i, allocated in enumerate(allocated_arrays):
                if arrays[i] is None:
                    arrays[i] = None if allocated is None else self._aligned(i, allocated)
                elif allocated is not None:
                    with named(f"{self.keyword}[{i}]"):
                        self._types[i].accept(arrays[i], writable=True, shape=allocated.shape)
        for i, array in enumerate(arrays):
            if array is None:
                why = "there is no allocator"
                if self.allocate is not None:
                    why = "its shape depends on data, or there is no memory for it"
                expected = f"an array of {self._types[i]} must be given"
                raise TypeError(f"{self.keyword}[{i}]: {why}: {expected}")
        return arrays

    def _aligned(self, i: int, allocated: NDArray) -> NDArray:
        """``allocated``, or an array of its shape where it is not aligned as the type is."""
        buffer = self._types[i].buffer
        if buffer.is_aligned(array_address(allocated)):
            return allocated
        pairs = zip(allocated.shape, buffer.shape or (), strict=True)
        return empty(buffer, [size for size, static in pairs if static is None])

    def _check_apart(self, arrays: Sequence[Any], arguments: Sequence[Any]) -> None:
        """Raise ValueError if one of ``arrays`` may overlap with another array, and must not.

        Raises the errors of `MemRefType.accept` for one that cannot be passed at all.
        """
        if not any(self._are_apart):
            return
        inputs = (arguments[i] for i in self._arrays)
        others = [
            (as_array(value), False)
            for value in inputs
            if not isinstance(value, int | float | complex)
        ]
        for i, (value, apart) in enumerate(zip(arrays, self._are_apart, strict=True)):
            if value is not None:
                with named(f"{self.keyword}[{i}]"):
                    array = self._types[i].accept(value, writable=True)
                if any(
                    (apart or other_apart) and np.may_share_memory(array, other)
                    for other, other_apart in others
                ):
                    raise ValueError(f"{self.keyword}[{i}]: it overlaps with another array")
                others.append((array, apart))
