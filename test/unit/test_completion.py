"""What a shell completes: a real one, on a terminal, set up as docs/commands.md says."""

from __future__ import annotations

import os
import pty
import re
import select
import shutil
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
DOCUMENT = (ROOT / "docs" / "commands.md").read_text()
SETUP = re.search(r"^eval .*register-python-argcomplete.*$", DOCUMENT, re.MULTILINE)
SHELLS = {
    "bash": ["bash", "--norc", "--noprofile", "-i"],
    "zsh": ["zsh", "--no-rcs", "-i"],
}
COMPLETIONS = {
    "abi-opt --split-in": "abi-opt --split-input-file ",
    "abi-opt --cse --abi-expand-t": "abi-opt --cse --abi-expand-tuples ",
    "abi-opt --abi-exp": "abi-opt --abi-expand-tuples ",  # not those of the default pipeline alone
    "abi-opt --abi-def": "abi-opt --abi-default ",
    "abi-opt --abi-attach=key=d mod": "abi-opt --abi-attach=key=d model.mlir",
    "abi-build --save": "abi-build --save-temps ",
    "abi-build --target-triple aa": "abi-build --target-triple aarch64-linux-gnu ",
    "abi-inspect --bri": "abi-inspect --brief ",
    "abi-inspect model.mlir --function pre": "abi-inspect model.mlir --function predict ",
    "abi-inspect --color alw": "abi-inspect --color always ",
    "abi-diff --only brea": "abi-diff --only breaking ",
    "abi-header --c-abi=tar": "abi-header --c-abi=target ",
}


def read_until(terminal: int, end: str) -> None:
    """Read what the shell shows, up to ``end``."""
    seen = ""
    while end not in seen:
        assert select.select([terminal], [], [], 30)[0], f"expected {end!r}, got {seen!r}"
        seen += os.read(terminal, 65536).decode()


@pytest.mark.parametrize("shell", SHELLS)
def test_a_tab_completes_the_line(shell: str, tmp_path: Path) -> None:
    """Of each command: options, names of passes, values of options, files."""
    if not shutil.which(shell):
        pytest.skip(f"needs {shell}: apt-get install {shell}")
    assert SETUP is not None
    setup = f"autoload -U compinit && compinit -u; {SETUP[0]}" if shell == "zsh" else SETUP[0]
    (tmp_path / "model.mlir").write_text("func.func @predict() { return }")
    path = f"{BIN}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "PS1": "", "TERM": "dumb", "HOME": str(tmp_path)}
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        SHELLS[shell], stdin=theirs, stdout=theirs, stderr=theirs, cwd=tmp_path, env=environment
    )
    os.close(theirs)
    try:
        os.write(ours, f"{setup}; echo is''ready\n".encode())
        read_until(ours, "isready")
        for typed, completed in COMPLETIONS.items():
            os.write(ours, f"{typed}\t".encode())
            read_until(ours, completed)
            os.write(ours, b"\x15")  # Ctrl-U removes the line
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def test_every_command_is_set_up() -> None:
    assert SETUP is not None
    scripts = distribution("mlir-abi").entry_points.select(group="console_scripts")
    assert set(re.findall(r"abi-\w+", SETUP[0])) == {script.name for script in scripts}
