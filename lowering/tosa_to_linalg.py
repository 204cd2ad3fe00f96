"""TOSA, to `linalg`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.base import PassPipeline
from mlir_abi.passes.support.functions import operations


@dataclass(frozen=True)
class TosaToLinalg(PassPipeline):
    """Convert the operations of TOSA, as MLIR's ``tosa-to-linalg-pipeline`` does.

    Before::

        %0 = tosa.tanh %x : (tensor<?x4xf32>) -> tensor<?x4xf32>

    After::

        %c0 = arith.constant 0 : index
        %size = tensor.dim %x, %c0 : tensor<?x4xf32>
        %e = tensor.empty(%size) : tensor<?x4xf32>
        %0 = linalg.generic … ins(%x : tensor<?x4xf32>) outs(%e : tensor<?x4xf32>) {…}

    That pipeline also checks against a level of TOSA, none of which has dynamic sizes.
    """

    name: ClassVar[str] = "abi-tosa-to-linalg"
    purpose: ClassVar[str] = "convert TOSA"

    def applies(self, module: ir.Operation) -> bool:
        return any(op.name.startswith("tosa.") for op in operations(module))

    def passes(self) -> str:
        return (
            "abi-avoid-folds,func.func(tosa-optional-decompositions,tosa-make-broadcastable,tosa-to-linalg-named,"
            "tosa-make-broadcastable,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},"
            "tosa-to-tensor,tosa-to-scf)"
        )
