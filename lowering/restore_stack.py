"""Free what an iteration of a loop puts on the stack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from mlir_abi.bindings import ir
from mlir_abi.bindings import memref as memref_ops
from mlir_abi.passes.llvm.emitter import Emitter
from mlir_abi.passes.llvm.stack import (
    ALLOCA,
    WHILE,
    GrowingLoop,
    growing_loops,
    loops_around,
    passes_on,
)
from mlir_abi.passes.llvm.type_converter import TypeConverter
from mlir_abi.passes.llvm.unranked import descriptor_bytes
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import PassError, for_each
from mlir_abi.passes.support.functions import FUNCTION, find_named, functions
from mlir_abi.passes.support.op_builder import Builder


@dataclass(frozen=True)
class RestoreStack(Pass):
    """Free what an iteration of a loop puts on the stack.

    Before::

        scf.for %i = %c0 to %n step %c1 {
          %x = memref.alloca() : memref<4xf32>
          %y = memref.alloca(%i) : memref<?xf32>
          …
        }

    After::

        %x = memref.alloca() : memref<4xf32>
        %saved = llvm.intr.stacksave : !llvm.ptr
        scf.for %i = %c0 to %n step %c1 {
          llvm.intr.stackrestore %saved : !llvm.ptr
          %y = memref.alloca(%i) : memref<?xf32>
          …
        }

    MLIR defines that a ``memref.alloca`` in an ``scf.for``, ``scf.forall`` or ``scf.parallel`` is
    freed at the end of the iteration. But its passes free it when the function returns, so a long
    loop overflows the stack. The same holds for the descriptors to which unranked memrefs point,
    also in an ``scf.while`` and in a loop of blocks. Those of unranked memrefs that an iteration
    passes on to the next one are on the heap while the stack is restored.

    These stay until the function returns: descriptors in a module that stores unranked memrefs;
    what a loop with an ``llvm.alloca`` in it allocates; and a ``memref.alloca`` in an ``scf.while``
    or a loop of blocks, as MLIR defines it. A loop that yields its own ``memref.alloca`` is an
    error. The pass runs after ``convert-vector-to-scf``, which allocates, and before
    ``convert-scf-to-cf``.
    """

    name: ClassVar[str] = "abi-restore-stack"

    def run(self, op: ir.Operation) -> None:
        """Move or free what loops allocate; raises `PassError` for one that passes it on."""
        for_each(find_named(op, ALLOCA), _hoist)
        of_func = [each for each in functions(op) if each.name == FUNCTION]
        if loops := growing_loops(of_func, op):
            emitter = Emitter(TypeConverter(op, 0))
            for loop in loops:
                _restore(loop, emitter)


def _restore(loop: GrowingLoop, emitter: Emitter) -> None:
    saved = emitter.save_stack(Builder.before(loop.save_before()))
    at = Builder.before(loop.restore_before())
    carried = [_Carried.on_heap(each, emitter, at) for each in loop.carried]
    emitter.restore_stack(at, saved)
    for each in carried:
        each.move_to_stack(emitter, at)


class _Carried(NamedTuple):
    """An unranked memref, also as a ``struct``, and its ranked descriptor in a ``buffer``."""

    memref: ir.Value
    struct: ir.Value
    size: ir.Value
    buffer: ir.Value

    @classmethod
    def on_heap(cls, memref: ir.Value, emitter: Emitter, at: Builder) -> _Carried:
        unranked = emitter.types.descriptor(memref.type)
        struct = at.cast(unranked.value, memref)
        size = descriptor_bytes(emitter, at, unranked, struct)
        with at.point, at.location:
            size_of_buffer = at.cast(ir.IndexType.get(), size)
            buffer = memref_ops.alloc(ir.Type.parse("memref<?xi8>"), [size_of_buffer], [])
        _, source = emitter.unpack(at, unranked, struct)
        emitter.copy(at, _pointer(buffer, emitter, at), source, size)
        return cls(memref, struct, size, buffer)

    def move_to_stack(self, emitter: Emitter, at: Builder) -> None:
        unranked = emitter.types.descriptor(self.memref.type)
        copy = emitter.alloca(at, ir.IntegerType.get_signless(8), self.size)
        emitter.copy(at, copy, _pointer(self.buffer, emitter, at), self.size)
        with at.point, at.location:
            memref_ops.dealloc(self.buffer)
        rank, _ = emitter.unpack(at, unranked, self.struct)
        moved = at.cast(self.memref.type, emitter.pack(at, unranked, [rank, copy]))
        self.memref.replace_all_uses_except(moved, self.struct.owner.operation)


def _pointer(buffer: ir.Value, emitter: Emitter, at: Builder) -> ir.Value:
    descriptor = emitter.types.descriptor(buffer.type)
    struct = at.cast(descriptor.value, buffer)
    _, aligned, *_ = emitter.unpack(at, descriptor, struct)
    return aligned


def _hoist(alloca: ir.Operation) -> None:
    """Move ``alloca`` to the entry of the function, if it has a static size and a loop frees it.

    Raises `PassError` if the loop passes it on to the next iteration.
    """
    loop = next(loops_around(alloca), None)
    if loop is None or loop.name == WHILE:
        return
    if passes_on(loop, alloca):
        message = f"{ALLOCA}: {loop.name} frees it at the end of the iteration"
        raise PassError((alloca.location, f"{message}, and passes it on to the next one"))
    top = loop
    while top.parent.operation.name.startswith("scf."):
        top = top.parent.operation
    function = top.parent.operation
    if function.name == FUNCTION and not len(alloca.operands):
        alloca.move_before(function.regions[0].blocks[0].operations[0].operation)
