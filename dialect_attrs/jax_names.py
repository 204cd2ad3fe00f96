"""JAX's names of the leaves of arguments and results, such as ``params['w'][0].b``.

::

    name ::= root key*
    key  ::= "[" index "]" | "[" string "]" | "." field

The root is an argument of the Python function, or ``result``. ``[0]`` is an element of a list or
tuple, ``['w']`` one of a dict, and ``.b`` is a field of a dataclass or named tuple.

Source: ``keystr`` in JAX's ``tree_util``, which writes the keys of a dict as ``repr`` does. Keys
that are not strings cannot be parsed, but an integer key looks like an index.
"""

from __future__ import annotations

import re
from ast import literal_eval

from mlir_abi.dialect_attrs.structure import Path

_ROOT = re.compile(r"[^\W\d]\w*")
_CHARACTER = r"""(?: [^'"\\\x00-\x1f\ud800-\udfff] | \\ (?: [\\'nrt]
    | x[0-9a-f]{2} | u(?!d[89a-f])[0-9a-f]{4} | U00(?:0[0-9a-f]|10)[0-9a-f]{4} ))"""
"""A character or escape in a string: any code point but a surrogate."""

_KEY = re.compile(
    rf"""
      \[ (?P<index> 0 | [1-9][0-9]{{0,17}} ) \]
    | \[ (?P<string> ' (?: {_CHARACTER} | " )* ' | " (?: {_CHARACTER} | ' )* " ) \]
    | \. (?P<field> [^\W\d]\w* )
    """,
    re.VERBOSE,
)


def parse(name: str) -> tuple[str, Path]:
    """Return the root of a name and the keys that follow it; raises ValueError if it is invalid."""
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
        if key["index"]:
            path.append(int(key["index"]))
        else:
            path.append(key["field"] or str(literal_eval(key["string"])))
        at = key.end()
    return root[0], tuple(path)
