"""What ``abi-diff`` writes: text for people, Markdown for a pull request, JSON for programs."""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from mlir_abi.comparison.change_rules import BREAKING, CALLERS, Verdict
from mlir_abi.comparison.changes import Change
from mlir_abi.comparison.suppressions import Suppression
from mlir_abi.dialect_attrs.reflection.text import printable

VERSION = 1

_STYLES: dict[Verdict, str] = {
    "breaks": "bold red",
    "narrows": "yellow",
    "widens": "green",
    "neutral": "dim",
}


@dataclass(frozen=True, slots=True)
class Report:
    """All changes, with what accepts them; those to show; and the unused suppressions."""

    old: str
    new: str
    changes: Sequence[tuple[Change, Suppression | None]]
    shown: Sequence[tuple[Change, Suppression | None]]
    unused: Sequence[Suppression]

    @property
    def breaking(self) -> bool:
        """Whether a change breaks callers and is not accepted."""
        return any(change.breaking and not accepted for change, accepted in self.changes)

    def as_json(self) -> str:
        """Return JSON by the schema in docs/abi-diff.schema.json."""
        report = {
            "version": VERSION,
            "old": self.old,
            "new": self.new,
            "breaking": self.breaking,
            "changes": [
                {
                    "function": change.function,
                    "rule": change.rule.name,
                    "value": change.value,
                    "old": change.old,
                    "new": change.new,
                    "breaking": change.breaking,
                    "verdicts": {caller: change.verdicts.get(caller) for caller in CALLERS},
                    "reason": change.rule.reason,
                    "accepted": accepted.reason if accepted else None,
                }
                for change, accepted in self.shown
            ],
            "unused_suppressions": [each.name for each in self.unused],
        }
        return json.dumps(report, indent=2) + "\n"

    def as_markdown(self) -> str:
        """Return a table for a comment on a pull request."""
        lines = [f"### {'❌' if self.breaking else '✅'} {_markdown(self._summary())}", ""]
        shown = [change for change, accepted in self.shown if not accepted]
        if shown:
            lines += [
                f"| function | change | {' | '.join(CALLERS)} |",
                "|---" * (2 + len(CALLERS)) + "|",
            ]
        for change in shown:
            verdicts = [change.verdicts.get(caller, "") for caller in CALLERS]
            cells = [f"**{each}**" if each in BREAKING else each for each in verdicts]
            row = [_markdown(change.function), _markdown(_sentence(change)), *cells]
            lines.append(f"| {' | '.join(row)} |")
        accepted = [
            f"- {_markdown(change.function)}: {_markdown(_sentence(change))}. "
            f"{_markdown(suppression.reason)}"
            for change, suppression in self.shown
            if suppression
        ]
        lines += ["", "Accepted:", "", *accepted] if accepted else []
        return "\n".join(lines).rstrip() + "\n"

    def as_text(self, *, colours: bool) -> str:
        """Return a paragraph for each function; a terminal folds lines that are too long."""
        from rich.console import Console
        from rich.text import Text

        text = Text()
        for function, group in groupby(self.shown, key=lambda each: each[0].function):
            text.append(f"{printable(function)}\n", "bold")
            for change, accepted in group:
                text.append(f"  {_sentence(change)} ")
                text.append(f"[{change.rule.name}]\n", "dim")
                for verdict, style in _STYLES.items():
                    callers = [each for each in CALLERS if change.verdicts.get(each) == verdict]
                    if callers:
                        text.append(f"    {verdict:<8}", style)
                        text.append(f" {', '.join(callers)}\n")
                if accepted:
                    text.append(f"    accepted {printable(accepted.reason)}\n", "cyan")
                elif change.breaking:
                    text.append(f"    {change.rule.reason}\n", "dim")
            text.append("\n")
        text.append(self._summary(), "bold red" if self.breaking else "bold green")
        file = io.StringIO()
        console = Console(
            file=file, color_system="standard" if colours else None, force_terminal=colours
        )
        console.print(text, soft_wrap=True)
        return file.getvalue()

    def _summary(self) -> str:
        if not self.changes:
            return "nothing changed for callers"
        accepted = sum(suppression is not None for _, suppression in self.changes)
        breaking = sum(change.breaking and not suppression for change, suppression in self.changes)
        return f"changes: {len(self.changes)}; breaking: {breaking}; accepted: {accepted}"


def _sentence(change: Change) -> str:
    texts = [printable(" ".join(text.split())) for text in (change.old, change.new)]
    arrow = " → ".join(filter(None, texts))
    return ": ".join(filter(None, [change.rule.change, printable(change.value), arrow]))


def _markdown(text: str) -> str:
    """Return ``text`` where Markdown reads no markup in it."""
    return "".join(f"\\{char}" if char in "\\`*_{}[]<>|#&~" else char for char in printable(text))
