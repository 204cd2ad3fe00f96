"""Reads and writes the records of ``abi-embed-reflection``: LLVM globals, one for each function."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection.record import (
    FREE_SYMBOL,
    IMPORT_PREFIX,
    PREFIX,
    FunctionReflection,
)
from mlir_abi.dialect_attrs.signature import SignatureError
from mlir_abi.passes.support.attributes import symbol, symbol_name
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import MODULE, modules, walk
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.symbols import named_in

GLOBAL = "llvm.mlir.global"
USED = "llvm.used"
"""The global that keeps symbols from being removed (LLVM's language reference)."""
ADDRESS = "llvm.mlir.addressof"
_PREFIXES = (PREFIX, IMPORT_PREFIX)


def record_symbol(reflection: FunctionReflection) -> str:
    """Return the symbol of a record."""
    return (PREFIX if reflection.kind == "definition" else IMPORT_PREFIX) + reflection.name


def write_record(op: ir.Operation, reflection: FunctionReflection) -> None:
    """Store ``reflection`` and a NUL in ``op``, a global of the LLVM dialect."""
    text = reflection.encode() + "\0"
    op.attributes["value"] = ir.StringAttr.get(text)
    op.attributes["global_type"] = ir.TypeAttr.parse(f"!llvm.array<{len(text)} x i8>")


def read_record(op: ir.Operation) -> FunctionReflection:
    """Return the reflection in ``op``; raises `PassError` if it is not a record."""
    try:
        return FunctionReflection.parse(op.attributes["value"].value.rstrip("\0"))
    except (SignatureError, KeyError, AttributeError) as error:
        message = f"{symbol(op)} is no record of a function: {error}"
        raise PassError((op.location, message)) from None


def module_records(module: ir.Operation) -> list[FunctionReflection]:
    """Return the records in ``module`` and its nested modules; raises as `read_record` does."""
    operations = walk(module, lambda op: bool(op.name == MODULE))
    globals_ = (op for op in operations if op.name == GLOBAL)
    return [read_record(op) for op in globals_ if symbol_name(op).startswith(_PREFIXES)]


def strip_records(module: ir.Operation) -> None:
    """Delete the records in ``module`` and its nested modules, and the pointer to ``free``."""
    for each in modules(module):
        symbols = named_in(each)
        stripped = [
            name
            for name, op in symbols.items()
            if op.name == GLOBAL and (name.startswith(_PREFIXES) or name == FREE_SYMBOL)
        ]
        for name in stripped:
            symbols[name].erase()
        used = symbols.get(USED)
        if stripped and used is not None:
            kept = [name for name in used_symbols(used) if name not in stripped]
            used.erase()
            if kept:
                write_used(each, kept)


def used_symbols(used: ir.Operation) -> list[str]:
    """Return the symbols that ``used``, the global ``llvm.used``, keeps."""
    operations = [view.operation for view in used.regions[0].blocks[0]]
    return [op.attributes["global_name"].value for op in operations if op.name == ADDRESS]


def write_used(module: ir.Operation, symbols: Sequence[str]) -> None:
    """Append the global ``llvm.used``, which keeps ``symbols``, to ``module``."""
    end = Builder(ir.InsertionPoint(module.regions[0].blocks[0]), module.location)
    section = ir.StringAttr.get("llvm.metadata")
    used = add_global(end, USED, f"array<{len(symbols)} x ptr>", "appending", section=section)
    at, _ = Builder.in_body_of(used)
    type_, pointer = used.attributes["global_type"].value, ir.Type.parse("!llvm.ptr")
    value = at.value("llvm.mlir.undef", type_)
    for i, name in enumerate(symbols):
        position = {"position": ir.DenseI64ArrayAttr.get([i])}
        operands = [value, address_of(at, pointer, name)]
        value = at.value("llvm.insertvalue", type_, operands, position)
    at.op("llvm.return", [value])


def add_global(
    at: Builder, name: str, type_: str, linkage: str, **others: ir.Attribute
) -> ir.Operation:
    """Add a global of the LLVM dialect: its ``value`` is one of ``others``, or is to follow."""
    attributes = {
        "sym_name": ir.StringAttr.get(name),
        "global_type": ir.TypeAttr.parse(f"!llvm.{type_}"),
        "linkage": ir.Attribute.parse(f"#llvm.linkage<{linkage}>"),
        "addr_space": ir.IntegerAttr.get(ir.IntegerType.get_signless(32), 0),
        **others,
    }
    return at.op(GLOBAL, (), attributes, regions=1)


def add_bytes(at: Builder, name: str, data: bytes) -> None:
    """Add an internal constant of ``data``, aligned to 8 bytes."""
    others = {
        "value": ir.StringAttr.get(data),
        "constant": ir.UnitAttr.get(),
        "alignment": ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 8),
    }
    add_global(at, name, f"array<{len(data)} x i8>", "internal", **others)


def address_of(at: Builder, pointer: ir.Type, name: str) -> ir.Value:
    """Add the address of a global or function, of the type ``pointer``."""
    return at.value(ADDRESS, pointer, (), {"global_name": ir.FlatSymbolRefAttr.get(name)})
