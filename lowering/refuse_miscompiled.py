"""Operators of ONNX and operations of PyTorch that torch-mlir compiles to a wrong computation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import operations

_RECURRENT = ("onnx.GRU", "onnx.LSTM", "onnx.RNN")
_ACTIVATIONS = {"Relu", "Sigmoid", "Tanh"}
_BIAS, _LENGTHS, _PEEPHOLES, _WEIGHTS = 2, 4, 7, 2
"""The indices of these operands."""

_ON_BOOLEANS = (
    "clamp",
    "clamp_max",
    "clamp_min",
    "index_add",
    "msort",
    "scatter_add",
    "sort",
    "topk",
)
"""The names of operations that take booleans for signed numbers."""

_WITH_MASKS = "index", "index_put", "masked_fill", "masked_scatter", "masked_select", "where"
"""Those whose booleans choose elements, and are no numbers."""


@dataclass(frozen=True)
class RefuseMiscompiled(Pass):
    """Refuse what torch-mlir compiles to a wrong computation, in silence.

    Before::

        %y:2 = torch.operator "onnx.RNN"(%x, %w, %r) {torch.onnx.clip = 1.0 : f32} : …

    That is the error ``torch-mlir ignores clip of onnx.RNN``. This is accepted::

        %y:2 = torch.operator "onnx.RNN"(%x, %w, %r) : …

    It runs before ``abi-onnx-to-torch``, for the operators of ONNX, and after it.
    """

    name: ClassVar[str] = "abi-refuse-miscompiled"

    def run(self, op: ir.Operation) -> None:
        """Raises `PassError`, which names each."""
        problems = [
            (each.location, f"torch-mlir {problem}")
            for each in operations(op)
            for problem in (_onnx(each) if each.name == "torch.operator" else _torch(each))
        ]
        if problems:
            raise PassError(*problems)


def _onnx(op: ir.Operation) -> Iterator[str]:
    name, results = _string(op, "name", ""), [str(each.type) for each in op.results]

    def number(key: str, default: float) -> float:
        value = op.attributes.get(f"torch.onnx.{key}")
        is_number = isinstance(value, ir.FloatAttr | ir.IntegerAttr)
        return value.value if is_number else default

    def has_operand(place: int) -> bool:
        return place < len(op.operands) and str(op.operands[place].type) != "!torch.none"

    if name in _RECURRENT:
        if has_operand(_LENGTHS):
            yield f"ignores sequence_lens of {name}"
        if has_operand(_PEEPHOLES):
            yield f"ignores the peepholes of {name}"
        if number("clip", 0) != 0:
            yield f"ignores clip of {name}"
        if others := sorted({*_activations(op)} - _ACTIVATIONS):
            yield f"computes other functions than {', '.join(others)} for {name}"
    elif name == "onnx.AveragePool":
        if number("ceil_mode", 0) and number("count_include_pad", 0):
            yield f"divides by other numbers for {name} with ceil_mode and count_include_pad"
    elif name in ("onnx.CastLike", "onnx.QuantizeLinear"):
        if any(re.search(r",f8\w+>$", each) for each in results) and number("saturate", 1) != 0:
            yield f"does not saturate the floats of {name}"
    elif name == "onnx.FusedMatMul":
        if number("alpha", 1) != 1:
            yield f"ignores alpha of {name}"
    elif name == "onnx.Gemm":
        if number("alpha", 1) != 1 and not has_operand(_BIAS):
            yield f"ignores alpha of {name} without a bias"
    elif name == "onnx.GridSample":
        yield f"computes other values for points outside of the input of {name}"
    elif name == "onnx.LRN":
        if number("size", 1) % 2 == 0:
            yield f"sums other channels for {name} of an even size"
    elif name == "onnx.MaxPool":
        if any(each != "!torch.none" for each in results[1:]):
            yield f"computes other indices for {name}"
    elif name == "onnx.Pow":
        if any(",si" in each for each in results) and any(
            re.search(r",b?f\d+>$", str(x.type)) for x in op.operands
        ):
            yield f"rounds the results of {name} of integers and floats"
    elif name == "onnx.SoftmaxCrossEntropyLoss":
        if has_operand(_WEIGHTS) and _string(op, "torch.onnx.reduction", "mean") == "mean":
            yield f"divides by a sum of integers for {name} with weights"
    elif name == "onnx.SpaceToDepth":
        if _string(op, "torch.onnx.mode", "DCR") != "DCR":
            yield f"computes {name} as for the mode DCR"
    elif name == "onnx.Upsample" and _string(op, "torch.onnx.mode", "nearest") != "nearest":
        yield f"takes other positions for {name}"


def _string(op: ir.Operation, key: str, default: str) -> str:
    value = op.attributes.get(key)
    return value.value if isinstance(value, ir.StringAttr) else default


def _activations(op: ir.Operation) -> list[str]:
    value = op.attributes.get("torch.onnx.activations")
    names = value if isinstance(value, ir.ArrayAttr) else ()
    return [each.value for each in names if isinstance(each, ir.StringAttr)]


def _torch(op: ir.Operation) -> Iterator[str]:
    if not op.name.startswith(("torch.aten.", "torch.prims.")):
        return
    name, types = op.name.split(".")[2], [str(each.type) for each in op.operands]
    if name == "bmm" and any(re.search(r"!torch\.qu?int8>", each) for each in types):
        yield f"computes {op.name} of quantized numbers as if they were not quantized"
    if any(re.match(r"!torch\.vtensor<.*,i1>", each) for each in types):
        to_complex = any("complex<" in str(each.type) for each in op.results)
        if name in _ON_BOOLEANS or (to_complex and name not in _WITH_MASKS):
            yield f"takes True for -1 in {op.name}"
