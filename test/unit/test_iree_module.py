"""Functions that cannot be in a module for IREE are refused when it is made, not when it runs."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated, Any

import numpy as np
import pytest
from numpy.typing import NDArray

from mlir_abi.runtime.iree.module import IreeModule

Floats = Annotated[NDArray[np.float32], "tensor<?xf32>"]


def no_hint(x) -> None: ...  # type: ignore[no-untyped-def]
def plain_int(x: int) -> None: ...
def plain_array(x: NDArray[np.float32]) -> None: ...
def half(x: np.float16) -> None: ...
def two_texts(x: Annotated[Any, "i32", "i64"]) -> None: ...
def no_result(x: Floats): ...  # type: ignore[no-untyped-def]
def some(*x: Floats) -> None: ...
def keyword(*, x: Floats) -> None: ...


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (no_hint, "argument #0 of @host.no_hint must have a hint: np.int32, or Annotated"),
        (plain_int, "argument #0 of @host.plain_int must have a hint"),
        (plain_array, "argument #0 of @host.plain_array must have a hint"),
        (half, "argument #0 of @host.half must have a hint"),
        (two_texts, "argument #0 of @host.two_texts must have a hint"),
        (no_result, "@host.no_result must have a hint for its result: None if it has none"),
        (some, r"argument #0 of @host.some must be positional \(got \*x"),
        (keyword, r"argument #0 of @host.keyword must be positional \(got x"),
    ],
)
def test_hints_that_say_no_type(function: Callable[..., Any], message: str) -> None:
    """The error names the place."""
    with pytest.raises(TypeError, match=f"^{message}"):
        IreeModule("host").function(function)


def unranked(x: Floats, y: Annotated[Any, "tensor<*xf32>"]) -> None: ...
def wide() -> tuple[Floats, Annotated[Any, "i24"]]: ...  # type: ignore[empty-body]
def reference(x: Annotated[Any, "!hal.buffer"]) -> None: ...
def custom(x: Annotated[Any, "!custom.string"]) -> None: ...
def no_type(x: Annotated[Any, "tensor<?xf32"]) -> None: ...
def bf16(x: Annotated[Any, "bf16"]) -> None: ...
def narrow(x: Annotated[Any, "tensor<4xi4>"]) -> None: ...
def narrow_number(x: Annotated[Any, "i4"]) -> None: ...


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (unranked, r"argument #1 of @host.unranked cannot be tensor<\*xf32>: IREE cannot pass unr"),
        (wide, "result #1 of @host.wide cannot be i24: NumPy has no number like i24"),
        (reference, "argument #0 of @host.reference cannot be !hal.buffer: must be a number, a te"),
        (custom, "argument #0 of @host.custom cannot be !custom.string: only C can register typ"),
        (no_type, r"argument #0 of @host.no_type cannot be tensor<\?xf32: '>' is missing"),
        (bf16, "argument #0 of @host.bf16 cannot be bf16: the numbers of the VM are i32, i64"),
        (narrow, "argument #0 of @host.narrow cannot be tensor<4xi4>: IREE packs i4, and NumPy d"),
        (narrow_number, "argument #0 of @host.narrow_number cannot be i4: i4 is narrower than a b"),
    ],
)
def test_types_that_do_not_come_to_python(function: Callable[..., Any], message: str) -> None:
    """The error names the place, the type and the reason."""
    with pytest.raises(ValueError, match=f"^{message}"):
        IreeModule("host").function(function)


def padded(n: np.int32, x: Floats) -> None: ...
def fenced(x: Floats, n: np.int32) -> None: ...


def test_a_gap_that_iree_reads_wrongly() -> None:
    """``PyModuleInterface`` ends the process when such a function is called."""
    host = IreeModule("host")
    with pytest.raises(
        ValueError, match=r"^@host.padded is 0ir_v to the VM: .* cannot take an odd n"
    ):
        host.function(padded)
    with pytest.raises(ValueError, match=r"^@host.fenced is 0rirr_v to the VM"):
        host.coarse_fences(fenced)
    assert host.function(fenced) is fenced


def test_a_name_is_there_once() -> None:
    """Two functions of one name are an error."""
    host = IreeModule("host")
    host.function(fenced)
    with pytest.raises(ValueError, match=r"^@host.fenced is there already"):
        host.function(fenced)


def test_iree_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error says how to get it."""
    monkeypatch.setitem(sys.modules, "iree", None)
    with pytest.raises(ImportError, match=r"^no iree.runtime: pip install 'mlir-abi\[iree\]'$"):
        IreeModule("host").create(None)
