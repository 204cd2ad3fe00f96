"""Functions that PyTorch exports with dynamic sizes, called with other sizes beside PyTorch."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from functions import arguments, functions

import mlir_abi

FUNCTIONS = functions()
HERE = Path(__file__).parent
SIZES = {"b": 3, "m": 5, "s": 7}


@pytest.fixture(scope="session")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("exported")
    subprocess.run([sys.executable, "-W", "ignore", HERE / "export.py", folder], check=True)
    return folder


@pytest.fixture(scope="session", params=["load", "jit", "tvm_ffi"])
def road(request: pytest.FixtureRequest, exported: Path) -> Any:
    """Gives the function of a name, compiled without an option for assertions."""
    compiled: dict[str, Any] = {}

    def function(name: str) -> Any:
        if name not in compiled:
            source = exported / f"{name}.mlir"
            if request.param == "jit":
                compiled[name] = mlir_abi.jit(source)
            else:
                library = exported / f"{request.param}_{name}.so"
                mlir_abi.build(source, library, tvm_ffi=request.param == "tvm_ffi")
                compiled[name] = mlir_abi.load(library)
        library = compiled[name]
        return (library.tvm_ffi if request.param == "tvm_ffi" else library)[name]

    return function


def flat(results: Any) -> list[np.ndarray[Any, Any]]:
    several = results if isinstance(results, Sequence) else [results]
    return [np.from_dlpack(each) if hasattr(each, "__dlpack__") else each for each in several]


@pytest.mark.filterwarnings("ignore:var")  # PyTorch's, of the variance of nothing
@pytest.mark.parametrize("size", [0, 1, 2, 130])
@pytest.mark.parametrize("name", FUNCTIONS)
@torch.no_grad()
def test_as_pytorch(road: Any, name: str, size: int) -> None:
    """A size of 0 may be refused where the function divides by it, as PyTorch's reshape does."""
    model, shapes = FUNCTIONS[name]
    inputs = arguments(shapes, {"b": size, "m": max(size, 1), "s": size + 1})
    arrays = [each.numpy() for each in inputs]
    try:
        results = flat(road(name)(*arrays))
    except ValueError as error:
        if size > 0 or ">= 1" not in str(error):
            raise
        return
    for actual, expected in zip(results, flat(model(*inputs)), strict=True):
        np.testing.assert_allclose(actual, expected, rtol=2e-5, atol=2e-5)


EXPANDED = {("attention", 2), ("causal", 1), ("causal", 2)}
"""Arguments that torch-mlir stretches where a size is 1, so that no other size is wrong to it."""

TIED = [
    (name, i)
    for name, (_, shapes) in FUNCTIONS.items()
    for i, shape in enumerate(shapes)
    if any(n in SIZES and any(n in other for other in shapes[:i]) for n in shape)
    if (name, i) not in EXPANDED
]


@pytest.mark.parametrize(("name", "i"), TIED)
def test_other_sizes_are_refused(road: Any, name: str, i: int) -> None:
    """One argument gets larger sizes, one gets smaller ones."""
    _, shapes = FUNCTIONS[name]
    for change in (1, -1):
        inputs = arguments(shapes, SIZES)
        inputs[i] = arguments(shapes, {n: size + change for n, size in SIZES.items()})[i]
        with pytest.raises(ValueError, match="expected"):
            road(name)(*(each.numpy() for each in inputs))
