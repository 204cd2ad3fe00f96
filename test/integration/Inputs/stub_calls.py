"""Calls that are right: mypy accepts them, and they run."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import ml_dtypes
import numpy as np
from numpy.typing import NDArray

import mlir_abi

if TYPE_CHECKING:
    from stub_model import Params, StubModel


def loaded(path: str) -> StubModel:
    """Open a library."""
    as_mypy_checks_it: StubModel = mlir_abi.load(path)
    as_every_checker_takes_it = cast("StubModel", mlir_abi.load(path))
    return as_mypy_checks_it or as_every_checker_takes_it


def call_with_numbers_for_arrays(library: StubModel) -> None:
    """Give a number for an array of rank 0."""
    library.state({"t": 1}, np.array(1, np.float32))


def call(library: StubModel) -> None:
    """Call every function."""
    bias = np.ones(3, np.float32), np.ones(3, np.float64)
    params: Params = {"w": np.ones((2, 3), np.float32), "b": bias}
    x = np.zeros((5, 2), np.float32)
    step = library.step(params, x, rate=0.5)
    step = library.step(x=x, params=step["params"], rate=1)
    loss: float = step["loss"]
    second: NDArray[np.float64] = step["params"]["b"][1]
    library.evaluate({"w": step["params"]["w"], "b": [bias[0], second]})
    library.evaluate(params=step["params"])

    one, w = np.array(1, np.int32), np.array(1, np.float32)
    assert library.state(library.state({"t": one}, w), w)["t"] == 1

    flag, small, real, number, size, unsigned = library.numbers(True, -1, 2.0, 3j, 4, f=5)
    numbers: tuple[bool, int, float, complex, int, int]
    numbers = flag, small, real, number, size, unsigned
    assert numbers == (True, -1, 2, 3j, 4, 5)

    indices = np.arange(4)
    half = np.ones(4, ml_dtypes.bfloat16)
    narrow = np.ones(4, ml_dtypes.int4)
    parts = np.ones(4, np.complex128)
    elements = library.elements(indices > 1, half, narrow, indices, parts, np.array(1, np.uint8))
    mask: NDArray[np.bool_] = elements[0]
    assert mask.sum() == 2

    odd = library.odd({"a b": 1.0, "class": 2.0, "float": 3.0, "__d": 4}, [None, 5])
    quoted: float = odd['quote"']["\\"]
    gaps: tuple[None, None, int] = odd["list"]
    assert (loss, quoted, odd["float"], gaps) == (1.0, 1.0, 3.0, (None, None, 5))

    array: NDArray[np.float32] = library.np(np.ones(2, np.float32))
    assert array.sum() == library.float(float=2.0) == library.tuple(2.0, 3)[0]
    assert library.StubModel(6) == library["get"](x=6) == 6
    assert library["class"](2.5) == library["_hidden"](2.5)
    library['a.b"']()
