"""The packed wrappers of ``abi-emit-packed-wrappers``, called from Python and from C."""

from __future__ import annotations

import ctypes
import random
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conversion import Convention
from execution import (
    Unranked64,
    content,
    descriptor,
    descriptor_type,
    lower,
    struct,
    unranked,
)
from mlir import ir
from native import GCC, INPUTS, Target
from test_header import LANGUAGES, check_sanitized, compile_program, header
from test_header_random import PREAMBLE, Echo, argument, comparison, random_echo
from test_real_c import NEEDS_VALGRIND, SANITIZED, VALGRIND

from mlir_abi.pipeline.registry import find_pass

QUICK = [
    pytest.param(*each, marks=[pytest.mark.slow] if each[0] == "c++17" else [])
    for each in LANGUAGES
]
"""C++ compiles what C has compiled already: `make slow`."""

CONVERSIONS: dict[str, Callable[[ir.Module], None]] = {
    "ours": lambda module: Convention().ours(module),
    "ours, c-abi=target": lambda module: Convention().ours(module, "target"),
    "upstream": lambda module: Convention().upstream(module),
}


def lowered(text: str, conversion: Callable[[ir.Module], None], index_bits: int = 64) -> ir.Module:
    """``text`` in the LLVM dialect, with the packed wrappers; twice is once."""
    pass_ = find_pass("abi-emit-packed-wrappers")
    assert pass_ is not None

    def convert(module: ir.Module) -> None:
        for _ in range(2):
            pass_(index_bitwidth=index_bits).run(module.operation)
        assert module.operation.verify()
        conversion(module)

    return lower(text, convert, index_bits)


def library(module: ir.Module, directory: Path) -> ctypes.CDLL:
    """The shared library of a lowered module, in this process."""
    output = directory / "packed.so"
    compiled = GCC[0].object_file(module, directory)
    subprocess.run(["gcc", "-shared", "-Wl,-Bsymbolic", compiled, "-o", output], check=True)
    return ctypes.CDLL(str(output))


def call(functions: ctypes.CDLL, name: str, params: ctypes.Structure | None = None) -> None:
    """Call the form of ``name``; no context is given."""
    function = functions[f"{name}_packed"]
    function.argtypes, function.restype = [ctypes.c_void_p] * 3, ctypes.c_int32
    assert function(None if params is None else ctypes.addressof(params), None, None) == 0


@pytest.fixture(scope="module", params=CONVERSIONS)
def functions(request: Any, tmp_path_factory: Any) -> ctypes.CDLL:
    text = (INPUTS / "packed_calls.mlir").read_text()
    with ir.Context(), ir.Location.unknown():
        module = lowered(text, CONVERSIONS[request.param])
        return library(module, tmp_path_factory.mktemp("packed"))


def parameters(results: dict[str, type], **arguments: Any) -> Any:
    """The struct of ``results`` and ``arguments``, ctypes objects; bytes not set are 0x55."""
    params = struct(**results, **{name: type(value) for name, value in arguments.items()})
    ctypes.memset(ctypes.addressof(params), 0x55, ctypes.sizeof(params))
    for name, value in arguments.items():
        setattr(params, name, value)
    return params


def test_memrefs(functions: ctypes.CDLL) -> None:
    """Descriptors lie in the struct, of whatever strides; elements are not copied."""
    base = np.arange(24, dtype=np.float32).reshape(4, 6)
    x, out = base[::2, 1::2], np.zeros((2, 3), np.float32)
    params = parameters({}, x=descriptor(x, offset=1), by=ctypes.c_float(2.5), out=descriptor(out))
    before = content(params)
    call(functions, "scaled", params)
    np.testing.assert_array_equal(out, x * 2.5)
    assert content(params) == before


@pytest.mark.parametrize(("x", "flag"), [(127, True), (-128, False), (5, True)])
def test_narrow_values(functions: ctypes.CDLL, x: int, flag: bool) -> None:
    """Every value is where C has it, and nothing but the results is written."""
    results = {"wide": ctypes.c_int64, "next": ctypes.c_int8, "negated": ctypes.c_bool}
    behind = ctypes.c_int32(0x12345678)
    params = parameters(results, x=ctypes.c_int8(x), flag=ctypes.c_bool(flag), behind=behind)
    assert type(params).x.offset == 10
    call(functions, "narrow", params)
    wrapped = (x + 129) % 256 - 128
    assert (params.wide, params.next, params.negated) == (x, wrapped, not flag)
    assert (params.x, params.flag, params.behind) == (x, flag, 0x12345678)


def free(address: int) -> None:
    release = ctypes.CDLL(None).free
    release.argtypes = [ctypes.c_void_p]
    release(address)


def test_results_are_the_callers(functions: ctypes.CDLL) -> None:
    """The elements of a new memref, and what describes one of any rank, are to be freed."""
    params = parameters({"result": descriptor_type(1)}, n=ctypes.c_int64(5))
    call(functions, "counting", params)
    elements = (ctypes.c_int16 * 5).from_address(params.result.aligned)
    assert (list(elements), params.result.sizes[0]) == ([0, 1, 2, 3, 4], 5)
    free(params.result.allocated)

    params = parameters({"result": Unranked64}, n=ctypes.c_int64(3), m=ctypes.c_int64(2))
    call(functions, "of_any_rank", params)
    assert params.result.rank == 2
    ranked = descriptor_type(2).from_address(params.result.descriptor)
    assert list(ranked.sizes) == [3, 2]
    free(ranked.allocated)
    free(params.result.descriptor)


def test_an_argument_of_any_rank(functions: ctypes.CDLL) -> None:
    """A memref of any rank is its rank and a pointer."""
    ranked = descriptor(np.zeros((2, 2, 2), np.float32))
    params = parameters({"result": ctypes.c_int64}, x=unranked(ranked, 3))
    call(functions, "rank", params)
    assert params.result == 3


def test_values_that_c_passes_otherwise(functions: ctypes.CDLL) -> None:
    """Complex numbers, vectors, and floats of 16 and 8 bits."""
    layout = np.dtype(
        {
            "names": ["conjugate", "twice", "same_half", "same_f", "z", "half", "v", "f"],
            "formats": ["c8", "4f4", "f2", "u1", "c8", "f2", "4f4", "u1"],
            "offsets": [0, 16, 32, 34, 36, 44, 48, 64],
            "itemsize": 80,
        }
    )
    raw = np.zeros(160, np.uint8)
    start = -raw.ctypes.data % 16
    params = raw[start : start + 80].view(layout)
    params["z"], params["half"], params["v"], params["f"] = 1 + 2j, 1.5, [1, 2, 3, 4], 0x7E
    function = functions["values_packed"]
    function.argtypes = [ctypes.c_void_p] * 3
    assert function(params.ctypes.data, None, None) == 0
    assert params["conjugate"][0] == 1 - 2j
    assert list(params["twice"][0]) == [2, 4, 6, 8]
    assert (params["same_half"][0], params["same_f"][0]) == (1.5, 0x7E)


def test_no_parameters(functions: ctypes.CDLL) -> None:
    """Where there is nothing to pass, the pointer is not followed."""
    call(functions, "nothing")


@pytest.mark.parametrize("whose", ["ours", "upstream"])
def test_bare_pointers(context: ir.Context, whose: str, tmp_path: Path) -> None:
    """The struct has descriptors even where functions are passed bare pointers."""
    text = """
      func.func @first(%x: memref<4xf32>) -> f32 {
        %c0 = arith.constant 0 : index
        %y = memref.load %x[%c0] : memref<4xf32>
        return %y : f32
      }"""
    conversion = getattr(Convention(bare_pointers=True), whose)
    compiled = library(lowered(text, conversion), tmp_path)
    x = np.array([7, 8, 9, 10], np.float32)
    params = parameters({"result": ctypes.c_float}, x=descriptor(x))
    call(compiled, "first", params)
    assert params.result == 7


@pytest.mark.parametrize("whose", ["ours", "upstream"])
def test_an_index_of_32_bits(context: ir.Context, whose: str, tmp_path: Path) -> None:
    """Numbers in descriptors have the width of ``index-bitwidth``, the same for both passes."""
    text = """
      func.func @size(%x: memref<?xf32>, %u: memref<*xf32>) -> (index, index) {
        %c0 = arith.constant 0 : index
        %n = memref.dim %x, %c0 : memref<?xf32>
        %rank = memref.rank %u : memref<*xf32>
        return %n, %rank : index, index
      }"""
    compiled = library(lowered(text, getattr(Convention(index_bitwidth=32), whose), 32), tmp_path)
    x = descriptor(np.zeros(6, np.float32), ctypes.c_int32)
    number = ctypes.c_int32
    params = parameters({"n": number, "rank": number}, x=x, u=unranked(x, 1, number))
    call(compiled, "size", params)
    assert (params.n, params.rank) == (6, 1)


def program(conversion: str, target: Target, standard: str, directory: Path, *macros: str) -> Path:
    """The program of ``Inputs/packed_calls.c``, with the header of ``--packed``."""
    source = INPUTS / "packed_calls.mlir"
    header_file = directory / "packed_calls.h"
    header(source, header_file, "--packed")
    module = lowered(source.read_text(), CONVERSIONS[conversion])
    others = [target.object_file(module, directory), *(f"-D{macro}" for macro in macros)]
    return compile_program(target, standard, INPUTS / "packed_calls.c", header_file, *others)


@pytest.mark.parametrize(("standard", "target"), QUICK, ids=str)
@pytest.mark.parametrize("conversion", CONVERSIONS)
def test_c_programs(
    context: ir.Context, conversion: str, target: Target, standard: str, tmp_path: Path
) -> None:
    """C and C++ call every form through the header, whatever ``c-abi`` the wrappers have."""
    run = target.run(program(conversion, target, standard, tmp_path))
    assert run.returncode == 0, run.stderr


def test_sanitizers(context: ir.Context, tmp_path: Path) -> None:
    """AddressSanitizer, its leak checker and UBSan find nothing, but do find a leak of C's own."""
    check_sanitized(lambda *macros: program("ours", SANITIZED, "c99", tmp_path, *macros))


@NEEDS_VALGRIND
def test_valgrind(context: ir.Context, tmp_path: Path) -> None:
    """Nothing is read that was not written, and everything is freed once."""
    run = GCC[1].run(program("ours", GCC[1], "c99", tmp_path), *VALGRIND)
    assert (run.returncode, run.stderr) == (0, "")


def check_in_c(echo: Echo) -> str:
    """A C function that calls the form of ``echo``, and compares what comes back."""
    lines = [line for i, type_ in enumerate(echo.arguments) for line in argument(i, type_)]
    lines += [f"  {echo.name}_params p;", "  fill(&p, sizeof p, 99);"]
    lines += [f"  p.arg{i} = x{i};" for i in range(len(echo.arguments))]
    lines.append(f"  CHECK({echo.name}_packed(&p, NULL, NULL) == 0);")
    for number, i in enumerate(echo.results):
        actual = "p.result" if len(echo.results) == 1 else f"p.result{number}"
        lines += comparison(actual, i, echo.arguments[i])
    return "\n".join([f"static void check_{echo.name}(void) {{", *lines, "}", ""])


@pytest.mark.parametrize(("standard", "target"), QUICK, ids=str)
def test_random_functions(
    context: ir.Context, standard: str, target: Target, tmp_path: Path
) -> None:
    """C's struct is LLVM's, of any types in any order, on every compiler and machine."""
    rng = random.Random("packed")
    echoes = [random_echo(rng, f"f{i}") for i in range(30)]
    module, source, header_file = (
        tmp_path / name for name in ("random.mlir", "random.c", "random.h")
    )
    module.write_text("\n".join(echo.mlir() for echo in echoes))
    header(module, header_file, "--packed")
    calls = "".join(f"  check_{echo.name}();\n" for echo in echoes)
    main = f"int main(void) {{\n{calls}  return failures != 0;\n}}\n"
    source.write_text("\n".join([PREAMBLE, *map(check_in_c, echoes), main]))
    converted = lowered(module.read_text(), Convention("none").ours)
    compiled = target.object_file(converted, tmp_path)
    run = target.run(compile_program(target, standard, source, header_file, compiled))
    assert (run.returncode, run.stderr) == (0, "")
