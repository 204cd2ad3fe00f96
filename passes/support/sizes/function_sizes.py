"""Follows sizes through the body of a function."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs import sizes as names
from mlir_abi.dialect_attrs.function import Kind
from mlir_abi.dialect_attrs.size_expressions import Sum
from mlir_abi.dialect_attrs.structure import MAX_DEPTH
from mlir_abi.passes.support.branches import Edge, edges_between, terminator
from mlir_abi.passes.support.functions import CALL, RETURN, function_type, is_definition
from mlir_abi.passes.support.sizes import rules, stablehlo_rules
from mlir_abi.passes.support.sizes.terms import (
    Called,
    SizeLoop,
    Unknown,
    at_end,
    known_sum,
    now,
    reached,
    single_term,
    unknown,
)
from mlir_abi.passes.support.sizes.value_sizes import ValueSizes, axis_in, unknown_sizes

Names: TypeAlias = "Mapping[Kind, Sequence[names.Sizes | None]]"

Passed = list[Sequence[Sum]]
"""The sizes of several values."""


class Interface(NamedTuple):
    """The sizes of the arguments and of the results of a function."""

    arguments: Passed
    results: Passed


class FunctionSizes(ValueSizes):
    """The sizes of the values in one function.

    An operation that is not executed in every call defines the sizes of its results, and requires
    nothing. What a loop passes on keeps the size that it begins with, unless it is ``varying``; the
    end of a loop adds to these.
    """

    def __init__(
        self,
        function: ir.Operation,
        declared_names: Names,
        callees: Mapping[str, Interface],
        varying: set[tuple[ir.Value, int]],
    ) -> None:
        super().__init__()
        self.callees, self.varying = callees, varying
        self.names: dict[str, Sum] = {}
        self.returned: list[Passed] = []
        self._declared_names, self._depth = declared_names, 0
        type_ = function_type(function)
        if is_definition(function):
            blocks = list(function.regions[0].blocks)
            arguments = list(map(self.of, blocks[0].arguments))
        else:
            blocks, arguments = [], list(map(unknown_sizes, type_.inputs))
        self._apply_names("argument", arguments)
        edges, ends = edges_between(blocks), dict[ir.Block, int]()
        for block in blocks:
            self._enter(block, edges, ends)
            self.visit(block, certain=not ends)
            ends[block] = now()
        results = list(map(unknown_sizes, type_.results))
        if self.returned:
            results = list(map(_agreed, zip(*self.returned, strict=True), results))
        self._apply_names("result", results)
        self.interface = Interface(arguments, results)

    def _apply_names(self, kind: Kind, values: Passed) -> None:
        """Make sizes of one declared name equal."""
        for sums, sizes in zip(values, self._declared_names.get(kind, ()), strict=False):
            for sum_, size in zip(sums, sizes or (), strict=False):
                if isinstance(size, int):
                    self.unite(Sum({}, size), sum_)
                elif size is not None:
                    self.unite(self.names.setdefault(size, sum_), sum_)

    def visit(self, block: ir.Block, *, certain: bool) -> Passed:
        """Follow the sizes through a block; return those of what its last operation passes on.

        ``certain`` is whether the block is executed if the operation around it is.
        """
        before = self.certain, self.place
        if not certain:
            self.certain, self.place = False, now()
        self._depth += 1
        operations = list(block)
        for op in operations if self._depth <= MAX_DEPTH else ():
            if rule := _rule_of(op.operation.name):
                rule(op, self)
        self._depth -= 1
        self.certain, self.place = before
        return list(map(self.of, operations[-1].operands))

    def _enter(
        self,
        block: ir.Block,
        edges: Mapping[ir.Block, Sequence[Edge]],
        ends: Mapping[ir.Block, int],
    ) -> None:
        """Define the arguments of a block, if all branches to it stand before it.

        They may be the two ways of one ``cf.cond_br``; else they must pass values of one size.
        """
        into = edges[block]
        if not into or any(edge.block not in ends for edge in into):
            return
        ways = [_way(edge, edges) for edge in into]
        for i, argument in enumerate(block.arguments):
            passed = [self.of(edge.values[i]) for edge in into]
            match ways:
                case [(ir.Operation() as one, first), (ir.Operation() as other, _)] if one == other:
                    selector = self.of(one.operands[0])[0]
                    branches = passed if first == 0 else passed[::-1]
                    self.choose(argument, selector, branches, ends[one.block])
                case _:
                    new = unknown_sizes(argument.type, argument)
                    self.define(argument, _agreed(passed, new))


def _way(edge: Edge, edges: Mapping[ir.Block, Sequence[Edge]]) -> tuple[ir.Operation | None, int]:
    """The ``cf.cond_br`` that alone decides whether a branch is taken, and by which successor."""
    for _ in edges:
        branch = terminator(edge.block)
        if branch.name == "cf.cond_br":
            return branch, edge.number
        if branch.name != "cf.br" or len(edges[edge.block]) != 1:
            break
        (edge,) = edges[edge.block]
    return None, 0


def _agreed(sizes: Iterable[Sequence[Sum]], otherwise: Sequence[Sum]) -> list[Sum]:
    """The sizes on which all of several agree, and others for those on which they do not."""
    pairs = zip(zip(*sizes, strict=True), otherwise, strict=True)
    return [each[0] if len(set(map(known_sum, each))) == 1 else other for each, other in pairs]


def _return(op: Any, sizes: FunctionSizes) -> None:
    sizes.returned.append(list(map(sizes.of, op.operands)))


def _define(values: Iterable[ir.Value], passed: Iterable[Sequence[Sum]], sizes: ValueSizes) -> None:
    for value, each in zip(values, passed, strict=False):
        sizes.define(value, each)


def _execute_region(op: Any, sizes: FunctionSizes) -> None:
    if len(op.regions[0].blocks) == 1:
        _define(op.results, sizes.visit(op.regions[0].blocks[0], certain=False), sizes)


def _branch(op: Any, sizes: FunctionSizes) -> None:
    since = now()
    regions = [region for region in op.regions if len(region.blocks)]
    passed = [sizes.visit(region.blocks[0], certain=False) for region in regions]
    selector, cases = sizes.of(op.operands[0])[0], op.operation.attributes.get("cases")
    for result, branches in zip(op.results, zip(*passed, strict=True), strict=True):
        sizes.choose(result, selector, branches, since, cases)


def _for(op: Any, sizes: FunctionSizes) -> None:
    since = now()
    bounds = [sizes.of(bound)[0] for bound in op.operands[:3]]
    first, end = (known_sum(bound).number for bound in bounds[:2])
    runs = first is not None and end is not None and 0 <= first < end
    body = op.regions[0].blocks[0]
    induction, *arguments = body.arguments
    initial = _begin_loop(arguments, op.operands[3:], sizes)
    following = sizes.visit(body, certain=runs)
    carried = _carried(arguments, initial, following, sizes)
    loop = SizeLoop(since=since, carried=carried, bounds=bounds, induction=sizes.of(induction))
    _end_loop(op, loop, map(sizes.of, arguments), sizes)


def _while(op: Any, sizes: FunctionSizes) -> None:
    """The first region is executed at least once, and ends with a condition and the results."""
    since = now()
    before, after = (region.blocks[0] for region in op.regions)
    initial = _begin_loop(before.arguments, op.operands, sizes)
    condition, *results = sizes.visit(before, certain=True)
    _define(after.arguments, results, sizes)
    following = sizes.visit(after, certain=False)
    carried = _carried(before.arguments, initial, following, sizes)
    _end_loop(op, SizeLoop(since=since, carried=carried, condition=condition), results, sizes)


def _begin_loop(
    arguments: Sequence[ir.Value], values: Sequence[ir.Value], sizes: FunctionSizes
) -> Passed:
    """Give the ``arguments`` of a loop the sizes of ``values``, and return these.

    Those that vary get new ones.
    """
    initial: Passed = []
    for argument, value in zip(arguments, values, strict=True):
        new = unknown_sizes(argument.type, argument)
        initial.append(sizes.of(value))
        pairs = enumerate(zip(new, initial[-1], strict=True))
        varying = sizes.varying
        now_ = [each if (argument, axis) in varying else size for axis, (each, size) in pairs]
        sizes.define(argument, now_)
    return initial


def _carried(
    arguments: Sequence[ir.Value], initial: Passed, following: Passed, sizes: FunctionSizes
) -> dict[Unknown, tuple[Sum, Sum]]:
    """Find the sizes that the next iteration of a loop does not begin with.

    Returns the terms that vary, with their first and next values.
    """
    carried: dict[Unknown, tuple[Sum, Sum]] = {}
    for argument, *sums in zip(arguments, initial, following, strict=True):
        triples = zip(sizes.of(argument), *sums, strict=True)
        for axis, (size, first, next_) in enumerate(triples):
            if known_sum(size) != known_sum(next_):
                sizes.varying.add((argument, axis))
            if (argument, axis) in sizes.varying and (term := single_term(size)):
                carried[term] = first, next_
    return carried


def _end_loop(
    op: Any, loop: SizeLoop, passed: Iterable[Sequence[Sum]], sizes: FunctionSizes
) -> None:
    """Define the results of a loop; what varies in it is what it is at the end."""
    for result, sums in zip(op.results, passed, strict=True):
        ends = [at_end(loop, sum_) for sum_ in sums]
        new = [
            unknown(result, axis_in(result, i), end) if end else sum_
            for i, (sum_, end) in enumerate(zip(sums, ends, strict=True))
        ]
        sizes.define(result, new)


def _call(op: Any, sizes: FunctionSizes) -> None:
    """What the callee requires of its arguments, and what it says of its results."""
    callee = sizes.callees.get(op.attributes["callee"].value)
    if callee is None:
        return
    here: dict[Unknown, Sum] = {}

    def seen_here(there: Sum, value: ir.Value | None = None, axis: int | None = None) -> Sum:
        """What a sum of the callee is in this function, where ``value`` has it."""
        for term in there.factors:
            if term in here:
                continue
            if term.equal is not None:
                here[term] = seen_here(term.equal, value, axis)
            elif term.origin is None:
                here[term] = unknown(value, axis)
            else:
                sum_ = Sum({term: 1})
                terms = [each for each in reached([sum_])[0] if each in here]
                origin = Called(operands=[here[each] for each in terms], sum=sum_, terms=terms)
                here[term] = sizes.computed(origin, value, axis, key=term)
        return there.replaced(here)

    passed = [
        (there, size)
        for operand, sums in zip(op.operands, callee.arguments, strict=True)
        for there, size in zip(sums, sizes.of(operand), strict=True)
    ]
    for there, size in passed:
        for known in (there, known_sum(there)):
            if term := single_term(known):
                here.setdefault(term, size)
    for there, size in passed:
        sizes.require(seen_here(known_sum(there)), size)
    for result, sums in zip(op.results, callee.results, strict=True):
        seen = [seen_here(there, result, axis_in(result, i)) for i, there in enumerate(sums)]
        sizes.define(result, seen)


Rule: TypeAlias = Callable[[Any, FunctionSizes], None]
"""Takes an operation, as the class of its dialect."""

_RULES: dict[str, Rule] = {
    **rules.RULES,
    **stablehlo_rules.RULES,
    CALL: _call,
    RETURN: _return,
    **dict.fromkeys(["scf.if", "scf.index_switch"], _branch),
    "scf.execute_region": _execute_region,
    "scf.for": _for,
    "scf.while": _while,
}


@cache
def _rule_of(operation: str) -> Rule | None:
    return _RULES.get(operation, rules.OF_DIALECT.get(operation.partition(".")[0]))
