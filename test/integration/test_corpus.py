"""`make corpus` sorts chunks by how they are converted; here, chunks whose outcomes are known."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from conversion import Convention
from mlir import ir

from mlir_abi.passes.support.diagnostics import PassError

CORPUS = Path(__file__).parents[1] / "corpus"
ACCESSES = "loads, stores, dims"
EXPECTED = {
    "functions.mlir": [
        "same",
        "same after folding",
        "difference 2",
        "refused, and left by MLIR in silence",
        "an error of both",
        "nothing to convert",
        "converted, and an error of MLIR",
        "converted, and MLIR aborts or hangs",
        "not read by the bindings",
    ],
    "accesses.mlir": [
        "same",
        "offset in the index",
        "sub-byte elements",
        "stack of a size",
        "nuw left out",
        "an error of both",
    ],
}


def test_each_outcome(inputs: Path, tmp_path: Path) -> None:
    """One chunk of each; the one on which MLIR aborts does not end the others."""
    log = tmp_path / "outcomes"
    done = subprocess.run(
        [sys.executable, CORPUS / "sort_chunks.py", inputs / "corpus", log],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    rows = [json.loads(line) for line in log.read_text().splitlines()]
    counts = {
        name: [
            kind
            for path, _, column, kind, _ in rows
            if path == name and column == (ACCESSES if name == "accesses.mlir" else "default")
        ]
        for name in EXPECTED
    }
    assert counts == EXPECTED
    # The chunks of both files, by the default convention.
    assert "\n| same | 6 | " in done.stdout
    assert (done.returncode, done.stderr) == (0, "")


class AnotherWidth(Convention):
    """Ours converts to something else."""

    def ours(self, module: ir.Module, c_abi: str = "mlir") -> None:
        Convention(index_bitwidth=32).ours(module)


class Refused(Convention):
    """Ours refuses what MLIR converts."""

    def ours(self, module: ir.Module, c_abi: str = "mlir") -> None:
        raise PassError((ir.Location.unknown(), "@f: no"))


class Left(Convention):
    """MLIR leaves what ours converts."""

    def upstream(self, module: ir.Module) -> None:
        pass


@pytest.mark.parametrize("convention", [AnotherWidth, Refused, Left])
def test_a_wrong_conversion_is_seen(
    context: ir.Context, monkeypatch: pytest.MonkeyPatch, convention: type[Convention]
) -> None:
    """What differs, is not refused by both, or is converted by one alone is wrong."""
    monkeypatch.syspath_prepend(CORPUS)
    from outcomes import sort_functions

    parse = partial(ir.Module.parse, "func.func @f(%i: index) -> index { return %i : index }")
    assert sort_functions(parse, Convention()).kind == "same"
    assert sort_functions(parse, convention()).kind == "wrong"


def test_a_call_outside_functions_is_sorted(
    context: ir.Context, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is in no function whose name a refusal could be compared with."""
    monkeypatch.syspath_prepend(CORPUS)
    from outcomes import sort_functions

    text = "func.func private @f() -> tensor<4xf32>\n%0 = func.call @f() : () -> tensor<4xf32>"
    outcome = sort_functions(partial(ir.Module.parse, text), Convention())
    assert outcome.kind == "refused, and left by MLIR in silence"
