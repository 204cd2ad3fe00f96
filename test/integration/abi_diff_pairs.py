"""What ``abi-diff`` says of random pairs of functions, against what callers see.

``python abi_diff_pairs.py [COUNT [SEED]]``: callers in C and Python that are
made for OLD call NEW, all under AddressSanitizer. Where ``abi-diff`` says that nothing breaks, none
may crash, fail, or get other numbers than from OLD.
"""

from __future__ import annotations

import json
import os
import pickle
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from random_changes import (
    Function,
    c_caller,
    nests,
    out_arrays,
    python_arguments,
    random_change,
    random_function,
)

Outcomes = dict[str, Any]
"""By function, what a caller saw; None if the call failed."""

WITH_OUT = "Python with out="
CALLERS = ["C binary", "C source", "Python by position", "Python by keyword", WITH_OUT, "TVM FFI"]
CC = ["gcc", "-std=gnu11", "-g", "-fsanitize=address", "-Werror=incompatible-pointer-types"]
CC += ["-Werror=int-conversion", "-Werror=implicit-function-declaration"]

_PROGRAM = """
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>
#include "model.h"
static void show(double number) {{ printf(" %.9g", number); }}
static void *copy(const void *data, size_t size) {{ return memcpy(malloc(size), data, size); }}
{callers}
"""
_TO_OUT_PARAMS = "buffer-results-to-out-params{add-result-attr modify-public-functions}"
_TO_NARROW_INDEX = {
    "abi-emit-tvm-ffi": "abi-emit-tvm-ffi{index-bitwidth=32}",
    "abi-func-to-llvm{": "abi-func-to-llvm{index-bitwidth=32 ",
    "abi-memref-access-to-llvm": "abi-memref-access-to-llvm{index-bitwidth=32}",
    "convert-to-llvm{dynamic=true filter-dialects=arith}": (
        "convert-arith-to-llvm{index-bitwidth=32}"
    ),
    "finalize-memref-to-llvm": "finalize-memref-to-llvm{index-bitwidth=32}",
    "convert-to-llvm{dynamic=true filter-dialects=complex,arith,index,ub,cf}": (
        "convert-cf-to-llvm{index-bitwidth=32},convert-index-to-llvm{index-bitwidth=32}"
    ),
    ",abi-define-runtime-functions": "",
}
_MAIN = """
int main(void) {{
  struct {{ const char *name; void (*call)(void); }} all[] = {{{table}}};
  for (size_t i = 0; i < sizeof all / sizeof *all; ++i) {{
    if (!fork()) {{
      alarm(20);
      printf("%s", all[i].name);
      all[i].call();
      printf(" done\\n");
      exit(0);
    }}
    wait(0);
  }}
}}
"""


def pairs(count: int, seed: int) -> list[tuple[str, Function, Function]]:
    """What changed, and both versions; each change is made in either direction."""
    rng = random.Random(seed)
    drawn = []
    for i in range(count):
        old = random_function(rng, f"f{i}")
        what, new = random_change(rng, old)
        drawn.append((what, old, new) if rng.random() < 0.5 else (what, new, old))
    return drawn


def build(functions: Sequence[Function], folder: Path) -> Path:
    """Link the functions, each lowered by the pipeline for its calling convention."""
    from callers import SANITIZE, object_file, run

    from mlir_abi.lowering import DEFAULT_PIPELINE
    from mlir_abi.reflection.sources import reflect
    from mlir_abi.runtime.c_header import c_header

    folder.mkdir()
    objects = []
    conventions: dict[tuple[bool, str, int], list[str]] = {}
    for f in functions:
        if f.exists:
            conventions.setdefault((f.out_params, f.c_abi, f.index_bits), []).append(f.text())
    for (out_params, c_abi, index_bits), texts in conventions.items():
        pipeline = DEFAULT_PIPELINE.replace(
            "abi-func-to-llvm{c-abi=target}", f"abi-emit-tvm-ffi,abi-func-to-llvm{{c-abi={c_abi}}}"
        )
        if out_params:
            pipeline = pipeline.replace("builtin.module(", f"builtin.module({_TO_OUT_PARAMS},")
        if index_bits == 32:
            for before, after in _TO_NARROW_INDEX.items():
                pipeline = pipeline.replace(before, after)
        with patch.dict(os.environ, {SANITIZE: "1"}):
            name = f"{c_abi}{out_params}{index_bits}"
            objects.append(object_file("".join(texts), folder, name, pipeline, "-O0"))
    library = folder / "libmodel.so"
    flags = ["-shared", "-fsanitize=address", "-Wl,-soname,libmodel.so"]
    run("gcc", *flags, *objects, "-o", library, "-lm")
    (folder / "model.h").write_text(c_header(list(reflect(library).values()), "MODEL_H").text)
    return library


def c_program(functions: Sequence[Function], header: Path, library: Path, folder: Path) -> Path:
    """Compile the callers of ``functions`` that the header allows, and link them."""
    folder.mkdir()
    program = folder / "program"
    (folder / "model.h").write_text((header / "model.h").read_text())

    def errors(chosen: Sequence[Function], main: bool) -> str:
        table = ", ".join(f'{{"{f.name}", call_{f.name}}}' for f in chosen)
        text = _PROGRAM.format(callers="\n".join(map(c_caller, chosen)))
        (folder / "program.c").write_text(text + (_MAIN.format(table=table) if main else ""))
        link = [library, "-Wl,-z,lazy", "-o", program] if main else ["-fsyntax-only"]
        command = [*CC, "program.c", *link]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        return done.stderr if done.returncode else ""

    chosen = list(functions)
    if errors(chosen, main=True):
        chosen = [function for function in functions if not errors([function], main=False)]
        assert not (message := errors(chosen, main=True)), message
    return program


def c_outcomes(program: Path, library: Path) -> Outcomes:
    """Run the program with a library; a caller that did not print its last word has failed."""
    environment = {**os.environ, "LD_LIBRARY_PATH": str(library.parent)}
    environment["ASAN_OPTIONS"] = "detect_leaks=0"
    done = subprocess.run(
        [program], env=environment, capture_output=True, text=True, check=False, timeout=600
    )
    lines = [line.split() for line in done.stdout.splitlines()]
    return {words[0]: words[1:] for words in lines if words[-1] == "done"}


def python_outcomes(functions: Sequence[Function], libraries: Sequence[Path]) -> list[Any]:
    """For each library, the outcomes of each of Python's callers."""
    from callers import sanitized

    folder = libraries[0].parent
    (folder / "functions").write_bytes(pickle.dumps(functions))
    done = subprocess.run(
        [sys.executable, __file__, "--call", folder / "functions", *libraries],
        env=sanitized(),
        capture_output=True,
        text=True,
        check=False,
        timeout=900,
    )
    assert done.returncode == 0, done.stderr
    outcomes: list[Any] = json.loads(done.stdout.splitlines()[-1])
    return outcomes


def call(path: str, *libraries: str) -> None:
    """Call every function of the libraries; print the outcomes.

    A process makes the calls until one ends it, and another goes on from there.
    """
    import numpy as np

    import mlir_abi

    functions: list[Function] = pickle.loads(Path(path).read_bytes())

    def outcome(library: Any, function: Function, caller: str) -> Any:
        arguments, keywords = python_arguments(function, by_keyword=caller == "Python by keyword")
        try:
            outs = out_arrays(function) if function.out_params else []
            if caller == "TVM FFI":
                arrays = [out for out in outs if out is not None]
                arguments, keywords = [*arguments, *keywords.values(), *arrays], {}
                results = _of_tvm_ffi(getattr(library.tvm_ffi, function.name)(*arguments), np)
            else:
                if caller == WITH_OUT:
                    keywords["out"] = outs
                results = getattr(library, function.name)(*arguments, **keywords)
        except Exception:
            return None
        return [nests(results), nests([arguments, keywords])]

    calls = [
        (library, caller, function)
        for library in map(mlir_abi.load, libraries)
        for caller in CALLERS[2:]
        for function in functions
        if caller != WITH_OUT or function.out_params
    ]
    outcomes: list[Any] = []
    while len(outcomes) < len(calls):
        reader, writer = os.pipe()
        if not os.fork():
            for library, caller, function in calls[len(outcomes) :]:
                text = json.dumps(outcome(library, function, caller)) + "\n"
                os.write(writer, text.encode())
            os._exit(0)
        os.close(writer)
        with open(reader) as pipe:
            outcomes += map(json.loads, pipe)
        if os.wait()[1]:
            outcomes.append(None)
    by_library: list[dict[str, Outcomes]] = [{} for _ in libraries]
    for i, ((_, caller, function), result) in enumerate(zip(calls, outcomes, strict=True)):
        by_function = by_library[i * len(libraries) // len(calls)].setdefault(caller, {})
        by_function[function.name] = result
    print(json.dumps(by_library))


def _of_tvm_ffi(value: Any, np: Any) -> Any:
    if isinstance(value, int | float | type(None)):
        return value
    if hasattr(value, "items"):
        return {str(key): _of_tvm_ffi(child, np) for key, child in value.items()}
    if hasattr(value, "__dlpack__"):
        return np.from_dlpack(value)
    return [_of_tvm_ffi(child, np) for child in value]


def verdicts(old: Path, new: Path) -> dict[str, dict[str, str]]:
    """By function, the worst verdict for each caller; a function without changes is left out."""
    command = [Path(sys.executable).with_name("abi-diff"), old, new, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stderr
    order = ["neutral", "widens", "narrows", "breaks", None]
    worst: dict[str, dict[str, str]] = {}
    for change in json.loads(done.stdout)["changes"]:
        known = worst.setdefault(change["function"], {})
        for caller, verdict in change["verdicts"].items():
            known[caller] = max(known.get(caller, "neutral"), verdict, key=order.index)
    return worst


def is_like(old: Any, new: Any) -> bool:
    """Whether a caller that takes ``old`` apart finds the same in ``new``; a dict may have more."""
    if isinstance(old, dict) and isinstance(new, dict):
        return all(key in new and is_like(value, new[key]) for key, value in old.items())
    if isinstance(old, list) and isinstance(new, list):
        return len(old) == len(new) and all(map(is_like, old, new))
    return bool(old == new)


def compare(count: int, seed: int) -> tuple[Counter[tuple[str, str, bool]], list[str]]:
    """Return how often each caller with each verdict broke, and the pairs with a wrong verdict."""
    drawn = pairs(count, seed)
    olds, news = [old for _, old, _ in drawn], [new for *_, new in drawn]
    with TemporaryDirectory() as name:
        folder = Path(name)
        old, new = build(olds, folder / "old"), build(news, folder / "new")
        called = [function for function in olds if function.exists]
        binary = c_program(called, old.parent, old, folder / "binary")
        source = c_program(called, new.parent, new, folder / "source")
        before, after = python_outcomes(called, [old, new])
        before["C binary"] = before["C source"] = c_outcomes(binary, old)
        after["C binary"], after["C source"] = c_outcomes(binary, new), c_outcomes(source, new)
        said = verdicts(old, new)
    counts: Counter[tuple[str, str, bool]] = Counter()  # "none": OLD has no such caller
    wrong = []
    for what, function, other in drawn:
        for caller in CALLERS:
            expected = before[caller].get(function.name)
            verdict_of = "Python by position" if caller == WITH_OUT else caller
            verdict = said.get(function.name, {}).get(verdict_of, "neutral")
            if expected is None or verdict is None:
                counts[caller, "none", True] += 1
                continue
            broke = not is_like(expected, after[caller].get(function.name))
            counts[caller, verdict, broke] += 1
            if broke and verdict in ("neutral", "widens"):
                texts = [
                    f.text().partition("{\n")[0] if f.exists else "" for f in (function, other)
                ]
                actual = after[caller].get(function.name)
                found_is = f"expected {expected!s:.200}, got {actual!s:.200}"
                wrong.append(f"{what}: {caller}: {verdict}: {texts}: {found_is}")
    return counts, wrong


def main(count: int = 200, seed: int = 0) -> int:
    """Print a table of callers and verdicts, and the wrong ones."""
    counts, wrong = compare(count, seed)
    print(f"{count} pairs; calls that broke, of those with each verdict:")
    for caller in CALLERS:
        cells = []
        for verdict in "breaks", "narrows", "widens", "neutral":
            broke, worked = (counts[caller, verdict, each] for each in (True, False))
            cells.append(f"{verdict} {broke:3} of {broke + worked:3}")
        print(f"{caller:20} {'   '.join(cells)}   no call {counts[caller, 'none', True]:3}")
    broke, worked = (
        sum(counts[caller, "breaks", each] for caller in CALLERS) for each in (True, False)
    )
    print(f"of the calls that `breaks` was said of, {broke / max(broke + worked, 1):.0%} broke")
    print("\n".join(wrong) or "no verdict was wrong")
    return bool(wrong)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--call"]:
        call(*sys.argv[2:])
    else:
        sys.exit(main(*map(int, sys.argv[1:])))
