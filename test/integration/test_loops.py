"""Tiles, order and fusion of loops change no numbers, but for the order of sums."""

from __future__ import annotations

import subprocess
import sys
from itertools import permutations
from itertools import product as product_of
from pathlib import Path

import numpy as np
import pytest
from callers import jitted
from conftest import package_bin
from native import CROSS_COMPILER, EMULATOR, Target
from random_reductions import differences

import mlir_abi
from mlir_abi.bindings import ir, new_context
from mlir_abi.compilation.native_code.code_options import registers_of_host, registers_of_target
from mlir_abi.compilation.targets import target_of
from mlir_abi.lowering.loops import tile_reductions

PRODUCT = """
func.func @product(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %a, %c0 : tensor<?x?xf32>
  %n = tensor.dim %b, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>)
      outs(%z : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
"""
SUM = """
func.func @sum(%x: tensor<1000xf32>, %zero: tensor<f32>) -> tensor<f32> {
  %r = linalg.reduce { arith.addf } ins(%x : tensor<1000xf32>) outs(%zero : tensor<f32>)
      dimensions = [0]
  return %r : tensor<f32>
}
"""
ON_MEMREFS = """
func.func @product(%a: memref<?x?xi32, strided<[?, ?], offset: ?>>, %b: memref<?x?xi32>,
                   %c: memref<?x?xi32>) {
  linalg.matmul ins(%a, %b : memref<?x?xi32, strided<[?, ?], offset: ?>>, memref<?x?xi32>)
      outs(%c : memref<?x?xi32>)
  return
}
"""


SHORT_ROWS = """
func.func @scale(%x: tensor<5000x16xf32>, %b: tensor<16xf32>) -> tensor<5000x16xf32> {
  %e = tensor.empty() : tensor<5000x16xf32>
  %r = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                       affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%x, %b : tensor<5000x16xf32>, tensor<16xf32>) outs(%e : tensor<5000x16xf32>) {
  ^bb0(%p: f32, %q: f32, %_: f32):
    %m = arith.mulf %p, %q : f32
    %s = arith.addf %m, %q : f32
    linalg.yield %s : f32
  } -> tensor<5000x16xf32>
  return %r : tensor<5000x16xf32>
}
"""


KINDS = """
func.func @scaled(%a: tensor<64x65xf32>, %b: tensor<33xf32>, %c: tensor<64x65xf32>)
    -> tensor<64x65xf32> {
  %r = linalg.generic {
      indexing_maps = [affine_map<(i, j, k) -> (i, j)>, affine_map<(i, j, k) -> (k)>,
                       affine_map<(i, j, k) -> (i, j)>],
      iterator_types = ["reduction", "parallel", "parallel"]}
      ins(%a, %b : tensor<64x65xf32>, tensor<33xf32>) outs(%c : tensor<64x65xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %m = arith.mulf %x, %y : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<64x65xf32>
  return %r : tensor<64x65xf32>
}
"""


@pytest.mark.parametrize("kinds", list(product_of(["reduction", "parallel"], repeat=3)))
def test_any_kinds_of_loops(kinds: tuple[str, ...]) -> None:
    """The output may be indexed by what is called a reduction, and not by a parallel loop."""
    written = '"reduction", "parallel", "parallel"'
    text = KINDS.replace(written, ", ".join(f'"{kind}"' for kind in kinds))
    a, b, c = (np.arange(n, dtype=np.float32) % 7 for n in (64 * 65, 33, 64 * 65))
    a, c = a.reshape(64, 65), c.reshape(64, 65)
    np.testing.assert_array_equal(jitted(text).scaled(a, b, c), c + a * b.sum())


@pytest.mark.parametrize("seed", range(2))
def test_tiles_compute_what_the_loops_as_written_do(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At any sizes, types and orders of dimensions, and for any vector registers."""
    monkeypatch.setattr(tile_reductions, "_LEAST_ITERATIONS", 16)
    assert differences(seed) == []


@pytest.fixture(scope="module")
def product() -> mlir_abi.Library:
    return jitted(PRODUCT)


@pytest.mark.parametrize("m", [0, 1, 11, 12, 25])
@pytest.mark.parametrize("n", [0, 1, 15, 16, 17, 33])
def test_a_product_of_dynamic_sizes(product: mlir_abi.Library, m: int, n: int) -> None:
    """With no rows, columns or terms, fewer than a tile has, and more."""
    for k in (0, 1, 9):
        a = np.arange(m * k, dtype=np.float32).reshape(m, k) % 7
        b = np.arange(k * n, dtype=np.float32).reshape(k, n) % 5
        np.testing.assert_array_equal(product.product(a, b), a @ b)


def test_a_matrix_times_itself() -> None:
    """One memref is two inputs, of which one is copied to a buffer."""
    square = PRODUCT.replace("%b: tensor<?x?xf32>", "%unused: index").replace("%b", "%a")
    a = np.arange(50 * 50, dtype=np.float32).reshape(50, 50) % 7
    np.testing.assert_array_equal(jitted(square).product(a, 0), a @ a)


@pytest.mark.parametrize("level", [0, 1])
def test_below_o2_a_sum_is_added_in_order(level: int) -> None:
    x = np.random.default_rng(0).standard_normal(1000, np.float32)
    expected = np.float32(0)
    for each in x:
        expected += each
    assert jitted(SUM, opt_level=level).sum(x, np.zeros((), np.float32)) == expected


ORDERS, ROWS = [*permutations(range(3))], [0, 1, 8, 21]


def transposition(order: tuple[int, ...], rows: int | str) -> str:
    sizes = [9, rows, 16]
    x_type = f"tensor<{'x'.join(map(str, sizes))}xf32>"
    y_type = f"tensor<{'x'.join(str(sizes[i]) for i in order)}xf32>"
    transposed = ", ".join(f"d{order.index(i)}" for i in range(3))
    identity = "affine_map<(d0, d1, d2) -> (d0, d1, d2)>"
    maps = f"affine_map<(d0, d1, d2) -> ({transposed})>, {identity}, {identity}"
    return f"""
        func.func @"{order} {rows}"(%x: {x_type}, %y: {y_type}, %out: {y_type}) -> {y_type} {{
          %r = linalg.generic {{indexing_maps = [{maps}],
              iterator_types = ["parallel", "parallel", "parallel"]}}
              ins(%x, %y : {x_type}, {y_type}) outs(%out : {y_type}) {{
          ^bb0(%a: f32, %b: f32, %c: f32):
            %sum = arith.addf %a, %b : f32
            linalg.yield %sum : f32
          }} -> {y_type}
          return %r : {y_type}
        }}"""


@pytest.fixture(scope="module")
def transpositions() -> mlir_abi.Library:
    return jitted("".join(transposition(order, rows) for order in ORDERS for rows in ("?", *ROWS)))


@pytest.mark.parametrize("is_dynamic", [False, True])
@pytest.mark.parametrize("rows", ROWS)
@pytest.mark.parametrize("order", ORDERS)
def test_a_transposition(
    transpositions: mlir_abi.Library, order: tuple[int, ...], rows: int, is_dynamic: bool
) -> None:
    """With a whole number of tiles and without, along each dimension, beside another operand."""
    x = np.arange(9 * rows * 16, dtype=np.float32).reshape(9, rows, 16)
    y = np.ones([x.shape[i] for i in order], np.float32)
    function = transpositions[f"{order} {'?' if is_dynamic else rows}"]
    assert np.array_equal(function(x, y, y), x.transpose(order) + 1)


@pytest.fixture(scope="module")
def on_memrefs() -> list[mlir_abi.Library]:
    """With tiles, and without."""
    return [jitted(ON_MEMREFS), jitted(ON_MEMREFS, opt_level=0)]


@pytest.mark.parametrize("distance", [-5000, -70, -1, 0, 1, 70, 5000])
@pytest.mark.parametrize("is_reversed", [False, True])
def test_memrefs_that_overlap(
    on_memrefs: list[mlir_abi.Library], distance: int, is_reversed: bool
) -> None:
    """The output may begin before or after the second input; the first may be read backwards."""
    results = []
    for library in on_memrefs:
        memory = np.arange(30_000, dtype=np.int32) % 13
        a, b, c = (memory[i : i + 4900].reshape(70, 70) for i in (0, 10_000, 10_000 + distance))
        library.product(a[::-1, ::-1] if is_reversed else a, b, c)
        results.append(memory)
    np.testing.assert_array_equal(*results)


@pytest.mark.parametrize(
    ("triple", "cpu", "expected"),
    [
        ("x86_64-linux-gnu", None, (16, 16)),
        ("x86_64-linux-gnu", "x86-64-v3", (32, 16)),
        ("x86_64-linux-gnu", "x86-64-v4", (64, 32)),
        ("aarch64-linux-gnu", None, (16, 32)),
    ],
)
def test_the_vector_registers_of_a_cpu(
    triple: str, cpu: str | None, expected: tuple[int, int]
) -> None:
    """Those of the psABI's levels of x86-64, and those of Neon."""
    llc = str(package_bin("llvm") / "llc")
    assert registers_of_target(llc, target_of(triple), cpu) == expected


def test_short_rows_are_vectors(tmp_path: Path) -> None:
    """LLVM does not write their elements out, and gather those of a column from the rows."""
    with new_context():
        module = ir.Module.parse(SHORT_ROWS)
    assembly = tmp_path / "scale.s"
    mlir_abi.build(module, assembly, target_triple="x86_64-linux-gnu", target_cpu="x86-64-v4")
    text = assembly.read_text()
    assert "ymm" in text
    assert "gather" not in text


JIT = '''
import sys
import mlir_abi
from mlir import ir
from mlir.execution_engine import ExecutionEngine

ROWS = """
llvm.func @scale(%x: !llvm.ptr {llvm.noalias}, %b: !llvm.ptr {llvm.noalias}, %rows: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %width = llvm.mlir.constant(16 : i64) : i64
  llvm.br ^column(%zero, %zero : i64, i64)
^column(%i: i64, %j: i64):
  %start = llvm.mul %i, %width : i64
  %at = llvm.add %start, %j : i64
  %p = llvm.getelementptr %x[%at] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %q = llvm.getelementptr %b[%j] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %a = llvm.load %p : !llvm.ptr -> f32
  %c = llvm.load %q : !llvm.ptr -> f32
  %m = llvm.fmul %a, %c : f32
  llvm.store %m, %p : f32, !llvm.ptr
  %next = llvm.add %j, %one : i64
  %more = llvm.icmp "ult" %next, %width : i64
  llvm.cond_br %more, ^column(%i, %next : i64, i64), ^row
^row:
  %below = llvm.add %i, %one : i64
  %again = llvm.icmp "ult" %below, %rows : i64
  llvm.cond_br %again, ^column(%below, %zero : i64, i64), ^end
^end:
  llvm.return
}
"""

def dump(path):
    with ir.Context():
        engine = ExecutionEngine(ir.Module.parse(ROWS), opt_level=2, enable_object_dump=True)
        engine.raw_lookup("scale")
        engine.dump_to_object_file(path)

dump("before.o")
with ir.Context():
    mlir_abi.jit(ir.Module.parse("func.func @f() { return }"))
dump("after.o")
dump("again.o")
'''


def test_jit_keeps_short_rows_too(tmp_path: Path) -> None:
    """It sets LLVM's options, which change the code of each later engine of its process."""
    subprocess.run([sys.executable, "-c", JIT], cwd=tmp_path, check=True)
    before, after, again = (
        (tmp_path / f"{name}.o").read_bytes() for name in ("before", "after", "again")
    )
    assert before != after == again


def test_jit_and_build_have_the_same_registers_here() -> None:
    """What Linux says of this machine is what LLVM takes it for."""
    llc = str(package_bin("llvm") / "llc")
    assert registers_of_host() == registers_of_target(llc, target_of(None), "native")


AARCH64 = Target(
    CROSS_COMPILER, "aarch64-linux-gnu", (), (EMULATOR, "-L", "/usr/aarch64-linux-gnu")
)
PROGRAM = """
#include "product.h"
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  enum { M = 37, K = 29, N = 43 };
  static float a[M * K], b[K * N];
  for (int i = 0; i < M * K; i++) a[i] = i % 7;
  for (int i = 0; i < K * N; i++) b[i] = i % 5;
  memref2_f32_const x = {a, a, 0, {M, K}, {K, 1}}, y = {b, b, 0, {K, N}, {N, 1}};
  memref2_f32 z;
  _mlir_ciface_product(&z, &x, &y);
  for (int i = 0; i < M; i++)
    for (int j = 0; j < N; j++) {
      float sum = 0;
      for (int k = 0; k < K; k++) sum += a[i * K + k] * b[k * N + j];
      if (z.aligned[i * N + j] != sum) return 1;
    }
  puts("equal");
}
"""


@pytest.mark.skipif(not AARCH64.is_installed(), reason="needs a cross-compiler and qemu-user")
def test_a_product_on_aarch64(tmp_path: Path) -> None:
    module, source, program = (tmp_path / name for name in ("product.mlir", "main.c", "main"))
    module.write_text(PRODUCT)
    source.write_text(PROGRAM)
    mlir_abi.build(
        module,
        tmp_path / "product.o",
        header=tmp_path / "product.h",
        target_triple=AARCH64.triple,
    )
    subprocess.run(
        [AARCH64.compiler, source, tmp_path / "product.o", "-o", program, "-lm"], check=True
    )
    done = subprocess.run([*AARCH64.runner, program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "equal\n")
