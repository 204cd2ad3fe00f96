"""The functions of a module that C calls, or implements, by their wrappers."""

from __future__ import annotations

from dataclasses import replace

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection import WRAPPER_PREFIX, CAbi, Convention, FunctionReflection
from mlir_abi.dialect_attrs.types import Tuple
from mlir_abi.passes.attributes import BARE_POINTERS, EMIT_C_INTERFACE
from mlir_abi.passes.diagnostics import for_each
from mlir_abi.passes.expand_tuples import ExpandTuples
from mlir_abi.passes.func_to_llvm.data_layout import index_bits
from mlir_abi.passes.functions import functions, is_exported
from mlir_abi.passes.records import module_records
from mlir_abi.passes.reflect import Reflections, check_bufferized


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
    found = _described(module, c_abi, bits)
    if any(map(_has_tuples, found)):
        ExpandTuples().run(module)
        found = _described(module, c_abi, bits)
    described = {reflection.name for reflection in found}
    lowered = [record for record in module_records(module) if record.name not in described]
    return [*lowered, *found]


def _described(module: ir.Operation, c_abi: CAbi, bits: int) -> list[FunctionReflection]:
    """The functions that are marked; one that takes bare pointers has no convention."""
    reflections = Reflections()
    found: list[FunctionReflection] = []

    def describe(function: ir.Operation) -> None:
        if EMIT_C_INTERFACE not in function.attributes:
            return
        reflection = reflections.of(function)
        if reflection is not None:
            check_bufferized(function, reflection)
            wrapper = Convention(WRAPPER_PREFIX + reflection.name, c_abi, bits)
            has_one = BARE_POINTERS not in function.attributes
            found.append(replace(reflection, convention=wrapper if has_one else None))

    for_each(functions(module), describe)
    return found


def _annotate(module: ir.Operation, *, every: bool) -> None:
    """Mark the functions that are to be described."""
    able = [op for op in functions(module) if BARE_POINTERS not in op.attributes]
    exported = [op for op in able if is_exported(op)]
    if not every and any(EMIT_C_INTERFACE in op.attributes for op in exported):
        return
    for op in able if every else exported:
        op.attributes[EMIT_C_INTERFACE] = ir.UnitAttr.get()


def _has_tuples(reflection: FunctionReflection) -> bool:
    values = (*reflection.arguments, *reflection.results)
    return any(isinstance(value.type, Tuple) for value in values)
