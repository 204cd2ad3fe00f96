"""Sizes that must agree: they have a name, and a call in which they differ is refused."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest
import tvm_ffi
from callers import jitted, loaded

from mlir_abi.runtime.call.function import CompiledFunction

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
