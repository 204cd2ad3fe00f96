"""Rewrites ``arith.select`` and the control flow of ``scf`` from shaped values to their sizes."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_abi.bindings import ir
from mlir_abi.passes.support.functions import find_all
from mlir_abi.passes.support.ir_types import RANKED, dynamic_dimensions
from mlir_abi.passes.support.op_builder import Builder

_BOUNDS = {"scf.if": 1, "scf.index_switch": 1, "scf.for": 3}
"""For each operation, the number of operands before the values that a loop carries."""

_SELECT = "arith.select"


def carry_shapes(function: ir.Operation) -> None:
    """Replace the tensor and memref results of control flow by their dynamic sizes.

    Tensors and memrefs of these sizes stand in for the results; their elements are not needed.
    """
    carriers = {_SELECT, *_BOUNDS}
    for op in find_all(function, lambda op: op.name in carriers, ir.WalkOrder.POST_ORDER):
        if any(isinstance(result.type, RANKED) for result in op.results):
            (_carry_select if op.name == _SELECT else _carry)(op)


def _carry_select(op: ir.Operation) -> None:
    condition, yes, no = op.operands
    if isinstance(condition.type, RANKED):
        return  # it selects elements
    build = Builder.before(op)
    pairs = zip(_in_sizes([yes], build), _in_sizes([no], build), strict=True)
    index = ir.IndexType.get()
    sizes = [build.value(_SELECT, index, [condition, *pair]) for pair in pairs]
    _replace(op.results, sizes, build)
    op.erase()


def _carry(op: ir.Operation) -> None:
    build = Builder.before(op)
    operands = list(op.operands)
    bounds = _BOUNDS[op.name]
    new = build.op(
        op.name,
        operands[:bounds] + _in_sizes(operands[bounds:], build),
        attributes={name: op.attributes[name] for name in op.attributes},
        results=_types_in_sizes(op.results),
        regions=len(op.regions),
    )
    for old_region, region in zip(op.regions, new.regions, strict=True):
        block = old_region.blocks[0]
        block.append_to(region)
        _carry_arguments(block)
        end = block.operations[len(block.operations) - 1].operation
        before_end = Builder.before(end)
        before_end.op(end.name, _in_sizes(list(end.operands), before_end))
        end.erase()
    _replace(op.results, list(new.results), build)
    op.erase()


def _carry_arguments(block: ir.Block) -> None:
    """Do the same to the arguments of a loop's body after the induction variable."""
    old = list(block.arguments)[1:]
    if old:
        location = old[0].location
        new = [block.add_argument(type_, location) for type_ in _types_in_sizes(old)]
        _replace(old, new, Builder.before(block.operations[0].operation))
        for _ in old:
            block.erase_argument(1)


def _in_sizes(values: Sequence[ir.Value], build: Builder) -> list[ir.Value]:
    """Return ``values`` with dynamic sizes in place of tensors and memrefs."""
    sizes: list[ir.Value] = []
    for value in values:
        if isinstance(value.type, RANKED):
            sizes += [build.size_of(value, i) for i in dynamic_dimensions(value.type)]
        else:
            sizes.append(value)
    return sizes


def _types_in_sizes(values: Sequence[ir.Value]) -> list[ir.Type]:
    """Return the types of `_in_sizes`."""
    types: list[ir.Type] = []
    for type_ in (value.type for value in values):
        is_shaped = isinstance(type_, RANKED)
        types += [ir.IndexType.get()] * len(dynamic_dimensions(type_)) if is_shaped else [type_]
    return types


def _replace(old: Sequence[ir.Value], new: Sequence[ir.Value], build: Builder) -> None:
    """Replace the uses of ``old`` by ``new``, in which sizes stand for tensors and memrefs."""
    remaining = iter(new)
    for value in old:
        if isinstance(value.type, RANKED):
            sizes = [next(remaining) for _ in dynamic_dimensions(value.type)]
            value.replace_all_uses_with(build.stand_in(value.type, sizes))
        else:
            value.replace_all_uses_with(next(remaining))
