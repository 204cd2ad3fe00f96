"""Sizes that must agree, compared in the descriptors that the compiled code will read."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from mlir_abi.dialect_attrs.reflection.record import Value
from mlir_abi.dialect_attrs.size_conditions import SizeCondition
from mlir_abi.dialect_attrs.sizes import places_of_names
from mlir_abi.runtime.buffers.description import BufferType
from mlir_abi.runtime.buffers.memref_memory import MemRefType
from mlir_abi.runtime.call.wrapper_types import PassedType


class SizeCheck(NamedTuple):
    """Two sizes of one name: their arguments, and where they are in the descriptors of these."""

    first: int
    first_bytes: slice
    other: int
    other_bytes: slice
    name: str


def size_checks(values: Sequence[Value], types: Sequence[PassedType]) -> Iterator[SizeCheck]:
    """Yield the checks of arguments with these types."""
    for name, places in places_of_names(value.sizes for value in values).items():
        (first, first_bytes), *others = (
            (i, _memref(types[i]).size_bytes(axis)) for i, axis in places
        )
        for other, other_bytes in others:
            yield SizeCheck(first, first_bytes, other, other_bytes, name)


def size_error(
    check: SizeCheck,
    descriptors: Sequence[Any],
    types: Sequence[PassedType],
    labels: Sequence[str],
) -> ValueError:
    """Return the error of a check that fails."""
    first, first_bytes, other, _, name = check
    type_ = _memref(types[other])
    places = map(type_.size_bytes, range(type_.rank or 0))
    sizes = tuple(_number(descriptors[other][place]) for place in places)
    expected = str(type_)
    if first != other:
        expected += (
            f" with {name} = {_number(descriptors[first][first_bytes])} as in {labels[first]}"
        )
    actual = BufferType(type_.buffer.dtype, sizes)
    return ValueError(f"{labels[other]}: expected {expected}, got {actual}")


class ConditionCheck(NamedTuple):
    """A condition, and for each of its names an argument and where it is in the descriptor."""

    condition: SizeCondition
    places: list[tuple[int, slice, int]]
    """With the factor."""

    def holds(self, descriptors: Sequence[Any]) -> bool:
        """Whether the sizes in the descriptors of the arguments meet the condition."""
        total = self.condition.constant
        for i, at, factor in self.places:
            total += factor * _number(descriptors[i][at])
        return self.condition.accepts(total)

    def error(self, descriptors: Sequence[Any], labels: Sequence[str]) -> ValueError:
        """Return the error of a condition that does not hold."""
        actual = (
            f"{name} = {_number(descriptors[i][at])} in {labels[i]}"
            for (name, _), (i, at, _) in zip(self.condition.factors, self.places, strict=True)
        )
        return ValueError(f"expected {self.condition}, got {', '.join(actual)}")


def condition_checks(
    conditions: Iterable[SizeCondition], values: Sequence[Value], types: Sequence[PassedType]
) -> list[ConditionCheck]:
    """Return the checks of ``conditions`` on arguments with these types."""
    named = places_of_names(value.sizes for value in values)
    return [
        ConditionCheck(
            condition,
            [
                (i, _memref(types[i]).size_bytes(axis), factor)
                for name, factor in condition.factors
                for i, axis in named[name][:1]
            ],
        )
        for condition in conditions
    ]


def _memref(type_: PassedType) -> MemRefType:
    assert isinstance(type_, MemRefType)
    return type_


def _number(size: bytes) -> int:
    return int.from_bytes(size, sys.byteorder, signed=True)
