"""``abi-build`` and `mlir_abi.build`: from a module to a library, an object file, or LLVM IR."""

from __future__ import annotations

import ast
import ctypes
import os
import pty
import re
import resource
import select
import shutil
import signal
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest
from conftest import package_bin
from elftools.elf.elffile import ELFFile
from mlir import ir
from native import CROSS_COMPILER, EMULATOR

import mlir_abi

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent

SCALED = """
func.func @main(%x: tensor<?xf32>, %by: f32) -> tensor<?xf32> {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%x : tensor<?xf32>) {
  ^bb0(%e: f32):
    %s = arith.mulf %e, %by : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}
"""
NUMBERS = """
func.func @main(%x: f32) -> f32 {
  %c = arith.constant NUMBER : f32
  return %c : f32
}
func.func @both(%x: f32) -> f32 {
  %y = call @main(%x) : (f32) -> f32
  return %y : f32
}
"""
IMPORTING = """
func.func private @host(i32) -> i32 attributes {llvm.emit_c_interface}
func.func @calls(%x: i32) -> i32 {
  %y = call @host(%x) : (i32) -> i32
  return %y : i32
}
"""
C_MAIN = """
#include <stdio.h>
#include "model.h"
int main(void) {
  float elements[] = {1, 2, 3};
  memref1_f32_const x = memref1_f32_const_of(elements, 3);
  memref1_f32 result;
  _mlir_ciface_predict(&result, &x, 2);
  for (int i = 0; i < 3; ++i) printf("%g ", result.aligned[result.offset + i]);
  memref1_f32_free(&result);
  return 0;
}
"""


def abi_build(
    *arguments: str | Path, cwd: Path, env: Mapping[str, str] | None = None, **options: object
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [BIN / "abi-build", *arguments],
        cwd=cwd,
        env={**os.environ, **(env or {})},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        **options,  # type: ignore[call-overload]
    )


def error_of(ran: subprocess.CompletedProcess[str]) -> str:
    """The one line of an error."""
    assert ran.returncode == 1
    assert re.fullmatch(r"abi-build: error: .*\n", ran.stderr), ran.stderr
    return ran.stderr.removeprefix("abi-build: error: ").rstrip()


def exported(path: Path) -> list[str]:
    """The global symbols that ``path`` defines, without those of the C compiler."""
    with path.open("rb") as file:
        elf = ELFFile(file)
        table = elf.get_section_by_name(".dynsym") or elf.get_section_by_name(".symtab")
        return sorted(
            symbol.name
            for symbol in table.iter_symbols()
            if symbol["st_shndx"] != "SHN_UNDEF" and symbol["st_info"]["bind"] != "STB_LOCAL"
        )


def test_the_page(tmp_path: Path) -> None:
    """The commands of docs/build.md, with the module of docs/start.md."""
    page = (ROOT / "docs" / "build.md").read_text()
    start = (ROOT / "docs" / "start.md").read_text()
    (model,) = re.findall(r"^```mlir\n(// model.mlir\n.*?)^```", start, re.M | re.S)
    (tmp_path / "model.mlir").write_text(model)
    commands = re.findall(r"^```sh\n(.*?)^```", page, re.M | re.S)[0]
    environment = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}
    ran = subprocess.run(
        ["sh", "-euc", commands],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert (ran.stdout, ran.stderr) == ("[2. 4. 6.]\n", "")
    help_text = subprocess.check_output([BIN / "abi-build", "--help"], text=True)
    options = {*re.findall(r"^  (-[Ov]|--[\w-]+)", help_text, re.M)} - {"--version"}
    assert {option for option in options if f"`{option}" not in page} == set()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """An empty folder beside a module called model.mlir."""
    (tmp_path / "model.mlir").write_text(SCALED)
    work = tmp_path / "work"
    work.mkdir()
    return work


def test_a_library_for_python_and_c(folder: Path) -> None:
    """Functions by their new name, the header beside, and no other symbol."""
    options = ["--rename=main=predict", "--header=model.h", "--stub=my_model.pyi"]
    ran = abi_build("../model.mlir", "-o", "libmodel.so", *options, cwd=folder)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")
    assert sorted(os.listdir(folder)) == ["libmodel.so", "model.h", "my_model.pyi"]
    stub = (folder / "my_model.pyi").read_text()
    assert re.search(r"^class MyModel\(Protocol\):\n    def predict\(self, ", stub, re.M)
    assert exported(folder / "libmodel.so") == [
        "_mlir_abi_free",
        "_mlir_abi_reflection_predict",
        "_mlir_ciface_predict",
        "_mlir_packed_predict",
    ]
    x = np.arange(3, dtype=np.float32)
    x.flags.writeable = False
    result = mlir_abi.load(folder / "libmodel.so").predict(x, 2)
    assert result.tolist() == [0, 2, 4]
    (folder / "main.c").write_text(C_MAIN)
    subprocess.run(["gcc", "main.c", "./libmodel.so", "-o", "main"], cwd=folder, check=True)
    assert subprocess.check_output(["./main"], cwd=folder) == b"2 4 6 "


@pytest.mark.skipif(
    not (shutil.which(CROSS_COMPILER) and shutil.which(EMULATOR)),
    reason="needs an AArch64 compiler and emulator: see .ci/run",
)
def test_aarch64(folder: Path) -> None:
    """A shared library for another machine, linked with a program there."""
    (folder / "main.c").write_text(C_MAIN)
    mlir_abi.build(
        folder.parent / "model.mlir",
        folder / "libmodel.so",
        rename={"main": "predict"},
        header=folder / "model.h",
        target_triple="aarch64-linux-gnu",
        target_cpu="cortex-a72",
    )
    command = [CROSS_COMPILER, "main.c", "./libmodel.so", "-o", "main"]
    subprocess.run(command, cwd=folder, check=True)
    emulate = [EMULATOR, "-L", "/usr/aarch64-linux-gnu", "./main"]
    assert subprocess.check_output(emulate, cwd=folder) == b"2 4 6 "


@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
def test_the_data_layout_is_that_of_llvm(folder: Path, machine: str) -> None:
    """Which ``opt`` gives to a module that has none."""
    mlir_abi.build(
        folder.parent / "model.mlir", folder / "model.ll", target_triple=f"{machine}-linux-gnu"
    )
    actual = re.search("^target datalayout.*$", (folder / "model.ll").read_text(), re.M)
    (folder / "empty.ll").write_text("")
    command = [package_bin("llvm") / "opt", f"-mtriple={machine}-linux-gnu", "-S", "empty.ll"]
    expected = subprocess.check_output(command, cwd=folder, text=True)
    assert actual is not None
    assert actual[0] in expected.splitlines()


BFLOAT16_OF_TWO = """
func.func @f(%c: i1, %x: bf16, %m: memref<bf16>) {
  %v = scf.if %c -> bf16 {
    %l = memref.load %m[] : memref<bf16>
    scf.yield %l : bf16
  } else {
    scf.yield %x : bf16
  }
  memref.store %v, %m[] : memref<bf16>
  return
}
"""


def test_no_instructions_for_bf16(tmp_path: Path) -> None:
    """x86-64's make zeros of subnormals; LLVM would use them where a bf16 is only moved."""
    (tmp_path / "f.mlir").write_text(BFLOAT16_OF_TWO)
    mlir_abi.build(tmp_path / "f.mlir", tmp_path / "f.s", opt_level=0, target_cpu="znver4")
    assembly = (tmp_path / "f.s").read_text()
    assert "_mlir_ciface_f:" in assembly
    assert "vcvtneps2bf16" not in assembly


@pytest.mark.parametrize(
    ("suffix", "start"),
    [("a", b"!<arch>\n"), ("o", b"\x7fELF"), ("s", b"\t.file\t"), ("ll", b"; ModuleID")],
)
def test_the_suffix_says_what_is_made(folder: Path, suffix: str, start: bytes) -> None:
    """An archive, an object file, assembly, LLVM IR; and it is the same each time."""
    output, contents = folder / f"model.{suffix}", set()
    for _ in range(2):
        mlir_abi.build(folder.parent / "model.mlir", output)
        contents.add(output.read_bytes())
    (same,) = contents
    assert same.startswith(start)
    if suffix == "a":  # an archive of several files has the functions of all
        (folder / "g.mlir").write_text("func.func @g() { return }")
        mlir_abi.build(folder / "g.mlir", folder / "g.o")
        subprocess.run(["ar", "rs", output, folder / "g.o"], check=True)
        names = {*mlir_abi.reflect(folder.parent / "model.mlir"), "g"}
        assert set(mlir_abi.reflect(output)) == names


def test_two_main_in_one_process(tmp_path: Path) -> None:
    """With a prefix each, two modules are linked with one program, and each calls its own."""
    for prefix, number in (("a_", "1.0"), ("b_", "2.0")):
        module = tmp_path / "model.mlir"
        module.write_text(NUMBERS.replace("NUMBER", number))
        mlir_abi.build(
            module, tmp_path / f"lib{prefix}.so", prefix=prefix, header=tmp_path / f"{prefix}.h"
        )
    (tmp_path / "main.c").write_text("""
        #include <stdio.h>
        #include "a_.h"
        #include "b_.h"
        int main(void) {
          printf("%g %g ", _mlir_ciface_a_main(0), _mlir_ciface_a_both(0));
          printf("%g %g", _mlir_ciface_b_main(0), _mlir_ciface_b_both(0));
        }""")
    command = ["gcc", "-Wall", "-Werror", "main.c", "./liba_.so", "./libb_.so", "-o", "main"]
    subprocess.run(command, cwd=tmp_path, check=True)
    assert subprocess.check_output(["./main"], cwd=tmp_path) == b"1 1 2 2"
    both = [mlir_abi.load(tmp_path / f"lib{prefix}.so") for prefix in ("a_", "b_")]
    assert [both[0].a_main(0), both[1].b_both(0)] == [1, 2]


def test_the_same_main_opened_twice(tmp_path: Path) -> None:
    """Without new names, each library still answers for itself in Python, by `ctypes` as well."""
    opened = []
    for number in ("1.0", "2.0"):
        library = tmp_path / f"lib{number}.so"
        with ir.Context():
            mlir_abi.build(ir.Module.parse(NUMBERS.replace("NUMBER", number)), library)
        opened.append(ctypes.CDLL(str(library), mode=ctypes.RTLD_GLOBAL))
        opened[-1]._mlir_ciface_both.restype = ctypes.c_float
    assert [each._mlir_ciface_both(ctypes.c_float(0)) for each in opened] == [1, 2]


def test_modules_of_the_working_directory_are_not_imported(tmp_path: Path) -> None:
    """No process of the command runs them, whatever they are called."""
    (tmp_path / "model.mlir").write_text(SCALED)
    for name in {*sys.stdlib_module_names, "mlir", "mlir_abi", "numpy", "llvm", "sitecustomize"}:
        (tmp_path / f"{name}.py").write_text("raise SystemExit(f'{__file__} is imported')")
    ran = abi_build("model.mlir", "-o", "libmodel.so", "--header", "m.h", cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    printed = abi_build("--cmake-dir", cwd=tmp_path).stdout.strip()
    assert Path(printed, "mlir_abi-config.cmake").is_file()


def test_a_header_for_a_machine_without_f80(tmp_path: Path) -> None:
    """A warning, and a header that declares the other functions."""
    (tmp_path / "model.mlir").write_text("""
        func.func @wide(%x: f80) -> f80 { return %x : f80 }
        func.func @other(%x: f64) -> f64 { return %x : f64 }""")
    options = ["--target-triple=aarch64-linux-gnu", "--header", "model.h"]
    ran = abi_build("model.mlir", "-o", "model.o", *options, cwd=tmp_path)
    assert ran.returncode == 0
    assert "warning: @wide is left out of the header: the target has no f80" in ran.stderr
    if shutil.which(CROSS_COMPILER):
        command = [CROSS_COMPILER, "-Werror", "-E", "-xc", "model.h"]
        text = subprocess.check_output(command, cwd=tmp_path, text=True)
        assert "double _mlir_ciface_other(double arg0);" in text


def test_the_allocators_of_results_are_renamed(tmp_path: Path) -> None:
    """An attribute names them by a string, which follows."""
    with ir.Context():
        module = ir.Module.parse("""
            func.func @main(%x: memref<?xf32>) -> memref<?xf32> {
              %c0 = arith.constant 0 : index
              %n = memref.dim %x, %c0 : memref<?xf32>
              %r = memref.alloc(%n) : memref<?xf32>
              return %r : memref<?xf32>
            }""")
        mlir_abi.run_pipeline(module, "builtin.module(abi-result-allocators)")
        mlir_abi.build(module, tmp_path / "m.o", prefix="p_")
        allocator = f"p_{mlir_abi.reflect(module)['main'].allocator}"
    assert mlir_abi.reflect(tmp_path / "m.o")["p_main"].allocator == allocator
    assert f"_mlir_ciface_{allocator}" in exported(tmp_path / "m.o")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"rename": {"main": "both"}}, "two functions would be called 'both'"),
        ({"rename": {"main": "p_both"}, "prefix": "p_"}, "two functions would be called 'p_both'"),
        ({"rename": {"nothing": "f"}}, "the module exports no function 'nothing'"),
        ({"target_triple": "riscv64-linux-gnu"}, "the target must be x86_64-linux-gnu or aarch64-"),
        (
            {"target_triple": ""},
            "the target must be x86_64-linux-gnu or aarch64-linux-gnu (got '')",
        ),
        ({"target_cpu": "i8086"}, "cannot optimize: 'i8086' is not a recognized processor"),
        ({"opt_level": 4}, "opt_level must be 0 to 3 (got 4)"),
        ({"emit": "exe"}, "emit must be so, a, o, ll, s, whl (got 'exe')"),
        (
            {"link": ["other.o"], "emit": "o"},
            "link is for a shared library or a wheel (got emit 'o')",
        ),
        ({"link": ["absent.o"]}, "cannot link 'absent.o': it is no file"),
        ({"link": ["-lm"]}, "cannot link '-lm': it is no file"),
        ({"link": [""]}, "cannot link '': it is no file"),
        ({"link": "abc"}, "link must be a list of paths (got 'abc')"),
        ({"link": [5]}, "link must be a list of paths (got [5])"),
        ({"prefix": 5}, "a name or prefix must be text of UTF-8 (got 5)"),
        ({"prefix": "\udcff"}, r"a name or prefix must be text of UTF-8 (got '\udcff')"),
        ({"rename": {"main": 5}}, "a name or prefix must be text of UTF-8 (got 5)"),
        ({"rename": [1]}, "rename must be a mapping of names to names (got [1])"),
        (
            {"output": "libmodel.dll"},
            "'libmodel.dll' must end in .so, .a, .o, .ll, .s, .whl, unless emit (--emit)",
        ),
        ({"output": "/dev/full", "emit": "o"}, "cannot write '/dev/full': it is no regular file"),
        ({"header": "/dev/full"}, "cannot write '/dev/full': it is no regular file"),
        ({"header": "libmodel.so"}, "the header and the output are the same file 'libmodel.so'"),
        ({"stub": "./m", "header": "m"}, "the stub and the header are the same file './m'"),
        ({"stub": "a-b.pyi"}, "the name of a stub must be an identifier (got 'a-b.pyi')"),
        ({"stub": "class.pyi"}, "the name of a stub must be an identifier (got 'class.pyi')"),
        ({"link": ["libmodel.so"]}, "the output and the input are the same file 'libmodel.so'"),
        ({"header": "absent/model.h"}, "cannot write 'absent/model.h': No such file or directory"),
    ],
)
def test_what_cannot_be_built(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    options: dict[str, object],
    message: str,
) -> None:
    """The reason in one line, and no file."""
    monkeypatch.chdir(tmp_path)
    with ir.Context():
        module = ir.Module.parse(NUMBERS.replace("NUMBER", "1.0"))
    with pytest.raises(mlir_abi.BuildError, match=f"^{re.escape(message)}.*$"):
        mlir_abi.build(module, **{"output": "libmodel.so", **options})  # type: ignore[arg-type]
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--rename=main=both"], "two functions would be called 'both'"),
        (["--rename=main=a", "--rename=main=b"], "--rename gives 'main' two names: 'a' and 'b'"),
        (["--rename=main"], "argument --rename: must be OLD=NEW (got 'main')"),
        (["--pipeline=builtin.module(no)"], "--pipeline: unknown pass 'no'"),
        (
            ["--pipeline=builtin.module(cse)"],
            "no function is described: one must be public and defined, and the pipeline run "
            "abi-embed-reflection",
        ),
        (
            ["--pipeline=builtin.module(abi-embed-reflection)"],
            'cannot translate to LLVM IR: loc("model.mlir":2:1): error: cannot be converted',
        ),
        (["--save-temps=model.mlir"], "save_temps is no directory: 'model.mlir'"),
        (
            ["--save-temps=.", "--link=libmodel.o"],
            "the output and the input are the same file 'libmodel.o'",
        ),
        (["--header="], "cannot write '': it is no regular file"),
        (["--header=./model.mlir"], "the header and the input are the same file './model.mlir'"),
        (["-o", "absent/libmodel.so"], "cannot open output file 'absent/libmodel.so': No such"),
        (["-o", "-"], "the output must be a file: -o FILE"),
        (["--prefix", "\udcff"], r"a name or prefix must be text of UTF-8 (got '\udcff')"),
    ],
)
def test_errors_of_the_command(tmp_path: Path, options: list[str], message: str) -> None:
    """One line, status 1, and no file."""
    (tmp_path / "model.mlir").write_text(NUMBERS.replace("NUMBER", "1.0"))
    ran = abi_build("model.mlir", "-o", "libmodel.so", *options, cwd=tmp_path)
    assert error_of(ran).startswith(message)
    assert os.listdir(tmp_path) == ["model.mlir"]


def test_what_llvm_refuses(tmp_path: Path) -> None:
    """LLVM prints the error itself."""
    (tmp_path / "f.mlir").write_text("func.func @f(%x: f32 {llvm.allocptr}) { return }")
    ran = abi_build("f.mlir", "-o", "f.o", cwd=tmp_path)
    assert (ran.returncode, os.listdir(tmp_path)) == (1, ["f.mlir"])
    first, *_, last = ran.stderr.splitlines()
    assert first == "Attribute 'allocptr' applied to incompatible type!"
    assert last == "abi-build: error: cannot translate to LLVM IR: LLVM has printed the error"


@pytest.mark.parametrize("name", ["absent.mlir", ""])
def test_no_such_input(tmp_path: Path, name: str) -> None:
    """It is named as it was written."""
    ran = abi_build(name, "-o", "libmodel.so", cwd=tmp_path)
    assert error_of(ran) == f"{name!r}: No such file or directory"


def test_pointers_of_another_machine(tmp_path: Path) -> None:
    """A module for pointers of 32 bits would crash where they have 64."""
    module = tmp_path / "model.mlir"
    attributes = '{llvm.data_layout = "e-p:32:32"}'
    module.write_text(f"module attributes {attributes} {{\n{SCALED}\n}}")
    message = (
        "llvm.data_layout says that pointers have 32 bits: those of x86-64 and AArch64 have 64"
    )
    ran = abi_build(module, "-o", "model.o", cwd=tmp_path)
    assert error_of(ran) == message
    with pytest.raises(ValueError, match=re.escape(message)):
        mlir_abi.jit(module)


def test_the_triple_of_another_machine(tmp_path: Path) -> None:
    """LLVM's verifier wants stack memory of AMD's GPUs in address space 5."""
    model = tmp_path / "model.mlir"
    model.write_text("""
      module attributes {llvm.target_triple = "amdgcn-amd-amdhsa"} {
        func.func @f(%x: f32) -> f32 {
          %m = memref.alloca() : memref<f32>
          memref.store %x, %m[] : memref<f32>
          %r = memref.load %m[] : memref<f32>
          return %r : f32
        }
      }""")
    mlir_abi.build(model, tmp_path / "libmodel.so")
    assert mlir_abi.load(tmp_path / "libmodel.so").f(2) == mlir_abi.jit(model).f(2) == 2


def test_the_index_of_another_machine(tmp_path: Path) -> None:
    """A copy between memrefs whose sizes have 32 bits crashed."""
    module = tmp_path / "model.mlir"
    module.write_text("""\
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @copy(%x: memref<?xf32>, %y: memref<?xf32, strided<[?]>>) {
    memref.copy %x, %y : memref<?xf32> to memref<?xf32, strided<[?]>>
    return
  }
}
""")
    message = "model.mlir:1:1: error: dlti.dl_spec says that index has 32 bits: "
    ran = abi_build("model.mlir", "-o", "model.o", cwd=tmp_path)
    assert ran.returncode == 1
    assert ran.stderr.startswith(message)
    assert ran.stderr.count("error: ") == 1
    with pytest.raises(mlir_abi.PipelineFailed, match="index has 32 bits"):
        mlir_abi.jit(module)


@pytest.mark.parametrize(
    ("function", "reason"),
    [
        ('@"odd name"()', "@odd name is left out of the header: C has no way to write"),
        ("@p() attributes {llvm.bareptr}", "@p is left out of the header: it has no C wrapper"),
    ],
)
def test_a_function_that_the_header_leaves_out(tmp_path: Path, function: str, reason: str) -> None:
    """The warning is where the function is."""
    text = f"module {{\n  func.func {function} {{ return }}\n  func.func @f() {{ return }}\n}}\n"
    (tmp_path / "model.mlir").write_text(text)
    ran = abi_build("model.mlir", "-o", "model.o", "--header=model.h", cwd=tmp_path)
    assert ran.returncode == 0
    assert ran.stderr.startswith(f"model.mlir:2:3: warning: {reason}")


def test_a_module_that_a_pass_refuses(tmp_path: Path) -> None:
    """The error is where it is in the file; with ``-v`` there is a command that shows it again."""
    (tmp_path / "my model.mlir").write_text("func.func @f(%x: none) {\n  return\n}\n")
    ran = abi_build("my model.mlir", "-o", "model.o", cwd=tmp_path)
    assert ran.returncode == 1
    assert ran.stderr.startswith("my model.mlir:1:1: error: ")
    assert "note: reproduce" not in ran.stderr
    verbose = abi_build("-v", "my model.mlir", "-o", "model.o", cwd=tmp_path).stderr
    (command,) = re.findall(r"^abi-build: note: reproduce with: (abi-opt .*)$", verbose, re.M)
    again = subprocess.run(
        ["sh", "-c", f"{BIN}/{command}"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert again.stderr.startswith(ran.stderr)


def test_a_symbol_that_is_not_utf8(tmp_path: Path) -> None:
    """The bindings cannot read its name, so that neither the pipeline nor the renaming can."""
    (tmp_path / "model.mlir").write_bytes(b'func.func @"\xff"() { return }\n')
    ran = abi_build("model.mlir", "-o", "model.o", "--prefix=p_", cwd=tmp_path)
    assert error_of(ran) == "a symbol in the module has a name that is not UTF-8"
    ran = abi_build("model.mlir", "-o", "model.o", cwd=tmp_path)
    message = ": the module has a name or string that is not UTF-8, so that it cannot run"
    assert (ran.returncode, ran.stderr.splitlines()[0][-len(message) :]) == (1, message)


def test_a_name_for_a_terminal(tmp_path: Path) -> None:
    """The control characters of a symbol are escaped in the warning, and by ``repr``."""
    functions = [r'@"a\1B[31m\0Ab"(%x: i24)', r'@"\1B[31m"(%x: i32)', r'@"l\0Ai"(%x: i8)']
    text = "".join(f"func.func {each} {{ return }}\n" for each in functions)
    (tmp_path / "model.mlir").write_text(text)
    ran = abi_build("model.mlir", "-o", "libmodel.so", "--header", "model.h", cwd=tmp_path)
    assert r"warning: @a\x1b[31m\nb is left out of the header: i24" in ran.stderr
    assert r"C has no way to write the symbol _mlir_ciface_\x1b[31m" in ran.stderr
    assert r"C has no way to write the symbol _mlir_ciface_l\ni" in ran.stderr
    library = mlir_abi.load(tmp_path / "libmodel.so")
    assert all(map(str.isprintable, map(repr, [library, library["\x1b[31m"]])))


def test_text_that_cannot_be_parsed(tmp_path: Path) -> None:
    """The error is where it is in the file."""
    (tmp_path / "model.mlir").write_text("\nfunc.func {\n")
    ran = abi_build("model.mlir", "-o", "model.o", cwd=tmp_path)
    assert ran.returncode == 1
    assert ran.stderr == (
        "model.mlir:2:11: error: custom op 'func.func' expected valid '@'-identifier for symbol "
        "name\n"
        "func.func {\n          ^\n"
    )


@pytest.mark.parametrize("missing", ["opt", "cc", "ld"])
def test_no_compiler_and_no_linker(tmp_path: Path, missing: str) -> None:
    """What is missing is named, with what installs it."""
    (tmp_path / "model.mlir").write_text(SCALED)
    tools = tmp_path / "tools"
    tools.mkdir()
    environment = {"PATH": str(tools)}
    if missing == "ld":
        compiler = shutil.which("gcc")
        assert compiler
        (tools / "cc").symlink_to(compiler)
    if missing == "opt":
        empty = tmp_path / "llvm"
        empty.mkdir()
        (empty / "__init__.py").touch()
        environment["PYTHONPATH"] = str(tmp_path)
    ran = abi_build("model.mlir", "-o", "libmodel.so", cwd=tmp_path, env=environment)
    assert error_of(ran).startswith(
        {
            "opt": "the program opt of LLVM 22 is missing: pip install 'mlir-abi[mlir]'",
            "cc": "no C compiler to link with: cc is not installed; install gcc or clang, or",
            "ld": "cannot link: collect2: fatal error: cannot find ",
        }[missing]
    )
    assert not (tmp_path / "libmodel.so").exists()


@pytest.mark.parametrize(
    ("compiler", "message"),
    [
        ("gcc '", "the environment variable CC: No closing quotation"),
        ("true", "cannot link: true wrote no file"),
    ],
)
def test_what_is_no_compiler(tmp_path: Path, compiler: str, message: str) -> None:
    """The message names the variable or the program."""
    (tmp_path / "model.mlir").write_text(SCALED)
    ran = abi_build("model.mlir", "-o", "libmodel.so", cwd=tmp_path, env={"CC": compiler})
    assert error_of(ran) == message


def test_a_symbol_defined_twice(tmp_path: Path) -> None:
    """The files that define it are named, and the way out."""
    (tmp_path / "model.mlir").write_text('func.func @"a b"() { return }')
    mlir_abi.build(tmp_path / "model.mlir", tmp_path / "other", emit="o")
    ran = abi_build("model.mlir", "-o", "libmodel.so", "--link=other", cwd=tmp_path)
    assert error_of(ran) == (
        "other and the module define _mlir_ciface_a b: rename or prefix (--rename, --prefix) "
        "give functions other names"
    )
    assert not (tmp_path / "libmodel.so").exists()


def test_a_symbol_that_linked_files_define_twice(tmp_path: Path) -> None:
    """No option of the command gives it another name."""
    (tmp_path / "model.mlir").write_text(SCALED)
    for name in "one", "two":
        (tmp_path / f"{name}.mlir").write_text("func.func @f() { return }")
        mlir_abi.build(tmp_path / f"{name}.mlir", tmp_path / f"{name}.o")
    links = ["--link=one.o", "--link=two.o"]
    ran = abi_build("model.mlir", "-o", "libmodel.so", *links, cwd=tmp_path)
    assert error_of(ran) == "one.o and two.o define _mlir_ciface_f"


def test_any_locale(tmp_path: Path) -> None:
    """Headers, stubs and LLVM IR are UTF-8."""
    (tmp_path / "model.mlir").write_text('func.func @"größe"(%x: i32) -> i32 { return %x : i32 }')
    locale = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    for options in ["-o", "m.so", "--stub=m.pyi", "--header=m.h"], ["-o", "m.ll"]:
        ran = abi_build("model.mlir", *options, cwd=tmp_path, env=locale)
        assert ran.returncode == 0
    assert "größe" in (tmp_path / "m.pyi").read_text("utf-8")


def test_what_is_no_object_file(tmp_path: Path) -> None:
    """The first line of the linker, which names the file."""
    (tmp_path / "model.mlir").write_text(SCALED)
    (tmp_path / "other.o").write_text("text")
    ran = abi_build("model.mlir", "-o", "libmodel.so", "--link=other.o", cwd=tmp_path)
    assert re.match("cannot link: .*other.o: file format not recognized", error_of(ran))


def test_what_nobody_defines(tmp_path: Path) -> None:
    """A library that would not open is not made: the function that needs a symbol is named."""
    (tmp_path / "model.mlir").write_text(IMPORTING)
    ran = abi_build("model.mlir", "-o", "libmodel.so", cwd=tmp_path)
    assert error_of(ran) == (
        "nothing defines _mlir_ciface_host (needed by calls): link (--link) a file that does"
    )
    assert not (tmp_path / "libmodel.so").exists()


def test_odd_names_that_nobody_defines(tmp_path: Path) -> None:
    """They may contain what linkers quote names with, or be what C++ calls ``foo(int)``."""
    names = {"a b": "a b", "a`b": "a`b", "a'b": "a'b", r"a\22b": 'a"b', r"a\0Ab": r"a\nb"}
    names["_Z3fooi"] = "_Z3fooi"
    declarations = [f'func.func private @"{name}"()' for name in names]
    calls = [f'call @"{name}"() : () -> ()' for name in names]
    text = "\n".join([*declarations, "func.func @f() {", *calls, "return }"])
    (tmp_path / "model.mlir").write_text(text)
    ran = abi_build("model.mlir", "-o", "libmodel.so", cwd=tmp_path)
    needed = ", ".join(f"{name} (needed by f)" for name in names.values())
    assert error_of(ran) == f"nothing defines {needed}: link (--link) a file that does"


def test_linked_with_a_library(tmp_path: Path) -> None:
    """It is found beside, from any directory, and when both have moved."""
    (tmp_path / "model.mlir").write_text(IMPORTING)
    (tmp_path / "host.c").write_text("int _mlir_ciface_host(int x) { return x + 1; }")
    directory = tmp_path / "made"
    directory.mkdir()
    command = ["gcc", "-fPIC", "-shared", "host.c", "-o", directory / "libhost.so"]
    subprocess.run(command, cwd=tmp_path, check=True)
    mlir_abi.build(tmp_path / "model.mlir", directory / "libm.so", link=[directory / "libhost.so"])
    directory.rename(tmp_path / "moved")
    assert mlir_abi.load(tmp_path / "moved" / "libm.so").calls(1) == 2


@pytest.mark.parametrize("folder", ["x,y", "a,-plugin,./plug.so,b", "a b", "@a", "-a"])
def test_linked_with_a_library_in_an_awkward_folder(
    tmp_path: Path, folder: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The linker takes no part of its name for an option, and it is found there."""
    monkeypatch.chdir(tmp_path)
    library = Path(folder, "libhost.so")
    library.parent.mkdir(parents=True)
    source = b"int _mlir_ciface_host(int x) { return x + 1; }"
    command = ["gcc", "-fPIC", "-shared", "-xc", "-", "-o", library.absolute()]
    subprocess.run(command, input=source, check=True)
    with ir.Context():
        mlir_abi.build(ir.Module.parse(IMPORTING), "libm.so", link=[library])
    assert mlir_abi.load("libm.so").calls(1) == 2


@pytest.mark.parametrize("name", ["a:b", "$ORIGIN"])
def test_a_library_where_no_search_path_leads(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The dynamic linker would look in other folders, so that is an error."""
    monkeypatch.chdir(tmp_path)
    Path(name).mkdir()
    library = Path(name, "libhost.so")
    library.touch()
    error = f"cannot link a library in '{tmp_path}/{name}': a search path has no ':' and no '$'"
    with ir.Context(), pytest.raises(mlir_abi.BuildError, match=f"^{re.escape(error)}$"):
        mlir_abi.build(ir.Module.parse(IMPORTING), "libm.so", link=[library])
    assert os.listdir() == [name]


def test_temporary_files_are_no_options(tmp_path: Path) -> None:
    """The folder of `--save-temps` may have the name of an option of LLVM's programs."""
    (tmp_path / "model.mlir").write_text(SCALED)
    ran = abi_build("model.mlir", "-o", "model.o", "--save-temps=-load=x", cwd=tmp_path)
    assert (ran.stderr, ran.returncode) == ("", 0)
    assert "_mlir_ciface_main" in exported(tmp_path / "model.o")


def test_linked_with_what_it_calls(tmp_path: Path) -> None:
    """The implementation goes into the library; the rule for make names it."""
    (tmp_path / "model $1.mlir").write_text(IMPORTING)
    (tmp_path / "host.c").write_text("int _mlir_ciface_host(int x) { return x + 1; }")
    subprocess.run(["gcc", "-fPIC", "-c", "host.c"], cwd=tmp_path, check=True)
    (tmp_path / "host.o").rename(tmp_path / "@host.o")  # no file of options
    options = ["--link", "@host.o", "--depfile", "rule.d"]
    ran = abi_build("model $1.mlir", "-o", "libmodel.so", *options, cwd=tmp_path)
    assert ran.stderr == ""
    assert mlir_abi.load(tmp_path / "libmodel.so").calls(1) == 2
    (tmp_path / "makefile").write_text("include rule.d\nlibmodel.so:\n\t@echo '$^'\n")
    make = ["make", "-Br", "--no-print-directory"]
    printed = subprocess.check_output(make, cwd=tmp_path, text=True)
    assert printed == "model $1.mlir @host.o\n"


@pytest.mark.parametrize("suffix", ["o", "a", "so"])
def test_functions_of_linked_files_are_described(tmp_path: Path, suffix: str) -> None:
    """The header, the stub and the wheel have the functions that the library has, and no others.

    A function that the module imports and the file defines is one of the library. Those of another
    shared library stay there, and so does a member of an archive that nothing needs.
    """
    context = ir.Context()
    other = "func.func @host(%x: i32) -> i32 { return %x : i32 } func.func @beside() { return }"
    linked = tmp_path / f"libother.{suffix}"
    library, header, stub = (tmp_path / f"libmodel.{end}" for end in ("so", "h", "pyi"))
    wheel = tmp_path / f"my_model-1.0-py3-none-linux_{os.uname().machine}.whl"
    with context:
        mlir_abi.build(ir.Module.parse(other), linked)
        model = ir.Module.parse(IMPORTING)
        mlir_abi.build(model, library, link=[linked], header=header, stub=stub)
        if suffix != "so":
            mlir_abi.build(model, wheel, link=[linked])
    functions = {
        name for name, each in mlir_abi.reflect(library).items() if each.kind == "definition"
    }
    assert functions == {"calls"} | (set() if suffix == "so" else {"host", "beside"})
    assert set(re.findall(r"def (\w+)", stub.read_text())) == functions
    declared = re.findall(r"^\w+ _mlir_ciface_(\w+)\(", header.read_text(), re.MULTILINE)
    assert sorted(declared) == sorted({"host", *functions})
    assert (" for C to implement" in header.read_text()) == (suffix == "so")
    if suffix != "so":
        with zipfile.ZipFile(wheel) as archive:
            texts = [archive.read(f"my_model/__init__.{end}").decode() for end in ("py", "pyi")]
        assert set(re.findall(r"^def (\w+)", texts[1], re.MULTILINE)) == functions
        assert set(ast.literal_eval(re.search("__all__ = (.*)", texts[0])[1])) == functions


# Most awkward characters that make and ninja read back; a part of a name each, or all in one.
READABLE = [
    "a b",
    " b",
    "$x",
    "$$",
    "a#b",
    "12:30",
    "-b",
    "a%b",
    "a@b",
    "a~",
    "(1) b",
    "{b}",
    "a!b",
]
READABLE += ["a+b", "a,b", "b]", "é", "\udcff"]
MISREAD = [
    "x!=touch${IFS}PWNED",
    "a=b",
    "a+=b",
    "a?=b",
    "a:=b",
    "a|b",
    "a\tb",
    "a\nb",
    "a\rb",
    "a\\b",
]
MISREAD += [
    "a;b",
    "a*b",
    "a?b",
    "[ab]",
    "a&b",
    "a'b",
    'a"b',
    "a<b",
    "a>b",
    "a`b",
    "a^b",
    "~root",
    "a\x01b",
]
MISREAD += ["$(shell touch PWNED)b", "${shell touch PWNED}b", "a(b)", "a ", "a:"]


@pytest.mark.skipif(not (shutil.which("make") and shutil.which("ninja")), reason="make and ninja")
def test_make_and_ninja_read_the_rule_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both find the output and every file it is made of, whatever their names, and nothing else."""
    monkeypatch.chdir(tmp_path)
    subprocess.run(["gcc", "-xc", "-c", os.devnull, "-o", "empty.o"], check=True)
    for name in READABLE:
        shutil.copy("empty.o", name)
    target = "-".join(READABLE).replace("%", "") + ".so"
    with ir.Context():
        module = ir.Module.parse(NUMBERS.replace("NUMBER", "1.0"))
    mlir_abi.build(module, target, link=READABLE, depfile="rule.d")

    Path("makefile").write_text("include rule.d\n%.so:\n\t$(info $@)$(info $^)@:\n")
    printed = subprocess.check_output(
        ["make", "-Br", "--no-print-directory", "--", os.fsencode(target)]
    )
    assert printed == os.fsencode(f"{target}\n{' '.join(READABLE)}\n")

    escaped = re.sub("([$ :])", r"$\1", target)
    rule = "rule r\n  command = true\n  depfile = rule.d\n  generator = 1\n"
    Path("build.ninja").write_bytes(os.fsencode(f"{rule}build {escaped}: r\n"))
    for name in READABLE:  # a name that is misread is a file that does not exist
        os.utime(name, (1, 1))
    assert b"no work to do" in subprocess.check_output(["ninja", "-n"])
    for name in READABLE:
        os.utime(name, (2**32, 2**32))
        assert b"[1/1] true" in subprocess.check_output(["ninja", "-n"])
        os.utime(name, (1, 1))


@pytest.mark.parametrize("name", [*MISREAD, "a%b"])
def test_a_name_that_make_or_ninja_misreads(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No rule is written that could run a command or name another file."""
    monkeypatch.chdir(tmp_path)
    Path(name).touch()
    with ir.Context():
        module = ir.Module.parse(NUMBERS.replace("NUMBER", "1.0"))
    for options in ({"output": name}, {"output": "lib.so", "link": [name]}):
        if name == "a%b" and "link" in options:
            continue  # only a target with `%` is a pattern
        error = f"^a rule for make cannot name {re.escape(repr(name))}$"
        with pytest.raises(mlir_abi.BuildError, match=error):
            mlir_abi.build(module, emit="so", depfile="rule.d", **options)  # type: ignore[arg-type]
    assert os.listdir() == [name]


def test_tvm_ffi_needs_a_conversion_of_functions(tmp_path: Path) -> None:
    """The pass could not run before a conversion that is not there."""
    (tmp_path / "model.mlir").write_text(SCALED)
    options = ["--tvm-ffi", "--pipeline=builtin.module(abi-embed-reflection)"]
    ran = abi_build("model.mlir", "-o", "model.o", *options, cwd=tmp_path)
    message = "abi-build: error: abi-emit-tvm-ffi needs abi-func-to-llvm in the pipeline\n"
    assert (ran.returncode, ran.stderr) == (1, message)


def test_replaced_files_keep_their_permissions(folder: Path) -> None:
    """A header that only its owner reads stays so; a new file has those that the umask says."""
    files = [folder / name for name in ("model.so", "model.h", "model.pyi", "model.d", "other.h")]
    for path in files:
        path.touch()
        path.chmod(0o640)
    flags = ["--header", "model.h", "--stub", "model.pyi", "--depfile", "model.d"]
    ran = abi_build("../model.mlir", "-o", "model.so", *flags, cwd=folder)
    assert (ran.returncode, ran.stderr) == (0, "")
    for output in ("other.h", "new.h"):
        header = [BIN / "abi-header", "model.so", "-o", output]
        subprocess.run(header, cwd=folder, check=True, umask=0o027)
    assert all(path.stat().st_size for path in files)
    assert {oct(path.stat().st_mode & 0o777) for path in files} == {"0o640"}
    assert oct((folder / "new.h").stat().st_mode & 0o777) == "0o640"


@pytest.mark.parametrize("limit", [100, 3000])
def test_a_full_disk(tmp_path: Path, limit: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever step cannot write, the old library stays."""
    monkeypatch.delenv("COVERAGE_PROCESS_CONFIG", raising=False)  # it writes a file, too
    library = tmp_path / "libmodel.so"
    library.write_text("old")
    (tmp_path / "model.mlir").write_text(SCALED)
    ran = abi_build(
        *("model.mlir", "-o", "libmodel.so"),
        cwd=tmp_path,
        env={"TMPDIR": str(tmp_path)},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)),
    )
    assert re.match("cannot (translate|optimize|generate code|link|write)", error_of(ran))
    assert library.read_text() == "old"
    assert sorted(os.listdir(tmp_path)) == ["libmodel.so", "model.mlir"]


WAITING = """
import os, signal, sys

def wait(event, arguments):
    if event == "import" and arguments[0] == "MODULE":
        os.write(os.open("fifo", os.O_WRONLY), b"here")
        signal.pause()

sys.addaudithook(wait)
"""


@pytest.mark.usefixtures("default_signals")
@pytest.mark.parametrize(
    ("module", "status", "error"),
    [
        ("mlir_abi.cli.command", -signal.SIGINT, ""),
        ("mlir_abi.compilation.lowered", 130, "abi-build: error: interrupted\n"),
        ("mlir._mlir_libs._mlir", 130, "abi-build: error: interrupted\n"),
    ],
)
def test_ctrl_c_during_imports(tmp_path: Path, module: str, status: int, error: str) -> None:
    """No traceback, and no error that an import makes of it."""
    (tmp_path / "model.mlir").write_text(SCALED)
    (tmp_path / "sitecustomize.py").write_text(WAITING.replace("MODULE", module))
    os.mkfifo(tmp_path / "fifo")
    fifo = os.open(tmp_path / "fifo", os.O_RDONLY | os.O_NONBLOCK)
    with subprocess.Popen(
        [BIN / "abi-build", "model.mlir", "-o", "libmodel.so"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as building:
        assert select.select([fifo], [], [], 100)[0]
        os.killpg(building.pid, signal.SIGINT)
        assert building.communicate(timeout=100)[1] == error
    os.close(fifo)
    assert building.returncode == status
    assert sorted(os.listdir(tmp_path)) == ["fifo", "model.mlir", "sitecustomize.py"]


@pytest.mark.usefixtures("default_signals")
@pytest.mark.parametrize(
    ("step", "number"),
    [
        ("lower the module", signal.SIGINT),
        ("link", signal.SIGINT),
        ("link", signal.SIGTERM),
        ("link", signal.SIGHUP),
    ],
)
def test_ctrl_c(tmp_path: Path, step: str, number: signal.Signals) -> None:
    """In MLIR and in a program: one line, no file, and at once."""
    text = (
        SCALED
        if step == "link"
        else "\n".join(
            NUMBERS.replace("NUMBER", "1.0").replace("main", f"f{i}").replace("both", f"g{i}")
            for i in range(3000)
        )
    )
    (tmp_path / "model.mlir").write_text(text)
    slow = tmp_path / "slow"
    slow.write_text("#!/bin/sh\nexec sleep 60\n")
    slow.chmod(0o755)
    building = subprocess.Popen(
        [BIN / "abi-build", "-v", "model.mlir", "-o", "libmodel.so"],
        cwd=tmp_path,
        env={**os.environ, "CC": str(slow), "TMPDIR": str(tmp_path)},
        stderr=subprocess.PIPE,
        text=True,
    )
    assert building.stderr is not None
    for line in building.stderr:
        if line.endswith(f" s  {step}\n"):
            break
    building.send_signal(number)
    rest = building.communicate(timeout=30)[1].splitlines()
    assert building.returncode == 128 + number
    assert rest[-1] == "abi-build: error: interrupted"
    assert [line for line in rest if "error" in line or "Traceback" in line] == rest[-1:]
    assert sorted(os.listdir(tmp_path)) == ["model.mlir", "slow"]


def test_progress_on_a_terminal(tmp_path: Path) -> None:
    """The steps are shown while they run, and gone at the end."""
    (tmp_path / "model.mlir").write_text(SCALED)
    command = [BIN / "abi-build", tmp_path / "model.mlir", "-o", tmp_path / "model.o"]
    terminal, end = pty.openpty()
    environment = {**os.environ, "TERM": "xterm"}
    with subprocess.Popen(command, env=environment, stderr=end):
        os.close(end)
        shown = b""
        try:
            while data := os.read(terminal, 4096):
                shown += data
        except OSError:  # the end, on Linux
            pass
    os.close(terminal)
    assert b"lower the module" in shown
    assert b"generate code" in shown
    assert shown.endswith((b"\x1b[2K", b"\x1b[1A\x1b[2K"))
    assert (tmp_path / "model.o").exists()


def test_what_is_made_on_the_way(folder: Path) -> None:
    """``--save-temps`` keeps it, and ``-v`` has the commands; standard input is a file as well."""
    options = ["-O0", "-v", "--save-temps=temps", "-o", "libmodel.so"]
    with (folder.parent / "model.mlir").open() as model:
        ran = abi_build("-", *options, cwd=folder, stdin=model)
    assert ran.returncode == 0
    steps = re.findall(r"^ +\d+\.\d\d s  (\w.*)", ran.stderr, re.M)
    assert steps == [
        *("read the module", "lower the module", "translate to LLVM IR", "optimize"),
        *("generate code", "link", "done"),
    ]
    llvm_ir = re.escape(str(folder / "temps" / "libmodel.raw.ll"))
    assert re.search(rf"/opt -O0 \S+ -mtriple=\w+-linux-gnu -S {llvm_ir} ", ran.stderr)
    assert sorted(os.listdir(folder / "temps")) == [
        *("libmodel.ll", "libmodel.llvm.mlir", "libmodel.o", "libmodel.raw.ll"),
    ]


def test_an_error_in_a_pipe(tmp_path: Path) -> None:
    """It has its position; the line is gone."""
    ran = abi_build("-", "-o", "libmodel.so", cwd=tmp_path, input="func.func @f() { arith.no }")
    assert ran.stderr == "<stdin>:1:18: error: custom op 'arith.no' is unknown\n"


def test_an_error_in_a_file_with_an_odd_name(tmp_path: Path) -> None:
    for name in "odd\x01.mlir", "odd\n.mlir", "odd.mlir":
        (tmp_path / name).write_text("func.func @f() { arith.no }")
        ran = abi_build(name, "-o", "libmodel.so", cwd=tmp_path)
        assert ran.stderr == (
            f"{name}:1:18: error: custom op 'arith.no' is unknown\n"
            f"func.func @f() {{ arith.no }}\n{' ' * 17}^\n"
        )


def test_an_unknown_dialect(tmp_path: Path) -> None:
    """MLIR's message goes on with options that this command has not got."""
    (tmp_path / "model.mlir").write_text("func.func @f(%x: !my.type) { return }")
    ran = abi_build("model.mlir", "-o", "libmodel.so", cwd=tmp_path)
    message, _, _ = ran.stderr.splitlines()
    assert message.endswith('error: `!"my"<"type">` type created with unregistered dialect')


def test_a_library_is_no_source(folder: Path) -> None:
    (folder / "libmodel.so").write_bytes(b"\x7fELF")
    message = "libmodel.so: is no MLIR; mlir_abi.load opens a library"
    with pytest.raises(ValueError, match=f"{message}$"):
        mlir_abi.jit(folder / "libmodel.so")
    ran = abi_build("libmodel.so", "-o", "again.so", cwd=folder)
    assert (ran.returncode, ran.stderr) == (1, f"abi-build: error: {message}\n")


def test_loops_of_long_modules_are_functions(folder: Path) -> None:
    """What is compiled does the same, and equal loops of the 100 are one function."""
    loop = """
      scf.for %i = %zero to %n step %one {
        %x = memref.load %m[%i] : memref<?xf32>
        %y = arith.OPf %x, %by : f32
        memref.store %y, %m[%i] : memref<?xf32>
      }"""
    twice = loop.replace("OP", "mul") + loop.replace("OP", "add")
    model, extracted = folder.parent / "model.mlir", []
    for count in (49, 50):
        model.write_text(f"""
          func.func @main(%m: memref<?xf32>, %by: f32) {{
            %zero = arith.constant 0 : index
            %one = arith.constant 1 : index
            %n = memref.dim %m, %zero : memref<?xf32>
            {twice * count}
            return
          }}""")
        mlir_abi.build(model, folder / "model.ll")
        text = (folder / "model.ll").read_text()
        extracted.append(len(re.findall(r"^define .*\.extracted", text, re.M)))
        mlir_abi.build(model, folder / f"lib{count}.so")
        for library in (mlir_abi.jit(model), mlir_abi.load(folder / f"lib{count}.so")):
            x = np.arange(5, dtype=np.float32)
            library.main(x, 1)
            assert x.tolist() == [count + i for i in range(5)]
    assert extracted == [0, 2]


def test_a_file_for_jit(folder: Path) -> None:
    """`jit` takes the path, and means the same."""
    x = np.ones(2, np.float32)
    assert mlir_abi.jit(folder.parent / "model.mlir").main(x, 3).tolist() == [3, 3]
    assert x.tolist() == [1, 1]
    (folder / "wrong.mlir").write_text("func.func")
    with pytest.raises(ir.MLIRError, match=r"wrong\.mlir"):
        mlir_abi.jit(str(folder / "wrong.mlir"))


def test_other_bindings(tmp_path: Path) -> None:
    """What torch-mlir lowers is compiled by LLVM 22, which cannot read the LLVM IR of torch-mlir.

    Newer versions of LLVM write infinities in another way. MLIR 22 says what it cannot translate.
    """
    (tmp_path / "model.mlir").write_text(NUMBERS.replace("NUMBER", "0xFF800000"))
    command = ("model.mlir", "-o", "libmodel.so")
    environment = {"MLIR_ABI_BINDINGS": "torch_mlir"}
    pipeline = "--pipeline=builtin.module(abi-embed-reflection)"
    refused = abi_build(*command, pipeline, cwd=tmp_path, env=environment)
    expected = 'cannot translate to LLVM IR: loc("model.mlir":2:1): error: cannot be converted'
    assert error_of(refused).startswith(expected)
    ran = abi_build(*command, cwd=tmp_path, env=environment)
    assert ran.stderr == ""
    assert mlir_abi.load(tmp_path / "libmodel.so").both(0) == -np.inf


STABLEHLO = """
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = stablehlo.abs %x : tensor<4xf32>
  return %y : tensor<4xf32>
}
"""
IN_A_PROCESS = """
import mlir_abi
from mlir_abi.bindings import BindingsError

for compile in lambda path: mlir_abi.build(path, "libmodel.so"), mlir_abi.jit:
    try:
        compile("model.mlir")
    except BindingsError as error:
        print(error)
"""


def test_stablehlo_without_a_choice_of_bindings(tmp_path: Path) -> None:
    """torch-mlir's bindings lower it, since the others cannot."""
    (tmp_path / "model.mlir").write_text(STABLEHLO)
    ran = abi_build("model.mlir", "-o", "libmodel.so", cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    x = np.array([-1, 2, -3, 4], np.float32)
    assert mlir_abi.load(tmp_path / "libmodel.so").main(x).tolist() == [1, 2, 3, 4]


TORCH = """
func.func @softmax(%x: !torch.vtensor<[?,3],f32> {iree.abi.name = "x"})
    -> !torch.vtensor<[?,3],f32> {
  %axis = torch.constant.int 1
  %none = torch.constant.none
  %y = torch.aten.softmax.int %x, %axis, %none
    : !torch.vtensor<[?,3],f32>, !torch.int, !torch.none -> !torch.vtensor<[?,3],f32>
  return %y : !torch.vtensor<[?,3],f32>
}
"""


def test_torch(tmp_path: Path) -> None:
    """The command lowers operations that torch-mlir first has to decompose, and keeps names."""
    (tmp_path / "model.mlir").write_text(TORCH)
    ran = abi_build("model.mlir", "-o", "libmodel.so", cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    x = np.array([[0, 1, 2], [3, 5, 4]], np.float32)
    expected = np.exp(x) / np.exp(x).sum(axis=1, keepdims=True)
    actual = mlir_abi.load(tmp_path / "libmodel.so").softmax(x=x)
    np.testing.assert_allclose(actual, expected, rtol=1e-6)


TORCH_IMAGE = """
func.func @invert(%x: !torch.vtensor<[?],ui8>) -> !torch.vtensor<[?],ui8> {
  %y = torch.aten.bitwise_not %x : !torch.vtensor<[?],ui8> -> !torch.vtensor<[?],ui8>
  return %y : !torch.vtensor<[?],ui8>
}
"""


def test_torch_of_unsigned_integers(tmp_path: Path) -> None:
    """Callers have the type that torch-mlir's `linalg` has lost."""
    (tmp_path / "model.mlir").write_text(TORCH_IMAGE)
    ran = abi_build("model.mlir", "-o", "libmodel.so", cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    inverted = mlir_abi.load(tmp_path / "libmodel.so").invert(np.array([0, 200], np.uint8))
    assert (inverted.dtype, inverted.tolist()) == (np.uint8, [255, 55])


NAMED_FFT = """
module {
  func.func @main(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
    %y = call @fft(%x) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
      loc("jit(g)/jit(fft)"(callsite("g"("model.py":2:17) at "<module>"("model.py":3:5))))
    return %y : tensor<4xcomplex<f32>>
  }
  func.func private @fft(%x: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
    %y = stablehlo.fft %x, type = FFT, length = [4]
      : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> loc("fft")
    return %y : tensor<4xcomplex<f32>>
  }
}
"""


def test_stablehlo_that_cannot_be_lowered(tmp_path: Path) -> None:
    """The error is at the line of the JAX program, which the call tells, as JAX writes it."""
    (tmp_path / "model.mlir").write_text(NAMED_FFT)
    (tmp_path / "model.py").write_text("import jax\ndef g(x): return jnp.fft(x)\n")
    ran = abi_build("model.mlir", "-o", "libmodel.so", cwd=tmp_path)
    assert ran.returncode == 1
    assert ran.stderr.startswith(
        "model.py:2:17: error: stablehlo.fft has no lowering\n"
        "def g(x): return jnp.fft(x)\n                ^\n"
    )


@pytest.mark.parametrize(
    ("model", "host", "message"),
    [
        (
            TORCH,
            "mlir",
            'model.mlir:2:31: `!"torch"<"vtensor<[?,3],f32>">` type created with unregistered '
            "dialect: set MLIR_ABI_BINDINGS=torch_mlir",
        ),
        (
            STABLEHLO,
            "mlir",
            "model.mlir:3:8: Dialect `stablehlo' not found for custom op 'stablehlo.abs': "
            "set MLIR_ABI_BINDINGS=torch_mlir",
        ),
        (
            STABLEHLO,
            "jaxlib.mlir",
            "the bindings of 'jaxlib.mlir' cannot lower a module (abi-default: unknown pass "
            "'lower-vector-mask'"
            "): write it to a file, and lower that in a process with MLIR_ABI_BINDINGS=torch_mlir "
            "or mlir",
        ),
    ],
)
def test_bindings_that_cannot(tmp_path: Path, model: str, host: str, message: str) -> None:
    """The command, `build` and `jit` say which can."""
    (tmp_path / "model.mlir").write_text(model)
    environment = {"MLIR_ABI_BINDINGS": host}
    ran = abi_build("model.mlir", "-o", "libmodel.so", cwd=tmp_path, env=environment)
    assert error_of(ran) == message
    printed = subprocess.check_output(
        [sys.executable, "-c", IN_A_PROCESS],
        cwd=tmp_path,
        env={**os.environ, **environment},
        text=True,
    )
    assert printed == f"{message}\n" * 2


needs_cmake = pytest.mark.skipif(
    shutil.which("cmake") is None, reason="needs cmake: apt-get install cmake"
)


def cmake(*arguments: str | Path) -> str:
    environment = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}
    return subprocess.run(
        ["cmake", *arguments], env=environment, check=True, capture_output=True, text=True
    ).stdout


def configure(source: Path, build: Path) -> None:
    directory = subprocess.check_output([BIN / "abi-build", "--cmake-dir"], text=True).strip()
    cmake("-S", source, "-B", build, f"-Dmlir_abi_DIR={directory}")


@needs_cmake
def test_cmake(tmp_path: Path) -> None:
    """The example builds, a changed module is built again, and a static library works too."""
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    build = tmp_path / "build"

    def call() -> str:
        return subprocess.check_output([build / "call"], text=True)

    source = tmp_path / "examples" / "cmake"
    configure(source, build)
    cmake("--build", build)
    assert len(call().splitlines()) == 3
    model = tmp_path / "examples" / "mlp.mlir"
    model.write_text(model.read_text().replace("math.exp ", "math.exp2 "))
    before = call()
    lists = source / "CMakeLists.txt"
    lists.write_text(lists.read_text().replace("SHARED", "STATIC"))
    assert "Generating mlp.o, mlp.h" in cmake("--build", build)
    assert call() != before
    assert "libmlp.so" not in subprocess.check_output(["ldd", build / "call"], text=True)


IN_CXX = """
cmake_minimum_required(VERSION 3.20)
project(models LANGUAGES CXX)
"""
INSTALLED = f"""{IN_CXX}
find_package(mlir_abi REQUIRED)
mlir_abi_add_library(two numbers.mlir SHARED OPTIONS --rename main=two --prefix two_)
target_sources(two PRIVATE host.cpp)
mlir_abi_add_library(three ../three.mlir STATIC OPTIONS --rename main=three --prefix three_)
add_executable(m main.cpp)
target_link_libraries(m PRIVATE two three)
install(TARGETS m two three EXPORT models)
install(EXPORT models DESTINATION cmake)
"""
USING = f"""{IN_CXX}
include(models.cmake)
add_executable(main SOURCE)
target_link_libraries(main PRIVATE two three)
"""
CXX_MAIN = """
#include <iostream>
#include <two.h>
#include <three.h>
int main() { std::cout << _mlir_ciface_two(0) << _mlir_ciface_three_both(0); }
"""


@needs_cmake
@pytest.mark.parametrize("option", ["--header=two.h", "--link", "--emit", "-o"])
def test_cmake_refuses_options(tmp_path: Path, option: str) -> None:
    """The function sets what is written, and CMake links."""
    source = INSTALLED.replace("--prefix two_", option)
    (tmp_path / "CMakeLists.txt").write_text(source)
    with pytest.raises(subprocess.CalledProcessError) as failure:
        configure(tmp_path, tmp_path / "build")
    message = f"mlir_abi_add_library(two): {option} must not be among the OPTIONS"
    assert message in " ".join(failure.value.stderr.split())


@needs_cmake
def test_cmake_installs(tmp_path: Path) -> None:
    """Two libraries of a project in C++ alone are installed, and another project links them."""
    source, prefix = tmp_path / "a project", tmp_path / "prefix"
    source.mkdir()
    (source / "CMakeLists.txt").write_text(INSTALLED)
    (source / "main.cpp").write_text(CXX_MAIN)
    (source / "host.cpp").write_text("#include <two.h>\n")
    (source / "numbers.mlir").write_text(NUMBERS.replace("NUMBER", "2.0"))
    (tmp_path / "three.mlir").write_text(NUMBERS.replace("NUMBER", "3.0"))
    configure(source, source / "build")
    cmake("--build", source / "build")
    assert subprocess.check_output([source / "build" / "m"]) == b"23"
    cmake("--install", source / "build", "--prefix", prefix)
    (prefix / "cmake" / "CMakeLists.txt").write_text(
        USING.replace("SOURCE", f'"{source}/main.cpp"')
    )
    cmake("-S", prefix / "cmake", "-B", tmp_path / "build")
    cmake("--build", tmp_path / "build")
    assert subprocess.check_output([tmp_path / "build" / "main"]) == b"23"
