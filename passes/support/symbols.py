"""Looks up the symbols beside a function, and renames symbols."""

from __future__ import annotations

from collections.abc import Mapping
from operator import is_
from pathlib import Path
from typing import TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.structure import MAX_DEPTH
from mlir_abi.passes.support.attributes import WRAPS, symbol
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import (
    CALL,
    CONSTANT,
    FUNCTION_OPS,
    MODULE,
    find_named,
    functions,
    is_definition,
    operations_in,
)


def named_in(table: ir.Operation) -> dict[str, ir.Operation]:
    """Return the operations in a symbol table by name."""
    named: dict[str, ir.Operation] = {}
    for op in operations_in(table):
        name = op.attributes.get("sym_name")
        if isinstance(name, ir.StringAttr):
            named[name.value] = op
    return named


def used_functions(module: ir.Operation) -> set[ir.Operation]:
    """Return the operations that functions of ``module`` call, or take the address of."""
    symbols, used = Symbols(), set[ir.Operation]()
    for function in functions(module):
        for op in find_named(function, CALL, CONSTANT):
            name = op.attributes["callee" if op.name == CALL else "value"].value
            used.add(symbols.siblings(function)[name])
    return used


def declared_in(table: ir.Operation) -> list[str]:
    """What a symbol table of the LLVM dialect needs: functions and variables that it declares.

    One that is ``extern_weak`` may be missing.
    """
    return [
        name
        for name, op in named_in(table).items()
        if op.name in ("llvm.func", "llvm.mlir.global")
        and not is_definition(op)
        and "value" not in op.attributes
        and "extern_weak" not in str(op.attributes["linkage"])
    ]


def is_llvm_function(op: ir.Operation | None, type_: ir.TypeAttr, purpose: str) -> bool:
    """Whether ``op`` is an ``llvm.func`` of ``type_``; `PassError` if it is something else."""
    if op is None:
        return False
    if op.name == "llvm.func" and op.attributes["function_type"] == type_:
        return True
    message = (
        f"{symbol(op)} must be an llvm.func of type '{type_.value}', {purpose} (got '{op.name}')"
    )
    raise PassError((op.location, message))


def read_definitions(file: Path, bits: int) -> ir.Operation:
    """The module of a file of ``llvm.func`` operations in which ``!index`` has so many bits."""
    text = f"!index = i{bits} module {{{file.read_text('utf-8')}}}"  # lines keep their numbers
    return ir.Operation.parse(text, source_name=str(file)).operation


def add_definition(
    name: str, library: ir.Operation, symbols: dict[str, ir.Operation], end: ir.InsertionPoint
) -> None:
    """Add a symbol of ``library``, and those that it refers to, unless ``symbols`` has them."""
    if name in symbols:
        return
    definition = ir.SymbolTable(library)[name].operation
    symbols[name] = definition.clone(end).operation
    for op in find_named(definition, "llvm.call", "llvm.mlir.addressof"):
        key = "callee" if op.name == "llvm.call" else "global_name"
        if key in op.attributes:
            add_definition(op.attributes[key].value, library, symbols, end)


class Symbols:
    """Reads symbol tables; it caches the table of the function that was asked about last."""

    def __init__(self) -> None:
        self._table: ir.Operation | None = None
        self._named: dict[str, ir.Operation] = {}

    def siblings(self, function: ir.Operation) -> dict[str, ir.Operation]:
        """Return the operations beside ``function`` by name; callers may add new ones."""
        if not function.attached:
            return {}
        table = function.parent.operation
        if self._table is None or table != self._table:
            self._table = table
            self._named = named_in(table)
        return self._named

    def wrapped(self, function: ir.Operation) -> ir.Operation | None:
        """Return the function that a wrapper of ``abi-wrap-iree`` calls, otherwise None."""
        callee = function.attributes.get(WRAPS)
        if not isinstance(callee, ir.FlatSymbolRefAttr):
            return None
        target = self.siblings(function).get(callee.value)
        return target if target is not None and target.name in FUNCTION_OPS else None


Renamed: TypeAlias = tuple[ir.OpAttributeMap, str, ir.Attribute]
"""The attributes of an operation, the name of one of them, and its new value."""


def renamed_symbols(module: ir.Operation, names: Mapping[str, str]) -> list[Renamed]:
    """Return what renames symbols of ``module``, from old to new ``names``: them and references.

    This is one walk, where MLIR's own function needs one for each name. A module in this one has
    names of its own. Raises `PassError` for an attribute nested deeper than `MAX_DEPTH`.
    """
    changes: list[Renamed] = []
    too_deep: list[tuple[ir.Location, str]] = []

    def visit(view: ir.Operation) -> ir.WalkResult:
        op = view.operation
        if op.name == MODULE and op != module:
            return ir.WalkResult.SKIP
        attributes = op.attributes
        for key in attributes.keys():  # noqa: SIM118 -- iterating takes longer
            try:
                attribute = attributes[key]
                if key == "sym_name" and op != module and op.parent.operation == module:
                    is_old = isinstance(attribute, ir.StringAttr) and attribute.value in names
                    renamed = ir.StringAttr.get(names[attribute.value]) if is_old else attribute
                else:
                    renamed = _renamed(attribute, names, 0)
            except TypeError:
                continue  # `dense` with complex elements, for which the bindings have no class
            except ValueError as error:
                too_deep.append((op.location, f"{key} of {op.name} {error}"))
                continue
            if renamed is not attribute:
                changes.append((attributes, key, renamed))
        return ir.WalkResult.ADVANCE

    module.walk(visit, ir.WalkOrder.PRE_ORDER)
    if too_deep:
        raise PassError(*too_deep)
    return changes


def _renamed(attribute: ir.Attribute, names: Mapping[str, str], depth: int) -> ir.Attribute:
    """``attribute`` with the references in it renamed; itself if there is none."""
    if isinstance(attribute, ir.FlatSymbolRefAttr):
        name = names.get(attribute.value)
        return attribute if name is None else ir.FlatSymbolRefAttr.get(name)
    if not isinstance(attribute, (ir.ArrayAttr, ir.DictAttr)):
        return attribute
    if depth == MAX_DEPTH:
        raise ValueError(f"must be nested at most {MAX_DEPTH} levels deep")
    if isinstance(attribute, ir.ArrayAttr):
        old = list(attribute)
        new = [_renamed(each, names, depth + 1) for each in old]
        return attribute if all(map(is_, new, old)) else ir.ArrayAttr.get(new)
    entries = {entry.name: entry.attr for entry in attribute}
    renamed = {key: _renamed(each, names, depth + 1) for key, each in entries.items()}
    same = all(map(is_, renamed.values(), entries.values()))
    return attribute if same else ir.DictAttr.get(renamed)
