"""What `jit` does not compile again: in one process, and with ``cache_dir`` in others."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import mlir_abi

SCALE = """
func.func @scale(%x: f32) -> f32 {
  %c = arith.constant 3.0 : f32
  %y = arith.mulf %x, %c : f32
  return %y : f32
}
"""
COUNT = """
memref.global "private" @number : memref<1xi32> = dense<0>
func.func @count() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : i32
  %memory = memref.get_global @number : memref<1xi32>
  %before = memref.load %memory[%c0] : memref<1xi32>
  %after = arith.addi %before, %c1 : i32
  memref.store %after, %memory[%c0] : memref<1xi32>
  return %after : i32
}
"""
HALF = """
func.func private @half(f64) -> f64
func.func @quarter(%x: f64) -> f64 {
  %y = call @half(%x) : (f64) -> f64
  %z = call @half(%y) : (f64) -> f64
  return %z : f64
}
"""


@pytest.fixture
def lowers(caplog: pytest.LogCaptureFixture) -> Callable[..., Any]:
    """Returns the library that `jit` returns, and whether it has lowered the model."""

    def jit(*args: Any, **kwargs: Any) -> Any:
        caplog.clear()
        with caplog.at_level(logging.INFO, "mlir_abi.compilation"):
            library = mlir_abi.jit(*args, **kwargs)
        return library, any(each.message == "lower the module" for each in caplog.records)

    return jit


def test_twice_in_a_process(lowers: Any, tmp_path: Path) -> None:
    """A model in another form, at another path, of other contents or options is another."""
    path, other = tmp_path / "scale.mlir", tmp_path / "other.mlir"
    path.write_text(SCALE)
    other.write_text(SCALE)
    kept = []
    for model, options in (
        (SCALE, {}),
        (SCALE, {"opt_level": 1}),
        (SCALE, {"checked": True}),
        (path, {}),
        (other, {}),
    ):
        first, lowered = lowers(model, **options)
        assert lowered
        second, lowered_again = lowers(model, **options)
        assert not lowered_again
        first.close()  # not the code, which the other needs
        assert second(2.0) == 6.0
        kept.append(second)
    path.write_text(SCALE.replace("3.0", "4.0"))
    changed, lowered = lowers(path)
    assert lowered
    assert changed(2.0) == 8.0
    kept[0].close()
    _, lowered = lowers(SCALE)
    assert lowered


def test_a_pipeline_is_run_each_time(lowers: Any, tmp_path: Path) -> None:
    """Its passes may be others by then."""
    libraries = [lowers(SCALE, "builtin.module(abi-default)") for _ in range(2)]
    assert [lowered for _, lowered in libraries] == [True, True]
    with pytest.raises(ValueError, match=r"^cache_dir is for the default pipeline: "):
        mlir_abi.jit(SCALE, "builtin.module(abi-default)", cache_dir=tmp_path)


@pytest.mark.parametrize("is_kept", [False, True])
def test_variables_are_not_shared(tmp_path: Path, is_kept: bool) -> None:
    options = {"cache_dir": tmp_path} if is_kept else {}
    first, second = (mlir_abi.jit(COUNT, **options) for _ in range(2))
    assert [first(), first(), second()] == [1, 2, 1]
    halves = [mlir_abi.jit(HALF, imports={"half": f}, **options) for f in (lambda x: x / 2, abs)]
    assert [each(-2.0) for each in halves] == [-0.5, 2]


def test_a_folder(lowers: Any, tmp_path: Path) -> None:
    """A file that is truncated, of another model or has other bytes is not loaded but replaced."""
    folder = tmp_path / "new" / "cache"
    library, lowered = lowers(SCALE, cache_dir=folder)
    assert lowered
    assert library(2.0) == 6.0
    (file,) = folder.iterdir()
    contents = file.read_bytes()
    other, lowered = lowers(SCALE.replace("3.0", "4.0"), cache_dir=folder)
    assert lowered
    assert other(2.0) == 8.0
    (foreign,) = set(folder.iterdir()) - {file}
    changed = bytearray(contents)
    changed[len(changed) // 2] ^= 1
    for damaged in b"", contents[:-1], contents[:5000], foreign.read_bytes(), bytes(changed):
        file.write_bytes(damaged)
        library, lowered = lowers(SCALE, cache_dir=folder)
        assert lowered
        assert library(2.0) == 6.0
        library, lowered = lowers(SCALE, cache_dir=folder)
        assert not lowered
        assert library(2.0) == 6.0
    assert set(folder.iterdir()) == {file, foreign}


def test_the_working_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    mlir_abi.jit(SCALE, cache_dir="")
    assert [file.suffix for file in tmp_path.iterdir()] == [".so"]


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match=r"^\[Errno 20\] Not a directory: '.*/file/[0-9a-f]+\.so'$"):
        mlir_abi.jit(SCALE, cache_dir=tmp_path / "file")
    if os.geteuid():
        tmp_path.chmod(0o500)
        with pytest.raises(PermissionError, match=r"^\[Errno 13\] Permission denied: '.*'$"):
            mlir_abi.jit(SCALE, cache_dir=tmp_path)


def test_several_processes(tmp_path: Path) -> None:
    """At once, and one of them with IREE's bindings, which cannot lower."""
    program = "import {}, mlir_abi, sys; print(mlir_abi.jit(sys.argv[1], cache_dir='c')(2.0))"
    environment = {k: v for k, v in os.environ.items() if k != "MLIR_ABI_BINDINGS"}
    started = [
        subprocess.Popen(
            [sys.executable, "-c", program.format(module), SCALE],
            cwd=tmp_path,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for module in ("os", "os", "iree.compiler.ir")
    ]
    assert [each.communicate(timeout=120) for each in started] == [("6.0\n", "")] * 3
    assert [each.suffix for each in (tmp_path / "c").iterdir()] == [".so"] * 2
