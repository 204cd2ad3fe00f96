"""The numbers of a function as sums of terms, and which terms are equal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from itertools import count
from math import gcd
from typing import Any, cast

from mlir_abi.dialect_attrs.size_expressions import Sum


class Unknown:
    """A term whose value is not known; ``equal`` is the sum it was found to equal.

    That is a number, or an older term times a factor plus a constant.
    """

    __slots__ = ("age", "equal")

    _ages = count()

    def __init__(self) -> None:
        self.age = next(self._ages)
        self.equal: Sum | None = None


def unknown() -> Sum:
    """Return a new term."""
    return Sum({Unknown(): 1})


def find(sum_: Sum) -> Sum:
    """Return ``sum_`` with what is known of its terms: then equal sums are equal values."""
    known = {term: equal for term in sum_.factors if (equal := _known(term)) is not None}
    return sum_.replaced(known) if known else sum_


def _known(term: Any) -> Sum | None:
    equal: Sum | None = term.equal
    while equal is not None:
        known = {each: more for each in equal.factors if (more := cast("Unknown", each).equal)}
        if not known:
            break
        equal = term.equal = equal.replaced(known)
    return equal


class Terms:
    """Sums of at most one term: what is computed from several terms is a term itself.

    Equal computations of equal terms are one term. ``contradiction`` is set if two different
    numbers must be equal: then no call of the function means anything.
    """

    def __init__(self) -> None:
        self.contradiction = False
        self._computed: dict[Hashable, Sum] = {}

    def unite(self, a: Sum, b: Sum) -> None:
        """Note that two sums are equal."""
        difference = find(a) - find(b)
        divisor, constant = gcd(*difference.factors.values()), difference.constant
        if constant % divisor if divisor else constant:
            self.contradiction = True
            return
        difference //= divisor or 1
        terms: list[Any] = [
            term for term, factor in difference.factors.items() if factor in (1, -1)
        ]
        if terms:
            term = max(terms, key=lambda each: each.age)
            factor = difference.factors[term]
            term.equal = (Sum({term: factor}) - difference) * factor
            self.contradiction |= (term.equal.number or 0) < 0

    def computed(self, operation: Hashable, operands: Iterable[Sum]) -> Sum:
        """Return the result of an operation that depends on its operands alone."""
        return self._term((operation, *map(find, operands)))

    def product(self, factors: Iterable[Sum]) -> Sum:
        """Return the product of sums, in whatever order they stand."""
        number, others = Sum({}, 1), list[Sum]()
        for factor in map(find, factors):
            if factor.number is None:
                others.append(factor)
            else:
                number *= factor
        if len(others) > 1:
            others = [self._term(("product", frozenset(Counter(others).items())))]
        return number * others[0] if others else number

    def sum(self, summands: Iterable[Sum]) -> Sum:
        """Return the sum of sums, in whatever order they stand."""
        total = sum(map(find, summands), Sum())
        if len(total.factors) < 2:
            return total
        constant = Sum({}, total.constant)
        return self._term(("sum", total - constant)) + constant

    def _term(self, key: Hashable) -> Sum:
        return self._computed.setdefault(key, unknown())
