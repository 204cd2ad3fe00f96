"""Transpositions in tiles of 8 by 8."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

from mlir_abi.bindings import arith, ir, memref, scf
from mlir_abi.lowering.loops.index_values import Size, constant
from mlir_abi.lowering.loops.nest import Nest, Operand
from mlir_abi.passes.support.functions import find_named

_SIDE = 8

Part: TypeAlias = Mapping[int, tuple[Size, Size]]
"""For some loops the first iteration, and how many there are."""


def tile_transpose(nest: Nest) -> None:
    """Go through the elements in tiles, if rows of the output are columns of an input::

        scf.for %i = %c0 to %c64 step %c8 {
          scf.for %j = %c0 to %c64 step %c8 {
            %in = memref.subview %a[%i, %j] [8, 8] [1, 1] : memref<64x64xf32> to …
            %out = memref.subview %b[%j, %i] [8, 8] [1, 1] : memref<64x64xf32> to …
            linalg.transpose ins(%in : …) outs(%out : …) permutation = [1, 0]
          }
        }

    LLVM keeps a tile in registers, where the loops as they are read one element of each cache line
    of the input. An operation whose output has no known number of columns is left as it is.
    """
    columns = next((i for i in nest.parallel if all(o.step(i) == 1 for o in nest.outputs)), None)
    if columns is None or (nest.size(columns) or 0) <= _SIDE:
        return
    strided = [each for each in nest.inputs if each.step(columns) is None]
    row = next((i for i in nest.parallel if any(each.step(i) == 1 for each in strided)), None)
    if row is None or find_named(nest.op, "linalg.index"):
        return
    indices = [pair for o in nest.operands for pair in zip(o.map.results, o.factors, strict=True)]
    if any(
        factors.keys() & {columns, row} and not isinstance(index, ir.AffineDimExpr)
        for index, factors in indices
    ):
        return
    with ir.InsertionPoint(nest.op), nest.op.location:
        for part in _parts(nest, columns):
            if part[columns][1] == _SIDE:
                for tile in _parts(nest, row):
                    _emit(nest, {**part, **tile})
            else:
                _emit(nest, part)
    nest.op.erase()


def _parts(nest: Nest, loop: int) -> Iterator[Part]:
    """Emit a loop over tiles along ``loop``, and what is left; yield what each is of."""
    size = nest.size(loop)
    if size is not None:
        rest: Size = size % _SIDE
        whole = constant(size - size % _SIDE)
    else:
        source, dimension = nest.sources[loop]
        total = memref.dim(source, constant(dimension))
        rest = arith.remui(total, constant(_SIDE))
        whole = arith.subi(total, rest)
    for_ = scf.ForOp(constant(0), whole, constant(_SIDE))
    with ir.InsertionPoint(for_.body):
        yield {loop: (for_.induction_variable, _SIDE)}
        scf.yield_([])
    if rest != 0:
        yield {loop: (whole, rest)}


def _emit(nest: Nest, part: Part) -> None:
    """Emit the operation for ``part`` of the iterations."""
    clone = nest.op.clone()
    with ir.InsertionPoint(clone):
        for i, operand in enumerate(nest.operands):
            if any(operand.step(loop) != 0 for loop in part):
                clone.operands[i] = _view(operand, part)


def _view(operand: Operand, part: Part) -> ir.Value:
    """Emit a view of what ``part`` of the iterations access."""
    type_ = operand.value.type
    offsets: list[Size] = []
    sizes: list[Size] = []
    for i, factors in enumerate(operand.factors):
        loop = next((loop for loop in factors if loop in part), None)
        if loop is not None:
            offset, size = part[loop]
        elif type_.is_dynamic_dim(i):
            offset, size = 0, memref.dim(operand.value, constant(i))
        else:
            offset, size = 0, type_.get_dim_size(i)
        offsets.append(offset)
        sizes.append(size)
    strides, _ = type_.get_strides_and_offset()
    layout = ir.StridedLayoutAttr.get(ir.ShapedType.get_dynamic_stride_or_offset(), strides)
    dynamic = ir.ShapedType.get_dynamic_size()
    shape = [each if isinstance(each, int) else dynamic for each in sizes]
    result = ir.MemRefType.get(shape, type_.element_type, layout, type_.memory_space)
    return memref.subview(operand.value, offsets, sizes, [1] * type_.rank, result_type=result)
