"""Shows MLIR which operations on tensors leave elements as they were.

``one-shot-bufferize`` does not copy a tensor that an operation writes as a whole. It takes some
writes of a part for that: the other elements would be uninitialized memory.
"""

from __future__ import annotations

from mlir_abi.bindings import arith, ir
from mlir_abi.passes.support.functions import find_named


def show_partial_writes(module: ir.Operation) -> None:
    """Let operations that may write a part of a tensor read it, as far as MLIR can see."""
    for write in find_named(module, "vector.transfer_write"):
        if isinstance(write.operands[1].type, ir.RankedTensorType):
            _show_partial_transfer(write)
    for op in find_named(module, "linalg.generic", "linalg.reduce"):
        for i in range(len(op.operands) - len(op.results), len(op.operands)):
            _read_output(op, i)


def _show_partial_transfer(write: ir.Operation) -> None:
    """Compute the first index of ``write``, if it has a mask or permutes or omits dimensions.

    MLIR ignores masks, and compares the first dimensions of the vector with those of the tensor.
    But it takes only a write at constant zeros for one of the whole tensor.
    """
    rank = write.operands[1].type.rank
    identity = ir.AffineMapAttr.get(ir.AffineMap.get_identity(rank))
    has_mask = len(write.operands) > 2 + rank
    if rank and (has_mask or write.attributes["permutation_map"] != identity):
        with ir.InsertionPoint(write), write.location:
            zero = arith.constant(ir.IndexType.get(), 0)
            write.operands[2] = arith.addi(write.operands[2], zero)


def _read_output(op: ir.Operation, i: int) -> None:
    """Let the body of ``op`` use operand ``i``, an output, unless the loops write each element.

    They do not where no index maps to an element, such as beside a diagonal, and where a dimension
    that only the inputs have is empty.
    """
    if op.name == "linalg.generic" and op.attributes["indexing_maps"][i].value.is_permutation:
        return
    body = op.regions[0].blocks[0]
    output, yield_ = body.arguments[i], body.operations[len(body.operations) - 1].operation
    if any(output.uses):
        return
    result = i - len(op.operands) + len(op.results)
    with ir.InsertionPoint(yield_), yield_.location:
        true = arith.constant(ir.IntegerType.get_signless(1), 1)
        yield_.operands[result] = arith.select(true, yield_.operands[result], output)
