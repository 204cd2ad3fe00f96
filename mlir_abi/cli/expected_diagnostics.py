"""``--verify-diagnostics``: each diagnostic must be expected by a comment, and each comment met.

::

    // expected-error@+1 {{part of the message}}        one line below
    // expected-warning@above {{…}}                     the last line without such a comment
    // expected-remark-re@below {{any {{[a-z]+}} word}} a regular expression in each {{ }}
    // expected-note@unknown {{…}}                      a diagnostic without a position

Those of another file count as soon as a diagnostic is in it. The rules and messages are those of
MLIR's ``SourceMgrDiagnosticVerifierHandler``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from mlir_abi.diagnostics.message import SHOWN_OP, Message
from mlir_abi.diagnostics.printer import ROUND_TRIP, Position, Printer, Source

Level = Literal["all", "only-expected"]

_EXPECTED = re.compile(
    rb"expected-(error|note|remark|warning)(-re)? *(?:@([+-][0-9]+|above|below|unknown))? *"
    rb"\{\{(.*)\}\}$"
)
_POSIX_TOKEN = re.compile(
    r"\\(?P<escaped>.)"
    r"|\[(?P<bracket>\^?\]?(?:\[:[a-z]+:\]|[^]])*)\]"
    r"|(?P<misplaced>(?:^|[(|*+?}^])(?:[*+?]|\{\d))"
    r"|(?P<empty>^$|(?:^|[(|])\||\|(?=\)|$))"
    r"|(?P<unclosed>\{\d[\d,]*$)"
)
_MISTAKES = {
    "misplaced": "repetition-operator operand invalid",
    "empty": "empty (sub)expression",
    "unclosed": "braces not balanced",
}
"""What LLVM says of a token that Python takes, or takes for something else."""

_IN_BRACKET = re.compile(r"\[:([a-z]+):\]|[\\\[&~|]")
_POSIX_CLASSES = {
    "alpha": "a-zA-Z",
    "digit": "0-9",
    "alnum": "a-zA-Z0-9",
    "space": r"\s",
    "upper": "A-Z",
    "lower": "a-z",
    "xdigit": "0-9a-fA-F",
    "punct": r"!-/:-@\[-`{-~",
    "blank": r" \t",
}


@dataclass
class Expectation:
    """One comment: ``line`` is where the diagnostic must be, None for one without a position."""

    severity: str
    line: int | None
    text: str
    pattern: re.Pattern[str]
    written: Position
    met: bool = False

    def is_at(self, position: Position | None) -> bool:
        """Whether the diagnostic is wanted there; the column does not count."""
        if position is None or self.line is None:
            return position is None and self.line is None
        return (position.file, position.line) == (self.written.file, self.line)


class _BadPatternError(ValueError):
    """An expectation whose regular expression is none."""


class Verifier:
    """Takes every diagnostic of a run, and says at the end whether all was as expected."""

    def __init__(self, source: Source, printer: Printer, level: Level) -> None:
        self.printer = printer
        self.level = level
        self.passed = True
        self.files = {source.name}
        self.expectations = list(self._read(source))

    def show(self, message: Message) -> None:
        """Compare a diagnostic and its notes with the comments; print what is unexpected."""
        self._compare(message)
        for note in message.notes:
            if not note.text.startswith(SHOWN_OP):  # mlir-opt doesn't add these while verifying
                self._compare(note)

    def finish(self) -> bool:
        """Print the comments that were not met, and say whether the whole run passed."""
        for expected in sorted(self.expectations, key=lambda e: e.line is None):
            if not expected.met:
                self._fail(
                    expected, f'expected {expected.severity} "{expected.text}" was not produced'
                )
        return self.passed

    def _fail(self, expected: Expectation, text: str, *, marked: bool = True) -> None:
        self.passed = False
        width = len(expected.text.encode(errors=ROUND_TRIP)) if marked else 0
        self.printer.at(expected.written, "error", text, width=width)

    def _compare(self, message: Message) -> None:
        position = self.printer.position(message.location)
        if position is not None:
            self._heed(position.file)
        close = None
        for expected in self.expectations:
            if not expected.is_at(position):
                continue
            if expected.pattern.search(message.text):
                if expected.severity == message.severity:
                    expected.met = True
                    return
                close = expected
        if self.level == "only-expected":
            return
        if close:
            kinds = f"'{message.severity}' diagnostic emitted when expecting a '{close.severity}'"
            self._fail(close, kinds, marked=False)
        else:
            self.passed = False
            unexpected = f"unexpected {message.severity}: {message.text}"
            self.printer.show_at("error", message.location, unexpected)

    def _heed(self, file: str) -> None:
        """Expect what the comments say of a file, when a diagnostic is in it."""
        if file not in self.files:
            self.files.add(file)
            source = self.printer.source(file)
            self.expectations.extend(self._read(source) if source else ())

    def _read(self, source: Source) -> Iterator[Expectation]:
        """The comments of the source, in order."""
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
            written = Position(source.name, number, match.start() + 1)
            text = match[4].decode(errors=ROUND_TRIP)
            expected = Expectation(
                match[1].decode(), number, text, re.compile(re.escape(text)), written
            )
            if match[2] and not self._compile(expected):
                continue
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

    def _compile(self, expected: Expectation) -> bool:
        try:
            expected.pattern = _pattern(expected.text)
        except _BadPatternError as error:
            self._fail(expected, str(error))
            return False
        return True


def _pattern(text: str) -> re.Pattern[str]:
    """Plain text with regular expressions in double braces."""
    plain, *blocks = text.split("{{")
    pattern = re.escape(plain)
    for block in blocks:
        expression, closed, plain = block.partition("}}")
        if not closed:
            raise _BadPatternError("found start of regex with no end '}}'")
        expression = _POSIX_TOKEN.sub(_in_python, expression)
        _compiled(expression)
        pattern += f"({expression}){re.escape(plain)}"
    return _compiled(pattern)


def _compiled(expression: str) -> re.Pattern[str]:
    try:
        return re.compile(expression, re.DOTALL)
    except (re.error, OverflowError) as error:
        raise _BadPatternError(f"invalid regex: {error}") from error


def _in_python(token: re.Match[str]) -> str:
    """A part of a POSIX extended regular expression, in which Python means something else by it."""
    if token.lastgroup in _MISTAKES:
        raise _BadPatternError(f"invalid regex: {_MISTAKES[token.lastgroup]}")
    if token["escaped"]:
        return token[0] if token["escaped"].isdigit() else re.escape(token["escaped"])
    return f"[{_IN_BRACKET.sub(_in_bracket, token['bracket'])}]"


def _in_bracket(token: re.Match[str]) -> str:
    if token[1] is None:
        return f"\\{token[0]}"
    if token[1] not in _POSIX_CLASSES:
        raise _BadPatternError("invalid regex: invalid character class")
    return _POSIX_CLASSES[token[1]]
