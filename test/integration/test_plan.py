"""The plan of a call: what Python writes is what C reads by the structs of ``plan.h``."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from native import INPUTS, TARGETS, Target

from mlir_abi.dialect_attrs import tvm_ffi
from mlir_abi.dialect_attrs.layout.plan import encode_plan
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.reflection.value import Value
from mlir_abi.dialect_attrs.size_conditions import SizeCondition
from mlir_abi.dialect_attrs.type_parser import parse_type

CORE = Path(__file__).parents[2] / "runtime" / "call"

FUNCTION = FunctionReflection(
    "f",
    (
        Value(parse_type("memref<?x4xf32>"), "x", (0,), readonly=True, sizes=("n", 4)),
        Value(parse_type("memref<?xbf16, strided<[?], offset: 2>>"), "y", (1,), sizes=("n",)),
        Value(parse_type("f16"), path=(2, "w", 0)),
        Value(parse_type("i1"), path=(2, "w", 2)),
        Value(parse_type("memref<3xcomplex<f64>>"), out=True, noalias=True),
        Value(parse_type("memref<*xi8>"), path=(2, "k%")),
        Value(parse_type("complex<f32>"), path=(3,)),
        Value(parse_type("index"), path=(4,)),
    ),
    (Value(parse_type("ui64")), Value(parse_type("memref<?xindex>"))),
    conditions=(
        SizeCondition.parse("n >= 2"),
        SizeCondition.parse("(3*n + 1) % 4 == 0"),
    ),
)


@pytest.mark.parametrize("target", TARGETS, ids=str)
def test_c_reads_what_python_writes(target: Target, tmp_path: Path) -> None:
    """Each member of each struct has the value that the signature gives it."""
    program = tmp_path / "members"
    flags = [*target.flags, "-Wall", "-Wextra", "-Werror", "-Wno-format-security", f"-I{CORE}"]
    source = INPUTS / "plan_members.c"
    subprocess.run([target.compiler, *flags, source, "-o", program], check=True)
    data = encode_plan(FUNCTION, 64, tvm_ffi.slots(FUNCTION), tvm_ffi.result_structure(FUNCTION))
    (tmp_path / "plan").write_bytes(data)
    command = [*target.runner, program, tmp_path / "plan"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert printed == (INPUTS / "plan_members.txt").read_text()
