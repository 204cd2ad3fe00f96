"""`abi-memref-access-to-llvm` beside MLIR's own lowering, and beside NumPy on any layout."""

from __future__ import annotations

import ctypes
import itertools
import random
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conversion import Convention, run
from element_types import DTYPES
from execution import (
    Executable,
    c_type,
    content,
    descriptor,
    descriptor_type,
    lower,
    scalar,
    struct,
)
from mlir import ir
from normalise import normalised

from mlir_abi.passes.memref_access_to_llvm import MemrefAccessToLLVM
from mlir_abi.passes.support.diagnostics import PassError

INDEX = {32: ctypes.c_int32, 64: ctypes.c_int64}

# --- The same operations as MLIR's

# None narrower than a byte, which MLIR packs in some versions (and asserts on i1 in the wheel).
ELEMENTS = [
    *("i8", "i32", "si16", "f16", "bf16", "f32", "f80", "f8E5M2", "index"),
    *("complex<f32>", "complex<i32>", "vector<4xf32>", "vector<2x3xindex>", "vector<i8>"),
    *("memref<?xf32>", "memref<2x?xindex, 3>", "memref<*xf32>", "memref<f32, strided<[]>>"),
]


def random_memref(rng: random.Random) -> tuple[str, int]:
    """A memref type without an offset, and its rank."""
    rank = rng.randint(0, 4)
    sizes = "".join(rng.choice(["?x", "1x", "2x", "7x"]) for _ in range(rank))
    layout = ""
    if rng.random() < 0.4:
        strides = ", ".join(str(rng.choice(["?", 1, 2, 24, -3])) for _ in range(rank))
        layout = f", strided<[{strides}]>"
    elif rank and rng.random() < 0.2:
        names = [f"d{i}" for i in range(rank)]
        terms = " + ".join(f"{name} * {rng.choice([1, 3, 5])}" for name in names)
        layout = f", affine_map<({', '.join(names)}) -> ({terms})>"
    space = rng.choice(["", "", ", 0", ", 5"])
    return f"memref<{sizes}{rng.choice(ELEMENTS)}{layout}{space}>", rank


def random_function(rng: random.Random, name: str) -> str:
    """Loads, stores and sizes of a few memrefs; what is loaded is stored, used, or neither."""
    memrefs = [random_memref(rng) for _ in range(rng.randint(1, 3))]
    arguments = [f"%m{i}: {type_}" for i, (type_, _) in enumerate(memrefs)]
    indices, lines, loaded = ["%i", "%j"], ["%c0 = arith.constant 0 : index"], []
    for number in range(rng.randint(1, 8)):
        which = rng.randrange(len(memrefs))
        type_, rank = memrefs[which]
        at = f"%m{which}[{', '.join(rng.choice(indices) for _ in range(rank))}]"
        kept = rng.choice(["", "{nontemporal = true}", "{alignment = 32}", "{nontemporal = false}"])
        action = rng.choice(["load", "load", "store", "dim"])
        if action == "load":
            lines.append(f"%v{number} = memref.load {at} {kept} : {type_}")
            loaded.append((f"%v{number}", which))
        elif action == "dim" and rank:
            lines.append(f"%v{number} = memref.dim %m{which}, %c0 : {type_}")
            indices.append(f"%v{number}")
        elif action == "store" and any(w == which for _, w in loaded):
            value = rng.choice([v for v, w in loaded if w == which])
            lines.append(f"memref.store {value}, {at} {kept} : {type_}")
    lines += [f'"test.use"({i}) : (index) -> ()' for i in indices if rng.random() < 0.5]
    lines.append("return")
    return f"func.func @{name}({', '.join([*arguments, '%i: index, %j: index'])}) {{\n" + (
        "\n".join(lines) + "\n}\n"
    )


@pytest.mark.parametrize("width", INDEX)
def test_same_operations(context: ir.Context, seeds: range, width: int) -> None:
    """Without an offset, the operations are those of MLIR's lowering, but for ``nuw``.

    (An offset is part of our one sum, and a pointer of its own in MLIR's.)
    """
    for seed in seeds:
        rng = random.Random(seed)
        text = "".join(random_function(rng, f"f{n}") for n in range(4))
        ours, theirs = ir.Module.parse(text), ir.Module.parse(text)
        MemrefAccessToLLVM(width).run(ours.operation)
        assert ours.operation.verify()
        run(theirs, f"finalize-memref-to-llvm{{index-bitwidth={width}}}")
        assert without_nuw(ours) == without_nuw(theirs), f"seed {seed}"


def without_nuw(module: ir.Module) -> str:
    text = normalised(module).replace("overflowFlags = 3", "overflowFlags = 1")
    return text.replace("noWrapFlags = 7", "noWrapFlags = 3")


# --- The same elements as NumPy's

NAMES = ["i8", "i16", "f32", "i64", "complex<f32>", "i1"]


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
    offset = rng.choice([0, 5, -2] if negative else [0, 5])
    known = [str(s) if rng.random() < 0.5 else "?" for s in [*strides, offset]]
    layout = f"strided<[{', '.join(known[:-1])}], offset: {known[-1]}>"
    return Access(element, sizes, tuple(strides), offset, f"memref<{shown}{element}, {layout}>")


def check(
    executable: Executable, name: str, access: Access, index: Any, rng: random.Random
) -> None:
    dtype = DTYPES[access.element]
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


CONVERSIONS = {
    "upstream": [name for name in NAMES if name != "i1"],  # the wheel asserts on i1
    "ours": [name for name in NAMES if name != "i1"],
    "ours with accesses": NAMES,
}


@pytest.mark.parametrize("width", INDEX)
@pytest.mark.parametrize("conversion", CONVERSIONS)
def test_random_layouts(context: ir.Context, conversion: str, width: int) -> None:
    """The element is where sizes, strides and offset say, and no other one is touched.

    Also where LLVM relies on the flags of our arithmetic.
    """
    rng = random.Random(width)
    is_ours = "accesses" in conversion
    # Upstream's multiplications are said not to wrap around, so no stride may be negative.
    accesses = {
        f"at{number}": random_access(rng, rng.choice(CONVERSIONS[conversion]), negative=is_ours)
        for number in range(60)
    }
    text = "\n".join(access.function(name) for name, access in accesses.items())
    convert = getattr(Convention(index_bitwidth=width), conversion.partition(" ")[0])
    module = lower(text, convert, width, accesses=is_ours)
    executable = Executable(module, opt_level=2 if is_ours else 0)
    for name, access in accesses.items():
        for _ in range(4):
            check(executable, name, access, INDEX[width], rng)


def executable(text: str, order: tuple[str, ...], width: int) -> Executable:
    """``text`` after the passes of ``order``; ``ours`` and ``functions`` stand for our own."""
    module = ir.Module.parse(text)
    run(module, "convert-scf-to-cf")
    for name in order:
        if name == "ours":
            MemrefAccessToLLVM(width).run(module.operation)
        elif name == "functions":
            Convention(index_bitwidth=width).ours(module)
        else:
            run(module, f"{name}{{index-bitwidth={width}}}")
    run(module, "reconcile-unrealized-casts")
    return Executable(module, opt_level=0)


LAST = "finalize-memref-to-llvm"
STEPS = ("ours", "functions", "convert-arith-to-llvm", "convert-cf-to-llvm")
ORDERS = [(*order, LAST) for order in itertools.permutations(STEPS)] + [
    ("functions", "ours", LAST, "convert-arith-to-llvm", "convert-cf-to-llvm"),
    ("ours", LAST, "convert-cf-to-llvm", "convert-arith-to-llvm", "functions"),
    ("ours", LAST, "convert-cf-to-llvm", "convert-arith-to-llvm", "convert-func-to-llvm"),
]


@pytest.mark.parametrize("order", ORDERS, ids=" ".join)
def test_any_order_of_passes(context: ir.Context, order: tuple[str, ...]) -> None:
    """One pipeline finishes the job in whichever order its conversions come."""
    rng = random.Random(" ".join(order))
    accesses = {f"f{n}": random_access(rng, e, negative=True) for n, e in enumerate(NAMES)}
    width = rng.choice(list(INDEX))
    text = "".join(access.function(name) for name, access in accesses.items())
    compiled = executable(text, order, width)
    for name, access in accesses.items():
        check(compiled, name, access, INDEX[width], rng)


def test_unranked_sizes(context: ir.Context) -> None:
    """The sizes of a memref of any rank are found behind its pointer."""
    text = """
      func.func @f(%m: memref<?x5xf32>, %i: index) -> (index, index) attributes {
          llvm.emit_c_interface} {
        %c0 = arith.constant 0 : index
        %u = memref.cast %m : memref<?x5xf32> to memref<*xf32>
        %a = memref.dim %u, %c0 : memref<*xf32>
        %b = memref.dim %u, %i : memref<*xf32>
        return %a, %b : index, index
      }"""
    for width, index in INDEX.items():
        compiled = executable(text, (*STEPS, LAST), width)
        result = struct(a=index, b=index)
        compiled.call("f", descriptor(np.zeros((3, 5), np.float32), index), index(1), result=result)
        assert (result.a, result.b) == (3, 5)


LOOP = """
  func.func @f(%m: memref<?x?x?x?xf32>, %which: memref<?xindex>, %n: index) -> index
      attributes {llvm.emit_c_interface} {
    %0 = arith.constant 0 : index
    %1 = arith.constant 1 : index
    %last = scf.for %i = %0 to %n step %1 iter_args(%s = %0) -> index {
      %d = memref.load %which[%s] : memref<?xindex>
      %size = memref.dim %m, %d : memref<?x?x?x?xf32>
      scf.yield %size : index
    }
    return %last : index
  }
"""


def size_loop() -> None:
    """Ask for a size a million times, of the dimension that the size before it says."""
    with ir.Context(), ir.Location.unknown():
        compiled = executable(LOOP, (*STEPS, LAST), 64)
        cycle = descriptor(np.zeros((1, 2, 3, 0), np.float32))
        which, count = descriptor(np.arange(4)), ctypes.c_int64(10**6 + 1)
        result = compiled.call("f", cycle, which, count, result=ctypes.c_int64())
        assert result.value == (10**6 + 1) % 4


def test_sizes_in_a_loop() -> None:
    """A size by an index known at run time gives back the stack it takes."""
    code = "from test_memref_access import size_loop; size_loop()"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=Path(__file__).parent, check=False, timeout=120
    )
    assert done.returncode == 0


# --- Errors


def test_nothing_is_changed_on_an_error(context: ir.Context) -> None:
    """Every access that cannot be lowered is named, and those that could be are left alone."""
    bad = "memref<4x4xf32, affine_map<(i, j) -> (i mod 2, j)>>"
    module = ir.Module.parse(f"""
      func.func @good(%m: memref<4xf32>, %i: index) -> f32 {{
        %x = memref.load %m[%i] : memref<4xf32>
        return %x : f32
      }}
      func.func @bad(%m: {bad}, %i: index, %x: f32) {{
        memref.store %x, %m[%i, %i] : {bad}
        %y = memref.load %m[%i, %i] : {bad}
        return
      }}
    """)
    before = module.operation.get_asm(enable_debug_info=True)
    with pytest.raises(PassError) as error:
        MemrefAccessToLLVM().run(module.operation)
    assert [message.partition(":")[0] for _, message in error.value.diagnostics] == [
        "memref.store in @bad",
        "memref.load in @bad",
    ]
    assert module.operation.get_asm(enable_debug_info=True) == before
