"""The pieces that a header is made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

__all__ = ["CType", "CTypeError", "Definition", "declaration", "struct"]

_COLUMNS = 96


class CTypeError(ValueError):
    """What C cannot say; the message, in one line, is the reason."""


@dataclass(frozen=True, slots=True)
class Definition:
    """Something that is defined once, however many headers with it are included together."""

    name: str
    text: str

    def guarded(self) -> str:
        """The text, passed over where another header has had it."""
        macro = f"MLIR_ABI_HAS_{self.name.replace(' ', '_')}"
        return f"#ifndef {macro}\n#define {macro}\n{self.text}\n#endif\n"


@dataclass(frozen=True, slots=True)
class CType:
    """A C type: how declarations spell it, and its ``word`` in the names of types made of it.

    ``bytes`` is the size of a number, and 0 where it does not matter. ``definitions`` have to come
    before it is used, in that order.
    """

    spelling: str
    word: str
    bytes: int = 0
    definitions: tuple[Definition, ...] = ()

    def declare(self, name: str) -> str:
        """The declaration of ``name`` as one of this type."""
        return f"{self.spelling}{'' if self.spelling.endswith('*') else ' '}{name}"

    def pointer(self, name: str, *, const: bool = False) -> str:
        """The declaration of ``name`` as a pointer to one of this type."""
        if not const:
            return self.declare(f"*{name}")
        if self.spelling.endswith("*"):
            return f"{self.spelling}const *{name}"
        return f"const {self.spelling} *{name}"


def struct(name: str, members: Iterable[tuple[CType, str]]) -> str:
    """The definition of the struct ``name``; ``members`` are their types and names."""
    lines = "".join(f"  {c_type.declare(member)};\n" for c_type, member in members)
    return f"typedef struct {name} {{\n{lines}}} {name};"


def declaration(head: str, parameters: Sequence[str]) -> str:
    """The head of a function with its parameters, on one line if they fit."""
    line = f"{head}({', '.join(parameters) or 'void'})"
    if len(line) <= _COLUMNS:
        return line
    return f"{head}(\n    " + ",\n    ".join(parameters) + ")"
