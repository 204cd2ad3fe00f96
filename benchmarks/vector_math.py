"""Functions of a million elements, by `abi-build -O3 --target-cpu native`, against NumPy.

In each pair of rows the first is arithmetic in the loop, the second calls the C library. All run on
one core, in alternating rounds in one process. Each figure is the least time of all.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import numpy as np

import mlir_abi
from benchmarks.code import least_milliseconds
from benchmarks.measure import Row
from mlir_abi.lowering import default_pipeline

UNIT = "milliseconds"
SIZE = 1 << 20
NAMES = ("exp", "expm1", "log", "log1p", "tanh", "erf", "sin", "cos", "powf", "rsqrt", "sigmoid")
CALLED = {("f64", "sin"), ("f64", "cos"), ("f64", "powf")}
"""Those that are calls in any case."""
FLOATS = {"f32": np.float32, "f64": np.float64}


def _function(name: str, float_: str) -> str:
    tensor = f"tensor<{SIZE}x{float_}>"
    operation = f"%r = math.{name} {'%x, %y' if name == 'powf' else '%x'} : {tensor}"
    if name == "sigmoid":
        operation = f"""%one = arith.constant dense<1.0> : {tensor}
          %minus = arith.negf %x : {tensor}
          %e = math.exp %minus : {tensor}
          %sum = arith.addf %one, %e : {tensor}
          %r = arith.divf %one, %sum : {tensor}"""
    return f"""
        func.func @{name}_{float_}(%x: {tensor}, %y: {tensor}) -> {tensor} {{
          {operation}
          return %r : {tensor}
        }}"""


def _numpy(name: str) -> Callable[..., np.ndarray]:
    if name == "rsqrt":
        return lambda x, _: 1 / np.sqrt(x)
    if name == "sigmoid":
        return lambda x, _: 1 / (1 + np.exp(-x))
    if name == "erf":
        from scipy.special import erf

        return lambda x, _: erf(x)
    return np.power if name == "powf" else lambda x, _: getattr(np, name)(x)


def rows() -> Iterator[Row]:
    """A pair of rows for each function and type."""
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    random = np.random.default_rng(0)
    text = "".join(_function(name, float_) for name in NAMES for float_ in FLOATS)
    calls = default_pipeline().replace("abi-expand-math", "abi-expand-math{functions=libm}")
    libraries = {}
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "model.mlir")
        source.write_text(text)
        for what, pipeline in (("", None), (", C library", calls)):
            path = Path(folder, f"{len(libraries)}.so")
            mlir_abi.build(source, path, pipeline=pipeline, opt_level=3, target_cpu="native")
            libraries[what] = mlir_abi.load(path)
    for float_, dtype in FLOATS.items():
        x, y = abs(random.standard_normal((2, SIZE)).astype(dtype)) * 3
        for name in NAMES:
            ours = {w: partial(each[f"{name}_{float_}"], x, y) for w, each in libraries.items()}
            if (float_, name) in CALLED:
                del ours[""]
            times = least_milliseconds({**ours, "NumPy": partial(_numpy(name), x, y)})
            for what in ours:
                yield Row(f"{name} {float_}{what}", times[what], "NumPy", times["NumPy"])
