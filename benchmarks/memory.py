"""Memory a function, in kB: the peak of a process, less that of one with an empty module.

``COUNT=1000000 python -m benchmarks memory`` takes modules of a tenth of so many functions, three
tenths, and all of them; the default is 100,000. Each step has a process of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from benchmarks.measure import Row

UNIT = "kB"

FUNCTION = """
func.func @f{0}(%m: memref<?x{1}xf32>, %i: index, %x: f32) -> (memref<?x{1}xf32>, f32) {{
  %y = arith.addf %x, %x : f32
  return %m, %y : memref<?x{1}xf32>, f32
}}"""

STEP = """
import resource, sys
from mlir import ir, passmanager
import mlir_abi
from mlir_abi.passes.support.diagnostics import diagnostic_handler

path, pass_ = sys.argv[1:]
with ir.Context(), ir.Location.unknown(), diagnostic_handler(lambda *_: None):
    module = ir.Module.parseFile(path)
    if pass_ == "convert-func-to-llvm":
        passmanager.PassManager.parse(f"builtin.module({pass_})").run(module.operation)
    elif pass_:
        mlir_abi.run_pipeline(module, f"builtin.module({pass_})")
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def rows() -> Iterator[Row]:
    """Attached, beside parsed alone; and converted, beside MLIR's conversion."""
    count = int(os.environ.get("COUNT", "100000"))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "module.mlir")
        path.write_text("")
        empty = _peak(path)
        for functions in (count // 10, count * 3 // 10, count):
            with path.open("w") as file:
                file.writelines(FUNCTION.format(i, i % 1_000 + 1) for i in range(functions))
            parse, attach, ours, theirs = (
                (_peak(path, pass_) - empty) / functions
                for pass_ in ("", "abi-attach", "abi-func-to-llvm", "convert-func-to-llvm")
            )
            yield Row(f"{functions:,} functions, abi-attach", attach, "parse", parse, 2)
            what = f"{functions:,} functions, abi-func-to-llvm"
            yield Row(what, ours, "convert-func-to-llvm", theirs, 2)


def _peak(path: Path, pass_: str = "") -> int:
    """The peak resident size, in kB, of a process that parses the module and runs ``pass_``."""
    command = [sys.executable, "-c", STEP, path, pass_]
    return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
