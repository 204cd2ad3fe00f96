"""Runs the ``iree_….py`` scripts in processes with IREE's bindings."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
PAGES = [FOLDER.parents[1] / "docs" / name for name in ("iree.md", "iree-imports.md")]
DOCUMENT = "".join(page.read_text() for page in PAGES)


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
