"""Creates operations of IREE's dialects by name: most bindings have no classes for them.

In such bindings the operations are unregistered, and print in the generic form, which IREE parses.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mlir_abi.bindings import ir
from mlir_abi.passes.support.attributes import symbol_name
from mlir_abi.passes.support.functions import function_type
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.result_allocator import dynamic_sizes

LIST = "!util.list<?>"
BUFFER_VIEW = "!hal.buffer_view"


class Operations:
    """Creates operations at the end of ``block``, all at one location."""

    def __init__(self, block: ir.Block, location: ir.Location) -> None:
        self._builder = Builder(ir.InsertionPoint(block), location)
        self.list = ir.Type.parse(LIST, location.context)
        self.view = ir.Type.parse(BUFFER_VIEW, location.context)
        self._constants: dict[int, ir.Value] = {}

    def new_list(self, size: int) -> ir.Value:
        """Create a list of ``size`` null slots."""
        length = self._constant(size)
        created = self._builder.value("util.list.create", self.list, [length])
        self._builder.op("util.list.resize", [created, length])
        return created

    def null_list(self) -> ir.Value:
        """Create a null list."""
        return self._builder.value("util.null", self.list, [])

    def get(self, list_: ir.Value, slot: int, type_: ir.Type) -> ir.Value:
        """Read a slot; at run time, this fails if the slot does not hold a ``type_``."""
        return self._builder.value("util.list.get", type_, [list_, self._constant(slot)])

    def set(self, list_: ir.Value, slot: int, value: ir.Value) -> None:
        """Store ``value`` in a slot."""
        self._builder.op("util.list.set", [list_, self._constant(slot), value])

    def import_tensor(
        self, view: ir.Value, type_: ir.RankedTensorType, attributes: Mapping[str, ir.Attribute]
    ) -> ir.Value:
        """Convert a buffer view to a tensor; at run time, this fails if static sizes differ."""
        index = ir.IndexType.get(type_.context)
        sizes = [
            self._builder.value(
                "hal.buffer_view.dim", index, [view], {"index": ir.IntegerAttr.get(index, i)}
            )
            for i in dynamic_sizes(type_)
        ]
        segments = ir.DenseI32ArrayAttr.get([1, len(sizes), 0, 0], type_.context)
        all_attributes = {"operandSegmentSizes": segments, **attributes}
        return self._builder.value("hal.tensor.import", type_, [view, *sizes], all_attributes)

    def export_tensor(self, tensor: ir.Value, attributes: Mapping[str, ir.Attribute]) -> ir.Value:
        """Convert ``tensor`` to a buffer view."""
        type_ = ir.RankedTensorType(tensor.type)
        sizes = [
            self._builder.value(
                "tensor.dim", ir.IndexType.get(type_.context), [tensor, self._constant(i)]
            )
            for i in dynamic_sizes(type_)
        ]
        return self._builder.value("hal.tensor.export", self.view, [tensor, *sizes], attributes)

    def call(self, function: ir.Operation, operands: Sequence[ir.Value]) -> list[ir.Value]:
        """Call ``function`` with ``operands``, and return the results."""
        callee = ir.FlatSymbolRefAttr.get(symbol_name(function), function.context)
        attributes: dict[str, ir.Attribute] = {"callee": callee}
        if "tied_operands" in function.attributes:
            attributes["tied_operands"] = function.attributes["tied_operands"]
        name, types = f"{_dialect(function)}.call", function_type(function).results
        return list(self._builder.op(name, operands, attributes, results=types).results)

    def return_from(self, function: ir.Operation, values: Sequence[ir.Value]) -> None:
        """End ``function`` with ``values``."""
        self._builder.op(f"{_dialect(function)}.return", values)

    def _constant(self, value: int) -> ir.Value:
        if value not in self._constants:
            self._constants[value] = self._builder.constant(value)
        return self._constants[value]


def _dialect(function: ir.Operation) -> str:
    """Return ``func`` or ``util``: both dialects have functions, calls and returns."""
    return str(function.name).partition(".")[0]
