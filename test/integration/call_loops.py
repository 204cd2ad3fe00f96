"""Calls functions of ``Inputs/loops.mlir`` in a process of its own, on a stack of one megabyte.

    python call_loops.py CONVERSION ITERATIONS FUNCTION…

Each function is given an unranked memref of shape (3, 1), and its result is printed.
"""

from __future__ import annotations

import ctypes
import resource
import sys
from pathlib import Path

import numpy as np
from conversion import Convention
from execution import Executable, descriptor, lower, unranked
from mlir import ir

if __name__ == "__main__":
    conversion, iterations, *functions = sys.argv[1:]
    resource.setrlimit(resource.RLIMIT_STACK, (1 << 20, resource.RLIM_INFINITY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    text = (Path(__file__).parent / "Inputs" / "loops.mlir").read_text()
    with ir.Context(), ir.Location.unknown():
        executable = Executable(lower(text, getattr(Convention(), conversion)))
        ranked = descriptor(np.zeros((3, 1), np.float32))
        arguments = unranked(ranked, 2), ctypes.c_int64(int(iterations))
        for function in functions:
            result = executable.call(function, *arguments, result=ctypes.c_int64())
            print(function, result.value, flush=True)
