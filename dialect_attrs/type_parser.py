"""The text of an MLIR type, read without MLIR: what a reflection record in an object file holds.

::

    type   ::= 'i' bits | 'si' bits | 'ui' bits | 'index' | float | 'complex' '<' type '>'
             | 'tuple' '<' (type (',' type)*)? '>'
             | 'tensor' '<' shape type (',' encoding)? '>'
             | 'memref' '<' shape type (',' layout)? (',' space)? '>'
             | any other text, with its brackets in pairs where they are not in quotes
    shape  ::= '*' 'x' | ((size | '?') 'x')*
    layout ::= 'strided' '<' '[' numbers ']' (',' 'offset' ':' number)? '>'

Source: MLIR's language reference, "Builtin Dialect", Types.
"""

from __future__ import annotations

import re
from functools import lru_cache

from mlir_abi.dialect_attrs.signature import SignatureError
from mlir_abi.dialect_attrs.structure import MAX_DEPTH
from mlir_abi.dialect_attrs.types import (
    Array,
    Complex,
    Float,
    Index,
    Int,
    Other,
    Strided,
    Tuple,
    ValueType,
)

__all__ = ["parse_type"]

_INT = re.compile(r"([su]?)i([1-9][0-9]{0,7})")
_FLOAT = re.compile(r"bf16|tf32|f(?:16|32|64|80|128)|f[0-9]E[0-9]M[0-9][A-Z0-9]*")
_SHAPE = re.compile(r"\*x|((?:(?:[0-9]{1,19}|\?)x)*)")
_STRIDED = re.compile(r"strided<\[([-0-9?, ]*)\](?:, *offset: *(-?[0-9]{1,19}|\?))?>")
_STRIDE = re.compile(r"-?[0-9]{1,19}|\?")
_SPACE = re.compile(r"(-?[0-9]+) : \w+")
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"?|->|[<\[({>\])},]', re.DOTALL)
"""Texts and arrows, in which nothing is a bracket; brackets and commas."""
_BRACKETS = {"<": ">", "[": "]", "(": ")", "{": "}"}


@lru_cache(maxsize=4096)
def parse_type(text: str) -> ValueType:
    """Read a type; raises `SignatureError` with the offset of what is wrong."""
    return _type(text, 0, len(text), 0)


def _type(text: str, start: int, end: int, depth: int) -> ValueType:
    if depth > MAX_DEPTH:
        raise SignatureError(f"a type must be nested at most {MAX_DEPTH} levels deep", start)
    own = text[start:end]
    if own == "index":
        return Index()
    if match := _INT.fullmatch(own):
        return Int(int(match[2]), match[1])  # type: ignore[arg-type]
    if _FLOAT.fullmatch(own):
        return Float(own, _float_bits(own))
    name, bracket, _ = own.partition("<")
    if bracket and own.endswith(">") and name in ("complex", "tuple", "tensor", "memref"):
        parts = _parts(text, start + len(name) + 1, end - 1)
        return _compound(text, (start, end), name, parts, depth + 1)
    if not own or own != own.strip():
        raise SignatureError(f"a type must stand here (got {own!r})", start)
    _parts(text, start, end)
    return Other(own)


def _compound(
    text: str, whole: tuple[int, int], name: str, parts: list[tuple[int, int]], depth: int
) -> ValueType:
    if name == "tuple":
        return Tuple(tuple(_type(text, *part, depth) for part in parts))
    if not parts:
        raise SignatureError(f"{name} must have an element type", whole[0])
    if name == "complex":
        element = _type(text, *parts[0], depth)
        if len(parts) > 1 or not isinstance(element, Int | Float):
            raise SignatureError("complex must have one element type, a number", whole[0])
        return Complex(element)
    first, last = parts[0]
    shape_match = _SHAPE.match(text, first, last)
    assert shape_match is not None
    element = _type(text, shape_match.end(), last, depth)
    own = text[slice(*whole)]
    others = [text[slice(*part)] for part in parts[1:]]
    sizes = shape_match[1]
    shape = None if sizes is None else tuple(_number(size) for size in sizes.split("x")[:-1])
    if name == "tensor":
        return Array("tensor", element, shape, own)
    layout = _layout(others.pop(0), parts[1][0]) if _has_layout(others) else None
    space = others[0] if others else ""
    number = _SPACE.fullmatch(space)
    return Array("memref", element, shape, own, layout, number[1] if number else space)


def _has_layout(others: list[str]) -> bool:
    return bool(others) and others[0].startswith(("strided<", "affine_map<"))


def _layout(text: str, offset: int) -> Strided | str:
    if not text.startswith("strided<"):
        return text
    match = _STRIDED.fullmatch(text)
    strides = [stride.strip() for stride in match[1].split(",") if stride.strip()] if match else []
    if match is None or not all(map(_STRIDE.fullmatch, strides)):
        raise SignatureError(f"a strided layout must stand here (got {text!r})", offset)
    return Strided(tuple(map(_number, strides)), _number(match[2] or "0"))


def _number(text: str) -> int | None:
    return None if text == "?" else int(text)


def _float_bits(name: str) -> int:
    if name == "tf32":
        return 19
    match = re.match(r"b?f([0-9]+)", name)
    assert match is not None
    return int(match[1])


def _parts(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """Where the parts between commas start and end, brackets being left whole."""
    parts: list[tuple[int, int]] = []
    pending: list[str] = []
    begin = start
    for match in _TOKEN.finditer(text, start, end):
        token, i = match[0], match.start()
        if token in _BRACKETS:
            pending.append(_BRACKETS[token])
        elif token in _BRACKETS.values():
            if not pending or pending.pop() != token:
                raise SignatureError(f"{token!r} closes nothing", i)
        elif token == "," and not pending:
            parts.append((begin, i))
            begin = i + 1
            while begin < end and text[begin] == " ":
                begin += 1
    if pending:
        raise SignatureError(f"{pending[-1]!r} is missing", end)
    if parts or begin < end:
        parts.append((begin, end))
    return parts
