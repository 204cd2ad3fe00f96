"""The globals of ``abi-embed-reflection``: a record of each function, in an LLVM constant."""

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
    """The symbol of a record."""
    return (PREFIX if reflection.kind == "definition" else IMPORT_PREFIX) + reflection.name


def write_record(op: ir.Operation, reflection: FunctionReflection) -> None:
    """Make ``op``, a global of the LLVM dialect, hold ``reflection``, and a zero byte behind it."""
    text = reflection.encode() + "\0"
    op.attributes["value"] = ir.StringAttr.get(text)
    op.attributes["global_type"] = ir.TypeAttr.parse(f"!llvm.array<{len(text)} x i8>")


def read_record(op: ir.Operation) -> FunctionReflection:
    """What `write_record` wrote; raises `PassError` for what is no record."""
    try:
        return FunctionReflection.parse(op.attributes["value"].value.rstrip("\0"))
    except (SignatureError, KeyError, AttributeError) as error:
        message = f"{symbol(op)} is no record of a function: {error}"
        raise PassError((op.location, message)) from None


def record_text(symbol: str) -> str:
    """The global of that name, which holds nothing yet."""
    name = ir.FlatSymbolRefAttr.get(symbol)
    return f'{GLOBAL} constant {name}("") {{addr_space = 0 : i32}} : !llvm.array<0 x i8>'


def module_records(module: ir.Operation) -> list[FunctionReflection]:
    """The records in ``module`` and the modules in it; raises `PassError` for what is none."""
    globals_ = (op for op in walk(module, _is_module) if op.name == GLOBAL)
    return [read_record(op) for op in globals_ if symbol_name(op).startswith(_PREFIXES)]


def _is_module(op: ir.Operation) -> bool:
    return bool(op.name == "builtin.module")
