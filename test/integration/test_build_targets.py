"""What `mlir_abi.build` makes for x86-64 and AArch64, and modules for other machines."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
import run_targets
from commands import C_MAIN, SCALED, abi_build, error_of
from conftest import package_bin
from native import ARM, CROSS_COMPILER, EMULATOR

import mlir_abi


@pytest.mark.skipif(
    not (shutil.which(CROSS_COMPILER) and shutil.which(EMULATOR)),
    reason="needs an AArch64 compiler and emulator: see .ci/run",
)
@pytest.mark.parametrize("triple", ["aarch64-linux-gnu", "aarch64-unknown-linux-gnu"])
def test_aarch64(tmp_path: Path, triple: str) -> None:
    """A shared library for another machine, linked with a program there."""
    (tmp_path / "model.mlir").write_text(SCALED)
    (tmp_path / "main.c").write_text(C_MAIN)
    mlir_abi.build(
        tmp_path / "model.mlir",
        tmp_path / "libmodel.so",
        rename={"main": "predict"},
        header=tmp_path / "model.h",
        target_triple=triple,
        target_cpu="cortex-a72",
    )
    command = [CROSS_COMPILER, "main.c", "./libmodel.so", "-o", "main"]
    subprocess.run(command, cwd=tmp_path, check=True)
    emulate = [EMULATOR, "-L", "/usr/aarch64-linux-gnu", "./main"]
    assert subprocess.check_output(emulate, cwd=tmp_path) == b"2 4 6 "


@pytest.mark.skipif(not ARM.is_installed(), reason="needs an ARM compiler and emulator: .ci/run")
def test_arm(tmp_path: Path) -> None:
    """Pointers and an index of 32 bits: each kind of value, and a shared library."""
    target = next(each for each in run_targets.TARGETS if each.triple == ARM.triple)
    cells = run_targets.cells(target, tmp_path)
    assert cells == {**dict.fromkeys(run_targets.EXPECTED, "runs"), "threads": "refused"}
    library = tmp_path / "libmodel.so"
    (tmp_path / "model.mlir").write_text(SCALED)
    (tmp_path / "main.c").write_text(C_MAIN)
    mlir_abi.build(
        tmp_path / "model.mlir",
        library,
        rename={"main": "predict"},
        header=tmp_path / "model.h",
        target_triple=ARM.triple,
    )
    warnings = ["-Wall", "-Wextra", "-Werror", "-Wconversion"]
    command = [ARM.compiler, *warnings, "main.c", "./libmodel.so", "-o", "main"]
    subprocess.run(command, cwd=tmp_path, check=True)
    emulate = [*ARM.runner, "-L", "/usr/arm-linux-gnueabihf", "./main"]
    assert subprocess.check_output(emulate, cwd=tmp_path) == b"2 4 6 "
    convention = mlir_abi.reflect(library)["predict"].convention
    assert convention is not None
    assert (convention.index_bits, convention.pointer_bits) == (32, 32)
    with pytest.raises(OSError, match="is for ARM, and this process runs on"):
        mlir_abi.load(library)


def test_subnormal_numbers_on_arm(tmp_path: Path) -> None:
    """NEON of ARMv7 makes them zero, so vectors are not in its registers."""
    (tmp_path / "model.mlir").write_text("""
        func.func @sum(%x: vector<4xf32>, %y: vector<4xf32>) -> vector<4xf32> {
          %r = arith.addf %x, %y : vector<4xf32>
          return %r : vector<4xf32>
        }""")
    mlir_abi.build(
        tmp_path / "model.mlir",
        tmp_path / "model.s",
        target_triple=ARM.triple,
        target_cpu="cortex-a15",
    )
    registers = re.findall(r"vadd\.f32\s+(\w)", (tmp_path / "model.s").read_text())
    assert registers
    assert {*registers} == {"s"}


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("<>", None),
        ('<!llvm.ptr = dense<32> : vector<4xi64>, "a.b" = 3 : i32>', None),
        ("<index = 32 : i64>", None),
        ("<index = 64 : i64>", "dlti.dl_spec says that index has 64 bits: pointers of the target"),
    ],
)
def test_a_data_layout_of_the_module(tmp_path: Path, spec: str, message: str | None) -> None:
    """The width of ``index`` is added to the entries that it has; another width is an error."""
    module = f"module attributes {{dlti.dl_spec = #dlti.dl_spec{spec}}} {{{SCALED}}}"
    (tmp_path / "model.mlir").write_text(module)
    options = ["--target-triple", "armv7-linux-gnueabihf"]
    ran = abi_build("model.mlir", "-o", "model.o", *options, cwd=tmp_path)
    if message is None:
        assert ran.returncode == 0, ran.stderr
    else:
        assert ran.returncode == 1
        assert message in ran.stderr


@pytest.mark.parametrize(
    "triple", ["x86_64-linux-gnu", "aarch64-linux-gnu", "armv7-linux-gnueabihf"]
)
def test_the_data_layout_is_that_of_llvm(tmp_path: Path, triple: str) -> None:
    """Which ``opt`` gives to a module that has none."""
    (tmp_path / "model.mlir").write_text(SCALED)
    mlir_abi.build(tmp_path / "model.mlir", tmp_path / "model.ll", target_triple=triple)
    actual = re.search("^target datalayout.*$", (tmp_path / "model.ll").read_text(), re.M)
    (tmp_path / "empty.ll").write_text("")
    command = [package_bin("llvm") / "opt", f"-mtriple={triple}", "-S", "empty.ll"]
    expected = subprocess.check_output(command, cwd=tmp_path, text=True)
    assert actual is not None
    assert actual[0] in expected.splitlines()


BFLOAT16_OF_TWO = """
func.func @f(%c: i1, %x: bf16, %m: memref<bf16>) {
  %v = scf.if %c -> bf16 {
    %l = memref.load %m[] : memref<bf16>
    scf.yield %l : bf16
  } else {
    scf.yield %x : bf16
  }
  memref.store %v, %m[] : memref<bf16>
  return
}
"""


def test_no_instructions_for_bf16(tmp_path: Path) -> None:
    """x86-64's make zeros of subnormals; LLVM would use them where a bf16 is only moved."""
    (tmp_path / "f.mlir").write_text(BFLOAT16_OF_TWO)
    mlir_abi.build(tmp_path / "f.mlir", tmp_path / "f.s", opt_level=0, target_cpu="znver4")
    assembly = (tmp_path / "f.s").read_text()
    assert "_mlir_ciface_f:" in assembly
    assert "vcvtneps2bf16" not in assembly


def test_a_header_for_a_machine_without_f80(tmp_path: Path) -> None:
    """A warning, and a header that declares the other functions."""
    (tmp_path / "model.mlir").write_text("""
        func.func @wide(%x: f80) -> f80 { return %x : f80 }
        func.func @other(%x: f64) -> f64 { return %x : f64 }""")
    options = ["--target-triple=aarch64-linux-gnu", "--header", "model.h"]
    ran = abi_build("model.mlir", "-o", "model.o", *options, cwd=tmp_path)
    assert ran.returncode == 0
    assert "warning: @wide is left out of the header: the target has no f80" in ran.stderr
    if shutil.which(CROSS_COMPILER):
        command = [CROSS_COMPILER, "-Werror", "-E", "-xc", "model.h"]
        text = subprocess.check_output(command, cwd=tmp_path, text=True)
        assert "double _mlir_ciface_other(double arg0);" in text


def test_pointers_of_another_machine(tmp_path: Path) -> None:
    """A module for pointers of 32 bits would crash where they have 64."""
    module = tmp_path / "model.mlir"
    attributes = '{llvm.data_layout = "e-p:32:32"}'
    module.write_text(f"module attributes {attributes} {{\n{SCALED}\n}}")
    message = "llvm.data_layout says that pointers have 32 bits: those of the target have 64"
    ran = abi_build(module, "-o", "model.o", cwd=tmp_path)
    assert error_of(ran) == message
    with pytest.raises(ValueError, match=re.escape(message)):
        mlir_abi.jit(module)


def test_the_triple_of_another_machine(tmp_path: Path) -> None:
    """LLVM's verifier wants stack memory of AMD's GPUs in address space 5."""
    model = tmp_path / "model.mlir"
    model.write_text("""
      module attributes {llvm.target_triple = "amdgcn-amd-amdhsa"} {
        func.func @f(%x: f32) -> f32 {
          %m = memref.alloca() : memref<f32>
          memref.store %x, %m[] : memref<f32>
          %r = memref.load %m[] : memref<f32>
          return %r : f32
        }
      }""")
    mlir_abi.build(model, tmp_path / "libmodel.so")
    assert mlir_abi.load(tmp_path / "libmodel.so").f(2) == mlir_abi.jit(model).f(2) == 2


def test_the_index_of_another_machine(tmp_path: Path) -> None:
    """A copy between memrefs whose sizes have 32 bits crashed."""
    module = tmp_path / "model.mlir"
    module.write_text("""\
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @copy(%x: memref<?xf32>, %y: memref<?xf32, strided<[?]>>) {
    memref.copy %x, %y : memref<?xf32> to memref<?xf32, strided<[?]>>
    return
  }
}
""")
    message = "model.mlir:1:1: error: dlti.dl_spec says that index has 32 bits: "
    ran = abi_build("model.mlir", "-o", "model.o", cwd=tmp_path)
    assert ran.returncode == 1
    assert ran.stderr.startswith(message)
    assert ran.stderr.count("error: ") == 1
    with pytest.raises(mlir_abi.PipelineFailed, match="index has 32 bits"):
        mlir_abi.jit(module)
