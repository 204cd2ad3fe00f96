"""The types that the words of raw signatures and of ``iree.abi`` stand for."""

from __future__ import annotations

import re

from mlir_abi.dialect_attrs.iree.records import NdArray, Primitive, PyHomogeneousList, Record
from mlir_abi.dialect_attrs.iree_abi import LIST
from mlir_abi.dialect_attrs.raw import Buffer, RawType, RefObject, Scalar, ScalarType, raw_type
from mlir_abi.dialect_attrs.type_parser import parse_type
from mlir_abi.dialect_attrs.types import Array, Int, Other, ValueType, dimension_list

__all__ = ["OBJECT", "UNKNOWN", "type_of_raw", "type_of_record", "with_sign"]

UNKNOWN = Other("unknown")
"""The type of a value of which no attribute says it."""

OBJECT = Other("object")
"""The type of an opaque reference."""

_ANY_LIST = Other("!util.list<?>")
_PREFIXES = {"float": "f", "bfloat": "bf", "sint": "i", "uint": "ui"}
"""What the names of element codes begin with, and MLIR's; signless means signed, as in ``raw``."""


def type_of_raw(word: RawType) -> ValueType:
    """The type that a word of a raw signature stands for."""
    match word:
        case Buffer(element, dims):
            return _tensor(_element(element), dims)
        case Scalar(element):
            return _element(element)
        case RefObject():
            return OBJECT
        case _:
            return UNKNOWN


def type_of_record(record: Record) -> ValueType:
    """The type that a record without slots stands for."""
    match record:
        case Primitive(name):
            return parse_type(name)
        case NdArray(element, dims):
            return _tensor(type_of_record(element), dims)
        case PyHomogeneousList(element):
            list_ = f"!util.list<{element}>"
            return Other(list_) if LIST.fullmatch(list_) else _ANY_LIST
        case _:
            return UNKNOWN


def with_sign(type_: ValueType, word: RawType | None) -> ValueType:
    """``type_``, unsigned if ``word`` is the same but unsigned: ``iree.abi`` has no signs."""
    match type_:
        case Int(width, ""):
            unsigned: ValueType = Int(width, "u")
        case Array(element=Int(width, ""), shape=shape):
            unsigned = _tensor(Int(width, "u"), shape)
        case _:
            return type_
    return unsigned if raw_type(unsigned) == word else type_


def _element(code: ScalarType) -> ValueType:
    name, bits = re.fullmatch(r"([a-z]+)(\d+)", str(code)).groups()  # type: ignore[union-attr]
    return parse_type(_PREFIXES[name] + bits)


def _tensor(element: ValueType, shape: tuple[int | None, ...] | None) -> Array:
    if shape is None:
        return Array("tensor", element, None, f"tensor<*x{element}>")
    return Array("tensor", element, shape, f"tensor<{dimension_list(shape)}{element}>")
