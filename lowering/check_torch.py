"""Names the operations that torch-mlir's passes do not convert."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import operations

_CONVERTED = ("!torch.vtensor", "!torch.int", "!torch.float", "!torch.bool")
"""The types that torch-mlir must have replaced at the end."""


@dataclass(frozen=True)
class CheckTorch(Pass):
    """Refuse the operations that torch-mlir's passes do not convert to `linalg`, by their names.

    Before::

        %0 = torch.aten.relu %x : !torch.vtensor<[4],f32> -> !torch.vtensor<[4],f32>

    That is the error ``torch.aten.relu has no lowering`` at the operation; this is accepted::

        %0 = torch_c.to_builtin_tensor %x : !torch.vtensor<[4],f32> -> tensor<4xf32>

    torch-mlir's ``torch-finalizing-backend-type-conversion`` would name the first operation with a
    type of PyTorch, which is often a constant.
    """

    name: ClassVar[str] = "abi-check-torch"

    def run(self, op: ir.Operation) -> None:
        """Raises `PassError`; constants and lists are left with what uses them."""
        left = [
            (each.location, f"{each.name} has no lowering")
            for each in operations(op)
            if each.name.startswith("torch.")
            and not each.name.startswith(("torch.constant.", "torch.prim.ListConstruct"))
            and any(
                str(value.type).startswith(_CONVERTED) for value in [*each.operands, *each.results]
            )
        ]
        if left:
            raise PassError(*left)
