"""Parses the JSON of ``iree.abi``; errors have the byte offset of the invalid value."""

from __future__ import annotations

import json
import re
from reprlib import repr as short
from typing import Any

from mlir_abi.dialect_attrs.iree.json_records import (
    COMPLEX_ELEMENT,
    PRIMITIVE,
    Named,
    NdArray,
    Null,
    Primitive,
    PyHomogeneousList,
    Record,
    SDict,
    SList,
    STuple,
    UnknownRecord,
    is_shape,
    key_text,
)
from mlir_abi.dialect_attrs.signature import SignatureError, is_size
from mlir_abi.dialect_attrs.structure import MAX_DEPTH, Path

VERSION = 1

_MAX_BRACKETS = 2 * MAX_DEPTH + 4
"""The deepest brackets: the object, its list, a keyword, two for each level, and an array."""


class Reader:
    """Converts parsed JSON to records, with the path to each value, for the offset of an error."""

    def __init__(self, text: bytes | str) -> None:
        if not isinstance(text, str | bytes | bytearray | memoryview):
            raise TypeError(f"a signature must be a str or bytes (got {type(text).__name__})")
        try:
            self._text = text if isinstance(text, str) else bytes(text).decode()
        except UnicodeDecodeError as error:
            raise SignatureError("not UTF-8", error.start) from None

    def read(self) -> tuple[tuple[Record | Named, ...], tuple[Record, ...]]:
        """Return the records of the arguments and of the results."""
        bracket = _too_deep_bracket(self._text)
        if bracket is not None:
            raise self._too_deep(self._byte(bracket))
        try:
            parsed = _JSON.decode(self._text)
        except json.JSONDecodeError as error:
            raise SignatureError(f"not JSON: {error.msg}", self._byte(error.pos)) from None
        if not isinstance(parsed, dict):
            raise self._error("the signature must be an object", ())
        for key in ("a", "r"):
            if not isinstance(parsed.get(key), list):
                raise self._error(
                    f"the signature must have a list {key!r}", (key,) if key in parsed else ()
                )
        if "v" in parsed and not (is_size(parsed["v"]) and parsed["v"] == VERSION):
            raise self._error(f"the version must be {VERSION} (got {short(parsed['v'])})", ("v",))
        return (
            tuple(self._input(item, ("a", i)) for i, item in enumerate(parsed["a"])),
            tuple(self._record(item, ("r", i)) for i, item in enumerate(parsed["r"])),
        )

    def _input(self, item: Any, path: Path) -> Record | Named:
        if isinstance(item, list) and item and item[0] == "named":
            if len(item) != 3:
                raise self._error('a keyword must be ["named", key, record]', path)
            return Named(self._key(item[1], (*path, 1)), self._record(item[2], (*path, 2)))
        return self._record(item, path)

    def _record(self, item: Any, path: Path, depth: int = 0) -> Record:
        if item is None:
            return Null()
        if isinstance(item, str):
            return self._primitive(item, path)
        if not isinstance(item, list) or not item:
            raise self._error("a record must be a string, null or a list with a kind", path)
        if item[0] == "ndarray":
            return self._ndarray(item, path)
        if item[0] == "py_homogeneous_list" and len(item) == 2:  # a type, not a level
            return PyHomogeneousList(self._record(item[1], (*path, 1), depth))
        if depth == MAX_DEPTH:
            raise self._too_deep(self._offset(path))
        match item[0]:
            case "slist":
                return SList(self._records(item, path, depth + 1))
            case "stuple":
                return STuple(self._records(item, path, depth + 1))
            case "sdict":
                return self._sdict(item, path, depth + 1)
            case kind:
                raise self._error(f"{short(kind)} is not a kind of record, or malformed", path)

    def _records(self, item: list[Any], path: Path, depth: int) -> tuple[Record, ...]:
        return tuple(self._record(item[i], (*path, i), depth) for i in range(1, len(item)))

    def _primitive(self, name: str, path: Path) -> Primitive | UnknownRecord:
        if name == "unknown":
            return UnknownRecord()
        if not PRIMITIVE.fullmatch(name):
            raise self._error(f"{short(name)} is not a primitive type", path)
        return Primitive(name)

    def _ndarray(self, item: list[Any], path: Path) -> NdArray:
        if len(item) < 2 or not isinstance(item[1], str):
            raise self._error('an array must be ["ndarray", element, rank, dim…]', path)
        if COMPLEX_ELEMENT.fullmatch(item[1]):
            element: Primitive | UnknownRecord = Primitive(item[1])
        else:
            element = self._primitive(item[1], (*path, 1))
        for i, size in enumerate(item[2:], 2):
            if size is not None and not is_size(size):
                what = "the rank must be null or a number of dims"
                what = what if i == 2 else "a dim must be null or a number of elements"
                raise self._error(f"{what} (got {short(size)})", (*path, i))
        numbers = tuple(item[2:])
        if not is_shape(numbers):
            return NdArray(element, None, contradictory=numbers)
        return NdArray(element, None if numbers == (None,) else numbers[1:])

    def _sdict(self, item: list[Any], path: Path, depth: int) -> SDict:
        slots: dict[str, Record] = {}
        for i in range(1, len(item)):
            slot = item[i]
            if not isinstance(slot, list) or len(slot) != 2:
                raise self._error("a slot must be [key, record]", (*path, i))
            key = self._key(slot[0], (*path, i, 0))
            if key in slots:
                raise self._error(f"the key {short(key)} is there already", (*path, i, 0))
            slots[key] = self._record(slot[1], (*path, i, 1), depth)
        return SDict(tuple(slots.items()))

    def _key(self, key: Any, path: Path) -> str:
        try:
            return key_text(key)
        except ValueError as error:
            raise self._error(str(error), path) from None

    def _error(self, message: str, path: Path) -> SignatureError:
        return SignatureError(message, self._offset(path))

    def _too_deep(self, offset: int) -> SignatureError:
        return SignatureError(f"a structure must be at most {MAX_DEPTH} levels deep", offset)

    def _offset(self, path: Path) -> int:
        value = nested_tokens(self._text.encode("utf-8", "surrogatepass"))
        for key in path:
            value = members(value)[key] if isinstance(key, str) else value[1:][key]
        start: int = (value[0] if isinstance(value, list) else value).start()
        return start

    def _byte(self, position: int) -> int:
        return len(self._text[:position].encode("utf-8", "surrogatepass"))


# Converting a long integer takes quadratic time. It is too great for any number in a record: a
# float is enough for the error that shows it.
_JSON = json.JSONDecoder(
    parse_int=lambda digits: int(digits) if len(digits) <= 20 else float(digits)
)
_TOKEN = re.compile(rb'"(?:[^"\\]|\\.)*"|[\[\]{}]|[^][{}",:\s]+')
_STRING_OR_BRACKET = re.compile(r'"(?:[^"\\]|\\.?)*"?|[\[\]{}]', re.DOTALL)


def nested_tokens(data: bytes) -> Any:
    """Return the token of valid JSON, or a list: an opening bracket, then the tokens up to its end.

    Colons and commas are left out.
    """
    lists: list[list[Any]] = [[]]
    for token in _TOKEN.finditer(data):
        if token[0] in b"[{":
            lists.append([token])
        elif token[0] in b"]}":
            inner = lists.pop()
            lists[-1].append(inner)
        else:
            lists[-1].append(token)
    return lists[0][0]


def members(tokens: list[Any]) -> dict[str, Any]:
    """Return the values in the tokens of an object by their keys; the last of duplicate keys."""
    return {json.loads(key[0]): each for key, each in zip(tokens[1::2], tokens[2::2], strict=True)}


def _too_deep_bracket(text: str) -> int | None:
    """Return where brackets first nest deeper than in any record; ``json`` recurses into them."""
    if text.count("[") + text.count("{") <= _MAX_BRACKETS:
        return None
    depth = 0
    for token in _STRING_OR_BRACKET.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(token[0], 0)
        if depth > _MAX_BRACKETS:
            return token.start()
    return None
