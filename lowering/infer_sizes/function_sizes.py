"""Follows sizes through the body of a function."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import Kind
from mlir_abi.dialect_attrs.sizes import Sizes as NamedSizes
from mlir_abi.dialect_attrs.structure import MAX_DEPTH
from mlir_abi.lowering.infer_sizes.rules import rule_of
from mlir_abi.lowering.infer_sizes.terms import Term, Terms, Unknown, find
from mlir_abi.passes.support.functions import CALL, function_type, is_definition

ARRAYS = (ir.RankedTensorType, ir.MemRefType)


class Interface(NamedTuple):
    """The terms of the arguments and of the results of a function."""

    arguments: list[Sequence[Term]]
    results: list[Sequence[Term]]


class FunctionSizes:
    """The sizes of the values in one function: a `rules.Sizes`.

    An operation that is not executed in every call defines the sizes of its results, and requires
    nothing. What a loop passes on keeps the size that it begins with, until the end of the loop
    shows that it does not: then all begins anew, without that belief.
    """

    def __init__(
        self,
        function: ir.Operation,
        given: Mapping[Kind, Sequence[NamedSizes | None]],
        callees: Mapping[str, Interface],
    ) -> None:
        self._function, self._given, self._callees = function, given, callees
        self._varying: set[tuple[ir.Value, int]] = set()
        before = -1
        while len(self._varying) > before:
            before = len(self._varying)
            self._analyse()

    def _analyse(self) -> None:
        self.terms = Terms()
        self._sizes: dict[ir.Value, Sequence[Term]] = {}
        self._returned: list[list[Sequence[Term]]] = []
        self._certain, self._depth = True, 0
        self.names: dict[str, Term] = {}
        type_ = function_type(self._function)
        if is_definition(self._function):
            blocks = list(self._function.regions[0].blocks)
            arguments = [self.of(argument) for argument in blocks[0].arguments]
        else:
            blocks, arguments = [], [_unknown(input_) for input_ in type_.inputs]
        self._apply_names("argument", arguments)
        for i, block in enumerate(blocks):
            self._certain = i == 0
            self._visit(block)
        self._certain = True
        results = self._either(self._returned) or [_unknown(result) for result in type_.results]
        self._apply_names("result", results)
        self.interface = Interface(arguments, results)

    def _apply_names(self, kind: Kind, values: Sequence[Sequence[Term]]) -> None:
        """Make sizes of one given name equal."""
        for terms, sizes in zip(values, self._given[kind], strict=True):
            for term, size in zip(terms, sizes or (), strict=False):
                if size is not None:
                    known = size if isinstance(size, int) else self.names.setdefault(size, term)
                    self.terms.unite(known, term)

    def of(self, value: ir.Value) -> Sequence[Term]:
        """The sizes of an array; of any other value, the value itself as the only term."""
        sizes = self._sizes.get(value)
        if sizes is None:
            sizes = self._sizes[value] = _unknown(value.type)
        return sizes

    def define(self, value: ir.Value, terms: Sequence[Term]) -> None:
        """Set what `of` returns; a static size of the type is required of the term."""
        sizes = _unknown(value.type)
        if len(sizes) == len(terms):
            for size, term in zip(sizes, terms, strict=True):
                if isinstance(size, int):
                    self.require(size, term)
            self._sizes[value] = [
                size if isinstance(size, int) else term
                for size, term in zip(sizes, terms, strict=True)
            ]

    def require(self, a: Term, b: Term) -> None:
        """Note that two terms are equal, if the operation is executed in every call."""
        if self._certain:
            self.terms.unite(a, b)

    def require_all(self, a: Sequence[Term], b: Sequence[Term]) -> None:
        """The same for all sizes of two arrays."""
        if len(a) == len(b):
            for pair in zip(a, b, strict=True):
                self.require(*pair)

    def _visit(self, block: ir.Block) -> list[Sequence[Term]]:
        """Follow the sizes through a block; returns those of what its last operation passes on."""
        operations = list(block)
        self._depth += 1
        for op in operations if self._depth <= MAX_DEPTH else ():
            name, operands = op.operation.name, list(op.operands)
            if name == CALL:
                self._call(op)
            elif name == "func.return":
                self._returned.append(list(map(self.of, operands)))
            elif name in ("scf.if", "scf.index_switch", "scf.execute_region"):
                self._branches(op, certain=name == "scf.execute_region")
            elif name == "scf.for":
                self._for(op)
            elif name == "scf.while":
                self._while(op)
            elif name == "scf.forall":
                for result, out in zip(reversed(op.results), reversed(operands), strict=False):
                    self.define(result, self.of(out))
            elif rule := rule_of(op.operation):
                rule(op, self)
        self._depth -= 1
        return list(map(self.of, operations[-1].operands))

    def _visit_if(self, certain: bool, block: ir.Block) -> list[Sequence[Term]]:
        before, self._certain = self._certain, self._certain and certain
        passed = self._visit(block)
        self._certain = before
        return passed

    def _branches(self, op: Any, certain: bool) -> None:
        """One of the regions is executed, and passes on the results."""
        passed = [
            self._visit_if(certain and len(region.blocks) == 1, region.blocks[0])
            for region in op.regions
            if len(region.blocks)
        ]
        single = all(len(region.blocks) < 2 for region in op.regions)
        for result, sizes in zip(op.results, self._either(passed) if single else (), strict=False):
            self.define(result, sizes)

    def _either(self, values: Sequence[Sequence[Sequence[Term]]]) -> list[Sequence[Term]]:
        """The sizes of values of which one of several lists is passed on."""
        if not values:
            return []
        return [
            [
                terms[0] if len({find(term) for term in terms}) == 1 else Unknown()
                for terms in zip(*sizes, strict=True)
            ]
            for sizes in zip(*values, strict=True)
        ]

    def _for(self, op: Any) -> None:
        lower, upper, _, *initial = op.operands
        first, end = (find(self.of(bound)[0]) for bound in (lower, upper))
        block = op.regions[0].blocks[0]
        self._enter(block.arguments[1:], initial)
        runs = isinstance(first, int) and isinstance(end, int) and 0 <= first < end
        self._repeat(block.arguments[1:], self._visit_if(runs, block))
        for result, argument in zip(op.results, block.arguments[1:], strict=True):
            self.define(result, self._kept(argument))

    def _while(self, op: Any) -> None:
        """The first region is executed at least once, and ends with a condition and the results."""
        before, after = (region.blocks[0] for region in op.regions)
        self._enter(before.arguments, op.operands)
        _, *passed = self._visit_if(True, before)
        for argument, result, sizes in zip(after.arguments, op.results, passed, strict=True):
            self.define(argument, sizes)
            self.define(result, sizes)
        self._repeat(before.arguments, self._visit_if(False, after))

    def _enter(self, arguments: Sequence[ir.Value], initial: Sequence[ir.Value]) -> None:
        for argument, value in zip(arguments, initial, strict=True):
            self.define(
                argument,
                [
                    Unknown() if (argument, axis) in self._varying else term
                    for axis, term in enumerate(self.of(value))
                ],
            )

    def _repeat(self, arguments: Sequence[ir.Value], passed: Sequence[Sequence[Term]]) -> None:
        """See which sizes the next iteration begins with are not those of this one."""
        for argument, sizes in zip(arguments, passed, strict=True):
            for axis, (term, size) in enumerate(zip(self.of(argument), sizes, strict=True)):
                if find(term) != find(size):
                    self._varying.add((argument, axis))

    def _kept(self, argument: ir.Value) -> list[Term]:
        """The sizes after the loop; one that varies is not that of any iteration."""
        return [
            Unknown() if (argument, axis) in self._varying else term
            for axis, term in enumerate(self.of(argument))
        ]

    def _call(self, op: Any) -> None:
        """What the callee requires of its arguments, and what it says of its results."""
        callee = self._callees.get(op.attributes["callee"].value)
        if callee is None:
            return
        here: dict[Term, Term] = {}
        for operand, terms in zip(op.operands, callee.arguments, strict=True):
            for there, term in zip(map(find, terms), self.of(operand), strict=True):
                self.require(
                    there if isinstance(there, int) else here.setdefault(there, term), term
                )
        for result, terms in zip(op.results, callee.results, strict=True):
            sizes = [
                there if isinstance(there, int) else here.setdefault(there, Unknown())
                for there in map(find, terms)
            ]
            self.define(result, sizes)


def _unknown(type_: ir.Type) -> Sequence[Term]:
    """The sizes of an array of which only the type is known; a term for a number."""
    if isinstance(type_, ARRAYS):
        return [
            Unknown() if type_.is_dynamic_dim(i) else size for i, size in enumerate(type_.shape)
        ]
    return () if isinstance(type_, ir.ShapedType) else (Unknown(),)
