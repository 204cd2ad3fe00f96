"""The lexical layer of raw and SIP signatures: tagged integers and length-prefixed spans.

::

    integer-item ::= tag integer            tag: '_' or 'a'..'z';   integer ::= -?[0-9]+
    span-item    ::= TAG length '!' bytes   TAG: 'A'..'Z';          length counts the '!' and bytes

Source: IREE's ``docs/design_docs/function_abi.md`` ("Lexical primitives") and its reference classes
of the same names. The '!' is required; the length makes escapes in the contents unnecessary. All
lengths and offsets are in bytes. Integers have 64 bits and at most 19 digits.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from operator import index
from typing import NamedTuple

_ITEM = re.compile(rb"([_a-zA-Z])(-?[0-9]{1,19})(?![0-9])")
_INT64 = range(-(2**63), 2**63)


class SignatureError(ValueError):
    """A signature cannot be parsed; ``offset`` is the byte offset of the error."""

    def __init__(self, message: str, offset: int) -> None:
        super().__init__(message, offset)
        self.offset = offset

    def __str__(self) -> str:
        return f"{self.args[0]}, at byte {self.offset}"


def is_size(value: object) -> bool:
    """Return whether ``value`` is an int from 0 to 2**63 - 1, as indices, keys and sizes are."""
    return type(value) is int and 0 <= value < 2**63


def check_dims(dims: Iterable[object]) -> None:
    """Raise ValueError unless each is a number of elements, or None for a dynamic size."""
    for dim in dims:
        if dim is not None and not (type(dim) is int and 0 <= dim < 2**63):  # `is_size`
            raise ValueError(f"a dim must be None or a number of elements (got {dim!r})")


def utf8(text: str) -> bytes:
    """Return the bytes of a text; surrogate escapes become the bytes that they were decoded from.

    Raises UnicodeEncodeError for another surrogate.
    """
    return text.encode("utf-8", "surrogateescape")


def span(contents: bytes, tag: bytes) -> bytes:
    """Return ``tag length ! contents``; ``tag`` is one of 'A'..'Z'."""
    return b"%s%d!%s" % (tag, len(contents) + 1, contents)


class SignatureBuilder:
    """Writes items one after the other; each method returns the builder."""

    def __init__(self) -> None:
        self._items: list[bytes] = []

    def integer(self, value: int, tag: str = "_") -> SignatureBuilder:
        """Append ``tag value``.

        Raises ValueError for a tag other than '_' or 'a'..'z', and for a value beyond 64 bits;
        TypeError for a value that is not an integer.
        """
        if not (tag == "_" or (len(tag) == 1 and "a" <= tag <= "z")):
            raise ValueError(f"an integer's tag must be '_' or 'a'..'z' (got {tag!r})")
        value = index(value)
        if value not in _INT64:
            raise ValueError(f"an integer must have 64 bits (got {value})")
        self._items.append(b"%s%d" % (tag.encode(), value))
        return self

    def span(self, contents: bytes | str, tag: str) -> SignatureBuilder:
        """Append ``tag length ! contents``; raises ValueError for a tag other than 'A'..'Z'."""
        if not (len(tag) == 1 and "A" <= tag <= "Z"):
            raise ValueError(f"a span's tag must be 'A'..'Z' (got {tag!r})")
        if isinstance(contents, str):
            contents = utf8(contents)
        self._items.append(span(contents, tag.encode()))
        return self

    def append_to(self, parent: SignatureBuilder, tag: str) -> SignatureBuilder:
        """Append all items of this builder to ``parent`` as one span."""
        parent.span(self.encode(), tag)
        return self

    def encode(self) -> bytes:
        """Return the text so far."""
        return b"".join(self._items)


class Integer(NamedTuple):
    """A tagged integer; ``offset`` is that of its tag in the whole signature."""

    tag: str
    value: int
    offset: int


class Span(NamedTuple):
    """A tagged span; its contents are the bytes ``begin`` to ``end`` of the whole signature."""

    tag: str
    begin: int
    end: int
    offset: int


class SignatureParser:
    """Reads the items of a signature, or of one span of it, in order.

    A str is encoded as UTF-8; one that cannot be encoded raises `SignatureError`. Raises TypeError
    for anything but a str or bytes.

    Contents are not copied: a nested parser reads the same buffer between two offsets, so that time
    is linear in the length for any nesting.
    """

    def __init__(self, signature: bytes | str, begin: int = 0, end: int | None = None) -> None:
        self._buffer = signature if isinstance(signature, bytes) else _bytes(signature)
        self._cursor = begin
        self._end = len(self._buffer) if end is None else end

    @property
    def offset(self) -> int:
        """Where the next item begins."""
        return self._cursor

    def at_end(self) -> bool:
        """Return whether every item has been read."""
        return self._cursor == self._end

    def next(self) -> Integer | Span | None:
        """Return the next item, or None at the end; raises `SignatureError` for an invalid one."""
        offset = self._cursor
        if offset == self._end:
            return None
        match = _ITEM.match(self._buffer, offset, self._end)
        if match is None:
            raise self._no_item()
        tag, value = match[1].decode(), int(match[2])
        if value not in _INT64:
            raise self._no_item()
        if "A" <= tag <= "Z":
            return self._span(tag, value, offset, match.end())
        self._cursor = match.end()
        return Integer(tag, value, offset)

    def _no_item(self) -> SignatureError:
        offset = self._cursor
        tag = chr(self._buffer[offset])
        if tag == "_" or (tag.isascii() and tag.isalpha()):
            return SignatureError(f"{tag!r} must be followed by an integer of 64 bits", offset + 1)
        return SignatureError(
            f"a tag must be '_', a letter 'a'..'z' or 'A'..'Z' (got {tag!r})", offset
        )

    def _span(self, tag: str, length: int, offset: int, begin: int) -> Span:
        end = begin + length
        if length < 1:
            raise SignatureError(
                f"the length of span {tag!r} must be 1 or more, for the '!' (got {length})", offset
            )
        if end > self._end:
            raise SignatureError(
                f"the span {tag!r} says {length} bytes where {self._end - begin} are left", offset
            )
        if self._buffer[begin] != ord("!"):
            raise SignatureError(f"the length of span {tag!r} must be followed by '!'", begin)
        self._cursor = end
        return Span(tag, begin + 1, end, offset)

    def __iter__(self) -> Iterator[Integer | Span]:
        """Yield the remaining items; raises `SignatureError` as `next` does."""
        while (item := self.next()) is not None:
            yield item

    def expect_span(self, tag: str) -> Span:
        """Return the next item; raises `SignatureError` unless it is a span with this tag."""
        offset = self._cursor
        item = self.next()
        if not isinstance(item, Span) or item.tag != tag:
            actual = "the end" if item is None else repr(item.tag)
            raise SignatureError(f"a span {tag!r} must stand here (got {actual})", offset)
        return item

    def expect_end(self) -> None:
        """Raise `SignatureError` if an item remains."""
        if not self.at_end():
            raise SignatureError("nothing may follow", self._cursor)

    def nested(self, span: Span) -> SignatureParser:
        """Return a parser of the contents of ``span``."""
        return SignatureParser(self._buffer, span.begin, span.end)

    def contents(self, span: Span) -> bytes:
        """Return the contents of ``span``."""
        return self._buffer[span.begin : span.end]


def _bytes(signature: str | bytearray | memoryview) -> bytes:
    if isinstance(signature, bytearray | memoryview):
        return bytes(signature)
    if not isinstance(signature, str):
        raise TypeError(f"a signature must be a str or bytes (got {type(signature).__name__})")
    try:
        return utf8(signature)
    except UnicodeEncodeError as error:
        raise SignatureError("not UTF-8", len(utf8(signature[: error.start]))) from None
