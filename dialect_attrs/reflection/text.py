"""A reflection for people to read: as a signature in the notation of Python, and as HTML.

::

    mlp(x: memref<?x4xf32>, weights: {"b": memref<3xf32>}, *, alpha: f32) -> memref<?x3xf32>

``[…]`` is a sequence in the arguments and ``(…)`` one in the results, as callers give and get them;
None is a gap in one, and the result of a function without results.
"""

from __future__ import annotations

import html as markup
import json
import re
from collections.abc import Callable, Iterator
from collections.abc import Sequence as AbstractSequence
from typing import TYPE_CHECKING

from mlir_abi.dialect_attrs.reflection.labels import (
    flat_values,
    labels,
    positional_slots,
    roots,
    slot_name,
)
from mlir_abi.dialect_attrs.structure import Dict, Leaf, Mixed, Node, Sequence

if TYPE_CHECKING:
    from mlir_abi.dialect_attrs.reflection.record import FunctionReflection, Value

__all__ = ["MAX_COLUMNS", "html", "printable", "text"]

MAX_COLUMNS = 100
"""The longest signature that is written on one line."""

_NAME = re.compile(r"[\w.$-]*")


def text(function: FunctionReflection) -> str:
    """The signature, on one line if it fits `MAX_COLUMNS`, else with one argument a line.

    Raises `StructureError` for paths that make no tree.
    """
    function = function.called
    arguments = list(_arguments(function))
    head, tail = _name(function.name), f") -> {_result(function)}"
    line = f"{head}({', '.join(arguments)}{tail}"
    if len(line) <= MAX_COLUMNS or not arguments:
        return line
    return "\n".join([f"{head}(", *(f"    {argument}," for argument in arguments), tail])


def html(function: FunctionReflection) -> str:
    """A table with a row for each flat argument and result; all text is escaped."""
    names, result_names = labels(function)
    rows = _rows("argument", names, flat_values(function.arguments))
    rows += _rows("result", result_names, flat_values(function.results))
    caption = f"<caption><code>{_escaped(_name(function.name))}</code></caption>"
    head = "<thead><tr><th></th><th>name</th><th>type</th><th></th></tr></thead>"
    return f"<table>{caption}{head}<tbody>{''.join(rows)}</tbody></table>"


def printable(text: str) -> str:
    """``text`` with what cannot be printed, line ends among it, escaped as in Python."""
    if text.isprintable():
        return text
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode() for char in text
    )


def _arguments(function: FunctionReflection) -> Iterator[str]:
    root = function.signature.input_structure
    values = flat_values(function.arguments)
    write = _writer(values, "[]")
    for node in positional_slots(root):
        name = slot_name(node, values)
        yield write(node) if name is None else f"{_name(name)}: {write(node)}"
    keywords = roots(root)[1]
    if keywords:
        yield "*"
    for name, node in keywords:
        yield f"{_name(name)}: {write(node)}"


def _result(function: FunctionReflection) -> str:
    root = function.signature.result_structure
    assert not isinstance(root, Mixed)  # results have no keywords
    return _writer(flat_values(function.results), "()")(root)


def _writer(values: AbstractSequence[Value], brackets: str) -> Callable[[Node | None], str]:
    """What writes a node whose leaves are ``values``, with ``brackets`` around a sequence."""

    def write(node: Node | None) -> str:
        match node:
            case None:
                return "None"
            case Leaf(index):
                return printable(str(values[index].type))
            case Dict(items):
                entries = (f"{_quoted(key)}: {write(child)}" for key, child in items)
                return f"{{{', '.join(entries)}}}"
            case Sequence():
                slots = list(map(write, positional_slots(node)))
                comma = "," if brackets == "()" and len(slots) == 1 else ""
                return f"{brackets[0]}{', '.join(slots)}{comma}{brackets[1]}"

    return write


def _name(name: str) -> str:
    return name if _NAME.fullmatch(name) else _quoted(name)


def _quoted(key: str) -> str:
    return printable(json.dumps(key, ensure_ascii=False))


def _rows(kind: str, names: AbstractSequence[str], values: AbstractSequence[Value]) -> list[str]:
    return [
        f"<tr><td>{kind}</td><td><code>{_escaped(name)}</code></td>"
        f"<td><code>{_escaped(str(value.type))}</code></td><td>{' '.join(value.flags)}</td></tr>"
        for name, value in zip(names, values, strict=True)
    ]


def _escaped(text: str) -> str:
    return markup.escape(printable(text))
