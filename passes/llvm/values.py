"""Which converted value stands for which value of the source, and the bridges between them.

An operation that stays goes on using its values as they were; a cast bridges them, so that the pass
that converts the operation takes it away.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mlir_abi.bindings import ir
from mlir_abi.passes.llvm.calling_convention import PassedValue
from mlir_abi.passes.llvm.emitter import Emitter, Place


@dataclass(eq=False, slots=True)
class ExpandedValue:
    """An argument or result that arrives in parts; the value is made of them when one is needed."""

    old: ir.Value
    passed: PassedValue
    parts: Sequence[ir.Value]
    value: ir.Value | None = None


class ValueMapping:
    """The converted values of a module."""

    def __init__(self, emitter: Emitter) -> None:
        self._emitter = emitter
        self._converted: dict[ir.Value, ir.Value] = {}
        self._in_parts: dict[ir.Value, ExpandedValue] = {}
        self._early: dict[ir.Value, ir.Value] = {}

    def add_expanded(self, parts: ExpandedValue) -> None:
        """Remember a value to be made at the location of the first operation that uses it."""
        self._in_parts[parts.old] = parts
        early = self._converted.get(parts.old)
        if early is not None:
            self.replace(parts.old, self._whole(parts, early.owner.location))

    def replace(self, old: ir.Value, new: ir.Value) -> None:
        """Say that ``new`` is what the result ``old`` becomes."""
        if new.type == old.type:
            old.replace_all_uses_with(new)
            return
        if old in self._converted:  # used before, in the order of the text
            self._early[old] = self._converted[old]
            self._early[old].replace_all_uses_with(new)
        self._converted[old] = new

    def converted(self, old: ir.Value, location: ir.Location) -> ir.Value:
        """What ``old`` becomes; ``location`` is that of what uses it."""
        known = self._converted.get(old)
        if known is not None:
            return known
        in_parts = self._in_parts.get(old)
        if in_parts is not None:
            new = self._whole(in_parts, location)
        else:
            type_ = self._emitter.types.convert(old.type)
            if type_ == old.type:
                return old
            new = self._cast_at_definition(old, type_, location)
        self._converted[old] = new
        return new

    def materialize_results(self, op: ir.Operation) -> None:
        """Bridge the uses that the results of ``op`` still have to what they have become."""
        for old in op.results:
            if old in self._early:
                self._early.pop(old).owner.operation.erase()
            is_changed = old in self._converted or old in self._in_parts
            if is_changed and is_used(old):
                at = Place(ir.InsertionPoint(op), op.location)
                new = self.converted(old, at.location)
                old.replace_all_uses_with(self._emitter.cast(at, new, old.type))
            self._in_parts.pop(old, None)

    def materialize_arguments(self) -> None:
        """Bridge the uses that arguments still have."""
        for old, in_parts in self._in_parts.items():
            if is_used(old):
                new = self._whole(in_parts, old.location)
                old.replace_all_uses_with(self._cast_at_definition(new, old.type, old.location))

    def _whole(self, parts: ExpandedValue, location: ir.Location) -> ir.Value:
        if parts.value is None:
            owner = parts.old.owner
            is_argument = isinstance(owner, ir.Block)
            before = (
                ir.InsertionPoint.at_block_begin(owner)
                if is_argument
                else ir.InsertionPoint.after(parts.parts[0].owner.operation)
            )
            parts.value = self._assembled(Place(before, location), parts)
        return parts.value

    def _assembled(self, at: Place, parts: ExpandedValue) -> ir.Value:
        passed = parts.passed
        if passed.bare is not None:
            return self._emitter.pack_bare(at, passed.bare, parts.parts[0])
        if passed.descriptor is not None:
            return self._emitter.pack(at, passed.descriptor, parts.parts)
        return parts.parts[0]

    def _cast_at_definition(
        self, value: ir.Value, type_: ir.Type, location: ir.Location
    ) -> ir.Value:
        """A cast of ``value`` that everything that ``value`` dominates can use."""
        owner = value.owner
        if isinstance(owner, ir.Block):
            at = Place(ir.InsertionPoint.at_block_begin(owner), location)
            return self._emitter.cast(at, value, type_)
        at = Place(ir.InsertionPoint.after(owner.operation), location)
        return self._emitter.cast(at, value, type_)


def is_used(value: ir.Value) -> bool:
    """Whether an operation uses ``value``."""
    return next(iter(value.uses), None) is not None
