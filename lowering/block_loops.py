"""The loops that branches between the blocks of a region make."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import and_
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
    dominators = _dominators(predecessors)
    for header in range(1, len(order)):
        pending = [i for i in predecessors[header] if dominators[i] >> header & 1]
        if not pending:
            continue
        blocks = {header}
        while pending:
            block = pending.pop()
            if block not in blocks:
                blocks.add(block)
                pending += predecessors[block]
        above = [order[i] for i in reversed(range(header)) if dominators[header] >> i & 1]
        yield Loop(order[header], {order[i] for i in blocks}, above)


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
            common = reduce(and_, (dominators[i] for i in predecessors[block]))
            dominators[block] = common | 1 << block
    return dominators
