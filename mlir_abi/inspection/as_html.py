"""Functions as one HTML page, which needs no other file and has no script."""

from __future__ import annotations

import html
from collections.abc import Sequence

from mlir_abi.dialect_attrs.reflection_text import printable
from mlir_abi.inspection.picture import Branch, Picture, Table

__all__ = ["as_html"]

_STYLE = """\
body { font-family: sans-serif; margin: 2em auto; max-width: 70em; padding: 0 1em; }
section { margin-bottom: 3em; }
code, li, pre, td { font-family: monospace; overflow-wrap: anywhere; white-space: pre-wrap; }
table { border-collapse: collapse; margin: 1em 0; }
th, td { border-bottom: 1px solid #ccc; padding: 0.3em 1em 0.3em 0; text-align: left;
  vertical-align: top; }"""


def as_html(pictures: Sequence[Picture], title: str) -> str:
    """The page; every text in it is escaped."""
    sections = "\n".join(map(_section, pictures)) or "<p>No function is described.</p>"
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{_escaped(title)}</title>\n<style>\n{_STYLE}\n</style>\n</head>\n"
        f"<body>\n<h1>{_escaped(title)}</h1>\n{sections}\n</body>\n</html>\n"
    )


def _section(picture: Picture) -> str:
    parts = [
        f"<h2><code>{_escaped(picture.name)}</code></h2>",
        f"<pre>{_escaped(picture.signature)}</pre>",
        f"<p>{_escaped(picture.reached)}</p>",
    ]
    parts += [f"<ul>{_branch(branch)}</ul>" for branch in picture.structure]
    parts += map(_table, picture.tables)
    return "\n".join(["<section>", *parts, "</section>"])


def _branch(branch: Branch) -> str:
    children = "".join(map(_branch, branch.children))
    return f"<li>{_escaped(branch.label)}{f'<ul>{children}</ul>' if children else ''}</li>"


def _table(table: Table) -> str:
    head = "".join(f"<th>{_escaped(column)}</th>" for column in table.columns)
    rows = (
        f"<tr>{''.join(f'<td>{_escaped(cell)}</td>' for cell in row)}</tr>" for row in table.rows
    )
    return "\n".join([f"<table>\n<tr>{head}</tr>", *rows, "</table>"])


def _escaped(text: str) -> str:
    """``text``, which may have several lines."""
    return html.escape("\n".join(map(printable, text.split("\n"))))
