"""Compares sizes that must agree, in the descriptors of a call, and words the errors."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.size_conditions import SizeCondition
from mlir_abi.dialect_attrs.size_expressions import IndexArgument, Term
from mlir_abi.runtime.buffers.description import BufferType, as_array
from mlir_abi.runtime.buffers.memref_memory import MemRefType
from mlir_abi.runtime.call.wrapper_types import PassedType


class SizePlace(NamedTuple):
    """A size: the argument, its dimension, and where the descriptor has it."""

    argument: int
    axis: int
    bytes: slice

    def read(self, descriptors: Sequence[Any]) -> int:
        """The size in the descriptors that the compiled code will read."""
        return int.from_bytes(descriptors[self.argument][self.bytes], sys.byteorder)

    def of(self, values: Sequence[Any]) -> int:
        """The size of the flat arguments."""
        size: int = as_array(values[self.argument]).shape[self.axis]
        return size


class IndexPlace(NamedTuple):
    """An argument of type ``index``."""

    argument: int

    def read(self, parameters: Sequence[Any]) -> int:
        """The number that the compiled code will read."""
        value = parameters[self.argument]
        if isinstance(value, bytes):
            return int.from_bytes(value, sys.byteorder, signed=True)
        return int(value)

    def of(self, values: Sequence[Any]) -> int:
        """The number among the flat arguments."""
        return int(values[self.argument])


class EqualityCheck(NamedTuple):
    """Two sizes of one name must be equal. ``type_`` has the second."""

    first: SizePlace
    other: SizePlace
    name: str
    type_: MemRefType

    def holds(self, descriptors: Sequence[Any]) -> bool:
        return self.first.read(descriptors) == self.other.read(descriptors)

    def error(self, values: Sequence[Any], labels: Sequence[str]) -> ValueError:
        first, other = self.first.argument, self.other.argument
        expected = str(self.type_)
        if first != other:
            expected += f" with {self.name} = {self.first.of(values)} as in {labels[first]}"
        actual = BufferType(self.type_.buffer.dtype, as_array(values[other]).shape)
        return ValueError(f"{labels[other]}: expected {expected}, got {actual}")


class ConditionCheck(NamedTuple):
    """A condition must hold of the sizes of its names, and of its arguments."""

    places: dict[Term, SizePlace | IndexPlace]
    condition: SizeCondition

    def holds(self, descriptors: Sequence[Any]) -> bool:
        sizes = {name: place.read(descriptors) for name, place in self.places.items()}
        return self.condition.holds(sizes)

    def error(self, values: Sequence[Any], labels: Sequence[str]) -> ValueError:
        actual = (
            f"{name} = {place.of(values)} in {labels[place.argument]}"
            for name, place in self.places.items()
        )
        return ValueError(f"expected {self.condition}, got {', '.join(actual)}")


SizeCheck: TypeAlias = EqualityCheck | ConditionCheck


def size_checks(function: FunctionReflection, types: Sequence[PassedType]) -> Iterator[SizeCheck]:
    """Yield the checks of arguments with these types, in the order of the conditions of a plan."""

    def place(argument: int, axis: int) -> SizePlace:
        return SizePlace(argument, axis, _memref(types[argument]).size_bytes(axis))

    named = function.size_places
    for name, (first, *others) in named.items():
        for other in others:
            yield EqualityCheck(place(*first), place(*other), name, _memref(types[other[0]]))
    for condition in function.conditions:
        places: dict[Term, SizePlace | IndexPlace] = {
            term: IndexPlace(term.argument)
            if isinstance(term, IndexArgument)
            else place(*named[term][0])
            for term in condition.total.factors
        }
        yield ConditionCheck(places, condition)


def _memref(type_: PassedType) -> MemRefType:
    assert isinstance(type_, MemRefType)
    return type_
