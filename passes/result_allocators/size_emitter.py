"""Computes sizes of results in another function, from the parameters of that function."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count, groupby
from typing import Any

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.size_expressions import Sum
from mlir_abi.dialect_attrs.structure import MAX_DEPTH
from mlir_abi.passes.support.functions import DIVISIONS
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.sizes.terms import (
    Applied,
    AtEnd,
    Called,
    Choice,
    Combined,
    SizeLoop,
    Unknown,
    known_sum,
    older_equal,
    reached,
    single_term,
)

_MAX_TERMS = 10_000
"""Calls inside each other can double what is computed at each level."""


class DependsOnData(Exception):  # noqa: N818 -- a finding, not an error
    """A sum is not computed from parameters alone; the message says why."""


class SizeEmitter:
    """Emits sums where ``build`` is; ``values`` are those of terms, and of what was emitted.

    What is computed in a branch or loop is emitted there, and everything else outside.
    """

    def __init__(
        self, build: Builder, values: ChainMap[Any, Any], emitted: Iterator[int] | None = None
    ) -> None:
        self._build, self._values, self._emitted = build, values, emitted or count()

    def emit_all(self, sums: Mapping[int, Sum]) -> list[ir.Value]:
        """Return the sizes of these numbers; raises `DependsOnData`, having emitted nothing."""
        block = self._build.point.block
        before, trial = len(block.operations), self._values.new_child()
        emitter, sizes = SizeEmitter(self._build, trial, self._emitted), list[ir.Value]()
        for number, sum_ in sums.items():
            try:
                sizes.append(emitter.emit(sum_))
            except DependsOnData as reason:
                for op in reversed(list(block.operations)[before:]):
                    op.operation.erase()
                raise DependsOnData(f"size {number} {reason}") from None
        self._values.update(trial.maps[0])
        return sizes

    def emit(self, sum_: Sum, type_: ir.Type | None = None) -> ir.Value:
        """Return a sum as a value of ``type_``, which is ``index`` if it is not given.

        Raises `DependsOnData`, having emitted a part of it at most.
        """
        number = known_sum(sum_).number
        sum_ = sum_ if number is None else Sum({}, number)
        self._emit_terms([sum_])
        return self._combined(sum_, type_ or ir.IndexType.get())

    def _emit_each(self, sums: Sequence[Sum], types: Sequence[ir.Type]) -> list[ir.Value]:
        """Return sums as values of ``types``; one branch or loop computes what several need."""
        self._emit_terms(sums)
        return list(map(self.emit, sums, types))

    def _emit_terms(self, sums: Iterable[Sum]) -> None:
        """Give each term of ``sums`` a value; operands are older than what is computed of them."""
        missing: set[Unknown] = set()
        pending = list(sums)
        while pending:
            for term in pending.pop().factors:
                if term not in self._values and term not in missing:
                    missing.add(term)
                    pending += _operands(term)
        for _, group in groupby(sorted(missing, key=lambda each: each.age), _operation):
            first, *others = group
            if isinstance(first.origin, Choice):
                self._choose([first, *others])
            else:
                self._values[first] = self._computed(first)

    def _combined(self, sum_: Sum, type_: ir.Type) -> ir.Value:
        term = single_term(sum_)
        if term is not None and self._values[term].type == type_:
            return self._values[term]
        key = sum_, type_
        if key not in self._values:
            self._values[key] = self._added(sum_, type_)
        return self._values[key]

    def _added(self, sum_: Sum, type_: Any) -> ir.Value:
        build, index = self._build, ir.IndexType.get()
        if sum_.number is not None:
            number = (sum_.number + 2**63) % 2**64 - 2**63  # as the arithmetic of compiled code
            attribute = ir.IntegerAttr.get(type_, number)
            return build.value("arith.constant", type_, (), {"value": attribute})
        if type_ != index:
            return build.value("arith.index_cast", type_, [self._combined(sum_, index)])
        total: ir.Value | None = None
        for term, factor in sum_.factors.items():
            value = self._values[term]
            if value.type != index:
                value = build.value("arith.index_cast", index, [value])
            if factor != 1:
                value = build.value("arith.muli", index, [value, self._number(factor)])
            total = value if total is None else build.add(total, value)
        assert total is not None
        return build.add(total, self._number(sum_.constant)) if sum_.constant else total

    def _number(self, number: int) -> ir.Value:
        return self._combined(Sum({}, number), ir.IndexType.get())

    def _computed(self, term: Unknown) -> ir.Value:
        """Emit what a term is computed by; its `_operands` have values."""
        self._count()
        type_ = type_of(term)
        match term.origin:
            case Applied():
                return self._applied(term)
            case Combined(operands=operands, operation=operation):
                first, *others = (self.emit(operand) for operand in operands)
                for other in others:
                    first = self._build.value(operation, first.type, [first, other])
                return first
            case AtEnd(loop=loop, needed=needed, inside=[sum_, *_]):
                key = loop, *needed
                if key not in self._values:
                    self._values[key] = self._loop(loop, needed)
                return self._within(self._build, self._values[key]).emit(sum_, type_)
            case Called(operands=operands, sum=sum_, terms=terms):
                pairs = zip(terms, operands, strict=True)
                values = {each: self.emit(value, type_of(each)) for each, value in pairs}
                return self._within(self._build, values).emit(sum_, type_)
        if (equal := older_equal(term)) is not None:
            return self.emit(equal, type_)
        raise DependsOnData(_reason(term))

    def _count(self) -> None:
        if next(self._emitted) >= _MAX_TERMS:
            raise DependsOnData(f"is computed from more than {_MAX_TERMS} numbers")

    def _within(self, build: Builder, values: Mapping[Any, ir.Value]) -> SizeEmitter:
        """Return an emitter in a region, or of a called function."""
        if len(self._values.maps) > MAX_DEPTH:
            raise DependsOnData(f"is computed in more than {MAX_DEPTH} regions or calls")
        return SizeEmitter(build, self._values.new_child(dict(values)), self._emitted)

    def _applied(self, term: Unknown) -> ir.Value:
        assert term.value is not None
        assert term.origin is not None
        op = term.value.owner
        pairs = zip(term.origin.operands, op.operands, strict=True)
        values = [self.emit(operand, old.type) for operand, old in pairs]
        if op.name in DIVISIONS and not known_sum(term.origin.operands[1]).number:
            values[1] = self._divisor(values[1])
        copy = op.clone(ip=self._build.point)
        for i, value in enumerate(values):
            copy.operands[i] = value
        return copy.results[ir.OpResult(term.value).result_number]

    def _divisor(self, divisor: ir.Value) -> ir.Value:
        """``divisor``, or 1 in place of 0: the function itself may fail before it divides by 0."""
        type_ = divisor.type
        zero, one = (self._combined(Sum({}, number), type_) for number in (0, 1))
        equal = {"predicate": ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 0)}
        bit = ir.IntegerType.get_signless(1)
        is_zero = self._build.value("arith.cmpi", bit, [divisor, zero], equal)
        return self._build.value("arith.select", type_, [is_zero, one, divisor])

    def _choose(self, terms: Sequence[Unknown]) -> None:
        """Emit choices by one selector, as one branch; those between known values are selects."""
        self._count()
        first: Any = terms[0].origin
        is_if, build = first.cases is None, self._build
        selector_type = ir.IntegerType.get_signless(1) if is_if else ir.IndexType.get()
        selector = self.emit(first.operands[0], selector_type)
        branches: dict[Unknown, Sequence[Sum]] = {}
        for term in terms:
            assert term.origin is not None
            sums = term.origin.inside
            if is_if and all(each in self._values for sum_ in sums for each in sum_.factors):
                values = [self.emit(sum_, type_of(term)) for sum_ in sums]
                self._values[term] = build.value("arith.select", type_of(term), [selector, *values])
            else:
                branches[term] = sums
        if branches:
            types = list(map(type_of, branches))
            name, entries = (
                ("scf.if", {}) if is_if else ("scf.index_switch", {"cases": first.cases})
            )
            op = build.op(name, [selector], entries, results=types, regions=len(first.inside))
            for region, sums in zip(op.regions, zip(*branches.values(), strict=True), strict=True):
                within, _ = self._region(region, [])
                within._build.op("scf.yield", within._emit_each(sums, types))
            self._values.update(zip(branches, op.results, strict=True))

    def _loop(self, loop: SizeLoop, carried: Sequence[Unknown]) -> dict[Unknown, ir.Value]:
        """Emit a loop; return what the terms that it carries are at its end."""
        types = [type_of(term) for term in carried]
        values = [self.emit(loop.carried[term][0], type_of(term)) for term in carried]
        if loop.induction:
            induction = single_term(loop.induction[0])
            assert induction is not None
            bounds = [self.emit(bound, type_of(induction)) for bound in loop.bounds]
            op = self._build.op("scf.for", [*bounds, *values], results=types, regions=1)
            body, _ = self._region(op.regions[0], [induction, *carried])
        else:
            op = self._build.op("scf.while", values, results=types, regions=2)
            before, arguments = self._region(op.regions[0], carried)
            condition = before.emit(loop.condition[0], ir.IntegerType.get_signless(1))
            before._build.op("scf.condition", [condition, *arguments])
            body, _ = self._region(op.regions[1], carried)
        following = [loop.carried[term][1] for term in carried]
        body._build.op("scf.yield", body._emit_each(following, types))
        return dict(zip(carried, op.results, strict=True))

    def _region(
        self, region: ir.Region, terms: Sequence[Unknown]
    ) -> tuple[SizeEmitter, list[ir.Value]]:
        """Add a block with arguments that are the values of ``terms``; return an emitter in it."""
        location, types = self._build.location, list(map(type_of, terms))
        block = ir.Block.create_at_start(region, types, [location] * len(types))
        arguments = list(block.arguments)
        build = Builder(ir.InsertionPoint(block), location)
        return self._within(build, dict(zip(terms, arguments, strict=True))), arguments


def type_of(term: Unknown) -> ir.Type:
    """Return the type of the values of a term."""
    if term.value is None or term.axis is not None:
        return ir.IndexType.get()
    return term.value.type


def _operands(term: Unknown) -> Sequence[Sum]:
    """What a term is computed from, without what is computed in a branch or loop."""
    origin = term.origin
    if origin is None:
        equal = older_equal(term)
        return [] if equal is None else [equal]
    older = reached(origin.inside, origin.since)[1] if origin.inside else []
    return [*origin.operands, *(Sum({each: 1}) for each in older)]


def _operation(term: Unknown) -> Unknown | int:
    """Choices that are equal here are results of one operation; they are of adjacent ages."""
    return term.origin.since if isinstance(term.origin, Choice) else term


def _reason(term: Unknown) -> str:
    if term.value is None:
        return "has no one value for all returns"
    if isinstance(term.value.owner, ir.Block):
        return "depends on data, by an argument of a block"
    return f"depends on data, by '{term.value.owner.name}'"
