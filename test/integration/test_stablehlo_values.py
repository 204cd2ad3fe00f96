"""What operations of StableHLO compute where MLIR's passes compute something else, or nothing."""

from __future__ import annotations

import math
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from element_types import DTYPES, NARROW_FLOATS
from extras import import_extra

import mlir_abi

import_extra("torch_mlir", "torch")

INTEGERS = {"i8": np.int8, "ui8": np.uint8, "i32": np.int32, "ui64": np.uint64, "i1": np.bool_}
CONVERSIONS = "".join(
    f"""
func.func @{source}_{result}(%x: tensor<?x{source}>) -> tensor<?x{result}> {{
  %0 = stablehlo.convert %x : (tensor<?x{source}>) -> tensor<?x{result}>
  return %0 : tensor<?x{result}>
}}"""
    for source in NARROW_FLOATS
    for result in INTEGERS
)


FUNCTIONS: dict[str, Any] = {
    "stablehlo.is_finite": np.isfinite,
    "chlo.is_inf": np.isinf,
    "chlo.is_pos_inf": np.isposinf,
    "chlo.is_neg_inf": np.isneginf,
    "stablehlo.sign": np.sign,
    "chlo.erf": np.vectorize(math.erf),
    "chlo.erfc": np.vectorize(math.erfc),
}


def function(name: str, element: str) -> str:
    argument = f"tensor<?x{element}>"
    result = "tensor<?xi1>" if ".is_" in name else argument
    types = f"({argument}) -> {result}"
    return f"""
func.func @{element}_{name.partition(".")[2]}(%x: {argument}) -> {result} {{
  %0 = "{name}"(%x) : {types}
  return %0 : {result}
}}"""


@pytest.fixture(scope="module", params=[False, True], ids=["plain", "checked"])
def conversions(request: pytest.FixtureRequest) -> Any:
    functions = [function(name, each) for name in FUNCTIONS for each in NARROW_FLOATS]
    return mlir_abi.jit(CONVERSIONS + "".join(functions), checked=request.param)


def every(element: str) -> np.ndarray:
    """Each number of a type."""
    bits = ml_dtypes.finfo(DTYPES[element]).bits
    return np.arange(1 << bits, dtype=np.uint8).view(DTYPES[element])


@pytest.mark.parametrize("result", INTEGERS)
@pytest.mark.parametrize("source", NARROW_FLOATS)
def test_small_floats_become_integers(conversions: Any, source: str, result: str) -> None:
    """The nearest integer towards 0 in range; of NaN 0, or true."""
    x = every(source)
    wide = x.astype(np.float64)
    if result == "i1":
        expected = wide != 0
    else:
        least, most = np.iinfo(INTEGERS[result]).min, np.iinfo(INTEGERS[result]).max
        expected = [0 if np.isnan(x) else int(min(max(x, least), most)) for x in wide.tolist()]
    np.testing.assert_array_equal(
        conversions[f"{source}_{result}"](x), np.array(expected, INTEGERS[result])
    )


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("element", NARROW_FLOATS)
def test_functions_of_small_floats(conversions: Any, element: str, name: str) -> None:
    """Of the number in a wider float, rounded once."""
    x = every(element)
    if name == "chlo.erf" and element == "f8E8M0FNU":
        x = x[1:]  # ml_dtypes does not round to its least number
    result = conversions[f"{element}_{name.partition('.')[2]}"](x)
    expected = FUNCTIONS[name](x.astype(np.float64))
    if ".is_" not in name:
        expected = expected.astype(DTYPES[element])
    assert result.dtype == expected.dtype
    np.testing.assert_array_equal(result.astype(np.float64), expected.astype(np.float64))


INDICES = """
func.func @slice(%x: tensor<5xf32>, %i: tensor<ui64>) -> tensor<2xf32> {
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [2] : (tensor<5xf32>, tensor<ui64>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @update(%x: tensor<5xf32>, %y: tensor<2xf32>, %i: tensor<ui64>) -> tensor<5xf32> {
  %0 = stablehlo.dynamic_update_slice %x, %y, %i
    : (tensor<5xf32>, tensor<2xf32>, tensor<ui64>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
func.func @gather(%x: tensor<5xf32>, %i: tensor<?x1xui64>) -> tensor<?xf32> {
  %0 = "stablehlo.gather"(%x, %i) {
    dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0],
                                          index_vector_dim = 1>,
    slice_sizes = array<i64: 1>} : (tensor<5xf32>, tensor<?x1xui64>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @dynamic_gather(%x: tensor<5xf32>, %i: tensor<?x1xui64>, %n: tensor<1xi32>)
    -> tensor<?xf32> {
  %0 = "stablehlo.dynamic_gather"(%x, %i, %n) {
    dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0],
                                          index_vector_dim = 1>}
    : (tensor<5xf32>, tensor<?x1xui64>, tensor<1xi32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @scatter(%x: tensor<5xf32>, %i: tensor<?x1xui64>, %u: tensor<?xf32>) -> tensor<5xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) {scatter_dimension_numbers = #stablehlo.scatter<
        inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}
    : (tensor<5xf32>, tensor<?x1xui64>, tensor<?xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}"""


def test_unsigned_indices_are_not_negative() -> None:
    """Where an index is too large, a slice ends with the array, and scatter drops the element."""
    library, x = mlir_abi.jit(INDICES), np.arange(5, dtype=np.float32)
    for index in (2**63 - 1, 2**63, 2**63 + 1, 2**64 - 1):
        i, many = np.uint64(index), np.array([[1], [index]], np.uint64)
        np.testing.assert_array_equal(library.slice(x, i), [3, 4])
        updated = library.update(x, np.array([7, 8], np.float32), i)
        np.testing.assert_array_equal(updated, [0, 1, 2, 7, 8])
        np.testing.assert_array_equal(library.gather(x, many), [1, 4])
        np.testing.assert_array_equal(library.dynamic_gather(x, many, np.ones(1, np.int32)), [1, 4])
        scattered = library.scatter(x, many, np.array([7, 8], np.float32))
        np.testing.assert_array_equal(scattered, [0, 7, 2, 3, 4])


@pytest.mark.parametrize("dimension", [-3, -2, -1, 0, 1, 2])
def test_sort_along_a_dimension(dimension: int) -> None:
    text = f"""
    func.func @sort(%x: tensor<3x?x5xf32>) -> tensor<3x?x5xf32> {{
      %0 = "stablehlo.sort"(%x) ({{
      ^bb0(%a: tensor<f32>, %b: tensor<f32>):
        %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
        stablehlo.return %p : tensor<i1>
      }}) {{dimension = {dimension} : i64}} : (tensor<3x?x5xf32>) -> tensor<3x?x5xf32>
      return %0 : tensor<3x?x5xf32>
    }}"""
    x = np.random.default_rng(0).standard_normal((3, 4, 5), np.float32)
    np.testing.assert_array_equal(mlir_abi.jit(text).sort(x), np.sort(x, dimension))


PADDED = """
func.func @pad(%x: tensor<?x4xf32>, %v: tensor<f32>) -> tensor<?x6xf32> {
  %0 = stablehlo.pad %x, %v, low = [-1, 1], high = [2, -2], interior = [2, 1]
    : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x6xf32>
  return %0 : tensor<?x6xf32>
}
func.func @pad_by_values(%x: tensor<?x4xf32>, %v: tensor<f32>) -> tensor<?x6xf32> {
  %low = stablehlo.constant dense<[-1, 1]> : tensor<2xi32>
  %high = stablehlo.constant dense<[2, -2]> : tensor<2xi32>
  %interior = stablehlo.constant dense<[2, 1]> : tensor<2xi32>
  %0 = stablehlo.dynamic_pad %x, %v, %low, %high, %interior
    : (tensor<?x4xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x6xf32>
  return %0 : tensor<?x6xf32>
}"""


def test_pad_of_a_dynamic_size() -> None:
    """With elements cut off, and with padding between those that stay."""
    library, x = mlir_abi.jit(PADDED), np.arange(1, 13, dtype=np.float32).reshape(3, 4)
    wide = np.full((7, 7), 9, np.float32)
    wide[::3, ::2] = x
    expected = np.full((8, 6), 9, np.float32)
    expected[:6, 1:] = wide[1:, :5]
    for function in library.pad, library.pad_by_values:
        np.testing.assert_array_equal(function(x, np.float32(9)), expected)


def test_linalg_of_rank_0_beside_stablehlo() -> None:
    """On a scalar, and on memrefs."""
    library = mlir_abi.jit("""
    func.func @f(%x: tensor<f32>, %s: f32, %m: memref<f32>) -> tensor<f32> {
      %0 = stablehlo.add %x, %x : tensor<f32>
      %1 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>],
                           iterator_types = []} ins(%s : f32) outs(%0 : tensor<f32>) {
      ^bb0(%a: f32, %b: f32):
        %c = arith.addf %a, %b : f32
        linalg.yield %c : f32
      } -> tensor<f32>
      linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>],
                      iterator_types = []} ins(%s : f32) outs(%m : memref<f32>) {
      ^bb0(%a: f32, %b: f32):
        linalg.yield %a : f32
      }
      return %1 : tensor<f32>
    }""")
    m = np.zeros((), np.float32)
    assert library.f(np.float32(2), 3, m) == 7
    assert m == 3


@pytest.mark.parametrize("element", ["f32", "f64", "bf16", "f8E5M2", "f8E4M3FN"])
@pytest.mark.parametrize("y", [0.0, -0.0])
@pytest.mark.parametrize("x", [0.0, -0.0])
def test_the_angle_of_zeros(element: str, y: float, x: float) -> None:
    """MLIR folds that of constants to NaN."""
    functions = [
        f"""
        func.func @f{i}() -> {type_} {{
          %y = stablehlo.constant dense<{y}> : {type_}
          %x = stablehlo.constant dense<{x}> : {type_}
          %r = stablehlo.atan2 %y, %x : {type_}
          return %r : {type_}
        }}"""
        for i, type_ in enumerate([f"tensor<{element}>", f"tensor<3x{element}>"])
    ]
    array = f"tensor<?x{element}>"
    dynamic = f"""
        func.func @dynamic(%y: {array}, %x: {array}) -> {array} {{
          %r = stablehlo.atan2 %y, %x : {array}
          return %r : {array}
        }}"""
    library = mlir_abi.jit("".join(functions) + dynamic)
    expected, arrays = np.array(math.atan2(y, x)), [np.array([n], DTYPES[element]) for n in (y, x)]
    for result in library.f0(), library.f1(), library.dynamic(*arrays):
        wide = result.astype(np.float64)
        np.testing.assert_array_equal(wide, expected.astype(DTYPES[element]).astype(np.float64))
        np.testing.assert_array_equal(np.signbit(wide), np.signbit(expected))


ONES = {"bf16": 512, "f16": 4096, "f8E5M2": 16}
"""As many as the type can count, but not one by one."""


@pytest.mark.parametrize(("element", "count"), ONES.items())
def test_reductions_are_rounded_once(element: str, count: int) -> None:
    half, scalar = count // 2, f"tensor<{element}>"
    add, log = (
        f"""({{
          ^bb0(%a: {scalar}, %b: {scalar}):
            {body}
            stablehlo.return %r : {scalar}
          }})"""
        for body in (
            f"%r = stablehlo.add %a, %b : {scalar}",
            f"""
            %m = stablehlo.maximum %a, %b : {scalar}
            %d = stablehlo.subtract %a, %b : {scalar}
            %n = stablehlo.abs %d : {scalar}
            %p = stablehlo.negate %n : {scalar}
            %e = stablehlo.exponential %p : {scalar}
            %l = stablehlo.log_plus_one %e : {scalar}
            %y = stablehlo.add %m, %l : {scalar}
            %z = stablehlo.add %a, %b : {scalar}
            %i = stablehlo.compare NE, %a, %a : ({scalar}, {scalar}) -> tensor<i1>
            %j = stablehlo.compare NE, %b, %b : ({scalar}, {scalar}) -> tensor<i1>
            %o = stablehlo.or %i, %j : tensor<i1>
            %c = stablehlo.and %o, %o : tensor<i1>
            %r = stablehlo.select %c, %z, %y : tensor<i1>, {scalar}""",
        )
    )
    array, windows = f"tensor<{count}x{element}>", f"tensor<{half + 1}x{element}>"
    grow = f"dense<[[{count - 1}, 0]]> : tensor<1x2xi64>"
    library = mlir_abi.jit(f"""
    func.func @sums(%x: {array}) -> ({scalar}, {windows}, {array}) {{
      %zero = stablehlo.constant dense<0.0> : {scalar}
      %0 = "stablehlo.reduce"(%x, %zero) {add} {{dimensions = array<i64: 0>}}
        : ({array}, {scalar}) -> {scalar}
      %1 = "stablehlo.reduce_window"(%x, %zero) {add} {{window_dimensions = array<i64: {half}>}}
        : ({array}, {scalar}) -> {windows}
      %2 = "stablehlo.reduce_window"(%x, %zero) {add}
        {{window_dimensions = array<i64: {count}>, padding = {grow}}}
        : ({array}, {scalar}) -> {array}
      return %0, %1, %2 : {scalar}, {windows}, {array}
    }}
    func.func @logarithms(%x: {array}) -> {array} {{
      %zero = stablehlo.constant dense<-1.0e4> : {scalar}
      %0 = "stablehlo.reduce_window"(%x, %zero) {log}
        {{window_dimensions = array<i64: {count}>, padding = {grow}}}
        : ({array}, {scalar}) -> {array}
      return %0 : {array}
    }}""")
    type_ = DTYPES[element]
    counts = np.arange(1, count + 1)
    total, windowed, cumulated = library.sums(np.ones(count, type_))
    assert float(total) == count
    np.testing.assert_array_equal(windowed.astype(float), half)
    np.testing.assert_array_equal(cumulated.astype(float), counts.astype(type_).astype(float))
    logarithms = library.logarithms(np.zeros(count, type_)).astype(float)
    expected = np.log(counts)
    assert abs(logarithms - expected).max() <= float(ml_dtypes.finfo(type_).eps) * expected.max()


def test_a_product_with_an_algorithm() -> None:
    """JAX writes it for attention in bf16."""
    factors, sums = "tensor<1x4x2xbf16>, tensor<1x3x2xbf16>", "tensor<1x4x3xf32>"
    library = mlir_abi.jit(f"""
    func.func @f(%x: tensor<1x4x2xbf16>, %y: tensor<1x3x2xbf16>) -> {sums} {{
      %0 = stablehlo.dot_general %x, %y, batching_dims = [0] x [0], contracting_dims = [2] x [2],
        algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32,
          lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1,
          allow_imprecise_accumulation = false> : ({factors}) -> {sums}
      return %0 : {sums}
    }}""")
    x, y = np.arange(8.0).reshape(1, 4, 2), np.arange(-3.0, 3).reshape(1, 3, 2)
    result = library.f(x.astype(ml_dtypes.bfloat16), y.astype(ml_dtypes.bfloat16))
    np.testing.assert_array_equal(result, x @ y.transpose(0, 2, 1))


@pytest.mark.parametrize("zero", ["0.0", "-0.0"])
@pytest.mark.parametrize("operands", ["%x, %zero", "%zero, %x"])
def test_sum_with_zero(zero: str, operands: str) -> None:
    """MLIR drops it, so that -0 would stay."""
    library = mlir_abi.jit(f"""
    func.func @static(%x: tensor<4xf32>) -> tensor<4xf32> {{
      %zero = stablehlo.constant dense<{zero}> : tensor<4xf32>
      %r = stablehlo.add {operands} : tensor<4xf32>
      return %r : tensor<4xf32>
    }}
    func.func @repeated(%x: tensor<4xf32>) -> tensor<4xf32> {{
      %one = stablehlo.constant dense<{zero}> : tensor<f32>
      %zero = stablehlo.broadcast_in_dim %one, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %r = stablehlo.add {operands} : tensor<4xf32>
      return %r : tensor<4xf32>
    }}""")
    x = np.array([0.0, -0.0, np.nan, -3], np.float32)
    expected = x + np.float32(float(zero))
    for result in library.static(x), library.repeated(x):
        np.testing.assert_array_equal(result, expected)
        np.testing.assert_array_equal(np.signbit(result[:2]), np.signbit(expected[:2]))


def test_sum_with_a_complex_constant() -> None:
    library = mlir_abi.jit("""
    func.func @f(%x: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
      %c = stablehlo.constant dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>
      %r = stablehlo.add %x, %c : tensor<2xcomplex<f32>>
      return %r : tensor<2xcomplex<f32>>
    }""")
    assert library.f(np.array([1, 2j], np.complex64)).tolist() == [2 + 2j, 1 + 4j]


def test_scatter_to_the_first_column() -> None:
    """A dimension that is inserted, and has no index, has the index 0."""
    library = mlir_abi.jit("""
    func.func @f(%x: tensor<5x3xf32>, %i: tensor<4xi32>, %u: tensor<2x4xf32>) -> tensor<5x3xf32> {
      %0 = "stablehlo.scatter"(%x, %i, %u) ({
      ^bb0(%a: tensor<f32>, %b: tensor<f32>):
        %s = stablehlo.add %a, %b : tensor<f32>
        stablehlo.return %s : tensor<f32>
      }) {scatter_dimension_numbers = #stablehlo.scatter<
            update_window_dims = [0], inserted_window_dims = [1],
            scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}
        : (tensor<5x3xf32>, tensor<4xi32>, tensor<2x4xf32>) -> tensor<5x3xf32>
      return %0 : tensor<5x3xf32>
    }""")
    indices = np.array([0, 3, 4, -1], np.int32)
    updates = np.arange(1, 9, dtype=np.float32).reshape(2, 4)
    expected = np.zeros((5, 3), np.float32)
    for at, window in zip(indices, updates.T, strict=True):
        if 0 <= at <= 3:
            expected[at : at + 2, 0] += window
    np.testing.assert_array_equal(
        library.f(np.zeros((5, 3), np.float32), indices, updates), expected
    )
