"""`abi-memref-access-to-llvm` beside MLIR's own lowering, and beside NumPy on views of any kind."""

from __future__ import annotations

import ctypes
import itertools
import random
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import pytest
from conversion import Convention, run
from execution import Executable, descriptor, struct
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

DTYPES = {
    "i8": np.int8,
    "i16": np.int16,
    "f32": np.float32,
    "i64": np.int64,
    "complex<f32>": np.complex64,
    "i1": np.bool_,
}


@dataclass(frozen=True)
class View:
    """A view of an array, the type of a memref that designates it, and what its offset is."""

    array: np.ndarray
    type: str
    offset: int


def random_view(rng: random.Random, element: str, signs: tuple[int, ...] = (1, -1)) -> View:
    """Any part of an array in any order of its axes, some or all of its layout dynamic."""
    rank = rng.randint(0, 4)
    numbers = np.arange(1, 6**rank + 1).reshape((6,) * rank)
    whole = np.asarray(numbers % 3 == 0) if element == "i1" else numbers.astype(DTYPES[element])
    cuts = tuple(slice(None, None, rng.choice(signs) * rng.choice([1, 2, 3])) for _ in range(rank))
    array = whole[cuts] if rank else whole
    array = array.transpose(rng.sample(range(rank), rank))
    offset = rng.choice([0, 0, 3, *((-2,) if -1 in signs else ())])
    strides = [stride // array.itemsize for stride in array.strides]
    sizes = "".join(f"{rng.choice([n, '?'])}x" for n in array.shape)
    shown = ", ".join(str(rng.choice([s, "?"])) for s in strides)
    layout = f"strided<[{shown}], offset: {rng.choice([offset, '?'])}>"
    return View(array, f"memref<{sizes}{element}, {layout}>", offset)


def copy_function(name: str, element: str, source: View) -> str:
    """Copies every element of a view to a memref without a layout, and the view's sizes."""
    rank = source.array.ndim
    target = f"memref<{'?x' * rank}{element}>"
    lines = ["%0 = arith.constant 0 : index", "%1 = arith.constant 1 : index"]
    if rank:
        lines.append(f"%rank = arith.constant {rank} : index")
        lines.append(f"""scf.for %d = %0 to %rank step %1 {{
            %size = memref.dim %m, %d : {source.type}
            memref.store %size, %sizes[%d] : memref<?xindex>
        }}""")
    for d in range(rank):
        lines.append(f"%c{d} = arith.constant {d} : index")
        lines.append(f"%n{d} = memref.dim %m, %c{d} : {source.type}")
    lines += [f"scf.for %i{d} = %0 to %n{d} step %1 {{" for d in range(rank)]
    at = ", ".join(f"%i{d}" for d in range(rank))
    lines.append(f"%x = memref.load %m[{at}] : {source.type}")
    lines.append(f"memref.store %x, %t[{at}] : {target}")
    lines += ["}"] * rank
    body = "\n".join(lines)
    return f"""func.func @{name}(%m: {source.type}, %t: {target}, %sizes: memref<?xindex>)
        attributes {{llvm.emit_c_interface}} {{
      {body}
      return
    }}"""


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
    return Executable(module)


def check_copy(compiled: Executable, name: str, view: View, width: int) -> None:
    target = np.zeros_like(view.array, order="C")
    sizes = np.zeros(view.array.ndim, f"i{width // 8}")
    index = INDEX[width]
    compiled.call(
        name,
        descriptor(view.array, index, view.offset),
        descriptor(target, index),
        descriptor(sizes, index),
    )
    assert np.array_equal(target, view.array), (name, view.type)
    assert tuple(sizes) == view.array.shape, (name, view.type)


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
    views = {f"f{n}": (e, random_view(rng, e)) for n, e in enumerate(DTYPES)}
    width = rng.choice(list(INDEX))
    compiled = executable(
        "".join(copy_function(name, *view) for name, view in views.items()), order, width
    )
    for name, (_, view) in views.items():
        check_copy(compiled, name, view, width)


@pytest.mark.parametrize("width", INDEX)
@pytest.mark.parametrize("accesses", ["ours", "MLIR's"])
def test_views(context: ir.Context, accesses: str, width: int) -> None:
    """Every element of a view is where NumPy has it; MLIR's lowering agrees where it is right."""
    rng = random.Random(width)
    is_ours = accesses == "ours"
    # With MLIR's flags a negative stride is undefined behaviour, and its wheel asserts on i1.
    elements = [e for e in DTYPES if is_ours or e != "i1"]
    signs = (1, -1) if is_ours else (1,)
    chosen = [rng.choice(elements) for _ in range(30)]
    views = {f"f{n}": (e, random_view(rng, e, signs)) for n, e in enumerate(chosen)}
    order = (*STEPS, LAST) if is_ours else (*STEPS[1:], LAST)
    compiled = executable(
        "".join(copy_function(name, *view) for name, view in views.items()), order, width
    )
    for name, (_, view) in views.items():
        check_copy(compiled, name, view, width)


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
    """Ask for a size ten million times, of the dimension that the size before it says."""
    with ir.Context(), ir.Location.unknown():
        compiled = executable(LOOP, (*STEPS, LAST), 64)
        cycle = descriptor(np.zeros((1, 2, 3, 0), np.float32))
        which, count = descriptor(np.arange(4)), ctypes.c_int64(10**7 + 1)
        result = compiled.call("f", cycle, which, count, result=ctypes.c_int64())
        assert result.value == (10**7 + 1) % 4


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
