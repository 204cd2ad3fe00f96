"""Run the benchmarks that are named, or all of them, and print a table for each."""

from __future__ import annotations

import importlib
import pkgutil
import sys

from rich.console import Console
from rich.table import Table

import benchmarks

NOT_BENCHMARKS = {"__main__", "measure"}


def main(names: list[str]) -> int:
    """Print one table for each benchmark module."""
    known = [
        m.name for m in pkgutil.iter_modules(benchmarks.__path__) if m.name not in NOT_BENCHMARKS
    ]
    if unknown := set(names) - set(known):
        print(
            f"no benchmark {', '.join(sorted(unknown))}; there are {', '.join(known)}",
            file=sys.stderr,
        )
        return 1
    console = Console(highlight=False)
    for name in names or known:
        module = importlib.import_module(f"benchmarks.{name}")
        title = module.__doc__.partition("\n")[0]
        table = Table("what", "seconds", "against", "seconds", "ratio", "at most", title=title)
        with console.status(f"{name} …"):
            for row in module.rows():
                table.add_row(
                    row.what,
                    f"{row.seconds:.3f}",
                    row.against,
                    f"{row.reference_seconds:.3f}",
                    f"{row.ratio:.2f}",
                    "" if row.at_most is None else f"{row.at_most:g}",
                )
        console.print(table)
    return 0


sys.exit(main(sys.argv[1:]))
