"""The conversion is the same on the bindings of every host."""

from __future__ import annotations

import difflib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent / "convert_modules.py"


def converted(host: str, count: int) -> list[str]:
    run = subprocess.run(
        [sys.executable, SCRIPT, str(count)],
        env={**os.environ, "MLIR_ABI_BINDINGS": host},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert run.returncode == 0, run.stderr
    return [_comparable(line) for line in run.stdout.splitlines()]


def _comparable(line: str) -> str:
    """``line`` without what a newer MLIR prints in another way for the same.

    The value of an index constant has the type of the constant, and the attributes of a function
    stand in another order.
    """
    if "llvm.func " in line:
        return " ".join(sorted(re.split(r"[ ,{}]+", line)))
    return re.sub(r"(llvm\.mlir\.constant\(\d+ :) index\) : (i\d+)", r"\1 \2) : \2", line)


@pytest.fixture(scope="module")
def here() -> list[str]:
    return converted("mlir", 150)


@pytest.mark.parametrize("host", ["iree.compiler", "jaxlib.mlir", "torch_mlir"])
def test_other_hosts_give_the_same(here: list[str], host: str) -> None:
    """The bindings of IREE and JAX do not register upstream's pass."""
    there = converted(host, 150)
    assert sum(line.startswith("// seed") for line in here) == 150
    assert here == there, "\n".join(list(difflib.unified_diff(here, there, n=1))[:40])
