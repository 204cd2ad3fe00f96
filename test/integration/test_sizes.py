"""Sizes that must agree: they have a name, and a call in which they differ is refused."""

from __future__ import annotations

import faulthandler
import os
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import random_assertions
import random_sizes
import tvm_ffi
from callers import SANITIZE, jitted, loaded, sanitized, shared_library
from mlir import ir

import mlir_abi
from mlir_abi.cli.diff import main as diff
from mlir_abi.lowering import DEFAULT_PIPELINE
from mlir_abi.runtime.buffers.description import as_array
from mlir_abi.runtime.call.compiled_function import CompiledFunction

GIVEN = """
// The sizes of y must be those of x; those of z are known although its type does not say them.
func.func @axpy(%a: f32 {iree.abi.name = "a"},
                %x: memref<?xf32> {abi.dims = ["n"], iree.abi.name = "x", llvm.readonly},
                %y: memref<?xf32> {abi.dims = ["n"], iree.abi.name = "y"}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %p = memref.load %x[%i] : memref<?xf32>
    %q = memref.load %y[%i] : memref<?xf32>
    %r = arith.mulf %a, %p : f32
    %s = arith.addf %r, %q : f32
    memref.store %s, %y[%i] : memref<?xf32>
  }
  return
}
func.func @square(%x: memref<?x?xf32, strided<[?, 1]>>
                      {abi.dims = ["n", "n"], iree.abi.name = "x"}) { return }
func.func @four(%x: memref<?xf32> {abi.dims = [4], iree.abi.name = "x"}) { return }
func.func @nest(%x: memref<?x?xf32> {abi.dims = ["n", "m"], iree.abi.index_path = [0, "x"]},
                %y: memref<?xf32> {abi.dims = ["m"], iree.abi.index_path = [0, "%d"]}) { return }
func.func @copy(%x: memref<?xf32> {abi.dims = ["n"], iree.abi.name = "x"},
                %out: memref<?xf32> {abi.dims = ["n"], bufferize.result}) {
  memref.copy %x, %out : memref<?xf32> to memref<?xf32>
  return
}
func.func @conditions(%x: memref<?xf32> {abi.dims = ["n"], iree.abi.name = "x"},
                      %y: memref<?x4xf32> {abi.dims = ["b", 4], iree.abi.name = "y"})
    attributes {abi.size_conditions = ["b >= 1", "n == 2*b + 1", "n % 3 == 0"]} { return }
func.func @element(%x: memref<?xf32> {abi.dims = ["n"], iree.abi.name = "x"},
                   %i: index {iree.abi.name = "i"}, %j: index)
    attributes {abi.derived_conditions = ["a1 >= 0", "n >= a1 + 1", "a2 % 4 == 0"]} { return }
"""


def ones(*shape: int) -> Any:
    return np.ones(shape, np.float32)


@pytest.fixture(scope="module", params=["jit", "load"])
def given_library(request: Any, tmp_path_factory: Any) -> Any:
    """The functions of `GIVEN`, in both ways to call them from Python."""
    if request.param == "jit":
        return jitted(GIVEN)
    return loaded(GIVEN, tmp_path_factory.mktemp("given"))


WRONG: list[tuple[str, tuple[Any, ...], str, str]] = [
    (
        "axpy",
        (2.0, ones(8), ones(2)),
        "y: expected f32[n] with n = 8 as in x, got f32[2]",
        "y: expected f32[n], got float32[2]; n is 8 in x",
    ),
    (
        "axpy",
        (2.0, ones(1), ones(0)),
        "y: expected f32[n] with n = 1 as in x, got f32[0]",
        "y: expected f32[n], got float32[0]; n is 1 in x",
    ),
    (
        "square",
        (ones(2, 3),),
        "x: expected f32[n, n] with strides [?, 1], got f32[2, 3]",
        "x: expected f32[n,n] with strides [?,1], got float32[2,3]; n is 2 in x",
    ),
    (
        "conditions",
        (ones(1), ones(0, 4)),
        "expected b >= 1, got b = 0 in y",
        "expected b >= 1, got b = 0 in y",
    ),
    (
        "conditions",
        (ones(6), ones(2, 4)),
        "expected n == 2*b + 1, got b = 2 in y, n = 6 in x",
        "expected n == 2*b + 1",
    ),
    (
        "conditions",
        (ones(5), ones(2, 4)),
        "expected n % 3 == 0, got n = 5 in x",
        "expected n % 3 == 0, got n = 5 in x",
    ),
    (
        "element",
        (ones(3), -1, 0),
        "expected a1 >= 0, got a1 = -1 in i",
        "expected a1 >= 0, got a1 = -1 in i",
    ),
    (
        "element",
        (ones(3), 3, 0),
        "expected n >= a1 + 1, got n = 3 in x, a1 = 3 in i",
        "expected n >= a1 + 1",
    ),
    (
        "element",
        (ones(3), 2, -6),
        "expected a2 % 4 == 0, got a2 = -6 in argument 2",
        "expected a2 % 4 == 0, got a2 = -6 in argument 2",
    ),
    ("four", (ones(5),), "x: expected f32[4], got f32[5]", "x: expected f32[4], got float32[5]"),
    (
        "nest",
        ({"x": ones(2, 3), "%d": ones(2)},),
        'argument 0["%d"]: expected f32[m] with m = 3 as in argument 0["x"], got f32[2]',
        'argument 0["%d"]: expected f32[m], got float32[2]; m is 3 in argument 0["x"]',
    ),
]


@pytest.mark.parametrize(("name", "arguments", "message", "_"), WRONG)
def test_given_names_are_compared(
    given_library: Any, name: str, arguments: tuple[Any, ...], message: str, _: str
) -> None:
    """The error names both arguments, the name of the size and both numbers."""
    with pytest.raises(ValueError, match=f"^{re.escape(f'{name}(): {message}')}$"):
        given_library[name](*arguments)


@pytest.mark.parametrize(("name", "arguments", "_", "message"), WRONG)
def test_tvm_ffi_compares_given_names(
    tvm_library: Any, name: str, arguments: tuple[Any, ...], _: str, message: str
) -> None:
    """The wrapper refuses what Python refuses."""
    with pytest.raises(ValueError, match=f"^{re.escape(f'{name}(): {message}')}$"):
        tvm_library[name](*arguments)


@pytest.fixture(scope="module")
def tvm_library() -> Any:
    return jitted(GIVEN).tvm_ffi


def test_equal_sizes_are_accepted(given_library: Any, tvm_library: Any) -> None:
    """Sizes of 0, 1 and many; strided arrays, and the array protocols that are not NumPy's."""
    for call in (given_library.axpy, tvm_library["axpy"]):
        for size in (0, 1, 1000):
            y = ones(size)
            call(2.0, ones(size), y)
            assert (y == 3).all()
        for size in (1, 4, 100):
            arrays = ones(2 * size + 1), ones(size, 4)
            assert given_library.conditions(*arrays) is None
            assert tvm_library["conditions"](*arrays) is None
    y = ones(4)
    given_library.axpy(2.0, np.arange(8, dtype=np.float32)[::2], tvm_ffi.from_dlpack(y))
    assert (y == [1, 5, 9, 13]).all()
    with pytest.raises(ValueError, match="with n = 4 as in x, got"):
        given_library.axpy(2.0, np.arange(8, dtype=np.float32)[::2], tvm_ffi.from_dlpack(ones(3)))


def test_arrays_for_results(given_library: Any) -> None:
    """Without an allocator, an array for a result is allocated, or checked, by its name."""
    x = np.arange(3, dtype=np.float32)
    assert (given_library.copy(x) == x).all()
    out = ones(3)
    assert given_library.copy(x, out=out) is not None
    assert (out == x).all()
    with pytest.raises(ValueError, match=r"out\[0\]: expected f32\[n\] with n = 3 as in x, got"):
        given_library.copy(x, out=ones(2))


def test_names_are_shown(given_library: Any) -> None:
    """Signatures, help, records, stubs and headers show the names; old formats do not change."""
    axpy: CompiledFunction = given_library.axpy
    assert str(axpy.__signature__) == "(a: f32, x: f32[n], y: f32[n]) -> None"
    assert "axpy(a: f32, x: f32[n], y: f32[n])" in (axpy.__doc__ or "")
    assert str(axpy.reflection) == "axpy(a: f32, x: f32[n], y: f32[n]) -> None"
    assert "<code>f32[n]</code>" in axpy.reflection._repr_html_()
    square = str(given_library.square.reflection)
    assert square == "square(x: f32[n, n] in memref<?x?xf32, strided<[?, 1]>>) -> None"
    assert str(given_library.four.reflection) == "four(x: f32[4]) -> None"
    sizes = [value.sizes for value in axpy.reflection.arguments]
    assert sizes == [None, ("n",), ("n",)]


INFERRED = """
func.func @add(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = arith.addf %x, %y : tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @axpy(%a: f32, %x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i)>,
      affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a, %x : f32, tensor<?xf32>) outs(%y : tensor<?xf32>) {
  ^bb0(%p: f32, %q: f32, %s: f32):
    %t = arith.mulf %p, %q : f32
    %u = arith.addf %t, %s : f32
    linalg.yield %u : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @bias(%x: tensor<?x?xf32>, %b: tensor<?xf32>) -> tensor<?x?xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%b : tensor<?xf32>) outs(%x : tensor<?x?xf32>) {
  ^bb0(%p: f32, %q: f32):
    %s = arith.addf %p, %q : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @matmul(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %y, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%x, %y : tensor<?x?xf32>, tensor<?x?xf32>)
                     outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @dot(%x: tensor<?xf32>, %y: tensor<?xf32>) -> f32 {
  %zero = arith.constant dense<0.0> : tensor<f32>
  %r = linalg.dot ins(%x, %y : tensor<?xf32>, tensor<?xf32>) outs(%zero : tensor<f32>)
      -> tensor<f32>
  %s = tensor.extract %r[] : tensor<f32>
  return %s : f32
}
func.func @rows(%x: tensor<?x?xf32>, %start: tensor<?xf32>) -> tensor<?xf32> {
  %r = linalg.reduce {arith.addf} ins(%x : tensor<?x?xf32>) outs(%start : tensor<?xf32>)
      dimensions = [1]
  return %r : tensor<?xf32>
}
func.func @transposed(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = linalg.transpose ins(%x : tensor<?x?xf32>) outs(%y : tensor<?x?xf32>) permutation = [1, 0]
  return %r : tensor<?x?xf32>
}
func.func @beside(%x: tensor<?x?xf32>, %y: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %r = tensor.concat dim(1) %x, %y : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func @flat(%x: tensor<?x3xf32>, %y: tensor<?x3xf32>) -> tensor<?xf32> {
  %a = tensor.collapse_shape %x [[0, 1]] : tensor<?x3xf32> into tensor<?xf32>
  %b = tensor.collapse_shape %y [[0, 1]] : tensor<?x3xf32> into tensor<?xf32>
  %r = arith.mulf %a, %b : tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @first(%x: tensor<?x?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %a = tensor.extract_slice %x[0, 0] [1, %n] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %r = arith.addf %a, %y : tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @picked(%x: tensor<?xf32>, %y: tensor<?xf32>, %i: tensor<?xi32>) -> tensor<?xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>],
      iterator_types = ["parallel"]} ins(%i : tensor<?xi32>) outs(%y : tensor<?xf32>) {
  ^bb0(%p: i32, %q: f32):
    %n = arith.index_cast %p : i32 to index
    %e = tensor.extract %x[%n] : tensor<?xf32>
    linalg.yield %e : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @twice(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %x) -> tensor<?xf32> {
    %s = func.call @sum(%a, %y) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    scf.yield %s : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
func.func private @sum(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %r = arith.addf %x, %y : tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @if_asked(%x: tensor<?xf32>, %y: tensor<?xf32>, %c: i1) -> tensor<?xf32> {
  %r = scf.if %c -> tensor<?xf32> {
    %s = func.call @sum(%x, %y) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    scf.yield %s : tensor<?xf32>
  } else {
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
"""

TIED = """@if_asked(%x: tensor<?xf32> {abi.dims = ["n"]}, %y: tensor<?xf32> {abi.dims = ["n"]}"""

M, N, K = "m", "n", "k"
SQUARE = [(M, N), (M, N)]
NAMED: list[tuple[str, list[tuple[str, ...]], tuple[str, ...], Callable[..., Any]]] = [
    ("sub", SQUARE, (M, N), np.subtract),
    ("mul", SQUARE, (M, N), np.multiply),
    ("max", SQUARE, (M, N), np.maximum),
    ("min", [(N,), (N,)], (N,), np.minimum),
    ("negf", [(M, N)], (M, N), np.negative),
    ("abs", [(N,)], (N,), np.abs),
    ("floor", [(N, M)], (N, M), np.floor),
    ("square", [(N,)], (N,), np.square),
    ("matvec", [(M, N), (N,)], (M,), np.matmul),
    ("vecmat", [(N,), (N, M)], (M,), np.matmul),
    ("batch_matmul", [(K, M, N), (K, N, M)], (K, M, M), np.matmul),
    ("batch_matvec", [(K, M, N), (K, N)], (K, M), lambda x, y: (x @ y[..., None])[..., 0]),
    ("batch_vecmat", [(K, N), (K, N, M)], (K, M), lambda x, y: (x[:, None] @ y)[:, 0]),
    ("batch_reduce_matmul", [(K, M, N), (K, N, M)], (M, M), lambda x, y: (x @ y).sum(0)),
]
"""Operations of `linalg`: the sizes of ``ins`` and of the result by name, and the same in NumPy."""


def program(op: str, shapes: list[tuple[str, ...]], out: tuple[str, ...]) -> str:
    """The function of an operation, which allocates the result."""

    def type_of(shape: tuple[str, ...]) -> str:
        return f"tensor<{'?x' * len(shape)}f32>"

    arguments = [(f"%a{i}", type_of(shape)) for i, shape in enumerate(shapes)]
    places = {size: (i, axis) for i, shape in enumerate(shapes) for axis, size in enumerate(shape)}
    lines = ["%zero = arith.constant 0.0 : f32"]
    for size, (i, axis) in places.items():
        lines.append(f"%c{size} = arith.constant {axis} : index")
        lines.append(f"%{size} = tensor.dim %a{i}, %c{size} : {type_of(shapes[i])}")
    type_ = type_of(out)
    lines.append(f"%e = tensor.empty({', '.join(f'%{size}' for size in out)}) : {type_}")
    lines.append(f"%f = linalg.fill ins(%zero : f32) outs(%e : {type_}) -> {type_}")
    names, types = (", ".join(each) for each in zip(*arguments, strict=True))
    lines.append(f"%r = linalg.{op} ins({names} : {types}) outs(%f : {type_}) -> {type_}")
    parameters = ", ".join(f"{name}: {each}" for name, each in arguments)
    body = "\n  ".join([*lines, f"return %r : {type_}"])
    return f"func.func @{op}({parameters}) -> {type_} {{\n  {body}\n}}\n"


FUNCTIONS: list[tuple[str, list[tuple[Any, ...]], Callable[..., Any]]] = [
    ("add", [(M, N), (M, N)], lambda x, y: x + y),
    ("bias", [(M, N), (N,)], lambda x, b: x + b),
    ("matmul", [(M, K), (K, N)], lambda x, y: x @ y),
    ("dot", [(N,), (N,)], lambda x, y: x @ y),
    ("rows", [(M, N), (M,)], lambda x, start: start + x.sum(1)),
    ("transposed", [(M, N), (N, M)], lambda x, y: x.T),
    ("beside", [(M, N), (M, K)], lambda x, y: np.concatenate([x, y], 1)),
    ("flat", [(N, 3), (N, 3)], lambda x, y: (x * y).ravel()),
    ("twice", [(N,), (N,)], lambda x, y: x + y + y),
    *((op, list(shapes), same) for op, shapes, _, same in NAMED),
]
"""The sizes of the arguments by name, and the same in NumPy."""


@pytest.fixture(scope="module")
def roads(tmp_path_factory: Any) -> dict[str, Any]:
    """The functions of `INFERRED`, in each way to call them; `load` has them in tiles."""
    text = INFERRED + "".join(program(*named) for *named, _ in NAMED)
    library = jitted(text, opt_level=0)
    callers = {"jit": library, "load": loaded(text, tmp_path_factory.mktemp("inferred"))}
    return callers | {"tvm_ffi": library.tvm_ffi}


def arrays(shapes: list[tuple[Any, ...]], sizes: dict[str, int]) -> list[Any]:
    rng = np.random.default_rng(0)
    return [
        rng.integers(-4, 4, [sizes.get(size, size) for size in shape]).astype(np.float32)
        for shape in shapes
    ]


@pytest.mark.parametrize(("name", "shapes", "same"), FUNCTIONS)
def test_functions_at_all_sizes(
    roads: dict[str, Any], name: str, shapes: list[tuple[Any, ...]], same: Callable[..., Any]
) -> None:
    """Sizes of 0, 1, 2 and many give what NumPy gives; each size that differs is refused."""
    for sizes in ({M: 0, N: 0, K: 0}, {M: 1, N: 1, K: 1}, {M: 2, N: 0, K: 1}, {M: 70, N: 2, K: 9}):
        for road in roads.values():
            result = road[name](*arrays(shapes, sizes))
            actual = np.asarray(result if isinstance(result, float) else as_array(result))
            expected = same(*arrays(shapes, sizes))
            assert actual.shape == expected.shape
            assert (actual == expected).all()
    names = [size for shape in shapes for size in shape]
    for i, shape in enumerate(shapes):
        for axis, size in enumerate(shape):
            if isinstance(size, str) and names.count(size) > 1:
                other = [*shape[:axis], 7, *shape[axis + 1 :]]
                wrong = arrays([*shapes[:i], tuple(other), *shapes[i + 1 :]], {M: 2, N: 3, K: 4})
                for road in roads.values():
                    with pytest.raises(ValueError, match=rf"^{name}\(\): .*expected f32\["):
                        road[name](*wrong)


@pytest.mark.slow
@pytest.mark.skipif(SANITIZE in os.environ, reason="this is what it runs")
def test_under_address_sanitizer() -> None:
    """The tests of libraries in files again: no wrong size lets compiled code read beyond an array.

    AddressSanitizer checks the accesses of no other code.
    """
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", __file__]
    command += ["-k", "load or at_all_sizes"]
    done = subprocess.run(command, env=sanitized(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("valgrind") is None, reason="apt-get install valgrind")
@pytest.mark.parametrize("arguments", [[], ["unchecked"]])
def test_under_valgrind(tmp_path: Path, arguments: list[str]) -> None:
    """It watches what compiled code reads; a call whose sizes nothing compares is its proof."""
    text = INFERRED + "".join(program(*named) for *named, _ in NAMED)
    library = shared_library(text, tmp_path)
    script = Path(__file__).with_name("Inputs") / "sizes_under_valgrind.py"
    done = subprocess.run(
        ["valgrind", "-q", sys.executable, script, library, *arguments],
        env={**os.environ, "PYTHONMALLOC": "malloc"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == ("" if arguments else "50 128\n")
    assert ("libmodel.so" in done.stderr) == bool(arguments)


def test_what_else_is_tied(roads: dict[str, Any]) -> None:
    """Numbers, slices and gathers; the arguments that a branch alone needs are not tied."""
    library = roads["jit"]
    x, y = ones(3, 4), np.arange(4, dtype=np.float32)
    assert (library.axpy(2.0, y, y) == 3 * y).all()
    assert (library.first(x, y) == y + 1).all()
    with pytest.raises(ValueError, match=r"expected f32\[d\d\] with d\d = 4 as in argument 0"):
        library.first(x, ones(3))
    assert (library.picked(y, ones(2), np.array([3, 1], np.int32)) == [3, 1]).all()
    with pytest.raises(ValueError, match=r"argument 2: expected i32\[d0\] with d0 = 2 as in"):
        library.picked(y, ones(2), np.zeros(3, np.int32))
    assert (library.if_asked(y, ones(2), False) == y).all()
    assert str(library.if_asked.reflection).startswith("if_asked(f32[d0], f32[?], i1)")


def test_a_module_and_its_build(tmp_path: Path, capfd: Any) -> None:
    """What is inferred is no change; a tie that the module gives and the library lacks is one."""
    library = shared_library(INFERRED, tmp_path)
    module = tmp_path / "model.mlir"
    for old, new, expected in (
        ("%x", "%x", 0),
        (
            "@axpy(%a: f32, %x: tensor<?xf32>",
            '@axpy(%a: f32, %x: tensor<?xf32> {abi.dims = ["n"]}',
            0,
        ),
        ("@if_asked(%x: tensor<?xf32>, %y: tensor<?xf32>", TIED, 1),
    ):
        assert INFERRED.count(old) > 0
        module.write_text(INFERRED.replace(old, new))
        assert diff([str(library), str(module)]) == expected
        assert diff([str(module), str(library)]) == 0
    assert (
        "argument 1: memref<?xf32> → f32[n] as in argument 0 [argument-sizes-tied]"
        in capfd.readouterr().out
    )


def test_long_programs() -> None:
    """Long chains of calls and of sums, and loops nested deeper than the pass looks."""
    calls = "".join(
        f"""func.func private @f{i}(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {{
          %r = call @f{i + 1}(%x, %y) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
          return %r : tensor<?xf32>
        }}"""
        for i in range(1, 500)
    )
    last = INFERRED.partition("private @sum")[2].partition("func.func")[0]
    first = calls.partition("func.func private @f2")[0].replace("private @f1", "@first")
    pads = "".join(
        f"""%{name}{i + 1} = tensor.pad %{name}{i} low[1] high[0] {{
          ^bb0(%k: index):
            tensor.yield %z : f32
          }} : tensor<?xf32> to tensor<?xf32>
        """
        for name in "xy"
        for i in range(500)
    )
    heads = "".join(
        f"%r{i} = scf.for %i{i} = %c0 to %n step %c1 iter_args(%a{i + 1} = %a{i})"
        " -> tensor<?xf32> {\n"
        for i in range(150)
    )
    tails = "".join(f"scf.yield %r{i} : tensor<?xf32>\n}}\n" for i in reversed(range(1, 150)))
    text = f"""{first}{calls}func.func private @f500{last}
      func.func @pads(%x0: tensor<?xf32>, %y0: tensor<?xf32>, %z: f32) -> tensor<?xf32> {{
        {pads}
        %r = arith.addf %x500, %y500 : tensor<?xf32>
        return %r : tensor<?xf32>
      }}
      func.func @nest(%a0: tensor<?xf32>, %n: index) -> tensor<?xf32> {{
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        {heads}scf.yield %a150 : tensor<?xf32>
        }}
        {tails}return %r0 : tensor<?xf32>
      }}"""
    with ir.Context():
        module = ir.Module.parse(text)
        mlir_abi.run_pipeline(module, "builtin.module(abi-infer-sizes)")
        functions = mlir_abi.reflect(module)
    assert str(functions["first"]) == "first(f32[d0], f32[d0]) -> f32[d0]"
    assert str(functions["pads"]) == "pads(f32[d0], f32[d0], f32) -> f32[?]"
    assert str(functions["nest"]) == "nest(tensor<?xf32>, index) -> tensor<?xf32>"


@pytest.mark.parametrize("seed", range(3))
def test_random_programs(seed: int) -> None:
    """No tie refuses a call that means something, and none of the sizes that are told is wrong."""
    counts = random_sizes.compare(random_sizes.random_functions(seed, 24), seed, 60)
    assert counts.right > counts.refused > counts.missed.total()


def test_the_interpreter_of_random_programs() -> None:
    """It refuses the calls in which an assertion of MLIR's own verification fails."""
    functions = random_sizes.random_functions(0, 10)
    verified = DEFAULT_PIPELINE.replace(
        "abi-infer-sizes", "func.func(convert-elementwise-to-linalg),generate-runtime-verification"
    ).replace("failure=return", "failure=abort")
    library = jitted("".join(each.text for each in functions), pipeline=verified)
    rng, outcomes = random.Random(0), set()
    for function in functions:
        if function.name not in library:
            continue
        for each in random_sizes.assignments(function, rng, 3):
            sizes = [tuple(max(size, 1) for size in shape) for shape in each]
            arguments = [*(ones(*shape) for shape in sizes), rng.random() < 0.5, rng.randrange(3)]
            try:
                function.run(sizes, *arguments[-2:])
                expected = True
            except random_sizes.DifferError as error:
                if str(error) == random_sizes.CONCAT:
                    continue
                expected = False
            assert returns(library[function.name], *arguments) == expected, function.text
            outcomes.add(expected)
    assert outcomes == {True, False}


ASSERTED = """
func.func @product(%x: tensor<?xf32>, %y: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c6 = arith.constant 6 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %m = tensor.dim %y, %c0 : tensor<?xf32>
  %p = affine.apply affine_map<(d0)[s0] -> (d0 * s0)>(%n)[%m]
  %ok = arith.cmpi sle, %p, %c6 : index
  cf.assert %ok, "at most 6 elements"
  return %p : index
}
func.func @called(%x: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %ok = arith.cmpi sge, %n, %c3 : index
  cf.assert %ok, "at least 3 elements"
  return %n : index
}
func.func @caller(%x: tensor<?xf32>) -> index {
  %n = call @called(%x) : (tensor<?xf32>) -> index
  return %n : index
}
"""


def test_what_callers_cannot_check_stays_an_assertion() -> None:
    """A product of sizes in `affine`, and an assertion of a function that the module calls."""
    library = jitted(ASSERTED)
    assert library.product(ones(2), ones(3)) == 6
    assert library.caller(ones(3)) == 3
    with pytest.raises(ValueError, match="expected d0 >= 3, got d0 = 1"):
        library.called(ones(1))
    with pytest.raises(mlir_abi.AssertionFailed, match="at most 6 elements"):
        library.product(ones(100), ones(100))
    with pytest.raises(mlir_abi.AssertionFailed, match="at least 3 elements"):
        library.caller(ones(1))


@pytest.mark.parametrize("seed", range(2))
def test_random_assertions(seed: int) -> None:
    """No wrong call is accepted, and no right one refused; some functions have what is tested."""
    counts = random_assertions.compare(random_assertions.random_functions(seed, 50), 30)
    assert min(counts.values()) > 0, counts
    assert len(counts) == 7, counts


def returns(function: Callable[..., Any], *arguments: Any) -> bool:
    """Whether a call returns; in a process of its own, since it may abort."""
    process = os.fork()
    if process == 0:
        faulthandler.disable()
        os.close(2)
        try:
            function(*arguments)
        finally:
            os._exit(0)
    return os.waitpid(process, 0)[1] == 0
