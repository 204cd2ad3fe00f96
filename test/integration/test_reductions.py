"""Reductions of short rows beside NumPy (`reductions.py` has all of them, for more processors)."""

from __future__ import annotations

import pytest
from callers import jitted
from reductions import ELEMENTS, FLOATS, differences, module

LENGTHS = [11]


@pytest.mark.parametrize("element", ELEMENTS)
def test_a_reduction_of_a_row(element: str) -> None:
    """Of each kind, with the greatest number in each place, NaNs and zeros of both signs."""
    forms = ["row", "loop"] if element in (*FLOATS, "i32") else ["row"]
    library = jitted(module(element, LENGTHS, forms))
    assert [*differences(library, element, LENGTHS, forms)] == []


def test_the_functions_of_c() -> None:
    """LLVM takes a call of ``fmaxf`` for ``maxnumf``."""
    text = module("f32", LENGTHS, ["loop"])
    for kind, name in ("maxnumf", "fmaxf"), ("minnumf", "fminf"):
        call = f"func.call @{name}(%a, %e) : (f32, f32) -> f32"
        text = text.replace(f"arith.{kind} %a, %e : f32", call)
        text += f"func.func private @{name}(f32, f32) -> f32\n"
    library = jitted(text, opt_level=3)
    assert [*differences(library, "f32", LENGTHS, ["loop"])] == []
