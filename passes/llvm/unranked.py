"""The lifetime of what an unranked memref points to.

The descriptor of a memref without a rank is the rank and a pointer to a ranked descriptor. That one
is on the stack of whoever made it. So a function that returns an unranked memref copies the ranked
descriptor to the heap, and its caller copies it to its own stack and frees it at once. Arguments
need no copy: the caller's stack outlives the call.
"""

from __future__ import annotations

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.layout.c_interface import DESCRIPTOR, RANK
from mlir_abi.passes.llvm.emitter import Emitter
from mlir_abi.passes.llvm.type_converter import Descriptor
from mlir_abi.passes.support.op_builder import Builder

MALLOC = "malloc"
FREE = "free"


def copy_to_heap(emitter: Emitter, at: Builder, unranked: Descriptor, value: ir.Value) -> ir.Value:
    """``value`` with its ranked descriptor in memory that the caller frees: for a return."""
    size = descriptor_bytes(emitter, at, unranked, value)
    copy = emitter.call_symbol(at, MALLOC, emitter.types.pointer, [size])
    emitter.copy(at, copy, _pointer(emitter, at, value), size)
    return emitter.pack(at, unranked, [_rank(emitter, at, value), copy])


def copy_to_stack(emitter: Emitter, at: Builder, unranked: Descriptor, value: ir.Value) -> ir.Value:
    """``value`` with its ranked descriptor on the stack, and the one on the heap freed."""
    size = descriptor_bytes(emitter, at, unranked, value)
    copy = emitter.alloca(at, ir.IntegerType.get_signless(8), size)
    source = _pointer(emitter, at, value)
    emitter.copy(at, copy, source, size)
    emitter.call_symbol(at, FREE, None, [source])
    return emitter.pack(at, unranked, [_rank(emitter, at, value), copy])


def descriptor_bytes(
    emitter: Emitter, at: Builder, unranked: Descriptor, value: ir.Value
) -> ir.Value:
    """The size of the ranked descriptor: two pointers, and ``1 + 2 * rank`` of ``index``."""
    types = emitter.types
    index = types.index
    one, two = emitter.constant(at, 1), emitter.constant(at, 2)
    index_bytes = emitter.constant(at, types.index_bytes)
    pointer_bytes = emitter.constant(at, types.pointer_bytes(unranked.address_space))
    pointers = at.value("llvm.mul", index, [two, pointer_bytes])
    dimensions = at.value("llvm.mul", index, [two, _rank(emitter, at, value)])
    count = at.value("llvm.add", index, [dimensions, one])
    fields = at.value("llvm.mul", index, [count, index_bytes])
    return at.value("llvm.add", index, [pointers, fields])


def _rank(emitter: Emitter, at: Builder, value: ir.Value) -> ir.Value:
    return emitter.extract(at, value, (RANK,), emitter.types.index)


def _pointer(emitter: Emitter, at: Builder, value: ir.Value) -> ir.Value:
    return emitter.extract(at, value, (DESCRIPTOR,), emitter.types.pointer)
