"""Conversions to bf16 round to the nearest, ties to even, whatever the processor has."""

import ml_dtypes
import numpy as np
import pytest
from callers import jitted, loaded

MODULE = """
func.func @from_f32(%x: tensor<?xf32>) -> tensor<?xbf16> {
  %r = arith.truncf %x : tensor<?xf32> to tensor<?xbf16>
  return %r : tensor<?xbf16>
}
func.func @from_f64(%x: tensor<?xf64>) -> tensor<?xbf16> {
  %r = arith.truncf %x : tensor<?xf64> to tensor<?xbf16>
  return %r : tensor<?xbf16>
}
func.func @halve(%x: tensor<?xbf16>) -> tensor<?xbf16> {
  %half = arith.constant dense<0.5> : tensor<1xbf16>
  %c0 = arith.constant 0 : index
  %h = tensor.extract %half[%c0] : tensor<1xbf16>
  %n = tensor.dim %x, %c0 : tensor<?xbf16>
  %e = tensor.splat %h[%n] : tensor<?xbf16>
  %r = arith.mulf %x, %e : tensor<?xbf16>
  return %r : tensor<?xbf16>
}
func.func @sin(%x: tensor<?xbf16>) -> tensor<?xbf16> {
  %r = math.sin %x : tensor<?xbf16>
  return %r : tensor<?xbf16>
}
func.func @add(%x: tensor<?xbf16>, %y: tensor<?xbf16>) -> tensor<?xbf16> {
  %r = arith.addf %x, %y : tensor<?xbf16>
  return %r : tensor<?xbf16>
}
func.func @alternate(%x: memref<?xbf16>, %out: memref<?xbf16>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.load %x[%c0] : memref<?xbf16>
  %b = memref.load %x[%c1] : memref<?xbf16>
  scf.for %i = %c0 to %n step %c1 iter_args(%p = %a, %q = %b) -> (bf16, bf16) {
    memref.store %p, %out[%i] : memref<?xbf16>
    scf.yield %q, %p : bf16, bf16
  }
  return
}
"""


@pytest.fixture(scope="module", params=["jit", "library"])
def library(request, tmp_path_factory):
    if request.param == "jit":
        return jitted(MODULE)
    return loaded(MODULE, tmp_path_factory.mktemp("bf16"))


def bits(values):
    return np.where(np.isnan(values.astype(np.float32)), 0x7FC0, values.view(np.uint16))


def test_from_f32(library):
    """All upper halves, each with lower halves around a tie."""
    high = np.arange(2**16, dtype=np.uint32) << 16
    low = np.array([0, 1, 0x7FFF, 0x8000, 0x8001, 0xFFFF], np.uint32)
    x = (high[:, None] | low).reshape(-1).view(np.float32)
    with np.errstate(invalid="ignore"):
        expected = x.astype(ml_dtypes.bfloat16)
    np.testing.assert_array_equal(bits(library.from_f32(x)), bits(expected))


def test_from_f64(library):
    """Near ties between two bf16, and near the f32 beside a tie, where rounding twice is wrong."""
    bf16 = np.arange(0x7F80, dtype=np.uint16).view(ml_dtypes.bfloat16).astype(np.float64)
    lower, upper = bf16[:-1], bf16[1:]
    ties = (lower + upper) / 2
    near = [ties, *(np.nextafter(ties, end, dtype=np.float32) for end in (0, np.inf))]
    x = np.array([np.nextafter(np.float64(each), end) for each in near for end in (0, np.inf)])
    is_even = np.arange(len(lower)) % 2 == 0
    expected = np.concatenate([np.where(is_even, lower, upper), *np.where(x > ties, upper, lower)])
    x = np.concatenate([ties, *x])
    for sign in (1, -1):
        result = library.from_f64(sign * x).astype(np.float64)
        np.testing.assert_array_equal(result, sign * expected)
    special = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 1e39, -1e39, 1e-300, 3.4e38])
    expected = np.array([0, -0.0, np.inf, -np.inf, np.nan, np.inf, -np.inf, 0, np.inf])
    result = library.from_f64(special).astype(np.float64)
    np.testing.assert_array_equal(result, expected)
    np.testing.assert_array_equal(np.signbit(result), np.signbit(expected))


def test_add(library):
    rng = np.random.default_rng(0)
    x, y = rng.standard_normal((2, 1000)).astype(ml_dtypes.bfloat16)
    np.testing.assert_array_equal(library.add(x, y), x + y)


def test_subnormal_results(library):
    x = np.arange(2**16, dtype=np.uint16).view(ml_dtypes.bfloat16)
    with np.errstate(invalid="ignore"):
        wide = x.astype(np.float64)
        expected = {"halve": wide / 2, "sin": np.sin(wide[abs(wide) < 0.1])}
    assert (bits(library.halve(x)) == bits(expected["halve"].astype(x.dtype))).all()
    result = library.sin(x[abs(wide) < 0.1])
    assert (bits(result) == bits(expected["sin"].astype(x.dtype))).all()


def test_subnormal_numbers_that_an_iteration_passes_on(library):
    """The instructions of AVX512-BF16 and AVX-NE-CONVERT make them zero."""
    x, out = np.array([[3, 5, 0, 0], [0] * 4], np.uint16).view(ml_dtypes.bfloat16)
    library.alternate(x, out, 4)
    assert bits(out).tolist() == [3, 5, 3, 5]
