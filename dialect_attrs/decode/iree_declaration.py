"""Decodes ``iree.abi.declaration``, in which IREE's compiler writes the types of each function.

::

    declaration ::= ('sync' | 'async') ' func @' name values ' -> ' values
    values      ::= '(' (value (', ' value)*)? ')'
    value       ::= '%' name ': ' type (' {' attributes '}')?

Source: IREE 3.13, ``WrapEntryPoints.cpp``. Of the attributes, the annotations are read that callers
see. Without ``iree.abi``, the runtime takes and returns flat values.
"""

from __future__ import annotations

import re

from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.reflection.value import Value, annotations_of
from mlir_abi.dialect_attrs.signature import SignatureError
from mlir_abi.dialect_attrs.type_parser import parse_type, split_at_commas

HEAD = re.compile(r"(async|sync) func @(.*?)\((?=[%)])", re.DOTALL)
_STRING_OR_ARROW = re.compile(r'"(?:[^"\\]|\\.)*"?|(\) -> \()(?=%|\)\Z)', re.DOTALL)
_NAME = re.compile(r"%(.+?): ", re.DOTALL)
_NO_NAME = re.compile(r"(?:in|out)put[0-9]+")


def decode_declaration(text: str) -> FunctionReflection | None:
    """Return the function of a declaration, or None for another text, which users may write."""
    head = HEAD.match(text)
    if head is None or not text.endswith(")"):
        return None
    arrow = next((each for each in _STRING_OR_ARROW.finditer(text, head.end()) if each[1]), None)
    if arrow is None:
        return None
    try:
        arguments = _values(text, head.end(), arrow.start())
        results = _values(text, arrow.end(), len(text) - 1)
    except SignatureError:
        return None
    return FunctionReflection(head[2], arguments, results, has_fences=head[1] == "async")


def _values(text: str, start: int, end: int) -> tuple[Value, ...]:
    values = []
    for first, last in split_at_commas(text, start, end):
        match = _NAME.match(text, first, last)
        if match is None:
            raise SignatureError("a value must stand here", first)
        name = None if _NO_NAME.fullmatch(match[1]) else match[1]
        brace = text.find(" {", match.end() + 1, last) if text[last - 1] == "}" else -1
        type_ = text[match.end() : last if brace < 0 else brace]
        parts = [] if brace < 0 else split_at_commas(text, brace + 2, last - 1)
        entries = [text[slice(*part)] for part in parts]
        annotations = annotations_of(dict(entry.partition(" = ")[::2] for entry in entries))
        values.append(Value(parse_type(type_), name, annotations=annotations))
    return tuple(values)
