"""Reads and writes the names of sizes, and conditions on them.

``abi.dims = ["n", 4, "?"]`` is on an argument or result, and ``abi.size_conditions = ["n >= 1"]``
on the function, or ``abi.derived_conditions`` for those that the compiler found: these may be about
arguments of type ``index``, too, as ``n >= a1 + 1`` about the argument 1.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import Any

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import FunctionSignature, Kind
from mlir_abi.dialect_attrs.size_conditions import SizeCondition
from mlir_abi.dialect_attrs.size_expressions import index_arguments
from mlir_abi.dialect_attrs.sizes import Sizes, places_of_names, size_problem
from mlir_abi.dialect_attrs.types import Array, Other, Tuple, ValueType, leaves
from mlir_abi.passes.support.attributes import (
    ARG_ATTRS,
    DERIVED_CONDITIONS,
    DIMS,
    RES_ATTRS,
    SIZE_CONDITIONS,
    integer,
    string,
    symbol,
    value_attributes,
)
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.signatures import value_error

UNKNOWN_SIZE = "?"


def named_sizes(
    function: ir.Operation, signature: FunctionSignature
) -> dict[Kind, list[Sizes | None]]:
    """Return the sizes that ``abi.dims`` adds to the type of each argument and result, if any.

    A name that one of them gives a number is that number everywhere. Raises `PassError` for an
    ``abi.dims`` that is not about the type, and for a name with two numbers.
    """
    if ARG_ATTRS not in function.attributes and RES_ATTRS not in function.attributes:
        return {kind: [None] * len(types) for kind, types in _sides(signature)}
    dims, known = _declared_names(function, signature)
    return {
        kind: [_resolved_sizes(*pair, known) for pair in zip(dims[kind], types, strict=True)]
        for kind, types in _sides(signature)
    }


def size_conditions(
    function: ir.Operation, signature: FunctionSignature
) -> tuple[SizeCondition, ...]:
    """Return the conditions of a function, with the numbers of names that have one.

    Raises `PassError` if an attribute is no array of conditions on names of sizes of arguments.
    """
    attributes = function.attributes
    if SIZE_CONDITIONS not in attributes and DERIVED_CONDITIONS not in attributes:
        return ()
    dims, known = _declared_names(function, signature)
    names = places_of_names(dims["argument"]).keys()
    terms = {*names, *index_arguments(signature.inputs)}
    conditions = [
        *_read_conditions(function, SIZE_CONDITIONS, names, known),
        *_read_conditions(function, DERIVED_CONDITIONS, terms, known),
    ]
    return tuple(condition for condition in conditions if condition.truth is None)


def _read_conditions(
    function: ir.Operation, key: str, terms: Collection[Any], known: Mapping[str, int]
) -> list[SizeCondition]:
    """Return the conditions of one attribute, with the ``known`` numbers of some ``terms``."""
    attribute = function.attributes.get(key)
    if attribute is None:
        return []
    try:
        texts = list(map(string, attribute)) if isinstance(attribute, ir.ArrayAttr) else [None]
        if None in texts:
            raise ValueError(f"must be an array of strings (got {attribute})")
        conditions = [SizeCondition.parse(text or "").with_arguments(terms) for text in texts]
        for condition in conditions:
            for name in condition.total.factors:
                if name not in terms:
                    raise ValueError(f"has {name}, which is no name of a size of an argument")
        conditions = [condition.replaced(known).checked() for condition in conditions]
    except ValueError as error:
        message = f"{symbol(function)}: {key} {error}"
        raise PassError((function.location, message)) from None
    never = next((each for each in conditions if each.truth is False), None)
    if never is not None:
        message = f"{symbol(function)}: no sizes meet its {key} (got {attribute})"
        raise PassError((function.location, message))
    return [replace(each, derived=key == DERIVED_CONDITIONS) for each in conditions]


def write_size_conditions(function: ir.Operation, conditions: Iterable[SizeCondition]) -> None:
    """Write what `size_conditions` reads, without conditions that are always true.

    Derived ones that are never true are left out: they are about code that no call reaches.
    """
    conditions = list(conditions)
    stated = [str(each) for each in conditions if not each.derived and not each.truth]
    derived = [str(each) for each in conditions if each.derived and each.truth is None]
    derived = [text for text in derived if text not in stated]
    for key, texts in ((SIZE_CONDITIONS, stated), (DERIVED_CONDITIONS, derived)):
        if texts:
            unique = map(ir.StringAttr.get, dict.fromkeys(texts))
            function.attributes[key] = ir.ArrayAttr.get(list(unique))
        elif key in function.attributes:
            del function.attributes[key]


def _sides(signature: FunctionSignature) -> list[tuple[Kind, tuple[ValueType, ...]]]:
    return [("argument", signature.inputs), ("result", signature.results)]


def _declared_names(
    function: ir.Operation, signature: FunctionSignature
) -> tuple[dict[Kind, list[Sizes | None]], dict[str, int]]:
    """Return each ``abi.dims``, and the numbers of the names that stand for static sizes."""
    known: dict[str, int] = {}
    dims: dict[Kind, list[Sizes | None]] = {}
    for kind, types in _sides(signature):
        dims[kind] = [None] * len(types)
        for i, entries in enumerate(value_attributes(function, kind, len(types))):
            if DIMS not in entries or isinstance(types[i], Other):  # PyTorch's, not yet converted
                continue
            try:
                dims[kind][i] = sizes = parse_dims(entries[DIMS], types[i])
                _add_numbers(known, sizes, types[i])
            except ValueError as error:
                raise value_error(function, kind, i, f": {DIMS} {error}") from None
    return dims, known


def parse_dims(attribute: ir.Attribute, type_: ValueType) -> Sizes:
    """Return the sizes in ``abi.dims``; raises ValueError if they are not those of ``type_``."""
    sizes = _entry(attribute)
    is_array = isinstance(sizes, tuple)
    if problem := size_problem(sizes, type_) if is_array else "must be an array":
        raise ValueError(f"{problem} (got {attribute})")
    return tuple(sizes)


def dims_attribute(sizes: Sizes) -> ir.ArrayAttr:
    """Return the attribute that `parse_dims` reads as ``sizes``, those of an array."""
    return ir.ArrayAttr.parse(
        json.dumps([UNKNOWN_SIZE if size is None else size for size in sizes])
    )


def _entry(attribute: ir.Attribute) -> Any:
    """Return a size, a tuple of them, or the attribute itself if it is neither."""
    if isinstance(attribute, ir.ArrayAttr):
        return tuple(map(_entry, attribute))
    if (number := integer(attribute)) is not None:
        return number
    name = string(attribute)
    return attribute if name is None else None if name == UNKNOWN_SIZE else name


def _add_numbers(known: dict[str, int], sizes: Sizes, type_: ValueType) -> None:
    """Add the names that stand for static sizes; raises ValueError for a second number."""
    for each, shape in _leaves(sizes, type_):
        for name, number in zip(each, shape, strict=True):
            is_known = isinstance(name, str) and number is not None
            if is_known and known.setdefault(name, number) != number:
                raise ValueError(f"gives {name} {number}, which is {known[name]} elsewhere")


def _resolved_sizes(sizes: Sizes | None, type_: ValueType, known: dict[str, int]) -> Sizes | None:
    """Return ``sizes`` with ``known`` numbers; None if the type has them all."""
    if sizes is None:
        return None
    pairs = [list(zip(*pair, strict=True)) for pair in _leaves(sizes, type_)]
    told = [tuple(known.get(size, size) if n is None else n for size, n in each) for each in pairs]
    if told == [tuple(n for _, n in each) for each in pairs]:
        return None
    return tuple(told) if isinstance(type_, Tuple) else told[0]


def _leaves(sizes: Sizes, type_: ValueType) -> list[tuple[Sizes, Sizes]]:
    """The sizes of each leaf, by their names and by the type."""
    shapes = [leaf.shape or () if isinstance(leaf, Array) else () for leaf in leaves((type_,))]
    return list(zip(sizes if isinstance(type_, Tuple) else [sizes], shapes, strict=True))
