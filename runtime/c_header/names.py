"""Names and comments that are valid in C99 and C++17, from any names in a module."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable

_KEYWORDS = """
alignas alignof and and_eq asm auto bitand bitor bool break case catch char char8_t char16_t
char32_t class co_await co_return co_yield compl concept const const_cast consteval constexpr
constinit continue decltype default delete do double dynamic_cast else enum explicit export extern
false float for friend goto if inline int long mutable namespace new noexcept not not_eq nullptr
operator or or_eq private protected public register reinterpret_cast requires restrict return short
signed sizeof static static_assert static_cast struct switch template this thread_local throw true
try typedef typeid typename typeof union unsigned using virtual void volatile wchar_t while xor
xor_eq
"""
_OF_HEADERS_AND_COMPILERS = """
NULL EOF I errno complex imaginary noreturn assert offsetof stdin stdout stderr size_t ptrdiff_t
intptr_t uintptr_t int8_t int16_t int32_t int64_t uint8_t uint16_t uint32_t uint64_t
EXIT_SUCCESS EXIT_FAILURE BYTE_ORDER BIG_ENDIAN LITTLE_ENDIAN PDP_ENDIAN FD_SETSIZE NFDBITS
WNOHANG WUNTRACED WSTOPPED WEXITED WCONTINUED WNOWAIT NAN INFINITY HUGE_VAL
linux unix i386 near far
"""
_RESERVED = frozenset(_KEYWORDS.split() + _OF_HEADERS_AND_COMPILERS.split())
_LIMIT = re.compile(r"(U?INT\w*|PTRDIFF|SIG_ATOMIC|SIZE|WCHAR|WINT|RAND|MB_CUR)_(MAX|MIN|WIDTH)")
_OF_OUR_HEADERS = re.compile(r"MLIR_ABI_\w+|[A-Z0-9_]+_H")  # the latter are include guards
_NOT_IN_IDENTIFIERS = re.compile(r"[^A-Za-z0-9_]+")


def is_reserved(name: str) -> bool:
    """Whether a language (C99 to C23, C++17, C++20), a header or a compiler defines ``name``."""
    return name in _RESERVED or bool(_LIMIT.fullmatch(name) or _OF_OUR_HEADERS.fullmatch(name))


def identifier(text: str) -> str:
    """``text`` with ``_`` for each sequence of invalid characters; it may be empty.

    Leading underscores are dropped: such names are reserved (C99, 7.1.3).
    """
    return _NOT_IN_IDENTIFIERS.sub("_", text).strip("_")


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
