"""A long loop needs no more stack than a short one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import mlir_abi

TRANSPOSE = """%v = vector.transfer_read %m[%c0, %c0], %zero {permutation_map = #swapped}
      : memref<8x8xf32>, vector<8x8xf32>
    vector.transfer_write %v, %m[%c0, %c0] : vector<8x8xf32>, memref<8x8xf32>"""
CAST = "%w = memref.cast %m : memref<8x8xf32> to memref<*xf32>"
DESCRIPTOR = """%u = memref.reshape %m(%shape)
      : (memref<8x8xf32>, memref<?xindex>) -> memref<*xf32>
    %v = func.call @same(%u) : (memref<*xf32>) -> memref<*xf32>
    %x = memref.cast %v : memref<*xf32> to memref<64xf32>
    %w = memref.cast %x : memref<64xf32> to memref<*xf32>
    func.call @touch(%w) : (memref<*xf32>) -> ()"""
ALLOCA = """%a = memref.alloca() : memref<64xf32>
    %b = memref.alloca(%c8) : memref<?xf32>
    %u = memref.cast %a : memref<64xf32> to memref<*xf32>
    %w = memref.cast %b : memref<?xf32> to memref<*xf32>
    func.call @touch(%u) : (memref<*xf32>) -> ()
    func.call @touch(%w) : (memref<*xf32>) -> ()"""
FOR = "scf.for %i = %c0 to %n step %c1 {{ {} }}"
PARALLEL = "scf.parallel (%i) = (%c0) to (%n) step (%c1) {{ {} }}"
FORALL = "scf.forall (%i) in (%n) {{ {} }}"
AFFINE = "affine.for %i = 0 to %n {{ {} }}"
WHILE = """%last = scf.while (%i = %c0) : (index) -> index {{
    %goes_on = arith.cmpi slt, %i, %n : index
    scf.condition(%goes_on) %i : index
  }} do {{
  ^bb0(%i: index):
    {}
    %next = arith.addi %i, %c1 : index
    scf.yield %next : index
  }}"""
BLOCKS = """cf.br ^header(%c0 : index)
^header(%i: index):
  %goes_on = arith.cmpi slt, %i, %n : index
  cf.cond_br %goes_on, ^body, ^end
^body:
    {}
  %next = arith.addi %i, %c1 : index
  %is_first = arith.cmpi eq, %i, %c0 : index
  cf.cond_br %is_first, ^more, ^latch
^more:
  func.call @touch(%w) : (memref<*xf32>) -> ()
  cf.br ^latch
^latch:
  cf.br ^header(%next : index)
^end:"""
IRREDUCIBLE = """%is_long = arith.cmpi sgt, %n, %c8 : index
  cf.cond_br %is_long, ^one(%c0 : index), ^two(%c0 : index)
^one(%i: index):
    {}
  cf.br ^two(%i : index)
^two(%j: index):
  %next = arith.addi %j, %c1 : index
  %goes_on = arith.cmpi slt, %next, %n : index
  cf.cond_br %goes_on, ^one(%next : index), ^end
^end:"""
CARRIED = """%last:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %start, %q = %again)
      -> (memref<*xf32>, memref<*xf32>) {{
    %v = func.call @same(%q) : (memref<*xf32>) -> memref<*xf32>
    %w = memref.cast %m : memref<8x8xf32> to memref<*xf32>
    func.call @touch(%p) : (memref<*xf32>) -> ()
    scf.yield %v, %p : memref<*xf32>, memref<*xf32>
  }}
  func.call @touch(%last#1) : (memref<*xf32>) -> ()"""
CARRIED_BY_BLOCKS = """cf.br ^header(%c0, %start, %again : index, memref<*xf32>, memref<*xf32>)
^header(%i: index, %p: memref<*xf32>, %q: memref<*xf32>):
  %goes_on = arith.cmpi slt, %i, %n : index
  cf.cond_br %goes_on, ^body, ^end
^body:
  %v = func.call @same(%q) : (memref<*xf32>) -> memref<*xf32>
  func.call @touch(%p) : (memref<*xf32>) -> ()
  %next = arith.addi %i, %c1 : index
  cf.br ^header(%next, %v, %p : index, memref<*xf32>, memref<*xf32>)
^end:
  func.call @touch(%q) : (memref<*xf32>) -> ()"""
CARRIED_BY_WHILE = """%last:2 = scf.while (%i = %c0, %p = %start)
      : (index, memref<*xf32>) -> (index, memref<*xf32>) {{
    %goes_on = arith.cmpi slt, %i, %n : index
    %v = func.call @same(%p) : (memref<*xf32>) -> memref<*xf32>
    scf.condition(%goes_on) %i, %v : index, memref<*xf32>
  }} do {{
  ^bb0(%i: index, %p: memref<*xf32>):
    %next = arith.addi %i, %c1 : index
    %v = func.call @same(%p) : (memref<*xf32>) -> memref<*xf32>
    scf.yield %next, %v : index, memref<*xf32>
  }}
  func.call @touch(%last#1) : (memref<*xf32>) -> ()"""
CASES = {
    "for_transpose": (FOR, TRANSPOSE),
    "for_descriptor": (FOR, DESCRIPTOR),
    "for_alloca": (FOR, ALLOCA),
    "parallel": (PARALLEL, TRANSPOSE),
    "forall": (FORALL, TRANSPOSE),
    "affine": (AFFINE, TRANSPOSE),
    "while_transpose": (WHILE, TRANSPOSE),
    "while_descriptor": (WHILE, DESCRIPTOR),
    "carried": (CARRIED, ""),
    "carried_by_blocks": (CARRIED_BY_BLOCKS, ""),
    "carried_by_while": (CARRIED_BY_WHILE, ""),
    "blocks_descriptor": (BLOCKS, DESCRIPTOR),
    "irreducible": (IRREDUCIBLE, DESCRIPTOR),
    "blocks_transpose": (
        BLOCKS,
        f"{TRANSPOSE}\n%w = memref.cast %m : memref<8x8xf32> to memref<*xf32>",
    ),
}
HELPERS = """
#swapped = affine_map<(i, j) -> (j, i)>
func.func private @same(%u: memref<*xf32>) -> memref<*xf32> attributes {no_inline} {
  return %u : memref<*xf32>
}
func.func private @touch(%u: memref<*xf32>) attributes {no_inline} {
  %v = arith.constant 1.0 : f32
  %i = arith.constant 0 : index
  %x = memref.cast %u : memref<*xf32> to memref<?xf32>
  memref.store %v, %x[%i] : memref<?xf32>
  return
}
"""
CALLS = """
import mlir_abi, numpy as np
library, shape = mlir_abi.load("./libmodel.so"), np.array([64])
for name in library:
    x = np.arange(64, dtype=np.float32).reshape(8, 8)
    library[name](x, shape, 1_000_001)
    print(name, x[0, 1] == 8, flush=True)
"""


def function(name: str, loop: str, body: str) -> str:
    return f"""
func.func @{name}(%m: memref<8x8xf32>, %shape: memref<?xindex>, %n: index) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero = arith.constant 0.0 : f32
  %start = memref.reshape %m(%shape) : (memref<8x8xf32>, memref<?xindex>) -> memref<*xf32>
  %again = memref.reshape %m(%shape) : (memref<8x8xf32>, memref<?xindex>) -> memref<*xf32>
  {loop.format(body)}
  return
}}
"""


@pytest.mark.parametrize("level", [0, 2])
def test_a_million_iterations(tmp_path: Path, level: int) -> None:
    """In a process of its own, which an overflow of the stack would end."""
    text = HELPERS + "".join(function(name, *case) for name, case in CASES.items())
    (tmp_path / "model.mlir").write_text(text)
    mlir_abi.build(tmp_path / "model.mlir", tmp_path / "libmodel.so", opt_level=level)
    command = [sys.executable, "-c", CALLS]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    expected = [f"{name} {TRANSPOSE in body}" for name, (_, body) in sorted(CASES.items())]
    assert (done.stdout.splitlines(), done.returncode) == (expected, 0)
