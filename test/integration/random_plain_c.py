"""Random functions, called as plain C functions and by `load`.

    python random_plain_c.py COUNT [SEED]

Each seed is a module of nests, and one of dynamic sizes. The sizes are right or wrong, and each
parameter is wrong in turn.
"""

from __future__ import annotations

import ctypes
import sys
import warnings
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import random_nests
import random_sizes
from plain_calls import Comparison, PlainFunction, compare

import mlir_abi
from mlir_abi.passes.support.diagnostics import AbiWarning


class Built:
    """A library, which this process has loaded in both ways."""

    def __init__(self, path: Path) -> None:
        self.path, self.header = path, path.with_suffix(".h")
        self.library, self.cdll = mlir_abi.load(path), ctypes.CDLL(str(path))
        self.functions = {
            name: PlainFunction(self.cdll, reflection)
            for name, reflection in mlir_abi.reflect(path).items()
            if reflection.plain_c
        }

    def call(self, name: str, *arguments: Any) -> tuple[int, str]:
        """The status of a call, and its message."""
        function = getattr(self.cdll, name)
        status = function(*map(_passed, arguments))
        return status, self.functions[name].message(status)


def _passed(argument: Any) -> Any:
    if isinstance(argument, np.ndarray):
        return ctypes.c_void_p(argument.ctypes.data)
    return ctypes.c_int64(argument) if isinstance(argument, int) else argument


def _built_random(text: str, directory: Path) -> Built:
    module, path = directory / "random.mlir", directory / "librandom.so"
    module.write_text(text)
    mlir_abi.build(module, path, plain_c=True)
    return Built(path)


def compare_nests(seed: int, directory: Path) -> Comparison:
    """Functions whose arguments and results are nested."""
    random, rng, total = Random(seed), np.random.default_rng(seed), Comparison()
    text = "\n".join(random_nests.case(random, f"f{i}").text for i in range(10))
    built = _built_random(text, directory)
    for function in built.functions.values():
        for _ in range(6):
            total += compare(function, built.library, rng, most=4)
    return total


def compare_sizes(seed: int, directory: Path) -> Comparison:
    """Functions on tensors of dynamic sizes; those of the generator take arrays, a flag, and how
    often a loop runs.
    """
    functions = {each.name: each for each in random_sizes.random_functions(seed, 10)}
    built = _built_random("\n".join(each.text for each in functions.values()), directory)
    rng, total = np.random.default_rng(seed), Comparison()
    for name, function in built.functions.items():

        def has_meaning(flat: list[Any], name: str = name) -> bool:
            *arrays, flag, turns = flat
            try:
                functions[name].run([each.shape for each in arrays], bool(flag), int(turns))
            except random_sizes.DifferError:
                return False
            return True

        for _ in range(12):
            total += compare(function, built.library, rng, most=4, has_meaning=has_meaning)
    return total


def main() -> None:
    """Compare the functions of so many seeds; an AssertionError names the function."""
    warnings.simplefilter("ignore", AbiWarning)  # of sizes without names
    count, seed, total = int(sys.argv[1]), int(sys.argv[2]) if sys.argv[2:] else 0, Comparison()
    for each in range(seed, seed + count):
        for compare_ in (compare_nests, compare_sizes):
            with TemporaryDirectory() as directory:
                total += compare_(each, Path(directory))
        print(each, total, flush=True)


if __name__ == "__main__":
    main()
