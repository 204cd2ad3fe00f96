"""The functions of a module that C calls, or implements, by their wrappers."""

from __future__ import annotations

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection.record import CAbi, FunctionReflection
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
from mlir_abi.passes.support.reflections import described

_LLVM_FUNCTION = "llvm.func"


def c_functions(
    module: ir.Operation, c_abi: CAbi = "mlir", index_bitwidth: int = 0, *, every: bool = False
) -> list[FunctionReflection]:
    """The functions that have wrappers, or will have them, in the order of the text.

    They are those with ``llvm.emit_c_interface``; all of them with ``every``, which is
    ``emit-c-wrappers=all`` of ``abi-func-to-llvm``; all exported ones where no exported one has the
    attribute, as ``abi-embed-reflection`` has it. The other options are those of
    ``abi-func-to-llvm`` as well. Functions that are lowered already are read from the records that
    ``abi-embed-reflection`` has left, and come first. Expands the tuples of ``module``. Raises
    `PassError`.
    """
    _annotate(module, every=every)
    bits = index_bitwidth or index_bits(module)
    found = [record for _, record in described(module, c_abi, bits, only_marked=True)]
    names = {reflection.name for reflection in found}
    lowered = [record for record in module_records(module) if record.name not in names]
    return [*lowered, *found]


def lowered_functions(module: ir.Operation) -> frozenset[str]:
    """The names of the functions that ``module`` defines in the LLVM dialect."""
    ops = walk(module, lambda op: op.name not in (*FUNCTION_OPS, _LLVM_FUNCTION))
    return frozenset(
        symbol_name(op) for op in ops if op.name == _LLVM_FUNCTION and is_definition(op)
    )


def _annotate(module: ir.Operation, *, every: bool) -> None:
    """Mark the functions that are to be described."""
    able = [op for op in functions(module) if BARE_POINTERS not in op.attributes]
    exported = [op for op in able if is_exported(op)]
    if not every and any(EMIT_C_INTERFACE in op.attributes for op in exported):
        return
    for op in able if every else exported:
        op.attributes[EMIT_C_INTERFACE] = ir.UnitAttr.get()
