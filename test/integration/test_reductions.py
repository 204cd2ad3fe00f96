"""Reductions of short rows beside NumPy (`reductions.py` has all of them, for more processors)."""

from __future__ import annotations

import pytest
from callers import jitted
from reductions import ELEMENTS, differences, module

LENGTHS, FORMS = [11], ["row", "loop"]


@pytest.mark.parametrize("element", ELEMENTS)
def test_a_reduction_of_a_row(element: str) -> None:
    """Of each kind, with the greatest number in each place, NaNs and zeros of both signs."""
    library = jitted(module(element, LENGTHS, FORMS))
    assert [*differences(library, element, LENGTHS, FORMS)] == []


def test_the_functions_of_c() -> None:
    """LLVM takes a call of ``fmaxf`` for ``maxnumf``."""
    text = module("f32", LENGTHS, ["loop"])
    for kind, name in ("maxnumf", "fmaxf"), ("minnumf", "fminf"):
        call = f"func.call @{name}(%a, %e) : (f32, f32) -> f32"
        text = text.replace(f"arith.{kind} %a, %e : f32", call)
        text += f"func.func private @{name}(f32, f32) -> f32\n"
    library = jitted(text, opt_level=3)
    assert [*differences(library, "f32", LENGTHS, ["loop"])] == []
