"""Which functions of a module the passes speak of."""

from __future__ import annotations

from collections.abc import Iterator

from mlir_abi.bindings import ir
from mlir_abi.passes.attributes import NONE, STUB

FUNCTION_OPS = frozenset({"func.func", "util.func"})
"""Ops with a ``sym_name`` and a ``function_type``; ``util.func`` is IREE's."""


def functions(module: ir.Operation) -> Iterator[ir.Operation]:
    """Every function below ``module``, those of nested modules included, in the order of the text.

    Symbol tables are entered and function bodies are not: no function is nested in one.
    """
    entered = [_operations_in(module)]
    while entered:
        for op in entered[-1]:
            if op.name in FUNCTION_OPS:
                yield op
            elif len(op.regions):
                entered.append(_operations_in(op))
                break
        else:
            entered.pop()


def _operations_in(op: ir.Operation) -> Iterator[ir.Operation]:
    for region in op.regions:
        for block in region:
            for view in block:
                yield view.operation


def is_definition(function: ir.Operation) -> bool:
    """Whether ``function`` has a body."""
    return len(function.regions[0].blocks) > 0


def is_exported(function: ir.Operation) -> bool:
    """Whether a caller outside the module can reach ``function``: public, defined, not excluded.

    MLIR's verifier keeps declarations from being public.
    """
    attributes = function.attributes
    if "sym_visibility" in attributes and attributes["sym_visibility"].value != "public":
        return False
    return STUB not in attributes and NONE not in attributes
