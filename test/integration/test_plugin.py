"""The plug-in in a stock ``mlir-opt``: the passes, and what happens when the worker is not well."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path

import pytest
from conftest import install_third_party
from mlir import ir

from mlir_abi import __version__
from mlir_abi.pipeline import registry
from mlir_abi.processes.frames import HEADER

ROOT = Path(__file__).parents[2]
PACKAGES = [
    ROOT / "test" / "abi-opt" / "Inputs" / "plugin",
    ROOT / "test" / "integration" / "Inputs" / "unruly_passes",
]
MLIR_DIR = Path(os.environ.get("MLIR_DIR", "/usr/lib/llvm-22/lib/cmake/mlir"))
MLIR_OPT = MLIR_DIR.parents[2] / "bin" / "mlir-opt"
FUNCTION = "func.func @f(%x: tensor<4xf32>) { return }\n"
LARGE = f'module attributes {{test.a = "{"x" * 10_000_000}"}} {{}}'
"""More than a socket holds."""

needed = [MLIR_DIR / "MLIRConfig.cmake", MLIR_OPT, *map(shutil.which, ["cmake", "c++"])]
pytestmark = pytest.mark.skipif(
    not all(each and Path(each).exists() for each in needed),
    reason=f"the plug-in needs cmake, a C++ compiler, {needed[0]} and {MLIR_OPT}: "
    "apt-get install libmlir-22-dev llvm-22-dev mlir-22-tools, or set MLIR_DIR",
)

MlirOpt = Callable[..., subprocess.CompletedProcess[str]]


def environment(**changes: object) -> dict[str, str]:
    path = os.pathsep.join(map(str, PACKAGES))
    return {**os.environ, "PYTHONPATH": path, **{k: str(v) for k, v in changes.items()}}


def built(tmp_path_factory: pytest.TempPathFactory, *options: str) -> Path:
    """The plug-in, built with the passes of three more packages, one of them installed by pip."""
    PACKAGES.append(install_third_party(tmp_path_factory.mktemp("site")))
    build = tmp_path_factory.mktemp("plugin")
    configure = ["cmake", "-S", ROOT, "-B", build, "-DMLIR_ABI_BUILD_PLUGIN=ON", *options]
    configure += [f"-DMLIR_DIR={MLIR_DIR}", f"-DPython3_EXECUTABLE={sys.executable}"]
    for command in (configure, ["cmake", "--build", build]):
        run = subprocess.run(
            command, env=environment(), capture_output=True, text=True, check=False
        )
        assert run.returncode == 0, run.stdout + run.stderr
    return build / "plugin" / "libmlir_abi_plugin.so"


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The plug-in: its files as one, without optimisation, in a third of the time."""
    options = ("-DCMAKE_UNITY_BUILD=ON", "-DCMAKE_CXX_FLAGS_RELEASE=-O0 -DNDEBUG")
    return built(tmp_path_factory, *options)


@pytest.fixture(scope="module")
def release_library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The plug-in as users build it."""
    return built(tmp_path_factory)


def mlir_opt_with(library: Path) -> MlirOpt:
    """Run a pipeline on a text; ``env`` adds to the environment."""

    def run(
        pipeline: str, text: str = FUNCTION, *options: str, **env: object
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [MLIR_OPT, f"--load-pass-plugin={library}", *options, *passes(pipeline)],
            input=text,
            env=environment(**env),
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )

    return run


@pytest.fixture
def mlir_opt(library: Path) -> MlirOpt:
    return mlir_opt_with(library)


def passes(pipeline: str) -> list[str]:
    return [f"--pass-pipeline=builtin.module({pipeline})"] if pipeline else []


def python_script(folder: Path, *command: str) -> Path:
    """A program that runs ``command`` with its own arguments after it."""
    script = folder / "python"
    script.write_text(f"#!/bin/sh\nexec {' '.join(command)}\n")
    script.chmod(0o755)
    return script


# The passes


def test_every_pass_is_there_with_its_options(mlir_opt: MlirOpt) -> None:
    help_text = mlir_opt("", "", "--help").stdout
    for name in (*registry.OURS, *registry.PIPELINES):
        class_ = registry.find(name)
        assert class_ is not None
        match = re.search(rf"\n +--{name} +- +\S.*\n((?: {{8}}--.*\n| +=.*\n)*)", help_text)
        assert match, name
        assert re.findall(r"^ {8}--([\w-]+)", match[1], re.M) == sorted(class_.options())


def test_a_pass_that_cannot_be_loaded_is_left_out() -> None:
    command = [sys.executable, ROOT / "plugin" / "pass_table.py"]
    broken = environment(PYTHONPATH=PACKAGES[0].with_name("broken_plugin"))
    run = subprocess.run(command, env=broken, capture_output=True, text=True, check=True)
    assert "left out: the pass 'test-missing', declared as " in run.stderr
    assert "test-missing" not in run.stdout
    assert run.stdout.count('\n  {"abi-') == len(registry.OURS) + len(registry.PIPELINES)


@pytest.mark.slow
def test_the_passes_do_what_they_do_in_abi_opt(release_library: Path) -> None:
    """The lit suites, with the same expectations."""
    command = ["cmake", "--build", release_library.parents[1], "--target", "check-plugin"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout
    assert "Passed" in run.stdout


def test_options_of_every_kind_arrive(mlir_opt: MlirOpt) -> None:
    default = mlir_opt("test-annotate", "module {}")
    assert default.stdout == 'module attributes {test.note = "seen"} {\n}\n\n'
    ran = mlir_opt("test-annotate{note='a {b}' times=2 loud key=memo}", "module {}")
    assert ran.stdout == 'module attributes {test.memo = "A {B}A {B}"} {\n}\n\n'


@pytest.mark.parametrize("options", ["placement=nowhere", "no-such-option", "legacy-names=7"])
def test_a_wrong_option_is_refused_before_anything_runs(mlir_opt: MlirOpt, options: str) -> None:
    run = mlir_opt(f"abi-attach{{{options}}}", MLIR_ABI_PYTHON="/nowhere")
    assert run.returncode == 1
    assert "failed to add `abi-attach` with options" in run.stderr
    assert "worker" not in run.stderr


def test_our_passes_and_those_of_the_tool_share_a_pipeline(mlir_opt: MlirOpt) -> None:
    text = """
      func.func @f(%i: index) -> index {
        %unused = arith.constant 1 : index
        return %i : index
      }"""
    pipeline = "abi-attach,cse,abi-func-to-llvm{emit-c-wrappers=all},reconcile-unrealized-casts"
    run = mlir_opt(pipeline, text)
    assert run.returncode == 0
    assert "llvm.func @_mlir_ciface_f(%arg0: i64) -> i64" in run.stdout
    assert "arith.constant" not in run.stdout


def test_attributes_of_the_module_can_go(mlir_opt: MlirOpt) -> None:
    run = mlir_opt("abi-strip", "module @name attributes {test.kept} {}")
    assert run.stdout == "module @name attributes {test.kept} {\n}\n\n"
    renamed = mlir_opt("test-rename", "module @name {}")
    assert renamed.stdout == "module @same {\n}\n\n"


# The module


RESOURCES = """module {
  func.func @f() -> tensor<3xi32> {
    %0 = arith.constant dense_resource<weights> : tensor<3xi32>
    "DIALECT.user"(%0) {more = dense_resource<weights_1> : tensor<1xi8>} : (tensor<3xi32>) -> ()
    return %0 : tensor<3xi32>
  }
}

{-#
  dialect_resources: {
    builtin: {
      weights: "0x08000000010000000000000002000000000000000300000000000000",
      weights_1: "0x0100000007"
    }
  },
  external_resources: {
    mine: {
      entry: "kept"
    }
  }
#-}
"""
"""The second resource has the name that MLIR makes of the first when it meets it again."""


@pytest.mark.parametrize("dialect", ["foreign", "test"], ids=["bytecode", "text"])
def test_locations_and_resources_survive(mlir_opt: MlirOpt, dialect: str) -> None:
    """Twice over, so that names would change more than once."""
    text = RESOURCES.replace("DIALECT", dialect)
    options = ["--allow-unregistered-dialect", "--mlir-print-debuginfo"]
    plain = mlir_opt("", text, *options)
    assert "weights_1: " in plain.stdout
    run = mlir_opt("abi-attach,abi-strip", text, *options)
    assert run.returncode == 0, run.stderr
    assert run.stdout == plain.stdout


def test_dialects_that_the_worker_does_not_know_survive(mlir_opt: MlirOpt) -> None:
    """Debian's tool has MLIR's test dialect, with properties, types and versions of its own."""
    text = """
      func.func @f(%x: !test.i32) -> !test.i32 {
        test.with_properties a = 32, b = "foo", c = "bar", flag = true, array = [1, 2, 3, 4],
          array32 = [5, 6]
        return %x : !test.i32
      }"""
    if "test" not in mlir_opt("", "", "--show-dialects").stdout.split(": ")[1].split(","):
        pytest.skip("this mlir-opt has no test dialect")
    plain = mlir_opt("", text)
    assert "test.with_properties a = 32" in plain.stdout
    assert mlir_opt("abi-attach,abi-strip", text).stdout == plain.stdout


@pytest.mark.parametrize("dialect", ["foreign", "test"], ids=["bytecode", "text"])
def test_how_the_tool_prints_is_not_how_modules_travel(
    mlir_opt: MlirOpt, dialect: str, tmp_path: Path
) -> None:
    result = tmp_path / "result"
    options = [
        "--allow-unregistered-dialect",
        "--mlir-elide-elementsattrs-if-larger=1",
        "--mlir-print-skip-regions",
    ]
    text = f'"{dialect}.user"() {{a = dense<[1, 2, 3]> : tensor<3xi32>}} : () -> ()'
    assert mlir_opt("abi-attach", text, *options, "--emit-bytecode", f"-o={result}").stderr == ""
    assert "dense<[1, 2, 3]>" in mlir_opt("", "", options[0], str(result)).stdout


@pytest.mark.slow
def test_a_hundred_megabytes_go_through(release_library: Path) -> None:
    value = "DEADBEEF00C0FFEE" * (100 << 17)
    text = f'func.func @f() {{\n "a.b"() {{c = dense<"0x{value}"> : tensor<{100 << 18}xi32>}} : '
    mlir_opt = mlir_opt_with(release_library)
    run = mlir_opt("abi-attach", text + "() -> () return }", "--allow-unregistered-dialect")
    assert run.returncode == 0, run.stderr[:1000]
    assert value in run.stdout
    assert 'f = "I1!R1!"' in run.stdout


def test_nested_modules_are_done_on_many_threads(mlir_opt: MlirOpt) -> None:
    nested = "".join(f"module @m{i} {{ {FUNCTION} }}\n" for i in range(20))
    run = mlir_opt("builtin.module(abi-attach-raw,test-report)", nested)
    assert run.returncode == 0
    assert run.stdout.count('f = "I6!B3!d4R1!"') == 20
    assert run.stderr.count("a function is here") == 20


@pytest.mark.parametrize("dialect", ["foreign", "test"], ids=["bytecode", "text"])
def test_a_nested_module_knows_the_data_layout_around_it(mlir_opt: MlirOpt, dialect: str) -> None:
    text = f"""
      module attributes {{dlti.dl_spec = #dlti.dl_spec<index = 32>}} {{
        module @middle {{
          module @inner {{
            func.func @f(%i: index) {{ return }}
            "{dialect}.user"() : () -> ()
          }}
        }}
        func.func @g(%i: index) {{ return }}
      }}"""
    pipeline = "builtin.module(builtin.module(abi-func-to-llvm))"
    run = mlir_opt(pipeline, text, "--allow-unregistered-dialect")
    assert run.returncode == 0, run.stderr
    assert "llvm.func @f(%arg0: i32)" in run.stdout
    assert "func.func @g(%arg0: index)" in run.stdout


def test_two_runs_at_once(mlir_opt: MlirOpt) -> None:
    texts = [f"func.func @{name}(%x: f32) {{ return }}" for name in "abcd"]
    with ThreadPoolExecutor() as pool:
        runs = list(pool.map(lambda text: mlir_opt("abi-attach", text), texts))
    for name, run in zip("abcd", runs, strict=True):
        assert run.returncode == 0
        assert f"sync func @{name}(" in run.stdout


# Diagnostics


@pytest.mark.parametrize("dialect", ["foreign", "test"], ids=["bytecode", "text"])
def test_diagnostics_come_at_their_locations(mlir_opt: MlirOpt, dialect: str) -> None:
    text = """
      // expected-warning @+2 {{a function is here}}
      // expected-remark @+1 {{its name is "f"}}
      func.func @f() { return }
      module {
        // expected-warning @+2 {{a function is here}}
        // expected-remark @+1 {{its name is "g"}}
        func.func @g() { "DIALECT.user"() : () -> () return }
      }"""
    options = ["--verify-diagnostics", "--allow-unregistered-dialect"]
    run = mlir_opt("test-report", text.replace("DIALECT", dialect), *options)
    assert (run.returncode, run.stderr) == (0, "")


def test_an_error_fails_the_run(mlir_opt: MlirOpt) -> None:
    run = mlir_opt(
        "test-fail,test-die", "module attributes {test.deadly} { func.func @f() { return } }"
    )
    assert run.returncode == 1
    assert run.stdout == ""
    assert run.stderr.startswith("<stdin>:1:35: error: it is a function\n")
    assert "worker" not in run.stderr


def test_notes_stay_with_their_error(mlir_opt: MlirOpt) -> None:
    run = mlir_opt("test-note")
    lines = [line for line in run.stderr.splitlines() if re.match(r"\S+:\d+:\d+: ", line)]
    assert lines == [
        "second.mlir:7:3: error: redefinition of symbol named 'twice'",
        "second.mlir:7:3: note: see current operation: ",
        "first.mlir:7:3: note: see existing symbol definition here",
        "<stdin>:0:0: error: as expected",
    ]


def test_what_a_pass_breaks_is_found_by_the_tool(mlir_opt: MlirOpt) -> None:
    run = mlir_opt("test-break")
    assert run.returncode == 1
    assert "error: empty block: expect at least a terminator" in run.stderr


# The worker


def test_what_passes_print_is_no_result(mlir_opt: MlirOpt) -> None:
    run = mlir_opt("test-print,test-annotate", "module {}", PYTHONUNBUFFERED="")
    assert run.stdout == 'module attributes {test.note = "seen"} {\n}\n\n'
    assert run.stderr == "read ''\nwritten\n"


@pytest.mark.parametrize(
    ("name", "says"),
    [("test-bug", "ZeroDivisionError: division by zero"), ("test-exit", "SystemExit: 0")],
)
def test_a_bug_of_a_pass_is_shown(mlir_opt: MlirOpt, name: str, says: str) -> None:
    run = mlir_opt(name)
    assert run.returncode == 1
    assert "Traceback" in run.stderr
    assert f"<stdin>:0:0: error: {name}: {says}\n" in run.stderr


def test_a_worker_that_dies_is_an_error_and_the_next_one_works(mlir_opt: MlirOpt) -> None:
    text = "module attributes {test.deadly} {}\n// -----\nmodule {}\n"
    run = mlir_opt("test-die,test-annotate", text, "--split-input-file")
    assert run.returncode == 1
    assert run.stdout == '// -----\nmodule attributes {test.note = "seen"} {\n}\n\n'
    said = [line for line in run.stderr.splitlines() if line.startswith("<stdin>:")]
    assert said[0] == "<stdin>:1:1: warning: this is deadly"
    assert re.fullmatch(
        r"<stdin>:1:1: error: test-die: the Python worker \(.*\) was killed by signal 9 \(Killed\)",
        said[1],
    )
    assert len(said) == 2


def test_a_worker_that_hangs_is_ended(mlir_opt: MlirOpt, tmp_path: Path) -> None:
    process = tmp_path / "process"
    run = mlir_opt("test-hang", TEST_PROCESS=process, MLIR_ABI_WORKER_TIMEOUT=6)
    assert run.returncode == 1
    assert "test-hang: the Python worker" in run.stderr
    assert "gave no answer within 6 s and was ended" in run.stderr
    assert not alive(int(process.read_text()))


@pytest.mark.parametrize("seconds", ["2", pytest.param("1000", marks=pytest.mark.slow)])
def test_a_worker_that_never_reads_is_ended(
    mlir_opt: MlirOpt, tmp_path: Path, seconds: str
) -> None:
    """After 2 s it ends by itself; before 1000 s, the tool kills it."""
    sleeper = python_script(tmp_path, "sleep", seconds)
    run = mlir_opt("abi-attach", LARGE, MLIR_ABI_PYTHON=sleeper, MLIR_ABI_WORKER_TIMEOUT=1)
    assert run.returncode == 1
    assert "gave no answer within 1 s" in run.stderr


def test_a_worker_that_ends_without_reading(mlir_opt: MlirOpt, tmp_path: Path) -> None:
    run = mlir_opt("abi-attach", LARGE, MLIR_ABI_PYTHON=python_script(tmp_path, "false"))
    assert run.returncode == 1
    assert "error: abi-attach: the Python worker" in run.stderr
    assert "ended with status 1 and without an answer" in run.stderr


@pytest.mark.parametrize("seconds", ["0", "soon", "1e3", ""])
def test_the_timeout_is_checked(mlir_opt: MlirOpt, seconds: str) -> None:
    run = mlir_opt("abi-attach", MLIR_ABI_WORKER_TIMEOUT=seconds)
    assert run.returncode == 1
    assert f"must be a number of seconds from 1 to 1000000 (got '{seconds}')" in run.stderr


def test_no_worker_outlives_the_tool(library: Path, tmp_path: Path) -> None:
    process = tmp_path / "process"
    command = [MLIR_OPT, f"--load-pass-plugin={library}", *passes("test-hang"), os.devnull]
    with subprocess.Popen(command, env=environment(TEST_PROCESS=process)) as tool:
        wait_until(lambda: process.exists() and process.read_text() != "")
        assert alive(int(process.read_text()))
        tool.kill()
    wait_until(lambda: not alive(int(process.read_text())))


def test_a_python_that_is_not_there(mlir_opt: MlirOpt) -> None:
    run = mlir_opt("abi-attach", MLIR_ABI_PYTHON="/nowhere/python")
    assert run.returncode == 1
    assert run.stderr.splitlines()[0] == (
        "<stdin>:0:0: error: abi-attach: the Python worker ('/nowhere/python') "
        "cannot be started: No such file or directory; MLIR_ABI_PYTHON names the Python to use"
    )


def test_a_python_without_the_package(mlir_opt: MlirOpt, tmp_path: Path) -> None:
    python = python_script(tmp_path, shlex.quote(sys.executable), "-S", '"$@"')
    run = mlir_opt("abi-attach", MLIR_ABI_PYTHON=python)
    assert run.returncode == 1
    assert "No module named 'mlir_abi'" in run.stderr
    assert "ended with status 1 and without an answer; what it said is above" in run.stderr


def test_a_python_with_another_version(mlir_opt: MlirOpt, tmp_path: Path) -> None:
    python = python_script(tmp_path, shlex.quote(sys.executable), '"$1" "$2" 0.0.1')
    run = mlir_opt("abi-attach", MLIR_ABI_PYTHON=python)
    assert run.returncode == 1
    assert f"built for mlir-abi 0.0.1, {sys.executable} has {__version__}" in run.stderr


def test_modules_of_the_working_directory_are_not_meant(
    mlir_opt: MlirOpt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in sys.stdlib_module_names:
        (tmp_path / f"{name}.py").write_text("raise AssertionError")
    monkeypatch.chdir(tmp_path)
    assert mlir_opt("abi-attach").returncode == 0


def test_bindings_that_are_not_there(mlir_opt: MlirOpt) -> None:
    run = mlir_opt("abi-attach", MLIR_ABI_BINDINGS="none")
    assert run.returncode == 1
    assert "<stdin>:0:0: error: MLIR_ABI_BINDINGS must be an installed package " in run.stderr


def test_bytecode_that_the_tool_cannot_read(mlir_opt: MlirOpt) -> None:
    """IREE's MLIR is newer, and writes attributes that 22.1.8 does not know."""
    if find_spec("iree.compiler") is None:
        pytest.skip("needs IREE's bindings: pip install 'mlir-abi[iree]'")
    text = "func.func @f(%x: memref<?xf32>) { return }"
    run = mlir_opt("abi-attach", text, MLIR_ABI_BINDINGS="iree.compiler")
    assert run.returncode == 1
    assert re.search(
        r"abi-attach: the module that came back cannot be read; .+ \(it is MLIR\S+ bytecode of "
        r"version \d+; this tool writes MLIR22\S* bytecode of version \d+\)\n",
        run.stderr,
    )


# The worker by itself


@contextmanager
def running_worker() -> Iterator[socket.socket]:
    ours, theirs = socket.socketpair()
    program = "from mlir_abi.processes.server import main; main()"
    command = [sys.executable, "-c", program, __version__]
    with ours, subprocess.Popen(command, stdin=theirs, start_new_session=True) as process:
        theirs.close()
        try:
            yield ours
        finally:  # or a test that fails would wait for the worker
            ours.shutdown(socket.SHUT_RDWR)
        assert process.wait(timeout=10) == 0


def asked(connection: socket.socket, *frames: tuple[bytes, bytes]) -> list[tuple[bytes, bytes]]:
    """The frames of the answer."""
    with connection.makefile("rwb") as stream:
        for tag, payload in frames:
            stream.write(HEADER.pack(tag, len(payload)) + payload)
        stream.flush()
        answer = []
        while not answer or answer[-1][0] not in (b"M", b"F", b"U"):
            tag, length = HEADER.unpack(stream.read(HEADER.size))
            answer.append((tag, stream.read(length)))
    return answer


def bytecode() -> bytes:
    with ir.Context():
        file = BytesIO()
        ir.Module.parse("module {}").operation.write_bytecode(file)
        return file.getvalue()


def test_bytecode_of_a_later_version_is_asked_for_as_text() -> None:
    later = bytearray(bytecode())
    later[4] = 2 * 99 + 1
    with running_worker() as connection:
        ((tag, reason),) = asked(connection, (b"P", b"abi-attach"), (b"M", bytes(later)))
        assert tag == b"U"
        assert b"newer than" in reason
        last = asked(connection, (b"P", b"abi-attach"), (b"M", b"module {}"))[-1]
        assert last[0] == b"M"


def test_a_module_that_is_none_is_unreadable() -> None:
    with running_worker() as connection:
        for module in (b"what is this", bytecode()[:-20]):
            ((tag, reason),) = asked(connection, (b"P", b"abi-attach"), (b"M", module))
            assert tag == b"U"
            assert reason


@pytest.mark.parametrize(
    ("frames", "says"),
    [
        ([(b"P", b"abi-atach")], "unknown pass 'abi-atach'; did you mean 'abi-attach'?"),
        ([(b"P", b"abi-attach"), (b"O", b"key=x")], "key must be iree.abi or d (got 'x')"),
        ([(b"P", b"abi-attach"), (b"O", b"key=\xff")], "key must be iree.abi or d (got '\ufffd')"),
    ],
)
def test_a_plugin_of_other_passes(frames: list[tuple[bytes, bytes]], says: str) -> None:
    """The table of the plug-in is older than the passes."""
    with running_worker() as connection:
        error, last = asked(connection, *frames, (b"M", bytecode()))
    assert error[0] == b"E"
    assert says in error[1].decode()
    assert last == (b"F", b"")


def alive(process: int) -> bool:
    """Whether a process runs; one that has ended and that nobody waits for does not."""
    try:
        return "Z" not in Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False


def wait_until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 30
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_the_example_package(mlir_opt: MlirOpt) -> None:
    """The pass of examples/third_party runs beside ours."""
    run = mlir_opt("request-c-wrappers{prefix=f},abi-func-to-llvm", "func.func @f() { return }")
    assert run.returncode == 0, run.stderr
    assert "llvm.func @_mlir_ciface_f" in run.stdout
