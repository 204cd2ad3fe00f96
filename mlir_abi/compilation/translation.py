"""Translates a lowered module to LLVM IR."""

from __future__ import annotations

import ctypes
import logging
import sys
from pathlib import Path

from mlir_abi.bindings import ENVIRONMENT_VARIABLE, host, ir
from mlir_abi.c_api import c_api, c_pointer
from mlir_abi.compilation.programs import BuildError, StrPath, run
from mlir_abi.printing import printed

_LOG = logging.getLogger(__name__)

_STEP = "translate to LLVM IR"
_BY_MLIR_22 = (
    "import sys; sys.path[:] = filter(None, sys.path); "  # the working directory is ''
    "from mlir_abi.compilation.translation import translate_file; translate_file(*sys.argv[1:])"
)


def translate(module: ir.Module, lowered: Path, llvm_ir: Path) -> None:
    """Write ``module`` to the file ``lowered``, and translate it to the file ``llvm_ir``.

    LLVM 22 cannot read what other bindings translate, so their modules go to MLIR 22 as text, in
    a process of its own, since the libraries of both export the same symbols.
    """
    with lowered.open("wb") as file:
        if host() == "mlir":
            module.operation.write_bytecode(file)
        else:
            file.write(printed(module.operation))
    if host() == "mlir":
        _LOG.info(_STEP)
        try:
            llvm_ir.write_bytes(_translated(module))
        except ValueError as error:
            raise BuildError(f"cannot {_STEP}: {error}") from None
    else:
        command: list[StrPath] = [sys.executable, "-c", _BY_MLIR_22, lowered, llvm_ir]
        run(_STEP, command, {ENVIRONMENT_VARIABLE: "mlir"})


def translate_file(lowered: str, llvm_ir: str) -> None:
    """Translate a file; if that cannot be done, exit with the reason."""
    try:
        with ir.Context():
            Path(llvm_ir).write_bytes(_translated(ir.Module.parse(Path(lowered).read_bytes())))
    except (ir.MLIRError, ValueError) as error:
        sys.exit(str(error))


def _translated(module: ir.Module) -> bytes:
    """LLVM IR as text; raises ValueError, with the reason, for what cannot be translated.

    The bindings' own function ends the process in that case.
    """
    reasons: list[str] = []

    def collect(diagnostic: ir.Diagnostic) -> bool:
        reasons.append(f"{diagnostic.location}: error: {diagnostic.message}")
        return True

    library = c_api()
    context = ctypes.c_void_p(library.LLVMContextCreate())
    handler = module.context.attach_diagnostic_handler(collect)
    try:
        llvm_module = library.mlirTranslateModuleToLLVMIR(c_pointer(module.operation), context)
        if llvm_module is None:
            raise ValueError(reasons[0] if reasons else "error: MLIR gives no reason")
        text = ctypes.c_void_p(library.LLVMPrintModuleToString(ctypes.c_void_p(llvm_module)))
        try:
            return ctypes.string_at(text)
        finally:
            library.LLVMDisposeMessage(text)
            library.LLVMDisposeModule(ctypes.c_void_p(llvm_module))
    finally:
        handler.detach()
        library.LLVMContextDispose(context)
