"""Take tuples apart where they cross the boundary of a function."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.expand_tuples.attributes import Updates, of_call, of_function
from mlir_abi.passes.expand_tuples.declarations import Declarations
from mlir_abi.passes.expand_tuples.flow import (
    CALLS,
    Site,
    any_function_mentions_tuples,
    boundary_sites,
    definitions_first,
    describe,
    function_type,
)
from mlir_abi.passes.support.attributes import integer
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import PassError, for_each
from mlir_abi.passes.support.functions import FUNCTION_OPS
from mlir_abi.passes.support.result_allocator import check_without_tuples
from mlir_abi.passes.support.tuple_leaves import Leaves

BRANCHES = frozenset({"cf.br", "cf.cond_br", "cf.switch"})
CAST = "builtin.unrealized_conversion_cast"
MAKE = "stablehlo.tuple"
GET = "stablehlo.get_tuple_element"


@dataclass(frozen=True)
class ExpandTuples(Pass):
    """Make tuple arguments and results into their leaves, for callers and function values too.

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

    Leaves keep the order they have in the text; an empty tuple has none. Index paths keep the
    structure, so that signatures attached before and after are the same; an attached
    ``iree.abi.declaration``, which shows the types, is written anew. A leaf of an argument
    with the ``iree.abi.name`` "t" is named "t.0" or "t.1.0"; any other attribute of a tuple is an
    error, and so is an ``fbr`` whose allocator would be of another type. ``iree.abi.output`` and
    ``tf.aliasing_output`` follow the result that they number, and ``iree.abi.tied`` the argument.

    A tuple is followed from the functions, calls and returns that it crosses, through branches of
    ``cf``, ``builtin.unrealized_conversion_cast``, ``stablehlo.tuple`` and
    ``stablehlo.get_tuple_element``. Any other op that such a tuple comes from or goes to is an
    error, and then nothing is changed. Tuples that cross no boundary stay, and so do those that
    are parameters of other types, and all in a module none of whose functions mentions one.
    """

    name: ClassVar[str] = "abi-expand-tuples"

    def run(self, op: ir.Operation) -> None:
        """Expand every function below ``op``; raises `PassError`, having changed nothing."""
        leaves = Leaves()
        if not any_function_mentions_tuples(op, leaves):
            return
        sites = boundary_sites(op, leaves)
        updates: dict[Site, Updates] = {}

        def plan(site: Site) -> None:
            try:
                for values in (site.op.operands, site.op.results):
                    leaves.flat(value.type for value in values)  # ValueError: too many elements
                updates[site] = _updates(site, leaves)
            except ValueError as error:
                raise PassError((site.op.location, f"{describe(site.op)}: {error}")) from None

        for_each(sites, plan)
        declarations = Declarations(site.op for site in sites if site.op.name in FUNCTION_OPS)
        _Rewriter(leaves).rewrite(_blocks(sites), definitions_first(sites), updates)
        declarations.update()


def _blocks(sites: list[Site]) -> list[ir.Block]:
    """The blocks that have tuples of ``sites`` as arguments."""
    owners = (value.owner for site in sites for value in site.tuples)
    return list(dict.fromkeys(owner for owner in owners if isinstance(owner, ir.Block)))


def _updates(site: Site, leaves: Leaves) -> Updates:
    """The attributes of an op that change; raises `PassError` for one that cannot be rewritten."""
    op = site.op
    if op.name == "func.func":
        check_without_tuples(op, leaves)
        return of_function(op, leaves)
    if op.name in CALLS:
        return of_call(op)
    if op.name in BRANCHES:
        return _segments(op, leaves)
    if op.name in ("func.constant", "func.return", CAST) or _is_make(op, leaves) or _is_get(op):
        return {}
    type_ = site.tuples[0].type if site.tuples else function_type(op)
    problem = f"cannot expand '{type_}' through {describe(op)}"
    raise PassError(
        (op.location, f"{problem}: only ops of func and cf, and casts, can be rewritten")
    )


def _segments(branch: ir.Operation, leaves: Leaves) -> Updates:
    """The numbers of operands that go to each successor (and, for a switch, to each case)."""
    counts = [len(leaves(operand.type)) for operand in branch.operands]
    updates: Updates = {}
    for name in ("operandSegmentSizes", "case_operand_segments"):
        if name in branch.attributes:
            sizes = list(branch.attributes[name])
            own = iter(counts[len(counts) - sum(sizes) :])
            expanded = [sum(islice(own, size)) for size in sizes]
            updates[name] = ir.DenseI32ArrayAttr.get(expanded)
    return updates


def _is_make(op: ir.Operation, leaves: Leaves) -> bool:
    """Whether ``op`` puts a tuple together (unregistered, it could be anything)."""
    operands = leaves.flat(operand.type for operand in op.operands)
    return op.name == MAKE and operands == leaves.flat(result.type for result in op.results)


def _is_get(op: ir.Operation) -> bool:
    """Whether ``op`` takes one element out of a tuple."""
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
    """Carries out a plan: new ops beside the old ones, which go when nothing uses them any more."""

    def __init__(self, leaves: Leaves) -> None:
        self._leaves = leaves
        self._known: dict[ir.Value, list[ir.Value]] = {}

    def rewrite(
        self, blocks: list[ir.Block], sites: list[Site], updates: dict[Site, Updates]
    ) -> None:
        """Rewrite ``blocks`` and ``sites``, each of which comes after what defines its operands."""
        arities = [self._add_arguments(block) for block in blocks]
        replaced = []
        for site in sites:
            if site.op.name == "func.func":
                _update(site.op, updates[site])
            else:
                self._replace(site.op, updates[site])
                replaced.append(site.op)
        for op in reversed(replaced):
            op.erase()
        for block, arity in zip(blocks, arities, strict=True):
            for i in reversed(range(arity)):
                block.erase_argument(i)

    def _add_arguments(self, block: ir.Block) -> int:
        """Add the leaves of all arguments after them; returns how many there were."""
        old = list(block.arguments)
        for argument in old:
            types = self._leaves(argument.type)
            added = [block.add_argument(type_, argument.location) for type_ in types]
            self._become(argument, added)
        return len(old)

    def _replace(self, op: ir.Operation, updates: Updates) -> None:
        values = iter(self._results(op, updates))
        for result in op.results:
            self._become(result, list(islice(values, len(self._leaves(result.type)))))

    def _become(self, value: ir.Value, leaves: list[ir.Value]) -> None:
        if self._leaves.change(value.type):
            self._known[value] = leaves
        else:
            value.replace_all_uses_with(leaves[0])

    def _results(self, op: ir.Operation, updates: Updates) -> list[ir.Value]:
        """The leaves of the results of ``op``: values there are already, or those of a new op."""
        operands = [leaf for operand in op.operands for leaf in self._known.get(operand, [operand])]
        types = self._leaves.flat(result.type for result in op.results)
        if op.name == GET:
            elements = op.operands[0].type
            before = range(op.attributes["index"].value)
            start = len(self._leaves.flat(elements.get_type(i) for i in before))
            return operands[start : start + len(types)]
        if op.name in (CAST, MAKE) and (not types or [v.type for v in operands] == types):
            return operands
        attributes = {name: op.attributes[name] for name in op.attributes} | updates
        new = ir.Operation.create(
            op.name,
            results=types,
            operands=operands,
            attributes={name: value for name, value in attributes.items() if value is not None},
            successors=list(op.successors),
            loc=op.location,
            ip=ir.InsertionPoint(op),
        )
        return list(new.results)


def _update(op: ir.Operation, updates: Updates) -> None:
    for name, attribute in updates.items():
        if attribute is not None:
            op.attributes[name] = attribute
        elif name in op.attributes:
            del op.attributes[name]
