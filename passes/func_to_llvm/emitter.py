"""Makes operations of the LLVM dialect at one place; each method is one operation or one pattern.

The generic `Operation.create` is several times faster than the classes made from ODS, and all
bindings have it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mlir_abi.bindings import ir
from mlir_abi.passes.func_to_llvm.signatures import StaticLayout
from mlir_abi.passes.func_to_llvm.type_conversion import (
    Converted,
    Ranked,
    TypeConverter,
    Unranked,
)

CAST = "builtin.unrealized_conversion_cast"


@dataclass(frozen=True, slots=True)
class Place:
    """Where operations go, and the location they have."""

    before: ir.InsertionPoint
    location: ir.Location


class Emitter:
    """Makes operations; keeps the attributes that they share."""

    def __init__(self, types: TypeConverter) -> None:
        self.types = types
        self._index_type = types.index_constant
        self._positions: dict[tuple[int, ...], dict[str, ir.Attribute]] = {}
        self._constants: dict[int, dict[str, ir.Attribute]] = {}
        self._segments: dict[int, ir.Attribute] = {}
        self._no_bundles = ir.DenseI32ArrayAttr.get([])
        self._not_volatile = {"isVolatile": ir.BoolAttr.get(False)}
        self._byte = {"elem_type": ir.TypeAttr.get(ir.IntegerType.get_signless(8))}

    def function(self, at: Place, attributes: dict[str, ir.Attribute]) -> ir.Operation:
        """A function without a body."""
        return ir.Operation.create(
            "llvm.func", None, None, attributes, None, 1, at.location, at.before
        )

    def cast(self, at: Place, value: ir.Value, type_: ir.Type) -> ir.Value:
        """Bridge a value that is converted and a use that is not, or the reverse."""
        return self._one(at, CAST, type_, [value])

    def constant(self, at: Place, value: int) -> ir.Value:
        """An ``index`` constant."""
        attributes = self._constants.get(value)
        if attributes is None:
            attributes = {"value": ir.IntegerAttr.get(self.types.index_constant, value)}
            self._constants[value] = attributes
        return self._one(at, "llvm.mlir.constant", self.types.index.type, [], attributes)

    def extract(
        self, at: Place, container: ir.Value, position: tuple[int, ...], type_: ir.Type
    ) -> ir.Value:
        """A member of a struct, or of an array in one."""
        return self._one(at, "llvm.extractvalue", type_, [container], self._position(position))

    def struct(
        self, at: Place, type_: ir.Type, members: Sequence[tuple[tuple[int, ...], ir.Value]]
    ) -> ir.Value:
        """A struct, put together of ``(position, member)`` pairs."""
        value = self._one(at, "llvm.mlir.poison", type_, [])
        for position, member in members:
            value = self._one(
                at, "llvm.insertvalue", type_, [value, member], self._position(position)
            )
        return value

    def pack(
        self, at: Place, descriptor: Ranked | Unranked, fields: Sequence[ir.Value]
    ) -> ir.Value:
        """A descriptor, put together of its fields in the order in which they are passed."""
        members = zip(field_positions(descriptor), fields, strict=True)
        if isinstance(descriptor, Unranked):
            return self.struct(at, descriptor.value.type, list(members))
        first, rank = 3, descriptor.rank
        ordered = list(members)
        sizes, strides = ordered[first : first + rank], ordered[first + rank :]
        pairs = [member for pair in zip(sizes, strides, strict=True) for member in pair]
        return self.struct(at, descriptor.value.type, [*ordered[:first], *pairs])

    def pack_static(
        self, at: Place, descriptor: Ranked, layout: StaticLayout, pointer: ir.Value
    ) -> ir.Value:
        """The descriptor of what a bare pointer designates."""
        numbers = [layout.offset, *layout.sizes, *layout.strides]
        fields = [pointer, pointer, *(self.constant(at, number) for number in numbers)]
        return self.pack(at, descriptor, fields)

    def unpack(self, at: Place, descriptor: Ranked | Unranked, value: ir.Value) -> list[ir.Value]:
        """The fields of a descriptor, in the order in which they are passed."""
        return [
            self.extract(at, value, position, field.type)
            for position, field in zip(field_positions(descriptor), descriptor.fields, strict=True)
        ]

    def load(self, at: Place, pointer: ir.Value, type_: ir.Type) -> ir.Value:
        """Load a value of ``type_``."""
        return self._one(at, "llvm.load", type_, [pointer])

    def store(self, at: Place, value: ir.Value, pointer: ir.Value) -> None:
        """Store ``value``."""
        self._op(at, "llvm.store", [], [value, pointer])

    def alloca(self, at: Place, element: Converted) -> ir.Value:
        """Memory for one ``element`` on the stack."""
        one = self.constant(at, 1)
        type_ = {"elem_type": ir.TypeAttr.get(element.type)}
        return self._one(at, "llvm.alloca", self.types.pointer.type, [one], type_)

    def alloca_bytes(self, at: Place, size: ir.Value) -> ir.Value:
        """``size`` bytes on the stack."""
        return self._one(at, "llvm.alloca", self.types.pointer.type, [size], self._byte)

    def copy(self, at: Place, target: ir.Value, source: ir.Value, size: ir.Value) -> None:
        """Copy ``size`` bytes that do not overlap."""
        self._op(at, "llvm.intr.memcpy", [], [target, source, size], self._not_volatile)

    def multiply(self, at: Place, left: ir.Value, right: ir.Value) -> ir.Value:
        """A product of two ``index`` values."""
        return self._one(at, "llvm.mul", self.types.index.type, [left, right])

    def add(self, at: Place, left: ir.Value, right: ir.Value) -> ir.Value:
        """A sum of two ``index`` values."""
        return self._one(at, "llvm.add", self.types.index.type, [left, right])

    def save_stack(self, at: Place) -> ir.Value:
        """The top of the stack."""
        return self._one(at, "llvm.intr.stacksave", self.types.pointer.type, [])

    def restore_stack(self, at: Place, saved: ir.Value) -> ir.Operation:
        """Give up what was put on the stack since ``saved``."""
        return self._op(at, "llvm.intr.stackrestore", [], [saved])

    def call(
        self,
        at: Place,
        result: Converted | None,
        operands: Sequence[ir.Value],
        attributes: dict[str, ir.Attribute],
    ) -> ir.Value | None:
        """A call; ``attributes`` name the callee, unless it is the first operand."""
        count = len(operands)
        segments = self._segments.get(count)
        if segments is None:
            segments = self._segments[count] = ir.DenseI32ArrayAttr.get([count, 0])
        attributes = {
            **attributes,
            "op_bundle_sizes": self._no_bundles,
            "operandSegmentSizes": segments,
        }
        results = [] if result is None else [result.type]
        op = self._op(at, "llvm.call", results, operands, attributes)
        return None if result is None else op.result

    def call_symbol(
        self, at: Place, name: str, result: Converted | None, operands: Sequence[ir.Value]
    ) -> ir.Value | None:
        """A call of the function ``name``."""
        callee = ir.FlatSymbolRefAttr.get(name)
        return self.call(at, result, operands, {"callee": callee})

    def address_of(self, at: Place, attributes: dict[str, ir.Attribute]) -> ir.Value:
        """The address of a function."""
        return self._one(at, "llvm.mlir.addressof", self.types.pointer.type, [], attributes)

    def return_(
        self, at: Place, value: ir.Value | None, attributes: dict[str, ir.Attribute] | None = None
    ) -> None:
        """Return, with a value or none."""
        self._op(at, "llvm.return", [], [] if value is None else [value], attributes)

    def _position(self, position: tuple[int, ...]) -> dict[str, ir.Attribute]:
        known = self._positions.get(position)
        if known is None:
            known = {"position": ir.DenseI64ArrayAttr.get(position)}
            self._positions[position] = known
        return known

    def _one(
        self,
        at: Place,
        name: str,
        type_: ir.Type,
        operands: Sequence[ir.Value],
        attributes: dict[str, ir.Attribute] | None = None,
    ) -> ir.Value:
        return self._op(at, name, [type_], operands, attributes).result

    def _op(
        self,
        at: Place,
        name: str,
        results: Sequence[ir.Type],
        operands: Sequence[ir.Value],
        attributes: dict[str, ir.Attribute] | None = None,
    ) -> Any:
        return ir.Operation.create(
            name, results, operands, attributes, None, 0, at.location, at.before
        )


def field_positions(descriptor: Ranked | Unranked) -> list[tuple[int, ...]]:
    """Where the fields of a descriptor are in its struct, in the order in which they are passed."""
    if isinstance(descriptor, Unranked):
        return [(0,), (1,)]
    dimensions = range(descriptor.rank)
    return [(0,), (1,), (2,), *((3, i) for i in dimensions), *((4, i) for i in dimensions)]
