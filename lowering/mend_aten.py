"""Operations of PyTorch that torch-mlir computes otherwise, by other operations of PyTorch."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import find_each, replace_op
from mlir_abi.passes.support.op_builder import Builder

_TENSOR = re.compile(r"(!torch\.vtensor<(?:\[.*\],)?)(b?f\d+)>")
"""A tensor of floats up to its element type, and that type."""
_DTYPES = {"f16": 5, "f32": 6, "bf16": 15}
"""The numbers of these types in PyTorch's `ScalarType`."""
_WITH_DTYPE = ["cumprod", "cumsum", "linalg_vector_norm", "mean", "mean.dim", "nansum", "sum"]
_WITH_DTYPE += ["sum.dim_IntList"]
"""Sums whose last operand is the type of the result, or none."""
_SUMS = [*_WITH_DTYPE, "dist", "norm.Scalar", "norm.ScalarOpt_dim", "rms_norm", "trace"]
_SUMS += ["index_add", "index_put", "index_put.hacked_twin", "scatter_add", "scatter_reduce.two"]
_SUMS += [f"avg_pool{rank}d" for rank in (1, 2, 3)]
_SUMS += [f"{start}adaptive_avg_pool{rank}d" for start in ("", "_") for rank in (1, 2, 3)]
_COMPARISONS = [f"torch.aten.{name}.Scalar" for name in ("lt", "le", "gt", "ge", "eq", "ne")]


@dataclass(frozen=True)
class MendAten(Pass):
    """Replace operations of PyTorch by others, of which torch-mlir's pipelines make the same.

    Before::

        %r = torch.aten.fmod.Tensor %x, %y : !torch.vtensor<[4],f32>, … -> !torch.vtensor<[4],f32>
        %f = torch.constant.float 1.000000e-01
        %c = torch.aten.gt.Scalar %x, %f

    After::

        %0 = torch.aten.lt.Scalar %x, %float0 : !torch.vtensor<[4],f32>, … -> !torch.vtensor<[4],i1>
        %1 = torch.aten.abs %y
        %2 = torch.aten.neg %1
        %3 = torch.aten.where.self %0, %2, %1
        %r = torch.aten.remainder.Tensor %x, %3
        %f = torch.constant.float 0.10000000149011612
        %c = torch.aten.gt.Scalar %x, %f

    - torch-mlir computes ``fmod`` of floats as ``x - trunc(x / y) * y``, of a rounded quotient: in
      f32, the rest of 0.5 by 0.1 is 0 then, and not 0.1. ``remainder`` is exact. It has the sign of
      the divisor, which gets that of the dividend here.
    - torch-mlir compares a tensor and a number in f64. PyTorch rounds the number to the type of the
      tensor first, so that 0.1 in f32 is not greater than 0.1.
    - torch-mlir sums f16 and bf16 in that type, for ``sum``, ``mean``, ``cumsum``, norms, average
      pooling and the like: squares overflow, and the sum of 512 ones of bf16 is 256. They are
      computed in f32, as by PyTorch.

    It runs before and after PyTorch's operations are decomposed.
    """

    name: ClassVar[str] = "abi-mend-aten"

    def run(self, op: ir.Operation) -> None:
        """Replace each of them; nothing is an error."""
        sums = find_each(op, *(f"torch.aten.{name}" for name in _SUMS))
        for each in (each for some in sums for each in some):
            is_small = _float(each.operands[0]) and _float(each.result) in ("f16", "bf16")
            if is_small and ("index_put" not in each.name or _adds(each)):
                _compute_in_f32(each)
        fmods, *comparisons = find_each(op, "torch.aten.fmod.Tensor", *_COMPARISONS)
        for fmod in fmods:
            if all(map(_float, (*fmod.operands, fmod.result))):
                _replace_fmod(fmod)
        for comparison in (each for some in comparisons for each in some):
            number = comparison.operands[1].owner
            is_argument = isinstance(number, ir.Block)
            if is_argument or number.name not in ("torch.constant.float", "torch.constant.int"):
                continue
            if type_ := _float(comparison.operands[0]):
                value = float(number.attributes["value"].value)
                comparison.operands[1] = _number(Builder.before(comparison), value, type_)


def _float(value: ir.Value) -> str:
    """The type of the elements of a tensor of floats; empty for another value."""
    tensor = _TENSOR.fullmatch(str(value.type))
    return tensor[2] if tensor else ""


def _with_element(type_: ir.Type, element: str) -> ir.Type:
    return ir.Type.parse(_TENSOR.sub(rf"\1{element}>", str(type_)), type_.context)


def _adds(index_put: ir.Operation) -> bool:
    """Whether it adds to the elements, by its operand ``accumulate``."""
    flag = index_put.operands[3].owner
    is_constant = not isinstance(flag, ir.Block) and flag.name == "torch.constant.bool"
    return is_constant and str(flag.attributes["value"]) == "true"


def _compute_in_f32(op: ir.Operation) -> None:
    build = Builder.before(op)
    none = _constant(build, "none")
    operands = [_converted(build, each, "f32") if _float(each) else each for each in op.operands]
    if op.name.removeprefix("torch.aten.") in _WITH_DTYPE:
        operands[-1] = none
    result = build.value(op.name, _with_element(op.result.type, "f32"), operands)
    replace_op(op, [_converted(build, result, _float(op.result))])


def _converted(build: Builder, value: ir.Value, element: str) -> ir.Value:
    i64 = ir.IntegerType.get_signless(64, value.context)
    dtype = _constant(build, "int", ir.IntegerAttr.get(i64, _DTYPES[element]))
    false = _constant(build, "bool", ir.BoolAttr.get(False, value.context))
    none = _constant(build, "none")
    type_ = _with_element(value.type, element)
    return build.value("torch.aten.to.dtype", type_, [value, dtype, false, false, none])


def _replace_fmod(fmod: ir.Operation) -> None:
    build = Builder.before(fmod)
    dividend, divisor = fmod.operands
    booleans = _with_element(dividend.type, "i1")
    zero = _number(build, 0, "f64")
    is_negative = build.value("torch.aten.lt.Scalar", booleans, [dividend, zero])
    positive = build.value("torch.aten.abs", divisor.type, [divisor])
    negative = build.value("torch.aten.neg", divisor.type, [positive])
    type_ = _with_element(fmod.result.type, _float(divisor))
    signed = build.value("torch.aten.where.self", type_, [is_negative, negative, positive])
    remainder = build.value("torch.aten.remainder.Tensor", fmod.result.type, [dividend, signed])
    replace_op(fmod, [remainder])


def _number(build: Builder, value: float, type_: str) -> ir.Value:
    """A number of PyTorch, rounded to a type."""
    context, location = build.location.context, build.location
    rounded = ir.FloatAttr.get(ir.Type.parse(type_, context), value, location).value
    return _constant(build, "float", ir.FloatAttr.get(ir.F64Type.get(context), rounded, location))


def _constant(build: Builder, kind: str, value: ir.Attribute | None = None) -> ir.Value:
    type_ = ir.Type.parse(f"!torch.{kind}", build.location.context)
    return build.value(
        f"torch.constant.{kind}", type_, (), {} if value is None else {"value": value}
    )
