"""Expand tuples that cross the boundary of a function."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.expand_tuples.flat_attributes import (
    Declarations,
    call_updates,
    function_updates,
)
from mlir_abi.passes.expand_tuples.flow import (
    TupleUse,
    Updates,
    boundary_uses,
    definitions_first,
)
from mlir_abi.passes.support.attributes import integer
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import PassError, for_each
from mlir_abi.passes.support.functions import (
    BRANCHES,
    CALLS,
    CAST,
    CONSTANT,
    FUNCTION,
    FUNCTION_OPS,
    RETURN,
    function_type,
    functions,
    place_of,
)
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.result_allocator import check_without_tuples
from mlir_abi.passes.support.tuple_leaves import Leaves

MAKE = "stablehlo.tuple"
GET = "stablehlo.get_tuple_element"


@dataclass(frozen=True)
class ExpandTuples(Pass):
    """Replace tuple arguments and results by their leaves, in functions, calls and function values.

    Before::

        func.func @f(%t: tuple<f32, tuple<i32>>) -> tuple<f32, tuple<i32>> {
          %r = call @f(%t) : (tuple<f32, tuple<i32>>) -> tuple<f32, tuple<i32>>
          return %r : tuple<f32, tuple<i32>>
        }

    After::

        func.func @f(%t0: f32 {iree.abi.index_path = [0, 0]},
                     %t1: i32 {iree.abi.index_path = [0, 1, 0]})
            -> (f32 {iree.abi.index_path = [0]}, i32 {iree.abi.index_path = [1, 0]}) {
          %r:2 = call @f(%t0, %t1) : (f32, i32) -> (f32, i32)
          return %r#0, %r#1 : f32, i32
        }

    Leaves keep the order of the text; an empty tuple has none. Index paths keep the structure, so
    that signatures attached before and after are equal; an attached ``iree.abi.declaration``, which
    shows the types, is updated. A leaf of an argument with the ``iree.abi.name`` "t" is named "t.0"
    or "t.1.0". Any other attribute of a tuple is an error, and so is an ``fbr`` whose allocator
    would have another type. ``iree.abi.output``, ``tf.aliasing_output`` and ``iree.abi.tied`` are
    renumbered.

    The pass follows tuples from functions, calls and returns through branches of ``cf``,
    ``builtin.unrealized_conversion_cast``, ``stablehlo.tuple`` and
    ``stablehlo.get_tuple_element``. If such a tuple comes from or goes to any other operation, this
    is an error and the module is unchanged. Tuples that cross no function boundary stay, and so do
    tuples inside other types, and all tuples in a module whose function types mention none.
    """

    name: ClassVar[str] = "abi-expand-tuples"

    def run(self, op: ir.Operation) -> None:
        """Expand every function below ``op``; raises `PassError`, having changed nothing."""
        leaves = Leaves()
        types = {function.attributes["function_type"] for function in functions(op)}
        if not leaves.cross_boundaries(types):  # no call or function value does
            return
        uses = boundary_uses(op, leaves)

        def plan(use: TupleUse) -> None:
            try:
                for values in (use.op.operands, use.op.results):
                    leaves.flat(value.type for value in values)  # ValueError: too many elements
                use.updates = _updates(use, leaves)
            except ValueError as error:
                raise PassError((use.op.location, f"{place_of(use.op)}: {error}")) from None

        for_each(uses, plan)
        declarations = Declarations(use.op for use in uses if use.op.name in FUNCTION_OPS)
        owners = (value.owner for use in uses for value in use.tuples)
        blocks = dict.fromkeys(owner for owner in owners if isinstance(owner, ir.Block))
        _Rewriter(leaves).rewrite(list(blocks), definitions_first(uses))
        declarations.update()


def _updates(use: TupleUse, leaves: Leaves) -> Updates:
    """Return the changed attributes of an op; raises `PassError` if it cannot be rewritten."""
    op = use.op
    if op.name == FUNCTION:
        check_without_tuples(op, leaves)
        return function_updates(op, leaves)
    if op.name in CALLS:
        return call_updates(op)
    if op.name in BRANCHES:
        return _segments(op, leaves)
    operands, results = (
        leaves.flat(value.type for value in values) for values in (op.operands, op.results)
    )  # an unregistered stablehlo.tuple could do anything
    is_make = op.name == MAKE and operands == results
    if op.name in (CONSTANT, RETURN, CAST) or is_make or _is_get(op):
        return {}
    type_ = use.tuples[0].type if use.tuples else function_type(op)
    problem = f"cannot expand '{type_}' through {place_of(op)}"
    raise PassError(
        (op.location, f"{problem}: only ops of func and cf, and casts, can be rewritten")
    )


def _segments(branch: ir.Operation, leaves: Leaves) -> Updates:
    """Return the numbers of operands for each successor, and for each case of a switch."""
    counts = [len(leaves(operand.type)) for operand in branch.operands]
    updates: Updates = {}
    for name in ("operandSegmentSizes", "case_operand_segments"):
        if name in branch.attributes:
            sizes = list(branch.attributes[name])
            forwarded = iter(counts[len(counts) - sum(sizes) :])
            expanded = [sum(islice(forwarded, size)) for size in sizes]
            updates[name] = ir.DenseI32ArrayAttr.get(expanded)
    return updates


def _is_get(op: ir.Operation) -> bool:
    """Whether ``op`` extracts one element of a tuple."""
    if op.name != GET or len(op.operands) != 1 or "index" not in op.attributes:
        return False
    type_, index = op.operands[0].type, integer(op.attributes["index"])
    return (
        isinstance(type_, ir.TupleType)
        and index is not None
        and 0 <= index < type_.num_types
        and [result.type for result in op.results] == [type_.get_type(index)]
    )


class _Rewriter:
    """Adds new operations beside the old ones, and erases the old ones once they have no uses."""

    def __init__(self, leaves: Leaves) -> None:
        self._leaves = leaves
        self._known: dict[ir.Value, list[ir.Value]] = {}

    def rewrite(self, blocks: list[ir.Block], uses: list[TupleUse]) -> None:
        """Rewrite ``blocks`` and ``uses``, of which each comes after its operands' definitions."""
        arities = [self._add_arguments(block) for block in blocks]
        replaced = []
        for use in uses:
            if use.op.name == FUNCTION:
                for name, attribute in use.updates.items():
                    if attribute is not None:
                        use.op.attributes[name] = attribute
                    elif name in use.op.attributes:
                        del use.op.attributes[name]
                continue
            values = iter(self._results(use))
            for result in use.op.results:
                self._become(result, list(islice(values, len(self._leaves(result.type)))))
            replaced.append(use.op)
        for op in reversed(replaced):
            op.erase()
        for block, arity in zip(blocks, arities, strict=True):
            for i in reversed(range(arity)):
                block.erase_argument(i)

    def _add_arguments(self, block: ir.Block) -> int:
        """Append the leaves of all arguments; returns the number of old arguments."""
        old = list(block.arguments)
        for argument in old:
            types = self._leaves(argument.type)
            added = [block.add_argument(type_, argument.location) for type_ in types]
            self._become(argument, added)
        return len(old)

    def _become(self, value: ir.Value, leaves: list[ir.Value]) -> None:
        if self._leaves.contains_tuple(value.type):
            self._known[value] = leaves
        else:
            value.replace_all_uses_with(leaves[0])

    def _results(self, use: TupleUse) -> list[ir.Value]:
        """Return the leaves of the results: existing values, or the results of a new op."""
        op = use.op
        operands = [leaf for operand in op.operands for leaf in self._known.get(operand, [operand])]
        types = self._leaves.flat(result.type for result in op.results)
        if op.name == GET:
            elements = op.operands[0].type
            before = range(op.attributes["index"].value)
            start = len(self._leaves.flat(elements.get_type(i) for i in before))
            return operands[start : start + len(types)]
        if op.name in (CAST, MAKE) and (not types or [v.type for v in operands] == types):
            return operands
        attributes = dict(op.attributes.items()) | use.updates
        kept = {name: value for name, value in attributes.items() if value is not None}
        build, successors = Builder.before(op), list(op.successors)
        new = build.op(op.name, operands, kept, results=types, successors=successors)
        return list(new.results)
