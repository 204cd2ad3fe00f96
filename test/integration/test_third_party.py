"""The package in examples/third_party adds a pass, once it is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import install_third_party

from mlir_abi.bindings import HOSTS

ABI_OPT = Path(sys.executable).with_name("abi-opt")
MODULE = "func.func @serve(%x: f32) { return } func.func @tune(%x: f32) { return }"
PIPELINE = "builtin.module(request-c-wrappers{prefix=ser},abi-func-to-llvm)"
PROGRAM = f"""
import mlir_abi
from mlir_abi.bindings import ir
with ir.Context():
    module = ir.Module.parse({MODULE!r})
    mlir_abi.run_pipeline(module, {PIPELINE!r})
    print(module)
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which pip has installed the package."""
    return install_third_party(tmp_path_factory.mktemp("site"))


def run(path: Path | None, *command: str | Path, host: str = "mlir") -> tuple[int, str, str]:
    """The exit status and output of a command, with ``path`` among the packages."""
    environment = {**os.environ, "MLIR_ABI_BINDINGS": host, "PYTHONPATH": str(path or "")}
    done = subprocess.run(
        command, input=MODULE, env=environment, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout, done.stderr


def check(ran: tuple[int, str, str]) -> None:
    status, output, errors = ran
    assert (status, errors) == (0, "")
    assert output.count("llvm.func") == 3
    assert "llvm.func @_mlir_ciface_serve(%arg0: f32) attributes {llvm.emit_c_interface}" in output


def test_by_its_flag(installed: Path) -> None:
    check(run(installed, ABI_OPT, "--request-c-wrappers=prefix=ser", "--abi-func-to-llvm"))


def test_by_a_pipeline(installed: Path) -> None:
    check(run(installed, ABI_OPT, f"--pass-pipeline={PIPELINE}"))


@pytest.mark.parametrize("host", HOSTS)
def test_by_run_pipeline(installed: Path, host: str) -> None:
    check(run(installed, sys.executable, "-c", PROGRAM, host=host))


def test_the_help_shows_it(installed: Path) -> None:
    _, output, _ = run(installed, ABI_OPT, "--help")
    assert "--request-c-wrappers" in output
    assert "Mark exported functions for `abi-func-to-llvm`" in output
    assert "how the names of the functions begin" in output


def test_without_the_package_there_is_no_such_pass(installed: Path) -> None:
    status, _, errors = run(None, ABI_OPT, f"--pass-pipeline={PIPELINE}")
    assert status == 1
    assert "request-c-wrappers" in errors.splitlines()[0]


def test_a_wrong_option_is_refused(installed: Path) -> None:
    status, _, errors = run(installed, ABI_OPT, "--request-c-wrappers=suffix=x")
    assert status == 1
    assert "request-c-wrappers has no option 'suffix'; it has prefix" in errors
