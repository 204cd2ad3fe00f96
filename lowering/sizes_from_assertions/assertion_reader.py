"""Reads the conditions of an assertion on the sizes of arguments."""

from __future__ import annotations

from collections.abc import Sequence
from math import gcd

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.size_conditions import SizeCondition
from mlir_abi.dialect_attrs.size_expressions import Quotient, SizeAt, Sum
from mlir_abi.dialect_attrs.sizes import Sizes
from mlir_abi.dialect_attrs.structure import MAX_DEPTH
from mlir_abi.lowering.affine_sums import applied, product
from mlir_abi.lowering.entry_conditions import conditions_of, has_quotient, is_never_negative
from mlir_abi.passes.support.attributes import constant_value, integer

_DIM = ("tensor.dim", "memref.dim")
_CASTS = ("arith.index_cast", "arith.extsi", "arith.trunci")
_EQUAL = 0
_ORDERED = {2: (-1, 1), 3: (-1, 0), 4: (1, 1), 5: (1, 0)}  # slt, sle, sgt, sge
"""For each predicate of ``arith.cmpi``: (sign, minimum): sign * (left - right) >= minimum."""

_UNSIGNED = {6: (True, 1), 7: (True, 0), 8: (False, 1), 9: (False, 0)}  # ult, ule, ugt, uge
"""The same: (whether the left is less, minimum)."""

_FALSE, _TRUE = Sum(), Sum({}, 1)


class AssertionReader:
    """Reads assertions of a function, one after the other; ``entry`` is its first block.

    ``shapes`` are those of its arguments; a size that is no number there is a term of sums.
    """

    def __init__(self, entry: ir.Block, shapes: Sequence[Sizes | None]) -> None:
        self._entry, self._shapes = entry, shapes
        self._sums: dict[ir.Value, Sum | None] = {}
        self._exact: set[Quotient] = set()  # without a remainder, by an assertion

    def conditions(self, value: ir.Value) -> list[SizeCondition] | None:
        """Return what makes ``value`` true; None if it is not about sizes of arguments alone.

        The terms of the conditions are `SizeAt`.
        """
        parts = list(map(self._comparison, _conjuncts(value)))
        return None if None in parts else [each for part in parts for each in part or ()]

    def _comparison(self, value: ir.Value) -> list[SizeCondition] | None:
        """The same, if ``value`` is a comparison."""
        op = value.owner
        if isinstance(op, ir.Block) or op.name != "arith.cmpi" or not _is_wide(op.operands[0].type):
            return None
        if self._sum(value) == _TRUE:
            return []
        left, right = (self._sum(operand) for operand in op.operands)
        predicate = integer(op.attributes["predicate"])
        if left is None or right is None:
            return None
        if predicate == _EQUAL:
            return self._equation(self._without_exact_quotients(left - right))
        if predicate in _UNSIGNED:
            is_less, minimum = _UNSIGNED[predicate]
            less, greater = (left, right) if is_less else (right, left)
            return self._unsigned(less, greater, minimum)
        if predicate not in _ORDERED:
            return None
        sum_ = _at_least_zero(predicate, left - right)
        return conditions_of(self._without_exact_quotients(sum_), ">=")

    def _unsigned(self, less: Sum, greater: Sum, minimum: int) -> list[SizeCondition] | None:
        """The conditions that ``less`` is not negative, and ``less + minimum`` at most ``greater``.

        None if ``greater`` may be negative: as an unsigned number it is large then.
        """
        if not is_never_negative(greater):
            return None
        sums = map(self._without_exact_quotients, (less, greater - less - Sum({}, minimum)))
        read = [[] if is_never_negative(each) else conditions_of(each, ">=") for each in sums]
        return None if None in read else [each for part in read for each in part or ()]

    def nonzero(self, divisor: ir.Value) -> list[SizeCondition]:
        """Return the conditions on sizes that make ``divisor`` nonzero."""
        conditions, factors, seen = list[SizeCondition](), [divisor], set[ir.Value]()
        for value in factors:  # which grows
            if value in seen:
                continue
            seen.add(value)
            op, sum_ = value.owner, self._sum(value)
            if sum_ is not None and is_never_negative(sum_):
                conditions += conditions_of(sum_ - Sum({}, 1), ">=") or []
            elif isinstance(op, ir.Block):
                continue
            elif op.name == "arith.muli":
                factors += op.operands
            elif op.name == "arith.select" and (is_first := self._sum(op.operands[0])) is not None:
                factors.append(op.operands[2 if is_first == _FALSE else 1])
        return conditions

    def _equation(self, sum_: Sum) -> list[SizeCondition] | None:
        """The condition that ``sum_`` is 0.

        If it is ``factor * (x // d) + rest``, and ``x + d * rest / factor`` is a number from 0 to
        less than ``d``, then ``factor`` must divide ``rest``: ``2 * (x // 2) - x`` says that x is
        even.
        """
        quotients = [term for term in sum_.factors if isinstance(term, Quotient)]
        if not quotients:
            return conditions_of(sum_, "==")
        quotient, *more = quotients
        sum_ //= gcd(*sum_.numbers)
        if sum_.factors[quotient] < 0:
            sum_ *= -1
        factor, divisor = sum_.factors[quotient], quotient.divisor.constant
        rest = sum_ - Sum({quotient: factor})
        remainder = (quotient.dividend * factor + rest * divisor).number
        if more or remainder is None or not 0 <= remainder < divisor * factor:
            return None
        if remainder == 0:
            self._exact.add(quotient)
        return conditions_of(rest, "==", factor)

    def _sum(self, value: ir.Value, depth: int = 0) -> Sum | None:
        """The sum that ``value`` is; None if it is no sum of sizes of arguments."""
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
            return None if number is None else Sum({}, number)
        if not op.name.startswith(("arith.", "affine.apply")):
            return None
        operands = [self._sum(operand, depth + 1) for operand in op.operands]
        match op.name, operands:
            case ("arith.select", [Sum() as is_first, *choices]):
                return choices[1 if is_first == _FALSE else 0]
            case ("arith.extui", [Sum() as operand]) if is_never_negative(operand):
                return operand
        if not all(_is_wide(operand.type) for operand in op.operands):
            return None  # with 8 bits, 100 + 100 is negative
        if op.name == "affine.apply":
            return applied(op.attributes["map"].value, operands)
        match op.name, operands:
            case ("arith.addi", [Sum() as left, Sum() as right]):
                return left + right
            case ("arith.subi", [Sum() as left, Sum() as right]):
                return left - right
            case ("arith.muli", [Sum() as left, Sum() as right]):
                return product(left, right)
            case ("arith.cmpi", [Sum() as left, Sum() as right]):
                return _truth(integer(op.attributes["predicate"]), left - right)
            case ("arith.floordivsi", [Sum() as left, Sum() as right]):
                return _quotient(left, right)
            case ("arith.divsi", [Sum() as left, Sum() as right]) if is_never_negative(left):
                return _quotient(left, right)
            case (name, [Sum() as operand]) if name in _CASTS and _is_wide(value.type):
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
        return Sum({}, size) if isinstance(size, int) else Sum({SizeAt((i, number)): 1})

    def _without_exact_quotients(self, sum_: Sum) -> Sum:
        """A positive multiple of ``sum_``, in which ``n`` stands for ``2 * (n // 2)`` of an even n.

        The result is compared with 0 as ``sum_`` is.
        """
        for quotient in self._exact & sum_.factors.keys():
            factor, divisor = sum_.factors[quotient], quotient.divisor.constant
            sum_ = (sum_ - Sum({quotient: factor})) * divisor + quotient.dividend * factor
        return sum_


def _conjuncts(value: ir.Value) -> list[ir.Value]:
    """The values that ``arith.andi`` joins to ``value``."""
    found, conjuncts, seen = [value], list[ir.Value](), set[ir.Value]()
    for each in found:  # which grows
        op = each.owner
        if each in seen:
            continue
        seen.add(each)
        if isinstance(op, ir.Block) or op.name != "arith.andi":
            conjuncts.append(each)
        else:
            found += op.operands
    return conjuncts


def _at_least_zero(predicate: int, difference: Sum) -> Sum:
    """The sum that is at least 0 if a comparison with this ``difference`` is true."""
    sign, minimum = _ORDERED[predicate]
    return difference * sign - Sum({}, minimum)


def _truth(predicate: int | None, difference: Sum) -> Sum | None:
    """1 if a comparison is true of all sizes, 0 if of none; no size is negative."""
    if predicate not in _ORDERED:
        return None
    sum_ = _at_least_zero(predicate, difference)
    if is_never_negative(sum_):
        return _TRUE
    return _FALSE if sum_.constant < 0 and is_never_negative(sum_ * -1) else None


def _is_wide(type_: ir.Type) -> bool:
    """Whether sums of sizes fit into this type, of which JAX's have 32 bits."""
    is_integer = isinstance(type_, ir.IntegerType)
    return isinstance(type_, ir.IndexType) or (is_integer and type_.width >= 32)


def _quotient(dividend: Sum, divisor: Sum) -> Sum | None:
    number = divisor.number
    return None if number is None or number < 1 or has_quotient(dividend) else dividend // number
