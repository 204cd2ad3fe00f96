"""abi-func-to-llvm against MLIR's convert-func-to-llvm, both verified afterwards."""

from __future__ import annotations

from collections.abc import Iterator

import mlir_abi
from benchmarks.measure import Row, median_seconds
from mlir_abi.bindings import ir

WRAPPED = """
func.func @f{i}(%a: memref<?x{d}xf32>, %b: memref<?x{d}xf32>, %n: index) -> memref<?x{d}xf32>
    attributes {{llvm.emit_c_interface}} {{
  return %a : memref<?x{d}xf32>
}}
"""
"""Distinct types, and one descriptor for all: a descriptor knows no static sizes."""

CALLS = 4
BODY = "\n".join(
    [f"  %v{k} = arith.addf %v{k - 1}, %x : f32" for k in range(1, 46)]
    + [
        f"  %c{k} = call @f{{callee{k}}}(%m, %x) : (memref<?xf32>, f32) -> f32"
        for k in range(CALLS)
    ]
)
WITH_BODY = f"""
func.func @f{{i}}(%m: memref<?xf32>, %x: f32) -> f32 {{{{
  %v0 = arith.addf %x, %x : f32
{BODY}
  return %v45 : f32
}}}}
"""


def rows() -> Iterator[Row]:
    """Wrappers for few and for distinct signatures, bodies with calls, and growth."""
    yield _row("10,000 functions, 3 signatures, wrappers", _wrapped(10_000, 3), 0.8)
    yield _row("10,000 functions, all distinct, wrappers", _wrapped(10_000, 10_000), 1.5)
    yield _row("2,000 functions of 50 ops and calls", _with_bodies(2_000), 1.0)
    for count in (1_000, 30_000):
        yield _row(f"{count:,} functions, 3 signatures, wrappers", _wrapped(count, 3), None)


def _wrapped(count: int, signatures: int) -> str:
    return "".join(WRAPPED.format(i=i, d=i % signatures + 1) for i in range(count))


def _with_bodies(count: int) -> str:
    return "".join(
        WITH_BODY.format(i=i, **{f"callee{k}": (i + k) % count for k in range(CALLS)})
        for i in range(count)
    )


def _row(what: str, text: str, at_most: float | None) -> Row:
    with ir.Context(), ir.Location.unknown():
        ours, upstream = (
            median_seconds(
                lambda module, name=name: mlir_abi.run_pipeline(module, f"builtin.module({name})"),
                lambda: ir.Module.parse(text),
            )
            for name in ("abi-func-to-llvm", "convert-func-to-llvm")
        )
    return Row(what, ours, "upstream", upstream, at_most)
