"""Code that torch-mlir makes, and whose results are not those of PyTorch."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import pi, sqrt
from typing import ClassVar

from mlir_abi import bindings
from mlir_abi.bindings import arith, ir, math
from mlir_abi.lowering.small_floats import splat
from mlir_abi.lowering.torch_values import constant_of
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import defining, find_each, replace_op
from mlir_abi.passes.support.op_builder import Builder

LOG_CUM_SUM_EXP = "torch.aten.logcumsumexp"
_FACTOR_OF_GELU = 0.7977240352174656
"""What torch-mlir takes for the square root of 2/π."""
_ZERO = "unimplemented: tensor with zero element"
"""The message of the assertion in ``torch.aten.reciprocal``."""
_SIZES = re.compile(r"!torch\.vtensor<\[(.+)\],(\w+)>")
"""The sizes of a tensor of rank 1 or more, separated by commas, and its element type."""


@dataclass(frozen=True)
class MendTorch(Pass):
    """Replace code of ``convert-torch-to-linalg`` whose results are not those of PyTorch.

    Before::

        %l = arith.shli %x, %n : i32
        %r = arith.shrsi %x, %n : i32
        %c = arith.constant 0.797724 : f32
        %d = arith.divf %a, %b : f32
        %q = math.floor %d : f32
        linalg.yield %q : f32

    After::

        %0 = arith.shli %x, %n : i32
        %1 = arith.cmpi ule, %n, %c31_i32 : i32
        %l = arith.select %1, %0, %c0_i32 : i32
        %2 = arith.minui %n, %c31_i32 : i32
        %r = arith.shrsi %x, %2 : i32
        %c = arith.constant 0.797884583 : f32
        %3 = arith.remf %a, %b : f32
        %4 = arith.subf %a, %3 : f32
        %5 = arith.divf %4, %b : f32
        … %q = … : f32
        linalg.yield %q : f32

    - ``torch.aten.bitwise_left_shift`` and ``bitwise_right_shift`` become `arith.shli` and
      `arith.shrsi`, whose result is poison if the number of bits is negative, or not less than the
      width; x86 takes its low bits. For PyTorch, as for ONNX, all bits are shifted out, to the
      right all but the sign.
    - The approximation of ``torch.aten.gelu`` by ``tanh`` gets 0.797724 for the square root of 2/π.
    - ``torch.aten.div`` with the mode ``floor`` and ``floor_divide`` become the floor of a rounded
      quotient: 0.5 divided by 0.1 is 5 in f32. It is 4 for PyTorch and Python: 5 * 0.1 is more than
      0.5, in exact arithmetic.
    - ``torch.aten.logcumsumexp`` would become the logarithm of a sum, which is infinite from 89 on
      in f32. ``torchdynamo-export-to-torch-backend-pipeline`` is told to leave it, and it becomes
      a ``tm_tensor.scan`` that adds logarithms.

    - ``torch.aten.reciprocal`` asserts that no number is 0. It is infinite for PyTorch.

    In a module with types of torch-mlir, such operations of `arith` are replaced, too.
    """

    name: ClassVar[str] = "abi-mend-torch"

    def run(self, op: ir.Operation) -> None:
        """Replace each of them; nothing is an error."""
        to_left, to_right, constants, floors, assertions, log_cum_sums = find_each(
            op,
            "arith.shli",
            "arith.shrsi",
            "arith.constant",
            "math.floor",
            "cf.assert",
            LOG_CUM_SUM_EXP,
        )
        for shift in (*to_left, *to_right):
            number, bits = shift.operands
            if not isinstance(bits.type, ir.IntegerType):
                continue  # torch-mlir makes no such shift
            with ir.InsertionPoint(shift), shift.location:
                zero, last = (splat(bits.type, each) for each in (0, bits.type.width - 1))
                if shift.name == "arith.shrsi":
                    shift.operands[1] = arith.minui(bits, last)
                    continue
                fits = arith.cmpi(arith.CmpIPredicate.ule, bits, last)
                replace_op(shift, [arith.select(fits, arith.shli(number, bits), zero)])
        for constant in constants:
            type_, value = constant.results[0].type, constant.attributes["value"]
            if isinstance(type_, ir.F32Type | ir.F64Type):
                wrong, right = (
                    ir.FloatAttr.get(type_, number, constant.location)
                    for number in (_FACTOR_OF_GELU, sqrt(2 / pi))
                )
                constant.attributes["value"] = right if value == wrong else value
        for floor in floors:
            if quotient := _floor_divided(floor):
                with ir.InsertionPoint(floor), floor.location:
                    replace_op(floor, [_floor_division(quotient.result, *quotient.operands)])
        for assertion in assertions:
            if assertion.attributes["msg"].value == _ZERO:
                assertion.erase()
        for each in log_cum_sums:
            _cumulate(each)


def _floor_divided(floor: ir.Operation) -> ir.Operation | None:
    """The division whose quotient ``floor`` rounds, if that is the result of a loop."""
    quotient = defining(floor.operands[0], "arith.divf")
    values = (floor.operands[0], floor.result)
    if quotient is None:
        return None
    users = [[use.owner.name for use in value.uses] for value in values]
    return quotient if users == [["math.floor"], ["linalg.yield"]] else None


def _floor_division(quotient: ir.Value, a: ir.Value, b: ir.Value) -> ir.Value:
    """The result of ``div_floor_floating`` in PyTorch's ``c10/util/generic_math.h``."""
    zero, half, one = (splat(a.type, number) for number in (0, 0.5, 1))
    is_ = arith.CmpFPredicate
    remainder = arith.remf(a, b)
    are_negative = [arith.cmpf(is_.OLT, each, zero) for each in (b, remainder)]
    has_other_sign = arith.andi(arith.cmpf(is_.UNE, remainder, zero), arith.xori(*are_negative))
    exact = arith.divf(arith.subf(a, remainder), b)
    exact = arith.select(has_other_sign, arith.subf(exact, one), exact)
    floor = math.floor(exact)
    is_below = arith.cmpf(is_.OGT, arith.subf(exact, floor), half)
    floor = arith.select(is_below, arith.addf(floor, one), floor)
    is_zero = arith.cmpf(is_.OEQ, exact, zero)
    floor = arith.select(is_zero, math.copysign(zero, quotient), floor)
    return arith.select(arith.cmpf(is_.OEQ, b, zero), quotient, floor)


def _cumulate(log_cum_sum: ir.Operation) -> None:
    """Replace ``logcumsumexp`` by a scan, if the dimension is constant, and the rank 1 or more."""
    x, dim = log_cum_sum.operands
    tensor, dimension = _SIZES.fullmatch(str(x.type)), constant_of(dim, "int")
    if tensor is None or dimension is None:
        return
    element, sizes = ir.Type.parse(tensor[2], log_cum_sum.context), tensor[1].split(",")
    with ir.InsertionPoint(log_cum_sum), log_cum_sum.location:
        build = Builder(ir.InsertionPoint.current, log_cum_sum.location)
        dynamic = ir.ShapedType.get_dynamic_size()
        shape = [dynamic if size == "?" else int(size) for size in sizes]
        array_type = ir.RankedTensorType.get(shape, element)
        array = build.value("torch_c.to_builtin_tensor", array_type, [x])
        indices = [arith.constant(ir.IndexType.get(), i) for i in range(len(shape))]
        dims = [bindings.tensor.dim(array, i) for i in indices]
        at = int(dimension) % len(shape)
        others = [i for i in range(len(shape)) if i != at]
        total_type = ir.RankedTensorType.get([shape[i] for i in others], element)
        results, totals = (
            build.value("tensor.empty", type_, [dims[i] for i in axes if shape[i] == dynamic])
            for type_, axes in ((array_type, range(len(shape))), (total_type, others))
        )
        i64 = ir.IntegerType.get_signless(64)
        attributes = {
            "dimension": ir.IntegerAttr.get(i64, at),
            "inclusive": ir.BoolAttr.get(True),
            "operandSegmentSizes": ir.DenseI32ArrayAttr.get([1, 2]),
        }
        scan = build.op(
            "tm_tensor.scan",
            [array, results, totals],
            attributes,
            results=[array_type, total_type],
            regions=1,
        )
        body, (total, number) = Builder.in_body_of(scan, [element, element])
        with body.point:
            body.op("tm_tensor.yield", [_log_add_exp(total, number)])
        sums = build.value(
            "torch_c.from_builtin_tensor", log_cum_sum.result.type, [scan.results[0]]
        )
        replace_op(log_cum_sum, [sums])


def _log_add_exp(a: ir.Value, b: ir.Value) -> ir.Value:
    """``log(exp(a) + exp(b))``, for which ``exp`` does not overflow: it gets ``-abs(a - b)``."""
    difference = arith.subf(a, b)
    rest = math.log1p(math.exp(arith.negf(math.absf(difference))))
    is_nan = arith.cmpf(arith.CmpFPredicate.UNO, difference, difference)
    return arith.select(is_nan, arith.addf(a, b), arith.addf(arith.maximumf(a, b), rest))
