"""Reads and writes of one element as vectors of rank 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import find_each, replace_op
from mlir_abi.passes.support.op_builder import Builder


@dataclass(frozen=True)
class Lower0DTransfers(Pass):
    """Read and write the element of a vector of rank 0 by ``memref.load`` and ``memref.store``.

    Before::

        vector.transfer_write %v, %x[%i] : vector<f32>, memref<?xf32, strided<[?]>>

    After::

        %0 = vector.extract %v[] : f32 from vector<f32>
        memref.store %0, %x[%i] : memref<?xf32, strided<[?]>>

    MLIR's passes lower it only where the last dimension of the memref is contiguous.
    """

    name: ClassVar[str] = "abi-lower-0d-transfers"

    def run(self, op: ir.Operation) -> None:
        """Replace each transfer without a mask; nothing is an error."""
        reads, writes = find_each(op, "vector.transfer_read", "vector.transfer_write")
        for transfer in reads:
            buffer, *indices, _ = transfer.operands
            if _has_one_element(transfer, transfer.result, buffer):
                at = Builder.before(transfer)
                element = at.value("memref.load", buffer.type.element_type, [buffer, *indices])
                type_ = transfer.result.type
                replace_op(transfer, [at.value("vector.broadcast", type_, [element])])
        for transfer in writes:
            vector, buffer, *indices = transfer.operands
            if _has_one_element(transfer, vector, buffer):
                at = Builder.before(transfer)
                position = {"static_position": ir.DenseI64ArrayAttr.get([])}
                type_ = vector.type.element_type
                element = at.value("vector.extract", type_, [vector], position)
                at.op("memref.store", [element, buffer, *indices])
                replace_op(transfer, [])


def _has_one_element(transfer: ir.Operation, vector: ir.Value, buffer: ir.Value) -> bool:
    *_, mask = transfer.attributes["operandSegmentSizes"]
    return not mask and vector.type.rank == 0 and isinstance(buffer.type, ir.MemRefType)
