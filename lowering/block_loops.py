"""The loops that branches between the blocks of a region make."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mlir_abi.bindings import ir


class Loop(NamedTuple):
    """A natural loop: control enters ``blocks`` through ``header`` alone.

    ``dominators`` are the blocks that control always passes on its way to the header, from the last
    one to the entry of the region.
    """

    header: ir.Block
    blocks: set[ir.Block]
    dominators: list[ir.Block]


def loops(region: ir.Region) -> Iterator[Loop]:
    """Yield the natural loops of ``region``; the entry of a region is never the header of one."""
    order = _reverse_postorder(region.blocks[0])
    number = {block: i for i, block in enumerate(order)}
    predecessors: list[list[int]] = [[] for _ in order]
    for i, block in enumerate(order):
        for successor in block.successors:
            predecessors[number[successor]].append(i)
    parents = _immediate_dominators(predecessors)
    for header in range(1, len(order)):
        pending = [i for i in predecessors[header] if header in (i, *_dominators(i, parents))]
        if not pending:
            continue
        blocks = {header}
        while pending:
            block = pending.pop()
            if block not in blocks:
                blocks.add(block)
                pending += predecessors[block]
        dominators = [order[i] for i in _dominators(header, parents)]
        yield Loop(order[header], {order[i] for i in blocks}, dominators)


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


def _immediate_dominators(predecessors: list[list[int]]) -> list[int]:
    """That of each block, by its number; -1 for the entry, which has none.

    Cooper, Harvey and Kennedy, A Simple, Fast Dominance Algorithm: blocks are in reverse postorder.
    """
    parents = [-1] + [-2] * (len(predecessors) - 1)  # -2: not known yet
    before: list[int] = []
    while parents != before:
        before = list(parents)
        for block in range(1, len(parents)):
            known = [i for i in predecessors[block] if parents[i] != -2]
            while len(set(known)) > 1:
                last = max(known)
                known = [parents[last] if i == last else i for i in known]
            parents[block] = known[0]
    return parents


def _dominators(block: int, parents: list[int]) -> list[int]:
    """The blocks that dominate ``block``, without itself, from the last one on."""
    chain = []
    while parents[block] >= 0:
        block = parents[block]
        chain.append(block)
    return chain
