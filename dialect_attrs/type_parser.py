"""Parses the text of an MLIR type without MLIR, for the reflection records in object files.

::

    type   ::= 'i' bits | 'si' bits | 'ui' bits | 'index' | float | 'complex' '<' type '>'
             | 'tuple' '<' (type (',' type)*)? '>'
             | 'tensor' '<' shape type (',' encoding)? '>'
             | 'memref' '<' shape type (',' layout)? (',' space)? '>'
             | any other text whose brackets match, except in quotes
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

_INT = re.compile(r"([su]?)i(0|[1-9][0-9]{0,7})")
_FLOAT = re.compile(r"bf16|tf32|f(?:16|32|64|80|128)|f[0-9]E[0-9]M[0-9][A-Z0-9]*")
_SHAPE = re.compile(r"\*x|((?:(?:[0-9]{1,19}|\?)x)*)")
_STRIDED = re.compile(r"strided<\[([-0-9?, ]*)\](?:, *offset: *(-?[0-9]{1,19}|\?))?>")
_STRIDE = re.compile(r"-?[0-9]{1,19}|\?")
_SPACE = re.compile(r"(-?[0-9]+) : \w+")
_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"?|->|[<\[({>\])},]', re.DOTALL)
"""Strings and arrows, which contain no brackets; brackets and commas."""
_BRACKETS = {"<": ">", "[": "]", "(": ")", "{": "}"}


@lru_cache(maxsize=4096)
def parse_type(text: str) -> ValueType:
    """Parse a type; raises `SignatureError` with the offset of the error."""
    return _type(text, 0, len(text), 0)


def _type(text: str, start: int, end: int, depth: int) -> ValueType:
    if depth > MAX_DEPTH:
        raise SignatureError(f"a type must be nested at most {MAX_DEPTH} levels deep", start)
    written = text[start:end]
    if written == "index":
        return Index()
    if match := _INT.fullmatch(written):
        return Int(int(match[2]), match[1])  # type: ignore[arg-type]
    if _FLOAT.fullmatch(written):
        return Float(
            written, 19 if written == "tf32" else int(written.lstrip("bf").partition("E")[0])
        )
    name, bracket, _ = written.partition("<")
    if bracket and written.endswith(">") and name in ("complex", "tuple", "tensor", "memref"):
        parts = split_at_commas(text, start + len(name) + 1, end - 1)
        return _compound(text, (start, end), name, parts, depth + 1)
    if not written or written != written.strip():
        raise SignatureError(f"a type must stand here (got {written!r})", start)
    split_at_commas(text, start, end)
    return Other(written)


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
    written = text[slice(*whole)]
    others = [text[slice(*part)] for part in parts[1:]]
    sizes = shape_match[1]
    shape = None if sizes is None else tuple(_number(size) for size in sizes.split("x")[:-1])
    if name == "tensor":
        return Array("tensor", element, shape, written)
    has_layout = bool(others) and others[0].startswith(("strided<", "affine_map<"))
    layout = _layout(others.pop(0), parts[1][0]) if has_layout else None
    space = others[0] if others else ""
    number = _SPACE.fullmatch(space)
    return Array("memref", element, shape, written, layout, number[1] if number else space)


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


def split_at_commas(text: str, start: int, end: int) -> list[tuple[int, int]]:
    """Return the start and end of each part between commas that are not inside brackets."""
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
