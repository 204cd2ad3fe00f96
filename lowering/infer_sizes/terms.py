"""What is known of the numbers of a function: which of them are equal."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from typing import TypeAlias


class Unknown:
    """A number that is not known; ``equal`` is what it has turned out to equal.

    ``linear`` tells that it is the product or sum of a number and one other term.
    """

    __slots__ = ("equal", "linear")

    def __init__(self) -> None:
        self.equal: Term | None = None
        self.linear: tuple[str, int, Term] | None = None


Term: TypeAlias = "int | Unknown"
"""A size, or another number of type ``index``."""


def find(term: Term) -> Term:
    """Return what stands for all terms that equal ``term``: the number, if it is known."""
    while isinstance(term, Unknown) and term.equal is not None:
        if isinstance(term.equal, Unknown) and term.equal.equal is not None:
            term.equal = term.equal.equal  # halves the way for the next time
        term = term.equal
    return term


class Terms:
    """Terms, and expressions of them; equal expressions of equal terms are one term.

    ``contradiction`` is set if two different numbers must be equal: then no call of the function
    means anything.
    """

    def __init__(self) -> None:
        self.contradiction = False
        self._expressions: dict[Hashable, Term] = {}

    def unite(self, a: Term, b: Term) -> None:
        """Note that two terms are equal, and what follows for terms that they are made of."""
        pending = [(a, b)]
        while pending:
            a, b = map(find, pending.pop())
            if a == b:
                continue
            if isinstance(a, int):
                a, b = b, a
            if isinstance(a, int):
                self.contradiction = True
                return
            a.equal = b
            if a.linear is None:
                continue
            operation, number, term = a.linear
            if isinstance(b, Unknown):
                b.linear = b.linear or a.linear
                if b.linear[:2] == (operation, number):
                    pending.append((term, b.linear[2]))
            elif operation == "sum" and b >= number:
                pending.append((term, b - number))
            elif operation == "product" and b % number == 0:
                pending.append((term, b // number))
            else:
                self.contradiction = True

    def expression(self, operation: Hashable, operands: Iterable[Term]) -> Term:
        """Return the result of an operation that depends on its operands alone."""
        key = (operation, *map(find, operands))
        return self._expressions.setdefault(key, Unknown())

    def product(self, factors: Sequence[Term]) -> Term:
        """Return the product of terms, in whatever order they stand."""
        return self._folded("product", factors, 1)

    def sum(self, summands: Sequence[Term]) -> Term:
        """Return the sum of terms, in whatever order they stand."""
        return self._folded("sum", summands, 0)

    def _folded(self, operation: str, operands: Sequence[Term], number: int) -> Term:
        terms: list[Term] = []
        for operand in map(find, operands):
            if isinstance(operand, Unknown):
                terms.append(operand)
            else:
                number = number * operand if operation == "product" else number + operand
        neutral = 1 if operation == "product" else 0
        if not terms:
            return number
        if number == neutral and len(terms) == 1:
            return terms[0]
        result = self.expression((operation, number), sorted(terms, key=id))
        if isinstance(result, Unknown) and len(terms) == 1 and number:
            result.linear = operation, number, terms[0]
        return result
