"""Diagnostics as ``mlir-opt`` prints them: the position, the message, the source line, a caret.

This is what LLVM's ``SourceMgr`` and MLIR's ``SourceMgrDiagnosticHandler`` do, byte for byte.
Columns count bytes from 1; a tab reaches to the next multiple of 8; a line that is not plain ASCII
is shown without a caret.
"""

from __future__ import annotations

import os
import re
import sys
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from mlir_abi.cli.output_file import write_error
from mlir_abi.diagnostics.message import Message

TAB = 8
CALL_STACK_LIMIT = 10
ROUND_TRIP = "surrogateescape"
"""How Python keeps the bytes of a file name that are not UTF-8."""

_POSITION = re.compile(r'"((?:[^"\\]|\\.)*)":(\d+):(\d+)')
_ESCAPE = re.compile(rb'\\(?:([0-9A-F]{2})|(["\\]))')
_LOCATION_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|callsite\(|[(\[<]|[)\]>]| at ')
_COLOURS = {"error": "0;1;31", "warning": "0;1;35", "remark": "0;1;34", "note": "0;1;30"}
_CARET_COLOUR = "0;1;32"
_BOLD = "1"


@dataclass(frozen=True)
class Position:
    """A place in a file; line and column count from 1, and 0 says that they are not known."""

    file: str
    line: int
    column: int


class Source:
    """The bytes of a file, by line."""

    def __init__(self, name: str, data: bytes) -> None:
        self.name = name
        self.data = data

    @cached_property
    def starts(self) -> list[int]:
        """The offset of each line."""
        return [0, *(match.end() for match in re.finditer(b"\n", self.data))]

    def line(self, position: Position) -> bytes | None:
        """The line at ``position``; None when the file has no such place."""
        if not 0 < position.line <= len(self.starts) or position.column == 0:
            return None
        start = self.starts[position.line - 1]
        end = self.data.find(b"\n", start)
        line = self.data[start : end if end >= 0 else None].split(b"\r", 1)[0]
        return line if position.column - 1 <= len(line) else None

    def position(self, offset: int) -> Position:
        """The place of the byte at ``offset``."""
        line = bisect_right(self.starts, offset)
        return Position(self.name, line, offset - self.starts[line - 1] + 1)


@dataclass(frozen=True)
class Chunk:
    """A part of a source that is parsed by itself; it begins at ``line`` and ``column``.

    The bindings cannot name a text that they parse: its locations say ``"-"``, and count from the
    beginning of the chunk.
    """

    source: Source
    data: bytes
    line: int = 1
    column: int = 1

    def in_source(self, line: int, column: int) -> Position:
        """The place in the source that the chunk calls ``line`` and ``column``."""
        if line == 0:
            whole = self.line == self.column == 1
            return Position(self.source.name, *((0, 0) if whole else (self.line, self.column)))
        if line == 1:
            column += self.column - 1
        return Position(self.source.name, self.line + line - 1, column)


def position_in(location: str, chunk: Chunk | None) -> Position | None:
    """The first file position in the text of a location; what has no name is in ``chunk``."""
    match = _POSITION.search(location)
    if match is None:
        return None
    file, line, column = _unescaped(match[1]), int(match[2]), int(match[3])
    if file == "-" and chunk is not None:
        return chunk.in_source(line, column)
    return Position(file, line, column)


class Printer:
    """Prints messages to standard error, with colours when that is a terminal."""

    def __init__(self, source: Source) -> None:
        self.sources: dict[str, Source | None] = {source.name: source}
        self.chunk: Chunk | None = None
        self.colours = sys.stderr is not None and sys.stderr.isatty() and _wants_colours()

    def show(self, message: Message) -> None:
        """Print ``message``, the call stack of its location, and its notes."""
        self.show_at(message.severity, message.location, message.text)
        last = message.location
        for _ in range(CALL_STACK_LIMIT):
            caller = _caller(last)
            if caller is None:
                break
            last = caller
            self.show_at("note", last, "called from")
        for note in message.notes:
            self.show_at(note.severity, note.location, note.text, note.location != last)
            last = note.location

    def show_at(self, severity: str, location: str, text: str, with_line: bool = True) -> None:
        """Print one message at the text of a location, by default with the line there."""
        position = self.position(location)
        if position is None:
            prefix = "" if location == "loc(unknown)" else f"{location}: "
            self.line("<unknown>:0", severity, prefix + text)
        else:
            self.at(position, severity, text, with_line=with_line)

    def position(self, location: str) -> Position | None:
        """The first file position in the text of a location."""
        return position_in(location, self.chunk)

    def at(
        self,
        position: Position,
        severity: str,
        text: str,
        *,
        width: int = 0,
        with_line: bool = True,
    ) -> None:
        """Print one message and, when it can be read, the line with ``width`` bytes marked."""
        source = self.source(position.file) if with_line else None
        line = source.line(position) if source else None
        self.line(f"{position.file}:{position.line}:{position.column}", severity, text)
        if line is not None:
            self._source_line(line, position.column - 1, width)

    def line(self, place: str, severity: str, text: str) -> None:
        """Print ``place: severity: text``."""
        shown = self._coloured(_BOLD, f"{place}: ")
        shown += self._coloured(_COLOURS[severity], f"{severity}: ")
        shown += self._coloured(_BOLD, f"{text}\n")
        write_error(shown.encode(errors=ROUND_TRIP))

    def _source_line(self, line: bytes, column: int, width: int) -> None:
        write_error(line.expandtabs(TAB) + b"\n")
        if not line.isascii():
            return
        marks = bytearray(b" " * (len(line) + 1))
        marks[column : column + width] = b"~" * min(width, len(line) - column)
        marks[column] = ord("^")
        shown = _expanded_like(line, bytes(marks).rstrip())
        write_error(self._coloured(_CARET_COLOUR, f"{shown}\n").encode())

    def source(self, file: str) -> Source | None:
        """The lines of a file; None when it cannot be read."""
        if file not in self.sources:
            self.sources[file] = _readable(file)
        return self.sources[file]

    def _coloured(self, colour: str, text: str) -> str:
        return f"\x1b[{colour}m{text}\x1b[0m" if self.colours else text


def _readable(file: str) -> Source | None:
    if not os.path.isfile(file):
        return None
    try:
        with open(file, "rb") as opened:
            return Source(file, opened.read())
    except OSError:
        return None


def _wants_colours() -> bool:
    return os.environ.get("TERM", "dumb") != "dumb" and not os.environ.get("NO_COLOR")


def _expanded_like(line: bytes, marks: bytes) -> str:
    """``marks`` with each byte under a tab of ``line`` repeated up to the tab stop."""
    shown = ""
    for i, mark in enumerate(marks.decode()):
        shown += mark
        while i < len(line) and line[i] == ord("\t") and len(shown) % TAB:
            shown += mark
    return shown


def _unescaped(name: str) -> str:
    """A file name as MLIR prints it inside quotes, with the hexadecimal of its bytes undone."""
    if "\\" not in name:
        return name
    plain = _ESCAPE.sub(lambda m: bytes.fromhex(m[1].decode()) if m[1] else m[2], name.encode())
    return os.fsdecode(plain)


def _caller(location: str) -> str | None:
    """The caller of the outermost call site in the text of a location."""
    depth = 0
    start = 0
    for kind, token in _call_site_tokens(location):
        if not start:
            start = token.end() if kind == "callsite(" else 0
        elif kind == " at " and depth == 0:
            start = token.end()
        elif kind in ("callsite(", *"([<"):
            depth += 1
        elif kind in tuple(")]>"):
            if depth == 0:
                return f"loc({location[start : token.start()]})"
            depth -= 1
    return None


def _call_site_tokens(location: str) -> Iterator[tuple[str, re.Match[str]]]:
    """Brackets, call sites and their ``at``, with quoted text passed over."""
    for token in _LOCATION_TOKEN.finditer(location):
        if not token[0].startswith('"'):
            yield token[0], token
