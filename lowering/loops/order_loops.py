"""The order of the loops over memrefs, and of the additions in a sum."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.lowering.loops.loop_nest import Nest, find_nests
from mlir_abi.passes.support.base import Pass


@dataclass(frozen=True)
class OrderLoops(Pass):
    """Make the loop along contiguous memory the innermost one of each ``linalg.generic``.

    Before::

        linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)

    After::

        linalg.generic {
            indexing_maps = [affine_map<(m, k, n) -> (m, k)>, affine_map<(m, k, n) -> (k, n)>,
                             affine_map<(m, k, n) -> (m, n)>],
            iterator_types = ["parallel", "reduction", "parallel"]}
            ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>) {…}

    The parallel loop that goes from an element to the next one of a row, or to none, in all
    operands becomes the innermost; LLVM vectorizes it. The reductions keep their order among
    themselves, so that results do not change by a bit. Only an operation with a reduction is
    changed, and only if it does not read what it writes: the output is allocated in the function,
    or is an argument that aliases no other (``llvm.noalias``).

    Where there is no such loop, the reduction is innermost, and the addition or multiplication of
    floats in it gets ``fastmath<reassoc>``: LLVM splits the sum over the lanes of vectors.
    """

    name: ClassVar[str] = "abi-order-loops"

    def run(self, op: ir.Operation) -> None:
        """Reorder each operation that can be; nothing is an error."""
        for nest in find_nests(op):
            if nest.reductions and not nest.overlapping():
                _reorder(nest)


def _reorder(nest: Nest) -> None:
    rows = [i for i in nest.parallel if all(o.step(i) in (0, 1) for o in nest.operands)]
    rows = [i for i in rows if nest.size(i) != 1 and any(o.step(i) for o in nest.outputs)]
    if rows:
        others = [i for i in nest.parallel if i != rows[-1]]
        nest.reorder([*others, *nest.reductions, rows[-1]])
        return
    nest.reorder([*nest.parallel, *nest.reductions])
    for accumulation in nest.accumulations:
        accumulation.attributes["fastmath"] = ir.Attribute.parse("#arith.fastmath<reassoc>")
