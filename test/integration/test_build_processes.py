"""The processes of ``abi-build``: what comes out when one is killed or cannot be started."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from commands import BIN, SCALED, hooked, run


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with a module, in a folder of its own."""
    path = tmp_path_factory.mktemp("model") / "model.mlir"
    path.write_text(SCALED)
    return path


def test_no_process_for_abi_build(model: Path, tmp_path: Path) -> None:
    """Where the limit of processes is reached: one line that says so."""
    environment = hooked(tmp_path, "os.posix_spawn", "raise BlockingIOError(11, os.strerror(11))")
    command = (BIN / "abi-build", model, "-o", tmp_path / "model.o")
    ran = run(*command, env=environment)
    message = "abi-build: error: cannot start a process: Resource temporarily unavailable\n"
    assert (ran.returncode, ran.stderr) == (1, message)


@pytest.fixture
def linking(model: Path, tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """``abi-build`` while it links, with its temporary files in ``tmp_path``."""
    slow, output = tmp_path / "slow", tmp_path / "libmodel.so"
    slow.write_text("#!/bin/sh\nexec sleep 600\n")
    slow.chmod(0o755)
    output.write_text("old")
    with subprocess.Popen(
        [BIN / "abi-build", "-v", model, "-o", output],
        env={**os.environ, "CC": str(slow), "TMPDIR": str(tmp_path)},
        stderr=subprocess.PIPE,
        text=True,
    ) as building:
        assert building.stderr is not None
        for line in building.stderr:
            if f" {slow} " in line:
                break
        yield building
        building.kill()


def child(process: int) -> int:
    """The child of a process, as soon as there is one."""
    children = Path(f"/proc/{process}/task/{process}/children")
    while not (words := children.read_text().split()):
        time.sleep(0.01)
    return int(words[0])


def test_the_process_of_abi_build_is_killed(linking: subprocess.Popen[str], tmp_path: Path) -> None:
    """The kernel kills it for want of memory while it links: one line, and the old output stays."""
    server = child(child(linking.pid))
    linker = child(server)
    os.kill(server, signal.SIGKILL)
    assert linking.communicate(timeout=60)[1] == "abi-build: error: SIGKILL ended the process\n"
    assert linking.returncode == 1
    assert sorted(os.listdir(tmp_path)) == ["libmodel.so", "slow"]
    assert (tmp_path / "libmodel.so").read_text() == "old"
    assert not Path(f"/proc/{linker}").exists() or state(linker) == "Z"


def test_abi_build_is_killed(linking: subprocess.Popen[str], tmp_path: Path) -> None:
    """Its processes end at once, and remove their temporary files; the old output stays."""
    guard = child(linking.pid)
    linker = child(child(guard))
    linking.kill()
    deadline = time.monotonic() + 60
    while any(Path(f"/proc/{each}").exists() and state(each) != "Z" for each in (guard, linker)):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert sorted(os.listdir(tmp_path)) == ["libmodel.so", "slow"]
    assert (tmp_path / "libmodel.so").read_text() == "old"


def state(process: int) -> str:
    """The state of a process; ``Z`` has ended."""
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
