"""Reads and writes of one element as vectors of rank 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import find_all, replace_op
from mlir_abi.passes.support.op_builder import Builder

_READ, _WRITE = "vector.transfer_read", "vector.transfer_write"


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
        for transfer in find_all(op, _is_of_one_element):
            at = Builder.before(transfer)
            if transfer.name == _READ:
                buffer, *indices, _ = transfer.operands
                element = at.value("memref.load", buffer.type.element_type, [buffer, *indices])
                vector_type = transfer.result.type
                replace_op(transfer, [at.value("vector.broadcast", vector_type, [element])])
            else:
                vector, *place = transfer.operands
                position = {"static_position": ir.DenseI64ArrayAttr.get([])}
                type_ = vector.type.element_type
                element = at.value("vector.extract", type_, [vector], position)
                at.op("memref.store", [element, *place])
                replace_op(transfer, [])


def _is_of_one_element(op: ir.Operation) -> bool:
    if op.name not in (_READ, _WRITE):
        return False
    *_, mask = op.attributes["operandSegmentSizes"]
    vector, buffer = list(op.operands)[:2] if op.name == _WRITE else (op.result, op.operands[0])
    return not mask and vector.type.rank == 0 and isinstance(buffer.type, ir.MemRefType)
