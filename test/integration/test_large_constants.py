"""Large constants, which become arrays of bytes: their values, by `jit` and in a library."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from callers import jitted

import mlir_abi

DTYPES = {
    "f32": np.float32,
    "f64": np.float64,
    "f16": np.float16,
    "bf16": ml_dtypes.bfloat16,
    "i8": np.int8,
    "i16": np.int16,
    "i64": np.int64,
    "index": np.int64,
    "complex<f32>": np.complex64,
}
CASES = [
    *product(DTYPES, ["dense"]),
    *product(sorted(DTYPES.keys() - {"complex<f32>"}), ["resource"]),
]
"""MLIR does not translate resources of complex numbers to LLVM IR."""

SHAPE = (3, 1366)


def random_values(dtype: type) -> np.ndarray:
    numbers = np.random.default_rng(0).normal(0, 40, SHAPE)
    return numbers.astype(np.complex64 if dtype is np.complex64 else dtype)


def module_text(type_: str, values: np.ndarray, attribute: str) -> str:
    """A module whose ``f`` returns ``values``, ``dense`` or a ``dense_resource``."""
    digits = values.tobytes().hex().upper()
    tensor = f"tensor<{'x'.join(map(str, values.shape))}x{type_}>"
    constant = f'dense<"0x{digits}">' if attribute == "dense" else 'dense_resource<"a \\22b">'
    blob = f'{{-# dialect_resources: {{builtin: {{"a \\22b": "0x04000000{digits}"}}}} #-}}'
    return f"""
      func.func @f() -> {tensor} {{
        %c = arith.constant {constant} : {tensor}
        return %c : {tensor}
      }}
      {blob if attribute == "resource" else ""}"""


@pytest.mark.parametrize(("type_", "attribute"), CASES)
def test_values(tmp_path: Path, type_: str, attribute: str) -> None:
    values = random_values(DTYPES[type_])
    text = module_text(type_, values, attribute)
    model, library = tmp_path / "model.mlir", tmp_path / "libmodel.so"
    model.write_text(text)
    mlir_abi.build(model, library, save_temps=tmp_path)
    for functions in (jitted(text), mlir_abi.load(library)):
        result = functions.f()
        assert result.dtype == values.dtype
        assert result.tobytes() == values.tobytes()
    translated = (tmp_path / "libmodel.raw.ll").read_text()
    is_bytes = f"constant [{values.nbytes} x i8] c" in translated
    assert is_bytes == (type_ not in ("index", "complex<f32>"))


@pytest.mark.parametrize(
    ("attribute", "alignment"),
    [("", 16), ("{alignment = 4 : i64}", 4), ("{alignment = 256 : i64}", 256)],
)
def test_alignment(tmp_path: Path, attribute: str, alignment: int) -> None:
    """A constant for which none is asked gets what LLVM gives to an array of numbers."""
    model = tmp_path / "model.mlir"
    digits = random_values(np.float32).tobytes().hex().upper()
    model.write_text(f"""
      memref.global "private" constant @c : memref<4098xf32> = dense<"0x{digits}"> {attribute}
      func.func @f(%i: index) -> f32 {{
        %c = memref.get_global @c : memref<4098xf32>
        %x = memref.load %c[%i] : memref<4098xf32>
        return %x : f32
      }}""")
    mlir_abi.build(model, tmp_path / "model.ll")
    (found,) = re.findall(
        r"\[16392 x i8\] c.*, align (\d+)$", (tmp_path / "model.ll").read_text(), re.M
    )
    assert int(found) == alignment


def test_a_resource_that_is_not_there(tmp_path: Path) -> None:
    """As ``mlir-opt --mlir-elide-resource-strings-if-larger`` leaves it."""
    (tmp_path / "model.mlir").write_text("""
      func.func @f() -> tensor<3000xf32> {
        %c = arith.constant dense_resource<__elided__> : tensor<3000xf32>
        return %c : tensor<3000xf32>
      }""")
    with pytest.raises(mlir_abi.BuildError, match="resource does not exist"):
        mlir_abi.build(tmp_path / "model.mlir", tmp_path / "model.o")
