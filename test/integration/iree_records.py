"""Calls functions by records that are given, and prints what came of it.

Reads JSON, ``[mode, [[function, a, r, arguments, keywords], …]]``, where a function is called NAME
and has the attributes ATTRS; prints a list of ``[result, [stage, error, message] or null]``. The
mode is ``std``, or ``vm`` for functions of the VM dialect, which compile a hundred times faster.
"""

from __future__ import annotations

import json
import sys

import numpy as np
from iree_run import call, load


def function_text(number: int, function: str, inputs: list[object], results: list[object]) -> str:
    """The function with its records."""
    abi = json.dumps(json.dumps({"a": inputs, "r": results, "v": 1}))
    attributes = f"iree.reflection = {{iree.abi = {abi}}}"
    return function.replace("NAME", f"f{number}").replace("ATTRS", attributes)


def main() -> None:
    """Compile all as one module, and call each."""
    mode, asked = json.load(sys.stdin)
    text = "\n".join(function_text(i, *each[:3]) for i, each in enumerate(asked))
    if mode == "vm":
        text = f"vm.module @module {{ {text} }}"
    loaded = load(text, [f"--compile-mode={mode}"])
    assert loaded is not None
    results = []
    for i, (_, _, _, args, kwargs) in enumerate(asked):
        result, error = call(loaded[0], f"f{i}", *args, **kwargs)
        results.append([result if isinstance(result, (int, list, tuple)) else repr(result), error])
    print(json.dumps(results, default=lambda array: np.asarray(array).real.tolist()))


main()
