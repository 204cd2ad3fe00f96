"""The errors of `exp`, `log` and others on a memref, beside the C library's with more digits.

Run as a program, this prints the greatest errors in units in the last place: of f32 for every
argument, or for each N-th with ``--every N``; of f64 for 50 million random arguments, or an N-th.
"""

from __future__ import annotations

import argparse
import ctypes
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path

import numpy as np

import mlir_abi
from mlir_abi.runtime.call.library import Library

NAMES = ("exp", "expm1", "log", "log1p", "tanh", "erf", "sin", "cos", "powf", "rsqrt", "sigmoid")
FLOATS = {"f32": np.float32, "f64": np.float64}
BLOCK = 1 << 20
EDGES = (0, 1, 2, 0.5, 3, 1e-300, 5e-324, 1e-45, 1e-38, 1e38, 1e308, 2**24 + 2, np.inf, np.nan)


def function(name: str, float_: str) -> str:
    """MLIR text of a function that writes the results for ``%x``, or ``%x`` and ``%y``."""
    operation = f"%r = math.{name} {'%a, %b' if name == 'powf' else '%a'} : {float_}"
    if name == "sigmoid":
        operation = f"""
          %one = arith.constant 1.0 : {float_}
          %minus = arith.negf %a : {float_}
          %e = math.exp %minus : {float_}
          %sum = arith.addf %one, %e : {float_}
          %r = arith.divf %one, %sum : {float_}"""
    memref, map_ = f"memref<?x{float_}>", "affine_map<(i) -> (i)>"
    return f"""
    func.func @{name}_{float_}(%x: {memref}, %y: {memref}, %z: {memref}) {{
      linalg.generic {{indexing_maps = [{map_}, {map_}, {map_}], iterator_types = ["parallel"]}}
          ins(%x, %y : {memref}, {memref}) outs(%z : {memref}) {{
      ^bb0(%a: {float_}, %b: {float_}, %c: {float_}):
        {operation}
        linalg.yield %r : {float_}
      }}
      return
    }}"""


MODULE = "\n".join(function(name, float_) for name in NAMES for float_ in FLOATS)


class Errors:
    """The C functions of `vector_math_errors.c`, compiled in ``directory``."""

    def __init__(self, directory: Path) -> None:
        library = directory / "errors.so"
        command = ["cc", "-O2", "-shared", "-fPIC", Path(__file__).with_suffix(".c")]
        subprocess.run([*command, "-lm", "-o", library], check=True)
        self._library = ctypes.CDLL(str(library))

    def greatest(
        self, library: Library, name: str, x: np.ndarray, y: np.ndarray
    ) -> tuple[float, tuple[float, float, float]]:
        """Return the greatest error, and the arguments and the result that have it."""
        results, at = np.empty_like(x), ctypes.c_long(0)
        library[name](x, y, results)
        function = self._library[name]
        function.restype = ctypes.c_double
        pointers = (ctypes.c_void_p(each.ctypes.data) for each in (x, y, results))
        error = function(ctypes.c_long(len(x)), *pointers, ctypes.byref(at))
        return error, (float(x[at.value]), float(y[at.value]), float(results[at.value]))


def arguments(name: str, float_: str, every: int) -> Iterator[tuple[np.ndarray, np.ndarray]]:
    """Blocks of arguments: all kinds of numbers; for a power, half of the results are finite."""
    random, dtype = np.random.default_rng(zlib.crc32(name.encode())), FLOATS[float_]
    with np.errstate(over="ignore"):
        edges = np.array([*EDGES, *(-np.array(EDGES))]).astype(dtype)
    yield np.repeat(edges, len(edges)), np.tile(edges, len(edges))
    bits = np.uint32 if float_ == "f32" else np.uint64
    size = min(BLOCK, (1 << 32) // every)
    for start in range(0, 1 << 32, every * size):
        if float_ == "f32":
            numbers = np.arange(start, min(start + every * size, 1 << 32), every, np.uint64)
            x = numbers.astype(np.uint32).view(np.float32)
        elif start < (50 << 20):
            x = random.integers(0, 1 << 64, size, np.uint64).view(np.float64)
            x[np.isnan(x)] = np.nan  # a signaling NaN to the power of 0 is a NaN
            exponents = random.uniform(-8, 2.9, len(x[::2]))
            x[::2] = random.standard_normal(len(exponents)) * 10**exponents
        else:
            return
        y = random.integers(0, np.iinfo(bits).max, len(x), bits, endpoint=True).view(dtype)
        if name == "powf":
            with np.errstate(all="ignore"):
                exponents = random.uniform(-160, 130, len(x[::2]))
                y[::2] = exponents / np.log2(abs(x[::2].astype(np.float64)))
                y[::7] = np.round(y[::7])
        yield x, y


def is_measured(name: str, float_: str, x: np.ndarray) -> np.ndarray:
    """Whether the bound holds: 1 / (1 + exp(-x)) is 0 where the quotient is subnormal."""
    least = -87 if float_ == "f32" else -708
    return (x > least) if name == "sigmoid" else np.full(len(x), True)


def _main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--every", type=int, default=1, help="one of so many (default: 1)")
    parser.add_argument("--target-cpu", help="as for abi-build")
    parser.add_argument("names", nargs="*", help="such as exp_f32 (default: all)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as directory:
        source, path = Path(directory, "model.mlir"), Path(directory, "libmodel.so")
        source.write_text(MODULE)
        mlir_abi.build(source, path, target_cpu=options.target_cpu)
        library, errors = mlir_abi.load(path), Errors(Path(directory))
        for each in options.names or [f"{n}_{f}" for f in FLOATS for n in NAMES]:
            name, float_ = each.split("_")
            greatest, where, count = 0.0, (0.0, 0.0, 0.0), 0
            for x, y in arguments(name, float_, options.every):
                if not (chosen := is_measured(name, float_, x)).any():
                    continue
                error, place = errors.greatest(library, each, x[chosen], y[chosen])
                count += int(chosen.sum())
                if error > greatest:
                    greatest, where = error, place
            print(f"{each:12} {greatest:6.3f}  {count} arguments, greatest at {where}", flush=True)


if __name__ == "__main__":
    sys.exit(_main())
