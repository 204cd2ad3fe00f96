"""Every operation that touches memory by element finds each element in bytes of its own."""

from __future__ import annotations

from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from callers import jitted, loaded

from mlir_abi.runner import PipelineFailed

DTYPES = {
    "i1": np.bool_,
    "i2": ml_dtypes.int2,
    "i4": ml_dtypes.int4,
    "ui4": ml_dtypes.uint4,
    "f4E2M1FN": ml_dtypes.float4_e2m1fn,
    "f6E2M3FN": ml_dtypes.float6_e2m3fn,
    "f6E3M2FN": ml_dtypes.float6_e3m2fn,
    "i8": np.int8,
    "bf16": ml_dtypes.bfloat16,
    "f32": np.float32,
}
"""The element types that NumPy and ml_dtypes have; the last three fill their bytes."""

CONTAINERS = {"i3": "i8", "i6": "i8", "i7": "i8", "i12": "i16", "i24": "i32", "i48": "i64"}
"""Element types that NumPy has not, and the integers that fill their bytes."""

ELEMENTS = [*DTYPES, *CONTAINERS]

COUNT = 8
_LANES = range(COUNT)
_STARTS = "\n".join(f"%c{i} = arith.constant {i} : index" for i in range(COUNT + 1))
_MASK = "%mask = arith.constant dense<[1, 0, 1, 1, 0, 1, 1, 1]> : vector<8xi1>"
_ODD = "%each = arith.constant dense<[7, 6, 5, 4, 3, 2, 1, 0]> : vector<8xindex>"
_VECTOR = """
  %mask = vector.constant_mask [5] : vector<8xi1>
  %reversed = arith.constant dense<[7, 6, 5, 4, 3, 2, 1, 0]> : vector<8xindex>
  %first = memref.load %a[%c0] : memref<8xT>
  %splat = vector.broadcast %first : T to vector<8xT>
"""

# What each operation moves from %a to %b, and where to: it holds 8 elements `T`, and %b zeros.
READS = {
    "vector.load": ("%v = vector.load %a[%c0] : memref<8xT>, vector<8xT>", list(_LANES)),
    "vector.load unaligned": (
        "%w = vector.load %a[%c3] : memref<8xT>, vector<3xT>\n"
        "%v = vector.shuffle %w, %w [0, 1, 2, 3, 4, 5, 0, 1] : vector<3xT>, vector<3xT>",
        [3, 4, 5, 3, 4, 5, 3, 4],
    ),
    "vector.load nontemporal": (
        "%v = vector.load %a[%c0] {nontemporal = true, alignment = 1} : memref<8xT>, vector<8xT>",
        list(_LANES),
    ),
    "vector.load 0-D": (
        "%w = vector.load %a[%c3] : memref<8xT>, vector<T>\n"
        "%x = vector.extract %w[] : T from vector<T>\n"
        "%v = vector.broadcast %x : T to vector<8xT>",
        [3] * 8,
    ),
    "vector.maskedload": (
        "%v = vector.maskedload %a[%c0], %mask, %splat"
        " : memref<8xT>, vector<8xi1>, vector<8xT> into vector<8xT>",
        [0, 1, 2, 3, 4, 0, 0, 0],
    ),
    "vector.expandload": (
        "%v = vector.expandload %a[%c2], %mask, %splat"
        " : memref<8xT>, vector<8xi1>, vector<8xT> into vector<8xT>",
        [2, 3, 4, 5, 6, 0, 0, 0],
    ),
    "vector.gather": (
        "%v = vector.gather %a[%c0][%reversed], %mask, %splat"
        " : memref<8xT>, vector<8xindex>, vector<8xi1>, vector<8xT> into vector<8xT>",
        [7, 6, 5, 4, 3, 0, 0, 0],
    ),
    "vector.transfer_read": (
        "%v = vector.transfer_read %a[%c0], %first {in_bounds = [true]}"
        " : memref<8xT>, vector<8xT>",
        list(_LANES),
    ),
    "vector.transfer_read masked": (
        "%v = vector.transfer_read %a[%c0], %first, %mask {in_bounds = [true]}"
        " : memref<8xT>, vector<8xT>",
        [0, 1, 2, 3, 4, 0, 0, 0],
    ),
    "vector.transfer_read broadcast": (
        "%v = vector.transfer_read %a[%c3], %first"
        " {in_bounds = [true], permutation_map = affine_map<(i) -> (0)>}"
        " : memref<8xT>, vector<8xT>",
        [3] * 8,
    ),
    "affine.vector_load": (
        "%v = affine.vector_load %a[0] : memref<8xT>, vector<8xT>",
        list(_LANES),
    ),
}
WRITES = {
    "vector.store": ("vector.store %v, %b[%c0] : memref<8xT>, vector<8xT>", list(_LANES)),
    "vector.store unaligned": (
        "%w = vector.extract_strided_slice %v {offsets = [0], sizes = [3], strides = [1]}"
        " : vector<8xT> to vector<3xT>\n"
        "vector.store %w, %b[%c3] : memref<8xT>, vector<3xT>",
        [None, None, None, 0, 1, 2, None, None],
    ),
    "vector.store 0-D": (
        "%x = vector.extract %v[5] : T from vector<8xT>\n"
        "%w = vector.broadcast %x : T to vector<T>\n"
        "vector.store %w, %b[%c3] : memref<8xT>, vector<T>",
        [None, None, None, 5, None, None, None, None],
    ),
    "vector.maskedstore": (
        "vector.maskedstore %b[%c0], %mask, %v : memref<8xT>, vector<8xi1>, vector<8xT>",
        [0, 1, 2, 3, 4, None, None, None],
    ),
    "vector.compressstore": (
        "vector.compressstore %b[%c2], %mask, %v : memref<8xT>, vector<8xi1>, vector<8xT>",
        [None, None, 0, 1, 2, 3, 4, None],
    ),
    "vector.scatter": (
        "vector.scatter %b[%c0][%reversed], %mask, %v"
        " : memref<8xT>, vector<8xindex>, vector<8xi1>, vector<8xT>",
        [None, None, None, 4, 3, 2, 1, 0],
    ),
    "vector.transfer_write": (
        "vector.transfer_write %v, %b[%c0] {in_bounds = [true]} : vector<8xT>, memref<8xT>",
        list(_LANES),
    ),
    "vector.transfer_write masked": (
        "vector.transfer_write %v, %b[%c0], %mask {in_bounds = [true]}"
        " : vector<8xT>, memref<8xT>",
        [0, 1, 2, 3, 4, None, None, None],
    ),
    "affine.vector_store": (
        "affine.vector_store %v, %b[0] : memref<8xT>, vector<8xT>",
        list(_LANES),
    ),
}
_UNRANKED = """
  %s = memref.cast %from : memref<8xT> to memref<*xT>
  %t = memref.cast %b : memref<8xT> to memref<*xT>
  memref.copy %s, %t : memref<*xT> to memref<*xT>
"""
_STRIDED = """
  %s = memref.subview %a[1] [4] [2] : memref<8xT> to memref<4xT, strided<[2], offset: 1>>
  %t = memref.subview %b[3] [4] [1] : memref<8xT> to memref<4xT, strided<[1], offset: 3>>
  memref.copy %s, %t : memref<4xT, strided<[2], offset: 1>> to memref<4xT, strided<[1], offset: 3>>
"""
MOVES = {
    "memref.load": (
        "\n".join(
            f"%x{i} = memref.load %a[%c{i}] : memref<8xT>\n"
            f"memref.store %x{i}, %b[%c{i}] : memref<8xT>"
            for i in _LANES
        ),
        list(_LANES),
    ),
    "memref.copy": ("memref.copy %a, %b : memref<8xT> to memref<8xT>", list(_LANES)),
    "memref.copy strided": (_STRIDED, [None, None, None, 1, 3, 5, 7, None]),
    "memref.copy unranked": (_UNRANKED.replace("%from", "%a"), list(_LANES)),
    "memref.alloc": (
        "%m = memref.alloc() : memref<8xT>\n"
        "memref.copy %a, %m : memref<8xT> to memref<8xT>\n"
        "memref.copy %m, %b : memref<8xT> to memref<8xT>\n"
        "memref.dealloc %m : memref<8xT>",
        list(_LANES),
    ),
    "memref.alloca": (
        "%m = memref.alloca(%c8) {alignment = 64} : memref<?xT>\n"
        "%n = memref.cast %m : memref<?xT> to memref<8xT>\n"
        "memref.copy %a, %n : memref<8xT> to memref<8xT>\n"
        "memref.copy %n, %b : memref<8xT> to memref<8xT>",
        list(_LANES),
    ),
    "memref.reinterpret_cast": (
        "%s = memref.reinterpret_cast %a to offset: [2], sizes: [2, 3], strides: [3, 1]"
        " : memref<8xT> to memref<2x3xT, strided<[3, 1], offset: 2>>\n"
        "%t = memref.reinterpret_cast %b to offset: [1], sizes: [2, 3], strides: [1, 2]"
        " : memref<8xT> to memref<2x3xT, strided<[1, 2], offset: 1>>\n"
        "memref.copy %s, %t : memref<2x3xT, strided<[3, 1], offset: 2>>"
        " to memref<2x3xT, strided<[1, 2], offset: 1>>",
        [None, 2, 5, 3, 6, 4, 7, None],
    ),
    "memref.prefetch": (
        "memref.prefetch %a[%c3], read, locality<3>, data : memref<8xT>\n"
        "%m = memref.assume_alignment %a, 1 : memref<8xT>\n"
        "memref.copy %m, %b : memref<8xT> to memref<8xT>",
        list(_LANES),
    ),
    "memref.generic_atomic_rmw": (
        "%x = memref.load %a[%c5] : memref<8xT>\n"
        "%cell = memref.alloca() : memref<index>\n"
        "memref.store %c1, %cell[] : memref<index>\n"
        "%one = memref.load %cell[] : memref<index>\n"
        "%is_one = arith.cmpi eq, %one, %c1 : index\n"
        "%old = memref.generic_atomic_rmw %a[%c3] : memref<8xT> {\n"
        "^bb0(%current: T):\n"
        "  %new = arith.select %is_one, %x, %current : T\n"
        "  memref.atomic_yield %new : T\n"
        "}\n"
        "memref.copy %a, %b : memref<8xT> to memref<8xT>\n"
        "memref.store %old, %b[%c0] : memref<8xT>",
        [3, 1, 2, 5, 4, 5, 6, 7],
    ),
    "linalg.copy": (
        "linalg.copy ins(%a : memref<8xT>) outs(%b : memref<8xT>)",
        list(_LANES),
    ),
    "linalg.fill": (
        "%x = memref.load %a[%c5] : memref<8xT>\nlinalg.fill ins(%x : T) outs(%b : memref<8xT>)",
        [5] * 8,
    ),
}


def _read(text: str) -> str:
    stores = "\n".join(
        f"%e{i} = vector.extract %v[{i}] : T from vector<8xT>\n"
        f"memref.store %e{i}, %b[%c{i}] : memref<8xT>"
        for i in _LANES
    )
    return f"{_VECTOR}{text}\n{stores}"


def _write(text: str) -> str:
    loads = "\n".join(f"%e{i} = memref.load %a[%c{i}] : memref<8xT>" for i in _LANES)
    elements = ", ".join(f"%e{i}" for i in _LANES)
    return f"{_VECTOR}{loads}\n%v = vector.from_elements {elements} : vector<8xT>\n{text}"


OPERATIONS = {
    **{name: (_read(text), moved) for name, (text, moved) in READS.items()},
    **{name: (_write(text), moved) for name, (text, moved) in WRITES.items()},
    **MOVES,
}
