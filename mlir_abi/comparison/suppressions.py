"""Accepted changes: an INI file with a section for each, as libabigail's ``abidiff`` has them."""

from __future__ import annotations

import configparser
from dataclasses import dataclass
from fnmatch import fnmatchcase

from mlir_abi.comparison.change_rules import RULES
from mlir_abi.comparison.changes import Change

_KEYS = ("rule", "function", "value", "reason")


@dataclass(frozen=True, slots=True)
class Suppression:
    """Accepts the changes by ``rule`` of the functions and values that the patterns match."""

    name: str
    rule: str
    function: str
    value: str
    reason: str

    def accepts(self, change: Change) -> bool:
        names = (change.function, self.function), (change.value, self.value)
        return change.rule.name == self.rule and all(
            name == pattern or fnmatchcase(name, pattern)  # the name of an element has brackets
            for name, pattern in names
        )


def parse_suppressions(text: str, file: str) -> list[Suppression]:
    """Read the text of a file of suppressions. Raises ValueError, which names the section."""
    parser = configparser.ConfigParser(interpolation=None, default_section="")
    try:
        parser.read_string(text, file)
    except configparser.Error as error:
        raise ValueError(" ".join(str(error).split())) from None
    suppressions = []
    for name in parser.sections():
        section = {"function": "*", "value": "*", **parser[name]}
        for key in section:
            if key not in _KEYS:
                raise ValueError(f"[{name}]: a key must be one of {', '.join(_KEYS)} (got {key})")
        for key in ("rule", "reason"):
            if not section.get(key):
                raise ValueError(f"[{name}]: there must be a {key}")
        if section["rule"] not in RULES:
            raise ValueError(f"[{name}]: there is no rule {section['rule']!r}")
        section["reason"] = " ".join(section["reason"].split())
        suppressions.append(Suppression(name, **section))
    return suppressions
