"""Callers check the sizes of operations of StableHLO that become loops, or are padded."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
from extras import import_extra

import mlir_abi

import_extra("torch_mlir", "torch")

SCATTERED = "inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1"
MODULE = f"""
func.func @sort(%x: tensor<?xf32>, %y: tensor<?xi32>) -> (tensor<?xf32>, tensor<?xi32>) {{
  %0:2 = "stablehlo.sort"(%x, %y) ({{
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<i32>, %d: tensor<i32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }}) {{dimension = 0 : i64}}
    : (tensor<?xf32>, tensor<?xi32>) -> (tensor<?xf32>, tensor<?xi32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xi32>
}}
func.func @concatenate(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {{
  %0 = stablehlo.concatenate %x, %y, dim = 0
    : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}}
func.func @scatter(
    %x: tensor<?xf32>, %y: tensor<?xf32>, %i: tensor<?x1xi32>, %u: tensor<?xf32>, %v: tensor<?xf32>
) -> (tensor<?xf32>, tensor<?xf32>) {{
  %0:2 = "stablehlo.scatter"(%x, %y, %i, %u, %v) ({{
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    stablehlo.return %c, %d : tensor<f32>, tensor<f32>
  }}) {{scatter_dimension_numbers = #stablehlo.scatter<{SCATTERED}>}}
    : (tensor<?xf32>, tensor<?xf32>, tensor<?x1xi32>, tensor<?xf32>, tensor<?xf32>)
    -> (tensor<?xf32>, tensor<?xf32>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}}
func.func @scatter_rows(%x: tensor<?x?xf32>, %i: tensor<?x1xi32>, %u: tensor<?x?xf32>)
    -> tensor<?x?xf32> {{
  %0 = "stablehlo.scatter"(%x, %i, %u) ({{
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }}) {{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], {SCATTERED}>}}
    : (tensor<?x?xf32>, tensor<?x1xi32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}}
func.func @cumulate(%x: tensor<4x?xf32>, %y: tensor<4x?xf32>)
    -> (tensor<4x?xf32>, tensor<4x?xf32>) {{
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0:2 = "stablehlo.reduce_window"(%x, %y, %zero, %zero) ({{
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %c: tensor<f32>, %d: tensor<f32>):
    %p = stablehlo.add %a, %c : tensor<f32>
    %q = stablehlo.add %b, %d : tensor<f32>
    stablehlo.return %p, %q : tensor<f32>, tensor<f32>
  }}) {{window_dimensions = array<i64: 4, 1>, padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>}}
    : (tensor<4x?xf32>, tensor<4x?xf32>, tensor<f32>, tensor<f32>)
    -> (tensor<4x?xf32>, tensor<4x?xf32>)
  return %0#0, %0#1 : tensor<4x?xf32>, tensor<4x?xf32>
}}
func.func @convolve(%x: tensor<1x8x?xf32>, %k: tensor<3x?x4xf32>) -> tensor<1x13x4xf32> {{
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f],
    window = {{lhs_dilate = [2]}} {{batch_group_count = 1 : i64, feature_group_count = 1 : i64}}
    : (tensor<1x8x?xf32>, tensor<3x?x4xf32>) -> tensor<1x13x4xf32>
  return %0 : tensor<1x13x4xf32>
}}
"""


def floats(*shape: int) -> np.ndarray:
    return np.random.default_rng(0).standard_normal(shape, np.float32)


def integers(*shape: int) -> np.ndarray:
    return np.arange(np.prod(shape), dtype=np.int32).reshape(shape)


@pytest.fixture(scope="module")
def library() -> Any:
    return mlir_abi.jit(MODULE)


def test_equal_sizes(library: Any) -> None:
    x, y = floats(8), integers(8)
    order = np.argsort(x, kind="stable")
    for result, expected in zip(library.sort(x, y), (x[order], y[order]), strict=True):
        np.testing.assert_array_equal(result, expected)
    a, b = floats(1, 4), floats(2, 4)
    np.testing.assert_array_equal(library.concatenate(a, b), np.concatenate([a, b]))
    np.testing.assert_array_equal(
        library.scatter(x, -x, integers(2, 1), a[0, :2], b[1, :2])[1][:2], b[1, :2]
    )
    first, second = library.cumulate(floats(4, 3), floats(4, 3) + 1)
    np.testing.assert_allclose(first, np.cumsum(floats(4, 3), 0), rtol=1e-6)
    np.testing.assert_allclose(second, np.cumsum(floats(4, 3) + 1, 0), rtol=1e-6)
    padded = np.zeros((15, 2), np.float32)
    padded[::2] = floats(8, 2)
    kernel = floats(3, 2, 4)
    convolved = [np.einsum("ki,kio->o", padded[i : i + 3], kernel) for i in range(13)]
    result = library.convolve(floats(1, 8, 2), kernel)
    np.testing.assert_allclose(result[0], convolved, rtol=1e-5, atol=1e-6)


def test_a_window_that_is_wider_than_the_array_is_skipped(library: Any) -> None:
    x = floats(3, 4)
    np.testing.assert_array_equal(library.scatter_rows(x, integers(2, 1), floats(2, 9)), x)
    changed = library.scatter_rows(x, integers(2, 1), floats(2, 3))
    np.testing.assert_array_equal(changed[:2, :3], floats(2, 3))
    np.testing.assert_array_equal(changed[2], x[2])


@pytest.mark.parametrize(
    ("name", "arguments", "expected"),
    [
        ("sort", [floats(8), integers(2)], "i32[d0] with d0 = 8"),
        ("concatenate", [floats(1, 4), floats(2, 2)], "f32[?, d0] with d0 = 4"),
        ("scatter", [floats(8), floats(2), integers(2, 1), floats(2), floats(2)], "with d2 = 8"),
        ("scatter", [floats(8), floats(8), integers(1, 1), floats(5), floats(5)], "with d0 = 1"),
        ("scatter", [floats(8), floats(8), integers(2, 1), floats(2), floats(1)], "with d0 = 2"),
        ("scatter_rows", [floats(3, 4), integers(1, 1), floats(2, 4)], "f32[d0, ?] with d0 = 1"),
        ("cumulate", [floats(4, 3), floats(4, 2)], "f32[4, d0] with d0 = 3"),
        ("convolve", [floats(1, 8, 2), floats(3, 5, 4)], "f32[3, d0, 4] with d0 = 2"),
    ],
)
def test_other_sizes(library: Any, name: str, arguments: list[np.ndarray], expected: str) -> None:
    with pytest.raises(ValueError, match=re.escape(expected)):
        library[name](*arguments)
