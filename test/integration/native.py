"""Object files and programs: MLIR's and LLVM's tools of the wheels, and a C compiler."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from conftest import package_bin
from mlir import ir

from mlir_abi.compilation.targets import target_of

INPUTS = Path(__file__).parent / "Inputs"
CROSS_COMPILER = "aarch64-linux-gnu-gcc"
EMULATOR = "qemu-aarch64"


@dataclass(frozen=True)
class Target:
    """A machine, the C compiler for it, what runs its programs, and the width of its pointers."""

    compiler: str
    triple: str = "x86_64-linux-gnu"
    flags: tuple[str, ...] = ()
    runner: tuple[str, ...] = ()
    bits: int = 64

    def __str__(self) -> str:
        return f"{self.compiler} {' '.join(self.flags)}"

    def is_installed(self) -> bool:
        return all(shutil.which(tool) for tool in (self.compiler, *self.runner[:1]))

    def module(self, text: str) -> str:
        """``text`` as a module for this machine."""
        if self.bits == 64:
            return text
        spec = f"dlti.dl_spec = #dlti.dl_spec<index = {self.bits} : i64>"
        layout = f'llvm.data_layout = "{target_of(self.triple).layout}"'
        return f"module attributes {{{spec}, {layout}}} {{\n{text}\n}}"

    def object_file(self, module: ir.Module, directory: Path) -> Path:
        """Compile a module in the LLVM dialect, wrappers and what they call inlined."""
        output = directory / "m.o"
        output.write_bytes(_object_code(str(module), self.triple))
        return output

    def program(self, module: ir.Module, source: str, directory: Path, *defined: str) -> Path:
        """Link ``module`` with ``Inputs/<source>``, compiled with the macros ``defined``."""
        executable = directory / "program"
        _run(
            self.compiler,
            "-std=gnu11",
            "-Wall",
            "-Wextra",
            "-Werror",
            "-g",
            *self.flags,
            *(f"-D{macro}" for macro in defined),
            INPUTS / source,
            self.object_file(module, directory),
            "-o",
            executable,
        )
        return executable

    def has_float16(self, directory: Path) -> bool:
        """Whether the compiler knows ``_Float16``, which older ones of clang do not on x86-64."""
        probe = directory / "probe.c"
        probe.write_text("_Float16 half(_Float16 x) { return x; }\n")
        command = [self.compiler, *self.flags, "-c", probe, "-o", directory / "probe.o"]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0

    def run(self, program: Path, *checker: str) -> subprocess.CompletedProcess[str]:
        """Run ``program``, under ``checker`` if there is one."""
        return subprocess.run(
            [*checker, *self.runner, program],
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )


@cache
def _object_code(text: str, triple: str) -> bytes:
    """The object file of ``text``; many tests compile the same module for one triple."""
    mlir, llvm = package_bin("mlir"), package_bin("llvm")
    with TemporaryDirectory() as folder:
        source, code, optimised, output = (
            Path(folder) / name for name in ("m.mlir", "m.ll", "m.opt.ll", "m.o")
        )
        source.write_text(text)
        _run(mlir / "mlir-translate", "--mlir-to-llvmir", source, "-o", code)
        target = f"-mtriple={triple}"
        _run(llvm / "opt", "-O2", target, "-S", code, "-o", optimised)
        flags = ("-O2", "-filetype=obj", "-relocation-model=pic", target)
        _run(llvm / "llc", *flags, optimised, "-o", output)
        return output.read_bytes()


def _run(*command: str | Path) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, f"{' '.join(map(str, command))}\n{done.stderr}"


GCC = [Target("gcc", flags=("-O0",)), Target("gcc", flags=("-O2",))]
CLANG = Target("clang", flags=("-O2",))
AARCH64 = Target(CROSS_COMPILER, "aarch64-linux-gnu", ("-O2", "-static"), (EMULATOR,))
ARM = Target(
    "arm-linux-gnueabihf-gcc", "armv7-linux-gnueabihf", ("-O2", "-static"), ("qemu-arm",), bits=32
)
TARGETS = GCC + [target for target in (CLANG, AARCH64) if target.is_installed()]
"""gcc is asked for; clang, and the cross compiler with its emulator, are used when installed."""

ALL_TARGETS = TARGETS + [target for target in (ARM,) if target.is_installed()]
"""And with pointers and an index of 32 bits."""
