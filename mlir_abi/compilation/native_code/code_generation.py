"""Compiles a lowered module to a file: LLVM IR, optimized; machine code; an archive or library."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType

from mlir_abi.bindings import HOSTS, ir
from mlir_abi.compilation.native_code.code_options import (
    LONG_BLOCKS,
    SHORT_ROWS,
    registers_of_target,
    without_faults,
)
from mlir_abi.compilation.native_code.constant_data import constants_to_assembly, constants_to_file
from mlir_abi.compilation.native_code.cpu_features import needed_features
from mlir_abi.compilation.native_code.large_constants import LargeConstant
from mlir_abi.compilation.native_code.linking import link_library, linker
from mlir_abi.compilation.native_code.programs import StrPath, llvm_programs, run
from mlir_abi.compilation.native_code.translation import translate
from mlir_abi.compilation.targets import Target
from mlir_abi.diagnostics.failure import BuildError
from mlir_abi.lowering import VectorRegisters


class Compiler:
    """The programs that make a file of ``kind`` of a lowered module."""

    def __init__(
        self,
        kind: str,
        opt_level: int,
        target: Target,
        cpu: str | None,
        *,
        llvm: StrPath | None,
        is_cross: bool,
    ) -> None:
        """Raise BuildError if one is missing."""
        self._kind = kind
        self._target, self._cpu = target, cpu
        self._opt_level, self._llvm = opt_level, llvm
        self._flags = [f"-mtriple={target.triple}"]
        if target.features:
            self._flags.append(f"-mattr={target.features}")
        if cpu is not None:
            self._flags.append(f"-mcpu={cpu}")
            if target.machine == "x86_64":
                self._flags.append(f"-mattr={','.join(without_faults(opt_level))}")
        if find_spec("mlir") is None:
            raise BuildError(f"MLIR 22 is missing: pip install '{HOSTS['mlir']}'")
        names = "opt", "llc", "llvm-ar"
        self._opt, self._llc, self._archiver = llvm_programs(names, llvm, target.backend)
        if kind == "so":
            self._linker = linker(*target.linkers if is_cross else ["cc"])

    def to_object(self) -> Compiler:
        """A compiler like this one, whose files are object files."""
        options = self._opt_level, self._target, self._cpu
        return Compiler("o", *options, llvm=self._llvm, is_cross=False)

    def vector_registers(self) -> VectorRegisters:
        """Those of the CPU that the code is for."""
        return registers_of_target(self._llc, self._target, self._cpu)

    def features(self) -> tuple[str, ...]:
        """Those that the code may need of a CPU; without ``cpu``, it needs none."""
        return needed_features(self._opt, self._target, self._flags) if self._cpu else ()

    def compile(
        self,
        module: ir.Module,
        constants: Sequence[LargeConstant],
        stem: Path,
        libraries: Sequence[StrPath] = (),
        run_paths: Mapping[StrPath, str] = MappingProxyType({}),
    ) -> Path:
        """Compile ``module`` and its large constants to a file beside ``stem``.

        ``libraries`` and ``run_paths`` are for `link_library`.
        """
        kind = self._kind
        if constants and kind in ("ll", "s"):
            constants_to_assembly(module.operation, constants, self._target.format)
        elif constants:
            file = Path(f"{stem}.constants")
            constants_to_file(module.operation, constants, file, self._target.format)
        llvm_ir, optimized = Path(f"{stem}.raw.ll"), Path(f"{stem}.ll")
        translate(module, Path(f"{stem}.llvm.mlir"), llvm_ir)
        level = f"-O{self._opt_level}"
        flags = [level, SHORT_ROWS, *self._flags]
        run("optimize", [self._opt, *flags, "-S", llvm_ir, "-o", optimized])
        if kind == "ll":
            text = optimized.read_text("utf-8")  # which begins with the path of the input
            text = text.replace(str(llvm_ir), llvm_ir.name, 1)
            optimized.write_text(text, encoding="utf-8")
            return optimized
        code = Path(f"{stem}.{'s' if kind == 's' else 'o'}")
        filetype = "asm" if kind == "s" else "obj"
        flags = [level, LONG_BLOCKS, *self._flags, f"-filetype={filetype}"]
        run("generate code", [self._llc, *flags, "-relocation-model=pic", optimized, "-o", code])
        if kind in ("s", "o"):
            return code
        output = Path(f"{stem}.{kind}")
        output.unlink(missing_ok=True)
        if kind == "a":
            format_ = f"--format={self._target.format.archive}"
            run("make the archive", [self._archiver, format_, "rcsD", output, code])
        else:
            link_library(self._linker, code, libraries, output, run_paths, target=self._target)
        return output
