"""``--verify-diagnostics``: every diagnostic needs a comment that expects it, and the reverse.

::

    // expected-error@+1 {{part of the message}}        one line below
    // expected-warning@above {{…}}                     the last line without such a comment
    // expected-remark-re@below {{any {{[a-z]+}} word}} a regular expression in each {{ }}
    // expected-note@unknown {{…}}                      a diagnostic without a position

The comments of another file count as soon as a diagnostic is in it. The rules and messages are
those of MLIR's ``SourceMgrDiagnosticVerifierHandler``; the regular expressions are Python's.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from mlir_abi.diagnostics.message import SHOWN_OP, Message
from mlir_abi.diagnostics.printer import ROUND_TRIP, FilePosition, Printer, Source

Level = Literal["all", "only-expected"]

_EXPECTED = re.compile(
    rb"expected-(error|note|remark|warning)(-re)? *(?:@([+-][0-9]+|above|below|unknown))? *"
    rb"\{\{(.*)\}\}$"
)


@dataclass
class Expectation:
    """One comment, at ``comment``; ``line`` is None for a diagnostic without a position."""

    severity: str
    line: int | None
    text: str
    pattern: re.Pattern[str]
    comment: FilePosition
    met: bool = False

    def is_at(self, position: FilePosition | None) -> bool:
        """Whether the diagnostic is expected there; the column does not count."""
        if position is None or self.line is None:
            return position is None and self.line is None
        return (position.file, position.line) == (self.comment.file, self.line)


class DiagnosticVerifier:
    """Compares every diagnostic of a run with the comments."""

    def __init__(self, source: Source, printer: Printer, level: Level) -> None:
        self.printer = printer
        self.level = level
        self.passed = True
        self.files = {source.name}
        self.expectations = list(self._expectations(source))

    def show(self, message: Message) -> None:
        """Compare a diagnostic and its notes with the comments; print an unexpected one."""
        self._compare(message)
        for note in message.notes:
            if not note.text.startswith(SHOWN_OP):  # mlir-opt does not add these while verifying
                self._compare(note)

    def finish(self) -> bool:
        """Print the expectations that were not met; returns whether the whole run passed."""
        for expected in sorted(self.expectations, key=lambda e: e.line is None):
            if not expected.met:
                message = f'expected {expected.severity} "{expected.text}" was not produced'
                self._fail(expected.comment, message, expected.text)
        return self.passed

    def _fail(self, comment: FilePosition, message: str, marked: str = "") -> None:
        self.passed = False
        width = len(marked.encode(errors=ROUND_TRIP))
        self.printer.at(comment, "error", message, width=width)

    def _compare(self, message: Message) -> None:
        position = self.printer.position(message.location)
        if position is not None and position.file not in self.files:
            self.files.add(position.file)
            source = self.printer.source(position.file)
            self.expectations.extend(self._expectations(source) if source else ())
        close = None
        for expected in self.expectations:
            if expected.is_at(position) and expected.pattern.search(message.text):
                if expected.severity == message.severity:
                    expected.met = True
                    return
                close = expected
        if self.level == "only-expected":
            return
        if close:
            kinds = f"'{message.severity}' diagnostic emitted when expecting a '{close.severity}'"
            self._fail(close.comment, kinds)
        else:
            self.passed = False
            unexpected = f"unexpected {message.severity}: {message.text}"
            self.printer.show_at("error", message.location, unexpected)

    def _expectations(self, source: Source) -> Iterator[Expectation]:
        """The comments of the source, in order; a wrong regular expression is printed."""
        lines = source.data.split(b"\n")
        last_other = 1
        waiting: list[Expectation] = []
        for number, line in enumerate(lines, start=1):
            match = _EXPECTED.search(line.rstrip()) if b"expected-" in line else None
            if match is None:
                for expected in waiting:
                    expected.line = number
                waiting.clear()
                last_other = number
                continue
            comment = FilePosition(source.name, number, match.start() + 1)
            text = match[4].decode(errors=ROUND_TRIP)
            try:
                pattern = _pattern(text) if match[2] else re.compile(re.escape(text))
            except ValueError as error:
                self._fail(comment, str(error), text)
                continue
            expected = Expectation(match[1].decode(), number, text, pattern, comment)
            offset = (match[3] or b"+0").decode()
            if offset == "unknown":
                expected.line = None
            elif offset == "above":
                expected.line = last_other
            elif offset == "below":
                expected.line = len(lines)
                waiting.append(expected)
            else:
                expected.line = number + int(offset)
            yield expected


def _pattern(text: str) -> re.Pattern[str]:
    """A pattern for plain text with regular expressions in ``{{ }}``. Raises ValueError."""
    plain, *blocks = text.split("{{")
    pattern = re.escape(plain)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")  # Python warns of `[[:alpha:]]`, which it has not
            for block in blocks:
                expression, closed, plain = block.partition("}}")
                if not closed:
                    raise ValueError("found start of regex with no end '}}'")
                pattern += f"(?:{re.compile(expression).pattern}){re.escape(plain)}"
            return re.compile(pattern, re.DOTALL)
    except (re.error, OverflowError, FutureWarning) as error:
        raise ValueError(f"invalid regex: {error}") from error
