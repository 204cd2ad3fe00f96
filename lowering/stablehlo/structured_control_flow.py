"""Converts loops and branches of StableHLO to `scf`."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_abi.bindings import ir
from mlir_abi.passes.support.functions import replace_op

WHILE, CASE, IF = "stablehlo.while", "stablehlo.case", "stablehlo.if"


def convert_while(op: ir.Operation) -> None:
    """Replace ``stablehlo.while`` by ``scf.while``: the condition passes its arguments on."""
    condition, body = (region.blocks[0] for region in op.regions)
    end = _terminator(condition)
    with ir.InsertionPoint(end), end.location:
        operands = [_scalar(end.operands[0]), *condition.arguments]
        ir.Operation.create("scf.condition", operands=operands)
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
    with ir.InsertionPoint(op), op.location:
        selector = _scalar(op.operands[0])
        if op.name == IF:
            _replace(op, "scf.if", [selector], blocks)
            return
        index = ir.Operation.create("arith.index_cast", [ir.IndexType.get()], [selector]).result
    cases = ir.DenseI64ArrayAttr.get(list(range(len(blocks) - 1)))
    _replace(op, "scf.index_switch", [index], [blocks[-1], *blocks[:-1]], {"cases": cases})


def _terminator(block: ir.Block) -> ir.Operation:
    return block.operations[len(block.operations) - 1].operation


def _convert_return(block: ir.Block) -> None:
    """Replace the ``stablehlo.return`` of ``block`` by ``scf.yield``."""
    end = _terminator(block)
    ir.Operation.create(
        "scf.yield", operands=list(end.operands), loc=end.location, ip=ir.InsertionPoint(end)
    )
    end.erase()


def _scalar(tensor: ir.Value) -> ir.Value:
    element = tensor.type.element_type
    return ir.Operation.create("tensor.extract", [element], [tensor]).result


def _replace(
    op: ir.Operation,
    name: str,
    operands: Sequence[ir.Value],
    blocks: Sequence[ir.Block],
    attributes: dict[str, ir.Attribute] | None = None,
) -> None:
    """Replace ``op`` by one of the same result types, with a region for each of ``blocks``."""
    new = ir.Operation.create(
        name,
        [result.type for result in op.results],
        operands,
        attributes,
        regions=len(blocks),
        loc=op.location,
        ip=ir.InsertionPoint(op),
    )
    for region, block in zip(new.regions, blocks, strict=True):
        block.append_to(region)
    replace_op(op, new.results)
