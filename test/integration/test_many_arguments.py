"""Functions of more than 1,024 arguments, which `ctypes` cannot call, compiled in both ways.

The wrappers that MLIR's execution engine adds take LLVM minutes where all of so many arguments are
used, so under `jit` a few of them are.
"""

from __future__ import annotations

from itertools import cycle, islice
from typing import Any

import numpy as np
import pytest
from callers import jitted, loaded

from mlir_abi.runtime.call.c_function import MAX_CTYPES_PARAMETERS
from mlir_abi.runtime.call.library import Library

TO_F64 = {
    "i1": "uitofp",
    "i8": "sitofp",
    "i16": "sitofp",
    "f32": "extf",
    "i32": "sitofp",
    "i64": "sitofp",
    "bf16": "extf",
}
"""Each type of number, and the operation that converts it to f64."""

ARRAYS = 100
NUMBERS = MAX_CTYPES_PARAMETERS + 1 - ARRAYS
NUMBER_TYPES = list(islice(cycle(TO_F64), NUMBERS))


def text(step: int) -> str:
    """A function that returns the last array, a new one, and the sum of `weighted`."""
    arguments, lines = [], ["%sum0 = arith.constant 0.0 : f64"]
    total = "%sum0"
    for i, type_ in enumerate(["f32"] * ARRAYS + NUMBER_TYPES):
        kind, at = ("arrays", i) if i < ARRAYS else ("numbers", i - ARRAYS)
        passed = f"memref<{type_}>" if kind == "arrays" else type_
        arguments.append(f'%a{i}: {passed} {{iree.abi.index_path = [0, "{kind}", {at}]}}')
        if i % step:
            continue
        number = f"%a{i}"
        if kind == "arrays":
            number = f"%n{i}"
            lines.append(f"{number} = memref.load %a{i}[] : {passed}")
        lines.append(f"%c{i} = arith.constant {i}.0 : f64")
        lines.append(f"%x{i} = arith.{TO_F64[type_]} {number} : {type_} to f64")
        lines.append(f"%y{i} = arith.mulf %c{i}, %x{i} : f64")
        lines.append(f"%sum{i + 1} = arith.addf {total}, %y{i} : f64")
        total = f"%sum{i + 1}"
    return f"""
func.func @weighted({", ".join(arguments)}) -> (memref<f32>, memref<f32>, f64) {{
  {" ".join(lines)}
  %new = memref.alloc() : memref<f32>
  memref.store %n0, %new[] : memref<f32>
  return %a{ARRAYS - 1}, %new, {total} : memref<f32>, memref<f32>, f64
}}"""


def weighted(numbers: list[Any], step: int) -> float:
    """The sum of every ``step``-th number times its index, so that their order matters."""
    total = 0.0
    for i in range(0, len(numbers), step):
        total += i * float(numbers[i])
    return total


@pytest.fixture(scope="module", params=[("jit", 97), ("load", 1)], ids=["jit", "load"])
def compiled(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Library, int]:
    """The function of `text`, and of how many arguments it uses one."""
    road, step = request.param
    if road == "jit":
        return jitted(text(step)), step
    return loaded(text(step), tmp_path_factory.mktemp("many")), step


def numbers() -> list[Any]:
    """A number of each type; neighbours of one type differ."""
    arguments = []
    for i, type_ in enumerate(NUMBER_TYPES):
        n = i // len(TO_F64)
        values = {
            "i1": n % 3 == 0,
            "i8": n - 128,
            "i16": -200 * n,
            "f32": i + 0.5,
            "i32": -100_000 * n,
            "i64": (i << 32) + n,
            "bf16": n / 4,
        }
        arguments.append(values[type_])
    return arguments


def test_arguments_and_results(compiled: tuple[Library, int]) -> None:
    """Every value arrives in its place; a result that is an argument is a view of it."""
    library, step = compiled
    arrays = [np.array(1000 + i, np.float32) for i in range(ARRAYS)]
    last, new, total = library.weighted({"arrays": arrays, "numbers": numbers()})
    assert total == weighted([*arrays, *numbers()], step)
    assert np.shares_memory(last, arrays[-1])
    assert new == 1000


def test_wrong_arguments(compiled: tuple[Library, int]) -> None:
    """They are checked before the call, as those of other functions are."""
    wrong = numbers()
    wrong[1] = 200
    arrays = [np.zeros((), np.float32)] * ARRAYS
    message = r'^weighted\(\): argument 0\["numbers"\]\[1\]: expected i8, -128 to 127, got 200$'
    with pytest.raises(OverflowError, match=message):
        compiled[0].weighted({"arrays": arrays, "numbers": wrong})


@pytest.mark.parametrize("result", ["f64", "memref<f64>"])
def test_an_import(result: str) -> None:
    """A Python function of as many arguments, its result by value or by pointer."""
    count = MAX_CTYPES_PARAMETERS + 1
    types = list(islice(cycle(["i32", "f64", "i8"]), count))
    passed = ", ".join(islice(cycle(["%x", "%y", "%z"]), count))
    signature = f"({', '.join(types)}) -> {result}"
    program = f"""
func.func private @host{signature}
func.func @f(%x: i32, %y: f64, %z: i8) -> {result} {{
  %r = call @host({passed}) : {signature}
  return %r : {result}
}}"""
    seen: list[Any] = []

    def host(*arguments: Any) -> Any:
        seen.extend(arguments)
        return 2.5 if result == "f64" else np.array(2.5)

    assert jitted(program, imports={"host": host}).f(-7, 0.5, 100) == 2.5
    assert seen == list(islice(cycle([-7, 0.5, 100]), count))
