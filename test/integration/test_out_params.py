"""Results that functions on tensors write into arrays of their callers (`out_params`)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import tvm_ffi
from callers import SANITIZE, jitted, loaded, sanitized
from mlir import ir

import mlir_abi
from mlir_abi.lowering import default_pipeline
from mlir_abi.runtime.call import caller

ADD = """
func.func @add(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %r = arith.addf %x, %y : tensor<?xf32>
  return %r : tensor<?xf32>
}
"""
MODULE = (
    ADD
    + """
func.func @matmul(%x: tensor<?x8xf32>, %y: tensor<8x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x8xf32>
  %n = tensor.dim %y, %c1 : tensor<8x?xf32>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty(%m, %n) : tensor<?x?xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%empty : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%x, %y : tensor<?x8xf32>, tensor<8x?xf32>)
      outs(%zeros : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @same(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @several(%x: tensor<4xf32>, %n: i32, %p: i1)
    -> (tensor<4xf32>, i32, tensor<4xf32>, tensor<?xf32>) {
  %r = arith.addf %x, %x : tensor<4xf32>
  %size = arith.index_cast %n : i32 to index
  %one = arith.constant 1.0 : f32
  %s = tensor.splat %one[%size] : tensor<?xf32>
  cf.cond_br %p, ^doubled, ^same
^doubled:
  return %r, %n, %r, %s : tensor<4xf32>, i32, tensor<4xf32>, tensor<?xf32>
^same:
  return %x, %n, %r, %s : tensor<4xf32>, i32, tensor<4xf32>, tensor<?xf32>
}
func.func @nested(%x: tensor<?xf32>)
    -> (tensor<?xf32> {iree.abi.index_path = ["b"]}, tensor<?xf32> {iree.abi.index_path = ["a"]}) {
  %r = arith.mulf %x, %x : tensor<?xf32>
  return %r, %x : tensor<?xf32>, tensor<?xf32>
}
func.func @calls(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = call @same(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %s = arith.addf %r, %r : tensor<4xf32>
  return %s : tensor<4xf32>
}
"""
)

OF_OTHERS = """
func.func @updated(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7.0 : f32
  %h = arith.addf %x, %x : tensor<?xf32>
  %g = tensor.insert %v into %h[%c0] : tensor<?xf32>
  return %g, %h : tensor<?xf32>, tensor<?xf32>
}
func.func @updated_again(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7.0 : f32
  %h = arith.addf %x, %x : tensor<4xf32>
  %g = tensor.insert %v into %h[%c0] : tensor<4xf32>
  %k = tensor.insert %v into %g[%c1] : tensor<4xf32>
  return %k, %h, %g : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
func.func @part(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<2xf32>) {
  %h = arith.addf %x, %x : tensor<4xf32>
  %part = tensor.extract_slice %h[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  return %h, %h, %part : tensor<4xf32>, tensor<4xf32>, tensor<2xf32>
}
func.func @updated_twice(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7.0 : f32
  %h = arith.addf %x, %x : tensor<4xf32>
  %g = tensor.insert %v into %h[%c0] : tensor<4xf32>
  %k = tensor.insert %v into %h[%c1] : tensor<4xf32>
  return %g, %k : tensor<4xf32>, tensor<4xf32>
}
func.func @views(%x: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<2xf32>, tensor<2x2xf32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7.0 : f32
  %h = arith.addf %x, %x : tensor<4xf32>
  %part = tensor.extract_slice %h[1] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %g = tensor.insert %v into %h[%c0] : tensor<4xf32>
  %square = tensor.expand_shape %g [[0, 1]] output_shape [2, 2]
      : tensor<4xf32> into tensor<2x2xf32>
  return %h, %h, %part, %square : tensor<4xf32>, tensor<4xf32>, tensor<2xf32>, tensor<2x2xf32>
}
func.func @returned(%x: tensor<4xf32>, %n: index)
    -> (tensor<4xf32>, tensor<?xf32>, tensor<*xf32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7.0 : f32
  %h = arith.addf %x, %x : tensor<4xf32>
  %g = tensor.insert %v into %h[%c0] : tensor<4xf32>
  %part = tensor.extract_slice %h[0] [%n] [1] : tensor<4xf32> to tensor<?xf32>
  %any = tensor.cast %h : tensor<4xf32> to tensor<*xf32>
  return %g, %part, %any : tensor<4xf32>, tensor<?xf32>, tensor<*xf32>
}
func.func @loops(%x: tensor<4xf32>, %n: index)
    -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 7.0 : f32
  %h = arith.addf %x, %x : tensor<4xf32>
  %f:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %h, %b = %x)
      -> (tensor<4xf32>, tensor<4xf32>) {
    %next = tensor.insert %v into %a[%i] : tensor<4xf32>
    scf.yield %next, %a : tensor<4xf32>, tensor<4xf32>
  }
  %w:2 = scf.while (%i = %c0, %a = %h) : (index, tensor<4xf32>) -> (index, tensor<4xf32>) {
    %more = arith.cmpi ult, %i, %n : index
    scf.condition(%more) %i, %a : index, tensor<4xf32>
  } do {
  ^bb0(%i: index, %a: tensor<4xf32>):
    %next = tensor.insert %v into %a[%i] : tensor<4xf32>
    %j = arith.addi %i, %c1 : index
    scf.yield %j, %next : index, tensor<4xf32>
  }
  return %f#0, %f#1, %w#1, %h : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
func.func @branches(%x: tensor<4xf32>, %n: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7.0 : f32
  %h = arith.addf %x, %x : tensor<4xf32>
  %m = arith.mulf %x, %x : tensor<4xf32>
  %p = arith.cmpi eq, %n, %c0 : index
  %r:2 = scf.if %p -> (tensor<4xf32>, tensor<4xf32>) {
    %g = tensor.insert %v into %h[%c0] : tensor<4xf32>
    scf.yield %g, %h : tensor<4xf32>, tensor<4xf32>
  } else {
    scf.yield %m, %h : tensor<4xf32>, tensor<4xf32>
  }
  return %r#1, %r#0 : tensor<4xf32>, tensor<4xf32>
}
"""
CALLS = {
    "updated": (), "updated_again": (), "part": (), "updated_twice": (), "views": (),
    "returned": (3,), "loops": (3,), "branches": (0,),
}  # fmt: skip


@pytest.fixture(scope="module", params=["jit", "load"])
def library(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    if request.param == "load":
        pipeline = default_pipeline(out_params=True)
        return loaded(MODULE, tmp_path_factory.mktemp("outs"), pipeline=pipeline)
    with ir.Context():
        return mlir_abi.jit(ir.Module.parse(MODULE), out_params=True)


def floats(*shape: int) -> Any:
    return np.arange(np.prod(shape), dtype=np.float32).reshape(shape)


@pytest.mark.parametrize("sizes", [(5, 7), (1, 1), (0, 3), (64, 33)])
def test_a_product(library: Any, sizes: tuple[int, int]) -> None:
    """Into an array of the caller, and into a new one."""
    x, y = floats(sizes[0], 8), floats(8, sizes[1])
    out = np.full(sizes, np.nan, np.float32)
    assert library.matmul(x, y, out=out) is out
    np.testing.assert_array_equal(out, x @ y)
    np.testing.assert_array_equal(library.matmul(x, y), x @ y)


def test_results_in_their_order(library: Any) -> None:
    """Numbers, and an array whose size nobody knows before the call, are returned as before."""
    x, first, third = floats(4), floats(4), floats(4)
    for is_doubled in (True, False):
        results = library.several(x, 3, is_doubled, out=(first, third))
        assert results[0] is first
        assert results[2] is third
        expected = (2 * x if is_doubled else x, 3, 2 * x, np.ones(3))
        for actual, number in zip(results, expected, strict=True):
            np.testing.assert_array_equal(actual, number)
    nest = library.nested(x, out=[None, first])
    assert nest["a"] is first
    np.testing.assert_array_equal([nest["a"], nest["b"]], [x, x * x])


@pytest.mark.parametrize("name", CALLS)
@pytest.mark.parametrize("level", [0, 2])
def test_results_that_are_made_of_others(name: str, level: int) -> None:
    """They are what they are without the option: no result overwrites another one."""
    _, head, body = OF_OTHERS.partition(f"func.func @{name}(")
    text = head + body.partition("\nfunc.func")[0]
    plain = jitted(text, opt_level=level)[name](floats(4), *CALLS[name])
    results = jitted(text, opt_level=level, out_params=True)[name](floats(4), *CALLS[name])
    for actual, expected in zip(results, plain, strict=True):
        np.testing.assert_array_equal(actual, expected)


def test_what_the_module_calls_is_as_before(library: Any) -> None:
    np.testing.assert_array_equal(library.calls(floats(4), out=np.empty(4, "f4")), 2 * floats(4))
    np.testing.assert_array_equal(library.same(floats(4)), floats(4))
    with pytest.raises(TypeError, match="'out'"):
        library.same(floats(4), out=floats(4))


EITHER = """
func.func private @last(%a: tensor<?xf32>, %b: tensor<?xf32>, %p: i1) -> tensor<?xf32> {
  %u = scf.if %p -> (tensor<?xf32>) {
    scf.yield %b : tensor<?xf32>
  } else {
    %v = scf.if %p -> (tensor<?xf32>) {
      scf.yield %b : tensor<?xf32>
    } else {
      scf.yield %a : tensor<?xf32>
    }
    scf.yield %b : tensor<?xf32>
  }
  return %b : tensor<?xf32>
}
func.func @f(%x: tensor<?xf32>, %y: tensor<?xf32>, %p: i1) -> (tensor<?xf32>, tensor<?xf32>) {
  %z = call @last(%x, %y, %p) : (tensor<?xf32>, tensor<?xf32>, i1) -> tensor<?xf32>
  %r = arith.addf %z, %x : tensor<?xf32>
  return %r, %z : tensor<?xf32>, tensor<?xf32>
}
"""


def test_a_call_that_returns_an_argument() -> None:
    """MLIR's analysis of calls ends the process here, so results are placed without it."""
    x, y = np.arange(8, dtype=np.float32).reshape(2, 4)
    for each in jitted(EITHER), jitted(EITHER, out_params=True):
        for p in (False, True):
            total, last = each.f(x, y, p)
            assert (total == x + y).all()
            assert (last == y).all()


def test_arrays_that_are_refused(library: Any) -> None:
    """Of another size, and over memory that the function reads or writes otherwise."""
    memory = floats(16)
    with pytest.raises(ValueError, match=r"out\[0\]: expected f32\[d0\] with d0 = 4"):
        library.add(floats(4), floats(4), out=floats(5))
    with pytest.raises(TypeError, match=r"out\[0\]: expected f32\[d0\]: cannot view dict"):
        library.add(floats(4), floats(4), out={})
    for wrong in (memory[:4], memory[3:7], memory[::-1][9:13]):
        with pytest.raises(ValueError, match=r"out\[0\]: .*(overlaps|stride)"):
            library.add(memory[:4], floats(4), out=wrong)
    with pytest.raises(ValueError, match=r"out\[1\]: it overlaps with another array"):
        library.several(floats(4), 1, True, out=(memory[:4], memory[3:7]))
    assert library.add(memory[:4], memory[:4], out=memory[4:8]).tolist() == [0, 2, 4, 6]


@pytest.mark.parametrize("alone", [0, 1])
def test_one_promise_is_enough(alone: int) -> None:
    """Of two arrays for results, one has ``llvm.noalias``: the other does not overlap with it."""
    attributes = ["bufferize.result", "bufferize.result"]
    attributes[alone] += ", llvm.noalias"
    arguments = ", ".join(f"%{i}: memref<2xi32> {{{each}}}" for i, each in enumerate(attributes))
    library = jitted(f"func.func @f({arguments}) {{ return }}")
    memory = np.zeros(4, np.int32)
    for out in (memory[:2], memory[1:3]), (memory[1:3], memory[:2]):
        with pytest.raises(ValueError, match=r"out\[1\]: it overlaps with another array"):
            library.f(out=out)
    for out in (memory[:2], memory[2:]), (memory[2:], memory[:2]):
        assert len(library.f(out=out)) == 2


@pytest.mark.parametrize("rows", [0, 1, 2])
def test_only_elements_overlap(rows: int) -> None:
    """Two arrays with a row in common overlap, and those without elements do not."""
    type_ = f"memref<{rows}x2xi32> {{bufferize.result, llvm.noalias}}"
    library = jitted(f"func.func @f(%x: {type_}, %y: {type_}) {{ return }}")
    memory = np.zeros((3, 2), np.int32)
    last = max(rows - 1, 0)
    out = memory[:rows], memory[last : last + rows]
    if rows == 0:
        assert len(library.f(out=out)) == 2
    else:
        with pytest.raises(ValueError, match=r"out\[1\]: it overlaps with another array"):
            library.f(out=out)


def test_c_makes_calls_with_arrays_for_results(library: Any, monkeypatch: Any) -> None:
    calls = []
    original = type(library.add).call_in_python

    def counted(self: Any, *args: Any) -> Any:
        calls.append(args)
        return original(self, *args)

    monkeypatch.setattr(type(library.add), "call_in_python", counted)
    library.add(floats(4), floats(4), out=floats(4))
    library.several(floats(4), 1, True, out=(floats(4), floats(4)))
    assert (calls == []) == caller.IS_IN_C


def test_tvm_ffi_takes_them_behind_the_arguments(tmp_path: Path) -> None:
    """In a library of abi-build; the wrapper returns nothing."""
    (tmp_path / "model.mlir").write_text(ADD)
    command = [Path(sys.executable).with_name("abi-build"), tmp_path / "model.mlir"]
    options = ["--out-params", "--tvm-ffi", "-o", tmp_path / "libmodel.so"]
    subprocess.run([*command, *options], check=True)
    add, out = mlir_abi.load(tmp_path / "libmodel.so").tvm_ffi.add, floats(4)
    assert add(*map(tvm_ffi.from_dlpack, (floats(4), floats(4), out))) is None
    assert out.tolist() == [0, 2, 4, 6]


def test_no_memory_is_allocated(tmp_path: Path) -> None:
    """The code of functions that write each element of a result once."""
    text = MODULE.partition("func.func @same")[0]
    text += OF_OTHERS.partition("func.func @updated_twice")[0]
    for out_params in (True, False):
        code = tmp_path / f"{out_params}.ll"
        (tmp_path / "model.mlir").write_text(text)
        mlir_abi.build(tmp_path / "model.mlir", code, out_params=out_params, opt_level=1)
        assert ("@malloc" not in code.read_text()) == out_params
        assert "memrefCopy" not in code.read_text()


def test_a_pipeline_of_ones_own_has_its_own_passes(tmp_path: Path) -> None:
    with ir.Context(), pytest.raises(ValueError, match="out_params is for the default pipeline"):
        mlir_abi.jit(ir.Module.parse(MODULE), "builtin.module()", out_params=True)


@pytest.mark.slow
@pytest.mark.skipif(SANITIZE in os.environ, reason="this is what it runs")
def test_under_address_sanitizer() -> None:
    """These tests again: compiled code writes to the arrays alone."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", __file__]
    done = subprocess.run(command, env=sanitized(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
