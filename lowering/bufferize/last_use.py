"""Frees buffers after their last use, so that the next buffer gets the same memory.

MLIR's deallocation frees at the end of the block. Its ``optimize-allocation-liveness`` also frees
buffers that calls and control flow still use, and ends the process for a buffer without a use.
"""

from __future__ import annotations

from itertools import compress

from mlir_abi.bindings import ir
from mlir_abi.passes.support.attributes import constant_value
from mlir_abi.passes.support.functions import VIEWS, find_named, replace_op
from mlir_abi.passes.support.ir_types import MEMREFS
from mlir_abi.passes.support.op_builder import Builder

_DEALLOC = "bufferization.dealloc"
_KEEP_NO_ADDRESS = ("memref.", "linalg.", "vector.", "affine.", "arith.", "math.")
"""The dialects whose operations keep no address of an operand, with the exceptions below."""

_KEEP_ADDRESS = frozenset(
    {"memref.extract_aligned_pointer_as_index", "affine.yield", "linalg.yield", "vector.yield"}
)


def free_after_last_use(module: ir.Operation) -> None:
    """Free each buffer behind its last use in its block, if all uses are known.

    Buffers that may alias a retained value stay in ``bufferization.dealloc``.
    """
    for dealloc in find_named(module, _DEALLOC):
        count = dealloc.attributes["operandSegmentSizes"][0]
        operands = list(dealloc.operands)
        buffers, conditions = operands[:count], operands[count : 2 * count]
        retained = operands[2 * count :]
        last_uses = [
            _last_use(buffer, dealloc)
            if buffer not in retained and _is_owned(buffer, condition, dealloc)
            else None
            for buffer, condition in zip(buffers, conditions, strict=True)
        ]
        if not any(last_uses):
            continue
        for buffer, last in zip(buffers, last_uses, strict=True):
            if last is not None:
                after = Builder(ir.InsertionPoint.after(last), dealloc.location)
                after.op("memref.dealloc", [buffer])
        kept = [last is None for last in last_uses]
        values = [*compress(buffers, kept), *compress(conditions, kept), *retained]
        sizes = ir.DenseI32ArrayAttr.get([sum(kept), sum(kept), len(retained)])
        types = [result.type for result in dealloc.results]
        entries = {"operandSegmentSizes": sizes}
        rest = Builder.before(dealloc).op(_DEALLOC, values, entries, results=types)
        replace_op(dealloc, rest.results)


def _is_owned(buffer: ir.Value, condition: ir.Value, dealloc: ir.Operation) -> bool:
    """Whether ``dealloc`` frees ``buffer``, which its block has allocated, whatever happens."""
    constant = constant_value(condition)
    if isinstance(buffer, ir.BlockArgument) or constant is None or not constant.value:
        return False
    allocation = buffer.owner.operation
    return bool(allocation.name == "memref.alloc" and allocation.block == dealloc.block)


def _last_use(buffer: ir.Value, dealloc: ir.Operation) -> ir.Operation | None:
    """The last operation in the block that uses ``buffer`` or a view; None if one passes it on."""
    last = buffer.owner.operation
    values = [buffer]
    while values:
        value = values.pop()
        for use in value.uses:
            user = use.owner.operation
            if user == dealloc and value == buffer:
                continue
            if user.name in VIEWS:
                values += user.results
            elif _passes_on(user, value):
                return None
            while user.block != dealloc.block:
                user = user.parent.operation
            if last.is_before_in_block(user):
                last = user
    return last


def _passes_on(user: ir.Operation, value: ir.Value) -> bool:
    """Whether other values than the results of views may be ``value`` after ``user``."""
    if not user.name.startswith(_KEEP_NO_ADDRESS) or user.name in _KEEP_ADDRESS:
        return True
    is_stored = user.name.endswith(".store") and user.operands[0] == value
    return is_stored or any(isinstance(result.type, MEMREFS) for result in user.results)
