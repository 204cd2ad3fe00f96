"""Functions that C implements, and functions that IREE imports: linked, and called."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from mlir import ir
from native import GCC, INPUTS
from test_packed_wrappers import CONVERSIONS, lowered

SCRIPTS = Path(sys.executable).parent
DOCUMENT = (Path(__file__).parents[2] / "docs" / "linking.md").read_text()
FILES = dict(re.findall(r"^```\w+\n// (\S+)\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL))
COMMANDS = re.findall(r"^```sh\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL)


def shell(commands: str, directory: Path) -> subprocess.CompletedProcess[str]:
    """Run ``commands`` with the scripts of the project."""
    return subprocess.run(
        ["sh", "-euc", commands],
        cwd=directory,
        env={**os.environ, "PATH": f"{SCRIPTS}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_the_page(tmp_path: Path) -> None:
    """Both roads and both forms compute ``2 * (1 + 2 + 3) + 2 * 1``, and nobody complains."""
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    build, static, dynamic = (shell(commands, tmp_path) for commands in COMMANDS[:3])
    assert [build.stderr, static.stderr, dynamic.stderr] == [""] * 3
    assert (build.stdout, static.stdout, dynamic.stdout) == ("", "14\n14\n", "14\n14\n14.0\n")

    other = FILES["host.c"].replace("by * x->", "1 + by * x->")
    assert other != FILES["host.c"]
    (tmp_path / "host.c").write_text(other)
    (replace, *_, run, _, _, _) = COMMANDS[2].splitlines()
    assert shell(f"{replace}\n{run}\n./static", tmp_path).stdout == "18\n18\n14\n14\n"
    (tmp_path / "libhost.so").unlink()
    assert "libhost.so" in shell(run, tmp_path).stderr


@pytest.mark.skipif(platform.machine() != "x86_64", reason="the page is for x86-64")
def test_the_page_in_an_executable_of_iree(tmp_path: Path) -> None:
    """IREE links an object file without the C library, and its runtime calls the function in it."""
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    ran = shell(COMMANDS[3], tmp_path)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "[ 4. 10. 18.]\n", "")


FAILURE = ["abort", "dprintf", "mlir_abi_on_failure"]
RETURNED = {
    "a number": ("f32", []),
    "any rank": ("memref<*xf32>", sorted(["free", "malloc", "memcpy", *FAILURE])),
}


@pytest.mark.parametrize(("type_", "undefined"), RETURNED.values(), ids=RETURNED)
def test_what_a_packed_wrapper_needs_of_the_c_library(
    type_: str, undefined: list[str], tmp_path: Path
) -> None:
    """Nothing, unless it returns an unranked memref, whose descriptor it copies to the heap."""
    text = f"func.func @f(%x: {type_}) -> {type_} {{ return %x : {type_} }}"
    (tmp_path / "f.mlir").write_text(text)
    command, _, _ = COMMANDS[0].partition("abi-header")
    built = shell(command.replace("model.", "f."), tmp_path)
    assert built.returncode == 0, built.stderr
    listed = subprocess.check_output(["nm", "-u", "-P", tmp_path / "f.o"], text=True)
    assert [line.split()[0] for line in listed.splitlines()] == undefined


def plugin(conversion: str, directory: Path) -> Path:
    """The plugin of ``Inputs/iree_plugin.c``, with the function that it exports."""
    source = INPUTS / "iree_plugin.mlir"
    library = directory / "plugin.so"
    with ir.Context(), ir.Location.unknown():
        compiled = GCC[1].object_file(
            lowered(source.read_text(), CONVERSIONS[conversion]), directory
        )
    commands = f"""
    abi-header '{source}' --packed -o iree_plugin.h
    gcc -shared -fPIC -Wall -Wextra -Werror -I. '{INPUTS}/iree_plugin.c' {compiled} -o {library}
    """
    built = shell(commands, directory)
    assert built.returncode == 0, built.stderr
    return library


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    vmfb = tmp_path_factory.mktemp("iree") / "program.vmfb"
    options = (
        "--iree-hal-target-device=local --iree-hal-local-target-device-backends=llvm-cpu "
        "--iree-llvmcpu-target-cpu=generic"
    )
    compiled = shell(f"iree-compile {options} '{INPUTS}/iree_program.mlir' -o {vmfb}", vmfb.parent)
    assert compiled.returncode == 0, compiled.stderr
    return vmfb


@pytest.mark.parametrize("conversion", CONVERSIONS)
def test_iree_imports_the_packed_wrapper(program: Path, conversion: str, tmp_path: Path) -> None:
    """A dispatch of IREE's passes memrefs and numbers, and gets both results, by group."""
    library = plugin(conversion, tmp_path)
    a, b = np.random.default_rng(7).standard_normal((2, 150), np.float32)
    np.save(tmp_path / "a.npy", a)
    np.save(tmp_path / "b.npy", b)
    command = f"iree-run-module --device=local-sync --module={program} --function=product"
    command += " --input=@a.npy --input=@b.npy"
    alone = shell(command, tmp_path)
    assert alone.returncode != 0
    assert "NOT_FOUND" in alone.stderr
    outputs = " ".join(f"--output=@{name}.npy" for name in ("scaled", "counts", "sums"))
    ran = shell(f"{command} --executable_plugin={library} {outputs}", tmp_path)
    assert ran.returncode == 0, ran.stderr
    scaled, counts, sums = (
        np.load(tmp_path / f"{name}.npy") for name in ("scaled", "counts", "sums")
    )
    np.testing.assert_array_equal(scaled, a * b * np.float32(0.5))
    assert counts.tolist() == [64, 64, 22]
    groups = [(a * b * np.float32(0.5))[i : i + 64].sum() for i in (0, 64, 128)]
    np.testing.assert_allclose(sums, groups, rtol=1e-4)
