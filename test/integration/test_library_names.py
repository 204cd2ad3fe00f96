"""Functions named as those of the C library: they, and the library's, mean what they say."""

from __future__ import annotations

import ctypes
import math
import re
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest
from callers import TRIPLE, jitted, loaded, run
from conftest import package_bin
from mlir import ir
from mlir.dialects import llvm

import mlir_abi
from mlir_abi.lowering import DEFAULT_PIPELINE
from mlir_abi.runtime.call.library import Library

OTHERS = """
    main _init _fini _start __libc_start_main printf index read write aligned_alloc memrefCopy
    _mlir_memref_to_llvm_alloc _mlir_memref_to_llvm_free sinf cosf tanf atanf tanhf sincos sincosf
    __truncdfhf2 __truncsfhf2 __truncdfbf2 __truncsfbf2 __extendhfsf2 __extendhfdf2 __powisf2
    __powidf2 __divti3 __udivti3 __modti3 __umodti3 __floattidf __fixdfti llvm.floor.f64
"""
"""What programs, the dynamic linker, MLIR's lowering and LLVM's code generation look for."""


def known_names() -> list[str]:
    """Every name that LLVM's TargetLibraryInfo has, and `OTHERS`."""
    command = [package_bin("llvm") / "llvm-tli-checker", "--triple=x86_64-linux-gnu", "--dump-tli"]
    dumped = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    names = re.findall(r"available: '(.+?)'(?: aka .*)?$", dumped, re.MULTILINE)
    assert f"TLI knows {len(names)} symbols" in dumped
    assert {"floor", "expf", "memcpy", "isdigit", "_Znwm", "??3@YAXPAX@Z"} <= set(names)
    return list(dict.fromkeys([*names, *OTHERS.split()]))


NAMES = known_names()
ELF_NAMES = [name for name in NAMES if "@" not in name]  # which separates a symbol from its version

INTEGERS = re.compile(r"l{0,2}abs|ffs|is[a-z]+|to[a-z]+|htonl|ntohl|__(u?div|u?mod).*")
LONG_INTEGERS = re.compile(r"l{1,2}abs|ffsl{1,2}")
BINARY_FLOATS = re.compile(
    r"(f(max|min|dim|mod)|f(max|min)imum(_num)?|pow|atan2|copysign|remainder|nextafter|hypot)f?"
)


def types_of(name: str) -> list[str]:
    """The types of the arguments, as the library has them where it takes numbers of one type.

    LLVM heeds the name of a function only if its type is right. The result is of the first type.
    """
    if LONG_INTEGERS.fullmatch(name):
        return ["i64"]
    if INTEGERS.fullmatch(name):
        return ["i32"]
    type_ = "f32" if name.endswith("f") else "f64"
    return [type_] * (2 if BINARY_FLOATS.fullmatch(name) else 1)


DTYPES = {"f32": "float32", "f64": "float64", "i32": "int32", "i64": "int64"}
NUMBERS = {"f32": 4.5, "f64": 4.5, "i32": -5, "i64": -5}
"""An argument of each type, for which the library's functions return something else than ours."""


def named_functions(names: Sequence[str]) -> str:
    """For each name a function that adds its number to its first argument; ``@all`` calls each."""
    definitions, calls = [], []
    for i, name in enumerate(names):
        types = types_of(name)
        type_ = types[0]
        add, point = ("arith.addf", ".0") if type_.startswith("f") else ("arith.addi", "")
        parameters = ", ".join(f"%{n}: {each}" for n, each in enumerate(types))
        definitions.append(f"""
            func.func @"{name}"({parameters}) -> {type_} {{
              %number = arith.constant {i}{point} : {type_}
              %r = {add} %0, %number : {type_}
              return %r : {type_}
            }}""")
        arguments = ", ".join(f"%{each}" for each in types)
        calls.append(f"""
              %r{i} = call @"{name}"({arguments}) : ({", ".join(types)}) -> {type_}
              %at{i} = arith.constant {i} : index
              memref.store %r{i}, %{type_}s[%at{i}] : memref<?x{type_}>""")
    parameters = ", ".join(f"%{each}: {each}, %{each}s: memref<?x{each}>" for each in NUMBERS)
    all_ = f"func.func @all({parameters}) {{{''.join(calls)}\nreturn }}"
    return "".join([*definitions, all_])


STRIDED = "memref<?xf32, strided<[?], offset: ?>>"
UNARY = """
    exp exp2 log log2 log10 sin cos tan tanh sinh cosh asin acos atan sqrt floor ceil round
    roundeven trunc absf
"""
BINARY = "math.powf math.atan2 math.copysign arith.remf arith.maximumf arith.minnumf"
LENGTH = len(UNARY.split()) + len(BINARY.split())


def computations() -> str:
    """Functions whose operations become calls of the C library, and of MLIR's ``memrefCopy``."""
    lines = []
    for type_ in ("f32", "f64"):
        values = [f"math.{op} %{type_} : {type_}" for op in UNARY.split()]
        values += [f"{op} %{type_}, %{type_} : {type_}" for op in BINARY.split()]
        for i, value in enumerate(values):
            lines += [
                f"%{type_}_{i} = {value}",
                f"%{type_}_at_{i} = arith.constant {i} : index",
                f"memref.store %{type_}_{i}, %{type_}s[%{type_}_at_{i}] : memref<?x{type_}>",
            ]
    body = "\n      ".join(lines)
    return f"""
    func.func @computed(%f32: f32, %f64: f64,
                        %f32s: memref<?xf32>, %f64s: memref<?xf64>) {{
      {body}
      return
    }}
    func.func @strided(%x: {STRIDED}, %y: {STRIDED}) {{
      memref.copy %x, %y : {STRIDED} to {STRIDED}
      return
    }}
    func.func @copied(%x: memref<?xf32>) -> memref<?xf32> {{
      %zero = arith.constant 0 : index
      %n = memref.dim %x, %zero : memref<?xf32>
      %first = memref.alloc(%n) : memref<?xf32>
      %second = memref.alloc(%n) : memref<?xf32>
      memref.copy %x, %first : memref<?xf32> to memref<?xf32>
      memref.copy %first, %second : memref<?xf32> to memref<?xf32>
      memref.dealloc %first : memref<?xf32>
      return %second : memref<?xf32>
    }}
    """


COMPILER_CALLS = """
    func.func @narrowed(%x: f64, %n: i64, %i: i32)
        -> (f64, f64, i64, f64) {
      %half = arith.truncf %x : f64 to f16
      %again = arith.extf %half : f16 to f64
      %single = arith.truncf %x : f64 to f32
      %brain = arith.truncf %single : f32 to bf16
      %other = arith.extf %brain : bf16 to f64
      %wide = arith.extsi %n : i64 to i128
      %squared = arith.muli %wide, %wide : i128
      %seven = arith.constant 7 : i128
      %quotient = arith.divsi %squared, %seven : i128
      %low = arith.trunci %quotient : i128 to i64
      %power = math.fpowi %x, %i : f64, i32
      return %again, %other, %low, %power : f64, f64, i64, f64
    }
"""
"""Operations that become calls of the compiler's library, which ``jit`` does not have."""


def object_file(text: str, directory: Path) -> Path:
    """The optimised object file of ``text``."""
    code, output = directory / "model.ll", directory / "model.o"
    with ir.Context():
        module = ir.Module.parse(text)
        mlir_abi.run_pipeline(module, DEFAULT_PIPELINE)
        code.write_text(llvm.translate_module_to_llvmir(module.operation))
    tools = package_bin("llvm")
    run(tools / "opt", "-O2", TRIPLE, "-S", code, "-o", code)
    flags = [TRIPLE, "-O2", "-filetype=obj", "-relocation-model=pic"]
    run(tools / "llc", *flags, code, "-o", output)
    return output


def opened(compiled: Path) -> Library:
    """A shared library, linked with no option that binds its symbols to itself."""
    library = compiled.with_name("libmodel.so")
    run("gcc", "-shared", compiled, "-o", library, "-lm")
    return mlir_abi.load(library)


ROADS: dict[str, Callable[[str, Path], Library]] = {
    "jit": lambda text, _: jitted(text),
    "load": lambda text, directory: opened(object_file(text + COMPILER_CALLS, directory)),
}
USED = {"jit": NAMES, "load": ELF_NAMES}


@pytest.fixture(scope="module", params=ROADS)
def road(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The object file of `library`, where that is not compiled in memory."""
    text = named_functions(ELF_NAMES) + computations() + COMPILER_CALLS
    return object_file(text, tmp_path_factory.mktemp("load"))


@pytest.fixture(scope="module")
def library(road: str, request: pytest.FixtureRequest) -> Library:
    """Functions of all names, and operations that are lowered to calls of the library's."""
    if road == "load":
        return opened(request.getfixturevalue("compiled"))
    return jitted(named_functions(NAMES) + computations())


def test_a_function_is_called_and_not_the_one_that_llvm_knows(road: str, library: Library) -> None:
    """Python reaches each function, and so does a caller in the module."""
    names = USED[road]
    expected = {name: NUMBERS[types_of(name)[0]] + i for i, name in enumerate(names)}
    outs = {type_: np.zeros(len(names), DTYPES[type_]) for type_ in NUMBERS}
    library["all"](*(each for type_ in NUMBERS for each in (NUMBERS[type_], outs[type_])))
    called = {name: outs[types_of(name)[0]][i] for i, name in enumerate(names)}
    assert called == expected
    arguments = {name: [NUMBERS[type_] for type_ in types_of(name)] for name in names}
    assert {name: library[name](*arguments[name]) for name in names} == expected


def test_the_lowering_calls_the_library(road: str, library: Library, tmp_path: Path) -> None:
    """Functions of all names change nothing about operations that are lowered to calls."""
    without, with_ = map(computed, (ROADS[road](computations(), tmp_path), library))
    assert with_ == without
    assert with_["f64"][0] == math.exp(0.75)
    assert with_["copied"] == [0, 1, 2, 3, 4]
    assert with_["strided"] == [0, 0, 2, 2, 4, 4]


def computed(library: Library) -> dict[str, object]:
    """What the functions of `computations` return."""
    outs = {"f32": np.zeros(LENGTH, np.float32), "f64": np.zeros(LENGTH)}
    library.computed(0.75, 0.75, *outs.values())
    x = np.arange(6, dtype=np.float32)
    library.strided(x[::2], x[1::2])
    return {
        **{type_: out.tolist() for type_, out in outs.items()},
        "narrowed": library.narrowed(0.3, 12345678901, 3) if "narrowed" in library else None,
        "copied": library.copied(np.arange(5, dtype=np.float32)).tolist(),
        "strided": x.tolist(),
    }


C_TYPES = {"f32": "float", "f64": "double", "i32": "int32_t", "i64": "int64_t"}
NEWLINE = "\n"


def test_linked_into_a_program(compiled: Path, tmp_path: Path) -> None:
    """The program's calls reach the library, and the wrappers the functions of the module."""
    declared, calls = [], []
    for i, name in enumerate(ELF_NAMES):
        types = types_of(name)
        if re.fullmatch(r"\w+", name):
            c_types = [C_TYPES[type_] for type_ in types]
            declared.append(f"{c_types[0]} _mlir_ciface_{name}({', '.join(c_types)});")
            arguments = ", ".join(str(NUMBERS[type_]) for type_ in types)
            expected = NUMBERS[types[0]] + i
            calls.append(f'  if (_mlir_ciface_{name}({arguments}) != {expected}) puts("{name}");')
    (tmp_path / "main.c").write_text(f"""
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

{NEWLINE.join(declared)}

int main(void) {{
  volatile double x = 4.5;
  char *text = malloc(16);
  memcpy(text, "abc", 4);
{NEWLINE.join(calls)}
  printf("%g %g %s %zu %d\\n", floor(x), exp(x - x), text, strlen(text), abs(-3));
  free(text);
  return 0;
}}
""")
    program = tmp_path / "program"
    run("gcc", "-O0", "-fno-builtin", tmp_path / "main.c", compiled, "-o", program, "-lm")
    ran = subprocess.run([program], capture_output=True, text=True, check=True)
    assert ran.stdout == "4 1 abc 3 3\n"


def test_declarations_mean_the_library(tmp_path: Path) -> None:
    text = """
    func.func private @exp(f64) -> f64
    func.func @f(%x: f64) -> f64 {
      %r = call @exp(%x) : (f64) -> f64
      return %r : f64
    }"""
    for road in ROADS.values():
        assert road(text, tmp_path).f(0.75) == math.exp(0.75)


def test_python_functions_named_as_the_librarys() -> None:
    """An import is called by its callers in the module, and by no operation."""
    library = jitted(
        """
        func.func private @floor(f64) -> f64
        func.func private @sin(f64) -> f64
        func.func @f(%x: f64) -> (f64, f64, f64) {
          %a = call @floor(%x) : (f64) -> f64
          %b = call @sin(%x) : (f64) -> f64
          %c = math.sin %x : f64
          return %a, %b, %c : f64, f64, f64
        }""",
        imports={"floor": lambda x: x + 1, "sin": lambda x: -x},
    )
    assert library.f(4.5) == (5.5, -4.5, math.sin(4.5))


def test_recursion_and_addresses(tmp_path: Path) -> None:
    """References of every kind follow the new name."""
    text = """
    func.func @abs(%n: i32) -> i32 {
      %zero = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %done = arith.cmpi sle, %n, %zero : i32
      %r = scf.if %done -> i32 {
        scf.yield %zero : i32
      } else {
        %less = arith.subi %n, %one : i32
        %rest = func.call @abs(%less) : (i32) -> i32
        %sum = arith.addi %rest, %n : i32
        scf.yield %sum : i32
      }
      return %r : i32
    }
    func.func @indirect(%n: i32) -> i32 {
      %f = constant @abs : (i32) -> i32
      %r = call_indirect %f(%n) : (i32) -> i32
      return %r : i32
    }"""
    for road in ROADS.values():
        library = road(text, tmp_path)
        assert (library.abs(4), library.indirect(4)) == (10, 10)


@pytest.mark.parametrize("attribute", ["llvm.linkage = #llvm.linkage<external>", "llvm.bareptr"])
def test_a_function_that_keeps_its_name(attribute: str, tmp_path: Path) -> None:
    """C calls it by that name, and callers in the module reach it and not the library's."""
    text = f"""
    func.func @floor(%x: f64) -> f64 attributes {{{attribute}}} {{
      %c = arith.constant 1.0 : f64
      %r = arith.addf %x, %c : f64
      return %r : f64
    }}
    func.func @f(%x: f64) -> f64 {{
      %r = call @floor(%x) : (f64) -> f64
      return %r : f64
    }}"""
    assert jitted(text).f(4.5) == 5.5
    opened(object_file(text, tmp_path))
    floor = ctypes.CDLL(str(tmp_path / "libmodel.so")).floor
    floor.restype, floor.argtypes = ctypes.c_double, [ctypes.c_double]
    assert floor(4.5) == 5.5


def test_a_pipeline_of_the_users_own() -> None:
    pipeline = (
        "builtin.module(abi-embed-reflection,abi-func-to-llvm,convert-math-to-llvm,"
        "convert-arith-to-llvm,reconcile-unrealized-casts)"
    )
    text = """
    func.func @floor(%x: f64) -> f64 {
      %c = arith.constant 1.0 : f64
      %r = arith.addf %x, %c : f64
      return %r : f64
    }
    func.func @exp(%x: f64) -> f64 { return %x : f64 }
    func.func @f(%x: f64) -> f64 {
      %r = math.exp %x : f64
      return %r : f64
    }"""
    for each in (pipeline, mlir_abi.parse_pipeline(pipeline)):
        library = jitted(text, pipeline=each)
        assert (library.floor(4.5), library.exp(2), library.f(2)) == (5.5, 2, math.exp(2))


def test_a_name_with_a_nul() -> None:
    with pytest.raises(mlir_abi.PipelineFailed, match=r'@"a\\00b": a symbol cannot contain a NUL'):
        jitted('func.func @"a\\00b"() { return }')


@pytest.mark.parametrize("name", ["a@b", "a@"])
def test_a_name_with_a_version(tmp_path: Path, name: str) -> None:
    """What follows an ``@`` in a symbol is a version to the linker: the wrapper would lose it."""
    source = tmp_path / "at.mlir"
    source.write_text(f'func.func @"{name}"(%x: i32) -> i32 {{ return %x : i32 }}')
    with pytest.raises(mlir_abi.BuildError, match=f"^function '{name}': .* rename it"):
        mlir_abi.build(source, tmp_path / "libat.so")
    mlir_abi.build(source, tmp_path / "libat.so", rename={name: "at"})
    assert mlir_abi.load(tmp_path / "libat.so").at(3) == jitted(source.read_text())[name](3) == 3


def test_undefined_symbols_are_named(capfd: pytest.CaptureFixture[str]) -> None:
    """Each with the functions that need it, and without those that the C library has."""
    text = """
    func.func private @nope(f64) -> f64
    func.func private @cos(f64) -> f64
    func.func @f(%x: f64) -> f64 {
      %r = call @nope(%x) : (f64) -> f64
      %q = call @cos(%r) : (f64) -> f64
      return %q : f64
    }
    func.func @g() -> ((f64) -> f64) {
      %r = constant @nope : (f64) -> f64
      return %r : (f64) -> f64
    }"""
    message = (
        r"^neither imports nor libraries define nope \(needed by f, g\): "
        "name the library that does in shared_libs$"
    )
    with pytest.raises(ValueError, match=message):
        jitted(text)
    assert capfd.readouterr().err == ""


def test_a_shared_library_that_the_dynamic_linker_finds(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """The engine opens the file that the dynamic linker finds, not one in the working directory."""
    source, path = tmp_path / "three.c", tmp_path / "libmlir_abi_three.so"
    source.write_text("double mlir_abi_three(void) { return 3; }")
    run("gcc", "-shared", "-fPIC", f"-Wl,-soname,{path.name}", source, "-o", path)
    ctypes.CDLL(str(path))  # the dynamic linker knows it by its soname from now on
    text = """
    func.func private @mlir_abi_three() -> f64
    func.func @f() -> f64 {
      %r = call @mlir_abi_three() : () -> f64
      return %r : f64
    }"""
    assert jitted(text, shared_libs=[path.name]).f() == 3
    assert capfd.readouterr().err == ""


def test_globals(tmp_path):
    """Data called like a function of the C library is not called in its place."""
    text = """
        memref.global @atanf : memref<1xf32> = dense<3.0>
        memref.global @malloc : memref<1xf32> = dense<5.0>
        func.func @f(%x: f32) -> (f32, f32, memref<1xf32>) {
          %zero = arith.constant 0 : index
          %atanf = memref.get_global @atanf : memref<1xf32>
          %malloc = memref.get_global @malloc : memref<1xf32>
          %r = math.atan %x : f32
          %three = memref.load %atanf[%zero] : memref<1xf32>
          %new = memref.alloc() : memref<1xf32>
          memref.copy %malloc, %new : memref<1xf32> to memref<1xf32>
          return %r, %three, %new : f32, f32, memref<1xf32>
        }"""
    for library in (jitted(text), loaded(text, tmp_path)):
        angle, three, new = library.f(np.float32(0))
        assert (angle, three, new.tolist()) == (0, 3, [5])
