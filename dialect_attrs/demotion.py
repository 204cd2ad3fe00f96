"""What ``iree-compile`` makes of ``f64``, unless told ``--iree-input-demote-f64-to-f32=false``.

Source: ``ConvertPrimitiveType.cpp`` of IREE 3.13: ``f64``, complex numbers of it, and ranked
tensors of either become ``f32`` in every signature. Other types, ``i64`` among them, stay.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.types import Array, Complex, Float, Tuple, ValueType, dimension_list

__all__ = ["as_written", "demoted"]

F32 = Float("f32", 32)
F64 = Float("f64", 64)


def as_written(signature: FunctionSignature) -> FunctionSignature:
    """The signature itself: what ``iree-compile`` is left with when it is told not to demote."""
    return signature


def demoted(signature: FunctionSignature) -> FunctionSignature:
    """The signature with ``f32`` in place of ``f64``; the structure stays."""
    return FunctionSignature(
        tuple(map(_demoted, signature.inputs)),
        tuple(map(_demoted, signature.results)),
        signature.input_structure,
        signature.result_structure,
    )


@lru_cache(maxsize=65_536)
def _demoted(type_: ValueType) -> ValueType:
    if type_ == F64:
        return F32
    if type_ == Complex(F64):
        return Complex(F32)
    if isinstance(type_, Tuple):
        return Tuple(tuple(map(_demoted, type_.elements)))
    if isinstance(type_, Array) and type_.container == "tensor" and type_.shape is not None:
        return _demoted_tensor(type_, type_.shape)
    return type_


def _demoted_tensor(tensor: Array, shape: tuple[int | None, ...]) -> Array:
    element = _demoted(tensor.element)
    head = f"tensor<{dimension_list(shape)}"
    rest = tensor.text.removeprefix(f"{head}{tensor.element}")
    return replace(tensor, element=element, text=f"{head}{element}{rest}")
