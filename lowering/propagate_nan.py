"""Comparisons of torch-mlir that lose NaN."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from mlir_abi.bindings import arith, ir
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import find_named, replace_op

_PREDICATE = arith.CmpFPredicate
_GREATER = tuple(int(_PREDICATE[name]) for name in ("OGT", "OGE", "UGT", "UGE"))
_ORDERED = _GREATER + tuple(int(_PREDICATE[name]) for name in ("OLT", "OLE", "ULT", "ULE"))
_BEST = ("arith.maximumf", "arith.minimumf")
_SELECT = "arith.select"


@dataclass(frozen=True)
class PropagateNan(Pass):
    """Let maxima, minima, their indices and sorts of torch-mlir treat NaN as PyTorch does.

    Before::

        %p = arith.cmpf ogt, %x, %y : f32
        %r = arith.select %p, %x, %y : f32

    After::

        %r = arith.maximumf %x, %y : f32

    - ``maximum``, ``minimum`` and ``clamp`` become a comparison, which a NaN fails. It is the
      result in PyTorch.
    - ``argmax``, ``argmin``, and ``max`` and ``min`` of a dimension, skip a NaN. Its index, the
      first, is the result in PyTorch.
    - ``sort``, ``argsort`` and ``topk`` compare neighbours, so that all numbers are out of order
      beside a NaN. In PyTorch, it is the greatest.

    In a module with types of torch-mlir, such comparisons of `arith` are replaced, too.
    """

    name: ClassVar[str] = "abi-propagate-nan"

    def run(self, op: ir.Operation) -> None:
        """Replace each of them; nothing is an error."""
        for compare in find_named(op, "arith.cmpf"):
            predicate = compare.attributes["predicate"].value
            if predicate in _ORDERED:
                is_greater = predicate in _GREATER
                _choose_number(compare, is_greater)
                if compare.parent.operation.name == "tm_tensor.sort":
                    _order(compare, is_greater)
                elif list(compare.result.uses) and _follows_best(compare):
                    _choose_index(compare)


def _follows_best(compare: ir.Operation) -> bool:
    """Whether the greatest or least of the operands is computed, too, as for its index."""
    compared = list(compare.operands)
    users = [use.owner for use in compared[0].uses]
    return any(each.name in _BEST and list(each.operands) == compared for each in users)


def _order(compare: ir.Operation, is_descending: bool) -> None:
    """Let NaN be the greatest: the left one comes first, or the right one last."""
    nan = compare.operands[0 if is_descending else 1]
    _accept(compare, [(_PREDICATE.UNO, nan)])


def _choose_index(compare: ir.Operation) -> None:
    """Choose the index of the left number, too, if that is NaN, and the right one is not."""
    left, right = compare.operands
    _accept(compare, [(_PREDICATE.UNO, left), (_PREDICATE.ORD, right)])


def _accept(compare: ir.Operation, conditions: list[tuple[Any, ir.Value]]) -> None:
    """Let the comparison hold, too, where all ``conditions`` do, each of a number and itself."""
    uses = [(use.owner, use.operand_number) for use in compare.result.uses]
    with ir.InsertionPoint.after(compare), compare.location:
        also, *others = [arith.cmpf(predicate, value, value) for predicate, value in conditions]
        for each in others:
            also = arith.andi(also, each)
        holds = arith.ori(compare.result, also)
    for owner, number in uses:
        owner.operands[number] = holds


def _choose_number(compare: ir.Operation, is_greater: bool) -> None:
    """Replace the choices of one of the numbers that are compared."""
    left, right = compare.operands
    for use in list(compare.result.uses):
        select = use.owner
        if select.name == _SELECT:
            chosen = list(select.operands)[1:]
            if chosen in ([left, right], [right, left]):
                is_maximum = is_greater == (chosen[0] == left)
                best = arith.maximumf if is_maximum else arith.minimumf
                with ir.InsertionPoint(select), select.location:
                    replace_op(select, [best(left, right)])
