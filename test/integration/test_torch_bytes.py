"""PyTorch's operations on bytes compute what they do of unsigned numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from extras import import_extra

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
    "max": ("%x", BYTES, tensor("ui8", ""), 255),
    "min": ("%x", BYTES, tensor("ui8", ""), 3),
    "add.Tensor": ("%x, %y, %i1", f"{BYTES}, {BYTES}, {INT}", BYTES, X + Y),
    "mul.Tensor": ("%x, %y", f"{BYTES}, {BYTES}", BYTES, X * Y),
    "bitwise_not": ("%x", BYTES, BYTES, ~X),
    "bitwise_right_shift.Tensor": ("%x, %x", f"{BYTES}, {BYTES}", BYTES, [0, 0, 0, 0]),
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
      %r = torch.aten.{name} {operands} : {types} -> {result}
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
