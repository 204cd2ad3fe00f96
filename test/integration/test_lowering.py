"""What the default pipeline promises, whoever runs it."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from callers import jitted
from mlir import ir

import mlir_abi
from mlir_abi.lowering import DEFAULT_PIPELINE
from mlir_abi.lowering.freeze_masked_loads import FreezeMaskedLoads
from mlir_abi.lowering.restore_stack import RestoreStack
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import find_named
from mlir_abi.runtime.call.library import Library

ASSERTION = """
func.func @checked(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c = arith.cmpi sge, %x, %c0 : i32
  cf.assert %c, "x is negative"
  return %x : i32
}
"""
TWO_ASSERTIONS = f"""{ASSERTION}
func.func @checked_too(%x: i32) -> i32 {{
  %c0 = arith.constant 0 : i32
  %c = arith.cmpi sge, %x, %c0 : i32
  cf.assert %c, "not \\22positive\\22"
  return %x : i32
}}
"""
LOOKUP = """
#vectors = affine_map<(i, j) -> (i)>
#all = affine_map<(i, j) -> (i, j)>
func.func @lookup(%table: tensor<4x3xf32>, %indices: tensor<2xi64>) -> tensor<2x3xf32> {
  %out = tensor.empty() : tensor<2x3xf32>
  %result = linalg.generic {indexing_maps = [#vectors, #all],
                            iterator_types = ["parallel", "parallel"]}
      ins(%indices : tensor<2xi64>) outs(%out : tensor<2x3xf32>) {
  ^bb0(%index: i64, %_: f32):
    %size = arith.constant 4 : i64
    %is_less = arith.cmpi slt, %index, %size : i64
    cf.assert %is_less, "index must be smaller than dim size"
    %row = arith.index_cast %index : i64 to index
    %column = linalg.index 1 : index
    %element = tensor.extract %table[%row, %column] : tensor<4x3xf32>
    linalg.yield %element : f32
  } -> tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}
"""
MEMREFS = """
func.func @same(%x: memref<?xf32>) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7.0 : f32
  memref.store %v, %x[%c0] : memref<?xf32>
  return %x : memref<?xf32>
}
"""

NOT_LOWERED = """
func.func @f() -> memref<1xtf32> {
  %0 = memref.alloc() : memref<1xtf32>
  return %0 : memref<1xtf32>
}
"""

both = pytest.mark.parametrize("road", ["jit", "build"])


def compiled(road: str, text: str, directory: Path, **options: Any) -> Library:
    if road == "jit":
        return jitted(text, **options)
    with ir.Context():
        mlir_abi.build(ir.Module.parse(text), directory / "libmodel.so", **options)
    return mlir_abi.load(directory / "libmodel.so")


def test_a_pipeline_that_refuses_assertions() -> None:
    """In one line, at the assertion, which names the function and what to do."""
    pipeline = DEFAULT_PIPELINE.replace("failure=return", "failure=refuse")
    with pytest.raises(mlir_abi.PipelineFailed) as failed:
        jitted(ASSERTION, pipeline=pipeline)
    (message,) = failed.value.diagnostics
    assert message.location == 'loc("-":5:3)'
    assert message.text == (
        '@checked: callers cannot check the assertion "x is negative": the option failure=return '
        "of abi-lower-assertions makes it an error of the call"
    )


@both
def test_an_assertion_that_may_end_the_process(road: str, tmp_path: Path) -> None:
    """Whoever asks for it gets a line on standard error, and SIGABRT."""
    assert compiled(road, TWO_ASSERTIONS, tmp_path, assertions_abort=True).checked_too(3) == 3
    (tmp_path / "model.mlir").write_text(TWO_ASSERTIONS)
    make = {"jit": "jit('model.mlir', assertions_abort=True)", "build": "load('./libmodel.so')"}
    call = f"import mlir_abi; mlir_abi.{make[road]}.checked_too(-1)"
    done = subprocess.run(
        [sys.executable, "-c", call], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == -signal.SIGABRT
    file = "model.mlir" if road == "jit" else "-"
    assert done.stderr == f'loc("{file}":12:3): assertion failed: not "positive"\n'


@pytest.mark.parametrize("options", [[], ["--assertions-abort"]])
def test_abi_build_accepts_assertions(tmp_path: Path, options: list[str]) -> None:
    """Those of torch-mlir's embeddings, too, which stand in the body of a linalg.generic."""
    (tmp_path / "model.mlir").write_text(LOOKUP)
    command = [Path(sys.executable).parent / "abi-build", *options, "model.mlir"]
    subprocess.run([*command, "-o", "libmodel.so"], cwd=tmp_path, check=True)
    table = np.arange(12, dtype=np.float32).reshape(4, 3)
    lookup = mlir_abi.load(tmp_path / "libmodel.so").lookup
    assert lookup(table, np.array([2, 0])).tolist() == table[[2, 0]].tolist()
    if not options:
        with pytest.raises(mlir_abi.AssertionFailed, match="smaller than dim size"):
            lookup(table, np.array([2, 4]))


def test_assertions_in_a_pipeline_of_one_s_own(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"^assertions_abort is for the default pipeline only$"):
        jitted(ASSERTION, pipeline=DEFAULT_PIPELINE, assertions_abort=True)


def test_passes_before_the_default_ones() -> None:
    """`abi-default` stands for all of them; what its text does not set is set by the call."""
    text = """
    func.func @twice(%x: tensor<4xf32>, %n: i32) -> tensor<4xf32> {
      %0 = call @sum(%x) : (tensor<4xf32>) -> tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    func.func private @sum(%x: tensor<4xf32>) -> tensor<4xf32> {
      %0 = arith.addf %x, %x : tensor<4xf32>
      return %0 : tensor<4xf32>
    }
    """
    x, out = np.arange(4, dtype=np.float32), np.zeros(4, np.float32)
    twice = jitted(text, pipeline="builtin.module(inline,abi-default)").twice
    assert twice(x, 3).tolist() == [0, 2, 4, 6]
    with_out = jitted(text, pipeline="builtin.module(inline,abi-default)", out_params=True).twice
    with_out(x, 3, out=out)
    assert out.tolist() == [0, 2, 4, 6]
    without = jitted(text, pipeline="builtin.module(abi-default{out-params=0})", out_params=True)
    assert without.twice(x, 3).tolist() == [0, 2, 4, 6]


def test_a_failure_in_the_default_pipeline_is_reproduced_by_its_name() -> None:
    with pytest.raises(mlir_abi.PipelineFailed) as caught:
        jitted(NOT_LOWERED, pipeline="builtin.module(cse,abi-default)", opt_level=0)
    pipeline = "builtin.module(cse,abi-default{opt-level=0"
    assert caught.value.command.startswith(f"abi-opt '--pass-pipeline={pipeline}")


def test_an_assertion_that_cannot_fail() -> None:
    """It is gone before it is refused, in a module with tensors."""
    text = """
    func.func @same_size(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
      %c0 = arith.constant 0 : index
      %n = tensor.dim %x, %c0 : tensor<4xf32>
      %m = tensor.dim %y, %c0 : tensor<4xf32>
      %same = arith.cmpi eq, %n, %m : index
      cf.assert %same, "sizes differ"
      %r = arith.addf %x, %y : tensor<4xf32>
      return %r : tensor<4xf32>
    }"""
    x = np.ones(4, np.float32)
    assert jitted(text).same_size(x, x).tolist() == [2, 2, 2, 2]


@both
def test_memrefs_are_the_caller_s(road: str, tmp_path: Path) -> None:
    """A module without tensors is not bufferized: its functions get the array itself."""
    x = np.zeros(3, np.float32)
    result = compiled(road, MEMREFS, tmp_path).same(x)
    assert x.tolist() == [7, 0, 0]
    assert np.shares_memory(result, x)


WRITABLE = """
func.func private @host(tensor<4xf32> {bufferization.access = "read-write"})
    attributes {llvm.emit_c_interface}
func.func @fill(%x: tensor<4xf32>, %y: tensor<4xf32> {bufferization.writable = true}, %v: f32)
    -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = linalg.fill ins(%v : f32) outs(%x : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.fill ins(%v : f32) outs(%y : tensor<4xf32>) -> tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}
"""


def test_the_text_promises_it_too() -> None:
    """Who runs the pipeline need do nothing before it: the record says who writes."""
    with ir.Context():
        module = ir.Module.parse(WRITABLE)
        before = mlir_abi.reflect(module)
        mlir_abi.run_pipeline(module, DEFAULT_PIPELINE)
        after = mlir_abi.reflect(module)
    flags = [(argument.readonly, argument.writable) for argument in after["fill"].arguments]
    assert flags == [(True, False), (False, True), (False, False)]
    for described in before, after:
        assert [a.writable for a in described["fill"].arguments] == [False, True, False]
        assert [a.writable for a in described["host"].arguments] == [True]


@both
def test_who_may_write(road: str, tmp_path: Path) -> None:
    """Read-only arrays are taken where the function reads, and refused where it writes."""
    text = WRITABLE[WRITABLE.index("func.func @fill") :]
    fill = compiled(road, text, tmp_path).fill
    x, y, constant = (np.zeros(4, np.float32) for _ in range(3))
    constant.flags.writeable = False
    first, second = fill(constant, y, 7)
    assert [array.tolist() for array in (first, second, y)] == [[7] * 4] * 3
    assert constant.tolist() == [0] * 4
    with pytest.raises(ValueError, match=r"argument 1: .* that is writable, got .* read-only"):
        fill(x, constant, 7)


def lose_an_attribute(module: ir.Operation) -> None:
    (comparison,) = find_named(module, "arith.cmpi")
    del comparison.attributes["predicate"]


def call_nothing(module: ir.Operation) -> None:
    call, *_ = find_named(module, "llvm.call")
    call.attributes["callee"] = ir.FlatSymbolRefAttr.get("nothing", module.context)


@pytest.mark.parametrize(
    ("class_", "broken_by", "message"),
    [
        (RestoreStack, lose_an_attribute, "'arith.cmpi' op requires attribute 'predicate'"),
        (FreezeMaskedLoads, call_nothing, "'llvm.call' op 'nothing' does not reference a symbol"),
    ],
)
def test_a_pass_that_breaks_the_module(
    class_: type[Pass],
    broken_by: Callable[[ir.Operation], None],
    message: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An error says so before MLIR's passes, which are not verified, end the process."""
    monkeypatch.setattr(class_, "run", lambda _, module: broken_by(module))
    with pytest.raises(mlir_abi.PipelineFailed, match=message):
        jitted("""
          func.func @is_less(%x: i32, %y: i32) -> i1 {
            %z = arith.cmpi slt, %x, %y : i32
            return %z : i1
          }
        """)


def test_a_module_that_does_not_verify() -> None:
    """A driver may forget a terminator; it never wrote a text that cannot be parsed."""
    with ir.Context():
        module = ir.Module.parse("func.func @f() { return }")
        find_named(module.operation, "func.return")[0].erase()
        with pytest.raises(ir.MLIRError, match=r"^Verification failed") as raised:
            mlir_abi.jit(module)
    assert "expect at least a terminator" in str(raised.value)


NESTED = """
module {
  func.func private @scale(%x: f64) -> f64 {
    %r = arith.addf %x, %x : f64
    return %r : f64
  }
  func.func private @sqrt(f64) -> f64
  func.func @outer(%x: f64) -> f64 {
    %r = call @scale(%x) : (f64) -> f64
    %s = call @sqrt(%r) : (f64) -> f64
    return %s : f64
  }
  module @a {
    func.func private @sqrt(f64) -> f64
    func.func private @scale(%x: f64) -> f64 {
      %c4 = arith.constant 4.0 : f64
      %r = arith.mulf %x, %c4 : f64
      return %r : f64
    }
    func.func @inner(%x: f64) -> f64 {
      %r = call @scale(%x) : (f64) -> f64
      %s = call @sqrt(%r) : (f64) -> f64
      return %s : f64
    }
    module @b {
      func.func private @inner(f64) -> f64
      func.func @twice(%x: tensor<3xf64>) -> tensor<3xf64> {
        %r = arith.addf %x, %x : tensor<3xf64>
        %s = math.erf %r : tensor<3xf64>
        return %r : tensor<3xf64>
      }
      func.func @calls(%x: f64) -> f64 {
        %r = call @inner(%x) : (f64) -> f64
        return %r : f64
      }
    }
  }
}
"""


@pytest.mark.parametrize("road", ["jit", "build"])
def test_modules_in_a_module(road: str, tmp_path: Path) -> None:
    """Their functions are called as others are, and each calls what its own module names."""
    if road == "jit":
        library = jitted(NESTED)
    else:
        mlir_abi.build(_file(tmp_path, NESTED), tmp_path / "nested.so")
        library = mlir_abi.load(tmp_path / "nested.so")
    assert set(library) == {"outer", "inner", "twice", "calls"}
    assert library.outer(8.0) == 4
    assert library.inner(4.0) == 4
    assert library.calls(9.0) == 6
    assert library.twice(np.ones(3)).tolist() == [2, 2, 2]


def _file(folder: Path, text: str) -> Path:
    path = folder / "module.mlir"
    path.write_text(text)
    return path
