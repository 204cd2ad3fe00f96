"""``abi-build`` and `jit` of modules that other bindings read: torch-mlir, StableHLO."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from commands import NUMBERS, abi_build, error_of

import mlir_abi


def test_other_bindings(tmp_path: Path) -> None:
    """What torch-mlir lowers is compiled by LLVM 22, which cannot read the LLVM IR of torch-mlir.

    Newer versions of LLVM write infinities in another way. MLIR 22 says what it cannot translate.
    """
    (tmp_path / "model.mlir").write_text(NUMBERS.replace("NUMBER", "0xFF800000"))
    command = ("model.mlir", "-o", "libmodel.so")
    environment = {"MLIR_ABI_BINDINGS": "torch_mlir"}
    pipeline = "--pipeline=builtin.module(abi-embed-reflection)"
    refused = abi_build(*command, pipeline, cwd=tmp_path, env=environment)
    expected = 'cannot translate to LLVM IR: loc("model.mlir":2:1): error: cannot be converted'
    assert error_of(refused).startswith(expected)
    ran = abi_build(*command, cwd=tmp_path, env=environment)
    assert ran.stderr == ""
    assert mlir_abi.load(tmp_path / "libmodel.so").both(0) == -np.inf


STABLEHLO = """
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = stablehlo.abs %x : tensor<4xf32>
  return %y : tensor<4xf32>
}
"""
IN_A_PROCESS = """
import mlir_abi
from mlir_abi.bindings import BindingsError

for compile in lambda path: mlir_abi.build(path, "libmodel.so"), mlir_abi.jit:
    try:
        compile("model.mlir")
    except BindingsError as error:
        print(error)
"""


def test_stablehlo_without_a_choice_of_bindings(tmp_path: Path) -> None:
    """torch-mlir's bindings lower it, since the others cannot."""
    (tmp_path / "model.mlir").write_text(STABLEHLO)
    ran = abi_build("model.mlir", "-o", "libmodel.so", cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    x = np.array([-1, 2, -3, 4], np.float32)
    assert mlir_abi.load(tmp_path / "libmodel.so").main(x).tolist() == [1, 2, 3, 4]


TORCH = """
func.func @softmax(%x: !torch.vtensor<[?,3],f32> {iree.abi.name = "x"})
    -> !torch.vtensor<[?,3],f32> {
  %axis = torch.constant.int 1
  %none = torch.constant.none
  %y = torch.aten.softmax.int %x, %axis, %none
    : !torch.vtensor<[?,3],f32>, !torch.int, !torch.none -> !torch.vtensor<[?,3],f32>
  return %y : !torch.vtensor<[?,3],f32>
}
"""


@pytest.mark.parametrize("options", [[], ["--pipeline=builtin.module(symbol-dce,abi-default)"]])
def test_torch(tmp_path: Path, options: list[str]) -> None:
    """The command lowers operations that torch-mlir first has to decompose, and keeps names."""
    (tmp_path / "model.mlir").write_text(TORCH)
    ran = abi_build("model.mlir", "-o", "libmodel.so", *options, cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    x = np.array([[0, 1, 2], [3, 5, 4]], np.float32)
    expected = np.exp(x) / np.exp(x).sum(axis=1, keepdims=True)
    actual = mlir_abi.load(tmp_path / "libmodel.so").softmax(x=x)
    np.testing.assert_allclose(actual, expected, rtol=1e-6)


TORCH_IMAGE = """
func.func @invert(%x: !torch.vtensor<[?],ui8>) -> !torch.vtensor<[?],ui8> {
  %y = torch.aten.bitwise_not %x : !torch.vtensor<[?],ui8> -> !torch.vtensor<[?],ui8>
  return %y : !torch.vtensor<[?],ui8>
}
"""


def test_torch_of_unsigned_integers(tmp_path: Path) -> None:
    """Callers have the type that torch-mlir's `linalg` has lost."""
    (tmp_path / "model.mlir").write_text(TORCH_IMAGE)
    ran = abi_build("model.mlir", "-o", "libmodel.so", cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    inverted = mlir_abi.load(tmp_path / "libmodel.so").invert(np.array([0, 200], np.uint8))
    assert (inverted.dtype, inverted.tolist()) == (np.uint8, [255, 55])


NAMED_SUM = """
module {
  func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %y = call @sum(%x) : (tensor<4xf32>) -> tensor<4xf32>
      loc("jit(g)/jit(sum)"(callsite("g"("model.py":2:17) at "<module>"("model.py":3:5))))
    return %y : tensor<4xf32>
  }
  func.func private @sum(%x: tensor<4xf32>) -> tensor<4xf32> {
    %y = "stablehlo.all_reduce"(%x) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %c = stablehlo.add %a, %b : tensor<f32>
      stablehlo.return %c : tensor<f32>
    }) {replica_groups = dense<0> : tensor<1x1xi64>} : (tensor<4xf32>) -> tensor<4xf32> loc("sum")
    return %y : tensor<4xf32>
  }
}
"""


def test_stablehlo_that_cannot_be_lowered(tmp_path: Path) -> None:
    """The error is at the line of the JAX program, which the call tells, as JAX writes it."""
    (tmp_path / "model.mlir").write_text(NAMED_SUM)
    (tmp_path / "model.py").write_text("import jax\ndef g(x): return psum(x)\n")
    ran = abi_build("model.mlir", "-o", "libmodel.so", cwd=tmp_path)
    assert ran.returncode == 1
    assert ran.stderr.startswith(
        "model.py:2:17: error: stablehlo.all_reduce has no lowering\n"
        "def g(x): return psum(x)\n                ^\n"
    )


@pytest.mark.parametrize(
    ("model", "host", "message"),
    [
        (
            TORCH,
            "mlir",
            'model.mlir:2:31: `!"torch"<"vtensor<[?,3],f32>">` type created with unregistered '
            "dialect: set MLIR_ABI_BINDINGS=torch_mlir",
        ),
        (
            STABLEHLO,
            "mlir",
            "model.mlir:3:8: Dialect `stablehlo' not found for custom op 'stablehlo.abs': "
            "set MLIR_ABI_BINDINGS=torch_mlir",
        ),
        (
            STABLEHLO,
            "jaxlib.mlir",
            "abi-default: unknown pass 'lower-vector-mask': the bindings of 'jaxlib.mlir' have "
            "none of that name; write the module to a file, and lower that in a process with "
            "MLIR_ABI_BINDINGS=torch_mlir or mlir",
        ),
    ],
)
def test_bindings_that_cannot(tmp_path: Path, model: str, host: str, message: str) -> None:
    """The command, `build` and `jit` say which can."""
    (tmp_path / "model.mlir").write_text(model)
    environment = {"MLIR_ABI_BINDINGS": host}
    ran = abi_build("model.mlir", "-o", "libmodel.so", cwd=tmp_path, env=environment)
    assert error_of(ran) == message
    printed = subprocess.check_output(
        [sys.executable, "-c", IN_A_PROCESS],
        cwd=tmp_path,
        env={**os.environ, **environment},
        text=True,
    )
    assert printed == f"{message}\n" * 2


DYNAMIC_BROADCASTS = """
func.func @product(%x: tensor<?x16xf16>, %y: tensor<?x16xf16>) -> tensor<?x16xf16> {
  %s = shape.shape_of %x : tensor<?x16xf16> -> tensor<2xindex>
  %e = stablehlo.dynamic_broadcast_in_dim %y, %s, dims = [0, 1]
      : (tensor<?x16xf16>, tensor<2xindex>) -> tensor<?x16xf16>
  %g = stablehlo.multiply %e, %x : tensor<?x16xf16>
  return %g : tensor<?x16xf16>
}
func.func @transposed(%x: tensor<1x?xui8>, %s: tensor<3xi64>) -> tensor<?x?x2xui8> {
  %0 = stablehlo.dynamic_broadcast_in_dim %x, %s, dims = [1, 0]
      : (tensor<1x?xui8>, tensor<3xi64>) -> tensor<?x?x2xui8>
  return %0 : tensor<?x?x2xui8>
}
func.func @columns(%s: tensor<2xi64>) -> tensor<?x?xi32> {
  %0 = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi64>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}
"""


def test_broadcasts_that_may_repeat() -> None:
    """Without ``known_nonexpanding_dimensions``, as other producers than JAX write them."""
    library = mlir_abi.jit(DYNAMIC_BROADCASTS)
    x = np.arange(48, dtype=np.float16).reshape(3, 16)
    for y in x + 1, x[1:2]:
        np.testing.assert_array_equal(library.product(x, y), x * y)
        assert library.product(x[:0], y[:1]).shape == (0, 16)
    with pytest.raises(mlir_abi.AssertionFailed, match="the size of axis 0 is neither 1 nor that"):
        library.product(x, x[:2])
    row = np.arange(3, dtype=np.uint8)[None]
    for part, rows in (row, 3), (row[:, 1:2], 4):
        expected = np.broadcast_to(part.T[:, :, None], (rows, 5, 2))
        np.testing.assert_array_equal(library.transposed(part, np.array(expected.shape)), expected)
    columns = library.columns(np.array([3, 5]))
    np.testing.assert_array_equal(columns, np.broadcast_to(np.arange(5), (3, 5)))
