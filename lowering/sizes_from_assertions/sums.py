"""Reads what an assertion says of the sizes of arguments."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor, gcd, lcm
from typing import Any, NamedTuple, TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.size_conditions import MAX_NUMBER
from mlir_abi.dialect_attrs.sizes import Place, Sizes
from mlir_abi.dialect_attrs.structure import MAX_DEPTH
from mlir_abi.passes.support.attributes import constant_value, integer

_DIM = ("tensor.dim", "memref.dim")
_CASTS = ("arith.index_cast", "arith.extsi", "arith.trunci")
_EQUAL = 0
_ORDERED = {2: (-1, 1), 3: (-1, 0), 4: (1, 1), 5: (1, 0)}  # slt, sle, sgt, sge
"""Of a predicate of ``arith.cmpi``: which difference must be how large, at least."""


class Quotient(NamedTuple):
    """A sum by a number, rounded down."""

    dividend: frozenset[tuple[Place | None, Fraction]]
    divisor: int


Sum: TypeAlias = "dict[Place | Quotient | None, Fraction]"
"""The factor of each size and quotient, and for None the constant; none is 0."""


_TRUE: Sum = {None: Fraction(1)}


class Condition(NamedTuple):
    """What holds of a sum of sizes: it is 0, not negative, or a multiple of ``divisor``."""

    factors: tuple[tuple[Place, int], ...]
    constant: int
    at_least: bool
    divisor: int


class AssertionReader:
    """Reads assertions of a function, one after the other; ``entry`` is its first block.

    ``shapes`` are those of its arguments; a size that is no number there is one of a `Sum`.
    """

    def __init__(self, entry: ir.Block, shapes: Sequence[Sizes | None]) -> None:
        self._entry, self._shapes = entry, shapes
        self._sums: dict[ir.Value, Sum | None] = {}
        self._multiples: set[Quotient] = set()  # what an assertion has said to have no remainder

    def conditions(self, value: ir.Value) -> list[Condition] | None:
        """Return what makes ``value`` true; None if it is not about sizes of arguments alone."""
        op = value.owner
        if isinstance(op, ir.Block) or op.name != "arith.cmpi" or not _is_wide(op.operands[0].type):
            return None
        if self._sum(value) == _TRUE:
            return []
        left, right = (self._sum(operand) for operand in op.operands)
        predicate = integer(op.attributes["predicate"])
        if left is None or right is None:
            return None
        difference = self._without_multiples(_add(left, right, -1))
        if predicate == _EQUAL:
            return self._equation(difference)
        if predicate not in _ORDERED:
            return None
        return _conditions(_at_least_zero(predicate, difference), True)

    def nonzero(self, divisor: ir.Value) -> list[Condition]:
        """Return what makes ``divisor`` another number than 0, as far as it is about sizes."""
        conditions, factors, seen = [], [divisor], set[ir.Value]()
        for value in factors:  # which grows
            if value in seen:
                continue
            seen.add(value)
            op, sum_ = value.owner, self._sum(value)
            if sum_ is not None and _is_never_negative(sum_):
                conditions += _conditions(_add(sum_, _TRUE, -1), True) or []
            elif isinstance(op, ir.Block):
                continue
            elif op.name == "arith.muli":
                factors += op.operands
            elif op.name == "arith.select" and (is_first := self._sum(op.operands[0])) is not None:
                factors.append(op.operands[1 if is_first else 2])
        return conditions

    def _equation(self, sum_: Sum) -> list[Condition] | None:
        """The condition that ``sum_`` is 0. If it is ``x - 2 * (x // 2)``, 2 divides x."""
        quotients = [term for term in sum_ if isinstance(term, Quotient)]
        if not quotients:
            return _conditions(sum_)
        quotient, *more = quotients
        rest = {term: factor for term, factor in sum_.items() if term != quotient}
        multiple = _add({}, rest, -quotient.divisor / sum_[quotient])
        remainder = _add(dict(quotient.dividend), multiple, -1)
        if more or remainder.keys() - {None} or not 0 <= _constant(remainder) < quotient.divisor:
            return None
        if not remainder:
            self._multiples.add(quotient)
        return _conditions(multiple, divisor=quotient.divisor)

    def _sum(self, value: ir.Value, depth: int = 0) -> Sum | None:
        """What ``value`` is; None if it is not computed from sizes of arguments in sums."""
        if value not in self._sums:
            self._sums[value] = self._computed(value, depth)
        return self._sums[value]

    def _computed(self, value: ir.Value, depth: int) -> Sum | None:
        op = value.owner
        if isinstance(op, ir.Block) or depth > MAX_DEPTH:
            return None
        if op.name in _DIM:
            return self._size(*op.operands)
        if op.name == "arith.constant":
            number = integer(constant_value(value))
            return None if number is None else _add({}, {None: Fraction(number)})
        if not op.name.startswith(("arith.", "affine.apply")):
            return None
        operands = [self._sum(operand, depth + 1) for operand in op.operands]
        match op.name, operands:
            case ("arith.select", [dict() as is_first, *choices]):
                return choices[0 if is_first else 1]
            case ("arith.extui", [dict() as operand]) if _is_never_negative(operand):
                return operand
        if not all(_is_wide(operand.type) for operand in op.operands):
            return None  # with 8 bits, 100 + 100 is negative
        if op.name == "affine.apply":
            return _applied(op.attributes["map"].value, operands)
        match op.name, operands:
            case ("arith.addi", [dict() as left, dict() as right]):
                return _add(left, right)
            case ("arith.subi", [dict() as left, dict() as right]):
                return _add(left, right, -1)
            case ("arith.muli", [dict() as left, dict() as right]):
                return _product(left, right)
            case ("arith.cmpi", [dict() as left, dict() as right]):
                return _truth(integer(op.attributes["predicate"]), _add(left, right, -1))
            case ("arith.floordivsi", [dict() as left, dict() as right]) if right.keys() == {None}:
                return _quotient(left, _constant(right))
            case ("arith.divsi", [dict() as left, dict() as right]) if right.keys() == {None}:
                is_rounded_down = _is_never_negative(left)
                return _quotient(left, _constant(right)) if is_rounded_down else None
            case (name, [dict() as operand]) if name in _CASTS and _is_wide(value.type):
                return operand
        return None

    def _size(self, array: ir.Value, axis: ir.Value) -> Sum | None:
        if array.owner != self._entry:
            return None
        i, number = ir.BlockArgument(array).arg_number, integer(constant_value(axis))
        shape = self._shapes[i] or ()
        if number is None or not 0 <= number < len(shape):
            return None
        size = shape[number]
        return _add({}, _TRUE, size) if isinstance(size, int) else {(i, number): Fraction(1)}

    def _without_multiples(self, sum_: Sum) -> Sum:
        """``sum_``, in which a quotient of a multiple is a fraction of the dividend."""
        for quotient in self._multiples & sum_.keys():
            factor = sum_[quotient]
            rest = _add(sum_, {quotient: Fraction(1)}, -factor)
            sum_ = _add(rest, dict(quotient.dividend), factor / quotient.divisor)
        return sum_


def _at_least_zero(predicate: int, difference: Sum) -> Sum:
    """What is 0 or more if the comparison of two numbers of this ``difference`` is true."""
    sign, least = _ORDERED[predicate]
    return _add({None: Fraction(-least)}, difference, sign)


def _truth(predicate: int | None, difference: Sum) -> Sum | None:
    """1 if a comparison is true of all sizes, 0 if of none; no size is negative."""
    if predicate not in _ORDERED:
        return None
    sum_ = _at_least_zero(predicate, difference)
    if _is_never_negative(sum_):
        return _TRUE
    return {} if _constant(sum_) < 0 and _is_never_negative(_add({}, sum_, -1)) else None


def _applied(map_: Any, operands: list[Sum | None]) -> Sum | None:
    """The one result of ``map_``; None if it is no sum."""

    def value(expression: Any) -> Sum | None:
        match expression:
            case ir.AffineConstantExpr():
                return _add({}, _TRUE, expression.value)
            case ir.AffineDimExpr():
                number: int = expression.position
                return operands[number]
            case ir.AffineSymbolExpr():
                number = map_.n_dims + expression.position
                return operands[number]
            case ir.AffineAddExpr() | ir.AffineMulExpr():
                left, right = value(expression.lhs), value(expression.rhs)
                if left is None or right is None:
                    return None
                is_sum = isinstance(expression, ir.AffineAddExpr)
                return _add(left, right) if is_sum else _product(left, right)
        return None

    return value(map_.results[0])


def _is_never_negative(sum_: Sum) -> bool:
    """Whether ``sum_`` has no negative factor and no quotient; no size is negative."""
    return all(factor > 0 and not isinstance(term, Quotient) for term, factor in sum_.items())


def _is_wide(type_: ir.Type) -> bool:
    """Whether sums of sizes fit into this type, of which JAX's have 32 bits."""
    is_integer = isinstance(type_, ir.IntegerType)
    return isinstance(type_, ir.IndexType) or (is_integer and type_.width >= 32)


def _quotient(dividend: Sum, divisor: Fraction) -> Sum | None:
    factors = _without_quotients(dividend)
    if factors is None or divisor < 0:
        return None
    exact = _add({}, dividend, 1 / divisor)
    if all(factor.denominator == 1 for factor in exact.values()):
        return exact
    return {Quotient(frozenset(factors.items()), int(divisor)): Fraction(1)}


def _without_quotients(sum_: Sum) -> dict[Place | None, Fraction] | None:
    """``sum_``; None if there is a quotient in it."""
    terms = {term: each for term, each in sum_.items() if not isinstance(term, Quotient)}
    return terms if len(terms) == len(sum_) else None


def _add(left: Sum, right: Sum, factor: Fraction | int = 1) -> Sum:
    """``left + factor * right``."""
    total = {term: left.get(term, 0) + factor * right.get(term, 0) for term in left | right}
    return {term: Fraction(number) for term, number in total.items() if number}


def _product(left: Sum, right: Sum) -> Sum | None:
    """``left * right``; None if neither is a number."""
    if left.keys() <= {None}:
        return _add({}, right, _constant(left))
    return _add({}, left, _constant(right)) if right.keys() <= {None} else None


def _constant(sum_: Sum) -> Fraction:
    return sum_.get(None, Fraction())


def _conditions(sum_: Sum, at_least: bool = False, divisor: int = 0) -> list[Condition] | None:
    """The condition on a sum, with integer factors that have no common divisor."""
    terms = _without_quotients(sum_)
    if terms is None:
        return None
    scale = Fraction(lcm(*(factor.denominator for factor in terms.values())))
    if not divisor:  # of sums that are at least a constant, 2n >= 1 is n >= 1
        divided = [each for term, each in terms.items() if term is not None or not at_least]
        scale /= gcd(*(int(scale * factor) for factor in divided)) or 1
    constant = floor(scale * terms.pop(None, Fraction()))
    places = sorted((term, int(scale * each)) for term, each in terms.items() if term is not None)
    divisor = int(scale * divisor)
    if max(map(abs, [constant, divisor, *(factor for _, factor in places)])) > MAX_NUMBER:
        return None
    if not places:
        is_true = (
            constant >= 0 if at_least else constant % divisor == 0 if divisor else constant == 0
        )
        return [] if is_true else None
    if places[0][1] < 0 and not at_least:
        places, constant = [(place, -factor) for place, factor in places], -constant
    return [Condition(tuple(places), constant, at_least, divisor)]
