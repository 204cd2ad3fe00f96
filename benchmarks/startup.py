"""abi-opt start-up against a bare interpreter that imports the bindings and makes a context."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks.measure import Row, median_seconds

BARE = "import mlir.ir\nwith mlir.ir.Context():\n    pass\n"


def rows() -> Iterator[Row]:
    """Whole processes, from exec to exit."""
    abi_opt = str(Path(sys.executable).parent / "abi-opt")
    bare = _process([sys.executable, "-c", BARE])
    with tempfile.NamedTemporaryFile(suffix=".mlir") as empty:
        Path(empty.name).write_text("module {}\n")
        yield Row("abi-opt, an empty module", _process([abi_opt, empty.name]), "bare", bare, 1.3)
    yield Row("abi-opt --version", _process([abi_opt, "--version"]), "bare", bare)


def _process(command: list[str]) -> float:
    def run(_: None) -> None:
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)

    return median_seconds(run, lambda: None, repeats=21)
