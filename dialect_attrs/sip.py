"""Structured Index Path signatures: the attributes ``sip`` (the text) and ``sipv`` (its version).

::

    signature ::= 'I' span(value?)  'R' span(value?)
    value     ::= '_' integer                        # number of the flat argument or result
                | 'S' span(('k' integer  value)*)    # sequence
                | 'D' span(('K' span(key) value)*)   # dict; keys are any bytes

An empty span is a function without arguments, or without results. Source: IREE's
``docs/design_docs/function_abi.md``, "Structured Index Path ABI", and its reference classes
``SipSignatureMangler`` and ``SipSignatureParser``.
"""

from __future__ import annotations

from reprlib import repr as short
from typing import NamedTuple

from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.signature import (
    Integer,
    SignatureError,
    SignatureParser,
    Span,
    span,
    utf8,
)
from mlir_abi.dialect_attrs.structure import MAX_DEPTH, Dict, Leaf, Mixed, Node, Sequence

VERSION = "1"


class SipSignature(NamedTuple):
    """The structure of a function's arguments and of its results.

    Each is a sequence, a dict, a single value, or None if there are no arguments or no results.
    """

    inputs: Node | None
    results: Node | None

    @staticmethod
    def of(signature: FunctionSignature) -> SipSignature:
        """Return the structure of a function.

        Raises ValueError for a function with positional and keyword arguments: a root is either a
        sequence or a dict.
        """
        inputs, results = signature.input_structure, signature.result_structure
        if isinstance(inputs, Mixed):
            raise ValueError("SIP cannot encode keyword arguments beside positional ones")
        return SipSignature(inputs, results)

    @staticmethod
    def parse(signature: bytes | str) -> SipSignature:
        """Read a signature; raises `SignatureError` with the offset of what is wrong.

        Each key occurs once; the text may have them in any order.
        """
        parser = SignatureParser(signature)
        inputs = _parse_root(parser.nested(parser.expect_span("I")))
        results = _parse_root(parser.nested(parser.expect_span("R")))
        parser.expect_end()
        return SipSignature(inputs, results)

    def encode(self) -> bytes:
        """Return the text of ``sip``; raises TypeError for a value that is not a node."""
        inputs = b"" if self.inputs is None else _encode(self.inputs)
        results = b"" if self.results is None else _encode(self.results)
        return span(inputs, b"I") + span(results, b"R")

    def describe(self) -> str:
        """Return the inputs, then the results, as the reference's ``ToStringVisitor`` does."""
        return _describe(self.inputs, "") + _describe(self.results, "")


def _encode(node: Node) -> bytes:
    match node:
        case Leaf(index):
            return b"_%d" % index
        case Sequence(items):
            return span(b"".join(b"k%d%s" % (key, _encode(child)) for key, child in items), b"S")
        case Dict(items):
            children = (span(utf8(key), b"K") + _encode(child) for key, child in items)
            return span(b"".join(children), b"D")
        case _:
            raise TypeError(f"a value must be a Leaf, Sequence or Dict (got {short(node)})")


def _describe(node: Node | None, indent: str) -> str:
    if node is None:
        return ""
    if isinstance(node, Leaf):
        return f"=raw({node.index}),\n"
    opening, closing = "[]" if isinstance(node, Sequence) else "{}"
    inner = indent + "  "
    items = "".join(f"{inner}{key}{_describe(child, inner)}" for key, child in node.items)
    return f":{opening}\n{items}{indent}{closing},\n"


def _parse_root(parser: SignatureParser) -> Node | None:
    if parser.at_end():
        return None
    node = _parse_node(parser, depth=0)
    parser.expect_end()
    return node


def _parse_node(parser: SignatureParser, depth: int) -> Node:
    offset = parser.offset
    item = parser.next()
    if item is None:
        raise SignatureError("a value must be '_', 'S' or 'D' (got the end)", offset)
    if isinstance(item, Integer) and item.tag == "_":
        if item.value < 0:
            raise SignatureError(f"an index must not be negative (got {item.value})", offset)
        return Leaf(item.value)
    if not isinstance(item, Span) or item.tag not in "SD":
        raise SignatureError(f"a value must be '_', 'S' or 'D' (got {item.tag!r})", offset)
    if depth == MAX_DEPTH:
        raise SignatureError(f"a structure must be at most {MAX_DEPTH} levels deep", offset)
    parse = _parse_sequence if item.tag == "S" else _parse_dict
    return parse(parser.nested(item), depth + 1)


def _parse_sequence(parser: SignatureParser, depth: int) -> Sequence:
    children: dict[int, Node] = {}
    for key in parser:
        if not isinstance(key, Integer) or key.tag != "k":
            raise SignatureError(f"a key of a sequence must be 'k' (got {key.tag!r})", key.offset)
        if key.value < 0:
            raise SignatureError(f"a key must not be negative (got {key.value})", key.offset)
        if key.value in children:
            raise SignatureError(f"the key {key.value} is there already", key.offset)
        children[key.value] = _parse_node(parser, depth)
    return Sequence(tuple(children.items()))


def _parse_dict(parser: SignatureParser, depth: int) -> Dict:
    children: dict[str, Node] = {}
    for key in parser:
        if not isinstance(key, Span) or key.tag != "K":
            raise SignatureError(f"a key of a dict must be 'K' (got {key.tag!r})", key.offset)
        name = parser.contents(key).decode("utf-8", "surrogateescape")
        if name in children:
            raise SignatureError(f"the key {short(name)} is there already", key.offset)
        children[name] = _parse_node(parser, depth)
    return Dict(tuple(children.items()))
