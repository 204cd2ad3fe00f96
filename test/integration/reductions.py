"""Reductions of 1 to 40 elements beside NumPy, with NaNs, infinities and zeros of both signs.

    python reductions.py [x86-64 x86-64-v3 native]

compiles one of each kind, element type and number of elements for each of these processors, at -O0
to -O3 in turn, and prints those whose numbers are not NumPy's.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
from element_types import DTYPES

import mlir_abi

FLOATS = ["f16", "bf16", "f32", "f64"]
ELEMENTS = [*FLOATS, "i8", "i16", "i32", "i64"]
FLOAT_KINDS = ["addf", "mulf", "maxnumf", "minnumf", "maximumf", "minimumf"]
INTEGER_KINDS = ["addi", "muli", "maxsi", "minsi", "maxui", "minui", "andi", "ori", "xori"]
FORMS = ["row", "column", "loop"]
SPECIAL = [np.nan, np.inf, -np.inf, 0.0, -0.0]


def kinds_of(element: str) -> list[str]:
    return FLOAT_KINDS if element in FLOATS else INTEGER_KINDS


def function(form: str, kind: str, element: str, rows: int, length: int) -> str:
    """The text of a function that reduces each row to a number: `linalg`'s, or a loop of `scf`."""
    name = f"{form}_{kind}_{length}"
    if form != "loop":
        shape, axis = (f"{rows}x{length}", 1) if form == "row" else (f"{length}x{rows}", 0)
        x, out = f"tensor<{shape}x{element}>", f"tensor<{rows}x{element}>"
        return f"""
func.func @{name}(%x: {x}, %start: {out}) -> {out} {{
  %r = linalg.reduce {{ arith.{kind} }} ins(%x : {x}) outs(%start : {out}) dimensions = [{axis}]
  return %r : {out}
}}"""
    x, out = f"memref<{rows}x{length}x{element}>", f"memref<{rows}x{element}>"
    return f"""
func.func @{name}(%x: {x}, %start: {out}) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant {rows} : index
  %length = arith.constant {length} : index
  scf.for %i = %c0 to %rows step %c1 {{
    %s = memref.load %start[%i] : {out}
    %r = scf.for %j = %c0 to %length step %c1 iter_args(%a = %s) -> {element} {{
      %e = memref.load %x[%i, %j] : {x}
      %b = arith.{kind} %a, %e : {element}
      scf.yield %b : {element}
    }}
    memref.store %r, %start[%i] : {out}
  }}
  return
}}"""


def numbers(kind: str, element: str, length: int) -> tuple[np.ndarray, np.ndarray]:
    """Rows and what each starts with; sums and products are exact in any order.

    In each place, one row has the greatest number and one the least; then all special numbers are
    in each place, alone and by the dozen.
    """
    random = np.random.default_rng(length)
    size = (3 * length + 20, length + 1)
    if element not in FLOATS:
        limits = np.iinfo(DTYPES[element])
        rows = random.integers(limits.min, limits.max, size, np.int64, endpoint=True)
        extremes: list[Any] = [limits.max, limits.min]
    elif kind == "mulf":
        rows, extremes = random.choice([1.0, -1.0], size), [2.0, 0.5]
    else:
        rows, extremes = random.integers(-2, 3, size).astype(float), [5.0, -5.0]
    for i in range(length):
        rows[2 * i, i + 1], rows[2 * i + 1, i + 1] = extremes
    if element in FLOATS:
        for i in range(length):
            rows[2 * length + i, i + 1] = random.choice(SPECIAL)
        for i in range(3 * length, len(rows)):
            chosen = random.choice(SPECIAL, random.integers(1, 4))
            is_special = random.random(length + 1) < random.choice([0.2, 1.0])
            rows[i, is_special] = random.choice(chosen, length + 1)[is_special]
    rows = rows.astype(DTYPES[element])
    return rows[:, 1:].copy(), rows[:, 0].copy()


def expected(kind: str, rows: np.ndarray, start: np.ndarray) -> np.ndarray:
    """NumPy's numbers. Of zeros of both signs, ``maximumf`` takes 0, and ``minimumf`` -0."""
    both = np.concatenate([start[:, None], rows], axis=1)
    if both.dtype.kind == "i":
        unsigned = both.view(f"u{both.itemsize}")
        name = {"addi": "add", "muli": "multiply", "andi": "bitwise_and", "ori": "bitwise_or"}
        name |= {"xori": "bitwise_xor"}
        values = unsigned if kind.endswith("ui") else both
        function = getattr(np, name.get(kind, {"max": "maximum", "min": "minimum"}.get(kind[:3])))
        return function.reduce(values, axis=1, dtype=values.dtype).view(both.dtype)
    wide = both.astype(np.float64)
    with np.errstate(invalid="ignore"):
        name = {"addf": "add", "mulf": "multiply", "maxnumf": "fmax", "minnumf": "fmin"}
        function = getattr(np, name.get(kind, kind[:-1]))
        result = function.reduce(wide, axis=1, initial=-0.0 if kind == "addf" else None)
    if kind in ("maximumf", "minimumf"):
        has_other = (np.signbit(wide) == (kind == "minimumf")) & (wide == 0)
        sign = 1.0 if kind == "maximumf" else -1.0
        is_zero = result == 0
        result[is_zero] = np.where(has_other.any(axis=1), sign, -sign)[is_zero] * 0.0
    return result


def same(kind: str, actual: np.ndarray, expected: np.ndarray, rows: np.ndarray) -> np.ndarray:
    """Where the numbers are the same; ``maxnumf`` and ``minnumf`` return either of two zeros."""
    if actual.dtype.kind == "i":
        return actual == expected
    actual = actual.astype(np.float64)
    signs = np.signbit(actual) == np.signbit(expected)
    if kind in ("maxnumf", "minnumf"):
        zeros = np.where(rows == 0, rows.astype(np.float64), np.nan)
        signs |= np.array([len({*np.signbit(each[each == 0])}) == 2 for each in zeros])
    return (np.isnan(actual) & np.isnan(expected)) | ((actual == expected) & signs)


def module(element: str, lengths: Sequence[int], forms: Sequence[str] = FORMS) -> str:
    """A function for each form, kind and length."""
    return "".join(
        function(form, kind, element, len(numbers(kind, element, length)[1]), length)
        for form, kind, length in product(forms, kinds_of(element), lengths)
    )


def differences(
    library: Any, element: str, lengths: Sequence[int], forms: Sequence[str] = FORMS
) -> Iterator[str]:
    """The functions of `module` that return other numbers, and the first row of each."""
    for form, kind, length in product(forms, kinds_of(element), lengths):
        rows, start = numbers(kind, element, length)
        right = expected(kind, rows, start)
        call = partial(library[f"{form}_{kind}_{length}"], rows)
        if form == "column":
            call = partial(call.func, np.ascontiguousarray(rows.T))
        actual = start.copy()
        returned = call(actual)
        actual = actual if form == "loop" else returned
        both = np.concatenate([start[:, None], rows], axis=1)
        if not (is_same := same(kind, actual, right, both)).all():
            i = is_same.argmin()
            yield f"{form} {kind} {element} {length}: {actual[i]}, not {right[i]}: {both[i]}"


def main() -> None:
    cpus = sys.argv[1:] or ["x86-64", "x86-64-v3", "native"]
    count = failed = 0
    for (i, element), cpu in product(enumerate(ELEMENTS), cpus):
        for j, first in enumerate(range(1, 41, 4)):
            lengths, level = range(first, first + 4), (i + j) % 4
            with tempfile.TemporaryDirectory() as directory:
                source, library = Path(directory, "reductions.mlir"), Path(directory, "lib.so")
                source.write_text(module(element, lengths))
                mlir_abi.build(source, library, opt_level=level, target_cpu=cpu)
                for each in differences(mlir_abi.load(library), element, lengths):
                    failed += 1
                    print(f"{cpu} -O{level}: {each}", flush=True)
            count += len(FORMS) * len(kinds_of(element)) * len(lengths)
        print(f"{element} for {cpu}: {count:,} functions, {failed} wrong", flush=True)
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
