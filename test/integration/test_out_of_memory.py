"""Commands without memory: one line, and the old output stays."""

from __future__ import annotations

import os
import re
import resource
from pathlib import Path

import pytest
from commands import BIN, SCALED, hooked, run

import mlir_abi


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library, and its source beside it."""
    folder = tmp_path_factory.mktemp("folder")
    (folder / "model.mlir").write_text(SCALED)
    mlir_abi.build(folder / "model.mlir", folder / "libmodel.so")
    return folder


BINDINGS = ("mlir._mlir_libs._mlir", "mlir._mlir_libs._mlirRegisterEverything")
RECORDS = ("mlir_abi.dialect_attrs.reflection.record", "mlir_abi.runtime.libraries.elf")


@pytest.mark.parametrize(
    ("command", "imports", "share"),
    [
        ("abi-opt model.mlir", BINDINGS, 0.2),
        ("abi-opt model.mlir --abi-func-to-llvm", BINDINGS, 0.7),
        ("abi-build model.mlir", BINDINGS, 0.2),
        ("abi-build model.mlir", BINDINGS, 0.7),
        ("abi-header model.mlir", BINDINGS, 0.2),
        ("abi-header libmodel.so", RECORDS, 0.5),
        ("abi-inspect model.mlir", BINDINGS, 0.7),
        ("abi-inspect libmodel.so", RECORDS, 0.5),
        ("abi-diff model.mlir model.mlir", BINDINGS, 0.2),
        ("abi-diff libmodel.so libmodel.so", RECORDS, 0.5),
    ],
)
def test_no_memory_for_imports(
    folder: Path, tmp_path: Path, command: str, imports: tuple[str, str], share: float
) -> None:
    """A command that runs out of memory says so in one line and leaves the old output as it is.

    Also where a library of the bindings cannot be mapped. The command may use what it does when it
    imports the first module, and a share of what it uses from there to the second.
    """
    name, *arguments = command.split()
    line = (BIN / name, *arguments, "-o")
    copy = f"arguments[0] in {imports} and os.system(f'cat /proc/{{os.getpid()}}/status >&2')"
    end = f"arguments[0] == {imports[1]!r} and os._exit(0)"
    hook = hooked(tmp_path, "import", f"{copy}; {end}")
    ran = run(*line, tmp_path / "new.so", cwd=folder, env=hook)
    peaks = [int(peak) for peak in re.findall(r"^VmPeak:\s+(\d+) kB", ran.stderr, re.MULTILINE)]
    limit = int(min(peaks) + (max(peaks) - min(peaks)) * share) << 10

    def limit_memory() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))

    output = tmp_path / "out" / "out.so"
    output.parent.mkdir()
    output.write_text("old")
    ran = run(*line, output, cwd=folder, preexec_fn=limit_memory)
    failure = 2 if name == "abi-diff" else 1
    assert (ran.returncode, ran.stderr) == (failure, f"{name}: error: out of memory\n")
    assert output.read_text() == "old"
    assert os.listdir(output.parent) == ["out.so"]
