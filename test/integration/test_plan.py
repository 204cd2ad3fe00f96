"""The plan of a call: what Python writes is what C reads by the structs of ``plan.h``."""

from __future__ import annotations

import ctypes
import struct
import subprocess
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from native import INPUTS, TARGETS, Target

from mlir_abi.dialect_attrs import tvm_ffi
from mlir_abi.dialect_attrs.layout.plan import (
    STRUCTS,
    PlanEncoder,
    encode_plan,
)
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.reflection.value import Value
from mlir_abi.dialect_attrs.size_conditions import SizeCondition
from mlir_abi.dialect_attrs.size_expressions import (
    IndexArgument,
    Product,
    Quotient,
    SizeAt,
    Sum,
)
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


CONDITIONS = """
#include "core.c"
int accepts(const Plan *plan, const char *memory) { return failing(plan, memory) == NULL; }
long long value(const Plan *plan, const char *memory, int place) {
  return (long long)sum_of(plan, memory, PART(Sum, plan, place));
}
"""


@pytest.fixture(scope="module")
def core(tmp_path_factory: pytest.TempPathFactory) -> ctypes.CDLL:
    """The rules of conditions, as a library."""
    directory = tmp_path_factory.mktemp("core")
    source, library = directory / "core_of_conditions.c", directory / "libcore.so"
    source.write_text(CONDITIONS)
    command = ["gcc", "-O2", "-Wall", "-Wextra", "-Werror", "-shared", "-fPIC", f"-I{CORE}"]
    subprocess.run([*command, source, "-o", library], check=True)
    return ctypes.CDLL(str(library))


NUMBERS = st.integers(-(2**31) + 1, 2**31 - 1) | st.integers(-9, 9)
SIZES = st.lists(st.integers(0, 12) | st.integers(0, 2**62), min_size=3, max_size=3)


@given(st.lists(NUMBERS, min_size=4, max_size=4), st.booleans(), st.integers(0, 7), SIZES)
def test_conditions_hold_as_in_python(
    core: ctypes.CDLL, numbers: list[int], is_equal: bool, divisor: int, sizes: list[int]
) -> None:
    """Sums do not overflow, and the remainder of a negative number is as in Python."""
    constant, *factors = numbers
    names = {name: factor for name, factor in zip("nmk", factors, strict=True) if factor}
    total = Sum(names, constant)
    condition = SizeCondition.of(total, "==" if is_equal or divisor else ">=", divisor)
    argument = Value(parse_type("memref<?x?x?xf32>"), sizes=("n", "m", "k"))
    function = FunctionReflection("f", (argument,), (), conditions=(condition,))
    data = encode_plan(function, 64, tvm_ffi.slots(function), None)
    memory = struct.pack("<9q", 0, 0, 0, *sizes, 0, 0, 0)
    expected = condition.holds(dict(zip("nmk", sizes, strict=True)))
    assert bool(core.accepts(data, memory)) == expected


def expressions() -> st.SearchStrategy[Sum]:
    """Sums of sizes, of the index argument, and of products and quotients of sums."""
    leaf = st.sampled_from([*(SizeAt((0, axis)) for axis in range(3)), IndexArgument(1)])

    def sums(terms: st.SearchStrategy[Any]) -> st.SearchStrategy[Sum]:
        factors = st.integers(-9, 9).filter(bool)
        return st.builds(Sum, st.dictionaries(terms, factors, max_size=3), st.integers(-9, 9))

    return sums(
        st.recursive(
            leaf,
            lambda inner: st.builds(
                lambda kind, *parts: kind(*parts),
                st.sampled_from([Product, Quotient]),
                sums(inner),
                sums(inner),
            ),
            max_leaves=4,
        )
    )


def value_of(total: Sum, sizes: list[int], index: int) -> int:
    """The value of a sum, by Python's integers."""
    value = total.constant
    for what, factor in total.factors.items():
        match what:
            case SizeAt((_, axis)):
                value += factor * sizes[axis]
            case IndexArgument():
                value += factor * index
            case Product(left, right):
                value += factor * value_of(left, sizes, index) * value_of(right, sizes, index)
            case Quotient(left, right):
                dividend, divisor = value_of(left, sizes, index), value_of(right, sizes, index)
                value += factor * (dividend // divisor) if divisor > 0 else 0
    return value


@given(
    expressions(),
    st.lists(st.integers(0, 99), min_size=3, max_size=3),
    st.integers(-99, 99),
)
def test_terms_have_the_values_of_python(
    core: ctypes.CDLL, total: Sum, sizes: list[int], index: int
) -> None:
    """Products and quotients, which are rounded down."""
    arguments = Value(parse_type("memref<?x?x?xf32>")), Value(parse_type("index"))
    function = FunctionReflection("f", arguments, ())
    writer = PlanEncoder(function, 64)  # nothing makes such sums yet
    header = writer.encode(tvm_ffi.slots(function), None)[: struct.calcsize(STRUCTS["Plan"])]
    place = writer._add(writer._pack("Sum", *writer._sum(total)))
    data = b"".join([header, *writer._parts])
    memory = struct.pack("<10q", 0, 0, 0, *sizes, 0, 0, 0, index)
    core.value.restype = ctypes.c_longlong
    expected = value_of(total, sizes, index)
    assert core.value(data, memory, place) == expected
    known = {SizeAt((0, axis)): size for axis, size in enumerate(sizes)}
    assert total.value({**known, IndexArgument(1): index}) == expected
