"""abi-opt start-up against a bare interpreter that imports the bindings and makes a context."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks.measure import Row, seconds_of_process

BARE = "import mlir.ir\nwith mlir.ir.Context():\n    pass\n"


def rows() -> Iterator[Row]:
    """Whole processes, from exec to exit."""
    abi_opt = str(Path(sys.executable).parent / "abi-opt")
    bare = seconds_of_process([sys.executable, "-c", BARE], repeats=21)
    with tempfile.NamedTemporaryFile(suffix=".mlir") as empty:
        Path(empty.name).write_text("module {}\n")
        module = seconds_of_process([abi_opt, empty.name], repeats=21)
    yield Row("abi-opt, an empty module", module, "bare", bare, 1.3)
    version = seconds_of_process([abi_opt, "--version"], repeats=21)
    yield Row("abi-opt --version", version, "bare", bare)
