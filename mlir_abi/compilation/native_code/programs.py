"""Runs the programs that compile and link: LLVM ends its process on errors."""

from __future__ import annotations

import logging
import os
import re
import shlex
import signal
import subprocess
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TypeAlias

from mlir_abi.bindings import HOSTS
from mlir_abi.diagnostics.failure import BuildError

__all__ = ["StrPath", "llvm_programs", "run"]

StrPath: TypeAlias = "str | os.PathLike[str]"

_LOG = logging.getLogger(__name__)

_DEBIAN = "/usr/lib/llvm-22"

_REASON = re.compile(
    r"error:(?! ld returned| linker command failed)|undefined reference|cannot find", re.I
)


def llvm_programs(names: Iterable[str], llvm: StrPath | None, backend: str | None) -> list[str]:
    """The paths of programs of the LLVM in the folder ``llvm``; without one, in MLIR's wheels.

    A ``backend`` is one that these lack: it is in Debian's LLVM. Raises BuildError if a program or
    the backend is missing.
    """
    if llvm is None and backend is None:
        spec = find_spec("llvm")
        folders = list(spec.submodule_search_locations or ()) if spec else []
        return [_program(name, folders, f"pip install '{HOSTS['mlir']}'") for name in names]
    folder = _DEBIAN if llvm is None else os.fspath(llvm)
    remedy = "install Debian's llvm-22, or name the folder of LLVM (--llvm)"
    programs = [_program(name, [folder], remedy) for name in ("llc", *names)]
    if backend is not None:
        registered = subprocess.run(
            [programs[0], "--version"], capture_output=True, text=True, check=False
        )
        if not re.search(rf"^ +{backend} +- ", registered.stdout, re.M):
            raise BuildError(f"the LLVM in {folder!r} has no backend {backend}: {remedy}")
    return programs[1:]


def _program(name: str, folders: Iterable[str], remedy: str) -> str:
    for folder in folders:
        path = Path(folder, "bin", name)
        if path.exists():
            return str(path)
    raise BuildError(f"the program {name} of LLVM 22 is missing: {remedy}")


def run(step: str, command: Sequence[StrPath]) -> None:
    """Run a program; raises BuildError, in one line, if it fails."""
    words = [os.fspath(word) for word in command]
    _LOG.info("%s", step)
    _LOG.debug("  %s", shlex.join(words))
    environment = {**os.environ, "LC_ALL": "C"}  # messages are in English
    try:
        done = subprocess.run(
            words, env=environment, stdin=subprocess.DEVNULL, capture_output=True, check=False
        )
    except OSError as error:
        raise BuildError(f"{words[0]} cannot be run: {error.strerror}") from None
    output = done.stderr.decode(errors="replace")
    lines = [line for line in output.splitlines() if line.strip()]
    for line in lines:
        _LOG.debug("  %s", line)
    ignored = [line for line in lines if "is not a recognized" in line]  # LLVM only warns of a CPU
    if done.returncode == 0 and not ignored:
        return
    reasons = ignored or [line for line in lines if _REASON.search(line)] or lines[:1]
    if done.returncode < 0 and not reasons:
        reasons = [signal.Signals(-done.returncode).name]
    reason = reasons[0].strip() if reasons else f"exit status {done.returncode}"
    raise BuildError(f"cannot {step}: {reason}", output)
