"""What ``iree-compile`` makes of ``f64``, unless told ``--iree-input-demote-f64-to-f32=false``.

Source: ``ConvertPrimitiveType.cpp`` of IREE 3.13: ``f64``, complex numbers and vectors of it, and
ranked tensors of any of these become ``f32`` in every signature. Other types stay, ``i64`` among
them, but that no vector is scalable any more.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.types import (
    Array,
    Complex,
    Float,
    Other,
    Tuple,
    ValueType,
    dimension_list,
)

__all__ = ["as_written", "demoted", "demoted_type"]

F32 = Float("f32", 32)
F64 = Float("f64", 64)
VECTOR = re.compile(r"vector<(?P<sizes>(?:\[?[0-9]+\]?x)*)(?P<element>\w+)>")
NOT_SCALABLE = str.maketrans("", "", "[]")


def as_written(signature: FunctionSignature) -> FunctionSignature:
    """The signature itself: what ``iree-compile`` is left with when it is told not to demote."""
    return signature


def demoted(signature: FunctionSignature) -> FunctionSignature:
    """The signature with ``f32`` in place of ``f64``; the structure stays."""
    return FunctionSignature(
        tuple(map(demoted_type, signature.inputs)),
        tuple(map(demoted_type, signature.results)),
        signature.input_structure,
        signature.result_structure,
    )


@lru_cache(maxsize=65_536)
def demoted_type(type_: ValueType) -> ValueType:
    """The type with ``f32`` in place of ``f64``."""
    if type_ == F64:
        return F32
    if type_ == Complex(F64):
        return Complex(F32)
    if isinstance(type_, Tuple):
        return Tuple(tuple(map(demoted_type, type_.elements)))
    if isinstance(type_, Array) and type_.container == "tensor" and type_.shape is not None:
        return _demoted_tensor(type_, type_.shape)
    if isinstance(type_, Other) and (vector := VECTOR.fullmatch(type_.text)):
        element = "f32" if vector["element"] == "f64" else vector["element"]
        return Other(f"vector<{vector['sizes'].translate(NOT_SCALABLE)}{element}>")
    return type_


def _demoted_tensor(tensor: Array, shape: tuple[int | None, ...]) -> Array:
    element = demoted_type(tensor.element)
    head = f"tensor<{dimension_list(shape)}"
    rest = tensor.text.removeprefix(f"{head}{tensor.element}")
    return replace(tensor, element=element, text=f"{head}{element}{rest}")
