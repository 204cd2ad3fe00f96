"""Accepted changes: an INI file with a section for each, as libabigail's ``abidiff`` has them."""

from __future__ import annotations

import configparser
from dataclasses import dataclass
from fnmatch import fnmatchcase

from mlir_abi.cli.comparison.changes import Change
from mlir_abi.cli.comparison.rules import RULES

__all__ = ["Suppression", "SuppressionError", "parse_suppressions"]

_KEYS = ("rule", "function", "value", "reason")


class SuppressionError(ValueError):
    """A file of suppressions is invalid; ``section`` is where."""

    def __init__(self, section: str, message: str) -> None:
        super().__init__(f"[{section}]: {message}" if section else message)


@dataclass(frozen=True, slots=True)
class Suppression:
    """Accepts the changes by ``rule`` of the functions and values that the patterns match."""

    name: str
    rule: str
    function: str
    value: str
    reason: str

    def accepts(self, change: Change) -> bool:
        """Whether ``change`` is accepted."""
        return (
            change.rule.name == self.rule
            and _matches(change.function, self.function)
            and _matches(change.value, self.value)
        )


def _matches(name: str, pattern: str) -> bool:
    """Whether ``pattern`` matches, or is the name itself: that of an element has brackets."""
    return name == pattern or fnmatchcase(name, pattern)


def parse_suppressions(text: str) -> list[Suppression]:
    """Read a file of suppressions; raises `SuppressionError`."""
    parser = configparser.ConfigParser(interpolation=None, default_section="")
    try:
        parser.read_string(text)
    except configparser.Error as error:
        raise SuppressionError("", " ".join(str(error).split())) from None
    suppressions = []
    for name in parser.sections():
        section = parser[name]
        for key in section:
            if key not in _KEYS:
                raise SuppressionError(name, f"a key must be one of {', '.join(_KEYS)} (got {key})")
        for key in ("rule", "reason"):
            if not section.get(key):
                raise SuppressionError(name, f"there must be a {key}")
        if section["rule"] not in RULES:
            raise SuppressionError(name, f"there is no rule {section['rule']!r}")
        function, value = (section.get(key, "*") for key in ("function", "value"))
        reason = " ".join(section["reason"].split())
        suppressions.append(Suppression(name, section["rule"], function, value, reason))
    return suppressions
