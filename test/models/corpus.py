"""The corpus as a table: ``python corpus.py`` (or ``make models``)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from references import ON_MLIR, ON_TORCH_MLIR, Reference

import mlir_abi

HERE = Path(__file__).parent


def build_all(folder: Path) -> dict[str, float]:
    """Build the library of each model into ``folder``; returns the seconds by the model's name."""
    seconds: dict[str, float] = {}
    for bindings, models in (("torch_mlir", ON_TORCH_MLIR), ("mlir", ON_MLIR)):
        done = subprocess.run(
            [sys.executable, HERE / "build_models.py", folder]
            + [HERE / f"{reference.__name__}.mlir" for reference in models],
            env={**os.environ, "MLIR_ABI_BINDINGS": bindings},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        seconds |= json.loads(done.stdout)
    return seconds


def difference(reference: Reference, functions: Mapping[str, object]) -> float:
    """The largest difference between a model's results and NumPy's."""
    largest = 0.0
    for result, expected in reference(functions):
        actual, wanted = (np.asarray(each, np.float64) for each in (result, expected))
        assert actual.shape == wanted.shape
        assert np.isfinite(actual).all()
        largest = max(largest, float(np.abs(actual - wanted).max(initial=0)))
    return largest


def main() -> None:
    print("| model | source | largest difference | seconds to build |\n|---|---|---|---|")
    with TemporaryDirectory() as folder:
        for name, seconds in build_all(Path(folder)).items():
            (reference,) = (each for each in ON_TORCH_MLIR | ON_MLIR if each.__name__ == name)
            far = difference(reference, mlir_abi.load(Path(folder, f"lib{name}.so")))
            source = (HERE / f"{name}.mlir").read_text().partition("\n")[0]
            source = source.removeprefix("// Source: ").rstrip(":,.")
            print(f"| `{name}` | {source} | {far:.1e} | {seconds:.1f} |")


if __name__ == "__main__":
    main()
