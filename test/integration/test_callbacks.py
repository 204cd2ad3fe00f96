"""Python functions behind the declared ones of a module."""

import contextlib
import ctypes
import gc
import re
import weakref

import ml_dtypes
import numpy as np
import pytest
from callers import jitted, run, shared_library

from mlir_abi.runtime.libraries.shared_library import load

TEXT = """
func.func private @host(memref<?xf32>, i32) -> (memref<?xf32>, f32)
func.func @both(%m: memref<?xf32>, %n: i32) -> (memref<?xf32>, f32) {
  %r:2 = call @host(%m, %n) : (memref<?xf32>, i32) -> (memref<?xf32>, f32)
  return %r#0, %r#1 : memref<?xf32>, f32
}
func.func private @number(f64) -> f64
func.func @twice(%x: f64) -> f64 {
  %y = call @number(%x) : (f64) -> f64
  %z = call @number(%y) : (f64) -> f64
  return %z : f64
}
func.func private @kinds(i1, ui8, bf16, complex<f32>, index) -> (i1, ui8, bf16, complex<f32>, index)
func.func @all(%a: i1, %b: ui8, %c: bf16, %d: complex<f32>, %e: index)
    -> (i1, ui8, bf16, complex<f32>, index) {
  %r:5 = call @kinds(%a, %b, %c, %d, %e)
    : (i1, ui8, bf16, complex<f32>, index) -> (i1, ui8, bf16, complex<f32>, index)
  return %r#0, %r#1, %r#2, %r#3, %r#4 : i1, ui8, bf16, complex<f32>, index
}
func.func private @unranked(memref<*xf32> {llvm.readonly}) -> memref<*xf32>
func.func @through(%m: memref<*xf32>) -> memref<*xf32> {
  %r = call @unranked(%m) : (memref<*xf32>) -> memref<*xf32>
  return %r : memref<*xf32>
}
func.func private @strided() -> memref<2x2xf32, strided<[1, 8], offset: 3>>
func.func @columns() -> memref<2x2xf32, strided<[1, 8], offset: 3>> {
  %r = call @strided() : () -> memref<2x2xf32, strided<[1, 8], offset: 3>>
  return %r : memref<2x2xf32, strided<[1, 8], offset: 3>>
}
func.func private @nest(i32 {iree.abi.index_path = [0, "a"]}, i32 {iree.abi.index_path = [0, "b"]},
                        i32 {iree.abi.index_path = ["k"]}) -> tuple<i32, tuple<i32>>
func.func @nested(%a: i32, %b: i32, %k: i32) -> tuple<i32, tuple<i32>> {
  %r = call @nest(%a, %b, %k) : (i32, i32, i32) -> tuple<i32, tuple<i32>>
  return %r : tuple<i32, tuple<i32>>
}
"""


class Host:
    """The functions, which remember what they were given."""

    def __init__(self):
        self.kept = []
        self.imports = {
            "host": self.host,
            "number": lambda x: x + 0.5,
            "kinds": lambda *values: values,
            "unranked": self.unranked,
            "strided": lambda: np.array([[1, 2], [3, 4]], np.float32),
            "nest": lambda d, *, k: (d["a"] + d["b"], [k]),
        }

    def host(self, m, n):
        self.kept.append(m)
        product = m * n
        m[...] = -1
        return product, n / 2

    def unranked(self, m):
        self.kept.append(m)
        result = m + 1
        m[...] = 100
        return result


@pytest.fixture(scope="module")
def host():
    return Host()


@pytest.fixture(scope="module")
def library(host):
    return jitted(TEXT, imports=host.imports)


def test_arrays_go_both_ways(library, host):
    """It reads and writes its argument, and returns a new array, which the caller then owns."""
    m = np.arange(3, dtype=np.float32)
    product, half = library.both(m, 3)
    assert product.tolist() == [0, 3, 6]
    assert half == 1.5
    assert m.tolist() == [-1, -1, -1]
    assert not np.shares_memory(host.kept[-1], m)


def test_what_it_keeps_stays_valid(library, host):
    """It has copies, so that it may keep them after the memory is gone."""
    library.both(np.ones(1000, np.float32), 1)
    kept = host.kept.pop()
    gc.collect()
    assert (kept == -1).all()


def test_numbers(library):
    """Of every kind, and twice in one call."""
    assert library.twice(1.0) == 2.0
    values = (True, 255, 1.5, 1 - 2j, -7)
    assert library.all(*values) == values


def test_a_read_only_argument_is_not_written_back(library):
    """It writes to its copy alone."""
    m = np.ones((2, 3), np.float32)
    assert library.through(m).tolist() == [[2, 2, 2], [2, 2, 2]]
    assert (m == 1).all()


def test_what_it_does_not_change_is_not_written_back():
    """It is given one array twice, and calls compiled code that writes to its argument, too."""

    def host(a, b):
        a[0] = np.nan
        b[1] = -0.0
        library.store(x, 2, 3.0)

    library = jitted(
        """
        func.func private @host(memref<?xbf16>, memref<?xbf16>)
        func.func @twice(%x: memref<?xbf16>) {
          call @host(%x, %x) : (memref<?xbf16>, memref<?xbf16>) -> ()
          return
        }
        func.func @store(%x: memref<?xbf16>, %i: index, %y: bf16) {
          memref.store %y, %x[%i] : memref<?xbf16>
          return
        }
        """,
        imports={"host": host},
    )

    x = np.zeros(4, ml_dtypes.bfloat16)
    library.twice(x)
    assert x.tobytes() == np.array([np.nan, -0.0, 3, 0], x.dtype).tobytes()


def test_a_layout_is_kept(library):
    """What it returns is copied to where the type says the elements are."""
    columns = library.columns()
    assert columns.tolist() == [[1, 2], [3, 4]]
    assert columns.strides == (4, 32)


def test_a_nest(library):
    """It is called with the nest that its index paths say, and its result is taken apart."""
    assert library.nested(1, 2, 3) == (3, (3,))


@pytest.mark.parametrize(
    ("returned", "error", "message"),
    [
        (None, TypeError, "returned: expected a list or tuple of 2, got None"),
        ((1, 2, 3), ValueError, "returned: expected 2 items, got 3"),
        ((np.zeros(2), 1.0), TypeError, "returned[0]: expected f32[?], got f64[2]"),
        ((np.zeros((2, 2), "f"), 1.0), ValueError, "returned[0]: expected f32[?], got f32[2, 2]"),
        ((np.zeros(2, "f"), "x"), TypeError, "returned[1]: expected f32, got a str"),
        ((np.zeros(2, "f"), 1e300), OverflowError, "returned[1]: expected f32"),
    ],
)
def test_wrong_results(host, returned, error, message):
    """They are errors of the call, which name the function."""
    library = jitted(TEXT, imports={**host.imports, "host": lambda m, n: returned})
    with pytest.raises(error) as raised:
        library.both(np.zeros(2, np.float32), 1)
    assert f"what the function behind host {message}" in str(raised.value)
    assert library.twice(0.0) == 1.0


def test_what_it_raises(host):
    """It comes out of the call, once; the next call is none the worse."""
    calls = []

    def number(x):
        calls.append(x)
        raise KeyboardInterrupt if x == 2 else LookupError(x)

    library = jitted(TEXT, imports={**host.imports, "number": number})
    with pytest.raises(LookupError, match="1"):
        library.twice(1.0)
    assert calls == [1.0]  # the compiled code has gone on with zero, and called nobody
    with pytest.raises(KeyboardInterrupt):
        library.twice(2.0)
    assert library.both(np.ones(1, np.float32), 2)[1] == 1.0


def test_what_it_raises_keeps_no_arrays(host):
    """The arrays of the call go with its exception, without the cyclic garbage collector."""
    given = []

    def fail(m, n):
        given.append(weakref.ref(m))
        raise LookupError

    library = jitted(TEXT, imports={**host.imports, "host": fail})
    gc.disable()
    try:
        for _ in range(2):
            with contextlib.suppress(LookupError):
                library.both(np.ones(1, np.float32), 1)
    finally:
        gc.enable()
    assert [reference() for reference in given] == [None, None]


def test_it_calls_compiled_code_again(host):
    """A call inside a call has memory of its own."""

    def again(x):
        return x if x > 3 else library.twice(x + 1)

    library = jitted(TEXT, imports={**host.imports, "number": again})
    assert library.twice(0.0) == 4.0


@pytest.mark.parametrize(
    ("imports", "message"),
    [
        ({"nope": print}, "the module does not declare 'nope'; it declares f"),
        ({}, r"^neither imports nor libraries define f \(needed by g\): name the library "),
    ],
)
def test_imports_that_do_not_fit(imports, message, capfd):
    """They are errors before anything is called."""
    with pytest.raises(ValueError, match=message):
        jitted(
            "func.func private @f()\nfunc.func @g() { call @f() : () -> ()\n return }",
            imports=imports,
        )
    assert capfd.readouterr().err == ""


def test_a_declared_wrapper_must_have_an_import():
    """What asks for a wrapper is named when nothing is behind it."""
    text = "func.func private @f() attributes {llvm.emit_c_interface}\nfunc.func @g() { return }"
    with pytest.raises(ValueError, match="the module calls f, which imports must provide"):
        jitted(text)


def test_tensors():
    """A declared function on tensors gets arrays, and what it writes is lost with its copy."""

    def host(x):
        result = x * 2
        x[...] = 0
        return result

    library = jitted(
        """
        func.func private @host(tensor<?xf32>) -> tensor<?xf32>
        func.func @f(%x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
          %y = call @host(%x) : (tensor<?xf32>) -> tensor<?xf32>
          %z = call @host(%y) : (tensor<?xf32>) -> tensor<?xf32>
          return %y, %z : tensor<?xf32>, tensor<?xf32>
        }""",
        imports={"host": host},
    )
    x = np.arange(3, dtype=np.float32)
    y, z = library.f(x)
    assert (x.tolist(), y.tolist(), z.tolist()) == ([0, 1, 2], [0, 2, 4], [0, 4, 8])


def test_halves_by_value():
    """A bfloat16 comes and goes in the register that C compilers use."""
    library = jitted(
        """
        func.func private @host(bf16) -> bf16
        func.func @f(%x: bf16) -> bf16 {
          %y = call @host(%x) : (bf16) -> bf16
          return %y : bf16
        }""",
        imports={"host": lambda x: x * 3},
    )
    assert library.f(1.1) == float(ml_dtypes.bfloat16(float(ml_dtypes.bfloat16(1.1)) * 3))


PROVIDER = """
static float (*function)(float);
void set_function(float (*f)(float)) { function = f; }
float _mlir_ciface_from_python(float x) { return function(x); }
"""


def test_an_array_to_write_to():
    """It is the elements that are not read: the descriptor is."""
    text = """
        func.func private @ones(memref<?xf32> {llvm.writeonly})
        func.func @f(%x: memref<?xf32>) {
          call @ones(%x) : (memref<?xf32>) -> ()
          return
        }"""
    x = np.zeros(3, np.float32)
    jitted(text, imports={"ones": lambda x: x.fill(1)}).f(x)
    assert x.tolist() == [1, 1, 1]


def test_a_shared_library(tmp_path):
    """It is opened when another library has what it declares, which may lead to Python."""
    text = """
        func.func private @from_python(f32) -> f32 attributes {llvm.emit_c_interface}
        func.func @f(%x: f32) -> f32 {
          %y = call @from_python(%x) : (f32) -> f32
          return %y : f32
        }"""
    library = shared_library(text, tmp_path)
    message = f"{library}: undefined symbol: _mlir_ciface_from_python"
    with pytest.raises(OSError, match=f"^{re.escape(message)}"):
        load(library)
    source, provider = tmp_path / "provider.c", tmp_path / "libprovider.so"
    source.write_text(PROVIDER)
    run("gcc", "-shared", "-fPIC", source, "-o", provider)
    function = ctypes.CFUNCTYPE(ctypes.c_float, ctypes.c_float)(lambda x: x + 0.5)
    ctypes.CDLL(str(provider), mode=ctypes.RTLD_GLOBAL).set_function(function)
    assert load(library).f(1.0) == 1.5


def test_an_import_that_the_pipeline_removes():
    """It is not called, so nothing has to be registered for it."""
    passes = "symbol-dce,abi-embed-reflection,abi-func-to-llvm,reconcile-unrealized-casts"
    text = "func.func private @h(f64) -> f64\nfunc.func @f(%x: f64) -> f64 { return %x : f64 }"
    assert jitted(text, pipeline=f"builtin.module({passes})", imports={"h": print}).f(8.0) == 8.0
