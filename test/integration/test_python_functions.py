"""What Python knows of a compiled function, and the values of Python that one takes."""

import ctypes
import dataclasses
import inspect
import os
import pydoc
import rlcompleter
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import ml_dtypes
import numpy as np
import pytest
from callers import jitted, loaded

TEXT = """
func.func @predict(%x: memref<?x4xf32> {iree.abi.name = "x", iree.abi.index_path = [0]},
                   %b: f32 {iree.abi.name = "p.b", iree.abi.index_path = [1, "b"]},
                   %w: memref<2xi8> {iree.abi.name = "p.w", iree.abi.index_path = [1, "w"],
                                     llvm.readonly},
                   %rate: f64 {iree.abi.index_path = ["rate"]})
    -> (memref<?x4xf32> {iree.abi.index_path = ["y", 1]},
        i1 {iree.abi.index_path = ["ok"]}) {
  %c = arith.constant 1 : i1
  return %x, %c : memref<?x4xf32>, i1
}
func.func @unnamed(%a: f32 {iree.abi.name = "a"}, %b: i32, %c: bf16 {iree.abi.name = "c"}) {
  return
}
func.func @keywords(%a: i32 {iree.abi.index_path = ["class"]}, %b: i8 {iree.abi.index_path = ["b"]},
                    %c: i16 {iree.abi.index_path = ["a b"]}) { return }
func.func @twins(%a: i32 {iree.abi.name = "x"}, %b: i8 {iree.abi.name = "x"}) -> i8 {
  return %b : i8
}
func.func @strided(%m: memref<?x?xf32, strided<[?, 1]>>, %u: memref<*xi1>) -> (f32, f32) {
  %c = arith.constant 1.0 : f32
  return %c, %c : f32, f32
}
func.func @keyword(%a: i32 {iree.abi.index_path = [0]}, %k: i32 {iree.abi.index_path = ["k"]}) {
  return
}
func.func @gap(%a: i32 {iree.abi.index_path = [1, 2]}) { return }
func.func @out(%a: i32 {iree.abi.name = "a"}, %o: memref<2xf32> {bufferize.result}) { return }
func.func @add(%x: memref<?xf32>, %by: f32) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %y = memref.alloc(%n) : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %e = memref.load %x[%i] : memref<?xf32>
    %s = arith.addf %e, %by : f32
    memref.store %s, %y[%i] : memref<?xf32>
  }
  return %y : memref<?xf32>
}
func.func @half(%x: f64, %n: i32) -> f64 {
  %c = arith.constant 0.5 : f64
  %r = arith.mulf %x, %c : f64
  return %r : f64
}
"""

SIGNATURES = {
    "predict": "(x: f32[d0, 4], p: {'b': f32, 'w': i8[2]}, *, rate: f64)"
    " -> {'ok': i1, 'y': (None, f32[d0, 4])}",
    "unnamed": "(a: f32, arg1: i32, /, c: bf16) -> None",
    "keywords": "(*, b: i8, **others: {'a b': i16, 'class': i32}) -> None",
    "keyword": "(arg0: i32, /, *, k: i32) -> None",
    "twins": "(arg0: i32, arg1: i8, /) -> i8",
    "strided": "(arg0: f32[?, ?] with strides [?, 1], arg1: i1[*], /) -> (f32, f32)",
    "gap": "(arg0: None, arg1: (None, None, i32), /) -> None",
    "out": "(a: i32, *, out: (f32[2],) = None) -> f32[2]",
    "add": "(arg0: f32[d0], arg1: f32, /) -> f32[d0]",
    "half": "(arg0: f64, arg1: i32, /) -> f64",
}


@pytest.fixture(scope="module", params=["jit", "load"])
def library(request, tmp_path_factory):
    if request.param == "jit":
        return jitted(TEXT)
    return loaded(TEXT, tmp_path_factory.mktemp("functions"))


@pytest.mark.parametrize("name", SIGNATURES)
def test_a_signature(library, name):
    """Names, types and shapes, in nests; ``/`` and ``*`` say how arguments are passed."""
    assert str(inspect.signature(library[name])) == SIGNATURES[name]


def test_every_function_has_a_signature(library):
    assert SIGNATURES.keys() == library.keys()


def test_a_signature_binds_as_the_function_does(library):
    """By position and by name."""
    signature = inspect.signature(library.predict)
    x, p = np.zeros((3, 4), np.float32), {"b": 1.0, "w": np.zeros(2, np.int8)}
    bound = signature.bind(x, rate=2.0, p=p)
    y = library.predict(*bound.args, **bound.kwargs)["y"]
    assert np.shares_memory(y[1], x)
    with pytest.raises(TypeError):
        signature.bind(x, p)
    assert signature.parameters["p"].annotation == {"b": "f32", "w": "i8[2]"}


def test_names_that_are_not_parameters_are_keywords(library):
    """Those that Python does not allow go by ``**``; an ambiguous one is none."""
    assert library.keywords(b=1, **{"class": 2, "a b": 3}) is None
    assert library.twins(1, 2) == 2
    with pytest.raises(TypeError, match=r"^twins\(\): no argument is called 'x'$"):
        library.twins(1, x=2)
    with pytest.raises(TypeError, match=r"^keyword\(\): takes 1 positional argument, got 2$"):
        library.keyword(1, 2)


def test_help_shows_the_signature_and_what_is_written(library):
    """`help` prints this text."""
    text = pydoc.render_doc(library.predict, renderer=pydoc.plaintext)
    assert f"predict{SIGNATURES['predict']}\n" in text
    assert "It may write to x.\n" in text
    assert "may write" not in pydoc.render_doc(library.half)


def test_the_class_has_its_own_documentation(library):
    """`help` of the class, of which each function is, shows no function's."""
    class_ = type(library.predict)
    assert class_.__doc__.startswith("A Python function of NumPy arrays")
    assert class_.__signature__ is None
    assert "A Python function of NumPy arrays" in pydoc.render_doc(class_)


def test_help_of_a_library_shows_its_functions(library):
    """And not its methods."""
    text = pydoc.render_doc(library, renderer=pydoc.plaintext)
    assert "10 functions of " in text
    assert f"add{SIGNATURES['add']}\n" in text
    assert "__getitem__" not in text


def test_names_complete(library):
    """As attributes, which Python's own completer finds; as keys, in IPython."""
    completer = rlcompleter.Completer({"library": library})
    matches = {completer.complete("library.pre", i) for i in range(3)}
    assert matches == {"library.predict(", None}
    assert library._ipython_key_completions_() == list(library)


def test_the_repr_of_a_large_library_is_short():
    text = "\n".join(f"func.func @f{i}() {{ return }}" for i in range(60))
    library = jitted(text)
    assert repr(library).endswith(", f48, f49 and 10 more>")
    assert library.__doc__.splitlines()[::51] == ["60 functions of the module:", "f49() -> None"]


def test_help_of_a_function_that_cannot_be_called():
    """The reason is shown instead; a closed library shows no function."""
    library = jitted("func.func @f(%x: vector<2xf32>) { return }")
    assert library.__doc__ == (
        "1 function of the module:\n\nf(): argument 0: NumPy has no number like vector<2xf32>"
    )
    library.close()
    assert library.__doc__ == "the module is closed"
    assert type(library).__doc__.startswith("The functions of compiled code")


class MemRef(ctypes.Structure):
    """The descriptor of a memref of rank 1."""

    _fields_ = (
        ("allocated", ctypes.c_void_p),
        ("aligned", ctypes.c_void_p),
        ("offset", ctypes.c_int64),
        ("size", ctypes.c_int64),
        ("stride", ctypes.c_int64),
    )


def test_an_address_is_that_of_the_c_wrapper(library):
    """Numbers go by value, descriptors by pointer; the first parameter is for the result."""
    half = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double, ctypes.c_int32)(library.half.address)
    assert half(5.0, 1) == 2.5
    pointer = ctypes.POINTER(MemRef)
    add = ctypes.CFUNCTYPE(None, pointer, pointer, ctypes.c_float)(library.add.address)
    x = np.arange(3, dtype=np.float32)
    descriptor, result = MemRef(x.ctypes.data, x.ctypes.data, 0, 3, 1), MemRef()
    add(result, descriptor, 0.5)
    elements = (ctypes.c_float * 3).from_address(result.aligned)
    assert list(elements) == [0.5, 1.5, 2.5]
    library._image.free(result.allocated)


RANK_0 = {
    "i1": (True, np.True_, 1),
    "i8": (-5, np.int64(-5), True),
    "ui16": (65535, np.uint16(65535)),
    "i4": (-8, ml_dtypes.int4(-8)),
    "index": (7, np.int8(7)),
    "f32": (0.1, 3, np.float32(0.1), np.float64(0.1)),
    "bf16": (1.5, ml_dtypes.bfloat16(1.5)),
    "f8E4M3FN": (1.5,),
    "complex<f32>": (1 + 2j, 2.0, np.complex128(1 + 2j)),
}


@pytest.fixture(scope="module")
def scalars():
    """For each type, a function that returns its read-only argument of rank 0."""
    return jitted(
        "\n".join(
            f"""func.func @f{i}(%x: memref<{type_}> {{llvm.readonly}}) -> memref<{type_}> {{
              return %x : memref<{type_}>
            }}
            func.func @write{i}(%x: memref<{type_}>) {{ return }}"""
            for i, type_ in enumerate(RANK_0)
        )
    )


@pytest.mark.parametrize("type_", RANK_0)
def test_numbers_are_arrays_of_rank_0(scalars, type_):
    """Those of Python and NumPy, rounded as a number that is passed by value is."""
    i = list(RANK_0).index(type_)
    for number in RANK_0[type_]:
        result = scalars[f"f{i}"](number)
        assert result.shape == ()
        assert result == np.asarray(number).astype(result.dtype)
        with pytest.raises(ValueError, match=r"\[\] that is writable, got (a|an) "):
            scalars[f"write{i}"](number)


@pytest.mark.parametrize(
    ("type_", "number", "error", "message"),
    [
        ("i8", 128, OverflowError, "expected i8[], -128 to 127, got 128"),
        ("i4", 8, OverflowError, "expected i4[], -8 to 7, got 8"),
        ("i1", 2, OverflowError, "expected i1[], 0 or 1, got 2"),
        ("ui16", -1, OverflowError, "expected ui16[], 0 to 65535, got -1"),
        ("i8", 1.0, TypeError, "expected i8[], got a float"),
        ("f32", 1e39, OverflowError, "expected f32[], -3.40282e+38 to 3.40282e+38, got 1e+39"),
        ("f32", 1j, TypeError, "expected f32[], got a complex"),
        ("f32", np.str_("1"), TypeError, "expected f32[], got a str_"),
        ("f32", "1", TypeError, "expected f32[]: cannot view str as an array"),
        ("f32", np.array(1.0), TypeError, "expected f32[], got f64[]"),
        ("f32", np.ones(1, "f"), ValueError, "expected f32[], got f32[1]"),
    ],
)
def test_numbers_that_are_not_of_the_type(scalars, type_, number, error, message):
    """Arrays are not converted, be their rank 0."""
    i = list(RANK_0).index(type_)
    with pytest.raises(error) as raised:
        scalars[f"f{i}"](number)
    assert str(raised.value).startswith(f"f{i}(): argument 0: {message}")


class Pair(NamedTuple):
    """Two fields."""

    a: Any
    b: Any


class Nothing(NamedTuple):
    """No field, as of the states of optimizers."""


@dataclasses.dataclass
class Layer:
    """Two fields that are arguments, and one that is not."""

    b: Any
    a: Any
    units: int = 3


@dataclasses.dataclass
class Point:
    """Two fields."""

    x: Any
    y: Any


@pytest.fixture(scope="module")
def nests():
    return jitted("""
        func.func @dict(%a: i32 {iree.abi.index_path = [0, "a"]},
                        %b: i32 {iree.abi.index_path = [0, "b"]}) -> (i32, i32) {
          return %a, %b : i32, i32
        }
        func.func @list(%a: i32 {iree.abi.index_path = [0, 1, "a"]},
                        %b: i32 {iree.abi.index_path = [0, 1, "b"]}) -> (i32, i32) {
          return %a, %b : i32, i32
        }
        func.func @tuple(%t: tuple<i32, i32>) -> tuple<i32, i32> { return %t : tuple<i32, i32> }
        """)


@pytest.mark.parametrize(
    "value",
    [
        {"a": 1, "b": 2},
        Pair(1, 2),
        Layer(a=1, b=2),
        {"a": 1, "b": 2, "c": None, "d": [(), {}, Nothing()]},
    ],
    ids=repr,
)
def test_a_dict_is_made_of(nests, value):
    """A mapping, or an object of which the fields are needed; what has no leaves may be there."""
    assert nests.dict(value) == (1, 2)
    assert nests.list([Nothing(), value]) == (1, 2)
    assert nests.list(({}, value, None, Nothing())) == (1, 2)


@pytest.mark.parametrize("value", [[1, 2], Pair(1, 2), Point(1, 2)], ids=repr)
def test_a_tuple_is_made_of(nests, value):
    """A list, tuple or dataclass of the items."""
    assert nests.tuple(value) == (1, 2)


@pytest.mark.parametrize(
    ("name", "value", "error", "message"),
    [
        ("dict", (1, 2), TypeError, "argument 0: expected a dict with 'a', 'b', got a tuple"),
        ("dict", Point(1, 2), ValueError, "argument 0: expected a dict with 'a', 'b', got no 'a'"),
        ("dict", Layer, TypeError, "argument 0: expected a dict with 'a', 'b', got a type"),
        ("dict", {"a": 1, "b": 2, "c": [0]}, ValueError, "'b', got an unknown 'c'"),
        ("dict", Pair(1, "x"), TypeError, 'argument 0["b"]: expected i32, got a str'),
        ("list", [1, Pair(1, 2)], TypeError, "argument 0[0]: expected None, got an int"),
        ("list", [None, Pair(1, 2), 3], ValueError, "argument 0: expected 2 items, got 3"),
        ("tuple", Layer(1, 2), ValueError, "argument 0: expected 2 items, got 3"),
        ("tuple", {"a": 1}, TypeError, "argument 0: expected a list or tuple of 2, got a dict"),
    ],
)
def test_what_a_nest_is_not_made_of(nests, name, value, error, message):
    with pytest.raises(error) as raised:
        nests[name](value)
    assert message in str(raised.value)


JAX = """
import dataclasses, sys
from functools import partial
from typing import Any, NamedTuple
import jax, numpy as np
from jax import tree_util

class State(NamedTuple):
    count: Any
    w: Any

class Empty(NamedTuple):
    pass

@partial(tree_util.register_dataclass, data_fields=["state", "scale"], meta_fields=["units"])
@dataclasses.dataclass
class Model:
    state: Any
    scale: Any
    units: int = 3

def step(model, opt, x):
    w = model.state.w * model.scale + x
    return {"w": w, "n": model.state.count + opt[0].count}

args = Model(State(3, np.arange(4, dtype=np.float32)), 2.0), (State(4, None), Empty()), np.ones(4)
args = *args[:2], args[2].astype(np.float32)
text = jax.jit(step, keep_unused=True).lower(*args).as_text(debug_info=True)

import mlir_abi
from mlir_abi.bindings import ir, new_context
with new_context():
    module = ir.Module.parse(text)
    passes = "abi-paths-from-jax,stablehlo-legalize-to-linalg"
    mlir_abi.run_pipeline(module, f"builtin.module({passes})")
    main = mlir_abi.jit(module).main
result, expected = main(*args), step(*args)
np.testing.assert_array_equal(result["w"], expected["w"])
assert result["n"] == expected["n"] == 7
"""


def test_a_function_of_jax_takes_the_objects_that_it_was_lowered_for():
    """A dataclass with a static field, named tuples, one without fields, and Python numbers."""
    done = subprocess.run(
        [sys.executable, "-c", JAX],
        env={**os.environ, "MLIR_ABI_BINDINGS": "torch_mlir", "JAX_PLATFORMS": "cpu"},
        cwd=Path(__file__).parent,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
