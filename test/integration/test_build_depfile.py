"""``abi-build --depfile``: rules that make and ninja read."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from commands import NUMBERS
from mlir import ir

import mlir_abi

# Most awkward characters that make and ninja read back; a part of a name each, or all in one.
READABLE = [
    "a b",
    " b",
    "$x",
    "$$",
    "a#b",
    "12:30",
    "-b",
    "a%b",
    "a@b",
    "a~",
    "(1) b",
    "{b}",
    "a!b",
]
READABLE += ["a+b", "a,b", "b]", "é", "\udcff"]
MISREAD = [
    "x!=touch${IFS}PWNED",
    "a=b",
    "a+=b",
    "a?=b",
    "a:=b",
    "a|b",
    "a\tb",
    "a\nb",
    "a\rb",
    "a\\b",
]
MISREAD += [
    "a;b",
    "a*b",
    "a?b",
    "[ab]",
    "a&b",
    "a'b",
    'a"b',
    "a<b",
    "a>b",
    "a`b",
    "a^b",
    "~root",
    "a\x01b",
]
MISREAD += ["$(shell touch PWNED)b", "${shell touch PWNED}b", "a(b)", "a ", "a:"]


@pytest.mark.skipif(not (shutil.which("make") and shutil.which("ninja")), reason="make and ninja")
def test_make_and_ninja_read_the_rule_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both find the output and every file it is made of, whatever their names, and nothing else."""
    monkeypatch.chdir(tmp_path)
    subprocess.run(["gcc", "-xc", "-c", os.devnull, "-o", "empty.o"], check=True)
    for name in READABLE:
        shutil.copy("empty.o", name)
    target = "-".join(READABLE).replace("%", "") + ".so"
    with ir.Context():
        module = ir.Module.parse(NUMBERS.replace("NUMBER", "1.0"))
    mlir_abi.build(module, target, link=READABLE, depfile="rule.d")

    Path("makefile").write_text("include rule.d\n%.so:\n\t$(info $@)$(info $^)@:\n")
    printed = subprocess.check_output(
        ["make", "-Br", "--no-print-directory", "--", os.fsencode(target)]
    )
    assert printed == os.fsencode(f"{target}\n{' '.join(READABLE)}\n")

    escaped = re.sub("([$ :])", r"$\1", target)
    rule = "rule r\n  command = true\n  depfile = rule.d\n  generator = 1\n"
    Path("build.ninja").write_bytes(os.fsencode(f"{rule}build {escaped}: r\n"))
    for name in READABLE:  # a name that is misread is a file that does not exist
        os.utime(name, (1, 1))
    assert b"no work to do" in subprocess.check_output(["ninja", "-n"])
    for name in READABLE:
        os.utime(name, (2**32, 2**32))
        assert b"[1/1] true" in subprocess.check_output(["ninja", "-n"])
        os.utime(name, (1, 1))


@pytest.mark.parametrize("name", [*MISREAD, "a%b"])
def test_a_name_that_make_or_ninja_misreads(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No rule is written that could run a command or name another file."""
    monkeypatch.chdir(tmp_path)
    Path(name).touch()
    with ir.Context():
        module = ir.Module.parse(NUMBERS.replace("NUMBER", "1.0"))
    for options in ({"output": name}, {"output": "lib.so", "link": [name]}):
        if name == "a%b" and "link" in options:
            continue  # only a target with `%` is a pattern
        error = f"^a rule for make cannot name {re.escape(repr(name))}$"
        with pytest.raises(mlir_abi.BuildError, match=error):
            mlir_abi.build(module, emit="so", depfile="rule.d", **options)  # type: ignore[arg-type]
    assert os.listdir() == [name]
