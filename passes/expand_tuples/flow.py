"""Finds the operations that tuples reach from the boundaries of functions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from graphlib import CycleError, TopologicalSorter
from itertools import islice
from typing import TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import (
    CALLS,
    CONSTANT,
    FUNCTION_OPS,
    RETURN,
    function_type,
    operations,
    place_of,
)
from mlir_abi.passes.support.tuple_leaves import Leaves

BOUNDARY = FUNCTION_OPS | CALLS | {CONSTANT, RETURN}
"""Operations whose types are those of a function."""

Updates: TypeAlias = dict[str, "ir.Attribute | None"]
"""New attributes of an op; None for an attribute to delete."""


@dataclass(eq=False)
class TupleUse:
    """An operation whose types mention tuples, and its values with such types.

    It is hashed by identity: the bindings hash an operation by its contents. The plan sets
    ``updates``.
    """

    op: ir.Operation
    tuples: list[ir.Value]
    updates: Updates = field(default_factory=dict)


def boundary_uses(module: ir.Operation, leaves: Leaves) -> list[TupleUse]:
    """Return the uses of tuples that cross a function's boundary, here or at another operation."""
    uses = _tuple_uses(module, leaves)
    by_tuple: dict[ir.Value, list[TupleUse]] = {}
    for use in uses:
        for value in use.tuples:
            by_tuple.setdefault(value, []).append(use)
    reached: set[TupleUse] = set()
    pending = [use for use in uses if use.op.name in BOUNDARY]
    while pending:
        use = pending.pop()
        if use not in reached:
            reached.add(use)
            for value in use.tuples:
                pending.extend(by_tuple.pop(value, ()))
    return [use for use in uses if use in reached]


def _tuple_uses(module: ir.Operation, leaves: Leaves) -> list[TupleUse]:
    """Return all uses of tuples in ``module``, in the order of the text."""
    uses = []
    for op in operations(module):
        tuples = [value for value in _values(op) if leaves.contains_tuple(value.type)]
        if tuples or (op.name in FUNCTION_OPS and leaves.contains_tuple(function_type(op))):
            uses.append(TupleUse(op, tuples))
    return uses


def _values(op: ir.Operation) -> Iterator[ir.Value]:
    """Yield the operands and results of ``op``, and the arguments of the blocks that it enters."""
    yield from op.operands
    yield from op.results
    for block in op.successors:
        yield from block.arguments
    for region in op.regions:
        for entry in islice(region, 1):
            yield from entry.arguments


def definitions_first(uses: list[TupleUse]) -> list[TupleUse]:
    """Sort ``uses`` so that each comes after the definitions of its operands.

    Raises `PassError` if that is impossible: an operation in an unreachable block may use its own
    results.
    """
    owner = {result: use for use in uses for result in use.op.results}
    definitions = {use: [owner[v] for v in use.op.operands if v in owner] for use in uses}
    try:
        return list(TopologicalSorter(definitions).static_order())
    except CycleError as error:
        op = error.args[1][0].op
        raise PassError(
            (op.location, f"{place_of(op)} takes its own result, in a block that is never entered")
        ) from None
