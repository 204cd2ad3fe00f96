"""Conditions on sizes and index arguments: what a sum means, and how a function gets them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from math import gcd
from typing import Literal

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.size_conditions import SizeCondition
from mlir_abi.dialect_attrs.size_expressions import IndexArgument, Quotient, SizeAt, Sum
from mlir_abi.dialect_attrs.sizes import Place, Sizes, places_of_names
from mlir_abi.dialect_attrs.types import Array
from mlir_abi.passes.support.attributes import ARG_ATTRS, DIMS, value_attributes
from mlir_abi.passes.support.size_names import (
    dims_attribute,
    named_sizes,
    write_size_conditions,
)


def conditions_of(
    sum_: Sum, relation: Literal[">=", "=="], divisor: int = 0
) -> list[SizeCondition] | None:
    """The condition on a sum, none if it is always true; None if it cannot be written."""
    if has_quotient(sum_):
        return None
    if not divisor:  # of sums that are at least a constant, 2n >= 1 is n >= 1
        factors = sum_.factors.values()
        sum_ //= gcd(*(factors if relation == ">=" else sum_.numbers)) or 1
    condition = SizeCondition.of(sum_, relation, divisor)
    if condition.truth or divisor == 1:
        return []
    if condition.truth is False or condition.has_large_number:
        return None
    if relation == "==" and next(iter(condition.total.factors.values())) < 0:
        condition = SizeCondition(condition.total * -1, relation, divisor)
    return [condition]


def is_never_negative(sum_: Sum) -> bool:
    """Whether ``sum_`` has no negative number, quotient or argument; no size is negative."""
    may_be = any(isinstance(term, Quotient | IndexArgument) for term in sum_.factors)
    return min(sum_.numbers) >= 0 and not may_be


def has_quotient(sum_: Sum) -> bool:
    return any(isinstance(term, Quotient) for term in sum_.factors)


def known_shapes(function: ir.Operation, signature: FunctionSignature) -> list[Sizes | None]:
    """The sizes of each argument that is an array: names and numbers, and None for the others."""
    named = named_sizes(function, signature)["argument"]
    return [
        (type_.shape if isinstance(type_, Array) else None) if sizes is None else sizes
        for sizes, type_ in zip(named, signature.inputs, strict=True)
    ]


def write_conditions(
    function: ir.Operation,
    known: Iterable[SizeCondition],
    shapes: Sequence[Sizes | None],
    conditions: Iterable[SizeCondition],
) -> bool:
    """Give sizes that must be equal one name, and write the other conditions.

    This writes nothing, and returns False, if no sizes meet them, or if one would have too long a
    text or too great numbers.
    """
    by_name = places_of_names(shapes)
    equal: list[SizeCondition] = []
    others: list[SizeCondition] = []
    for condition in conditions:
        if by_name.keys().isdisjoint(map(str, condition.arguments)):  # else a1 is a size's name
            (equal if _equates_two_sizes(condition) else others).append(condition)
    groups = [*map(set, by_name.values()), *map(_places_in, equal)]
    groups += ({place} for condition in others for place in _places_in(condition))
    names = _named(_merged(groups), by_name)
    terms = {SizeAt(place): name for place, name in names.items()}
    renamed = {name: names[place] for name, (place, *_) in by_name.items()}
    named = [each.replaced(renamed) for each in known]
    try:
        others = [condition.replaced(terms).checked() for condition in others]
    except ValueError:
        return False
    named += [each for each in others if not any(other.implies(each) for other in named)]
    if any(each.truth is False for each in named):
        return False
    entries = value_attributes(function, "argument", len(shapes))
    for i, (shape, entry) in enumerate(zip(shapes, entries, strict=True)):
        if any(argument == i for argument, _ in names):
            sizes = enumerate(shape or ())
            entry[DIMS] = dims_attribute(tuple(names.get((i, axis), size) for axis, size in sizes))
    function.attributes[ARG_ATTRS] = ir.ArrayAttr.get(list(map(ir.DictAttr.get, entries)))
    write_size_conditions(function, named)
    return True


def _places_in(condition: SizeCondition) -> set[Place]:
    return {each.place for each in condition.total.factors if isinstance(each, SizeAt)}


def _equates_two_sizes(condition: SizeCondition) -> bool:
    """Whether ``condition`` is that two sizes are equal, and nothing else."""
    match condition:
        case SizeCondition(Sum(factors, 0), "==", 0):
            return sorted(factors.values()) == [-1, 1] and len(_places_in(condition)) == 2
    return False


def _merged(groups: Iterable[set[Place]]) -> list[set[Place]]:
    """Groups that have no place in common: unions of those that have one."""
    merged: list[set[Place]] = []
    for group in groups:
        apart = [other for other in merged if not other & group]
        merged = [*apart, group.union(*(other for other in merged if other & group))]
    return merged


def _named(
    groups: Iterable[set[Place]], by_name: Mapping[str, Sequence[Place]]
) -> dict[Place, str]:
    """The name of each place: one for each group, that of a place in it, or a new one."""
    name_of = {place: name for name, places in by_name.items() for place in places}
    new = (name for name in map("d{}".format, count()) if name not in by_name)
    names: dict[Place, str] = {}
    for places in sorted(map(sorted, groups)):
        name = next((name_of[place] for place in places if place in name_of), None) or next(new)
        names |= dict.fromkeys(places, name)
    return names
