"""Free what an iteration of a loop puts on the stack."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from mlir_abi.bindings import ir
from mlir_abi.bindings import memref as memref_ops
from mlir_abi.lowering.block_loops import loops
from mlir_abi.passes.llvm.emitter import Emitter
from mlir_abi.passes.llvm.type_converter import TypeConverter
from mlir_abi.passes.llvm.unranked import descriptor_bytes
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import PassError, for_each
from mlir_abi.passes.support.functions import FUNCTION, find_all, find_named
from mlir_abi.passes.support.op_builder import Builder

_ALLOCA, _LLVM_ALLOCA = "memref.alloca", "llvm.alloca"
_RESTORE = "llvm.intr.stackrestore"
_WHILE = "scf.while"
_LOOPS = frozenset({"scf.for", "scf.forall", "scf.parallel", _WHILE})


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
    what a loop with an ``llvm.alloca`` in it allocates, and a loop of blocks that control enters at
    two; and a ``memref.alloca`` in an ``scf.while`` or a loop of blocks, as MLIR defines it. A loop
    that yields its own ``memref.alloca`` is an error. The pass runs after
    ``convert-vector-to-scf``, which allocates, and before ``convert-scf-to-cf``.
    """

    name: ClassVar[str] = "abi-restore-stack"

    def run(self, op: ir.Operation) -> None:
        """Move or free what loops allocate; raises `PassError` for one that passes it on."""
        for_each(find_named(op, _ALLOCA), _hoist)
        if any(_is_unranked(store.operands[0]) for store in find_named(op, "memref.store")):
            return
        emitter = Emitter(TypeConverter(op, 0))
        for function in find_named(op, FUNCTION):
            for before, header in [*_structured_loops(function), *_block_loops(function)]:
                _restore(before, header, emitter)


def _restore(before: ir.Operation, header: ir.Block, emitter: Emitter) -> None:
    """Restore the stack at the beginning of ``header`` as it is at ``before``."""
    if any(view.operation.name == _RESTORE for view in header):
        return
    first = header.operations[0].operation
    at = Builder.before(first)
    saved = emitter.save_stack(Builder.before(before))
    carried = [
        _Carried.on_heap(each, emitter, at) for each in header.arguments if _is_unranked(each)
    ]
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


def _structured_loops(function: ir.Operation) -> Iterator[tuple[ir.Operation, ir.Block]]:
    """The `scf` loops that free what an iteration allocates, with its first block."""
    keep: dict[ir.Block, bool] = {}
    for each in find_all(function, _allocates):
        is_kept = each.name in (_ALLOCA, _LLVM_ALLOCA)
        for loop in _loops_around(each):
            if each.name == _ALLOCA and loop.name != _WHILE:
                is_kept = False
            header = loop.regions[0].blocks[0]
            keep[header] = keep.get(header, False) or is_kept
    return ((header.owner.operation, header) for header, is_kept in keep.items() if not is_kept)


def _block_loops(function: ir.Operation) -> Iterator[tuple[ir.Operation, ir.Block]]:
    """The loops of blocks that free what an iteration allocates, with their first block."""
    region = function.regions[0]
    allocations: dict[ir.Block, set[str]] = {}
    for each in find_all(function, _allocates) if len(region.blocks) > 1 else ():
        allocations.setdefault(_block_in(region, each), set()).add(each.name)
    for loop in loops(region) if allocations else ():
        others = allocations.keys() - set(loop.dominators)
        is_kept = any(allocations[block] & {_ALLOCA, _LLVM_ALLOCA} for block in others)
        if not is_kept and loop.blocks & allocations.keys():
            yield _last(loop.dominators[0]), loop.header


def _block_in(region: ir.Region, op: ir.Operation) -> ir.Block:
    """The block of ``region`` that has ``op`` in it, at any depth."""
    while op.parent != region.owner:
        op = op.parent.operation
    return op.block


def _loops_around(op: ir.Operation) -> Iterator[ir.Operation]:
    """The `scf` loops around ``op``, at any depth of other `scf`, the innermost first."""
    while (op := op.parent.operation).name.startswith("scf."):
        if op.name in _LOOPS:
            yield op


def _hoist(alloca: ir.Operation) -> None:
    """Move ``alloca`` to the entry of the function, if it has a static size and a loop frees it.

    Raises `PassError` if the loop passes it on to the next iteration.
    """
    loop = next(_loops_around(alloca), None)
    if loop is None or loop.name == _WHILE:
        return
    if any(use.owner.operation == _last(loop.regions[0].blocks[0]) for use in alloca.result.uses):
        message = f"{_ALLOCA}: {loop.name} frees it at the end of the iteration"
        raise PassError((alloca.location, f"{message}, and passes it on to the next one"))
    top = loop
    while top.parent.operation.name.startswith("scf."):
        top = top.parent.operation
    function = top.parent.operation
    if function.name == FUNCTION and not len(alloca.operands):
        alloca.move_before(function.regions[0].blocks[0].operations[0].operation)


def _last(block: ir.Block) -> ir.Operation:
    operation: ir.Operation = block.operations[len(block.operations) - 1].operation
    return operation


def _allocates(op: ir.Operation) -> bool:
    if op.name.startswith("scf."):
        return False
    return op.name in (_ALLOCA, _LLVM_ALLOCA) or any(map(_is_unranked, op.results))


def _is_unranked(value: ir.Value) -> bool:
    return isinstance(value.type, ir.UnrankedMemRefType)
