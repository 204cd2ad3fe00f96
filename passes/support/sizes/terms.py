"""Terms of sums: numbers of a function, how each is computed, and what it equals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.size_expressions import Sum

_AGES = count()


class Unknown:
    """A term: size ``axis`` of ``value``, or ``value`` itself; without a ``value``, a new index.

    ``equal`` is the sum that the term was found to equal: a number, or another term times a factor
    plus a constant. Without an ``origin``, the term is an argument or depends on data.
    """

    __slots__ = ("age", "axis", "equal", "origin", "value")

    def __init__(
        self, value: ir.Value | None = None, axis: int | None = None, origin: Origin | None = None
    ) -> None:
        self.age = now()
        self.value, self.axis, self.origin = value, axis, origin
        self.equal: Sum | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Origin:
    """A term is computed from ``operands``, and from sums ``inside`` of branches or a loop.

    Terms that are not older than ``since`` are computed in the branches or the loop.
    """

    operands: Sequence[Sum]
    inside: Sequence[Sum] = ()
    since: int = 0


class Applied(Origin):
    """The term is a result of an operation on scalars."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Combined(Origin):
    """The term is what an operation on ``index`` makes of several sums, of two at a time."""

    operation: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice(Origin):
    """The operand, an i1, chooses one of two branches, or of several as ``cases`` say."""

    cases: ir.Attribute | None


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class SizeLoop:
    """A loop: ``carried`` maps each term that varies to its first and its next value.

    An ``scf.for`` has ``bounds`` and an ``induction`` term, an ``scf.while`` one ``condition``.
    """

    since: int
    carried: Mapping[Unknown, tuple[Sum, Sum]]
    bounds: Sequence[Sum] = ()
    induction: Sequence[Sum] = ()
    condition: Sequence[Sum] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class AtEnd(Origin):
    """The term is what the first sum inside is at the end of a loop, which carries ``needed``."""

    loop: SizeLoop
    needed: Sequence[Unknown]


@dataclass(frozen=True, slots=True, kw_only=True)
class Called(Origin):
    """The term is ``sum``, of a called function, where the operands are values of ``terms``."""

    sum: Sum
    terms: Sequence[Unknown]


def at_end(loop: SizeLoop, sum_: Sum) -> AtEnd | None:
    """Return the origin of ``sum_`` at the end of a loop; None if it does not vary in the loop."""
    needed: list[Unknown] = []
    inside = [sum_]
    while True:
        varying = [term for term in reached(inside, loop.since)[0] if term in loop.carried]
        if len(varying) == len(needed):
            break
        needed = sorted(varying, key=lambda each: each.age)
        inside = [sum_, *loop.condition, *(loop.carried[term][1] for term in needed)]
    operands = [*loop.bounds, *(loop.carried[term][0] for term in needed)]
    end = AtEnd(operands=operands, inside=inside, since=loop.since, loop=loop, needed=needed)
    return end if needed else None


def now() -> int:
    """The age of a term that would be made now."""
    return next(_AGES)


def unknown(
    value: ir.Value | None = None, axis: int | None = None, origin: Origin | None = None
) -> Sum:
    """Return a new term."""
    return Sum({Unknown(value, axis, origin): 1})


def known_sum(sum_: Sum) -> Sum:
    """Return ``sum_`` with what is known of its terms: then equal sums are equal values."""
    known = {term: _known(term) for term in sum_.factors if term.equal is not None}
    return sum_.replaced(known) if known else sum_


def _known(term: Unknown) -> Sum:
    assert term.equal is not None
    while known := {each: each.equal for each in term.equal.factors if each.equal is not None}:
        term.equal = term.equal.replaced(known)
    return term.equal


def single_term(sum_: Sum) -> Unknown | None:
    """Return the only term of a sum that is this term."""
    if sum_.constant != 0 or list(sum_.factors.values()) != [1]:
        return None
    term: Unknown = next(iter(sum_.factors))
    return term


def computed_from(term: Unknown) -> Sequence[Sum]:
    """Return the sums that a term is computed from: their terms are older.

    A term without an origin is computed from what it equals, if that is older.
    """
    if term.origin is not None:
        return [*term.origin.operands, *term.origin.inside]
    equal = older_equal(term)
    return () if equal is None else (equal,)


def older_equal(term: Unknown) -> Sum | None:
    """Return what a term equals, if that is older."""
    equal = term.equal
    is_older = equal is not None and all(each.age < term.age for each in equal.factors)
    return equal if is_older else None


def reached(sums: Iterable[Sum], since: int = 0) -> tuple[list[Unknown], list[Unknown]]:
    """Return the terms that ``sums`` are computed from, and apart those older than ``since``.

    What the older ones are computed from is not among them.
    """
    found: dict[Unknown, None] = {}
    older: dict[Unknown, None] = {}
    pending = list(sums)
    while pending:
        for term in pending.pop().factors:
            if term.age < since:
                older[term] = None
            elif term not in found:
                found[term] = None
                pending += computed_from(term)
    return list(found), list(older)
