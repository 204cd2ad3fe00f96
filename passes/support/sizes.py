"""Reads and writes the names of sizes: ``abi.dims = ["n", 4, "?"]`` on an argument or result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import FunctionSignature, Kind, ValuePosition
from mlir_abi.dialect_attrs.sizes import Sizes, size_problem
from mlir_abi.dialect_attrs.types import Array, Tuple, ValueType
from mlir_abi.passes.support.attributes import DIMS, integer, string, symbol, value_attributes
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.signatures import value_location

_UNKNOWN = "?"


def named_sizes(
    function: ir.Operation, signature: FunctionSignature
) -> dict[Kind, list[Sizes | None]]:
    """Return what ``abi.dims`` says of each argument and result beyond its type, if anything.

    A name that one of them gives a number is that number everywhere. Raises `PassError` for an
    ``abi.dims`` that is not about the type, and for a name with two numbers.
    """
    sides: list[tuple[Kind, tuple[ValueType, ...]]]
    sides = [("argument", signature.inputs), ("result", signature.results)]
    values = [
        (kind, i, attributes.get(DIMS), type_)
        for kind, types in sides
        for i, (type_, attributes) in enumerate(
            zip(types, value_attributes(function, kind, len(types)), strict=True)
        )
    ]
    found: dict[Kind, list[Sizes | None]] = {"argument": [], "result": []}
    known: dict[str, int] = {}
    for kind, i, attribute, type_ in values:
        try:
            sizes = None if attribute is None else parse_dims(attribute, type_)
            for name, number in _numbered(sizes, type_):
                if known.setdefault(name, number) != number:
                    raise ValueError(f"{DIMS}: {name} is {number} here and {known[name]} elsewhere")
        except ValueError as error:
            place = f"{ValuePosition(kind, i)} of {symbol(function)}"
            message = f"{place}: {error}"
            raise PassError((value_location(function, kind, i), message)) from None
        found[kind].append(sizes)
    return {kind: list(map(_resolver(known), found[kind], types)) for kind, types in sides}


def parse_dims(attribute: ir.Attribute, type_: ValueType) -> Sizes:
    """Return the sizes in ``abi.dims``; raises ValueError if they are not those of ``type_``."""
    sizes = _entry(attribute)
    is_array = isinstance(sizes, tuple)
    problem = size_problem(sizes, type_) if is_array else "must be an array"
    if problem:
        raise ValueError(f"{DIMS} {problem} (got {attribute})")
    return tuple(sizes)


def dims_attribute(sizes: Sizes) -> ir.ArrayAttr:
    """Return the attribute that `parse_dims` reads as ``sizes``, those of an array."""
    i64 = ir.IntegerType.get_signless(64)
    return ir.ArrayAttr.get(
        [
            ir.IntegerAttr.get(i64, size)
            if isinstance(size, int)
            else ir.StringAttr.get(size or _UNKNOWN)
            for size in sizes
        ]
    )


def _entry(attribute: ir.Attribute) -> Any:
    """Return a size, a tuple of them, or the attribute itself if it is neither."""
    if isinstance(attribute, ir.ArrayAttr):
        return tuple(map(_entry, attribute))
    if (number := integer(attribute)) is not None:
        return number
    name = string(attribute)
    return attribute if name is None else None if name == _UNKNOWN else name


def _numbered(sizes: Sizes | None, type_: ValueType) -> Iterator[tuple[str, int]]:
    """Yield each name that stands for a static size."""
    if sizes is not None and isinstance(type_, Tuple):
        for each, element in zip(sizes, type_.elements, strict=True):
            yield from _numbered(each, element)
    elif sizes is not None and isinstance(type_, Array):
        for size, number in zip(sizes, type_.shape or (), strict=True):
            if isinstance(size, str) and number is not None:
                yield size, number


def _resolver(known: dict[str, int]) -> Any:
    """Return the function that puts numbers in place of ``known`` names.

    It returns None for sizes of which the type says as much.
    """

    def resolved(sizes: Sizes | None, type_: ValueType) -> Sizes | None:
        if sizes is not None and isinstance(type_, Tuple):
            elements = tuple(map(resolved, sizes, type_.elements))
            return elements if any(elements) else None
        shape = type_.shape if isinstance(type_, Array) else None
        if sizes is None or shape is None:
            return None
        told = tuple(
            known.get(size, size) if number is None else number
            for size, number in zip(sizes, shape, strict=True)
        )
        return None if told == shape else told

    return resolved
