"""Expressions over sizes and arguments of type ``index``: sums of terms, each with a factor.

Products and floor quotients of sums are terms. So are names of sizes, and whatever else can be a
key of a dictionary and stands for an integer.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from mlir_abi.dialect_attrs.sizes import Place

Term: TypeAlias = Any


@dataclass(frozen=True, slots=True, order=True)
class SizeAt:
    """The size of a dimension of an argument."""

    place: Place


@dataclass(frozen=True, slots=True)
class IndexArgument:
    """The argument of that number, whose type is ``index``."""

    argument: int


@dataclass(frozen=True, slots=True)
class Product:
    """The product of two sums."""

    left: Sum
    right: Sum


@dataclass(frozen=True, slots=True)
class Quotient:
    """The quotient of two sums, rounded down; 0 for a divisor below 1."""

    dividend: Sum
    divisor: Sum


@dataclass(frozen=True, slots=True)
class Sum:
    """The sum of ``constant`` and of terms, each times its factor, which is not 0."""

    factors: Mapping[Term, int] = field(default_factory=dict)
    constant: int = 0

    def __hash__(self) -> int:
        return hash((frozenset(self.factors.items()), self.constant))

    @property
    def number(self) -> int | None:
        """The value of a sum without terms."""
        return None if self.factors else self.constant

    @property
    def numbers(self) -> tuple[int, ...]:
        """The factors and the constant."""
        return (*self.factors.values(), self.constant)

    def __add__(self, other: Sum) -> Sum:
        return self._plus(other, 1)

    def __sub__(self, other: Sum) -> Sum:
        return self._plus(other, -1)

    def _plus(self, other: Sum, times: int) -> Sum:
        factors = dict(self.factors)
        for term, factor in other.factors.items():
            factors[term] = factors.get(term, 0) + times * factor
        kept = {term: factor for term, factor in factors.items() if factor}
        return Sum(kept, self.constant + times * other.constant)

    def __mul__(self, other: Sum | int) -> Sum:
        left, right = self, Sum({}, other) if isinstance(other, int) else other
        if left.number is not None:
            left, right = right, left
        number = right.number
        if number is None:
            return Sum({Product(left, right): 1})
        factors = {term: number * each for term, each in left.factors.items() if number}
        return Sum(factors, number * left.constant)

    def __floordiv__(self, divisor: int) -> Sum:
        """The quotient by a positive number; a sum of the terms if the number divides all factors.

        For ``(2*n + 5) // 2`` that is ``n + 2``.
        """
        if any(factor % divisor for factor in self.factors.values()):
            return Sum({Quotient(self, Sum({}, divisor)): 1})
        factors = {term: factor // divisor for term, factor in self.factors.items()}
        return Sum(factors, self.constant // divisor)

    def replaced(self, sums: Mapping[Any, Sum]) -> Sum:
        """The sum with others in place of some terms."""
        total = Sum({}, self.constant)
        for term, factor in self.factors.items():
            total += sums.get(term, Sum({term: 1})) * factor
        return total

    def value(self, values: Mapping[Any, int]) -> int:
        """The number that the sum is for these ``values`` of terms."""
        total = self.constant
        for term, factor in self.factors.items():
            match term:
                case Product(left, right):
                    total += factor * left.value(values) * right.value(values)
                case Quotient(dividend, divisor):
                    number = divisor.value(values)
                    total += factor * (dividend.value(values) // number) if number > 0 else 0
                case _:
                    total += factor * values[term]
        return total
