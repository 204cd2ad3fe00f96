"""The numbers of a function as sums of terms: how each term is computed, and which are equal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from math import gcd
from typing import Any, TypeAlias, cast

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.size_expressions import Sum, Term

_AGES = count()
_COMMUTATIVE = ("arith.addi", "arith.maxsi", "arith.muli")


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


@dataclass(frozen=True, slots=True)
class Applied:
    """The term is a result of an operation on scalars, applied to these operands."""

    operands: Sequence[Sum]


@dataclass(frozen=True, slots=True)
class Combined:
    """The term is what an operation on ``index`` makes of several sums, of two at a time."""

    operation: str
    operands: Sequence[Sum]


@dataclass(frozen=True, slots=True)
class Choice:
    """The ``selector`` chooses one of two branches by an i1, or of several by ``cases``.

    Terms that are not older than ``since`` are computed in a branch.
    """

    selector: Sum
    branches: Sequence[Sum]
    since: int
    cases: ir.Attribute | None = None


@dataclass(frozen=True, slots=True, eq=False)
class SizeLoop:
    """A loop: ``carried`` maps each term that varies to its first and its next value.

    An ``scf.for`` has ``bounds`` and an ``induction`` term, an ``scf.while`` a ``condition``. Terms
    that are not older than ``since`` are computed in the loop.
    """

    since: int
    carried: Mapping[Term, tuple[Sum, Sum]]
    bounds: Sequence[Sum] = ()
    induction: Sum = Sum()  # noqa: RUF009 -- it is frozen
    condition: Sum | None = None


@dataclass(frozen=True, slots=True)
class AtEnd:
    """The term is what ``sum`` is at the end of a loop, which must carry the terms ``needed``."""

    loop: SizeLoop
    sum: Sum
    needed: Sequence[Unknown]

    @staticmethod
    def of(loop: SizeLoop, sum_: Sum) -> AtEnd | None:
        """Return the origin of such a term; None if ``sum_`` does not vary in the loop."""
        sums = [sum_]
        needed: list[Unknown] = []
        while True:
            found = [term for term in reached(sums, loop.since)[0] if term in loop.carried]
            if len(found) == len(needed):
                break
            needed = found
            condition = [] if loop.condition is None else [loop.condition]
            sums = [sum_, *condition, *(loop.carried[term][1] for term in found)]
        needed.sort(key=lambda each: each.age)
        return AtEnd(loop, sum_, needed) if needed else None


@dataclass(frozen=True, slots=True)
class Called:
    """The term is ``sum``, of a called function, where ``arguments`` are values of its terms."""

    sum: Sum
    arguments: Sequence[tuple[Unknown, Sum]]


Origin: TypeAlias = "Applied | Combined | Choice | AtEnd | Called"


def now() -> int:
    """The age of a term that would be made now."""
    return next(_AGES)


def unknown(
    value: ir.Value | None = None, axis: int | None = None, origin: Origin | None = None
) -> Sum:
    """Return a new term."""
    return Sum({Unknown(value, axis, origin): 1})


def axis_in(value: ir.Value, number: int) -> int | None:
    """Return the axis of the size of this number; None if ``value`` is no array but a number."""
    return number if isinstance(value.type, ir.ShapedType) else None


def known_sum(sum_: Sum) -> Sum:
    """Return ``sum_`` with what is known of its terms: then equal sums are equal values."""
    if all(term.equal is None for term in terms_of(sum_)):
        return sum_
    known = {term: equal for term in sum_.factors if (equal := _known(term)) is not None}
    return sum_.replaced(known)


def _known(term: Any) -> Sum | None:
    equal: Sum | None = term.equal
    while equal is not None:
        known = {each: more for each in equal.factors if (more := cast("Unknown", each).equal)}
        if not known:
            break
        equal = term.equal = equal.replaced(known)
    return equal


def terms_of(sum_: Sum) -> list[Unknown]:
    """Return the terms of a sum."""
    return cast("list[Unknown]", list(sum_.factors))


def single_term(sum_: Sum) -> Unknown | None:
    """Return the only term of a sum that is this term."""
    is_term = sum_.constant == 0 and list(sum_.factors.values()) == [1]
    return cast("Unknown", next(iter(sum_.factors))) if is_term else None


def computed_from(term: Unknown) -> Sequence[Sum]:
    """Return the sums that a term is computed from: their terms are older."""
    match term.origin:
        case Applied(operands) | Combined(_, operands):
            return operands
        case Choice(selector, branches):
            return [selector, *branches]
        case AtEnd(loop, _, needed):
            return [*loop.bounds, *(loop.carried[each][0] for each in needed), *inside(term.origin)]
        case Called(_, arguments):
            return [sum_ for _, sum_ in arguments]
    return () if older_equal(term) is None else (cast("Sum", term.equal),)


def older_equal(term: Unknown) -> Sum | None:
    """Return what a term without an origin equals, if that is older."""
    equal = term.equal
    is_older = equal is not None and all(each.age < term.age for each in terms_of(equal))
    return equal if is_older else None


def inside(end: AtEnd) -> list[Sum]:
    """Return the sums that are computed in a loop, for what a term is at its end."""
    condition = [] if end.loop.condition is None else [end.loop.condition]
    return [end.sum, *condition, *(end.loop.carried[term][1] for term in end.needed)]


def reached(sums: Iterable[Sum], since: int = 0) -> tuple[list[Unknown], list[Unknown]]:
    """Return the terms that ``sums`` are computed from, and apart those older than ``since``.

    What the older ones are computed from is not among them.
    """
    found: dict[Unknown, None] = {}
    older: dict[Unknown, None] = {}
    pending = list(sums)
    while pending:
        for term in terms_of(pending.pop()):
            if term.age < since:
                older[term] = None
            elif term not in found:
                found[term] = None
                pending += computed_from(term)
    return list(found), list(older)


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
        a, b = known_sum(a), known_sum(b)
        if a == b:
            return
        difference = a - b
        divisor, constant = gcd(*difference.factors.values()), difference.constant
        if constant % divisor if divisor else constant:
            self.contradiction = True
            return
        difference //= divisor or 1
        terms = [term for term in terms_of(difference) if difference.factors[term] in (1, -1)]
        if terms:
            term = max(terms, key=lambda each: each.age)
            factor = difference.factors[term]
            term.equal = (Sum({term: factor}) - difference) * factor
            self.contradiction |= (term.equal.number or 0) < 0

    def computed(
        self, key: Hashable, value: ir.Value | None, axis: int | None, origin: Origin
    ) -> Sum:
        """Return the term of this origin; ``key`` tells it from those of other operations."""
        new = Unknown(value, axis, origin)
        key = (key, type(origin), *map(known_sum, computed_from(new)))
        return self._computed.setdefault(key, Sum({new: 1}))

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

    def combined(self, operation: str, operands: Sequence[Sum]) -> Sum:
        """Return the term of an operation on ``index``, applied to two operands at a time."""
        known_operands: Iterable[Any] = map(known_sum, operands)
        if operation in _COMMUTATIVE:
            known_operands = [frozenset(Counter(known_operands).items())]
        key = (operation, *known_operands)
        known = self._computed.get(key)
        if known is None:
            known = self._computed[key] = unknown(origin=Combined(operation, operands))
        return known
