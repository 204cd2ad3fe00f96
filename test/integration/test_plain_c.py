"""Plain C functions: what they compute, what they refuse, and what their header declares."""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
from native import AARCH64, INPUTS
from plain_calls import Comparison, compare
from random_plain_c import Built, compare_nests, compare_sizes, run_in_c

import mlir_abi
from mlir_abi.diagnostics.failure import BuildError

FILES = ("plain_c", "plain_c_memrefs")
SEED = 20261127


@pytest.fixture(scope="module")
def tensors(tmp_path_factory: pytest.TempPathFactory) -> Built:
    return _built(FILES[0], tmp_path_factory.mktemp("tensors"))


@pytest.fixture(scope="module")
def memrefs(tmp_path_factory: pytest.TempPathFactory) -> Built:
    return _built(FILES[1], tmp_path_factory.mktemp("memrefs"))


@pytest.fixture(params=["tensors", "memrefs"])
def built(request: pytest.FixtureRequest) -> Built:
    return request.getfixturevalue(request.param)


def _built(name: str, directory: Path) -> Built:
    path = directory / f"lib{name}.so"
    mlir_abi.build(INPUTS / f"{name}.mlir", path, plain_c="only", header=path.with_suffix(".h"))
    return Built(path)


IMPORTS = """
func.func private @on_value(!llvm.ptr, f32) -> i32 attributes {llvm.emit_c_interface}
func.func private @on_array(memref<?xf32>) attributes {llvm.emit_c_interface}
func.func @each(%context: !llvm.ptr, %v: f32, %x: memref<?xf32> {abi.dims = ["n"]}) -> i32 {
  %r = call @on_value(%context, %v) : (!llvm.ptr, f32) -> i32
  call @on_array(%x) : (memref<?xf32>) -> ()
  return %r : i32
}
"""

UNLIKE_LOAD = {"aligned", "lie", "pointer", "much"}
"""Python copies arrays that are not aligned, and cannot pass a pointer; the others fail."""


def test_calls_give_what_load_gives(built: Built) -> None:
    """Random values and sizes, right and wrong ones."""
    rng, total = np.random.default_rng(SEED), Comparison()
    for name in sorted(built.functions.keys() - UNLIKE_LOAD):
        numbers = {"n": 5} if name == "count_to" else None
        for _ in range(8):
            total += compare(built.functions[name], built.library, rng, numbers=numbers)
    assert total.equal >= 30
    assert total.wrong >= 150


def declared(header: Path, name: str) -> str:
    """The comment and the declaration of a function in a header, on one line."""
    text = header.read_text()
    comment = text.rindex("/*", 0, text.index(f"\nint {name}("))
    end = text.index(";", text.index(f"\nint {name}("))
    lines = text[comment:end].splitlines()
    lines = [each.strip() for each in lines if not each.startswith("MLIR_ABI_ACCESS")]
    return " ".join(lines).replace("( ", "(")


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        (
            "axpy",
            "/* axpy: a, x[n], y[n] -> result[n] */ "
            "int axpy(float a, const float *x, const float *y, float *result, int64_t n)",
        ),
        (
            "product",
            "/* product: x[m][k], y[k][n] -> result[m][n] */ int product(const float *x, "
            "const float *y, float *result, int64_t m, int64_t k, int64_t n)",
        ),
        (
            "joined",
            "/* joined: x[n][4], y[m][4] -> result[n + m][4] */ int joined(const int16_t *x, "
            "const int16_t *y, int16_t *result, int64_t n, int64_t m)",
        ),
        (
            "half",
            "/* half: x[n] -> result[n/2] */ int half(const float *x, float *result, int64_t n)",
        ),
        (
            "count_to",
            "/* count_to: n -> result[n] *   must hold: n >= 0 */ "
            "int count_to(int64_t n, int64_t *result)",
        ),
        (
            "nonzero",
            "/* nonzero: x[n] -> places[count], twice[n] *   count: before the call, how large "
            "it may be; after it, how large it is, also with status 1 */ "
            "int nonzero(const float *x, int64_t *places, float *twice, int64_t n, int64_t *count)",
        ),
        (
            "step",
            "/* step: params_w[n][4], params_b[4], arg1 -> count, out_w[n][4] *   params_w: at "
            '[0, "w"] *   params_b: at [0, "b"] *   count: at ["count"] *   out_w: at ["out", "w"] '
            "*/ int step(const float *params_w, const float *params_b, int32_t arg1, "
            "int32_t *count, float *out_w, int64_t n)",
        ),
        (
            "positive",
            "/* positive: x[n] -> result *   must hold: n >= 2, n % 2 == 0 */ "
            "int positive(const int32_t *x, int32_t *result, int64_t n)",
        ),
    ],
)
def test_the_header_declares_what_a_person_would(tensors: Built, name: str, expected: str) -> None:
    """Arguments, results, and each size once: its place in the order is part of the ABI."""
    assert declared(tensors.header, name) == expected


@pytest.mark.parametrize("options", [[], ["--plain-c=only"]], ids=str)
def test_compilers_have_no_warning(built: Built, options: list[str], tmp_path: Path) -> None:
    flags = ["-Wall", "-Wextra", "-pedantic", "-Wconversion", "-Werror", "-fsyntax-only"]
    header = tmp_path / "model.h"
    header.write_text(header_of(built.path, *options))
    for compiler in (["gcc", "-x", "c", "-std=c99"], ["g++", "-x", "c++", "-std=c++17"]):
        subprocess.run([*compiler, *flags, "-include", header, "/dev/null"], check=True)


def header_of(library: Path, *options: str) -> str:
    """What `abi-header` writes of a library."""
    command = [Path(sys.executable).with_name("abi-header"), library, *options]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


ROWS = """
#include "libplain_c.h"
int main(void) {
  float x[5][4] = {{0}}, y[4][3] = {{0}}, result[5][3], flat[3] = {0};
  int16_t first[5][4] = {{0}}, second[6][4] = {{0}}, both[11][4];
  int status = product(&x[0][0], &y[0][0], &result[0][0], 5, 4, 3);
  status += joined(first[0], second[0], both[0], 5, 6);
  return status + axpy(2, flat, flat, flat, SIZE);
}
"""


@pytest.mark.parametrize("optimization", ["-O0", "-O2"])
def test_gcc_warns_of_short_arrays(tensors: Built, optimization: str, tmp_path: Path) -> None:
    """GCC takes `&x[0][0]` for an array of one row: no warning of that, one of three elements."""
    (tmp_path / "main.c").write_text(ROWS)
    flags = ["-std=c99", "-Wall", "-Wextra", "-Wconversion", optimization, "-c", "-o", "/dev/null"]
    command = ["gcc", *flags, f"-I{tensors.header.parent}", tmp_path / "main.c"]
    for size, warnings in ((3, set()), (5, {"-Wstringop-overread", "-Wstringop-overflow="})):
        sized = [*command, f"-DSIZE={size}"]
        ran = subprocess.run(sized, check=True, capture_output=True, text=True)
        assert set(re.findall(r"\[(-W[^]]*)\]", ran.stderr)) == warnings, ran.stderr


def test_without_only_the_header_has_descriptors_too(tensors: Built) -> None:
    """Behind all that calls of plain functions need; of the library as well as of the build."""
    plain, rest = header_of(tensors.path).split(f"\n/* {'-' * 92}\n")
    assert "\nint axpy(" in plain
    assert not re.search("ciface|memref|c-abi|descriptor|<stdlib.h>", plain)
    assert "void _mlir_ciface_axpy(" in rest
    assert not re.search(r"_message\(|} complex_f32;", rest)
    only, built = header_of(tensors.path, "--plain-c=only"), tensors.header.read_text()
    assert sorted(only.splitlines()) == sorted(built.splitlines())
    assert "memref" not in only


def test_arrays_that_are_only_read(memrefs: Built) -> None:
    """A memref needs no attribute: `const` in C, and read-only arrays from Python."""
    assert "dot(const float *x, float *sum, int64_t n)" in declared(memrefs.header, "dot")
    x, total = np.arange(4, dtype=np.float32), np.zeros((), np.float32)
    x.flags.writeable = False
    memrefs.library.dot(x, total)
    assert total == 14
    with pytest.raises(ValueError, match="read-only"):
        memrefs.library.dot(x, np.broadcast_to(np.float32(0), ()))


def test_arguments_without_names_are_numbered(tmp_path: Path) -> None:
    text, header = tmp_path / "m.mlir", tmp_path / "m.h"
    text.write_text("func.func @f(%x: f32, %y: f32, %z: f32) -> f32 { return %z : f32 }")
    mlir_abi.build(text, tmp_path / "m.o", plain_c=True, header=header)
    assert "int f(float arg0, float arg1, float arg2, float *result);" in header.read_text()


def test_functions_that_are_called_like_types_of_the_header(tmp_path: Path) -> None:
    """The header leaves a plain function out if it defines that name, and says so; it compiles."""
    text, header = tmp_path / "m.mlir", tmp_path / "m.h"
    text.write_text(
        """
        func.func @memref1_f32(%x: memref<?xf32> {abi.dims = ["n"]}) { return }
        func.func @memref1_f32_of() { return }
        func.func @pair_result() { return }
        func.func @pair() -> (f32, f32) {
          %x = arith.constant 1.0 : f32
          return %x, %x : f32, f32
        }
        """
    )
    with pytest.warns(UserWarning, match="is a type or function of the header itself") as warnings:
        mlir_abi.build(text, tmp_path / "m.o", plain_c=True, header=header)
    assert [str(each.message).split()[1] for each in warnings] == [
        "@memref1_f32",
        "@memref1_f32_of",
    ]
    assert "int pair_result(void);" in header.read_text()
    for compiler in (["gcc", "-x", "c", "-std=c99"], ["g++", "-x", "c++", "-std=c++17"]):
        flags = ["-Werror", "-fsyntax-only", "-include", header]
        subprocess.run([*compiler, *flags, "/dev/null"], check=True)


@pytest.mark.filterwarnings("ignore:.*is left out of the header")
def test_the_header_declares_imports(tmp_path: Path) -> None:
    """Without descriptors, those that get none."""
    text, header = tmp_path / "m.mlir", tmp_path / "m.h"
    text.write_text(IMPORTS)
    declarations = {
        "only": "int32_t _mlir_ciface_on_value(void *arg0, float arg1);",
        True: "void _mlir_ciface_on_array(const memref1_f32 *arg0);",
    }
    for plain_c, expected in declarations.items():
        mlir_abi.build(text, tmp_path / "m.o", plain_c=plain_c, header=header)  # type: ignore[arg-type]
        assert expected in header.read_text()
        assert ("memref1_f32" in header.read_text()) == (plain_c is True)
        command = ["gcc", "-std=c99", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-include"]
        subprocess.run([*command, header, "-x", "c", "/dev/null"], check=True)


def test_a_result_may_overlap_an_argument(tensors: Built) -> None:
    x = np.arange(64, dtype=np.int32)
    assert tensors.call("reversed", x, x, 64)[0] == 0
    assert x.tolist() == list(range(63, -1, -1))
    x, y = np.ones(65, np.float32), np.arange(65, dtype=np.float32)
    a = ctypes.c_float(2)
    assert tensors.call("axpy", a, x, y, y[1:], 64)[0] == 0
    assert y.tolist() == [0, *(each + 2 for each in range(64))]


def test_results_must_not_overlap(tensors: Built) -> None:
    x, room = np.ones(4, np.float64), np.zeros(8, np.uint8)
    least = np.zeros(1)
    status, message = tensors.call("statistics", x, least, room, least, 4)
    assert status > 2
    assert message == "statistics: least overlaps with another result"


def test_nothing_is_written_with_too_little_room(tensors: Built) -> None:
    """The results that would be computed in place are not, either."""
    x = np.array([0, 7, 0, 8, 9], np.float32)
    places, twice, count = np.zeros(3, np.int64), np.zeros(5, np.float32), np.array([2])
    status, message = tensors.call("nonzero", x, places, twice, 5, count)
    assert (status, message) == (1, "nonzero: there is too little room")
    assert (count.tolist(), places.tolist(), twice.tolist()) == ([3], [0] * 3, [0] * 5)
    assert tensors.call("nonzero", x, places, twice, 5, count)[0] == 0
    assert (places.tolist(), twice.tolist()) == ([1, 3, 4], [0, 14, 0, 16, 18])
    count[0] = 0  # asks
    assert tensors.call("nonzero", x, None, twice, 5, count)[0] == 1
    assert count.tolist() == [3]


def test_arrays_of_no_elements_may_be_null(tensors: Built) -> None:
    assert tensors.call("axpy", ctypes.c_float(2), None, None, None, 0)[0] == 0
    assert tensors.call("product", None, None, None, 0, 1 << 62, 0)[0] == 0


def test_the_order_of_the_checks(tensors: Built) -> None:
    """Negative sizes, conditions, bytes, null, alignment."""
    calls = [
        (-2, None, "positive: n is negative"),
        (3, None, "positive: n % 2 == 0 does not hold"),
        (0, None, "positive: n >= 2 does not hold"),
        (1 << 61, None, "positive: the sizes are too large for memory"),
        (2, None, "positive: x is null"),
        (2, ctypes.c_void_p(2), "positive: x is not aligned to 4 bytes"),
    ]
    result = np.zeros(1, np.int32)
    for n, x, expected in calls:
        status, message = tensors.call("positive", x, result, n)
        assert status > 2
        assert message == expected


def test_a_condition_on_an_index_is_a_status(tensors: Built) -> None:
    """What accesses require of it is checked before the function runs."""
    result = np.full(4, 7, np.int64)
    status, message = tensors.call("count_to", -1, result)
    assert status > 2
    assert (message, result.tolist()) == ("count_to: n >= 0 does not hold", [7] * 4)
    assert tensors.call("count_to", 3, result)[0] == 0
    assert result.tolist() == [0, 1, 2, 7]


def test_an_assertion_is_a_status(tensors: Built) -> None:
    """One numbering for what fails before the call and in it."""
    x, result = np.array([-1, 2], np.int32), np.zeros(1, np.int32)
    status, message = tensors.call("positive", x, result, 2)
    assert status > 2
    assert message.startswith("the first number must be positive (assertion of @positive at ")
    assert tensors.call("positive", np.array([5, 2], np.int32), result, 2)[0] == 0
    assert result[0] == 5


@pytest.mark.parametrize("status", [-1, 4, 1 << 30, -(1 << 31)])
def test_other_numbers_are_no_status(tensors: Built, status: int) -> None:
    """4 is in the midst of a text."""
    assert tensors.functions["axpy"].message(status) == "axpy: no status of this library"
    assert tensors.functions["axpy"].message(0) == "axpy: success"


def test_views_are_copied(memrefs: Built) -> None:
    """Results are written in order, and those that are an argument's may lie under another."""
    x = np.arange(6, dtype=np.int32)
    odd, same, fours, again = (np.zeros(n, np.int32) for n in (3, 6, 4, 4))
    assert memrefs.call("views", x, odd, same, fours, again, 6)[0] == 0
    assert odd.tolist() == [0, 2, 4]
    assert same.tolist() == list(range(6))
    assert (fours.tolist(), again.tolist()) == ([4] * 4, [4] * 4)
    assert memrefs.call("views", x, x[1:4], same, fours, again, 6)[0] == 0
    assert x.tolist() == [0, 0, 2, 4, 4, 5]
    assert same.tolist() == list(range(6))


def test_a_broken_promise_is_a_status(memrefs: Built) -> None:
    x, result = np.arange(4, dtype=np.int8), np.full(4, 9, np.int8)
    status, message = memrefs.call("lie", x, result, 4)
    assert status > 2
    assert message == "lie: result has another size than promised"
    assert result.tolist() == [9] * 4


def test_a_number_may_be_a_pointer(memrefs: Built) -> None:
    result = np.zeros(1, np.uint64)
    assert memrefs.call("pointer", ctypes.c_void_p(0x1234), result)[0] == 0
    assert result[0] == 0x1234


def test_alignment_that_the_code_needs(memrefs: Built) -> None:
    memory = np.zeros(64, np.float32)
    start = -memory.ctypes.data // 4 % 16
    assert memrefs.call("aligned", memory[start:], 4)[0] == 0
    message = memrefs.call("aligned", memory[start + 1 :], 4)[1]
    assert message == "aligned: x is not aligned to 64 bytes"


def test_conditions_do_not_overflow(memrefs: Built) -> None:
    """2*m is 0 in 64 bits."""
    assert memrefs.call("pairs", None, None, 0, 1 << 62)[1] == "pairs: n == 2*m does not hold"


ABSURD = """
func.func @zeros(%n: index {iree.abi.name = "n"}, %m: index {iree.abi.name = "m"},
                 %k: index {iree.abi.name = "k"}) -> tensor<?xi8> {
  %nm = arith.muli %n, %m : index
  %nmk = arith.muli %nm, %k : index
  %e = tensor.empty(%nmk) : tensor<?xi8>
  %c0 = arith.constant 0 : i8
  %r = linalg.fill ins(%c0 : i8) outs(%e : tensor<?xi8>) -> tensor<?xi8>
  return %r : tensor<?xi8>
}
func.func @middle(%n: index {iree.abi.name = "n"}, %m: index {iree.abi.name = "m"})
    -> tensor<?xi8> {
  %c2 = arith.constant 2 : index
  %sum = arith.addi %n, %m : index
  %half = arith.floordivsi %sum, %c2 : index
  %e = tensor.empty(%half) : tensor<?xi8>
  %c0 = arith.constant 0 : i8
  %r = linalg.fill ins(%c0 : i8) outs(%e : tensor<?xi8>) -> tensor<?xi8>
  return %r : tensor<?xi8>
}
"""


def test_sizes_that_overflow(tmp_path: Path) -> None:
    """Products of 2^64, 2^128 and 2^186 are 0 in 64 or 128 bits."""
    (tmp_path / "absurd.mlir").write_text(ABSURD)
    path = tmp_path / "libabsurd.so"
    mlir_abi.build(tmp_path / "absurd.mlir", path, plain_c="only", header=path.with_suffix(".h"))
    built, room = Built(path), np.ones(16, np.int8)
    for name, sizes in (
        *(("zeros", each) for each in [(4, 1 << 62, 1), (1 << 43, 1 << 43, 1 << 42)]),
        *(("zeros", (1 << 62,) * 3), ("middle", (1 << 62, 1 << 62))),
    ):
        status, message = built.call(name, *sizes, room)
        assert (status > 2, message) == (True, f"{name}: the sizes are too large for memory")
    assert room.tolist() == [1] * 16
    assert built.call("zeros", 1 << 62, 1 << 62, 0, None)[0] == 0
    assert built.call("zeros", 2, 3, 2, room)[0] == 0
    assert built.call("middle", 3, 5, room[12:])[0] == 0
    assert room.tolist() == [0] * 16


def test_no_memory_is_the_status_2(memrefs: Built) -> None:
    """The caller's memory is not looked at before."""
    status, message = memrefs.call("much", 1 << 62, np.zeros(1, np.int8))
    assert (status, message) == (2, "much: no memory could be allocated")


def test_several_threads(tensors: Built) -> None:
    """Each call has its own memory; ctypes releases the GIL."""

    def calls(seed: int) -> None:
        rng = np.random.default_rng(seed)
        for name in ("axpy", "nonzero", "joined", "step"):
            for _ in range(5):
                compare(tensors.functions[name], tensors.library, rng)

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(calls, range(8)))


def test_the_library_exports_nothing_else(tensors: Built) -> None:
    names = subprocess.run(
        ["nm", "-D", "--defined-only", tensors.path], check=True, capture_output=True, text=True
    ).stdout.split()[2::3]
    functions = tensors.functions
    expected = {*functions, *(f"{name}_message" for name in functions)}
    assert {name for name in names if not name.startswith("_mlir_")} == expected


def test_the_only_function_main_gets_the_name_of_the_output(tmp_path: Path) -> None:
    text = tmp_path / "model.mlir"
    text.write_text("func.func @main(%x: i32) -> i32 { return %x : i32 }")
    mlir_abi.build(text, tmp_path / "libtwice.so", plain_c=True)
    assert list(mlir_abi.reflect(tmp_path / "libtwice.so")) == ["twice"]
    mlir_abi.build(text, tmp_path / "libother.so", plain_c=True, prefix="my_")
    assert list(mlir_abi.reflect(tmp_path / "libother.so")) == ["my_main"]
    mlir_abi.build(text, tmp_path / "liblast.so")
    assert list(mlir_abi.reflect(tmp_path / "liblast.so")) == ["main"]


def test_wrong_value_of_plain_c(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="plain_c must be True, False or 'only' \\(got 'all'\\)"):
        mlir_abi.build("", tmp_path / "lib.so", plain_c="all")  # type: ignore[arg-type]


def test_other_pipelines_get_plain_functions_too(tmp_path: Path) -> None:
    """Without out-params, the results are copied."""
    pipeline = "builtin.module(my,abi-default)".replace("my", "canonicalize")
    path = tmp_path / "libpipeline.so"
    source = INPUTS / "plain_c.mlir"
    mlir_abi.build(source, path, plain_c=True, pipeline=pipeline, opt_level=0)
    built, rng = Built(path), np.random.default_rng(SEED)
    for name in ("axpy", "step", "joined"):
        assert compare(built.functions[name], built.library, rng).equal == 1


@pytest.mark.filterwarnings("ignore:.*parameters of sizes without names")
def test_random_nests(tmp_path: Path) -> None:
    assert compare_nests(SEED, tmp_path).equal > 30


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:.*parameters of sizes without names")
@pytest.mark.parametrize("seed", range(2))
def test_more_random_functions(seed: int, tmp_path: Path) -> None:
    """Nests of arguments and results, and sizes that follow from others; from C and C++, with
    sanitizers, and on AArch64. random_plain_c.py runs many more.
    """
    for compare_, name in ((compare_nests, "nests"), (compare_sizes, "sizes")):
        directory = tmp_path / name
        directory.mkdir()
        total = compare_(seed, directory)
        assert total.equal > 10
        run_in_c(total, directory)


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("valgrind") is None, reason="apt-get install valgrind")
def test_under_valgrind(memrefs: Built, tensors: Built, tmp_path: Path) -> None:
    """Nothing is read or written outside, and nothing is left over."""
    program = tmp_path / "program"
    flags = ["-std=c99", "-g", "-Wall", "-Wextra", "-Werror", f"-I{tensors.header.parent}"]
    flags += [f"-I{memrefs.header.parent}", INPUTS / "plain_c.c", tensors.path, memrefs.path]
    subprocess.run(["gcc", *flags, "-o", program], check=True)
    command = ["valgrind", "-q", "--leak-check=full", "--error-exitcode=9", program]
    subprocess.run(command, check=True)


@pytest.mark.slow
@pytest.mark.skipif(not AARCH64.is_installed(), reason="apt-get install gcc-aarch64-linux-gnu")
def test_on_aarch64(memrefs: Built, tensors: Built, tmp_path: Path) -> None:
    """The program for valgrind, under an emulator."""
    objects = [tmp_path / f"{name}.o" for name in FILES]
    for name, path in zip(FILES, objects, strict=True):
        mlir_abi.build(
            INPUTS / f"{name}.mlir", path, plain_c=True, target_triple="aarch64-linux-gnu"
        )
    program = tmp_path / "program"
    flags = [*AARCH64.flags, f"-I{tensors.header.parent}", f"-I{memrefs.header.parent}", "-w"]
    command = [AARCH64.compiler, *flags, INPUTS / "plain_c.c", *objects, "-lm", "-o", program]
    subprocess.run(command, check=True)
    subprocess.run([*AARCH64.runner, program], check=True)
