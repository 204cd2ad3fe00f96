"""What a caller gets wrong: an error of one line that names the argument, and nothing is called."""

import gc
import json
import math
import pydoc
import re
import weakref

import ml_dtypes
import numpy as np
import pytest
from callers import jitted, loaded, run, shared_library

from mlir_abi import load
from mlir_abi.compilation.execution import jit
from mlir_abi.lowering import DEFAULT_PIPELINE

TEXT = """
func.func @array(%x: memref<?x4xf32> {iree.abi.name = "x"}, %n: i32 {iree.abi.name = "n"}) {
  return
}
func.func @static(%x: memref<2x3xf64> {iree.abi.name = "x"}) { return }
func.func @strided(%x: memref<4x4xf32, strided<[8, 1], offset: ?>> {iree.abi.name = "x"}) { return }
func.func @any(%x: memref<*xf32> {iree.abi.name = "x"}) { return }
func.func @dynamic(%x: memref<?x?xf32, strided<[?, ?], offset: ?>> {iree.abi.name = "x"}) {
  return
}
func.func @only_read(%x: memref<?xf32> {iree.abi.name = "x", llvm.readonly}) { return }
func.func @complex_array(%x: memref<?xcomplex<f32>> {iree.abi.name = "x"}) { return }
func.func @bools(%x: memref<?xi1> {iree.abi.name = "x"}) { return }
func.func @halves(%x: memref<?xbf16> {iree.abi.name = "x"}) { return }
func.func @numbers(%i: i8 {iree.abi.name = "i"}, %u: ui8 {iree.abi.name = "u"},
                   %b: i1 {iree.abi.name = "b"},
                   %f: f32 {iree.abi.name = "f"}, %h: f16 {iree.abi.name = "h"},
                   %c: complex<f64> {iree.abi.name = "c"}, %n: index {iree.abi.name = "n"}) {
  return
}
func.func @complexes(%c: complex<f32> {iree.abi.name = "c"}) { return }
func.func @eights(%f: f8E4M3FN {iree.abi.name = "f"}, %e: f8E8M0FNU {iree.abi.name = "e"}) {
  return
}
func.func @nest(%a: memref<2xf32> {iree.abi.index_path = [0, "weights", 0]},
                %b: memref<2xf32> {iree.abi.index_path = [0, "weights", 1]},
                %c: i32 {iree.abi.index_path = [0, "bias"]}, %d: i32 {iree.abi.index_path = [2]},
                %k: f32 {iree.abi.index_path = ["rate"]}) { return }
func.func @one(%x: i32 {iree.abi.index_path = [0, 0]}) { return }
func.func @none() { return }
"""

X = np.zeros((3, 4), np.float32)
D = np.zeros((2, 3))
V = np.zeros(2, np.float32)
NUMBERS = {"i": 1, "u": 1, "b": True, "f": 1.0, "h": 1.0, "c": 1j, "n": 1}


def locked(array):
    array = array.copy()
    array.flags.writeable = False
    return array


def misaligned(count):
    return np.zeros(4 * count + 1, np.uint8)[1:].view(np.float32)


class NoBuffer:
    """It says that it has an array, and has none."""

    @property
    def __array_interface__(self):
        return {"version": 3, "shape": (2,), "typestr": "<f4", "data": None}


class OnAGpu:
    """It is not in the CPU's memory."""

    def __dlpack__(self, **kwargs):
        raise AssertionError("not asked for")

    def __dlpack_device__(self):
        return (2, 0)


class Undecodable:
    """A number whose conversion fails by an error of its own."""

    def __index__(self):
        return len(b"\xff".decode())


def nest(**wrong):
    """The arguments of @nest, some of them wrong."""
    return {"weights": [V, V], "bias": 1, **wrong}


CASES = [
    # how many arguments, and which
    ("array", (), {}, TypeError, "array(): takes 2 arguments, got 0: no x, n"),
    ("array", (X,), {}, TypeError, "array(): takes 2 arguments, got 1: no n"),
    ("array", (X, 1, 2), {}, TypeError, "array(): takes 2 positional arguments, got 3"),
    ("array", (X,), {"m": 1}, TypeError, "array(): no argument is called 'm'"),
    ("array", (X, 1), {"x": X}, TypeError, "array(): 'x' is given twice"),
    ("array", (X, 1), {"n": 1}, TypeError, "array(): 'n' is given twice"),
    ("none", (1,), {}, TypeError, "none(): takes 0 positional arguments, got 1"),
    ("none", (), {"x": 1}, TypeError, "none(): no argument is called 'x'"),
    # the type of the elements
    ("array", (X.astype("f8"), 1), {}, TypeError, "array(): x: expected f32[?, 4], got f64[3, 4]"),
    ("array", (X.astype("i4"), 1), {}, TypeError, "array(): x: expected f32[?, 4], got i32[3, 4]"),
    ("array", (X.astype("?"), 1), {}, TypeError, "array(): x: expected f32[?, 4], got i1[3, 4]"),
    ("array", (X.astype("c8"), 1), {}, TypeError, "x: expected f32[?, 4], got complex<f32>[3, 4]"),
    ("array", (X.astype("O"), 1), {}, TypeError, "x: expected f32[?, 4], got object[3, 4]"),
    ("array", (X.astype("U3"), 1), {}, TypeError, "x: expected f32[?, 4], got <U"),
    ("array", (X.view("V4"), 1), {}, TypeError, "x: expected f32[?, 4], got |V4[3, 4]"),
    (
        "array",
        (X.view("M8[s]"), 1),
        {},
        TypeError,
        "x: expected f32[?, 4], got datetime64[s][3, 2]",
    ),
    ("complex_array", (V,), {}, TypeError, "x: expected complex<f32>[?], got f32[2]"),
    ("bools", (V.view("u1"),), {}, TypeError, "x: expected i1[?], got ui8[8]"),
    ("halves", (V.astype("f2"),), {}, TypeError, "x: expected bf16[?], got f16[2]"),
    # byte order
    ("array", (X.astype(">f4"), 1), {}, TypeError, "expected f32[?, 4], got f32[3, 4] whose byte"),
    ("any", (V.astype(">f4"),), {}, TypeError, "byte order is foreign"),
    ("only_read", (V.astype(">f4"),), {}, TypeError, "byte order is foreign"),
    ("any", (V.astype(">f8"),), {}, TypeError, "expected f32[*], got f64[2]"),
    # rank
    ("array", (V, 1), {}, ValueError, "array(): x: expected f32[?, 4], got f32[2]"),
    ("array", (X[None], 1), {}, ValueError, "array(): x: expected f32[?, 4], got f32[1, 3, 4]"),
    ("array", (np.float32(1), 1), {}, ValueError, "array(): x: expected f32[?, 4], got f32[]"),
    ("bools", (np.array(True),), {}, ValueError, "bools(): x: expected i1[?], got i1[]"),
    # sizes
    ("array", (X[:, :3], 1), {}, ValueError, "array(): x: expected f32[?, 4], got f32[3, 3]"),
    ("array", (X.T, 1), {}, ValueError, "array(): x: expected f32[?, 4], got f32[4, 3]"),
    ("array", (X[:, :0], 1), {}, ValueError, "array(): x: expected f32[?, 4], got f32[3, 0]"),
    ("static", (D.T,), {}, ValueError, "static(): x: expected f64[2, 3], got f64[3, 2]"),
    ("static", (D[:1],), {}, ValueError, "static(): x: expected f64[2, 3], got f64[1, 3]"),
    # strides
    (
        "array",
        (np.zeros((3, 8), "f")[:, ::2], 1),
        {},
        ValueError,
        "dimension 0 is 32 bytes, not 16",
    ),
    (
        "array",
        (np.asfortranarray(X), 1),
        {},
        ValueError,
        "stride in dimension 0 is 4 bytes, not 16",
    ),
    ("array", (X[::-1], 1), {}, ValueError, "stride in dimension 0 is -16 bytes, not 16"),
    ("strided", (np.zeros((4, 4), "f"),), {}, ValueError, "dimension 0 is 16 bytes, not 32"),
    ("any", (X.T,), {}, ValueError, "stride in dimension 0 is 4 bytes, not 12"),
    ("any", (np.broadcast_to(V, (2, 2)).copy()[:, ::2],), {}, ValueError, None),
    (
        "dynamic",
        (np.zeros(3, [("a", "f4"), ("b", "i2")])["a"][None],),
        {},
        ValueError,
        "stride in dimension 1 is 6 bytes, no multiple of 4",
    ),
    # alignment
    ("any", (misaligned(3),), {}, ValueError, "address is not a multiple of 4"),
    ("dynamic", (misaligned(3)[None],), {}, ValueError, "address is not a multiple of 4"),
    # who may write
    ("array", (locked(X), 1), {}, ValueError, "that is writable, got f32[3, 4] that is read-only"),
    ("any", (np.float32(1),), {}, ValueError, "that is writable, got f32[] that is read-only"),
    ("any", (np.broadcast_to(np.float32(1), 3),), {}, ValueError, "that is read-only"),
    ("array", (memoryview(bytes(48)).cast("f", (3, 4)), 1), {}, ValueError, "that is read-only"),
    (
        "dynamic",
        (np.lib.stride_tricks.as_strided(X, (2, 2), (0, 4)),),
        {},
        ValueError,
        "share memory",
    ),
    # no array
    (
        "array",
        ([[0.0] * 4], 1),
        {},
        TypeError,
        "x: expected f32[?, 4]: cannot view list as",
    ),
    ("array", (1.0, 1), {}, TypeError, "x: expected f32[?, 4]: cannot view float as"),
    ("array", (None, 1), {}, TypeError, "x: expected f32[?, 4]: cannot view NoneType as"),
    ("array", ("x", 1), {}, TypeError, "x: expected f32[?, 4]: cannot view str as"),
    ("any", (b"bytes",), {}, TypeError, "any(): x: expected f32[*], got ui8[5]"),
    ("any", (np.zeros(2, "T"),), {}, TypeError, "any(): x: expected f32[*], got StringDType()[2]"),
    ("any", (np.ma.masked_array(V, [0, 1]),), {}, TypeError, "its mask would be lost"),
    ("any", (OnAGpu(),), {}, TypeError, "DLPack device type 2"),
    ("any", (NoBuffer(),), {}, TypeError, "x: expected f32[*]: cannot view NoBuffer as an array"),
    # numbers
    (
        "array",
        (X, 2**31),
        {},
        OverflowError,
        "n: expected i32, -2147483648 to 2147483647, got 2147",
    ),
    ("array", (X, -(2**31) - 1), {}, OverflowError, "n: expected i32"),
    (
        "array",
        (X, 10**5000),
        {},
        OverflowError,
        "n: expected i32, -2147483648 to 2147483647, got an int",
    ),
    ("array", (X, 1.0), {}, TypeError, "array(): n: expected i32, got a float"),
    ("array", (X, "1"), {}, TypeError, "array(): n: expected i32, got a str"),
    ("array", (X, None), {}, TypeError, "array(): n: expected i32, got None"),
    ("array", (X, Undecodable()), {}, ValueError, "array(): n: 'utf-8' codec can't decode"),
    ("array", (X, V), {}, TypeError, "array(): n: expected i32, got an array of 1 dimensions"),
    ("numbers", (), {"i": 128}, OverflowError, "numbers(): i: expected i8, -128 to 127, got 128"),
    ("numbers", (), {"u": -1}, OverflowError, "numbers(): u: expected ui8, 0 to 255, got -1"),
    ("numbers", (), {"u": 256}, OverflowError, "numbers(): u: expected ui8, 0 to 255, got 256"),
    ("numbers", (), {"b": 2}, OverflowError, "numbers(): b: expected i1, 0 or 1, got 2"),
    ("numbers", (), {"b": 0.0}, TypeError, "numbers(): b: expected i1, got a float"),
    ("numbers", (), {"f": 1e39}, OverflowError, "numbers(): f: expected f32"),
    ("numbers", (), {"f": 10**400}, OverflowError, "numbers(): f: expected f32, got an integer of"),
    ("numbers", (), {"f": "1"}, TypeError, "numbers(): f: expected f32, got a str"),
    ("numbers", (), {"f": 1j}, TypeError, "numbers(): f: expected f32, got a complex"),
    ("numbers", (), {"f": np.str_("1")}, TypeError, "numbers(): f: expected f32, got a str_"),
    ("numbers", (), {"f": np.void(b"1")}, TypeError, "numbers(): f: expected f32, got a void"),
    ("numbers", (), {"f": np.datetime64(1, "ns")}, TypeError, "f32, got a datetime64"),
    ("numbers", (), {"i": np.timedelta64(1, "ns")}, TypeError, "i: expected i8, got a timedelta64"),
    ("numbers", (), {"f": np.clongdouble(1j)}, TypeError, "f: expected f32, got a clongdouble"),
    ("numbers", (), {"b": np.array(2)}, OverflowError, "b: expected i1, 0 or 1, got 2"),
    ("numbers", (), {"n": np.array(10**5000)}, OverflowError, "got an integer of 16610 bits"),
    ("numbers", (), {"f": ml_dtypes.complex32(1 + 2j)}, TypeError, "f32, got a complex32"),
    ("eights", (), {"f": math.inf, "e": 1.0}, OverflowError, "f: expected f8E4M3FN, -448 to 448"),
    ("eights", (), {"f": 1.0, "e": -1.0}, OverflowError, "e: expected f8E8M0FNU, 5.87747e-39 to"),
    ("eights", (), {"f": 1.0, "e": 0.0}, OverflowError, "to 1.70141e+38, got 0"),
    ("numbers", (), {"h": 65520.0}, OverflowError, "numbers(): h: expected f16, -65504 to 65504"),
    ("numbers", (), {"c": "1j"}, TypeError, "numbers(): c: expected complex<f64>, got a str"),
    ("complexes", (), {"c": 1e300}, OverflowError, "c: expected complex<f32>, -3.4"),
    ("complexes", (), {"c": complex(0, -1e39)}, OverflowError, "to 3.40282e+38, got -1e+39"),
    ("complexes", (), {"c": np.zeros(1, "F")}, TypeError, "got an array of 1 dimensions"),
    ("numbers", (), {"f": np.array(1j)}, TypeError, "numbers(): f: expected f32, got a complex128"),
    ("numbers", (), {"n": float("nan")}, TypeError, "numbers(): n: expected index, got a float"),
    ("numbers", (), {"n": np.float64("nan")}, TypeError, "n: expected index, got a float64"),
    ("numbers", (), {"n": 2**63}, OverflowError, "numbers(): n: expected index"),
    # nests
    ("nest", (V, None, 1), {"rate": 1.0}, TypeError, "argument 0: expected a dict with 'bias', 'w"),
    ("nest", ([V, V], None, 1), {"rate": 1.0}, TypeError, "argument 0: expected a dict"),
    ("nest", ({"bias": 1}, None, 1), {"rate": 1.0}, ValueError, "got no 'weights'"),
    ("nest", (nest(more=1), None, 1), {"rate": 1.0}, ValueError, "got an unknown 'more'"),
    (
        "nest",
        (nest(weights=V), None, 1),
        {"rate": 1.0},
        TypeError,
        'argument 0["weights"]: expected a',
    ),
    ("nest", (nest(weights=[V]), None, 1), {"rate": 1.0}, ValueError, "expected 2 items, got 1"),
    ("one", ([1, 2],), {}, ValueError, "one(): argument 0: expected 1 item, got 2"),
    (
        "nest",
        (nest(weights=[V, V[:1]]), None, 1),
        {"rate": 1.0},
        ValueError,
        'nest(): argument 0["weights"][1]: expected f32[2], got f32[1]',
    ),
    (
        "nest",
        (nest(bias=0.5), None, 1),
        {"rate": 1.0},
        TypeError,
        'argument 0["bias"]: expected i32',
    ),
    ("nest", (nest(), 1, 1), {"rate": 1.0}, TypeError, "argument 1: expected None, got an int"),
    ("nest", (nest(), None, 1), {}, TypeError, "nest(): takes 4 arguments, got 3: no rate"),
    ("nest", (nest(), None, 1, 1.0), {}, TypeError, "nest(): takes 3 positional arguments, got 4"),
    ("nest", (nest(), None, 1), {"rate": "x"}, TypeError, "nest(): rate: expected f32, got a str"),
]


@pytest.fixture(scope="module", params=["jit", "load"])
def library(request, tmp_path_factory):
    if request.param == "jit":
        return jitted(TEXT)
    return loaded(TEXT, tmp_path_factory.mktemp("wrong"))


def test_there_are_many():
    """The table is long."""
    assert len(CASES) >= 60


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]}-{case[4]}")
def test_a_wrong_call(library, case):
    """One line, that says which argument, what was expected and what came."""
    name, args, kwargs, error, message = case
    if name == "numbers":
        kwargs = {**NUMBERS, **kwargs}
    with pytest.raises(error) as raised:
        library[name](*args, **kwargs)
    text = str(raised.value)
    assert message is None or message in text
    assert text.startswith(f"{name}(): ")
    assert "\n" not in text


def test_right_calls_go_through_afterwards(library):
    """The same functions, called as they should be: what is refused is not refused for nothing."""
    library.array(X, 1)
    library.array(n=-1, x=X)
    library.static(D)
    library.strided(np.zeros((4, 8), np.float32)[:, :4])
    library.any(V)
    library.dynamic(X.T)
    library.only_read(locked(V))
    library.complex_array(V.astype("c8"))
    library.bools(V.astype("?"))
    library.numbers(**NUMBERS)
    library.complexes(np.array(1j))
    library.complexes(np.clongdouble(1j))
    library.numbers(**{**NUMBERS, "b": np.array(True), "i": np.True_})
    library.complexes(complex("inf-nanj"))
    library.eights(math.nan, 2.0**-127)
    library.nest(nest(), None, 1, rate=1.0)


def test_functions_that_are_not_there(library):
    """The error lists those that are."""
    with pytest.raises(AttributeError, match=r"has no function 'nope'; it has .*array, .*static"):
        library.nope  # noqa: B018
    with pytest.raises(KeyError):
        library["nope"]


@pytest.mark.parametrize(
    ("types", "message"),
    [
        ('%x: memref<2xi3> {iree.abi.name = "x"}', "f(): x: i3 cannot be the element of a buffer"),
        ('%x: i3 {iree.abi.index_path = [0, "w"]}', 'f(): argument 0["w"]: NumPy has no number li'),
        ("%x: vector<4xf32>", "f(): argument 0: NumPy has no number like vector<4xf32>"),
        ("%x: memref<2xf32, 3>", "f(): argument 0: memref<2xf32, 3>: its memory space is not the "),
        (
            "%y: memref<2xf32> {bufferize.result}, %n: i32",
            "f(): it has an argument behind one that",
        ),
    ],
)
def test_what_python_cannot_pass(types, message):
    """Asking for the function says why."""
    library = jitted(f"func.func @f({types}) {{ return }}")
    with pytest.raises(ValueError, match="^" + re.escape(message)):
        library["f"]


def test_a_bare_pointer_has_no_owner():
    """So Python cannot get one; nor is it called with one."""
    memref = "memref<2xf32>"
    library = jitted(
        f"func.func @b(%x: {memref}) -> {memref} attributes {{llvm.bareptr}} "
        f"{{ return %x : {memref} }}"
    )
    with pytest.raises(ValueError, match=r"^b\(\): its result: a bare pointer does not say whose"):
        library["b"]
    bare = f"func.func private @b({memref}) attributes {{llvm.bareptr}}"
    with pytest.raises(ValueError, match=r"^b\(\): it takes bare pointers, and Python implements"):
        jitted(f"{bare}\nfunc.func @f() {{ return }}", imports={"b": print})


@pytest.mark.parametrize("how", ["llvm.byval = i64", "llvm.byref = i64"])
def test_arguments_that_are_not_passed_as_in_c(how):
    """The wrapper is given a pointer, or a copy on the stack, for the index."""
    library = jitted(f"func.func @f(%x: index {{{how}}}) -> index {{ return %x : index }}")
    with pytest.raises(ValueError, match=r"^f\(\): it has no C wrapper$"):
        library["f"]


def test_libraries_without_records(tmp_path):
    """What describes no function, or describes one as no pass does, is not opened."""
    text = "func.func @f() { return }"
    pipeline = DEFAULT_PIPELINE.replace("abi-embed-reflection,", "")
    with pytest.raises(ValueError, match=r"/libmodel\.so describes no function: run abi-embed-ref"):
        loaded(text, tmp_path, pipeline)
    path = shared_library(text, tmp_path)
    path.write_bytes(path.read_bytes().replace(b'"kind":"definition"', b'"kind":"definitely"'))
    with pytest.raises(ValueError, match=r"/libmodel\.so: _mlir_abi_reflection_f: .*kind"):
        load(path)


def test_a_library_is_a_mapping():
    """Of names to functions; those that are not defined in it are not among them."""
    text = "func.func @f(%n: i32) -> i32 { return %n : i32 }\nfunc.func private @g()"
    with jitted(text) as library:
        assert list(library) == ["f"]
        assert len(library) == 1
        assert "f" in dir(library)
        assert repr(library) == "<Library the module: f>"
        assert repr(library.f) == "<CompiledFunction f(arg0: i32, /) -> i32>"
        assert not hasattr(library, "__array__")
    with pytest.raises(RuntimeError, match="the module is closed"):
        library["f"]


@pytest.mark.parametrize(
    ("hidden", "message"),
    [
        ("_mlir_abi_free", r"/libmodel\.so has no _mlir_abi_free$"),
        ("_mlir_ciface_f", r"^f\(\): its C wrapper _mlir_ciface_f is not there$"),
    ],
)
def test_symbols_that_the_linker_hides(tmp_path, hidden, message):
    """A library is opened and called by names, and says which of them is not there."""
    script = tmp_path / "hide.map"
    script.write_text(f"{{ local: {hidden}; }};")
    text = "func.func @f(%x: memref<f32>) -> memref<f32> { return %x : memref<f32> }"
    path = shared_library(text, tmp_path, "model", f"-Wl,--version-script={script}")
    with pytest.raises(ValueError, match=message):
        load(path)["f"]


def test_a_library_for_another_machine(tmp_path):
    """The dynamic linker says of it that there is no such file."""
    path = shared_library("func.func @f() { return }", tmp_path, "model")
    data = bytearray(path.read_bytes())
    data[18] = 183  # EM_AARCH64
    path.write_bytes(data)
    with pytest.raises(OSError, match=r"is for AArch64, and this process runs on x86-64$"):
        load(path)


def test_what_a_python_function_cannot_take():
    """It is an error when the module is compiled."""
    text = "func.func private @h(i32, vector<4xf32>)\nfunc.func @f() { return }"
    with pytest.raises(ValueError, match=r"^h\(\): argument 1: NumPy has no number like vector"):
        jitted(text, imports={"h": print})


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"imports": {"f": 3}}, TypeError, r"imports\['f'\] must be a function \(got an int\)"),
        ({"opt_level": True}, TypeError, r"opt_level must be an int \(got a bool\)"),
        ({"opt_level": 4}, ValueError, r"opt_level must be 0 to 3 \(got 4\)"),
        ({"shared_libs": "a.so"}, TypeError, r"shared_libs must be a list of paths \(got 'a.so'\)"),
        ({"shared_libs": ["/no.so"]}, OSError, "/no.so: cannot open shared object file"),
        (
            {"shared_libs": [""]},
            OSError,
            "^'': the dynamic linker opens it as '', which is no file$",
        ),
        ({"shared_libs": ["linux-vdso.so.1"]}, OSError, "^'linux-vdso.so.1': the dynamic linker"),
        (
            {"pipeline": "builtin.module(cse)"},
            ValueError,
            "no function is exported: one must be public and defined, and the pipeline run",
        ),
        (
            {"pipeline": "builtin.module(abi-embed-reflection)"},
            ValueError,
            r"does not lower all to LLVM: loc\(\"-\":1:1\): .*func.func$",
        ),
    ],
)
def test_what_the_engine_cannot_compile(options, error, message):
    """It does not come to the engine, which would end the process, or pass it over."""
    with pytest.raises(error, match=message):
        jitted("func.func @f() { return }", **options)


def test_what_is_no_module():
    """A str of one line is the path of a file. A function has no shapes."""
    with pytest.raises(TypeError, match=r"^the model must be a path, .*got builtins.NoneType\)$"):
        jit(None)
    with pytest.raises(TypeError, match=r": a function has no shapes, but jax.exp"):
        jit(lambda x: x)
    with pytest.raises(ValueError, match=r"^the dict has no model$"):
        jit({})
    with pytest.raises(TypeError, match=r"^the name of a model must be a str \(got 1\)$"):
        jit({1: "a.mlir"})
    with pytest.raises(FileNotFoundError):
        jit("func.func @f() { return }")


def test_an_argument_called_self():
    """Any name is a keyword."""
    library = jitted('func.func @f(%x: i32 {iree.abi.name = "self"}) -> i32 { return %x : i32 }')
    assert library.f(self=3) == 3


def test_a_result_that_python_cannot_read():
    """It is named as callers name it."""
    library = jitted(
        """func.func @f(%x: i128) -> (i32 {iree.abi.index_path = ["a"]},
                                      i128 {iree.abi.index_path = ["b"]}) {
          %c = arith.constant 1 : i32
          return %c, %x : i32, i128
        }"""
    )
    with pytest.raises(ValueError, match=r'^f\(\): result\["b"\]: NumPy has no number like i128'):
        library["f"]


def test_complex_numbers_as_mlir_passes_them():
    """As an argument by value they need c-abi=target; as a result they go by pointer."""
    text = """
        func.func @argument(%c: complex<f32>) { return }
        func.func @result(%x: f32) -> complex<f32> {
          %c = complex.create %x, %x : complex<f32>
          return %c : complex<f32>
        }"""
    library = jitted(text, pipeline=DEFAULT_PIPELINE.replace("{c-abi=target}", ""))
    assert library.result(2.0) == 2 + 2j
    with pytest.raises(ValueError, match=r"^argument\(\): argument 0: c-abi=mlir passes comp"):
        library["argument"]


@pytest.mark.parametrize(("shape", "strides"), [((2**31,), (0,)), ((2,), (2**34,))])
def test_what_a_narrow_index_cannot_count(shape, strides):
    """Sizes and strides are numbers of an index, which may have 32 bits."""
    library = jitted(
        "func.func @f(%x: memref<?xf32, strided<[?]>> {llvm.readonly}) { return }",
        pipeline=DEFAULT_PIPELINE.replace("c-abi=target", "c-abi=target index-bitwidth=32"),
    )
    library.f(V)
    far = np.lib.stride_tricks.as_strided(V, shape, strides)
    for _ in "twice":
        with pytest.raises(ValueError, match="which an index of 32 bits cannot describe"):
            library.f(far)


def test_memory_that_is_not_there():
    """What an allocation that failed gives is no result."""
    library = jitted(
        """func.func @f(%n: index) -> (i32, memref<?xf32>) {
          %c = arith.constant 1 : i32
          %m = memref.alloc(%n) : memref<?xf32>
          return %c, %m : i32, memref<?xf32>
        }"""
    )
    assert library.f(0)[1].shape == (0,)
    with pytest.raises(MemoryError, match=r"^f\(\): no memory could be allocated$"):
        library.f(2**45)


def test_a_closed_library(tmp_path):
    """Its functions say so; arrays that it gave stay."""
    library = loaded(
        "memref.global @g : memref<2xf32> = dense<[1.0, 2.0]>\n"
        "func.func @f() -> memref<2xf32> { %g = memref.get_global @g : memref<2xf32>\n"
        "  return %g : memref<2xf32> }",
        tmp_path,
    )
    f = library.f
    table = f()
    image = weakref.ref(library._image)
    library.close()
    with pytest.raises(RuntimeError, match="is closed"):
        f()
    with pytest.raises(RuntimeError, match="is closed"):
        library["f"]
    del library, f
    gc.collect()
    assert image() is not None
    assert table.tolist() == [1, 2]
    del table
    gc.collect()
    assert image() is None


@pytest.mark.parametrize("name", ["keys", "items", "values", "get", "close"])
def test_a_function_called_like_a_method(name):
    """The method is the attribute, and says where the function is."""
    library = jitted(f"func.func @{name}(%n: i32) -> i32 {{ return %n : i32 }}")
    message = re.escape(f"{name}() is a method here: the function is library[{name!r}]")
    with pytest.raises(TypeError, match=f"^{message}$"):
        getattr(library, name)(3)
    if name == "get":  # without an argument, the method is wrong, too
        with pytest.raises(TypeError, match=f"^{message}$"):
            library.get()
    assert library[name](3) == 3
    assert [*library.keys()] == [*dict(library)] == [name]
    assert library.get(name) is library[name]
    assert library.get("f", 5) == 5
    library.close()


def test_control_characters_of_names_are_escaped(tmp_path):
    """Wherever they reach a person: they could write over what a terminal shows."""
    library = loaded(
        'func.func @"f\\1B[31m"(%x: memref<4xf32> {iree.abi.name = "x\\1B"}) { return }', tmp_path
    )
    [name] = library
    function = library[name]
    texts = [repr(library), library.__doc__, repr(function), function.__doc__]
    texts += [pydoc.plaintext.document(library), pydoc.plaintext.document(function)]
    calls = [
        lambda: library.g,
        function,
        lambda: function(5),
        lambda: function(np.zeros(5, np.float32)),
    ]
    for call in calls:
        with pytest.raises((AttributeError, TypeError, ValueError)) as error:
            call()
        texts.append(str(error.value))
    library.close()
    with pytest.raises(RuntimeError) as error:
        function(np.zeros(4, np.float32))
    texts.append(str(error.value))
    for text in texts:
        assert r"\x1b" in text
        assert "\x1b" not in text


def test_a_record_of_a_wrapper_with_a_tuple(tmp_path):
    """Its elements are the parameters of the wrapper, as abi-func-to-llvm makes them."""
    record = {"mlir_abi": 1, "name": "f", "kind": "definition", "results": ["f64"]}
    record |= {"arguments": ["tuple<i32, f64>"], "wrapper": "f", "c_abi": "mlir", "index_bits": 64}
    (tmp_path / "f.c").write_text(
        f"const char _mlir_abi_reflection_f[] = {json.dumps(json.dumps(record))};\n"
        "static void nothing(void *pointer) {}\n"
        "void (*_mlir_abi_free)(void *) = nothing;\n"
        "double f(int i, double x) { return i - x; }\n"
    )
    run("gcc", "-shared", "-fPIC", tmp_path / "f.c", "-o", tmp_path / "f.so")
    assert load(tmp_path / "f.so").f((5, 1.5)) == 3.5
