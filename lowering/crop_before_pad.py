"""Padding of PyTorch by negative numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.lowering.torch_values import (
    compute_int,
    constant_of,
    sizes_of,
    torch_constant,
    with_sizes,
)
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import defining, find_named
from mlir_abi.passes.support.op_builder import Builder

_LIST = "torch.prim.ListConstruct"


@dataclass(frozen=True)
class CropBeforePad(Pass):
    """Slice tensors that are padded by numbers that are negative, or may be.

    Before::

        %p = torch.prim.ListConstruct %int1, %int-2
        %r = torch.aten.constant_pad_nd %x, %p, %zero : !torch.vtensor<[?],f32>, … -> …

    After::

        %0 = torch.aten.size.int %x, %int0
        %1 = torch.aten.neg.int %int1
        %2 = torch.prim.max.int %1, %int0
        %3 = torch.prim.min.int %int-2, %int0
        %4 = torch.aten.add.int %0, %3
        %5 = torch.aten.slice.Tensor %x, %int0, %2, %4, %int1
        %6 = torch.prim.max.int %int1, %int0
        %7 = torch.prim.max.int %int-2, %int0
        %p = torch.prim.ListConstruct %6, %7
        %r = torch.aten.constant_pad_nd %5, %p, %zero

    ``convert-torch-to-linalg`` takes the number of added elements for the offset of the tensor in
    the result, and writes to memory before it, or beyond it. PyTorch removes elements.
    """

    name: ClassVar[str] = "abi-crop-before-pad"

    def run(self, op: ir.Operation) -> None:
        """Replace each of them; nothing is an error."""
        for pad in find_named(op, "torch.aten.constant_pad_nd"):
            list_ = defining(pad.operands[1], _LIST)
            sizes = sizes_of(pad.operands[0].type)
            if list_ and sizes:
                _crop(pad, list(list_.operands), sizes)


def _crop(pad: ir.Operation, added: list[ir.Value], sizes: list[str]) -> None:
    """``added`` has the numbers before and after each dimension, those of the last one first."""
    build, x = Builder.before(pad), pad.operands[0]
    zero, one = torch_constant(build, 0), torch_constant(build, 1)
    compute = partial(compute_int, build)
    for i in range(0, len(added), 2):
        before, after = added[i : i + 2]
        if _may_be_negative(before) or _may_be_negative(after):
            axis = len(sizes) - 1 - i // 2
            dim, sizes[axis] = torch_constant(build, axis), "?"
            start = compute("prim.max.int", compute("aten.neg.int", before), zero)
            size = compute("aten.size.int", x, dim)
            end = compute("aten.add.int", size, compute("prim.min.int", after, zero))
            type_ = with_sizes(x.type, sizes)
            x = build.value("torch.aten.slice.Tensor", type_, [x, dim, start, end, one])
            added[i : i + 2] = [compute("prim.max.int", each, zero) for each in (before, after)]
    pad.operands[0] = x
    pad.operands[1] = build.value(_LIST, pad.operands[1].type, added)


def _may_be_negative(number: ir.Value) -> bool:
    constant = constant_of(number, "int")
    return constant is None or constant < 0
