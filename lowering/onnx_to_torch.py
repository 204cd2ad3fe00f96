"""Modules that torch-mlir imports from ONNX, to its own operations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import host, ir
from mlir_abi.lowering.mend_aten import ELU, FMOD, INSTANCE_NORM
from mlir_abi.lowering.mend_onnx import MendOnnx
from mlir_abi.lowering.refuse_miscompiled import RefuseMiscompiled
from mlir_abi.passes.support.base import PassPipeline
from mlir_abi.passes.support.functions import functions

_OPSET = "torch.onnx_meta.opset_version"


@dataclass(frozen=True)
class OnnxToTorch(PassPipeline):
    """Convert ONNX's operators to those of torch-mlir, as torch-mlir does.

    Before::

        func.func @f(%x: !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
            attributes {torch.onnx_meta.opset_version = 17 : si64} {
          %0 = torch.operator "onnx.Relu"(%x) : (!torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32>
          return %0 : !torch.vtensor<[4],f32>
        }

    After::

        func.func @f(%x: !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32> {
          %0 = torch.aten.relu %x : !torch.vtensor<[4],f32> -> !torch.vtensor<[4],f32>
          return %0 : !torch.vtensor<[4],f32>
        }

    ``abi-refuse-miscompiled`` runs first. ``abi-mend-onnx`` runs before the pipeline of torch-mlir,
    and again after it. That leaves ``elu``, ``fmod`` and ``instance_norm`` for ``abi-mend-aten``.
    """

    name: ClassVar[str] = "abi-onnx-to-torch"
    purpose: ClassVar[str] = "convert ONNX's operators"

    def applies(self, module: ir.Operation) -> bool:
        """Whether a function has the version of ONNX's operators."""
        return host() == "torch_mlir" and any(_OPSET in f.attributes for f in functions(module))

    def passes(self) -> str:
        legal = ",".join(each.removeprefix("torch.") for each in (ELU, FMOD, INSTANCE_NORM))
        return (
            f"{RefuseMiscompiled.name},{MendOnnx.name},"
            f"torch-onnx-to-torch-backend-pipeline{{backend-legal-ops={legal}}},{MendOnnx.name}"
        )
