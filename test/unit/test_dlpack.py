"""The element types of DLPack, with the codes of its own header."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from extras import import_extra

from mlir_abi.dialect_attrs.layout.c_interface import dlpack_type
from mlir_abi.dialect_attrs.type_parser import parse_type

PACKAGE = Path(import_extra("tvm_ffi", "tvm-ffi").__file__).parent
HEADER = (PACKAGE / "include" / "dlpack" / "dlpack.h").read_text()
CODES = {name: int(code) for name, code in re.findall(r"\bkDL(\w+) = ([0-9]+)U", HEADER)}


@pytest.mark.parametrize(
    ("type_", "name", "bits"),
    [
        ("i1", "Bool", 8),
        *((f"i{bits}", "Int", bits) for bits in (8, 16, 32, 64)),
        *((f"si{bits}", "Int", bits) for bits in (8, 64)),
        *((f"ui{bits}", "UInt", bits) for bits in (8, 16, 32, 64)),
        ("index", "Int", 32),
        *((f"f{bits}", "Float", bits) for bits in (16, 32, 64)),
        ("bf16", "Bfloat", 16),
        *(
            (f"f8{kind}", f"Float8_{kind.lower()}", 8)
            for kind in (
                *("E3M4", "E4M3", "E4M3B11FNUZ", "E4M3FN", "E4M3FNUZ"),
                *("E5M2", "E5M2FNUZ", "E8M0FNU"),
            )
        ),
        ("complex<f32>", "Complex", 64),
        ("complex<f64>", "Complex", 128),
    ],
)
def test_a_type_of_dlpack(type_: str, name: str, bits: int) -> None:
    """Its code, and all bits of an element; an index has those of the target."""
    assert dlpack_type(parse_type(type_), 32) == (CODES[name], bits)


@pytest.mark.parametrize(
    "type_",
    ["i4", "i128", "si1", "ui1", "f4E2M1FN", "tf32", "f80", "complex<i8>", "vector<4xf32>", "none"],
)
def test_a_type_that_dlpack_does_not_have(type_: str) -> None:
    """Nor one narrower than a byte, which DLPack packs."""
    assert dlpack_type(parse_type(type_), 64) is None
