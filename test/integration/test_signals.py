"""Signals to commands, and pipes that are closed: a status, no traceback, whole files."""

from __future__ import annotations

import os
import re
import select
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from commands import BIN, NUMBERS, SCALED, hooked, run

WAITING = """
import os, signal, sys

def wait(event, arguments):
    if event == "import" and arguments[0] == "MODULE":
        os.write(os.open("fifo", os.O_WRONLY), b"here")
        signal.pause()

sys.addaudithook(wait)
"""


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with a module, in a folder of its own."""
    path = tmp_path_factory.mktemp("model") / "model.mlir"
    path.write_text(SCALED)
    return path


@pytest.mark.usefixtures("default_signals")
@pytest.mark.parametrize(
    ("module", "status", "error"),
    [
        ("mlir_abi.cli.command", -signal.SIGINT, ""),
        ("mlir_abi.compilation.lowered", 130, "abi-build: error: interrupted\n"),
        ("mlir._mlir_libs._mlir", 130, "abi-build: error: interrupted\n"),
    ],
)
def test_ctrl_c_during_imports(tmp_path: Path, module: str, status: int, error: str) -> None:
    """No traceback, and no error that an import makes of it."""
    (tmp_path / "model.mlir").write_text(SCALED)
    (tmp_path / "sitecustomize.py").write_text(WAITING.replace("MODULE", module))
    os.mkfifo(tmp_path / "fifo")
    fifo = os.open(tmp_path / "fifo", os.O_RDONLY | os.O_NONBLOCK)
    with subprocess.Popen(
        [BIN / "abi-build", "model.mlir", "-o", "libmodel.so"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as building:
        assert select.select([fifo], [], [], 100)[0]
        os.killpg(building.pid, signal.SIGINT)
        assert building.communicate(timeout=100)[1] == error
    os.close(fifo)
    assert building.returncode == status
    assert sorted(os.listdir(tmp_path)) == ["fifo", "model.mlir", "sitecustomize.py"]


@pytest.mark.usefixtures("default_signals")
@pytest.mark.parametrize(
    ("step", "number"),
    [
        ("lower the module", signal.SIGINT),
        ("link", signal.SIGINT),
        ("link", signal.SIGTERM),
        ("link", signal.SIGHUP),
    ],
)
def test_ctrl_c(tmp_path: Path, step: str, number: signal.Signals) -> None:
    """In MLIR and in a program: one line, no file, and at once."""
    text = (
        SCALED
        if step == "link"
        else "\n".join(
            NUMBERS.replace("NUMBER", "1.0").replace("main", f"f{i}").replace("both", f"g{i}")
            for i in range(3000)
        )
    )
    (tmp_path / "model.mlir").write_text(text)
    slow = tmp_path / "slow"
    slow.write_text("#!/bin/sh\nexec sleep 60\n")
    slow.chmod(0o755)
    building = subprocess.Popen(
        [BIN / "abi-build", "-v", "model.mlir", "-o", "libmodel.so"],
        cwd=tmp_path,
        env={**os.environ, "CC": str(slow), "TMPDIR": str(tmp_path)},
        stderr=subprocess.PIPE,
        text=True,
    )
    assert building.stderr is not None
    for line in building.stderr:
        if line.endswith(f" s  {step}\n"):
            break
    building.send_signal(number)
    rest = building.communicate(timeout=30)[1].splitlines()
    assert building.returncode == 128 + number
    assert rest[-1] == "abi-build: error: interrupted"
    assert [line for line in rest if "error" in line or "Traceback" in line] == rest[-1:]
    assert sorted(os.listdir(tmp_path)) == ["model.mlir", "slow"]


SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]


@pytest.mark.usefixtures("default_signals")
@pytest.mark.parametrize("number", SIGNALS)
@pytest.mark.parametrize(
    ("event", "is_written"), [("os.mkdir", False), ("os.chmod", False), ("os.rename", True)]
)
def test_a_signal_while_the_output_is_written(
    model: Path, tmp_path: Path, number: signal.Signals, event: str, is_written: bool
) -> None:
    """Before the new file replaces the old one, the old one stays; from then on, it is a success.

    The file is written in a folder beside it, and gets the mode of the old one.
    """
    kill = f"'.mlir-abi-' in str(arguments[0]) and os.kill(os.getpid(), {int(number)})"
    environment = hooked(tmp_path, event, kill)
    output = tmp_path / "out.mlir"
    output.write_text("old")
    command = (BIN / "abi-opt", model, "-o", output)
    ran = run(*command, env=environment)
    assert (ran.returncode, ran.stderr) == (0 if is_written else 128 + number, "")
    assert (output.read_text() != "old") == is_written
    assert sorted(os.listdir(tmp_path)) == ["hook", "out.mlir"]


SIGNAL_THE_PARENT = """
import os, signal, sys

def hook(event, arguments):
    if event == EVENT and TEXT in str(arguments):
        parent = int(os.environ["PARENT"])
        os.kill(parent, NUMBER)
        if parent != os.getpid():
            signal.pause()

sys.addaudithook(hook)
"""
MOMENTS = {
    "it starts a process": ("os.posix_spawn", "python", False),
    "the process imports": ("import", "'mlir_abi.compilation.lowered'", False),
    "the process links": ("subprocess.Popen", "-shared", False),
    "the first draft is written": ("os.mkdir", "/.mlir-abi-", False),
    "the last draft gets its mode": ("os.chmod", "/1'", False),
    "the first file is put in place": ("os.rename", "/model.h'", True),
    "the last file is put in place": ("os.rename", "/work/libmodel.so'", True),
}
MOMENTS_AND_SIGNALS = [
    pytest.param(moment, number, marks=[] if number == SIGNALS[i % 3] else [pytest.mark.slow])
    for i, moment in enumerate(MOMENTS)
    for number in SIGNALS
]
"""Each moment with one signal, in turn; `make slow` tries the other two."""


@pytest.mark.usefixtures("default_signals")
@pytest.mark.parametrize(("moment", "number"), MOMENTS_AND_SIGNALS)
def test_a_signal_to_abi_build(
    model: Path, tmp_path: Path, moment: str, number: signal.Signals
) -> None:
    """All files are old, or all are new and the status is 0; no temporary file is left."""
    event, text, is_written = MOMENTS[moment]
    for folder in "hook", "temporary", "work":
        (tmp_path / folder).mkdir()
    values = {"EVENT": repr(event), "TEXT": repr(text), "NUMBER": str(int(number))}
    program = re.sub("|".join(values), lambda match: values[match[0]], SIGNAL_THE_PARENT)
    (tmp_path / "hook" / "sitecustomize.py").write_text(program)
    files = [tmp_path / "work" / name for name in ("libmodel.so", "model.h")]
    for each in files:
        each.write_text("old")
    build = [BIN / "abi-build", model, "-o", files[0], "--header", files[1]]
    ran = run(
        *("sh", "-c", f"PARENT=$$ exec {shlex.join(map(str, build))}"),
        env={
            **os.environ,
            "PYTHONPATH": str(tmp_path / "hook"),
            "PYTHONDONTWRITEBYTECODE": "1",
            "TMPDIR": str(tmp_path / "temporary"),
        },
    )
    error = "" if is_written else "abi-build: error: interrupted\n"
    assert (ran.returncode, ran.stderr) == (0 if is_written else 128 + number, error)
    assert [each.read_bytes() != b"old" for each in files] == [is_written] * 2
    assert sorted(os.listdir(tmp_path / "work")) == ["libmodel.so", "model.h"]
    assert os.listdir(tmp_path / "temporary") == []


BUILD = """
import os, signal, sys
import mlir_abi

def hook(event, arguments):
    if event == "os.rename" and "/.mlir-abi-" in str(arguments[0]):
        os.kill(os.getpid(), signal.SIGINT)

sys.addaudithook(hook)
try:
    mlir_abi.build(sys.argv[1], "libmodel.so", header="model.h")
except KeyboardInterrupt:
    print(*sorted(os.listdir()))
"""


@pytest.mark.usefixtures("default_signals")
def test_ctrl_c_while_build_puts_files_in_place(model: Path, tmp_path: Path) -> None:
    """KeyboardInterrupt, when all files are there."""
    (tmp_path / "work").mkdir()
    ran = run(sys.executable, "-c", BUILD, model, cwd=tmp_path / "work")
    assert (ran.stdout, ran.stderr) == ("libmodel.so model.h\n", "")


def test_a_command_in_the_background_ignores_ctrl_c(model: Path) -> None:
    """A shell without job control starts it with SIGINT ignored; it must stay so, and finish."""
    command = f"trap '' INT; exec {shlex.quote(str(BIN))}/abi-opt"
    with subprocess.Popen(
        ["sh", "-c", command], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        time.sleep(0.5)  # it has started by now, or the signal is ignored anyway
        process.send_signal(signal.SIGINT)
        output, _ = process.communicate(model.read_bytes(), timeout=60)
    assert process.returncode == 0
    assert b"@main" in output


@pytest.mark.parametrize("command", ["abi-opt", "abi-inspect", "abi-header", "abi-diff none.mlir"])
def test_a_reader_that_has_left(tmp_path: Path, command: str) -> None:
    """A closed pipe, as in ``abi-opt model.mlir | head -1``, is no error and prints none."""
    functions = "".join(
        f"func.func @{'f' * 300}{i}() attributes {{llvm.emit_c_interface}} {{ return }}\n"
        for i in range(300)  # more than a pipe holds
    )
    (tmp_path / "many.mlir").write_text(functions)
    (tmp_path / "none.mlir").write_text("func.func @f() { return }")
    ran = run(
        *("bash", "-c", f"{shlex.quote(str(BIN))}/{command} many.mlir | head -c 1"), cwd=tmp_path
    )
    assert (ran.stderr, len(ran.stdout)) == ("", 1)
