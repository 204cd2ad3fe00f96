"""Translates a lowered module to LLVM IR."""

from __future__ import annotations

import logging
import sys
from importlib.util import find_spec
from pathlib import Path

from mlir_abi.bindings import host, ir
from mlir_abi.c_api import c_api, c_pointer
from mlir_abi.compilation import translate_file
from mlir_abi.compilation.programs import BuildError, run
from mlir_abi.printing import printed

_LOG = logging.getLogger(__name__)

_STEP = "translate to LLVM IR"


def translate(module: ir.Module, lowered: Path, output: Path) -> None:
    """Write ``module`` to the file ``lowered``, and translate it to the file ``output``.

    LLVM 22 cannot read what other bindings translate, so their modules go to MLIR 22 as text, in
    a process of its own, since the libraries of both export the same symbols.
    """
    if host() != "mlir":
        lowered.write_bytes(printed(module.operation))
        bindings = find_spec("mlir._mlir_libs")
        assert bindings is not None  # `Compiler` has looked for them
        library = Path(str(bindings.origin)).with_name("libMLIRPythonCAPI.so")
        run(_STEP, [sys.executable, "-IS", translate_file.__file__, library, lowered, output])
        return
    with lowered.open("wb") as file:
        module.operation.write_bytecode(file)
    _LOG.info(_STEP)
    reasons: list[str] = []

    def collect(diagnostic: ir.Diagnostic) -> bool:
        reasons.append(f"{diagnostic.location}: error: {diagnostic.message}")
        return True

    with module.context.attach_diagnostic_handler(collect):
        text = translate_file.llvm_ir(c_api(), c_pointer(module.operation))
    if text is None:
        reason = reasons[0] if reasons else "LLVM has printed the error"
        raise BuildError(f"cannot {_STEP}: {reason}")
    output.write_bytes(text)
