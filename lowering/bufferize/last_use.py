"""Frees buffers after their last use, so that the next buffer gets the same memory.

MLIR's deallocation frees at the end of the block. Its ``optimize-allocation-liveness`` also frees
buffers that calls and control flow still use, and ends the process for a buffer without a use.
"""

from __future__ import annotations

from mlir_abi.bindings import ir
from mlir_abi.passes.support.functions import VIEWS, find_named

_MEMREF = (ir.MemRefType, ir.UnrankedMemRefType)
_KEEP_NO_ADDRESS = ("memref.", "linalg.", "vector.", "affine.", "arith.", "math.")
"""The dialects whose operations keep no address of an operand, with the exceptions below."""

_KEEP_ADDRESS = frozenset(
    {"memref.extract_aligned_pointer_as_index", "affine.yield", "linalg.yield", "vector.yield"}
)


def free_after_last_use(module: ir.Operation) -> None:
    """Move each ``memref.dealloc`` behind the last use in its block, where all uses are known."""
    for dealloc in find_named(module, "memref.dealloc"):
        buffer = dealloc.operands[0]
        if isinstance(buffer, ir.BlockArgument) or buffer.owner.operation.name != "memref.alloc":
            continue
        if buffer.owner.operation.block == dealloc.block:
            last = _last_use(buffer, dealloc)
            if last is not None:
                dealloc.move_after(last)


def _last_use(buffer: ir.Value, dealloc: ir.Operation) -> ir.Operation | None:
    """The last operation in the block that uses ``buffer`` or a view; None if one passes it on."""
    last = buffer.owner.operation
    values = [buffer]
    while values:
        value = values.pop()
        for use in value.uses:
            user = use.owner.operation
            if user == dealloc:
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
    return is_stored or any(isinstance(result.type, _MEMREF) for result in user.results)
