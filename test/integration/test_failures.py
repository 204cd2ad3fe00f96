"""Compiled code that fails: the error, the memory, and the calls after it, by every road."""

from __future__ import annotations

import ctypes
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from callers import INPUTS, SANITIZE, jitted, object_file
from commands import BIN, run
from extras import import_extra
from mlir import ir
from native import TARGETS, Target

import mlir_abi

MODEL = """
func.func private @ask(%n: i64) -> i64
func.func private @check(%n: index, %text: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %cst = arith.constant 1.0 : f32
  %e = tensor.empty(%n) : tensor<?xf32>
  %ones = linalg.fill ins(%cst : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %rest = arith.remui %n, %c2 : index
  %is_even = arith.cmpi eq, %rest, %c0 : index
  cf.assert %is_even, "n must be even"
  return %ones : tensor<?xf32>
}
// In a loop, each iteration passes two buffers on to the next.
func.func @grow(%x: tensor<?xf32>, %n: index, %bad: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %size = tensor.dim %x, %c0 : tensor<?xf32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %x)
      -> (tensor<?xf32>, tensor<?xf32>) {
    %e = tensor.empty(%size) : tensor<?xf32>
    %sum = linalg.add ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>)
        -> tensor<?xf32>
    %is_good = arith.cmpi ne, %i, %bad : index
    cf.assert %is_good, "the step is bad"
    scf.yield %b, %sum : tensor<?xf32>, tensor<?xf32>
  }
  return %r#1 : tensor<?xf32>
}
func.func @ones(%x: tensor<?xf32>, %n: index, %m: index) -> (tensor<?xf32>, index) {
  %a = call @check(%n, %x) : (index, tensor<?xf32>) -> tensor<?xf32>
  %b = call @check(%m, %a) : (index, tensor<?xf32>) -> tensor<?xf32>
  %c = linalg.add ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%a : tensor<?xf32>)
      -> tensor<?xf32>
  return %c, %m : tensor<?xf32>, index
}
func.func @down(%n: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %m = arith.subi %n, %c1 : i64
  %is_above = arith.cmpi sge, %m, %c0 : i64
  cf.assert %is_above, "reached the ground"
  %p = call @down(%m) : (i64) -> i64
  return %p : i64
}
func.func private @sum(%x: tensor<?xf32>) -> tensor<*xf32> {
  %sum = arith.addf %x, %x : tensor<?xf32>
  %unranked = tensor.cast %sum : tensor<?xf32> to tensor<*xf32>
  return %unranked : tensor<*xf32>
}
func.func @doubled(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %sum = call @sum(%x) : (tensor<?xf32>) -> tensor<*xf32>
  %ranked = tensor.cast %sum : tensor<*xf32> to tensor<?xf32>
  %size = tensor.dim %ranked, %c0 : tensor<?xf32>
  %is_equal = arith.cmpi eq, %size, %n : index
  cf.assert %is_equal, "n must be the size"
  return %ranked : tensor<?xf32>
}
func.func @asking(%n: i64) -> i64 {
  %p = call @ask(%n) : (i64) -> i64
  %c100 = arith.constant 100 : i64
  %is_less = arith.cmpi slt, %p, %c100 : i64
  cf.assert %is_less, "the answer is too large"
  %q = call @ask(%p) : (i64) -> i64
  return %q : i64
}
"""
GROUND = "down(): reached the ground (assertion of @down at -:42:3)"
ONES = np.ones(4, np.float32)


@pytest.fixture(scope="module", params=["jit", "load", "tvm_ffi", "jit.tvm_ffi"])
def model(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The functions of the module without its imports, as one road calls them."""
    road: str = request.param
    if "tvm_ffi" in road:
        import_extra("tvm_ffi", "tvm-ffi")
    text = without_imports(MODEL)
    if road.startswith("jit"):
        library = jitted(text)
    else:
        path = tmp_path_factory.mktemp("model") / "libmodel.so"
        with ir.Context():
            mlir_abi.build(ir.Module.parse(text), path, tvm_ffi="tvm_ffi" in road)
        library = mlir_abi.load(path)
    return library.tvm_ffi if "tvm_ffi" in road else library


def without_imports(text: str) -> str:
    start, end = text.index("func.func private @ask"), text.index("func.func @asking")
    return text[:start].rstrip() + text[text.index("\n", start) : end]


def failure(function: Callable[..., object], *args: object) -> str:
    """The kind and text of the error that a call raises."""
    with pytest.raises((RuntimeError, MemoryError)) as caught:
        function(*args)
    kind = "MemoryError" if isinstance(caught.value, MemoryError) else "RuntimeError"
    return f"{kind}: {caught.value}".splitlines()[0]


def resident() -> int:
    """The KiB of memory that the process has."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE") >> 10


def test_the_error(model: Any) -> None:
    """It names the function that was called, the one that failed, the text, and its place."""
    where = "(assertion of @check at -:10:3)"
    assert failure(model.ones, ONES, 3, 4) == f"RuntimeError: ones(): n must be even {where}"
    assert failure(model.ones, ONES, 4, 3) == f"RuntimeError: ones(): n must be even {where}"
    assert failure(model.down, 5) == f"RuntimeError: {GROUND.replace('42', '41')}"
    ones, m = model.ones(ONES, 2, 2)
    assert (np.from_dlpack(ones).tolist(), m) == ([2, 2], 2)


def test_no_memory(model: Any) -> None:
    """`malloc` returns null: the callers of today's libraries would write there."""
    assert (
        failure(model.ones, ONES, 2**45, 2) == "MemoryError: ones(): no memory could be allocated"
    )
    assert model.ones(ONES, 2, 2)[1] == 2


def test_a_failing_function_frees_its_buffers(model: Any) -> None:
    """Those of its callers in the module too, and what a loop passes on to its next iteration.

    `doubled` frees the memory of an unranked result.
    """
    x = np.ones(300_000, np.float32)
    calls = [(model.ones, x, 300_000, 3), *((model.grow, x, 4, bad) for bad in range(4))]
    calls.append((model.doubled, x, 3))

    def kibibytes(times: int) -> int:
        for function, *args in calls * times:
            failure(function, *args)
        return resident()

    before = kibibytes(10)
    assert kibibytes(50) - before < 4_000  # 50 * 6 calls with at least one buffer of 1.2 MB each


@pytest.mark.parametrize("times", [100, pytest.param(13_000, marks=pytest.mark.slow)])
def test_threads_fail_on_their_own(model: Any, times: int) -> None:
    """Each has its error and its numbers; no memory is lost, nor what an error refers to."""
    wrong: list[object] = []

    def error(*args: int) -> str:
        function, *numbers = args
        try:
            return str(model.ones(ONES, *numbers) if numbers else model.down(function))
        except RuntimeError as caught:
            return str(caught)

    expected = error(3), error(0, 3, 4)

    def work(times: int) -> None:
        for _ in range(times):
            if (error(3), error(0, 3, 4)) != expected:
                wrong.append(1)
            ones, m = model.ones(ONES, 2, 2)
            if (np.from_dlpack(ones).tolist(), m) != ([2, 2], 2):
                wrong.append(2)

    def kibibytes(times: int) -> int:
        threads = [threading.Thread(target=work, args=[times]) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return resident()

    before = kibibytes(100)
    assert kibibytes(times) - before < 4_000
    assert not wrong
    assert expected[0] == GROUND.replace("42", "41")


def test_threads_fail_in_packed_wrappers() -> None:
    """Called by ctypes, without Python's lock."""
    model = jitted(without_imports(MODEL))
    packed = ctypes.CFUNCTYPE(
        ctypes.c_int32, ctypes.c_void_p, ctypes.POINTER(ctypes.c_char_p), ctypes.c_void_p
    )(model._image.address("_mlir_packed_down"))
    outcomes = set()

    def work() -> None:
        for _ in range(1_000):
            numbers, message = (ctypes.c_int64 * 2)(-7, 5), ctypes.c_char_p(b"none")
            status = packed(numbers, message, None)
            outcomes.add((status > 2, message.value, numbers[0]))

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert outcomes == {(True, GROUND.replace("42", "41").partition(": ")[2].encode(), -7)}


C_THREADS = """
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef struct { float *allocated, *aligned; int64_t offset, size, stride; } memref;
typedef struct { memref result; int64_t m_out; memref x; int64_t n, m; } ones;
typedef struct { memref result, x; int64_t n, bad; } grow;
int32_t _mlir_packed_ones(ones *, const char **, void *);
int32_t _mlir_packed_grow(grow *, const char **, void *);
int32_t _mlir_packed_down(int64_t *, const char **, void *);
static atomic_long allocated, wrong;
static _Thread_local int counts; /* what the C library allocates for threads does not */
void *__real_malloc(size_t);
void __real_free(void *);
void *__wrap_malloc(size_t size) {
  void *block = __real_malloc(size);
  if (block && counts) ++allocated;
  return block;
}
void __wrap_free(void *block) {
  if (block && counts) --allocated;
  __real_free(block);
}
static float numbers[4] = {1, 1, 1, 1};
static const memref x = {numbers, numbers, 0, 4, 1};
static void *work(void *results) {
  counts = 1;
  for (int i = 0; i < CALLS; ++i) {
    const char *message = 0, *even = "n must be even", *ground = "reached the ground";
    ones a = {.x = x, .n = 4, .m = 3};
    if (_mlir_packed_ones(&a, &message, 0) < 3 || strncmp(message, even, strlen(even))) ++wrong;
    grow b = {.x = x, .n = 4, .bad = i % 4};
    if (_mlir_packed_grow(&b, &message, 0) < 3 || !strstr(message, "is bad")) ++wrong;
    int64_t c[2] = {-7, i % 9};
    if (_mlir_packed_down(c, &message, 0) < 3 || strncmp(message, ground, strlen(ground))) ++wrong;
    ones large = {.x = x, .n = (int64_t)1 << 45, .m = 2};
    if (_mlir_packed_ones(&large, &message, 0) != 2) ++wrong;
    b.bad = 4;
    if (_mlir_packed_grow(&b, &message, 0) || b.result.aligned[3] != 8) ++wrong;
    free(b.result.allocated);
  }
  counts = 0;
  return results;
}
int main(void) {
  pthread_t threads[8];
  for (int i = 0; i < 8; ++i) pthread_create(threads + i, 0, work, 0);
  for (int i = 0; i < 8; ++i) pthread_join(threads[i], 0);
  printf("%ld wrong, %ld lost\\n", (long)wrong, (long)allocated);
  return 0;
}
"""


@pytest.mark.parametrize("target", TARGETS, ids=str)
def test_threads_fail_in_c(tmp_path: Path, target: Target) -> None:
    """Each with what it allocates: 224,000 calls that fail, and fewer in an emulator."""
    with ir.Context():
        module = ir.Module.parse(without_imports(MODEL))
        mlir_abi.build(module, tmp_path / "model.o", target_triple=target.triple)
    (tmp_path / "main.c").write_text(C_THREADS)
    calls = f"-DCALLS={100 if target.runner else 7_000}"
    wraps = "-Wl,--wrap=malloc,--wrap=free"
    command = [target.compiler, *target.flags, calls, "main.c", "model.o", wraps, "-pthread", "-lm"]
    subprocess.run([*command, "-o", "main"], cwd=tmp_path, check=True)
    done = run(*target.runner, "./main", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (0, "0 wrong, 0 lost\n"), done.stderr


def test_the_error_is_a_class_of_its_own(tmp_path: Path) -> None:
    """So that it differs from other RuntimeErrors, such as that of a closed library."""
    model = jitted(without_imports(MODEL))
    with pytest.raises(mlir_abi.AssertionFailed):
        model.down(3)
    model.close()
    with pytest.raises(RuntimeError, match="closed") as caught:
        model.down(3)
    assert not isinstance(caught.value, mlir_abi.AssertionFailed)


def test_a_function_without_memory_effects() -> None:
    """It stores its results, so that it can return a status: LLVM must keep these stores."""
    model = jitted("""
    func.func private @pair(%n: i64) -> (i64, i64)
        attributes {llvm.readnone, passthrough = ["noinline"]} {
      %c3 = arith.constant 3 : i64
      %is_other = arith.cmpi ne, %n, %c3 : i64
      cf.assert %is_other, "n is 3"
      %square = arith.muli %n, %n : i64
      return %n, %square : i64, i64
    }
    func.func @sum(%n: i64) -> i64 {
      %pair:2 = call @pair(%n) : (i64) -> (i64, i64)
      %sum = arith.addi %pair#0, %pair#1 : i64
      return %sum : i64
    }""")
    assert [model.sum(n) for n in (1, 2, 4)] == [2, 6, 20]
    with pytest.raises(mlir_abi.AssertionFailed, match="n is 3"):
        model.sum(3)


@pytest.mark.parametrize("checked", [False, True])
def test_an_indirect_call_of_a_known_function(checked: bool) -> None:
    """It returns the failure, as a direct call does."""
    module = """
      func.func private @half(%n: index) -> index {
        %c2 = arith.constant 2 : index
        %rest = arith.remui %n, %c2 : index
        %c0 = arith.constant 0 : index
        %is_even = arith.cmpi eq, %rest, %c0 : index
        cf.assert %is_even, "n must be even"
        %r = arith.divui %n, %c2 : index
        return %r : index
      }
      func.func @quarter(%n: index) -> index {
        %f = constant @half : (index) -> index
        %h = call_indirect %f(%n) : (index) -> index
        %q = call_indirect %f(%h) : (index) -> index
        return %q : index
      }"""
    quarter = mlir_abi.jit(module, checked=checked).quarter
    assert quarter(12) == 3
    with pytest.raises(mlir_abi.AssertionFailed, match="n must be even"):
        quarter(6)


def test_python_functions_between() -> None:
    """One that raises ends the call at once, and one may call compiled code that fails."""
    asked: list[int] = []

    def ask(n: int) -> int:
        asked.append(n)
        if n == 1:
            raise KeyError("from Python")
        if n == 2:
            model.down(5)
        if n == 3:
            with pytest.raises(mlir_abi.AssertionFailed):
                model.down(5)
        return 200 if n == 4 else 7

    model = jitted(MODEL, imports={"ask": ask})
    with pytest.raises(KeyError, match="from Python"):
        model.asking(1)
    assert asked == [1]
    with pytest.raises(mlir_abi.AssertionFailed) as caught:
        model.asking(2)
    assert str(caught.value) == GROUND
    assert model.asking(3) == 7
    assert failure(model.asking, 4).startswith("RuntimeError: asking(): the answer is too large")


PLAIN = """
func.func @twice(%n: i64) -> i64 attributes {llvm.linkage = #llvm.linkage<external>} {
  %c0 = arith.constant 0 : i64
  %is_positive = arith.cmpi sge, %n, %c0 : i64
  cf.assert %is_positive, "n is negative"
  %r = arith.addi %n, %n : i64
  return %r : i64
}
func.func @total(%x: memref<4xi64>) -> i64 attributes {llvm.bareptr} {
  %c0 = arith.constant 0 : index
  %first = memref.load %x[%c0] : memref<4xi64>
  %r = call @twice(%first) : (i64) -> i64
  return %r : i64
}
"""
C = """
#include <stdint.h>
#include <stdio.h>
int64_t twice(int64_t);
int64_t total(int64_t *);
int32_t _mlir_packed_twice(void *, const char **, void *);
#ifdef HANDLER
void mlir_abi_on_failure(const char *text) { printf("handled: %s\\n", text); }
#endif
int main(void) {
  int64_t x[4] = {3}, values[2] = {0, -1};
  const char *message = "none";
  printf("%d %d\\n", (int)twice(4), (int)total(x));
  int status = _mlir_packed_twice(values, &message, 0);
  printf("%d %s\\n", status > 2, message);
  printf("%d\\n", _mlir_packed_twice(values, 0, 0) == status);
  fflush(stdout);
  x[0] = -1;
  printf("%d\\n", (int)total(x));
  return 0;
}
"""


@pytest.mark.parametrize("target", TARGETS, ids=str)
def test_in_c(tmp_path: Path, target: Target) -> None:
    """What has no status calls the program's handler; without one, the process ends."""
    module = tmp_path / "plain.mlir"
    module.write_text(PLAIN)
    mlir_abi.build(module, tmp_path / "plain.o", target_triple=target.triple)
    (tmp_path / "main.c").write_text(C)
    roads = [["plain.o"]]
    if not target.runner:
        mlir_abi.build(module, tmp_path / "libplain.so")
        roads.append(["-L.", "-lplain", "-Wl,-rpath,."])
    text = f"n is negative (assertion of @twice at {module}:5:3)"
    printed = f"8 6\n1 {text}\n1\n"
    for linked, handler in product(roads, (["-DHANDLER"], [])):
        command = [target.compiler, *target.flags, *handler, "main.c", *linked, "-o", "main"]
        subprocess.run(command, cwd=tmp_path, check=True)
        done = subprocess.run(
            [*target.runner, "./main"], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        if handler:
            assert (done.stdout, done.stderr) == (f"{printed}handled: {text}\n0\n", "")
            assert done.returncode == 0
        else:
            assert (done.stdout, done.stderr.splitlines()[0]) == (printed, text)
            assert done.returncode in (-signal.SIGABRT, 128 + signal.SIGABRT)


ENGINES = {
    "jit": "library = mlir_abi.jit(module); address = library.down.address",
    "MLIR's": "mlir_abi.run_pipeline(module, 'builtin.module(abi-default)')\n"
    "    library = ExecutionEngine(module); address = library.raw_lookup('ciface_down')",
}


@pytest.mark.parametrize("engine", ENGINES)
def test_an_engine_ends_the_process_under_a_c_wrapper(engine: str) -> None:
    """Whoever calls the C wrapper by its address, and has no handler."""
    call = (
        "import ctypes, mlir_abi\nfrom mlir import ir\n"
        "from mlir.execution_engine import ExecutionEngine\n"
        f"with ir.Context():\n    module = ir.Module.parse({without_imports(MODEL)!r})\n"
        f"    {ENGINES[engine]}\n"
        "ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_int64)(address)(3)"
    )
    done = subprocess.run([sys.executable, "-c", call], capture_output=True, text=True, check=False)
    assert done.returncode == -signal.SIGABRT
    assert "reached the ground (assertion of @down" in done.stderr


def test_mlir_runner(tmp_path: Path) -> None:
    """It links what `abi-opt` has lowered, and a failing assertion ends its process."""
    (tmp_path / "model.mlir").write_text(
        without_imports(MODEL) + "func.func @main() -> i64 {\n  %n = arith.constant 3 : i64\n"
        "  %r = call @down(%n) : (i64) -> i64\n  return %r : i64\n}\n"
    )
    lowered = run(BIN / "abi-opt", "model.mlir", "--abi-default", cwd=tmp_path).stdout
    runner = Path(ir.__file__).parent / "bin" / "mlir-runner"
    options = "-e=_mlir_ciface_main", "-entry-point-result=i64"
    done = run(runner, *options, input=lowered)
    assert done.returncode == -signal.SIGABRT
    assert done.stderr.startswith("reached the ground (assertion of @down at model.mlir:41:3)")


MEMREFS = """
func.func private @consume(%m: memref<?xf32>) {
  memref.dealloc %m : memref<?xf32>
  call @step() : () -> ()
  return
}
func.func @frees(%x: memref<?xf32>, %n: index) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %one = arith.constant 1.0 : f32
  %m = memref.alloc(%c8) : memref<?xf32>
  memref.store %one, %m[%c0] : memref<?xf32>
  call @consume(%m) : (memref<?xf32>) -> ()
  call @step() : () -> ()
  %r = memref.alloc(%c8) : memref<?xf32>
  memref.store %one, %r[%c0] : memref<?xf32>
  return %r : memref<?xf32>
}
"""


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["tensors", "memrefs"])
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_buffers_under_address_sanitizer(
    kind: str, level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is lost, freed twice or used when it is freed, whichever assertion fails.

    Loops, calls, results of calls, recursion, branches, and memrefs without a rank; and, in a
    module of memrefs, what a callee frees.
    """
    monkeypatch.setenv(SANITIZE, "1")
    text = (INPUTS / "failing_buffers.mlir").read_text()
    if kind == "memrefs":
        text = text[: text.index("func.func private @twice")] + MEMREFS
    object_file(text, tmp_path, "model", "builtin.module(abi-default)", level)
    names = re.findall(r"func.func @(\w+)\(.*%n: index\)", text)
    assert len(names) == (6 if kind == "tensors" else 1)
    each = f"-DEACH(DO)={' '.join(f'DO({name})' for name in names)}"
    sources = INPUTS / "failing_buffers.c", INPUTS / "bfloat16.c"
    options = "-fsanitize=address", "-lm", "-o", "main"
    built = run("gcc", each, *sources, "model.o", *options, cwd=tmp_path)
    assert built.returncode == 0, built.stderr
    ran = run("./main", cwd=tmp_path, env={**os.environ, "ASAN_OPTIONS": "detect_leaks=1"})
    assert (ran.returncode, ran.stderr) == (0, "")
    failures = dict(line.split() for line in ran.stdout.splitlines())
    assert list(failures) == names
    assert min(map(int, failures.values())) >= 10


def test_the_size_grows_with_the_layers(tmp_path: Path) -> None:
    """Not with their square: each may fail, with the buffers in flight that it has."""

    def size(layers: int) -> int:
        x, lines = "%x", []
        for i in range(layers):
            lines.append(f"""
  %k{i} = arith.constant {i} : index
  %holds{i} = arith.cmpi ne, %n, %k{i} : index
  cf.assert %holds{i}, "layer {i}"
  %empty{i} = tensor.empty() : tensor<32x32xf32>
  %zeros{i} = linalg.fill ins(%zero : f32) outs(%empty{i} : tensor<32x32xf32>)
      -> tensor<32x32xf32>
  %x{i} = linalg.matmul ins({x}, %w : tensor<32x32xf32>, tensor<32x32xf32>)
      outs(%zeros{i} : tensor<32x32xf32>) -> tensor<32x32xf32>""")
            x = f"%x{i}"
        text = f"""
func.func @f(%x: tensor<32x32xf32>, %w: tensor<32x32xf32>, %n: index) -> tensor<32x32xf32> {{
  %zero = arith.constant 0.0 : f32{"".join(lines)}
  return {x} : tensor<32x32xf32>
}}"""
        with ir.Context():
            mlir_abi.build(ir.Module.parse(text), tmp_path / "model.o")
        return (tmp_path / "model.o").stat().st_size

    assert size(60) < 2.2 * size(30)
