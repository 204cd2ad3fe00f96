"""Libraries that have functions of the same names, in one process."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from pathlib import Path

import pytest
from callers import jitted, object_file, run, sanitized
from commands import NUMBERS
from mlir import ir

import mlir_abi
from mlir_abi.lowering import DEFAULT_PIPELINE

TEXT = """
memref.global @state : memref<i32> = dense<{number}>
func.func private @state_of(%x: i32) -> i32 {{
  %0 = memref.get_global @state : memref<i32>
  %1 = memref.load %0[] : memref<i32>
  %2 = arith.addi %x, %1 : i32
  return %2 : i32
}}
func.func @{name}(%x: i32) -> i32 {{
  %0 = call @state_of(%x) : (i32) -> i32
  return %0 : i32
}}
"""
CALL = """
import ctypes, mlir_abi, sys
name, opened, *paths = sys.argv[1:]
if opened == "for all":
    ctypes.CDLL(paths[0], mode=ctypes.RTLD_GLOBAL)
libraries = [mlir_abi.load(path) for path in paths]
print(*(library[name](10) for library in libraries))
"""
SYMBOLIC = "-Wl,-Bsymbolic"
EXPORTING = DEFAULT_PIPELINE.replace("abi-internalize,", "")
"""Functions and globals are symbols of the library, as after pipelines without this pass."""


def built(directory: Path, number: int, *flags: str, name: str = "main") -> Path:
    """A library whose ``name`` adds ``number``."""
    library = directory / f"lib{number}.so"
    text = TEXT.format(number=number, name=name)
    compiled = object_file(text, directory, f"m{number}", EXPORTING)
    run("gcc", "-shared", *flags, compiled, "-o", library)
    return library


def called(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """A process that calls the functions of libraries."""
    return subprocess.run(
        [sys.executable, "-c", CALL, *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("flags", [[], [SYMBOLIC], ["-Wl,-z,lazy"], ["-Wl,-soname,libx.so"]])
@pytest.mark.parametrize("opened", ["for itself", "for all"])
def test_each_answers_for_itself(tmp_path: Path, opened: str, flags: list[str]) -> None:
    """However they are linked, and whether or not the first is open for all others."""
    libraries = [built(tmp_path, number, *flags) for number in (1, 2)]
    assert called("main", opened, *libraries).stdout == "11 12\n"
    assert called("main", opened, *reversed(libraries)).stdout == "12 11\n"


def test_another_is_preloaded(tmp_path: Path) -> None:
    """The dynamic linker finds what is preloaded before all others."""
    first, second = (built(tmp_path, number) for number in (1, 2))
    assert called("main", "for itself", second, LD_PRELOAD=str(first)).stdout == "12\n"


def test_the_c_library_has_the_name(tmp_path: Path) -> None:
    """`index` looks for a character in a string there."""
    library = built(tmp_path, 1, name="index")
    assert called("index", "for itself", library).stdout == "11\n"


def test_another_allocator(tmp_path: Path) -> None:
    """A library that would not find the allocator of the process, or not itself, is refused."""
    first, second = (built(tmp_path, number) for number in (1, 2))
    environment = sanitized()
    refused = called("main", "for all", first, second, **environment)
    reason = f"is bound to that of {first}: link it with -Wl,-Bsymbolic"
    assert refused.returncode == 1
    last = refused.stderr.splitlines()[-1]
    assert last.startswith(f"OSError: {second}: its '")
    assert last.endswith(f"' {reason}")
    second = built(tmp_path, 2, SYMBOLIC)
    assert called("main", "for all", first, second, **environment).stdout == "11 12\n"


def test_jit() -> None:
    """Modules that are compiled in one process have names of their own."""
    first, second = (jitted(TEXT.format(number=number, name="main")) for number in (1, 2))
    assert (first.main(10), second.main(10)) == (11, 12)


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
