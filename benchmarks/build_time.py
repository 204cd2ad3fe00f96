"""Processor time to build and `jit` a step of Adam, beside JAX; weights, beside parsing.

The step is that of 12 layers of a perceptron with a residual connection (width 64 and 256, 32
rows), and of the same with layer norms. JAX's time is that of `lower` and `compile`. The weights
are 100 MB in MLIR's bytecode. Each step has a process of its own, the least time of three; it
includes the programs that it starts and, for weights, the start of Python.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks.measure import Row

ADAM = """
import sys, time
import jax, jax.numpy as jnp

path, norms = sys.argv[1], sys.argv[2] == "norms"
array = lambda *shape: jax.ShapeDtypeStruct(shape, jnp.float32)
layer = {"up": array(64, 256), "a": array(256), "down": array(256, 64), "b": array(64)}
if norms:
    layer |= {"scale": array(64), "shift": array(64)}

def apply(p, x):
    y = x
    if norms:
        y = (x - x.mean(-1, keepdims=True)) / jnp.sqrt(x.var(-1, keepdims=True) + 1e-5)
        y = y * p["scale"] + p["shift"]
    return x + jnp.tanh(y @ p["up"] + p["a"]) @ p["down"] + p["b"]

def step(params, mean, variance, count, x, y):
    def loss(layers):
        h = x
        for each in layers:
            h = apply(each, h)
        return jnp.mean((h - y) ** 2)

    def updated(p, m, v):
        return p - 0.01 * (m / (1 - 0.9**count)) / (jnp.sqrt(v / (1 - 0.999**count)) + 1e-8)

    value, gradient = jax.value_and_grad(loss)(params)
    count = count + 1
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mean, gradient)
    variance = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, variance, gradient)
    return jax.tree.map(updated, params, mean, variance), mean, variance, count, value

layers = [layer] * 12
count = jax.ShapeDtypeStruct((), jnp.int32)
start = time.process_time()
lowered = jax.jit(step).lower(layers, layers, layers, count, array(32, 64), array(32, 64))
lowered.compile()
print(time.process_time() - start)
open(path, "w").write(lowered.as_text(debug_info=True))
"""

STEP = """
import os, sys
import mlir_abi
from mlir_abi.bindings import ir

def seconds():
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system

path, step = sys.argv[1:]
start = 0 if path.endswith(".mlirbc") else seconds()
if step == "parse":
    with ir.Context():
        ir.Module.parseFile(path)
elif step == "jit":
    mlir_abi.jit(path)
else:
    mlir_abi.build(path, path + ".so")
print(seconds() - start)
"""

WEIGHTS = """
import sys
import numpy as np
from mlir import ir

with ir.Context() as context, ir.Location.unknown():
    weights = np.random.default_rng(0).normal(size=(25, 1024, 1024)).astype(np.float32)
    type_ = ir.RankedTensorType.get(weights.shape, ir.F32Type.get())
    for kind in ("dense", "dense_resource"):
        if kind == "dense":
            value = ir.DenseElementsAttr.get(weights)
        else:
            value = ir.DenseResourceElementsAttr.get_from_buffer(weights, "w", type_)
        module = ir.Module.parse(
            f"func.func @f() -> {type_} {{ %w = arith.constant dense<0.0> : {type_}\\n"
            f"return %w : {type_} }}"
        )
        function = module.body.operations[0]
        function.regions[0].blocks[0].operations[0].operation.attributes["value"] = value
        with open(f"{sys.argv[1]}/{kind}.mlirbc", "wb") as file:
            module.operation.write_bytecode(file)
"""


def rows() -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as folder:
        for what in ("", "norms"):
            path = Path(folder, f"adam{what}.mlir")
            jax = _seconds(ADAM, path, what)
            name = f"Adam, 12 layers{' with layer norms' if what else ''}"
            built, compiled = (_seconds(STEP, path, step) for step in ("build", "jit"))
            yield Row(f"{name}, abi-build", built, "JAX", jax, 1.6 if what else 3.5)
            yield Row(f"{name}, jit", compiled, "JAX", jax, 1.2 if what else 2.4)
        _run(WEIGHTS, "mlir", folder)
        for kind in ("dense", "dense_resource"):
            path = Path(folder, f"{kind}.mlirbc")
            parsed = _seconds(STEP, path, "parse", bindings="mlir")
            built = _seconds(STEP, path, "build", bindings="mlir")
            yield Row(f"100 MB of weights, {kind}, abi-build", built, "parse", parsed, 5)


def _seconds(code: str, path: Path, argument: str, bindings: str = "torch_mlir") -> float:
    return min(float(_run(code, bindings, path, argument)) for _ in range(3))


def _run(code: str, bindings: str, *arguments: str | Path) -> str:
    command = [sys.executable, "-c", code, *arguments]
    # As in an installed package, Python keeps the bytecode that it compiles.
    environment = {**os.environ, "MLIR_ABI_BINDINGS": bindings, "PYTHONDONTWRITEBYTECODE": ""}
    ran = subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return ran.stdout
