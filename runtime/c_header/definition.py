"""The parts of a header: C types, definitions and declarations."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

COLUMNS = 96
"""The longest line that a header has, where it can be broken."""

_DEFINED = re.compile(r"^(?:typedef .*|\} |static inline [^(]*)\b(\w+)[;(]", re.MULTILINE)


class CTypeError(ValueError):
    """A value or function that C cannot declare; the message, in one line, is the reason."""


@dataclass(frozen=True, slots=True)
class Definition:
    """A definition that several headers may contain, and that a compiler reads once."""

    name: str
    text: str

    @property
    def identifiers(self) -> list[str]:
        """The types and functions that the text defines."""
        return _DEFINED.findall(self.text)

    def guarded(self) -> str:
        """The text, which is skipped if another header has defined the same name."""
        macro = f"MLIR_ABI_HAS_{self.name.replace(' ', '_')}"
        return f"#ifndef {macro}\n#define {macro}\n{self.text}\n#endif\n"


@dataclass(frozen=True, slots=True)
class CType:
    """A C type: its ``spelling`` in declarations, and its ``word`` in the names of derived types.

    ``bytes`` is the size of a number, and 0 for other types. ``definitions`` must precede its use,
    in that order.
    """

    spelling: str
    word: str
    bytes: int = 0
    definitions: tuple[Definition, ...] = ()

    def declare(self, name: str) -> str:
        return f"{self.spelling}{'' if self.spelling.endswith('*') else ' '}{name}"

    def const(self) -> CType:
        """The same type, not to be written."""
        is_pointer = self.spelling.endswith("*")
        spelling = f"{self.spelling}const" if is_pointer else f"const {self.spelling}"
        return replace(self, spelling=spelling)


def struct_definition(name: str, members: Iterable[str]) -> str:
    """The definition of the struct ``name`` with the declarations of its members."""
    lines = "".join(f"  {member};\n" for member in members)
    return f"typedef struct {name} {{\n{lines}}} {name};"


def declaration(head: str, parameters: Sequence[str]) -> str:
    """The head of a function with its parameters, on one line if it fits."""
    line = f"{head}({', '.join(parameters) or 'void'})"
    if len(line) <= COLUMNS:
        return line
    return f"{head}(\n    " + ",\n    ".join(parameters) + ")"
