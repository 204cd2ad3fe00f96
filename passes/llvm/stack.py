"""The loops that put something on the stack in each iteration, and may free it.

At the beginning of any block, the stack may be restored as it was at the end of its immediate
dominator: whatever is live there is an argument of the block, or was allocated before. So each
iteration of a loop may begin with the stack of before the loop, if nothing but a value refers to
what an iteration allocates, and the arguments of the loop's first block do not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from functools import reduce
from operator import and_
from typing import NamedTuple

from mlir_abi.bindings import ir
from mlir_abi.passes.support.branches import edges_between, terminator
from mlir_abi.passes.support.functions import CALLS, operations

ALLOCA = "memref.alloca"
WHILE = "scf.while"
_ALLOCAS = frozenset({ALLOCA, "llvm.alloca"})
_PARALLEL = frozenset({"scf.forall", "scf.parallel"})
_LOOPS = _PARALLEL | {"scf.for", WHILE}
_RESTORE = "llvm.intr.stackrestore"
_STORE = "memref.store"
_PASSES_ON = ("memref.", "func.", "scf.", "cf.", "arith.select")
"""Beginnings of the names of operations that refer to an unranked memref by their results only."""


def is_unranked(value: ir.Value) -> bool:
    """Whether ``value`` is an unranked memref."""
    return isinstance(value.type, ir.UnrankedMemRefType)


class GrowingLoop(NamedTuple):
    """A loop that may free what an iteration puts on the stack: ``header`` is its first block.

    An iteration begins with the stack as it is at ``before``. If that is None, an iteration frees
    at its end what it has put on the stack. ``carried`` are the unranked memrefs that iterations
    pass on, but for those that are the same in all.
    """

    header: ir.Block
    before: ir.Operation | None
    carried: Sequence[ir.Value]

    def save_before(self) -> ir.Operation:
        """Return the operation before which to save the stack."""
        return self.before or self.header.operations[0].operation

    def restore_before(self) -> ir.Operation:
        """Return the operation before which to restore the stack, once it is saved."""
        return self.header.operations[0].operation if self.before else terminator(self.header)


def growing_loops(functions: Iterable[ir.Operation], root: ir.Operation) -> list[GrowingLoop]:
    """Return the loops in ``functions`` of ``root`` that grow the stack, but do not restore it yet.

    A function may keep an unranked memref by an operation such as ``memref.store``, or by a call if
    there is such an operation anywhere. Its loops stay as they are.
    """
    loops = {each: [*_structured_loops(each), *_block_loops(each)] for each in functions}
    is_kept = any(loops.values()) and _may_keep(root, {_STORE})
    return [
        loop
        for function, inside in loops.items()
        if not (is_kept and _may_keep(function, CALLS | {_STORE}))
        for loop in inside
    ]


def _may_keep(top: ir.Operation, keepers: Set[str]) -> bool:
    """Whether an unknown operation in ``top``, or one of ``keepers``, takes an unranked memref."""
    return any(
        any(map(is_unranked, op.operands))
        for op in operations(top)
        if op.name in keepers or not op.name.startswith(_PASSES_ON)
    )


def _structured_loops(function: ir.Operation) -> Iterator[GrowingLoop]:
    keep: dict[ir.Block, bool] = {}
    for each in _allocations(function):
        is_kept = each.name in _ALLOCAS
        for loop in loops_around(each):
            if each.name == ALLOCA and loop.name != WHILE and not passes_on(loop, each):
                is_kept = False
            header = loop.regions[0].blocks[0]
            keep[header] = keep.get(header, False) or is_kept
    for header, is_kept in keep.items():
        if not is_kept and not _restored(header):
            loop = header.owner.operation
            is_parallel = loop.name in _PARALLEL  # then an iteration may run on another stack
            following = terminator(loop.regions[len(loop.regions) - 1].blocks[0]).operands
            carried = _carried(header, [] if is_parallel else [list(following)])
            yield GrowingLoop(header, None if is_parallel else loop, carried)


def _block_loops(function: ir.Operation) -> Iterator[GrowingLoop]:
    region = function.regions[0]
    allocations: dict[ir.Block, set[str]] = {}
    for each in _allocations(function) if len(region.blocks) > 1 else ():
        allocations.setdefault(_block_in(region, each), set()).add(each.name)
    for loop in loops(region) if allocations else ():
        others = allocations.keys() - set(loop.dominators)
        is_kept = any(allocations[block] & _ALLOCAS for block in others)
        saves = (save for block in loop.blocks for save in _restored(block))
        is_restored = any(save.block not in loop.blocks for save in saves)
        if not is_kept and not is_restored and loop.blocks & allocations.keys():
            before = loop.dominators[0]
            edges = edges_between(list(region.blocks))[loop.header]
            following = [edge.values for edge in edges if edge.block != before]
            yield GrowingLoop(loop.header, terminator(before), _carried(loop.header, following))


def _carried(header: ir.Block, following: Sequence[Sequence[ir.Value]]) -> list[ir.Value]:
    """The unranked arguments of ``header`` for which some of the ``following`` values are others.

    These are values of the last arguments, or of all.
    """
    count = len(header.arguments)
    return [
        argument
        for i, argument in enumerate(header.arguments)
        if is_unranked(argument) and any(values[i - count] != argument for values in following)
    ]


def _restored(block: ir.Block) -> list[ir.Operation]:
    """The operations that have saved what ``llvm.intr.stackrestore`` restores in ``block``."""
    operations = [view.operation for view in block]
    owners = [op.operands[0].owner for op in operations if op.name == _RESTORE]
    return [owner.operation for owner in owners if not isinstance(owner, ir.Block)]


def _block_in(region: ir.Region, op: ir.Operation) -> ir.Block:
    """The block of ``region`` that has ``op`` in it, at any depth."""
    while op.parent != region.owner:
        op = op.parent.operation
    return op.block


def loops_around(op: ir.Operation) -> Iterator[ir.Operation]:
    """Yield the `scf` loops around ``op``, at any depth of other `scf`, the innermost first."""
    while (op := op.parent.operation).name.startswith("scf."):
        if op.name in _LOOPS:
            yield op


def passes_on(loop: ir.Operation, alloca: ir.Operation) -> bool:
    """Whether ``loop``, of `scf`, yields the result of ``alloca``."""
    last = terminator(loop.regions[0].blocks[0])
    return any(use.owner.operation == last for use in alloca.result.uses)


def _allocations(function: ir.Operation) -> list[ir.Operation]:
    """The operations that allocate on the stack, or whose results are unranked memrefs on it."""
    return [
        op
        for op in operations(function)
        if op.name in _ALLOCAS
        or (any(map(is_unranked, op.results)) and not op.name.startswith("scf."))
    ]


class BlockLoop(NamedTuple):
    """A loop of ``blocks``, each path around which passes ``header``.

    ``dominators`` are the blocks that control always passes on its way to the header, from the last
    one to the entry of the region.
    """

    header: ir.Block
    blocks: set[ir.Block]
    dominators: list[ir.Block]


def loops(region: ir.Region) -> Iterator[BlockLoop]:
    """Yield the loops that branches between the blocks of ``region`` make.

    A header is the target of a branch from itself or from a later block in reverse postorder. Each
    cycle has one: its first block. The blocks of an irreducible loop are in several, or in one that
    control enters elsewhere, too.
    """
    order = _reverse_postorder(region.blocks[0])
    number = {block: i for i, block in enumerate(order)}
    predecessors: list[list[int]] = [[] for _ in order]
    for i, block in enumerate(order):
        for successor in block.successors:
            predecessors[number[successor]].append(i)
    dominators = _dominators(predecessors)
    for header in range(1, len(order)):
        pending = [i for i in predecessors[header] if i >= header]
        if not pending:
            continue
        blocks = {header}
        while pending:
            block = pending.pop()
            if block > header and block not in blocks:
                blocks.add(block)
                pending += predecessors[block]
        above = [order[i] for i in reversed(range(header)) if dominators[header] >> i & 1]
        yield BlockLoop(order[header], {order[i] for i in blocks}, above)


def _reverse_postorder(entry: ir.Block) -> list[ir.Block]:
    """The blocks that control can reach, each before its successors but for those of loops."""
    order, seen = [], {entry}
    stack = [(entry, iter(entry.successors))]
    while stack:
        block, successors = stack[-1]
        for following in successors:
            if following not in seen:
                seen.add(following)
                stack.append((following, iter(following.successors)))
                break
        else:
            order.append(block)
            stack.pop()
    return order[::-1]


def _dominators(predecessors: list[list[int]]) -> list[int]:
    """Of each block the blocks that dominate it, itself too: a number with a bit for each of them.

    Blocks are in reverse postorder, so that the entry is the first.
    """
    everything = (1 << len(predecessors)) - 1
    dominators = [1] + [everything] * (len(predecessors) - 1)
    before: list[int] = []
    while dominators != before:
        before = list(dominators)
        for block in range(1, len(dominators)):
            common = reduce(and_, [dominators[i] for i in predecessors[block]])
            dominators[block] = common | 1 << block
    return dominators
