"""``--split-input-file``: the chunks of a file between lines such as ``// -----``."""

from __future__ import annotations

import os
from collections.abc import Iterator

from mlir_abi.diagnostics.printer import Chunk, Position, Source

UNCHECKED = 2
"""A marker without its last so many bytes is taken for a misspelt one."""


def chunks(source: Source, marker: str) -> Iterator[Chunk]:
    """The chunks in order, the empty ones left out."""
    separator = os.fsencode(marker)
    start = 0
    for data in source.data.split(separator):
        if data:
            place = source.position(start)
            yield Chunk(source, data, place.line, place.column)
        start += len(data) + len(separator)


def near_misses(source: Source, marker: str) -> Iterator[Position]:
    """Where the beginning of ``marker`` stands and its end does not."""
    separator = os.fsencode(marker)
    prefix = separator[:-UNCHECKED]
    at = source.data.find(prefix) if prefix else -1
    while at >= 0:
        behind = at + len(prefix)
        if not source.data.startswith(separator, at):
            yield source.position(behind)
        at = source.data.find(prefix, behind)
