"""Prints diagnostics as ``mlir-opt`` does: position, severity, message, source line, caret.

The output is that of LLVM's ``SourceMgr`` and MLIR's ``SourceMgrDiagnosticHandler``, byte for byte.
Columns count bytes from 1; a tab extends to the next multiple of 8; a line that is not ASCII is
shown without a caret.
"""

from __future__ import annotations

import contextlib
import os
import re
import sys
from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from typing import BinaryIO

from mlir_abi.diagnostics.message import Message

TAB = 8
CALL_STACK_LIMIT = 10
ROUND_TRIP = "surrogateescape"
"""The error handler by which Python keeps the bytes of a file name that are not UTF-8."""

_POSITION = re.compile(r'"((?:[^"\\]|\\.)*)":(\d+):(\d+)')
_ESCAPE = re.compile(rb'\\(?:([0-9A-F]{2})|(["\\]))')
_LOCATION_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|callsite\(|[(\[<]|[)\]>]| at ')
_COLOURS = {"error": "0;1;31", "warning": "0;1;35", "remark": "0;1;34", "note": "0;1;30"}
_CARET_COLOUR = "0;1;32"
_BOLD = "1"


@dataclass(frozen=True)
class FilePosition:
    """A position in a file; line and column count from 1, and are 0 if they are unknown."""

    file: str
    line: int = 0
    column: int = 0


class Source:
    """The bytes of a file, by line."""

    def __init__(self, name: str, data: bytes) -> None:
        self.name = name
        self.data = data

    @cached_property
    def starts(self) -> list[int]:
        """The offset of each line."""
        return [0, *(match.end() for match in re.finditer(b"\n", self.data))]

    def line(self, position: FilePosition) -> bytes | None:
        """The line at ``position``; None if the file has no such position."""
        if not 0 < position.line <= len(self.starts) or position.column == 0:
            return None
        start = self.starts[position.line - 1]
        end = self.data.find(b"\n", start)
        line = self.data[start : end if end >= 0 else None].split(b"\r", 1)[0]
        return line if position.column - 1 <= len(line) else None

    def position(self, offset: int) -> FilePosition:
        """The position of the byte at ``offset``."""
        line = bisect_right(self.starts, offset)
        return FilePosition(self.name, line, offset - self.starts[line - 1] + 1)


def position_in(location: str, start: FilePosition | None) -> FilePosition | None:
    """The first file position in the text of a location.

    The bindings name the text that they parse ``"-"``; ``start`` is where this text starts in its
    file, and the position of the module that the parser adds around it (line 0).
    """
    match = _POSITION.search(location)
    if match is None:
        return None
    file, line, column = match[1], int(match[2]), int(match[3])
    if file == "-" and start is not None:
        return FilePosition(start.file, line, column) if line else start
    if "\\" in file:  # MLIR prints other bytes than printable ASCII in hexadecimal
        unescaped = _ESCAPE.sub(
            lambda m: bytes.fromhex(m[1].decode()) if m[1] else m[2], file.encode()
        )
        file = os.fsdecode(unescaped)
    return FilePosition(file, line, column)


class Printer:
    """Prints messages to standard error, in colour if that is a terminal.

    ``start`` is where the text that is being parsed starts in ``source``.
    """

    def __init__(self, source: Source) -> None:
        self.sources: dict[str, Source | None] = {source.name: source}
        self.start = FilePosition(source.name)
        wants_colours = os.environ.get("TERM", "dumb") != "dumb" and not os.environ.get("NO_COLOR")
        self.colours = wants_colours and sys.stderr is not None and sys.stderr.isatty()

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
        """Print one message at the text of a location, by default with its source line."""
        position = self.position(location)
        if position is None:
            prefix = "" if location == "loc(unknown)" else f"{location}: "
            self.line("<unknown>:0", severity, prefix + text)
        else:
            self.at(position, severity, text, with_line=with_line)

    def position(self, location: str) -> FilePosition | None:
        """The first file position in the text of a location."""
        return position_in(location, self.start)

    def at(
        self,
        position: FilePosition,
        severity: str,
        text: str,
        *,
        width: int = 0,
        with_line: bool = True,
    ) -> None:
        """Print one message and, if the file can be read, the line with ``width`` bytes marked."""
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
        """The lines of a file; None if it cannot be read."""
        if file not in self.sources:
            self.sources[file] = None
            with contextlib.suppress(OSError):
                if os.path.isfile(file):
                    with open(file, "rb") as opened:
                        self.sources[file] = Source(file, opened.read())
        return self.sources[file]

    def _coloured(self, colour: str, text: str) -> str:
        return f"\x1b[{colour}m{text}\x1b[0m" if self.colours else text


def write_error(data: bytes) -> None:
    """Write ``data`` to standard error; ignore that it is closed or full."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            sys.stderr.flush()
            write_all(sys.stderr.buffer, data)


def write_all(stream: BinaryIO, data: bytes) -> None:
    """Write ``data`` to a stream that may take it in parts (``PYTHONUNBUFFERED``), and flush."""
    rest = memoryview(data)
    while rest:
        rest = rest[stream.write(rest) :]
    stream.flush()


def _expanded_like(line: bytes, marks: bytes) -> str:
    """``marks`` with each byte under a tab of ``line`` repeated up to the tab stop."""
    shown = ""
    for i, mark in enumerate(marks.decode()):
        shown += mark
        while i < len(line) and line[i] == ord("\t") and len(shown) % TAB:
            shown += mark
    return shown


def _caller(location: str) -> str | None:
    """The caller in the outermost ``callsite(… at …)`` of a location; None without a call site."""
    depth = 0
    start = 0
    for token in _LOCATION_TOKEN.finditer(location):
        kind = token[0]
        if kind.startswith('"'):
            continue
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
