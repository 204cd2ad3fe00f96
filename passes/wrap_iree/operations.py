"""Creates operations of IREE's dialects by name: most bindings have no classes for them.

In such bindings the operations are unregistered, and print in the generic form, which IREE parses.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mlir_abi.bindings import ir
from mlir_abi.passes.support.attributes import symbol_name
from mlir_abi.passes.support.functions import function_type
from mlir_abi.passes.support.result_allocator import dynamic_sizes

LIST = "!util.list<?>"
BUFFER_VIEW = "!hal.buffer_view"


class Operations:
    """Creates operations at the end of ``block``, all at one location."""

    def __init__(self, block: ir.Block, location: ir.Location) -> None:
        self._at = ir.InsertionPoint(block)
        self._location = location
        self._index = ir.IndexType.get(location.context)
        self.list = ir.Type.parse(LIST, location.context)
        self.view = ir.Type.parse(BUFFER_VIEW, location.context)
        self._constants: dict[int, ir.Value] = {}

    def new_list(self, size: int) -> ir.Value:
        """Create a list of ``size`` null slots."""
        length = self._constant(size)
        created = self._one("util.list.create", self.list, [length])
        self._create("util.list.resize", [], [created, length])
        return created

    def null_list(self) -> ir.Value:
        """Create a null list."""
        return self._one("util.null", self.list, [])

    def get(self, list_: ir.Value, slot: int, type_: ir.Type) -> ir.Value:
        """Read a slot; at run time, this fails if the slot does not hold a ``type_``."""
        return self._one("util.list.get", type_, [list_, self._constant(slot)])

    def set(self, list_: ir.Value, slot: int, value: ir.Value) -> None:
        """Store ``value`` in a slot."""
        self._create("util.list.set", [], [list_, self._constant(slot), value])

    def import_tensor(
        self, view: ir.Value, type_: ir.RankedTensorType, attributes: Mapping[str, ir.Attribute]
    ) -> ir.Value:
        """Convert a buffer view to a tensor; at run time, this fails if static sizes differ."""
        sizes = [
            self._one("hal.buffer_view.dim", self._index, [view], {"index": self._number(i)})
            for i in dynamic_sizes(type_)
        ]
        segments = ir.DenseI32ArrayAttr.get([1, len(sizes), 0, 0], type_.context)
        all_attributes = {"operandSegmentSizes": segments, **attributes}
        return self._one("hal.tensor.import", type_, [view, *sizes], all_attributes)

    def export_tensor(self, tensor: ir.Value, attributes: Mapping[str, ir.Attribute]) -> ir.Value:
        """Convert ``tensor`` to a buffer view."""
        type_ = ir.RankedTensorType(tensor.type)
        sizes = [
            self._one("tensor.dim", self._index, [tensor, self._constant(i)])
            for i in dynamic_sizes(type_)
        ]
        return self._one("hal.tensor.export", self.view, [tensor, *sizes], attributes)

    def call(self, function: ir.Operation, operands: Sequence[ir.Value]) -> list[ir.Value]:
        """Call ``function`` with ``operands``, and return the results."""
        name = ir.FlatSymbolRefAttr.get(symbol_name(function), function.context)
        attributes: dict[str, ir.Attribute] = {"callee": name}
        if "tied_operands" in function.attributes:
            attributes["tied_operands"] = function.attributes["tied_operands"]
        types = function_type(function).results
        return list(self._create(f"{_dialect(function)}.call", types, operands, attributes).results)

    def return_from(self, function: ir.Operation, values: Sequence[ir.Value]) -> None:
        """End ``function`` with ``values``."""
        self._create(f"{_dialect(function)}.return", [], values)

    def _constant(self, value: int) -> ir.Value:
        if value not in self._constants:
            attributes = {"value": self._number(value)}
            self._constants[value] = self._one("arith.constant", self._index, [], attributes)
        return self._constants[value]

    def _number(self, value: int) -> ir.IntegerAttr:
        return ir.IntegerAttr.get(self._index, value)

    def _one(
        self,
        name: str,
        type_: ir.Type,
        operands: Sequence[ir.Value],
        attributes: Mapping[str, ir.Attribute] | None = None,
    ) -> ir.Value:
        return self._create(name, [type_], operands, attributes).result

    def _create(
        self,
        name: str,
        types: Sequence[ir.Type],
        operands: Sequence[ir.Value],
        attributes: Mapping[str, ir.Attribute] | None = None,
    ) -> ir.Operation:
        return ir.Operation.create(
            name, types, operands, dict(attributes or {}), loc=self._location, ip=self._at
        )


def _dialect(function: ir.Operation) -> str:
    """Return ``func`` or ``util``: both dialects have functions, calls and returns."""
    return str(function.name).partition(".")[0]
