"""Functions such as `exp` in loops: their errors, and that no call is left in the loop."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from callers import jitted
from native import CROSS_COMPILER, EMULATOR, Target
from vector_math_errors import FLOATS, MODULE, NAMES, Errors, arguments, function, is_measured

import mlir_abi
from mlir_abi.compilation.native_code.undefined_symbols import undefined_symbols
from mlir_abi.runtime.call.library import Library

OF_THE_C_LIBRARY = {"sin", "cos", "pow"}
"""The functions of f64 that are called."""

NARROW = """
func.func @exp(%x: tensor<?xTYPE>) -> tensor<?xTYPE> {
  %r = math.exp %x : tensor<?xTYPE>
  return %r : tensor<?xTYPE>
}
"""
VECTOR = """
func.func @tanh(%x: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %v = vector.load %x[%c0] : memref<8xf32>, vector<8xf32>
  %r = math.tanh %v : vector<8xf32>
  vector.store %r, %x[%c0] : memref<8xf32>, vector<8xf32>
  return
}
"""
PROGRAM = """
#include "model.h"
#include <math.h>
#include <stdio.h>
int main(void) {
  static float x[1000], z[1000];
  for (int i = 0; i < 1000; i++) x[i] = (i - 500) * 0.02f;
  memref1_f32 a = memref1_f32_of(x, 1000), b = memref1_f32_of(z, 1000);
  _mlir_ciface_tanh_f32(&a, &a, &b);
  for (int i = 0; i < 1000; i++) {
    double error = z[i] - tanh(x[i]);
    if (fabs(error) > 4 * (nextafterf(fabsf(z[i]), 2) - fabsf(z[i]))) return 1;
  }
  puts("near");
}
"""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("vector_math") / "model.mlir"
    path.write_text(MODULE)
    return path


@pytest.fixture(scope="module")
def shared(source: Path) -> Path:
    """For every x86-64, which has no `fma`."""
    path = source.with_name("libmodel.so")
    mlir_abi.build(source, path)
    return path


@pytest.fixture(scope="module")
def errors(source: Path) -> Errors:
    return Errors(source.parent)


@pytest.fixture(scope="module", params=["jit", "load"])
def library(request: pytest.FixtureRequest, shared: Path) -> Library:
    """With `fma`, if this machine has that, and without."""
    return jitted(MODULE) if request.param == "jit" else mlir_abi.load(shared)


@pytest.mark.parametrize("float_", FLOATS)
@pytest.mark.parametrize("name", NAMES)
def test_errors(library: Library, errors: Errors, name: str, float_: str) -> None:
    """Results are within 4 units in the last place, and special values as the C library's."""
    for x, y in arguments(name, float_, 1 << 16):
        chosen = is_measured(name, float_, x)
        greatest, where = errors.greatest(library, f"{name}_{float_}", x[chosen], y[chosen])
        assert greatest <= 4, where


def test_no_call_is_left(source: Path) -> None:
    """`-O2` calls only those functions of f64 that are the C library's; `-O1` calls all of them."""
    called = []
    for level in (1, 2):
        mlir_abi.build(source, source.with_suffix(".o"), opt_level=level)
        called.append({*undefined_symbols(source.with_suffix(".o"))})
    libm = {f"{name}f" for name in ("exp", "log", "log1p", "tanh", "erf", "sin", "cos", "pow")}
    assert called[0] > libm
    assert called[1] & (libm | {name[:-1] for name in libm}) == OF_THE_C_LIBRARY


@pytest.mark.parametrize("name", ["exp_f32", "log_f64", "sin_f32", "powf_f32"])
def test_loops_are_vectorized(tmp_path: Path, name: str) -> None:
    """Products are of vectors, and no function is called but by the packed wrapper."""
    source, assembly = tmp_path / "model.mlir", tmp_path / "model.s"
    source.write_text(function(*name.split("_")))
    mlir_abi.build(source, assembly, target_triple="x86_64-linux-gnu")
    text = assembly.read_text()
    assert "\tmulps\t" in text or "\tmulpd\t" in text
    assert {*re.findall(r"\tcallq?\t(\S+)", text)} <= {f"_mlir_abi_function_{name}"}


@pytest.mark.parametrize("type_", ["f16", "bf16"])
def test_narrow_floats(type_: str) -> None:
    """All numbers, computed in f32 and rounded."""
    dtype = np.float16 if type_ == "f16" else ml_dtypes.bfloat16
    x = np.arange(1 << 16, dtype=np.uint16).view(dtype)
    with np.errstate(all="ignore"):
        x = x[~np.isnan(x)]
        expected = np.exp(x.astype(np.float64)).astype(np.float32).astype(dtype)
    result = jitted(NARROW.replace("TYPE", type_)).exp(x)
    is_other = result != expected
    neighbours = abs(result.view(np.int16)[is_other] - expected.view(np.int16)[is_other])
    assert neighbours.max(initial=0) <= 1
    assert is_other.mean() < 1e-3


def test_a_vector() -> None:
    x = np.linspace(-4, 4, 8, dtype=np.float32)
    expected = np.tanh(x.astype(np.float64))
    jitted(VECTOR).tanh(x)
    np.testing.assert_allclose(x, expected, rtol=5e-7)


AARCH64 = Target(
    CROSS_COMPILER, "aarch64-linux-gnu", (), (EMULATOR, "-L", "/usr/aarch64-linux-gnu")
)


@pytest.mark.skipif(not AARCH64.is_installed(), reason="needs a cross-compiler and qemu-user")
def test_on_aarch64(tmp_path: Path) -> None:
    """Beside the C library there."""
    model, main, program = (tmp_path / name for name in ("model.mlir", "main.c", "main"))
    model.write_text(function("tanh", "f32"))
    main.write_text(PROGRAM)
    object_file, header = tmp_path / "model.o", tmp_path / "model.h"
    mlir_abi.build(model, object_file, header=header, target_triple=AARCH64.triple)
    subprocess.run([AARCH64.compiler, main, object_file, "-o", program, "-lm"], check=True)
    done = subprocess.run([*AARCH64.runner, program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "near\n"), done.stderr
