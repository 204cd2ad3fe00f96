"""PyTorch's operations that torch-mlir lowers to other numbers compute what PyTorch does."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
import pytest
from extras import import_extra
from ml_dtypes import bfloat16

import mlir_abi

import_extra("torch_mlir", "torch")

X = np.array([200, 3, 255, 128], np.uint8)
Y = np.array([7, 255, 2, 9], np.uint8)


def tensor(element: str, shape: str = "4") -> str:
    return f"!torch.vtensor<[{shape}],{element}>"


BYTES, INT, FLOAT = tensor("ui8"), "!torch.int", tensor("f32")
CASES: dict[str, tuple[str, str, str, Any]] = {
    "sum": ("%x, %none", f"{BYTES}, !torch.none", tensor("si64", ""), 586),
    "mean": ("%x, %i6", f"{BYTES}, {INT}", tensor("f32", ""), 146.5),
    "div.Tensor": ("%x, %y", f"{BYTES}, {BYTES}", FLOAT, X / Y),
    "mul.Scalar": ("%x, %half", f"{BYTES}, !torch.float", FLOAT, X * 0.5),
    "gt.Scalar": ("%x, %half", f"{BYTES}, !torch.float", tensor("i1"), X > 0.5),
    "remainder.Tensor": ("%x, %y", f"{BYTES}, {BYTES}", BYTES, X % Y),
    "remainder.Scalar": ("%x, %i6", f"{BYTES}, {INT}", BYTES, X % 6),
    "mul.Scalar ui8": ("%x, %i6", f"{BYTES}, {INT}", BYTES, X * np.uint8(6)),
    "sub.Scalar": ("%x, %i6, %i1", f"{BYTES}, {INT}, {INT}", BYTES, X - np.uint8(6)),
    "floor_divide.Scalar": ("%x, %minus", f"{BYTES}, {INT}", BYTES, [0, 0, 1, 0]),
    "div.Tensor_mode": (
        "%x, %number, %floor",
        f"{BYTES}, {tensor('si64', '')}, !torch.str",
        BYTES,
        [0, 0, 1, 0],
    ),
    "clamp": ("%x, %minus, %none", f"{BYTES}, {INT}, !torch.none", BYTES, [255] * 4),
    "eq.Scalar": ("%x, %minus", f"{BYTES}, {INT}", tensor("i1"), X == 255),
    "max": ("%x", BYTES, tensor("ui8", ""), 255),
    "min": ("%x", BYTES, tensor("ui8", ""), 3),
    "add.Tensor": ("%x, %y, %i1", f"{BYTES}, {BYTES}, {INT}", BYTES, X + Y),
    "mul.Tensor": ("%x, %y", f"{BYTES}, {BYTES}", BYTES, X * Y),
    "bitwise_not": ("%x", BYTES, BYTES, ~X),
    "bitwise_right_shift.Tensor": ("%x, %x", f"{BYTES}, {BYTES}", BYTES, [0, 0, 0, 0]),
    "bitwise_left_shift.Tensor": ("%x, %y", f"{BYTES}, {BYTES}", BYTES, [0, 0, 252, 0]),
    "maximum": ("%x, %y", f"{BYTES}, {BYTES}", BYTES, np.maximum(X, Y)),
}


@pytest.mark.parametrize("name", CASES)
def test_operations(name: str) -> None:
    operands, types, result, expected = CASES[name]
    library = mlir_abi.jit(f"""
    func.func @f(%x: {BYTES}, %y: {BYTES}) -> {result} {{
      %none = torch.constant.none
      %half = torch.constant.float 0.5
      %i1 = torch.constant.int 1
      %i6 = torch.constant.int 6
      %minus = torch.constant.int -1
      %floor = torch.constant.str "floor"
      %number = torch.prim.NumToTensor.Scalar %minus : {INT} -> {tensor("si64", "")}
      %r = torch.aten.{name.split(maxsplit=1)[0]} {operands} : {types} -> {result}
      return %r : {result}
    }}""")
    computed = library.f(X, Y)
    assert computed.shape == np.shape(expected)
    np.testing.assert_allclose(computed, expected, rtol=1e-6)


def test_order() -> None:
    library = mlir_abi.jit(f"""
    func.func @sort(%x: {BYTES}) -> {BYTES} {{
      %i0 = torch.constant.int 0
      %false = torch.constant.bool false
      %r, %i = torch.aten.sort %x, %i0, %false
        : {BYTES}, {INT}, !torch.bool -> {BYTES}, {tensor("si64")}
      return %r : {BYTES}
    }}
    func.func @topk(%x: {BYTES}) -> ({tensor("ui8", "2")}, {tensor("si64", "2")}) {{
      %i0 = torch.constant.int 0
      %i2 = torch.constant.int 2
      %true = torch.constant.bool true
      %r, %i = torch.aten.topk %x, %i2, %i0, %true, %true
        : {BYTES}, {INT}, {INT}, !torch.bool, !torch.bool
          -> {tensor("ui8", "2")}, {tensor("si64", "2")}
      return %r, %i : {tensor("ui8", "2")}, {tensor("si64", "2")}
    }}""")
    assert library.sort(X).tolist() == [3, 128, 200, 255]
    assert [each.tolist() for each in library.topk(X)] == [[255, 200], [2, 0]]


def test_parts_and_sums_of_bytes() -> None:
    """Lists of tensors, and bytes that PyTorch is asked for."""
    library = mlir_abi.jit(f"""
    func.func @chunk(%x: {BYTES}) -> {tensor("ui8", "2")} {{
      %i0 = torch.constant.int 0
      %i2 = torch.constant.int 2
      %l = torch.aten.chunk %x, %i2, %i0
        : {BYTES}, {INT}, {INT} -> !torch.list<vtensor<[2],ui8>>
      %r, %s = torch.prim.ListUnpack %l
        : !torch.list<vtensor<[2],ui8>> -> {tensor("ui8", "2")}, {tensor("ui8", "2")}
      return %r : {tensor("ui8", "2")}
    }}
    func.func @cumsum(%x: {BYTES}) -> {BYTES} {{
      %i0 = torch.constant.int 0
      %r = torch.aten.cumsum %x, %i0, %i0 : {BYTES}, {INT}, {INT} -> {BYTES}
      return %r : {BYTES}
    }}""")
    assert library.chunk(X).tolist() == [200, 3]
    assert library.cumsum(X).tolist() == np.cumsum(X, dtype=np.uint8).tolist()


def test_bytes_beside_other_numbers() -> None:
    """Of a list with other types, and with a check of their own type."""
    ints, both = tensor("si64"), tensor("si64", "8")
    library = mlir_abi.jit(f"""
    func.func @cat(%x: {BYTES}, %y: {ints}) -> {both} {{
      %i0 = torch.constant.int 0
      %l = torch.prim.ListConstruct %x, %y : ({BYTES}, {ints}) -> !torch.list<vtensor>
      %r = torch.aten.cat %l, %i0 : !torch.list<vtensor>, {INT} -> {both}
      return %r : {both}
    }}
    func.func @long(%x: {BYTES}) -> {ints} {{
      %none = torch.constant.none
      %i0 = torch.constant.int 0
      %i4 = torch.constant.int 4
      %false = torch.constant.bool false
      torch.aten._assert_tensor_metadata %x, %none, %none, %i0, %none, %none
        : {BYTES}, !torch.none, !torch.none, {INT}, !torch.none, !torch.none
      %r = torch.aten.to.dtype %x, %i4, %false, %false, %none
        : {BYTES}, {INT}, !torch.bool, !torch.bool, !torch.none -> {ints}
      return %r : {ints}
    }}""")
    assert library.cat(X, np.arange(4)).tolist() == [*X.tolist(), 0, 1, 2, 3]
    assert library.long(X).tolist() == X.tolist()


@pytest.mark.parametrize("bits", [16, 32, 64])
def test_more_bits(bits: int) -> None:
    """What torch-mlir converts rightly, and what has the same bits for signed numbers."""
    wide = tensor(f"ui{bits}")
    library = mlir_abi.jit(f"""
    func.func @product(%x: {wide}, %y: {wide}) -> {wide} {{
      %r = torch.aten.mul.Tensor %x, %y : {wide}, {wide} -> {wide}
      return %r : {wide}
    }}
    func.func @float(%x: {wide}) -> {FLOAT} {{
      %none = torch.constant.none
      %i6 = torch.constant.int 6
      %false = torch.constant.bool false
      %r = torch.aten.to.dtype %x, %i6, %false, %false, %none
        : {wide}, {INT}, !torch.bool, !torch.bool, !torch.none -> {FLOAT}
      return %r : {FLOAT}
    }}""")
    x, y = (np.array([each, 3, 2**bits - 1, 0], f"u{bits // 8}") for each in (5, 7))
    assert library.product(x, y).tolist() == (x * y).tolist()
    np.testing.assert_allclose(library.float(x), x.astype(np.float32))


def test_a_mean_of_more_bits() -> None:
    wide = tensor("ui32")
    library = mlir_abi.jit(f"""
    func.func @mean(%x: {wide}) -> {tensor("f32", "")} {{
      %i6 = torch.constant.int 6
      %r = torch.aten.mean %x, %i6 : {wide}, {INT} -> {tensor("f32", "")}
      return %r : {tensor("f32", "")}
    }}
    func.func @maximum(%x: {wide}, %y: {wide}) -> {wide} {{
      %r = torch.aten.maximum %x, %y : {wide}, {wide} -> {wide}
      return %r : {wide}
    }}""")
    x, y = np.array([[2**32 - 1, 2, 3, 4], [5, 2**31, 1, 1]], np.uint32)
    np.testing.assert_allclose(library.mean(x), x.mean(), rtol=1e-6)
    assert library.maximum(x, y).tolist() == np.maximum(x, y).tolist()


@pytest.mark.parametrize(("bits", "numbers"), [(8, [7, 8, 9, -1]), (32, [31, 32, 33, -32])])
def test_shifts(bits: int, numbers: list[int]) -> None:
    """By as many bits as the number has, and more, and by less than 0: all bits are shifted out."""
    type_ = tensor(f"si{bits}")
    library = mlir_abi.jit(f"""
    func.func @left(%x: {type_}, %n: {type_}) -> {type_} {{
      %r = torch.aten.bitwise_left_shift.Tensor %x, %n : {type_}, {type_} -> {type_}
      return %r : {type_}
    }}
    func.func @right(%x: {type_}, %n: {type_}) -> {type_} {{
      %r = torch.aten.bitwise_right_shift.Tensor %x, %n : {type_}, {type_} -> {type_}
      return %r : {type_}
    }}""")
    x, n = np.array([[-3] * 4, numbers], f"i{bits // 8}")
    assert library.left(x, n).tolist() == [-(2 ** (bits - 1)), 0, 0, 0]
    assert library.right(x, n).tolist() == [-1, -1, -1, -1]
    assert library.right(-x, n).tolist() == [0, 0, 0, 0]


def test_gelu_by_tanh() -> None:
    library = mlir_abi.jit(f"""
    func.func @gelu(%x: {FLOAT}) -> {FLOAT} {{
      %tanh = torch.constant.str "tanh"
      %r = torch.aten.gelu %x, %tanh : {FLOAT}, !torch.str -> {FLOAT}
      return %r : {FLOAT}
    }}""")
    x = np.array([-2.5, -0.5, 1, 3], np.float32)
    expected = x / 2 * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))
    np.testing.assert_allclose(library.gelu(x), expected, rtol=1e-5)


@pytest.mark.parametrize("type_", [np.float16, np.float32, np.float64, bfloat16])
def test_exponential_units(type_: Any) -> None:
    """PyTorch computes ``expm1(x)``, not ``exp(x) - 1``, and rounds to f16 and bf16 at the end."""
    x = np.array([1e-7, -1e-3, -2, 0, -0.0, 4, -np.inf, np.inf, np.nan], type_)
    wide = x.astype(np.float32) if x.itemsize < 4 else x
    values = tensor("bf16" if type_ is bfloat16 else f"f{8 * x.itemsize}", "9")
    numbers = "!torch.float, !torch.float, !torch.float"
    library = mlir_abi.jit(f"""
    func.func @elu(%x: {values}) -> {values} {{
      %a = torch.constant.float 1.5
      %s = torch.constant.float 2.5
      %i = torch.constant.float 0.25
      %r = torch.aten.elu %x, %a, %s, %i : {values}, {numbers} -> {values}
      return %r : {values}
    }}
    func.func @celu(%x: {values}) -> {values} {{
      %a = torch.constant.float 0.75
      %r = torch.aten.celu %x, %a : {values}, !torch.float -> {values}
      return %r : {values}
    }}
    func.func @selu(%x: {values}) -> {values} {{
      %r = torch.aten.selu %x : {values} -> {values}
      return %r : {values}
    }}""")
    for function, alpha, scale, input_scale in (
        (library.elu, 1.5, 2.5, 0.25),
        (library.celu, 0.75, 1, 1 / 0.75),
        (library.selu, 1.6732632423543772, 1.0507009873554805, 1),
    ):
        below = alpha * np.expm1(wide * wide.dtype.type(input_scale))
        expected = (scale * np.where(wide <= 0, below, wide)).astype(type_)
        actual = np.asarray(function(x)).view(type_)
        tolerance = 0 if wide is not x else 4 * np.finfo(type_).eps
        np.testing.assert_allclose(
            actual.astype(np.float64), expected.astype(np.float64), rtol=tolerance
        )


@pytest.mark.parametrize("element", ["f32", "si64"])
def test_the_reciprocal_of_zero(element: str) -> None:
    library = mlir_abi.jit(f"""
    func.func @main(%x: {tensor(element)}) -> {FLOAT} {{
      %r = torch.aten.reciprocal %x : {tensor(element)} -> {FLOAT}
      return %r : {FLOAT}
    }}""")
    x = np.array([0, 1, 2, -4], np.float32 if element == "f32" else np.int64)
    assert library.main(x).tolist() == [np.inf, 1, 0.5, -0.25]


@pytest.mark.parametrize("bits", [16, 32, 64])
def test_remainders_and_floor_division(bits: int) -> None:
    """``fmod`` is that of C, and the floor division that of Python."""
    type_ = tensor(f"f{bits}", "?")
    library = mlir_abi.jit(f"""
    func.func @fmod(%x: {type_}, %y: {type_}) -> {type_} {{
      %r = torch.aten.fmod.Tensor %x, %y : {type_}, {type_} -> {type_}
      return %r : {type_}
    }}
    func.func @floor(%x: {type_}, %y: {type_}) -> {type_} {{
      %r = torch.aten.floor_divide %x, %y : {type_}, {type_} -> {type_}
      return %r : {type_}
    }}""")
    numbers = np.array([0, -0.0, 0.1, -0.1, 0.3, 0.5, -7, 7, 100, np.inf, -np.inf, np.nan])
    x, y = (each.ravel().astype(f"f{bits // 8}") for each in np.meshgrid(numbers, numbers))
    with np.errstate(all="ignore"):
        for result, expected in (
            (library.fmod(x, y), np.fmod(x, y)),
            (library.floor(x, y), np.floor_divide(x, y)),
        ):
            np.testing.assert_array_equal(result, expected)
            is_zero = expected == 0
            np.testing.assert_array_equal(
                np.signbit(result[is_zero]), np.signbit(expected[is_zero])
            )


def test_remainders_of_a_constant() -> None:
    library = mlir_abi.jit(f"""
    func.func @main(%y: {FLOAT}) -> {FLOAT} {{
      %x = torch.vtensor.literal(dense<5.0> : tensor<f32>) : {tensor("f32", "")}
      %r = torch.aten.fmod.Tensor %x, %y : {tensor("f32", "")}, {FLOAT} -> {FLOAT}
      return %r : {FLOAT}
    }}""")
    y = np.array([5.5, -3, 0.1, 7], np.float32)
    assert library.main(y).tolist() == np.fmod(np.float32(5), y).tolist()


@pytest.mark.parametrize("number", ["float 0.1", "int 0"])
def test_comparisons_with_a_number(number: str) -> None:
    """The number is rounded to the type of the tensor, which may be a constant."""
    kind, _, value = number.partition(" ")
    names = ["lt", "le", "gt", "ge", "eq", "ne"]
    library = mlir_abi.jit(
        "\n".join(
            f"""
            func.func @{name}{place}(%x: {FLOAT}) -> {tensor("i1")} {{
              %c = torch.vtensor.literal(dense<0.1> : tensor<4xf32>) : {FLOAT}
              %n = torch.constant.{kind} {value}
              %r = torch.aten.{name}.Scalar %{place}, %n
                : {FLOAT}, !torch.{kind} -> {tensor("i1")}
              return %r : {tensor("i1")}
            }}"""
            for name in names
            for place in "xc"
        )
    )
    x, c = np.array([[0.1, 0.2, 0, -5], [0.1] * 4], np.float32)
    n = np.float32(value)
    for name in names:
        compare = getattr(operator, name)
        assert getattr(library, f"{name}x")(x).tolist() == compare(x, n).tolist()
        assert getattr(library, f"{name}c")(x).tolist() == compare(c, n).tolist()


def test_sums_of_small_floats() -> None:
    """In f32, also within a loss, which torch-mlir decomposes: bf16 has no 257."""
    x, scalar = tensor("bf16", "64,64"), tensor("bf16", "")
    library = mlir_abi.jit(f"""
    func.func @sum(%x: {x}) -> {scalar} {{
      %none = torch.constant.none
      %r = torch.aten.sum %x, %none : {x}, !torch.none -> {scalar}
      return %r : {scalar}
    }}
    func.func @mean(%x: {x}) -> {scalar} {{
      %none = torch.constant.none
      %r = torch.aten.mean %x, %none : {x}, !torch.none -> {scalar}
      return %r : {scalar}
    }}
    func.func @product(%x: {x}) -> {scalar} {{
      %none = torch.constant.none
      %r = torch.aten.prod %x, %none : {x}, !torch.none -> {scalar}
      return %r : {scalar}
    }}
    func.func @loss(%x: {x}, %y: {x}) -> {scalar} {{
      %mean = torch.constant.int 1
      %r = torch.aten.mse_loss %x, %y, %mean : {x}, {x}, !torch.int -> {scalar}
      return %r : {scalar}
    }}
    func.func @cumsum(%x: {x}) -> {x} {{
      %none = torch.constant.none
      %dim = torch.constant.int 1
      %r = torch.aten.cumsum %x, %dim, %none : {x}, !torch.int, !torch.none -> {x}
      return %r : {x}
    }}""")
    ones = np.ones((64, 64), bfloat16)
    assert library.sum(ones) == 4096
    assert library.mean(ones) == 1
    numbers = ones.copy()
    numbers[0] = 1.0078125  # the first number after 1
    assert library.product(numbers) == bfloat16(1.0078125**64)
    assert library.loss(ones, 2 * ones) == 1
    assert library.cumsum(8 * ones)[0, -1] == 512


@pytest.mark.parametrize(("element", "dtype"), [("i1", np.bool_), ("si32", np.int32), ("f32", "f")])
def test_other_numbers_are_rounded_and_summed(element: str, dtype: Any) -> None:
    """PyTorch rounds each to the type that is named: 257 is 256, and a number of bf16."""
    x, scalar = tensor(element, "512"), tensor("bf16", "")
    library = mlir_abi.jit(f"""
    func.func @f(%x: {x}) -> {scalar} {{
      %bf16 = torch.constant.int 15
      %r = torch.aten.sum %x, %bf16 : {x}, !torch.int -> {scalar}
      return %r : {scalar}
    }}""")
    assert library.f(np.ones(512, dtype)) == 512
    numbers = np.array([257, *[0] * 511], dtype)
    assert library.f(numbers) == (1 if element == "i1" else 256)


def rms_norm(x: str) -> str:
    """That of rows of 4 numbers, without weights and ``eps``."""
    return f"""
    func.func @rms_norm(%x: {x}) -> {x} {{
      %n = torch.constant.int 4
      %none = torch.constant.none
      %sizes = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
      %r = torch.aten.rms_norm %x, %sizes, %none, %none
        : {x}, !torch.list<int>, !torch.none, !torch.none -> {x}
      return %r : {x}
    }}"""


def test_norms_of_large_f16() -> None:
    """Their squares are beyond 65504."""
    x, rows = tensor("f16", "2,4"), tensor("f16", "2")
    library = mlir_abi.jit(f"""
    {rms_norm(x)}
    func.func @norm(%x: {x}) -> {rows} {{
      %two = torch.constant.float 2.0
      %n = torch.constant.int 1
      %false = torch.constant.bool false
      %none = torch.constant.none
      %dims = torch.prim.ListConstruct %n : (!torch.int) -> !torch.list<int>
      %r = torch.aten.linalg_vector_norm %x, %two, %dims, %false, %none
        : {x}, !torch.float, !torch.list<int>, !torch.bool, !torch.none -> {rows}
      return %r : {rows}
    }}""")
    array = np.array([[300, -300, 300, 300], [3, 4, 0, 0]], np.float16)
    assert library.norm(array).tolist() == [600, 5]
    assert library.rms_norm(array)[0].tolist() == [1, -1, 1, 1]


@pytest.mark.parametrize(("accumulate", "expected"), [("true", 512), ("false", 1)])
def test_sums_at_an_index(accumulate: str, expected: int) -> None:
    x, values, indices = tensor("bf16", "2"), tensor("bf16", "508"), tensor("si64", "508")
    library = mlir_abi.jit(f"""
    func.func @main(%x: {x}, %i: {indices}, %values: {values}) -> {x} {{
      %accumulate = torch.constant.bool {accumulate}
      %list = torch.prim.ListConstruct %i : ({indices}) -> !torch.list<vtensor>
      %r = torch.aten.index_put.hacked_twin %x, %list, %values, %accumulate
        : {x}, !torch.list<vtensor>, {values}, !torch.bool -> {x}
      return %r : {x}
    }}""")
    fours, ones, at_0 = np.full(2, 4, bfloat16), np.ones(508, bfloat16), np.zeros(508, np.int64)
    assert library.main(fours, at_0, ones).tolist() == [expected, 4]


def test_nan() -> None:
    """It is the greatest number and the least, has an index, is last in a sort, and no number."""
    x, index, bits = tensor("f32"), tensor("si64", ""), tensor("i1")
    scalars = ", !torch.int, !torch.bool"
    library = mlir_abi.jit(f"""
    func.func @best(%x: {x}, %y: {x}) -> ({x}, {x}, {x}) {{
      %low = torch.constant.float -5.0
      %high = torch.constant.float 5.0
      %a = torch.aten.maximum %x, %y : {x}, {x} -> {x}
      %b = torch.aten.minimum %x, %y : {x}, {x} -> {x}
      %c = torch.aten.clamp %x, %low, %high : {x}, !torch.float, !torch.float -> {x}
      return %a, %b, %c : {x}, {x}, {x}
    }}
    func.func @order(%x: {x}) -> ({index}, {index}, {x}, {x}) {{
      %dim = torch.constant.int 0
      %true = torch.constant.bool true
      %false = torch.constant.bool false
      %a = torch.aten.argmax %x, %dim, %false : {x}{scalars} -> {index}
      %b = torch.aten.argmin %x, %dim, %false : {x}{scalars} -> {index}
      %c, %i = torch.aten.sort %x, %dim, %false : {x}{scalars} -> {x}, {tensor("si64")}
      %d, %j = torch.aten.sort %x, %dim, %true : {x}{scalars} -> {x}, {tensor("si64")}
      return %a, %b, %c, %d : {index}, {index}, {x}, {x}
    }}
    func.func @equal(%x: {x}) -> {bits} {{
      %r = torch.aten.eq.Tensor %x, %x : {x}, {x} -> {bits}
      return %r : {bits}
    }}""")
    nan = np.nan
    x, y = np.float32([nan, 1, 9, -9]), np.float32([1, nan, 2, 2])
    maximum, minimum, clamped = library.best(x, y)
    np.testing.assert_array_equal(maximum, np.maximum(x, y))
    np.testing.assert_array_equal(minimum, np.minimum(x, y))
    np.testing.assert_array_equal(clamped, [nan, 1, 5, -5])
    for numbers in np.float32([[3, nan, 1, nan], [nan, 3, 2, 1], [4, 3, 2, 1]]):
        greatest, least, ascending, descending = library.order(numbers)
        assert (greatest, least) == (np.argmax(numbers), np.argmin(numbers))
        np.testing.assert_array_equal(ascending, np.sort(numbers))
        np.testing.assert_array_equal(descending, np.sort(numbers)[::-1])
    assert library.equal(x).tolist() == [False, True, True, True]


@pytest.mark.parametrize(
    ("element", "dtype"), [("f16", np.float16), ("f32", np.float32), ("f64", np.float64)]
)
def test_rms_norm_without_eps(element: str, dtype: Any) -> None:
    x = tensor(element, "2,4")
    library = mlir_abi.jit(rms_norm(x))
    numbers = np.array([[0] * 4, [1e-3] * 4], dtype)
    wide = numbers.astype(np.float64)
    epsilon = np.finfo(np.float64 if element == "f64" else np.float32).eps
    expected = wide / np.sqrt((wide**2).mean(axis=1, keepdims=True) + epsilon)
    np.testing.assert_allclose(
        library.rms_norm(numbers), expected, rtol=2 * float(np.finfo(dtype).eps)
    )


@pytest.mark.parametrize(("dim", "axis"), [(0, 0), (-1, 1)])
def test_logarithms_of_large_sums(dim: int, axis: int) -> None:
    x, any_size = tensor("f32", "3,2"), tensor("f32", "?,2")
    library = mlir_abi.jit(
        "".join(
            f"""
    func.func @{name}(%x: {type_}) -> {type_} {{
      %dim = torch.constant.int {dim}
      %r = torch.aten.logcumsumexp %x, %dim : {type_}, !torch.int -> {type_}
      return %r : {type_}
    }}"""
            for name, type_ in (("static", x), ("dynamic", any_size))
        )
    )
    numbers = np.float32([[100, -200], [101, -np.inf], [1e4, np.inf]])
    expected = np.logaddexp.accumulate(numbers, axis=axis)
    for function in library.static, library.dynamic:
        np.testing.assert_allclose(function(numbers), expected, rtol=1e-6)
