"""Adds the core of calls, with a front end of ``runtime/call``, to modules of the LLVM dialect.

The texts, for pointers of 64 and of 32 bits, are made by ``make core``.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from mlir_abi.bindings import ir
from mlir_abi.passes.support.attributes import symbol_name
from mlir_abi.passes.support.functions import is_definition, operations_in
from mlir_abi.passes.support.symbols import is_llvm_function

PLAIN_CALL = "_mlir_abi_plain_call"
PLAIN_MESSAGE = "_mlir_abi_plain_message"

CALL = "_mlir_abi_tvm_ffi_call"
TEXT = "_mlir_abi_tvm_ffi_text"
SYMBOLS = "_mlir_abi_tvm_ffi_symbols"
"""The constant that a module must have: a pointer to each of `TVM_FFI_FUNCTIONS`, or null."""

TVM_FFI_FUNCTIONS = (
    "TVMFFIErrorSetRaisedFromCStrParts",
    "TVMFFIFunctionCall",
    "TVMFFIFunctionGetGlobal",
    "TVMFFIGetTypeInfo",
    "TVMFFIObjectCreateOpaque",
    "TVMFFIObjectDecRef",
    "TVMFFIStringFromByteArray",
    "TVMFFITensorCreateUnsafeView",
)
"""The functions that the core calls, in its order."""


class CallCore:
    """The core for pointers of ``pointer_bits`` bits, parsed in the current context.

    ``name`` is that of the text: ``call_core`` for TVM FFI, ``plain_core`` for plain C.
    """

    def __init__(self, name: str, pointer_bits: int) -> None:
        self._file = Path(__file__).with_name(f"{name}_{pointer_bits}.mlir")

    @cached_property
    def _module(self) -> ir.Module:
        """Kept, since its operations end with it."""
        return ir.Module.parseFile(str(self._file), ir.Context.current)

    def _operations(self) -> list[ir.Operation]:
        return [op for op in operations_in(self._module.operation) if symbol_name(op) != SYMBOLS]

    def check(self, symbols: dict[str, ir.Operation], purpose: str) -> None:
        """Raise `PassError` if one of ``symbols`` has a name and not the type that is called."""
        for op in self._operations():
            if op.name == "llvm.func" and not is_definition(op):
                name = symbol_name(op)
                is_llvm_function(symbols.get(name), op.attributes["function_type"], purpose)

    def add(self, symbols: dict[str, ir.Operation], end: ir.InsertionPoint) -> None:
        """Add what ``symbols`` lack at ``end``, and to them."""
        for op in self._operations():
            if symbol_name(op) not in symbols:
                symbols[symbol_name(op)] = op.clone(end).operation
