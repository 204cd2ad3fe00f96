"""Nested values go through IREE's compiler and runtime, on two targets, as NumPy has them.

The calls are made by the runtime alone; of this project there is only what the passes wrote.
"""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import iree_calls
import numpy as np
import pytest
import random_nests
from element_types import DTYPES

SCRIPTS = Path(sys.executable).parent

ROADS = [
    pytest.param(("mlir", "vmvx"), id="mlir-vmvx", marks=pytest.mark.slow),
    pytest.param(("iree.compiler", "llvm-cpu"), id="iree.compiler-llvm-cpu"),
]

SCALARS: dict[str, Any] = {"i8": -5, "i16": -300, "i32": 7, "i64": 1 << 40, "f32": 2.5, "f64": 0.1}
"""A value of each type of number that the runtime carries."""

ARRAYS = ["i1", "i8", "i16", "i32", "i64", "f32", "f64"]
"""The elements of the arrays that the runtime takes and returns."""

COMPLEX = ["f32", "f64"]
"""The parts of the complex numbers that the runtime gives and does not take."""

SAVED_MODEL = {
    "binary_func": '{"a":[["ndarray","f32",1,16],["ndarray","f32",1,16]],"r":[["stuple",'
    '["ndarray","f32",1,16],["ndarray","f32",1,16]]],"v":1}',
    "unary_func": '{"a":[["ndarray","f32",1,16]],"r":[["ndarray","f32",1,16]],"v":1}',
    "return_list": '{"a":[["ndarray","f32",1,16],["ndarray","f32",1,16]],"r":[["stuple",'
    '["ndarray","f32",1,16],["ndarray","f32",1,16]]],"v":1}',
    "dict_nest": '{"a":[["sdict",["dict",["sdict",["a",["ndarray","f32",1,16]],["b",["ndarray",'
    '"f32",1,16]]]],["list",["slist",["ndarray","f32",1,16],["ndarray","f32",1,16]]]],["ndarray",'
    '"f32",0]],"r":[["sdict",["dict",["sdict",["a",["ndarray","f32",1,16]],["b",["ndarray","f32",'
    '1,16]]]],["list",["stuple",["ndarray","f32",1,16],["ndarray","f32",1,16]]]]],"v":1}',
    "kwargs": '{"a":[["named","a",["ndarray","f32",1,16]],["named","b",["ndarray","f32",1,16]],'
    '["named","scalar",["ndarray","f32",0]]],"r":[["sdict",["dict",["sdict",["a",["ndarray","f32",'
    '1,16]],["b",["ndarray","f32",1,16]],["scalar",["ndarray","f32",0]]]]]],"v":1}',
}
"""What IREE's own pass wrote of each, until it was removed (``saved_model_to_iree_abi.mlir``)."""

RANDOM = [random_nests.case(Random(seed), f"random_{seed}") for seed in range(60)]

FIRST = '{iree.abi.index_path = ["x", 0, "y"]}'
SECOND = '{iree.abi.index_path = ["x", 1, "y"]}'


def number(type_: str) -> str:
    """Two of a type, three levels deep in the keyword arguments and in the results."""
    return f"""
func.func @number_{type_}(%a: {type_} {SECOND}, %b: {type_} {FIRST})
    -> ({type_} {SECOND}, {type_} {FIRST}) {{
  return %a, %b : {type_}, {type_}
}}"""


def array(element: str) -> str:
    """An array, and its sum with itself (of booleans, ``or``)."""
    operation = "ori" if element == "i1" else "addf" if element[0] == "f" else "addi"
    type_ = f"tensor<2x?x{element}>"
    return f"""
func.func @array_{element}(%a: {type_} {FIRST}) -> ({type_} {SECOND}, {type_} {FIRST}) {{
  %0 = arith.{operation} %a, %a : {type_}
  return %a, %0 : {type_}, {type_}
}}"""


def half() -> str:
    """An array that the runtime gives and does not take."""
    return f"""
func.func @half() -> (tensor<2xf16> {FIRST}) {{
  %0 = arith.constant dense<[1.5, -2.0]> : tensor<2xf16>
  return %0 : tensor<2xf16>
}}"""


def complex_array(part: str) -> str:
    """Complex numbers, put together of their parts."""
    parts, type_ = f"tensor<2x{part}>", f"tensor<2xcomplex<{part}>>"
    return f"""
func.func @complex_{part}(%re: {parts}, %im: {parts}) -> ({type_} {FIRST}) {{
  %empty = tensor.empty() : {type_}
  %0 = linalg.map {{ complex.create }} ins(%re, %im : {parts}, {parts}) outs(%empty : {type_})
  return %0 : {type_}
}}"""


def run(*command: str | Path, text: str, **environment: str) -> str:
    process = subprocess.run(
        command,
        input=text,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert process.returncode == 0, process.stderr
    return process.stdout


@pytest.fixture(scope="module", params=ROADS)
def road(request: pytest.FixtureRequest) -> tuple[str, str]:
    """The bindings that hold the module, and the target that IREE compiles it for."""
    parameter: tuple[str, str] = request.param
    return parameter


@pytest.fixture(scope="module")
def wrapped(road: tuple[str, str], inputs: Path) -> str:
    """The module as the passes leave it."""
    host, target = road
    parts = [(inputs / name).read_text() for name in ("nested_calls.mlir", "saved_model.mlir")]
    parts += [each.text for each in RANDOM]
    parts += [*map(number, SCALARS), *map(array, ARRAYS), half()]
    if target != "vmvx":  # which has no complex numbers
        parts += map(complex_array, COMPLEX)
    return run(
        SCRIPTS / "abi-opt",
        "--allow-unregistered-dialect",
        "--abi-wrap-iree=unsupported=omit",
        "--abi-attach-iree=unsupported=omit",
        "--abi-verify",
        "-",
        text="\n".join(parts),
        MLIR_ABI_BINDINGS=host,
    )


@pytest.fixture(scope="module")
def worker(
    road: tuple[str, str], wrapped: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ProcessPoolExecutor]:
    """A process with the runtime and the compiled module, and without MLIR."""
    target = road[1]
    compiled = tmp_path_factory.mktemp(target) / "module.vmfb"
    run(
        SCRIPTS / "iree-compile",
        f"--iree-hal-target-backends={target}",
        "--iree-llvmcpu-target-cpu=generic",
        "--iree-input-demote-f64-to-f32=false",
        "-o",
        compiled,
        "-",
        text=wrapped,
    )
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, spawn, iree_calls.load, (str(compiled),)) as pool:
        yield pool


Caller = Callable[..., Any]


@pytest.fixture
def call(worker: ProcessPoolExecutor) -> Caller:
    """Call a function of the compiled module."""

    def call(name: str, *arguments: Any, **keywords: Any) -> Any:
        return worker.submit(iree_calls.call, name, arguments, keywords).result(timeout=60)

    return call


def assert_same(actual: Any, wanted: Any) -> None:
    """Containers of the same kind and keys; numbers of the same type; arrays to the last bit."""
    assert type(actual) is type(wanted)
    if isinstance(wanted, dict):
        assert list(actual) == list(wanted)
        assert_same(tuple(actual.values()), tuple(wanted.values()))
    elif isinstance(wanted, (list, tuple)):
        assert len(actual) == len(wanted)
        for one, other in zip(actual, wanted, strict=True):
            assert_same(one, other)
    elif isinstance(wanted, np.ndarray):
        np.testing.assert_array_equal(actual, wanted, strict=True)
    else:
        assert actual == wanted


@pytest.mark.parametrize("type_", SCALARS)
def test_every_number_goes_three_levels_deep(call: Caller, type_: str) -> None:
    value = SCALARS[type_]
    actual = call(f"number_{type_}", x=[{"y": 0}, {"y": value}])
    assert_same(actual, {"x": ({"y": type(value)(0)}, {"y": value})})


@pytest.mark.parametrize("element", ARRAYS)
def test_every_array_goes_three_levels_deep(call: Caller, element: str) -> None:
    value = np.array([[1, 0, 1], [0, 3, 5]], DTYPES[element])
    actual = call(f"array_{element}", x=[{"y": value}])
    assert_same(actual, {"x": ({"y": value + value}, {"y": value})})


def test_half_comes_back_from_three_levels_down(call: Caller) -> None:
    assert_same(call("half"), {"x": ({"y": np.array([1.5, -2.0], np.float16)},)})


@pytest.mark.parametrize("part", COMPLEX)
def test_complex_numbers_come_back_from_three_levels_down(
    call: Caller, part: str, road: tuple[str, str]
) -> None:
    if road[1] == "vmvx":
        pytest.skip("vmvx has no complex numbers")
    real, imaginary = np.array([1, 0.5], DTYPES[part]), np.array([2, -1], DTYPES[part])
    wanted = (real + 1j * imaginary).astype(DTYPES[f"complex<{part}>"])
    assert_same(call(f"complex_{part}", real, imaginary), {"x": ({"y": wanted},)})


X = np.array([1, 2, 3, 4], np.float32)
Y = np.array([[1, 2], [3, 4], [5, 6]], np.float32)


def test_dicts_and_lists_nest(call: Caller) -> None:
    actual = call("nest", {"a": X, "b": [Y, {"c": 21}]}, np.float32(8))
    wanted = {"p": {"q": (X + X, 42), "r": Y * Y}, "s": np.array(-8, np.float32)}
    assert_same(actual, wanted)


def test_a_tuple_will_do_for_a_list(call: Caller) -> None:
    actual = call("nest", {"a": X, "b": (Y, {"c": 21})}, 8)
    assert_same(actual["p"]["q"], (X + X, 42))


def test_callers_inside_the_module_stay_flat(call: Caller) -> None:
    assert_same(call("inside", X, Y, 21, 8), 42)


def test_slots_are_in_the_order_of_the_keys(call: Caller) -> None:
    actual = call("keys", {"c": 1, "a": 2.5, "b": 3})
    assert_same(actual, {"x": (2.5,), "y": 1, "z": 3})


def test_tuple_types_nest(call: Caller) -> None:
    actual = call("tuples", (X[:2], (1 << 40, (0.1,))))
    assert_same(actual, (((0.1,), 1 << 40), X[:2] + X[:2]))


def test_keywords_are_given_by_name_in_any_order(call: Caller) -> None:
    assert_same(call("keywords", 40, scale=0.5, options={"bias": [2]}), (0.5, 42))
    assert_same(call("keywords", 40, options={"bias": [2]}, scale=0.5), (0.5, 42))


def test_positions_are_the_callers(call: Caller) -> None:
    assert_same(call("positions", 50, [8]), 42)


@pytest.mark.parametrize("shape", [(2, 3), (5, 1), (1, 7)], ids=str)
def test_sizes_are_those_of_the_call(call: Caller, shape: tuple[int, int]) -> None:
    m = np.arange(np.prod(shape), dtype=np.float32).reshape(shape)
    v = np.arange(shape[1], dtype=np.float32)
    assert_same(call("matvec", {"m": m, "v": v}), ({"mv": (m @ v,)},))


def test_gaps_of_results_are_none(call: Caller) -> None:
    assert_same(call("gaps", 7), (None, (None, None, 7), None, 7))


def test_tuples_of_one_stay_tuples(call: Caller) -> None:
    assert_same(call("ones", 7), ((7,),))


def test_functions_of_iree_are_wrapped_too(call: Caller) -> None:
    assert_same(call("util", {"x": X[:2], "y": X[2:]}), {"sum": (X[:2] + X[2:],)})


@pytest.mark.parametrize("seed", range(len(RANDOM)))
def test_what_goes_in_one_structure_comes_back_in_another(call: Caller, seed: int) -> None:
    case = RANDOM[seed]
    actual = call(f"random_{seed}", *case.arguments, **case.keywords)
    assert_same(actual, case.result)


def test_strings_and_lists_go_through(call: Caller) -> None:
    """The runtime has no word for a list that it is given; without words it takes any."""
    n = np.array([1, 2], np.int32)
    actual = call("lists", [[104, 105], [[0.5, 2.0, 1.0]]], n)
    assert_same(actual, ([104, [104, 105]], [0.5, 2.0, 1.0], n + n))


def test_lists_come_back(call: Caller) -> None:
    assert_same(call("made", 104, 105), {"s": ([104, 105],)})


def test_a_gap_of_the_arguments_is_any_list(call: Caller) -> None:
    """The runtime has no word for one either."""
    assert_same(call("hole", [[], 42]), 42)


def test_a_wrong_shape_is_named_by_its_place(call: Caller) -> None:
    with pytest.raises(iree_calls.CallError, match=r"input0\['a'\] shape rank mismatch"):
        call("nest", {"a": Y, "b": [Y, {"c": 21}]}, 8)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (({"a": X}, 8), "ValueError: expected a dict with 2 values"),
        (({"a": X, "c": [Y, {"c": 21}]}, 8), "ValueError: could not get item 'b'"),
        (({"a": X, "b": [Y]}, 8), "ValueError: expected a sequence with 2 values"),
        (({"a": X, "b": [Y, {"c": 2.5}]}, 8), "RuntimeError: std::bad_cast"),
    ],
)
def test_a_structure_of_another_form_is_refused(
    call: Caller, arguments: tuple[Any, ...], message: str
) -> None:
    with pytest.raises(iree_calls.CallError, match=message):
        call("nest", *arguments)


@pytest.mark.parametrize("name", SAVED_MODEL)
def test_saved_models_are_described_as_they_were(worker: ProcessPoolExecutor, name: str) -> None:
    reflection = worker.submit(iree_calls.reflection, name).result(timeout=60)
    assert reflection["iree.abi"] == SAVED_MODEL[name]


def test_saved_models_run(call: Caller) -> None:
    a, b, c, d = np.arange(64, dtype=np.float32).reshape(4, 16)
    assert_same(call("binary_func", a, b), (a, b))
    assert_same(call("unary_func", a), a)
    assert_same(call("return_list", a, b), (a, b))
    nest = {"dict": {"a": a, "b": b}, "list": (c, d)}
    assert_same(call("dict_nest", {"dict": {"a": a, "b": b}, "list": [c, d]}, 5), nest)
    actual = call("kwargs", scalar=5, b=b, a=a)
    assert_same(actual, {"dict": {"a": a, "b": b, "scalar": np.array(5, np.float32)}})
