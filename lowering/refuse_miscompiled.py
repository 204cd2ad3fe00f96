"""What torch-mlir compiles to another computation, of ONNX and of PyTorch."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import operations

_RECURRENT = ("onnx.GRU", "onnx.LSTM", "onnx.RNN")
_ACTIVATIONS = {"Relu", "Sigmoid", "Tanh"}
_LENGTHS, _PEEPHOLES = 4, 7
"""The places of these operands."""

_SIGNED = ("clamp", "clamp_max", "clamp_min", "index_add", "msort", "scatter_add", "sort", "topk")
"""The operations that take booleans for signed numbers."""

_WITH_MASKS = ("index", "index_put", "masked_fill", "masked_scatter", "masked_select", "where")


@dataclass(frozen=True)
class RefuseMiscompiled(Pass):
    """Refuse what torch-mlir compiles, but not to what it means.

    Before::

        %y:2 = torch.operator "onnx.RNN"(%x, %w, %r) {torch.onnx.clip = 1.0 : f32} : …

    That is the error ``torch-mlir ignores clip of onnx.RNN``. Without the attribute, it is
    accepted::

        %y:2 = torch.operator "onnx.RNN"(%x, %w, %r) : …

    It runs before ``abi-onnx-to-torch``, for the operators of ONNX, and after it.
    """

    name: ClassVar[str] = "abi-refuse-miscompiled"

    def run(self, op: ir.Operation) -> None:
        """Raises `PassError`, which names each."""
        found = [
            (each.location, f"torch-mlir {problem}")
            for each in operations(op)
            for problem in (_onnx(each) if each.name == "torch.operator" else _torch(each))
        ]
        if found:
            raise PassError(*found)


def _onnx(op: ir.Operation) -> Iterator[str]:
    name = op.attributes["name"].value

    def attribute(of: str, default: Any) -> Any:
        key = f"torch.onnx.{of}"
        return op.attributes[key].value if key in op.attributes else default

    def has_operand(place: int) -> bool:
        return place < len(op.operands) and str(op.operands[place].type) != "!torch.none"

    if name in _RECURRENT:
        if has_operand(_LENGTHS):
            yield f"ignores sequence_lens of {name}"
        if has_operand(_PEEPHOLES):
            yield f"ignores the peepholes of {name}"
        if attribute("clip", 0) != 0:
            yield f"ignores clip of {name}"
        key = "torch.onnx.activations"
        activations = {each.value for each in op.attributes[key]} if key in op.attributes else set()
        for other in sorted(activations - _ACTIVATIONS):
            yield f"computes another function for {other} of {name}"
    elif name == "onnx.GridSample":
        yield f"computes other values for points outside of the input of {name}"
    elif name in ("onnx.CastLike", "onnx.QuantizeLinear"):
        if re.search(r",f8\w+>$", str(op.results[0].type)) and attribute("saturate", 1) != 0:
            yield f"does not saturate the floats of {name}"
    elif name == "onnx.SoftmaxCrossEntropyLoss":
        if has_operand(2) and attribute("reduction", "mean") == "mean":
            yield f"computes another mean for {name} with weights"
    elif name == "onnx.SpaceToDepth" and attribute("mode", "DCR") != "DCR":
        yield f"computes {name} as for the mode DCR"


def _torch(op: ir.Operation) -> Iterator[str]:
    if not op.name.startswith(("torch.aten.", "torch.prims.")):
        return
    name, types = op.name.split(".")[2], [str(each.type) for each in op.operands]
    if name == "bmm" and any(re.search(r"!torch\.qu?int8>", each) for each in types):
        yield f"computes {op.name} of quantized numbers as of others"
    if any(re.match(r"!torch\.vtensor<.*,i1>", each) for each in types):
        to_complex = any("complex<" in str(each.type) for each in op.results)
        if name in _SIGNED or (to_complex and name not in _WITH_MASKS):
            yield f"takes True for -1 in {op.name}"
