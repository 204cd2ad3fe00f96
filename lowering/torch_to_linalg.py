"""Modules that torch-mlir exports, to `linalg`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import host, ir
from mlir_abi.lowering.canonicalization import CANONICALIZE
from mlir_abi.lowering.check_torch import CheckTorch
from mlir_abi.lowering.crop_before_pad import CropBeforePad
from mlir_abi.lowering.join_dims_of_views import JoinDimsOfViews
from mlir_abi.lowering.mend_aten import MendAten
from mlir_abi.lowering.mend_torch import LOG_CUM_SUM_EXP, MendTorch
from mlir_abi.lowering.propagate_nan import PropagateNan
from mlir_abi.lowering.refuse_miscompiled import RefuseMiscompiled
from mlir_abi.passes.support.base import PassPipeline
from mlir_abi.passes.support.functions import functions


@dataclass(frozen=True)
class TorchToLinalg(PassPipeline):
    """Convert functions with torch-mlir's types to `linalg`, as torch-mlir does.

    Before::

        func.func @f(%x: !torch.vtensor<[4],f32>) -> !torch.vtensor<[4],f32> {
          %0 = torch.aten.relu %x : !torch.vtensor<[4],f32> -> !torch.vtensor<[4],f32>
          return %0 : !torch.vtensor<[4],f32>
        }

    After::

        func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
          %e = tensor.empty() : tensor<4xf32>
          %0 = linalg.generic … ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>)
          return %0 : tensor<4xf32>
        }

    ``abi-onnx-to-torch`` runs first, then ``abi-refuse-miscompiled``, ``abi-mark-unsigned``,
    ``abi-widen-unsigned`` and ``abi-mend-aten``, then the two pipelines of torch-mlir. Between
    these, ``abi-mend-aten`` runs again, and ``abi-crop-before-pad`` and ``abi-join-dims-of-views``
    replace what the second gets wrong. Within it, ``abi-mend-torch`` and ``abi-propagate-nan``
    replace other operations, and ``abi-check-torch`` names those that it does not convert.
    """

    name: ClassVar[str] = "abi-torch-to-linalg"
    purpose: ClassVar[str] = "convert torch-mlir's types"

    def applies(self, module: ir.Operation) -> bool:
        """Whether a function has types that only torch-mlir's pipelines convert."""
        types = (str(each.attributes["function_type"]) for each in functions(module))
        return host() == "torch_mlir" and any("!torch." in each for each in types)

    def passes(self) -> str:
        return (
            f"abi-onnx-to-torch,{RefuseMiscompiled.name},abi-mark-unsigned,abi-widen-unsigned,"
            f"{MendAten.name},"
            "torchdynamo-export-to-torch-backend-pipeline"
            f"{{backend-legal-ops={LOG_CUM_SUM_EXP.removeprefix('torch.')}}},"
            f"{MendAten.name},{CropBeforePad.name},{JoinDimsOfViews.name},"
            # These are torch-backend-to-linalg-on-tensors-backend-pipeline, apart from our check.
            "func.func(torch-restructure-non-constant-axes,torch-fuse-quantized-ops,"
            f"convert-torch-to-tmtensor,{CANONICALIZE},convert-torch-to-linalg),"
            f"{MendTorch.name},{PropagateNan.name},"
            f"func.func({CANONICALIZE},"
            "convert-torch-to-scf,convert-torch-to-arith,convert-torch-to-tensor),"
            "convert-torch-conversion-to-mlprogram,"
            f"func.func(memref-expand,{CANONICALIZE},resolve-shaped-type-result-dims,cse),"
            f"torch-func-backend-type-conversion,func.func({CANONICALIZE}),{CheckTorch.name},"
            "func.func(torch-finalizing-backend-type-conversion),"
            "torch-verify-linalg-on-tensors-backend-contract"
        )
