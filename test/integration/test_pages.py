"""Pages that a reader follows from top to bottom: their files, commands and programs, in order."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
NAME = re.compile(r"(?://|#|!) ([\w.]+\.\w+)\n")  # the first line of a file
OPTIONAL = (
    "cmake",
    "rustc",
    "go",
    "gfortran",
    "pkg-config",
    "aarch64-linux-gnu-gcc",
    "qemu-aarch64",
)
"""Programs whose blocks are left out where they are not installed."""


PAGES = (
    *("start", "torch", "memrefs", "c-wrapper", "signatures", "sizes", "test-passes"),
    pytest.param("calls", id="calls of jax"),  # skipped where JAX cannot be installed
)


@pytest.mark.parametrize("page", PAGES)
def test_the_page_prints_what_it_says(page: str, tmp_path: Path) -> None:
    """A block with the name of a file is that file; what runs prints the blocks of other kinds."""
    follow(page, tmp_path, {})


def test_the_page_that_ends_with_the_build(tmp_path: Path) -> None:
    """It begins with calls of the library that its last part builds."""
    follow("plain-c", tmp_path, {}, first="## Build one\n")


def follow(page: str, folder: Path, variables: dict[str, str], first: str = "") -> None:
    """Do what a page says, from the heading ``first`` to its end, and then from its beginning."""
    environment = {k: v for k, v in os.environ.items() if k != "MLIR_ABI_BINDINGS"}
    environment["PATH"] = f"{BIN}{os.pathsep}{environment['PATH']}"
    environment |= variables
    printed, is_left_out = "", False
    all_of_it = (ROOT / "docs" / f"{page}.md").read_text()
    start = all_of_it.index(first)
    for language, text in BLOCK.findall(all_of_it[start:] + all_of_it[:start]):
        if name := NAME.match(text):
            (folder / name[1]).write_text(text)
        elif language in ("sh", "python"):
            programs = {
                each for each in OPTIONAL if re.search(rf"^{each}\b|\({each}\b", text, re.M)
            }
            if is_left_out := not all(map(shutil.which, programs)):
                continue
            command = ["sh", "-euc"] if language == "sh" else [sys.executable, "-c"]
            ran = subprocess.run(
                [*command, text],
                cwd=folder,
                env=environment,
                capture_output=True,
                text=True,
                check=True,
            )
            assert ran.stderr == ""
            printed += ran.stdout
        elif (
            not is_left_out and language != "bash"
        ):  # the installation, which `make release-check` does
            assert printed.strip() == text.strip()
            printed = ""
    assert printed == ""
