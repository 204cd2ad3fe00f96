"""abi-opt against the mlir-opt of the same MLIR: same arguments, same bytes out, same status."""

from __future__ import annotations

import functools
import importlib.util
import os
import pty
import re
import shlex
import signal
import stat
import subprocess
import sys
from pathlib import Path

import abi_opt_server
import pytest

from mlir_abi.bindings import host

PLUGIN = Path(__file__).parents[1] / "abi-opt" / "Inputs" / "plugin"
ABI_OPT = Path(sys.executable).with_name("abi-opt")
IN_SHELL = shlex.quote(str(ABI_OPT))


def find_mlir_opt() -> Path:
    spec = importlib.util.find_spec("mlir")
    assert spec is not None
    assert spec.submodule_search_locations
    return Path(next(iter(spec.submodule_search_locations))) / "bin" / "mlir-opt"


MLIR_OPT = find_mlir_opt()
pytestmark = pytest.mark.skipif(
    host() != "mlir" or not MLIR_OPT.exists(),
    reason="compares with the mlir-opt of the same wheels",
)

INPUTS = {
    "good.mlir": b"""// Something to clean up.
#map = affine_map<(d0) -> (d0)>
func.func @f(%x: i32) -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
func.func @g(%m: memref<4xf32, #map>) -> tensor<3xi32> {
  %0 = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  return %0 : tensor<3xi32>
}
""",
    "resource.mlir": b"""func.func @f(%x: i32 loc("left")) -> i32 {
  %0 = arith.addi %x, %x : i32 loc("sum"("a.mlir":1:2))
  %1 = arith.constant dense_resource<blob> : tensor<2xi64>
  %2 = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  return %0 : i32
}
{-# dialect_resources: { builtin: {
  blob: "0x0800000001000000000000000200000000000000"
} } #-}
""",
    "split.mlir": b"""func.func @f() { return }
// -----
func.func @f() -> i32 {
\tfunc.return\t%x : i32
}
  // -----  trailing
module @m attributes {a.b} { func.func @f() { return } }
// -----
func.func @g(%x: i32) -> f32 { return %x : i32 }
// -----

""",
    "chunks.mlir": b"""func.func @f(%x: i32) { return }
// -----  func.func @g() { return }
module @m { func.func @f(%x: i32, %y: i32) {
  cf.br ^b(%x, %y : i32, i32) ^b(%a: i32, %b: i32): return loc(fused<"m">["-":1:2, "b":3:4]) } }
// -----
func.func @h(%x: i32 loc("x":1:2)) { return loc("name"(callsite("a":1:2 at unknown))) }
""",
    "modules.mlir": b"""module { func.func @f(%x: i32) { return } }
// -----  module { func.func private @g() }
// -----
module { func.func @h() -> i32 {
  %x = arith.constant 1 : i32 return %x : i32 loc(fused["-":1:2, "b":3:4]) } }
""",
    "expected.mlir": b"""// expected-error@+1 {{undeclared SSA value}}
func.func @a() -> i32 { return %x : i32 }
// -----
func.func @b(%x: i32) -> f32 {
  // expected-error-re@below {{type of return operand {{[0-9]+}} ('i32') doesn't match}}
  return %x : i32
}
// -----
func.func @c(%x: i32) -> f32 { return %x : f32 }
// expected-note@-1 {{prior use here}}
// expected-error@above {{expects different type}}
""",
    "unexpected.mlir": b"""// expected-error@+1 {{never said}}
func.func @a() { return }
// -----
// expected-error@+1 {{undeclared value}}
func.func @b() -> i32 { return %x : i32 }
// -----
\t// expected-remark@below {{tabs}}
func.func @c(%x: i32) -> f32 { return %x : i32 }
// expected-note@-1 {{never}}
// expected-error@below {{dangling}}
""",
    "patterns.mlir": b"""// expected-error-re@+1 {{undeclared {{[[:upper:]]}}SA}}
func.func @a() -> i32 { return %x : i32 }
""",
    "locations.mlir": b"""func.func @a(%x: i32) -> i32 {
  return loc("n"("locations.mlir":1:3))
}
// -----
func.func @b() -> i32 { return loc(fused<"md">["locations.mlir":2:1, "q.mlir":1:2]) }
// -----
func.func @c() -> i32 { return loc("name") }
// -----
func.func @d() -> i32 { return loc(unknown) }
// -----
func.func @e() -> i32 { return loc("locations.mlir":99:1) }
// -----
func.func @g() -> i32 { return loc("good.mlir":3:6 to :9) }
// -----
func.func @h() -> i32 { return loc("c \\22 at d") }
// -----
func.func @i() -> i32 { return loc("\\C3\\A9.mlir":1:1) }
""",
    "nested.mlir": b"""module attributes {gpu.container_module} {
  gpu.module @kernels { func.func @h() { return } }
  func.func private @callee(%x: i32) -> i32 { %0 = arith.addi %x, %x : i32 return %0 : i32 }
  func.func @caller(%x: i32) -> i32 { %0 = call @callee(%x) : (i32) -> i32 return %0 : i32 }
}
""",
    "crlf.mlir": b"// expected-error@below {{undeclared}}\r\n"
    b"func.func @f() -> i32 {\r\n  return %x : i32\r\n}\r\n// -----\r\n",
    "contexts.mlir": b"""
func.func private @f(!llvm.struct<"s", (i32)>) attributes {a = distinct[3]<1>}
func.func private @g() attributes {a = dense_resource<blob> : tensor<1xi64>}
{-# dialect_resources: { builtin: { blob: "0x080000000100000000000000" } } #-}
// -----
func.func private @f(!llvm.struct<"s", (i64)>) attributes {a = distinct[7]<2>}
func.func private @g() attributes {a = dense_resource<blob> : tensor<1xi64>}
{-# dialect_resources: { builtin: { blob: "0x080000000200000000000000" } } #-}
// -----
func.func private @f(!llvm.struct<"s", opaque>) -> i31 attributes {a = #test.unknown}
// -----
func.func private @f(!llvm.struct<"s", (ptr)>) attributes {a = distinct[3]<1>}
""",
    "leads.mlir": b"// -----\nfunc.func @f() { return }\n",
    "external.mlir": b"module {}\n{-# external_resources: { x: { a: true } } #-}\n",
    "arguments": b"--cse good.mlir",
    "mark.mlir": b"\xef\xbb\xbffunc.func @f() { return }\n",
    "latin.mlir": b'func.func @f() { return } // caf\xe9\nfunc.func @"g"() { return \xff }\r\n',
    "utf8.mlir": 'func.func @f() { "é"() : () -> () } // é\n'.encode(),
    "garbage.mlir": bytes(range(256)),
    "truncated.mlirbc": b"ML\xefR\x0dMLIR",
    "empty.mlir": b"",
    "nul.mlir": b"func.func @f()\0 { return }",
    "unknown.mlir": b'"no_such.op"() {a = 1 : i32} : () -> ()\n',
    "fails.mlir": b'func.func @f() { %0 = "no_such.op"() : () -> tensor<4xf32> return }\n',
}

ARGUMENTS = [
    "good.mlir",
    "good.mlir --canonicalize",
    "good.mlir -cse -canonicalize=max-iterations=1",
    "good.mlir --cse= --verify-each=0",
    "good.mlir --pass-pipeline builtin.module(cse,func.func(canonicalize{max-iterations=2}))",
    "good.mlir --pass-pipeline=any(cse)",
    "good.mlir --pass-pipeline=builtin.module()",
    "good.mlir --pass-pipeline=func.func(cse)",
    "good.mlir --convert-affine-for-to-gpu",
    "good.mlir --buffer-hoisting --buffer-loop-hoisting --cse",
    "good.mlir --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1",
    "good.mlir --mlir-print-op-generic",
    "good.mlir --mlir-print-debuginfo",
    "good.mlir --mlir-print-debuginfo --mlir-print-local-scope",
    "good.mlir --mlir-elide-elementsattrs-if-larger=2",
    "resource.mlir --mlir-elide-elementsattrs-if-larger=2",
    "resource.mlir --mlir-elide-resource-strings-if-larger=2 --cse --mlir-print-ir-after-all",
    "resource.mlir --mlir-use-nameloc-as-prefix",
    "resource.mlir --mlir-print-debuginfo --mlir-pretty-debuginfo",
    "resource.mlir --mlir-print-skip-regions",
    "good.mlir --emit-bytecode",
    "good.mlir --emit-bytecode --canonicalize",
    "good.mlir --verify-diagnostics",
    "good.mlir --cse --canonicalize --mlir-disable-threading --mlir-print-ir-before-all",
    "good.mlir --cse --mlir-disable-threading --mlir-print-ir-after-all --mlir-print-op-generic",
    "good.mlir --cse --cse --mlir-print-ir-after-all --mlir-print-ir-after-change",
    "good.mlir --convert-affine-for-to-gpu --mlir-print-ir-after-all",
    "split.mlir",
    "split.mlir --split-input-file",
    "split.mlir --split-input-file --output-split-marker=//==",
    "contexts.mlir --split-input-file",
    "contexts.mlir --split-input-file --cse --convert-func-to-llvm --mlir-print-ir-after-all",
    "contexts.mlir --split-input-file --verify-diagnostics",
    "contexts.mlir",
    "expected.mlir --split-input-file --verify-diagnostics",
    "unexpected.mlir --split-input-file --verify-diagnostics",
    "unexpected.mlir --verify-diagnostics",
    "locations.mlir --split-input-file",
    "locations.mlir --split-input-file --verify-diagnostics",
    "nested.mlir --inline=op-pipelines=func.func(canonicalize,cse) --symbol-dce",
    "nested.mlir --pass-pipeline=builtin.module(inline{default-pipeline=nosuch})",
    "nested.mlir --symbol-privatize=exclude={callee,caller}",
    "nested.mlir --symbol-privatize=exclude=callee,caller",
    "nested.mlir --pass-pipeline=builtin.module(any(cse),gpu.module(func.func(cse)),cse{})",
    "nested.mlir --mlir-disable-threading --mlir-print-ir-after-all --pass-pipeline="
    "builtin.module(gpu.module(func.func(cse,canonicalize)),func.func(cse))",
    "nested.mlir --mlir-disable-threading --mlir-print-ir-before-all --inline",
    "nested.mlir --mlir-print-ir-after-change --inline",
    "crlf.mlir --verify-diagnostics --split-input-file",
    "mark.mlir",
    "-- mark.mlir",
    "-cse good.mlir -o=- -o -",
    "latin.mlir",
    "utf8.mlir",
    "garbage.mlir",
    "truncated.mlirbc",
    "empty.mlir",
    "empty.mlir --split-input-file",
    "nul.mlir",
    "unknown.mlir",
    "unknown.mlir --allow-unregistered-dialect",
    "fails.mlir --allow-unregistered-dialect --cse --one-shot-bufferize "
    "--mlir-print-ir-after-all --mlir-print-ir-after-failure",
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("inputs")
    for name, data in INPUTS.items():
        (path / name).write_bytes(data)
    return path


def run(
    tool: list[str], words: list[str], folder: Path, stdin: bytes | None = None
) -> tuple[int, bytes, bytes]:
    done = subprocess.run(
        [*tool, *words], cwd=folder, input=stdin, capture_output=True, check=False, timeout=60
    )
    return done.returncode, done.stdout, done.stderr


@functools.cache
def forked_abi_opt() -> list[str]:
    return abi_opt_server.start()


def abi_opt(words: list[str], folder: Path, stdin: bytes | None = None) -> tuple[int, bytes, bytes]:
    return run(forked_abi_opt(), words, folder, stdin)


def mlir_opt(
    words: list[str], folder: Path, stdin: bytes | None = None
) -> tuple[int, bytes, bytes]:
    return run([str(MLIR_OPT)], words, folder, stdin)


def without_reproducer(text: bytes) -> bytes:
    """All but the one line that mlir-opt has no counterpart of."""
    lines = text.splitlines(keepends=True)
    others = [x for x in lines if not x.startswith(b"abi-opt: note: reproduce with: ")]
    assert len(lines) - len(others) <= 1
    return b"".join(others)


def without_underline(text: bytes) -> bytes:
    """The marks of mlir-opt under the text of an expectation, with the caret alone."""
    return re.sub(rb"(?m)^(\s*\^)~+$", rb"\1", text)


@pytest.mark.parametrize("arguments", ARGUMENTS)
def test_output_diagnostics_and_status_are_those_of_mlir_opt(arguments: str, folder: Path) -> None:
    words = arguments.split()
    status, out, err = abi_opt(words, folder)
    expected_status, expected_out, expected_err = mlir_opt(words, folder)
    assert (status, out) == (expected_status, expected_out)
    assert without_reproducer(err) == without_underline(expected_err)


@pytest.mark.parametrize(
    "arguments",
    [
        "good.mlir --cse",
        "chunks.mlir --split-input-file",
        "unexpected.mlir --split-input-file --verify-diagnostics",
        "locations.mlir --split-input-file",
        "garbage.mlir",
        "truncated.mlirbc",
        "latin.mlir",
        "unknown.mlir",
    ],
)
def test_so_they_are_for_standard_input(arguments: str, folder: Path) -> None:
    name, *words = arguments.split()
    data = INPUTS[name]
    status, out, err = mlir_opt(words, folder, data)
    assert abi_opt(words, folder, data) == (status, out, without_underline(err))


@pytest.mark.parametrize(
    ("arguments", "name"),
    [
        ("modules.mlir --split-input-file --mlir-print-debuginfo", b"modules.mlir"),
        ("- --mlir-print-debuginfo", b"<stdin>"),
    ],
)
def test_only_the_file_name_of_other_locations_differs(
    arguments: str, name: bytes, folder: Path
) -> None:
    """The bindings name a text `-`; lines and columns are those of the file."""
    stdin = INPUTS["unknown.mlir"]
    words = [*arguments.split(), "--allow-unregistered-dialect"]
    status, out, err = mlir_opt(words, folder, stdin)
    assert abi_opt(words, folder, stdin) == (status, out.replace(name, b"-"), err)


ON_PURPOSE = [
    ("nested.mlir --pass-pipeline=builtin.module(func(cse))", 1, 0),
    ("nested.mlir --pass-pipeline=builtin.module(func.func(sparsifier))", 1, -signal.SIGABRT),
    ("nested.mlir --mlir-print-ir-module-scope --mlir-print-ir-after-all --inline", 0, 1),
    ("patterns.mlir --verify-diagnostics", 1, 0),
    ("good.mlir --cse --mlir-print-ir-before=cse", 1, 0),
    ("nested.mlir --no-implicit-module", 1, 0),
    ("good.mlir --mlir-print-local-scope=false", 1, 0),
    ("leads.mlir --split-input-file", 0, 1),
    ("@arguments", 1, 0),
]


@pytest.mark.parametrize(("arguments", "ours", "theirs"), ON_PURPOSE)
def test_where_they_differ_on_purpose(arguments: str, ours: int, theirs: int, folder: Path) -> None:
    """The table of docs/abi-opt.md."""
    words = arguments.split()
    assert abi_opt(words, folder)[0] == ours
    assert mlir_opt(words, folder)[0] == theirs


@pytest.mark.parametrize(
    ("arguments", "stream", "only_theirs"),
    [
        ("external.mlir", 1, b"external_resources"),
        (
            "resource.mlir --mlir-elide-elementsattrs-if-larger=2 --sccp --mlir-print-ir-after-all",
            2,
            b"0x08000000",
        ),
    ],
)
def test_what_the_bindings_cannot_do(
    arguments: str, stream: int, only_theirs: bytes, folder: Path
) -> None:
    words = arguments.split()
    assert only_theirs not in abi_opt(words, folder)[stream]
    assert only_theirs in mlir_opt(words, folder)[stream]


def test_only_mlir_opt_deletes_a_file_that_it_cannot_write_anew(folder: Path) -> None:
    output = folder / "kept.mlir"
    output.write_text("kept")
    words = ["good.mlir", "--convert-affine-for-to-gpu", "-o", output.name]
    assert abi_opt(words, folder)[0] == 1
    assert output.read_text() == "kept"
    assert mlir_opt(words, folder)[0] == 1
    assert not output.exists()


def test_only_mlir_opt_checks_expectations_unasked(folder: Path) -> None:
    data = b"// expected-error {{never}}\n"
    assert abi_opt([], folder, data) == (0, b"module {\n}\n\n", b"")
    status, _, err = mlir_opt([], folder, data)
    assert (status, b"was not produced" in err) == (0, True)


@pytest.mark.parametrize(
    ("expression", "is_met"),
    [
        ("undeclared [A-Z]+ value", True),
        (r"\w+ (?:SSA|ssa) value", True),
        ("^SSA", False),
        ("(", False),
        ("u**", False),
        ("[[:alpha:]]", False),
        ("u{99999999999}s", False),
    ],
)
def test_regular_expressions_are_those_of_python(
    expression: str, is_met: bool, folder: Path
) -> None:
    comment = "// expected-error-re@below {{{{" + expression + "}}}}"
    data = f"{comment}\nfunc.func @f() -> i32 {{ return %x : i32 }}\n".encode()
    status, _, err = abi_opt(["--verify-diagnostics"], folder, data)
    assert status == (0 if is_met else 1)
    assert b"Traceback" not in err
    assert b"Warning" not in err


def test_bytecode_of_mlir_opt_is_read(folder: Path) -> None:
    _, bytecode, _ = mlir_opt(["good.mlir", "--emit-bytecode"], folder)
    words = ["--mlir-print-debuginfo"]
    assert abi_opt(words, folder, bytecode) == mlir_opt(words, folder, bytecode)


def on_terminal(command: list[str], folder: Path) -> bytes:
    """What ``command`` writes to a terminal that is its standard error."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "NO_COLOR": ""}
    with subprocess.Popen(
        command, cwd=folder, stdout=subprocess.DEVNULL, stderr=theirs, env=environment
    ):
        os.close(theirs)
        seen = b""
        while True:
            try:
                data = os.read(ours, 65536)
            except OSError:  # the other side is closed
                break
            if not data:
                break
            seen += data
    os.close(ours)
    return seen


def test_a_terminal_gets_colours(folder: Path) -> None:
    words = ["locations.mlir", "--split-input-file"]
    seen = on_terminal([str(ABI_OPT), *words], folder).replace(b"\r\n", b"\n")
    assert b"locations.mlir:1:3: \x1b[1;31merror\x1b[0m: " in seen
    assert re.sub(rb"\x1b\[[0-9;]*m", b"", seen) == abi_opt(words, folder)[2]


def test_a_file_that_a_pass_reports_on_is_quoted_with_its_own_lines(folder: Path) -> None:
    text = b'func.func @f() { return loc("good.mlir":4:3) }'
    words = ["--pass-pipeline=builtin.module(func.func(func.return(cse)))"]
    status, out, err = abi_opt(words, folder, text)
    assert (status, out, without_reproducer(err)) == mlir_opt(words, folder, text)
    assert b"  %0 = arith.constant 1 : i32\n  ^\n" in err


def test_diagnostics_of_threads_come_in_order(folder: Path) -> None:
    text = "".join(f"func.func @f{i}() {{ return }}\n" for i in range(200)).encode()
    words = ["--pass-pipeline=builtin.module(func.func(inline))"]
    status, out, err = abi_opt(words, folder, text)
    assert (status, out, without_reproducer(err)) == mlir_opt(words, folder, text)


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_full_pipe_that_closes_is_no_error_worth_a_word(folder: Path, unbuffered: str) -> None:
    text = b"".join(b"func.func @f%d() { return }\n" % i for i in range(20_000))
    (folder / "long.mlir").write_bytes(text)
    command = f"{IN_SHELL} long.mlir; echo status $? >&2"
    done = subprocess.run(
        f"({command}) | head -1",
        shell=True,
        cwd=folder,
        env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
        capture_output=True,
        check=False,
    )
    assert (done.stdout, done.stderr) == (b"module {\n", b"status 1\n")


def test_passes_of_threads_do_not_print_into_each_other(folder: Path) -> None:
    text = "".join(f"func.func @f{i}() {{ return }}\n" for i in range(1000)).encode()
    words = ["--pass-pipeline=builtin.module(func.func(cse))", "--mlir-print-ir-after-all"]
    expected = mlir_opt([*words, "--mlir-disable-threading"], folder, text)
    assert abi_opt(words, folder, text) == expected


def test_verifying_shows_no_reproducer_and_a_failing_file_only_one(folder: Path) -> None:
    words = ["--convert-affine-for-to-gpu", "--split-input-file"]
    text = b"// expected-error@unknown {{unable to schedule}}\n// -----\nfunc.func @f() { return }"
    assert abi_opt([*words, "--verify-diagnostics"], folder, text) == (0, b"// -----\n", b"")
    assert abi_opt(words, folder, text)[2].count(b"reproduce with") == 1


def test_standard_streams_that_are_closed_are_errors(folder: Path) -> None:
    command = f"{IN_SHELL} good.mlir >&-"
    done = subprocess.run(command, shell=True, cwd=folder, capture_output=True, check=False)
    message = b"abi-opt: error: cannot write standard output: Bad file descriptor\n"
    assert (done.returncode, done.stderr) == (1, message)
    command = f"{IN_SHELL} <&-"
    done = subprocess.run(command, shell=True, cwd=folder, capture_output=True, check=False)
    message = b"abi-opt: error: cannot open input file '-': Bad file descriptor\n"
    assert (done.returncode, done.stderr) == (1, message)


def test_a_pipe_can_be_the_input_file(folder: Path) -> None:
    command = f"cat good.mlir | {IN_SHELL} /dev/stdin --canonicalize"
    done = subprocess.run(command, shell=True, cwd=folder, capture_output=True, check=True)
    assert done.stdout == mlir_opt(["good.mlir", "--canonicalize"], folder)[1]


def test_names_that_are_not_utf8_are_files_all_the_same(folder: Path) -> None:
    name = os.fsdecode(b"n\xe9.mlir")
    (folder / name).write_bytes(INPUTS["split.mlir"])
    words = [name, "--split-input-file"]
    assert abi_opt(words, folder) == mlir_opt(words, folder)


def test_arguments_that_are_not_utf8_are_taken_or_refused(folder: Path) -> None:
    marker = os.fsdecode(b"//\xe9==")
    data = b"func.func @f() { return }\n// -----\nfunc.func @g() { return }\n"
    words = ["--split-input-file", f"--output-split-marker={marker}"]
    assert abi_opt(words, folder, data) == mlir_opt(words, folder, data)
    status, _, err = abi_opt([os.fsdecode(b"--cse=a=\xe9")], folder, data)
    assert (status, err.splitlines()[0]) == (1, b"abi-opt: error: the pipeline is not UTF-8")


def test_symbols_that_are_not_utf8_do_not_break_diagnostics(folder: Path) -> None:
    """The bindings cannot give such a message to Python; the place and the status are right."""
    text = b'func.func @"f\xff"() { return }\nfunc.func @"f\xff"() { return }\n'
    status, _, err = abi_opt([], folder, text)
    assert status == 1
    assert err.startswith(b"<stdin>:2:1: error: ")
    assert b"Traceback" not in err


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read and write everything")
def test_files_without_permission_are_errors(folder: Path) -> None:
    secret = folder / "secret.mlir"
    secret.touch(mode=0)
    assert b"Permission denied" in abi_opt([secret.name], folder)[2]
    assert b"Permission denied" in abi_opt(["good.mlir", "-o", secret.name], folder)[2]


def test_a_new_file_has_the_usual_mode(folder: Path) -> None:
    abi_opt(["good.mlir", "-o", "new.mlir"], folder)
    mlir_opt(["good.mlir", "-o", "theirs.mlir"], folder)
    assert (folder / "new.mlir").read_bytes() == (folder / "theirs.mlir").read_bytes()
    modes = {stat.S_IMODE((folder / name).stat().st_mode) for name in ("new.mlir", "theirs.mlir")}
    assert len(modes) == 1


def test_files_beside_the_output_are_left_alone(folder: Path, tmp_path: Path) -> None:
    """Whatever their names: here those that every process id gives."""
    command = f"touch {tmp_path}/.mlir-abi-$$; exec {IN_SHELL} good.mlir -o {tmp_path}/out.mlir"
    done = subprocess.run(command, shell=True, cwd=folder, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    names = sorted(path.name.rstrip("0123456789") for path in tmp_path.iterdir())
    assert names == [".mlir-abi-", "out.mlir"]


@pytest.mark.usefixtures("default_signals")
def test_interrupting_is_quiet_and_leaves_nothing(folder: Path, tmp_path: Path) -> None:
    output = tmp_path / "out.mlir"
    with subprocess.Popen(
        [ABI_OPT, "-", "-o", output], stdin=subprocess.PIPE, stderr=subprocess.PIPE, cwd=folder
    ) as process:
        assert process.stdin is not None
        process.stdin.write(b"\n" * 1_000_000)  # more than a pipe holds: it reads its input
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=20)
    assert process.returncode == -signal.SIGINT
    assert err == b""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("default_signals")
def test_interrupting_a_python_pass_ends_it_at_once(folder: Path, tmp_path: Path) -> None:
    """The pass is at work for as long as nobody reads its many warnings."""
    functions = 5_000
    text = "".join(f"func.func private @f{i}()\n" for i in range(functions))
    (folder / "many.mlir").write_text(text)
    with subprocess.Popen(
        [ABI_OPT, "many.mlir", "--test-report", "-o", tmp_path / "out.mlir"],
        stderr=subprocess.PIPE,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(PLUGIN)},
    ) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == b"many.mlir:1:1: warning: a function is here\n"
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=20)
    assert process.returncode == -signal.SIGINT
    assert b"Traceback" not in err
    assert err.count(b"a function is here") < functions - 1
    assert list(tmp_path.iterdir()) == []


def test_a_large_attribute_takes_what_it_takes_mlir_opt(folder: Path) -> None:
    """A string of 20 MB, which takes ten times as long if Python has a part in each byte."""
    text = b'func.func @f() attributes {x = "%s"} { return }\n' % (b"a" * 20_000_000)
    (folder / "string.mlir").write_bytes(text)
    times = [os.times().children_user]
    results = []
    for tool in (MLIR_OPT, ABI_OPT):
        results.append(run([str(tool)], ["string.mlir"], folder))
        times.append(os.times().children_user)
    assert results[0] == results[1]
    start_up = 1
    assert times[2] - times[1] < 4 * (times[1] - times[0]) + start_up
