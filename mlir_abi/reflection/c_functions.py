"""Finds the functions of a module that C can call, or provide, through their wrappers."""

from __future__ import annotations

from functools import partial

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection.record import CAbi, FunctionReflection
from mlir_abi.passes.expand_tuples import ExpandTuples
from mlir_abi.passes.support import attributes
from mlir_abi.passes.support.data_layout import DataLayout
from mlir_abi.passes.support.functions import (
    FUNCTION_OPS,
    functions,
    is_definition,
    is_exported,
    walk,
)
from mlir_abi.passes.support.module_records import module_records
from mlir_abi.passes.support.reflections import c_reflections

_LLVM_FUNCTION = "llvm.func"


def expand_tuples_and_reflect(
    module: ir.Operation, c_abi: CAbi, index_bitwidth: int, *, every: bool
) -> tuple[list[FunctionReflection], list[FunctionReflection], dict[str, list[str]]]:
    """Return the records of lowered functions, and the reflections of those with C wrappers.

    The latter have ``llvm.emit_c_interface``. If no exported function has it, they are all exported
    functions, which ``abi-embed-reflection`` would mark. With ``every``, they are all exported and
    all declared functions, as with ``emit-c-wrappers=all`` of ``abi-func-to-llvm``. The other
    options are those of that pass. The third value has the names of all other functions, by the
    reason why they are left out.

    If one of the functions takes or returns a tuple, this expands the tuples of ``module``. Raises
    `PassError`.
    """
    layout, select = DataLayout.of(module, index_bitwidth), partial(_with_wrappers, every=every)
    reflections = c_reflections(module, select, c_abi, layout, ExpandTuples().run)
    names = {reflection.name for _, reflection in reflections}
    lowered = [record for record in module_records(module) if record.name not in names]
    others: dict[str, list[str]] = {}
    for function in functions(module):
        if (name := attributes.exported_name(function)) not in names:
            others.setdefault(_reason(function), []).append(name)
    return lowered, [reflection for _, reflection in reflections], others


def _reason(function: ir.Operation) -> str:
    """Why ``function`` is not selected."""
    if is_exported(function) or not is_definition(function):
        return "no llvm.emit_c_interface (--all declares them too)"
    if attributes.string(function.attributes.get(attributes.VISIBILITY)) == "private":
        return "private"
    return "iree.abi.stub or iree.abi.none"


def lowered_functions(module: ir.Operation) -> frozenset[str]:
    """The names of the functions that ``module`` defines in the LLVM dialect."""
    ops = walk(module, lambda op: op.name not in (*FUNCTION_OPS, _LLVM_FUNCTION))
    return frozenset(
        attributes.symbol_name(op) for op in ops if op.name == _LLVM_FUNCTION and is_definition(op)
    )


def _with_wrappers(module: ir.Operation, *, every: bool) -> list[ir.Operation]:
    candidates = [op for op in functions(module) if is_exported(op) or not is_definition(op)]

    def is_marked(op: ir.Operation) -> bool:
        return attributes.EMIT_C_INTERFACE in op.attributes

    def is_bare(op: ir.Operation) -> bool:
        return attributes.BARE_POINTERS in op.attributes

    if not every and any(is_marked(op) for op in candidates if is_exported(op) and not is_bare(op)):
        return [op for op in candidates if is_marked(op) or (is_bare(op) and is_exported(op))]
    return [op for op in candidates if every or is_marked(op) or is_exported(op)]
