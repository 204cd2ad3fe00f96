"""How LLVM generates code: for which vector registers, without which features, how it schedules."""

from __future__ import annotations

import ctypes
import platform
import subprocess
from functools import cache

from mlir_abi.bindings import host, ir
from mlir_abi.bindings.c_api import c_api
from mlir_abi.compilation.targets import Target
from mlir_abi.lowering import BASELINE, VectorRegisters
from mlir_abi.passes.support.functions import operations_in
from mlir_abi.runtime.libraries.cpu import cpu_flags

LONG_BLOCKS = "-dag-maps-huge-region=250"
"""Schedules long blocks in less time, such as those that write hundreds of results.

For some CPUs, this halves the time of LLVM's code generation.
"""

SHORT_ROWS = "-unroll-full-max-count=8"
"""Keeps a loop along a short row, as of 32 channels, which LLVM makes vectors of.

LLVM would write out its iterations before, and then make vectors along the rows' columns, which it
gathers from memory.
"""

_ONE_SECTION = "-profile-guided-section-prefix=false"
"""Keeps functions that are seldom called in the section of the others.

An execution engine allocates each section on its own, and libraries may lie between two sections.
Since GCC 13, libgcc keeps one range of addresses for a module, from its first function to its last.
If the ranges of two modules overlap, libgcc may keep one after its memory is freed, and read that
memory at the next C++ exception. GCC's bugs 111731 and 119151 are alike.
"""

_PROBE = """
define <16 x float> @add(<16 x float> %a, <16 x float> %b) {
  %c = fadd <16 x float> %a, %b
  ret <16 x float> %c
}
"""
_ARM = VectorRegisters(16, 32)
_AVX, _AVX512 = VectorRegisters(32, 16), VectorRegisters(64, 32)


@cache
def set_engine_options() -> None:
    """Set what `abi-build` gives to ``opt`` and ``llc``, and `_ONE_SECTION`, for the whole process.

    LLVM has these as command-line options alone, and an execution engine takes none.
    """
    words = "mlir_abi.jit", SHORT_ROWS, LONG_BLOCKS, _ONE_SECTION
    arguments = (ctypes.c_char_p * len(words))(*map(str.encode, words))
    c_api().LLVMParseCommandLineOptions(len(arguments), arguments, None)


def without_faults(opt_level: int) -> list[str]:
    """The features of x86-64 to compile without: LLVM's faults with them are in docs/versions.md.

    Its instructions for bf16 make subnormal numbers zero. At -O0, it cannot select instructions for
    some vectors in AVX-512.
    """
    return ["-avx512bf16", "-avxneconvert", *(["-avx512f"] if opt_level == 0 else [])]


def set_target_features(module: ir.Module, opt_level: int) -> None:
    """Compile functions for this machine's features, without those that LLVM uses wrongly."""
    if platform.machine() != "x86_64" or host() != "mlir":  # whose LLVM has a C API
        return
    features = _features_of_host() + "".join(f', "{each}"' for each in without_faults(opt_level))
    attribute = ir.Attribute.parse(f"#llvm.target_features<[{features}]>")
    for op in operations_in(module.operation):
        if op.name == "llvm.func":
            op.attributes["target_features"] = attribute


@cache
def _features_of_host() -> str:
    features = ctypes.string_at(c_api().LLVMGetHostCPUFeatures()).decode().split(",")
    return ", ".join(f'"{each}"' for each in features)


def registers_of_host() -> VectorRegisters:
    """Those of this machine, as Linux describes it; elsewhere those of every x86-64."""
    if platform.machine() == "aarch64":
        return _ARM
    flags = cpu_flags()
    if flags >= {"avx512f", "avx512vl", "avx512bw", "avx512dq"}:
        return _AVX512
    return _AVX if "avx2" in flags else BASELINE


def registers_of_target(llc: str, target: Target, cpu: str | None) -> VectorRegisters:
    """Those of ``cpu``, or those that each CPU of ``target`` has: what ``llc`` adds vectors in."""
    if target.machine == "aarch64":
        return _ARM
    if cpu is None:
        return BASELINE
    command = [llc, f"-mtriple={target.triple}", f"-mcpu={cpu}", "-o", "-"]
    done = subprocess.run(command, input=_PROBE, capture_output=True, text=True, check=False)
    if "zmm" in done.stdout:
        return _AVX512
    return _AVX if "ymm" in done.stdout else BASELINE
