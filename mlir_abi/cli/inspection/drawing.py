"""Functions for people: trees and tables as text or one HTML page, or a line for each."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterable, Iterator
from collections.abc import Sequence as AbstractSequence
from html import escape

from rich import box
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from mlir_abi.cli.inspection.view import FlatValue, FunctionView
from mlir_abi.dialect_attrs.reflection.labels import slot_name
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.reflection.text import printable
from mlir_abi.dialect_attrs.reflection.text import text as signature_text
from mlir_abi.dialect_attrs.structure import (
    Dict,
    Leaf,
    Mixed,
    Node,
    Sequence,
    keyword_slots,
    positional_slots,
)

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


def as_text(views: Iterable[FunctionView], width: int, *, colours: bool) -> str:
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
        for i, view in enumerate(views):
            if i:
                console.print()
            console.print(_text(str(view.function), "bold"))
            console.print(Padding(_text(_summary(view)), (0, 0, 0, 2)))
            sections: list[RenderableType] = [*_trees(view), *_tables(view)]
            for section in sections:
                console.print(Padding(section, (1, 0, 0, 2)))
    return "".join(f"{line.rstrip()}\n" for line in captured.get().splitlines())


def as_html(views: Iterable[FunctionView], title: str) -> str:
    """The text as a page that needs no other file and has no script."""
    text = as_text(views, PAGE_WIDTH, colours=False)
    return _PAGE.format(title=escape(printable(title)), text=escape(text))


def _text(text: str, style: str = "") -> Text:
    """``text`` as it is: rich reads no markup in it."""
    return Text(text, style, overflow="fold")


def _summary(view: FunctionView) -> str:
    """How the function is reached, on one line."""
    function, convention = view.function, view.function.convention
    is_import = function.kind == "import"
    parts = ["called by the module, implemented elsewhere"] if is_import else []
    if convention is None:
        parts.append("no C wrapper")
    else:
        parts.append(f"C wrapper {convention.wrapper}")
        parts.append(f"c-abi={convention.c_abi}, index of {convention.index_bits} bits")
    if function.allocator is not None:
        parts.append(f"results allocated by {function.allocator}")
    return printable("; ".join(parts))


def _trees(view: FunctionView) -> Iterator[Tree]:
    """The structure of the arguments and of the results, unless they are plain values."""
    signature = view.function.called.signature
    slots = positional_slots(signature.input_structure)
    keywords = keyword_slots(signature.input_structure)
    if keywords or not all(isinstance(slot, Leaf) for slot in slots):
        flat = [each.value for each in view.caller_arguments]
        branches = [(slot_name(slot, flat) or str(i), slot) for i, slot in enumerate(slots)]
        branches += [(f"{name} (keyword)", node) for name, node in keywords]
        tree = Tree("arguments")
        tree.children += [_tree(*each, view.caller_arguments, "list") for each in branches]
        yield tree
    root = signature.result_structure
    assert not isinstance(root, Mixed)  # results have no keywords
    if root is not None and not isinstance(root, Leaf):
        yield _tree("results", root, view.caller_results, "tuple")


def _tree(key: str, node: Node | None, values: list[FlatValue], sequence: str) -> Tree:
    """The tree of ``node``, whose leaves are indices into ``values``; a list is a ``sequence``."""
    children: list[tuple[str, Node | None]] = []
    match node:
        case None:
            kind = "None"
        case Leaf(index):
            kind = values[index].title
        case Dict(items):
            kind = "dict"
            children = [(json.dumps(name, ensure_ascii=False), child) for name, child in items]
        case Sequence():
            kind = sequence
            children = [(str(i), child) for i, child in enumerate(positional_slots(node))]
    tree = Tree(_text(f"{printable(key)}: {kind}"))
    tree.children += [_tree(name, child, values, sequence) for name, child in children]
    return tree


def _tables(view: FunctionView) -> Iterator[Table]:
    yield from _table(
        ("value", "name", "type", "flags"),
        [
            (each.title, each.label, str(each.value.type), " ".join(each.value.flags))
            for each in view.values
        ],
    )
    yield from _table(
        ("attribute", "text, and what it means"),
        [
            (each.key, each.text or "none:", *each.description.rstrip("\n").split("\n"))
            for each in view.signatures
        ],
    )
    yield from _table(("C parameter", "type", "passed"), view.wrapper_values)
    yield from _table(
        ("descriptor of", "bytes", "fields, each at its byte"),
        [
            (str(type_), str(layout.size), ", ".join(map(str, layout.fields)))
            for type_, layout in view.descriptors
        ],
    )


def _table(columns: tuple[str, ...], rows: AbstractSequence[tuple[str, ...]]) -> Iterator[Table]:
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
