"""The plug-in in Debian's mlir-opt: what the way to Python and back costs, beside the passes.

It must be built in ``build/``, as docs/plugin.md says.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from mlir import ir

import mlir_abi
from benchmarks.measure import Row, median_seconds, seconds_of_process

LIBRARY = Path(__file__).parents[1] / "build" / "plugin" / "libmlir_abi_plugin.so"
MLIR_OPT = Path("/usr/lib/llvm-22/bin/mlir-opt")
FUNCTION = """
func.func @f{0}(%m: memref<?x4xf32>, %t: memref<8xi32>, %x: f32) -> (memref<?x4xf32>, f32) {{
  %y = arith.addf %x, %x : f32
  %z = arith.mulf %y, %x : f32
  return %m, %z : memref<?x4xf32>, f32
}}"""
MORE = 4


def rows() -> Iterator[Row]:
    """Whole processes; of passes, what each of four more adds."""
    if not (LIBRARY.exists() and MLIR_OPT.exists()):
        print(f"plugin: there must be {LIBRARY} and {MLIR_OPT}", file=sys.stderr)
        return
    with tempfile.TemporaryDirectory() as folder:
        empty, large = Path(folder, "empty.mlir"), Path(folder, "large.mlir")
        empty.write_text("module {}\n")
        large.write_text("".join(FUNCTION.format(i) for i in range(10_000)))
        bare = _process(empty)
        yield Row("start, an empty module", _process(empty, "abi-strip"), "no pass", bare)
        print_and_parse = _process(large) - bare
        for name in ("abi-strip", "abi-attach"):
            once = _process(large, name)
            again = (_process(large, *[name] * (1 + MORE)) - once) / MORE
            alone = _in_process(large.read_text(), name)
            yield Row(f"{name}, 10,000 functions", again, "abi-opt's", alone)
            yield Row("… of that the way", again - alone, "parse and print", print_and_parse)


def _process(module: Path, *passes: str) -> float:
    pipeline = [f"--pass-pipeline=builtin.module({','.join(passes)})"] if passes else []
    return seconds_of_process([MLIR_OPT, f"--load-pass-plugin={LIBRARY}", *pipeline, module])


def _in_process(text: str, name: str) -> float:
    """A pass of several that run on one module, as in `_process`."""
    pipeline = f"builtin.module({name})"

    def after_another() -> ir.Module:
        with ir.Context():
            module = ir.Module.parse(text)
        mlir_abi.run_pipeline(module, pipeline)
        return module

    return median_seconds(lambda module: mlir_abi.run_pipeline(module, pipeline), after_another)
