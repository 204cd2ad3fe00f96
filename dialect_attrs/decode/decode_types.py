"""Decodes the types of raw signatures and of ``iree.abi``."""

from __future__ import annotations

import re

from mlir_abi.dialect_attrs.iree.records import (
    SCALARS,
    NdArray,
    Primitive,
    PyHomogeneousList,
    Record,
)
from mlir_abi.dialect_attrs.raw import Buffer, RawType, RefObject, Scalar, ScalarType, raw_type
from mlir_abi.dialect_attrs.type_parser import parse_type
from mlir_abi.dialect_attrs.types import Array, Int, Other, ValueType, dimension_list

UNKNOWN = Other("unknown")
"""The type of a value whose type no attribute describes."""

OBJECT = Other("object")
"""The type of an opaque reference."""

_PREFIXES = {"float": "f", "bfloat": "bf", "sint": "i", "uint": "ui"}
"""The prefix of MLIR's name for each kind of element code; ``sint`` is signless, as in ``raw``."""


def type_of_raw(raw: RawType) -> ValueType:
    """Return the type that a raw type stands for."""
    match raw:
        case Buffer(element, dims):
            return _tensor(_element(element), dims)
        case Scalar(element):
            return _element(element)
        case RefObject():
            return OBJECT
        case _:
            return UNKNOWN


def type_of_record(record: Record) -> ValueType:
    """Return the type that a record without slots stands for."""
    match record:
        case Primitive(name):
            return parse_type(name)
        case NdArray(element, dims):
            return _tensor(type_of_record(element), dims)
        case PyHomogeneousList(Primitive(name)) if name in SCALARS:
            return Other(f"!util.list<{name}>")
        case PyHomogeneousList(PyHomogeneousList() as inner):
            return Other(f"!util.list<{type_of_record(inner)}>")
        case PyHomogeneousList():
            return Other("!util.list<?>")
        case _:
            return UNKNOWN


def with_sign(type_: ValueType, raw: RawType) -> ValueType:
    """Return ``type_`` with the sign that ``raw`` has: ``iree.abi`` has no unsigned numbers."""
    match type_:
        case Int(width, ""):
            unsigned: ValueType = Int(width, "u")
        case Array(element=Int(width, ""), shape=shape):
            unsigned = _tensor(Int(width, "u"), shape)
        case _:
            return type_
    return unsigned if raw_type(unsigned) == raw else type_


def _element(code: ScalarType) -> ValueType:
    name, bits = re.fullmatch(r"([a-z]+)(\d+)", str(code)).groups()  # type: ignore[union-attr]
    return parse_type(_PREFIXES[name] + bits)


def _tensor(element: ValueType, shape: tuple[int | None, ...] | None) -> Array:
    if shape is None:
        return Array("tensor", element, None, f"tensor<*x{element}>")
    return Array("tensor", element, shape, f"tensor<{dimension_list(shape)}{element}>")
