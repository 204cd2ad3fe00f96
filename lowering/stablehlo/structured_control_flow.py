"""Converts loops and branches of StableHLO to `scf`."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_abi.bindings import ir
from mlir_abi.passes.support.functions import replace_op
from mlir_abi.passes.support.op_builder import Builder

WHILE, CASE, IF = "stablehlo.while", "stablehlo.case", "stablehlo.if"


def convert_while(op: ir.Operation) -> None:
    """Replace ``stablehlo.while`` by ``scf.while``: the condition passes its arguments on."""
    condition, body = (region.blocks[0] for region in op.regions)
    end = _terminator(condition)
    build = Builder.before(end)
    build.op("scf.condition", [_scalar(end.operands[0], build), *condition.arguments])
    end.erase()
    _convert_return(body)
    _replace(op, "scf.while", list(op.operands), [condition, body])


def convert_branches(op: ir.Operation) -> None:
    """Replace ``stablehlo.if`` by ``scf.if``, and ``stablehlo.case`` by ``scf.index_switch``.

    An index that is out of bounds chooses the last branch.
    """
    blocks = [region.blocks[0] for region in op.regions]
    for block in blocks:
        _convert_return(block)
    build = Builder.before(op)
    selector = _scalar(op.operands[0], build)
    if op.name == IF:
        _replace(op, "scf.if", [selector], blocks)
        return
    index = build.value("arith.index_cast", ir.IndexType.get(op.context), [selector])
    cases = ir.DenseI64ArrayAttr.get(list(range(len(blocks) - 1)), op.context)
    _replace(op, "scf.index_switch", [index], [blocks[-1], *blocks[:-1]], {"cases": cases})


def _terminator(block: ir.Block) -> ir.Operation:
    return block.operations[len(block.operations) - 1].operation


def _convert_return(block: ir.Block) -> None:
    """Replace the ``stablehlo.return`` of ``block`` by ``scf.yield``."""
    end = _terminator(block)
    Builder.before(end).op("scf.yield", list(end.operands))
    end.erase()


def _scalar(tensor: ir.Value, build: Builder) -> ir.Value:
    return build.value("tensor.extract", tensor.type.element_type, [tensor])


def _replace(
    op: ir.Operation,
    name: str,
    operands: Sequence[ir.Value],
    blocks: Sequence[ir.Block],
    attributes: dict[str, ir.Attribute] | None = None,
) -> None:
    """Replace ``op`` by one of the same result types, with a region for each of ``blocks``."""
    types, count = [result.type for result in op.results], len(blocks)
    new = Builder.before(op).op(name, operands, attributes, results=types, regions=count)
    for region, block in zip(new.regions, blocks, strict=True):
        block.append_to(region)
    replace_op(op, new.results)
