"""Free what an iteration of a loop puts on the stack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.lowering.block_loops import loops
from mlir_abi.passes.llvm.emitter import Emitter, Place
from mlir_abi.passes.llvm.types import TypeConverter
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import PassError, for_each
from mlir_abi.passes.support.functions import FUNCTION, find, find_named

_ALLOCA, _LLVM_ALLOCA = "memref.alloca", "llvm.alloca"
_SAVE, _RESTORE = "llvm.intr.stacksave", "llvm.intr.stackrestore"
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
        scf.for %i = %c0 to %n step %c1 {
          %saved = llvm.intr.stacksave : !llvm.ptr
          %y = memref.alloca(%i) : memref<?xf32>
          …
          llvm.intr.stackrestore %saved : !llvm.ptr
        }

    MLIR defines that a ``memref.alloca`` in an ``scf.for``, ``scf.forall`` or ``scf.parallel`` is
    freed at the end of the iteration. But its passes free it when the function returns, so a long
    loop overflows the stack. The same holds for the descriptors to which unranked memrefs point,
    also in an ``scf.while`` and in a loop of blocks: its first block restores the stack as it was
    at the end of the block before the loop.

    These stay until the function returns: unranked memrefs that a loop passes on, or of a module
    that stores some; what a loop with an ``llvm.alloca`` in it allocates; and a ``memref.alloca``
    in an ``scf.while`` or a loop of blocks, as MLIR defines it. A loop that yields its own
    ``memref.alloca`` is an error. The pass runs after ``convert-vector-to-scf``, which allocates,
    and before ``convert-scf-to-cf``.
    """

    name: ClassVar[str] = "abi-restore-stack"

    def run(self, op: ir.Operation) -> None:
        """Move or free what loops allocate; raises `PassError` for one that passes it on."""
        for_each(find_named(op, _ALLOCA), _hoist)
        if any(_is_unranked(store.operands[0]) for store in find_named(op, "memref.store")):
            return
        allocations: dict[ir.Block, set[str]] = {}
        for each in find(op, _allocates):
            body = _loop_body(each)
            if body is not None:
                allocations.setdefault(body, set()).add(each.name)
        emitter = Emitter(TypeConverter(op, 0))
        for body, names in allocations.items():
            first, end = body.operations[0].operation, _last(body)
            kept = {_LLVM_ALLOCA, _ALLOCA} if _owner(body).name == _WHILE else {_LLVM_ALLOCA}
            is_passed_on = names & kept or any(map(_is_unranked, end.operands))
            if not is_passed_on and first.name != _SAVE:
                saved = emitter.save_stack(Place(ir.InsertionPoint(first), first.location))
                emitter.restore_stack(Place(ir.InsertionPoint(end), end.location), saved)
        for function in find_named(op, FUNCTION):
            if len(function.regions[0].blocks) > 1:
                _restore_in_blocks(function.regions[0], emitter)


def _restore_in_blocks(region: ir.Region, emitter: Emitter) -> None:
    """Restore the stack at the beginning of each iteration of the loops of blocks."""
    allocations: dict[ir.Block, set[str]] = {}
    for each in find(_owner(region.blocks[0]), _allocates):
        allocations.setdefault(_block_in(region, each), set()).add(each.name)
    for loop in loops(region) if allocations else ():
        first = loop.header.operations[0].operation
        if first.name == _RESTORE or any(map(_is_unranked, loop.header.arguments)):
            continue
        others = allocations.keys() - set(loop.dominators)
        kept = any(allocations[block] & {_ALLOCA, _LLVM_ALLOCA} for block in others)
        if not kept and loop.blocks & allocations.keys():
            end = _last(loop.dominators[0])
            saved = emitter.save_stack(Place(ir.InsertionPoint(end), end.location))
            emitter.restore_stack(Place(ir.InsertionPoint(first), first.location), saved)


def _block_in(region: ir.Region, op: ir.Operation) -> ir.Block:
    """The block of ``region`` that has ``op`` in it, at any depth."""
    while op.parent != region.owner:
        op = op.parent.operation
    return op.block


def _hoist(alloca: ir.Operation) -> None:
    """Move ``alloca`` to the entry of the function, if it has a static size and a loop frees it.

    Raises `PassError` if the loop passes it on to the next iteration.
    """
    body = _loop_body(alloca)
    if body is None or _owner(body).name == _WHILE:
        return
    if any(use.owner.operation == _last(body) for use in alloca.result.uses):
        message = f"{_ALLOCA}: {_owner(body).name} frees it at the end of the iteration"
        raise PassError((alloca.location, f"{message}, and passes it on to the next one"))
    top = _owner(body)
    while top.parent.operation.name.startswith("scf."):
        top = top.parent.operation
    function = top.parent.operation
    if function.name == FUNCTION and not len(alloca.operands):
        alloca.move_before(function.regions[0].blocks[0].operations[0].operation)


def _loop_body(op: ir.Operation) -> ir.Block | None:
    """The block of the innermost loop that has ``op`` in it, at any depth of other `scf`."""
    block = op.block
    while _owner(block).name.startswith("scf."):
        if _owner(block).name in _LOOPS:
            return block
        block = _owner(block).block
    return None


def _owner(block: ir.Block) -> ir.Operation:
    operation: ir.Operation = block.owner.operation
    return operation


def _last(block: ir.Block) -> ir.Operation:
    operation: ir.Operation = block.operations[len(block.operations) - 1].operation
    return operation


def _allocates(op: ir.Operation) -> bool:
    if op.name.startswith("scf."):
        return False
    return op.name in (_ALLOCA, _LLVM_ALLOCA) or any(map(_is_unranked, op.results))


def _is_unranked(value: ir.Value) -> bool:
    return isinstance(value.type, ir.UnrankedMemRefType)
