"""Conditions on the sizes of arguments, beside that those of one name are equal.

They are ``b >= 1``, ``n == 2*b + 1`` and ``n % 2 == 0``: linear expressions of names, in the
notation of Python and C, of which two are compared, or the remainder of one is compared with 0.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

_MAX_LENGTH = 1000
MAX_NUMBER = (1 << 31) - 1
_TOKENS = re.compile(r"(?:[^\W\d]\w*\b|\d+\b|[\s()*%+=>-])*", re.ASCII)
"""Names, numbers and operators: for other tokens, such as ``1or``, Python may print a warning."""
_RELATIONS: dict[type[ast.cmpop], Literal[">=", "=="]] = {ast.GtE: ">=", ast.Eq: "=="}


@dataclass(frozen=True)
class SizeCondition:
    """The sum of ``constant`` and of the sizes of names, each times a factor, compared with 0.

    With a ``divisor``, it is the remainder of the sum that must be 0.
    """

    factors: tuple[tuple[str, int], ...]
    constant: int
    relation: Literal[">=", "=="]
    divisor: int = 0

    @staticmethod
    def parse(text: str) -> SizeCondition:
        """Read a condition; raises ValueError if it is none."""
        try:
            if len(text) > _MAX_LENGTH or not _TOKENS.fullmatch(text):
                raise ValueError(text)
            tree = ast.parse(text.strip(), mode="eval").body
            match tree:
                case ast.Compare(
                    ast.BinOp(total, ast.Mod(), ast.Constant(int(divisor))),
                    [ast.Eq()],
                    [ast.Constant(0)],
                ) if type(divisor) is int and divisor > 0:
                    return SizeCondition.of(_linear(total), "==", divisor).checked()
                case ast.Compare(left, [ast.GtE() | ast.Eq() as relation], [right]):
                    difference = _linear(ast.BinOp(left, ast.Sub(), right))
                    return SizeCondition.of(difference, _RELATIONS[type(relation)]).checked()
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            pass
        raise ValueError(f"must be like b >= 1, n == 2*b + 1 or n % 2 == 0 (got {text!r})")

    @staticmethod
    def of(
        total: Mapping[str, int], relation: Literal[">=", "=="], divisor: int = 0
    ) -> SizeCondition:
        """The condition on a sum; the constant in ``total`` is that of the name ``""``."""
        factors = tuple((name, factor) for name, factor in sorted(total.items()) if name and factor)
        constant = total.get("", 0)
        sign = -1 if divisor and max([f for _, f in factors] or [constant]) < 0 else 1
        signed = tuple((name, sign * factor) for name, factor in factors)
        return SizeCondition(signed, sign * constant, relation, divisor)

    def checked(self) -> SizeCondition:
        """The condition; raises ValueError if `parse` cannot read its text."""
        numbers = self.constant, self.divisor, *dict(self.factors).values()
        if max(map(abs, numbers)) > MAX_NUMBER or len(str(self)) > _MAX_LENGTH:
            raise ValueError(f"must have numbers up to {MAX_NUMBER} (got {self})")
        return self

    def replaced(self, sizes: Mapping[str, int | str]) -> SizeCondition:
        """The condition with other names for some, or with their numbers."""
        total = {"": self.constant}
        for name, factor in self.factors:
            size = sizes.get(name, name)
            key, number = ("", size * factor) if isinstance(size, int) else (size, factor)
            total[key] = total.get(key, 0) + number
        return SizeCondition.of(total, self.relation, self.divisor)

    def holds(self, sizes: Mapping[str, int]) -> bool:
        """Whether the condition is true of these sizes."""
        return self.accepts(
            self.constant + sum(factor * sizes[name] for name, factor in self.factors)
        )

    def accepts(self, total: int) -> bool:
        """Whether the condition is true of this sum."""
        if self.divisor:
            return total % self.divisor == 0
        return total == 0 or (total > 0 and self.relation == ">=")

    def implies(self, other: SizeCondition) -> bool:
        """Whether ``other``, of the same sizes, holds wherever this condition does."""
        if self.divisor:
            is_weaker = other.divisor > 0 and self.divisor % other.divisor == 0
        else:
            is_weaker = self.relation == "==" or (other.relation == ">=" and not other.divisor)
        is_alike = is_weaker and self.factors == other.factors
        return is_alike and other.accepts(other.constant - self.constant)

    def text(self, names: Mapping[str, str] | None = None) -> str:
        """The condition in Python and C; ``names`` are expressions for names."""
        terms = [((names or {}).get(name, name), factor) for name, factor in self.factors]
        if self.divisor:
            total = _text([*terms, ("", self.constant)])
            return f"{total if total in dict(terms) else f'({total})'} % {self.divisor} == 0"
        left = [(name, factor) for name, factor in terms if factor > 0]
        right = [(name, -factor) for name, factor in terms if factor < 0]
        if self.constant > 0:
            left.append(("", self.constant))
        else:
            right.append(("", -self.constant))
        return f"{_text(left)} {self.relation} {_text(right)}"

    def __str__(self) -> str:
        return self.text()


def _linear(node: ast.expr) -> dict[str, int]:
    """The factor of each name, and for "" the constant; raises ValueError if it is not linear."""
    match node:
        case ast.Name(name):
            return {name: 1}
        case ast.Constant(int(number)) if type(number) is int:
            return {"": number}
        case ast.BinOp(left, ast.Add() | ast.Sub() as operator, right):
            total, sign = _linear(left), 1 if isinstance(operator, ast.Add) else -1
            for name, factor in _linear(right).items():
                total[name] = total.get(name, 0) + sign * factor
            return total
        case ast.BinOp(ast.Constant(int(number)), ast.Mult(), ast.Name(name)):
            return {name: number}
    raise ValueError(node)


def _text(terms: list[tuple[str, int]]) -> str:
    """``2*b - n``, or 0: what is added precedes what is subtracted."""
    text = ""
    for name, factor in sorted(terms, key=lambda term: term[1] < 0):
        if factor:
            size = name if name and abs(factor) == 1 else f"{abs(factor)}*{name}".rstrip("*")
            sign = ("-" if factor < 0 else "") if not text else " - " if factor < 0 else " + "
            text += sign + size
    return text or "0"
