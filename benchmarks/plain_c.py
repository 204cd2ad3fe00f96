"""A call of a plain C function, and of its C wrapper by descriptors, from C, in nanoseconds.

The function is `axpy` of docs/plain-c.md. Each time is the shortest of many short loops.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import mlir_abi
from benchmarks.measure import Row

UNIT = "ns"
PAGE = Path(__file__).parents[1] / "docs" / "plain-c.md"
MAIN = """
#define _POSIX_C_SOURCE 199309L
#include "model.h"
#include <stdio.h>
#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static double least(double a, double b) { return a < b ? a : b; }

int main(void) {
  static float x[100000], y[100000], result[100000];
  for (int64_t n = 8; n <= 100000; n = n == 8 ? 1000 : n * 100) {
    int64_t loops = 200000 / (n + 100) + 1;
    double plain = 1e9, wrapper = 1e9;
    memref1_f32_const x_descriptor = memref1_f32_as_const(&(memref1_f32){x, x, 0, {n}, {1}});
    memref1_f32_const y_descriptor = memref1_f32_as_const(&(memref1_f32){y, y, 0, {n}, {1}});
    memref1_f32 result_descriptor = {result, result, 0, {n}, {1}};
    for (int turn = 0; turn < 1000; turn++) {
      double start = now();
      for (int64_t i = 0; i < loops; i++)
        if (axpy(2, x, y, result, n)) return 1;
      double between = now();
      for (int64_t i = 0; i < loops; i++)
        _mlir_ciface_axpy(2, &x_descriptor, &y_descriptor, &result_descriptor);
      plain = least(plain, (between - start) / (double)loops);
      wrapper = least(wrapper, (now() - between) / (double)loops);
    }
    printf("%d %g %g\\n", (int)n, plain, wrapper);
  }
  return 0;
}
"""


def rows() -> Iterator[Row]:
    """Yield a row for each size."""
    module = re.search(r"^// model\.mlir\n.*?(?=^```)", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    assert module is not None
    with TemporaryDirectory() as name:
        directory = Path(name)
        (directory / "model.mlir").write_text(module[0])
        (directory / "main.c").write_text(MAIN)
        header = directory / "model.h"
        mlir_abi.build(directory / "model.mlir", directory / "m.o", plain_c=True, header=header)
        command = ["gcc", "-O2", "main.c", "m.o", "-lm", "-o", "main"]
        subprocess.run(command, cwd=directory, check=True)
        printed = subprocess.check_output([directory / "main"], text=True)
    for n, plain, wrapper in map(str.split, printed.splitlines()):
        limit = 25 if n == "8" else None
        yield Row(f"axpy, n = {n}", float(plain), "by descriptors", float(wrapper), limit)
