"""Which converted value stands for which value of the source, and the bridges between them.

An operation that stays goes on using its values as they were; a cast bridges them, so that the pass
that converts the operation takes it away.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mlir_abi.bindings import ir
from mlir_abi.passes.func_to_llvm.emitter import Emitter, Place
from mlir_abi.passes.func_to_llvm.signatures import Passed


@dataclass(eq=False, slots=True)
class EntryArgument:
    """An argument of a function: its parts, and the value made of them once one is needed."""

    old: ir.Value
    passed: Passed
    parts: Sequence[ir.Value]
    value: ir.Value | None = None


class Values:
    """The converted values of a module."""

    def __init__(self, emitter: Emitter) -> None:
        self._emitter = emitter
        self._converted: dict[ir.Value, ir.Value] = {}
        self._arguments: dict[ir.Value, EntryArgument] = {}
        self._early: dict[ir.Value, ir.Value] = {}

    def add_argument(self, argument: EntryArgument) -> None:
        """Remember an argument, whose value is made when something uses it."""
        self._arguments[argument.old] = argument

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
        argument = self._arguments.get(old)
        if argument is not None:
            new = self._value_of(argument, location)
        else:
            type_ = self._emitter.types.convert(old.type)
            if type_ == old.type:
                return old
            new = self._cast_at_definition(old, type_, location)
        self._converted[old] = new
        return new

    def bridge(self, old: ir.Value, at: Place) -> None:
        """Bridge the uses that the result ``old`` still has to what it has become."""
        if old in self._early:
            self._early.pop(old).owner.operation.erase()
        if _is_used(old):
            old.replace_all_uses_with(self._emitter.cast(at, self._converted[old], old.type))

    def bridge_arguments(self) -> None:
        """Bridge the uses that arguments still have."""
        for old, argument in self._arguments.items():
            if _is_used(old):
                cast = self._cast_at_definition(
                    self._value_of(argument, old.location), old.type, old.location
                )
                old.replace_all_uses_with(cast)

    def _value_of(self, argument: EntryArgument, location: ir.Location) -> ir.Value:
        if argument.value is None:
            at = Place(ir.InsertionPoint.at_block_begin(argument.old.owner), location)
            argument.value = self._made_of_parts(argument, at)
        return argument.value

    def _made_of_parts(self, argument: EntryArgument, at: Place) -> ir.Value:
        passed = argument.passed
        if passed.bare is not None:
            return self._emitter.pack_static(
                at, passed.descriptor, passed.bare, argument.parts[0]
            )
        if passed.descriptor is not None:
            return self._emitter.pack(at, passed.descriptor, argument.parts)
        return argument.parts[0]

    def _cast_at_definition(
        self, value: ir.Value, type_: ir.Type, location: ir.Location
    ) -> ir.Value:
        """A cast of ``value`` that everything that ``value`` dominates can use."""
        owner = value.owner
        if isinstance(owner, ir.Block):
            at = Place(ir.InsertionPoint.at_block_begin(owner), location)
            return self._emitter.cast(at, value, type_)
        definition = owner.operation
        cast = self._emitter.cast(Place(ir.InsertionPoint(definition), location), value, type_)
        cast.owner.operation.move_after(definition)
        return cast


def _is_used(value: ir.Value) -> bool:
    return next(iter(value.uses), None) is not None
