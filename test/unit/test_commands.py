"""Every command where files, streams or memory fail it: one line, status 1, and no traceback."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

GOOD = "func.func @f(%m: memref<4xf32>) attributes {llvm.emit_c_interface} { return }\n"
BAD = "func.func @f() { return %x : i32 }\n"
GIT_LFS_POINTER = """\
version https://git-lfs.github.com/spec/v1
oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
size 12345
"""
COMMANDS = ["abi-opt", "abi-inspect", "abi-header"]

SILENT = ""
FAILURES = {
    "good.mlir >&-": "cannot write standard output: Bad file descriptor",
    "good.mlir > /dev/full": "cannot write standard output: No space left on device",
    "good.mlir -o /dev/full": "cannot write '/dev/full': No space left on device",
    "--help >&-": "cannot write standard output: Bad file descriptor",
    "--help > /dev/full": "cannot write standard output: No space left on device",
    "--version > /dev/full": "cannot write standard output: No space left on device",
    "<&-": "cannot open input file '-': Bad file descriptor",
    "nothing.mlir": "cannot open input file 'nothing.mlir': No such file or directory",
    ".": "cannot open input file '.': Is a directory",
    "secret.mlir": "cannot open input file 'secret.mlir': Permission denied",
    "good.mlir -o .": "cannot open output file '.': Is a directory",
    "good.mlir -o ''": "cannot open output file '': No such file or directory",
    "good.mlir -o loop": "cannot open output file 'loop': Too many levels of symbolic links",
    "-- -nothing.mlir": "cannot open input file '-nothing.mlir': No such file or directory",
    "--version=1": "argument --version: takes no value, but got '1'",
    "pointer.onnx": "pointer.onnx: is a pointer of Git LFS: `git lfs pull` fetches the file",
    "large.mlir": "out of memory",
    "nothing.mlir 2>&-": SILENT,
    "nothing.mlir 2> /dev/full": SILENT,
    "bad.mlir 2>&-": SILENT,
    "bad.mlir 2> /dev/full": SILENT,
    "good.mlir >&- 2>&-": SILENT,
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of each kind; the large one is all holes."""
    path = tmp_path_factory.mktemp("commands")
    (path / "good.mlir").write_text(GOOD)
    (path / "bad.mlir").write_text(BAD)
    (path / "pointer.onnx").write_text(GIT_LFS_POINTER)
    (path / "secret.mlir").touch(mode=0)
    (path / "loop").symlink_to("loop")
    with open(path / "large.mlir", "wb") as file:
        file.truncate(4 << 30)
    return path


def is_slow(command: str, arguments: str) -> bool:
    """Whether all commands fail in `command.py`, which runs for ``abi-opt`` already."""
    return command != "abi-opt" and not arguments.startswith(("good", "bad", "large"))


@pytest.mark.parametrize(
    ("command", "arguments"),
    [
        pytest.param(
            command, arguments, marks=[pytest.mark.slow] if is_slow(command, arguments) else []
        )
        for command in COMMANDS
        for arguments in FAILURES
    ],
)
def test_a_failure_is_one_line(command: str, arguments: str, folder: Path) -> None:
    """On standard error, as long as that is open, and never on standard output."""
    if "secret" in arguments and os.geteuid() == 0:
        pytest.skip("root may read everything")
    executable = shlex.quote(str(Path(sys.executable).with_name(command)))
    done = subprocess.run(
        f"ulimit -v 2000000; {executable} {arguments}",
        shell=True,
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    message = FAILURES[arguments]
    expected = f"{command}: error: {message}\n" if message else ""
    assert (done.stdout, done.stderr, done.returncode) == ("", expected, 1)


UNKNOWN_OPTIONS = {
    "abi-build m.mlir --headr=x.h": "--headr=x.h; did you mean '--header'?",
    "abi-build m.mlir --target=a": "--target=a; did you mean '--target-triple' or '--target-cpu'?",
    "abi-diff a b --onyl=breaking": "--onyl=breaking; did you mean '--only'?",
    "abi-header m.mlir --plain-c": "--plain-c; did you mean '--plain-c=only'?",
    "abi-inspect m.mlir --jsn": "--jsn; did you mean '--json'?",
    "abi-inspect m.mlir n.mlir --zzzz": "n.mlir --zzzz",
    "abi-opt -z m.mlir": "-z",
}


@pytest.mark.parametrize("line", UNKNOWN_OPTIONS)
def test_an_unknown_option_is_answered_with_a_similar_one(line: str) -> None:
    """``abi-opt`` takes an unknown long option for a pass: `test/abi-opt/errors.test`."""
    command, *arguments = line.split()
    path = Path(sys.executable).with_name(command)
    done = subprocess.run([path, *arguments], capture_output=True, text=True, check=False)
    expected = f"{command}: error: unrecognized arguments: {UNKNOWN_OPTIONS[line]}\n"
    assert done.stderr == expected


IN_PLACE = {
    "abi-header good.mlir -o ./good.mlir": 1,
    "abi-inspect good.mlir -o link.mlir": 1,
    "abi-diff good.mlir other.mlir -o other.mlir": 2,
    "abi-diff good.mlir good.mlir --suppress other.mlir -o other.mlir": 2,
}


@pytest.mark.parametrize("line", IN_PLACE)
def test_an_input_is_not_overwritten(line: str, tmp_path: Path) -> None:
    """By something that is no module; ``abi-opt`` may run in place, as ``mlir-opt`` may."""
    command, *arguments = line.split()
    (tmp_path / "good.mlir").write_text(GOOD)
    (tmp_path / "other.mlir").write_text(GOOD)
    (tmp_path / "link.mlir").symlink_to("good.mlir")
    done = subprocess.run(
        [Path(sys.executable).with_name(command), *arguments],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    message = f"the output and the input are the same file {arguments[-1]!r}"
    assert (done.stderr, done.returncode) == (f"{command}: error: {message}\n", IN_PLACE[line])
    assert {(tmp_path / f"{name}.mlir").read_text() for name in ("good", "other")} == {GOOD}


@pytest.mark.parametrize("command", ["abi-build", "abi-header", "abi-opt"])
def test_a_removed_current_directory_is_one_line(command: str, tmp_path: Path) -> None:
    module = tmp_path / "f.mlir"
    module.write_text("func.func @f() { return }")
    script = 'mkdir "$1.gone" && cd "$1.gone" && rmdir "$1.gone" && exec "$0" "$1" -o output.so'
    words = ["sh", "-c", script, Path(sys.executable).with_name(command), module]
    ran = subprocess.run(words, capture_output=True, text=True, check=False)
    error = f"{command}: error: the current directory does not exist any more\n"
    assert (ran.returncode, ran.stderr) == (1, error)


@pytest.mark.parametrize("command", [*COMMANDS, "abi-build", "abi-diff"])
def test_the_help_fits_a_terminal(command: str) -> None:
    """A line has at most 80 columns; the examples of passes are code, which no one wraps."""
    done = subprocess.run(
        [Path(sys.executable).with_name(command), "--help"],
        env={**os.environ, "COLUMNS": "80"},
        capture_output=True,
        text=True,
        check=True,
    )
    options = done.stdout.partition("\npasses:\n")[0]
    assert max(map(len, options.splitlines())) <= 80
