"""Operations of PyTorch for which torch-mlir computes other numbers than PyTorch."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.lowering.torch_values import constant_of, converted, torch_constant
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import find_named, replace_op
from mlir_abi.passes.support.op_builder import Builder

_TENSOR = re.compile(r"(!torch\.vtensor<(?:\[.*\],)?)(\w+)>")
"""A tensor up to its element type, and that type."""
_ATEN = "torch.aten."
ELU, FMOD, INSTANCE_NORM = f"{_ATEN}elu", f"{_ATEN}fmod.Tensor", f"{_ATEN}instance_norm"
"""What ``abi-onnx-to-torch`` keeps torch-mlir from decomposing, for this pass."""
_EQUAL = f"{_ATEN}eq.Tensor"
_RMS_NORM = f"{_ATEN}rms_norm"
_ELUS = (ELU, f"{_ATEN}celu", f"{_ATEN}selu")
_FACTORS_OF_SELU = (1.6732632423543772, 1.0507009873554805)
"""Below 0, and overall."""
_EPSILON_F32, _EPSILON_F64 = 2.0**-23, 2.0**-52
_COMPARISONS = [f"{_ATEN}{name}.Scalar" for name in ("lt", "le", "gt", "ge", "eq", "ne")]
_INDEX_PUTS = [f"{_ATEN}index_put", f"{_ATEN}index_put.hacked_twin"]
_ACCUMULATE = 3
"""The index of their operand that says whether they add to the elements."""
_WITH_DTYPE = [f"{_ATEN}{name}" for name in ("mean", "mean.dim", "sum", "sum.dim_IntList")]
_WITH_DTYPE += [f"{_ATEN}{name}" for name in ("cumprod", "cumsum", "linalg_vector_norm")]
_WITH_DTYPE += [f"{_ATEN}{name}" for name in ("prod", "prod.dim_int")]
"""Sums and products whose last operand is the type to which PyTorch converts the tensor first."""
_SUMS = [f"{_ATEN}{name}" for name in ("logcumsumexp", "norm.Scalar", "norm.ScalarOpt_dim")]
_SUMS += [f"{_ATEN}{name}" for name in ("rms_norm", "scatter_add", "scatter_reduce.two", "trace")]
_SUMS += [
    f"{_ATEN}{name}avg_pool{rank}d"
    for name in ("", "adaptive_", "_adaptive_")
    for rank in (1, 2, 3)
]
"""The others that add numbers."""


@dataclass(frozen=True)
class MendAten(Pass):
    """Replace operations of PyTorch for which torch-mlir computes other numbers.

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

    - torch-mlir computes ``fmod`` of floats as ``x - trunc(x / y) * y``. It rounds the quotient, so
      that in f32 the remainder of 0.5 divided by 0.1 is 0 and not 0.1. ``remainder`` is exact. Its
      result has the sign of the divisor, which gets that of the dividend here.
    - torch-mlir compares a tensor and a number in f64. PyTorch rounds the number to the type of the
      tensor first, so that 0.1 in f32 is not greater than 0.1.
    - torch-mlir computes sums and products of f16 and bf16 in that type, also those of ``mean``,
      norms, average pooling and the like. Squares overflow, and the sum of 512 ones of bf16 is 256.
      They are computed in f32. So does PyTorch, apart from ``prod``.
    - torch-mlir adds nothing to the mean of ``rms_norm`` without ``eps``. PyTorch adds the epsilon
      of f32, for f64 that of f64; without it, the norm of zeros would be NaN.
    - torch-mlir computes ``elu``, ``celu`` and ``selu`` of negative numbers by ``exp(x) - 1``, 0 of
      small ones. PyTorch computes ``expm1(x)``, of f16 and bf16, too, in f32.
    - torch-mlir divides by -1 for a dynamic size in ``instance_norm``. It is a ``group_norm``, one
      group for each channel.
    - torch-mlir folds ``x == x`` to true, also of NaN. It becomes ``not x != x``.

    It runs before torch-mlir decomposes operations, and again after it, since losses become sums.
    """

    name: ClassVar[str] = "abi-mend-aten"

    def run(self, op: ir.Operation) -> None:
        """Replace each of them; nothing is an error."""
        names = (
            _EQUAL,
            FMOD,
            INSTANCE_NORM,
            *_ELUS,
            *_COMPARISONS,
            *_INDEX_PUTS,
            *_WITH_DTYPE,
            *_SUMS,
        )
        for each in find_named(op, *names):
            if each.name == _RMS_NORM:
                _set_epsilon(each)  # and compute it in f32 below
            if each.name == _EQUAL:
                _compare_nan(each)
            elif each.name == FMOD:
                if all(map(_float, (*each.operands, each.result))):
                    _replace_fmod(each)
            elif each.name == INSTANCE_NORM:
                _replace_instance_norm(each)
            elif each.name in _ELUS:
                _replace_elu(each)
            elif each.name in _COMPARISONS:
                _round_number(each)
            elif _sums_small_floats(each):
                _compute_in_f32(each)


def _float(value: ir.Value) -> str:
    """The type of the elements of a tensor of floats; empty for another value."""
    element = _element(value)
    return element if "f" in element else ""


def _element(value: ir.Value) -> str:
    tensor = _TENSOR.fullmatch(str(value.type))
    return tensor[2] if tensor else ""


def _with_element(type_: ir.Type, element: str) -> ir.Type:
    return ir.Type.parse(_TENSOR.sub(rf"\1{element}>", str(type_)), type_.context)


def _sums_small_floats(op: ir.Operation) -> bool:
    """Whether it sums or multiplies f16 or bf16; ``index_put`` does if it accumulates."""
    adds = op.name not in _INDEX_PUTS or constant_of(op.operands[_ACCUMULATE], "bool")
    return bool(adds and _element(op.operands[0]) and _element(op.result) in ("f16", "bf16"))


def _round_number(comparison: ir.Operation) -> None:
    """Round the number with which a tensor is compared, if it is a constant."""
    tensor, number = comparison.operands
    type_, value = _float(tensor), constant_of(number, "float", "int")
    if type_ and value is not None:
        float_ = ir.Type.parse(type_, comparison.context)
        rounded = ir.FloatAttr.get(float_, float(value), comparison.location).value
        comparison.operands[1] = torch_constant(Builder.before(comparison), rounded)


def _set_epsilon(rms_norm: ir.Operation) -> None:
    """Add PyTorch's default of ``eps``: the epsilon of the type in which PyTorch computes."""
    eps = rms_norm.operands[-1]
    if str(eps.type) == "!torch.none":
        is_f64 = _float(rms_norm.operands[0]) == "f64"
        number = _EPSILON_F64 if is_f64 else _EPSILON_F32
        rms_norm.operands[-1] = torch_constant(Builder.before(rms_norm), number)


def _compare_nan(equal: ir.Operation) -> None:
    """Replace ``x == x`` by ``not x != x``, which is not folded."""
    left, right = equal.operands
    if left == right and _float(left):
        build, type_ = Builder.before(equal), equal.result.type
        differs = build.value("torch.aten.ne.Tensor", type_, [left, right])
        replace_op(equal, [build.value("torch.aten.logical_not", type_, [differs])])


def _compute_in_f32(op: ir.Operation) -> None:
    build = Builder.before(op)
    operands = list(op.operands)
    if op.name in _WITH_DTYPE:
        rounded = _with_element(operands[0].type, _element(op.result))
        operands[0] = converted(build, operands[0], rounded)
        operands[-1] = torch_constant(build, None)
    operands = [
        converted(build, each, _with_element(each.type, "f32")) if _float(each) else each
        for each in operands
    ]
    result = build.value(op.name, _with_element(op.result.type, "f32"), operands)
    replace_op(op, [converted(build, result, op.result.type)])


def _replace_fmod(fmod: ir.Operation) -> None:
    build = Builder.before(fmod)
    dividend, divisor = fmod.operands
    booleans = _with_element(dividend.type, "i1")
    zero = torch_constant(build, 0.0)
    is_negative = build.value("torch.aten.lt.Scalar", booleans, [dividend, zero])
    positive = build.value("torch.aten.abs", divisor.type, [divisor])
    negative = build.value("torch.aten.neg", divisor.type, [positive])
    type_ = _with_element(fmod.result.type, _float(divisor))
    signed = build.value("torch.aten.where.self", type_, [is_negative, negative, positive])
    remainder = build.value("torch.aten.remainder.Tensor", fmod.result.type, [dividend, signed])
    replace_op(fmod, [remainder])


def _replace_instance_norm(norm: ir.Operation) -> None:
    x, weight, bias, mean, variance, has_statistics_of_x, _, eps, cudnn = norm.operands
    is_of_x = constant_of(has_statistics_of_x, "bool")
    if is_of_x and {str(mean.type), str(variance.type)} == {"!torch.none"}:
        build = Builder.before(norm)
        one = torch_constant(build, 1)
        channels = build.value("torch.aten.size.int", one.type, [x, one])
        operands = [x, channels, weight, bias, eps, cudnn]
        replace_op(norm, [build.value("torch.aten.group_norm", norm.result.type, operands)])


def _replace_elu(elu: ir.Operation) -> None:
    build, type_ = Builder.before(elu), elu.result.type
    x, *factors = elu.operands
    if _element(x) in ("f16", "bf16"):
        type_ = _with_element(type_, "f32")
        x = converted(build, x, type_)

    def scaled(tensor: ir.Value, number: ir.Value) -> ir.Value:
        return build.value("torch.aten.mul.Scalar", type_, [tensor, number])

    match elu.name, factors:
        case "torch.aten.celu", [alpha]:
            exponent = build.value("torch.aten.div.Scalar", type_, [x, alpha])
            factors = [alpha, torch_constant(build, 1.0)]
        case "torch.aten.selu", []:
            exponent = x
            factors = [torch_constant(build, each) for each in _FACTORS_OF_SELU]
        case _:
            exponent = scaled(x, factors.pop())
    alpha, scale = factors
    power = build.value("torch.aten.expm1", type_, [exponent])
    below = scaled(power, alpha)
    zero = torch_constant(build, 0.0)
    booleans = _with_element(type_, "i1")
    is_above = build.value("torch.aten.gt.Scalar", booleans, [x, zero])
    result = build.value("torch.aten.where.self", type_, [is_above, x, below])
    replace_op(elu, [converted(build, scaled(result, scale), elu.result.type)])
