"""Shapes through the structured control flow of ``scf``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mlir_abi.bindings import ir
from mlir_abi.passes.allocator_type import SHAPED, dynamic_sizes
from mlir_abi.passes.result_allocators.builder import Builder

_BOUNDS = {"scf.if": None, "scf.index_switch": None, "scf.for": 3}
"""The operations that shapes are carried through. Of one that carries values from one iteration to
the next: how many operands come before those values.
"""


def carry_shapes(function: ir.Operation) -> None:
    """Make each dynamic size of a result of ``scf`` a result of its own, and use it from there on.

    The tensor or memref itself is replaced by a stand-in of these sizes, so that its content is
    no more needed; the sizes that a region yields are asked for where it ends.
    """
    for op in list(_inside_out(function)):
        if any(isinstance(result.type, SHAPED) for result in op.results):
            _carry(op)


def _inside_out(op: ir.Operation) -> Iterator[ir.Operation]:
    for region in op.regions:
        for block in region:
            for view in block:
                yield from _inside_out(view.operation)
                if view.operation.name in _BOUNDS:
                    yield view.operation


def _carry(op: ir.Operation) -> None:
    sizes = [
        (i, dimension)
        for i, result in enumerate(op.results)
        if isinstance(result.type, SHAPED)
        for dimension in dynamic_sizes(result.type)
    ]
    bounds = _BOUNDS[op.name]
    initial = list(op.operands)[bounds:] if bounds is not None else []
    build = Builder.before(op)
    new = build.op(
        op.name,
        [*op.operands, *(build.size_of(initial[i], size) for i, size in sizes if initial)],
        {name: op.attributes[name] for name in op.attributes},
        [*(result.type for result in op.results), *[ir.IndexType.get()] * len(sizes)],
        len(op.regions),
    )
    for old_region, region in zip(op.regions, new.regions, strict=True):
        block = old_region.blocks[0]
        block.append_to(region)
        if initial:
            _carry_arguments(block, sizes)
        _yield_sizes(block, sizes)
    _replace(list(op.results), list(new.results), sizes, build)
    op.erase()


def _carry_arguments(block: ir.Block, sizes: Sequence[tuple[int, int]]) -> None:
    """Make the sizes arguments of a loop's body (the first argument is the induction variable)."""
    old = list(block.arguments)[1:]
    index = ir.IndexType.get()
    added = [block.add_argument(index, argument.location) for argument in old[:1] * len(sizes)]
    _replace(old, [*old, *added], sizes, Builder.before(block.operations[0].operation))


def _yield_sizes(block: ir.Block, sizes: Sequence[tuple[int, int]]) -> None:
    end = block.operations[len(block.operations) - 1].operation
    values = list(end.operands)
    build = Builder.before(end)
    build.op(end.name, [*values, *(build.size_of(values[i], size) for i, size in sizes)])
    end.erase()


def _replace(
    old: Sequence[ir.Value],
    new: Sequence[ir.Value],
    sizes: Sequence[tuple[int, int]],
    build: Builder,
) -> None:
    """Use stand-ins for those of ``old`` that have sizes, and for the others the first of ``new``.

    The last of ``new`` are the sizes.
    """
    known = list(zip(sizes, new[len(old) :], strict=True))
    for i, value in enumerate(old):
        own = [size for (number, _), size in known if number == i]
        replacement = build.stand_in(value.type, own) if own else new[i]
        if replacement != value:
            value.replace_all_uses_with(replacement)
