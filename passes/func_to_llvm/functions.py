"""A ``func.func`` becomes an ``llvm.func``: its attributes, its body, and its arguments."""

from __future__ import annotations

from mlir_abi.bindings import ir
from mlir_abi.passes.func_to_llvm.plan import PlannedFunction
from mlir_abi.passes.llvm.calling_convention import Passed, Signature
from mlir_abi.passes.llvm.emitter import Emitter, Place
from mlir_abi.passes.llvm.values import Parts, Values, is_used


class Functions:
    """Puts an ``llvm.func`` in front of each ``func.func``, which stays, without its body."""

    def __init__(self, emitter: Emitter, values: Values) -> None:
        self._emitter = emitter
        self._values = values
        self._outgrown: list[tuple[ir.Block, int]] = []

    def convert(self, planned: PlannedFunction, at: Place) -> ir.Operation:
        """Make the ``llvm.func``, which takes over the body, and give it its arguments."""
        function, kind = planned.function, planned.kind
        new = self._emitter.function(at, function.name, kind.attributes)
        if function.blocks:
            region = new.regions[0]
            for block in function.blocks:
                block.append_to(region)
            if not kind.signature.keeps_arguments:
                self._add_arguments(function.blocks[0], kind.signature)
        return new

    def _add_arguments(self, entry: ir.Block, signature: Signature) -> None:
        """Add the new arguments after the old ones, which go when nothing uses them."""
        old = list(entry.arguments)
        start = ir.InsertionPoint.at_block_begin(entry)
        for argument, passed in zip(old, signature.inputs, strict=True):
            location = argument.location
            parts = [entry.add_argument(part.type, location) for part in passed.parts]
            if passed.is_same:
                argument.replace_all_uses_with(parts[0])
            elif passed.by_reference:
                self._load(Place(start, location), argument, passed, parts)
            elif is_used(argument):
                self._values.add_parts(Parts(argument, passed, parts))
        self._outgrown.append((entry, len(old)))

    def _load(self, at: Place, old: ir.Value, passed: Passed, parts: list[ir.Value]) -> None:
        """Load what is passed by reference, whose type is never LLVM's: MLIR refuses that."""
        value = self._emitter.load(at, parts[0], passed.value.type)
        self._values.add_parts(Parts(old, passed, parts, value))

    def erase_arguments(self) -> None:
        """Take away the old arguments."""
        for entry, count in self._outgrown:
            for _ in range(count):
                entry.erase_argument(0)
