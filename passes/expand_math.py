"""Expand operations that MLIR and LLVM lower to wrong or inexact numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Any, ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import find

_OEQ, _UNO = 1, 14
"""Predicates of ``arith.cmpf``: ordered and equal; unordered."""


@dataclass(frozen=True)
class ExpandMath(Pass):
    """Expand ``math.clampf``, ``math.expm1``, ``math.isinf``, and ``arith.truncf`` to bf16.

    Before::

        func.func @f(%x: f32) -> f32 {
          %r = math.expm1 %x : f32
          return %r : f32
        }

    After::

        func.func @f(%x: f32) -> f32 {
          %half = arith.constant 5.000000e-01 : f32
          %h = arith.mulf %x, %half : f32
          %t = math.tanh %h : f32
          %e = math.exp %x : f32
          %one = arith.constant 1.000000e+00 : f32
          %s = arith.addf %e, %one : f32
          %r = arith.mulf %t, %s : f32
          return %r : f32
        }

    ``convert-math-to-llvm`` computes ``expm1`` as ``exp(x) - 1``, which is 0 for a small number.
    The product above, which XLA uses near 0, is within four units in the last place everywhere; an
    f16 is computed in f32. ``math.clampf %x to [%low, %high]`` is ``min(max(x, low), high)``; MLIR
    22 expands it to ``max(min(x, low), high)``. No pass of MLIR lowers ``math.isinf``. From f32 to
    bf16, ``arith.truncf`` becomes integer arithmetic: the instruction of AVX512-BF16 takes
    subnormal numbers for 0. So `math` on bf16 is computed in f32, and
    ``arith-emulate-unsupported-floats{source-types=bf16 target-type=f32}`` does the same for
    `arith`. An ``arith.truncf`` with a rounding mode stays, and so do operations on tensors, of
    which ``convert-elementwise-to-linalg`` makes scalars.
    """

    name: ClassVar[str] = "abi-expand-math"

    def run(self, op: ir.Operation) -> None:
        """Replace each operation; nothing is an error."""
        for each in find(op, _computes_bf16):
            with ir.InsertionPoint(each), each.location:
                _compute_in_f32(each)
        for each in find(op, _is_expanded):
            with ir.InsertionPoint(each), each.location:
                each.result.replace_all_uses_with(_EXPANSIONS[each.name](*each.operands))
            each.erase()


def _is_bf16(type_: ir.Type) -> bool:
    return isinstance(_element(type_), ir.BF16Type)


def _computes_bf16(op: ir.Operation) -> bool:
    is_math = op.name.startswith("math.") and not _is_on_tensors(op)
    return is_math and any(_is_bf16(value.type) for value in op.operands)


def _compute_in_f32(op: ir.Operation) -> None:
    f32 = ir.F32Type.get()
    operands = [
        _create("arith.extf", each, type_=_with_element(each.type, f32))
        if _is_bf16(each.type)
        else each
        for each in op.operands
    ]
    types = [_with_element(r.type, f32) if _is_bf16(r.type) else r.type for r in op.results]
    attributes = {name: op.attributes[name] for name in op.attributes}
    wide = ir.Operation.create(op.name, types, operands, attributes)
    for old, new in zip(op.results, wide.results, strict=True):
        is_same = old.type == new.type
        value = new if is_same else _create("arith.truncf", new, type_=old.type)
        old.replace_all_uses_with(value)
    op.erase()


def _is_expanded(op: ir.Operation) -> bool:
    if op.name not in _EXPANSIONS or _is_on_tensors(op):
        return False
    if op.name != "arith.truncf":
        return True
    if "roundingmode" in op.attributes:
        return False
    return _is_bf16(op.result.type) and isinstance(_element(op.operands[0].type), ir.F32Type)


def _is_on_tensors(op: ir.Operation) -> bool:
    return isinstance(op.operands[0].type, ir.RankedTensorType | ir.UnrankedTensorType)


def _clampf(x: ir.Value, low: ir.Value, high: ir.Value) -> ir.Value:
    return _create("arith.minimumf", _create("arith.maximumf", x, low), high)


def _expm1(x: ir.Value) -> ir.Value:
    narrow, element = x.type, _element(x.type)
    if isinstance(element, ir.FloatType) and element.width < 32:  # f80 and f128 are plain types
        x = _create("arith.extf", x, type_=_with_element(narrow, ir.F32Type.get()))
    tanh = _create("math.tanh", _create("arith.mulf", x, _constant(x.type, 0.5)))
    sum_ = _create("arith.addf", _create("math.exp", x), _constant(x.type, 1))
    product = _create("arith.mulf", tanh, sum_)
    return product if x.type == narrow else _create("arith.truncf", product, type_=narrow)


def _isinf(x: ir.Value) -> ir.Value:
    return _compare(_OEQ, _create("math.absf", x), _constant(x.type, inf))


def _round_to_bf16(x: ir.Value) -> ir.Value:
    """Round to nearest, ties to even: add half of the last bit that stays, less the tie."""
    i32, i16 = (_with_element(x.type, ir.IntegerType.get_signless(bits)) for bits in (32, 16))
    sixteen = _constant(i32, 16)
    bits = _create("arith.bitcast", x, type_=i32)
    high = _create("arith.shrui", bits, sixteen)
    is_odd = _create("arith.andi", high, _constant(i32, 1))
    sum_ = _create("arith.addi", bits, _create("arith.addi", is_odd, _constant(i32, 0x7FFF)))
    is_nan = _compare(_UNO, x, x)
    quiet = _create("arith.ori", high, _constant(i32, 0x40))
    rounded = _create("arith.shrui", sum_, sixteen)
    chosen = _create("arith.select", is_nan, quiet, rounded, type_=i32)
    half = _create("arith.trunci", chosen, type_=i16)
    return _create("arith.bitcast", half, type_=_with_element(x.type, ir.BF16Type.get()))


_EXPANSIONS: dict[str, Callable[..., ir.Value]] = {
    "arith.truncf": _round_to_bf16,
    "math.clampf": _clampf,
    "math.expm1": _expm1,
    "math.isinf": _isinf,
}


def _create(
    name: str, *operands: ir.Value, type_: ir.Type | None = None, **attributes: ir.Attribute
) -> ir.Value:
    """Create an operation with one result, of the type of the operands if none is given."""
    results = [type_ or operands[0].type]
    return ir.Operation.create(name, results, operands, attributes).result


def _compare(predicate: int, a: ir.Value, b: ir.Value) -> ir.Value:
    attribute = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), predicate)
    i1 = _with_element(a.type, ir.IntegerType.get_signless(1))
    return _create("arith.cmpf", a, b, type_=i1, predicate=attribute)


def _constant(type_: ir.Type, number: float) -> ir.Value:
    element = _element(type_)
    kind = ir.IntegerAttr if isinstance(element, ir.IntegerType) else ir.FloatAttr
    value: ir.Attribute = kind.get(element, number)
    if isinstance(type_, ir.ShapedType):
        value = ir.DenseElementsAttr.get_splat(type_, value)
    return _create("arith.constant", type_=type_, value=value)


def _element(type_: ir.Type) -> Any:
    return type_.element_type if isinstance(type_, ir.ShapedType) else type_


def _with_element(type_: ir.Type, element: ir.Type) -> ir.Type:
    """Return ``type_`` with other elements: a vector of the same shape, or a scalar."""
    if not isinstance(type_, ir.VectorType):
        return element
    scalable = type_.scalable_dims if type_.scalable else None
    return ir.VectorType.get(type_.shape, element, scalable=scalable)
