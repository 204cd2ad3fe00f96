"""Expand operations that MLIR and LLVM lower to wrong or inexact numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import ClassVar, Literal

from mlir_abi.bindings import arith, ir, math
from mlir_abi.lowering.small_floats import convert, small_format, splat
from mlir_abi.lowering.vector_math import VectorMath
from mlir_abi.passes.support.attributes import constant_value
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.data_layout import DEFAULT_BITS, DataLayout
from mlir_abi.passes.support.functions import find_named, operations, replace_op
from mlir_abi.passes.support.ir_types import TENSORS, element_of, with_element


@dataclass(frozen=True)
class ExpandMath(Pass):
    """Expand ``math`` to arithmetic, and conversions to bf16 and of floats of 8 bits and fewer.

    Before::

        func.func @f(%x: f32, %low: f32, %high: f32) -> f32 {
          %y = math.clampf %x to [%low, %high] : f32
          %r = math.tanh %y : f32
          return %r : f32
        }

    After, with the ``math.tanh`` expanded in the same way::

        func.func @f(%x: f32, %low: f32, %high: f32) -> f32 {
          %least = arith.maximumf %x, %low : f32
          %y = arith.minimumf %least, %high : f32
          %r = math.tanh %y : f32
          return %r : f32
        }

    ``exp``, ``expm1``, ``log``, ``log1p``, ``tanh`` and ``erf`` of f16, f32 and f64, and ``sin``,
    ``cos`` and ``powf`` of f16 and f32, become the operations of ``vector_math.mlir``: they have no
    branches and no calls, so that LLVM vectorizes the loop around them. Results are within four
    units in the last place; an f16 is computed in f32. A power of -1, 0.5, 1 or 2 stays, since LLVM
    has less for it. With ``functions=libm`` all of them stay, but ``expm1``, and
    ``convert-math-to-libm`` makes calls.

    ``convert-math-to-llvm`` computes ``expm1`` as ``exp(x) - 1``, which is 0 for a small number. So
    ``math.expm1`` is otherwise ``tanh(x / 2) * (exp(x) + 1)``, which XLA uses near 0: it is within
    four units in the last place everywhere. ``math.clampf`` is ``min(max(x, low), high)``; MLIR
    22 expands it to ``max(min(x, low), high)``. No pass of MLIR lowers ``math.isinf``. From f32 to
    bf16, ``arith.truncf`` becomes integer arithmetic: the instruction of AVX512-BF16 takes
    subnormal numbers for 0. LLVM does not have floats of 8 bits and fewer, so ``arith.extf`` and
    ``arith.truncf`` of them become integer arithmetic, too, with the results of ml_dtypes. `math`
    on bf16 and these floats is computed in f32, and
    ``arith-emulate-unsupported-floats{source-types=bf16,f8E4M3FN target-type=f32}`` does the same
    for `arith`. An ``arith.truncf`` with a rounding mode stays, and so do operations on tensors,
    of which ``convert-elementwise-to-linalg`` makes scalars. ``convert-math-to-llvm`` takes an
    ``index`` for one of 64 bits, so one of another width whose bits are counted becomes an integer.
    """

    name: ClassVar[str] = "abi-expand-math"

    functions: Literal["inline", "libm"] = option(
        "inline", "what exp, log, tanh and others become; libm: calls of the C library"
    )

    def run(self, op: ir.Operation) -> None:
        """Replace each operation; nothing is an error."""
        names = ("math.", *_CONVERSIONS)
        found = [each for each in operations(op) if each.name.startswith(names)]
        if not found:
            return
        for each in found:
            is_math = each.name.startswith("math.") and not _is_on_tensors(each)
            if is_math and any(_is_widened(value.type) for value in each.operands):
                with ir.InsertionPoint(each), each.location:
                    _compute_in_f32(each)
        bits = DataLayout.of(op).index_bits
        for each in find_named(op, *_OF_BITS) if bits != DEFAULT_BITS else ():
            if isinstance(element_of(each.result.type), ir.IndexType) and not _is_on_tensors(each):
                with ir.InsertionPoint(each), each.location:
                    replace_op(each, [_in_integers(each, bits)])
        for each in find_named(op, *_CONVERSIONS):
            if _is_of_small_floats(each):
                with ir.InsertionPoint(each), each.location:
                    replace_op(each, [convert(each.operands[0], each.result.type)])
        inlined: list[ir.Operation] = []
        if self.functions == "inline":
            inlined = [each for each in find_named(op, *_INLINED) if _is_inlined(each)]
        if inlined:
            with op.context:
                vector_math = VectorMath()
            for each in inlined:
                with ir.InsertionPoint(each), each.location:
                    replace_op(each, [_inline(each, vector_math)])
        for each in find_named(op, *_EXPANSIONS):
            if _is_expanded(each):
                with ir.InsertionPoint(each), each.location:
                    replace_op(each, [_EXPANSIONS[each.name](*each.operands)])


def _is_bf16(type_: ir.Type) -> bool:
    return isinstance(element_of(type_), ir.BF16Type)


def _is_widened(type_: ir.Type) -> bool:
    return _is_bf16(type_) or small_format(type_) is not None


def _is_of_small_floats(op: ir.Operation) -> bool:
    if _is_on_tensors(op) or "roundingmode" in op.attributes:
        return False
    source, result = op.operands[0].type, op.result.type
    if small_format(source) is not None:
        return True
    return small_format(result) is not None and isinstance(element_of(source), _ROUNDED)


def _compute_in_f32(op: ir.Operation) -> None:
    f32 = ir.F32Type.get()
    operands = [
        arith.extf(with_element(each.type, f32), each) if _is_widened(each.type) else each
        for each in op.operands
    ]
    types = [with_element(r.type, f32) if _is_widened(r.type) else r.type for r in op.results]
    attributes = dict(op.attributes.items())
    wide = ir.Operation.create(op.name, types, operands, attributes)
    pairs = zip(op.results, wide.results, strict=True)
    values = [new if new.type == old.type else arith.truncf(old.type, new) for old, new in pairs]
    replace_op(op, values)


def _in_integers(op: ir.Operation, bits: int) -> ir.Value:
    type_ = with_element(op.result.type, ir.IntegerType.get_signless(bits))
    operand = arith.index_cast(type_, op.operands[0])
    return arith.index_cast(op.result.type, ir.Operation.create(op.name, [type_], [operand]).result)


def _is_inlined(op: ir.Operation) -> bool:
    if _is_on_tensors(op) or _is_simple_power(op):
        return False
    return isinstance(element_of(op.result.type), _INLINED[op.name])


def _is_simple_power(op: ir.Operation) -> bool:
    """Whether LLVM makes ``op`` a quotient, a root or a product."""
    if op.name != "math.powf":
        return False
    exponent = constant_value(op.operands[-1])
    if isinstance(exponent, ir.DenseElementsAttr):
        exponent = exponent.get_splat_value() if exponent.is_splat else None
    return exponent is not None and exponent.value in (-1, 0.5, 1, 2)


def _inline(op: ir.Operation, vector_math: VectorMath) -> ir.Value:
    """Compute ``op`` by its function in `vector_math.mlir`, f16 in f32."""
    narrow, operands = op.result.type, [*op.operands]
    if is_f16 := isinstance(element_of(narrow), ir.F16Type):
        f32 = with_element(narrow, ir.F32Type.get())
        operands = [arith.extf(f32, each) for each in operands]
    name = op.name.partition(".")[2]
    [value] = vector_math.copy(f"{name}_{element_of(operands[0].type)}", operands)
    return arith.truncf(narrow, value) if is_f16 else value


def _is_expanded(op: ir.Operation) -> bool:
    if _is_on_tensors(op):
        return False
    if op.name != "arith.truncf":
        return True
    if "roundingmode" in op.attributes:
        return False
    return _is_bf16(op.result.type) and isinstance(element_of(op.operands[0].type), ir.F32Type)


def _is_on_tensors(op: ir.Operation) -> bool:
    return isinstance(op.operands[0].type, TENSORS)


def _expm1(x: ir.Value) -> ir.Value:
    narrow, element = x.type, element_of(x.type)
    if isinstance(element, ir.FloatType) and element.width < 32:  # f80 and f128 are plain types
        x = arith.extf(with_element(narrow, ir.F32Type.get()), x)
    tanh = math.tanh(arith.mulf(x, splat(x.type, 0.5)))
    product = arith.mulf(tanh, arith.addf(math.exp(x), splat(x.type, 1)))
    return product if x.type == narrow else arith.truncf(narrow, product)


def _isinf(x: ir.Value) -> ir.Value:
    return arith.cmpf(arith.CmpFPredicate.OEQ, math.absf(x), splat(x.type, inf))


def _round_to_bf16(x: ir.Value) -> ir.Value:
    """Round to nearest, ties to even: add half of the last bit that stays, less the tie."""
    i32, i16 = (with_element(x.type, ir.IntegerType.get_signless(bits)) for bits in (32, 16))
    sixteen = splat(i32, 16)
    bits = arith.bitcast(i32, x)
    high = arith.shrui(bits, sixteen)
    is_odd = arith.andi(high, splat(i32, 1))
    sum_ = arith.addi(bits, arith.addi(is_odd, splat(i32, 0x7FFF)))
    is_nan = arith.cmpf(arith.CmpFPredicate.UNO, x, x)
    quiet = arith.ori(high, splat(i32, 0x40))
    rounded = arith.shrui(sum_, sixteen)
    half = arith.trunci(i16, arith.select(is_nan, quiet, rounded))
    return arith.bitcast(with_element(x.type, ir.BF16Type.get()), half)


_OF_BITS = ("math.ctlz", "math.cttz", "math.ctpop")
_CONVERSIONS = ("arith.extf", "arith.truncf")
_ROUNDED = (ir.F16Type, ir.BF16Type, ir.F32Type, ir.F64Type)
_F32 = (ir.F16Type, ir.F32Type)
_INLINED: dict[str, tuple[type[ir.Type], ...]] = {
    **{
        f"math.{name}": (*_F32, ir.F64Type)
        for name in ("erf", "exp", "expm1", "log", "log1p", "tanh")
    },
    **{f"math.{name}": _F32 for name in ("cos", "powf", "sin")},
}

_EXPANSIONS: dict[str, Callable[..., ir.Value]] = {
    "arith.truncf": _round_to_bf16,
    "math.clampf": lambda x, low, high: arith.minimumf(arith.maximumf(x, low), high),
    "math.expm1": _expm1,
    "math.isinf": _isinf,
}
