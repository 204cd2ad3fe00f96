"""C programs call what comes out of the conversion, and are called by it."""

from __future__ import annotations

import shutil
from pathlib import Path
from string import Template

import pytest
from conversion import Convention
from execution import Conversion, lower
from mlir import ir
from native import ALL_TARGETS, GCC, INPUTS, Target

INTEGERS = {
    "bool": ("i1", "i1", "extui"),
    "s8": ("i8", "i8", "extsi"),
    "u8": ("ui8", "i8", "extui"),
    "s16": ("i16", "i16", "extsi"),
    "u16": ("ui16", "i16", "extui"),
    "s32": ("si32", "i32", "extsi"),
    "u32": ("ui32", "i32", "extui"),
}
"""Name in C, type, the signless type of its bits, and how that is widened."""

VALUES = {
    "i64": "i64",
    "index": "index",
    "pointer": "!llvm.ptr",
    "f32": "f32",
    "f64": "f64",
    "f16": "f16",
    "f80": "f80",
    "f128": "f128",
    "complex64": "complex<f32>",
    "complex128": "complex<f64>",
    "vector4": "vector<4xf32>",
    "vector2": "vector<2xi64>",
    "matrix": "vector<3x4xf32>",
    "record": "!llvm.struct<(i8, i32, f64)>",
    "array": "!llvm.array<3 x i16>",
}


def scalars(conversion: Conversion, target: Target, directory: Path) -> Path:
    """The program of ``Inputs/scalars.c``, with the types that the C compiler knows."""
    unknown = set() if target.has_float16(directory) else {"f16"}
    if not target.triple.startswith("x86_64"):
        unknown.add("f80")
    if target.bits == 32:
        unknown.add("f128")
    integer = Template((INPUTS / "integer.mlir").read_text())
    value = Template((INPUTS / "value.mlir").read_text())
    pieces = [(INPUTS / "scalars.mlir").read_text()]
    pieces += [
        integer.substitute(name=name, T=type_, I=bits, extend=extend)
        for name, (type_, bits, extend) in INTEGERS.items()
    ]
    pieces += [
        value.substitute(name=name, T=type_)
        for name, type_ in VALUES.items()
        if name not in unknown
    ]
    module = lower(target.module("\n".join(pieces)), conversion, target.bits)
    return target.program(
        module, "scalars.c", directory, *({"HAS_FLOAT16"} if "f16" not in unknown else ())
    )


def target_abi(module: ir.Module) -> None:
    Convention().ours(module, c_abi="target")


@pytest.mark.parametrize("target", ALL_TARGETS, ids=str)
def test_scalars_and_aggregates(context: ir.Context, target: Target, tmp_path: Path) -> None:
    """``c-abi=target``: every scalar by value, aggregates by pointer, dirty registers and all."""
    run = target.run(scalars(target_abi, target, tmp_path))
    assert run.returncode == 0, run.stderr


def test_upstream_is_not_the_c_abi(context: ir.Context, tmp_path: Path) -> None:
    """Difference 3: with upstream's wrappers the same program finds flags and aggregates wrong."""
    run = GCC[0].run(scalars(Convention().upstream, GCC[0], tmp_path))
    assert run.returncode != 0
    for what in ("narrow_bool", "call_widen_bool", "complex64", "vector4"):
        assert what in run.stderr


CONVERSIONS: dict[str, Conversion] = {
    "upstream": lambda module: Convention().upstream(module),
    "ours": lambda module: Convention().ours(module),
    "ours, c-abi=target": target_abi,
}

SANITIZED = Target(
    "gcc", flags=("-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
)
VALGRIND = (
    "valgrind",
    "--quiet",
    "--leak-check=full",
    "--show-leak-kinds=all",
    "--errors-for-leak-kinds=all",
    "--error-exitcode=99",
)
NEEDS_VALGRIND = pytest.mark.skipif(
    shutil.which(VALGRIND[0]) is None, reason="valgrind is not installed: apt-get install valgrind"
)


def memrefs(conversion: Conversion, target: Target, directory: Path, *macros: str) -> Path:
    """The program of ``Inputs/memrefs.c``; with the macro LEAK it forgets one array."""
    text = target.module((INPUTS / "memrefs.mlir").read_text())
    module = lower(text, conversion, target.bits)
    return target.program(module, "memrefs.c", directory, *macros)


@pytest.mark.parametrize("target", ALL_TARGETS, ids=str)
@pytest.mark.parametrize("conversion", CONVERSIONS)
def test_memrefs(context: ir.Context, conversion: str, target: Target, tmp_path: Path) -> None:
    """Memrefs of all kinds both ways, several results, storage that changes hands."""
    run = target.run(memrefs(CONVERSIONS[conversion], target, tmp_path))
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize("conversion", CONVERSIONS)
def test_sanitizers(context: ir.Context, conversion: str, tmp_path: Path) -> None:
    """AddressSanitizer, its leak checker and UBSan find nothing."""
    run = SANITIZED.run(memrefs(CONVERSIONS[conversion], SANITIZED, tmp_path))
    assert (run.returncode, run.stderr) == (0, "")


def test_sanitizers_find_a_leak(context: ir.Context, tmp_path: Path) -> None:
    """The leak checker reports the array that the C program forgets."""
    leaking = SANITIZED.run(memrefs(CONVERSIONS["ours"], SANITIZED, tmp_path, "LEAK"))
    assert "36 byte(s) leaked in 1 allocation(s)" in leaking.stderr


@NEEDS_VALGRIND
@pytest.mark.parametrize("conversion", CONVERSIONS)
def test_valgrind(context: ir.Context, conversion: str, tmp_path: Path) -> None:
    """Valgrind, which sees MLIR's half as well, finds nothing."""
    run = GCC[1].run(memrefs(CONVERSIONS[conversion], GCC[1], tmp_path), *VALGRIND)
    assert (run.returncode, run.stderr) == (0, "")


@NEEDS_VALGRIND
def test_valgrind_finds_a_leak(context: ir.Context, tmp_path: Path) -> None:
    """Valgrind reports the array that the C program forgets."""
    leaking = GCC[1].run(memrefs(CONVERSIONS["ours"], GCC[1], tmp_path, "LEAK"), *VALGRIND)
    assert leaking.returncode == 99
    assert "36 bytes in 1 blocks are definitely lost" in leaking.stderr


@NEEDS_VALGRIND
def test_scalars_under_valgrind(context: ir.Context, tmp_path: Path) -> None:
    """No scalar or aggregate is read where C has not written it."""
    run = GCC[1].run(scalars(target_abi, GCC[1], tmp_path), *VALGRIND)
    assert (run.returncode, run.stderr) == (0, "")


def test_scalars_under_sanitizers(context: ir.Context, tmp_path: Path) -> None:
    """No alignment is assumed that MLIR's half does not keep."""
    run = SANITIZED.run(scalars(target_abi, SANITIZED, tmp_path))
    assert (run.returncode, run.stderr) == (0, "")
