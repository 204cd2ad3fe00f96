"""Each model of the corpus computes what NumPy computes, from a library that needs no MLIR."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from corpus import HERE, build_all, difference
from mlir import ir
from references import ON_MLIR, ON_TORCH_MLIR, Reference

import mlir_abi

TOLERANCES = ON_TORCH_MLIR | ON_MLIR


@pytest.fixture(scope="module")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("models")
    assert build_all(folder).keys() == {reference.__name__ for reference in TOLERANCES}
    return folder


def test_every_model_has_a_reference() -> None:
    """And names its source."""
    files = {path.stem: path.read_text() for path in HERE.glob("*.mlir")}
    assert files.keys() == {reference.__name__ for reference in TOLERANCES}
    assert all(text.startswith("// Source: ") for text in files.values())


@pytest.mark.parametrize("reference", TOLERANCES, ids=lambda reference: reference.__name__)
def test_a_model_computes_what_numpy_computes(reference: Reference, libraries: Path) -> None:
    library = mlir_abi.load(libraries / f"lib{reference.__name__}.so")
    assert difference(reference, library) <= TOLERANCES[reference]


OPEN = """
import ctypes, os, sys
for path in sys.argv[1:]:
    ctypes.CDLL(path, mode=os.RTLD_NOW)
maps = open("/proc/self/maps").read()
print(len(sys.argv[1:]), "libMLIR" in maps, "libLLVM" in maps)
"""


def test_every_library_opens_without_mlir(libraries: Path) -> None:
    """All symbols are found, and no library of MLIR's or LLVM's is in the process."""
    command = [sys.executable, "-I", "-S", "-c", OPEN, *libraries.glob("*.so")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.stderr, done.stdout) == ("", f"{len(TOLERANCES)} False False\n")


def test_imports_in_python() -> None:
    """What a library gets from C, `jit` gets from Python."""
    seen: list[list[int]] = []

    def accept(tokens: np.ndarray) -> int:
        seen.append(tokens.tolist())
        return len(seen)

    with ir.Context():
        module = ir.Module.parseFile(str(HERE / "py_custom_module.mlir"))
        library = mlir_abi.jit(module, imports={"detokenizer.accept": accept})
    assert library.add_tokens(np.array([1, 2], np.int32)) == 1
    assert library.add_tokens(np.array([3], np.int32)) == 2
    library.reset()
    assert library.add_tokens(np.array([4], np.int32)) == 3
    assert seen == [[1, 2], [1, 2, 3], [4]]
