"""Functions for people: trees and tables as text, or a line for each."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from rich import box
from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

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
    plain_c_parameters,
    type_and_sizes,
)

Section: TypeAlias = "Iterable[str | Table]"
"""Lines that fit, and tables for rich to draw."""

WIDTH = 100
"""Columns of text that is not written to a terminal."""


def as_lines(functions: Iterable[FunctionReflection], width: int | None) -> str:
    """A line for each function, cut at ``width`` columns if that is given."""
    text = ""
    for function in functions:
        called = function.python_view
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
    file = io.StringIO()
    console = Console(
        file=file,
        width=width,
        height=25,  # is not used; without it rich asks the terminal
        color_system="standard" if colours else None,
        force_terminal=colours,
        highlight=False,
        legacy_windows=False,
    )
    for i, function in enumerate(functions):
        if i:
            console.print()
        described = as_object(function)
        console.print(_text(described["text"], "bold"))
        console.print(Padding(_text(calling_summary(described)), (0, 0, 0, 2)))
        for section in (*_trees(console, function, described), *_tables(console, described)):
            console.print()
            for part in section:
                if isinstance(part, str):
                    file.write(f"  {part}\n")
                else:
                    console.print(Padding(part, (0, 0, 0, 2)))
    return "".join(f"{line.rstrip()}\n" for line in file.getvalue().splitlines())


def _text(text: str, style: str = "") -> Text:
    """``text`` as it is: rich reads no markup in it."""
    return Text(text, style, overflow="fold")


def _folded(console: Console, text: str, width: int) -> list[str]:
    if cell_len(text) <= width:
        return [text]
    return [line.plain for line in Text(text).wrap(console, max(width, 2), overflow="fold")]


def _trees(
    console: Console, function: FunctionReflection, described: dict[str, Any]
) -> Iterator[Section]:
    """The structure of the arguments and of the results, unless they are plain values."""
    arguments, result = nests(function, described)
    if described["structure"]["keywords"] or not all(slot.value for slot in arguments):
        yield tree(console, "arguments", arguments)
    if result.kind in ("dict", "tuple"):
        yield tree(console, f"results: {result.kind}", result.slots)


def tree(
    console: Console, label: str, slots: Sequence[Slot], first: str = "", others: str = ""
) -> Iterator[str]:
    """The lines of a tree, with ``first`` before the first one; what has no room is ``…``."""
    width = console.width - 2 - len(others)
    start = first
    for line in _folded(console, label, width):
        yield start + line
        start = others
    if slots and width < 6:
        yield f"{others}…"
        return
    for i, slot in enumerate(slots, start=1):
        fork, bar = ("├── ", "│   ") if i < len(slots) else ("└── ", "    ")
        name = f"{printable(slot.name)}: {slot.kind}"
        yield from tree(console, name, slot.slots, others + fork, others + bar)


def _tables(console: Console, described: dict[str, Any]) -> Iterator[Section]:
    rows: list[tuple[str, ...]] = []
    for kind in ("argument", "result"):
        for i, value in enumerate(described[f"{kind}s"]):
            flags = " ".join(key for key in value if value[key] is True)
            rows.append((f"{kind} #{i}", value["label"], type_and_sizes(value), flags))
    yield from _table(console, ("value", "name", "type", "flags"), rows)
    rows = [
        (key, each["text"] or "none:", *each["description"].rstrip("\n").split("\n"))
        for key, each in described["signatures"].items()
    ]
    yield from _table(console, ("attribute", "text, and what it means"), rows)
    yield from _table(console, ("C parameter", "type", "passed"), parameters(described["wrapper"]))
    tvm_ffi = described["tvm_ffi"]
    rows = [(tvm_ffi["symbol"], json.dumps(tvm_ffi["type_schema"]))] if tvm_ffi else []
    yield from _table(console, ("symbol for TVM FFI", "type schema"), rows)
    columns = ("plain C parameter", "role", "passed")
    yield from _table(console, columns, plain_c_parameters(described["plain_c"]))
    rows = []
    for each in described["descriptors"]:
        fields = ", ".join(str(Field(**field)) for field in each["fields"])
        rows.append((each["type"], str(each["size"]), fields))
    yield from _table(console, ("descriptor of", "bytes", "fields, each at its byte"), rows)


def _table(
    console: Console, columns: tuple[str, ...], rows: Sequence[tuple[str, ...]]
) -> Iterator[Section]:
    """A table, or none without rows; further cells of a row are lines of its last column."""
    if not rows:
        return
    last = len(columns) - 1
    texts = [tuple(map(printable, row)) for row in rows]
    cells_of = zip(columns[:last], *(row[:last] for row in texts), strict=True)
    widths = [max(map(cell_len, cells)) for cells in cells_of]
    longest = max(cell_len(cell) for row in (columns, *texts) for cell in row[last:])
    room = console.width - 2 - sum(width + 3 for width in widths)
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False)
    for column in columns:
        table.add_column(_text(column, "bold"))
    if room >= min(longest, max(widths) + 2):  # rich takes many times as long for the rows
        for head, width in zip(table.columns, (*widths, min(longest, room)), strict=True):
            head.width = width
        yield table, *_lines(console, widths, texts, room)
    else:
        for row in texts:
            table.add_row(*map(_text, (*row[:last], "\n".join(row[last:]))))
        yield (table,)


def _lines(
    console: Console, widths: list[int], rows: list[tuple[str, ...]], room: int
) -> Iterator[str]:
    """The lines of ``rows``, of which only the last column is folded, into ``room``."""
    for row in rows:
        start = "".join(
            set_cell_size(cell, width + 3) for cell, width in zip(row, widths, strict=False)
        )
        for cell in row[len(widths) :]:
            for line in _folded(console, cell, room):
                yield start + line
                start = " " * cell_len(start)
