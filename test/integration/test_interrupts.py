"""Ctrl-C in a program that runs passes and compiled code: when it takes effect."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from callers import SANITIZE, jitted

from mlir_abi.runtime.call.python.python_call import Block

PLUGIN = Path(__file__).parents[1] / "abi-opt" / "Inputs" / "plugin"

PASS = """
import os
import warnings

from mlir_abi import run_pipeline
from mlir_abi.bindings import ir

warnings.simplefilter("always")
warnings.showwarning = lambda *_: os.write(1, b"running\\n")  # at once, newline and all
with ir.Context():
    module = ir.Module.parse("".join(f"func.func private @f{i}()\\n" for i in range(50_000)))
    try:
        run_pipeline(module, "builtin.module(test-report)")
    except KeyboardInterrupt:
        print("interrupted", module.operation.verify())
"""

LOOP = """
import time

import numpy as np

import mlir_abi
from mlir_abi.bindings import ir

TEXT = '''
func.func @f(%n: index, %out: memref<i64>) attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %start = arith.constant 1 : i64
  %last = scf.for %i = %zero to %n step %one iter_args(%x = %start) -> (i64) {
    %c = arith.constant 7 : i64
    %y = arith.shrui %x, %c : i64
    %z = arith.muli %x, %c : i64
    %next = arith.xori %y, %z : i64
    scf.yield %next : i64
  }
  memref.store %last, %out[] : memref<i64>
  return
}'''
with ir.Context():
    library = mlir_abi.jit(ir.Module.parse(TEXT))
out = np.zeros((), np.int64)
function = library.f
print("running", flush=True)
try:
    function(500_000_000, out)
    time.sleep(60)
except KeyboardInterrupt:
    print("interrupted", out[()] != 0)
"""


pytestmark = pytest.mark.usefixtures("default_signals")


def interrupted(program: str, seconds: float) -> tuple[str, str]:
    """What the program prints after SIGINT, which it gets once it says that it is running.

    And has computed for some seconds from then on.
    """
    env = {**os.environ, "PYTHONPATH": str(PLUGIN)}
    env.pop("COVERAGE_PROCESS_CONFIG", None)  # interrupted, coverage waits for its own lock
    with subprocess.Popen(
        [sys.executable, "-c", program],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=env,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "running\n"
        end = processor_time(process) + seconds
        while processor_time(process) < end:
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        return process.communicate(timeout=60)


def processor_time(process: subprocess.Popen[str]) -> float:
    """The seconds that a process has computed."""
    words = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return int(words[11]) / os.sysconf("SC_CLK_TCK")


def test_a_python_pass_ends_at_once() -> None:
    """With KeyboardInterrupt out of `run_pipeline`; the module is as the pass left it."""
    out, err = interrupted(PASS, 0)
    assert (out.splitlines()[-1], err) == ("interrupted True", "")
    assert out.count("running") < 40_000


def test_compiled_code_ends_first() -> None:
    """The exception comes when the call returns: what the function writes last is written."""
    assert interrupted(LOOP, 0.2) == ("interrupted True\n", "")


def test_ctrl_c_does_not_leak_the_results_of_a_call() -> None:
    """SIGINT while the compiled code runs: KeyboardInterrupt, and both results (8 MB) are freed."""
    library = jitted(
        """
        func.func private @raise(i32) -> i32
        func.func @f() -> (memref<*xi8>, memref<4194304xi8>) {
          %y = memref.alloc() : memref<4194304xi8>
          %z = memref.alloc() : memref<4194304xi8>
          %u = memref.cast %y : memref<4194304xi8> to memref<*xi8>
          %sigint = arith.constant 2 : i32
          %r = call @raise(%sigint) : (i32) -> i32
          return %u, %z : memref<*xi8>, memref<4194304xi8>
        }""",
        shared_libs=["libc.so.6"],
    )

    def pages() -> int:
        return int(Path("/proc/self/statm").read_text().split()[0])

    function = library.f
    before = pages()
    for _ in range(20):
        with pytest.raises(KeyboardInterrupt):
            function()
    if SANITIZE not in os.environ:
        assert (pages() - before) * os.sysconf("SC_PAGE_SIZE") < 20 << 20


def test_ctrl_c_is_not_lost_while_a_result_is_freed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """SIGINT while a result is freed: KeyboardInterrupt reaches the caller.

    Python would print and forget what is raised in a ``__del__`` of its own.
    """
    raise_ = ctypes.CDLL(None)["raise"]
    forgotten: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", forgotten.append)
    blocks = [Block(signal.SIGINT, SimpleNamespace(free=raise_))]  # type: ignore[arg-type]
    with pytest.raises(KeyboardInterrupt):
        blocks.clear()
    assert forgotten == []
