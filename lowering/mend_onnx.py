"""Operators of ONNX for which torch-mlir computes other numbers than ONNX."""

from __future__ import annotations

import sys
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
from mlir_abi.passes.support.functions import defining, find_each, replace_op
from mlir_abi.passes.support.op_builder import Builder

_SUM = "torch.aten.sum.dim_IntList"
_FACTORS_OF_SELU = {"alpha": 1.67326319217681884765625, "gamma": 1.05070102214813232421875}


@dataclass(frozen=True)
class MendOnnx(Pass):
    """Replace what ``torch-onnx-to-torch`` makes of operators for which it computes other numbers.

    Before::

        %e = torch.aten.exp %x : !torch.vtensor<[4],f64> -> !torch.vtensor<[4],f64>
        %s = torch.aten.sum.dim_IntList %e, %dims, %false, %none
        %r = torch.aten.log %s : !torch.vtensor<[],f64> -> !torch.vtensor<[],f64>
        %m = torch.aten.sub.Scalar %e, %int1, %int1

    After::

        %0 = torch.aten.amax %x, %dims, %true
        %1 = torch.aten.clamp %0, %lowest, %highest
        %2 = torch.aten.sub.Tensor %x, %1, %int1
        %3 = torch.aten.exp %2 : !torch.vtensor<[4],f64> -> !torch.vtensor<[4],f64>
        %4 = torch.aten.sum.dim_IntList %3, %dims, %true, %none
        %5 = torch.aten.log %4 : !torch.vtensor<[1],f64> -> !torch.vtensor<[1],f64>
        %6 = torch.aten.add.Tensor %5, %1, %int1
        %r = torch.aten.amax %6, %dims, %false
        %m = torch.aten.expm1 %x

    - ``ReduceLogSumExp`` becomes the logarithm of a sum of f64, which is infinite from 710 on, and
      below -745. The greatest number is subtracted first, and added to the logarithm.
    - ``Celu`` of negative numbers is computed by ``exp(x) - 1``, which is 0 of small ones.
    - ``ReduceL2`` of f64 becomes a square root in f32.
    - ``Slice`` with a negative step reads beyond the last element if it starts there. The tensor is
      reversed first, for a slice with a positive step.
    - ``Selu`` gets 1.67326 and 1.0507 for its factors. Before ``torch-onnx-to-torch``, those of
      ONNX are added.
    """

    name: ClassVar[str] = "abi-mend-onnx"

    def run(self, op: ir.Operation) -> None:
        """Replace each of them; nothing is an error."""
        operators, logs, differences, roots, slices = find_each(
            op,
            "torch.operator",
            "torch.aten.log",
            "torch.aten.sub.Scalar",
            "torch.aten.sqrt",
            "torch.aten.slice.Tensor",
        )
        for operator in operators:
            if operator.attributes["name"].value == "onnx.Selu":
                _set_factors(operator)
        for log in logs:
            if sum_ := defining(log.operands[0], _SUM):
                exp = defining(sum_.operands[0], "torch.aten.exp")
                dims = defining(sum_.operands[1], "torch.prim.ListConstruct")
                if exp and dims:
                    _subtract_greatest(log, sum_, exp, dims)
        for difference in differences:
            exp = defining(difference.operands[0], "torch.aten.exp")
            if exp and all(constant_of(each, "int") == 1 for each in list(difference.operands)[1:]):
                build = Builder.before(difference)
                power = build.value("torch.aten.expm1", difference.result.type, exp.operands)
                replace_op(difference, [power])
        for root in roots:
            rounding = defining(root.operands[0], "torch.aten.to.dtype")
            if rounding and (sum_ := defining(rounding.operands[0], _SUM)):
                _take_exact_root(root, sum_.result)
        for each in slices:
            step = constant_of(each.operands[-1], "int")
            if step is not None and step < 0:
                _flip(each, step)


def _set_factors(selu: ir.Operation) -> None:
    """Add the factors that it does not have."""
    f32 = ir.F32Type.get(selu.context)
    for name, factor in _FACTORS_OF_SELU.items():
        attribute = f"torch.onnx.{name}"
        if attribute not in selu.attributes:
            selu.attributes[attribute] = ir.FloatAttr.get(f32, factor, selu.location)


def _subtract_greatest(
    log: ir.Operation, sum_: ir.Operation, exp: ir.Operation, dims: ir.Operation
) -> None:
    """Replace ``log(sum(exp(x)))`` along ``dims``, if these are constants."""
    x = exp.operands[0]
    sizes = sizes_of(x.type)
    if not sizes or not str(x.type).endswith(",f64>"):
        return
    for dim in dims.operands:
        number = constant_of(dim, "int")
        if number is None or not -len(sizes) <= number < len(sizes):
            return
        sizes[int(number)] = "1"
    build = Builder.before(log)
    total = with_sizes(x.type, sizes)
    _, axes, keepdim, none = sum_.operands
    true, one = torch_constant(build, True), torch_constant(build, 1)
    highest = sys.float_info.max
    limits = [torch_constant(build, each) for each in (-highest, highest)]
    greatest = build.value("torch.aten.amax", total, [x, axes, true])
    finite = build.value("torch.aten.clamp", total, [greatest, *limits])
    rest = build.value("torch.aten.sub.Tensor", x.type, [x, finite, one])
    rest = build.value("torch.aten.exp", x.type, [rest])
    rest = build.value(_SUM, total, [rest, axes, true, none])
    rest = build.value("torch.aten.log", total, [rest])
    result = build.value("torch.aten.add.Tensor", total, [rest, finite, one])
    replace_op(log, [build.value("torch.aten.amax", log.result.type, [result, axes, keepdim])])


def _take_exact_root(root: ir.Operation, number: ir.Value) -> None:
    """Replace the root of a rounded number that is converted to the type of the number."""
    for converted in [use.owner for use in root.result.uses]:
        if converted.result.type == number.type:
            exact = Builder.before(converted).value("torch.aten.sqrt", number.type, [number])
            replace_op(converted, [exact])


def _flip(slice_: ir.Operation, step: float) -> None:
    """Replace a slice with a negative step by that of the reversed tensor."""
    build = Builder.before(slice_)
    x, dim, *bounds, _ = slice_.operands
    compute = partial(compute_int, build)
    zero, one = torch_constant(build, 0), torch_constant(build, 1)
    size = compute("aten.size.int", x, dim)
    last = compute("aten.sub.int", size, one)
    boolean = ir.Type.parse("!torch.bool", slice_.context)
    reversed_bounds = []
    for bound in bounds:
        is_from_end = build.value("torch.aten.lt.int", boolean, [bound, zero])
        offset = compute("aten.mul.int", compute("aten.Int.bool", is_from_end), size)
        index = compute("aten.sub.int", last, compute("aten.add.int", bound, offset))
        reversed_bounds.append(compute("prim.max.int", index, zero))
    dims = build.value(
        "torch.prim.ListConstruct", ir.Type.parse("!torch.list<int>", slice_.context), [dim]
    )
    flipped = build.value("torch.aten.flip", x.type, [x, dims])
    slice_.operands[0] = flipped
    slice_.operands[2], slice_.operands[3] = reversed_bounds
    slice_.operands[4] = torch_constant(build, -int(step))
