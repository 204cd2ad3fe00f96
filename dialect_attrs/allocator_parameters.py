"""The parameters of a result allocator, which allocates the buffers for another function's results.

An allocator takes what the caller of its function knows before the call, in the order of the
arguments: each dynamic size of a ranked tensor or memref, as an ``index``, and the value of an
integer or an ``index``, since a shape may depend on it. Other arguments contribute nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from mlir_abi.dialect_attrs.types import Array, Index, Int, ValueType


@dataclass(frozen=True, slots=True)
class AllocatorParameter:
    """The size ``dimension`` of an argument, or with None the value of the argument."""

    argument: int
    dimension: int | None


def allocator_parameters(inputs: Iterable[ValueType]) -> list[AllocatorParameter]:
    """Return the parameters of the allocator of a function with arguments of these types."""
    parameters: list[AllocatorParameter] = []
    for i, type_ in enumerate(inputs):
        if isinstance(type_, Array):
            sizes = enumerate(type_.shape or ())
            parameters.extend(AllocatorParameter(i, axis) for axis, size in sizes if size is None)
        elif isinstance(type_, Int | Index):
            parameters.append(AllocatorParameter(i, None))
    return parameters
