"""Operators of ONNX and operations of PyTorch that torch-mlir compiles to a wrong computation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.lowering.torch_values import sizes_of
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
            for problem in (
                [*_onnx(each), *_microsoft(each), *_onnx_of_dynamic_sizes(each)]
                if each.name == "torch.operator"
                else _torch(each)
            )
        ]
        if problems:
            raise PassError(*problems)


def _onnx(op: ir.Operation) -> Iterator[str]:
    name, results = _string(op, "name", ""), [str(each.type) for each in op.results]
    number = partial(_number, op)
    if name in _RECURRENT:
        if _has_operand(op, _LENGTHS):
            yield f"ignores sequence_lens of {name}"
        if _has_operand(op, _PEEPHOLES):
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
    elif name == "onnx.Gemm":
        if number("alpha", 1) != 1 and not _has_operand(op, _BIAS):
            yield f"ignores alpha of {name} without a bias"
    elif name == "onnx.GridSample":
        yield f"computes other values for points outside of the input of {name}"
    elif name == "onnx.LRN":
        if number("size", 1) % 2 == 0:
            yield f"sums other channels for {name} of an even size"
    elif name == "onnx.LpPool":
        if number("ceil_mode", 0):
            yield f"divides by other numbers for {name} with ceil_mode"
    elif name == "onnx.MaxPool":
        if any(each != "!torch.none" for each in results[1:]):
            yield f"computes other indices for {name}"
    elif name == "onnx.Pow":
        if any(",si" in each for each in results) and any(
            re.search(r",b?f\d+>$", str(x.type)) for x in op.operands
        ):
            yield f"rounds the results of {name} of integers and floats"
    elif name == "onnx.SoftmaxCrossEntropyLoss":
        if _has_operand(op, _WEIGHTS) and _is_mean(op):
            yield f"divides by a sum of integers for {name} with weights"
    elif name == "onnx.SpaceToDepth":
        if _string(op, "torch.onnx.mode", "DCR") != "DCR":
            yield f"computes {name} as for the mode DCR"
    elif name == "onnx.Upsample" and _string(op, "torch.onnx.mode", "nearest") != "nearest":
        yield f"takes other positions for {name}"


def _microsoft(op: ir.Operation) -> Iterator[str]:
    """Operators of the domain ``com.microsoft``."""
    name = _string(op, "name", "")
    first, *_ = [sizes_of(each.type) for each in op.operands] or [[]]
    if name == "onnx.FusedMatMul":
        if _number(op, "alpha", 1) != 1:
            yield f"ignores alpha of {name}"
    elif name == "onnx.GroupQueryAttention":
        if _number(op, "scale", 0) != 0:
            yield f"ignores scale of {name}"
        if "1" not in first[:2]:
            yield f"computes other values for {name} of sequences with different lengths"
    elif name == "onnx.RotaryEmbedding":
        if len(first) == 3:
            yield f"takes the heads for one in {name} of three dimensions"
        if _number(op, "rotary_embedding_dim", 0) or _number(op, "scale", 1) != 1:
            yield f"computes other values for {name} with rotary_embedding_dim or scale"


def _onnx_of_dynamic_sizes(op: ir.Operation) -> Iterator[str]:
    """What torch-mlir computes with -1 for the sizes that it does not know."""
    name = _string(op, "name", "")
    first, *others = [sizes_of(each.type) for each in op.operands] or [[]]
    is_dynamic = "?" in first[2:]
    strides, pads = _numbers(op, "strides"), _numbers(op, "pads")
    is_same = _string(op, "torch.onnx.auto_pad", "NOTSET").startswith("SAME")
    is_strided = any(each != 1 for each in strides)
    half = len(pads) // 2
    is_asymmetric = pads[:half] != pads[half:]
    is_even = any(each % 2 == 0 for each in _numbers(op, "kernel_shape"))
    if name in ("onnx.ArgMax", "onnx.ArgMin"):
        axis = int(_number(op, "axis", 0))
        if _number(op, "select_last_index", 0) and "?" in first[axis : axis + 1 or None]:
            yield f"computes other indices for {name} with select_last_index of a dynamic size"
    elif name == "onnx.AveragePool":
        if is_dynamic and is_same and is_strided:
            yield f"adds other padding for {name} with strides and auto_pad of dynamic sizes"
    elif name == "onnx.ConvTranspose":
        if is_dynamic and is_same and _numbers(op, "output_shape"):
            yield f"adds other padding for {name} with auto_pad and output_shape of dynamic sizes"
    elif name == "onnx.MaxPool":
        if is_dynamic and (is_asymmetric or (is_same and (is_strided or is_even))):
            yield f"adds other padding for {name} of dynamic sizes, unless it is symmetric"
    elif name == "onnx.NegativeLogLikelihoodLoss":
        if "?" in first and _has_operand(op, _WEIGHTS) and _is_mean(op):
            yield f"reads beyond the weights of {name} of dynamic sizes"
    elif name in ("onnx.Slice", "onnx.Tile") and ["?"] in others:
        yield f"ignores the numbers of {name} if it does not know how many these are"


def _number(op: ir.Operation, key: str, default: float) -> float:
    value = op.attributes.get(f"torch.onnx.{key}")
    is_number = isinstance(value, ir.FloatAttr | ir.IntegerAttr)
    return value.value if is_number else default


def _numbers(op: ir.Operation, key: str) -> list[int]:
    value = op.attributes.get(f"torch.onnx.{key}")
    numbers = value if isinstance(value, ir.ArrayAttr) else ()
    return [each.value for each in numbers if isinstance(each, ir.IntegerAttr)]


def _has_operand(op: ir.Operation, place: int) -> bool:
    return place < len(op.operands) and str(op.operands[place].type) != "!torch.none"


def _is_mean(op: ir.Operation) -> bool:
    return _string(op, "torch.onnx.reduction", "mean") == "mean"


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
    if name == "isclose":
        yield f"takes infinity and NaN for close to any number in {op.name}"
    if any(re.match(r"!torch\.vtensor<.*,i1>", each) for each in types):
        to_complex = any("complex<" in str(each.type) for each in op.results)
        if name in _ON_BOOLEANS or (to_complex and name not in _WITH_MASKS):
            yield f"takes True for -1 in {op.name}"
