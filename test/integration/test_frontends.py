"""Models as people have them: text, files, several at once; JAX's in `jax_models.py`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from commands import BIN, abi_build, error_of

import mlir_abi


@pytest.mark.parametrize("host", ["jaxlib.mlir", pytest.param("mlir", marks=pytest.mark.slow)])
def test_jax(tmp_path: Path, host: str) -> None:
    """What `jax_models.py` asserts. JAX's bindings cannot lower: a child does."""
    environment = {k: v for k, v in os.environ.items() if k != "MLIR_ABI_BINDINGS"}
    done = subprocess.run(
        [sys.executable, Path(__file__).with_name("jax_models.py"), tmp_path, host],
        env=environment
        | {"JAX_PLATFORMS": "cpu", "XLA_FLAGS": "--xla_backend_optimization_level=0"},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert (done.returncode, done.stdout) == (0, "done\n"), done.stderr


SCALE = """
func.func @main(%x: f32) -> f32 {
  %c = arith.constant NUMBER : f32
  %y = arith.mulf %x, %c : f32
  return %y : f32
}
"""


def test_text_and_bytes() -> None:
    """A library of one function can be called itself."""
    for text in SCALE.replace("NUMBER", "3.0"), SCALE.replace("NUMBER", "3.0").encode():
        library = mlir_abi.jit(text)
        assert library(2.0) == library.main(2.0) == 6.0


def test_text_in_generic_form() -> None:
    """MLIR's error does not name the dialect; torch-mlir's bindings lower it all the same."""
    pytest.importorskip("torch_mlir")
    library = mlir_abi.jit("""
    func.func @f(%x: tensor<2xf32>) -> tensor<2xf32> {
      %y = "stablehlo.abs"(%x) : (tensor<2xf32>) -> tensor<2xf32>
      return %y : tensor<2xf32>
    }""")
    assert library(np.float32([-1, 2])).tolist() == [1, 2]


def test_a_private_function_of_the_name() -> None:
    """As in JAX's module of `jax.nn.relu`: it gets another name, which is free."""
    text = """
    func.func private @f_0(%x: f32) -> f32 {
      %y = arith.negf %x : f32
      return %y : f32
    }
    func.func @main(%x: f32) -> f32 {
      %y = call @f(%x) : (f32) -> f32
      %z = call @f_0(%y) : (f32) -> f32
      return %z : f32
    }
    func.func private @f(%x: f32) -> f32 {
      %y = arith.mulf %x, %x : f32
      return %y : f32
    }
    """
    library = mlir_abi.jit({"f": text})
    assert list(library) == ["f"]
    assert library(3.0) == -9.0


def test_several_files(tmp_path: Path) -> None:
    """Of a sole function `main`, the name is that of its file, or what --rename says."""
    for name, number in ("double", "2.0"), ("triple", "3.0"):
        (tmp_path / f"{name}.mlir").write_text(SCALE.replace("NUMBER", number))
    command = ("double.mlir", "-o", "libscale.so", "triple.mlir", "--header", "scale.h")
    ran = abi_build(*command, "--rename", "triple.mlir:main=thrice", cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    library = mlir_abi.load(tmp_path / "libscale.so")
    assert (library.double(1.5), library.thrice(1.5)) == (3.0, 4.5)
    header = (tmp_path / "scale.h").read_text()
    assert "_mlir_ciface_double(" in header
    assert "_mlir_ciface_thrice(" in header
    with pytest.raises(TypeError, match=r"has not one function to call, but double, thrice$"):
        library(1.0)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["a.mlir", "b.mlir", "-o", "lib.o"], "several models are for a shared library or a wheel"),
        (["a.mlir", "a.mlir", "-o", "lib.so"], "two models are called 'a'"),
        (
            ["a.mlir", "b.mlir", "-o", "lib.so", "--rename", "main=f"],
            "rename must say of which model 'main' is: MODEL:main",
        ),
        (
            ["a.mlir", "b.mlir", "-o", "lib.so", "--rename", "a:main=f", "--rename", "b:main=f"],
            "a and b define 'f': rename it in one of them",
        ),
    ],
)
def test_several_files_that_cannot(tmp_path: Path, words: list[str], message: str) -> None:
    for name in "ab":
        (tmp_path / f"{name}.mlir").write_text(SCALE.replace("NUMBER", "1.0"))
    assert error_of(abi_build(*words, cwd=tmp_path)).startswith(message)


def test_commands_of_python(tmp_path: Path) -> None:
    """For an environment whose PATH lacks the commands."""
    (tmp_path / "a.mlir").write_text(SCALE.replace("NUMBER", "2.0"))

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "mlir_abi", *words]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert run("inspect", "--brief", "a.mlir").stdout == "main(f32) -> f32\n"
    for words in [], ["wheel"]:
        ran = run(*words)
        expected = "usage: python -m mlir_abi build|diff|header|inspect|opt …\n"
        assert (ran.returncode, ran.stderr) == (1, expected)


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (["model.mlir", "--stablehlo-legalize-to-linalg"], 0),
        (["generic.mlir", "--stablehlo-legalize-to-linalg"], 0),
        (["-", "--split-input-file"], 1),
        (["model.mlir", "--no-such-pass"], 1),
    ],
)
def test_abi_opt_chooses_bindings(tmp_path: Path, words: list[str], status: int) -> None:
    """Output, diagnostics and status are those with the variable."""
    pytest.importorskip("torch_mlir")
    unused = {k: v for k, v in os.environ.items() if k != "MLIR_ABI_BINDINGS"}
    (tmp_path / "linecache.py").write_text("raise SystemExit(3)")  # Python 3.13 would import it
    (tmp_path / "model.mlir").write_text("""
    func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
      %y = stablehlo.abs %x : tensor<4xf32>
      return %y : tensor<4xf32>
    }""")
    (tmp_path / "generic.mlir").write_text("""
    func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
      %y = "stablehlo.abs"(%x) : (tensor<4xf32>) -> tensor<4xf32>
      return %y : tensor<4xf32>
    }""")
    wrong = "func.func @stablehlo() { return %x : i32 }"
    several = f"{wrong}\n// -----{(tmp_path / 'model.mlir').read_text()}"
    ran = [
        subprocess.run(
            [BIN / "abi-opt", *words],
            input=several,
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        for environment in (unused, unused | {"MLIR_ABI_BINDINGS": "torch_mlir"})
    ]
    seen, expected = ((each.returncode, each.stdout, each.stderr) for each in ran)
    assert seen == expected
    assert expected[0] == status
