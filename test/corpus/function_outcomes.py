"""What becomes of the functions of a framework: runs them in processes, and makes the table."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import warnings
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import NoReturn

SAME, DIFFERS, REFUSED, ENDS, NOTHING = "as there", "differs", "refused", "ends", "nothing to call"

_LONGEST = 150
_DOCS = Path(__file__).parents[2] / "docs"


def refused(error: Exception) -> str:
    """The outcome of a function that does not build, or whose call is an error, with its line."""
    lines = [line for line in str(error).splitlines() if line.strip()] or [type(error).__name__]
    line = next((line for line in lines if line.startswith("error: ")), lines[0])
    text = re.sub(r"^(error: )?(loc\(.*?\): |\S*:\d+:\d+: )?", "", line)
    text = text.partition(" that was explicitly marked illegal")[0]
    if len(text) > _LONGEST:
        text = f"{text[:_LONGEST]}…"
    return f"{REFUSED} ({text})"


def main(
    script: str, cases: Iterable[tuple[str, Callable[[], str]]], page: str, **environment: str
) -> None:
    """Make the table of a page of the docs of a script's ``cases``: names, and what calls each.

    The script runs itself, in this environment: with a number, it prints the number, the name and
    the outcome of each case from that one on.
    """
    if not sys.argv[1:]:
        report(script, environment, page)
    warnings.filterwarnings("ignore")
    for number, (name, outcome) in enumerate(cases):
        if number >= int(sys.argv[1]):
            print(number, name, end=": ", flush=True)
            print(outcome(), flush=True)


def outcomes(script: str, environment: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Names of calls and their outcomes, which ``script FIRST`` prints from a number on.

    After a call that ends the process, another goes on.
    """
    first = 0
    while True:
        command = [sys.executable, script, str(first)]
        variables = {**os.environ, "MLIR_ABI_BINDINGS": "torch_mlir", **environment}
        with subprocess.Popen(command, env=variables, stdout=subprocess.PIPE, text=True) as process:
            last = ""
            for line in process.stdout or ():
                number, _, case = line.partition(" ")
                name, _, outcome = case.rstrip("\n").partition(": ")
                last = "" if outcome else name
                first = int(number) + 1
                yield name, outcome or ENDS
        if not last:
            return


def report(script: str, environment: Mapping[str, str], page: str) -> NoReturn:
    """Print the outcomes, and the table; exit with status 1 if it is not in the page of the docs.

    A function is a row of the table if no call of it builds.
    """
    functions: dict[str, list[str]] = defaultdict(list)
    for name, outcome in outcomes(script, environment):
        if outcome not in (SAME, NOTHING):
            print(f"{name}: {outcome}", flush=True)
        functions[name.partition(" ")[0]].append(outcome)
    kinds = Counter(each.partition(" (")[0] for found in functions.values() for each in found)
    print(", ".join(f"{count} {kind}" for kind, count in kinds.most_common()))
    calls = {name: [each for each in found if each != NOTHING] for name, found in functions.items()}
    print("not called:", ", ".join(name for name, found in calls.items() if not found))
    called = {name: found for name, found in calls.items() if found}
    print(f"{len(called)} functions, of which these do not build:\n\n{table(called)}")
    is_old = table(called) not in (_DOCS / page).read_text("utf-8")
    if is_old:
        print(f"docs/{page} has another table")
    sys.exit(1 if is_old or kinds[DIFFERS] or kinds[ENDS] else 0)


def table(calls: dict[str, list[str]]) -> str:
    """The functions that are refused in each call, by the error of the first."""
    rows: dict[str, list[str]] = defaultdict(list)
    for name, found in calls.items():
        if all(each.startswith(REFUSED) for each in found):
            error = found[0].removeprefix(f"{REFUSED} (").removesuffix(")").replace("|", "\\|")
            rows[re.sub(r"torch\.(aten|prims)(\.\w+)+ has", "torch.… has", error)].append(name)
    lines = ["| error | functions |", "|---|---|"]
    lines += [f"| {error} | {', '.join(rows[error])} |" for error in sorted(rows)]
    return "\n".join(lines) + "\n"
