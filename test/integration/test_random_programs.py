"""Random programs compute what their interpreter computes, in each way of compiling them."""

from __future__ import annotations

from pathlib import Path

import pytest
from run_programs import check, failures, libraries, program_of


@pytest.mark.parametrize("first", [0, 20], ids=["memrefs", "tensors"])
def test_random_programs(first: int) -> None:
    """By `jit` at -O0 and -O2, and in a library; run_programs.py runs many more."""
    assert check(range(first, first + 6)) == []


def test_another_result_is_a_failure(tmp_path: Path) -> None:
    """A result, and an element of an array that the program may write to."""
    program = program_of(0)
    _, library = next(libraries(program.text(), tmp_path))
    first, second, _ = program.calls
    first.results[0] ^= 1
    second.after[0][0] = not second.after[0][0]
    found = [each.split()[:3] for each in failures(program, library)]
    assert found == [["call", "0,", "result"], ["call", "1,", "buffer"]]
