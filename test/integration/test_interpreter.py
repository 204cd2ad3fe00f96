"""Threads, forks and the end of Python while libraries, results and contexts are alive."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
import pytest
from callers import jitted, shared_library
from commands import run
from test_tvm_ffi import pipeline

from mlir_abi.runtime.call.library import Library
from mlir_abi.runtime.libraries.shared_library import load

TEXT = """
func.func @scale(%x: memref<?xf32>, %s: f32) -> memref<?xf32> {
  %zero = arith.constant 0 : index
  %n = memref.dim %x, %zero : memref<?xf32>
  %y = memref.alloc(%n) : memref<?xf32>
  linalg.map { arith.mulf } ins(%x, %x : memref<?xf32>, memref<?xf32>) outs(%y : memref<?xf32>)
  return %y : memref<?xf32>
}
"""
X = np.arange(4, dtype=np.float32)


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library with functions for Python and TVM FFI, and its source beside it."""
    folder = tmp_path_factory.mktemp("faults")
    (folder / "model.mlir").write_text(TEXT)
    return shared_library(TEXT, folder, pipeline=pipeline())


def python(program: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a program in a process of its own; a warning is an error."""
    return run(sys.executable, "-W", "error", "-c", program, *arguments)


def test_threads_load_call_and_close(path: Path) -> None:
    """A call in a library that another thread closes gives its result, or is refused."""
    shared = [load(path)]
    end = time.monotonic() + 1.5
    errors: list[BaseException] = []

    def use() -> None:
        library = shared[0]
        try:
            results = [library.scale(X, 2.0), np.from_dlpack(library.tvm_ffi.scale(X, 2.0))]
        except RuntimeError as error:
            assert "is closed" in str(error)
        else:
            assert [result.tolist() for result in results] == [(X * X).tolist()] * 2

    def renew() -> None:
        old, shared[0] = shared[0], load(path)
        old.close()

    def repeat(action: object) -> None:
        try:
            while time.monotonic() < end and not errors:
                action()  # type: ignore[operator]
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=repeat, args=[each]) for each in [use, use, renew, renew]]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []


def test_threads_look_functions_up_while_one_closes() -> None:
    """Each gets a function or is told that the library is closed."""
    names = [f"f{i}" for i in range(30)]
    library = jitted("".join(f"func.func @{name}() {{ return }}\n" for name in names))
    image, reflections = library._image, {name: library[name].reflection for name in names}
    assert image is not None
    errors: list[BaseException] = []
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)

    def look_up(library: Library) -> None:
        try:
            for name in names:
                library[name]
                assert library.tvm_ffi is not None
        except RuntimeError as error:
            if "is closed" not in str(error):
                errors.append(error)
        except BaseException as error:
            errors.append(error)

    try:
        for _ in range(100):
            library = Library("the module", reflections, image)
            thread = threading.Thread(target=look_up, args=[library])
            thread.start()
            while sum(map(bool, library._found.values())) < 5 and thread.is_alive():
                pass
            try:
                library.close()
            except RuntimeError as error:
                errors.append(error)
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert errors == []


FORK = """
import gc, multiprocessing, os, sys
import numpy, mlir_abi
from mlir_abi.bindings import ir

context = ir.Context()
context.enable_multithreading(False)
with context:
    module = ir.Module.parseFile(sys.argv[2])
    jitted = mlir_abi.jit(module)
loaded = mlir_abi.load(sys.argv[1])
called = [jitted.scale, loaded.scale, jitted.tvm_ffi.scale, loaded.tvm_ffi.scale]
x = numpy.arange(4, dtype=numpy.float32)
results = [function(x, 2.0) for function in called]

def call():
    for result in [*results, *(function(x, 2.0) for function in called)]:
        assert numpy.from_dlpack(result).tolist() == [0, 1, 4, 9]

def use_up():
    call()
    with context:
        assert mlir_abi.jit(module).scale(x, 2.0).tolist() == [0, 1, 4, 9]
    with ir.Context():
        mlir_abi.jit(ir.Module.parse(str(module)))
    assert mlir_abi.load(sys.argv[1]).scale(x, 2.0).tolist() == [0, 1, 4, 9]
    jitted.close()
    loaded.close()
    results.clear()
    called.clear()
    gc.collect()

for _ in range(2):
    child = multiprocessing.get_context("fork").Process(target=use_up)
    child.start()
    child.join(50)
    assert child.exitcode == 0, child.exitcode
call()
if os.fork() == 0:
    sys.exit(3)
assert os.waitstatus_to_exitcode(os.wait()[1]) == 3
"""


def test_a_forked_child_can_do_all_and_its_parent_goes_on(path: Path) -> None:
    """A child calls, compiles, loads, closes and exits; the parent's results and libraries stay."""
    ran = python(FORK, path, path.with_name("model.mlir"))
    assert (ran.returncode, ran.stderr) == (0, "")


START = """
import atexit, gc, sys, threading, time
import numpy, mlir_abi
from mlir_abi.bindings import ir

x = numpy.arange(4, dtype=numpy.float32)

def everything():
    context = ir.Context()
    with context:
        module = ir.Module.parseFile(sys.argv[2])
    libraries = [mlir_abi.jit(module), mlir_abi.load(sys.argv[1])]
    functions = [f for library in libraries for f in (library.scale, library.tvm_ffi.scale)]
    reflection = mlir_abi.reflect(module)
    return context, module, libraries, functions, [f(x, 2.0) for f in functions], reflection
"""
ENDS = {
    "globals": ("kept = everything()", 0),
    "a status": ("kept = everything()\nsys.exit(7)", 7),
    "cycles": ("gc.disable()\nkept = [everything()]\nkept.append(kept)\ndel kept", 0),
    "modules of others": ("sys.kept = everything()", 0),
    "atexit": ("kept = everything()\n@atexit.register\ndef end(): assert everything()", 0),
    "daemon threads": (
        "large = numpy.zeros(1 << 20, numpy.float32)\nkept = everything()\n"
        "def call(f):\n    while True: f(large, 2.0)\n"
        "for f in kept[3][::2]: threading.Thread(target=call, args=[f], daemon=True).start()\n"
        "time.sleep(0.2)",
        0,
    ),
}


@pytest.mark.parametrize("case", ENDS)
def test_the_interpreter_ends(path: Path, case: str) -> None:
    """Python ends with contexts, libraries, functions and results alive: its status, no output."""
    program, status = ENDS[case]
    ran = python(START + program, path, path.with_name("model.mlir"))
    assert (ran.returncode, ran.stdout, ran.stderr) == (status, "", "")


def test_a_library_outlives_mlir_abi(path: Path) -> None:
    """A function that `os` refers to is deleted after mlir-abi's own functions: no output."""
    program = "import os, sys, mlir_abi\nos.kept = mlir_abi.load(sys.argv[1]).scale"
    assert python(program, path).stderr == ""


def test_a_compiled_function_keeps_no_context_alive() -> None:
    """As many contexts live after `jit` as before, so no fork or exit has to care for one."""
    from mlir import ir

    gc.collect()
    before = ir.Context._get_live_count()
    library = jitted(TEXT)
    assert library.tvm_ffi.scale is not None
    gc.collect()
    assert ir.Context._get_live_count() == before
