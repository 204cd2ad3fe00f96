"""Creates operations at one place, all at one location.

The generic `Operation.create` is several times faster than the classes made from ODS, and all
bindings have it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from mlir_abi.bindings import ir
from mlir_abi.passes.support.functions import CAST

_create = ir.Operation.create


class Builder(NamedTuple):
    """Creates operations at an insertion point, with a location."""

    point: ir.InsertionPoint
    location: ir.Location

    @classmethod
    def before(cls, op: ir.Operation) -> Builder:
        """Return a builder right before ``op``, with its location."""
        return cls(ir.InsertionPoint(op), op.location)

    @classmethod
    def in_body_of(
        cls, op: ir.Operation, types: Sequence[ir.Type] = ()
    ) -> tuple[Builder, list[ir.Value]]:
        """Add a block with arguments of ``types`` to ``op``; return a builder in it, and these."""
        block = ir.Block.create_at_start(op.regions[0], types, [op.location] * len(types))
        return cls(ir.InsertionPoint(block), op.location), list(block.arguments)

    def op(
        self,
        name: str,
        operands: Sequence[ir.Value] = (),
        attributes: Mapping[str, ir.Attribute] | None = None,
        *,
        results: Sequence[ir.Type] = (),
        successors: Sequence[ir.Block] | None = None,
        regions: int = 0,
    ) -> ir.Operation:
        """Create an operation."""
        point, location = self
        return _create(name, results, operands, attributes, successors, regions, location, point)

    def value(
        self,
        name: str,
        type_: ir.Type,
        operands: Sequence[ir.Value] = (),
        attributes: Mapping[str, ir.Attribute] | None = None,
    ) -> ir.Value:
        """Create an operation with one result, and return the result."""
        point, location = self
        return _create(name, [type_], operands, attributes, None, 0, location, point).result

    def cast(self, type_: ir.Type, *values: ir.Value) -> ir.Value:
        """Create an unrealized cast of ``values`` to ``type_``; one of that type is returned."""
        if len(values) == 1 and values[0].type == type_:
            return values[0]
        return self.value(CAST, type_, values)

    def constant(self, value: int) -> ir.Value:
        """Create an ``index`` constant."""
        type_ = ir.IndexType.get(self.location.context)
        return self.value("arith.constant", type_, (), {"value": ir.IntegerAttr.get(type_, value)})

    def add(self, left: ir.Value, right: ir.Value) -> ir.Value:
        """Create the sum of two ``index`` values."""
        return self.value("arith.addi", left.type, [left, right])

    def size_of(self, value: ir.Value, dimension: int) -> ir.Value:
        """Create the size ``dimension`` of a tensor or memref, static or dynamic."""
        dialect = "memref" if isinstance(value.type, ir.MemRefType) else "tensor"
        operands = [value, self.constant(dimension)]
        return self.value(f"{dialect}.dim", operands[1].type, operands)

    def stand_in(self, type_: Any, sizes: Sequence[ir.Value]) -> ir.Value:
        """Create a tensor or memref with the dynamic ``sizes``, whose elements are undefined."""
        if isinstance(type_, ir.MemRefType):
            return self.allocate(type_, sizes)
        return self.value("tensor.empty", type_, sizes)

    def allocate(
        self, type_: Any, sizes: Sequence[ir.Value], **attributes: ir.Attribute
    ) -> ir.Value:
        """Allocate a buffer of the memref type ``type_`` with the dynamic ``sizes``.

        Dynamic strides and offsets of its layout are 0.
        """
        symbols = [self.constant(0) for _ in range(type_.affine_map.n_symbols)]
        segments = ir.DenseI32ArrayAttr.get([len(sizes), len(symbols)])
        entries = {"operandSegmentSizes": segments, **attributes}
        return self.value("memref.alloc", type_, [*sizes, *symbols], entries)
