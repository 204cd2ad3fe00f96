"""Convert what MLIR's passes leave of StableHLO."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import arith, ir
from mlir_abi.lowering.stablehlo.dynamic_shapes import convert_dynamic
from mlir_abi.lowering.stablehlo.loops import convert_to_scalars
from mlir_abi.lowering.stablehlo.scatter import SCATTER, convert_scatter
from mlir_abi.lowering.stablehlo.sort import SORT, convert_sort
from mlir_abi.lowering.stablehlo.structured_control_flow import (
    CASE,
    IF,
    WHILE,
    convert_branches,
    convert_while,
)
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import find_named, operations, replace_op
from mlir_abi.passes.support.ir_types import MEMREFS


@dataclass(frozen=True)
class StablehloRest(Pass):
    """Convert what MLIR's passes leave of StableHLO; if nothing converts it, that is an error.

    Before::

        %0 = "stablehlo.if"(%p) ({
          stablehlo.return %x : tensor<4xf32>
        }, {
          stablehlo.return %y : tensor<4xf32>
        }) : (tensor<i1>) -> tensor<4xf32>

    After::

        %1 = tensor.extract %p[] : tensor<i1>
        %0 = scf.if %1 -> (tensor<4xf32>) {
          scf.yield %x : tensor<4xf32>
        } else {
          scf.yield %y : tensor<4xf32>
        }

    ``while``, ``case`` and ``if`` become `scf`, ``scatter`` loops, and ``sort`` a merge sort. What
    is left of operations on dynamic sizes, such as ``dynamic_gather``, becomes loops, too, and
    ``shape_assertion`` becomes ``cf.assert``. A ``linalg.generic`` on tensors of rank 0 becomes
    scalars. As in XLA, a float out of range becomes the nearest integer, and a NaN becomes 0.
    """

    name: ClassVar[str] = "abi-stablehlo-rest"

    def run(self, op: ir.Operation) -> None:
        """Raises `PassError` if an operation is left that is used."""
        for operation in reversed(_operations(op)):  # inner ones first
            _CONVERSIONS.get(operation.name, convert_dynamic)(operation)
        for conversion in find_named(op, *_TO_INTEGERS):
            _saturate(conversion)
        for generic in find_named(op, "linalg.generic"):
            is_on_memrefs = any(isinstance(each.type, MEMREFS) for each in generic.operands)
            if not generic.attributes["iterator_types"] and not is_on_memrefs:
                convert_to_scalars(generic)
        # A terminator is left with the operation around it, which the message names.
        left = [each for each in _operations(op) if each.name != "stablehlo.return"]
        if left:
            raise PassError(*((each.location, f"{_name(each)} has no lowering") for each in left))


def _operations(module: ir.Operation) -> list[ir.Operation]:
    """The operations of StableHLO in ``module``, outer ones first."""
    return [op for op in operations(module) if op.name.startswith(("stablehlo.", "chlo."))]


def _name(op: ir.Operation) -> str:
    """The name of ``op``, and of the function that it calls outside the module."""
    target = op.attributes.get("call_target_name")
    return op.name if target is None else f"{op.name} @{target.value}"


def _saturate(op: ir.Operation) -> None:
    """Replace ``arith.fptosi`` or ``arith.fptoui``, whose result is poison if out of range."""
    number, type_ = op.operands[0], op.result.type
    if not isinstance(type_, ir.IntegerType):
        return  # of vectors or tensors, in the user's module: StableHLO has become scalars
    if op.name == "arith.fptosi":
        end = 1 << type_.width - 1
        least, most = -end, end - 1
    else:
        end = 1 << type_.width
        least, most = 0, -1  # signless, all bits are set
    with ir.InsertionPoint(op), op.location:
        result = op.clone().result
        for predicate, limit, integer in (
            (arith.CmpFPredicate.OLE, least, least),
            (arith.CmpFPredicate.OGE, end, most),
            (arith.CmpFPredicate.UNO, 0, 0),
        ):
            is_beyond = arith.cmpf(predicate, number, arith.constant(number.type, float(limit)))
            result = arith.select(is_beyond, arith.constant(type_, integer), result)
    replace_op(op, [result])


_TO_INTEGERS = ("arith.fptosi", "arith.fptoui")

_CONVERSIONS: dict[str, Callable[[ir.Operation], None]] = {
    WHILE: convert_while,
    CASE: convert_branches,
    IF: convert_branches,
    SCATTER: convert_scatter,
    SORT: convert_sort,
}
