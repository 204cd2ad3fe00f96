"""Functions that C or Python implements for a ``stablehlo.custom_call``."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mlir_abi
from mlir_abi.diagnostics.failure import BuildError

ALIAS = (
    "#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 1,"
    " operand_tuple_indices = []>"
)
MODULE = f"""
func.func @main(%x: tensor<3x4xf32>, %y: tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<f32>) {{
  %0:2 = stablehlo.custom_call @scale_add(%x, %y) {{
      mhlo.backend_config = {{by = 2.5 : f32, h = 0.5 : f64, k = 3 : i64, on = true, s = -7 : i16,
          t = 200 : ui8, u = 4294967295 : ui32, v = 18446744073709551614 : ui64, w = -5 : i32}},
      operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>],
      output_operand_aliases = [{ALIAS}],
      result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]}}
      : (tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<f32>)
  return %0#0, %0#1 : tensor<3x4xf32>, tensor<f32>
}}
func.func @twice(%x: tensor<?xui32>, %n: tensor<1xi32>) -> tensor<?xui32> {{
  %0 = stablehlo.custom_call @append(%x, %x, %n) {{
      indices_of_shape_operands = dense<2> : tensor<1xi64>}}
      : (tensor<?xui32>, tensor<?xui32>, tensor<1xi32>) -> tensor<?xui32>
  return %0 : tensor<?xui32>
}}
"""
UNSIGNED = (200 - 2**8, -1, -2)
"""The bits of the unsigned attributes, as signed numbers."""

C = """
#include "calls.h"

#include <math.h>

void _mlir_ciface_scale_add(const memref2_f32_const *arg0, const memref2_f32_const *arg1,
                            const memref2_f32 *result0, const memref0_f32 *result1, float by,
                            double h, int64_t k, bool on, int16_t s, int8_t t, int32_t u,
                            int64_t v, int32_t w) {
  float sum = (uint8_t)t == 200 && (uint32_t)u == UINT32_MAX && (uint64_t)v == UINT64_MAX - 1
                  ? 0
                  : NAN;
  for (int64_t i = 0; i < result0->sizes[0]; ++i)
    for (int64_t j = 0; j < result0->sizes[1]; ++j) {
      const int64_t at = i * result0->strides[0] + j;
      result0->aligned[at] = arg1->aligned[at] + by * arg0->aligned[j * arg0->strides[0] + i];
      sum += result0->aligned[at];
    }
  *result1->aligned = on ? sum + h * k + s + w : 0;
}

void _mlir_ciface_append(const memref1_ui32_const *arg0, const memref1_ui32_const *arg1,
                         const memref1_ui32 *result) {
  for (int64_t i = 0; i < arg0->sizes[0]; ++i) result->aligned[i] = arg0->aligned[i];
  for (int64_t i = 0; i < arg1->sizes[0]; ++i)
    result->aligned[arg0->sizes[0] + i] = arg1->aligned[i];
}
"""


@pytest.fixture(name="model", scope="module")
def fixture_model(tmp_path_factory: Any) -> Path:
    path: Path = tmp_path_factory.mktemp("calls") / "calls.mlir"
    path.write_text(MODULE)
    return path


def check(library: Any) -> None:
    x = np.arange(12, dtype=np.float32).reshape(3, 4)
    y = x[::-1].copy()
    result, number = library.main(x, y)
    np.testing.assert_array_equal(result, y + 2.5 * x)
    assert number == result.sum() + 0.5 * 3 - 7 - 5
    np.testing.assert_array_equal(y, x[::-1])  # although the result has its memory in the call
    bits = np.array([1, 1 << 31], np.uint32)
    twice = library.twice(bits, np.array([4], np.int32))
    assert (twice.tolist(), twice.dtype) == ([1, 1 << 31] * 2, np.uint32)


def test_c_implements_calls(model: Path) -> None:
    """By the prototypes in the header; layouts are the order of sizes."""
    folder = model.parent
    mlir_abi.build(model, folder / "calls.o", header=folder / "calls.h")
    (folder / "calls.c").write_text(C)
    command = ["cc", "-Wall", "-Werror", "-fPIC", "-c", "calls.c", "-o", "host.o"]
    subprocess.run(command, cwd=folder, check=True)
    mlir_abi.build(model, folder / "libcalls.so", link=[folder / "host.o"])
    check(mlir_abi.load(folder / "libcalls.so"))


def test_python_implements_calls(model: Path) -> None:
    """Results are arguments, which the function writes to; its exception is that of the call."""
    seen = []

    def scale_add(x: Any, y: Any, result: Any, number: Any, *numbers: Any) -> None:
        seen.append((x.shape, y.shape, result.shape, number.shape, *numbers))
        np.testing.assert_array_equal(y, result)
        by, h, k, on, s, _, _, _, w = numbers
        result[...] = y + by * x.T
        number[...] = result.sum() + h * k + s + w if on else 0

    def append(x: Any, y: Any, result: Any) -> None:
        result[...] = np.concatenate([x, y])

    check(mlir_abi.jit(model, imports={"scale_add": scale_add, "append": append}))
    assert seen == [((4, 3), (3, 4), (3, 4), (), 2.5, 0.5, 3, True, -7, *UNSIGNED, -5)]

    def fail(*_: Any) -> None:
        raise KeyError("x")

    library = mlir_abi.jit(model, imports={"scale_add": fail, "append": append})
    with pytest.raises(KeyError, match="x"):
        library.main(np.zeros((3, 4), np.float32), np.zeros((3, 4), np.float32))


def test_calls_without_an_implementation_are_named(model: Path) -> None:
    with pytest.raises(ValueError, match="the module calls scale_add, append, which imports must"):
        mlir_abi.jit(model)
    with pytest.raises(ValueError, match="declare 'f'; it declares scale_add, append"):
        mlir_abi.jit(model, imports={"f": print})
    message = r"nothing defines _mlir_ciface_scale_add \(needed by main\), _mlir_ciface_append"
    with pytest.raises(BuildError, match=message):
        mlir_abi.build(model, model.with_suffix(".so"))
