"""Functions for people: trees and tables as text or one HTML page, or a line for each."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Any

from rich import box
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from mlir_abi.cli.inspection.description import as_object
from mlir_abi.dialect_attrs.layout.memref_descriptor import Field
from mlir_abi.dialect_attrs.reflection.labels import slot_name
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.reflection.text import printable
from mlir_abi.dialect_attrs.reflection.text import text as signature_text
from mlir_abi.dialect_attrs.reflection.value import flat_values
from mlir_abi.dialect_attrs.structure import positional_slots

__all__ = ["WIDTH", "as_html", "as_lines", "as_text"]

WIDTH = 100
"""Columns of text that is not written to a terminal."""

PAGE_WIDTH = 160
"""Columns of the HTML page."""

_PAGE = """\
<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>{title}</title></head>
<body><pre>
{text}</pre></body>
</html>
"""


def as_lines(functions: Iterable[FunctionReflection], width: int | None) -> str:
    """A line for each function, cut at ``width`` columns if that is given."""
    text = ""
    for function in functions:
        called = function.called
        line = signature_text(
            called.name, called.arguments, called.results, called.signature, sys.maxsize
        )
        if function.kind == "import":
            line += "  # import"
        if width is not None and len(line) > width:
            line = f"{line[: width - 1]}…"
        text += f"{line}\n"
    return text


def as_text(functions: Iterable[FunctionReflection], width: int, *, colours: bool) -> str:
    """All functions, with an empty line between two; the environment does not matter."""
    console = Console(
        file=io.StringIO(),
        width=width,
        height=25,  # is not used; without it rich asks the terminal
        color_system="standard" if colours else None,
        force_terminal=colours,
        highlight=False,
        legacy_windows=False,
    )
    with console.capture() as captured:
        for i, function in enumerate(functions):
            if i:
                console.print()
            described = as_object(function)
            console.print(_text(described["text"], "bold"))
            console.print(Padding(_text(_summary(described)), (0, 0, 0, 2)))
            sections: list[RenderableType] = [*_trees(function, described), *_tables(described)]
            for section in sections:
                console.print(Padding(section, (1, 0, 0, 2)))
    return "".join(f"{line.rstrip()}\n" for line in captured.get().splitlines())


def as_html(functions: Iterable[FunctionReflection], title: str) -> str:
    """The text as a page that needs no other file and has no script."""
    text = as_text(functions, PAGE_WIDTH, colours=False)
    return _PAGE.format(title=escape(printable(title)), text=escape(text))


def _text(text: str, style: str = "") -> Text:
    """``text`` as it is: rich reads no markup in it."""
    return Text(text, style, overflow="fold")


def _summary(described: dict[str, Any]) -> str:
    """How the function is reached, on one line."""
    wrapper, allocator = described["wrapper"], described["allocator"]
    is_import = described["kind"] == "import"
    parts = ["called by the module, implemented elsewhere"] if is_import else []
    if wrapper is None:
        parts.append("no C wrapper")
    else:
        parts.append(f"C wrapper {wrapper['symbol']}")
        parts.append(f"c-abi={wrapper['c_abi']}, index of {wrapper['index_bits']} bits")
    if allocator is not None:
        parts.append(f"results allocated by {allocator}")
    return printable("; ".join(parts))


def _trees(function: FunctionReflection, described: dict[str, Any]) -> Iterator[Tree]:
    """The structure of the arguments and of the results, unless they are plain values."""
    arguments = {f"argument #{i}": each for i, each in enumerate(described["arguments"])}
    inputs = [title for title, each in arguments.items() if not each["out"]]
    outputs = [title for title, each in arguments.items() if each["out"]]
    outputs += [f"result #{i}" for i in range(len(described["results"]))]
    positional, keywords, result = described["structure"].values()
    if keywords or not all(isinstance(slot, int) for slot in positional):
        called = function.called
        values = flat_values(called.arguments)
        slots = positional_slots(called.signature.input_structure)
        names = [slot_name(slot, values) or str(i) for i, slot in enumerate(slots)]
        tree = Tree("arguments")
        tree.children += [
            _tree(*each, inputs, "list") for each in zip(names, positional, strict=True)
        ]
        tree.children += [
            _tree(f"{name} (keyword)", node, inputs, "list") for name, node in keywords.items()
        ]
        yield tree
    if isinstance(result, list | dict):
        yield _tree("results", result, outputs, "tuple")


def _tree(key: str, node: Any, titles: list[str], sequence: str) -> Tree:
    """The tree of ``node``, whose leaves are indices into ``titles``; a list is a ``sequence``."""
    children: list[tuple[str, Any]] = []
    match node:
        case None:
            kind = "None"
        case int():
            kind = titles[node]
        case dict():
            kind = "dict"
            children = [(json.dumps(name, ensure_ascii=False), node[name]) for name in node]
        case list():
            kind = sequence
            children = [(str(i), child) for i, child in enumerate(node)]
    tree = Tree(_text(f"{printable(key)}: {kind}"))
    tree.children += [_tree(name, child, titles, sequence) for name, child in children]
    return tree


def _tables(described: dict[str, Any]) -> Iterator[Table]:
    rows: list[tuple[str, ...]] = []
    for kind in ("argument", "result"):
        for i, value in enumerate(described[f"{kind}s"]):
            flags = " ".join(key for key in value if value[key] is True)
            rows.append((f"{kind} #{i}", value["label"], value["type"], flags))
    yield from _table(("value", "name", "type", "flags"), rows)
    rows = [
        (key, each["text"] or "none:", *each["description"].rstrip("\n").split("\n"))
        for key, each in described["signatures"].items()
    ]
    yield from _table(("attribute", "text, and what it means"), rows)
    wrapper = described["wrapper"] or {"parameters": [], "returns": None}
    rows = [tuple(parameter.values()) for parameter in wrapper["parameters"]]
    if wrapper["returns"]:
        rows.append(("returned", wrapper["returns"], "by value"))
    yield from _table(("C parameter", "type", "passed"), rows)
    tvm_ffi = described["tvm_ffi"]
    rows = [(tvm_ffi["symbol"], json.dumps(tvm_ffi["type_schema"]))] if tvm_ffi else []
    yield from _table(("symbol for TVM FFI", "type schema"), rows)
    rows = []
    for each in described["descriptors"]:
        fields = ", ".join(str(Field(**field)) for field in each["fields"])
        rows.append((each["type"], str(each["size"]), fields))
    yield from _table(("descriptor of", "bytes", "fields, each at its byte"), rows)


def _table(columns: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> Iterator[Table]:
    """A table, or none without rows; further cells of a row are lines of its last column."""
    if not rows:
        return
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False)
    for column in columns:
        table.add_column(_text(column, "bold"), overflow="fold")
    last = len(columns) - 1
    for row in rows:
        cells = [printable(cell) for cell in row]
        table.add_row(*map(_text, cells[:last]), _text("\n".join(cells[last:])))
    yield table
