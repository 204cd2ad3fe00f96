"""``--split-input-file``: the parts of a file between lines such as ``// -----``."""

from __future__ import annotations

import os
from collections.abc import Iterator

from mlir_abi.diagnostics.printer import FilePosition, Source

UNCHECKED = 2
"""A marker without its last two bytes is reported as a near miss."""


def split_parts(source: Source, marker: str) -> Iterator[tuple[FilePosition, bytes]]:
    """The start and the text of each part that is not empty.

    The text begins with as many lines and columns as stand before the part, so that the parser
    counts as the file does.
    """
    separator = os.fsencode(marker)
    start = 0
    for text in source.data.split(separator):
        if text:
            position = source.position(start)
            padding = b"\n" * (position.line - 1) + b" " * (position.column - 1)
            yield position if start else FilePosition(source.name), padding + text
        start += len(text) + len(separator)


def near_misses(source: Source, marker: str) -> Iterator[FilePosition]:
    """Where the beginning of ``marker`` stands without its end."""
    separator = os.fsencode(marker)
    prefix = separator[:-UNCHECKED]
    at = source.data.find(prefix) if prefix else -1
    while at >= 0:
        behind = at + len(prefix)
        if not source.data.startswith(separator, at):
            yield source.position(behind)
        at = source.data.find(prefix, behind)
