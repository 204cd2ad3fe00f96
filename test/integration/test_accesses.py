"""Loads, stores and sizes of random layouts: executed, they touch the element that NumPy does."""

from __future__ import annotations

import ctypes
import random
from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from conversion import Convention
from execution import Executable, c_type, content, descriptor_type, lower, scalar, struct
from mlir import ir

INDEX = {32: ctypes.c_int32, 64: ctypes.c_int64}
ELEMENTS = {"f32": np.dtype("f4"), "i64": np.dtype("i8"), "i8": np.dtype("i1"), "i1": np.dtype("?")}


@dataclass(frozen=True)
class Access:
    """A memref type with values for all its dynamic parts; strides and offset in elements."""

    element: str
    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int
    type: str

    def function(self, name: str) -> str:
        """Loads one element, stores another in its place, and returns all sizes."""
        indices = [f"%i{d}" for d in range(len(self.sizes))]
        arguments = "".join(f", {i}: index" for i in indices)
        place = f"%m[{', '.join(indices)}] : {self.type}"
        dims = "\n".join(
            f"%c{d} = arith.constant {d} : index\n%d{d} = memref.dim %m, %c{d} : {self.type}"
            for d in range(len(self.sizes))
        )
        results = ", ".join(["%old", *(f"%d{d}" for d in range(len(self.sizes)))])
        types = ", ".join([self.element, *("index" for _ in self.sizes)])
        return f"""
            func.func @{name}(%m: {self.type}, %new: {self.element}{arguments}) -> ({types})
                attributes {{llvm.emit_c_interface}} {{
              %old = memref.load {place}
              memref.store %new, {place}
              {dims}
              return {results} : {types}
            }}
        """


def random_access(rng: random.Random, element: str, negative: bool) -> Access:
    sizes = tuple(rng.randint(1, 4) for _ in range(rng.randint(0, 4)))
    shown = "".join(f"{n}x" if rng.random() < 0.5 else "?x" for n in sizes)
    if rng.random() < 0.3:
        strides = tuple(int(np.prod(sizes[d + 1 :], dtype=int)) for d in range(len(sizes)))
        return Access(element, sizes, strides, 0, f"memref<{shown}{element}>")
    # Strides that keep the elements apart, of either sign, in any order.
    order = rng.sample(range(len(sizes)), len(sizes))
    strides, extent = [0] * len(sizes), 1
    for d in order:
        strides[d] = extent * rng.choice([1, 1, 2])
        extent = strides[d] * sizes[d]
        strides[d] *= rng.choice([1, -1]) if negative else 1
    offset = rng.choice([0, 5])
    known = [str(s) if rng.random() < 0.5 else "?" for s in [*strides, offset]]
    layout = f"strided<[{', '.join(known[:-1])}], offset: {known[-1]}>"
    return Access(element, sizes, tuple(strides), offset, f"memref<{shown}{element}, {layout}>")


CONVERSIONS = {
    "upstream": [name for name in ELEMENTS if name != "i1"],  # the wheel asserts on i1
    "ours": [name for name in ELEMENTS if name != "i1"],
    "ours with accesses": list(ELEMENTS),
}


@pytest.mark.parametrize("width", INDEX)
@pytest.mark.parametrize("conversion", CONVERSIONS)
def test_random_layouts(context: ir.Context, conversion: str, width: int) -> None:
    """The element is where sizes, strides and offset say, and no other one is touched."""
    rng = random.Random(width)
    is_ours = "accesses" in conversion
    # Upstream's multiplications are said not to wrap around, so no stride may be negative.
    accesses = {
        f"at{number}": random_access(rng, rng.choice(CONVERSIONS[conversion]), negative=is_ours)
        for number in range(60)
    }
    text = "\n".join(access.function(name) for name, access in accesses.items())
    convert = getattr(Convention(index_bitwidth=width), conversion.partition(" ")[0])
    executable = Executable(lower(text, convert, width, accesses=is_ours))
    for name, access in accesses.items():
        for _ in range(4):
            check(executable, name, access, INDEX[width], rng)


def check(
    executable: Executable, name: str, access: Access, index: Any, rng: random.Random
) -> None:
    dtype = ELEMENTS[access.element]
    raw = np.frombuffer(rng.randbytes(2048 * dtype.itemsize), np.uint8)
    storage = raw % 2 == 1 if dtype == np.bool_ else raw.view(dtype).copy()
    start = 1024  # of the element that the descriptor's aligned pointer designates
    place = tuple(rng.randrange(size) for size in access.sizes)
    linear = start + access.offset + sum(i * s for i, s in zip(place, access.strides, strict=True))
    expected = storage.copy()
    expected[linear] = storage.dtype.type(1)
    old = storage[linear : linear + 1].tobytes()

    memref = descriptor_type(len(access.sizes), index)()
    memref.allocated, memref.aligned = None, storage.ctypes.data + start * dtype.itemsize
    memref.offset = access.offset
    if access.sizes:
        memref.sizes[:], memref.strides[:] = access.sizes, access.strides
    sizes = {f"size{d}": index for d in range(len(access.sizes))}
    result = struct(old=c_type(dtype), **sizes) if sizes else c_type(dtype)()
    executable.call(name, memref, scalar(1, dtype), *(index(i) for i in place), result=result)

    assert content(result)[: dtype.itemsize] == old, access
    assert tuple(getattr(result, size) for size in sizes) == access.sizes, access
    assert storage.tobytes() == expected.tobytes(), access
