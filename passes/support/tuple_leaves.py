"""What is left of an MLIR type once its tuples are taken apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.structure import MAX_ELEMENTS

_TOO_MANY = f"tuples must have at most {MAX_ELEMENTS} elements in all"

Path: TypeAlias = tuple[int, ...]
"""The element numbers that lead from a type to a part of it, outermost first."""


def parts(type_: ir.Type) -> Iterator[tuple[Path, ir.Type]]:
    """``type_`` itself and, for a tuple, everything in it: outer before inner, in order.

    Raises ValueError for a tuple of more than `MAX_ELEMENTS`.
    """
    elements_so_far = 0
    pending: list[tuple[Path, ir.Type]] = [((), type_)]
    while pending:
        path, part = pending.pop()
        yield path, part
        if isinstance(part, ir.TupleType):
            elements_so_far += part.num_types
            if elements_so_far > MAX_ELEMENTS:
                raise ValueError(_TOO_MANY)
            elements = reversed(range(part.num_types))
            pending.extend(((*path, i), part.get_type(i)) for i in elements)


def leaf_paths(type_: ir.Type) -> list[Path]:
    """The path to each leaf of ``type_``, in order; a type that is no tuple has one, empty."""
    return [path for path, part in parts(type_) if not isinstance(part, ir.TupleType)]


class Leaves:
    """The leaf types of each type, memoised; make one for each run: it keeps its context alive.

    A tuple has the leaves of its elements. A function type is one leaf: the function type whose
    own inputs and results are leaves. Any other type, whatever its element type, is its own leaf.
    """

    def __init__(self) -> None:
        self._known: dict[ir.Type, tuple[ir.Type, ...]] = {}

    def __call__(self, type_: ir.Type) -> tuple[ir.Type, ...]:
        """The leaf types of ``type_``, in order; raises ValueError for one with too many parts."""
        pending = [] if type_ in self._known else [type_]
        while pending:
            missing = {part for part in _needed(pending[-1]) if part not in self._known}
            if missing:
                pending.extend(missing)
            else:
                found = pending.pop()
                self._known[found] = self._of(found)
        return self._known[type_]

    def flat(self, types: Iterable[ir.Type]) -> list[ir.Type]:
        """The leaf types of all ``types``, in order; raises ValueError for too many of tuples."""
        types = list(types)
        tuples = [type_ for type_ in types if isinstance(type_, ir.TupleType)]
        if sum(len(self(tuple_)) for tuple_ in tuples) > MAX_ELEMENTS:
            raise ValueError(_TOO_MANY)
        return [leaf for type_ in types for leaf in self(type_)]

    def change(self, type_: ir.Type) -> bool:
        """Whether ``type_`` is a tuple, or a function type that mentions one."""
        if isinstance(type_, ir.FunctionType):
            try:
                return self(type_) != (type_,)
            except ValueError:
                return True
        return isinstance(type_, ir.TupleType)

    def _of(self, type_: ir.Type) -> tuple[ir.Type, ...]:
        if isinstance(type_, ir.FunctionType):
            return (ir.FunctionType.get(self.flat(type_.inputs), self.flat(type_.results)),)
        if isinstance(type_, ir.TupleType):
            return tuple(self.flat(_needed(type_)))
        return (type_,)


def _needed(type_: ir.Type) -> list[ir.Type]:
    """The types whose leaves make up those of ``type_``."""
    if isinstance(type_, ir.FunctionType):
        return [*type_.inputs, *type_.results]
    if isinstance(type_, ir.TupleType):
        return [part for _, part in parts(type_) if not isinstance(part, ir.TupleType)]
    return []
