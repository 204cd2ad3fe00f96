"""Every operation that touches memory by element finds each element in bytes of its own."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import pytest
from callers import jitted, loaded
from element_types import DTYPES

from mlir_abi import build, load
from mlir_abi.bindings import ir, new_context
from mlir_abi.lowering import DEFAULT_PIPELINE
from mlir_abi.runtime.call.library import Library

ELEMENTS = ["i1", "i2", "i4", "si4", "ui4", "f4E2M1FN", "f6E2M3FN", "f6E3M2FN", "i8"]
"""The element types that NumPy and ml_dtypes have; the last one fills its byte."""

CONTAINERS = {
    "i3": np.uint8,
    "i12": np.uint16,
    "i24": np.uint32,
    "i48": np.uint64,
}
"""Element types that NumPy does not have, and the integers that fill their bytes."""

INDICES = list(range(8))

_CONSTANTS = "\n".join(f"%c{i} = arith.constant {i} : index" for i in range(9))
_VECTORS = """
  %mask = vector.constant_mask [5] : vector<8xi1>
  %reversed = arith.constant dense<[7, 6, 5, 4, 3, 2, 1, 0]> : vector<8xindex>
  %first = memref.load %a[%c0] : memref<8x$T>
  %splat = vector.broadcast %first : $T to vector<8x$T>
"""

# Each operation, as it moves elements from the memref %a of 8 elements `T` to %b, and which element
# of %a each of %b then holds; None for one that stays what it was.

READS = {
    "vector.load": ("%v = vector.load %a[%c0] : memref<8x$T>, vector<8x$T>", INDICES),
    "vector.load unaligned": (
        "%w = vector.load %a[%c3] : memref<8x$T>, vector<3x$T>\n"
        "%v = vector.shuffle %w, %w [0, 1, 2, 3, 4, 5, 0, 1] : vector<3x$T>, vector<3x$T>",
        [3, 4, 5, 3, 4, 5, 3, 4],
    ),
    "vector.load nontemporal": (
        "%v = vector.load %a[%c0] {nontemporal = true, alignment = 1} : memref<8x$T>, vector<8x$T>",
        INDICES,
    ),
    "vector.load 0-D": (
        "%w = vector.load %a[%c3] : memref<8x$T>, vector<$T>\n"
        "%x = vector.extract %w[] : $T from vector<$T>\n"
        "%v = vector.broadcast %x : $T to vector<8x$T>",
        [3] * 8,
    ),
    "vector.maskedload": (
        "%v = vector.maskedload %a[%c0], %mask, %splat"
        " : memref<8x$T>, vector<8xi1>, vector<8x$T> into vector<8x$T>",
        [0, 1, 2, 3, 4, 0, 0, 0],
    ),
    "vector.expandload": (
        "%v = vector.expandload %a[%c2], %mask, %splat"
        " : memref<8x$T>, vector<8xi1>, vector<8x$T> into vector<8x$T>",
        [2, 3, 4, 5, 6, 0, 0, 0],
    ),
    "vector.gather": (
        "%v = vector.gather %a[%c0][%reversed], %mask, %splat"
        " : memref<8x$T>, vector<8xindex>, vector<8xi1>, vector<8x$T> into vector<8x$T>",
        [7, 6, 5, 4, 3, 0, 0, 0],
    ),
    "vector.gather 2-D": (
        "%at = vector.shape_cast %reversed : vector<8xindex> to vector<2x4xindex>\n"
        "%these = vector.shape_cast %mask : vector<8xi1> to vector<2x4xi1>\n"
        "%others = vector.shape_cast %splat : vector<8x$T> to vector<2x4x$T>\n"
        "%w = vector.gather %a[%c0][%at], %these, %others"
        " : memref<8x$T>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4x$T> into vector<2x4x$T>\n"
        "%v = vector.shape_cast %w : vector<2x4x$T> to vector<8x$T>",
        [7, 6, 5, 4, 3, 0, 0, 0],
    ),
    "vector.transfer_read 2-D": (
        "%m = memref.expand_shape %a [[0, 1]] output_shape [2, 4]"
        " : memref<8x$T> into memref<2x4x$T>\n"
        "%w = vector.transfer_read %m[%c0, %c0], %first"
        " {in_bounds = [true, true], permutation_map = affine_map<(i, j) -> (j, i)>}"
        " : memref<2x4x$T>, vector<4x2x$T>\n"
        "%v = vector.shape_cast %w : vector<4x2x$T> to vector<8x$T>",
        [0, 4, 1, 5, 2, 6, 3, 7],
    ),
    "vector.transfer_read beyond": (
        "%v = vector.transfer_read %a[%c3], %first : memref<8x$T>, vector<8x$T>",
        [3, 4, 5, 6, 7, 0, 0, 0],
    ),
    "vector.transfer_read": (
        "%v = vector.transfer_read %a[%c0], %first {in_bounds = [true]}"
        " : memref<8x$T>, vector<8x$T>",
        INDICES,
    ),
    "vector.transfer_read masked": (
        "%v = vector.transfer_read %a[%c0], %first, %mask {in_bounds = [true]}"
        " : memref<8x$T>, vector<8x$T>",
        [0, 1, 2, 3, 4, 0, 0, 0],
    ),
    "vector.transfer_read broadcast": (
        "%v = vector.transfer_read %a[%c3], %first"
        " {in_bounds = [true], permutation_map = affine_map<(i) -> (0)>}"
        " : memref<8x$T>, vector<8x$T>",
        [3] * 8,
    ),
    "affine.vector_load": (
        "%v = affine.vector_load %a[0] : memref<8x$T>, vector<8x$T>",
        INDICES,
    ),
}
WRITES = {
    "vector.store": ("vector.store %v, %b[%c0] : memref<8x$T>, vector<8x$T>", INDICES),
    "vector.store unaligned": (
        "%w = vector.shuffle %v, %v [0, 1, 2] : vector<8x$T>, vector<8x$T>\n"
        "vector.store %w, %b[%c3] : memref<8x$T>, vector<3x$T>",
        [None, None, None, 0, 1, 2, None, None],
    ),
    "vector.store 0-D": (
        "%x = vector.extract %v[5] : $T from vector<8x$T>\n"
        "%w = vector.broadcast %x : $T to vector<$T>\n"
        "vector.store %w, %b[%c3] : memref<8x$T>, vector<$T>",
        [None, None, None, 5, None, None, None, None],
    ),
    "vector.maskedstore": (
        "vector.maskedstore %b[%c0], %mask, %v : memref<8x$T>, vector<8xi1>, vector<8x$T>",
        [0, 1, 2, 3, 4, None, None, None],
    ),
    "vector.compressstore": (
        "vector.compressstore %b[%c2], %mask, %v : memref<8x$T>, vector<8xi1>, vector<8x$T>",
        [None, None, 0, 1, 2, 3, 4, None],
    ),
    "vector.scatter": (
        "vector.scatter %b[%c0][%reversed], %mask, %v"
        " : memref<8x$T>, vector<8xindex>, vector<8xi1>, vector<8x$T>",
        [None, None, None, 4, 3, 2, 1, 0],
    ),
    "vector.transfer_write": (
        "vector.transfer_write %v, %b[%c0] {in_bounds = [true]} : vector<8x$T>, memref<8x$T>",
        INDICES,
    ),
    "vector.transfer_write masked": (
        "vector.transfer_write %v, %b[%c0], %mask {in_bounds = [true]}"
        " : vector<8x$T>, memref<8x$T>",
        [0, 1, 2, 3, 4, None, None, None],
    ),
    "affine.vector_store": (
        "affine.vector_store %v, %b[0] : memref<8x$T>, vector<8x$T>",
        INDICES,
    ),
}
_UNRANKED = """
  %s = memref.cast %from : memref<8x$T> to memref<*x$T>
  %t = memref.cast %b : memref<8x$T> to memref<*x$T>
  memref.copy %s, %t : memref<*x$T> to memref<*x$T>
"""
_STRIDED = """
  %s = memref.subview %a[1] [4] [2] : memref<8x$T> to memref<4x$T, strided<[2], offset: 1>>
  %t = memref.subview %b[3] [4] [1] : memref<8x$T> to memref<4x$T, strided<[1], offset: 3>>
  memref.copy %s, %t
      : memref<4x$T, strided<[2], offset: 1>> to memref<4x$T, strided<[1], offset: 3>>
"""
MOVES = {
    "memref.load": (
        "\n".join(
            f"%x{i} = memref.load %a[%c{i}] : memref<8x$T>\n"
            f"memref.store %x{i}, %b[%c{i}] : memref<8x$T>"
            for i in INDICES
        ),
        INDICES,
    ),
    "memref.copy": ("memref.copy %a, %b : memref<8x$T> to memref<8x$T>", INDICES),
    "memref.copy strided": (_STRIDED, [None, None, None, 1, 3, 5, 7, None]),
    "memref.copy unranked": (_UNRANKED.replace("%from", "%a"), INDICES),
    "memref.alloc": (
        "%m = memref.alloc() : memref<8x$T>\n"
        "memref.copy %a, %m : memref<8x$T> to memref<8x$T>\n"
        "memref.copy %m, %b : memref<8x$T> to memref<8x$T>\n"
        "memref.dealloc %m : memref<8x$T>",
        INDICES,
    ),
    "memref.alloca": (
        "%m = memref.alloca(%c8) {alignment = 64} : memref<?x$T>\n"
        "%n = memref.cast %m : memref<?x$T> to memref<8x$T>\n"
        "memref.copy %a, %n : memref<8x$T> to memref<8x$T>\n"
        "memref.copy %n, %b : memref<8x$T> to memref<8x$T>",
        INDICES,
    ),
    "memref.reinterpret_cast": (
        "%s = memref.reinterpret_cast %a to offset: [2], sizes: [2, 3], strides: [3, 1]"
        " : memref<8x$T> to memref<2x3x$T, strided<[3, 1], offset: 2>>\n"
        "%t = memref.reinterpret_cast %b to offset: [1], sizes: [2, 3], strides: [1, 2]"
        " : memref<8x$T> to memref<2x3x$T, strided<[1, 2], offset: 1>>\n"
        "memref.copy %s, %t : memref<2x3x$T, strided<[3, 1], offset: 2>>"
        " to memref<2x3x$T, strided<[1, 2], offset: 1>>",
        [None, 2, 5, 3, 6, 4, 7, None],
    ),
    "memref.prefetch": (
        "memref.prefetch %a[%c3], read, locality<3>, data : memref<8x$T>\n"
        "%m = memref.assume_alignment %a, 1 : memref<8x$T>\n"
        "memref.copy %m, %b : memref<8x$T> to memref<8x$T>",
        INDICES,
    ),
    "memref.generic_atomic_rmw": (
        "%x = memref.load %a[%c5] : memref<8x$T>\n"
        "%cell = memref.alloca() : memref<index>\n"
        "memref.store %c1, %cell[] : memref<index>\n"
        "%one = memref.load %cell[] : memref<index>\n"
        "%is_one = arith.cmpi eq, %one, %c1 : index\n"
        "%old = memref.generic_atomic_rmw %a[%c3] : memref<8x$T> {\n"
        "^bb0(%current: $T):\n"
        "  %new = arith.select %is_one, %x, %current : $T\n"
        "  memref.atomic_yield %new : $T\n"
        "}\n"
        "memref.copy %a, %b : memref<8x$T> to memref<8x$T>\n"
        "memref.store %old, %b[%c0] : memref<8x$T>",
        [3, 1, 2, 5, 4, 5, 6, 7],
    ),
    "linalg.copy": (
        "linalg.copy ins(%a : memref<8x$T>) outs(%b : memref<8x$T>)",
        INDICES,
    ),
    "linalg.fill": (
        "%x = memref.load %a[%c5] : memref<8x$T>\nlinalg.fill ins(%x : $T) outs(%b : memref<8x$T>)",
        [5] * 8,
    ),
}


def _read(vector: str) -> str:
    """Stores the elements of the vector %v one by one."""
    stores = "\n".join(
        f"%e{i} = vector.extract %v[{i}] : $T from vector<8x$T>\n"
        f"memref.store %e{i}, %b[%c{i}] : memref<8x$T>"
        for i in INDICES
    )
    return f"{_VECTORS}{vector}\n{stores}"


def _write(store: str) -> str:
    """Loads the elements of the vector %v one by one."""
    loads = "\n".join(f"%e{i} = memref.load %a[%c{i}] : memref<8x$T>" for i in INDICES)
    elements = ", ".join(f"%e{i}" for i in INDICES)
    return f"{_VECTORS}{loads}\n%v = vector.from_elements {elements} : vector<8x$T>\n{store}"


OPERATIONS = {
    **{name: (_read(text), moved) for name, (text, moved) in READS.items()},
    **{name: (_write(text), moved) for name, (text, moved) in WRITES.items()},
    **MOVES,
}


def operations(element: str) -> list[str]:
    """Those that MLIR has for ``element``; with a sign, it refuses one and asserts on another."""
    missing = ("memref.generic_atomic_rmw", "vector.gather 2-D") if element[1] == "i" else ()
    return [name for name in OPERATIONS if name not in missing]


def module_text(element: str, names: Iterable[str]) -> str:
    """A function for each operation, by its name; memrefs of `CONTAINERS` are views of bytes."""
    size = 8 * np.dtype(CONTAINERS.get(element, np.uint8)).itemsize
    parameters, views = "%a: memref<8x$T>, %b: memref<8x$T>", ""
    if element in CONTAINERS:
        parameters = f"%from: memref<{size}xi8>, %to: memref<{size}xi8>"
        views = (
            f"%a = memref.view %from[%c0][] : memref<{size}xi8> to memref<8x$T>\n"
            f"%b = memref.view %to[%c0][] : memref<{size}xi8> to memref<8x$T>\n"
        )
    functions = [
        f'func.func @"{name}"({parameters}) {{\n'
        f"{_CONSTANTS}\n{views}{OPERATIONS[name][0]}\nreturn\n}}"
        for name in names
    ]
    return "\n".join(functions).replace("$T", element)


@functools.cache
def library(element: str) -> Library:
    return jitted(module_text(element, operations(element)))


def values(element: str) -> np.ndarray:
    """Eight elements, no two neighbours alike; where there are so many values, no two."""
    if element in CONTAINERS:
        width = int(element[1:])
        return (np.arange(1, 9, dtype=np.uint64) * 0x9E3779B97F4A7C15 >> (64 - width)).astype(
            CONTAINERS[element]
        )
    bits = np.array([3, 5, 2, 4, 1, 6, 0, 7]) if element != "i1" else [1, 0, 1, 1, 0, 0, 1, 1]
    return np.array(bits, np.float32).astype(DTYPES[element])


@pytest.mark.parametrize(
    ("element", "name"),
    [(element, name) for element in [*ELEMENTS, *CONTAINERS] for name in operations(element)],
)
def test_elements_are_where_numpy_has_them(element: str, name: str) -> None:
    """What an operation moves, it takes from and puts to the bytes of the element in NumPy."""
    check(library(element), element, name)


def check(functions: Library, element: str, name: str) -> None:
    a = values(element)
    b = np.zeros_like(a)
    expected = np.array([b[0] if i is None else a[i] for i in OPERATIONS[name][1]], a.dtype)
    arrays = (a, b) if element in ELEMENTS else (a.view(np.int8), b.view(np.int8))
    functions[name](*arrays)
    assert b.tobytes() == expected.tobytes()


@pytest.mark.parametrize("element", ["i1", "f4E2M1FN"])
def test_a_built_library(element: str, tmp_path: Path) -> None:
    """It does as the functions that are compiled in the process."""
    names = ["memref.load", *READS, *WRITES]  # other copies need MLIR's runtime library
    functions = loaded(module_text(element, names), tmp_path, DEFAULT_PIPELINE)
    for name in names:
        check(functions, element, name)


NARROW = {"i1": 1, "i4": 4, "f4E2M1FN": 4, "f6E3M2FN": 6}
"""Element types narrower than a byte, and their bits."""


@pytest.mark.parametrize("name", ["memref.load", *READS, *WRITES])
@pytest.mark.parametrize("element", NARROW)
def test_upper_bits(element: str, name: str) -> None:
    """The bits of a byte above those of an element are not read, and are written as zeros."""
    a = np.arange(8, dtype=np.uint8) * 29 + 0x93
    b = np.zeros_like(a)
    library(element)[name](a.view(DTYPES[element]), b.view(DTYPES[element]))
    expected = [0 if i is None else a[i] & 2 ** NARROW[element] - 1 for i in OPERATIONS[name][1]]
    assert b.tolist() == expected


@pytest.mark.parametrize("bits", [12, 17, 24, 40, 48])
def test_bytes_above_an_element(bits: int) -> None:
    """A store leaves whole bytes as they were (LLVM's `store`), and a vector writes zeros."""
    view = f"memref.view %b[%i][] : memref<8xi8> to memref<1xi{bits}>"
    library = jitted(f"""
func.func @store(%b: memref<8xi8>) {{
  %i = arith.constant 0 : index
  %m = {view}
  %x = arith.constant -1 : i{bits}
  memref.store %x, %m[%i] : memref<1xi{bits}>
  return
}}
func.func @store_vector(%b: memref<8xi8>) {{
  %i = arith.constant 0 : index
  %m = {view}
  %x = arith.constant dense<-1> : vector<1xi{bits}>
  vector.store %x, %m[%i] : memref<1xi{bits}>, vector<1xi{bits}>
  return
}}
""")
    memory, vector_memory = np.full((2, 8), 0x55, np.int8)
    library.store(memory)
    library.store_vector(vector_memory)
    written = -(-bits // 8)
    container = 1 << (written - 1).bit_length()
    element = (2**bits - 1).to_bytes(8, "little")
    assert memory.tobytes() == element[:written] + b"\x55" * (8 - written)
    assert vector_memory.tobytes() == element[:container] + b"\x55" * (8 - container)


TENSORS = """
memref.global "private" constant @elements : memref<8x$T> = dense<$V>
func.func @constant() -> tensor<8x$T> {
  %c = arith.constant dense<$V> : tensor<8x$T>
  return %c : tensor<8x$T>
}
func.func @splat() -> tensor<2x4x$T> {
  %c = arith.constant dense<$S> : tensor<2x4x$T>
  return %c : tensor<2x4x$T>
}
func.func @global() -> memref<8x$T> {
  %m = memref.get_global @elements : memref<8x$T>
  return %m : memref<8x$T>
}
func.func @vector_of_global() -> memref<8x$T> {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @elements : memref<8x$T>
  %v = vector.load %m[%c0] : memref<8x$T>, vector<8x$T>
  %new = memref.alloc() : memref<8x$T>
  vector.store %v, %new[%c0] : memref<8x$T>, vector<8x$T>
  return %new : memref<8x$T>
}
func.func @element(%x: tensor<8x$T>, %i: index) -> tensor<1x$T> {
  %e = tensor.extract %x[%i] : tensor<8x$T>
  %r = tensor.from_elements %e : tensor<1x$T>
  return %r : tensor<1x$T>
}
func.func @replace(%x: tensor<8x$T>, %y: tensor<?x$T>) -> tensor<8x$T> {
  %s = tensor.cast %y : tensor<?x$T> to tensor<3x$T>
  %r = tensor.insert_slice %s into %x[1] [3] [2] : tensor<3x$T> into tensor<8x$T>
  return %r : tensor<8x$T>
}
func.func @transpose(%x: tensor<2x4x$T>) -> tensor<4x2x$T> {
  %e = tensor.empty() : tensor<4x2x$T>
  %r = linalg.transpose ins(%x : tensor<2x4x$T>) outs(%e : tensor<4x2x$T>) permutation = [1, 0]
  return %r : tensor<4x2x$T>
}
"""


@pytest.mark.parametrize("element", NARROW)
def test_tensors(element: str) -> None:
    """Constants, arguments and results of narrow elements are arrays of their dtypes."""
    x = values(element)
    shown = [str(bool(v)).lower() if element == "i1" else str(v) for v in x.tolist()]
    if element.startswith("f"):
        shown = [f"{float(v)}" for v in x]
    text = TENSORS.replace("$T", element).replace("$V", f"[{', '.join(shown)}]")
    functions = jitted(text.replace("$S", shown[0]))
    assert functions.constant().dtype == x.dtype
    for name in ("constant", "global", "vector_of_global"):
        assert functions[name]().tobytes() == x.tobytes(), name
    assert functions.splat().tobytes() == x[[0] * 8].tobytes()
    assert [functions.element(x, i).tobytes() for i in INDICES] == [e.tobytes() for e in x]
    replaced = x.copy()
    replaced[1:7:2] = x[5:2:-1]
    assert functions.replace(x, x[5:2:-1]).tobytes() == replaced.tobytes()
    grid = x.reshape(2, 4)
    assert functions.transpose(grid).tobytes() == np.ascontiguousarray(grid.T).tobytes()


WIDE = """
func.func @copied(%n: i64, %i: index) -> i64 {
  %zero = arith.constant 0 : $T
  %wide = arith.extui %n : i64 to $T
  %x = memref.alloc() : memref<4x$T>
  %y = memref.alloc() : memref<4x$T>
  linalg.fill ins(%wide : $T) outs(%x : memref<4x$T>)
  linalg.fill ins(%zero : $T) outs(%y : memref<4x$T>)
  memref.copy %x, %y : memref<4x$T> to memref<4x$T>
  %e = memref.load %y[%i] : memref<4x$T>
  %r = arith.trunci %e : $T to i64
  memref.dealloc %x : memref<4x$T>
  memref.dealloc %y : memref<4x$T>
  return %r : i64
}
"""


@pytest.mark.parametrize("element", ["i65", "i96", "i128"])
def test_elements_of_more_than_64_bits(element: str, tmp_path: Path) -> None:
    """Memory is allocated and copied by the sizes of the machine, where each takes 16 bytes."""
    text = WIDE.replace("$T", element)
    with new_context():
        build(ir.Module.parse(text), tmp_path / "libwide.so")
    for functions in (jitted(text), load(tmp_path / "libwide.so")):
        assert [functions.copied(9, i) for i in range(4)] == [9] * 4
