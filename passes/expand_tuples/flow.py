"""Where tuples go: from the boundaries of functions through the ops between."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from itertools import islice

from mlir_abi.bindings import ir
from mlir_abi.passes.support.attributes import symbol
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import FUNCTION_OPS, functions
from mlir_abi.passes.support.tuple_leaves import Leaves

CALLS = frozenset({"func.call", "func.call_indirect"})
BOUNDARY = FUNCTION_OPS | CALLS | {"func.constant", "func.return"}
"""Ops whose types are those of a function."""


@dataclass(frozen=True, eq=False)
class Site:
    """An op whose types mention tuples, and those of its values whose types do.

    Hashed by identity: the bindings hash an op by its contents.
    """

    op: ir.Operation
    tuples: list[ir.Value]


def any_function_mentions_tuples(module: ir.Operation, leaves: Leaves) -> bool:
    """Whether the type of one function does: only then can a call or function value of it."""
    function_types = {function.attributes["function_type"] for function in functions(module)}
    return any(
        leaves.change(type_)
        for attribute in function_types
        for type_ in (*attribute.value.inputs, *attribute.value.results)
    )


def boundary_sites(module: ir.Operation, leaves: Leaves) -> list[Site]:
    """The sites that share a tuple with the boundary of a function, directly or through others."""
    sites = _sites(module, leaves)
    neighbours: dict[ir.Value, list[Site]] = {}
    for site in sites:
        for value in site.tuples:
            neighbours.setdefault(value, []).append(site)
    reached: set[Site] = set()
    pending = [site for site in sites if site.op.name in BOUNDARY]
    while pending:
        site = pending.pop()
        if site not in reached:
            reached.add(site)
            for value in site.tuples:
                pending.extend(neighbours.pop(value, ()))
    return [site for site in sites if site in reached]


def _sites(module: ir.Operation, leaves: Leaves) -> list[Site]:
    """Every site, in the order of the text."""
    sites = []

    def visit(view: ir.Operation) -> ir.WalkResult:
        op = view.operation
        tuples = [value for value in _values(op) if leaves.change(value.type)]
        if tuples or (op.name in FUNCTION_OPS and leaves.change(function_type(op))):
            sites.append(Site(op, tuples))
        return ir.WalkResult.ADVANCE

    module.walk(visit, ir.WalkOrder.PRE_ORDER)
    return sites


def _values(op: ir.Operation) -> Iterator[ir.Value]:
    """What ``op`` takes, gives, and passes to the blocks it enters."""
    yield from op.operands
    yield from op.results
    for block in op.successors:
        yield from block.arguments
    for region in op.regions:
        for entry in islice(region, 1):
            yield from entry.arguments


def definitions_first(sites: list[Site]) -> list[Site]:
    """The sites, each after those that define its operands.

    Raises `PassError` where that cannot be: code that is never entered may take its own results.
    """
    owner = {result: site for site in sites for result in site.op.results}
    definitions = {site: [owner[v] for v in site.op.operands if v in owner] for site in sites}
    try:
        return list(TopologicalSorter(definitions).static_order())
    except CycleError as error:
        op = error.args[1][0].op
        raise PassError(
            (op.location, f"{describe(op)} takes its own result, in a block that is never entered")
        ) from None


def function_type(function: ir.Operation) -> ir.FunctionType:
    """The type of a function, defined or declared."""
    return function.attributes["function_type"].value


def describe(operation: ir.Operation) -> str:
    """``@f`` for a function, ``'func.call' in @f`` for an op in one."""
    if operation.name in FUNCTION_OPS:
        return symbol(operation)
    parent = operation.parent
    while parent is not None and parent.name not in FUNCTION_OPS:
        parent = parent.operation.parent
    return f"'{operation.name}'" + (f" in {describe(parent.operation)}" if parent else "")
