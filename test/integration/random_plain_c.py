"""Random functions, called as plain C functions and by `load`.

    python random_plain_c.py COUNT [SEED]

Each seed is a module of nests, and one of dynamic sizes. The sizes are right or wrong, each
parameter is wrong in turn, results overlap arguments and each other, and threads call at once. A
program in C calls them, too: as C and as C++, with a core that sanitizers watch, and on AArch64.
"""

from __future__ import annotations

import ctypes
import subprocess
import sys
import warnings
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import random_nests
import random_sizes
from native import AARCH64
from plain_c_program import CORE_FLAGS, DECLARATIONS, program
from plain_calls import Call, Comparison, PlainFunction, compare

import mlir_abi
from mlir_abi.passes.support.diagnostics import AbiWarning

CORE = Path(__file__).parents[2] / "runtime/call/plain_call.c"


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
    mlir_abi.build(module, path, plain_c="only", header=path.with_suffix(".h"))
    return Built(path)


def _compare_each(
    built: Built,
    seed: int,
    turns: int,
    has_meaning: Callable[[str, list[Any]], bool] = lambda _, __: True,
) -> Comparison:
    """Compare every function so often; then repeat the calls in threads."""
    rng, total = np.random.default_rng(seed), Comparison()
    for name, function in built.functions.items():
        options: dict[str, Any] = {"most": 4, "has_meaning": partial(has_meaning, name)}
        for _ in range(turns):
            total += compare(function, built.library, rng, **options)
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(Call.repeat, total.calls * 2))
    return total


def compare_nests(seed: int, directory: Path, count: int = 10) -> Comparison:
    """Functions whose arguments and results are nested."""
    random = Random(seed)
    text = "\n".join(random_nests.case(random, f"f{i}").text for i in range(count))
    return _compare_each(_built_random(text, directory), seed, 6)


def compare_sizes(seed: int, directory: Path, count: int = 10) -> Comparison:
    """Functions on tensors of dynamic sizes; those of the generator take arrays, a flag, and how
    often a loop runs.
    """
    functions = {each.name: each for each in random_sizes.random_functions(seed, count)}
    text = "\n".join(each.text for each in functions.values())

    def has_meaning(name: str, flat: list[Any]) -> bool:
        *arrays, flag, turns = flat
        try:
            functions[name].run([each.shape for each in arrays], bool(flag), int(turns))
        except random_sizes.DifferError:
            return False
        return True

    return _compare_each(_built_random(text, directory), seed, 12, has_meaning)


def run_in_c(total: Comparison, directory: Path, calls: int = 300) -> None:
    """Call the functions of ``directory`` from C, as `load` did, and wrongly; raises
    CalledProcessError if something differs.
    """
    main = directory / "main.c"
    main.write_text(program("librandom.h", total.calls[:calls]))
    text = (directory / "random.mlir").read_text()
    library, objects = directory / "librandom.so", {}
    for name, head, options in (
        ("sanitized", DECLARATIONS, {}),
        ("aarch64", "", {"target_triple": "aarch64-linux-gnu"}),
    ):
        source, objects[name] = directory / f"{name}.mlir", directory / f"{name}.o"
        source.write_text(head + text)
        mlir_abi.build(source, objects[name], plain_c=True, **options)
    sanitize = [*CORE_FLAGS, "-std=gnu11", "-g", "-fsanitize=address,undefined"]
    sanitize += ["-fno-sanitize-recover", CORE, objects["sanitized"], "-lm"]
    commands: list[tuple[list[Any], list[Any], tuple[str, ...]]] = [
        (["gcc", "-std=c99"], [library], ()),
        (["g++", "-std=c++17", "-x", "c++"], ["-x", "none", library], ()),
        (["gcc"], sanitize, ()),
    ]
    if AARCH64.is_installed():
        flags = [AARCH64.compiler, *AARCH64.flags]
        commands.append((flags, [objects["aarch64"], "-lm"], AARCH64.runner))
    for compiler, rest, runner in commands:
        output = directory / "main"
        subprocess.run([*compiler, "-w", main, *rest, "-o", output], check=True)
        subprocess.run([*runner, output], check=True)


def main() -> None:
    """Compare the functions of so many seeds; an AssertionError names the function."""
    warnings.simplefilter("ignore", AbiWarning)  # of sizes without names
    count, seed, total = int(sys.argv[1]), int(sys.argv[2]) if sys.argv[2:] else 0, Comparison()
    for each in range(seed, seed + count):
        for compare_ in (compare_nests, compare_sizes):
            with TemporaryDirectory() as name:
                found = compare_(each, Path(name), 50)
                run_in_c(found, Path(name))
                total += replace(found, calls=[])
        print(each, total, flush=True)


if __name__ == "__main__":
    main()
