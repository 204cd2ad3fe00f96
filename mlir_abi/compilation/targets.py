"""What code generation, the object file and the header need of each target: a row a triple."""

from __future__ import annotations

import platform
import re
from typing import Literal, NamedTuple

from mlir_abi.diagnostics.failure import BuildError


class ObjectFormat(NamedTuple):
    """How assembly has constants and variables, and how files are called.

    ``private`` begins the symbols that are not in the object file, ``global_`` those that are.
    ``archive`` is the ``--format`` of ``llvm-ar``. ``suffixes`` are those of an object file and an
    archive, ``library`` is that of a shared library. With ``has_sizes``, a symbol of data needs
    its size.
    """

    name: Literal["ELF", "COFF", "Mach-O", "WebAssembly"]
    constants: str
    variables: str
    private: str
    global_: str
    archive: str
    suffixes: dict[str, str]
    library: str
    has_sizes: bool = False


_UNIX = {"o": ".o", "a": ".a"}
_SECTION = '.section .mlir_abi_constants, "{}"'
_ELF = ObjectFormat(
    "ELF", _SECTION.format("a"), _SECTION.format("aw"), ".L", "", "gnu", _UNIX, "so"
)
_COFF = ObjectFormat(
    "COFF",
    '.section .rdata, "dr"',
    '.section .data, "dw"',
    ".L",
    "",
    "coff",
    {"o": ".obj", "a": ".lib"},
    "dll",
)
_MACH_O = ObjectFormat(
    "Mach-O",
    ".section __TEXT, __const",
    ".section __DATA, __data",
    "L",
    "_",
    "darwin",
    _UNIX,
    "dylib",
)
_WASM = ObjectFormat(
    "WebAssembly",
    '.section .rodata.mlir_abi_constants, "", @',
    '.section .data.mlir_abi_constants, "", @',
    ".L",
    "",
    "gnu",
    _UNIX,
    "wasm",
    has_sizes=True,
)


class Target(NamedTuple):
    """A target: ``layout`` is LLVM's data layout as ``opt -mtriple`` writes it.

    ``features`` are those that code is generated with, or without, beside those of the triple.
    ``backend`` is LLVM's name of a backend that the wheel of MLIR's LLVM lacks.
    """

    triple: str
    machine: str
    format: ObjectFormat
    layout: str
    has_f80: bool = False
    features: str = ""
    backend: str | None = None

    @property
    def linkers(self) -> list[str]:
        """The C compilers that link for it. GCC's has no vendor, and calls each ARM ``arm``."""
        machine, linux, system = self.triple.partition("-linux")
        names = (machine, machine.partition("-")[0], self.machine)
        return [f"{name}{linux}{system}-gcc" for name in names]


_X86_64 = "e-m:{}-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
_AARCH64 = "e-m:{}-p270:32:32-p271:32:32-p272:64:64-{}i64:64-i128:128-n32:64-S128-Fn32"
_RISCV64 = "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128"
_PPC64LE = "e-m:e-Fn32-i64:64-i128:128-n32:64-S128-v256:256:256-v512:512:512"
_S390X = "E-m:e-i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64"
_ARM = "e-m:e-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64"
_WASM32 = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
_LINUX = r"(-\w+)?-linux(-(gnu|musl|android\d*))?"
_ROWS = {
    "x86_64-linux-gnu": (
        "x86_64" + _LINUX,
        Target("", "x86_64", _ELF, _X86_64.format("e"), has_f80=True),
    ),
    "aarch64-linux-gnu": (
        "aarch64" + _LINUX,
        Target("", "aarch64", _ELF, _AARCH64.format("e", "i8:8:32-i16:16:32-")),
    ),
    "armv7-linux-gnueabihf": (
        r"arm(v7[al]?)?(-\w+)?-linux-(gnu|musl)eabihf",
        Target("", "arm", _ELF, _ARM, features="+armv7-a,-neon,-d32"),
    ),
    "x86_64-windows-gnu": (
        r"x86_64(-\w+)?-(windows-gnu|mingw32)",
        Target("", "x86_64", _COFF, _X86_64.format("w")),
    ),
    "x86_64-windows-msvc": (
        r"x86_64(-\w+)?-windows-msvc",
        Target("", "x86_64", _COFF, _X86_64.format("w")),
    ),
    "arm64-apple-macos": (
        r"(arm64|aarch64)-apple-(macosx?|darwin)[\d.]*",
        Target("", "aarch64", _MACH_O, _AARCH64.format("o", "")),
    ),
    "riscv64-linux-gnu": (
        "riscv64" + _LINUX,
        Target("", "riscv64", _ELF, _RISCV64, features="+m,+a,+f,+d,+c", backend="riscv64"),
    ),
    "powerpc64le-linux-gnu": (
        "(powerpc64le|ppc64le)" + _LINUX,
        Target("", "ppc64le", _ELF, _PPC64LE, backend="ppc64le"),
    ),
    "s390x-linux-gnu": ("s390x" + _LINUX, Target("", "s390x", _ELF, _S390X, backend="systemz")),
    "loongarch64-linux-gnu": (
        "loongarch64" + _LINUX,
        Target("", "loongarch64", _ELF, _RISCV64, features="+d", backend="loongarch64"),
    ),
    "wasm32-wasip1": (
        r"wasm32(-unknown)?-(unknown|wasi|wasip1)",
        Target("", "wasm32", _WASM, _WASM32, backend="wasm32"),
    ),
}
"""By the usual triple: the others that mean the same, as a regular expression, and the target.

The layouts are those of LLVM 22. Not accepted are variants in which pointers are narrower than
registers: ``x86_64-linux-gnux32``, ``aarch64-linux-gnu_ilp32``. RISC-V is RV64GC, and its C ABI
passes f64 in registers (lp64d); so does that of LoongArch.
"""

TRIPLES = tuple(_ROWS)


def target_of(triple: str | None) -> Target:
    """The target of ``triple``, or that of this machine; raises BuildError for any other."""
    triple = f"{platform.machine()}-linux-gnu" if triple is None else triple
    for pattern, target in _ROWS.values():
        if re.fullmatch(pattern, triple):
            return target._replace(triple=triple)
    known = ", ".join(TRIPLES)
    raise BuildError(f"the target must be one of {known} (got {triple!r})")
