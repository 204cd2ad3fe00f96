"""Compiled functions called from Python: what goes in, and what comes back."""

import array
import gc
import inspect
import math
import sys
import threading
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from callers import jitted, loaded, nearest
from hypothesis import given, settings
from hypothesis import strategies as st
from mlir import ir

from mlir_abi.compilation.execution import jit

TEXT = (Path(__file__).parent / "Inputs" / "calls.mlir").read_text()


@pytest.fixture(scope="module", params=["jit", "load"])
def library(request, tmp_path_factory):
    """The functions of calls.mlir, compiled in both ways."""
    if request.param == "jit":
        return jitted(TEXT)
    return loaded(TEXT, tmp_path_factory.mktemp("calls"))


def equal(actual, wanted):
    """Whether two arrays have the same type, shape and elements."""
    wanted = np.asarray(wanted)
    return (
        actual.dtype == wanted.dtype
        and actual.shape == wanted.shape
        and bool((actual == wanted).all())
    )


@pytest.mark.parametrize(
    "view",
    [
        lambda a: a,
        lambda a: a.T,
        lambda a: a[::-1, ::2],
        lambda a: a[1:1],
        lambda a: a[:, :0],
        lambda a: np.broadcast_to(a[0], (5, 6)),
        lambda a: np.lib.stride_tricks.as_strided(a, (2, 3), (8, 0)),
        np.asfortranarray,
    ],
)
def test_views_are_read_where_they_lie(library, view):
    """Any strides that the type allows: transposed, backwards, zero, and no elements at all."""
    m = view(np.arange(24, dtype=np.float32).reshape(4, 6))
    assert library.sum(m, 2.0) == 2 * m.sum()


def test_a_function_writes_to_its_argument(library):
    """The array is the caller's own, not a copy."""
    m = np.zeros(5)
    assert library.fill(m, 2.5) is None
    assert (m == 2.5).all()


@pytest.mark.parametrize("n", [0, 1, 3])
def test_a_result_is_new_memory(library, n):
    """A memref that the function allocates, one without elements too."""
    assert equal(library.new(n, -4), np.full((n, 2), -4, np.int32))


def test_several_results(library):
    """A tuple; two that are the same memory are freed once."""
    first, second, third = library.twice(1.5)
    assert equal(first, np.float32(1.5))
    assert np.shares_memory(first, second)
    assert third == 7
    del first
    gc.collect()
    assert second == 1.5


def test_a_result_that_is_an_argument_is_a_view_of_it(library):
    """The whole, or a part; it keeps the argument alive."""
    m = np.arange(6, dtype=np.int16).reshape(2, 3)
    assert np.shares_memory(library.same(m), m)
    part = library.part(np.arange(8, dtype=np.float32))
    gc.collect()
    assert equal(part, np.array([1, 3, 5], np.float32))
    assert part.strides == (8,)


def test_negative_strides_come_back(library):
    """A view from the end to the beginning."""
    m = np.arange(5)[::-2]
    back = library.backwards(m)
    assert np.shares_memory(back, m)
    assert equal(back, [4, 2, 0])


def test_a_result_of_a_read_only_argument_is_read_only(library):
    """Nobody gets to write what its owner has locked."""
    m = np.arange(3)
    m.flags.writeable = False
    assert not library.backwards(m).flags.writeable
    assert library.backwards(np.arange(3)).flags.writeable


def test_a_result_that_is_a_global(library):
    """A view that cannot be written, since constants lie in memory that cannot be."""
    table = library.constant()
    assert equal(table, np.array([[1, 2], [3, 4]], np.float32))
    assert not table.flags.writeable


@pytest.mark.parametrize("shape", [(), (0,), (3,), (2, 3), (1, 2, 1, 2, 1, 2)])
def test_any_rank(library, shape):
    """Arguments and results of an unranked memref."""
    m = np.ones(shape, np.float32)
    assert np.shares_memory(library.unranked(m), m) == (m.size > 0)
    assert equal(library.unranked(m), m)


def test_an_unranked_result_is_new_memory(library):
    """Its descriptor is freed too."""
    assert equal(library.new_unranked(2), np.full((2, 3), 5, np.int8))


def test_scalars_together(library):
    """Every width by value, and all of them in one struct."""
    values = (True, -128, 65535, -(2**31), 2**63 - 1, 5, 1.5, -2.5, 0.1, 0.1)
    wanted = (*values[:8], float(np.float32(0.1)), 0.1)
    assert library.scalars(*values) == wanted
    assert [type(value) for value in library.scalars(*values)] == [type(v) for v in wanted]


INTEGERS = {"i8": 8, "i16": 16, "i32": 32, "i64": 64, "index": 64}


@settings(max_examples=50)
@given(st.data())
def test_integers_come_back(library, data):
    """Every number in range; 'signless' is signed."""
    name = data.draw(st.sampled_from(sorted(INTEGERS)))
    number = data.draw(st.integers(-(2 ** (INTEGERS[name] - 1)), 2 ** (INTEGERS[name] - 1) - 1))
    assert library[name](number) == number
    assert library[name](np.int64(number)) == number


@pytest.mark.parametrize(("name", "most"), [("ui8", 255), ("ui32", 2**32 - 1), ("ui64", 2**64 - 1)])
def test_unsigned_integers_come_back(library, name, most):
    """Up to the greatest."""
    assert [library[name](n) for n in (0, 1, most)] == [0, 1, most]


FLOATS = {
    "f16": np.float16,
    "bf16": ml_dtypes.bfloat16,
    "f8": ml_dtypes.float8_e4m3fn,
    "f32": np.float32,
    "f64": np.float64,
}


@settings(max_examples=100)
@given(st.data())
def test_floats_come_back_rounded(library, data):
    """To the nearest number of the type."""
    name = data.draw(st.sampled_from(sorted(FLOATS)))
    number = data.draw(st.floats(-400, 400))
    assert library[name](number) == nearest(number, FLOATS[name])


@pytest.mark.parametrize("name", ["f16", "bf16", "f8"])
def test_floats_are_rounded_once(library, name):
    """Next to the middle of two numbers, where rounding to f32 first gives the middle."""
    dtype = np.dtype(FLOATS[name])
    bits = np.arange(1 << (8 * dtype.itemsize - 1), dtype=f"uint{8 * dtype.itemsize}")
    with np.errstate(invalid="ignore"):  # of NaN
        values = bits.view(dtype).astype(np.float64)
    values = values[np.isfinite(values)][:: 1 if dtype.itemsize == 1 else 97]
    for middle in ((values[:-1] + values[1:]) / 2).tolist():
        for number in (middle * (1 - 2**-40), middle, middle * (1 + 2**-40)):
            assert library[name](number) == nearest(number, dtype)


def test_a_float_of_32_bits_lies_in_the_middle(library):
    """Of two bf16: the f64 is above it."""
    assert library.bf16(42074113.0) == 42205184
    assert library.bf16(-42074113.0) == -42205184


def test_an_array_of_rank_0_is_rounded_once():
    """As a number is that is passed by value."""
    library = jitted(
        "func.func @f(%x: memref<bf16> {llvm.readonly}) -> memref<bf16> "
        "{ return %x : memref<bf16> }"
    )
    assert library.f(42074113.0) == 42205184


@pytest.mark.parametrize("name", ["f16", "bf16", "f32", "f64"])
@pytest.mark.parametrize("number", [math.inf, -math.inf, math.nan, -0.0])
def test_floats_that_are_no_number(library, name, number):
    """They go through as they are."""
    back = library[name](number)
    assert math.copysign(1, back) == math.copysign(1, number) or math.isnan(number)
    assert back == number or (math.isnan(back) and math.isnan(number))


def test_complex_numbers(library):
    """By value and in a struct."""
    assert library.complexes(1 + 2j, 3 - 4j) == (3 - 4j, 1 + 2j)
    assert (library.c32(0.5 - 1j), library.c64(2)) == (0.5 - 1j, 2 + 0j)
    assert library.c64(np.complex64(1j)) == 1j
    assert library.c64(ml_dtypes.complex32(1 + 2j)) == 1 + 2j


def test_upper_bits_are_those_of_the_type():
    """What the source says of them is for the function itself, which relies on it."""
    text = """
        func.func @zero(%x: i8 {llvm.zeroext}) -> i32 {
          %0 = arith.extui %x : i8 to i32
          return %0 : i32
        }
        func.func @sign(%x: ui16 {llvm.signext}) -> i32 {
          %0 = builtin.unrealized_conversion_cast %x : ui16 to i16
          %1 = arith.extsi %0 : i16 to i32
          return %1 : i32
        }"""
    library = jitted(text)
    assert (library.zero(-1), library.sign(65535)) == (255, -1)


def test_truth(library):
    """A bool, whatever says true or false."""
    assert [library.i1(value) for value in (True, False, 1, 0, np.True_)] == [
        True,
        False,
        True,
        False,
        True,
    ]
    assert library.i1(1) is True


@pytest.mark.parametrize(
    ("name", "dtype"),
    [
        ("bools", np.bool_),
        ("halves", ml_dtypes.bfloat16),
        ("eighths", ml_dtypes.float8_e5m2),
        ("pairs", np.complex64),
    ],
)
def test_elements_of_every_kind(library, name, dtype):
    """Those that only ml_dtypes has included."""
    m = np.array([0, 1, 1], dtype)
    assert equal(library[name](m), m)
    assert np.shares_memory(library[name](m), m)


def test_a_nest_by_position_and_by_name(library):
    """Lists, tuples and dicts go in; tuples and dicts come back, None in gaps."""
    m = np.ones(2, np.float32)
    back = library.nest({"a": [1, None, 2], 'é"': {"k": 0.5}}, m, other=[6], key=5)
    assert np.shares_memory(back.pop("m"), m)
    assert back == {"b": 1, "a": (0.5, 2), "k": (5, None, 6)}


def test_tuples_in_a_dict(library):
    """Each tuple has its own results, also one that begins with the first result."""
    assert library.overlapping(1, 2, 3) == {"first": (1,), "next": (2, 3), "turned": (3, 1)}


def test_tuple_types(library):
    """Their leaves are passed, and the caller sees the tuple."""
    m = np.ones(2, np.float32)
    number, (half, array_) = library.tuples(t=(1, [0.5, m]))
    assert (number, half) == (1, 0.5)
    assert np.shares_memory(array_, m)


def test_a_look_up_is_made_once(library, monkeypatch):
    """The library has the function as an attribute then; a function of a method's name is a key."""
    library.i8(1)
    monkeypatch.setattr(type(library), "__getitem__", None)
    monkeypatch.setattr(type(library), "__getattr__", None)
    assert library.i8(5) == 5


def test_the_attributes_of_a_closed_library():
    """They are gone, and the library says why; a function that the caller has says so, too."""
    library = jitted("func.func @f() { return }\nfunc.func @get() { return }")
    f, get = library.f, library["get"]
    assert callable(library.get)
    assert library.get is not get
    assert dir(library).count("f") == 1
    library.close()
    with pytest.raises(RuntimeError, match="the module is closed"):
        library.f  # noqa: B018
    for function in (f, get):
        with pytest.raises(RuntimeError, match=r"\(\): its library is closed"):
            function()


def test_a_look_up_makes_what_a_call_needs(tmp_path):
    """It goes through ten files; words, and what an exact call does not need, come later."""
    module = loaded("func.func @f(%x: memref<?x4xf32>, %n: index) { return }", tmp_path)
    files = set()

    def note(frame, event, _):
        if event == "call" and frame.f_globals.get("__name__", "").startswith("mlir_abi."):
            files.add(frame.f_code.co_filename)

    sys.setprofile(note)
    try:
        function = module.f
    finally:
        sys.setprofile(None)
    files.discard("<string>")  # the constructors of dataclasses
    assert 2 < len(files) <= 10, files
    assert (
        function.__doc__
        == "f(arg0: f32[?, 4], arg1: index, /) -> None\n\nIt may write to argument 0."
    )
    assert function(np.ones((2, 4), np.float32), 2) is None


def test_names_of_arguments(library):
    """An argument with a name can be given by it."""
    assert library.sum(np.ones((2, 2), np.float32), scale=0.5) == 2


def test_a_keyword_keeps_its_name(library):
    """The position that has the same name does not."""
    assert library.position_and_keyword(5, x=3) == 2
    assert str(inspect.signature(library.position_and_keyword)).count("x:") == 1


class Interface:
    """Something that has an array, and is none."""

    def __init__(self, array_):
        self.__array_interface__ = array_.__array_interface__
        self.array = array_


class DLPack:
    """The same by DLPack."""

    def __init__(self, array_):
        self.array = array_

    def __dlpack__(self, **kwargs):
        return self.array.__dlpack__(**kwargs)

    def __dlpack_device__(self):
        return self.array.__dlpack_device__()


@pytest.mark.parametrize("wrap", [Interface, DLPack, memoryview, lambda a: array.array("d", a)])
def test_whatever_holds_a_buffer(library, wrap):
    """``__array_interface__``, ``__dlpack__`` and the buffer protocol; it is not copied."""
    m = wrap(np.zeros(3))
    library.fill(m, 4.0)
    assert list(np.asarray(getattr(m, "array", m))) == [4, 4, 4]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("vector", "vector<4xf32>"),
        ("wide", "i128"),
        ("narrow", "i4 is narrower than a byte"),
    ],
)
def test_what_python_cannot_call(library, name, why):
    """It says why when it is asked for; the others work all the same."""
    with pytest.raises(ValueError, match=why):
        library[name]
    assert library.nothing() is None


def test_threads(library):
    """One function from several threads at once, each with arrays of its own."""
    wrong = []

    def work(seed):
        m = np.full((20, 30), seed, np.float32)
        for i in range(300):
            if library.sum(m, float(i % 3)) != 600 * seed * (i % 3):
                wrong.append((seed, i))
            if not (library.new(3, seed) == seed).all():
                wrong.append((seed, i))

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_the_gil_is_released():
    """Another thread goes on while a function waits for what only that thread can do."""
    entered, done = threading.Event(), threading.Event()

    def wait():
        entered.set()
        assert done.wait(30)

    library = jitted(
        "func.func private @wait()\nfunc.func @f() { call @wait() : () -> ()\n return }",
        imports={"wait": wait},
    )
    thread = threading.Thread(target=library.f)
    thread.start()
    assert entered.wait(30)
    done.set()
    thread.join(30)
    assert not thread.is_alive()


def test_the_module_stays_as_it_is():
    """It is compiled in a copy."""
    with ir.Context():
        module = ir.Module.parse(TEXT)
        before = str(module)
        jit(module)
        assert str(module) == before
