"""Compiles a lowered module to a file: LLVM IR, optimized; machine code; an archive or library."""

from __future__ import annotations

import platform
import re
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from mlir_abi.bindings import HOSTS, ir
from mlir_abi.compilation.native_code.code_options import (
    LONG_BLOCKS,
    SHORT_ROWS,
    registers_of_target,
    without_faults,
)
from mlir_abi.compilation.native_code.constant_data import constants_to_assembly, constants_to_file
from mlir_abi.compilation.native_code.large_constants import LargeConstant
from mlir_abi.compilation.native_code.linking import link_library, linker
from mlir_abi.compilation.native_code.programs import StrPath, llvm_program, run
from mlir_abi.compilation.native_code.translation import translate
from mlir_abi.diagnostics.failure import BuildError
from mlir_abi.lowering import VectorRegisters

_TRIPLE = re.compile(r"(x86_64|aarch64)(-\w+)?-linux(-\w+)?")


class Compiler:
    """The programs that make a file of ``kind`` of a lowered module."""

    def __init__(self, kind: str, opt_level: int, triple: str | None, cpu: str | None) -> None:
        """Raise BuildError if one is missing, and if the target calls functions in another way."""
        self._kind = kind
        target = f"{platform.machine()}-linux-gnu" if triple is None else triple
        if not _TRIPLE.fullmatch(target):
            raise BuildError(
                f"the target must be x86_64-linux-gnu or aarch64-linux-gnu (got {target!r})"
            )
        self.machine = target.partition("-")[0]
        self._target, self._cpu = target, cpu
        self._opt_level = opt_level
        self._flags = [f"-mtriple={target}"]
        if cpu is not None:
            self._flags.append(f"-mcpu={cpu}")
            if self.machine == "x86_64":
                self._flags.append(f"-mattr={','.join(without_faults(opt_level))}")
        if find_spec("mlir") is None:
            raise BuildError(f"MLIR 22 is missing: pip install '{HOSTS['mlir']}'")
        self._opt, self._llc, self._archiver = map(llvm_program, ("opt", "llc", "llvm-ar"))
        if kind == "so":
            self._linker = linker("cc" if triple is None else f"{triple}-gcc")

    def vector_registers(self) -> VectorRegisters:
        """Those of the CPU that the code is for."""
        return registers_of_target(self._llc, self._target, self._cpu)

    def compile(
        self,
        module: ir.Module,
        constants: Sequence[LargeConstant],
        stem: Path,
        libraries: Sequence[StrPath],
    ) -> Path:
        """Compile ``module`` and its large constants to a file beside ``stem``."""
        kind = self._kind
        if constants and kind in ("ll", "s"):
            constants_to_assembly(module.operation, constants)
        elif constants:
            constants_to_file(module.operation, constants, stem.with_suffix(".constants"))
        llvm_ir, optimized = stem.with_suffix(".raw.ll"), stem.with_suffix(".ll")
        translate(module, stem.with_suffix(".llvm.mlir"), llvm_ir)
        level = f"-O{self._opt_level}"
        flags = [level, SHORT_ROWS, *self._flags]
        run("optimize", [self._opt, *flags, "-S", llvm_ir, "-o", optimized])
        if kind == "ll":
            text = optimized.read_text("utf-8")  # which begins with the path of the input
            text = text.replace(str(llvm_ir), llvm_ir.name, 1)
            optimized.write_text(text, encoding="utf-8")
            return optimized
        code = stem.with_suffix(".s" if kind == "s" else ".o")
        filetype = "asm" if kind == "s" else "obj"
        flags = [level, LONG_BLOCKS, *self._flags, f"-filetype={filetype}"]
        run("generate code", [self._llc, *flags, "-relocation-model=pic", optimized, "-o", code])
        if kind in ("s", "o"):
            return code
        output = stem.with_suffix(f".{kind}")
        output.unlink(missing_ok=True)
        if kind == "a":
            run("make the archive", [self._archiver, "rcsD", output, code])
        else:
            link_library(self._linker, code, libraries, output)
        return output
