"""The alignment that code assumes of an argument is checked before it runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from callers import jitted, loaded
from mlir import ir

import mlir_abi
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection, ReflectionError
from mlir_abi.runtime.c_header import c_header

ASSUMED = """
func.func @fill(%x: memref<?xf32> {iree.abi.name = "x"}, %v: f32) {
  %y = memref.assume_alignment %x, 64 : memref<?xf32>
  linalg.fill ins(%v : f32) outs(%y : memref<?xf32>)
  return
}
func.func @given(%x: memref<?xf32> {iree.abi.name = "x", llvm.align = 64 : i64}, %v: f32) {
  linalg.fill ins(%v : f32) outs(%x : memref<?xf32>)
  return
}
// What is aligned is not the first element, which is 16 elements behind it.
func.func @offset(%x: memref<?xf32, strided<[1], offset: 16>>
                      {iree.abi.name = "x", llvm.align = 128 : i64}, %v: f32) {
  linalg.fill ins(%v : f32) outs(%x : memref<?xf32, strided<[1], offset: 16>>)
  return
}
func.func @last(%x: memref<4x?xf32> {llvm.readonly, llvm.align = 32 : i64}) -> f32 {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %y = memref.collapse_shape %x [[0, 1]] : memref<4x?xf32> into memref<?xf32>
  %z = memref.assume_alignment %y, 256 : memref<?xf32>
  %n = memref.dim %x, %c1 : memref<4x?xf32>
  %i = arith.muli %n, %c3 : index
  %r = memref.load %z[%i] : memref<?xf32>
  return %r : f32
}
func.func @one(%x: memref<f32> {llvm.readonly, llvm.align = 1024 : i64}) -> index {
  %i = memref.extract_aligned_pointer_as_index %x : memref<f32> -> index
  return %i : index
}
// Nothing checks these, so that code does not count on them.
func.func @part(%x: memref<?xf32> {iree.abi.name = "x"}, %v: f32) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %s = memref.subview %x[0] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  %y = memref.assume_alignment %s, 64 : memref<?xf32, strided<[1]>>
  linalg.fill ins(%v : f32) outs(%y : memref<?xf32, strided<[1]>>)
  return
}
func.func private @called(%x: memref<?xf32>, %v: f32) {
  %y = memref.assume_alignment %x, 64 : memref<?xf32>
  linalg.fill ins(%v : f32) outs(%y : memref<?xf32>)
  return
}
func.func @caller(%x: memref<?xf32> {iree.abi.name = "x"}, %v: f32) {
  call @called(%x, %v) : (memref<?xf32>, f32) -> ()
  return
}
"""


def at(address: int, size: int = 40) -> Any:
    """An array whose address is that many bytes behind a multiple of 256."""
    memory = np.zeros(4 * size + 512, np.uint8)
    start = -memory.ctypes.data % 256 + address
    return memory[start : start + 4 * size].view(np.float32)


@pytest.fixture(scope="module", params=["C", "Python", "TVM FFI", "load"])
def call(request: Any, tmp_path_factory: Any) -> Callable[..., Any]:
    """Calls a function of `ASSUMED` by its name."""
    if request.param == "load":
        library = loaded(ASSUMED, tmp_path_factory.mktemp("alignment"))
    else:
        library = jitted(ASSUMED)
    if request.param == "TVM FFI":
        return lambda name, *arguments: library.tvm_ffi[name](*arguments)
    if request.param == "Python":
        return lambda name, *arguments: library[name].call_in_python(arguments, {})
    return lambda name, *arguments: library[name](*arguments)


@pytest.mark.parametrize(
    ("name", "bytes_", "right", "wrong"),
    [("fill", 64, 64, 4), ("fill", 64, 192, 32), ("given", 64, 0, 60), ("offset", 128, 64, 128)],
)
def test_alignment_is_checked(
    call: Callable[..., Any], name: str, bytes_: int, right: int, wrong: int
) -> None:
    """An array that is aligned is filled; the error about another one says what it must be."""
    array = at(right)
    call(name, array, 3.0)
    assert (array == 3).all()
    with pytest.raises(ValueError, match=rf"x: .* aligned to {bytes_} bytes.*of {bytes_}"):
        call(name, at(wrong), 3.0)
    call(name, at(wrong, 0), 3.0)  # without elements


@pytest.mark.parametrize("name", ["part", "caller"])
def test_what_nothing_checks(call: Callable[..., Any], name: str) -> None:
    """Code does not count on an alignment that callers do not see."""
    array = at(4)
    call(name, array, 3.0)
    assert (array == 3).all()


def test_an_array_that_is_read_is_copied() -> None:
    """The greater of two alignments counts; TVM FFI copies nothing."""
    library, array = jitted(ASSUMED), at(32, 8).reshape(4, 2)
    array[3, 0] = 7
    assert library.last(array) == 7
    assert library.last.call_in_python((array,), {}) == 7
    with pytest.raises(ValueError, match="not a multiple of 256"):
        library.tvm_ffi.last(array)


def test_a_number_for_an_array_of_rank_0() -> None:
    """It is put where an array must be."""
    assert jitted(ASSUMED).one(3.0) % 1024 == 0


def test_records_and_headers() -> None:
    """The record has the alignment, and C must see to it."""
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(
            "func.func @f(%x: memref<4xf32> {llvm.align = 64 : i64}) "
            "attributes {llvm.emit_c_interface} { return }"
        )
        function = mlir_abi.reflect(module)["f"]
    assert [value.alignment for value in function.arguments] == [64]
    assert FunctionReflection.parse(function.encode()) == function
    header = c_header([function], "F_H").text
    assert "arg0: sizes [4], row-major; `aligned` is a multiple of 64;" in header


@pytest.mark.parametrize("number", ["3", "0", "-8", "2147483648"])
def test_wrong_alignments(number: str) -> None:
    """An alignment is a power of two that a caller may have, in modules and in records."""
    with pytest.raises(ValueError, match=f"must be a power of two up to 1073741824 .got {number}"):
        FunctionReflection.parse(
            '{"mlir_abi":1,"name":"f","kind":"definition","results":[],'
            f'"arguments":[["memref<4xf32>",{{"alignment":{number}}}]]}}'
        )
    with ir.Context(), ir.Location.unknown():
        argument = f"%x: memref<4xf32> {{llvm.align = {number} : i64}}"
        module = ir.Module.parse(f"func.func @f({argument}) {{ return }}")
        with pytest.raises(ReflectionError, match=r"argument #0 of @f: llvm\.align must be"):
            mlir_abi.reflect(module)
