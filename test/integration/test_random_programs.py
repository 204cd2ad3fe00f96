"""Random programs compute what their interpreter computes, in each way of compiling them."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from pathlib import Path

import pytest
from roads import ROADS, Roads, float_functions
from run_programs import Mode, check, failures, libraries, program_of

import mlir_abi


@pytest.mark.parametrize("programs", [range(4), range(20, 24)], ids=["memrefs", "tensors"])
def test_random_programs(programs: Sequence[int]) -> None:
    """By `jit` at -O0 and -O2, and in libraries; run_programs.py runs many more."""
    assert check(programs) == []


@pytest.mark.parametrize(
    "seed", [191, 429, 1459], ids=["unused buffer", "buffer that a call passes on", "bits"]
)
def test_programs_that_did_not_compile(seed: int, tmp_path: Path) -> None:
    """At -O0. MLIR's ``optimize-allocation-liveness`` cannot follow the buffers of 191 and 429;
    LLVM cannot compile 1459 at -O0 with AVX-512.
    """
    program = program_of(seed)
    _, library = next(libraries(program.text(), tmp_path))
    assert [*failures(program, library)] == []


def test_results_made_of_others() -> None:
    """By `jit` with ``out_params``; run_programs.py runs many more.

    38 and 93 update a result to make another, which wrote to both.
    """
    assert check([38, 43, 81, 93], "out-params") == []


def test_checked_programs() -> None:
    """None of right programs is refused; run_programs.py runs many more."""
    assert check(range(4), "checked") + check(range(20, 24), "checked") == []


@pytest.mark.parametrize("mode", ["", "out-params"])
def test_programs_that_fail(mode: Mode) -> None:
    """Each assertion of a call: the error, memory, and the calls after it."""
    assert check([20, 21], mode, may_fail=True) == []


@pytest.mark.slow
@pytest.mark.parametrize("may_fail", [False, True])
def test_roads(may_fail: bool) -> None:
    """Random options, and calls by NumPy, TVM FFI and C; run_programs.py runs many more."""
    assert check([40, 41], "roads", may_fail) + check([60, 61], "roads", may_fail) == []


def test_each_road_is_taken(tmp_path: Path) -> None:
    """By its own function, whose numbers are compared."""
    *_, sum_ = float_functions(0)
    source, path = tmp_path / "sum.mlir", tmp_path / "libsum.so"
    source.write_text(sum_.text)
    mlir_abi.build(source, path, plain_c=True, tvm_ffi=True, opt_level=0)
    library, plain = mlir_abi.load(path), ctypes.CDLL(str(path))
    taken = [Roads(library, road, plain)[sum_.name] for road in ROADS]
    assert [each is library[sum_.name] for each in taken] == [True, False, False, False, False]
    sum_.expected = sum_.expected + 1
    reported = [each.split(": ")[0] for each in sum_.differences(Roads(library, "NumPy", plain))]
    assert reported == [f"{sum_.name}, {road}" for road in ROADS]


def test_another_result_is_a_failure(tmp_path: Path) -> None:
    """A result, and an element of an array that the program may write to."""
    program = program_of(0)
    _, library = next(libraries(program.text(), tmp_path))
    first, second, _ = program.calls
    first.results[0] ^= 1
    second.after[0][0] = not second.after[0][0]
    messages = [each.split()[:3] for each in failures(program, library)]
    assert messages == [["call", "0,", "result"], ["call", "1,", "buffer"]]
