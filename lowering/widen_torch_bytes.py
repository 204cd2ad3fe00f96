"""Computations on PyTorch's bytes, which torch-mlir lowers as signed ones."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import operations, replace_op
from mlir_abi.passes.support.op_builder import Builder

_BYTE = re.compile(r"(?<=^!torch\.vtensor<)(.*),ui8(?=[,>])")
_INT64, _UINT8 = 4, 0
"""The numbers that PyTorch gives these dtypes."""

_LIST = "torch.prim.ListConstruct"
_COMPUTATIONS = ("torch.aten.", "torch.prims.", _LIST)
_MOVES = re.compile(
    "alias|as_strided|_assert_tensor_metadata|broadcast_to|clone|collapse|constant_pad_nd|"
    "contiguous|convert_element_type|copy|cumsum|dequantize.*|detach|diagonal|embedding|"
    "empty_like|expand|expand_as|fill|flatten|flip|gather|index.*|lift_fresh_copy|_make_per_.*|"
    "masked_select|movedim|narrow|new_.*|numel|numpy_T|ones_like|pad|permute|pixel_shuffle|"
    "quantize.*|repeat|reshape|_reshape_alias|roll|scatter|scatter_add|select|select_scatter|"
    "size|slice|slice_scatter|split|split_dim|squeeze|swapaxes|t|tensor_split|tile|to|_to_copy|"
    "transpose|type_as|unbind|unflatten|unfold|_unsafe_view|unsqueeze|view|view_as|zeros_like"
)
"""The names of operations that compute nothing of bytes, or convert them rightly."""


@dataclass(frozen=True)
class WidenTorchBytes(Pass):
    """Convert operands of ``ui8`` to ``si64`` before operations of PyTorch that compute.

    Before::

        %r = torch.aten.remainder.Tensor %x, %y
            : !torch.vtensor<[4],ui8>, !torch.vtensor<[4],ui8> -> !torch.vtensor<[4],ui8>

    After::

        %0 = torch.aten.to.dtype %x, %int4, %false, %false, %none : … -> !torch.vtensor<[4],si64>
        %1 = torch.aten.to.dtype %y, %int4, %false, %false, %none : … -> !torch.vtensor<[4],si64>
        %2 = torch.aten.remainder.Tensor %0, %1
            : !torch.vtensor<[4],si64>, !torch.vtensor<[4],si64> -> !torch.vtensor<[4],si64>
        %r = torch.aten.to.dtype %2, %int0, %false, %false, %none : … -> !torch.vtensor<[4],ui8>

    torch-mlir takes bytes for signed: the sum of 200 and 3 is -53. It converts
    ``ui8`` to other types rightly.
    """

    name: ClassVar[str] = "abi-widen-torch-bytes"

    def run(self, op: ir.Operation) -> None:
        """Widen each operation; nothing is an error."""
        for operation in operations(op):
            if operation.name.startswith(_COMPUTATIONS) and _computes(operation):
                _widen(operation)


def _computes(op: ir.Operation) -> bool:
    """Whether ``op`` computes something of bytes."""
    types = {str(each.type) for each in op.operands}
    if not any(map(_BYTE.search, types)):
        return False
    if op.name == _LIST:  # what it is for makes one type of its tensors
        return not all(map(_BYTE.search, types))
    is_move = _MOVES.fullmatch(op.name.split(".")[2])
    return not is_move and all("!torch.list" not in str(each.type) for each in op.results)


def _widen(op: ir.Operation) -> None:
    build, types = Builder.before(op), [_wide(each.type) for each in op.results]
    operands = [_converted(build, each, _wide(each.type), _INT64) for each in op.operands]
    wide = build.op(op.name, operands, dict(op.attributes.items()), results=types)
    results = zip(wide.results, op.results, strict=True)
    replace_op(op, [_converted(build, new, old.type, _UINT8) for new, old in results])


def _wide(type_: ir.Type) -> ir.Type:
    """``type_`` with ``si64`` in place of ``ui8``."""
    return ir.Type.parse(_BYTE.sub(r"\1,si64", str(type_)), type_.context)


def _converted(build: Builder, value: ir.Value, type_: ir.Type, dtype: int) -> ir.Value:
    """``value`` with another ``dtype``, unless it has this type."""
    if value.type == type_:
        return value
    context = build.location.context
    i64, i1 = (ir.IntegerType.get_signless(bits, context) for bits in (64, 1))
    number, false, none = (
        build.value(f"torch.constant.{name}", ir.Type.parse(f"!torch.{name}", context), (), entries)
        for name, entries in (
            ("int", {"value": ir.IntegerAttr.get(i64, dtype)}),
            ("bool", {"value": ir.IntegerAttr.get(i1, 0)}),
            ("none", {}),
        )
    )
    return build.value("torch.aten.to.dtype", type_, [value, number, false, false, none])
