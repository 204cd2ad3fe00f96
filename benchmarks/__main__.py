"""Run the benchmarks that are named, or all of them, and print a table for each.

The exit status is 1 if a ratio is above its limit.
"""

from __future__ import annotations

import argparse
import importlib
import pkgutil
import subprocess
import sys

import benchmarks

LINE = "{:48} {:>8} {:28} {:>8} {:>6} {:>8}"
NOT_BENCHMARKS = {"__main__", "measure", "speed_page"}


def main() -> None:
    """Print a table for each benchmark, and below it the rows above their limits."""
    known = [
        m.name for m in pkgutil.iter_modules(benchmarks.__path__) if m.name not in NOT_BENCHMARKS
    ]
    parser = argparse.ArgumentParser("python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(known))
    names = parser.parse_args().names
    if unknown := set(names) - set(known):
        parser.error(f"no benchmark {', '.join(sorted(unknown))}; there are {', '.join(known)}")
    if len(names) == 1:
        raise SystemExit(_run(*names))
    commands = [[sys.executable, "-m", "benchmarks", name] for name in names or known]
    statuses = [subprocess.run(each, check=False).returncode for each in commands]
    raise SystemExit(any(statuses))


def _run(name: str) -> str | None:
    """Print the table of one benchmark; return the rows above their limits.

    It has a process of its own: the first module that it imports chooses the bindings, and some set
    the threads of NumPy and JAX before they import these.
    """
    module = importlib.import_module(f"benchmarks.{name}")
    title = module.__doc__.partition("\n")[0]
    unit = getattr(module, "UNIT", "seconds")
    heads = LINE.format("what", unit, "against", unit, "ratio", "at most")
    print(title, heads, sep="\n", flush=True)
    above = []
    for row in module.rows():
        ours, theirs = f"{row.measured:.2g}", f"{row.reference:.2g}"
        limit = "" if row.at_most is None else f"{row.at_most:g}"
        cells = row.what, ours, row.against, theirs, f"{row.ratio:.2f}", limit
        print(LINE.format(*cells), flush=True)
        if row.is_above_limit:
            above.append(f"{name}: {row.what}: {row.ratio:.2f}, at most {row.at_most:g}")
    return "\n".join(["Above the limit:", *above]) if above else None


main()
