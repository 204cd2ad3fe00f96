"""The mapping from values of the source to converted values, and the casts between them.

An operation that this package does not convert goes on using its operands with their old types. A
`builtin.unrealized_conversion_cast` materializes the old type from the converted value (a *source
materialization*), or the converted type from an old value (a *target materialization*). The pass
that converts the operation removes the cast.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mlir_abi.bindings import ir
from mlir_abi.passes.llvm.calling_convention import PassedValue
from mlir_abi.passes.llvm.emitter import Emitter
from mlir_abi.passes.support.op_builder import Builder


@dataclass(eq=False, slots=True)
class ExpandedValue:
    """An argument or result ``old`` that is passed as ``parts``.

    ``value`` is its converted value, which is made of the parts when an operation first needs it.
    """

    old: ir.Value
    passed: PassedValue
    parts: Sequence[ir.Value]
    value: ir.Value | None = None


class ValueMapping:
    """The converted values of a module."""

    def __init__(self, emitter: Emitter) -> None:
        self._emitter = emitter
        self._converted: dict[ir.Value, ir.Value] = {}
        self._expanded: dict[ir.Value, ExpandedValue] = {}
        self._casts: dict[ir.Value, ir.Value] = {}
        """Casts of results that were used before their operation was converted."""

    def add_expanded(self, expanded: ExpandedValue) -> None:
        """Map a value.

        The operations that pack its parts get the location of the first converted operation that
        uses it; if there is none, that of the value.
        """
        self._expanded[expanded.old] = expanded
        cast = self._converted.get(expanded.old)
        if cast is not None:
            self.replace(expanded.old, self._from_parts(expanded, cast.owner.location))

    def replace(self, old: ir.Value, new: ir.Value) -> None:
        """Map the result ``old`` to ``new``; if their types are equal, replace all uses at once."""
        if new.type == old.type:
            old.replace_all_uses_with(new)
            return
        if old in self._converted:  # an operation before it in the text uses it
            self._casts[old] = self._converted[old]
            self._casts[old].replace_all_uses_with(new)
        self._converted[old] = new

    def converted(self, old: ir.Value, location: ir.Location) -> ir.Value:
        """The converted value of ``old``, for an operation at ``location``."""
        known = self._converted.get(old)
        if known is not None:
            return known
        expanded = self._expanded.get(old)
        if expanded is not None:
            new = self._from_parts(expanded, location)
        else:
            type_ = self._emitter.types.convert(old.type)
            if type_ == old.type:
                return old
            new = self._cast_after_definition(old, type_, location)
        self._converted[old] = new
        return new

    def materialize_results(self, op: ir.Operation) -> None:
        """Cast the converted results of ``op`` to their old types for operations that use these."""
        for old in op.results:
            if old in self._casts:
                self._casts.pop(old).owner.operation.erase()
            is_mapped = old in self._converted or old in self._expanded
            if is_mapped and is_used(old):
                at = Builder.before(op)
                new = self.converted(old, at.location)
                old.replace_all_uses_with(at.cast(old.type, new))
            self._expanded.pop(old, None)

    def materialize_arguments(self) -> None:
        """Cast converted arguments to their old types for operations that use these."""
        for old, expanded in self._expanded.items():
            if is_used(old):
                new = self._from_parts(expanded, old.location)
                cast = self._cast_after_definition(new, old.type, old.location)
                old.replace_all_uses_with(cast)

    def _from_parts(self, expanded: ExpandedValue, location: ir.Location) -> ir.Value:
        if expanded.value is None:
            owner = expanded.parts[0].owner
            before = (
                ir.InsertionPoint.at_block_begin(owner)
                if isinstance(owner, ir.Block)
                else ir.InsertionPoint(expanded.old.owner.operation)
            )
            at, passed, parts = Builder(before, location), expanded.passed, expanded.parts
            if passed.bare is not None:
                parts = [parts[0], parts[0], *passed.bare]
            expanded.value = parts[0]
            if passed.descriptor is not None:
                expanded.value = self._emitter.pack(at, passed.descriptor, parts)
        return expanded.value

    def _cast_after_definition(
        self, value: ir.Value, type_: ir.Type, location: ir.Location
    ) -> ir.Value:
        """A cast of ``value`` right after its definition, which dominates every use of it."""
        owner = value.owner
        before = (
            ir.InsertionPoint.at_block_begin(owner)
            if isinstance(owner, ir.Block)
            else ir.InsertionPoint.after(owner.operation)
        )
        return Builder(before, location).cast(type_, value)


def is_used(value: ir.Value) -> bool:
    """Whether an operation uses ``value``."""
    return next(iter(value.uses), None) is not None
