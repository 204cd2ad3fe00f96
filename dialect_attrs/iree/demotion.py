"""The demotion of ``f64`` to ``f32`` by ``iree-compile``, its default.

``iree-compile --iree-input-demote-f64-to-f32=false`` turns it off. Source:
``ConvertPrimitiveType.cpp`` of IREE 3.13: it converts ``f64``, complex numbers and vectors of it,
and ranked tensors of any of these, in every signature. It keeps other types, also ``i64``, except
that scalable vectors become fixed ones.
"""

from __future__ import annotations

import re
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

_F32 = Float("f32", 32)
_F64 = Float("f64", 64)
_VECTOR = re.compile(r"vector<(?P<sizes>(?:\[?[0-9]+\]?x)*)(?P<element>\w+)>")
_NOT_SCALABLE = str.maketrans("", "", "[]")


def as_compiled(signature: FunctionSignature, *, demotes: bool) -> FunctionSignature:
    """Return what ``iree-compile`` makes of ``signature``, which it may be told to demote."""
    return demote(signature) if demotes else signature


def demote(signature: FunctionSignature) -> FunctionSignature:
    """Return the signature with ``f32`` in place of ``f64``, and the same structure."""
    return FunctionSignature.of(
        tuple(map(demote_type, signature.inputs)),
        tuple(map(demote_type, signature.results)),
        signature.input_structure,
        signature.result_structure,
    )


@lru_cache(maxsize=65_536)
def demote_type(type_: ValueType) -> ValueType:
    """Return the type with ``f32`` in place of ``f64``."""
    if type_ == _F64:
        return _F32
    if type_ == Complex(_F64):
        return Complex(_F32)
    if isinstance(type_, Tuple):
        return Tuple(tuple(map(demote_type, type_.elements)))
    if isinstance(type_, Array) and type_.container == "tensor" and type_.shape is not None:
        element = demote_type(type_.element)
        head = f"tensor<{dimension_list(type_.shape)}"
        rest = type_.text.removeprefix(f"{head}{type_.element}")
        return type_._replace(element=element, text=f"{head}{element}{rest}")
    if isinstance(type_, Other) and (vector := _VECTOR.fullmatch(type_.text)):
        sizes = vector["sizes"].translate(_NOT_SCALABLE)
        return Other(f"vector<{sizes}{'f32' if vector['element'] == 'f64' else vector['element']}>")
    return type_
