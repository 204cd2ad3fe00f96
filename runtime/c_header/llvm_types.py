"""Structs and arrays of the LLVM dialect, taken apart.

::

    struct ::= '!llvm.struct' '<' (name ',')? 'packed'? '(' (type (',' type)*)? ')' '>'
    array  ::= '!llvm.array' '<' number 'x' type '>'

Source: MLIR's language reference, "'llvm' Dialect", Types.
"""

from __future__ import annotations

import re

from mlir_abi.dialect_attrs.signature import SignatureError
from mlir_abi.dialect_attrs.type_parser import parse_type
from mlir_abi.dialect_attrs.types import Other, ValueType

__all__ = ["array", "struct_members"]

_PREFIX = "!llvm."
_STRUCT = re.compile(r'!llvm\.struct<(?:"(?:[^"\\]|\\.)*", )?\((.*)\)>')
_ARRAY = re.compile(r"!llvm\.array<(\d{1,9}) x (.*)>")
_OF_LLVM = re.compile(r"(?:struct|array)<|ptr\b")


def struct_members(type_: Other) -> list[ValueType] | None:
    """The types of the members; None for what is no struct, a packed one, or one without a body."""
    match = _STRUCT.fullmatch(type_.text)
    return [_type(part) for part in _parts(match[1])] if match else None


def array(type_: Other) -> tuple[int, ValueType] | None:
    """The number of elements and their type; None for what is no array."""
    match = _ARRAY.fullmatch(type_.text)
    return (int(match[1]), _type(match[2])) if match else None


def _type(text: str) -> ValueType:
    """A type inside another of the dialect, whose own types are written without its name there."""
    if _OF_LLVM.match(text):
        return Other(_PREFIX + text)
    try:
        return parse_type(text)
    except SignatureError:
        return Other(text)


def _parts(text: str) -> list[str]:
    parts, depth = [""], 0
    for char in text:
        depth += (char in "<([") - (char in ">)]")
        if char == "," and not depth:
            parts.append("")
        else:
            parts[-1] += char
    return [part.strip() for part in parts if part.strip()]
