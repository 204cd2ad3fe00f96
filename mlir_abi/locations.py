"""Giving the locations of a chunk the name and lines of the file that it is a part of."""

from __future__ import annotations

import re
from collections.abc import Iterator

from mlir_abi.bindings import ir
from mlir_abi.source_diagnostics import Chunk

_UNNAMED = re.compile(r'"-":(\d+):(\d+)')
_PLAIN = re.compile(r'loc\("-":(\d+):(\d+)\)')


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
    text = str(location)
    plain = _PLAIN.fullmatch(text)
    if plain:
        place = chunk.in_source(int(plain[1]), int(plain[2]))
        return ir.Location.file(place.file, place.line, place.column)
    moved = _UNNAMED.sub(lambda match: _named(match, chunk), text)
    return location if moved == text else ir.Location.from_attr(ir.Attribute.parse(moved))


def _named(match: re.Match[str], chunk: Chunk) -> str:
    place = chunk.in_source(int(match[1]), int(match[2]))
    return f"{ir.StringAttr.get(place.file)}:{place.line}:{place.column}"
