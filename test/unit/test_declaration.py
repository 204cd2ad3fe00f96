"""``iree.abi.declaration`` as the types and names of a function."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mlir_abi.dialect_attrs.decode.decode_function import decode
from mlir_abi.dialect_attrs.decode.iree_declaration import decode_declaration


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("sync func @f() -> ()", "f() -> None"),
        (
            "async func @a.b(%x: tensor<2x?xf32>, %input1: i32) -> (%output0: index)",
            "a.b(x: tensor<2x?xf32>, i32) -> index",
        ),
        (
            'sync func @f(%x: i8 {a = ") -> (%", b = [1, 2]}) -> (%r: tensor<f32> {c = {}})',
            "f(x: i8) -> tensor<f32>",
        ),
        ("sync func @f(%input0: !x<(i1) -> (i2)>) -> ()", "f(!x<(i1) -> (i2)>) -> None"),
        ("sync func @f(%input0: () -> ()) -> ()", "f(() -> ()) -> None"),
        ("", None),
        ("my own", None),
        ("sync func @f(%x: i32)", None),
        ("sync func @f(%x: i32) -> (", None),
        ("sync func @f(%x) -> ()", None),
        ("sync func @f(%x: i32]) -> ()", None),
    ],
)
def test_a_declaration(text: str, expected: str | None) -> None:
    """Its values; None for the text of a user that is no declaration."""
    function = decode_declaration(text)
    assert (function if function is None else str(function)) == expected


@given(st.text(alphabet='sync func @f(%x: i32) -> {}<>[]",', max_size=40))
def test_any_text(text: str) -> None:
    """Nothing is raised."""
    decode_declaration(f"sync func @f({text}")


def test_a_declaration_beside_f_alone() -> None:
    """The annotations of the arguments, as beside ``iree.abi``."""
    declaration = "sync func @g(%x: tensor<4x3xf32>, %y: f32 {iree.abi.affinity = 1}) -> ()"
    function = decode({"f": "I11!B5!d4d3S1!R1!", "iree.abi.declaration": declaration})
    annotations = [each.annotations for each in function.arguments]
    assert annotations == [(), (("iree.abi.affinity", "1"),)]
