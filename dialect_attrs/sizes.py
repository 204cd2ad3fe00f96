"""The sizes of arrays: a number, a name, or None for a size of which nothing is known.

One name in a function is one size. The names are beside the types, as `Value.sizes` in records and
as the attribute ``abi.dims`` in modules; the formats ``f``, ``sip`` and ``iree.abi`` have none.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from reprlib import repr as short
from typing import Any, TypeAlias

from mlir_abi.dialect_attrs.signature import SignatureError, is_size
from mlir_abi.dialect_attrs.types import Array, Tuple, ValueType

Size: TypeAlias = "int | str | None"
Sizes: TypeAlias = "tuple[Any, ...]"
"""A `Size` for each dimension of an array; None or `Sizes` for each element of a tuple."""


Place: TypeAlias = tuple[int, int]
"""A dimension of an array: the numbers of the array and of the dimension."""


def places_of_names(shapes: Iterable[Sizes | None]) -> dict[str, list[Place]]:
    """Return where each name is."""
    places: dict[str, list[Place]] = {}
    for i, shape in enumerate(shapes):
        for axis, size in enumerate(shape or ()):
            if isinstance(size, str):
                places.setdefault(size, []).append((i, axis))
    return places


def sizes_text(sizes: Iterable[Size]) -> str:
    """Return ``n, 4, ?``."""
    return ", ".join("?" if size is None else str(size) for size in sizes)


def numbers(sizes: Iterable[Size]) -> tuple[int | None, ...]:
    """Return the sizes that are numbers, and None for the others, as in a type."""
    return tuple([size if isinstance(size, int) else None for size in sizes])


def is_name(name: str) -> bool:
    """Whether ``name`` can be that of a size: a word that C and Python both allow."""
    return name.isascii() and name.isidentifier()


def size_problem(entries: Sequence[Any], type_: ValueType) -> str | None:
    """Return what ``entries`` must be and are not, one for each size of ``type_``; None if valid.

    They may also be one for each element of a tuple, each of which is None or a sequence.
    """
    if isinstance(type_, Tuple):
        if len(entries) != len(type_.elements):
            return f"must have one entry for each element of '{type_}'"
        for entry, element in zip(entries, type_.elements, strict=True):
            if not isinstance(entry, list | tuple | None):
                return f"must have a list for each element of '{type_}'"
            if entry is not None and (problem := size_problem(entry, element)):
                return problem
        return None
    shape = type_.shape if isinstance(type_, Array) else ()
    if shape is None:
        return f"must not be on '{type_}', whose rank is not known"
    if len(entries) != len(shape):
        return f"must have one entry for each size of '{type_}'"
    for entry, size in zip(entries, shape, strict=True):
        if not (entry is None or is_size(entry) or (isinstance(entry, str) and is_name(entry))):
            return "must have names and numbers from 0"
        if size is not None and isinstance(entry, int) and entry != size:
            return f"must have the sizes of '{type_}'"
    return None


def parse_sizes(item: Any, type_: ValueType) -> Sizes | None:
    """Read sizes from JSON; raises `SignatureError` if they are not those of ``type_``."""
    if item is None:
        return None
    if not isinstance(item, list):
        raise SignatureError(f"sizes must be a list (got {short(item)})", 0)
    if problem := size_problem(item, type_):
        raise SignatureError(f"sizes {problem} (got {short(item)})", 0)
    return _frozen(item)


def _frozen(item: list[Any]) -> Sizes:
    return tuple(_frozen(each) if isinstance(each, list) else each for each in item)
