"""C and C++ programs that include the header of `abi-header` and call what it declares."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

import pytest
from conversion import Convention
from execution import lower
from mlir import ir
from native import CROSS_COMPILER, GCC, INPUTS, TARGETS, Target
from test_real_c import INTEGERS, NEEDS_VALGRIND, SANITIZED, VALGRIND, scalars

from mlir_abi import build
from mlir_abi.lowering import DEFAULT_PIPELINE
from mlir_abi.pipeline.registry import find_pass
from mlir_abi.pipeline.run import run_pipeline

CAbi = Literal["mlir", "target"]

ABI_HEADER = Path(sys.executable).parent / "abi-header"
CPP = {"gcc": "g++", "clang": "clang++", CROSS_COMPILER: "aarch64-linux-gnu-g++"}
WARNINGS = ("-Wall", "-Wextra", "-Werror", "-pedantic")


def header(source: Path, output: Path, *options: str) -> str:
    """What `abi-header` writes to ``output``, and prints, of ``source``."""
    text, messages = _header(source.name, source.read_bytes(), output.name, options)
    output.write_text(text)
    return messages


@cache
def _header(source: str, contents: bytes, output: str, options: tuple[str, ...]) -> tuple[str, str]:
    with TemporaryDirectory() as folder:
        Path(folder, source).write_bytes(contents)
        command = [ABI_HEADER, source, "-o", output, *options]
        ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr
        return Path(folder, output).read_text(), ran.stderr


def embed_and_convert(module: ir.Module, c_abi: CAbi) -> None:
    embed = find_pass("abi-embed-reflection")
    assert embed is not None
    embed().run(module.operation)
    Convention().ours(module, c_abi)


def compile_program(
    target: Target, standard: str, source: Path, header_file: Path, *others: str | Path
) -> Path:
    """Compile ``source``, which includes ``header_file``, and link it with ``others``."""
    cpp = standard.startswith("c++")
    program = header_file.parent / "program"
    command: list[str | Path] = [CPP[target.compiler] if cpp else target.compiler]
    command += [
        f"-std={standard}",
        *WARNINGS,
        *target.flags,
        f"-I{INPUTS}",
        f"-I{header_file.parent}",
    ]
    command += ["-x", "c++" if cpp else "c", source, "-x", "none"]
    done = subprocess.run(
        [*command, *others, "-o", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return program


def call_program(
    c_abi: CAbi, target: Target, standard: str, directory: Path, *defined: str
) -> Path:
    """The program of ``Inputs/header_calls.c``."""
    source = INPUTS / "header_calls.mlir"
    header_file = directory / "header_calls.h"
    header(source, header_file, f"--c-abi={c_abi}")
    module = lower(source.read_text(), lambda lowered: embed_and_convert(lowered, c_abi))
    others = [target.object_file(module, directory), *(f"-D{macro}" for macro in defined)]
    if c_abi == "target":
        others.append("-DTARGET")
    return compile_program(target, standard, INPUTS / "header_calls.c", header_file, *others)


def check_sanitized(build: Callable[..., Path]) -> None:
    """That the program of ``build`` is clean, and that what ``LEAK`` makes it leak is found."""
    run = SANITIZED.run(build())
    assert (run.returncode, run.stderr) == (0, "")
    leaking = SANITIZED.run(build("LEAK"))
    assert "10 byte(s) leaked in 1 allocation(s)" in leaking.stderr


LANGUAGES = [
    (standard, target)
    for standard in ("c99", "c++17")
    for target in TARGETS
    if standard == "c99" or ("-O2" in target.flags and shutil.which(CPP[target.compiler]))
]


@pytest.mark.parametrize(("standard", "target"), LANGUAGES, ids=str)
@pytest.mark.parametrize("c_abi", ["mlir", "target"])
def test_calls(
    context: ir.Context, c_abi: CAbi, target: Target, standard: str, tmp_path: Path
) -> None:
    """Values, elements and ownership cross both ways, in C and in C++."""
    run = target.run(call_program(c_abi, target, standard, tmp_path))
    assert run.returncode == 0, run.stderr


def test_sanitizers(context: ir.Context, tmp_path: Path) -> None:
    """AddressSanitizer, its leak checker and UBSan find nothing, but do find a leak of C's own."""
    check_sanitized(lambda *macros: call_program("target", SANITIZED, "c99", tmp_path, *macros))


@NEEDS_VALGRIND
def test_valgrind(context: ir.Context, tmp_path: Path) -> None:
    """Nothing is read that was not written, and everything is freed once."""
    run = GCC[1].run(call_program("target", GCC[1], "c99", tmp_path), *VALGRIND)
    assert (run.returncode, run.stderr) == (0, "")


OWNERS = {
    "fresh": "result: sizes [2], row-major; yours to free: memref1_i32_free",
    "allocated": "result: sizes [2], row-major; yours to free: memref1_i32_free",
    "chosen": "chosen: sizes [2], strides [1], offset any; free it with memref1_i32_free, unless "
    "`allocated` equals that of x or y",
    "unranked": "chosen: of any rank; free it with memref_unranked_free; but with "
    "memref_unranked_free_descriptor if memref_unranked_allocated equals that of x or y",
    "pair": "second: sizes [2], row-major; free it with memref1_i32_free, unless `allocated` "
    "equals that of x or another result that you free",
}


def test_who_frees_results(context: ir.Context, tmp_path: Path) -> None:
    """A program that does what the comments say frees all that is new, once, and nothing else."""
    source = INPUTS / "header_ownership.mlir"
    header_file = tmp_path / "header_ownership.h"
    header(source, header_file, "--c-abi=target")
    text = header_file.read_text()
    for name, comment in OWNERS.items():
        (about,) = re.findall(rf"/\* @{name}: .*?\*/", text, re.DOTALL)
        assert f" *   {comment}\n" in about
    module = lower(source.read_text(), lambda lowered: embed_and_convert(lowered, "target"))
    compiled = SANITIZED.object_file(module, tmp_path)
    program = compile_program(
        SANITIZED, "c99", INPUTS / "header_ownership.c", header_file, compiled
    )
    run = SANITIZED.run(program)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


@pytest.mark.parametrize("standard", ["c++17", "c++20"])
@pytest.mark.parametrize(
    "target", [each for each in (SANITIZED, *TARGETS) if shutil.which(CPP[each.compiler])], ids=str
)
def test_owners_in_cpp(context: ir.Context, target: Target, standard: str, tmp_path: Path) -> None:
    """An owner frees a result that is the caller's, once; two headers share the templates."""
    source = INPUTS / "header_ownership.mlir"
    header_file = tmp_path / "header_ownership.h"
    header(source, header_file, "--c-abi=target")
    header(INPUTS / "header_calls.mlir", tmp_path / "header_calls.h", "--c-abi=target")
    module = lower(source.read_text(), lambda lowered: embed_and_convert(lowered, "target"))
    compiled = target.object_file(module, tmp_path)
    program = compile_program(
        target, standard, INPUTS / "header_ownership.cpp", header_file, compiled
    )
    run = target.run(program)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


def test_a_container_of_another_size(context: ir.Context, tmp_path: Path) -> None:
    """An assertion of C++ fails; with NDEBUG there is none, and no unused variable."""
    header_file = tmp_path / "header_ownership.h"
    header(INPUTS / "header_ownership.mlir", header_file, "--c-abi=target")
    (tmp_path / "wrong.cpp").write_text(
        '#include "header_ownership.h"\n#include <vector>\n'
        "int main() { std::vector<int32_t> x(5); mlir_abi::of<memref1_i32>(x, 6); }\n"
    )
    for flags, status in ([], -signal.SIGABRT), (["-DNDEBUG"], 0):
        program = compile_program(GCC[1], "c++17", tmp_path / "wrong.cpp", header_file, *flags)
        assert GCC[1].run(program).returncode == status


def test_cpp_costs_nothing(context: ir.Context, tmp_path: Path) -> None:
    """Code that is written by hand accesses memory and calls functions as often."""
    header_file = tmp_path / "header_ownership.h"
    header(INPUTS / "header_ownership.mlir", header_file, "--c-abi=target")
    codes = []
    for expression in (
        "mlir_abi::of<memref1_i32_const>(x)",
        "memref1_i32_const_of(x.data(), static_cast<int64_t>(x.size()))",
    ):
        (tmp_path / "f.cpp").write_text(
            '#include "header_ownership.h"\n#include <vector>\n'
            "void f(memref1_i32 *r, const memref1_i32 *y, const std::vector<int32_t> &x) {\n"
            f"  const memref1_i32_const m = {expression};\n"
            "  _mlir_ciface_chosen(r, 0, y, &m);\n}\n"
        )
        command = ["g++", "-std=c++17", "-O2", "-S", "-DNDEBUG", f"-I{tmp_path}", "-o", "-"]
        done = subprocess.run(
            [*command, tmp_path / "f.cpp"], capture_output=True, text=True, check=True
        )
        codes.append(re.findall(r"^\t(?:call|[a-z].*[(\[])", done.stdout, re.MULTILINE))
    assert len(codes[0]) == len(codes[1]) > 0


PART = """
func.func @part(%x: memref<?xf32> {iree.abi.name = "x"}, %first: index)
    -> (memref<?xf32, strided<[1], offset: ?>> {iree.abi.name = "y"}) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %rest = arith.subi %n, %first : index
  %y = memref.subview %x[%first] [%rest] [1]
    : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %y : memref<?xf32, strided<[1], offset: ?>>
}
"""


def test_the_page_in_cpp(tmp_path: Path) -> None:
    """What docs/c.md shows."""
    page = (Path(__file__).parents[2] / "docs" / "c.md").read_text()
    (shown,) = re.findall(r"^```cpp\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    (tmp_path / "part.mlir").write_text(PART)
    header_file, compiled = tmp_path / "part.h", tmp_path / "part.o"
    build(tmp_path / "part.mlir", compiled, header=header_file)
    includes = '#include "part.h"\n#include <vector>\n'
    text = f"{includes}int main() {{\n{shown}return first == 3 ? 0 : 1;\n}}\n"
    (tmp_path / "page.cpp").write_text(text)
    program = compile_program(SANITIZED, "c++17", tmp_path / "page.cpp", header_file, compiled)
    run = SANITIZED.run(program)
    assert (run.returncode, run.stderr) == (0, "")


def test_results_of_tensors_are_the_callers(context: ir.Context, tmp_path: Path) -> None:
    """After bufferization a result is no view of anything else: it is to be freed."""
    module = ir.Module.parse((INPUTS / "header_tensors.mlir").read_text())
    run_pipeline(module, DEFAULT_PIPELINE)
    (tmp_path / "lowered.mlir").write_text(str(module))
    header(tmp_path / "lowered.mlir", tmp_path / "header_tensors.h")
    text = (tmp_path / "header_tensors.h").read_text()
    for name in ("same", "constant"):
        assert f"@{name}: " in text
        about = text[text.index(f"@{name}: ") :].partition("*/")[0]
        assert " *   y: sizes [2], row-major; yours to free: memref1_i16_free\n" in about
    for name in ("first", "second"):
        assert (
            text.count(f"   {name}: sizes [2], row-major; yours to free: memref1_i16_free\n") == 2
        )
    assert " *   x: sizes [2], row-major; read only\n" in text
    assert " *   w: sizes [2], row-major; may be written to\n" in text
    compiled = SANITIZED.object_file(module, tmp_path)
    header_file = tmp_path / "header_tensors.h"
    program = compile_program(SANITIZED, "c99", INPUTS / "header_tensors.c", header_file, compiled)
    run = SANITIZED.run(program)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


def test_left_out(tmp_path: Path) -> None:
    """What C cannot call by MLIR's wrappers is left out, and by the target's convention is not."""
    said = header(INPUTS / "header_calls.mlir", tmp_path / "mlir.h")
    assert said.splitlines() == [
        "abi-header: warning: @is_odd is left out: i1 is returned without being extended, as C "
        "expects it to be (c-abi=target: it is)",
        "abi-header: warning: @conjugate is left out: c-abi=mlir passes complex<f32> by value, in "
        "another way than C (c-abi=target: by pointer)",
        "abi-header: warning: @sum4 is left out: c-abi=mlir passes vector<4xf32> by value, in "
        "another way than C (c-abi=target: by pointer)",
        "abi-header: warning: @host_mixed is left out: i8 is passed without being extended, as C "
        "expects it to be (c-abi=target: it is)",
    ]
    assert header(INPUTS / "header_calls.mlir", tmp_path / "target.h", "--c-abi=target") == ""


@pytest.mark.parametrize("target", TARGETS, ids=str)
def test_what_goes_wrong_is_left_out(context: ir.Context, target: Target, tmp_path: Path) -> None:
    """MLIR's own wrappers mistake integers in those places alone that c-abi=mlir leaves out."""
    run = target.run(scalars(Convention().upstream, target, tmp_path))
    wrong = set(re.findall(r"_mlir_ciface_(\w+_(?:bool|[su](?:8|16|32)))\(", run.stderr))
    narrow = [name for name in INTEGERS if not name.endswith("32")]
    assert wrong <= {"narrow_bool", *(f"call_widen_{name}" for name in narrow)}
    assert "narrow_bool" in wrong or target not in GCC


def test_every_source_gives_the_same(context: ir.Context, tmp_path: Path) -> None:
    """A module before and after lowering, its object file and its library are described alike."""
    text = (INPUTS / "header_calls.mlir").read_text()
    module = lower(text, lambda lowered: embed_and_convert(lowered, "target"))
    (tmp_path / "lowered.mlir").write_text(str(module))
    object_path = GCC[0].object_file(module, tmp_path)
    library = tmp_path / "lowered.so"
    subprocess.run(["gcc", "-shared", object_path, "-o", library], check=True)
    headers = []
    for source in (INPUTS / "header_calls.mlir", tmp_path / "lowered.mlir", object_path, library):
        out = tmp_path / f"{source.name}.h"
        header(source, out, "--guard=SAME", *["--c-abi=target"] * (source.parent == INPUTS))
        headers.append(out.read_text())
    later = re.compile(r" \*\n \* These functions are not lowered yet\..*?(?= \*/\n)", re.DOTALL)
    assert later.sub("", headers[0]) == headers[1] != headers[0]
    assert headers[2] == headers[3]
    assert sorted(headers[1].splitlines()) == sorted(headers[2].splitlines())


def test_modules_that_call_each_other(context: ir.Context, tmp_path: Path) -> None:
    """In one library, what a module defines is for C to call, though another one imports it."""
    asked = "func.func private @g(i32) -> i32 attributes {llvm.emit_c_interface}"
    user = "func.func @f(%x: i32) -> i32 { %y = call @g(%x) : (i32) -> i32 return %y : i32 }"
    texts = {
        "user": f"{asked}\n{user}",
        "maker": "func.func @g(%x: i32) -> i32 { return %x : i32 }",
    }
    objects = []
    for name, text in texts.items():
        (tmp_path / name).mkdir()
        module = lower(text, lambda lowered: embed_and_convert(lowered, "target"))
        objects.append(GCC[0].object_file(module, tmp_path / name))
    library = tmp_path / "both.so"
    subprocess.run(["gcc", "-shared", *objects, "-o", library], check=True)
    header(library, tmp_path / "both.h")
    text = (tmp_path / "both.h").read_text()
    assert "/* @g: (i32) -> (i32)\n */\nint32_t _mlir_ciface_g(int32_t arg0);" in text
    assert "for C to implement" not in text
    header(objects[0], tmp_path / "user.h")
    assert "@g: (i32) -> (i32), for C to implement" in (tmp_path / "user.h").read_text()


@pytest.mark.parametrize("source", ["lowered.mlir", "m.o", "m.so"])
def test_packed_forms_must_be_there(context: ir.Context, source: str, tmp_path: Path) -> None:
    """`--packed` declares what the file defines, and is an error where a form is missing."""
    text = "func.func @f(%x: i32) -> i32 { return %x : i32 }"
    asked = "func.func private @host(i32) attributes {llvm.emit_c_interface}"
    answers = []
    for packed in (True, False):
        directory = tmp_path / str(packed)
        directory.mkdir()

        def convert(module: ir.Module, packed: bool = packed) -> None:
            emit = find_pass("abi-emit-packed-wrappers")
            assert emit is not None
            if packed:
                emit().run(module.operation)
            embed_and_convert(module, "target")

        module = lower(f"{asked}\n{text}", convert)
        (directory / "lowered.mlir").write_text(str(module))
        compiled = GCC[0].object_file(module, directory)
        subprocess.run(["gcc", "-shared", "-s", compiled, "-o", directory / "m.so"], check=True)
        command = [ABI_HEADER, "--packed", directory / source]
        answers.append(subprocess.run(command, capture_output=True, text=True, check=False))
    there, missing = answers
    assert there.returncode == 0, there.stderr
    assert "int32_t f_packed(void *params, void *context, void *reserved);" in there.stdout
    assert (missing.returncode, missing.stdout) == (1, "")
    assert missing.stderr == (
        f"abi-header: error: --packed: '{tmp_path / 'False' / source}' does not define f_packed: "
        "run abi-emit-packed-wrappers before the functions are lowered\n"
    )
