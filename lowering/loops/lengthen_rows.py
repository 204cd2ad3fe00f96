"""Rows of the output that are long enough for vectors."""

from __future__ import annotations

import math

from mlir_abi import bindings
from mlir_abi.bindings import ir, memref
from mlir_abi.lowering.loops.loop_nest import Nest

_LEAST_ITERATIONS = 64
"""Fewer iterations for each element of the output do not outweigh that it is copied."""


def lengthen_rows(nest: Nest, lanes: int) -> Nest:
    """Compute an output whose rows fill less than half a vector in a buffer with longer rows.

    The last dimension of the buffer is the longest dimension of the output along which an input
    does not change. For example, the gradient of a convolution by its filter is
    ``memref<16x8x3xf32>``, with rows of 3 elements. Its buffer is ``memref<8x3x16xf32>``, with rows
    along the channels. An input without rows along that dimension is copied to a buffer of tiles,
    if it is used often enough.

    It changes the operation, as `merge_loops` does: the plan of the tiles then has one form.
    """
    (output,) = nest.outputs
    type_ = output.value.type
    if not type_.has_static_shape or nest.overlapping():
        return nest
    dimensions = range(type_.rank)
    shared = {i for each in nest.inputs for i in nest.parallel if each.step(i) == 0}
    loops = [loop for (loop,) in output.factors]
    longest = max(
        (i for i in dimensions if loops[i] in shared),
        key=type_.get_dim_size,
        default=type_.rank - 1,
    )
    if 2 * type_.shape[-1] >= lanes or type_.shape[longest] < lanes:
        return nest
    if math.prod(nest.size(i) or 1 for i in nest.reductions) < _LEAST_ITERATIONS:
        return nest
    for each in nest.inputs:
        if each.step(loops[longest]) is None and not nest.is_reused(each):
            return nest
    order = [*(i for i in dimensions if i != longest), longest]
    shape = [type_.shape[i] for i in order]
    op = nest.op
    with ir.InsertionPoint(op), op.location:
        buffer_type = ir.MemRefType.get(shape, type_.element_type)
        buffer = memref.AllocOp(buffer_type, [], [], alignment=64).result
        bindings.linalg.transpose(output.value, outs=[buffer], permutation=order)
    with ir.InsertionPoint.after(op), op.location:
        back = [order.index(i) for i in dimensions]
        bindings.linalg.transpose(buffer, outs=[output.value], permutation=back)
        memref.dealloc(buffer)
    results = [output.map.results[i] for i in order]
    map_ = ir.AffineMap.get(output.map.n_dims, 0, results)
    *maps, _ = op.attributes["indexing_maps"]
    op.attributes["indexing_maps"] = ir.ArrayAttr.get([*maps, ir.AffineMapAttr.get(map_)])
    op.operands[len(op.operands) - 1] = buffer
    return Nest(op)
