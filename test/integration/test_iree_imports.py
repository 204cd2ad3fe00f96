"""Imports of IREE's VM: conventions as its compiler writes them, and Python behind them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import iree_imports
import pytest
from element_types import DTYPES
from iree_imports import CALLS, MISMATCHES
from iree_process import DOCUMENT, run

from mlir_abi.dialect_attrs.iree.vm_calling_convention import calling_convention, is_padded, letter
from mlir_abi.dialect_attrs.type_parser import parse_type
from mlir_abi.dialect_attrs.types import ValueType
from mlir_abi.runtime.iree.value_conversion import converter

NUMBERS = ["i1", "i8", "i16", "i31", "i32", "i64", "index", "f32", "f64"]
SIGNED = ["si8", "ui8", "si16", "ui16"]
ELEMENTS = ["i1", "i4", "i24", "i64", "i128", "ui8", "si8", "f16", "bf16", "f32", "f64", "f128"]
ELEMENTS += ["f8E4M3FN", "f8E4M3FNUZ", "f8E5M2", "f8E5M2FNUZ", "f8E8M0FNU"]
ELEMENTS += ["complex<f16>", "complex<f32>", "complex<f64>"]
TENSORS = [f"tensor<2x?x{element}>" for element in ELEMENTS] + ["tensor<f32>"]
REFERENCES = ["!util.list<?>", "!util.list<i8>", "!util.buffer", "!hal.buffer_view", "!hal.fence"]

ALL = NUMBERS + SIGNED + TENSORS + REFERENCES

PASSED: list[tuple[list[str], list[str], str]] = [
    (ALL, ALL, "sync"),
    *(([type_], [type_], "coarse-fences") for type_ in (NUMBERS[4], TENSORS[9], REFERENCES[0])),
    ([], [], "sync"),
    ([], [], "coarse-fences"),
    (NUMBERS, ["tensor<?xf32>", *NUMBERS], "sync"),
    (["tensor<?xf32>", "i32", "f64"], ["tensor<?xi8>", "i64"], "coarse-fences"),
]

# Each type that has no convention, the operation that makes a value of it if there is one, and how
# far the program gets.
REFUSED = {
    "i33": ("arith.constant 1 : i33", "compile"),
    "i128": ("arith.constant 1 : i128", "compile"),
    "si32": (None, "compile"),
    "si64": (None, "compile"),
    "ui32": (None, "compile"),
    "ui64": (None, "compile"),
    "f16": ("arith.constant 1.0 : f16", "compile"),
    "bf16": ("arith.constant 1.0 : bf16", "compile"),
    "tf32": ("arith.constant 1.0 : tf32", "compile"),
    "f80": ("arith.constant 1.0 : f80", "compile"),
    "f8E4M3FN": ("arith.constant 1.0 : f8E4M3FN", "compile"),
    "complex<f32>": ("complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>", "compile"),
    "tensor<*xf32>": (None, "compile"),
    "tensor<2xindex>": ("tensor.empty() : tensor<2xindex>", "compile"),
    "tensor<2xf80>": ("tensor.empty() : tensor<2xf80>", "compile"),
    "tensor<2xtf32>": ("tensor.empty() : tensor<2xtf32>", "compile"),
    "tensor<2xf8E3M4>": ("tensor.empty() : tensor<2xf8E3M4>", "compile"),
    "tensor<2xf8E4M3>": ("tensor.empty() : tensor<2xf8E4M3>", "compile"),
    "tensor<2xf4E2M1FN>": ("tensor.empty() : tensor<2xf4E2M1FN>", "compile"),
    "tensor<2xvector<2xf32>>": ("tensor.empty() : tensor<2xvector<2xf32>>", "compile"),
    "tensor<2xi256>": ("tensor.empty() : tensor<2xi256>", "run"),
    "vector<4xf32>": ("arith.constant dense<1.0> : vector<4xf32>", "compile"),
    "tuple<i32>": (None, "load"),
    "memref<4xf32>": (None, "load"),
    "memref<*xf32>": (None, "load"),
    "none": (None, "load"),
    "() -> ()": (None, "load"),
}


def fenced(operation: str, attributes: str) -> str:
    """A function that imports one with fences, and does not use what it returns."""
    function = f"{operation} private @host.f(%x: tensor<?xf32>) -> tensor<?xf32>"
    return f"""
{function} attributes {{iree.abi.model = "coarse-fences"{attributes}}}
func.func @main(%x: tensor<?xf32>) {{
  %y = {operation[:-4]}call @host.f(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return
}}"""


# Declarations and flags, and the convention of what is imported in the end.
MODELS = {
    "util.func": (fenced("util.func", ""), [], {"f": "0rrr_r"}),
    "func.func": (fenced("func.func", ""), [], {"f": "0r_r"}),
    "external": (
        fenced("func.func", ""),
        ["--iree-execution-model=async-external"],
        {"f": "0rrr_r"},
    ),
    "no side effects": (fenced("util.func", ", nosideeffects"), [], {}),
}


@pytest.fixture(scope="module")
def compiled() -> dict[str, list[Any]]:
    """What IREE made of PASSED and MODELS."""
    texts = [(text, flags) for text, flags, _ in MODELS.values()]
    asked = {"passed": PASSED, "refused": [], "texts": texts}
    answer: dict[str, list[Any]] = run("iree_conventions.py", asked)
    return answer


def test_where_iree_reads_the_model(compiled: dict[str, list[Any]]) -> None:
    """It is lost of a func.func, and a call without side effects is left out."""
    assert dict(zip(MODELS, compiled["texts"], strict=True)) == {
        name: conventions for name, (_, _, conventions) in MODELS.items()
    }


def test_conventions_are_those_of_the_compiler(compiled: dict[str, list[Any]]) -> None:
    """One function with every type, and some with a few."""
    ours = [
        calling_convention(map(parse_type, arguments), map(parse_type, results), model)  # type: ignore[arg-type]
        for arguments, results, model in PASSED
    ]
    assert ours == compiled["passed"]


@pytest.mark.parametrize("type_", REFUSED)
def test_what_iree_refuses_has_no_letter(type_: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        letter(parse_type(type_))


@pytest.mark.slow
def test_iree_refuses_what_has_no_letter() -> None:
    """It does not compile, load or run a program for each of these types."""
    asked = [(type_, operation) for type_, (operation, _) in REFUSED.items()]
    stages = run("iree_conventions.py", {"passed": [], "refused": asked, "texts": []})["refused"]
    assert dict(zip(REFUSED, stages, strict=True)) == {
        type_: stage for type_, (_, stage) in REFUSED.items()
    }


@pytest.fixture(scope="module")
def ran() -> dict[str, Any]:
    """What came of the calls of iree_imports.py."""
    results: dict[str, Any] = run("iree_imports.py", None)
    return results


def are_errors(expected: bool) -> list[str]:
    """The names of the calls that raise an error, or of those that do not."""
    return [name for name, (_, value) in CALLS.items() if isinstance(value, Exception) == expected]


@pytest.mark.parametrize("device", ["local-sync", "local-task"])
@pytest.mark.parametrize("call", are_errors(False))
def test_programs_call_python(ran: dict[str, Any], device: str, call: str) -> None:
    """Values go there and back, with and without fences, and after errors."""
    assert ran[device][call] == CALLS[call][1]


@pytest.mark.parametrize("device", ["local-sync", "local-task"])
def test_what_python_sees(ran: dict[str, Any], device: str) -> None:
    """The elements of lists arrive, and functions of nothing are called."""
    assert [41, [1.0, 2.0], [1.5]] in ran[f"{device} seen"]
    assert ran[f"{device} seen"].count("nothing") == 3


def test_python_appends_to_lists_of_the_program(ran: dict[str, Any]) -> None:
    """What it appends is there in the next call; the program's list is the one that Python has."""
    outcomes = ran["mutations"]
    assert outcomes["count"] == [2, 1]
    assert (outcomes["joined"], outcomes["again"]) == ("a b c", "b")
    assert outcomes["grown"] == [[[1, 2.5, [1.0, 2.0], ["x", [-1]]], 2, 3, None], 4]
    assert outcomes["kept"] == [[2, 3], "[b'x', [-1]]", True, True, 3]


@pytest.mark.parametrize(
    ("how", "message"),
    [
        (0, "TypeError: 'IreeList' object does not support item assignment"),
        (1, "TypeError: 'IreeList' object doesn't support item deletion"),
        (2, "AttributeError: 'IreeList' object has no attribute 'pop'"),
        (3, "TypeError: a list must not have a dict in it"),
    ],
)
def test_other_changes_of_lists_are_errors(ran: dict[str, Any], how: int, message: str) -> None:
    """None is lost in silence."""
    error, text = ran["mutations"]["change"][how]
    assert error == "RuntimeError"
    assert message in text


@pytest.mark.parametrize("device", ["local-sync", "local-task"])
@pytest.mark.parametrize("call", are_errors(True))
def test_errors_come_back(ran: dict[str, Any], device: str, call: str) -> None:
    """What Python raises is in the error of the call: for wrong results, which one, got, wanted."""
    error, text = ran[device][call]
    assert error == "RuntimeError"
    assert str(CALLS[call][1]) in text


@pytest.mark.parametrize("type_", iree_imports.NUMBERS)
def test_numbers(ran: dict[str, Any], type_: str) -> None:
    """Python sees a number of the type, whatever the VM has above its width."""
    _, seen, returned = iree_imports.NUMBERS[type_]
    assert ran["types"][type_] == [[repr(each) for each in seen], returned]


@pytest.mark.parametrize("element", iree_imports.ELEMENTS)
def test_elements(ran: dict[str, Any], element: str) -> None:
    """An array arrives with its dtype, and one that is not contiguous comes back as it is."""
    assert ran["types"][f"tensor<2x?x{element}>"] == [[DTYPES[element].name], [True]]


@pytest.mark.parametrize("mismatch", MISMATCHES)
def test_declarations_of_something_else(ran: dict[str, Any], mismatch: str) -> None:
    """IREE compares names and conventions when it loads; types are compared in the call."""
    assert MISMATCHES[mismatch][1] in ran["mismatches"][mismatch][1]


def test_the_gap_that_iree_reads_wrongly(ran: dict[str, Any]) -> None:
    """A module with a gap in a convention is refused for this; in a later IREE it may be mended."""
    assert is_padded("0iI_v")
    first, second = ran["gap"]
    assert first == 1
    assert second != 2


ROWS = re.findall(r"^\| (`[^|]+`) \|(?: `(\w)`)? \| ([^|]*)\|$", DOCUMENT, re.MULTILINE)


@pytest.mark.parametrize(("types", "convention", "python"), ROWS)
def test_the_document_says_how_types_are_passed(types: str, convention: str, python: str) -> None:
    """A cell is empty where there is an error."""
    for type_ in map(parse_type, re.findall(r"`([^`]+)`", types)):
        assert empty_where_refused(letter, type_) == convention
        assert bool(empty_where_refused(converter, type_)) == bool(python.strip())


def empty_where_refused(function: Callable[[ValueType], Any], type_: ValueType) -> Any:
    """What the function gives; an empty text where it raises ValueError."""
    try:
        return function(type_)
    except ValueError:
        return ""


def test_there_are_rows() -> None:
    """The document has the table."""
    assert ROWS
