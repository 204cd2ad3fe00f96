"""The branches of `cf` between the blocks of a region."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from mlir_abi.bindings import ir


class Edge(NamedTuple):
    """A branch at the end of ``block`` to its successor of this number."""

    block: ir.Block
    number: int
    values: Sequence[ir.Value]


def edges_between(blocks: Sequence[ir.Block]) -> dict[ir.Block, list[Edge]]:
    """Return the branches to each block."""
    edges: dict[ir.Block, list[Edge]] = {block: [] for block in blocks}
    for block in blocks if len(blocks) > 1 else ():
        branch = terminator(block)
        values, attributes = list(branch.operands), branch.attributes
        match branch.name:
            case "cf.br":
                counts = [len(values)]
            case "cf.cond_br":
                counts = list(attributes["operandSegmentSizes"])[1:]
            case "cf.switch":
                default = list(attributes["operandSegmentSizes"])[1]
                counts = [default, *attributes["case_operand_segments"]]
            case _:
                continue
        values = values[len(values) - sum(counts) :]
        for number, (successor, length) in enumerate(zip(branch.successors, counts, strict=True)):
            edges[successor].append(Edge(block, number, values[:length]))
            values = values[length:]
    return edges


def terminator(block: ir.Block) -> ir.Operation:
    """Return the last operation of a block."""
    operation: ir.Operation = block.operations[len(block.operations) - 1].operation
    return operation
