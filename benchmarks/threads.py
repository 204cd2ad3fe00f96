"""The kernels of `code` on all cores, against the better of NumPy and JAX with all their threads.

The least wall time of bursts that alternate in one process, and below, what one core takes. The
threads of OpenMP and JAX stay awake after a call: each burst begins with calls that do not count.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator

from benchmarks.measure import Row

UNIT = "milliseconds"

STEP = """
import json, os, tempfile, time
from functools import partial
from pathlib import Path

import jax, numpy as np
np.ones((9, 9)) @ np.ones((9, 9)), jax.devices()  # have their threads before `code` says one
from benchmarks import code
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

def ours(function, threads, arrays):
    mlir_abi.set_num_threads(threads)
    return least(partial(function, *arrays))

cores = len(os.sched_getaffinity(0))
random = np.random.default_rng(0)
with tempfile.TemporaryDirectory() as folder:
    for index, kernel in enumerate(code.KERNELS):
        arrays = tuple(random.standard_normal(s, kernel.dtype) for s in kernel.shapes)
        path = Path(folder, f"kernel{index}.mlir")
        code._export(kernel, path, arrays)
        function = code.build(path, "--threads")["f" if kernel.text else "main"]
        compiled = jax.jit(kernel.jax(jax))
        on_device = [jax.device_put(array) for array in arrays]
        calls = {
            "all cores": partial(ours, function, cores, arrays),
            "one core": partial(ours, function, 1, arrays),
            "JAX": partial(least, partial(code._wait, compiled, on_device)),
        }
        if kernel.numpy:
            calls["NumPy"] = partial(least, partial(kernel.numpy, *arrays))
        rounds = [{name: call() for name, call in calls.items()} for _ in range(3)]
        figures = {name: min(each[name] for each in rounds) for name in calls}
        print(json.dumps([kernel.name, figures]), flush=True)
"""


def rows() -> Iterator[Row]:
    """Rows for each kernel: the better of NumPy and JAX, and one core."""
    environment = {name: os.environ[name] for name in os.environ if "THREADS" not in name}
    environment |= {"XLA_FLAGS": "", "JAX_PLATFORMS": "cpu"}
    with subprocess.Popen(
        [sys.executable, "-c", STEP], env=environment, stdout=subprocess.PIPE, text=True
    ) as process:
        for line in process.stdout or ():
            name, least = json.loads(line)
            ours = least["all cores"]
            peer = min({"NumPy", "JAX"} & least.keys(), key=least.__getitem__)
            yield Row(name, ours, peer, least[peer])
            yield Row("", ours, "one core", least["one core"])
    if process.returncode:
        raise SystemExit(process.returncode)
