"""A library and a program of version 1.0.0 work with this version, and the other way round.

``Inputs/1.0.0`` has a module, and the assembly and the header that version 1.0.0 made of it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from commands import BIN, abi_build, run

import mlir_abi

RELEASED = Path(__file__).parent / "Inputs" / "1.0.0"
PRINTED = "3 3\n8 3\n7 7\n"  # sums of three ones; two times 4.0 and 1.5; the number 7


@pytest.fixture(scope="module")
def released(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the library and the archive of 1.0.0."""
    folder = tmp_path_factory.mktemp("released")
    for command in (
        ["gcc", "-shared", RELEASED / "model.s", "-o", folder / "libmodel.so"],
        ["gcc", "-c", RELEASED / "model.s", "-o", folder / "model.o"],
        ["ar", "rcs", folder / "libmodel.a", folder / "model.o"],
    ):
        assert run(*command).returncode == 0
    return folder


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the library, the archive and the header of this version."""
    folder = tmp_path_factory.mktemp("built")
    source = RELEASED / "model.mlir"
    for name in ("libmodel.so", "libmodel.a"):
        done = abi_build(source, "-o", name, "--header", "model.h", cwd=folder)
        assert done.returncode == 0, done.stderr
    return folder


def test_a_library_is_called(released: Path) -> None:
    """By Python, with the checks of its record."""
    library: Any = mlir_abi.load(released / "libmodel.so")
    x, y = np.ones((2, 3), np.float32), np.ones(3, np.float32)
    assert library.sized(x, y=y).tolist() == [3, 3]
    with pytest.raises(ValueError, match=r"y: expected f32\[m\] with m = 3"):
        library.sized(x, np.ones(2, np.float32))
    nest = library.nest({"w": np.full((2, 2), 4.0), "b": 1.5})
    assert (nest["w"].tolist(), nest["b"]) == ([[8, 8], [8, 8]], 3)
    numbers = np.zeros(2, np.uint32)
    library.fill(7, numbers)
    assert numbers.tolist() == [7, 7]


@pytest.mark.parametrize("header", ["released", "built", "written"])
@pytest.mark.parametrize("library", ["released", "built"])
def test_a_program_is_linked(
    header: str, library: str, released: Path, built: Path, tmp_path: Path
) -> None:
    """With the headers and libraries of both; this version also writes one of the old library."""
    libraries = {"released": released, "built": built}[library]
    headers = {"released": RELEASED, "built": built, "written": tmp_path}[header]
    if header == "written":
        written = tmp_path / "model.h"
        assert run(BIN / "abi-header", released / "libmodel.so", "-o", written).returncode == 0
    flags = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", f"-I{headers}"]
    source = tmp_path / "program.c"  # beside the header of 1.0.0, gcc would include that one
    source.write_text((RELEASED / "program.c").read_text())
    for name in ("libmodel.so", "libmodel.a"):
        done = run("gcc", *flags, source, libraries / name, "-lm", "-o", tmp_path / "program")
        assert done.returncode == 0, done.stderr
        assert run(tmp_path / "program").stdout == PRINTED


@pytest.mark.parametrize("file", ["libmodel.a", "libmodel.so"])
def test_records_are_read_and_compared(file: str, released: Path, built: Path) -> None:
    """`abi-inspect` reads them, and `abi-diff` finds nothing that breaks a caller."""
    shown = run(BIN / "abi-inspect", "--json", released / file)
    functions = {each["name"]: each for each in json.loads(shown.stdout)["functions"]}
    assert functions.keys() == {"sized", "nest", "fill"}
    assert [each["name"] for each in functions["sized"]["arguments"]] == ["x", "y"]
    compared = run(BIN / "abi-diff", released / file, built / file)
    assert (compared.returncode, compared.stderr) == (0, ""), compared.stdout
