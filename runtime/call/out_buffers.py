"""Arrays for the results of functions after ``buffer-results-to-out-params``.

The last arguments of such a function are where its results go. The caller passes arrays for them
as ``out``. An array that is not passed is allocated here if its sizes are static, and else by the
function's result allocator (``abi-result-allocators``), from the sizes of the arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from mlir_abi.dialect_attrs.reflection.record import (
    WRAPPER_PREFIX,
    Convention,
    FunctionReflection,
    Value,
)
from mlir_abi.dialect_attrs.result_allocator import allocator_parameters
from mlir_abi.dialect_attrs.types import Array as MemRef
from mlir_abi.dialect_attrs.types import Index
from mlir_abi.runtime.buffers.description import empty
from mlir_abi.runtime.buffers.descriptors import buffer_type

__all__ = ["OutBuffers", "allocator_of"]


def allocator_of(function: FunctionReflection, convention: Convention) -> FunctionReflection | None:
    """The result allocator of a function as a function; None if there is no allocator."""
    if function.allocator is None:
        return None
    inputs = [value.type for value in function.called.arguments]
    parameters = tuple(
        Value(inputs[parameter.argument] if parameter.dimension is None else Index())
        for parameter in allocator_parameters(inputs)
    )
    results = tuple(Value(value.type) for value in function.arguments if value.out)
    wrapper = WRAPPER_PREFIX + function.allocator
    return FunctionReflection(
        function.allocator, parameters, results, replace(convention, wrapper=wrapper)
    )


_Allocate: TypeAlias = Callable[[tuple[int, ...], dict[str, Any]], Sequence[Any]]


class OutBuffers:
    """The arrays for the results of one function; its callers may pass them as ``keyword``."""

    def __init__(
        self,
        function: FunctionReflection,
        index_bits: int,
        allocate: _Allocate | None,
        keyword: str,
    ) -> None:
        """Raise ValueError for an out-parameter that is not a ranked memref."""
        self.keyword = keyword
        parameters = allocator_parameters(value.type for value in function.called.arguments)
        self._parameters = [(each.argument, each.dimension) for each in parameters]
        self._types = []
        for value in function.arguments:
            if value.out:
                if not isinstance(value.type, MemRef) or value.type.shape is None:
                    raise ValueError(f"a result goes to a {value.type}, and not to a ranked memref")
                self._types.append(buffer_type(value.type, index_bits))
        self._allocate = allocate

    def passed(self, out: Any) -> Sequence[Any]:
        """The arrays in ``out``, None for each that is to be allocated; raises TypeError."""
        if out is None:
            return [None] * len(self._types)
        arrays = out if isinstance(out, list | tuple) else (out,)
        if len(arrays) != len(self._types):
            raise TypeError(
                f"{self.keyword}: expected {len(self._types)} arrays, got {len(arrays)}"
            )
        return arrays

    def completed(self, out: Sequence[Any], arguments: Sequence[Any]) -> Sequence[Any]:
        """``out`` with its missing arrays allocated; raises TypeError if one cannot be."""
        out = [
            empty(type_) if array is None and None not in (type_.shape or ()) else array
            for type_, array in zip(self._types, out, strict=True)
        ]
        if all(array is not None for array in out):
            return out
        if self._allocate is not None:
            parameters = tuple(
                arguments[argument] if dimension is None else arguments[argument].shape[dimension]
                for argument, dimension in self._parameters
            )
            allocated = self._allocate(parameters, {})
            out = [new if old is None else old for old, new in zip(out, allocated, strict=True)]
        for i, array in enumerate(out):
            if array is None:
                why = "there is no allocator"
                if self._allocate is not None:
                    why = "its shape depends on data, or there is no memory for it"
                raise TypeError(
                    f"{self.keyword}[{i}]: {why}: an array of {self._types[i]} must be given"
                )
        return out
