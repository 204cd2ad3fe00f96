"""Floats of 8 bits and fewer become other floats, and are computed with, as by ml_dtypes."""

import ml_dtypes
import numpy as np
import pytest
from callers import jitted, loaded
from element_types import DTYPES, NARROW_FLOATS


def conversion(name, operation, source, result):
    return f"""
func.func @{name}(%x: tensor<?x{source}>) -> tensor<?x{result}> {{
  %r = {operation} %x : tensor<?x{source}> to tensor<?x{result}>
  return %r : tensor<?x{result}>
}}
"""


def computing(name):
    """What is computed in f32, and rounded after each operation."""
    array = f"tensor<?x{name}>"
    return f"""
func.func @{name}_compute(%x: {array}, %y: {array}) -> ({array}, {array}, tensor<?xi1>) {{
  %sum = arith.addf %x, %y : {array}
  %product = arith.mulf %sum, %y : {array}
  %root = math.sqrt %x : {array}
  %is_less = arith.cmpf olt, %x, %y : {array}
  return %product, %root, %is_less : {array}, {array}, tensor<?xi1>
}}
"""


def multiplying(name):
    return f"""
func.func @{name}_matmul(%a: tensor<?x?x{name}>, %b: tensor<?x?x{name}>, %c: tensor<?x?xf32>)
    -> tensor<?x?xf32> {{
  %r = linalg.matmul ins(%a, %b : tensor<?x?x{name}>, tensor<?x?x{name}>)
                     outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}}
func.func @{name}_rows(%a: tensor<?x?x{name}>, %b: tensor<?x?x{name}>, %c: tensor<?x?xf32>)
    -> tensor<?x?xf32> {{
  %r = linalg.matmul indexing_maps = [affine_map<(i, j, k) -> (i, k)>,
                                      affine_map<(i, j, k) -> (j, k)>,
                                      affine_map<(i, j, k) -> (i, j)>]
                     ins(%a, %b : tensor<?x?x{name}>, tensor<?x?x{name}>)
                     outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}}
"""


def every(name):
    """Each number of a type."""
    return np.arange(1 << ml_dtypes.finfo(DTYPES[name]).bits, dtype=np.uint8).view(DTYPES[name])


def check_equal(result, expected):
    """The same bits, and of NaN the same sign."""
    wide, other = result.astype(np.float64), expected.astype(np.float64)
    np.testing.assert_array_equal(wide, other)
    np.testing.assert_array_equal(np.signbit(wide), np.signbit(other))


def ties(name):
    """Numbers that are not negative, and those in the middle between two."""
    numbers = every(name).astype(np.float64)
    numbers = np.sort(numbers[np.isfinite(numbers) & ~np.signbit(numbers)])
    return numbers, (numbers[:-1] + numbers[1:]) / 2


COMPUTED = ("f8E4M3FN", "f8E5M2", "f8E4M3FNUZ", "f8E8M0FNU", "f4E2M1FN")
MULTIPLIED = ("f8E4M3FN", "f8E5M2FNUZ", "f4E2M1FN")
MODULE = "".join(
    conversion(f"{name}_to_f32", "arith.extf", name, "f32")
    + conversion(f"f32_to_{name}", "arith.truncf", "f32", name)
    + conversion(f"f64_to_{name}", "arith.truncf", "f64", name)
    for name in NARROW_FLOATS
)
MODULE += "".join(
    conversion(f"f8E4M3FN_to_{wide}", "arith.extf", "f8E4M3FN", wide)
    + conversion(f"f8E8M0FNU_to_{wide}", "arith.extf", "f8E8M0FNU", wide)
    + conversion(f"{wide}_to_f8E4M3FN", "arith.truncf", wide, "f8E4M3FN")
    for wide in ("f16", "bf16")
)
MODULE += conversion("f8E5M2_to_f4E2M1FN", "arith.truncf", "f8E5M2", "f4E2M1FN")
MODULE += "".join(map(computing, COMPUTED))


@pytest.fixture(scope="module")
def library():
    return jitted(MODULE, opt_level=1)


@pytest.fixture(scope="module")
def products():
    """The reductions are in tiles of vectors."""
    return jitted("".join(map(multiplying, MULTIPLIED)))


@pytest.fixture(autouse=True)
def _quiet():
    with np.errstate(all="ignore"):
        yield


@pytest.mark.parametrize("name", NARROW_FLOATS)
def test_to_f32(library, name):
    check_equal(library[f"{name}_to_f32"](every(name)), every(name).astype(np.float32))


@pytest.mark.parametrize("name", NARROW_FLOATS)
def test_from_f32(library, name):
    """Numbers, ties, what is beside them and beyond the greatest, and random bits."""
    dtype = DTYPES[name]
    numbers, middle = ties(name)
    greatest = numbers[-1] * np.array([1.01, 1.03125, 1.0625, 1.125, 1.25, 1.5, 1.75, 2, 1e30])
    special = np.array([0, np.inf, np.nan, 1e-30, 1e-40, 3.4e38])
    x = np.concatenate([numbers, middle, greatest, special]).astype(np.float32)
    x = np.concatenate([x, *(np.nextafter(x, np.float32(end)) for end in (0, np.inf))])
    bits = np.random.default_rng(0).integers(0, 1 << 32, 10_000, dtype=np.uint32)
    x = np.concatenate([x, -x, bits.view(np.float32)])
    if name == "f8E8M0FNU":  # ml_dtypes rounds these subnormals up, and not to the nearest
        x = x[~((x > 2.0**-127) & (x < 1.5 * 2.0**-127))]
    result = library[f"f32_to_{name}"](x)
    np.testing.assert_array_equal(result.view(np.uint8), x.astype(dtype).view(np.uint8))


@pytest.mark.parametrize("name", NARROW_FLOATS)
def test_from_f64(library, name):
    """A tie becomes even, and a number beside it, which f32 does not have, the nearest."""
    numbers, middle = ties(name)
    lower, upper = numbers[:-1], numbers[1:]
    is_even = np.arange(len(lower)) % 2 == 0
    if name == "f8E8M0FNU":  # the significand of each is 1
        is_even[:] = False
    convert = library[f"f64_to_{name}"]
    for sign in (1,) if name == "f8E8M0FNU" else (1, -1):
        for x, expected in (
            (middle, np.where(is_even, lower, upper)),
            (np.nextafter(middle, np.inf), upper),
            (np.nextafter(middle, 0), lower),
            (numbers, numbers),
        ):
            np.testing.assert_array_equal(convert(sign * x).astype(np.float64), sign * expected)
    special = np.array([np.inf, -np.inf, np.nan, 1e300, -1e300])
    expected = special.astype(np.float32).astype(DTYPES[name])
    np.testing.assert_array_equal(convert(special).view(np.uint8), expected.view(np.uint8))


@pytest.mark.parametrize("wide", ["f16", "bf16"])
def test_sixteen_bits(library, wide):
    """All of them to f8E4M3FN, and back; powers of two are rounded to f16 once."""
    x = np.arange(1 << 16, dtype=np.uint16).view(DTYPES[wide])
    expected = x.astype(ml_dtypes.float8_e4m3fn)
    result = library[f"{wide}_to_f8E4M3FN"](x)
    np.testing.assert_array_equal(result.view(np.uint8), expected.view(np.uint8))
    for name in ("f8E4M3FN", "f8E8M0FNU"):
        check_equal(library[f"{name}_to_{wide}"](every(name)), every(name).astype(DTYPES[wide]))


def test_between_small_floats(library):
    x = every("f8E5M2")
    expected = x.astype(np.float32).astype(ml_dtypes.float4_e2m1fn)
    np.testing.assert_array_equal(
        library.f8E5M2_to_f4E2M1FN(x).view(np.uint8), expected.view(np.uint8)
    )


@pytest.mark.parametrize("name", COMPUTED)
def test_arithmetic(library, name):
    """All pairs; each operation is rounded."""
    x, y = (each.reshape(-1) for each in np.meshgrid(every(name), every(name)))
    product, root, is_less = library[f"{name}_compute"](x, y)
    check_numbers(product, (x + y) * y)
    check_numbers(root, np.sqrt(x))
    np.testing.assert_array_equal(is_less, x < y)


def check_numbers(result, expected):
    np.testing.assert_array_equal(result.astype(np.float32), expected.astype(np.float32))


@pytest.mark.parametrize("name", MULTIPLIED)
def test_product_in_f32(products, name):
    """Small integers, of which f32 has each sum."""
    rng = np.random.default_rng(0)
    a, b = (rng.integers(-4, 5, shape).astype(DTYPES[name]) for shape in [(21, 70), (70, 37)])
    expected = a.astype(np.float32) @ b.astype(np.float32) + 1
    ones = np.ones((21, 37), np.float32)
    np.testing.assert_array_equal(products[f"{name}_matmul"](a, b, ones), expected)
    rows = np.ascontiguousarray(b.T)
    np.testing.assert_array_equal(products[f"{name}_rows"](a, rows, ones), expected)


def test_built_library(tmp_path):
    """A number by value, and vectors of elements that take a byte each."""
    library = loaded(
        """
        func.func @double(%x: f8E5M2) -> f8E5M2 {
          %r = arith.addf %x, %x : f8E5M2
          return %r : f8E5M2
        }
        func.func @doubles(%x: memref<4xf4E2M1FN>, %y: memref<4xf4E2M1FN>) {
          %c0 = arith.constant 0 : index
          %v = vector.load %x[%c0] : memref<4xf4E2M1FN>, vector<4xf4E2M1FN>
          %r = arith.addf %v, %v : vector<4xf4E2M1FN>
          vector.store %r, %y[%c0] : memref<4xf4E2M1FN>, vector<4xf4E2M1FN>
          return
        }
        """,
        tmp_path,
    )
    assert float(library.double(1.75)) == 3.5
    x = np.array([0.5, -1.5, 2, 4], ml_dtypes.float4_e2m1fn)
    y = np.zeros_like(x)
    library.doubles(x, y)
    np.testing.assert_array_equal(y.astype(np.float32), [1, -3, 4, 6])
