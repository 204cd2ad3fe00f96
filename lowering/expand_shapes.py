"""Views of a memref with one size as several dynamic ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import arith, ir, memref
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import find_named, replace_op, shape_groups


@dataclass(frozen=True)
class ExpandShapes(Pass):
    """Replace ``memref.expand_shape`` of one size into two or more dynamic ones.

    Before::

        func.func @f(%x: memref<?xf32>, %n: index, %m: index) -> memref<?x?xf32> {
          %r = memref.expand_shape %x [[0, 1]] output_shape [%n, %m]
              : memref<?xf32> into memref<?x?xf32>
          return %r : memref<?x?xf32>
        }

    After::

        func.func @f(%x: memref<?xf32>, %n: index, %m: index) -> memref<?x?xf32> {
          %base, %offset, %size, %stride = memref.extract_strided_metadata %x
              : memref<?xf32> -> memref<f32>, index, index, index
          %0 = arith.muli %stride, %m : index
          %r = memref.reinterpret_cast %base to offset: [0], sizes: [%n, %m], strides: [%0, 1]
              : memref<f32> to memref<?x?xf32>
          return %r : memref<?x?xf32>
        }

    ``expand-strided-metadata`` aborts on it, and lowers the others.
    """

    name: ClassVar[str] = "abi-expand-shapes"

    def run(self, op: ir.Operation) -> None:
        """Replace each operation; nothing is an error."""
        for expansion in find_named(op, "memref.expand_shape"):
            is_dynamic = expansion.result.type.is_dynamic_dim
            if any(sum(map(is_dynamic, group)) > 1 for group in shape_groups(expansion)):
                with ir.InsertionPoint(expansion), expansion.location:
                    replace_op(expansion, [_reinterpreted(expansion)])


def _reinterpreted(expansion: ir.Operation) -> ir.Value:
    """The memref with the strides that follow from those of the source and the new sizes."""
    source, *dynamic = expansion.operands
    type_, index = expansion.result.type, ir.IndexType.get()
    base, offset, *shape = memref.extract_strided_metadata(source)
    rest = iter(dynamic)
    sizes = [
        next(rest) if type_.is_dynamic_dim(i) else arith.constant(index, type_.get_dim_size(i))
        for i in range(type_.rank)
    ]
    strides = []
    for group, stride in zip(shape_groups(expansion), shape[source.type.rank :], strict=True):
        inner_first = [stride]
        for i in group[:0:-1]:
            inner_first.append(arith.muli(inner_first[-1], sizes[i]))
        strides += inner_first[::-1]
    known_strides, known_offset = type_.get_strides_and_offset()
    unknown = ir.ShapedType.get_dynamic_stride_or_offset()
    offsets = [offset] if known_offset == unknown else []
    strides = [s for s, known in zip(strides, known_strides, strict=True) if known == unknown]
    return memref.reinterpret_cast(
        type_, base, offsets, dynamic, strides, [known_offset], type_.shape, known_strides
    )
