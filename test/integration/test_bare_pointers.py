"""Functions with bare pointers: C and Python call them, and C implements one."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import numpy as np
import pytest
from callers import jitted

import mlir_abi
from mlir_abi.dialect_attrs.reflection.record import Convention

SCALE = """
!m = memref<2x3xf32, strided<[4, 1], offset: 2>>
func.func @scale(%k: f32, %x: !m {iree.abi.name = "x"}, %y: memref<f32>) -> i64 BARE {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : i64
  %v = memref.load %x[%c1, %c0] : !m
  %p = call @times(%v, %k) : (f32, f32) -> f32
  memref.store %p, %x[%c0, %c1] : !m
  memref.store %p, %y[] : memref<f32>
  return %c2 : i64
}
func.func private @times(%a: f32, %b: f32) -> f32 {
  %p = arith.mulf %a, %b : f32
  return %p : f32
}
"""
BARE = "attributes {llvm.bareptr}"
MORE = """
func.func private @weigh(!m, i32) -> f32 attributes {llvm.bareptr, llvm.emit_c_interface}
func.func @weight(%x: !m, %n: i32) -> f32 attributes {llvm.bareptr} {
  %w = call @weigh(%x, %n) : (!m, i32) -> f32
  return %w : f32
}
func.func @same(%x: !m) -> !m attributes {llvm.bareptr} { return %x : !m }
"""
MAIN = """
#include "model.h"
#include <stdio.h>
float weigh(float *x, int32_t n) { return x[2] * (float)n; }
int main(void) {
  float x[9] = {0, 0, 1, 2, 3, 0, 4, 5, 6}, y;
  int64_t two = scale(10, x, &y);
  double weighed = weight(x, 3);
  printf("%d %g %g %g %d\\n", (int)two, (double)x[3], (double)y, weighed, same(x) == x);
  return 0;
}
"""


@pytest.mark.filterwarnings("ignore:.*has no plain C function")
@pytest.mark.parametrize("plain_c", [False, "only"])
def test_c_calls_and_implements_them(plain_c: bool, tmp_path: Path) -> None:
    """The type's offset is from the pointer: x[1, 0] is the element 2 + 4."""
    (tmp_path / "model.mlir").write_text(SCALE.replace("BARE", BARE) + MORE)
    (tmp_path / "main.c").write_text(MAIN)
    header = tmp_path / "model.h"
    mlir_abi.build(tmp_path / "model.mlir", tmp_path / "m.o", plain_c=plain_c, header=header)
    assert ("memref1" in header.read_text()) is False
    flags = ["-Wall", "-Wextra", "-pedantic", "-Wconversion", "-Werror", "-o", "main"]
    for language in (["gcc", "-x", "c", "-std=c99"], ["g++", "-x", "c++", "-std=c++17"]):
        command = [*language, *flags, "main.c", "-x", "none", "m.o"]
        subprocess.run(command, cwd=tmp_path, check=True)
        ran = subprocess.run([tmp_path / "main"], check=True, capture_output=True, text=True)
        assert ran.stdout == "2 40 40 3 1\n"


LOWERING = (
    "builtin.module(abi-embed-reflection,FUNC_TO_LLVM,"
    "finalize-memref-to-llvm,convert-arith-to-llvm,reconcile-unrealized-casts)"
)
OPTION = "abi-func-to-llvm{use-bare-ptr-memref-call-conv%s}"


@pytest.mark.parametrize(
    ("bare", "pipeline"),
    [
        (BARE, None),
        (BARE, LOWERING.replace("FUNC_TO_LLVM", "abi-func-to-llvm")),
        *(
            ("", LOWERING.replace("FUNC_TO_LLVM", OPTION % value))
            for value in ("", "=true", "=1 index-bitwidth=64")
        ),
    ],
)
def test_python_calls_them(bare: str, pipeline: str | None) -> None:
    """By packed wrappers, with all checks; the option of the pass stands for the attribute."""
    scale = jitted(SCALE.replace("BARE", bare), pipeline=pipeline).scale
    memory, y = np.arange(12, dtype=np.float32), np.zeros((), np.float32)
    x = np.lib.stride_tricks.as_strided(memory[2:], (2, 3), (16, 4))
    assert scale(10, x, y) == 2
    assert (memory[3], y) == (60, 60)
    with pytest.raises(ValueError, match=r"^scale\(\): x: expected f32\[2, 3\] with strides"):
        scale(10, x[:, :2], y)


def test_the_option_builds_what_the_attribute_does(tmp_path: Path) -> None:
    """A symbol that C can call, its declaration, and a record of it."""
    headers = []
    for bare, value in ((BARE, "=false"), ("", "")):
        path = tmp_path / "model.mlir"
        path.write_text(SCALE.replace("BARE", bare))
        pipeline = LOWERING.replace("FUNC_TO_LLVM", OPTION % value)
        library = path.with_name("libmodel.so")
        mlir_abi.build(path, library, pipeline=pipeline, header=path.with_name("model.h"))
        headers.append(path.with_name("model.h").read_text())
        record = mlir_abi.reflect(library)["scale"]
        assert record.convention == Convention("scale", "mlir", 64, bare=True)
    assert headers[0] == headers[1]
    assert re.search(r"^int64_t scale\(float arg0, float \*x, float \*arg2\);", headers[0], re.M)


def test_a_failure_in_one_is_an_error_of_the_call() -> None:
    text = """
    func.func @root(%x: memref<2xf32>, %n: i32) -> i32 attributes {llvm.bareptr} {
      %c0 = arith.constant 0 : i32
      %holds = arith.cmpi sge, %n, %c0 : i32
      cf.assert %holds, "n is negative"
      return %n : i32
    }"""
    root = jitted(text).root
    assert root(np.zeros(2, np.float32), 3) == 3
    with pytest.raises(mlir_abi.AssertionFailed, match="n is negative"):
        root(np.zeros(2, np.float32), -3)
