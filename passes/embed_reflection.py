"""Embed the reflection of each function in the object file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection.record import FREE_SYMBOL, FunctionReflection
from mlir_abi.passes.expand_tuples import ExpandTuples
from mlir_abi.passes.llvm.type_converter import llvm_function_type
from mlir_abi.passes.support.attributes import EMIT_C_INTERFACE, symbol
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.data_layout import DataLayout
from mlir_abi.passes.support.diagnostics import PassError, warn
from mlir_abi.passes.support.functions import is_exported
from mlir_abi.passes.support.module_records import (
    GLOBAL,
    USED,
    add_global,
    address_of,
    module_records,
    record_symbol,
    used_symbols,
    write_record,
    write_used,
)
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.reflections import c_reflections, functions_at_boundary
from mlir_abi.passes.support.symbols import named_in

_FREE = "free"


@dataclass(frozen=True)
class EmbedReflection(Pass):
    """Describe every exported function by constant data, so that ``reflect`` can read a library.

    Before::

        func.func @f(%x: memref<?xf32> {iree.abi.name = "x"}) -> i32 {…}

    After::

        func.func @f(%x: memref<?xf32> {iree.abi.name = "x"}) -> i32
            attributes {llvm.emit_c_interface} {…}
        llvm.mlir.global constant @_mlir_abi_reflection_f("{…}")

    The data is the JSON of `dialect_attrs.reflection`: names, types, structure, and the symbol of
    the C wrapper; of the function itself, if it takes bare pointers. Declared functions with
    ``llvm.emit_c_interface``, which the module calls and its caller provides, are described by
    ``_mlir_abi_import_NAME``. If a function returns memory, ``_mlir_abi_free`` points to the
    function that frees it.

    The pass expands tuples; tensors must be bufferized before. ``abi-func-to-llvm``, which runs
    after this pass, writes its options to the data; until then the data describes MLIR's defaults.
    """

    name: ClassVar[str] = "abi-embed-reflection"

    def run(self, op: ir.Operation) -> None:
        """Describe every function in ``op``; raises `PassError`, with tuples expanded at most."""
        layout, expand = DataLayout.of(op), ExpandTuples().run
        reflections = c_reflections(op, functions_at_boundary, "mlir", layout, expand)
        if not reflections and not module_records(op):
            _warn_if_lowered(op)
        by_module: dict[ir.Operation, list[tuple[ir.Operation, FunctionReflection]]] = {}
        for item in reflections:
            by_module.setdefault(item[0].parent.operation, []).append(item)
        scopes = [_Scope(module, members) for module, members in by_module.items()]
        for scope in scopes:
            scope.check()
        for scope in scopes:
            scope.embed()


def _warn_if_lowered(module: ir.Operation) -> None:
    """Warn if there is nothing to describe because the functions are lowered already."""
    for view in module.regions[0].blocks[0]:
        op = view.operation
        if op.name == "llvm.func" and is_exported(op):
            message = (
                f"{symbol(op)} is lowered, and no function described: "
                "abi-embed-reflection goes before abi-func-to-llvm"
            )
            warn(op.location, message)
            return


class _Scope:
    """The functions to describe in one module, and the module's symbols."""

    def __init__(
        self, module: ir.Operation, members: Sequence[tuple[ir.Operation, FunctionReflection]]
    ) -> None:
        self._module = module
        self._symbols = named_in(module)
        self._members = members
        self._returns_memory = any(reflection.returns_memory for _, reflection in members)

    def check(self) -> None:
        """Raise `PassError` if another kind of operation has the name of a record or of `free`."""
        expected = {record_symbol(reflection): GLOBAL for _, reflection in self._members}
        if self._returns_memory:
            expected |= {_FREE: "llvm.func", FREE_SYMBOL: GLOBAL}
        for name, kind in expected.items():
            defined = self._symbols.get(name)
            if defined is not None and defined.name != kind:
                message = f"{symbol(defined)} must be an {kind} (got {defined.name})"
                raise PassError((defined.location, message))

    def embed(self) -> None:
        """Add or replace the records, and keep LLVM and the linker from removing them."""
        end, unit = ir.InsertionPoint(self._module.regions[0].blocks[0]), ir.UnitAttr.get()
        at = Builder(end, self._module.location)
        template = add_global(at, "empty", "array<0 x i8>", "external", constant=unit)
        names = []
        for function, reflection in self._members:
            if reflection.convention is not None and not reflection.is_bare:
                function.attributes[EMIT_C_INTERFACE] = unit
            name = record_symbol(reflection)
            record = self._symbols.get(name)
            if record is None:
                record = template.clone(end).operation
                record.attributes["sym_name"] = ir.StringAttr.get(name)
                self._symbols[name] = record
            write_record(record, reflection)
            names.append(name)
            if FREE_SYMBOL not in self._symbols and reflection.returns_memory:
                self._add_pointer_to_free(Builder(end, function.location))
        template.erase()
        used = self._symbols.get(USED)
        if used is not None:
            names = list(dict.fromkeys([*used_symbols(used), *names]))
            used.erase()
        write_used(self._module, names)

    def _add_pointer_to_free(self, end: Builder) -> None:
        """Add the pointer to the ``free`` that the module itself calls."""
        if _FREE not in self._symbols:
            type_ = llvm_function_type("void", "ptr")
            attributes = {"sym_name": ir.StringAttr.get(_FREE), "function_type": type_}
            end.op("llvm.func", (), attributes, regions=1)
        pointer = add_global(end, FREE_SYMBOL, "ptr", "weak_odr", constant=ir.UnitAttr.get())
        self._symbols[FREE_SYMBOL] = pointer
        at, _ = Builder.in_body_of(pointer)
        at.op("llvm.return", [address_of(at, pointer.attributes["global_type"].value, _FREE)])
