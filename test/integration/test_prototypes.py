"""Compiled code extends integers as clang does where it calls and defines C functions."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from extras import import_extra

from mlir_abi.bindings import ir
from mlir_abi.compilation.extend_ints import extend_ints
from mlir_abi.compilation.targets import target_of
from mlir_abi.passes.func_to_llvm import FuncToLLVM

C_TYPES = {
    "i1": "_Bool",
    "i8": "signed char",
    "si8": "signed char",
    "ui8": "unsigned char",
    "i16": "short",
    "si16": "short",
    "ui16": "unsigned short",
    "i32": "int",
    "si32": "int",
    "ui32": "unsigned",
    "i64": "long long",
    "ui64": "unsigned long long",
    "index": "long long",
    "f32": "float",
    "f64": "double",
    "!llvm.ptr": "void *",
}
TARGETS = [
    "x86_64-linux-gnu",
    "riscv64-linux-gnu",
    "powerpc64le-linux-gnu",
    "s390x-linux-gnu",
    "loongarch64-linux-gnu",
    "wasm32-wasip1",
]
"""On AArch64 and Windows clang leaves it to whoever reads the value; our wrappers extend it."""

EXTENSION = re.compile("signext|zeroext")


@pytest.mark.parametrize("triple", TARGETS)
def test_as_clang_extends(triple: str, tmp_path: Path) -> None:
    """Of an argument in a call of C, and of a result in a definition; so is the data layout."""
    import_extra("ziglang", "core")
    prototypes = "".join(f"{c} f{i}({c});" for i, c in enumerate(C_TYPES.values()))
    calls = "".join(f"f{i}(0);" for i in range(len(C_TYPES)))
    (tmp_path / "p.c").write_text(f"{prototypes} void use(void) {{ {calls} }}")
    clang = [sys.executable, "-m", "ziglang", "clang", f"--target={triple}"]
    flags = ["-O0", "-S", "-emit-llvm", "p.c", "-o", "-"]
    text = subprocess.check_output([*clang, *flags], cwd=tmp_path, text=True)
    assert f'target datalayout = "{target_of(triple).layout}"' in text
    expected = {}
    for name, (result, argument) in zip(C_TYPES, declared(text), strict=True):
        expected[name] = (EXTENSION.findall(result), EXTENSION.findall(argument))
    assert wrapped(triple) == expected


def declared(text: str) -> list[tuple[str, str]]:
    """The result and the argument of each function that the module declares, in its order."""
    functions = re.findall(r"^declare (.*) @f(\d+)\((.*)\)", text, re.M)
    return [(result, argument) for result, _, argument in sorted(functions, key=number)]


def number(function: tuple[str, str, str]) -> int:
    return int(function[1])


def wrapped(triple: str) -> dict[str, tuple[list[str], list[str]]]:
    """The extensions of the result of a definition, and of the argument of a declaration."""
    functions = "".join(
        f"""
        func.func @d{i}(%x: {type_}) -> {type_} attributes {{llvm.emit_c_interface}} {{
          return %x : {type_}
        }}
        func.func private @c{i}({type_}) -> {type_} attributes {{llvm.emit_c_interface}}
        """
        for i, type_ in enumerate(C_TYPES)
    )
    attributes = f'{{llvm.target_triple = "{triple}"}}'
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(f"module attributes {attributes} {{ {functions} }}")
        FuncToLLVM(c_abi="target").run(module.operation)
        named = {op.attributes["sym_name"].value: op.attributes for op in module.body}
        return {
            type_: (
                extensions(named[f"_mlir_ciface_d{i}"], "res_attrs"),
                extensions(named[f"_mlir_ciface_c{i}"], "arg_attrs"),
            )
            for i, type_ in enumerate(C_TYPES)
        }


def extensions(attributes: ir.OpAttributeMap, kind: str) -> list[str]:
    return EXTENSION.findall(str(attributes[kind])) if kind in attributes else []


OTHERS = """
  llvm.func @dprintf(i32, !llvm.ptr, ...) -> i32
  llvm.func @unsigned(i32 {llvm.zeroext}, i64)
  llvm.func internal @inner(%x: i32) -> i32 {
    llvm.return %x : i32
  }
  llvm.func @packed(%f: !llvm.ptr, %x: i32, %y: i64) -> i32 {
    %0 = llvm.call @inner(%x) : (i32) -> i32
    llvm.call %f(%f, %0) : !llvm.ptr, (!llvm.ptr, i32) -> ()
    llvm.call @unsigned(%x, %y) : (i32, i64) -> ()
    %1 = llvm.call @dprintf(%x, %f, %0) vararg(!llvm.func<i32 (i32, ptr, ...)>)
        : (i32, !llvm.ptr, i32) -> i32
    llvm.return %1 : i32
  }
"""


@pytest.mark.parametrize("triple", TARGETS)
def test_other_functions(triple: str) -> None:
    """A status, and what callbacks and the C library get; what is extended already stays."""
    attributes = f'{{llvm.target_triple = "{triple}"}}'
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(f"module attributes {attributes} {{ {OTHERS} }}")
        before = str(module)
        for _ in range(2):
            extend_ints(module.operation)
        assert module.operation.verify()
        changed = {*str(module).splitlines()} - {*before.splitlines()}
    signature = "@packed(%arg0: !llvm.ptr, %arg1: i32, %arg2: i64) -> (i32 {llvm.signext})"
    calls = [
        "(!llvm.ptr, i32 {llvm.signext})",
        "(i32 {llvm.signext}, !llvm.ptr, i32 {llvm.signext})",
    ]
    expected = [] if triple.startswith(("x86", "wasm")) else [signature, *calls]
    assert len(changed) == len(expected)
    assert all(any(text in line for line in changed) for text in expected)
