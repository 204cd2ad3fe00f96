"""Where ours runs differently from upstream on purpose: loops, and bare pointers that come back."""

from __future__ import annotations

import ctypes
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from string import Template

import numpy as np
import pytest
from conversion import Convention
from execution import Executable, lower, scalar, struct
from mlir import ir

HERE = Path(__file__).parent

# What each function of Inputs/loops.mlir returns after n iterations, for a memref of size 3.
LOOPS = {
    "used_at_once": lambda n: 3 * n,
    "used_at_once_indirectly": lambda n: 3 * n,
    "used_by_a_call": lambda n: 3 * n,
    "irreducible": lambda n: 3 * n,
    "carried": lambda n: 3 * n + 3,
    "used_after": lambda n: 6,
    "beside_an_alloca": lambda n: 3 * n,
}
ONE_ITERATION = ["used_at_once", "used_at_once_indirectly", "used_by_a_call", "irreducible"]
"""The loops of which no unranked value lives longer than an iteration."""


def call_loops(
    conversion: str, iterations: int, functions: Iterable[str]
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, HERE / "call_loops.py", conversion, str(iterations), *functions]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=100)


def check_loops(iterations: int, functions: Iterable[str]) -> None:
    run = call_loops("ours", iterations, functions)
    results = [f"{function} {LOOPS[function](iterations)}" for function in functions]
    assert (run.stdout.splitlines(), run.returncode) == (results, 0), run.stderr


@pytest.mark.parametrize("iterations", [1, 2, 50])
def test_unranked_results_in_loops(iterations: int) -> None:
    """Whatever is done about the stack, no descriptor is lost that is still needed."""
    check_loops(iterations, LOOPS)


def test_loops_do_not_grow_the_stack() -> None:
    """Difference 5: a million iterations on one megabyte, which upstream's output overflows."""
    check_loops(1_000_000, ONE_ITERATION)
    for function in ONE_ITERATION:
        assert call_loops("upstream", 1_000_000, [function]).returncode == -signal.SIGSEGV


def bare_pointers(conversion: str, by_option: bool) -> Executable:
    text = Template((HERE / "Inputs" / "bare_pointers.mlir").read_text()).substitute(
        attribute="" if by_option else "llvm.bareptr"
    )
    convention = Convention(bare_pointers=by_option)
    return Executable(lower(text, getattr(convention, conversion)))


@pytest.mark.parametrize("by_option", [True, False], ids=["by option", "by attribute"])
def test_bare_pointers_exclude_the_offset(context: ir.Context, by_option: bool) -> None:
    """The pointer is that of the storage, from which the callee counts its static offset."""
    for conversion in ("upstream", "ours"):
        executable = bare_pointers(conversion, by_option)
        storage = np.arange(12, dtype=np.float32)
        expected = storage.copy()
        expected[2:10].reshape(2, 4)[:, :3] *= -1
        result = struct(pointer=ctypes.c_void_p, answer=ctypes.c_int32)
        # The packed results are the value of the call itself here, not those of a wrapper.
        value = (ctypes.c_char * ctypes.sizeof(result)).from_buffer(result)
        executable.call("negate", ctypes.c_void_p(storage.ctypes.data), result=value, prefix="")
        np.testing.assert_array_equal(storage, expected)
        assert (result.pointer, result.answer) == (storage.ctypes.data, 42)


@pytest.mark.parametrize("by_option", [True, False], ids=["by option", "by attribute"])
def test_bare_pointers_come_back_aligned(context: ir.Context, by_option: bool) -> None:
    """Difference 4: the caller of an over-aligned allocation reads what the callee wrote."""
    assert wrong_sums("ours", by_option) == 0
    # Most allocations are not aligned to 256 bytes by chance.
    assert wrong_sums("upstream", by_option) > 0


def wrong_sums(conversion: str, by_option: bool) -> int:
    executable = bare_pointers(conversion, by_option)
    wrong = 0
    for value in range(1, 21):
        total = ctypes.c_float()
        executable.call("sum_of_new", scalar(value, np.float32), result=total, prefix="")
        wrong += total.value != 16 * value
    return wrong


def test_random_loops() -> None:
    """Random programs with unranked results in nested loops give what upstream's output gives."""
    command = [sys.executable, HERE / "random_loops.py", "60"]
    run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert (run.stdout, run.returncode) == ("done\n", 0), run.stderr
