"""The sizes of the values of a function, as sums of terms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.size_expressions import Sum
from mlir_abi.passes.support.ir_types import RANKED
from mlir_abi.passes.support.sizes.terms import (
    Choice,
    Terms,
    axis_in,
    known_sum,
    single_term,
    unknown,
)


class Sizes:
    """What the operations of a function define and require, one after the other.

    ``certain`` is whether the operation at hand is executed in every call; ``place`` is a number
    for the block that it is in, and 0 if it is certain.
    """

    def __init__(self) -> None:
        self.terms = Terms()
        self.certain = True
        self.place = 0
        self._known: dict[ir.Value, Sequence[Sum]] = {}

    def of(self, value: ir.Value) -> Sequence[Sum]:
        """Return the sizes of an array; of any other value, the value itself as the only one."""
        sizes = self._known.get(value)
        if sizes is None:
            sizes = self._known[value] = unknown_sizes(value.type, value)
        return sizes

    def define(self, value: ir.Value, sums: Sequence[Sum]) -> None:
        """Set what `of` returns; a static size of the type is required."""
        type_: Any = value.type
        is_array = isinstance(type_, RANKED)
        if len(sums) != (type_.rank if is_array else not isinstance(type_, ir.ShapedType)):
            return
        known = list(sums)
        for axis, size in enumerate(type_.shape if is_array else ()):
            if not type_.is_dynamic_dim(axis):
                known[axis] = Sum({}, size)
                self.require(known[axis], sums[axis])
        self._known[value] = known

    def require(self, a: Sum, b: Sum) -> None:
        """Note that the operation has no meaning unless two sums are equal."""
        if self.certain:
            self.terms.unite(a, b)

    def require_all(self, a: Sequence[Sum], b: Sequence[Sum]) -> None:
        """The same for all sizes of two arrays."""
        for pair in zip(a, b, strict=False):
            self.require(*pair)

    def choose(
        self,
        value: ir.Value,
        selector: Sum,
        branches: Sequence[Sequence[Sum]],
        since: int,
        cases: ir.Attribute | None = None,
    ) -> None:
        """Define ``value``, which has the sizes of one of several, by a `Choice`."""
        chosen: list[Sum] = []
        for number, sums in enumerate(zip(*branches, strict=True)):
            found = [_chosen(sum_, selector, i) for i, sum_ in enumerate(sums)]
            if len(set(map(known_sum, found))) > 1:
                origin = Choice(selector, found, since, cases)
                key = cases, str(value.type)
                found = [self.terms.computed(key, value, axis_in(value, number), origin)]
            chosen.append(found[0])
        self.define(value, chosen)


def _chosen(sum_: Sum, selector: Sum, number: int) -> Sum:
    """``sum_`` in the branch of this number: a choice by the same selector is made there."""
    term = single_term(sum_)
    while term is not None and isinstance(term.origin, Choice) and term.origin.cases is None:
        if term.origin.selector != selector:
            break
        sum_ = term.origin.branches[number]
        term = single_term(sum_)
    return sum_


def unknown_sizes(type_: ir.Type, value: ir.Value | None = None) -> Sequence[Sum]:
    """Return the sizes of an array, or a number: new terms for what its type leaves open."""
    if isinstance(type_, RANKED):
        return [
            unknown(value, axis) if type_.is_dynamic_dim(axis) else Sum({}, size)
            for axis, size in enumerate(type_.shape)
        ]
    return () if isinstance(type_, ir.ShapedType) else (unknown(value),)
