"""Prints diagnostics as ``mlir-opt`` does: position, severity, message, source line, caret.

Columns count bytes from 1; a tab extends to the next multiple of 8; a line that is not ASCII is
shown without a caret.
"""

from __future__ import annotations

import contextlib
import os
import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import TextIO

from mlir_abi.diagnostics.message import Message

_POSITION = re.compile(r'"((?:[^"\\]|\\.)*)":(\d+):(\d+)')
_ESCAPE = re.compile(rb"\\(?:([0-9A-F]{2})|\\)")
_MAX_QUOTED = 1 << 26
"""The size of the largest file, beside the input, from which a line is shown."""

_COLOURS = {"error": 31, "warning": 35, "remark": 34, "note": 30}


@dataclass(frozen=True)
class FilePosition:
    """A position in a file; line and column count from 1, and are 0 if they are unknown."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


def position_in(location: str, name: str) -> FilePosition | None:
    """The first file position in the text of a location.

    The bindings name the text that they parse ``"-"``; ``name`` is its real name.
    """
    match = _POSITION.search(location)
    if match is None:
        return None
    file = name if match[1] == "-" else match[1]
    if "\\" in file:  # MLIR prints other bytes than printable ASCII in hexadecimal
        file = os.fsdecode(
            _ESCAPE.sub(lambda m: bytes.fromhex((m[1] or b"5C").decode()), file.encode())
        )
    return FilePosition(file, int(match[2]), int(match[3]))


def line_before(place: FilePosition | None, lines: Iterable[bytes]) -> str:
    """What the line of ``place`` has before it; empty for bytecode, which has line 0."""
    if place is None or place.line == 0:
        return ""
    line = next(islice(lines, place.line - 1, None), b"")
    return line[: place.column - 1].decode(errors="replace")


class Printer:
    """Prints diagnostics of the input ``name`` to standard error, in colour if it is a terminal."""

    def __init__(self, name: str, data: bytes) -> None:
        self.name = name
        self.data = data
        self.colours = has_colours(sys.stderr)

    @cached_property
    def lines(self) -> list[bytes]:
        return self.data.split(b"\n") if self.data else []

    def show(self, message: Message) -> None:
        previous = ""
        for each in (message, *message.notes):
            position = position_in(each.location, self.name)
            if position is not None:
                self.show_at(position, each.severity, each.text, quote=each.location != previous)
            else:
                is_unknown = each.location in ("loc(unknown)", 'loc("")')
                place = "" if is_unknown else f"{each.location}: "
                self._print("<unknown>:0", each.severity, place + each.text)
            previous = each.location

    def position_of(self, offset: int) -> FilePosition:
        """The position of the byte at ``offset`` of the input."""
        before = self.data[:offset].split(b"\n")
        return FilePosition(self.name, len(before), len(before[-1]) + 1)

    def show_at(self, at: FilePosition, severity: str, text: str, *, quote: bool = True) -> None:
        """Print one message and, with ``quote``, the line if it can be read."""
        self._print(str(at), severity, text)
        lines = self._lines_of(at.file) if quote and at.column else []
        if not 0 < at.line <= len(lines):
            return
        line = lines[at.line - 1].rstrip(b"\r")
        write_error(line.expandtabs() + b"\n")
        if line.isascii() and at.column <= len(line) + 1:
            write_error(b" " * len(line[: at.column - 1].expandtabs()) + b"^\n")

    def _lines_of(self, file: str) -> list[bytes]:
        """The lines of the input, or of another file that is text and of sensible size."""
        if self.data and file == self.name:
            return self.lines
        with contextlib.suppress(OSError):
            size = os.path.getsize(file)  # 0 for those of /proc, which have secrets
            if os.path.isfile(file) and 0 < size <= _MAX_QUOTED:
                with open(file, "rb") as opened:
                    data = opened.read(size)
                    return [] if b"\0" in data else data.split(b"\n")
        return []

    def _print(self, place: str, severity: str, text: str) -> None:
        if self.colours:
            severity = f"\x1b[1;{_COLOURS[severity]}m{severity}\x1b[0m"
        write_error(f"{place}: {severity}: {text}\n".encode(errors="surrogateescape"))


def has_colours(stream: TextIO | None) -> bool:
    """Whether ``stream`` is a terminal that has colours, which its user has not refused."""
    if os.environ.get("TERM", "") in {"", "dumb"} or os.environ.get("NO_COLOR"):
        return False
    return stream is not None and stream.isatty()


def write_error(data: bytes) -> None:
    """Write ``data`` to standard error; ignore that it is closed or full."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            sys.stderr.flush()
            write_to(sys.stderr, data)


def write_to(stream: TextIO, data: bytes) -> None:
    """Write all of ``data``, also to a stream without a buffer (``PYTHONUNBUFFERED``)."""
    with open(stream.fileno(), "wb", closefd=False) as buffered:
        buffered.write(data)
