"""Follows sizes through the body of a function."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, cast

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs import sizes as names
from mlir_abi.dialect_attrs.function import Kind
from mlir_abi.dialect_attrs.size_expressions import Sum, Term
from mlir_abi.dialect_attrs.structure import MAX_DEPTH
from mlir_abi.passes.support.functions import CALL, RETURN, function_type, is_definition
from mlir_abi.passes.support.sizes.rules import rule_of
from mlir_abi.passes.support.sizes.terms import (
    AtEnd,
    Called,
    SizeLoop,
    Unknown,
    axis_in,
    known_sum,
    now,
    reached,
    single_term,
    unknown,
)
from mlir_abi.passes.support.sizes.value_sizes import Sizes, unknown_sizes

Passed = list[Sequence[Sum]]
"""The sizes of several values."""


class Interface(NamedTuple):
    """The sizes of the arguments and of the results of a function."""

    arguments: Passed
    results: Passed


class Edge(NamedTuple):
    """A branch at the end of ``block`` to its successor of this number."""

    block: ir.Block
    number: int
    values: Sequence[ir.Value]


class FunctionSizes:
    """The sizes of the values in one function.

    An operation that is not executed in every call defines the sizes of its results, and requires
    nothing. What a loop passes on keeps the size that it begins with, until the end of the loop
    shows that it does not: then the analysis starts again without this assumption.
    """

    def __init__(
        self,
        function: ir.Operation,
        given: Mapping[Kind, Sequence[names.Sizes | None]],
        callees: Mapping[str, Interface],
    ) -> None:
        self._function, self._given, self._callees = function, given, callees
        self._varying: set[tuple[ir.Value, int]] = set()
        before = -1
        while len(self._varying) > before:
            before = len(self._varying)
            self._analyse()

    def _analyse(self) -> None:
        self.sizes, self.names = Sizes(), dict[str, Sum]()
        self._returned: list[Passed] = []
        self._depth = 0
        type_ = function_type(self._function)
        if is_definition(self._function):
            blocks = list(self._function.regions[0].blocks)
            arguments = list(map(self.sizes.of, blocks[0].arguments))
        else:
            blocks, arguments = [], list(map(unknown_sizes, type_.inputs))
        self._apply_names("argument", arguments)
        edges, ends = _edges(blocks), dict[ir.Block, int]()
        for i, block in enumerate(blocks):
            self._enter(block, edges, ends)
            self._visit_if(i == 0, block)
            ends[block] = now()
        results = list(map(unknown_sizes, type_.results))
        if self._returned:
            returned = zip(*self._returned, strict=True)
            results = list(map(_agreed, returned, results))
        self._apply_names("result", results)
        self.interface = Interface(arguments, results)

    def _apply_names(self, kind: Kind, values: Passed) -> None:
        """Make sizes of one given name equal."""
        for sums, sizes in zip(values, self._given.get(kind, ()), strict=False):
            for sum_, size in zip(sums, sizes or (), strict=False):
                if isinstance(size, int):
                    self.sizes.terms.unite(Sum({}, size), sum_)
                elif size is not None:
                    self.sizes.terms.unite(self.names.setdefault(size, sum_), sum_)

    def _visit(self, block: ir.Block) -> Passed:
        """Follow the sizes through a block; returns those of what its last operation passes on."""
        operations = list(block)
        self._depth += 1
        for op in operations if self._depth <= MAX_DEPTH else ():
            name = op.operation.name
            if name == CALL:
                self._call(op)
            elif name == RETURN:
                self._returned.append(list(map(self.sizes.of, op.operands)))
            elif name in ("scf.if", "scf.index_switch"):
                self._branch(op)
            elif name == "scf.execute_region":
                if len(op.regions[0].blocks) == 1:
                    self._define(op.results, self._visit_if(False, op.regions[0].blocks[0]))
            elif name == "scf.for":
                self._for(op)
            elif name == "scf.while":
                self._while(op)
            elif rule := rule_of(op.operation):
                rule(op, self.sizes)
        self._depth -= 1
        return list(map(self.sizes.of, operations[-1].operands))

    def _visit_if(self, certain: bool, block: ir.Block) -> Passed:
        """The same; ``certain`` is whether the block is executed if the operation around it is."""
        sizes = self.sizes
        before = sizes.certain, sizes.place
        sizes.certain = sizes.certain and certain
        sizes.place = 0 if sizes.certain else now()
        passed = self._visit(block)
        sizes.certain, sizes.place = before
        return passed

    def _define(self, values: Sequence[ir.Value], passed: Passed) -> None:
        for value, sizes in zip(values, passed, strict=False):
            self.sizes.define(value, sizes)

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
            passed = [self.sizes.of(edge.values[i]) for edge in into]
            match ways:
                case [(ir.Operation() as one, first), (ir.Operation() as other, _)] if one == other:
                    selector = self.sizes.of(one.operands[0])[0]
                    branches = passed if first == 0 else passed[::-1]
                    self.sizes.choose(argument, selector, branches, ends[one.block])
                case _:
                    new = unknown_sizes(argument.type, argument)
                    self.sizes.define(argument, _agreed(passed, new))

    def _branch(self, op: Any) -> None:
        since = now()
        regions = [region for region in op.regions if len(region.blocks)]
        passed = [self._visit_if(False, region.blocks[0]) for region in regions]
        selector, cases = self.sizes.of(op.operands[0])[0], op.operation.attributes.get("cases")
        for result, branches in zip(op.results, zip(*passed, strict=True), strict=True):
            self.sizes.choose(result, selector, branches, since, cases)

    def _for(self, op: Any) -> None:
        since = now()
        _lower, _upper, _step, *initial = op.operands
        bounds = [self.sizes.of(bound)[0] for bound in op.operands[:3]]
        first, end = (known_sum(bound).number for bound in bounds[:2])
        runs = first is not None and end is not None and 0 <= first < end
        induction, *arguments = op.regions[0].blocks[0].arguments
        self._define(arguments, self._kept(arguments, initial))
        passed = self._visit_if(runs, op.regions[0].blocks[0])
        self._repeat(arguments, passed)
        carried = self._carried(arguments, initial, passed)
        loop = SizeLoop(since, carried, bounds, self.sizes.of(induction)[0])
        self._at_end(op.results, map(self.sizes.of, arguments), loop)

    def _while(self, op: Any) -> None:
        """The first region is executed at least once, and ends with a condition and the results."""
        since = now()
        before, after = (region.blocks[0] for region in op.regions)
        self._define(before.arguments, self._kept(before.arguments, op.operands))
        (condition,), *results = self._visit(before)
        self._define(after.arguments, results)
        passed = self._visit_if(False, after)
        self._repeat(before.arguments, passed)
        carried = self._carried(before.arguments, op.operands, passed)
        self._at_end(op.results, results, SizeLoop(since, carried, condition=condition))

    def _carried(
        self, arguments: Sequence[ir.Value], initial: Sequence[ir.Value], passed: Passed
    ) -> dict[Term, tuple[Sum, Sum]]:
        """The terms of a loop's ``arguments`` that vary, and their first and next values."""
        carried: dict[Term, tuple[Sum, Sum]] = {}
        for argument, value, sizes in zip(arguments, initial, passed, strict=True):
            triples = zip(self.sizes.of(argument), self.sizes.of(value), sizes, strict=True)
            for axis, (old, first, size) in enumerate(triples):
                if (argument, axis) in self._varying and (term := single_term(old)):
                    carried[term] = first, size
        return carried

    def _at_end(
        self, results: Sequence[ir.Value], passed: Iterable[Sequence[Sum]], loop: SizeLoop
    ) -> None:
        """Define the results of a loop; what varies in it is what it is at the end."""
        for result, sizes in zip(results, passed, strict=True):
            at_end: list[Sum] = []
            for number, size in enumerate(sizes):
                end = AtEnd.of(loop, size)
                at_end.append(unknown(result, axis_in(result, number), end) if end else size)
            self.sizes.define(result, at_end)

    def _kept(self, arguments: Sequence[ir.Value], values: Sequence[ir.Value]) -> Passed:
        """The sizes of ``values``, but new ones where those of a loop's ``arguments`` vary."""
        return [
            [
                new if (argument, axis) in self._varying else size
                for axis, (new, size) in enumerate(
                    zip(unknown_sizes(argument.type, argument), self.sizes.of(value), strict=True)
                )
            ]
            for argument, value in zip(arguments, values, strict=True)
        ]

    def _repeat(self, arguments: Sequence[ir.Value], passed: Passed) -> None:
        """See which sizes the next iteration begins with are not those of this one."""
        for argument, sizes in zip(arguments, passed, strict=True):
            for axis, (old, size) in enumerate(zip(self.sizes.of(argument), sizes, strict=True)):
                if known_sum(old) != known_sum(size):
                    self._varying.add((argument, axis))

    def _call(self, op: Any) -> None:
        """Require what the callee requires of its arguments; define the sizes of its results."""
        callee = self._callees.get(op.attributes["callee"].value)
        if callee is None:
            return
        here: dict[Any, Sum] = {}

        def seen_here(there: Sum, value: ir.Value | None = None, axis: int | None = None) -> Sum:
            """What a sum of the callee is in this function, where ``value`` has it."""
            total = Sum({}, there.constant)
            for term, factor in there.factors.items():
                total += term_here(cast("Unknown", term), value, axis) * factor
            return total

        def term_here(term: Unknown, value: ir.Value | None, axis: int | None) -> Sum:
            if term not in here:
                if term.equal is not None:
                    here[term] = seen_here(term.equal, value, axis)
                elif term.origin is None:
                    here[term] = unknown(value, axis)
                else:
                    sum_ = Sum({term: 1})
                    arguments = [(each, here[each]) for each in reached([sum_])[0] if each in here]
                    key, origin = ("called", term), Called(sum_, arguments)
                    here[term] = self.sizes.terms.computed(key, value, axis, origin)
            return here[term]

        passed = [
            (there, size)
            for operand, sizes in zip(op.operands, callee.arguments, strict=True)
            for there, size in zip(sizes, self.sizes.of(operand), strict=True)
        ]
        for there, size in passed:
            for known in (there, known_sum(there)):
                if term := single_term(known):
                    here.setdefault(term, size)
        for there, size in passed:
            self.sizes.require(seen_here(known_sum(there)), size)
        for result, sizes in zip(op.results, callee.results, strict=True):
            seen = [seen_here(there, result, axis_in(result, i)) for i, there in enumerate(sizes)]
            self.sizes.define(result, seen)


def _agreed(sizes: Iterable[Sequence[Sum]], otherwise: Sequence[Sum]) -> list[Sum]:
    """The sizes on which all of several agree, and others for those on which they do not."""
    pairs = zip(zip(*sizes, strict=True), otherwise, strict=True)
    return [each[0] if len(set(map(known_sum, each))) == 1 else other for each, other in pairs]


def _edges(blocks: Sequence[ir.Block]) -> dict[ir.Block, list[Edge]]:
    """The branches to each block."""
    edges: dict[ir.Block, list[Edge]] = {block: [] for block in blocks}
    for block in blocks if len(blocks) > 1 else ():
        branch = _terminator(block)
        values, attributes = list(branch.operands), branch.attributes
        match branch.name:
            case "cf.br":
                counts = [len(values)]
            case "cf.cond_br":
                counts = list(attributes["operandSegmentSizes"])[1:]
            case "cf.switch":
                default = list(attributes["operandSegmentSizes"])[1]
                counts = [default, *attributes["case_operand_segments"]]
            case _:
                continue
        values = values[len(values) - sum(counts) :]
        for number, (successor, length) in enumerate(zip(branch.successors, counts, strict=True)):
            edges[successor].append(Edge(block, number, values[:length]))
            values = values[length:]
    return edges


def _way(edge: Edge, edges: Mapping[ir.Block, Sequence[Edge]]) -> tuple[ir.Operation | None, int]:
    """The ``cf.cond_br`` that alone decides whether a branch is taken, and by which successor."""
    for _ in edges:
        branch = _terminator(edge.block)
        if branch.name == "cf.cond_br":
            return branch, edge.number
        if branch.name != "cf.br" or len(edges[edge.block]) != 1:
            break
        (edge,) = edges[edge.block]
    return None, 0


def _terminator(block: ir.Block) -> ir.Operation:
    return block.operations[len(block.operations) - 1].operation
