"""The rules of ``abi-diff``: what each change means for each caller.

They stand in ``change_rules.csv``, which docs/abi-diff.md shows. A verdict is about the calls that
a caller may make of OLD, once NEW answers them.
"""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

Caller: TypeAlias = Literal[
    "C binary", "C source", "Python by position", "Python by keyword", "IREE", "TVM FFI"
]
CALLERS: tuple[Caller, ...] = get_args(Caller)

Verdict: TypeAlias = Literal["breaks", "narrows", "widens", "neutral"]
BREAKING: tuple[Verdict, ...] = ("breaks", "narrows")


class Rule(NamedTuple):
    """A kind of change, and what it means for each of `CALLERS`."""

    name: str
    change: str
    verdicts: dict[Caller, Verdict]
    reason: str


with Path(__file__).with_suffix(".csv").open(encoding="utf-8") as _file:
    _rows: list[Any] = list(csv.DictReader(_file))
RULES = {
    row["rule"]: Rule(
        row["rule"], row["change"], {caller: row[caller] for caller in CALLERS}, row["reason"]
    )
    for row in _rows
}
