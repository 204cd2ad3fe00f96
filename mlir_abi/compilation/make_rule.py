"""Writes the rule by which make or ninja knows when to build again."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence

from mlir_abi.compilation.native_code.programs import StrPath
from mlir_abi.diagnostics.failure import BuildError

_UNSAFE = re.compile(r"""[\0-\x1f\x7f"&'*;<=>?[\\^`|]|^~|[ :)]$|\$[({]""")
"""What make or ninja misreads even after a backslash; `$(` runs a command in a second expansion."""


def make_rule(target: StrPath, sources: Sequence[StrPath]) -> str:
    """A rule for make and ninja; raises BuildError for a name that one of them would misread."""
    names = [os.fspath(path) for path in (target, *sources)]
    for name in names:
        if _UNSAFE.search(name) or "%" in names[0]:
            raise BuildError(f"a rule for make cannot name {name!r}")
    paths = [re.sub(r"([ #:])", r"\\\1", name).replace("$", "$$") for name in names]
    return f"{paths[0]}: {' '.join(paths[1:])}\n"
