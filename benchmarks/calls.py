"""A call from Python with two rank-2 arrays and a scalar, 1,000 times.

The function is compiled once and does nothing. The call is compared with ``mlir.runtime``, which
makes a descriptor of each array, followed by ``ExecutionEngine.invoke``; and with IREE's
``FunctionInvoker`` on ``vmvx``, in another process, since one process cannot load both bindings.
"""

from __future__ import annotations

import ctypes
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

from benchmarks.measure import Row, seconds_of_calls
from mlir_abi.bindings import execution_engine, ir, runtime
from mlir_abi.compilation.execution import jit
from mlir_abi.lowering import DEFAULT_PIPELINE
from mlir_abi.pipeline.run import run_pipeline

CALLS = 1_000

TEXT = """
func.func @f(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %s: f32) { return }
func.func @g(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %s: f32) -> memref<?x?xf32> {
  return %a : memref<?x?xf32>
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
    """Yield a row for a function without a result, and two for one that returns an argument."""
    a, b = np.zeros((8, 8), np.float32), np.zeros((8, 8), np.float32)
    with ir.Context(), ir.Location.unknown():
        library = jit(ir.Module.parse(TEXT))
        lowered = ir.Module.parse(TEXT)
        run_pipeline(lowered, DEFAULT_PIPELINE)
        engine = execution_engine.ExecutionEngine(lowered)
    f, g = library.f, library.g
    without = seconds_of_calls(CALLS, lambda: f(a, b, 1.0))
    with_result = seconds_of_calls(CALLS, lambda: g(a, b, 1.0))
    mlir = seconds_of_calls(CALLS, lambda: invoke(engine, a, b))
    yield Row("a call", without, "np_to_memref and invoke", mlir, 1 / 25)
    yield Row("a call with a result", with_result, "np_to_memref and invoke", mlir)
    invoker = float(
        subprocess.run([sys.executable, "-c", IREE], capture_output=True, check=True).stdout
    )
    yield Row("a call with a result", with_result, "IREE's FunctionInvoker", invoker)


def invoke(engine: Any, a: Any, b: Any, *results: Any) -> None:
    """Call ``f`` as the documentation of MLIR's runtime does."""
    arrays = [
        ctypes.pointer(ctypes.pointer(runtime.get_ranked_memref_descriptor(x))) for x in (a, b)
    ]
    engine.invoke("f", *arrays, ctypes.pointer(ctypes.c_float(1.0)), *results)
