"""Expressions over sizes and arguments of type ``index``: sums of terms, each with a factor.

Products and floor quotients of sums are terms. So are names of sizes, and whatever else can be a
key of a dictionary and stands for an integer.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from mlir_abi.dialect_attrs.sizes import Place
from mlir_abi.dialect_attrs.types import Index, ValueType

Term: TypeAlias = Any

_MAX_LENGTH = 1000
_TOKENS = re.compile(r"(?:s\d{1,9}_\d{1,9}\b|a\d{1,9}\b|\d{1,10}\b|[ ()+*/-])*", re.ASCII)


@dataclass(frozen=True, slots=True, order=True)
class SizeAt:
    """The size of a dimension of an argument."""

    place: Place


@dataclass(frozen=True, slots=True, order=True)
class IndexArgument:
    """The argument of that number, whose type is ``index``."""

    argument: int

    def __str__(self) -> str:
        return f"a{self.argument}"


def index_arguments(types: Iterable[ValueType]) -> list[IndexArgument]:
    """The arguments of type ``index`` of a function with arguments of these types."""
    return [IndexArgument(i) for i, type_ in enumerate(types) if isinstance(type_, Index)]


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

    @staticmethod
    def parse(text: str) -> Sum:
        """Read ``s0_0 + 2*a1``: `SizeAt((0, 0))` and two times `IndexArgument(1)`.

        Raises ValueError for other texts.
        """
        try:
            if len(text) <= _MAX_LENGTH and _TOKENS.fullmatch(text):
                return _parsed(ast.parse(text, mode="eval").body)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            pass
        raise ValueError(f"must be like s0_0 + 2*a1 (got {text!r})")

    @property
    def has_text(self) -> bool:
        """Whether `parse` reads what `str` writes: not if it is long, or has a large number."""
        text = str(self)
        return len(text) <= _MAX_LENGTH and bool(_TOKENS.fullmatch(text))

    def text(self, names: Mapping[Term, str], quotient: str = "/") -> str:
        """The sum in C, or in Python with the ``quotient`` ``//``; ``names`` are of terms."""
        parts = [
            (_product(factor, term, names, quotient), factor)
            for term, factor in self.factors.items()
        ]
        if self.constant or not parts:
            parts.append((str(abs(self.constant)), self.constant))
        parts.sort(key=lambda part: part[1] < 0)
        text = f"-{parts[0][0]}" if parts[0][1] < 0 else parts[0][0]
        return text + "".join(f" {'-' if sign < 0 else '+'} {part}" for part, sign in parts[1:])

    def __str__(self) -> str:
        return self.text(_TermNames(), "//")

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

    @property
    def terms(self) -> set[Term]:
        """The sizes and arguments in the sum, also in its products and quotients."""
        found: set[Term] = set()
        for term in self.factors:
            match term:
                case Product(left, right) | Quotient(left, right):
                    found |= left.terms | right.terms
                case _:
                    found.add(term)
        return found


class _TermNames(dict[Term, str]):
    """What `Sum.parse` reads as a term."""

    def __missing__(self, term: Term) -> str:
        match term:
            case SizeAt((argument, axis)):
                return f"s{argument}_{axis}"
        return str(term)


def _product(factor: int, term: Term, names: Mapping[Term, str], quotient: str) -> str:
    """A factor times a term, without its sign; sums in it are in parentheses."""

    def operand(total: Sum) -> str:
        text = total.text(names, quotient)
        return text if re.fullmatch(r"\w+", text) else f"({text})"

    match term:
        case Product(left, right):
            text = f"{operand(left)}*{operand(right)}"
        case Quotient(dividend, divisor):
            text = f"{operand(dividend)}{quotient}{operand(divisor)}"
            text = text if factor == 1 else f"({text})"
        case _:
            text = names[term]
    return text if abs(factor) == 1 else f"{abs(factor)}*{text}"


def _parsed(node: ast.expr) -> Sum:
    """Read a sum; raises ValueError if it is none."""
    match node:
        case ast.Name(name) if name[0] == "s":
            argument, axis = map(int, name[1:].split("_"))
            return Sum({SizeAt((argument, axis)): 1})
        case ast.Name(name):
            return Sum({IndexArgument(int(name[1:])): 1})
        case ast.Constant(int(number)):
            return Sum({}, number)
        case ast.UnaryOp(ast.USub(), operand):
            return _parsed(operand) * -1
        case ast.BinOp(left, operator, right):
            first, second = _parsed(left), _parsed(right)
            match operator:
                case ast.Add():
                    return first + second
                case ast.Sub():
                    return first - second
                case ast.Mult():
                    return first * second
                case ast.FloorDiv():
                    return Sum({Quotient(first, second): 1})
    raise ValueError(node)
