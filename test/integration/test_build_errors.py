"""``abi-build`` and `mlir_abi.build` where they fail: one line that says why, and no new file."""

from __future__ import annotations

import os
import re
import resource
import shutil
import subprocess
from pathlib import Path

import pytest
from commands import BIN, NUMBERS, SCALED, abi_build, error_of
from mlir import ir

import mlir_abi
from mlir_abi.cli import build
from mlir_abi.cli.command import exit_status
from mlir_abi.compilation.native_code.linking import linker
from mlir_abi.compilation.targets import TRIPLES


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"rename": {"main": "both"}}, "two functions would be called 'both'"),
        ({"rename": {"main": "p_both"}, "prefix": "p_"}, "two functions would be called 'p_both'"),
        ({"rename": {"nothing": "f"}}, "the module exports no function 'nothing'"),
        ({"target_triple": "mips-linux-gnu"}, "the target must be one of x86_64-linux-gnu, "),
        (
            {"target_triple": ""},
            f"the target must be one of {', '.join(TRIPLES)} (got '')",
        ),
        (
            {"target_cpu": "i8086"},
            "cannot find the features of the CPU: 'i8086' is not a recognized processor",
        ),
        ({"opt_level": True}, "opt_level must be 0 to 3 (got True)"),
        ({"output": "$m.o", "pkg_config": "m.pc"}, "pkg_config cannot name '$m.o', which has a $"),
        ({"opt_level": 4}, "opt_level must be 0 to 3 (got 4)"),
        ({"emit": "exe"}, "emit must be so, a, o, ll, s, whl (got 'exe')"),
        (
            {"link": ["other.o"], "emit": "o"},
            "link is for a shared library or a wheel (got emit 'o')",
        ),
        ({"link": ["absent.o"]}, "cannot link 'absent.o': it is no file"),
        ({"link": ["-lm"]}, "cannot link '-lm': it is no file"),
        ({"link": [""]}, "cannot link '': it is no file"),
        ({"link": "abc"}, "link must be a list of paths (got 'abc')"),
        ({"link": [5]}, "link must be a list of paths (got [5])"),
        ({"prefix": 5}, "a name or prefix must be text of UTF-8 (got 5)"),
        ({"prefix": "\udcff"}, r"a name or prefix must be text of UTF-8 (got '\udcff')"),
        ({"rename": {"main": 5}}, "a name or prefix must be text of UTF-8 (got 5)"),
        ({"rename": [1]}, "rename must be a mapping of names to names (got [1])"),
        (
            {"output": "libmodel.dll"},
            "'libmodel.dll' must end in .so, .a, .o, .ll, .s, .whl, unless emit (--emit)",
        ),
        ({"output": "/dev/full", "emit": "o"}, "cannot write '/dev/full': it is no regular file"),
        ({"header": "/dev/full"}, "cannot write '/dev/full': it is no regular file"),
        ({"header": "libmodel.so"}, "the header and the output are the same file 'libmodel.so'"),
        ({"stub": "./m", "header": "m"}, "the stub and the header are the same file './m'"),
        ({"stub": "a-b.pyi"}, "the name of a stub must be an identifier (got 'a-b.pyi')"),
        ({"stub": "class.pyi"}, "the name of a stub must be an identifier (got 'class.pyi')"),
        ({"link": ["libmodel.so"]}, "the output and the input are the same file 'libmodel.so'"),
        ({"header": "absent/model.h"}, "cannot write 'absent/model.h': No such file or directory"),
    ],
)
def test_what_cannot_be_built(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    options: dict[str, object],
    message: str,
) -> None:
    """The reason in one line, and no file."""
    monkeypatch.chdir(tmp_path)
    with ir.Context():
        module = ir.Module.parse(NUMBERS.replace("NUMBER", "1.0"))
    with pytest.raises(mlir_abi.BuildError, match=f"^{re.escape(message)}.*$"):
        mlir_abi.build(module, **{"output": "libmodel.so", **options})  # type: ignore[arg-type]
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--rename=main=both"], "two functions would be called 'both'"),
        (["--rename=main=a", "--rename=main=b"], "--rename gives 'main' two names: 'a' and 'b'"),
        (["--rename=main"], "argument --rename: must be OLD=NEW (got 'main')"),
        (["--checked=idx"], "checked must be some of index,size,div (got 'idx')"),
        (["--pipeline=builtin.module(no)"], "--pipeline: unknown pass 'no'"),
        (
            ["--pipeline=builtin.module(cse)"],
            "no function is exported: one must be public and defined, and the pipeline run "
            "abi-embed-reflection",
        ),
        (
            ["--pipeline=builtin.module(abi-embed-reflection)"],
            'cannot translate to LLVM IR: loc("model.mlir":2:1): error: cannot be converted',
        ),
        (
            ["--tvm-ffi", "--pipeline=builtin.module(abi-embed-reflection)"],
            "abi-emit-tvm-ffi needs abi-func-to-llvm in the pipeline\n",
        ),
        (["--save-temps=model.mlir"], "save_temps is no directory: 'model.mlir'"),
        (
            ["--save-temps=.", "--link=libmodel.o"],
            "the output and the input are the same file 'libmodel.o'",
        ),
        (["--header="], "cannot write '': it is no regular file"),
        (["--header=./model.mlir"], "the header and the input are the same file './model.mlir'"),
        (["-o", "absent/libmodel.so"], "cannot open output file 'absent/libmodel.so': No such"),
        (["-o", "-"], "the output must be a file: -o FILE"),
        (["--prefix", "\udcff"], r"a name or prefix must be text of UTF-8 (got '\udcff')"),
    ],
)
@pytest.mark.usefixtures("default_signals")
def test_errors_of_the_command(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    options: list[str],
    message: str,
) -> None:
    """One line, status 1, and no file."""
    (tmp_path / "model.mlir").write_text(NUMBERS.replace("NUMBER", "1.0"))
    monkeypatch.chdir(tmp_path)
    arguments = ["model.mlir", "-o", "libmodel.so", *options]
    assert exit_status("abi-build", lambda: build.main(arguments)) == 1
    out, error = capfd.readouterr()
    assert (out, error.count("\n")) == ("", 1)
    assert error.startswith(f"abi-build: error: {message}")
    assert os.listdir(tmp_path) == ["model.mlir"]


def test_what_llvm_refuses(tmp_path: Path) -> None:
    """LLVM prints the error itself."""
    (tmp_path / "f.mlir").write_text("func.func @f(%x: f32 {llvm.allocptr}) { return }")
    ran = abi_build("f.mlir", "-o", "f.o", cwd=tmp_path)
    assert (ran.returncode, os.listdir(tmp_path)) == (1, ["f.mlir"])
    first, *_, last = ran.stderr.splitlines()
    assert first == "Attribute 'allocptr' applied to incompatible type!"
    assert last == "abi-build: error: cannot translate to LLVM IR: LLVM has printed the error"


@pytest.mark.parametrize("name", ["absent.mlir", ""])
def test_no_such_input(tmp_path: Path, name: str) -> None:
    """It is named as it was written."""
    ran = abi_build(name, "-o", "libmodel.so", cwd=tmp_path)
    assert error_of(ran) == f"{name!r}: No such file or directory"


def test_a_module_that_a_pass_refuses(tmp_path: Path) -> None:
    """The error is where it is in the file; with ``-v`` there is a command that shows it again."""
    (tmp_path / "my model.mlir").write_text("func.func @f(%x: none) {\n  return\n}\n")
    ran = abi_build("my model.mlir", "-o", "model.o", cwd=tmp_path)
    assert ran.returncode == 1
    assert ran.stderr.startswith("my model.mlir:1:1: error: ")
    assert "note: reproduce" not in ran.stderr
    verbose = abi_build("-v", "my model.mlir", "-o", "model.o", cwd=tmp_path).stderr
    (command,) = re.findall(r"^abi-build: note: reproduce with: (abi-opt .*)$", verbose, re.M)
    again = subprocess.run(
        ["sh", "-c", f"{BIN}/{command}"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert again.stderr.startswith(ran.stderr)


def test_a_symbol_that_is_not_utf8(tmp_path: Path) -> None:
    """The bindings cannot read its name, so that neither the pipeline nor the renaming can."""
    (tmp_path / "model.mlir").write_bytes(b'func.func @"\xff"() { return }\n')
    ran = abi_build("model.mlir", "-o", "model.o", "--prefix=p_", cwd=tmp_path)
    assert error_of(ran) == "a symbol in the module has a name that is not UTF-8"
    ran = abi_build("model.mlir", "-o", "model.o", cwd=tmp_path)
    message = ": the module has a name or string that is not UTF-8, so that it cannot run"
    assert (ran.returncode, ran.stderr.splitlines()[0][-len(message) :]) == (1, message)


def test_text_that_cannot_be_parsed(tmp_path: Path) -> None:
    """The error is where it is in the file."""
    (tmp_path / "model.mlir").write_text("\nfunc.func {\n")
    ran = abi_build("model.mlir", "-o", "model.o", cwd=tmp_path)
    assert ran.returncode == 1
    assert ran.stderr == (
        "model.mlir:2:11: error: custom op 'func.func' expected valid '@'-identifier for symbol "
        "name\n"
        "func.func {\n          ^\n"
    )


@pytest.mark.parametrize("missing", ["opt", "cc", "ld"])
def test_no_compiler_and_no_linker(tmp_path: Path, missing: str) -> None:
    """What is missing is named, with what installs it."""
    (tmp_path / "model.mlir").write_text(SCALED)
    tools = tmp_path / "tools"
    tools.mkdir()
    environment = {"PATH": str(tools)}
    if missing == "ld":
        compiler = shutil.which("gcc")
        assert compiler
        (tools / "cc").symlink_to(compiler)
    if missing == "opt":
        empty = tmp_path / "llvm"
        empty.mkdir()
        (empty / "__init__.py").touch()
        environment["PYTHONPATH"] = str(tmp_path)
    ran = abi_build("model.mlir", "-o", "libmodel.so", cwd=tmp_path, env=environment)
    assert error_of(ran).startswith(
        {
            "opt": "the program opt of LLVM 22 is missing: pip install 'mlir-abi[mlir]'",
            "cc": "no C compiler to link with: cc is not installed; install gcc or clang, or",
            "ld": "cannot link: collect2: fatal error: cannot find ",
        }[missing]
    )
    assert not (tmp_path / "libmodel.so").exists()


def test_no_cross_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No gcc or clang of this machine links for another one."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    message = "riscv64-linux-gnu-gcc is not installed; install it, or name one in the environment"
    with pytest.raises(mlir_abi.BuildError, match=message):
        linker("riscv64-linux-gnu-gcc")


def test_a_compiler_for_another_target(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The message names it, the target, and Debian's compiler for that."""
    monkeypatch.setenv("CC", "gcc -g")
    message = (
        "cannot link: gcc -g does not link for armv7-linux-gnueabihf: "
        "set the environment variable CC=arm-linux-gnueabihf-gcc"
    )
    with ir.Context(), pytest.raises(mlir_abi.BuildError, match=f"^{re.escape(message)}$"):
        mlir_abi.build(
            ir.Module.parse(SCALED),
            tmp_path / "libmodel.so",
            target_triple="armv7-linux-gnueabihf",
        )


@pytest.mark.parametrize(
    ("compiler", "message"),
    [
        ("gcc '", "the environment variable CC: No closing quotation"),
        ("true", "cannot link: true wrote no file"),
    ],
)
def test_what_is_no_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, compiler: str, message: str
) -> None:
    """The message names the variable or the program."""
    monkeypatch.setenv("CC", compiler)
    with ir.Context(), pytest.raises(mlir_abi.BuildError, match=f"^{re.escape(message)}$"):
        mlir_abi.build(ir.Module.parse(SCALED), tmp_path / "libmodel.so")


@pytest.mark.parametrize("limit", [100, 3000])
def test_a_full_disk(tmp_path: Path, limit: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever step cannot write, the old library stays."""
    monkeypatch.delenv("COVERAGE_PROCESS_CONFIG", raising=False)  # it writes a file, too
    library = tmp_path / "libmodel.so"
    library.write_text("old")
    (tmp_path / "model.mlir").write_text(SCALED)
    ran = abi_build(
        *("model.mlir", "-o", "libmodel.so"),
        cwd=tmp_path,
        env={"TMPDIR": str(tmp_path)},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)),
    )
    assert re.match("cannot (translate|optimize|generate code|link|write)", error_of(ran))
    assert library.read_text() == "old"
    assert sorted(os.listdir(tmp_path)) == ["libmodel.so", "model.mlir"]


def test_an_error_in_a_pipe(tmp_path: Path) -> None:
    """It has its position; the line is gone."""
    ran = abi_build("-", "-o", "libmodel.so", cwd=tmp_path, input="func.func @f() { arith.no }")
    assert ran.stderr == "<stdin>:1:18: error: custom op 'arith.no' is unknown\n"


def test_an_error_in_a_file_with_an_odd_name(tmp_path: Path) -> None:
    for name in "odd\x01.mlir", "odd\n.mlir":
        (tmp_path / name).write_text("func.func @f() { arith.no }")
        ran = abi_build(name, "-o", "libmodel.so", cwd=tmp_path)
        assert ran.stderr == (
            f"{name}:1:18: error: custom op 'arith.no' is unknown\n"
            f"func.func @f() {{ arith.no }}\n{' ' * 17}^\n"
        )


def test_an_unknown_dialect(tmp_path: Path) -> None:
    """MLIR's message goes on with an option that this command has not got, but `abi-opt` has."""
    (tmp_path / "model.mlir").write_text("func.func @f(%x: !my.type) { return }")
    ran = abi_build("model.mlir", "-o", "libmodel.so", cwd=tmp_path)
    message, _, _ = ran.stderr.splitlines()
    assert message.endswith(
        'error: `!"my"<"type">` type created with unregistered dialect: lower it before, by '
        "abi-opt --allow-unregistered-dialect"
    )


def test_a_library_is_no_source(tmp_path: Path) -> None:
    (tmp_path / "libmodel.so").write_bytes(b"\x7fELF")
    message = "libmodel.so: is no MLIR; mlir_abi.load opens a library"
    with pytest.raises(ValueError, match=f"{message}$"):
        mlir_abi.jit(tmp_path / "libmodel.so")
    ran = abi_build("libmodel.so", "-o", "again.so", cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (1, f"abi-build: error: {message}\n")
