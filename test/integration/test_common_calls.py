"""Calls by the C module: it does what Python's rules do, and asks Python for what is uncommon."""

import array
import ctypes
import json
import math
import os
import shutil
import subprocess
import sys
import sysconfig
from fractions import Fraction
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

import ml_dtypes
import numpy as np
import pytest
from callers import SANITIZE, jitted, loaded, run, sanitized
from element_types import DTYPES
from function_text import echo
from numpy.lib.stride_tricks import as_strided

from mlir_abi.runtime.call import caller
from mlir_abi.runtime.call.compiled_function import CompiledFunction

pytestmark = pytest.mark.skipif(not caller.IS_IN_C, reason="there is no C module")

HERE = Path(__file__).parent

ELEMENTS = ["i8", "i16", "i32", "i64", "f16", "f32", "f64", "i1", "index", "bf16", "f8E4M3FN", "i4"]
ELEMENTS += ["complex<f32>", "complex<f64>"]
NUMBERS = {"i1": bool, **dict.fromkeys(["i8", "i16", "i32", "i64", "index"], int)}
NUMBERS |= {"f32": float, "f64": float}

FIXED = """
func.func @new(%n: index) -> (memref<?xf32>, memref<?xf32>, index) {
  %m = memref.alloc(%n) : memref<?xf32>
  return %m, %m, %n : memref<?xf32>, memref<?xf32>, index
}
func.func @out(%n: index, %o: memref<4xi64> {bufferize.result}) {
  %c0 = arith.constant 0 : index
  %i = arith.index_cast %n : index to i64
  memref.store %i, %o[%c0] : memref<4xi64>
  return
}
func.func @outs(%x: memref<4xi64>, %o: memref<4xi64> {bufferize.result, llvm.noalias},
                %p: memref<?xf32> {bufferize.result}) { return }
func.func @many(%a: f32, %b: f64, %c: f32, %d: f64, %e: f32, %f: f64, %g: f32, %h: f64, %i: f32,
                %j: i8, %k: i16, %l: i32, %m: i64, %n: i1, %o: i64, %p: i64, %q: f64)
    -> (f32, i8, i1, i64, f64) {
  return %i, %j, %n, %p, %q : f32, i8, i1, i64, f64
}
func.func @conditions(%x: memref<?xf32> {abi.dims = ["n"]},
                      %y: memref<?x4xf32> {abi.dims = ["b", 4]},
                      %z: memref<?xi8> {abi.dims = ["n"]})
    attributes {abi.size_conditions = ["2*b + 1 >= n", "n == 2*b + 1", "n % 3 == 0"]} { return }
func.func @indexed(%x: memref<?xf32> {abi.dims = ["n"]}, %i: index)
    attributes {abi.derived_conditions = ["a1 + 2 >= 0", "n >= a1 + 1", "a1 % 2 == 0"]} { return }
func.func @tied(%a: memref<?x?xf32> {abi.dims = ["n", "n"]}, %b: memref<?xi8> {abi.dims = ["n"]},
                %c: memref<?xi8> {abi.dims = [4]}, %n: index) -> index {
  return %n : index
}
func.func @square(%a: memref<?x?xf32>) { return }
func.func @strided(%a: memref<?xf32, strided<[?]>>) { return }
func.func @copied(%x: memref<?x?xf32> {llvm.readonly}) -> memref<?x?xf32> {
  return %x : memref<?x?xf32>
}
func.func @nest(%w: memref<?xf32> {iree.abi.index_path = [0, "w"]},
                %b: i32 {iree.abi.index_path = [0, "b", 0]},
                %k: f64 {iree.abi.index_path = ["k"]})
    -> (i32 {iree.abi.index_path = ["x", 0]}, f64 {iree.abi.index_path = ["x", 2]}) {
  return %b, %k : i32, f64
}
"""


class Type(NamedTuple):
    """A type of MLIR; an array has ``sizes``, with None for a dynamic one."""

    text: str
    element: str
    sizes: list[int | None] | None = None


class Function(NamedTuple):
    """A function that returns some of its arguments; ``paths`` are the index paths of these."""

    name: str
    text: str
    types: list[Type]
    paths: list[tuple[int | str, ...]]


def random_type(rng):
    """A number, or a memref of rank 0 to 3, with or without strides."""
    if rng.random() < 0.35:
        number = rng.choice(list(NUMBERS))
        return Type(number, number)
    element = rng.choice(ELEMENTS)
    sizes = [rng.choice([None, 2, 1]) for _ in range(rng.randrange(4))]
    strides = ", ".join([*["?"] * (len(sizes) - 1), rng.choice("?1")]) if sizes else ""
    layout = rng.choice(["", "", f", strided<[{strides}], offset: ?>"]) if sizes else ""
    shape = "".join("?x" if size is None else f"{size}x" for size in sizes)
    return Type(f"memref<{shape}{element}{layout}>", element, sizes)


def random_function(rng, name):
    types = [random_type(rng) for _ in range(rng.randint(1, 10))]
    paths = [(i,) for i in range(len(types))]
    if rng.random() < 0.5:
        paths = [(i // 2, "ab"[i % 2]) for i in range(len(types))]
    if rng.random() < 0.3:
        paths[-1] = ("last",)
    readonly = [
        rng.choice(["", ", llvm.readonly"]) if type_.sizes is not None else "" for type_ in types
    ]
    attributes = [
        f"{{iree.abi.index_path = {json.dumps(path)}{other}}}"
        for path, other in zip(paths, readonly, strict=True)
    ]
    picked = rng.choices(range(len(types)), k=rng.choice([0, 1, 1, 2, 3]))
    text = echo(name, [type_.text for type_ in types], picked, attributes)
    return Function(name, text, types, paths)


FUNCTIONS = [random_function(Random(seed), f"random_{seed}") for seed in range(60)]
TEXT = FIXED + "".join(function.text for function in FUNCTIONS)


@pytest.fixture(scope="module", params=["jit", "load"])
def library(request, tmp_path_factory):
    """The functions, compiled in both ways."""
    if request.param == "jit":
        return jitted(TEXT)
    return loaded(TEXT, tmp_path_factory.mktemp("common"))


@pytest.fixture
def in_python(monkeypatch):
    """The names of the functions whose calls Python makes."""
    names = []

    def call(self, args, kwargs, original=CompiledFunction.call_in_python):
        names.append(self.__name__)
        return original(self, args, kwargs)

    monkeypatch.setattr(CompiledFunction, "call_in_python", call)
    return names


def random_number(rng, type_):
    if type_ == "i1":
        return rng.random() < 0.5
    if NUMBERS[type_] is float:
        return rng.choice([0.0, -1.5, 1e30, float("inf"), float("nan"), 0.1])
    bits = 64 if type_ == "index" else int(type_[1:])
    return rng.choice([0, 1, -1, 2 ** (bits - 1) - 1, -(2 ** (bits - 1))])


def random_value(rng, type_):
    """A value that can be passed as it is."""
    if type_.sizes is None:
        return random_number(rng, type_.element)
    shape = [rng.randint(1, 3) if size is None else size for size in type_.sizes]
    dtype = DTYPES[type_.element]
    memory = bytearray(rng.choices([0, 1], k=math.prod(shape) * dtype.itemsize))
    return np.frombuffer(memory, dtype).reshape(shape)


class Subclass(np.ndarray):
    """A subclass of ndarray, which Python accepts."""


class HostileInt(int):
    """An integer that is another one whenever it is asked."""

    def __index__(self):
        raise RuntimeError("no number")


class Float(float):
    """A float that says it is another one."""

    def __float__(self):
        return 7.0


def uncommon(rng, value):
    """A value like ``value`` that is not common, or wrong."""
    if not isinstance(value, np.ndarray):
        scalar = np.asarray(value)[()]
        others = [np.asarray(value), "x", None, [1], 2**70, 1e300, 2.5, 1j, Fraction(1, 3), b"1"]
        others += [True, 3, 200, np.True_, np.timedelta64(1, "s"), np.longdouble(0.1)]
        others += [np.complex64(1), ml_dtypes.bfloat16(2.5), HostileInt(5), Float(1.5)]
        others.append(np.array(rng.choice([0, 1, 100]), rng.choice("bBhHiIlLqQefd"))[()])
        others.append(np.array(rng.choice([2.5, -1]), rng.choice("efdg"))[()])
        return rng.choice([*others, scalar])
    frozen = value.copy()
    frozen.flags.writeable = False
    others = [
        value.T,
        value[..., None],
        frozen,
        value.tolist(),
        value.view(Subclass),
        "x",
        None,
        1.5,
    ]
    if value.dtype.isbuiltin == 1:
        others += [memoryview(value), memoryview(frozen), memoryview(value.copy().T)]
        others += [array.array("f", [1, 2]), np.asarray(value).tobytes()]
        others += [np.zeros(value.shape, ">f4").data]
    if value.dtype.name == "float32" and value.ndim == 0:
        others += [ctypes.c_float(1), ctypes.c_double(1)]
    unaligned = np.frombuffer(bytearray(value.nbytes + 1), np.uint8)[1:].view(value.dtype)
    others.append(unaligned.reshape(value.shape))
    if value.ndim:
        shape, dtype = value.shape, value.dtype
        others += [value[:0], np.repeat(value, 2, -1)[..., ::2], value[::-1]]
        others += [
            np.broadcast_to(value[..., :1], shape),
            as_strided(value, shape, [0] * len(shape)),
        ]
        others += [np.zeros((7, *shape[1:]), dtype), np.zeros(shape, "f4"), np.zeros(shape, ">i4")]
        others += [np.zeros(shape, [("of", dtype), ("beside", "u1")])["of"]] * 2
    return rng.choice(others)


def called_with(function, values):
    """The arguments and keywords of a call."""
    args, kwargs = [], {}
    for path, value in zip(function.paths, values, strict=True):
        if path == ("last",):
            kwargs["last"] = value
        elif len(path) == 1:
            args.append(value)
        else:
            args += [{}] * (path[0] - len(args) + 1)
            args[path[0]][path[1]] = value
    return tuple(args), kwargs


def outcome(call, arrays):
    """What a call returns or raises, in a form that can be compared."""
    try:
        return described(call(), arrays)
    except Exception as error:  # of whatever kind: both ways have to raise it
        return type(error), str(error)


def described(value, arrays):
    """A result: of an array also which of ``arrays`` it is a view of."""
    if isinstance(value, dict | tuple):
        items = value.items() if isinstance(value, dict) else enumerate(value)
        return type(value), [(key, described(item, arrays)) for key, item in items]
    if isinstance(value, np.ndarray):
        flags = value.flags.writeable, value.flags.aligned, value.flags.c_contiguous
        shared = [np.may_share_memory(value, array) for array in arrays]
        return value.dtype, value.shape, value.strides, flags, value.tobytes(), shared
    return type(value), repr(value)


def test_c_makes_the_common_calls(library, in_python):
    """Exact types and the layouts that a type allows: Python makes none of these calls."""
    rng = Random(0)
    for function in FUNCTIONS * 3:
        args, kwargs = called_with(function, [random_value(rng, type_) for type_ in function.types])
        library[function.name](*args, **kwargs)
    assert in_python == []


def test_both_ways_are_equal_on_random_calls(library):
    """Results, exceptions, texts, and whose memory a result has."""
    rng = Random(1)
    outcomes = []
    for function in FUNCTIONS * 10:
        values = [random_value(rng, type_) for type_ in function.types]
        for i in rng.choices(range(len(values)), k=rng.choice([0, 1, 1, 2])):
            values[i] = uncommon(rng, values[i])
        args, kwargs = called_with(function, values)
        if rng.random() < 0.1:
            args = args[:-1] if rng.random() < 0.5 else (*args, 1)
        if rng.random() < 0.1:
            kwargs[rng.choice(["last", "other"])] = 1
        call = library[function.name]
        arrays = [value for value in values if isinstance(value, np.ndarray)]
        outcomes.append(outcome(partial(call, *args, **kwargs), arrays))
        in_python = partial(call.call_in_python, args, dict(kwargs))
        assert outcomes[-1] == outcome(in_python, arrays)
    errors = sum(isinstance(each[0], type) and issubclass(each[0], Exception) for each in outcomes)
    assert 200 < errors < len(outcomes) - 200


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("nest", ({"w": np.zeros(3, np.float32), "b": [True]}, 7)),
        ("nest", ({"w": np.zeros(0, np.float32), "b": [np.int8(5)]}, np.float32(0.5))),
        ("nest", ({"w": memoryview(bytearray(12)).cast("f"), "b": [np.uint64(5)]}, True)),
        ("nest", ({"w": array.array("f", [1, 2]), "b": [np.True_]}, np.longdouble(2))),
        ("copied", (np.zeros((3, 4), np.float32).T,)),
        ("copied", (np.zeros((3, 8), np.float32)[::-1, ::2],)),
        ("copied", (np.zeros(13, np.uint8)[1:].view(np.float32).reshape(1, 3),)),
    ],
)
def test_c_converts_numbers_buffers_and_layouts(library, monkeypatch, name, values):
    """Python is not asked: it would make such a call ten times as long."""
    monkeypatch.setattr(CompiledFunction, "_convert", None)
    if name == "nest":
        expected = {"x": (int(values[0]["b"][0]), None, float(values[1]))}
        assert library.nest(values[0], k=values[1]) == expected
    else:
        assert np.array_equal(library.copied(*values), values[0])


def test_numbers_in_registers_and_on_the_stack(library, in_python):
    """More floats and more integers than registers, in any order."""
    floats, integers = [i + 0.5 for i in range(9)], [-8, -16, -32, -64]
    numbers = *floats, *integers, True, 1, 2**62, -0.25
    assert library.many(*numbers) == (8.5, -8, True, 2**62, -0.25)
    assert in_python == []


def test_results_in_new_memory(library, in_python):
    """Two results may be the same memory, which is freed once, after both."""
    first, second, n = library.new(5)
    assert (n, np.shares_memory(first, second)) == (5, True)
    first[:] = 2
    del first
    assert (second == 2).all()
    assert in_python == []


def test_an_array_for_a_result(library, in_python):
    """It comes back itself; without one, a new one does."""
    array = np.zeros(4, np.int64)
    assert library.out(7, out=array) is array
    assert (array[0], in_python) == (7, [])
    assert library.out(8)[0] == 8
    assert library.out(9, out=[array])[0] == 9
    assert in_python == []


LONG, FLOATS = np.arange(8), np.zeros(3, np.float32)
FROZEN = np.zeros(4, np.int64)
FROZEN.flags.writeable = False


@pytest.mark.parametrize(
    "out",
    [
        (LONG[4:], FLOATS),
        [LONG[4:].data, FLOATS.view(Subclass)],
        (LONG[4:], memoryview(FLOATS)),
        (None, FLOATS),
        (LONG[2:6], FLOATS),
        (None, None),
        (LONG[::2], FLOATS),
        (FROZEN, FLOATS),
        (LONG, FLOATS),
        (LONG[4:], FLOATS.astype(np.float64)),
        (LONG[4:], FLOATS[::2]),
        (LONG[4:],),
        LONG[4:],
        3,
        None,
    ],
)
def test_both_ways_are_equal_on_arrays_for_results(library, out):
    """Those that can be passed, those that overlap with an argument, are missing or wrong."""
    x = LONG[:4]
    in_c = outcome(lambda: library.outs(x, out=out), [LONG, FLOATS])
    in_python = outcome(lambda: library.outs.call_in_python((x,), {"out": out}), [LONG, FLOATS])
    assert in_c == in_python


@pytest.mark.parametrize(
    ("sizes", "is_common"),
    [
        ((3, 3, 3, 4), True),
        ((1, 1, 1, 4), True),
        ((3, 2, 3, 4), False),
        ((3, 3, 2, 4), False),
        ((3, 3, 3, 3), False),
    ],
)
def test_sizes_that_are_equal(library, in_python, sizes, is_common):
    """Sizes of one name are compared in C, and Python has the words of the error."""
    a, b, c = np.zeros(sizes[:2], "f4"), np.zeros(sizes[2], "i1"), np.zeros(sizes[3], "i1")
    if is_common:
        assert library.tied(a, b, c, 5) == 5
    else:
        with pytest.raises(ValueError, match=r"expected .*, got "):
            library.tied(a, b, c, 5)
    assert in_python == []


@pytest.mark.parametrize(
    ("n", "b", "is_common"),
    [(3, 1, True), (9, 4, True), (5, 2, False), (6, 2, False), (9, 3, False), (9, 5, False)],
)
def test_sizes_that_meet_conditions(library, in_python, n, b, is_common):
    """``2*b + 1 >= n``, ``n == 2*b + 1`` and ``n % 3 == 0``, in C as well; two sizes are ``n``."""
    arguments = np.zeros(n, "f4"), np.zeros((b, 4), "f4"), np.zeros(n, "i1")
    if is_common:
        library.conditions(*arguments)
    else:
        with pytest.raises(ValueError, match=r"expected .*, got "):
            library.conditions(*arguments)
    assert in_python == []


@pytest.mark.parametrize(
    ("i", "is_common"), [(0, True), (2, True), (-2, True), (-4, False), (1, False), (4, False)]
)
@pytest.mark.parametrize("number", [int, np.int64, np.array])
def test_an_index_that_meets_conditions(library, in_python, i, number, is_common):
    """``a1 + 2 >= 0``, ``n >= a1 + 1`` and ``a1 % 2 == 0``, in C as well."""
    x = np.zeros(4, "f4")
    if is_common:
        library.indexed(x, number(i))
    else:
        with pytest.raises(ValueError, match=r"expected .*, got .*a1 = "):
            library.indexed(x, number(i))


def test_elements_that_share_memory(library, in_python):
    """A function may not write to them, which Python says; to elements with gaps it may."""
    array = np.zeros(4, np.float32)
    library.strided(array[::2])
    library.strided(array[::-1])
    assert in_python == []
    with pytest.raises(ValueError, match="elements in dimension 0 share memory"):
        library.strided(as_strided(array, (4,), (0,)))


def test_nests_by_keyword(library, in_python):
    """Lists and tuples for sequences, dicts in any order, gaps in results."""
    w = np.zeros(3, np.float32)
    expected = {"x": (5, None, 1.5)}
    assert library.nest({"w": w, "b": [5]}, k=1.5) == expected
    assert library.nest({"b": (5,), "w": w}, k=1.5) == expected
    assert in_python == []


def test_names_that_are_not_interned(library, in_python):
    """A keyword is found by its characters, also if a program has put the name together."""
    name = "".join(["o", "ut"])
    assert name is not sys.intern("out")
    array = np.zeros(4, np.int64)
    assert library.out(7, **{name: array}) is array
    assert (array[0], in_python) == (7, [])


def test_a_shape_that_was_passed_with_other_strides(library):
    """Python remembers the shapes that it has checked, but no strides of other arrays."""
    square = np.zeros((3, 3), np.float32)
    call = library.square.call_in_python
    for _ in range(2):
        call((square,), {})
        with pytest.raises(ValueError, match="stride in dimension"):
            call((square.T,), {})


class HostileKey(str):
    """A key that is equal to "w", and empties the containers when it is compared."""

    containers = ()
    __hash__ = str.__hash__

    def __eq__(self, other):
        for container in self.containers:
            container.clear()
        return str.__eq__(self, other)


class RaisingKey(str):
    """A key that cannot be compared."""

    __hash__ = str.__hash__

    def __eq__(self, other):
        raise ZeroDivisionError


class Liar(np.ndarray):
    """An array that lies of where its elements are."""

    __array_interface__ = property(lambda self: {"data": (0, False), "shape": (1 << 40,)})


@pytest.mark.parametrize(
    "make",
    [
        lambda: {"w": np.zeros(3, np.float32).view(Liar), "b": [5]},
        lambda: {"w": np.zeros(3, np.float32), "b": [HostileInt(5)]},
        lambda: {"w": np.zeros(3, np.float32), "b": [5, 6]},
        lambda: {"w": np.zeros(3, np.float32)[:2], "b": ([],)},
        lambda: {RaisingKey("w"): np.zeros(3, np.float32), "b": [5]},
        lambda: type("Subclass", (dict,), {"__getitem__": None})(w=1, b=2),
    ],
)
def test_hostile_objects(library, make):
    """Code of the caller's that runs in mid-call; both ways do the same with it."""
    function = library.nest
    in_c = outcome(lambda: function(make(), k=1.5), [])
    assert in_c == outcome(lambda: function.call_in_python((make(),), {"k": 1.5}), [])


def test_a_keyword_that_cannot_be_compared(library):
    """C does not take it for the keyword that has its text."""
    kwargs = {RaisingKey("k"): 1.5}
    nest = {"w": np.zeros(3, np.float32), "b": [5]}
    with pytest.raises(ZeroDivisionError):
        library.nest(nest, **kwargs)


def test_containers_that_change_while_they_are_read(library):
    """The lookup of a key empties the dict and the list in it: an error, and no crash."""
    for _ in range(100):
        items = {HostileKey("w"): np.zeros(3, np.float32), "b": [5]}
        next(iter(items)).containers = items, items["b"]
        with pytest.raises((ValueError, RuntimeError)):
            library.nest(items, k=1.5)


def references(objects):
    return [sys.getrefcount(each) for each in objects]


def test_references_are_counted(library):
    """As many as before, after right and wrong calls: of values, keys, types and the code."""
    array, frozen, big = np.zeros(3, np.float32), np.zeros(4, np.int64), 1 << 40
    frozen.flags.writeable = False
    value, keys, out = 0.123, ["w", "b", "k"], np.zeros(4, np.int64)
    nest = {"w": array, "b": [big]}
    watched = [array, frozen, big, value, nest, out, array.dtype, out.dtype, library.nest._image]
    watched += [*keys, type(array), type(library.nest), None, True]
    # From Python 3.12 on, an immortal object's count says nothing.
    watched = [each for each in watched if sys.getrefcount(each) < 1 << 28]
    calls = [
        lambda: library.nest({"w": array, "b": [7]}, k=value),
        lambda: library.nest(nest, k=value),
        lambda: library.nest({"w": array, "b": 3}, k=value),
        lambda: library.nest({"w": frozen, "b": [7]}, k=value),
        lambda: library.out(big, out=out),
        lambda: library.out(big, out=frozen),
        lambda: library.new(4),
        lambda: library.new(0),
        lambda: library.new(value),
        lambda: library.many(*[value] * 9),
    ]
    for call in calls:
        outcome(call, [])  # what is kept of a first call
        before = references(watched)
        for _ in range(100):
            outcome(call, [])
        after = references(watched)
        assert max(abs(x - y) for x, y in zip(before, after, strict=True)) < 50


def test_a_closed_function(tmp_path):
    """Its results stay valid, and a later call is an error, which Python raises."""
    library = loaded(FIXED, tmp_path)
    function = library.new
    first, _, _ = function(3)
    library.close()
    with pytest.raises(RuntimeError, match=r"new\(\): its library is closed"):
        function(3)
    first[:] = 1


def compiled_module(folder, compiler, *flags):
    """The C module, compiled; any warning is an error."""
    headers = [f"-I{sysconfig.get_path('include')}", "-isystem", np.get_include()]
    command = [compiler, "-shared", "-fPIC", "-O2", "-Wall", "-Wextra", "-Werror", *flags, *headers]
    run(
        *command,
        HERE.parents[1] / "runtime" / "call" / "numpy_call.c",
        "-o",
        folder / "_numpy_call.so",
    )
    return folder / "_numpy_call.so"


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_the_c_module_compiles_without_a_warning(tmp_path, compiler):
    """With all warnings that both compilers have by these names."""
    if shutil.which(compiler) is None:
        pytest.skip(f"needs {compiler}")
    compiled_module(tmp_path, compiler, "-Wstrict-prototypes", "-Wshadow")


SUBINTERPRETER = """
import _xxsubinterpreters as interpreters
code = "import warnings; warnings.simplefilter('ignore');"  # NumPy's
code += "from mlir_abi.runtime.call import caller; print(caller.IS_IN_C)"
interpreters.run_string(interpreters.create(isolated=False), code)
"""


@pytest.mark.skipif(
    sys.version_info >= (3, 13), reason="NumPy cannot be imported in subinterpreters"
)
def test_python_makes_the_calls_of_a_subinterpreter():
    """The types of the C module belong to the main interpreter."""
    command = [sys.executable, "-c", SUBINTERPRETER]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ran.stdout == "False\n"


SANITIZED = """
import importlib.util, sys
import mlir_abi.runtime.call
name = "mlir_abi.runtime.call._numpy_call"
spec = importlib.util.spec_from_file_location(name, {path!r})
sys.modules[name] = importlib.util.module_from_spec(spec)
spec.loader.exec_module(sys.modules[name])
"""


@pytest.mark.slow
@pytest.mark.skipif(SANITIZE in os.environ, reason="this is what it runs")
def test_under_address_sanitizer(tmp_path):
    """Tests of calls again; accesses of the C module and of the libraries to memory are checked."""
    path = compiled_module(tmp_path, "gcc", "-g", "-fsanitize=address,undefined")
    (tmp_path / "sanitized_caller.py").write_text(SANITIZED.format(path=str(path)))
    command = [sys.executable, "-m", "pytest", "-p", "sanitized_caller", "-p", "no:cacheprovider"]
    environment = {**sanitized(), "PYTHONPATH": str(tmp_path)}
    names = "common_calls", "calls", "wrong_calls", "out_buffers"
    ran = subprocess.run(
        [*command, "-k", "load", *(HERE / f"test_{name}.py" for name in names)],
        env={**environment, "UBSAN_OPTIONS": "halt_on_error=1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]


@pytest.mark.slow
def test_in_python_alone():
    """The tests of calls again, without the C module."""
    names = "calls", "wrong_calls", "out_buffers", "ownership", "callbacks"
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider"]
    ran = subprocess.run(
        [*command, *(HERE / f"test_{name}.py" for name in names)],
        env={**os.environ, "MLIR_ABI_PURE_PYTHON": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
