"""A call from Python of a function that does next to nothing, 1,000 times.

The functions are compiled once, by `jit` and by `build` for `load`. Each is compared with the same
function in Numba, called with the flat arguments, and in nanobind, which keeps the GIL or releases
it as `jit` and `load` do, if these are installed; with ``mlir.runtime``, which makes a descriptor
of each array, followed by ``ExecutionEngine.invoke``; and with IREE's ``FunctionInvoker`` on
``vmvx``, in another process, since one process cannot load both bindings. Two functions have the
arguments of the first, and sizes that a call compares: two that are tied, two that meet conditions.
"look-up" is a call as ``library.f(…)``, which finds the function first. Values that are converted
are compared with those that are passed as they are, and arrays of JAX with what ``memoryview``
takes.
``MLIR_ABI_PURE_PYTHON=1`` measures the calls without the C module. Each time is the shortest of
several, which take turns.
"""

from __future__ import annotations

import ctypes
import importlib.util
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from benchmarks.measure import Row
from mlir_abi.bindings import execution_engine, ir, runtime
from mlir_abi.compilation.execution import jit
from mlir_abi.compilation.library_build import build
from mlir_abi.lowering import DEFAULT_PIPELINE
from mlir_abi.pipeline.run import run_pipeline
from mlir_abi.runtime.call.library import Library
from mlir_abi.runtime.libraries.shared_library import load

CALLS = 1_000
ROUNDS = 30

_LEAVES = ", ".join(
    f'%l{i}: memref<?xf32> {{iree.abi.index_path = [0, "l{i // 2}", "{"wb"[i % 2]}"]}}'
    for i in range(8)
)
_FIVE = ", ".join(
    f'%l{i}: memref<?xf32> {{llvm.readonly, iree.abi.index_path = [0, "l{i}"]}}' for i in range(5)
)
TEXT = f"""
func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %s: f32) -> f32 {{ return %s : f32 }}
func.func @tied(%a: memref<?x?xf32> {{abi.dims = ["m", "n"]}},
                %b: memref<?x?xf32> {{abi.dims = ["m", "n"]}}, %s: f32) -> f32 {{ return %s : f32 }}
func.func @conditions(%a: memref<?x?xf32> {{abi.dims = ["m", "n"]}}, %b: memref<?x?xf32>,
                      %s: f32) -> f32
    attributes {{abi.size_conditions = ["m >= 1", "n % 2 == 0"]}} {{ return %s : f32 }}
func.func @new(%a: memref<?x?xf32>) -> memref<?x?xf32> {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %a, %c0 : memref<?x?xf32>
  %n = memref.dim %a, %c1 : memref<?x?xf32>
  %r = memref.alloc(%m, %n) : memref<?x?xf32>
  return %r : memref<?x?xf32>
}}
func.func @nest({_LEAVES}) {{ return }}
func.func @readonly(%a: memref<?x?xf32> {{llvm.readonly}}, %b: memref<?x?xf32>, %s: f32) -> f32 {{
  return %s : f32
}}
func.func @five({_FIVE}) {{ return }}
func.func @numbers(%a: f32, %b: i32, %c: f64, %d: i64) -> f64 {{ return %c : f64 }}
"""

NANOBIND = """
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
namespace nb = nanobind;
using Array = nb::ndarray<float, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using New = nb::ndarray<nb::numpy, float, nb::ndim<2>>;
struct Keep {};
template <typename Gil, typename... Guard> void define(nb::module_ &module, Guard... guard) {
  module.def("f", [](Array a, Array b, float s) { return s; }, guard...);
  module.def("new", [](Array a) {
    float *data = (Gil(), new float[a.shape(0) * a.shape(1)]);
    nb::capsule owner(data, [](void *p) noexcept { delete[] static_cast<float *>(p); });
    return New(data, {a.shape(0), a.shape(1)}, owner);
  });
  module.def("numbers", [](float a, int b, double c, int64_t d) { return c; }, guard...);
}
NB_MODULE(with_nanobind, module) {
  define<Keep>(module);
  nb::module_ released = module.def_submodule("released");
  define<nb::gil_scoped_release>(released, nb::call_guard<nb::gil_scoped_release>());
}
"""

IREE = """
import iree.compiler, iree.runtime, numpy as np
from benchmarks.measure import seconds_of_calls
text = '''func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %s: f32) -> tensor<?x?xf32> {
  return %a : tensor<?x?xf32>
}'''
code = iree.compiler.compile_str(text, target_backends=["vmvx"])
config = iree.runtime.Config("local-sync")
module = iree.runtime.load_vm_module(
    iree.runtime.VmModule.copy_buffer(config.vm_instance, code), config
)
a = iree.runtime.asdevicearray(config.device, np.zeros((8, 8), np.float32))
print(seconds_of_calls(1_000, lambda: module.f(a, a, 1.0)))
"""


def rows() -> Iterator[Row]:
    """Yield a row for each function, `jit` and `load`, and each other way to call it."""
    a, w = np.zeros((8, 8), np.float32), np.zeros(8, np.float32)
    nest = {f"l{i}": {"w": w, "b": w} for i in range(4)}
    arguments = {"f": (a, a, 1.0), "new": (a,), "nest": (nest,), "numbers": (1.0, 2, 3.0, 4)}
    with TemporaryDirectory() as directory:
        with ir.Context(), ir.Location.unknown():
            compiled = jit(ir.Module.parse(TEXT))
            build(ir.Module.parse(TEXT), Path(directory, "libcalls.so"))
            lowered = ir.Module.parse(TEXT)
            run_pipeline(lowered, DEFAULT_PIPELINE)
            engine = execution_engine.ExecutionEngine(lowered)
        opened = load(Path(directory, "libcalls.so"))
        others = {**numba_functions(), **nanobind_functions(Path(directory))}
        for name, values in arguments.items():
            calls = {
                "jit": partial(compiled[name], *values),
                "load": partial(opened[name], *values),
            }
            if name != "numbers":
                calls["look-up"] = look_up(compiled, name, values)
            if name == "f":
                result = ctypes.pointer(ctypes.c_float())
                calls["np_to_memref and invoke"] = partial(invoke, engine, a, a, result)
            flat = (w,) * 8 if name == "nest" else values
            calls |= {
                other: partial(function, *flat)
                for (other, of), function in others.items()
                if of == name
            }
            yield from compared(name, shortest(calls))
        for library, way in ((compiled, "jit"), (opened, "load")):
            yield from converted(library, way)
            names = ("f", "tied", "conditions")
            seconds = shortest({name: partial(library[name], a, a, 1.0) for name in names})
            for name in names[1:]:
                yield Row(f"{way}: {name}", seconds[name], f"{way}: f", seconds["f"], 1.1)
    invoker = subprocess.run([sys.executable, "-c", IREE], capture_output=True, check=True).stdout
    yield Row("jit: new", shortest({"": partial(compiled.new, a)})[""], "IREE's", float(invoker))


def compared(name: str, seconds: dict[str, float]) -> Iterator[Row]:
    """Yield a row for `jit` and `load`, with each of the others."""
    found = seconds.pop("look-up", None)
    if found is not None and "Numba" in seconds:
        yield Row(f"look-up: {name}", found, "Numba", seconds["Numba"], 1.0)
    ours = seconds.pop("jit"), seconds.pop("load")
    limits = {"Numba": 1.0, "np_to_memref and invoke": 1 / 25}
    limits |= {"nanobind": 1.2, "nanobind, GIL released": 1.2}
    for other, reference in seconds.items():
        for way, measured in zip(("jit", "load"), ours, strict=True):
            yield Row(f"{way}: {name}", measured, other, reference, limits[other])


def look_up(library: Library, name: str, values: tuple[Any, ...]) -> Callable[[], object]:
    """A call with the look-up of the function, as programs write it."""
    scope: dict[str, Any] = {"library": library, "values": values}
    call: Callable[[], object] = eval(f"lambda: library.{name}(*values)", scope)
    return call


def converted(library: Library, way: str) -> Iterator[Row]:
    """Yield a row for each kind of value that is converted, against one that is passed as it is."""
    a, empty = np.zeros((8, 8), np.float32), np.zeros((0, 8), np.float32)
    calls: dict[str, tuple[Callable[[], object], float]] = {
        "f: int": (partial(library.f, a, a, 1), 3),
        "f: bool": (partial(library.f, a, a, True), 3),
        "f: np.float32": (partial(library.f, a, a, np.float32(1)), 3),
        "f: np.int64": (partial(library.f, a, a, np.int64(1)), 3),
        "f: an empty array": (partial(library.f, empty, a, 1.0), 3),
        "f: a memoryview": (partial(library.f, memoryview(a), a, 1.0), 10),
        "readonly: a negative stride": (partial(library.readonly, a[::-1], a, 1.0), 25),
    }
    exact = partial(library.f, a, a, 1.0)
    seconds = shortest({"f": exact, **{what: call for what, (call, _) in calls.items()}})
    for what, (_, limit) in calls.items():
        yield Row(f"{way}: {what}", seconds[what], f"{way}: f", seconds["f"], limit)
    import jax  # after the bindings of `mlir`, or its own would be chosen

    arrays = {f"l{i}": jax.numpy.zeros(8, np.float32) for i in range(5)}
    views = {
        "five": partial(library.five, arrays),
        "memoryview": lambda: [memoryview(array) for array in arrays.values()],
    }
    seconds = shortest(views)
    what = f"{way}: five arrays of JAX"
    yield Row(what, seconds["five"], "five memoryviews", seconds["memoryview"], 2)


def shortest(calls: Mapping[str, Callable[[], object]]) -> dict[str, float]:
    """The shortest time of `CALLS` calls of each."""
    shortest = dict.fromkeys(calls, float("inf"))
    for _ in range(ROUNDS):
        for name, call in calls.items():
            start = time.perf_counter()
            for _ in range(CALLS):
                call()
            shortest[name] = min(shortest[name], time.perf_counter() - start)
    return shortest


def numba_functions() -> dict[tuple[str, str], Callable[..., object]]:
    """The functions in Numba; none if it is not installed."""
    if importlib.util.find_spec("numba") is None:
        return {}
    import numba

    array, vector = "f4[:, ::1]", "f4[::1]"
    functions: dict[str, tuple[str, Callable[..., object]]] = {
        "f": (f"f4({array}, {array}, f4)", lambda a, b, s: s),
        "new": (f"{array}({array})", lambda a: np.empty(a.shape, np.float32)),
        "nest": (f"void({', '.join([vector] * 8)})", lambda a, b, c, d, e, f, g, h: None),
        "numbers": ("f8(f4, i4, f8, i8)", lambda a, b, c, d: c),
    }
    return {("Numba", name): numba.njit(type_)(f) for name, (type_, f) in functions.items()}


def nanobind_functions(directory: Path) -> dict[tuple[str, str], Callable[..., object]]:
    """The functions in nanobind; none if it is not installed."""
    if importlib.util.find_spec("nanobind") is None:
        return {}
    import nanobind

    root = Path(nanobind.__file__).parent
    source, library = directory / "with_nanobind.cpp", directory / "with_nanobind.so"
    source.write_text(NANOBIND)
    includes = [
        sysconfig.get_path("include"),
        nanobind.include_dir(),
        root / "ext" / "robin_map" / "include",
    ]
    flags = ["-std=c++17", "-O2", "-shared", "-fPIC", "-fvisibility=hidden", "-DNDEBUG"]
    sources = [source, root / "src" / "nb_combined.cpp"]
    command = ["c++", *flags, *(f"-I{path}" for path in includes), *sources, "-o", library]
    subprocess.run(command, check=True)
    sys.path.insert(0, str(directory))
    module = importlib.import_module("with_nanobind")
    modules = {"nanobind": module, "nanobind, GIL released": module.released}
    return {
        (other, name): getattr(each, name)
        for other, each in modules.items()
        for name in ("f", "new", "numbers")
    }


def invoke(engine: Any, a: Any, b: Any, *results: Any) -> None:
    """Call ``f`` as the documentation of MLIR's runtime does."""
    arrays = [
        ctypes.pointer(ctypes.pointer(runtime.get_ranked_memref_descriptor(x))) for x in (a, b)
    ]
    engine.invoke("f", *arrays, ctypes.pointer(ctypes.c_float(1.0)), *results)
