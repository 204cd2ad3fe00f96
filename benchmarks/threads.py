"""The kernels of `code` on all cores, against the better of NumPy and JAX with all their threads.

The least wall time of bursts that alternate in one process. Below: PyTorch if it is installed,
IREE, one core, and one core without ``--threads``; the models of `models`, if PyTorch is installed.
Threads of OpenMP and JAX stay awake after a call: each burst begins with calls that do not count.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from statistics import geometric_mean

from benchmarks.measure import Row

UNIT = "milliseconds"

STEP = """
import importlib.util, json, os, tempfile, time
from functools import partial
from pathlib import Path

import jax, numpy as np
np.ones((9, 9)) @ np.ones((9, 9)), jax.devices()  # have their threads before `code` says one
from benchmarks import code, models
import mlir_abi

def least(call):
    end, times = time.perf_counter() + 0.1, [1e9]
    while time.perf_counter() < end:
        call()
    for _ in range(20):
        start = time.perf_counter()
        call()
        times.append(time.perf_counter() - start)
    return min(times) * 1e3

def figures(path, name, arrays, others):
    def ours(function, threads):
        mlir_abi.set_num_threads(threads)
        return least(partial(function, *arrays))

    split = code.build(path, "--threads")[name]
    plain = Path(path).with_stem("plain")
    plain.write_text(path.read_text())
    calls = {
        "all cores": partial(ours, split, cores),
        "one core": partial(ours, split, 1),
        "without --threads": partial(ours, code.build(plain)[name], 1),
        "IREE": partial(least, code.in_iree(path, name, arrays, "local-task")),
    }
    calls |= {other: partial(least, call) for other, call in others.items()}
    rounds = [{each: call() for each, call in calls.items()} for _ in range(3)]
    return {each: min(r[each] for r in rounds) for each in calls}

cores = len(os.sched_getaffinity(0))
random = np.random.default_rng(0)
in_torch = torch = None
if importlib.util.find_spec("torch"):
    import torch
    torch.set_num_threads(cores)
    in_torch = code._in_torch(torch)
with tempfile.TemporaryDirectory() as folder:
    for index, kernel in enumerate(code.KERNELS):
        arrays = tuple(random.standard_normal(s, kernel.dtype) for s in kernel.shapes)
        path = Path(folder, f"kernel{index}.mlir")
        code._export(kernel, path, arrays)
        on_device = [jax.device_put(array) for array in arrays]
        others = {"JAX": partial(code._wait, jax.jit(kernel.jax(jax)), on_device)}
        if kernel.numpy:
            others["NumPy"] = partial(kernel.numpy, *arrays)
        if torch:
            tensors = map(torch.from_numpy, arrays)
            others["PyTorch"] = partial(in_torch.get(kernel.name, torch.matmul), *tensors)
        name = "f" if kernel.text else "main"
        print(json.dumps([kernel.name, figures(path, name, arrays, others)]), flush=True)
    for name, model, argument in models.small(torch) if torch else ():
        path = models.export(model, argument, Path(folder, "model.mlir"))
        with torch.no_grad():
            found = figures(path, "main", [argument.numpy()], {"PyTorch": partial(model, argument)})
        print(json.dumps([name, found]), flush=True)
"""


def rows() -> Iterator[Row]:
    """Rows for each kernel and model: the better of NumPy and JAX, the others, and one core."""
    environment = {name: os.environ[name] for name in os.environ if "THREADS" not in name}
    environment |= {"XLA_FLAGS": "", "JAX_PLATFORMS": "cpu"}
    ratios = []
    with subprocess.Popen(
        [sys.executable, "-c", STEP], env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        for line in process.stdout or ():
            name, least = json.loads(line)
            ours, one = least.pop("all cores"), least.pop("one core")
            for peer in sorted({"NumPy", "JAX"} & least.keys(), key=least.__getitem__)[:1]:
                yield Row(name, ours, peer, least[peer])
                ratios.append(ours / least[peer])
                name = ""
            for peer in "PyTorch", "IREE":
                if peer in least:
                    yield Row(name, ours, peer, least[peer])
                    name = ""
            yield Row("", ours, "one core", one)
            yield Row("on one core", one, "without --threads", least["without --threads"])
    if process.returncode:
        raise SystemExit(process.returncode)
    yield Row("geometric mean of the ratios", geometric_mean(ratios), "", 1.0, 0.8)
