"""The names that JAX gives to the leaves of arguments and results, such as ``params['w'][0].b``.

::

    name ::= root key*
    key  ::= "[" index "]" | "[" string "]" | "." field

The root is an argument of the Python function, or ``result``. ``[0]`` is an element of a list or
tuple, ``['w']`` of a dict, ``.b`` a field of a dataclass or named tuple.

Source: ``keystr`` in JAX's ``tree_util``. Strings are written as Python's ``repr`` writes them. So
are a dict's keys of other types, which have no place in a signature; but a dict's key 0 reads as an
index.
"""

from __future__ import annotations

import re
from ast import literal_eval

from mlir_abi.dialect_attrs.structure import Path

__all__ = ["parse"]

_ROOT = re.compile(r"[^\W\d]\w*")
_CHARACTER = r"""(?: [^'"\\\x00-\x1f] | \\ (?: [\\'nrt]
    | x[0-9a-f]{2} | u(?!d[89a-f])[0-9a-f]{4} | U00(?:0[0-9a-f]|10)[0-9a-f]{4} ))"""
"""In a string: no surrogate, and nothing beyond the last code point."""

_KEY = re.compile(
    rf"""
      \[ (?P<index> 0 | [1-9][0-9]{{0,17}} ) \]
    | \[ (?P<string> ' (?: {_CHARACTER} | " )* ' | " (?: {_CHARACTER} | ' )* " ) \]
    | \. (?P<field> [^\W\d]\w* )
    """,
    re.VERBOSE,
)


def parse(name: str) -> tuple[str, Path]:
    """The root of a name and the keys below it. Raises ValueError for what is no such name."""
    root = _ROOT.match(name)
    if root is None:
        raise ValueError(f"a name of JAX's must begin with an identifier (got {name!r})")
    path: list[int | str] = []
    at = root.end()
    while at < len(name):
        key = _KEY.match(name, at)
        if key is None:
            raise ValueError(
                f"a key must be an index, a string or a field (got {name[at:]!r} in {name!r})"
            )
        path.append(_value(key))
        at = key.end()
    return root[0], tuple(path)


def _value(key: re.Match[str]) -> int | str:
    if key["index"]:
        return int(key["index"])
    return key["field"] or str(literal_eval(key["string"]))
