"""Replaces each ``arith.select`` of one whole tensor or another by an ``scf.if``."""

from __future__ import annotations

from mlir_abi.bindings import ir
from mlir_abi.passes.support.functions import find_named, replace_op
from mlir_abi.passes.support.ir_types import TENSORS
from mlir_abi.passes.support.op_builder import Builder


def convert_tensor_selects(module: ir.Operation) -> None:
    """Replace the selects, each of which MLIR makes a select of the tensors' elements.

    That would read elements that do not exist, since the two tensors may differ in size.
    """
    for select in find_named(module, "arith.select"):
        condition, *tensors = select.operands
        type_ = select.result.type
        if not isinstance(type_, TENSORS) or isinstance(condition.type, TENSORS):
            continue
        chosen = Builder.before(select).op("scf.if", [condition], results=[type_], regions=2)
        for region, tensor in zip(chosen.regions, tensors, strict=True):
            inside = Builder(ir.InsertionPoint(region.blocks.append()), select.location)
            inside.op("scf.yield", [tensor])
        replace_op(select, chosen.results)
