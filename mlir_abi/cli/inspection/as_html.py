"""Functions as one HTML page, which needs no other file and has no script."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from mlir_abi.cli.inspection.picture import Branch, Picture, Table

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
        f"<title>{escape(title)}</title>\n<style>\n{_STYLE}\n</style>\n</head>\n"
        f"<body>\n<h1>{escape(title)}</h1>\n{sections}\n</body>\n</html>\n"
    )


def _section(picture: Picture) -> str:
    parts = [
        f"<h2><code>{escape(picture.name)}</code></h2>",
        f"<pre>{escape(picture.signature)}</pre>",
        f"<p>{escape(picture.reached)}</p>",
    ]
    parts += [f"<ul>{_branch(branch)}</ul>" for branch in picture.structure]
    parts += map(_table, picture.tables)
    return "\n".join(["<section>", *parts, "</section>"])


def _branch(branch: Branch) -> str:
    children = "".join(map(_branch, branch.children))
    return f"<li>{escape(branch.label)}{f'<ul>{children}</ul>' if children else ''}</li>"


def _table(table: Table) -> str:
    head = "".join(f"<th>{escape(column)}</th>" for column in table.columns)
    rows = (f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in table.rows)
    return "\n".join([f"<table>\n<tr>{head}</tr>", *rows, "</table>"])
