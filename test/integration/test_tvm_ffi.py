"""Compiled functions called through TVM FFI, from Python; the other languages are in their files.

With ``PYTHONPATH`` set to another version of ``apache-tvm-ffi`` the same tests run against it.
"""

from __future__ import annotations

import gc
import math
import re
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import tvm_ffi
from callers import jitted, nearest, shared_library
from hypothesis import example, given, settings
from hypothesis import strategies as st
from roads import set_code

from mlir_abi.lowering import DEFAULT_PIPELINE
from mlir_abi.runtime.buffers.dlpack_arrays import from_dlpack

ROW_MAJOR = ", whose strides must be those of row-major order"
INPUTS = Path(__file__).parent / "Inputs"
UNSUPPORTED = ["complexes", "f8", "c32", "c64", "vector", "wide", "narrow"]
TEXT = re.sub(
    rf"func\.func @({'|'.join(UNSUPPORTED)})\(",
    r"func.func private @\1(",
    (INPUTS / "calls.mlir").read_text() + (INPUTS / "tvm_ffi.mlir").read_text(),
)


def pipeline(options: str = "") -> str:
    """The default pipeline with the wrappers for TVM FFI."""
    return DEFAULT_PIPELINE.replace(
        "abi-func-to-llvm", f"abi-emit-tvm-ffi{options},abi-func-to-llvm"
    )


@pytest.fixture(scope="module")
def path(tmp_path_factory: Any) -> Path:
    """A shared library of all functions."""
    return shared_library(TEXT, tmp_path_factory.mktemp("tvm_ffi"), pipeline=pipeline())


@pytest.fixture(scope="module", params=["load_module", "jit"])
def functions(request: Any, path: Path) -> Any:
    """The functions, in each way to get them."""
    return tvm_ffi.load_module(path) if request.param == "load_module" else jitted(TEXT).tvm_ffi


@pytest.fixture(scope="module")
def library(path: Path) -> Any:
    """The functions, as any user of the library gets them."""
    return tvm_ffi.load_module(path)


def as_python(value: Any) -> Any:
    """Arrays, tuples and dicts for TVM FFI's Tensors, Arrays and Maps."""
    if isinstance(value, tvm_ffi.Tensor):
        return from_dlpack(value)
    if isinstance(value, tvm_ffi.Array):
        return tuple(map(as_python, value))
    if isinstance(value, tvm_ffi.Map):
        return {str(key): as_python(item) for key, item in value.items()}
    return value


def same(actual: Any, expected: Any) -> bool:
    """Whether two nests have equal arrays and numbers."""
    if isinstance(expected, dict):
        keys = actual.keys() == expected.keys()
        return keys and all(same(actual[key], expected[key]) for key in expected)
    if isinstance(expected, tuple):
        return len(actual) == len(expected) and all(map(same, actual, expected))
    if isinstance(expected, np.ndarray):
        return actual.dtype == expected.dtype and np.array_equal(actual, expected)
    return bool(actual == expected)


F32 = np.arange(6, dtype=np.float32).reshape(2, 3)
LINE = np.arange(4, dtype=np.float32)


def test_numbers_and_arrays(functions: Any) -> None:
    """A call with arrays, a float, an integer and a flag."""
    assert functions["dot"](F32, 2.0, 3, True) == 30.0
    assert functions["dot"](F32, 2, -128, 1) == 30.0
    assert functions["dot"](tvm_ffi.from_dlpack(F32), True, True, False) == 15.0
    assert functions["nothing"]() is None


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("i1", [True, False]),
        ("i8", [-128, 127]),
        ("ui8", [0, 255]),
        ("i16", [-(2**15), 2**15 - 1]),
        ("i32", [-(2**31), 2**31 - 1]),
        ("ui32", [0, 2**32 - 1]),
        ("i64", [-(2**63), 2**63 - 1]),
        ("ui64", [0, 2**63 - 1]),
        ("index", [-(2**63), 2**63 - 1]),
        ("f32", [0.5, -math.inf, 3.4028234663852886e38, 1e-45]),
        ("f64", [0.1, math.inf, -1.7976931348623157e308, 5e-324]),
    ],
)
def test_numbers_come_back(functions: Any, name: str, values: list[Any]) -> None:
    """The least and the greatest number of each type, as Python's, and as arrays of rank 0."""
    dtype = {"i1": "bool", "index": "int64"}.get(
        name, name.replace("u", "U").replace("i", "int").replace("f", "float").replace("U", "u")
    )
    for value in values:
        expected = float(np.float32(value)) if name == "f32" else value
        assert functions[name](value) == expected
        assert functions[name](np.array(value, dtype)) == expected
    assert type(functions[name](values[0])) is type(values[0])


def test_floats_that_are_no_number(functions: Any) -> None:
    """NaN is accepted by every float."""
    for name in ("f16", "bf16", "f32", "f64"):
        assert math.isnan(functions[name](math.nan))
        assert functions[name](-math.inf) == -math.inf


def test_integers_beyond_int64(library: Any) -> None:
    """TVM FFI passes them as a BigInt, and has none for results before 0.1.15."""
    greatest = 2**64 - 1
    if tvm_ffi.__version__.startswith("0.1.9"):
        with pytest.raises(OverflowError):
            library.ui64(greatest)
        return
    with pytest.raises(ValueError, match=r"ui64\(\): result: .*, got 18446744073709551615"):
        library.ui64(greatest)
    out = np.zeros((), np.uint64)
    library.ui64(greatest, out)
    assert out == greatest
    with pytest.raises(ValueError, match="got an integer beyond int64"):
        library.ui64(2**64)
    with pytest.raises(TypeError, match=r"f64\(\): argument 0: expected f64, got an integer"):
        library.f64(2**63)


@settings(max_examples=200)
@given(number=st.floats(width=64, allow_nan=False))
@example(42074113.0)  # as a float of 32 bits it is in the middle of two bf16
def test_small_floats_are_rounded_once(library: Any, number: float) -> None:
    """f16 and bf16 are the nearest numbers, ties to even."""
    for name, dtype in (("f16", np.float16), ("bf16", ml_dtypes.bfloat16)):
        greatest = float(ml_dtypes.finfo(dtype).max)
        if abs(number) <= greatest or math.isinf(number):
            assert library[name](number) == nearest(number, dtype), (name, number)
        else:
            with pytest.raises(ValueError, match=f"expected {name}, got "):
                library[name](number)


def test_every_small_float_comes_back(functions: Any) -> None:
    """Each f16 and bf16 that is a number is itself, and so are those half way between two."""
    bits = np.arange(2**16, dtype=np.uint16)
    bits = bits[bits & 0x7FFF < 0x7C00][::7]  # finite, also as bf16
    for name, dtype in (("f16", np.float16), ("bf16", ml_dtypes.bfloat16)):
        values = bits.view(dtype).astype(np.float64)
        half_way = (values[:-1] + values[1:]) / 2
        for value in [*values.tolist(), *half_way.tolist()]:
            if abs(value) <= float(ml_dtypes.finfo(dtype).max):
                assert functions[name](value) == nearest(value, dtype)


@pytest.mark.parametrize("dtype", ["bool", "int16", "complex64"])
def test_elements(library: Any, dtype: str) -> None:
    """Arrays of other elements, which are not converted."""
    name = {"bool": "bools", "int16": "same", "complex64": "pairs"}[dtype]
    x = np.array([[0, 1], [1, 1]]).astype(dtype)
    x = x if name == "same" else x.ravel()
    assert same(as_python(library[name](x)), x)


def test_elements_that_numpy_lacks(library: Any) -> None:
    """bf16 and f8 arrive from frameworks that have them."""
    for name, dtype, code in (
        ("halves", ml_dtypes.bfloat16, 4),
        ("eighths", ml_dtypes.float8_e5m2, 12),
    ):
        raw = np.arange(4, dtype=f"uint{8 * np.dtype(dtype).itemsize}")
        tensor = tvm_ffi.from_dlpack(raw)
        set_code(tensor, code)
        result = as_python(library[name](tensor))
        assert result.dtype == dtype
        assert (result.view(raw.dtype) == raw).all()


def test_results(functions: Any) -> None:
    """Fresh memory, several results, a global, and an allocation in two results."""
    assert same(as_python(functions["fresh"](LINE)), LINE)
    assert same(as_python(functions["new"](3, 7)), np.full((3, 2), 7, np.int32))
    assert as_python(functions["new"](0, 7)).shape == (0, 2)
    assert same(as_python(functions["constant"]()), np.array([[1, 2], [3, 4]], np.float32))
    whole, odd = as_python(functions["pair"](6))
    assert same((whole, odd), (np.arange(6, dtype=np.int32), np.array([1, 3, 5], np.int32)))
    assert np.shares_memory(whole, odd)
    first, second, seven = as_python(functions["twice"](2.5))
    assert (first, second, seven) == (2.5, 2.5, 7)
    assert np.shares_memory(first, second)


def test_a_result_that_is_an_argument(functions: Any) -> None:
    """It is a view, which keeps the argument alive."""
    x, y = np.arange(3, dtype=np.float32), np.arange(5, dtype=np.float32)
    swapped = as_python(functions["swap"](x, y))
    assert np.shares_memory(swapped[0], y)
    assert np.shares_memory(swapped[1], x)
    view = functions["same"](np.full((300, 300), 7, np.int16))
    gc.collect()
    assert (as_python(view) == 7).all()
    part = as_python(functions["part"](np.arange(8, dtype=np.float32)))
    assert same(part, np.array([1, 3, 5], np.float32))
    x = np.arange(4, dtype=np.int64)
    assert same(as_python(functions["backwards"](x[::2])), x[::2])


def test_any_rank(functions: Any) -> None:
    """An unranked memref takes every rank, and gives the ranked one back."""
    for shape in ((), (3,), (2, 0, 3), (1,) * 20, (1,) * 64):
        x = np.ones(shape, np.float32)
        assert as_python(functions["unranked"](x)).shape == shape
    assert same(as_python(functions["new_unranked"](2)), np.full((2, 3), 5, np.int8))
    with pytest.raises(ValueError, match=r"expected f32\[\*\], got float32\[2,2\] with strides"):
        functions["unranked"](np.ones((2, 2), np.float32, "F"))


def test_layouts(functions: Any) -> None:
    """Strides as the type allows them; a static offset is before the aligned pointer."""
    m = np.arange(12, dtype=np.float64).reshape(3, 4)
    assert functions["strided"](m) == 4
    assert functions["strided"](m.T) == 1
    column = np.arange(12, dtype=np.float32)[::4]
    assert functions["column"](column) == 4
    assert same(as_python(functions["any_column"](column)), column)
    with pytest.raises(ValueError, match=r"with strides \[4\], got float32\[2\]"):
        functions["column"](LINE[:2])


@pytest.mark.parametrize("shape", [(0, 1, 3), (2, 0, 0), (1, 1, 1), (5, 1, 0), (1, 4, 1)])
def test_strides_that_do_not_matter(functions: Any, shape: tuple[int, ...]) -> None:
    """No strides are wrong where there is no second element."""
    x = np.lib.stride_tricks.as_strided(np.zeros(60, np.float32), shape, (4, 8, 12))
    if shape == (1, 4, 1):
        x = np.lib.stride_tricks.as_strided(np.zeros(60, np.float32), shape, (12, 4, 12))
    assert tuple(functions["dims"](x)) == shape


def test_nests(functions: Any) -> None:
    """Dicts, lists and tuples in any of TVM FFI's containers; None in gaps; keywords in order."""
    nest = {"w": (LINE, 2.0), "bias": LINE[:2]}
    expected = {"bias": LINE[:2], "scale": (None, 2.0)}
    assert same(as_python(functions["weights"](nest)), expected)
    nest = tvm_ffi.Dict({"w": tvm_ffi.List([LINE, 2.0]), "bias": LINE[:2]})
    assert same(as_python(functions["weights"](nest)), expected)
    assert functions["keywords"](1, 2, 3) == 123
    assert functions["gap"](5, None, [None, 3]) == 2
    arguments = {"a": [1, None, 2], 'é"': {"k": 2.5}}, LINE[:2], 5, [6]
    result = {"b": 1, "a": (2.5, 2), "m": LINE[:2], "k": (5, None, 6)}
    assert same(as_python(functions["nest"](*arguments)), result)
    two = np.ones(2, np.float32)
    assert same(as_python(functions["tuples"]([7, [1.5, two]])), (7, (1.5, two)))


def test_arrays_for_results(functions: Any) -> None:
    """Results are copied to arrays that follow the arguments, and the call returns None."""
    out = np.zeros(4, np.float32)
    assert functions["fresh"](LINE, out) is None
    assert same(out, LINE)
    whole, odd = np.zeros(6, np.int32), np.zeros(3, np.int32)
    assert functions["pair"](6, whole, odd) is None
    assert same((whole, odd), (np.arange(6, dtype=np.int32), np.array([1, 3, 5], np.int32)))
    table = np.zeros((2, 2), np.float32)
    functions["constant"](table)
    assert table.tolist() == [[1, 2], [3, 4]]
    same_as_argument = LINE.copy()
    functions["fresh"](same_as_argument, same_as_argument)
    assert same(same_as_argument, LINE)
    arguments = (True, -1, 2, 3, -4, 5, 0.5, 1.5, 2.5, 3.5)
    dtypes = ["bool", "int8", "uint16", "int32", "int64", "int64", "float16"]
    outs = [np.zeros((), dtype) for dtype in dtypes]
    outs += [tvm_ffi.from_dlpack(np.zeros((), np.uint16))]
    set_code(outs[-1], 4)
    outs += [np.zeros((), "float32"), np.zeros((), "float64")]
    assert functions["scalars"](*arguments, *outs) is None
    assert [as_python(o).item() for o in outs] == list(arguments)
    scales, bias = np.zeros((), np.float32), np.zeros(2, np.float32)
    assert functions["weights"]({"w": [LINE, 2.0], "bias": LINE[:2]}, bias, scales) is None
    assert (scales, bias.tolist()) == (2, [0, 1])


def test_out_params(functions: Any) -> None:
    """After buffer-results-to-out-params the caller's arrays are written without a copy."""
    out = np.zeros(4, np.float32)
    assert functions["out"](LINE, out) == 3
    assert same(out, LINE)
    three = np.zeros((), np.int32)
    assert functions["out"](LINE, out, three) is None
    assert three == 3


A, G = F32, LINE
WEIGHTS = {"w": [G, 2.0], "bias": G}

WRONG_COUNTS = [
    ("dot", (), "4 arguments, or 5 with an array for each result, got 0"),
    ("dot", (A, 1.0, 1), "4 arguments, or 5 with an array for each result, got 3"),
    ("dot", (A, 1.0, 1, True, G, G), "4 arguments, or 5 with an array for each result, got 6"),
    ("nothing", (1,), "0 arguments, got 1"),
    ("write", (G, G), "1 argument, got 2"),
    ("out", (G,), "2 arguments, or 3 with an array for each result, got 1"),
]

WRONG_ARRAYS = [
    (A.astype(np.float64), TypeError, "float64[2,3]"),
    (A.astype(np.float16), TypeError, "float16[2,3]"),
    (A.astype(np.int32), TypeError, "int32[2,3]"),
    (A.astype(np.uint8), TypeError, "uint8[2,3]"),
    (A.astype(bool), TypeError, "bool[2,3]"),
    (A[0], ValueError, "float32[3]"),
    (A[None], ValueError, "float32[1,2,3]"),
    (A[:, :2].copy(), ValueError, "float32[2,2]"),
    (A[:, :2].T, ValueError, "float32[2,2] with strides [1,3]"),
    (A.reshape(3, 2).T, ValueError, f"float32[2,3] with strides [1,2]{ROW_MAJOR}"),
    (A[::-1], ValueError, f"float32[2,3] with strides [-3,1]{ROW_MAJOR}"),
    (None, TypeError, "None"),
    (3, TypeError, "3"),
    (2.5, TypeError, "the float 2.5"),
    (True, TypeError, "a bool"),
    ("short", TypeError, "a str"),
    ("a longer text", TypeError, "a str"),
    (b"bytes", TypeError, "bytes"),
    ([A], TypeError, "a list of 1"),
    ({"a": A}, TypeError, "a dict"),
    ({1, 2}, TypeError, "a Python object"),
    (tvm_ffi.Shape((1, 2)), TypeError, "a ffi.Shape"),
    (tvm_ffi.dtype("int8"), TypeError, "a value of type 5"),
]

WRONG_FLOATS = [
    ("x", TypeError, "a str"),
    (None, TypeError, "None"),
    ([1.0], TypeError, "a list of 1"),
    (1j, TypeError, "a Python object"),
    (1e39, ValueError, "the float 1e+39"),
    (np.array(1.0), TypeError, "float64[]"),
    (G, TypeError, "float32[4]"),
]

WRONG_INTEGERS = [
    (128, ValueError, "128"),
    (-129, ValueError, "-129"),
    (1.0, TypeError, "the float 1"),
    (2.5, TypeError, "the float 2.5"),
    ("1", TypeError, "a str"),
    (np.array(1), TypeError, "int64[]"),
    (np.array([1], np.int8), TypeError, "int8[1]"),
]

WRONG_FLAGS = [
    (2, ValueError, "2"),
    (-1, ValueError, "-1"),
    (None, TypeError, "None"),
    (0.0, TypeError, "the float 0"),
]

WRONG_RESULTS = [
    (G[:3].copy(), ValueError, "float32[3], and a size of the result is 4"),
    (G.astype(int), TypeError, "int64[4]"),
    (5, TypeError, "5"),
    (np.zeros(8, np.float32)[::2], ValueError, f"float32[4] with strides [2]{ROW_MAJOR}"),
]

WRONG_NESTS = [
    (3, TypeError, 'p: expected a dict with "bias", "w", got 3'),
    ([G, 2.0], TypeError, 'p: expected a dict with "bias", "w", got a list of 2'),
    ({"w": [G, 2]}, ValueError, 'p: expected a dict with "bias", "w", got a dict without "bias"'),
    ({**WEIGHTS, "x": 1}, ValueError, 'p: expected a dict with "bias", "w", got a dict of 3'),
    ({**WEIGHTS, "w": G}, TypeError, 'p["w"]: expected a list or tuple of 2, got float32[4]'),
    ({**WEIGHTS, "w": [G]}, ValueError, 'p["w"]: expected a list or tuple of 2, got a list of 1'),
    ({**WEIGHTS, "w": [2.0, G]}, TypeError, 'p["w"][0]: expected f32[?], got the float 2'),
    ({**WEIGHTS, "w": [G, "x"]}, TypeError, 'p["w"][1]: expected f32, got a str'),
    ({**WEIGHTS, "w": [G, 1e300]}, ValueError, 'p["w"][1]: expected f32, got the float 1e+300'),
]

ZERO = np.zeros((), np.float32)
OTHERS = [
    ("ui32", (-1,), ValueError, "argument 0: expected ui32, 0 to 4294967295, got -1"),
    ("ui32", (2**32,), ValueError, "argument 0: expected ui32, 0 to 4294967295, got 4294967296"),
    ("ui64", (-1,), ValueError, f"argument 0: expected ui64, 0 to {2**64 - 1}, got -1"),
    ("ui64", (1.0,), TypeError, f"argument 0: expected ui64, 0 to {2**64 - 1}, got the float 1"),
    ("f16", (65520.0,), ValueError, "argument 0: expected f16, got the float 65520"),
    (
        "strided",
        (A,),
        TypeError,
        "argument 0: expected f64[d0,d1] with strides [?,?], got float32[2,3]",
    ),
    ("twice", (1.0, *[ZERO] * 3), TypeError, "result[2]: expected i32[], got float32[]"),
    ("constant", (A,), ValueError, "result: expected f32[2,2], got float32[2,3]"),
    ("gap", (1, 2, [None, 3]), TypeError, "argument 1: expected None, got 2"),
    ("gap", (1, None, [0, 3]), TypeError, "argument 2[0]: expected None, got 0"),
    ("keywords", (1, 2, "3"), TypeError, f"a: expected i32, {-(2**31)} to {2**31 - 1}, got a str"),
]

WRONG: list[tuple[str, tuple[Any, ...], type[Exception], str]] = [
    *((name, arguments, TypeError, f"expected {text}") for name, arguments, text in WRONG_COUNTS),
    *(("dot", (x, 1.0, 1, True), k, f"a: expected f32[?,3], got {t}") for x, k, t in WRONG_ARRAYS),
    *(("dot", (A, x, 1, True), k, f"s: expected f32, got {t}") for x, k, t in WRONG_FLOATS),
    *(
        ("dot", (A, 1.0, x, True), k, f"n: expected i8, -128 to 127, got {t}")
        for x, k, t in WRONG_INTEGERS
    ),
    *(("dot", (A, 1.0, 1, x), k, f"flag: expected i1, got {t}") for x, k, t in WRONG_FLAGS),
    *(("fresh", (G, x), k, f"result: expected f32[d0], got {t}") for x, k, t in WRONG_RESULTS),
    *(("weights", (x,), k, text) for x, k, text in WRONG_NESTS),
    *OTHERS,
]


@pytest.mark.parametrize(("name", "arguments", "kind", "message"), WRONG)
def test_wrong_calls(
    library: Any, name: str, arguments: Any, kind: type[Exception], message: str
) -> None:
    """Each is an error that names the function and the argument, as the caller writes it."""
    with pytest.raises(kind) as raised:
        library[name](*arguments)
    assert str(raised.value) == f"{name}(): {message}"


def test_labels_in_errors() -> None:
    """A name is there in full, on one line."""
    name = "é" * 300
    jit = jitted(rf"""
        func.func @f(%x: memref<?xf32> {{abi.dims = ["n"], iree.abi.name = "{name}\0A"}},
                     %y: memref<?xf32> {{abi.dims = ["n"], iree.abi.name = "y"}}) {{ return }}""")
    expected = rf"f(): y: expected f32[n], got float32[3]; n is 4 in {name}\n"
    with pytest.raises(ValueError, match=f"^{re.escape(expected)}$"):
        jit.tvm_ffi.f(LINE, LINE[1:])
    with pytest.raises(TypeError, match=rf"^f\(\): {name}\\n: expected f32\[n\], got None$"):
        jit.tvm_ffi.f(None, LINE)


def test_alignment(library: Any) -> None:
    """Elements are aligned to their size, or as llvm.align says."""
    memory = np.zeros(64 + 32, np.uint8)
    start = -memory.ctypes.data % 64
    odd = memory[start + 1 : start + 13].view(np.float32)
    with pytest.raises(ValueError, match=r"got float32\[3\] whose address is not a multiple of 4"):
        library.fresh(odd)
    aligned, other = (memory[start + k : start + k + 16].view(np.float32) for k in (0, 16))
    library.aligned(aligned)
    with pytest.raises(ValueError, match=r"aligned to 64 bytes, got .* not a multiple of 64"):
        library.aligned(other)


def test_elements_that_share_memory(library: Any) -> None:
    """They are refused, since the function may write to one of them."""
    x = np.lib.stride_tricks.as_strided(np.zeros(2), (2, 2), (0, 8))
    with pytest.raises(ValueError, match=r"got float64\[2,2\] .* whose elements share memory"):
        library.strided(x)
