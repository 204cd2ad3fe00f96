"""Sizes that must agree, compared in the descriptors that the compiled code will read."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.size_conditions import SizeCondition
from mlir_abi.runtime.buffers.description import BufferType
from mlir_abi.runtime.buffers.memref_memory import MemRefType
from mlir_abi.runtime.call.wrapper_types import PassedType

Places: TypeAlias = list[tuple[int, slice, int]]
"""Of sizes: the argument, where the size is in its descriptor, and the factor in the condition."""


class EqualityCheck(NamedTuple):
    """Two sizes of one name must be equal: their difference is 0. ``type_`` has the second."""

    places: Places
    name: str
    type_: MemRefType
    condition: SizeCondition = SizeCondition((), 0, "==")

    def holds(self, descriptors: Sequence[Any]) -> bool:
        (first, first_bytes, _), (other, other_bytes, _) = self.places
        return bool(descriptors[first][first_bytes] == descriptors[other][other_bytes])

    def error(self, descriptors: Sequence[Any], labels: Sequence[str]) -> ValueError:
        (first, first_bytes, _), (other, _, _) = self.places
        places = map(self.type_.size_bytes, range(self.type_.rank or 0))
        sizes = tuple(_number(descriptors[other][place]) for place in places)
        expected = str(self.type_)
        if first != other:
            size = _number(descriptors[first][first_bytes])
            expected += f" with {self.name} = {size} as in {labels[first]}"
        actual = BufferType(self.type_.buffer.dtype, sizes)
        return ValueError(f"{labels[other]}: expected {expected}, got {actual}")


class ConditionCheck(NamedTuple):
    """A condition must hold of the sizes of its names."""

    places: Places
    condition: SizeCondition

    def holds(self, descriptors: Sequence[Any]) -> bool:
        total = self.condition.constant
        for i, at, factor in self.places:
            total += factor * _number(descriptors[i][at])
        return self.condition.accepts(total)

    def error(self, descriptors: Sequence[Any], labels: Sequence[str]) -> ValueError:
        actual = (
            f"{name} = {_number(descriptors[i][at])} in {labels[i]}"
            for (name, _), (i, at, _) in zip(self.condition.factors, self.places, strict=True)
        )
        return ValueError(f"expected {self.condition}, got {', '.join(actual)}")


SizeCheck: TypeAlias = EqualityCheck | ConditionCheck


def size_checks(function: FunctionReflection, types: Sequence[PassedType]) -> Iterator[SizeCheck]:
    """Yield the checks of arguments with these types: of equal names, then of the conditions."""

    def place(i: int, axis: int, factor: int) -> tuple[int, slice, int]:
        return i, _memref(types[i]).size_bytes(axis), factor

    named = function.size_places
    for name, (first, *others) in named.items():
        for other in others:
            places = [place(*first, 1), place(*other, -1)]
            yield EqualityCheck(places, name, _memref(types[other[0]]))
    for condition in function.conditions:
        places = [place(*named[name][0], factor) for name, factor in condition.factors]
        yield ConditionCheck(places, condition)


def _memref(type_: PassedType) -> MemRefType:
    assert isinstance(type_, MemRefType)
    return type_


def _number(size: bytes) -> int:
    return int.from_bytes(size, sys.byteorder)
