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


def _rule(row: dict[str, Any]) -> Rule:
    verdicts = {caller: row[caller] for caller in CALLERS}
    return Rule(row["rule"], row["change"], verdicts, row["reason"])


with Path(__file__).with_suffix(".csv").open(encoding="utf-8") as _file:
    RULES = {row["rule"]: _rule(row) for row in csv.DictReader(_file)}
