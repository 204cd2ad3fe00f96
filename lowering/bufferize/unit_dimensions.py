"""Keeps MLIR from confusing dimensions of size 1 that a slice drops with those that it keeps.

A ``memref.subview`` does not say which dimensions it drops. ``canonicalize`` guesses by strides,
and makes ``memref<2x1x2xf32>`` of ``memref<1x2x2xf32>`` (llvm-project#217361).
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from mlir_abi.bindings import ir
from mlir_abi.passes.support.attributes import constant_value, integer
from mlir_abi.passes.support.functions import find_named, replace_op
from mlir_abi.passes.support.op_builder import Builder

_EXTRACT = "tensor.extract_slice"
_INSERT = "tensor.insert_slice"
_PARALLEL_INSERT = "tensor.parallel_insert_slice"
_DYNAMIC = ir.ShapedType.get_dynamic_size()


def keep_unit_dimensions(module: ir.Operation) -> None:
    """Let slices that drop some dimensions of size 1 and keep others drop none: reshape instead."""
    for op in find_named(module, _EXTRACT, _INSERT, _PARALLEL_INSERT):
        value = op.results[0] if op.name == _EXTRACT else op.operands[0]
        sizes = list(op.attributes["static_sizes"])
        kept = _kept(sizes, value.type.shape)
        if kept is None or len(kept) == len(sizes):
            continue
        segments = list(op.attributes["operandSegmentSizes"])
        first = sum(segments[:-2])
        dynamic = iter(list(op.operands)[first : first + segments[-2]])
        operands = {i: next(dynamic) for i, size in enumerate(sizes) if size == _DYNAMIC}
        ones = [i for i, size in operands.items() if integer(constant_value(size)) == 1]
        if any(sizes[i] == 1 or i in ones for i in kept):
            _reshape(op, value, sizes, kept, operands)


def _kept(sizes: list[int], shape: list[int]) -> list[int] | None:
    """The dimensions of a slice that a value of this ``shape`` has, as MLIR finds them."""
    kept: list[int] = []
    for i, size in enumerate(sizes):
        if len(kept) < len(shape) and size == shape[len(kept)]:
            kept.append(i)
        elif size != 1:
            return None
    return kept if len(kept) == len(shape) else None


def _reshape(
    op: ir.Operation, value: Any, sizes: list[int], kept: list[int], operands: dict[int, Any]
) -> None:
    """Insert ``value`` with all dimensions, or extract it so; ``operands`` are dynamic sizes."""
    starts = [0, *kept[1:], len(sizes)]
    i64 = ir.IntegerType.get_signless(64)
    groups = [
        ir.ArrayAttr.get([ir.IntegerAttr.get(i64, i) for i in range(start, end)])
        for start, end in pairwise(starts)
    ]
    attributes: dict[str, ir.Attribute] = {"reassociation": ir.ArrayAttr.get(groups)}
    full = ir.RankedTensorType.get(sizes, value.type.element_type, loc=op.location)
    if op.name == _EXTRACT:
        build, own = Builder.before(op), dict(op.attributes.items())
        whole = build.value(op.name, full, list(op.operands), own)
        replace_op(op, [build.value("tensor.collapse_shape", value.type, [whole], attributes)])
        return
    place = op.parent.operation if op.name == _PARALLEL_INSERT else op
    attributes["static_output_shape"] = ir.DenseI64ArrayAttr.get(sizes, op.context)
    build = Builder(ir.InsertionPoint(place), op.location)
    shaped = [value, *operands.values()]
    op.operands[0] = build.value("tensor.expand_shape", full, shaped, attributes)
