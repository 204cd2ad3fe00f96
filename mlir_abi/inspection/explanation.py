"""A signature without a file, taken apart into the pieces of its grammar.

The grammars are those of `mlir_abi.dialect_attrs.raw`, ``sip`` and ``iree_abi``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from mlir_abi.dialect_attrs.attribute_names import IREE_ABI, RAW, SIP
from mlir_abi.dialect_attrs.iree.json_reader import members, nested_tokens
from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.dialect_attrs.raw import RawSignature, ScalarType
from mlir_abi.dialect_attrs.reflection.text import printable
from mlir_abi.dialect_attrs.signature import Integer, SignatureError, SignatureParser, Span, utf8
from mlir_abi.dialect_attrs.sip import SipSignature

_SIGNATURE = re.compile(r"\s*\{|I-?[0-9].*!", re.DOTALL)

_KINDS = {
    None: "null reference, or a gap",
    "unknown": "type without encoding",
    "ndarray": "array",
    "slist": "list",
    "stuple": "tuple",
    "sdict": "dict",
    "py_homogeneous_list": "list of any length",
    "named": "keyword argument",
}
"""What the records of ``iree.abi`` are, by their kind."""

_MAX_COLUMNS = 40
"""The width of the column of pieces; a longer one moves what it means to the right."""


class Piece(NamedTuple):
    """A piece of a signature; ``offset`` is in bytes, ``depth`` that of the nesting."""

    offset: int
    depth: int
    text: str
    meaning: str


class Explanation(NamedTuple):
    """A signature: the attribute that has such a text, its grammar, its pieces, its meaning."""

    attribute: str
    grammar: str
    pieces: list[Piece]
    description: str

    def __str__(self) -> str:
        """A line for each piece, then the meaning of the signature."""
        rows = [("byte", "piece", "meaning")]
        rows += [
            (str(p.offset), "  " * p.depth + printable(p.text), p.meaning) for p in self.pieces
        ]
        width = min(_MAX_COLUMNS, max(len(text) for _, text, _ in rows))
        lines = [f"{offset:>6}  {text:{width}}  {meaning}" for offset, text, meaning in rows]
        said = map(printable, self.description.splitlines())
        return "\n".join([f"{self.attribute}: {self.grammar}", "", *lines, "", *said, ""])


def is_signature(argument: str) -> bool:
    """Return whether the argument of a command is a signature, not the name of a file.

    It begins with ``{``, or with ``I`` and a number and has a ``!``.
    """
    return _SIGNATURE.match(argument) is not None


def explain(text: str) -> Explanation:
    """Take ``text`` apart; raises `SignatureError` with the offset of what is wrong.

    A text that both the raw grammar and SIP allow, such as ``I1!R1!``, is raw. One that neither
    allows has the error of the grammar that allows more of it.
    """
    if text.lstrip().startswith("{"):
        abi = IreeAbi.parse(utf8(text))
        return Explanation(IREE_ABI, "JSON", sorted(_json_pieces(utf8(text))), abi.describe())
    try:
        raw = RawSignature.parse(text)
        return Explanation(RAW, "raw signature", [*_raw_pieces(text)], raw.describe())
    except SignatureError as raw_error:
        try:
            sip = SipSignature.parse(text)
        except SignatureError as error:
            raise max(raw_error, error, key=lambda each: each.offset) from None
    pieces = [
        piece
        for side, name, values in _sides(text)
        for piece in (side, *_sip_items(values, name, 1))
    ]
    return Explanation(SIP, "structured index path", pieces, sip.describe())


def _raw_pieces(text: str) -> Iterator[Piece]:
    kinds = {"B": "buffer", "S": "scalar", "O": "reference object", "U": "type without encoding"}
    for side, name, types in _sides(text):
        yield side
        for i, type_ in enumerate(types):
            assert isinstance(type_, Span)
            is_default = type_.tag in "BS" and not types.contents(type_).startswith(b"t")
            default = f" of {ScalarType.FLOAT32}, as it has no element" if is_default else ""
            yield _head(type_, 1, f"{name} {i}: {kinds[type_.tag]}{default}")
            dims = 0
            for field in types.nested(type_):
                assert isinstance(field, Integer)
                if field.tag == "t":
                    meaning = f"element: {ScalarType(field.value)}"
                else:
                    meaning = f"dim {dims}: {'dynamic' if field.value < 0 else field.value}"
                    dims += 1
                yield Piece(field.offset, 2, f"{field.tag}{field.value}", meaning)


def _sip_items(parser: SignatureParser, side: str, depth: int) -> Iterator[Piece]:
    for item in parser:
        match item:
            case Integer("_", index):
                yield Piece(item.offset, depth, f"_{index}", f"flat {side} {index}")
            case Integer(tag, key):
                yield Piece(item.offset, depth, f"{tag}{key}", f"key {key}")
            case Span("K"):
                head = _head(item, depth, "key")
                name = parser.contents(item).decode(errors="surrogateescape")
                yield head._replace(text=head.text + name)
            case Span(tag):
                yield _head(item, depth, "sequence" if tag == "S" else "dict")
                yield from _sip_items(parser.nested(item), side, depth + 1)


def _sides(text: str) -> Iterator[tuple[Piece, str, SignatureParser]]:
    """Yield the piece, the name and the contents of the inputs, then of the results."""
    signature = SignatureParser(text)
    for name in ("input", "result"):
        span = signature.expect_span(name[0].upper())
        yield _head(span, 0, f"{name}s"), name, signature.nested(span)


def _head(span: Span, depth: int, meaning: str) -> Piece:
    """Return the tag of a span, its length and the ``!``."""
    return Piece(span.offset, depth, f"{span.tag}{span.end - span.begin + 1}!", meaning)


def _json_pieces(data: bytes) -> Iterator[Piece]:
    signature = members(nested_tokens(data))
    for key, side in (("a", "argument"), ("r", "result")):
        bracket, *records = signature[key]
        yield _piece(bracket, 0, f"{key}: {side}s")
        for i, record in enumerate(records):
            yield from _record_pieces(record, 1, f"{side} {i}: ")
    if "v" in signature:
        yield _piece(signature["v"], 0, "v: version")


def _record_pieces(record: Any, depth: int, label: str) -> Iterator[Piece]:
    if isinstance(record, re.Match):
        yield _piece(record, depth, label + _KINDS.get(json.loads(record[0]), "primitive"))
        return
    bracket, kind, *items = record
    meaning = label + _KINDS[json.loads(kind[0])]
    yield Piece(bracket.start(), depth, f"[{kind[0].decode()}", meaning)
    match json.loads(kind[0]):
        case "ndarray":
            for i, item in enumerate(items):
                size = item[0].decode()
                names = ["element", "unranked" if size == "null" else "rank"]
                names.append(f"dim {i - 2}: {'dynamic' if size == 'null' else size}")
                yield _piece(item, depth + 1, names[min(i, 2)])
        case "sdict" | "named" as name:
            for key, slot in [items] if name == "named" else [item[1:] for item in items]:
                yield _piece(key, depth + 1, "key")
                yield from _record_pieces(slot, depth + 1, "")
        case _:
            for i, slot in enumerate(items):
                yield from _record_pieces(slot, depth + 1, f"slot {i}: ")


def _piece(token: re.Match[bytes], depth: int, meaning: str) -> Piece:
    return Piece(token.start(), depth, token[0].decode(), meaning)
