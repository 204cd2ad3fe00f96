"""``stablehlo.fft`` computes what NumPy computes in f64."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mlir_abi

FUNCTIONS: dict[str, Any] = {
    "FFT": np.fft.fftn,
    "IFFT": np.fft.ifftn,
    "RFFT": np.fft.rfftn,
    "IRFFT": np.fft.irfftn,
}
CASES = [
    ("FFT", [1], "f64"),
    ("FFT", [17], "f64"),
    ("FFT", [2 * 3 * 7], "f32"),
    ("IFFT", [3, 4], "f64"),
    ("RFFT", [13], "f64"),
    ("RFFT", [2, 5, 16], "f64"),
    ("IRFFT", [9], "f64"),
    ("IRFFT", [6, 8], "f64"),
]
"""Lengths of each prime up to 7, of 13, and of 17, which is a convolution."""

DTYPES = {("f32", "f"): "f4", ("f32", "c"): "c8", ("f64", "f"): "f8", ("f64", "c"): "c16"}
ALL = [(kind, [n], "f64") for kind in FUNCTIONS for n in range(1, 34)]


def text_of(name: str, case: tuple[str, list[int], str]) -> str:
    kind, lengths, real = case
    half = [*lengths[:-1], lengths[-1] // 2 + 1]
    element = f"complex<{real}>"
    source = "x".join(["?x2", *map(str, half if kind == "IRFFT" else lengths)])
    target = "x".join(["?x2", *map(str, half if kind == "RFFT" else lengths)])
    source = f"tensor<{source}x{real if kind == 'RFFT' else element}>"
    target = f"tensor<{target}x{real if kind == 'IRFFT' else element}>"
    return f"""
func.func @{name}(%x: {source}) -> {target} {{
  %0 = stablehlo.fft %x, type = {kind}, length = {lengths} : ({source}) -> {target}
  return %0 : {target}
}}"""


def check(folder: Path, cases: list[tuple[str, list[int], str]]) -> None:
    texts = [text_of(f"f{i}", case) for i, case in enumerate(cases)]
    (folder / "fft.mlir").write_text("".join(texts))
    library = mlir_abi.jit(folder / "fft.mlir")
    random = np.random.default_rng(0)
    for i, (kind, lengths, real) in enumerate(cases):
        shape = (3, 2, *lengths)
        x = random.standard_normal(shape)
        if kind != "RFFT":
            x = x + 1j * random.standard_normal(shape)
        if kind == "IRFFT":
            x = x[..., : lengths[-1] // 2 + 1]
        x = x.astype(DTYPES[real, x.dtype.kind])
        wide = x.astype(np.result_type(x, np.float64))
        expected = FUNCTIONS[kind](wide, lengths, tuple(range(-len(lengths), 0)))
        result = library[f"f{i}"](x)
        bound = 4e-7 if real == "f32" else 2e-15
        error = np.linalg.norm(result - expected) / np.linalg.norm(expected)
        assert error < bound, (kind, lengths, real, error)
        assert library[f"f{i}"](x[:0]).shape == (0, *result.shape[1:])


def test_transforms(tmp_path: Path) -> None:
    """Of each kind, of one and of several dimensions, in a batch of any size."""
    check(tmp_path, CASES)


@pytest.mark.slow
def test_transforms_of_each_length(tmp_path: Path) -> None:
    check(tmp_path, ALL)
