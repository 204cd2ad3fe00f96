"""StableHLO, as JAX exports it, to `linalg`, `math` and `scf`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.chlo_to_math import ChloToMath
from mlir_abi.passes.paths_from_jax import RESULT_NAME, PathsFromJax
from mlir_abi.passes.support.attributes import RES_ATTRS
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import PassError, warn
from mlir_abi.passes.support.functions import functions
from mlir_abi.passes.support.mlir_passes import run_mlir_passes

PASSES = (
    "func.func(stablehlo-aggressive-simplification)",  # which removes arrays without elements
    "stablehlo-legalize-to-linalg",
    "stablehlo-convert-to-signless",
    "reconcile-unrealized-casts",
    "linalg-fuse-elementwise-ops",
    "canonicalize",
)
"""MLIR's passes, in the order in which they run."""

_LINE = re.compile(r'":\d+:\d')
_BARRIER = "stablehlo.optimization_barrier"
_WHILE, _CASE, _IF = "stablehlo.while", "stablehlo.case", "stablehlo.if"


@dataclass(frozen=True)
class StablehloToLinalg(Pass):
    """Convert StableHLO to `linalg`, `math` and `scf`, and read the names that JAX gives.

    Before::

        func.func @main(%x: tensor<4xf32> loc("x"))
            -> (tensor<4xf32> {jax.result_info = "result"}) {
          %0 = stablehlo.add %x, %x : tensor<4xf32>
          return %0 : tensor<4xf32>
        }

    After::

        func.func @main(%x: tensor<4xf32> {iree.abi.index_path = [0], iree.abi.name = "x"})
            -> (tensor<4xf32> {iree.abi.index_path = [], jax.result_info = "result"}) {
          %e = tensor.empty() : tensor<4xf32>
          %0 = linalg.generic … ins(%x, %x : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>)
          return %0 : tensor<4xf32>
        }

    ``abi-paths-from-jax`` runs first if a function has JAX's ``jax.result_info``. If JAX's names
    cannot be read, a warning says why, and arguments stay flat. Then come the `chlo` operations of
    ``abi-chlo-to-math``, MLIR's ``stablehlo-legalize-to-linalg``, which only torch-mlir's bindings
    have, and ``stablehlo.while``, ``stablehlo.case`` and ``stablehlo.if``, which become `scf`. A
    ``stablehlo.optimization_barrier`` is removed. Integers become signless, in signatures, too.
    What is left is an error.

    Of a module without StableHLO, the names are read all the same.
    """

    name: ClassVar[str] = "abi-stablehlo-to-linalg"

    def run(self, op: ir.Operation) -> None:
        """Raises `PassError` if the bindings cannot convert StableHLO."""
        if any(_is_from_jax(function) for function in functions(op)):
            try:
                PathsFromJax().run(op)
            except PassError as error:
                location, message = error.diagnostics[0]
                warn(location, f"arguments and results stay flat: {message}")
        if not _operations(op, "stablehlo.") and not _operations(op, "chlo."):
            return
        ChloToMath().run(op)
        for operation in _operations(op, _BARRIER):
            for result, operand in zip(operation.results, operation.operands, strict=True):
                result.replace_all_uses_with(operand)
            operation.erase()
        run_mlir_passes(op, PASSES, "convert StableHLO (those of torch_mlir can)")
        for operation in reversed(_operations(op, "stablehlo.")):  # inner ones first
            if operation.name == _WHILE:
                _convert_while(operation)
            elif operation.name in (_CASE, _IF):
                _convert_branches(operation)
        left = [*_operations(op, "stablehlo."), *_operations(op, "chlo.")]
        left = [each for each in left if each.name != "stablehlo.return"]  # that of another
        if left:
            raise PassError(*((_location(each), f"{each.name} has no lowering") for each in left))


def _location(op: ir.Operation) -> ir.Location:
    """Where the user finds ``op``: JAX tells the lines of some functions, not of operations."""
    outer = op
    while not _LINE.search(str(outer.location)):
        if outer.parent is None:
            return op.location
        outer = outer.parent.operation
    return outer.location


def _is_from_jax(function: ir.Operation) -> bool:
    return any(RESULT_NAME in entries for entries in function.attributes.get(RES_ATTRS, ()))


def _operations(module: ir.Operation, prefix: str) -> list[ir.Operation]:
    """The operations in ``module`` whose names begin with ``prefix``, outer ones first."""
    found: list[ir.Operation] = []

    def visit(view: ir.Operation) -> ir.WalkResult:
        if view.operation.name.startswith(prefix):
            found.append(view.operation)
        return ir.WalkResult.ADVANCE

    module.walk(visit, ir.WalkOrder.PRE_ORDER)
    return found


def _convert_while(op: ir.Operation) -> None:
    """Replace ``stablehlo.while`` by ``scf.while``: the condition passes its arguments on."""
    condition, _ = blocks = [region.blocks[0] for region in op.regions]
    arguments = list(condition.arguments)
    for block, terminator in zip(blocks, ("scf.condition", "scf.yield"), strict=True):
        end = block.operations[len(block.operations) - 1].operation
        with ir.InsertionPoint(end), end.location:
            values = list(end.operands)
            if terminator == "scf.condition":
                values = [_scalar(values[0]), *arguments]
            ir.Operation.create(terminator, operands=values)
        end.erase()
    _replace(op, "scf.while", list(op.operands), blocks)


def _convert_branches(op: ir.Operation) -> None:
    """Replace ``stablehlo.if`` by ``scf.if``, and ``stablehlo.case`` by ``scf.index_switch``.

    An index that is out of bounds chooses the last branch.
    """
    blocks = [region.blocks[0] for region in op.regions]
    for block in blocks:
        end = block.operations[len(block.operations) - 1].operation
        ir.Operation.create(
            "scf.yield", operands=list(end.operands), loc=end.location, ip=ir.InsertionPoint(end)
        )
        end.erase()
    with ir.InsertionPoint(op), op.location:
        selector = _scalar(op.operands[0])
        if op.name == _IF:
            _replace(op, "scf.if", [selector], blocks)
            return
        index = ir.Operation.create("arith.index_cast", [ir.IndexType.get()], [selector]).result
    cases = ir.DenseI64ArrayAttr.get(list(range(len(blocks) - 1)))
    _replace(op, "scf.index_switch", [index], [blocks[-1], *blocks[:-1]], {"cases": cases})


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
    for old, result in zip(op.results, new.results, strict=True):
        old.replace_all_uses_with(result)
    op.erase()
