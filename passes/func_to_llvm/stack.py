"""Stack that a loop gives back: the copies of unranked results that no iteration passes on.

The descriptor of an unranked result is copied to the stack of the caller, which lasts until it
returns; in a loop the stack would grow with each iteration. Where every use of a result is in the
block of its call and only reads it, the stack is restored after the last use. Where one of them may
keep the pointer, or something between them may put on the stack what lives longer, nothing is
restored. An operation that is handed a descriptor as the operand of a call may use it during the
call only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from mlir_abi.bindings import ir
from mlir_abi.passes.func_to_llvm.gather import CALLS, CONSTANT, Site
from mlir_abi.passes.llvm.emitter import Emitter, Place

_LOOPS = frozenset({"scf.for", "scf.while", "scf.forall", "scf.parallel"})
_READERS = CALLS | {"memref.dim", "memref.rank", "memref.cast"}
"""What reads a descriptor and does not keep it; a cast does so if its result has a rank."""

_HARMLESS = frozenset({CONSTANT, "memref.load", "memref.store"})
_HARMLESS_DIALECTS = ("arith.", "math.", "index.", "complex.", "affine.apply", "ub.")
"""What else puts nothing on the stack."""


def emit_brackets(sites: Iterable[Site], emitter: Emitter) -> None:
    """Save the stack before calls among ``sites``, and restore it after the last use of a result.

    What the calls become must come between.
    """
    blocks = {
        site.op.block: None
        for site in sites
        if site.name in CALLS and site.signature.has_unranked_result
    }
    for block in filter(_repeats, blocks):
        for first, last in list(_brackets(block)):
            location = first.location
            saved = emitter.save_stack(Place(ir.InsertionPoint(first), location))
            restored = emitter.restore_stack(Place(ir.InsertionPoint(last), location), saved)
            restored.move_after(last)


def _brackets(block: ir.Block) -> Iterator[tuple[ir.Operation, ir.Operation]]:
    """The first and last operations of brackets: what overlaps is one.

    A bracket that would hold anything else is left out.
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
    return _only_reads(op) or op.name in _HARMLESS or op.name.startswith(_HARMLESS_DIALECTS)


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
