"""Follows sizes through the body of a function."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs import sizes as names
from mlir_abi.dialect_attrs.function import Kind
from mlir_abi.dialect_attrs.size_expressions import Sum, Term
from mlir_abi.dialect_attrs.structure import MAX_DEPTH
from mlir_abi.lowering.infer_sizes.rules import rule_of
from mlir_abi.lowering.infer_sizes.terms import find, unknown
from mlir_abi.lowering.infer_sizes.value_sizes import Sizes, unknown_sizes
from mlir_abi.passes.support.functions import CALL, RETURN, function_type, is_definition

Passed = list[Sequence[Sum]]
"""The sizes of several values."""


class Interface(NamedTuple):
    """The sizes of the arguments and of the results of a function."""

    arguments: Passed
    results: Passed


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
        for i, block in enumerate(blocks):
            self._visit_if(i == 0, block)
        results = _either(self._returned) or list(map(unknown_sizes, type_.results))
        self._apply_names("result", results)
        self.interface = Interface(arguments, results)

    def _apply_names(self, kind: Kind, values: Passed) -> None:
        """Make sizes of one given name equal."""
        for sums, sizes in zip(values, self._given[kind], strict=True):
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
                regions = filter(lambda region: len(region.blocks), op.regions)
                passed = [self._visit_if(False, region.blocks[0]) for region in regions]
                self._define(op.results, _either(passed))
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
        before, self.sizes.certain = self.sizes.certain, self.sizes.certain and certain
        passed = self._visit(block)
        self.sizes.certain = before
        return passed

    def _define(self, values: Sequence[ir.Value], passed: Passed) -> None:
        for value, sizes in zip(values, passed, strict=False):
            self.sizes.define(value, sizes)

    def _for(self, op: Any) -> None:
        lower, upper, _, *initial = op.operands
        first, end = (find(self.sizes.of(bound)[0]) for bound in (lower, upper))
        runs = (
            first.number is not None and end.number is not None and 0 <= first.number < end.number
        )
        block = op.regions[0].blocks[0]
        arguments = block.arguments[1:]
        self._define(arguments, self._kept(arguments, initial))
        self._repeat(arguments, self._visit_if(runs, block))
        self._define(op.results, self._kept(arguments, arguments))

    def _while(self, op: Any) -> None:
        """The first region is executed at least once, and ends with a condition and the results."""
        before, after = (region.blocks[0] for region in op.regions)
        self._define(before.arguments, self._kept(before.arguments, op.operands))
        _, *passed = self._visit(before)
        self._define(after.arguments, passed)
        self._define(op.results, passed)
        self._repeat(before.arguments, self._visit_if(False, after))

    def _kept(self, arguments: Sequence[ir.Value], values: Sequence[ir.Value]) -> Passed:
        """The sizes of ``values``, but new ones where those of a loop's ``arguments`` vary."""
        return [
            [
                unknown() if (argument, axis) in self._varying else size
                for axis, size in enumerate(self.sizes.of(value))
            ]
            for argument, value in zip(arguments, values, strict=True)
        ]

    def _repeat(self, arguments: Sequence[ir.Value], passed: Passed) -> None:
        """See which sizes the next iteration begins with are not those of this one."""
        for argument, sizes in zip(arguments, passed, strict=True):
            for axis, (old, size) in enumerate(zip(self.sizes.of(argument), sizes, strict=True)):
                if find(old) != find(size):
                    self._varying.add((argument, axis))

    def _call(self, op: Any) -> None:
        """What the callee requires of its arguments, and what it says of its results."""
        callee = self._callees.get(op.attributes["callee"].value)
        if callee is None:
            return
        here: dict[Term, Sum] = {}

        def seen_here(there: Sum) -> Sum:
            return there.replaced({t: here.setdefault(t, unknown()) for t in there.factors})

        passed = [
            (find(there), size)
            for operand, sizes in zip(op.operands, callee.arguments, strict=True)
            for there, size in zip(sizes, self.sizes.of(operand), strict=True)
        ]
        for there, size in passed:
            if there.constant == 0 and list(there.factors.values()) == [1]:
                here.setdefault(next(iter(there.factors)), size)
        for there, size in passed:
            self.sizes.require(seen_here(there), size)
        for result, sizes in zip(op.results, callee.results, strict=True):
            self.sizes.define(result, [seen_here(find(there)) for there in sizes])


def _either(values: Sequence[Passed]) -> Passed:
    """The sizes of values of which one of several lists is passed on."""
    return [
        [
            sizes[0] if len(set(map(find, sizes))) == 1 else unknown()
            for sizes in zip(*each, strict=True)
        ]
        for each in zip(*values, strict=True)
    ]
