"""Runs the ``iree_….py`` scripts in processes with IREE's bindings."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
DOCUMENT = (FOLDER.parents[1] / "docs" / "iree.md").read_text()


def python(*arguments: str | Path, given: str = "") -> str:
    """What a Python process prints that reads ``given``."""
    ran = subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "MLIR_ABI_BINDINGS": "iree.compiler"},
        input=given,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def run(script: str, asked: Any) -> Any:
    """The JSON that a script prints when it reads that of ``asked``."""
    return json.loads(python(FOLDER / script, given=json.dumps(asked)))
