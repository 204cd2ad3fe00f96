"""``--verify-diagnostics``: every diagnostic needs a comment that expects it, and the reverse.

::

    // expected-error@+1 {{part of the message}}        one line below
    // expected-warning@above {{…}}                     the last line without such a comment
    // expected-remark-re@below {{any {{[a-z]+}} word}} a regular expression in each {{ }}
    // expected-note@unknown {{…}}                      a diagnostic without a position

The rules are those of ``mlir-opt``; the regular expressions are Python's.
"""

from __future__ import annotations

import os
import re
import warnings
from bisect import bisect
from collections.abc import Iterator
from dataclasses import dataclass, replace

from mlir_abi.bindings import SHOWN_OP
from mlir_abi.diagnostics.message import Message
from mlir_abi.diagnostics.printer import FilePosition, Printer, position_in

_EXPECTED = re.compile(
    rb"expected-(error|note|remark|warning)(-re)? *(?:@([+-][0-9]+|above|below|unknown))? *"
    rb"\{\{(.*)\}\}\s*$"
)


@dataclass
class Expectation:
    """The comment at ``comment``; ``line`` is None for a diagnostic without a position."""

    comment: FilePosition
    severity: str
    line: int | None
    text: str
    pattern: re.Pattern[str]
    met: bool = False


class DiagnosticVerifier:
    """Compares every diagnostic of a run with the comments of the input."""

    def __init__(self, printer: Printer) -> None:
        self.printer = printer
        self.passed = True
        self.expectations = list(self._expectations())

    def show(self, message: Message) -> None:
        """Compare a diagnostic and its notes with the comments; print an unexpected one."""
        for each in (message, *message.notes):
            if each.text.startswith(SHOWN_OP):  # mlir-opt does not add these while verifying
                continue
            position = position_in(each.location, self.printer.name)
            line = position and position.line
            is_here = position is None or position.file == self.printer.name
            for expected in self.expectations if is_here else ():
                is_same = (expected.severity, expected.line) == (each.severity, line)
                if is_same and expected.pattern.search(each.text):
                    expected.met = True
                    break
            else:
                self.passed = False
                text = f"unexpected {each.severity}: {each.text}"
                self.printer.show(replace(each, severity="error", text=text, notes=()))

    def finish(self) -> bool:
        """Print the expectations that were not met; returns whether the whole run passed."""
        for expected in self.expectations:
            if not expected.met:
                message = f'expected {expected.severity} "{expected.text}" was not produced'
                self._fail(expected.comment, message)
        return self.passed

    def _fail(self, comment: FilePosition, message: str) -> None:
        self.passed = False
        self.printer.show_at(comment, "error", message)

    def _expectations(self) -> Iterator[Expectation]:
        """The comments in order; an invalid regular expression is printed."""
        matches = [_EXPECTED.search(line) for line in self.printer.lines]
        others = [0, *(i for i, match in enumerate(matches, 1) if not match), len(matches) + 1]
        for number, match in enumerate(matches, 1):
            if not match:
                continue
            severity, is_regex, designator, _ = map(os.fsdecode, match.groups(default=b""))
            text = os.fsdecode(match[4])
            comment = FilePosition(self.printer.name, number, match.start() + 1)
            try:
                pattern = _pattern(text) if is_regex else re.compile(re.escape(text))
            except (re.error, OverflowError, FutureWarning) as error:
                self._fail(comment, f"invalid regular expression: {error}")
                continue
            behind = bisect(others, number)
            named = {"unknown": None, "above": others[behind - 1], "below": others[behind]}
            line = named[designator] if designator in named else number + int(designator or 0)
            yield Expectation(comment, severity, line, text, pattern)


def _pattern(text: str) -> re.Pattern[str]:
    """A pattern for plain text with regular expressions in ``{{ }}``."""
    pieces = re.split(r"\{\{(.*?)\}\}", text)
    pieces[::2] = map(re.escape, pieces[::2])
    with warnings.catch_warnings():
        warnings.simplefilter("error")  # Python warns of `[[:alpha:]]`, which it does not have
        pieces[1::2] = (f"(?:{re.compile(piece).pattern})" for piece in pieces[1::2])
        return re.compile("".join(pieces), re.DOTALL)
