"""A ``func.func`` becomes an ``llvm.func``: its attributes, its body, and its arguments."""

from __future__ import annotations

from mlir_abi.bindings import ir
from mlir_abi.passes.func_to_llvm.emitter import Emitter, Place
from mlir_abi.passes.func_to_llvm.plan import PlannedFunction
from mlir_abi.passes.func_to_llvm.values import Parts, Values


class Functions:
    """Puts an ``llvm.func`` in front of each ``func.func``, which stays, without its body."""

    def __init__(self, emitter: Emitter, values: Values) -> None:
        self._emitter = emitter
        self._values = values
        self._outgrown: list[tuple[ir.Block, int]] = []

    def convert(self, planned: PlannedFunction) -> ir.Operation:
        """Make the ``llvm.func``, which takes over the body, and give it its arguments."""
        old, kind = planned.function.op, planned.kind
        attributes = {**kind.attributes, "sym_name": ir.StringAttr.get(planned.function.name)}
        new = self._emitter.function(Place(ir.InsertionPoint(old), old.location), attributes)
        if not kind.is_declaration:
            region = new.regions[0]
            blocks = list(old.regions[0].blocks)
            for block in blocks:
                block.append_to(region)
            if not kind.signature.keeps_arguments:
                self._add_arguments(blocks[0], planned)
        return new

    def _add_arguments(self, entry: ir.Block, planned: PlannedFunction) -> None:
        """Add the new arguments after the old ones, which go when nothing uses them."""
        old = list(entry.arguments)
        start = ir.InsertionPoint.at_block_begin(entry)
        for argument, passed in zip(old, planned.kind.signature.inputs, strict=True):
            location = argument.location
            parts = [entry.add_argument(part.type, location) for part in passed.parts]
            if passed.is_same:
                argument.replace_all_uses_with(parts[0])
                continue
            if not passed.by_reference:
                self._values.add_parts(Parts(argument, passed, parts))
                continue
            value = self._emitter.load(Place(start, location), parts[0], passed.value.type)
            if passed.keeps_type:
                argument.replace_all_uses_with(value)
            else:
                self._values.add_parts(Parts(argument, passed, parts, value))
        self._outgrown.append((entry, len(old)))

    def erase_arguments(self) -> None:
        """Take away the old arguments."""
        for entry, count in self._outgrown:
            for _ in range(count):
                entry.erase_argument(0)
