"""Functions called through TVM FFI: who owns memory, how libraries open, C++, JAX, and threads."""

from __future__ import annotations

import ctypes
import gc
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from random import Random
from typing import Any

import flat_c_calls
import numpy as np
import pytest
import random_nests
import tvm_ffi
from callers import SANITIZE, jitted, run, sanitized, shared_library
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from test_jax import run_with_jax
from test_tvm_ffi import INPUTS, LINE, TEXT, as_python, pipeline, same

from mlir_abi.runtime.libraries.shared_library import load

HERE = Path(__file__).parent
PAGE = os.sysconf("SC_PAGE_SIZE")


@pytest.fixture(scope="module")
def path(tmp_path_factory: Any) -> Path:
    return shared_library(TEXT, tmp_path_factory.mktemp("tvm_ffi"), pipeline=pipeline())


def resident_bytes() -> int:
    """The memory of this process."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


@pytest.mark.skipif(SANITIZE in os.environ, reason="AddressSanitizer delays what is freed")
def test_nothing_leaks(path: Path) -> None:
    """30,000 calls: results, views, nests, arrays to fill; errors before and after the call."""
    library = tvm_ffi.load_module(path)
    x, out, short = np.zeros(512, np.float32), np.zeros(512, np.float32), np.zeros(3, np.float32)
    nest, wrong = {"w": [x, 2.0], "bias": x}, {"w": [x, 2.0, 3], "bias": x}
    ways = [
        *[lambda: library.fresh(x), lambda: library.swap(x, x), lambda: library.pair(512)] * 2,
        *[lambda: library.weights(nest), library.constant, lambda: library.twice(1.0)] * 2,
        *[lambda: library.fresh(x, out), lambda: library.new_unranked(200)] * 2,
        lambda: library.fresh(x, short),
        lambda: library.fresh(x.astype(float)),
        lambda: library.weights(wrong),
        library.huge,
    ]
    failed = 0

    def calls(count: int) -> None:
        nonlocal failed
        for i in range(count):
            try:
                ways[i % len(ways)]()
            except (TypeError, ValueError, MemoryError):
                failed += 1

    calls(2_000)
    before = resident_bytes()
    calls(30_000)
    assert resident_bytes() - before < 2**19
    assert failed == sum(i % len(ways) >= len(ways) - 4 for n in (2_000, 30_000) for i in range(n))


def test_no_memory(path: Path) -> None:
    """An allocation that fails is a MemoryError."""
    library = tvm_ffi.load_module(path)
    with pytest.raises(MemoryError, match=r"huge\(\): no memory could be allocated"):
        library.huge()


def test_results_outlive_the_library(path: Path) -> None:
    """The library is closed, and its results are not: no deleter of theirs points into it."""
    script = (
        "import gc, sys, numpy, tvm_ffi\n"
        "library = tvm_ffi.load_module(sys.argv[1], keep_module_alive=False)\n"
        "x = numpy.arange(4, dtype=numpy.float32)\n"
        "results = [library.fresh(x), library.same(numpy.ones((2, 2), numpy.int16))]\n"
        "results += [library.constant(), library.pair(4), library.new_unranked(2)]\n"
        "del library; gc.collect()\n"
        "assert sys.argv[1] not in open('/proc/self/maps').read()\n"
        "assert numpy.from_dlpack(results[0])[3] == 3\n"
        "del results; gc.collect()\n"
    )
    run(sys.executable, "-c", script, path)


def test_functions_keep_the_code(path: Path, tmp_path: Path) -> None:
    """A function of ``load`` or ``jit`` is all that must be kept; results outlive even that.

    The other tests have the library open, so this one has a copy.
    """
    for library in (load(shutil.copy(path, tmp_path)), jitted(TEXT, opt_level=0)):
        function = library.tvm_ffi.fresh
        library.close()
        with pytest.raises(RuntimeError, match="is closed"):
            library.tvm_ffi  # noqa: B018 -- raises
        del library
        gc.collect()
        result = function(LINE)
        del function
        gc.collect()
        assert same(as_python(result), LINE)


def test_what_is_not_there(path: Path, tmp_path: Path) -> None:
    """A function of another name, a library without wrappers, one that TVM FFI cannot call."""
    functions = load(path).tvm_ffi
    assert "fresh" in functions
    assert "fresh" in dir(functions)
    assert len(functions) == len(list(functions))
    with pytest.raises(AttributeError, match="has no function 'missing'; it has aligned, "):
        functions.missing  # noqa: B018 -- raises
    plain = load(shared_library("func.func @f() { return }", tmp_path))
    with pytest.raises(ValueError, match=r"f\(\): there is no __tvm_ffi_f: abi-build --tvm-ffi"):
        plain.tvm_ffi.f  # noqa: B018 -- raises
    compiled = jitted("func.func @c(%x: complex<f32>) { return }")
    with pytest.raises(ValueError, match=r"c\(\): .*argument #0 .*: TVM FFI has no such value"):
        compiled.tvm_ffi.c  # noqa: B018 -- raises
    text = "func.func private @f()\nfunc.func @g() { call @f() : () -> ()\n return }"
    compiled = jitted(text, imports={"f": lambda: None})
    with pytest.raises(ValueError, match=r"g\(\): TVM FFI cannot raise the errors of the Python"):
        compiled.tvm_ffi.g  # noqa: B018 -- raises


@pytest.mark.skipif(
    importlib.util.find_spec("mlir_abi.runtime.call._tvm_function") is None,
    reason="there is no C module",
)
@pytest.mark.parametrize("pure", ["0", "1"])
def test_jit_compiles_nothing_for_tvm_ffi(pure: str, tmp_path: Path) -> None:
    """But for a package without its C module."""
    source = tmp_path / "f.mlir"
    source.write_text("""
      func.func @f(%x: f64) -> f64 {
        %zero = arith.constant 0.0 : f64
        %is_right = arith.cmpf une, %x, %zero : f64
        cf.assert %is_right, "x is zero"
        return %x : f64
      }""")
    script = (
        "import mlir_abi, sys\n"
        "f = mlir_abi.jit(sys.argv[1]).tvm_ffi.f\n"
        "assert f(2.5) == 2.5\n"
        "try: f(0)\n"
        "except RuntimeError as error: assert 'f(): x is zero' in str(error)\n"
        "else: raise AssertionError\n"
        "print('mlir_abi.compilation.tvm_ffi_wrapper' in sys.modules)\n"
    )
    environment = {**os.environ, "MLIR_ABI_PURE_PYTHON": pure}
    command = [sys.executable, "-c", script, source]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == str(pure == "1")


@pytest.mark.parametrize("pure", ["0", "1"])
def test_arrays_of_jit_that_may_not_overlap(pure: str, tmp_path: Path) -> None:
    source = tmp_path / "f.mlir"
    source.write_text("""
      func.func @f(%x: memref<?xf32> {abi.dims = ["n"]},
                   %r: memref<?xf32> {abi.dims = ["n"], bufferize.result, llvm.noalias}) {
        memref.copy %x, %r : memref<?xf32> to memref<?xf32>
        return
      }""")
    script = (
        "import mlir_abi, numpy, sys\n"
        "x = numpy.arange(8, dtype=numpy.float32)\n"
        "try: mlir_abi.jit(sys.argv[1]).tvm_ffi.f(x[:7], x[1:])\n"
        "except ValueError as error: assert 'overlaps with another array' in str(error)\n"
        "else: raise AssertionError\n"
    )
    environment = {**os.environ, "MLIR_ABI_PURE_PYTHON": pure}
    subprocess.run([sys.executable, "-c", script, source], env=environment, check=True)


def test_a_library_opens_without_tvm_ffi(path: Path, tmp_path: Path) -> None:
    """A C program links it and calls its other symbols; only a call through TVM FFI needs that."""
    program, source = tmp_path / "program", tmp_path / "program.c"
    source.write_text(
        "int _mlir_ciface_i32(int);\n"
        "int __tvm_ffi_nothing(void *, void *, int, void *);\n"
        "int main(int argc, char **argv) {\n"
        "  if (argc > 1) return __tvm_ffi_nothing(0, 0, 0, 0);\n"
        "  return _mlir_ciface_i32(5) != 5;\n"
        "}\n"
    )
    run("gcc", source, path, f"-Wl,-rpath,{path.parent}", "-o", program)
    run(program)
    ran = subprocess.run([program, "x"], capture_output=True, text=True, check=False)
    assert ran.returncode == -6
    assert ran.stderr.startswith(
        "TVM FFI 0.1.9 or newer is needed: there is no TVMFFIErrorSetRaised"
    )


def test_a_library_that_was_open_before_tvm_ffi(path: Path) -> None:
    """The functions of TVM FFI are found at the first call, not when the library opens."""
    script = (
        "import ctypes, sys\n"
        "kept = ctypes.CDLL(sys.argv[1])\n"
        "import numpy, tvm_ffi\n"
        "library = tvm_ffi.load_module(sys.argv[1])\n"
        "assert library.fresh(numpy.ones(3, numpy.float32)).shape == (3,)\n"
    )
    run(sys.executable, "-c", script, path)


def test_strong_symbols(tmp_path: Path) -> None:
    """The dynamic linker finds TVM FFI, where it is there before the library."""
    text = "func.func @f(%x: memref<?xf32>) -> memref<?xf32> { return %x : memref<?xf32> }"
    compiled = shared_library(text, tmp_path, pipeline=pipeline("{symbols=strong metadata=false}"))
    x = np.ones(3, np.float32)
    assert np.shares_memory(as_python(tvm_ffi.load_module(compiled).f(x)), x)
    assert tvm_ffi.load_module(compiled).get_function_doc("f") is None


def test_no_function_of_a_compiler_is_needed(path: Path) -> None:
    """The conversions to and from f16 and bf16 are the library's own."""
    listed = subprocess.run(["nm", "-D", "-u", path], capture_output=True, text=True, check=True)
    assert "hf" not in listed.stdout
    assert "bf2" not in listed.stdout


def test_an_index_of_32_bits(tmp_path: Path) -> None:
    """Sizes, strides and ``index`` itself; sizes that 32 bits cannot hold are refused."""
    text = """
    func.func @f(%x: memref<?x?xf32, strided<[?, 1]>>, %u: memref<*xi8>, %n: index)
        -> (memref<?x?xf32, strided<[?, 1]>>, memref<*xi8>, index) {
      return %x, %u, %n : memref<?x?xf32, strided<[?, 1]>>, memref<*xi8>, index
    }"""
    narrow = "{index-bitwidth=32}"
    passes = pipeline(narrow).replace("abi-func-to-llvm{", "abi-func-to-llvm{index-bitwidth=32 ")
    for name in ("abi-memref-access-to-llvm", "finalize-memref-to-llvm", "convert-index-to-llvm"):
        passes = passes.replace(f"{name},", f"{name}{narrow},")
    library = tvm_ffi.load_module(shared_library(text, tmp_path, pipeline=passes))
    x, u = np.arange(6, dtype=np.float32).reshape(2, 3)[:, :2], np.ones((2, 0, 3), np.int8)
    assert same(as_python(library.f(x, u, -(2**31))), (x, u, -(2**31)))
    with pytest.raises(
        ValueError, match="expected index, -2147483648 to 2147483647, got 2147483648"
    ):
        library.f(x, u, 2**31)
    wide = np.lib.stride_tricks.as_strided(np.zeros(1, np.float32), (1, 2**31), (4, 4))
    with pytest.raises(ValueError, match=r"got .*, which an index of 32 bits cannot describe"):
        library.f(wide, u, 0)


def test_read_only_arrays_and_keywords_are_refused_by_tvm_ffi(path: Path) -> None:
    """They do not reach the wrapper."""
    library = tvm_ffi.load_module(path)
    x = np.zeros(3, np.float32)
    x.flags.writeable = False
    with pytest.raises(Exception, match=r"readonly|read-only|not supported"):
        library.fresh(x)
    with pytest.raises(TypeError):
        library.fresh(x=LINE)


def test_an_exception_from_below(tmp_path: Path) -> None:
    """It passes through the wrapper, as through C++."""
    source, below = tmp_path / "below.cpp", tmp_path / "below.o"
    source.write_text(
        "#include <stdexcept>\n"
        'extern "C" void below() { throw std::runtime_error("from below"); }\n'
    )
    run("g++", "-c", "-fPIC", source, "-o", below)
    text = "func.func private @below()\nfunc.func @f() { call @below() : () -> ()\n return }"
    flags = [str(below), "-lstdc++"]
    library = tvm_ffi.load_module(
        shared_library(text, tmp_path, "raises", *flags, pipeline=pipeline())
    )
    with pytest.raises(RuntimeError, match="from below"):
        library.f()


def test_metadata(path: Path) -> None:
    """The type schema is one that TVM FFI reads; the documentation has names and sizes."""
    library = tvm_ffi.load_module(path)
    schemas = {
        "dot": "Callable[[Tensor, float, int, bool], float]",
        "swap": "Callable[[Tensor, Tensor], tuple[Tensor, Tensor]]",
    }
    for name, expected in schemas.items():
        metadata = library.get_function_metadata(name)
        assert metadata is not None
        schema = tvm_ffi.core.TypeSchema.from_json_str(metadata["type_schema"])
        assert str(schema) == expected
    doc = library.get_function_doc("dot")
    assert doc.startswith("dot(a: memref<?x3xf32>, s: f32, n: i8, flag: i1) -> f32\n")
    assert "\na: f32[?,3]\n" in doc


def compile_cpp(source: Path, program: Path) -> Path:
    """Compile and link a C++ program that calls TVM FFI."""
    library = Path(tvm_ffi.libinfo.find_libtvm_ffi()).parent
    includes = [tvm_ffi.libinfo.find_include_path(), tvm_ffi.libinfo.find_dlpack_include_path()]
    flags = ["-std=c++17", f"-L{library}", f"-Wl,-rpath,{library}"]
    run("g++", *flags, *(f"-I{each}" for each in includes), source, "-ltvm_ffi", "-o", program)
    return program


def test_cpp(path: Path, tmp_path: Path) -> None:
    """C++ calls the functions, with arrays that it lends and arrays that it owns."""
    run(compile_cpp(INPUTS / "tvm_ffi.cpp", tmp_path / "program"), path)


def test_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The code of docs/tvm-ffi.md runs: from MLIR to NumPy, JAX and C++."""
    page = (HERE.parents[1] / "docs" / "tvm-ffi.md").read_text()

    def blocks(language: str) -> list[str]:
        return re.findall(rf"^```{language}\n(.*?)^```", page, re.MULTILINE | re.DOTALL)

    numpy, _, jax = blocks("python")  # test/pytorch runs the second
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", str(Path(sys.executable).parent), prepend=os.pathsep)
    Path("axpy.mlir").write_text(blocks("mlir")[0])
    build, compile_and_run = blocks("sh")
    subprocess.run(build, shell=True, check=True)
    ran = subprocess.run([sys.executable, "-c", numpy], capture_output=True, text=True, check=True)
    assert ran.stdout == blocks("text")[0]
    Path("main.cc").write_text(blocks("cpp")[0])
    ran = subprocess.run(compile_and_run, shell=True, capture_output=True, text=True, check=True)
    assert ran.stdout == "7\n"
    if importlib.util.find_spec("jax_tvm_ffi") is not None:
        run_with_jax("-c", jax)


def test_jax_calls_functions_inside_jit(path: Path, tmp_path: Path) -> None:
    """JAX passes arrays for the results, and traced numbers as arrays of rank 0.

    A function of a nest is exported with its leaves as arguments, since JAX passes arrays.
    """
    run_with_jax(INPUTS / "tvm_ffi_jax.py", path, tmp_path / "net.mlir", tmp_path / "libnet.so")


def test_wrappers_are_small(path: Path) -> None:
    """A wrapper has less than 2 KB of code; the helpers are shared."""
    compiled = path.with_name("model.o")
    listed = subprocess.run(
        ["nm", "-S", compiled], capture_output=True, text=True, check=True
    ).stdout
    sizes = {
        name: int(size, 16)
        for size, name in re.findall(r"^\w+ (\w+) T __tvm_ffi_(\w+)$", listed, re.MULTILINE)
    }
    assert len(sizes) > 100
    assert {name: size for name, size in sizes.items() if size > 2048} == {}


def test_four_threads(path: Path) -> None:
    """The first calls find the functions of TVM FFI at the same time; each gets its own results."""
    library = tvm_ffi.load_module(path)
    wrong: list[Any] = []
    start = threading.Barrier(4)

    def work(seed: int) -> None:
        x = np.full(16, seed, np.float32)
        start.wait()
        for _ in range(2_000):
            result, _ = library.swap(x, library.fresh(x))
            if not (as_python(result) == seed).all():
                wrong.append(result)

    threads = [threading.Thread(target=work, args=[seed]) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


@settings(max_examples=1, phases=[Phase.generate])  # a smaller seed is no smaller example
@given(st.integers(0, 2**32))
def test_random_functions(tmp_path_factory: Any, seed: int) -> None:
    """50 random functions a time, called by `load`, from C, and through TVM FFI."""
    random = Random(seed)
    cases = {f"f{i}": random_nests.case(random, f"f{i}") for i in range(50)}
    texts = [case.text for case in cases.values()]
    texts = [t.replace("tensor<", "memref<") if i % 2 else t for i, t in enumerate(texts)]
    for text in (texts[::2], texts[1::2]):
        directory = tmp_path_factory.mktemp("random")
        compiled = shared_library("\n".join(text), directory, pipeline=pipeline("{metadata=false}"))
        by_wrapper, by_tvm_ffi = load(compiled), tvm_ffi.load_module(compiled)
        from_c = ctypes.CDLL(str(compiled))
        for name, function in by_wrapper.items():
            case = cases[name]
            declared = re.findall(r'index_path = \["([^"]+)"', case.text.partition("->")[0])
            declared = list(dict.fromkeys(declared))
            arguments = [*case.arguments, *(case.keywords[key] for key in declared)]
            expected = function(*case.arguments, **case.keywords)
            actual = as_python(by_tvm_ffi[name](*arguments))
            assert same(actual, expected)
            assert same(actual, case.result)
            flat = flat_c_calls.call(from_c, name, case.inputs, case.outputs)
            assert same(tuple(flat), tuple(leaf.value for leaf in case.outputs))


@pytest.mark.slow
@pytest.mark.skipif(SANITIZE in os.environ, reason="it would start itself")
def test_address_sanitizer() -> None:
    """The tests of calls again, with every access of the wrappers to memory checked."""
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-k", "not jit"]
    tests = [HERE / "test_tvm_ffi.py"]
    ran = subprocess.run(
        [*command, *tests],
        env=sanitized(),
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
