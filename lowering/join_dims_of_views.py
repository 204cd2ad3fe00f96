"""Views of several dynamic sizes, which torch-mlir lowers to wrong code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.lowering.torch_values import sizes_of, torch_constant, with_sizes
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import find_named, replace_op
from mlir_abi.passes.support.op_builder import Builder


@dataclass(frozen=True)
class JoinDimsOfViews(Pass):
    """Join dimensions before a view that has fewer dynamic sizes than its operand.

    Before::

        %r = torch.aten.view %x, %sizes
            : !torch.vtensor<[?,?,8],f32>, !torch.list<int> -> !torch.vtensor<[?,8],f32>

    After::

        %r = torch.prims.collapse %x, %0, %1
            : !torch.vtensor<[?,?,8],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,8],f32>

    Of such a view, ``convert-torch-to-linalg`` takes the second size, or the first, for 1, and
    computes wrong results if it is not (torch-mlir#4743). All dimensions before the static ones at
    the end that both types share become one. If the type is another one then, a view follows.
    """

    name: ClassVar[str] = "abi-join-dims-of-views"

    def run(self, op: ir.Operation) -> None:
        for view in find_named(op, "torch.aten.view"):
            sizes, viewed = sizes_of(view.operands[0].type), sizes_of(view.results[0].type)
            if sizes.count("?") > max(1, viewed.count("?")):
                _join(view, sizes, viewed)


def _join(view: ir.Operation, sizes: list[str], viewed: list[str]) -> None:
    value, list_ = view.operands
    shared = 0
    for size, other in zip(reversed(sizes), reversed(viewed), strict=False):
        if size != other or size == "?":
            break
        shared += 1
    last = len(sizes) - shared - 1
    joined = ["?", *sizes[last + 1 :]]
    type_ = with_sizes(value.type, joined)
    build = Builder.before(view)
    ends = [torch_constant(build, 0), torch_constant(build, last)]
    value = build.value("torch.prims.collapse", type_, [value, *ends])
    if joined != viewed:
        value = build.value("torch.aten.view", view.results[0].type, [value, list_])
    replace_op(view, [value])
