"""What code for one CPU needs of it: in the record, and where the library is opened."""

from __future__ import annotations

import platform
import subprocess
from pathlib import Path
from zipfile import ZipFile

import numpy as np
import pytest
from commands import SCALED, abi_build
from conftest import package_bin

import mlir_abi
from mlir_abi.compilation.native_code.cpu_features import needed_features
from mlir_abi.compilation.targets import target_of
from mlir_abi.runtime.libraries.cpu import LINUX_NAMES, cpu_flags

OPT = str(package_bin("llvm") / "opt")
V2 = {"sse3", "ssse3", "sse4.1", "sse4.2", "popcnt"}
V3 = V2 | {"avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe"}
V4 = V3 | {"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"}
"""The levels of the System V ABI for x86-64, "Micro-Architecture Levels"."""
ONLY_X86_64 = pytest.mark.skipif(
    platform.machine() != "x86_64" or "apx" in cpu_flags(),
    reason="needs an x86-64 that lacks what the library needs",
)


def features_of(triple: str, cpu: str) -> set[str]:
    target = target_of(triple)
    return set(needed_features(OPT, target, [f"-mtriple={target.triple}", f"-mcpu={cpu}"]))


@pytest.mark.parametrize(
    ("cpu", "expected"),
    [("x86-64", set()), ("x86-64-v2", V2), ("x86-64-v3", V3), ("x86-64-v4", V4)],
)
def test_the_levels_of_x86_64(cpu: str, expected: set[str]) -> None:
    """As the ABI defines them; each has what the one before it has."""
    assert features_of("x86_64-linux-gnu", cpu) == expected


def test_aarch64() -> None:
    """Armv8.0 is the baseline; a Neoverse N1 is an Armv8.2 with FP16, RCpc and DotProd."""
    assert features_of("aarch64-linux-gnu", "cortex-a72") == set()
    assert features_of("aarch64-linux-gnu", "neoverse-n1") == {
        *("lse", "rdm", "fullfp16", "dotprod", "rcpc")
    }


@pytest.mark.parametrize("triple", ["x86_64-linux-gnu", "aarch64-linux-gnu"])
def test_llvm_has_the_features(triple: str) -> None:
    """It ignores a name that it does not have."""
    names = ",".join(f"+{name}" for name in LINUX_NAMES[target_of(triple).machine])
    command = [OPT, "-S", f"-mtriple={triple}", f"-mattr={names}"]
    module = "define void @f() { ret void }"
    done = subprocess.run(command, input=module, capture_output=True, text=True, check=True)
    assert "+" in done.stdout
    assert done.stderr == ""


@ONLY_X86_64
def test_a_library_for_another_cpu(tmp_path: Path) -> None:
    """The call would end the process."""
    (tmp_path / "model.mlir").write_text(SCALED)
    library = tmp_path / "libmodel.so"
    mlir_abi.build(tmp_path / "model.mlir", library, target_cpu="diamondrapids")
    with pytest.raises(OSError, match=r"is for CPUs with .*egpr.*, which this one has not"):
        mlir_abi.load(library)
    (function,) = mlir_abi.reflect(library).values()
    assert "avx512fp16" in function.cpu


def test_a_wheel_for_this_cpu(tmp_path: Path) -> None:
    """It is opened here; what is named as for every CPU gets a warning."""
    (tmp_path / "model.mlir").write_text(SCALED)
    machine = platform.machine()
    wheel = f"model-1.0-py3-none-manylinux_2_40_{machine}.whl"
    ran = abi_build("model.mlir", "-o", wheel, "--target-cpu", "native", cwd=tmp_path)
    assert ran.returncode == 0
    with ZipFile(tmp_path / wheel) as archive:
        archive.extract("model/libmodel.so", tmp_path)
    library = mlir_abi.load(tmp_path / "model" / "libmodel.so")
    np.testing.assert_array_equal(library.main(np.ones(3, np.float32), 2), [2, 2, 2])
    needed = mlir_abi.reflect(tmp_path / "model" / "libmodel.so")["main"].cpu
    warning = f"warning: pip installs the wheel on CPUs without {', '.join(needed)}, which it needs"
    assert (warning in ran.stderr) == bool(needed)


def test_a_library_for_every_cpu(tmp_path: Path) -> None:
    """Its record has no such key: it is that of 1.0."""
    (tmp_path / "model.mlir").write_text(SCALED)
    mlir_abi.build(tmp_path / "model.mlir", tmp_path / "libmodel.so")
    (function,) = mlir_abi.reflect(tmp_path / "libmodel.so").values()
    assert function.cpu == ()
    assert b'"cpu"' not in (tmp_path / "libmodel.so").read_bytes()
