"""The sizes of the values of a function, as sums of at most one term."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from math import gcd
from typing import Any

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.size_expressions import Sum
from mlir_abi.passes.support.ir_types import RANKED
from mlir_abi.passes.support.sizes.terms import (
    Choice,
    Combined,
    Origin,
    Unknown,
    known_sum,
    single_term,
    unknown,
)

_COMMUTATIVE = ("arith.addi", "arith.maxsi", "arith.muli")


class ValueSizes:
    """What the operations of a function define and require, one after the other.

    ``certain`` is whether the operation at hand is executed in every call; ``place`` is a number
    for the block that it is in, and 0 if it is certain. ``contradiction`` is set if two different
    numbers must be equal: then no call of the function means anything.
    """

    def __init__(self) -> None:
        self.certain, self.place = True, 0
        self.contradiction = False
        self._known: dict[ir.Value, Sequence[Sum]] = {}
        self._computed: dict[Hashable, Sum] = {}

    def of(self, value: ir.Value) -> Sequence[Sum]:
        """Return the sizes of an array; of any other value, the value itself as the only one."""
        sizes = self._known.get(value)
        if sizes is None:
            sizes = self._known[value] = unknown_sizes(value.type, value)
        return sizes

    def define(self, value: ir.Value, sums: Sequence[Sum]) -> None:
        """Set what `of` returns; a static size of the type is required."""
        type_: Any = value.type
        is_array = isinstance(type_, RANKED)
        if len(sums) != (type_.rank if is_array else not isinstance(type_, ir.ShapedType)):
            return
        known = list(sums)
        for axis, size in enumerate(type_.shape if is_array else ()):
            if not type_.is_dynamic_dim(axis):
                known[axis] = Sum({}, size)
                self.require(known[axis], sums[axis])
        self._known[value] = known

    def require(self, a: Sum, b: Sum) -> None:
        """Note that the operation has no meaning unless two sums are equal."""
        if self.certain:
            self.unite(a, b)

    def require_all(self, a: Sequence[Sum], b: Sequence[Sum]) -> None:
        """The same for all sizes of two arrays."""
        for pair in zip(a, b, strict=False):
            self.require(*pair)

    def unite(self, a: Sum, b: Sum) -> None:
        """Note that two sums are equal."""
        a, b = known_sum(a), known_sum(b)
        if a == b:
            return
        difference = a - b
        divisor, constant = gcd(*difference.factors.values()), difference.constant
        if constant % divisor if divisor else constant:
            self.contradiction = True
            return
        difference //= divisor or 1
        terms = [term for term, factor in difference.factors.items() if factor in (1, -1)]
        if terms:
            term = max(terms, key=lambda each: each.age)
            factor = difference.factors[term]
            equal = term.equal = (Sum({term: factor}) - difference) * factor
            self.contradiction |= (equal.number or 0) < 0

    def computed(
        self,
        origin: Origin,
        value: ir.Value | None = None,
        axis: int | None = None,
        key: Hashable = None,
    ) -> Sum:
        """Return the term of this origin; ``key`` tells it from those of other operations.

        Equal computations of equal terms are one term.
        """
        known: list[Any] = [known_sum(sum_) for sum_ in (*origin.operands, *origin.inside)]
        if key in _COMMUTATIVE:
            known = [frozenset(Counter(known).items())]
        new = Sum({Unknown(value, axis, origin): 1})
        return self._computed.setdefault((key, type(origin), *known), new)

    def combined(self, operation: str, operands: Sequence[Sum]) -> Sum:
        """Return the term of an operation on ``index``, applied to two operands at a time."""
        return self.computed(Combined(operands=operands, operation=operation), key=operation)

    def product(self, factors: Iterable[Sum]) -> Sum:
        """Return the product of sums, in whatever order they stand."""
        number, others = Sum({}, 1), list[Sum]()
        for factor in factors:
            known = known_sum(factor)
            if known.number is None:
                others.append(factor)
            else:
                number *= known
        if len(others) > 1:
            others = [self.combined("arith.muli", others)]
        return number * others[0] if others else number

    def sum(self, summands: Iterable[Sum]) -> Sum:
        """Return the sum of sums, in whatever order they stand."""
        total = sum(map(known_sum, summands), Sum())
        if len(total.factors) < 2:
            return total
        operands = [Sum({term: factor}) for term, factor in total.factors.items()]
        return self.combined("arith.addi", operands) + Sum({}, total.constant)

    def choose(
        self,
        value: ir.Value,
        selector: Sum,
        branches: Sequence[Sequence[Sum]],
        since: int,
        cases: ir.Attribute | None = None,
    ) -> None:
        """Define ``value``, which has the sizes of one of several, by a `Choice`."""
        chosen: list[Sum] = []
        for number, sums in enumerate(zip(*branches, strict=True)):
            inside = [_chosen(sum_, selector, i) for i, sum_ in enumerate(sums)]
            size = inside[0]
            if len(set(map(known_sum, inside))) > 1:
                origin = Choice(operands=[selector], inside=inside, since=since, cases=cases)
                key = cases, str(value.type)
                size = self.computed(origin, value, axis_in(value, number), key)
            chosen.append(size)
        self.define(value, chosen)


def _chosen(sum_: Sum, selector: Sum, number: int) -> Sum:
    """``sum_`` in the branch of this number: a choice by the same selector is made there."""
    while (term := single_term(sum_)) is not None:
        origin = term.origin
        if not isinstance(origin, Choice) or origin.cases or origin.operands[0] != selector:
            break
        sum_ = origin.inside[number]
    return sum_


def axis_in(value: ir.Value, number: int) -> int | None:
    """Return the axis of the size of this number; None if ``value`` is no array but a number."""
    return number if isinstance(value.type, ir.ShapedType) else None


def unknown_sizes(type_: ir.Type, value: ir.Value | None = None) -> Sequence[Sum]:
    """Return the sizes of an array, or a number: new terms for what its type leaves open."""
    if isinstance(type_, RANKED):
        return [
            unknown(value, axis) if type_.is_dynamic_dim(axis) else Sum({}, size)
            for axis, size in enumerate(type_.shape)
        ]
    return () if isinstance(type_, ir.ShapedType) else (unknown(value),)
