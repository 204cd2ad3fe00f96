"""The sizes of arrays: a number, a name, or None for a size of which nothing is known.

One name in a function is one size. The names are beside the types, as `Value.sizes` in records and
as the attribute ``abi.dims`` in modules; the formats ``f``, ``sip`` and ``iree.abi`` have none.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from reprlib import repr as short
from typing import Any, TypeAlias

from mlir_abi.dialect_attrs.signature import SignatureError, is_size
from mlir_abi.dialect_attrs.types import Array, Tuple, ValueType, leaves

Size: TypeAlias = "int | str | None"
Sizes: TypeAlias = "tuple[Any, ...]"
"""A `Size` for each dimension of an array; of a tuple, `Sizes` for each leaf."""


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

    Those of a tuple are sequences, one for each leaf.
    """
    if isinstance(type_, Tuple):
        parts = leaves((type_,))
        if len(entries) != len(parts) or not all(isinstance(e, list | tuple) for e in entries):
            return f"must have a list for each leaf of {str(type_)!r}"
        return next(filter(None, map(size_problem, entries, parts)), None)
    shape = type_.shape if isinstance(type_, Array) else ()
    if shape is None:
        return f"must not be on {str(type_)!r}, whose rank is not known"
    if len(entries) != len(shape):
        return f"must have one entry for each size of {str(type_)!r}"
    for entry, size in zip(entries, shape, strict=True):
        if not (entry is None or is_size(entry) or (isinstance(entry, str) and is_name(entry))):
            return "must have names and numbers from 0"
        if size is not None and isinstance(entry, int) and entry != size:
            return f"must have the sizes of {str(type_)!r}"
    return None


def parse_sizes(item: Any, type_: ValueType) -> Sizes | None:
    """Read sizes from JSON; raises `SignatureError` if they are not those of ``type_``."""
    if item is None:
        return None
    is_list = isinstance(item, list)
    if problem := size_problem(item, type_) if is_list else "must be a list":
        raise SignatureError(f"sizes {problem} (got {short(item)})", 0)
    return tuple([tuple(each) if isinstance(each, list) else each for each in item])
