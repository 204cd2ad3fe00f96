"""Copies the computation of a size to another function."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from mlir_abi.bindings import ir
from mlir_abi.passes.support.functions import find_all

_PURE_DIALECTS = frozenset({"arith", "index", "math"})
_PURE_OPS = frozenset(
    {
        *("affine.apply", "affine.delinearize_index", "affine.linearize_index"),
        *("affine.max", "affine.min"),
        *("scf.condition", "scf.for", "scf.if", "scf.index_switch", "scf.while", "scf.yield"),
    }
)
"""Operations without side effects if all operands and results, in regions too, are scalars."""

_SCALARS = (ir.IndexType, ir.IntegerType, ir.FloatType)


class DependsOnData(Exception):  # noqa: N818 -- a finding, not an error
    """A value is not computed from parameters alone; the message names its source."""


class Slicer:
    """Copies the computations of values to another function, each operation once.

    ``known`` maps values that need no computation to their values in that function.
    """

    def __init__(self, known: Mapping[ir.Value, ir.Value], at: ir.InsertionPoint) -> None:
        self._copied = dict(known)
        self._at = at

    def copy(self, value: ir.Value) -> ir.Value:
        """Return the value in the other function; raises `DependsOnData`, having copied nothing."""
        for op in computation(value, self._copied):
            copy = op.clone(ip=self._at)
            self._copied.update(zip(op.results, copy.results, strict=True))
            for inner in _with_nested(copy):
                for i, operand in enumerate(inner.operands):
                    if operand in self._copied:
                        inner.operands[i] = self._copied[operand]
        return self._copied[value]


def computation(value: ir.Value, known: Iterable[ir.Value]) -> list[ir.Operation]:
    """Return the operations that compute ``value`` from ``known``, in order.

    They have no side effects and use only scalars; otherwise this raises `DependsOnData`.
    """
    done = set(known)
    ordered: list[ir.Operation] = []
    pending = [(value, False)]
    while pending:
        value, has_operands = pending.pop()
        if value in done:
            continue
        op = _definition(value)
        if has_operands:
            done.update(op.results)
            ordered.append(op)
        else:
            pending.append((value, True))
            pending.extend((operand, False) for operand in _inputs(op))
    return ordered


def _definition(value: ir.Value) -> ir.Operation:
    if isinstance(value.owner, ir.Block):
        raise DependsOnData(_origin(value))
    op = value.owner.operation
    for inner in _with_nested(op):
        is_pure = inner.name in _PURE_OPS or inner.name.partition(".")[0] in _PURE_DIALECTS
        values = (*inner.operands, *inner.results)
        if not (is_pure and all(isinstance(value.type, _SCALARS) for value in values)):
            is_dim = inner.name in ("memref.dim", "tensor.dim")
            of = f" of {_origin(inner.operands[0])}" if is_dim else ""
            raise DependsOnData(f"'{inner.name}'{of}")
    return op


def _origin(value: ir.Value) -> str:
    if isinstance(value.owner, ir.Block):
        return "an argument of a block"
    return f"'{value.owner.operation.name}'"


def _inputs(op: ir.Operation) -> list[ir.Value]:
    """Return the values outside ``op`` that it and the operations in it use."""
    nested = _with_nested(op)
    inside = {result for inner in nested for result in inner.results}
    blocks = (block for inner in nested for region in inner.regions for block in region)
    inside.update(argument for block in blocks for argument in block.arguments)
    return [value for inner in nested for value in inner.operands if value not in inside]


def _with_nested(op: ir.Operation) -> list[ir.Operation]:
    return find_all(op, lambda _: True, ir.WalkOrder.POST_ORDER)
