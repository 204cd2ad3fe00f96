"""Which functions of a module the passes speak of."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mlir_abi.bindings import ir
from mlir_abi.passes.support.attributes import NONE, STUB

FUNCTION_OPS = frozenset({"func.func", "util.func"})
"""Ops with a ``sym_name`` and a ``function_type``; ``util.func`` is IREE's."""


def functions(module: ir.Operation) -> Iterator[ir.Operation]:
    """Every function below ``module``, those of nested modules included, in the order of the text.

    Symbol tables are entered and function bodies are not: no function is nested in one.
    """
    return (op for op in walk(module, _is_entered) if op.name in FUNCTION_OPS)


def _is_entered(op: ir.Operation) -> bool:
    return op.name not in FUNCTION_OPS


def walk(top: ir.Operation, enters: Callable[[ir.Operation], bool]) -> Iterator[ir.Operation]:
    """Every operation below ``top``, but for those in one that is not entered.

    They come in the order of the text, however deep they are nested.
    """
    entered = [operations_in(top)]
    while entered:
        for op in entered[-1]:
            yield op
            if enters(op) and len(op.regions):
                entered.append(operations_in(op))
                break
        else:
            entered.pop()


def operations_in(op: ir.Operation) -> Iterator[ir.Operation]:
    """The operations that lie directly in ``op``."""
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
