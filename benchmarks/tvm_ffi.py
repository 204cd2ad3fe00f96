"""A call from Python with two rank-2 arrays and a number, 1,000 times, through TVM FFI.

The function returns its number. It is called by its wrapper of ``abi-emit-tvm-ffi``, which checks
every argument, and compared with the same function in C without checks, with other ways to call
compiled code, and with this package's own. Each time is the shortest of several, which take turns.
IREE's is in another process, since one process cannot load both bindings.
"""

from __future__ import annotations

import ctypes
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import tvm_ffi

from benchmarks.calls import (
    IREE,
    invoke,
    nanobind_functions,
    numba_functions,
    shortest,
)
from benchmarks.measure import Row
from mlir_abi.bindings import execution_engine, ir
from mlir_abi.compilation.execution import jit
from mlir_abi.lowering import DEFAULT_PIPELINE
from mlir_abi.pipeline.run import run_pipeline

TEXT = """
func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %s: f32) -> f32 { return %s : f32 }
func.func @g(%a: memref<?x?xf32>) -> memref<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %a, %c0 : memref<?x?xf32>
  %n = memref.dim %a, %c1 : memref<?x?xf32>
  %r = memref.alloc(%m, %n) : memref<?x?xf32>
  return %r : memref<?x?xf32>
}
"""

C = """
#include <tvm/ffi/c_api.h>
int __tvm_ffi_f(void *self, const TVMFFIAny *args, int32_t count, TVMFFIAny *result) {
  float s = (float)args[2].v_float64;
  result->type_index = kTVMFFIFloat;
  result->v_float64 = s;
  return 0;
}
"""


def rows() -> Iterator[Row]:
    """Yield a row for each other way to call the function."""
    a, b = np.zeros((8, 8), np.float32), np.zeros((8, 8), np.float32)
    with TemporaryDirectory() as directory:
        in_c = _in_c(Path(directory))
        calls = dict(_calls(Path(directory), in_c, a, b))
        seconds = shortest(calls)
    ours = seconds.pop("TVM FFI")
    tensors = seconds.pop("TVM FFI, its own tensors")
    in_c = seconds.pop("C, its own tensors")
    yield Row("a call, its own tensors", tensors, "C without checks", in_c, 1.3)
    result, reference = seconds.pop("a result"), seconds.pop("a result of load")
    for name, reference_seconds in seconds.items():
        at_most = 1.15 if name == "C without checks" else None
        yield Row("a call through TVM FFI", ours, name, reference_seconds, at_most)
    yield Row("a call with a result", result, "mlir_abi.jit", reference)
    invoker = subprocess.run([sys.executable, "-c", IREE], capture_output=True, check=True).stdout
    yield Row("a call with a result", result, "IREE's FunctionInvoker", float(invoker))


def _in_c(directory: Path) -> Any:
    """The function in C."""
    source = directory / "f.c"
    source.write_text(C)
    info = tvm_ffi.libinfo
    includes = [f"-I{path}" for path in (info.find_include_path(), info.find_dlpack_include_path())]
    library = directory / "libf.so"
    command = ["cc", "-O2", "-shared", "-fPIC", *includes, source, "-o", library]
    subprocess.run(command, check=True)
    return tvm_ffi.load_module(library)


def _calls(
    directory: Path, in_c: Any, a: np.ndarray[Any, Any], b: np.ndarray[Any, Any]
) -> Iterator[tuple[str, Callable[[], object]]]:
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(TEXT)
        functions = jit(module)
        run_pipeline(module, DEFAULT_PIPELINE)
        engine = execution_engine.ExecutionEngine(module)
    f, g, c = functions.tvm_ffi.f, functions.tvm_ffi.g, in_c.f
    result = ctypes.pointer(ctypes.c_float())
    ta, tb = tvm_ffi.from_dlpack(a), tvm_ffi.from_dlpack(b)
    yield "TVM FFI", lambda: f(a, b, 1.0)
    yield "C without checks", lambda: c(a, b, 1.0)
    yield "TVM FFI, its own tensors", lambda: f(ta, tb, 1.0)
    yield "C, its own tensors", lambda: c(ta, tb, 1.0)
    yield "a result", lambda: g(a)
    yield "mlir_abi.jit", lambda: functions.f(a, b, 1.0)
    yield "a result of load", lambda: functions.g(a)
    yield "np_to_memref and invoke", lambda: invoke(engine, a, b, result)
    others = {**numba_functions(), **nanobind_functions(directory)}
    for (name, of), function in others.items():
        if of == "f":
            yield name, partial(function, a, b, 1.0)
