"""What happens when memory, processes or the user fail: a clear outcome, and nothing half-written.

More of these are in test_commands.py (full disks, closed streams), test_build.py and
test_abi_opt.py (Ctrl-C), test_interrupts.py, test_plugin.py (workers) and test_bindings.py.
"""

from __future__ import annotations

import ctypes
import gc
import os
import re
import resource
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
from callers import SANITIZE, jitted, shared_library
from test_tvm_ffi import pipeline

from mlir_abi.runtime.call.library import Library
from mlir_abi.runtime.call.python.python_call import Block
from mlir_abi.runtime.libraries.shared_library import load

BIN = Path(sys.executable).parent
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


def run(*command: str | Path, **options: object) -> subprocess.CompletedProcess[str]:
    arguments: dict[str, object] = {"capture_output": True, "text": True, "timeout": 60}
    return subprocess.run(command, check=False, **(arguments | options))  # type: ignore[call-overload]


def python(program: str, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a program in a process of its own; a warning is an error."""
    return run(sys.executable, "-W", "error", "-c", program, *arguments)


# Memory


@pytest.mark.parametrize(
    ("command", "megabytes"),
    [
        *[("abi-opt model.mlir", 60), ("abi-opt model.mlir --abi-func-to-llvm", 200)],
        *[("abi-build model.mlir", 60), ("abi-build model.mlir", 200)],
        *[("abi-header model.mlir", 60), ("abi-header libmodel.so", 18)],
        *[("abi-inspect model.mlir", 200), ("abi-inspect libmodel.so", 18)],
        *[("abi-diff model.mlir model.mlir", 60), ("abi-diff libmodel.so libmodel.so", 18)],
    ],
)
def test_no_memory_for_imports(path: Path, tmp_path: Path, command: str, megabytes: int) -> None:
    """A command that runs out of memory says so in one line and leaves the old output as it is.

    Also where a library of the bindings cannot be mapped.
    """
    limit = megabytes << 20

    def limit_memory() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))

    if python_needs_more_than(limit_memory):
        pytest.skip(f"Python does not start in {megabytes} MB")
    output = tmp_path / "out.so"
    output.write_text("old")
    name, *arguments = command.split()
    ran = run(BIN / name, *arguments, "-o", output, cwd=path.parent, preexec_fn=limit_memory)
    failure = 2 if name == "abi-diff" else 1
    assert (ran.returncode, ran.stderr) == (failure, f"{name}: error: out of memory\n")
    assert output.read_text() == "old"
    assert os.listdir(tmp_path) == ["out.so"]


def python_needs_more_than(limit_memory: object) -> bool:
    return run(sys.executable, "-c", "import argparse", preexec_fn=limit_memory).returncode != 0


# Processes and signals


def hooked(folder: Path, event: str, action: str) -> dict[str, str]:
    """The environment in which Python does ``action`` when it audits ``event``."""
    (folder / "hook").mkdir()
    (folder / "hook" / "sitecustomize.py").write_text(
        "import os, signal, sys\n"
        f"def hook(event, arguments):\n    if event == {event!r}:\n        {action}\n"
        "sys.addaudithook(hook)\n"
    )
    return {**os.environ, "PYTHONPATH": str(folder / "hook"), "PYTHONDONTWRITEBYTECODE": "1"}


SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]


@pytest.mark.usefixtures("default_signals")
@pytest.mark.parametrize("number", SIGNALS)
@pytest.mark.parametrize(
    ("event", "is_written"), [("os.mkdir", False), ("os.chmod", False), ("os.rename", True)]
)
def test_a_signal_while_the_output_is_written(
    path: Path, tmp_path: Path, number: signal.Signals, event: str, is_written: bool
) -> None:
    """Before the new file replaces the old one, the old one stays; from then on, it is a success.

    The file is written in a folder beside it, and gets the mode of the old one.
    """
    kill = f"'.mlir-abi-' in str(arguments[0]) and os.kill(os.getpid(), {int(number)})"
    environment = hooked(tmp_path, event, kill)
    output = tmp_path / "out.mlir"
    output.write_text("old")
    command = (BIN / "abi-opt", path.with_name("model.mlir"), "-o", output)
    ran = run(*command, env=environment)
    assert (ran.returncode, ran.stderr) == (0 if is_written else 128 + number, "")
    assert (output.read_text() != "old") == is_written
    assert sorted(os.listdir(tmp_path)) == ["hook", "out.mlir"]


SIGNAL_THE_PARENT = """
import os, signal, sys

def hook(event, arguments):
    if event == EVENT and TEXT in str(arguments):
        parent = int(os.environ["PARENT"])
        os.kill(parent, NUMBER)
        if parent != os.getpid():
            signal.pause()

sys.addaudithook(hook)
"""
MOMENTS = {
    "it starts a process": ("os.posix_spawn", "python", False),
    "the process imports": ("import", "'mlir_abi.compilation.lowered'", False),
    "the process links": ("subprocess.Popen", "-shared", False),
    "the first draft is written": ("os.mkdir", "/.mlir-abi-", False),
    "the last draft gets its mode": ("os.chmod", "/1'", False),
    "the first file is put in place": ("os.rename", "/model.h'", True),
    "the last file is put in place": ("os.rename", "/work/libmodel.so'", True),
}


@pytest.mark.usefixtures("default_signals")
@pytest.mark.parametrize("number", SIGNALS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_signal_to_abi_build(
    path: Path, tmp_path: Path, moment: str, number: signal.Signals
) -> None:
    """All files are old, or all are new and the status is 0; no temporary file is left."""
    event, text, is_written = MOMENTS[moment]
    for folder in "hook", "temporary", "work":
        (tmp_path / folder).mkdir()
    values = {"EVENT": repr(event), "TEXT": repr(text), "NUMBER": str(int(number))}
    program = re.sub("|".join(values), lambda match: values[match[0]], SIGNAL_THE_PARENT)
    (tmp_path / "hook" / "sitecustomize.py").write_text(program)
    files = [tmp_path / "work" / name for name in ("libmodel.so", "model.h")]
    for each in files:
        each.write_text("old")
    build = [BIN / "abi-build", path.with_name("model.mlir"), "-o", files[0], "--header", files[1]]
    ran = run(
        *("sh", "-c", f"PARENT=$$ exec {shlex.join(map(str, build))}"),
        env={
            **os.environ,
            "PYTHONPATH": str(tmp_path / "hook"),
            "PYTHONDONTWRITEBYTECODE": "1",
            "TMPDIR": str(tmp_path / "temporary"),
        },
    )
    error = "" if is_written else "abi-build: error: interrupted\n"
    assert (ran.returncode, ran.stderr) == (0 if is_written else 128 + number, error)
    assert [each.read_bytes() != b"old" for each in files] == [is_written] * 2
    assert sorted(os.listdir(tmp_path / "work")) == ["libmodel.so", "model.h"]
    assert os.listdir(tmp_path / "temporary") == []


def test_a_command_in_the_background_ignores_ctrl_c(path: Path) -> None:
    """A shell without job control starts it with SIGINT ignored; it must stay so, and finish."""
    command = f"trap '' INT; exec {shlex.quote(str(BIN))}/abi-opt"
    with subprocess.Popen(
        ["sh", "-c", command], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        time.sleep(0.5)  # it has started by now, or the signal is ignored anyway
        process.send_signal(signal.SIGINT)
        output, _ = process.communicate(path.with_name("model.mlir").read_bytes(), timeout=60)
    assert process.returncode == 0
    assert b"@scale" in output


@pytest.mark.parametrize("command", ["abi-opt", "abi-inspect", "abi-header", "abi-diff none.mlir"])
def test_a_reader_that_has_left(tmp_path: Path, command: str) -> None:
    """A closed pipe, as in ``abi-opt model.mlir | head -1``, is no error and prints none."""
    functions = "".join(
        f"func.func @{'f' * 300}{i}() attributes {{llvm.emit_c_interface}} {{ return }}\n"
        for i in range(300)  # more than a pipe holds
    )
    (tmp_path / "many.mlir").write_text(functions)
    (tmp_path / "none.mlir").write_text("func.func @f() { return }")
    ran = run(
        *("bash", "-c", f"{shlex.quote(str(BIN))}/{command} many.mlir | head -c 1"), cwd=tmp_path
    )
    assert (ran.stderr, len(ran.stdout)) == ("", 1)


def test_no_process_for_abi_build(path: Path, tmp_path: Path) -> None:
    """Where the limit of processes is reached: one line that says so."""
    environment = hooked(tmp_path, "os.posix_spawn", "raise BlockingIOError(11, os.strerror(11))")
    command = (BIN / "abi-build", path.with_name("model.mlir"), "-o", tmp_path / "model.o")
    ran = run(*command, env=environment)
    message = "abi-build: error: cannot start a process: Resource temporarily unavailable\n"
    assert (ran.returncode, ran.stderr) == (1, message)


@pytest.fixture
def linking(path: Path, tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """``abi-build`` while it links, with its temporary files in ``tmp_path``."""
    slow, output = tmp_path / "slow", tmp_path / "libmodel.so"
    slow.write_text("#!/bin/sh\nexec sleep 600\n")
    slow.chmod(0o755)
    output.write_text("old")
    with subprocess.Popen(
        [BIN / "abi-build", "-v", path.with_name("model.mlir"), "-o", output],
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


# Ctrl-C in a call


@pytest.mark.usefixtures("default_signals")
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


@pytest.mark.usefixtures("default_signals")
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


# Threads


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


# fork


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


# The end of the interpreter


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


# Two bindings


def test_modules_of_other_bindings() -> None:
    """Each public function refuses a module of torch-mlir by name, also in torch-mlir's context."""
    ran = python(
        "import os\n"
        "os.environ['MLIR_ABI_BINDINGS'] = 'mlir'\n"
        "import mlir_abi, torch_mlir.ir as other\n"
        "from mlir_abi.bindings import ir\n"
        "text = 'func.func @f() { return }'\n"
        "with other.Context():\n"
        "    theirs = other.Module.parse(text)\n"
        "    ours = ir.Module.parse(text, ir.Context())\n"
        "    functions = [mlir_abi.jit, mlir_abi.reflect, lambda m: mlir_abi.build(m, 'x.o')]\n"
        "    functions.append(lambda m: mlir_abi.run_pipeline(m, 'builtin.module(abi-attach)'))\n"
        "    for function in functions:\n"
        "        try:\n"
        "            function(theirs)\n"
        "        except TypeError as error:\n"
        "            print(error)\n"
        "    print(list(mlir_abi.jit(ours)), list(mlir_abi.reflect(ours)))\n"
        "    functions[-1](ours)\n",
    )
    assert ran.stderr == ""
    *refusals, last = ran.stdout.splitlines()
    assert len(refusals) == 4
    for refusal in refusals:
        assert "of 'mlir', see MLIR_ABI_BINDINGS" in refusal
        assert refusal.endswith("(got torch_mlir._mlir_libs._mlir.ir.Module)")
    assert last == "['f'] ['f']"


def test_bindings_that_do_not_load_beside_others() -> None:
    """One line refuses ``mlir`` after IREE: both export the same symbols, of different versions."""
    ran = run(
        *(sys.executable, "-c", "import iree.compiler.ir\nfrom mlir_abi.bindings import ir"),
        env={**os.environ, "MLIR_ABI_BINDINGS": "mlir"},
    )
    assert ran.returncode == 1
    assert ran.stderr.endswith(": those of iree.compiler are imported, use another process\n")


def test_a_compiled_function_keeps_no_context_alive() -> None:
    """As many contexts live after `jit` as before, so no fork or exit has to care for one."""
    from mlir import ir

    gc.collect()
    before = ir.Context._get_live_count()
    library = jitted(TEXT)
    assert library.tvm_ffi.scale is not None
    gc.collect()
    assert ir.Context._get_live_count() == before
