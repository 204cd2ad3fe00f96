"""Reads and writes the records of ``abi-embed-reflection``: LLVM globals, one for each function."""

from __future__ import annotations

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection.record import IMPORT_PREFIX, PREFIX, FunctionReflection
from mlir_abi.dialect_attrs.signature import SignatureError
from mlir_abi.passes.support.attributes import symbol, symbol_name
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import walk

GLOBAL = "llvm.mlir.global"
_PREFIXES = (PREFIX, IMPORT_PREFIX)


def record_symbol(reflection: FunctionReflection) -> str:
    """Return the symbol of a record."""
    return (PREFIX if reflection.kind == "definition" else IMPORT_PREFIX) + reflection.name


def write_record(op: ir.Operation, reflection: FunctionReflection) -> None:
    """Store ``reflection`` and a zero byte in ``op``, a global of the LLVM dialect."""
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


def record_text(symbol: str) -> str:
    """Return the text of an empty global."""
    name = ir.FlatSymbolRefAttr.get(symbol)
    return f'{GLOBAL} constant {name}("") {{addr_space = 0 : i32}} : !llvm.array<0 x i8>'


def module_records(module: ir.Operation) -> list[FunctionReflection]:
    """Return the records in ``module`` and its nested modules; raises as `read_record` does."""
    operations = walk(module, lambda op: bool(op.name == "builtin.module"))
    globals_ = (op for op in operations if op.name == GLOBAL)
    return [read_record(op) for op in globals_ if symbol_name(op).startswith(_PREFIXES)]
