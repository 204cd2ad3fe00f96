"""Translates a lowered module to LLVM IR."""

from __future__ import annotations

import ctypes
import logging
from pathlib import Path
from typing import Any

from mlir_abi.bindings import host, ir, new_context
from mlir_abi.bindings.c_api import c_api, c_pointer
from mlir_abi.bindings.printing import printed
from mlir_abi.diagnostics.failure import BuildError, InvalidModule
from mlir_abi.processes.client import Child, ChildError

_LOG = logging.getLogger(__name__)

_STEP = "translate to LLVM IR"


def translate(module: ir.Module, lowered: Path, output: Path) -> None:
    """Write ``module`` to the file ``lowered``, and translate it to the file ``output``.

    LLVM 22 cannot read what other bindings translate, so their modules go to MLIR 22 as text, in a
    child, since the libraries of both export the same symbols.
    """
    if host() == "mlir":
        with lowered.open("wb") as file:
            module.operation.write_bytecode(file)
        _LOG.info(_STEP)
        output.write_bytes(_llvm_ir(module))
        return
    text = printed(module.operation, enable_debug_info=True)
    lowered.write_bytes(text)
    _LOG.info(_STEP)
    try:
        with Child("mlir") as child:
            output.write_bytes(child.call("translate", lambda _: None, text=text))
    except (InvalidModule, ChildError) as error:
        raise BuildError(f"cannot {_STEP}: {error}") from None


def translate_text(text: bytes) -> bytes:
    """The LLVM IR of the text of a lowered module."""
    with new_context():
        return _llvm_ir(ir.Module.parse(text))


def _llvm_ir(module: ir.Module) -> bytes:
    """The LLVM IR of a module as text, by the C API.

    The bindings' own function ends the process if the module cannot be translated.
    """
    reasons: list[str] = []

    def collect(diagnostic: ir.Diagnostic) -> bool:
        reasons.append(f"{diagnostic.location}: error: {diagnostic.message}")
        return True

    context = _call("LLVMContextCreate")
    try:
        with module.context.attach_diagnostic_handler(collect):
            translated = _call("mlirTranslateModuleToLLVMIR", c_pointer(module.operation), context)
        if not translated:
            reason = reasons[0] if reasons else "LLVM has printed the error"
            raise BuildError(f"cannot {_STEP}: {reason}")
        text = _call("LLVMPrintModuleToString", translated)
        try:
            return ctypes.string_at(text)
        finally:
            c_api().LLVMDisposeMessage(text)
            c_api().LLVMDisposeModule(translated)
    finally:
        c_api().LLVMContextDispose(context)


def _call(name: str, *arguments: Any) -> ctypes.c_void_p:
    """The result of a function of the C API that returns a pointer."""
    function = c_api()[name]
    function.restype = ctypes.c_void_p
    return ctypes.c_void_p(function(*arguments))
