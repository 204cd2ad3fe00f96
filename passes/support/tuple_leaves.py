"""The leaf types of an MLIR type: what remains when tuples are expanded."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.structure import MAX_ELEMENTS, TOO_MANY_ELEMENTS
from mlir_abi.dialect_attrs.types import tuple_parts

TuplePath: TypeAlias = tuple[int, ...]
"""The element numbers that lead from a type to a part of it, outermost first."""


def parts(type_: ir.Type) -> Iterator[tuple[TuplePath, ir.Type]]:
    """Yield ``type_`` itself and, for a tuple, everything in it, as `tuple_parts` does.

    Raises ValueError for a tuple of more than `MAX_ELEMENTS`.
    """
    for count, part in enumerate(tuple_parts(type_, element_types)):
        if count > MAX_ELEMENTS:
            raise ValueError(TOO_MANY_ELEMENTS)
        yield part


def element_types(type_: ir.Type) -> list[ir.Type]:
    """Return the types of the elements of a tuple; of any other type, none."""
    is_tuple = isinstance(type_, ir.TupleType)
    return [type_.get_type(i) for i in range(type_.num_types)] if is_tuple else []


def tuple_leaf_paths(type_: ir.Type) -> list[TuplePath]:
    """Return the path to each leaf of ``type_``, in order; ``[()]`` if it is not a tuple."""
    return [path for path, part in parts(type_) if not isinstance(part, ir.TupleType)]


class Leaves:
    """Computes the leaf types of each type once. Create one for each run of a pass.

    A tuple has the leaves of its elements. A function type has one leaf: the function type whose
    inputs and results are leaves. Any other type, whatever its element type, is its own leaf.
    """

    def __init__(self) -> None:
        self._cache: dict[ir.Type, tuple[ir.Type, ...]] = {}

    def __call__(self, type_: ir.Type) -> tuple[ir.Type, ...]:
        """Return the leaf types in order; raises ValueError for more than `MAX_ELEMENTS`."""
        pending = [] if type_ in self._cache else [type_]
        while pending:
            missing = {part for part in _needed(pending[-1]) if part not in self._cache}
            if missing:
                pending.extend(missing)
            else:
                part = pending.pop()
                self._cache[part] = self._of(part)
        return self._cache[type_]

    def flat(self, types: Iterable[ir.Type]) -> list[ir.Type]:
        """Return the leaf types of all ``types``; raises ValueError as `__call__` does."""
        types = list(types)
        tuples = [type_ for type_ in types if isinstance(type_, ir.TupleType)]
        if sum(len(self(tuple_)) for tuple_ in tuples) > MAX_ELEMENTS:
            raise ValueError(TOO_MANY_ELEMENTS)
        return [leaf for type_ in types for leaf in self(type_)]

    def contains_tuple(self, type_: ir.Type) -> bool:
        """Whether ``type_`` is a tuple, or a function type that mentions one."""
        if isinstance(type_, ir.FunctionType):
            try:
                return self(type_) != (type_,)
            except ValueError:
                return True
        return isinstance(type_, ir.TupleType)

    def cross_boundaries(self, functions: Iterable[ir.TypeAttr]) -> bool:
        """Whether functions of these types take or return a tuple, or such functions."""
        types = [attribute.value for attribute in functions]
        values = {type_ for each in types for type_ in (*each.inputs, *each.results)}
        return any(map(self.contains_tuple, values))

    def _of(self, type_: ir.Type) -> tuple[ir.Type, ...]:
        if isinstance(type_, ir.FunctionType):
            return (ir.FunctionType.get(self.flat(type_.inputs), self.flat(type_.results)),)
        if isinstance(type_, ir.TupleType):
            return tuple(self.flat(_needed(type_)))
        return (type_,)


def _needed(type_: ir.Type) -> list[ir.Type]:
    """Return the types whose leaves make up the leaves of ``type_``."""
    if isinstance(type_, ir.FunctionType):
        return [*type_.inputs, *type_.results]
    if isinstance(type_, ir.TupleType):
        return [part for _, part in parts(type_) if not isinstance(part, ir.TupleType)]
    return []
