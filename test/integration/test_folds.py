"""What MLIR's folds and canonicalization patterns change elsewhere has the right values here.

Most of them run only where a module has tensors, so each function stands beside one with a tensor.
The numbers are those of the reports at llvm-project (docs/versions.md).
"""

from __future__ import annotations

import math
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

import callers
import numpy as np
import pytest
from element_types import DTYPES

import mlir_abi
from mlir_abi.runtime.call.library import Library

Jitted: TypeAlias = Callable[[str], Library]


@pytest.fixture(params=[False, True], ids=["", "checked"])
def jitted(request: pytest.FixtureRequest) -> Jitted:
    return partial(callers.jitted, checked=request.param)


TENSOR = "func.func @beside(%x: tensor<2xf32>) -> tensor<2xf32> { return %x : tensor<2xf32> }\n"
LEAST, GREATEST = -(2**63), 2**63 - 1
BESIDE = pytest.mark.parametrize("beside", [TENSOR, ""], ids=["tensor", "no tensor"])


TWICE = """
func.func @f(%n: index) -> index {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c20 = arith.constant 20 : index
  %r:3 = scf.while (%s = %n) : (index) -> (index, index, index) {
    %go = arith.cmpi slt, %s, %c1 : index
    %v = scf.if %go -> index {
      %x = arith.addi %s, %c2 : index
      scf.yield %x : index
    } else {
      scf.yield %c20 : index
    }
    scf.condition(%go) %v, %v, %s : index, index, index
  } do {
  ^bb0(%a: index, %b: index, %o: index):
    scf.yield %b : index
  }
  return %r#2 : index
}
"""

SMALLER = """
func.func @f(%t: tensor<4x?xi32>) -> tensor<?x?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %first = tensor.cast %t : tensor<4x?xi32> to tensor<?x?xi32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %first) -> (tensor<?x?xi32>) {
    %rows = tensor.dim %x, %c0 : tensor<?x?xi32>
    %columns = tensor.dim %x, %c1 : tensor<?x?xi32>
    %fewer = arith.subi %rows, %c1 : index
    %y = tensor.extract_slice %x[1, 0] [%fewer, %columns] [1, 1]
      : tensor<?x?xi32> to tensor<?x?xi32>
    scf.yield %y : tensor<?x?xi32>
  }
  return %r : tensor<?x?xi32>
}
"""
"""A tensor that becomes smaller in a loop."""


def test_a_value_that_a_condition_passes_twice(jitted: Jitted) -> None:
    """#219456: the loop ends after one iteration, in which the state becomes 2."""
    assert jitted(TWICE + TENSOR).f(0) == 2


@pytest.mark.parametrize(
    ("module", "argument", "expected"),
    [(TWICE, 0, 2), (SMALLER, np.arange(8, dtype=np.int32).reshape(4, 2), [[6, 7]])],
    ids=["#219456", "smaller"],
)
def test_loops_beside_stablehlo(module: str, argument: Any, expected: Any, tmp_path: Path) -> None:
    """The same with torch-mlir's MLIR, which simplifies such modules before they have buffers."""
    addition = "%r = stablehlo.add %x, %x : tensor<2xf32> return %r"
    (tmp_path / "f.mlir").write_text(module + TENSOR.replace("return %x", addition))
    subprocess.run(
        [Path(sys.executable).with_name("abi-build"), "f.mlir", "-o", "f.so"],
        cwd=tmp_path,
        env={**os.environ, "MLIR_ABI_BINDINGS": "torch_mlir"},
        check=True,
    )
    np.testing.assert_array_equal(mlir_abi.load(tmp_path / "f.so").f(argument), expected)


@BESIDE
@pytest.mark.parametrize("bits", [8, 16, 32, 64])
def test_an_index_as_a_narrow_integer_and_back(jitted: Jitted, beside: str, bits: int) -> None:
    """#189042: bits that the integer does not have are lost."""
    module = f"""
      func.func @signed(%i: index) -> index {{
        %a = arith.index_cast %i : index to i{bits}
        %r = arith.index_cast %a : i{bits} to index
        return %r : index
      }}
      func.func @unsigned(%i: index) -> index {{
        %a = arith.index_castui %i : index to i{bits}
        %r = arith.index_castui %a : i{bits} to index
        return %r : index
      }}"""
    library, half = jitted(module + beside), 2 ** (bits - 1)
    longer = [half, 2 * half + 1] if bits < 64 else []
    for i in (0, 5, -1, half - 1, -half, LEAST, GREATEST, LEAST + 7, *longer):
        assert library.signed(i) == (i + half) % (2 * half) - half
        assert library.unsigned(i) == (i % (2 * half) if bits < 64 else i)


def test_an_element_at_a_truncated_index(jitted: Jitted) -> None:
    """#189042: no other memory is read."""
    module = """
      func.func @f(%x: tensor<?xf32>, %i: index) -> f32 {
        %a = arith.index_cast %i : index to i32
        %b = arith.index_cast %a : i32 to index
        %r = tensor.extract %x[%b] : tensor<?xf32>
        return %r : f32
      }"""
    f = jitted(module).f
    x = np.array([10, 20, 30], np.float32)
    assert [f(x, 2), f(x, 2**32 + 1), f(x, 2**40)] == [30, 20, 10]


@BESIDE
@pytest.mark.parametrize("shape", ["4", "3x3", "1x1", "2x1x3"])
@pytest.mark.parametrize("is_masked", [False, True])
def test_a_reduction_of_no_dimension(
    jitted: Jitted, beside: str, shape: str, is_masked: bool
) -> None:
    """#188983: each element is what it was, and the accumulator is not added."""
    type_, mask = f"vector<{shape}xi32>", f"vector<{shape}xi1>"
    reduction = f"vector.multi_reduction <add>, %v, %w [] : {type_} to {type_}"
    if is_masked:
        reduction = f"vector.mask %m {{ {reduction} }} : {mask} -> {type_}"
    first = ", ".join("0" for _ in shape.split("x"))
    module = f"""
      func.func @f(%x: i32, %y: i32) -> i32 {{
        %v = vector.broadcast %x : i32 to {type_}
        %w = vector.broadcast %y : i32 to {type_}
        %m = arith.constant dense<true> : {mask}
        %r = {reduction}
        %e = vector.extract %r[{first}] : i32 from {type_}
        return %e : i32
      }}"""
    assert jitted(module + beside).f(1, 5) == 1


@BESIDE
@pytest.mark.parametrize("operation", ["ceildivs", "floordivs"])
def test_division_that_rounds_up_or_down(jitted: Jitted, beside: str, operation: str) -> None:
    """#215696, #223127: the least integer has no positive counterpart."""
    pairs = [
        (n, m)
        for n in (LEAST, LEAST + 1, -8, -7, -1, 0, 1, 7, 8, GREATEST - 1, GREATEST)
        for m in (LEAST, LEAST + 1, -7, -2, -1, 1, 2, 7, GREATEST)
        if (n, m) != (LEAST, -1)  # which no integer is
    ]
    constants = "".join(
        f"""
      func.func @f{i}() -> index {{
        %n = index.constant {n}
        %m = index.constant {m}
        %r = index.{operation} %n, %m
        return %r : index
      }}"""
        for i, (n, m) in enumerate(pairs)
    )
    module = f"""
      func.func @f(%n: index, %m: index) -> index {{
        %r = index.{operation} %n, %m
        return %r : index
      }}"""
    library = jitted(module + constants + beside)
    expected = [-(-n // m) if operation == "ceildivs" else n // m for n, m in pairs]
    assert [library.f(n, m) for n, m in pairs] == expected
    assert [library[f"f{i}"]() for i in range(len(pairs))] == expected


@pytest.mark.parametrize("element", ["f32", "f64", "bf16"])
@pytest.mark.parametrize("y", ["0.0", "-0.0"])
@pytest.mark.parametrize("x", ["0.0", "-0.0"])
def test_the_angle_of_zeros(jitted: Jitted, element: str, y: str, x: str) -> None:
    """MLIR folds that of constants to NaN."""
    library = jitted(f"""
      func.func @scalar() -> {element} {{
        %y = arith.constant {y} : {element}
        %x = arith.constant {x} : {element}
        %r = math.atan2 %y, %x : {element}
        return %r : {element}
      }}
      func.func @static() -> tensor<3x{element}> {{
        %y = arith.constant dense<{y}> : tensor<3x{element}>
        %x = arith.constant dense<{x}> : tensor<3x{element}>
        %r = math.atan2 %y, %x : tensor<3x{element}>
        return %r : tensor<3x{element}>
      }}
      func.func @dynamic(%y: tensor<?x{element}>, %x: tensor<?x{element}>) -> tensor<?x{element}> {{
        %r = math.atan2 %y, %x : tensor<?x{element}>
        return %r : tensor<?x{element}>
      }}""")
    dtype = DTYPES[element]
    arrays = [np.array([each], dtype) for each in (float(y), float(x))]
    expected = np.array(math.atan2(float(y), float(x)), dtype)
    for result in library.scalar(), library.static(), library.dynamic(*arrays):
        np.testing.assert_array_equal(np.asarray(result, dtype), expected)
        np.testing.assert_array_equal(np.signbit(result), np.signbit(expected))


def test_an_angle_of_80_bits(jitted: Jitted) -> None:
    library = jitted("""
      func.func @f(%y: f64, %x: f64) -> f64 {
        %a = arith.extf %y : f64 to f80
        %b = arith.extf %x : f64 to f80
        %c = math.atan2 %a, %b : f80
        %r = arith.truncf %c : f80 to f64
        return %r : f64
      }""")
    assert library.f(1.0, 1.0) == math.pi / 4


@pytest.mark.parametrize("zero", ["0.0", "-0.0"])
def test_a_float_and_zero_in_tosa(jitted: Jitted, zero: str) -> None:
    """MLIR folds the product to 0, and the sum to the other number, whatever these are."""
    text = """
      func.func @NAME(%x: tensor<2x2xf32>) -> tensor<2x2xf32> {
        %z = "tosa.const"() {values = dense<ZERO> : tensor<1x2xf32>} : () -> tensor<1x2xf32>
        %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
        %r = "tosa.NAME"(%xOPERANDS) : (tensor<2x2xf32>, tensor<1x2xf32>TYPES) -> tensor<2x2xf32>
        return %r : tensor<2x2xf32>
      }""".replace("ZERO", zero)
    product = text.replace("NAME", "mul").replace("OPERANDS", ", %z, %s")
    total = text.replace("NAME", "add").replace("OPERANDS", ", %z")
    library = jitted(product.replace("TYPES", ", tensor<1xi8>") + total.replace("TYPES", ""))
    x, number = np.array([[np.nan, np.inf], [-0.0, -1]], np.float32), np.float32(float(zero))
    with np.errstate(invalid="ignore"):
        for result, expected in (library.mul(x), x * number), (library.add(x), x + number):
            np.testing.assert_array_equal(result, expected)
            is_number = ~np.isnan(expected)
            np.testing.assert_array_equal(
                np.signbit(result)[is_number], np.signbit(expected)[is_number]
            )


@BESIDE
def test_a_difference_compared_with_zero(jitted: Jitted, beside: str) -> None:
    """#216042: differences wrap, so the operands may compare otherwise."""
    order = {"lt": "__lt__", "le": "__le__", "gt": "__gt__", "ge": "__ge__"}
    names = ["eq", "ne", *(sign + each for sign in "su" for each in order)]
    functions = "".join(
        f"""
      func.func @{name}(%x: index, %y: index) -> i1 {{
        %zero = index.constant 0
        %n = index.sub %x, %y
        %r = index.cmp {name}(%n, %zero)
        return %r : i1
      }}"""
        for name in names
    )
    library = jitted(functions + beside)
    for x in (0, 2, 5, -1, LEAST, GREATEST):
        for y in (0, 2, 5, -1, LEAST, GREATEST):
            signed = (x - y - LEAST) % 2**64 + LEAST
            for name in names:
                number = signed % 2**64 if name[0] == "u" else signed
                method = order.get(name[1:], f"__{name}__")
                assert library[name](x, y) is getattr(number, method)(0), (name, x, y)


MASKS = [[True] * 4, [False] * 4, [True, True, False, False], [True, False, True, False]]


@pytest.mark.parametrize("mask", MASKS)
@pytest.mark.parametrize("where", ["read", "write", "around the read", "around the write"])
def test_a_write_of_what_was_read_under_a_mask(
    jitted: Jitted, where: str, mask: list[bool]
) -> None:
    """#192966: the padding is written, and what a write leaves out stays."""
    types = "tensor<4xf32>, vector<4xf32>"
    read = "vector.transfer_read %x[%c0], %padding{mask} {{in_bounds = [true]}} : " + types
    write = "vector.transfer_write %v, %y[%c0]{mask} {{in_bounds = [true]}} : "
    write += "vector<4xf32>, tensor<4xf32>"
    lines = []
    for name, text, type_ in ("read", read, "vector<4xf32>"), ("write", write, "tensor<4xf32>"):
        line = text.format(mask=", %m" if where == name else "")
        if where == f"around the {name}":
            line = f"vector.mask %m {{ {line} }} : vector<4xi1> -> {type_}"
        lines.append(line)
    module = f"""
      func.func @f(%x: tensor<4xf32>, %y: tensor<4xf32>, %padding: f32) -> tensor<4xf32> {{
        %c0 = arith.constant 0 : index
        %m = arith.constant dense<{str(mask).lower()}> : vector<4xi1>
        %v = {lines[0]}
        %r = {lines[1]}
        return %r : tensor<4xf32>
      }}"""
    x, y = np.arange(4, dtype=np.float32), np.arange(10, 14, dtype=np.float32)
    left_out: Any = np.float32(9) if "read" in where else y
    assert jitted(module).f(x, y, 9).tolist() == np.where(mask, x, left_out).tolist()


def test_a_slice_at_an_offset_that_is_not_defined(jitted: Jitted) -> None:
    """#223333: `canonicalize` ended the process, although the slice is not taken."""
    module = """
      func.func @f(%x: tensor<8xf32>, %n: index) -> tensor<?xf32> {
        %p = ub.poison : index
        %c0 = arith.constant 0 : index
        %none = arith.cmpi eq, %n, %c0 : index
        %r = scf.if %none -> tensor<?xf32> {
          %s = tensor.extract_slice %x[%p] [%n] [1] : tensor<8xf32> to tensor<?xf32>
          scf.yield %s : tensor<?xf32>
        } else {
          %s = tensor.extract_slice %x[2] [%n] [1] : tensor<8xf32> to tensor<?xf32>
          scf.yield %s : tensor<?xf32>
        }
        return %r : tensor<?xf32>
      }"""
    assert jitted(module).f(np.arange(8, dtype=np.float32), 3).tolist() == [2, 3, 4]


@pytest.mark.parametrize("shape", ["?", "?x3", "2x?"])
@pytest.mark.parametrize(
    ("operation", "element", "expected"),
    [("subi", "i32", 0), ("xori", "i8", 0), ("cmpi ne,", "i32", 0), ("cmpi sle,", "i64", 1)],
)
def test_a_tensor_beside_itself(
    jitted: Jitted, operation: str, element: str, expected: int, shape: str
) -> None:
    """MLIR aborts where it makes a constant of a dynamic shape."""
    result = f"tensor<{shape}x{'i1' if 'cmpi' in operation else element}>"
    library = jitted(f"""
      func.func @f(%x: tensor<{shape}x{element}>) -> {result} {{
        %y = arith.ori %x, %x : tensor<{shape}x{element}>
        %r = arith.{operation} %x, %y : tensor<{shape}x{element}>
        return %r : {result}
      }}""")
    sizes = [4 if size == "?" else int(size) for size in shape.split("x")]
    x = np.arange(np.prod(sizes)).reshape(sizes).astype(f"i{int(element[1:]) // 8}")
    assert library.f(x).tolist() == np.full(sizes, expected, x.dtype).tolist()


def test_a_tensor_that_becomes_smaller_in_a_loop(jitted: Jitted) -> None:
    """`canonicalize` gives a tensor of all iterations the static sizes of the first one."""
    assert jitted(SMALLER).f(np.arange(8, dtype=np.int32).reshape(4, 2)).tolist() == [[6, 7]]
