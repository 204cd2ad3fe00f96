"""Functions for people: trees and tables as text, or a line for each."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich import box
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from mlir_abi.dialect_attrs.layout.c_interface import Field
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.reflection.text import printable
from mlir_abi.dialect_attrs.reflection.text import text as signature_text
from mlir_abi.inspection.json_description import (
    Slot,
    as_object,
    calling_summary,
    nests,
    parameters,
    type_and_sizes,
)

WIDTH = 100
"""Columns of text that is not written to a terminal."""


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
            console.print(Padding(_text(calling_summary(described)), (0, 0, 0, 2)))
            sections: list[RenderableType] = [
                *_trees(function, described),
                *_tables(described, width - 2),
            ]
            for section in sections:
                console.print(Padding(section, (1, 0, 0, 2)))
    return "".join(f"{line.rstrip()}\n" for line in captured.get().splitlines())


def _text(text: str, style: str = "") -> Text:
    """``text`` as it is: rich reads no markup in it."""
    return Text(text, style, overflow="fold")


def _trees(function: FunctionReflection, described: dict[str, Any]) -> Iterator[Tree]:
    """The structure of the arguments and of the results, unless they are plain values."""
    arguments, result = nests(function, described)
    if described["structure"]["keywords"] or not all(slot.value for slot in arguments):
        yield _tree("arguments", arguments)
    if result.kind in ("dict", "tuple"):
        yield _tree(f"results: {result.kind}", result.slots)


def _tree(heading: str, slots: Iterable[Slot]) -> Tree:
    tree = Tree(_text(heading))
    tree.children += [_tree(f"{printable(slot.name)}: {slot.kind}", slot.slots) for slot in slots]
    return tree


def _tables(described: dict[str, Any], width: int) -> Iterator[Table]:
    rows: list[tuple[str, ...]] = []
    for kind in ("argument", "result"):
        for i, value in enumerate(described[f"{kind}s"]):
            flags = " ".join(key for key in value if value[key] is True)
            rows.append((f"{kind} #{i}", value["label"], type_and_sizes(value), flags))
    yield from _table(width, ("value", "name", "type", "flags"), rows)
    rows = [
        (key, each["text"] or "none:", *each["description"].rstrip("\n").split("\n"))
        for key, each in described["signatures"].items()
    ]
    yield from _table(width, ("attribute", "text, and what it means"), rows)
    yield from _table(width, ("C parameter", "type", "passed"), parameters(described["wrapper"]))
    tvm_ffi = described["tvm_ffi"]
    rows = [(tvm_ffi["symbol"], json.dumps(tvm_ffi["type_schema"]))] if tvm_ffi else []
    yield from _table(width, ("symbol for TVM FFI", "type schema"), rows)
    rows = []
    for each in described["descriptors"]:
        fields = ", ".join(str(Field(**field)) for field in each["fields"])
        rows.append((each["type"], str(each["size"]), fields))
    yield from _table(width, ("descriptor of", "bytes", "fields, each at its byte"), rows)


def _table(
    width: int, columns: tuple[str, ...], rows: Sequence[tuple[str, ...]]
) -> Iterator[Table]:
    """A table, or none without rows; further cells of a row are lines of its last column."""
    if not rows:
        return
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False)
    last = len(columns) - 1
    texts = []
    for row in rows:
        cells = [printable(cell) for cell in row]
        texts.append((*cells[:last], "\n".join(cells[last:])))
    widths = [max(map(cell_len, column)) + 2 for column in zip(columns, *texts, strict=True)]
    fits = sum(widths) <= width and all(len(row) == len(columns) for row in rows)
    if fits:  # as one row of many lines, rich takes a fifth of the time
        texts = [tuple("\n".join(column) for column in zip(*texts, strict=True))]
    for column in columns:
        table.add_column(_text(column, "bold"), overflow="fold", no_wrap=fits)
    for row in texts:
        table.add_row(*map(_text, row))
    yield table
