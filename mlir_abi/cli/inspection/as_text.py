"""Functions as tables and trees for a terminal."""

from __future__ import annotations

import io
from collections.abc import Iterable

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as RichTable
from rich.text import Text
from rich.tree import Tree

from mlir_abi.cli.inspection.picture import Branch, Picture, Table

__all__ = ["WIDTH", "as_text"]

WIDTH = 100
"""Columns where there is no terminal that has its own."""


def as_text(pictures: Iterable[Picture], width: int, *, colours: bool) -> str:
    """All functions, with an empty line between two."""
    console = Console(
        file=io.StringIO(),
        width=width,
        height=25,  # which is not used; without it rich asks what the terminal has
        color_system="standard" if colours else None,
        force_terminal=colours,
        highlight=False,
        legacy_windows=False,
    )
    with console.capture() as captured:
        for i, each in enumerate(pictures):
            if i:
                console.print()
            console.print(_function(each))
    return "".join(f"{line.rstrip()}\n" for line in captured.get().splitlines())


def _function(picture: Picture) -> RenderableType:
    parts: list[RenderableType] = [_text(picture.signature, "bold")]
    parts.append(Padding(_text(picture.reached), (0, 0, 0, 2)))
    sections: list[Tree | RichTable] = [
        *map(_tree, picture.structure),
        *map(_table, picture.tables),
    ]
    parts += [Padding(section, (1, 0, 0, 2)) for section in sections]
    return Group(*parts)


def _tree(root: Branch) -> Tree:
    tree = Tree(_text(root.label))
    pending = [(tree, root)]
    while pending:
        parent, branch = pending.pop()
        pending += [(parent.add(_text(child.label)), child) for child in branch.children]
    return tree


def _table(table: Table) -> RichTable:
    made = RichTable(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False)
    for column in table.columns:
        made.add_column(_text(column, "bold"), overflow="fold")
    for row in table.rows:
        made.add_row(*map(_text, row))
    return made


def _text(text: str, style: str = "") -> Text:
    """``text`` as it is, with nothing in it that `rich` would take for markup."""
    return Text(text, style, overflow="fold")
