"""Conditions on the sizes of arguments, beside that those of one name are equal.

They are ``b >= 1``, ``n == 2*b + 1`` and ``n % 2 == 0``: linear expressions of names, in the
notation of Python and C, of which two are compared, or the remainder of one is compared with 0.
Derived ones may be about arguments of type ``index``, too: ``n >= a1 + 1``, of the argument 1.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Hashable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from mlir_abi.dialect_attrs.size_expressions import IndexArgument, Sum

_MAX_LENGTH = 1000
_MAX_NUMBER = (1 << 31) - 1
_TOKENS = re.compile(r"(?:[^\W\d]\w*\b|\d+\b|[\s()*%+=>-])*", re.ASCII)
"""Names, numbers and operators: for other tokens, such as ``1or``, Python may print a warning."""
_PREFIX = "_"
"""Before each name while it is parsed: it may be a keyword of Python."""
_RELATIONS: dict[type[ast.cmpop], Literal[">=", "=="]] = {ast.GtE: ">=", ast.Eq: "=="}


@dataclass(frozen=True)
class SizeCondition:
    """A sum of sizes must be 0, or at least 0; with a ``divisor``, its remainder must be 0.

    `parse` and `text` have names as its terms. One is ``derived`` if the compiler found it, and
    nobody wrote it: a call that does not meet it had no meaning without it, too.
    """

    total: Sum
    relation: Literal[">=", "=="]
    divisor: int = 0
    derived: bool = field(default=False, compare=False)

    @staticmethod
    def parse(text: str) -> SizeCondition:
        """Read a condition; raises ValueError if it is none."""
        try:
            if len(text) > _MAX_LENGTH or not _TOKENS.fullmatch(text):
                raise ValueError(text)
            names = re.sub(r"\b(?=[^\W\d])", _PREFIX, text)
            tree = ast.parse(names.strip(), mode="eval").body
            match tree:
                case ast.Compare(
                    ast.BinOp(total, ast.Mod(), ast.Constant(int(divisor))),
                    [ast.Eq()],
                    [ast.Constant(0)],
                ) if type(divisor) is int and divisor > 0:
                    return SizeCondition.of(_linear(total), "==", divisor).checked()
                case ast.Compare(left, [ast.GtE() | ast.Eq() as relation], [right]):
                    difference = _linear(left) - _linear(right)
                    return SizeCondition.of(difference, _RELATIONS[type(relation)]).checked()
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            pass
        raise ValueError(f"must be like b >= 1, n == 2*b + 1 or n % 2 == 0 (got {text!r})")

    @staticmethod
    def of(total: Sum, relation: Literal[">=", "=="], divisor: int = 0) -> SizeCondition:
        """The condition on a sum, whose terms must have an order."""
        if divisor and max(total.factors.values(), default=total.constant) < 0:
            total *= -1
        terms = sorted(total.factors, key=lambda each: (isinstance(each, IndexArgument), each))
        factors = {each: total.factors[each] for each in terms}  # of sizes, then of arguments
        return SizeCondition(Sum(factors, total.constant), relation, divisor)

    @property
    def arguments(self) -> list[IndexArgument]:
        """The arguments of type ``index``, whose numbers the condition is about."""
        return [term for term in self.total.factors if isinstance(term, IndexArgument)]

    def with_arguments(self, terms: Collection[Any]) -> SizeCondition:
        """The condition as `parse` returns it, with `IndexArgument` for those of ``terms``."""
        arguments = {str(each): each for each in terms if isinstance(each, IndexArgument)}
        return self.replaced({name: arguments[name] for name in arguments if name not in terms})

    @property
    def has_large_number(self) -> bool:
        """Whether `parse` takes no such number."""
        return max(map(abs, (*self.total.numbers, self.divisor))) > _MAX_NUMBER

    def checked(self) -> SizeCondition:
        """The condition; raises ValueError if `parse` cannot read its text."""
        if self.has_large_number or len(str(self)) > _MAX_LENGTH:
            raise ValueError(f"must have numbers up to {_MAX_NUMBER} (got {self})")
        return self

    def replaced(self, terms: Mapping[Any, int | Hashable]) -> SizeCondition:
        """The condition with other terms for some, or with their numbers."""
        sums = {
            term: Sum({}, other) if isinstance(other, int) else Sum({other: 1})
            for term, other in terms.items()
        }
        condition = SizeCondition.of(self.total.replaced(sums), self.relation, self.divisor)
        return replace(condition, derived=self.derived)

    def holds(self, sizes: Mapping[Any, int]) -> bool:
        """Whether the condition is true of these sizes."""
        return self._accepts(self.total.value(sizes))

    @property
    def truth(self) -> bool | None:
        """Whether the condition is true; None if that depends on the sizes."""
        number = self.total.number
        return None if number is None else self._accepts(number)

    def _accepts(self, total: int) -> bool:
        if self.divisor:
            return total % self.divisor == 0
        return total == 0 or (total > 0 and self.relation == ">=")

    def implies(self, other: SizeCondition) -> bool:
        """Whether ``other``, of the same sizes, holds wherever this condition does."""
        if self.divisor:
            is_weaker = other.divisor > 0 and self.divisor % other.divisor == 0
        else:
            is_weaker = self.relation == "==" or (other.relation == ">=" and not other.divisor)
        difference = (other.total - self.total).number
        return is_weaker and difference is not None and other._accepts(difference)

    def text(self, names: Mapping[Any, str] | None = None) -> str:
        """The condition in Python and C; ``names`` are expressions for names and arguments."""
        factors: Any = self.total.factors.items()
        constant = self.total.constant
        terms = [((names or {}).get(term, str(term)), factor) for term, factor in factors]
        if self.divisor:
            total = _text([*terms, ("", constant)])
            return f"{total if total in dict(terms) else f'({total})'} % {self.divisor} == 0"
        left = [(name, factor) for name, factor in terms if factor > 0]
        right = [(name, -factor) for name, factor in terms if factor < 0]
        if constant > 0:
            left.append(("", constant))
        else:
            right.append(("", -constant))
        return f"{_text(left)} {self.relation} {_text(right)}"

    def __str__(self) -> str:
        return self.text()


def _linear(node: ast.expr) -> Sum:
    """Read a sum; raises ValueError if it is not linear."""
    match node:
        case ast.Name(name):
            return Sum({name.removeprefix(_PREFIX): 1})
        case ast.Constant(int(number)) if type(number) is int:
            return Sum({}, number)
        case ast.BinOp(left, ast.Add(), right):
            return _linear(left) + _linear(right)
        case ast.BinOp(left, ast.Sub(), right):
            return _linear(left) - _linear(right)
        case ast.BinOp(ast.Constant(int(number)), ast.Mult(), ast.Name() as name):
            return _linear(name) * number
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
