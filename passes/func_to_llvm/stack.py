"""Restores the stack in loops after calls that return unranked memrefs.

The caller copies the ranked descriptor of an unranked result to its stack, which is freed when the
caller returns; in a loop the stack would grow with each iteration. So the stack is saved before the
call and restored after the last use of the result. This needs every use to be in the block of the
call and only to read the descriptor, and every operation between to put nothing on the stack that
is used later. A callee may use a descriptor among its arguments only during the call.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from mlir_abi.bindings import ir
from mlir_abi.passes.func_to_llvm.gather import Site
from mlir_abi.passes.llvm.emitter import Emitter
from mlir_abi.passes.support.functions import CALLS, CONSTANT
from mlir_abi.passes.support.op_builder import Builder

_LOOPS = frozenset({"scf.for", "scf.while", "scf.forall", "scf.parallel"})
_READERS = CALLS | {"memref.dim", "memref.rank", "memref.cast"}
"""What reads a descriptor and does not keep it; a cast does so if its result has a rank."""

_HARMLESS = frozenset({CONSTANT, "memref.load", "memref.store"})
_HARMLESS_PREFIXES = ("arith.", "math.", "index.", "complex.", "affine.apply", "ub.")
"""What else puts nothing on the stack."""


def restore_stack_in_loops(sites: Iterable[Site], emitter: Emitter) -> None:
    """Save the stack before calls among ``sites``, and restore it after the last use of a result.

    What the calls become must come between.
    """
    blocks = {
        site.op.block: None
        for site in sites
        if site.name in CALLS and site.signature.has_unranked_result
    }
    for block in filter(_repeats, blocks):
        for first, last in list(_spans(block)):
            location = first.location
            saved = emitter.save_stack(Builder(ir.InsertionPoint(first), location))
            restored = emitter.restore_stack(Builder(ir.InsertionPoint(last), location), saved)
            restored.move_after(last)


def _spans(block: ir.Block) -> Iterator[tuple[ir.Operation, ir.Operation]]:
    """Yield the first and last operation of each span, from a call to the last use of its results.

    Overlapping spans are merged; a span with an operation that is not harmless is left out.
    """
    ops = [view.operation for view in block]
    users: dict[ir.Value, list[int]] = {}
    for i, op in enumerate(ops):
        for operand in op.operands:
            users.setdefault(operand, []).append(i)
    calls = [i for i, op in enumerate(ops) if op.name in CALLS and _unranked_results(op)]
    spans = {i: _last_use(ops, i, users) for i in calls}
    merged: list[tuple[int, int]] = []
    for first, last in spans.items():
        if last is None:
            continue
        if merged and first <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(merged[-1][1], last))
        else:
            merged.append((first, last))
    for first, last in merged:
        inside = range(first, last + 1)
        if all(_is_harmless(ops[i]) and spans.get(i, last) is not None for i in inside):
            yield ops[first], ops[last]


def _last_use(
    ops: list[ir.Operation], call: int, users: Mapping[ir.Value, list[int]]
) -> int | None:
    """Where the unranked results of a call are last read; None if one may be kept."""
    last = call
    for result in _unranked_results(ops[call]):
        here = users.get(result, [])
        is_used_elsewhere = sum(1 for _ in result.uses) > len(here)
        if is_used_elsewhere or not all(_only_reads(ops[i]) for i in here):
            return None
        last = max([last, *here])
    return last


def _unranked_results(op: ir.Operation) -> list[ir.Value]:
    return [r for r in op.results if isinstance(r.type, ir.UnrankedMemRefType)]


def _only_reads(op: ir.Operation) -> bool:
    return op.name in _READERS and (op.name in CALLS or not _unranked_results(op))


def _is_harmless(op: ir.Operation) -> bool:
    return _only_reads(op) or op.name in _HARMLESS or op.name.startswith(_HARMLESS_PREFIXES)


def _repeats(block: ir.Block) -> bool:
    """Whether control can come back to ``block`` within one call of the function around it."""
    reached: set[ir.Block] = set()
    following = list(block.successors)
    while following:
        other = following.pop()
        if other == block:
            return True
        if other not in reached:
            reached.add(other)
            following.extend(other.successors)
    around = block.owner.operation
    return around.name in _LOOPS or (around.name.startswith("scf.") and _repeats(around.block))
