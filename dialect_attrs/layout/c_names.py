"""Names and comments that are valid in C99 and C++17, from any names in a module."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from pathlib import Path


def _words(file: str) -> frozenset[str]:
    return frozenset(Path(__file__).with_name(file).read_text("utf-8").split())


_RESERVED = _words("reserved_words.txt")
"""Keywords; then names that headers and compilers define."""

_C_LIBRARY = _words("c_library_names.txt")
"""``main``, and what glibc's libc and libm export: a function of that name would replace theirs."""

_MACRO = re.compile(
    r"[A-Z](?!\d+$)[A-Z0-9_]*[A-Z0-9]|[BR]\d{2,}|B0|R[89]"
    r"|M_[A-Z0-9]\w+|SYS_\w+|(?:PRI|SCN)[bBdiouxX]\w+|MLIR_ABI_\w+"
    r"|(?:dq|icmp6?|ifr|ip6|mld|nd_[nr][ads])_\w+"
)
"""Macros by how they are written: those in capitals, of families in glibc, and of ours."""
_OWN_PREFIX = "mlir_abi_"
_NOT_IN_IDENTIFIERS = re.compile(r"[^A-Za-z0-9_]+")


def is_reserved(name: str) -> bool:
    """Whether a language (C99 to C23, C++17, C++20), a header or a compiler defines ``name``."""
    return name in _RESERVED or bool(_MACRO.fullmatch(name))


def identifier(text: str) -> str:
    """``text`` with ``_`` for each sequence of invalid characters; it may be empty.

    Leading underscores are dropped: such names are reserved (C99, 7.1.3).
    """
    return _NOT_IN_IDENTIFIERS.sub("_", text).strip("_")


def function_name(name: str) -> str:
    """The name in C of a function: with ``_`` for each character that C lacks.

    Raises ValueError for a name that C does not leave to programs.
    """
    if not name.isascii():
        raise ValueError("a name in C is in ASCII")
    in_c = re.sub(r"[^A-Za-z0-9_]", "_", name)
    if not re.match("[A-Za-z]", in_c):
        raise ValueError("a name in C begins with a letter")
    if f"{in_c}_".startswith(_OWN_PREFIX):
        raise ValueError(f"names that begin with {_OWN_PREFIX} are those of libraries themselves")
    if in_c in _C_LIBRARY:
        raise ValueError(f"{in_c} is a name of the C library")
    if is_reserved(in_c):
        raise ValueError(f"{in_c} is a word of C or C++, or a macro of their headers")
    return in_c


def include_guard(path: str | os.PathLike[str]) -> str:
    """The macro for the header ``path``: ``MODEL_H`` for ``model.h``."""
    stem = os.path.splitext(os.path.basename(path))[0]
    words = re.sub(r"[^A-Za-z0-9]+", "_", stem).strip("_").upper() or "MLIR_ABI_HEADER"
    return f"{'H_' if words[0].isdigit() else ''}{words}_H"


class Names:
    """The identifiers of one scope, all different."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self._taken = dict.fromkeys(taken, 1)

    def new(self, wanted: str, otherwise: str) -> str:
        """An identifier like ``wanted``, or like ``otherwise`` if no character of that is valid."""
        name = identifier(wanted) or otherwise
        if name[0].isdigit():
            name = f"{otherwise.rstrip('0123456789')}_{name}"
        return self.unused(f"{name}_" if is_reserved(name) else name)

    def has(self, name: str) -> bool:
        """Whether ``name`` is taken."""
        return name in self._taken

    def unused(self, name: str) -> str:
        """Take ``name``, with a number if it is already taken."""
        unused = name
        while unused in self._taken:
            self._taken[name] += 1
            unused = f"{name}_{self._taken[name]}"
        self._taken[unused] = 1
        return unused


def comment(text: str) -> str:
    """``text`` in printable ASCII on one line, which does not begin or end a comment."""
    text = text.encode("ascii", "backslashreplace").decode()
    text = "".join(char if char.isprintable() else f"\\x{ord(char):02x}" for char in text)
    return re.sub(r"/(?=\*)|\*(?=/)|\?(?=\?)", r"\g<0> ", text)
