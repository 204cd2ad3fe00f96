"""Code that several cores run: its results are those of one, however many threads there are."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
from callers import jitted
from commands import abi_build, error_of, run

import mlir_abi
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.runtime import threads
from mlir_abi.runtime.libraries.object_file import read_reflections

IN_PARTS = "builtin.module(abi-default{least-work=1})"
"""The default pipeline, with each loop in parts that can be, however small."""

COUNTS = [1, 2, 3, 7]

PRODUCT = """
func.func @{name}(%a: tensor<{m}x{k}xf32>, %b: tensor<{k}x{n}xf32>, %c: tensor<{m}x{n}xf32>)
    -> tensor<{m}x{n}xf32> {{
  %r = linalg.matmul ins(%a, %b : tensor<{m}x{k}xf32>, tensor<{k}x{n}xf32>)
      outs(%c : tensor<{m}x{n}xf32>) -> tensor<{m}x{n}xf32>
  return %r : tensor<{m}x{n}xf32>
}}
"""
KERNELS = (
    PRODUCT.format(name="columns", m=70, k=65, n=133)
    + PRODUCT.format(name="rows", m=131, k=64, n=9)
    + PRODUCT.format(name="dynamic", m="?", k="?", n="?")
    + """
func.func @softmax(%x: tensor<70x130xf32>) -> tensor<70x130xf32> {
  %e = tensor.empty() : tensor<70x130xf32>
  %r = linalg.softmax dimension(1) ins(%x : tensor<70x130xf32>)
      outs(%e : tensor<70x130xf32>) -> tensor<70x130xf32>
  return %r : tensor<70x130xf32>
}
func.func @chain(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = math.exp %x : tensor<?xf32>
  %1 = math.tanh %0 : tensor<?xf32>
  %2 = arith.addf %1, %x : tensor<?xf32>
  return %2 : tensor<?xf32>
}
func.func @nothing(%n: index) -> tensor<?x0xf32> {
  %f = arith.constant 1.0 : f32
  %e = tensor.empty(%n) : tensor<?x0xf32>
  %r = linalg.fill ins(%f : f32) outs(%e : tensor<?x0xf32>) -> tensor<?x0xf32>
  return %r : tensor<?x0xf32>
}
func.func @indices(%x: memref<100x3xi64>) {
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      outs(%x : memref<100x3xi64>) {
  ^bb0(%old: i64):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %product = arith.muli %i, %j : index
    %n = arith.index_cast %product : index to i64
    %s = arith.addi %n, %old : i64
    linalg.yield %s : i64
  }
  return
}
func.func @loops(%x: memref<?x?xi64>, %n: index, %m: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.parallel (%i, %j) = (%c1, %c0) to (%n, %m) step (%c3, %c1) {
    %s = arith.addi %i, %j : index
    %v = arith.index_cast %s : index to i64
    memref.store %v, %x[%i, %j] : memref<?x?xi64>
  }
  scf.forall (%i) in (%n) {
    %v = arith.index_cast %i : index to i64
    memref.store %v, %x[%i, %c0] : memref<?x?xi64>
  }
  return
}
"""
)
LARGE = """
func.func @product(%a: tensor<200x200xf32>, %b: tensor<200x200xf32>, %c: tensor<200x200xf32>)
    -> tensor<200x200xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<200x200xf32>, tensor<200x200xf32>)
      outs(%c : tensor<200x200xf32>) -> tensor<200x200xf32>
  return %r : tensor<200x200xf32>
}
"""
PROGRAM = """
import os, sys, threading
import numpy as np
import mlir_abi
library = mlir_abi.load(sys.argv[1])
x = np.random.default_rng(0).standard_normal((200, 200), np.float32)
def call():
    return library.product(x, x, x)
expected = call()
"""


@pytest.fixture
def count() -> Iterator[None]:
    """The number of threads is what it was before."""
    yield
    mlir_abi.set_num_threads(threads._default_number())


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The shared library of `LARGE`; beside it, an object file and a header."""
    folder = tmp_path_factory.mktemp("threads")
    model = folder / "model.mlir"
    model.write_text(LARGE)
    abi_build("model.mlir", "-o", "libmodel.so", "--threads", cwd=folder)
    mlir_abi.build(model, folder / "model.o", header=folder / "model.h", threads=True)
    return folder / "libmodel.so"


def program(text: str, *arguments: str | Path, **options: object) -> str:
    """What a program in a process of its own prints."""
    return run(sys.executable, "-c", PROGRAM + text, *arguments, **options).stdout


def floats(*shape: int) -> np.ndarray:
    return np.random.default_rng(sum(shape)).standard_normal(shape, np.float32)


@pytest.mark.usefixtures("count")
@pytest.mark.parametrize("level", [0, 2])
def test_the_bits_are_those_of_one_thread(level: int) -> None:
    """Of products by columns and by rows, sums of rows, functions, indices, and loops of `scf`."""
    one = jitted(KERNELS, opt_level=level)
    several = jitted(KERNELS, pipeline=IN_PARTS, opt_level=level)
    calls = {
        "columns": [floats(70, 65), floats(65, 133), floats(70, 133)],
        "rows": [floats(131, 64), floats(64, 9), floats(131, 9)],
        "softmax": [floats(70, 130)],
    }
    for number in COUNTS:
        mlir_abi.set_num_threads(number)
        for name, arguments in calls.items():
            assert several[name](*arguments).tobytes() == one[name](*arguments).tobytes(), name
        assert several.nothing(3).shape == (3, 0)
        for size in 0, 1, 7, 64, 65, 200, 1000:
            assert several.chain(floats(size)).tobytes() == one.chain(floats(size)).tobytes()
        for m, k, n in (0, 3, 5), (1, 200, 300), (5, 70, 3), (100, 70, 33), (33, 70, 130):
            matrices = floats(m, k), floats(k, n), floats(m, n)
            assert several.dynamic(*matrices).tobytes() == one.dynamic(*matrices).tobytes()
        counted = np.arange(300, dtype=np.int64).reshape(100, 3)
        expected = counted + np.arange(100)[:, None] * np.arange(3)
        several.indices(counted)
        assert counted.tolist() == expected.tolist()
        stored, expected = np.zeros((2, 50, 4), np.int64)
        several.loops(stored, 50, 4)
        expected[1::3] = np.arange(50)[1::3, None] + np.arange(4)
        expected[:, 0] = np.arange(50)
        assert stored.tolist() == expected.tolist()


FAILING = """
func.func @gather(%x: tensor<?xf32>, %i: tensor<?xindex>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %i, %c0 : tensor<?xindex>
  %m = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = linalg.generic {
      indexing_maps = [affine_map<(d) -> (d)>, affine_map<(d) -> (d)>],
      iterator_types = ["parallel"]}
      ins(%i : tensor<?xindex>) outs(%e : tensor<?xf32>) {
  ^bb0(%k: index, %o: f32):
    %is_inside = arith.cmpi ult, %k, %m : index
    cf.assert %is_inside, "outside"
    %v = tensor.extract %x[%k] : tensor<?xf32>
    linalg.yield %v : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @check(%x: memref<?x?xi64>) {
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      outs(%x : memref<?x?xi64>) {
  ^bb0(%v: i64):
    %c0 = arith.constant 0 : i64
    %c100 = arith.constant 100 : i64
    %is_positive = arith.cmpi sge, %v, %c0 : i64
    cf.assert %is_positive, "negative"
    %is_small = arith.cmpi slt, %v, %c100 : i64
    cf.assert %is_small, "too large"
    linalg.yield %v : i64
  }
  return
}
func.func @allocate(%x: memref<?xf32>, %size: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %m = memref.alloc(%size) : memref<?xf32>
    memref.store %one, %m[%c0] : memref<?xf32>
    %v = memref.load %m[%c0] : memref<?xf32>
    memref.store %v, %x[%i] : memref<?xf32>
    memref.dealloc %m : memref<?xf32>
  }
  return
}
"""


def failure(function: Callable[..., object], *arguments: object) -> str:
    with pytest.raises((mlir_abi.AssertionFailed, MemoryError)) as caught:
        function(*arguments)
    return str(caught.value).split(": ")[1].split(" (")[0]


@pytest.mark.usefixtures("count")
def test_the_failure_is_that_of_one_thread() -> None:
    """Of several parts that fail, the first; at -O0, where LLVM removes no allocation."""
    library = jitted(FAILING, pipeline=IN_PARTS, opt_level=0)
    x, indices = floats(1000), np.arange(900)[::-1].copy()
    outside = np.where(indices == 200, 1000, indices)
    table = np.full((200, 60), 50)
    calls = []
    for first, second, expected in (-1, 100, "negative"), (100, -1, "too large"):
        calls.append((table.copy(), expected))
        calls[-1][0][70, 59], calls[-1][0][71, 0], calls[-1][0][199, 0] = first, second, second
    for number in COUNTS:
        mlir_abi.set_num_threads(number)
        for _ in range(100):
            assert failure(library.gather, x, outside) == "outside"
            for wrong, expected in calls:
                assert failure(library.check, wrong) == expected
        assert library.gather(x, indices).tobytes() == x[indices].tobytes()
        library.check(table)
        zeros = np.zeros(100, np.float32)
        assert failure(library.allocate, zeros, 2**45) == "no memory could be allocated"
        library.allocate(zeros, 10)
        assert zeros.all()


def test_only_large_loops_are_in_parts(tmp_path: Path) -> None:
    """A module without them is the same as without threads."""
    small, output = tmp_path / "small.mlir", tmp_path / "code.ll"
    small.write_text(PRODUCT.format(name="f", m=20, k=20, n=20))
    texts = []
    for has_threads in False, True:
        mlir_abi.build(small, output, threads=has_threads)
        texts.append(output.read_text())
    assert texts[0] == texts[1]


def test_the_record_says_so(library: Path) -> None:
    (record,) = read_reflections(library).values()
    assert record.threads
    assert FunctionReflection.parse(record.encode()).threads
    shown = run(Path(sys.executable).with_name("abi-inspect"), library).stdout
    assert "several cores run large loops" in shown


@pytest.mark.skipif(threads._c_module() is None, reason="needs the C modules")
def test_workers_start_with_the_first_region(library: Path) -> None:
    """And no more than there is to do; none for one thread."""
    text = """
for count in 1, 3, 2:
    mlir_abi.set_num_threads(count)
    assert call().tobytes() == expected.tobytes()
    print(len(os.listdir("/proc/self/task")))
"""
    alone = {"OPENBLAS_NUM_THREADS": "1", "MLIR_ABI_NUM_THREADS": "1"}
    first, second, third = map(int, program(text, library, env=alone).split())
    assert (second - first, third - first) == (2, 2)


def test_jit_without_the_c_modules(library: Path) -> None:
    """One thread runs all; the process has none of OpenMP's functions."""
    text = """
from mlir_abi.runtime import threads
sys.modules["mlir_abi.runtime.threads._pool"] = None
threads._c_module.cache_clear()
jitted = mlir_abi.jit(sys.argv[2], threads=True, opt_level=3)
before = len(os.listdir("/proc/self/task"))
print(np.allclose(jitted.product(x, x, x), expected, rtol=1e-3, atol=1e-3))
print(len(os.listdir("/proc/self/task")) - before)
"""
    alone = {"OPENBLAS_NUM_THREADS": "1", "MLIR_ABI_NUM_THREADS": "1"}
    model = library.with_name("model.mlir")
    assert program(text, library, model, env=alone) == "True\n0\n"


@pytest.mark.usefixtures("count")
def test_threads_call_at_the_same_time(library: Path) -> None:
    """One has the workers, the others run alone."""
    mlir_abi.set_num_threads(3)
    with mlir_abi.load(library) as model:
        arrays = [floats(200, 200)] * 3
        expected = model.product(*arrays).tobytes()
        wrong: list[int] = []

        def call() -> None:
            wrong.extend(i for i in range(50) if model.product(*arrays).tobytes() != expected)

        callers = [threading.Thread(target=call) for _ in range(8)]
        for each in callers:
            each.start()
        for each in callers:
            each.join()
    assert wrong == []


def test_a_child_has_workers_of_its_own(library: Path) -> None:
    """The parent goes on, also after a fork while other threads call."""
    text = """
mlir_abi.set_num_threads(3)
call()
stop = []
def repeat():
    while not stop:
        call()
other = threading.Thread(target=repeat)
other.start()
for _ in range(20):
    child = os.fork()
    if not child:
        os._exit(0 if all(call().tobytes() == expected.tobytes() for _ in range(5)) else 1)
    assert os.waitpid(child, 0)[1] == 0
    assert call().tobytes() == expected.tobytes()
stop.append(1)
other.join()
print("done")
"""
    assert program(text, library, timeout=120) == "done\n"


def test_libraries_close_while_workers_wait(library: Path) -> None:
    """No worker is in the code of a library between two regions."""
    text = """
mlir_abi.set_num_threads(3)
for _ in range(50):
    with mlir_abi.load(sys.argv[1]) as other:
        assert other.product(x, x, x).tobytes() == expected.tobytes()
print("done")
"""
    assert program(text, library, timeout=120) == "done\n"


def test_python_ends_while_a_thread_calls(library: Path) -> None:
    text = """
mlir_abi.set_num_threads(3)
def repeat():
    while True:
        call()
threading.Thread(target=repeat, daemon=True).start()
call()
print("done")
"""
    assert program(text, library, timeout=120) == "done\n"


def test_ctrl_c_reaches_python(library: Path) -> None:
    """Workers take no signals."""
    text = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # which may be ignored here
mlir_abi.set_num_threads(3)
call()
threading.Timer(0.3, os.kill, [os.getpid(), signal.SIGINT]).start()
try:
    while True:
        call()
except KeyboardInterrupt:
    print("interrupted", call().tobytes() == expected.tobytes())
"""
    assert program(text, library, timeout=120) == "interrupted True\n"


@pytest.mark.skipif(threads._c_module() is None, reason="needs the C modules")
@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"MLIR_ABI_NUM_THREADS": "3", "OMP_NUM_THREADS": "2"}, 3),
        ({"OMP_NUM_THREADS": "2,4"}, 2),
        ({"OMP_NUM_THREADS": "many"}, 1),
        ({}, 1),
    ],
    ids=["ours", "OpenMP's", "none that counts", "affinity"],
)
def test_how_many_threads(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], expected: int
) -> None:
    """Of a process that may use one CPU."""
    for name in "MLIR_ABI_NUM_THREADS", "OMP_NUM_THREADS":
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("os.sched_getaffinity", lambda _: {0})
    assert threads._default_number() == expected


def test_a_number_that_is_none(library: Path) -> None:
    for wrong, error in (0, ValueError), (-1, ValueError), ("2", TypeError):
        with pytest.raises(error, match="the number of threads must be"):
            mlir_abi.set_num_threads(wrong)  # type: ignore[arg-type]
    if threads._c_module() is not None:
        environment = {"MLIR_ABI_NUM_THREADS": "few"}
        ran = subprocess.run(
            [sys.executable, "-c", PROGRAM, library],
            env=environment, capture_output=True, text=True, check=False,
        )  # fmt: skip
        message = "ValueError: MLIR_ABI_NUM_THREADS must be a positive integer (got 'few')"
        assert ran.stderr.splitlines()[-1] == message


@pytest.mark.parametrize(
    ("group", "files", "expected"),
    [
        ("0::/a/b\n", {"a/b/cpu.max": "max 100000\n", "a/cpu.max": "150000 100000\n"}, [1.5]),
        ("0::/outside\n", {"cpu.max": "200000 100000\n"}, [2.0]),
        (
            "4:memory:/m\n1:cpu,cpuacct:/c\n",
            {"cpu/c/cpu.cfs_quota_us": "50000\n", "cpu/c/cpu.cfs_period_us": "100000\n"},
            [0.5],
        ),
        (
            "1:cpu:/\n0::/\n",
            {"cpu/cpu.cfs_quota_us": "-1\n", "cpu/cpu.cfs_period_us": "100000\n"},
            [],
        ),
    ],
    ids=["version 2", "container", "version 1", "no quota"],
)
def test_the_quota_of_a_container(
    tmp_path: Path, group: str, files: dict[str, str], expected: list[float]
) -> None:
    """As the kernel's documents of cgroups say."""
    (tmp_path / "cgroup").write_text(group)
    for name, text in files.items():
        file = tmp_path / "fs" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    assert [*threads._quotas(tmp_path / "cgroup", tmp_path / "fs")] == expected


IN_C = """
#include "model.h"
#include <stdio.h>
#ifdef _OPENMP
#include <omp.h>
#endif
static float x[200][200];
int main(void) {
  for (int i = 0; i < 200; i++)
    for (int j = 0; j < 200; j++) x[i][j] = (float)((7 * i + 3 * j) % 11) / 11;
  memref2_f32_const a = memref2_f32_const_of(&x[0][0], 200, 200);
  memref2_f32 r;
  _mlir_ciface_product(&r, &a, &a, &a);
  unsigned sum = 0;
  for (int i = 0; i < 200; i++)
    for (int j = 0; j < 200; j++) {
      unsigned bits;
      memcpy(&bits, r.aligned + 200 * i + j, sizeof bits);
      sum = 31 * sum + bits;
    }
  FILE *status = fopen("/proc/self/status", "r");
  char line[200];
  int threads = 0;
  while (fgets(line, sizeof line, status)) sscanf(line, "Threads: %d", &threads);
  printf("%u %d\\n", sum, threads);
  memref2_f32_free(&r);
  return 0;
}
"""


@pytest.mark.parametrize("language", ["c", "c++"])
def test_a_c_program_uses_openmp_if_it_has_it(tmp_path: Path, library: Path, language: str) -> None:
    """Also if the program itself calls nothing of it. Without OpenMP, it runs in one thread."""
    source = tmp_path / "program.c"
    source.write_text(IN_C)
    printed = {}
    for flag in "-O1", "-fopenmp":
        command = ["gcc", flag, "-Werror", "-Wall", "-Wextra", "-Wl,--as-needed"]
        command += [f"-I{library.parent}", "-x", language, source]
        command += ["-x", "none", library.with_name("model.o")]
        run(*command, "-lm", "-o", tmp_path / "program")
        ran = run(tmp_path / "program", env={"OMP_NUM_THREADS": "3"})
        printed[flag] = ran.stdout.split()
    assert printed["-O1"][0] == printed["-fopenmp"][0]
    assert [each[1] for each in printed.values()] == ["1", "3"]


def test_threads_are_of_the_default_pipeline(tmp_path: Path) -> None:
    """Another pipeline has the passes, or not."""
    (tmp_path / "model.mlir").write_text(LARGE)
    pipeline = "builtin.module(abi-embed-reflection,abi-func-to-llvm)"
    options = "-o", "libmodel.so", "--threads", "--pipeline", pipeline
    ran = abi_build("model.mlir", *options, cwd=tmp_path)
    assert "threads is for the default pipeline only" in error_of(ran)
