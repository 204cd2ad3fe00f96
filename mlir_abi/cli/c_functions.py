"""Finds the functions of a module that C can call, or provide, through their wrappers."""

from __future__ import annotations

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection.record import CAbi, FunctionReflection
from mlir_abi.passes.expand_tuples import ExpandTuples
from mlir_abi.passes.llvm.data_layout import index_bits
from mlir_abi.passes.support.attributes import BARE_POINTERS, EMIT_C_INTERFACE, symbol_name
from mlir_abi.passes.support.functions import (
    FUNCTION_OPS,
    functions,
    is_definition,
    is_exported,
    walk,
)
from mlir_abi.passes.support.records import module_records
from mlir_abi.passes.support.reflections import c_reflections, contain_tuples

_LLVM_FUNCTION = "llvm.func"


def expand_tuples_and_reflect(
    module: ir.Operation, c_abi: CAbi = "mlir", index_bitwidth: int = 0, *, every: bool = False
) -> list[FunctionReflection]:
    """Return the reflections of the functions with C wrappers, in the order of the text.

    These are the functions with ``llvm.emit_c_interface``. If no exported function has it, they are
    all exported functions, which ``abi-embed-reflection`` would mark. With ``every``, they are all
    exported and all declared functions, as with ``emit-c-wrappers=all`` of ``abi-func-to-llvm``.
    Functions that are lowered already come first, read from the records of
    ``abi-embed-reflection``. The other options are those of ``abi-func-to-llvm``.

    If one of the functions takes or returns a tuple, this expands the tuples of ``module``. Raises
    `PassError`.
    """
    bits = index_bitwidth or index_bits(module)
    reflections = c_reflections(_with_wrappers(module, every), c_abi, bits)
    if contain_tuples(reflection for _, reflection in reflections):
        ExpandTuples().run(module)
        reflections = c_reflections(_with_wrappers(module, every), c_abi, bits)
    names = {reflection.name for _, reflection in reflections}
    lowered = [record for record in module_records(module) if record.name not in names]
    return [*lowered, *(reflection for _, reflection in reflections)]


def lowered_functions(module: ir.Operation) -> frozenset[str]:
    """The names of the functions that ``module`` defines in the LLVM dialect."""
    ops = walk(module, lambda op: op.name not in (*FUNCTION_OPS, _LLVM_FUNCTION))
    return frozenset(
        symbol_name(op) for op in ops if op.name == _LLVM_FUNCTION and is_definition(op)
    )


def _with_wrappers(module: ir.Operation, every: bool) -> list[ir.Operation]:
    candidates = [op for op in functions(module) if is_exported(op) or not is_definition(op)]

    def is_marked(op: ir.Operation) -> bool:
        return EMIT_C_INTERFACE in op.attributes

    def can_be_marked(op: ir.Operation) -> bool:
        return BARE_POINTERS not in op.attributes and (every or is_exported(op))

    if not every and any(is_marked(op) for op in candidates if can_be_marked(op)):
        return [op for op in candidates if is_marked(op)]
    return [op for op in candidates if is_marked(op) or can_be_marked(op)]
