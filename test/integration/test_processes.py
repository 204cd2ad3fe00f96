"""Modules that a child process lowers: `jit`, `build` and ``abi-build`` outlive it."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import numpy as np
import pytest
from extras import import_extra
from mlir import ir

import mlir_abi
from mlir_abi.processes.client import Child, ChildError, kept_child

import_extra("torch_mlir", "torch")

BIN = Path(sys.executable).parent
ARTIFACT = Path(__file__).parents[1] / "fuzz/seeds/stablehlo/f.mlirbc"
SCALE = """
func.func @scale(%x: !torch.vtensor<[?],f32> {iree.abi.name = "x"}) -> !torch.vtensor<[?],f32> {
  %by = torch.constant.float 3.0
  %y = torch.aten.mul.Scalar %x, %by
    : !torch.vtensor<[?],f32>, !torch.float -> !torch.vtensor<[?],f32>
  return %y : !torch.vtensor<[?],f32>
}
"""
CRASH = """\
func.func @main(%x: !torch.vtensor<[5],si8>) -> !torch.vtensor<[5],si8> {
  %c3 = torch.constant.int 3
  %0 = torch.aten.mul.Scalar %x, %c3
    : !torch.vtensor<[5],si8>, !torch.int -> !torch.vtensor<[5],si8>
  return %0 : !torch.vtensor<[5],si8>
}
"""
REASON = "unimplemented: for conversion to byte or char type dstOriginalDtype has to be passed"
X = np.arange(4, dtype=np.float32)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "scale.mlir").write_text(SCALE)
    (tmp_path / "crash.mlir").write_text(CRASH)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("MLIR_ABI_BINDINGS", raising=False)
    return tmp_path


def run(*command: str | Path, **options: object) -> subprocess.CompletedProcess[str]:
    arguments: dict[str, object] = {"capture_output": True, "text": True, "timeout": 100}
    return subprocess.run(command, check=False, **(arguments | options))  # type: ignore[call-overload]


@pytest.mark.parametrize("bindings", [None, "torch_mlir"])
def test_what_a_pass_reports_before_it_crashes(folder: Path, bindings: str | None) -> None:
    """torch-mlir says which operation it cannot convert, and then crashes."""
    environment = {**os.environ, **({"MLIR_ABI_BINDINGS": bindings} if bindings else {})}
    ran = run(BIN / "abi-build", "-v", "crash.mlir", "-o", "libcrash.so", env=environment)
    error, line, caret, end, reproduce = ran.stderr.splitlines()[-5:]
    assert error.startswith(f"crash.mlir:3:8: error: {REASON}")
    assert (line, caret) == (CRASH.splitlines()[2], " " * 7 + "^")
    assert end == "<unknown>:0: error: SIGSEGV ended the process"
    assert ran.returncode == 1
    command = reproduce.removeprefix("abi-build: note: reproduce with: ")
    again = run("sh", "-c", command, env={**environment, "PATH": f"{BIN}:{os.environ['PATH']}"})
    assert again.returncode == 128 + signal.SIGSEGV
    assert REASON in again.stderr


JIT = """
import sys
import mlir_abi
from mlir_abi.bindings import host, ir, new_context

with new_context():
    crash, scale = (ir.Module.parseFile(path) if host() == "torch_mlir" else path
                    for path in ("crash.mlir", "scale.mlir"))
    for _ in range(2):
        try:
            mlir_abi.jit(crash)
        except mlir_abi.PipelineFailed as failure:
            print(*failure.diagnostics, sep="\\n")
        print(mlir_abi.jit(scale).scale(x=mlir_abi_array([1, 2])).tolist())
"""


@pytest.mark.parametrize("bindings", [None, "torch_mlir"])
def test_jit_outlives_a_crash(folder: Path, bindings: str | None) -> None:
    """Of a file that these bindings cannot read, and of a module of torch-mlir's own."""
    environment = {**os.environ, **({"MLIR_ABI_BINDINGS": bindings} if bindings else {})}
    program = JIT.replace("mlir_abi_array([1, 2])", "__import__('numpy').float32([1, 2])")
    ran = run(sys.executable, "-W", "error", "-c", program, env=environment)
    assert (ran.returncode, ran.stderr) == (0, "")
    lines = ran.stdout.splitlines()
    assert lines[:3] == lines[3:]
    assert lines[0].startswith(f'error: loc("crash.mlir":3:8): {REASON}')
    assert lines[1:3] == ["error: loc(unknown): SIGSEGV ended the process", "[3.0, 6.0]"]


def test_a_module_that_a_child_lowers(folder: Path) -> None:
    """It has its large constants and its imports, other names, and arrays for results."""
    weights = np.random.default_rng(0).random((40, 40), np.float32)
    x = np.random.default_rng(1).random(40, np.float32)
    (folder / "model.mlir").write_text(f"""
      func.func private @host(f32) -> f32
      func.func @model(%x: tensor<40xf32>) -> tensor<40xf32> {{
        %w = stablehlo.constant dense<"0x{weights.tobytes().hex()}"> : tensor<40x40xf32>
        %y = stablehlo.dot %w, %x : (tensor<40x40xf32>, tensor<40xf32>) -> tensor<40xf32>
        return %y : tensor<40xf32>
      }}
      func.func @calls(%x: f32) -> f32 {{
        %y = call @host(%x) : (f32) -> f32
        return %y : f32
      }}""")
    library = mlir_abi.jit("model.mlir", imports={"host": lambda value: value + 1}, out_params=True)
    out = np.zeros(40, np.float32)
    library.model(x, out=out)
    np.testing.assert_allclose(out, weights @ x, rtol=1e-5)
    assert library.calls(1.5) == 2.5
    with pytest.raises(ValueError, match=r"does not declare 'absent'; it declares host$"):
        mlir_abi.jit("model.mlir", imports={"absent": print})
    mlir_abi.build("model.mlir", "model.o", rename={"model": "times"}, header="model.h")
    assert "_mlir_ciface_times(" in (folder / "model.h").read_text()
    assert (folder / "model.o").stat().st_size > weights.nbytes


def test_errors_in_a_child(folder: Path) -> None:
    """They are those of this process, at the same places."""
    (folder / "wrong.mlir").write_text(f"{SCALE}\nfunc.func @f() {{ return %x : i32 }}")
    with pytest.raises(ir.MLIRError, match=r'error: "wrong\.mlir":9:25: use of undeclared'):
        mlir_abi.jit("wrong.mlir")
    with pytest.raises(mlir_abi.PipelineError, match="unknown pass 'absent'"):
        mlir_abi.jit("scale.mlir", "builtin.module(absent)")
    with pytest.raises(mlir_abi.BuildError, match="'b'"):
        mlir_abi.build("scale.mlir", "x.o", rename={"b": "c"})


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        (
            *(b"constant_v1", b"constant\xffv1"),
            "damaged.mlir: .*contains a name that is not valid UTF-8",
        ),
        (b"\x13\r\x01\t", b"\x13\t\x01\t", "damaged.mlir: .*SIGABRT ended the process"),
        (
            *(b"\0" + b"\xff" * 8, b"\0" + b"\xff" * 4 + b"\x18" + b"\xff" * 3),
            "the type tensor<-.*x4xf32> has a negative size",
        ),
    ],
)
def test_damaged_artifacts(
    old: bytes, new: bytes, error: str, folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Of StableHLO, for which a child reports the error, or ends."""
    data = ARTIFACT.read_bytes()
    assert data.count(old) == 1
    (folder / "damaged.mlir").write_bytes(data.replace(old, new))
    with pytest.raises(mlir_abi.ReflectionError, match=error):
        mlir_abi.reflect("damaged.mlir")
    assert "Traceback" not in capfd.readouterr().err


def test_what_mlir_says_before_it_ends_the_process(folder: Path) -> None:
    data = ARTIFACT.read_bytes().replace(b"\x13\r\x01\t", b"\x13\t\x01\t")
    (folder / "damaged.mlir").write_bytes(data)
    ran = run(BIN / "abi-inspect", "damaged.mlir")
    assert "LLVM ERROR: unsupported integer type" in ran.stderr


def test_steps_in_a_child_are_logged(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "mlir_abi"):
        mlir_abi.jit("scale.mlir")
    assert "lower the module" in caplog.messages


def test_a_module_on_standard_input(folder: Path) -> None:
    ran = run(BIN / "abi-build", "-", "-o", "libscale.so", input=SCALE)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert mlir_abi.load("libscale.so").scale(X).tolist() == [0, 3, 6, 9]


def test_a_child_that_was_killed_is_replaced(folder: Path) -> None:
    mlir_abi.jit("scale.mlir")
    child = kept_child("torch_mlir")
    assert kept_child("torch_mlir") is child
    assert child._process is not None
    (server,) = Path(f"/proc/{child._process}/task/{child._process}/children").read_text().split()
    os.kill(int(server), signal.SIGKILL)
    os.waitid(os.P_PID, child._process, os.WEXITED | os.WNOWAIT)
    assert mlir_abi.jit("scale.mlir").scale(X).tolist() == [0, 3, 6, 9]
    assert kept_child("torch_mlir") is not child


def test_threads_share_a_child(folder: Path) -> None:
    results = []

    def compile_() -> None:
        results.append(mlir_abi.jit("scale.mlir").scale(X).tolist())

    threads = [threading.Thread(target=compile_) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [[0, 3, 6, 9]] * 4


FORK = """
import os, sys
import numpy, mlir_abi
from mlir_abi.processes.client import kept_child

def compile():
    assert mlir_abi.jit("scale.mlir").scale(numpy.float32([1, 2])).tolist() == [3, 6]
    return kept_child("torch_mlir")._process

child = compile()
if os.fork() == 0:
    assert compile() != child
    sys.exit(3)
assert compile() == child
assert os.waitstatus_to_exitcode(os.wait()[1]) == 3
print(child)
"""


def test_a_forked_process_has_a_child_of_its_own(folder: Path) -> None:
    """And the child of its parent ends with the parent."""
    ran = run(sys.executable, "-W", "error", "-c", FORK)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert not Path(f"/proc/{ran.stdout.strip()}").exists()


@pytest.mark.usefixtures("default_signals")
def test_ctrl_c_while_a_child_works(folder: Path) -> None:
    """KeyboardInterrupt; the child ends, even while it waits for a file."""
    os.mkfifo("fifo")

    def interrupt() -> None:
        with open("fifo", "wb"):  # as soon as the child opens it
            signal.raise_signal(signal.SIGINT)

    with Child("mlir") as child:
        thread = threading.Thread(target=interrupt)
        thread.start()
        with pytest.raises(KeyboardInterrupt):
            child.call("lower", print, source="fifo", pipeline=None)
        thread.join()
        assert child.has_ended


def test_a_child_that_cannot_work(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", str(folder / "absent"))
    with pytest.raises(ChildError, match="cannot start a process: No such file or directory"):
        Child()
    (folder / "python").symlink_to("/bin/false")
    monkeypatch.setattr(sys, "executable", str(folder / "python"))
    with Child() as child, pytest.raises(ChildError, match="ended with status 1 and without"):
        child.call("translate", print, text=b"")


@pytest.mark.parametrize(
    ("answer", "error"),
    [
        (rb"V\377\377\377\377\377\377\377\377", "is damaged: cannot fit 'int'"),
        (rb"V\0\0\0\0\0\0\0\0", "is damaged: Ran out of input"),
        (rb"V\11\0\0", "ended with status 0 and without an answer"),
    ],
)
def test_a_damaged_answer(
    answer: bytes, error: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Written to the socket by a shell, in place of Python."""
    (folder / "python").write_bytes(b"#!/bin/sh\nread -r _ <&0\nprintf '" + answer + b"' >&0\n")
    (folder / "python").chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(folder / "python"))
    with Child() as child, pytest.raises(ChildError, match=error):
        child.call("translate", print, text=b"\n")
