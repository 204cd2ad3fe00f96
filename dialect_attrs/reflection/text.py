"""The signature of a function for people to read: in Python's notation, and as an HTML table.

::

    mlp(x: memref<?x4xf32>, weights: {"b": memref<3xf32>}, *, alpha: f32) -> memref<?x3xf32>

``[…]`` is a sequence in the arguments, and ``(…)`` one in the results. None is a gap in a sequence,
and the result of a function without results. If sizes have names, arrays are ``f32[n, 4]``.
"""

from __future__ import annotations

import html as markup
import json
import re
from collections.abc import Callable
from collections.abc import Sequence as AbstractSequence
from dataclasses import replace

from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.reflection.value import Value, flat_values, slot_name
from mlir_abi.dialect_attrs.structure import (
    Dict,
    Leaf,
    Node,
    Sequence,
    keyword_slots,
    positional_slots,
)

_MAX_COLUMNS = 100
"""The length of a signature that is written on one line."""

_NAME = re.compile(r"[\w.$-]+")

Values = AbstractSequence[Value]


def text(
    name: str,
    arguments: Values,
    results: Values,
    signature: FunctionSignature,
    max_columns: int = _MAX_COLUMNS,
) -> str:
    """Return the signature, on one line if it fits, else with one argument on each line."""
    values, outputs = flat_values(arguments), flat_values(results)
    if any(value.sizes is not None for value in (*values, *outputs)):  # then write all so
        values, outputs = ([replace(v, sizes=v.shape) for v in side] for side in (values, outputs))
    write = _writer(values, "[]")
    parameters = []
    for node in positional_slots(signature.input_structure):
        parameter = slot_name(node, values)
        parameters.append(
            write(node) if parameter is None else f"{_name(parameter)}: {write(node)}"
        )
    keywords = keyword_slots(signature.input_structure)
    if keywords:
        parameters.append("*")
    parameters += [f"{_name(keyword)}: {write(node)}" for keyword, node in keywords]
    result = _writer(outputs, "()")(signature.result_structure)
    function = name and _name(name)
    line = f"{function}({', '.join(parameters)}) -> {result}"
    if len(line) <= max_columns or not parameters:
        return line
    lines = [f"    {parameter}," for parameter in parameters]
    return "\n".join([f"{function}(", *lines, f") -> {result}"])


def html(name: str, arguments: Values, results: Values, labels: tuple[list[str], list[str]]) -> str:
    """Return a table with a row for each flat argument and result; all text is escaped."""
    rows = [
        f"<tr><td>{kind}</td><td><code>{_escape(label)}</code></td>"
        f"<td><code>{_escape(value.type_text)}</code></td><td>{' '.join(value.flags)}</td></tr>"
        for kind, names, values in (
            ("argument", labels[0], flat_values(arguments)),
            ("result", labels[1], flat_values(results)),
        )
        for label, value in zip(names, values, strict=True)
    ]
    caption = f"<caption><code>{_escape(name and _name(name))}</code></caption>"
    head = "<thead><tr><th></th><th>name</th><th>type</th><th></th></tr></thead>"
    return f"<table>{caption}{head}<tbody>{''.join(rows)}</tbody></table>"


def printable(text: str) -> str:
    """Return ``text`` with unprintable characters, such as line ends, escaped as in Python."""
    if text.isprintable():
        return text
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode() for char in text
    )


def _writer(values: Values, brackets: str) -> Callable[[Node | None], str]:
    """Return the function that writes a node with leaves ``values``, sequences in ``brackets``."""

    def write(node: Node | None) -> str:
        match node:
            case None:
                return "None"
            case Leaf(index):
                return printable(values[index].type_text)
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


def _escape(text: str) -> str:
    return markup.escape(printable(text))
