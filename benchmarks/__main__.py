"""Run the benchmarks that are named, or all of them, and print a table for each.

The exit status is 1 if a ratio is above its limit.
"""

from __future__ import annotations

import argparse
import importlib
import pkgutil

import benchmarks

LINE = "{:48} {:>8} {:28} {:>8} {:>6} {:>8}"
NOT_BENCHMARKS = {"__main__", "measure", "speed_page"}


def main() -> None:
    """Print one table for each benchmark module, and at the end the rows above their limits."""
    known = [
        m.name for m in pkgutil.iter_modules(benchmarks.__path__) if m.name not in NOT_BENCHMARKS
    ]
    parser = argparse.ArgumentParser("python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(known))
    names = parser.parse_args().names
    if unknown := set(names) - set(known):
        parser.error(f"no benchmark {', '.join(sorted(unknown))}; there are {', '.join(known)}")
    above: list[str] = []
    for name in names or known:
        module = importlib.import_module(f"benchmarks.{name}")
        title = module.__doc__.partition("\n")[0]
        unit = getattr(module, "UNIT", "seconds")
        heads = "what", unit, "against", unit, "ratio", "at most"
        print(title, LINE.format(*heads), sep="\n", flush=True)
        for row in module.rows():
            ours, theirs = f"{row.measured:.2g}", f"{row.reference:.2g}"
            limit = "" if row.at_most is None else f"{row.at_most:g}"
            cells = row.what, ours, row.against, theirs, f"{row.ratio:.2f}", limit
            print(LINE.format(*cells), flush=True)
            if row.is_above_limit:
                above.append(f"{name}: {row.what}: {row.ratio:.2f}, at most {row.at_most:g}")
    if above:
        raise SystemExit("\n".join(["Above the limit:", *above]))


main()
