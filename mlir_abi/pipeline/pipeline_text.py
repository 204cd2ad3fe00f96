"""The text of a pass pipeline: ``builtin.module(abi-attach,func.func(cse,canonicalize))``.

The grammar is that of ``mlir-opt --pass-pipeline`` (MLIR, "Pass Infrastructure", *Textual Pass
Pipeline Specification*)::

    pipeline ::= anchor "(" (element ("," element)*)? ")"
    element  ::= pass ("{" options "}")? | anchor "(" element ("," element)* ")"
    options  ::= (key ("=" value)?)*        keys and values separated by spaces

An anchor is the name of an operation, or ``any``. Spaces are allowed around every name. Braces
inside options must balance, those inside quotes included. MLIR's own parser does not know the
passes that are written in Python.
"""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass, field
from functools import lru_cache

from mlir_abi.runtime.errors import kind_of

__all__ = ["Element", "Pipeline", "PipelineError", "parse_options", "parse_pipeline"]

ANY = "any"
"""The anchor for every operation that a pass can run on."""

MODULE = "builtin.module"

MAX_DEPTH = 64
"""The deepest nesting of anchors; deeper nesting is an error."""

_NAME = re.compile(r"[A-Za-z0-9_.$-]+")
_BRACE = re.compile(r"[{}]")


class PipelineError(ValueError):
    """A text that is not a pipeline, or a pipeline that cannot be run.

    ``offset`` counts characters of ``text``; the message shows the line with a caret.
    """

    def __init__(self, message: str, text: str, offset: int) -> None:
        super().__init__(message, text, offset)
        self.message = message
        self.text = text
        self.offset = offset

    def __str__(self) -> str:
        start = self.text.rfind("\n", 0, self.offset) + 1
        line = self.text[start:].split("\n", 1)[0]
        return f"{self.message}\n{line}\n{' ' * (self.offset - start)}^"


@dataclass(frozen=True)
class Element:
    """A pass with its options, or an anchor with the elements nested in it.

    ``options`` is the text between the braces, None without braces; ``nested`` is None for a pass.
    ``text`` is the source of the element, ``offset`` its position in the pipeline.
    """

    name: str
    options: str | None = None
    nested: tuple[Element, ...] | None = None
    text: str = field(default="", compare=False, repr=False)
    offset: int = field(default=0, compare=False, repr=False)


@dataclass(frozen=True)
class Pipeline:
    """A parsed pipeline; ``str()`` returns the text it was parsed from."""

    anchor: str
    elements: tuple[Element, ...]
    text: str = field(compare=False, repr=False)

    def __str__(self) -> str:
        return self.text


def parse_pipeline(text: str) -> Pipeline:
    """Parse the text of a pipeline. Raises `PipelineError`, and TypeError if it is not a str."""
    if not isinstance(text, str):
        raise TypeError(f"the pipeline must be a str (got {kind_of(text)})")
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise PipelineError("the pipeline is not UTF-8", text, error.start) from None
    return _parsed(text)


@lru_cache(maxsize=64)
def _parsed(text: str) -> Pipeline:
    return _Parser(text).pipeline()


class _Parser:
    """A cursor over the text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def pipeline(self) -> Pipeline:
        anchor = self.element("an anchor such as 'builtin.module'", depth=0)
        if anchor.nested is None:
            message = "a pipeline starts with an anchor, as in 'builtin.module(…)'"
            raise self.error(message, anchor.offset)
        self.space()
        if self.at < len(self.text):
            raise self.error("expected the end of the pipeline")
        return Pipeline(anchor.name, anchor.nested, self.text)

    def element(self, what: str, depth: int) -> Element:
        self.space()
        match = _NAME.match(self.text, self.at)
        if not match:
            raise self.error(f"expected {what}")
        start, name = match.start(), match.group()
        end = self.at = match.end()
        options = nested = None
        if self.accept("{"):
            opened = self.at
            end = self.at = self.closing_brace()
            options = self.text[opened : end - 1]
        elif self.accept("("):
            nested = self.elements(name, start, depth + 1)
            end = self.at
        return Element(name, options, nested, self.text[start:end], start)

    def elements(self, anchor: str, start: int, depth: int) -> tuple[Element, ...]:
        """The elements of an anchor, and its closing parenthesis."""
        if "." not in anchor and anchor != ANY:  # MLIR would ignore `func(cse)` silently
            message = f"an anchor is an operation such as 'func.func', or 'any' (got {anchor!r})"
            raise self.error(message, start)
        if depth > MAX_DEPTH:
            raise self.error(f"anchors are nested deeper than {MAX_DEPTH}", start)
        if depth == 1 and self.accept(")"):
            return ()
        elements = [self.element("the name of a pass or an anchor", depth)]
        while self.accept(","):
            elements.append(self.element("the name of a pass or an anchor", depth))
        if not self.accept(")"):
            raise self.error("expected ',' or ')'")
        return tuple(elements)

    def closing_brace(self) -> int:
        """The offset behind the brace that closes the one before the cursor."""
        depth = 1
        for match in _BRACE.finditer(self.text, self.at):
            depth += 1 if match.group() == "{" else -1
            if depth == 0:
                return match.end()
        raise self.error("the options are not closed by '}'", self.at - 1)

    def accept(self, symbol: str) -> bool:
        self.space()
        if not self.text.startswith(symbol, self.at):
            return False
        self.at += 1
        return True

    def space(self) -> None:
        while self.text[self.at : self.at + 1].isspace():
            self.at += 1

    def error(self, message: str, offset: int | None = None) -> PipelineError:
        return PipelineError(message, self.text, self.at if offset is None else offset)


def parse_options(text: str) -> dict[str, str]:
    """The keys and values of an options text; a key alone has the value ``""``.

    Quotes protect the spaces in a value. Raises ValueError for a quote that is not closed and for a
    key that comes twice.
    """
    options: dict[str, str] = {}
    for item in shlex.split(text):
        key, _, value = item.partition("=")
        if key in options:
            raise ValueError(f"the option {key!r} is given twice")
        options[key] = value
    return options
