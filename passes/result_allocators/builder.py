"""Creates the operations that compute shapes and allocate buffers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mlir_abi.bindings import ir


@dataclass(frozen=True)
class Builder:
    """Creates operations at one insertion point and location."""

    at: ir.InsertionPoint
    location: ir.Location

    @classmethod
    def before(cls, op: ir.Operation) -> Builder:
        """Return a builder right before ``op``, with its location."""
        return cls(ir.InsertionPoint(op), op.location)

    def size_of(self, value: ir.Value, dimension: int) -> ir.Value:
        """Create the size ``dimension`` of a tensor or memref, static or dynamic."""
        dialect = "memref" if isinstance(value.type, ir.MemRefType) else "tensor"
        operands = [value, self.constant(dimension)]
        return self.value(f"{dialect}.dim", ir.IndexType.get(), operands)

    def stand_in(self, type_: Any, sizes: Sequence[ir.Value]) -> ir.Value:
        """Create a tensor or memref with the dynamic ``sizes``, whose elements are undefined."""
        if isinstance(type_, ir.MemRefType):
            return self.allocate(type_, sizes)
        return self.value("tensor.empty", type_, sizes)

    def allocate(self, type_: Any, sizes: Sequence[ir.Value], **more: ir.Attribute) -> ir.Value:
        """Allocate a buffer of the memref type ``type_`` with the dynamic ``sizes``.

        Dynamic strides and offsets of its layout are 0. ``more`` are attributes.
        """
        symbols = [self.constant(0) for _ in range(type_.affine_map.n_symbols)]
        segments = ir.DenseI32ArrayAttr.get([len(sizes), len(symbols)])
        operands = [*sizes, *symbols]
        return self.value("memref.alloc", type_, operands, operandSegmentSizes=segments, **more)

    def cast(self, type_: ir.Type, *values: ir.Value) -> ir.Value:
        """Create an unrealized cast of ``values`` to ``type_``."""
        return self.value("builtin.unrealized_conversion_cast", type_, values)

    def value(
        self,
        name: str,
        type_: ir.Type,
        operands: Sequence[ir.Value] = (),
        **attributes: ir.Attribute,
    ) -> ir.Value:
        """Create an operation with one result, and return the result."""
        return self.op(name, operands, results=[type_], attributes=attributes).result

    def op(self, name: str, operands: Sequence[ir.Value] = (), **more: Any) -> ir.Operation:
        """Create an operation; ``more`` are arguments of `Operation.create`."""
        return ir.Operation.create(name, operands=operands, loc=self.location, ip=self.at, **more)

    def add(self, left: ir.Value, right: ir.Value) -> ir.Value:
        """A sum of two ``index`` values."""
        return self.value("arith.addi", ir.IndexType.get(), [left, right])

    def constant(self, value: int) -> ir.Value:
        """An ``index`` constant."""
        index = ir.IndexType.get()
        return self.value("arith.constant", index, value=ir.IntegerAttr.get(index, value))
