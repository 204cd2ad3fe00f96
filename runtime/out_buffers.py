"""Results that the caller makes room for: functions after ``buffer-results-to-out-params``.

Their last arguments are where the results go. The caller gives arrays for them as ``out``, or the
function's result allocator (``abi-result-allocators``) makes them from the sizes of the arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from mlir_abi.dialect_attrs.reflection import (
    WRAPPER_PREFIX,
    Convention,
    FunctionReflection,
    Value,
)
from mlir_abi.dialect_attrs.types import Array as MemRef
from mlir_abi.dialect_attrs.types import Index, Int

__all__ = ["OutBuffers", "allocator_of"]


def allocator_of(function: FunctionReflection, convention: Convention) -> FunctionReflection | None:
    """The result allocator of a function: from its dynamic sizes and integers to its results."""
    if function.allocator is None:
        return None
    parameters: list[Value] = []
    for value in _inputs(function):
        if isinstance(value.type, MemRef):
            parameters.extend([Value(Index())] * (value.type.shape or ()).count(None))
        elif isinstance(value.type, Int | Index):
            parameters.append(Value(value.type))
    results = tuple(Value(value.type) for value in function.arguments if value.out)
    wrapper = WRAPPER_PREFIX + function.allocator
    return FunctionReflection(
        function.allocator, tuple(parameters), results, replace(convention, wrapper=wrapper)
    )


def _inputs(function: FunctionReflection) -> list[Value]:
    return [value for value in function.arguments if not value.out]


class OutBuffers:
    """The arrays that the results of one function go to."""

    def __init__(self, function: FunctionReflection, allocate: Callable[..., Any] | None) -> None:
        self._inputs = _inputs(function)
        self._count = len(function.arguments) - len(self._inputs)
        self._allocate = allocate

    def given(self, out: Any) -> Sequence[Any]:
        """What was given as ``out``, None for each array that is to be made; raises TypeError."""
        if out is None:
            return [None] * self._count
        arrays = out if isinstance(out, list | tuple) else (out,)
        if len(arrays) != self._count:
            raise TypeError(f"out: expected {self._count} arrays, got {len(arrays)}")
        return arrays

    def completed(self, out: Sequence[Any], arguments: Sequence[Any]) -> Sequence[Any]:
        """``out`` with arrays made for the rest, by the sizes of ``arguments``."""
        if all(array is not None for array in out):
            return out
        made = self._made(arguments)
        complete = [new if given is None else given for given, new in zip(out, made, strict=True)]
        for i, array in enumerate(complete):
            if array is None:
                raise ValueError(f"out[{i}]: its shape depends on data: an array must be given")
        return complete

    def _made(self, arguments: Sequence[Any]) -> Sequence[Any]:
        if self._allocate is None:
            raise TypeError(f"out: {self._count} arrays must be given; there is no allocator")
        parameters: list[int] = []
        for value, argument in zip(self._inputs, arguments, strict=True):
            if isinstance(value.type, MemRef):
                shape = value.type.shape or ()
                sizes = zip(shape, argument.shape, strict=False)
                parameters.extend(size for static, size in sizes if static is None)
            elif isinstance(value.type, Int | Index):
                parameters.append(argument)
        made = self._allocate(*parameters)
        return made if self._count > 1 else (made,)
