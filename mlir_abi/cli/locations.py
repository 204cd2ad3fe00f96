"""Giving the locations of a chunk the name and lines of the file that it is a part of."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mlir_abi.bindings import ir
from mlir_abi.diagnostics.printer import Chunk

_UNNAMED = re.compile(r'loc\("-":(\d+):(\d+)\)')


def move_to_source(operation: ir.Operation, chunk: Chunk) -> None:
    """Rewrite every location below ``operation`` that the parser made without a file name."""
    for op in _operations(operation):
        op.location = _moved(op.location, chunk)
        for region in op.regions:
            for block in region:
                for argument in block.arguments:
                    argument.set_location(_moved(argument.location, chunk))


def _operations(operation: ir.Operation) -> Iterator[ir.Operation]:
    pending = [operation]
    while pending:
        op = pending.pop()
        yield op
        for region in op.regions:
            for block in region:
                pending.extend(view.operation for view in block)


def _moved(location: ir.Location, chunk: Chunk) -> ir.Location:
    unnamed = _UNNAMED.fullmatch(str(location))
    if unnamed is None:
        return location
    place = chunk.in_source(int(unnamed[1]), int(unnamed[2]))
    return ir.Location.file(place.file, place.line, place.column)
