"""Let LLVM know that allocated memory is no other memory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.llvm.emitter import Emitter
from mlir_abi.passes.llvm.type_converter import TypeConverter
from mlir_abi.passes.support.attributes import integer
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import defining, find_named, replace_op
from mlir_abi.passes.support.op_builder import Builder


@dataclass(frozen=True)
class AlignAllocations(Pass):
    """Round pointers up by ``llvm.intr.ptrmask``, not as integers.

    Before::

        %address = llvm.ptrtoint %memory : !llvm.ptr to i64
        %sum = llvm.add %address, %c63 : i64
        %rest = llvm.urem %sum, %c64 : i64
        %rounded = llvm.sub %sum, %rest : i64
        %aligned = llvm.inttoptr %rounded : i64 to !llvm.ptr

    After::

        %sum = llvm.getelementptr %memory[%c63] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %mask = llvm.mlir.constant(-64 : i64) : i64
        %aligned = llvm.intr.ptrmask %sum, %mask : (!llvm.ptr, i64) -> !llvm.ptr

    ``finalize-memref-to-llvm`` rounds what ``malloc`` returns so. To LLVM, a pointer that is made
    of an integer may point to any array, which a store through it would change. The masked pointer
    points to what ``malloc`` has returned, and nowhere else.
    """

    name: ClassVar[str] = "abi-align-allocations"

    def run(self, op: ir.Operation) -> None:
        """Replace each such pointer that is as wide as ``index``; nothing is an error."""
        pointers = find_named(op, "llvm.inttoptr")
        if not pointers:
            return
        emitter = Emitter(TypeConverter(op, 0))
        i8, index = ir.IntegerType.get_signless(8), emitter.types.index
        if emitter.types.pointer_bytes(0) != emitter.types.index_bytes:
            return
        for pointer in pointers:
            rounding = _rounding(pointer, index)
            if rounding is not None:
                memory, less, alignment = rounding
                at = Builder.before(pointer)
                total = emitter.element_pointer(at, memory, [less], i8)
                mask = emitter.constant(at, -alignment, index)
                replace_op(pointer, [at.value("llvm.intr.ptrmask", memory.type, [total, mask])])


def _rounding(pointer: ir.Operation, index: ir.Type) -> tuple[ir.Value, ir.Value, int] | None:
    """The pointer that is rounded up, what is added to it, and the power of two."""
    difference = defining(pointer.operands[0], "llvm.sub")
    total = difference and defining(difference.operands[0], "llvm.add")
    remainder = difference and defining(difference.operands[1], "llvm.urem")
    address = total and defining(total.operands[0], "llvm.ptrtoint")
    constant = remainder and defining(remainder.operands[1], "llvm.mlir.constant")
    alignment = constant and integer(constant.attributes["value"])
    if not address or not alignment or remainder.operands[0] != total.result:
        return None
    if alignment & (alignment - 1) or address.result.type != index:
        return None
    return address.operands[0], total.operands[1], alignment
