"""Replaces operations, and emits loops over the elements of tensors.

`bindings.tensor` is imported where it is first used, since jaxlib does not have that dialect.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import Any

from mlir_abi import bindings
from mlir_abi.bindings import arith, ir, scf
from mlir_abi.passes.support.functions import replace_op


def inline_block(block: ir.Block, scalars: Sequence[ir.Value]) -> list[ir.Value]:
    """Move the operations of ``block``, which is on tensors of rank 0, here; return its scalars."""
    arguments = [
        bindings.tensor.from_elements(argument.type, [scalar])
        for argument, scalar in zip(block.arguments, scalars, strict=True)
    ]
    return [bindings.tensor.extract(result, []) for result in _move_body(block, arguments)]


def convert_to_scalars(op: ir.Operation) -> None:
    """Replace a ``linalg.generic`` on tensors of rank 0, and scalars, by the operations in it."""
    with ir.InsertionPoint(op), op.location:
        scalars = [
            bindings.tensor.extract(operand, [])
            if isinstance(operand.type, ir.RankedTensorType)
            else operand
            for operand in op.operands
        ]
        results = [[scalar] for scalar in _move_body(op.regions[0].blocks[0], scalars)]
        replace_op(op, list(map(bindings.tensor.from_elements, op.results.types, results)))


def _move_body(block: ir.Block, arguments: Sequence[ir.Value]) -> list[ir.Value]:
    """Move the operations of ``block`` to the insertion point; return its terminator's operands."""
    for argument, value in zip(block.arguments, arguments, strict=True):
        argument.replace_all_uses_with(value)
    *body, end = list(block.operations)
    for op in body:
        ir.InsertionPoint.current.insert(op.detach_from_parent())
    return list(end.operands)


def loop_nest(
    sizes: Sequence[ir.Value],
    carried: Sequence[ir.Value],
    body: Callable[[list[ir.Value], list[ir.Value]], list[ir.Value]],
) -> list[ir.Value]:
    """A nest of loops from 0 to ``sizes``; ``body`` takes the indices and what is carried."""

    def nest(indices: list[ir.Value], carried: list[ir.Value]) -> list[ir.Value]:
        if len(indices) == len(sizes):
            return body(indices, carried)
        loop: Any = scf.ForOp(constant(0), sizes[len(indices)], constant(1), carried)
        with ir.InsertionPoint(loop.body):
            scf.yield_(nest([*indices, loop.induction_variable], list(loop.inner_iter_args)))
        return list(loop.results)

    return nest([], list(carried))


def while_loop(
    carried: Sequence[ir.Value],
    condition: Callable[[list[ir.Value]], ir.Value],
    body: Callable[[list[ir.Value]], list[ir.Value]],
) -> list[ir.Value]:
    """A loop that goes on as long as ``condition`` is true of what is carried."""
    types = [value.type for value in carried]
    loop = scf.WhileOp(types, carried)
    before, after = (region.blocks.append(*types) for region in (loop.before, loop.after))
    with ir.InsertionPoint(before):
        arguments = list(before.arguments)
        scf.condition(condition(arguments), arguments)
    with ir.InsertionPoint(after):
        scf.yield_(body(list(after.arguments)))
    return list(loop.results)


def choose(
    condition: ir.Value,
    types: Sequence[ir.Type],
    then: Callable[[], Sequence[ir.Value]],
    otherwise: Callable[[], Sequence[ir.Value]],
) -> list[ir.Value]:
    """An ``scf.if`` of what ``then`` and ``otherwise`` emit."""
    branch = scf.IfOp(condition, types, has_else=True)
    for block, emit in ((branch.then_block, then), (branch.else_block, otherwise)):
        with ir.InsertionPoint(block):
            scf.yield_(emit())
    return list(branch.results)


def update_if(
    condition: ir.Value,
    values: Sequence[ir.Value],
    update: Callable[[Sequence[ir.Value]], list[ir.Value]],
) -> list[ir.Value]:
    """What ``update`` emits for ``values`` if ``condition`` is true, and else ``values``."""
    types = [value.type for value in values]
    return choose(condition, types, lambda: update(values), lambda: values)


def require(condition: ir.Value, text: str | ir.Attribute) -> None:
    """Assert ``condition``; ``text`` is the message."""
    message = ir.StringAttr.get(text) if isinstance(text, str) else text
    ir.Operation.create("cf.assert", [], [condition], {"msg": message})


def require_equal_sizes(op: ir.Operation, left: ir.Value, i: int, right: ir.Value, j: int) -> None:
    """Assert that two sizes are equal, unless both are static: loops read as far as one says."""
    if left.type.is_dynamic_dim(i) or right.type.is_dynamic_dim(j):
        holds = arith.cmpi(arith.CmpIPredicate.eq, size_of(left, i), size_of(right, j))
        require(holds, f"{op.name}: sizes must agree")


def require_equal_shapes(
    op: ir.Operation, arrays: Sequence[ir.Value], but: Container[int] = ()
) -> None:
    """`require_equal_sizes` of ``arrays`` in all dimensions ``but`` these."""
    first, *others = arrays
    for other in others:
        for i in range(first.type.rank):
            if i not in but:
                require_equal_sizes(op, first, i, other, i)


def size_of(array: ir.Value, dimension: int) -> ir.Value:
    return bindings.tensor.dim(array, constant(dimension))


def constant(value: int, type_: ir.Type | None = None) -> ir.Value:
    return arith.constant(type_ or ir.IndexType.get(), value)
