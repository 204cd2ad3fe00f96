"""How the benchmarks time things, and the table they print."""

from __future__ import annotations

import gc
import statistics
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Row:
    """One line of a table: two figures, mostly medians in seconds, and the limit of their ratio."""

    what: str
    measured: float
    against: str
    reference: float
    at_most: float | None = None

    @property
    def ratio(self) -> float:
        """Ours divided by the reference."""
        return self.measured / self.reference

    @property
    def is_above_limit(self) -> bool:
        """Whether the row has a limit, and its ratio is above it."""
        return self.at_most is not None and self.ratio > self.at_most


def median_seconds(
    action: Callable[[T], object], prepare: Callable[[], T], repeats: int = 5
) -> float:
    """The median wall time of ``action`` over ``repeats`` runs, each on a fresh ``prepare()``.

    Python does not collect cycles meanwhile, as when a pipeline runs a pass.
    """
    times = []
    for _ in range(repeats):
        subject = prepare()
        gc.collect()
        gc.disable()
        start = time.perf_counter()
        action(subject)
        times.append(time.perf_counter() - start)
        gc.enable()
    return statistics.median(times)


def seconds_of_calls(times: int, call: Callable[[], object]) -> float:
    """The median wall time of so many calls."""

    def calls(_: None) -> None:
        for _ in range(times):
            call()

    return median_seconds(calls, lambda: None)


def seconds_of_process(command: list[str | Path], repeats: int = 5) -> float:
    """The median wall time of a process, from exec to exit."""

    def run(_: None) -> None:
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)

    return median_seconds(run, lambda: None, repeats)
