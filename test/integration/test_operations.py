"""Operations that the default pipeline takes, computed beside NumPy, by `jit` and in a library."""

from __future__ import annotations

import cmath
import ctypes
import math
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from callers import jitted, loaded, object_file
from mlir import ir

import mlir_abi
from mlir_abi.compilation.native_code.undefined_symbols import undefined_symbols
from mlir_abi.runtime.call.library import Library

RNG = np.random.default_rng(0)


def random(*shape: int) -> np.ndarray:
    return RNG.uniform(0.1, 0.9, shape).astype(np.float32)


def elementwise(name: str, operation: str, type_: str = "f32") -> str:
    return f"""
    func.func @{name}(%x: tensor<?x{type_}>) -> tensor<?x{type_}> {{
      %r = {operation} %x : tensor<?x{type_}>
      return %r : tensor<?x{type_}>
    }}"""


def complexwise(operation: str, float_: str) -> str:
    result = float_ if operation == "abs" else f"complex<{float_}>"
    return f"""
    func.func @complex_{operation}_{float_}(%x: tensor<?xcomplex<{float_}>>)
        -> tensor<?x{result}> {{
      %c0 = arith.constant 0 : index
      %n = tensor.dim %x, %c0 : tensor<?xcomplex<{float_}>>
      %e = tensor.empty(%n) : tensor<?x{result}>
      %r = linalg.map {{ complex.{operation} }} ins(%x : tensor<?xcomplex<{float_}>>)
          outs(%e : tensor<?x{result}>)
      return %r : tensor<?x{result}>
    }}"""


MATH = {
    **{name: getattr(math, name) for name in ("acos", "acosh", "asin", "asinh", "atan", "atanh")},
    **{name: getattr(math, name) for name in ("ceil", "cos", "cosh", "erf", "erfc", "exp")},
    **{name: getattr(math, name) for name in ("expm1", "floor", "log", "log10", "log1p", "log2")},
    **{name: getattr(math, name) for name in ("sin", "sinh", "sqrt", "tan", "tanh", "trunc")},
    "absf": abs,
    "cbrt": lambda x: x ** (1 / 3),
    "exp2": lambda x: 2.0**x,
    "round": lambda x: math.floor(x + 0.5),
    "roundeven": round,
    "rsqrt": lambda x: 1 / math.sqrt(x),
}
NEAR_ZERO = ("expm1", "log1p")
FLOATS = {"float64": "f64", "float32": "f32", "float16": "f16", "bfloat16": "bf16"}
COMPLEX = {
    **{name: getattr(cmath, name) for name in ("exp", "log", "sin", "cos", "tan", "tanh", "sqrt")},
    "neg": lambda z: -z,
    "conj": lambda z: z.conjugate(),
    "abs": abs,
}

OTHERS = """
func.func @softmax(%x: tensor<?x5xf32>) -> tensor<?x5xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x5xf32>
  %e = tensor.empty(%n) : tensor<?x5xf32>
  %r = linalg.softmax dimension(1) ins(%x : tensor<?x5xf32>) outs(%e : tensor<?x5xf32>)
      -> tensor<?x5xf32>
  return %r : tensor<?x5xf32>
}
func.func @pack(%x: tensor<13x15xf32>, %p: f32) -> tensor<2x8x8x2xf32> {
  %e = tensor.empty() : tensor<2x8x8x2xf32>
  %r = linalg.pack %x padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %e
      : tensor<13x15xf32> -> tensor<2x8x8x2xf32>
  return %r : tensor<2x8x8x2xf32>
}
func.func @unpack(%x: tensor<2x8x8x2xf32>) -> tensor<13x15xf32> {
  %e = tensor.empty() : tensor<13x15xf32>
  %r = linalg.unpack %x inner_dims_pos = [0, 1] inner_tiles = [8, 2] into %e
      : tensor<2x8x8x2xf32> -> tensor<13x15xf32>
  return %r : tensor<13x15xf32>
}
func.func @pad(%x: tensor<?x?xf32>, %v: f32) -> tensor<?x?xf32> {
  %r = tensor.pad %x low[1, 2] high[3, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @transfer_of_an_element(%x: memref<?xi8, strided<[?], offset: ?>>, %from: index,
                                  %to: index) {
  %padding = arith.constant 1 : i8
  %v = vector.transfer_read %x[%from], %padding
      : memref<?xi8, strided<[?], offset: ?>>, vector<i8>
  vector.transfer_write %v, %x[%to] : vector<i8>, memref<?xi8, strided<[?], offset: ?>>
  return
}
func.func @transfer(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %v = vector.transfer_read %x[%c0], %z : tensor<?xf32>, vector<8xf32>
  %w = vector.transfer_read %y[%c0], %z : tensor<?xf32>, vector<8xf32>
  %s = arith.addf %v, %w : vector<8xf32>
  %r = vector.transfer_write %s, %x[%c0] : vector<8xf32>, tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @transpose(%x: memref<?x?xf32>, %y: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %v = vector.transfer_read %x[%c0, %c0], %z {permutation_map = affine_map<(i, j) -> (j, i)>}
      : memref<?x?xf32>, vector<4x8xf32>
  vector.transfer_write %v, %y[%c0, %c0] : vector<4x8xf32>, memref<?x?xf32>
  return
}
func.func @move(%x: memref<?xi8>, %from: index, %to: index) {
  %padding = arith.constant 9 : i8
  %v = vector.transfer_read %x[%from], %padding : memref<?xi8>, vector<8xi8>
  vector.transfer_write %v, %x[%to] : vector<8xi8>, memref<?xi8>
  return
}
func.func @read_and_overwrite(%x: memref<4xi64>, %y: memref<4xi64>, %n: index) {
  %c0 = arith.constant 0 : index
  %padding = arith.constant 0 : i64
  %ones = arith.constant dense<1> : vector<4xi64>
  %mask = vector.create_mask %n : vector<4xi1>
  %v = vector.transfer_read %x[%c0], %padding, %mask : memref<4xi64>, vector<4xi64>
  vector.store %ones, %x[%c0] : memref<4xi64>, vector<4xi64>
  %w = arith.select %mask, %v, %ones : vector<4xi1>, vector<4xi64>
  vector.store %w, %y[%c0] : memref<4xi64>, vector<4xi64>
  return
}
func.func @masked(%x: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f32
  %mask = vector.create_mask %n : vector<4xi1>
  %v = vector.mask %mask { vector.transfer_read %x[%c0], %z {in_bounds = [true]}
      : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %r = vector.reduction <add>, %v : vector<4xf32> into f32
  return %r : f32
}
func.func @rows(%x: memref<4x8xf32>, %y: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant dense<0.0> : vector<4xf32>
  %p = arith.constant 0.0 : f32
  %v = vector.transfer_read %x[%c0, %c0], %p : memref<4x8xf32>, vector<4x8xf32>
  %r = vector.multi_reduction <add>, %v, %z [1] : vector<4x8xf32> to vector<4xf32>
  vector.store %r, %y[%c0] : memref<4xf32>, vector<4xf32>
  return
}
func.func @freed(%n: index, %x: tensor<4xf32>) -> (index, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?xf32>
  %d = memref.dim %m, %c0 : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  %r = arith.addf %x, %x : tensor<4xf32>
  return %d, %r : index, tensor<4xf32>
}
func.func @grown(%n: index, %m: index) -> index {
  %c0 = arith.constant 0 : index
  %x = memref.alloc(%n) : memref<?xf32>
  %y = memref.realloc %x(%m) : memref<?xf32> to memref<?xf32>
  %d = memref.dim %y, %c0 : memref<?xf32>
  memref.dealloc %y : memref<?xf32>
  return %d : index
}
func.func @reshaped(%x: tensor<6xf32>, %shape: tensor<2xi32>) -> tensor<?x?xf32> {
  %r = tensor.reshape %x(%shape) : (tensor<6xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @expanded(%x: tensor<?x4xf32>, %n: index, %m: index)
    -> (tensor<?x?x4xf32>, tensor<?x2x?xf32>) {
  %r = tensor.expand_shape %x [[0, 1], [2]] output_shape [%n, %m, 4]
      : tensor<?x4xf32> into tensor<?x?x4xf32>
  %all = tensor.collapse_shape %x [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %even = tensor.extract_slice %all[0] [12] [2] : tensor<?xf32> to tensor<12xf32>
  %e = tensor.cast %even : tensor<12xf32> to tensor<?xf32>
  %s = tensor.expand_shape %e [[0, 1, 2]] output_shape [%n, 2, %m]
      : tensor<?xf32> into tensor<?x2x?xf32>
  return %r, %s : tensor<?x?x4xf32>, tensor<?x2x?xf32>
}
func.func @expanded_memref(%x: memref<?x4xf32, strided<[?, ?], offset: ?>>, %n: index, %m: index)
    -> memref<?x?x4xf32, strided<[?, ?, ?], offset: ?>> {
  %r = memref.expand_shape %x [[0, 1], [2]] output_shape [%n, %m, 4]
      : memref<?x4xf32, strided<[?, ?], offset: ?>>
      into memref<?x?x4xf32, strided<[?, ?, ?], offset: ?>>
  return %r : memref<?x?x4xf32, strided<[?, ?, ?], offset: ?>>
}
func.func @powers(%x: f32, %i: i32, %n: i32) -> (f32, i32) {
  %r = math.fpowi %x, %n : f32, i32
  %s = math.ipowi %i, %n : i32
  return %r, %s : f32, i32
}
func.func @clamp(%x: f32, %low: f32, %high: f32) -> f32 {
  %r = math.clampf %x to [%low, %high] : f32
  return %r : f32
}
func.func @isinf(%x: tensor<?xf16>) -> tensor<?xi1> {
  %r = math.isinf %x : tensor<?xf16>
  return %r : tensor<?xi1>
}
func.func @either(%p: i1, %x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%x : tensor<?xf32>)
^bb2:
  cf.br ^bb3(%y : tensor<?xf32>)
^bb3(%r: tensor<?xf32>):
  return %r : tensor<?xf32>
}
func.func @one(%p: i1, %x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %r = arith.select %p, %x, %y : tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @erf_vector(%x: memref<2x4xf64>) {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f64
  %v = vector.transfer_read %x[%c0, %c0], %p : memref<2x4xf64>, vector<2x4xf64>
  %r = math.erf %v : vector<2x4xf64>
  vector.transfer_write %r, %x[%c0, %c0] : vector<2x4xf64>, memref<2x4xf64>
  return
}
func.func @complex_binary(%x: memref<4xcomplex<f32>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a = memref.load %x[%c0] : memref<4xcomplex<f32>>
  %b = memref.load %x[%c1] : memref<4xcomplex<f32>>
  %p = complex.pow %a, %b : complex<f32>
  %q = complex.div %a, %b : complex<f32>
  memref.store %p, %x[%c2] : memref<4xcomplex<f32>>
  memref.store %q, %x[%c3] : memref<4xcomplex<f32>>
  return
}
func.func @wide(%x: i64, %n: i64, %y: f64) -> (i64, f64) {
  %i = arith.extsi %x : i64 to i128
  %square = arith.muli %i, %i : i128
  %d = arith.extsi %n : i64 to i128
  %part = arith.divsi %square, %d : i128
  %c64 = arith.constant 64 : i128
  %high = arith.shrsi %part, %c64 : i128
  %r = arith.trunci %high : i128 to i64
  %f = arith.extf %y : f64 to f128
  %g = arith.mulf %f, %f : f128
  %h = arith.divf %g, %f : f128
  %s = arith.truncf %h : f128 to f64
  return %r, %s : i64, f64
}
func.func @complex_constants(%x: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  %c = arith.constant dense<[(1.0, 2.0), (0.0, 1.0)]> : tensor<2xcomplex<f32>>
  %r = linalg.map { complex.add } ins(%x, %c : tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>)
      outs(%x : tensor<2xcomplex<f32>>)
  return %r : tensor<2xcomplex<f32>>
}
func.func @copy(%x: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>> {llvm.readonly},
                %y: memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>) {
  memref.copy %x, %y : memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
      to memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  return
}
func.func @copy_bytes(%x: memref<?xi8, strided<[?], offset: ?>> {llvm.readonly},
                      %y: memref<?xi8, strided<[?], offset: ?>>) {
  memref.copy %x, %y : memref<?xi8, strided<[?], offset: ?>>
      to memref<?xi8, strided<[?], offset: ?>>
  return
}
func.func @copy_unranked(%x: memref<*xf32> {llvm.readonly}, %y: memref<*xf32>) {
  memref.copy %x, %y : memref<*xf32> to memref<*xf32>
  return
}
"""


def conversion(name: str, operation: str, source: str, target: str) -> str:
    return f"""
    func.func @{name}(%x: tensor<?x{source}>) -> tensor<?x{target}> {{
      %r = arith.{operation} %x : tensor<?x{source}> to tensor<?x{target}>
      return %r : tensor<?x{target}>
    }}"""


MODULE = "\n".join(
    [
        *(elementwise(name, f"math.{name}") for name in MATH),
        elementwise("erf_f16", "math.erf", "f16"),
        elementwise("erf_bf16", "math.erf", "bf16"),
        *(
            elementwise(f"{f}_{long}", f"math.{f}", short)
            for f in NEAR_ZERO
            for long, short in FLOATS.items()
        ),
        *(complexwise(name, float_) for name in COMPLEX for float_ in ("f32", "f64")),
        conversion("f32_to_f16", "truncf", "f32", "f16"),
        conversion("f64_to_f16", "truncf", "f64", "f16"),
        conversion("f16_to_f32", "extf", "f16", "f32"),
        conversion("f16_to_f64", "extf", "f16", "f64"),
        OTHERS,
    ]
)


@pytest.fixture(scope="module", params=["jit", "load"])
def library(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Library:
    """The library is for every x86-64, which has no instructions for f16."""
    if request.param == "jit":
        return jitted(MODULE)
    return loaded(MODULE, tmp_path_factory.mktemp("operations"))


@pytest.mark.parametrize("name", MATH)
def test_math(library: Library, name: str) -> None:
    x = random(7) + (1 if name == "acosh" else 0)
    expected = [MATH[name](float(each)) for each in x]
    np.testing.assert_allclose(library[name](x), expected, rtol=2e-6)


@pytest.mark.parametrize("dtype", [np.float16, ml_dtypes.bfloat16])
def test_math_on_narrow_floats(library: Library, dtype: Any) -> None:
    x = random(7).astype(dtype)
    expected = np.array([math.erf(float(each)) for each in x], np.float32).astype(dtype)
    result = library["erf_f16" if dtype is np.float16 else "erf_bf16"](x)
    assert result.dtype == dtype
    np.testing.assert_array_equal(result, expected)


@pytest.mark.parametrize("name", COMPLEX)
def test_complex(library: Library, name: str) -> None:
    z = random(5).astype(np.float64) + 1j * random(5)
    expected = np.array([COMPLEX[name](complex(each)) for each in z])
    np.testing.assert_allclose(library[f"complex_{name}_f64"](z), expected, rtol=1e-12)


@pytest.mark.parametrize("float_", ["f32", "f64"])
@pytest.mark.parametrize("name", COMPLEX)
def test_complex_parts(library: Library, name: str, float_: str) -> None:
    """Each part is as exact as the other, however small; NumPy computes them with long doubles."""
    one = np.array([1e-9, 1e-4, 0.6, 1, 88.5])
    z = np.array([a + b * 1j for a in [0, *one, *-one] for b in [0, *one, *-one] if a or b])
    z = z.astype(np.complex64 if float_ == "f32" else np.complex128)
    wide = z.astype(np.clongdouble)
    function = {"neg": np.negative}.get(name) or getattr(np, name)
    result, expected = library[f"complex_{name}_{float_}"](z), function(wide)
    rtol = 2e-7 if float_ == "f32" else 1e-15
    for part in np.real, np.imag:
        rounded = part(expected).astype(part(result).dtype)
        np.testing.assert_allclose(part(result), rounded, rtol=rtol)


def test_complex_binary(library: Library) -> None:
    x = (random(4) + 1j * random(4)).astype(np.complex64)
    a, b = x[:2].astype(np.complex128)
    library.complex_binary(x)
    np.testing.assert_allclose(x, [a, b, a**b, a / b], rtol=1e-5)


def test_wide_numbers(library: Library) -> None:
    """LLVM calls GCC's library for them."""
    assert library.wide(2**62, 3, 1e200) == (2**124 // 3 >> 64, 1e200)


def test_complex_constants(library: Library) -> None:
    """The bindings have no class for the attribute that holds them."""
    x = (random(2) + 1j * random(2)).astype(np.complex64)
    np.testing.assert_array_equal(
        library.complex_constants(x), x + np.array([1 + 2j, 1j], np.complex64)
    )


def test_softmax(library: Library) -> None:
    x = random(3, 5)
    powers = np.exp(x.astype(np.float64))
    expected = powers / powers.sum(1, keepdims=True)
    np.testing.assert_allclose(library.softmax(x), expected, rtol=1e-6)


def test_pack_and_unpack(library: Library) -> None:
    x = random(13, 15)
    padded = np.pad(x, ((0, 3), (0, 1)), constant_values=7)
    packed = library.pack(x, 7.0)
    np.testing.assert_array_equal(packed, padded.reshape(2, 8, 8, 2).transpose(0, 2, 1, 3))
    np.testing.assert_array_equal(library.unpack(packed), x)


def test_pad(library: Library) -> None:
    x = random(3, 4)
    expected = np.pad(x, ((1, 3), (2, 1)), constant_values=5)
    np.testing.assert_array_equal(library.pad(x, 5.0), expected)


@pytest.mark.parametrize("size", [5, 8, 11])
def test_transfers_of_vectors(library: Library, size: int) -> None:
    """A vector of 8 elements, from and to tensors that are shorter, as long and longer."""
    x, y = random(2, size)
    expected = np.concatenate([x[:8] + y[:8], x[8:]])
    np.testing.assert_array_equal(library.transfer(x, y), expected)


def test_transfer_of_an_element(library: Library) -> None:
    x = np.arange(12, dtype=np.int8)
    library.transfer_of_an_element(x[::-3], 1, 3)
    assert x.tolist() == [0, 1, 8, 3, 4, 5, 6, 7, 8, 9, 10, 11]


def test_transfers_of_two_dimensions(library: Library) -> None:
    x, y = random(8, 3), random(3, 8)
    library.transpose(x, y)
    np.testing.assert_array_equal(y, x.T)


def test_masks_and_reductions_of_vectors(library: Library) -> None:
    x, y = random(4, 8), random(4)
    library.rows(x, y)
    np.testing.assert_allclose(y, x.sum(1), rtol=1e-6)
    assert library.masked(x[0], 3) == pytest.approx(x[0, :3].sum())


def test_deallocation(library: Library) -> None:
    """What a function frees itself, in a module with tensors, is freed once."""
    x = random(4)
    size, doubled = library.freed(9, x)
    assert size == 9
    np.testing.assert_array_equal(doubled, 2 * x)
    assert library.grown(3, 20) == 20


def test_reshape(library: Library) -> None:
    x = random(6)
    result = library.reshaped(x, np.array([2, 3], np.int32))
    np.testing.assert_array_equal(result, x.reshape(2, 3))


def test_two_sizes_of_one(library: Library) -> None:
    """Which MLIR aborts on, of a memref."""
    x = random(6, 4)
    rows, even = library.expanded(x, 2, 3)
    np.testing.assert_array_equal(rows, x.reshape(2, 3, 4))
    np.testing.assert_array_equal(even, x.reshape(-1)[::2].reshape(2, 2, 3))
    every_third = random(18, 8)[::3, ::-2]
    np.testing.assert_array_equal(
        library.expanded_memref(every_third, 2, 3), every_third.reshape(2, 3, 4)
    )


def test_powers_and_clamp(library: Library) -> None:
    assert library.powers(1.5, -3, 5) == (1.5**5, -(3**5))
    assert [library.clamp(x, -1.0, 2.0) for x in (-3, 0.5, 3)] == [-1, 0.5, 2]


SMALL = 10.0 ** np.arange(-44, 3, 0.01)
EDGES = [0, -0.0, math.inf, -math.inf, math.nan, -1]


@pytest.mark.parametrize("dtype", FLOATS)
@pytest.mark.parametrize("name", NEAR_ZERO)
def test_math_near_zero(library: Library, name: str, dtype: str) -> None:
    """Where ``exp(x) - 1`` and ``log(1 + x)`` would have no digits."""
    x = np.concatenate([SMALL, -SMALL, EDGES]).astype(dtype)
    x = x[(x == 0) | (abs(x.astype(np.float64)) >= ml_dtypes.finfo(dtype).smallest_normal)]
    with np.errstate(all="ignore"):
        expected = getattr(np, name)(x.astype(np.float64)).astype(dtype)
    result = library[f"{name}_{dtype}"](x)
    precision = 5 * float(ml_dtypes.finfo(dtype).eps)
    np.testing.assert_allclose(result, expected, rtol=precision)
    np.testing.assert_array_equal(np.signbit(result[x == 0]), np.signbit(x[x == 0]))


def test_infinities(library: Library) -> None:
    np.testing.assert_array_equal(library.isinf(ALL_F16), np.isinf(ALL_F16))


@pytest.mark.parametrize("name", ["either", "one"])
def test_one_of_two_tensors(library: Library, name: str) -> None:
    """The result is a copy of one argument or the other, which differ in size."""
    x, y = random(3), random(4)
    for condition, chosen in ((True, x), (False, y)):
        result = library[name](condition, x, y)
        np.testing.assert_array_equal(result, chosen)
        assert not np.shares_memory(result, chosen)


def test_transfers_in_a_long_dimension(library: Library) -> None:
    """An array of 2 GB, of which two pages are touched: its size is no i32."""
    x = np.zeros(2**31 + 4, np.int8)
    x[:8] = range(1, 9)
    library.move(x, 0, len(x) - 4)
    assert x[-4:].tolist() == [1, 2, 3, 4]
    library.move(x, len(x) - 4, 0)
    assert x[:8].tolist() == [1, 2, 3, 4, 9, 9, 9, 9]


def test_a_masked_read_before_a_write(library: Library) -> None:
    """LLVM 22 moves the load behind the store (llvm-project#215453)."""
    x, y = np.arange(5, 9), np.zeros(4, np.int64)
    library.read_and_overwrite(x, y, 2)
    assert y.tolist() == [5, 6, 1, 1]


def test_math_on_vectors(library: Library) -> None:
    x = random(2, 4).astype(np.float64)
    expected = np.vectorize(math.erf)(x)
    library.erf_vector(x)
    np.testing.assert_allclose(x, expected, rtol=1e-15)


def test_strided_copies(library: Library) -> None:
    """By negative strides, into every second element, and of no elements."""
    x, y = random(4, 5, 6), np.zeros((8, 10, 12), np.float32)
    library.copy(x[::-1], y[::2, ::2, ::2])
    expected = np.zeros_like(y)
    expected[::2, ::2, ::2] = x[::-1]
    np.testing.assert_array_equal(y, expected)
    z = np.zeros((6, 5, 4), np.float32)
    library.copy(x, z.T)
    np.testing.assert_array_equal(z, x.T)
    library.copy(x[:, :0], z.T[:, :0])
    np.testing.assert_array_equal(z, x.T)
    letters = np.zeros(9, np.int8)
    library.copy_bytes(np.arange(6, dtype=np.int8)[::-2], letters[::4])
    assert letters.tolist() == [5, 0, 0, 0, 3, 0, 0, 0, 1]
    nothing = np.empty((2**40, 2, 0), np.float32)
    library.copy(nothing[::-1], nothing)  # does not count to 2**41


@pytest.mark.parametrize("shape", [(), (3,), (2, 3), (2, 0, 3), (2**40, 0)])
def test_unranked_copies(library: Library, shape: tuple[int, ...]) -> None:
    x, y = np.array(random(*shape), np.float32), np.zeros(shape, np.float32)
    library.copy_unranked(x, y)
    np.testing.assert_array_equal(y, x)


ALL_F16 = np.arange(2**16, dtype=np.uint16).view(np.float16)


def assert_same_floats(actual: np.ndarray, expected: np.ndarray) -> None:
    np.testing.assert_array_equal(actual, expected)
    np.testing.assert_array_equal(np.signbit(actual), np.signbit(expected))


def test_from_f16(library: Library) -> None:
    assert_same_floats(library.f16_to_f32(ALL_F16), ALL_F16.astype(np.float32))
    assert_same_floats(library.f16_to_f64(ALL_F16), ALL_F16.astype(np.float64))


def test_f32_to_f16(library: Library) -> None:
    """All upper halves, each with lower halves around a tie."""
    high = np.arange(2**16, dtype=np.uint32) << 16
    ties = [0, 0x1000, 0x2000, 0x3000, 0x8000, 0xF000]
    low = np.array([tie + step for tie in ties for step in (0, 1, 0xFFF)], np.uint32)
    x = (high[:, None] | low).reshape(-1).view(np.float32)
    with np.errstate(all="ignore"):
        assert_same_floats(library.f32_to_f16(x), x.astype(np.float16))


def test_f64_to_f16(library: Library) -> None:
    """Near ties between two f16, and near the f32 beside a tie, where rounding twice is wrong."""
    numbers = ALL_F16[:0x7C00].astype(np.float64)
    middle = (numbers[:-1] + numbers[1:]) / 2
    beside = [np.nextafter(middle, end, dtype=np.float32) for end in (0, math.inf)]
    ties = np.concatenate([middle, *beside])
    special = [65519.999999, 65520, 1e30, 1e300, math.inf, math.nan, 1e-300, 0]
    x = np.concatenate([ties, np.nextafter(ties, 0), np.nextafter(ties, math.inf), special])
    x = np.concatenate([x, -x])
    with np.errstate(all="ignore"):
        assert_same_floats(library.f64_to_f16(x), x.astype(np.float16))


PRINTING = """
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func @show(%x: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %v = vector.load %x[%c0] : memref<?xf32>, vector<3xf32>
  vector.print %v : vector<3xf32>
  vector.print str "shown\\n"
  %u = memref.cast %x : memref<?xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  return
}
"""


def test_printing(capfd: pytest.CaptureFixture[str]) -> None:
    """`jit` finds the runner libraries in the wheel of `mlir`."""
    jitted(PRINTING).show(np.array([1, 2, 3], np.float32))
    ctypes.CDLL(None).fflush(None)
    printed = capfd.readouterr().out
    assert printed.startswith("( 1, 2, 3 )\nshown\nUnranked Memref base@ = ")
    assert printed.endswith("data = \n[1,  2,  3]\n")


def test_printing_in_a_library(tmp_path: Path) -> None:
    """The names of what is undefined, and who needs it, are known before the library is linked."""
    undefined = undefined_symbols(object_file(PRINTING, tmp_path, "show"))
    users = {name: users for name, users in undefined.items() if "print" in name}
    assert users.pop("_mlir_ciface_printMemrefF32")
    assert users == {
        f"print{each}": ["show"] for each in ("Open", "F32", "Comma", "Close", "Newline", "String")
    }


REFUSED = {
    "linalg.softmax": """
        func.func @f(%x: memref<4xf32>, %r: memref<4xf32>) {
          linalg.softmax dimension(0) ins(%x : memref<4xf32>) outs(%r : memref<4xf32>)
          return
        }""",
    "arith.truncf": conversion("f", "truncf", "f128", "f8E5M2"),
    "tensor.bitcast": """
        func.func @f(%x: tensor<4xf32>) -> tensor<4xi32> {
          %r = tensor.bitcast %x : tensor<4xf32> to tensor<4xi32>
          return %r : tensor<4xi32>
        }""",
    "gpu.thread_id": """
        func.func @f() -> index {
          %r = gpu.thread_id x
          return %r : index
        }""",
    "math.ipowi": """
        func.func @f(%x: index) -> index {
          %r = math.ipowi %x, %x : index
          return %r : index
        }""",
    "my.op": """
        func.func @f(%x: index) -> index {
          %r = "my.op"(%x) : (index) -> index
          return %r : index
        }""",
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_left_is_named(name: str) -> None:
    """At its location, and not by the casts around it."""
    text = REFUSED[name]
    line = 1 + text[: text.index(name)].count("\n")
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        with pytest.raises(mlir_abi.PipelineFailed) as failed:
            mlir_abi.jit(ir.Module.parse(text))
    errors = [each for each in failed.value.diagnostics if each.severity == "error"]
    assert errors[0].location.startswith(f'loc("-":{line}:')
    assert name in errors[0].text
    assert "unrealized_conversion_cast" not in str(failed.value)


def test_a_function_cannot_free_what_it_is_given() -> None:
    text = """
    func.func @f(%m: memref<4xf32>, %x: tensor<4xf32>) -> tensor<4xf32> {
      memref.dealloc %m : memref<4xf32>
      return %x : tensor<4xf32>
    }"""
    with pytest.raises(mlir_abi.PipelineFailed) as failed:
        jitted(text)
    (message,) = failed.value.diagnostics
    assert message.location == 'loc("-":3:7)'
    assert message.text == (
        "@f frees its argument #0: in a module with tensors, only the caller can free it"
    )
