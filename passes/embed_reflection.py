"""Embed the reflection of each function in the object file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, ClassVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection.record import FREE_SYMBOL, FunctionReflection
from mlir_abi.passes.expand_tuples import ExpandTuples
from mlir_abi.passes.llvm.data_layout import index_bits
from mlir_abi.passes.support.attributes import EMIT_C_INTERFACE, symbol
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import PassError, warn
from mlir_abi.passes.support.functions import functions, is_exported
from mlir_abi.passes.support.records import (
    EMPTY_RECORD,
    GLOBAL,
    USED,
    address_of,
    global_text,
    module_records,
    record_symbol,
    used_symbols,
    write_record,
    write_used,
)
from mlir_abi.passes.support.reflections import (
    c_reflections,
    contain_tuples,
    crosses_module_boundary,
)
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
    the C wrapper. A function that takes bare pointers has no wrapper. Declared functions with
    ``llvm.emit_c_interface``, which the module calls and its caller provides, are described by
    ``_mlir_abi_import_NAME``. If a function returns memory, ``_mlir_abi_free`` points to the
    function that frees it.

    The pass expands tuples; tensors must be bufferized before. ``abi-func-to-llvm``, which runs
    after this pass, writes its options to the data; until then the data describes MLIR's defaults.
    """

    name: ClassVar[str] = "abi-embed-reflection"

    def run(self, op: ir.Operation) -> None:
        """Describe every function in ``op``; raises `PassError`, with tuples expanded at most."""
        reflections = _reflections(op)
        if contain_tuples(reflection for _, reflection in reflections):
            ExpandTuples().run(op)
            reflections = _reflections(op)
        if not reflections and not module_records(op):
            _warn_if_lowered(op)
        for parent, members in groupby(reflections, _parent):
            _ModuleSymbols(parent).check([reflection for _, reflection in members])
        for parent, members in groupby(reflections, _parent):
            scope = _ModuleSymbols(parent)
            symbols = []
            for function, reflection in members:
                if reflection.convention is not None:
                    function.attributes[EMIT_C_INTERFACE] = ir.UnitAttr.get()
                symbols.append(scope.put(reflection))
                if reflection.returns_memory:
                    scope.put_pointer_to_free()
            scope.keep(symbols)


def _reflections(module: ir.Operation) -> list[tuple[ir.Operation, FunctionReflection]]:
    selected = filter(crosses_module_boundary, functions(module))
    return c_reflections(selected, "mlir", index_bits(module))


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


def _parent(item: tuple[ir.Operation, FunctionReflection]) -> Any:
    return item[0].parent


class _ModuleSymbols:
    """A module and its symbols."""

    def __init__(self, op: ir.Operation) -> None:
        self._block = op.regions[0].blocks[0]
        self._symbols = named_in(op)
        self._empty: ir.Operation | None = None

    def check(self, reflections: Sequence[FunctionReflection]) -> None:
        """Raise `PassError` if another kind of operation has the name of a record or of `free`."""
        expected = dict.fromkeys(map(record_symbol, reflections), GLOBAL)
        if any(reflection.returns_memory for reflection in reflections):
            expected |= {_FREE: "llvm.func", FREE_SYMBOL: GLOBAL}
        for name, kind in expected.items():
            defined = self._symbols.get(name)
            if defined is not None and defined.name != kind:
                message = f"{symbol(defined)} must be an {kind} (got {defined.name})"
                raise PassError((defined.location, message))

    def put(self, reflection: FunctionReflection) -> str:
        """Add or replace a record; returns its symbol."""
        name = record_symbol(reflection)
        defined = self._symbols.get(name)
        if defined is None:
            if self._empty is None:
                self._empty = ir.Operation.parse(EMPTY_RECORD, source_name=__file__).operation
            defined = self._empty.clone(ir.InsertionPoint(self._block)).operation
            defined.attributes["sym_name"] = ir.StringAttr.get(name)
            self._symbols[name] = defined
        write_record(defined, reflection)
        return name

    def put_pointer_to_free(self) -> None:
        """Add the pointer to the ``free`` that the module itself calls."""
        if FREE_SYMBOL in self._symbols:
            return
        if _FREE not in self._symbols:
            self._append(f"llvm.func @{_FREE}(!llvm.ptr)")
        pointer = self._append(global_text(f"weak_odr constant @{FREE_SYMBOL}", "ptr"))
        self._symbols[FREE_SYMBOL] = pointer
        undefined, end = pointer.regions[0].blocks[0]
        end.operation.operands[0] = address_of(_FREE, end)
        undefined.operation.erase()

    def keep(self, symbols: list[str]) -> None:
        """Keep LLVM and the linker from removing ``symbols``."""
        old = self._symbols.get(USED)
        if old is not None:
            symbols = list(dict.fromkeys([*used_symbols(old), *symbols]))
            old.erase()
        write_used(self._block, symbols)

    def _append(self, text: str) -> ir.Operation:
        op = ir.Operation.parse(text, source_name=__file__).operation
        self._block.append(op)
        return op
