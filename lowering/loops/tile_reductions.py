"""Reductions in tiles of vectors that stay in registers."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.lowering.loops.lengthen_rows import lengthen_rows
from mlir_abi.lowering.loops.loop_nest import Nest, find_nests
from mlir_abi.lowering.loops.merge_loops import merge_loops
from mlir_abi.lowering.loops.parts import is_in_parallel
from mlir_abi.lowering.loops.tile_emitter import AS_WRITTEN, TileEmitter
from mlir_abi.lowering.loops.tile_plan import Tiling
from mlir_abi.lowering.small_floats import small_format
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.diagnostics import PassError

_LEAST_ITERATIONS = 4096
"""Fewer are left to LLVM: the code would be larger, and a call costs more than the loops."""

_ELEMENTWISE = frozenset(
    f"arith.{name}"
    for name in (
        *("addf", "subf", "mulf", "divf", "negf", "maximumf", "minimumf", "maxnumf", "minnumf"),
        *("addi", "subi", "muli", "maxsi", "minsi", "maxui", "minui", "andi", "ori", "xori"),
        *("extf", "truncf", "extsi", "extui", "trunci", "sitofp", "uitofp"),
        *("cmpf", "cmpi", "select", "constant"),
    )
)
"""The operations that are the same on vectors, lane by lane."""

_SIDE = 8
"""The rows and columns of a tile of a transposition."""

_NARROW = (ir.F16Type, ir.BF16Type)
_WIDEN = "arith.extf"


@dataclass(frozen=True)
class TileReductions(Pass):
    """Compute each ``linalg.generic`` that reduces or transposes in tiles, in vector registers.

    Before::

        linalg.matmul ins(%a, %b : memref<8x64xf32>, memref<64x8xf32>) outs(%c : memref<8x8xf32>)

    After, with vectors of 16 bytes and two rows for short::

        scf.for %i = %c0 to %c8 step %c2 {
          %r:4 = scf.for %k = %c0 to %c64 step %c1 iter_args(%c00 = …, %c01 = …, …) {
            %b0 = vector.load %b[%k, %c0] : memref<64x8xf32>, vector<4xf32>
            %b1 = vector.load %b[%k, %c4] : memref<64x8xf32>, vector<4xf32>
            %a0 = memref.load %a[%i, %k] : memref<8x64xf32>
            …
          }
          …
        }

    The columns of a tile are along the contiguous dimension of the output. Its rows are along a
    parallel loop in which one of the inputs does not change, so that a vector of it is loaded once
    for all rows. That input is copied, a tile's columns at a time, to a buffer that is contiguous,
    if it serves several tiles; squares of it are transposed in registers where memory runs along
    a reduction. Where the rows of the output are short, it is computed in a buffer that has longer
    ones, and copied. The reductions are the innermost loops, in their own order; each
    element of the output is the same sum as without tiles, but for `fma`, which rounds once.

    The last tile of a row, if it would reach over the end, starts earlier, and stores only the
    columns that no other tile has stored. Where all vectors come from buffers, it has a mask if the
    number of columns is not known, or smaller than a vector. The last rows are a smaller tile; if
    their number is not known, they are computed one by one, and up to three rows without a buffer.

    Before, loops that go through all memrefs as one loop would are merged, in operations without
    reductions, too: what reads ``memref<2x7x7x96xf32>`` by rows has a loop over 98 rows, not three.
    Loops of one iteration are left out.

    Convolutions, pooling and sums over any axis are contractions here: all that counts is how far
    an iteration of each loop goes in each memref. An operation is left as it is if no dimension is
    contiguous in the output and contiguous or unchanged in the inputs; if its body has other
    operations than arithmetic, or arithmetic on f16, bf16 and floats of 8 bits; and if it has few
    iterations.

    An operation without reductions whose output has rows of an input as columns is computed in
    tiles of 8 by 8, each of which is read along these rows and transposed in registers.

    With ``least-work``, one of the parallel loops is in parts, for `abi-parallelize`: the first
    that has enough iterations for many cores. Each part has buffers of its own.

    Memrefs that may overlap are compared when the code runs. If an input shares memory with the
    output, the operation runs as it is written.
    """

    name: ClassVar[str] = "abi-tile-reductions"

    vector_bytes: int = option(16, "the size of a vector register")
    registers: int = option(16, "the number of vector registers")
    least_work: int = option(0, "cores share so much work, or more; 0: one core does all")

    def run(self, op: ir.Operation) -> None:
        """Replace each operation that can be tiled; raises `PassError` for impossible registers."""
        if self.vector_bytes < 16 or self.registers < 4:
            actual = f"got {self.vector_bytes} and {self.registers}"
            message = f"vector-bytes must be at least 16, and registers at least 4 ({actual})"
            raise PassError((op.location, message))
        for nest in map(merge_loops, find_nests(op)):
            tiling = self._tiling(nest) if nest.reductions else _transposition(nest)
            if tiling is not None:
                with ir.InsertionPoint(nest.op), nest.op.location:
                    emitter = TileEmitter(tiling.nest, tiling.columns, self.least_work)
                    emitter.emit(tiling.plan(has_parts=self._has_parts(tiling)), {})
                nest.op.erase()

    def _has_parts(self, tiling: Tiling) -> bool:
        """Whether cores may share the tiles."""
        if self.least_work == 0 or is_in_parallel(tiling.nest.op):
            return False
        loops = (*tiling.nest.parallel, *tiling.nest.reductions)
        known = [size for size in map(tiling.nest.size, loops) if size is not None]
        return len(known) < len(loops) or math.prod(known) * tiling.cost >= self.least_work

    def _tiling(self, nest: Nest) -> Tiling | None:
        """How to compute ``nest`` in tiles, or None if it is left as it is."""
        if _columns(nest) is None:
            return None
        sizes = [nest.size(loop) for loop in range(len(nest.parallel) + len(nest.reductions))]
        known = [each for each in sizes if each is not None]
        if len(known) == len(sizes) and math.prod(known) < _LEAST_ITERATIONS:
            return None
        lanes = self.vector_bytes // (nest.outputs[0].value.type.element_type.width // 8)
        nest = lengthen_rows(nest, lanes)
        columns = _columns(nest)
        if columns is None or sizes[columns] == 1:
            return None
        vectors = [i for i, each in enumerate(nest.inputs) if each.step(columns) != 0]
        rows = [
            i
            for i in nest.parallel
            if i != columns and sizes[i] != 1 and any(nest.inputs[j].step(i) == 0 for j in vectors)
        ]
        registers = self.registers - self.registers // 4  # for the sums; the rest for the inputs
        most = registers // 2
        row = max(rows, key=lambda i: (min(sizes[i] or most, most), i), default=None)
        height = 1 if row is None else _even(sizes[row], most)
        across = [i for i in vectors if nest.inputs[i].step(columns) is None]
        packed: tuple[int, ...] = ()
        if row is not None:
            has_several_tiles = (sizes[row] or most + 1) > most
            packed = tuple(
                i
                for i in vectors
                if nest.inputs[i].step(row) == 0
                and (has_several_tiles or (i in across and nest.is_reused(nest.inputs[i])))
            )
        if not set(across) <= set(packed):
            return None
        width = max(1, min(16, registers // height))
        few_rows = None
        is_dynamic = row is not None and sizes[row] is None
        if is_dynamic and all(nest.inputs[i].step(columns) == 1 for i in vectors):
            few_rows = Tiling(nest, columns, None, (), lanes, min(16, registers), 1)
        return Tiling(nest, columns, row, packed, lanes, width, height, few_rows)


def _columns(nest: Nest) -> int | None:
    """The loop along the rows of the output, or None if ``nest`` cannot be computed in tiles."""
    if AS_WRITTEN in nest.op.attributes or not _is_arithmetic(nest):
        return None
    (output,) = nest.outputs
    if any(output.value == each.value for each in nest.inputs):
        return None
    if sorted(map(tuple, output.factors)) != [(loop,) for loop in nest.parallel]:
        return None
    return next((i for i in nest.parallel if output.step(i) == 1), None)


def _transposition(nest: Nest) -> Tiling | None:
    """How to go through ``nest`` in square tiles, if rows of the output are columns of an input."""
    columns = _columns(nest)
    if columns is None:
        return None
    strided = [each for each in nest.inputs if each.step(columns) is None]
    rows = [i for i in nest.parallel if strided and all(each.step(i) == 1 for each in strided)]
    sizes = [nest.size(i) for i in (columns, *rows)]
    if not rows or min(size for size in (*sizes, _SIDE) if size is not None) < _SIDE:
        return None
    return Tiling(nest, columns, rows[0], (), _SIDE, 1, _SIDE)


def _even(size: int | None, most: int) -> int:
    """The height of tiles that are as equal as possible, and at most ``most`` high."""
    if size is None:
        return most
    count = math.ceil(size / most) or 1
    return math.ceil(size / count) or 1


def _is_arithmetic(nest: Nest) -> bool:
    """Whether vectors can do what the body does, into one output."""
    types = [each.value.type for each in nest.operands]
    elements = [each.element_type for each in types if isinstance(each, ir.MemRefType)]
    if len(nest.outputs) != 1 or not all(map(_is_number, elements)):
        return False
    for view in list(nest.body.operations)[:-1]:
        op = view.operation
        is_narrow = any(_is_narrow(each.type) for each in (*op.operands, *op.results))
        if op.name not in _ELEMENTWISE or (is_narrow and op.name != _WIDEN):
            return False
    return not nest.reductions or not _is_narrow(types[-1].element_type)


def _is_narrow(type_: ir.Type) -> bool:
    """Whether it must be widened before a vector computes with it."""
    return isinstance(type_, _NARROW) or (small_format(type_) is not None and type_.width == 8)


def _is_number(type_: ir.Type) -> bool:
    if isinstance(type_, ir.IntegerType):
        return type_.is_signless and type_.width in (8, 16, 32, 64)
    return isinstance(type_, (ir.F32Type, ir.F64Type)) or _is_narrow(type_)
