"""Expand operations of ``math`` that MLIR's own passes lower to wrong or inexact numbers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Any, ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import find

_OEQ = 1
"""The predicate of ``arith.cmpf``: ordered, and equal."""


@dataclass(frozen=True)
class ExpandMath(Pass):
    """Expand ``math.clampf``, ``math.expm1`` and ``math.isinf``.

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
    The product above, which XLA uses near 0, is within four units in the last place everywhere;
    floats of less than 32 bits are computed in ``f32``. ``math.clampf %x to [%low, %high]`` is
    ``min(max(x, low), high)``; MLIR 22 expands it to ``max(min(x, low), high)``. No pass of MLIR
    lowers ``math.isinf``.
    """

    name: ClassVar[str] = "abi-expand-math"

    def run(self, op: ir.Operation) -> None:
        """Replace each operation; nothing is an error."""
        for each in find(op, lambda o: o.name in _EXPANSIONS):
            with ir.InsertionPoint(each), each.location:
                each.result.replace_all_uses_with(_EXPANSIONS[each.name](*each.operands))
            each.erase()


def _clampf(x: ir.Value, low: ir.Value, high: ir.Value) -> ir.Value:
    return _create("arith.minimumf", _create("arith.maximumf", x, low), high)


def _expm1(x: ir.Value) -> ir.Value:
    narrow = x.type
    if _element(narrow).width < 32:
        x = _create("arith.extf", x, type_=_with_element(narrow, ir.F32Type.get()))
    tanh = _create("math.tanh", _create("arith.mulf", x, _constant(x.type, 0.5)))
    sum_ = _create("arith.addf", _create("math.exp", x), _constant(x.type, 1))
    product = _create("arith.mulf", tanh, sum_)
    return product if x.type == narrow else _create("arith.truncf", product, type_=narrow)


def _isinf(x: ir.Value) -> ir.Value:
    predicate = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), _OEQ)
    i1 = _with_element(x.type, ir.IntegerType.get_signless(1))
    infinity = _constant(x.type, inf)
    return _create("arith.cmpf", _create("math.absf", x), infinity, type_=i1, predicate=predicate)


_EXPANSIONS: dict[str, Callable[..., ir.Value]] = {
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


def _constant(type_: ir.Type, number: float) -> ir.Value:
    value: ir.Attribute = ir.FloatAttr.get(_element(type_), number)
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
