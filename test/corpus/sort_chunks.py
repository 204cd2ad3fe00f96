"""Sorts the chunks of MLIR's own tests by how MLIR and this package convert them.

    PYTHONPATH=test/integration python test/corpus/sort_chunks.py LLVM [OUTCOMES]

``LLVM`` is a checkout of llvm-project, or any folder of ``.mlir`` files; the outcome of each chunk
is written to ``OUTCOMES``. A chunk may abort or hang the process, so they are converted in a
worker, which is started again after that. Prints a table; the exit status is 1 if a chunk is wrong.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from outcomes import (
    ACCESSES,
    BOTH_REFUSE,
    CONVENTIONS,
    FOLDED,
    MLIR_ABORTS,
    MLIR_FAILS,
    NOT_READ,
    NOTHING,
    REFUSED,
    SAME,
    WRONG,
    Outcome,
    report,
    sort_chunk,
)
from rich.console import Console
from rich.progress import track

from mlir_abi.cli.options import SPLIT_MARKER

SECONDS = 30  # for one chunk
COLUMNS = [*CONVENTIONS, ACCESSES]
LAST = [REFUSED, BOTH_REFUSE, MLIR_FAILS, MLIR_ABORTS, NOTHING, NOT_READ, WRONG]


def work() -> None:
    """Answer ``file, index, column`` on standard input; the parent sees where a chunk ends it."""
    for line in sys.stdin:
        path, index, column = json.loads(line)
        signal.alarm(SECONDS)
        outcome = sort_chunk(chunks(Path(path))[index], column)
        signal.alarm(0)
        report("done", kind=outcome.kind, detail=outcome.detail)


class Worker:
    """A process that sorts chunks, replaced when one ends it."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None

    def sort(self, path: Path, index: int, column: str) -> Outcome:
        if self._process is None:
            self._errors = tempfile.TemporaryFile("w+", errors="replace")  # noqa: SIM115
            self._process = subprocess.Popen(
                [sys.executable, __file__, "--worker"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                text=True,
            )
        pipe_in, pipe_out = self._process.stdin, self._process.stdout
        assert pipe_in is not None
        assert pipe_out is not None
        print(json.dumps([str(path), index, column]), file=pipe_in, flush=True)
        answer = {"stage": "sent"}
        for line in pipe_out:
            answer = json.loads(line)
            if answer["stage"] == "done":
                return Outcome(answer["kind"], answer["detail"])
        status = self._process.wait()
        self._process = None
        self._errors.seek(0)
        detail = "timed out" if status == -signal.SIGALRM else self._errors.read()[:300].strip()
        kinds = {"sent": NOT_READ, "read": WRONG}
        kind = kinds.get(answer["stage"], BOTH_REFUSE if answer.get("refusal") else MLIR_ABORTS)
        return Outcome(kind, detail or f"ended with status {status}")


def chunks(path: Path) -> list[str]:
    return path.read_text(errors="replace").split(SPLIT_MARKER)


def candidates(folder: Path) -> list[tuple[Path, int, str]]:
    """The chunks that may have functions or accesses, and the first way to convert each."""
    outcomes_to_sort = []
    for path in sorted(folder.rglob("*.mlir")):
        for index, text in enumerate(chunks(path)):
            if "func." in text:
                outcomes_to_sort.append((path, index, next(iter(CONVENTIONS))))
            if re.search("memref.(load|store|dim)", text):
                outcomes_to_sort.append((path, index, ACCESSES))
    return outcomes_to_sort


def sort_all(folder: Path) -> Iterator[tuple[Path, int, str, Outcome]]:
    worker = Worker()
    console = Console(stderr=True)
    for path, index, first in track(
        candidates(folder), folder.name, console=console, disable=not console.is_terminal
    ):
        outcome = worker.sort(path, index, first)
        yield path, index, first, outcome
        # What is refused by the default convention is refused by the others, or MLIR aborts.
        done = (NOT_READ, NOTHING, REFUSED, BOTH_REFUSE, MLIR_ABORTS)
        if first != ACCESSES and outcome.kind not in done:
            for column in list(CONVENTIONS)[1:]:
                yield path, index, column, worker.sort(path, index, column)


def main(folder: Path, outcomes: Path) -> int:
    if (folder / "mlir" / "test").is_dir():
        folder = folder / "mlir" / "test"
    counts: dict[str, Counter[str]] = {column: Counter() for column in COLUMNS}
    with outcomes.open("w") as log:
        for path, index, column, outcome in sort_all(folder):
            counts[column][outcome.kind] += 1
            row = [str(path.relative_to(folder)), index, column, outcome.kind, outcome.detail]
            print(json.dumps(row), file=log, flush=True)
            if outcome.kind == WRONG:
                print(*row, sep=": ", file=sys.stderr, flush=True)
    print(f"| outcome | {' | '.join(COLUMNS)} |\n|{'---|' * (1 + len(COLUMNS))}")
    differences = {kind for counter in counts.values() for kind in counter}
    for kind in [SAME, FOLDED, *sorted(differences - {SAME, FOLDED, *LAST}), *LAST]:
        print(f"| {kind} | {' | '.join(str(counts[column][kind]) for column in COLUMNS)} |")
    return int(any(counter[WRONG] for counter in counts.values()))


if __name__ == "__main__":
    if sys.argv[1:] == ["--worker"]:
        work()
    else:
        sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2] if sys.argv[2:] else os.devnull)))
