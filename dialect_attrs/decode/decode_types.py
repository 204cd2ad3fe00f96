"""Decodes the types of raw signatures and of ``iree.abi``."""

from __future__ import annotations

from mlir_abi.dialect_attrs.iree.json_records import (
    SCALARS,
    NdArray,
    Primitive,
    PyHomogeneousList,
    Record,
)
from mlir_abi.dialect_attrs.raw import ELEMENTS, Buffer, RawType, RefObject, Scalar, raw_type
from mlir_abi.dialect_attrs.type_parser import parse_type
from mlir_abi.dialect_attrs.types import Array, Int, Other, ValueType, dimension_list

UNKNOWN = Other("unknown")
"""The type of a value whose type no attribute describes."""

OBJECT = Other("object")
"""The type of an opaque reference."""

_TYPES = {code: parse_type(text) for text, code in reversed(ELEMENTS.items())}
"""The type of each element code."""


def type_of_raw(raw: RawType) -> ValueType:
    """Return the type that a raw type stands for."""
    match raw:
        case Buffer(element, dims):
            return _tensor(_TYPES[element], dims)
        case Scalar(element):
            return _TYPES[element]
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


def _tensor(element: ValueType, shape: tuple[int | None, ...] | None) -> Array:
    if shape is None:
        return Array("tensor", element, None, f"tensor<*x{element}>")
    return Array("tensor", element, shape, f"tensor<{dimension_list(shape)}{element}>")
