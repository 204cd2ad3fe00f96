"""Calls by TVM FFI's calling convention from a C program, which has a TVM FFI of its own.

What it prints is the same on each target, for the core in a library and for the core in C. The
expected text was written by the wrappers that the core has replaced, which were emitted operation
by operation, but for the arrays that overlap.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from extras import import_extra
from mlir import ir
from native import GCC, INPUTS, TARGETS, Target

from mlir_abi.compilation.targets import target_of
from mlir_abi.dialect_attrs import tvm_ffi
from mlir_abi.dialect_attrs.layout.plan import encode_plan
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.lowering import DEFAULT_PIPELINE, lower
from mlir_abi.passes.support.data_layout import set_data_layout

CALL = Path(__file__).parents[2] / "runtime" / "call"
EXPECTED = (INPUTS / "tvm_ffi_program.txt").read_text()
STRONG = DEFAULT_PIPELINE.replace(
    "abi-func-to-llvm", "abi-emit-tvm-ffi{symbols=strong},abi-func-to-llvm"
)


def test_the_same_text_on_each_target(tmp_path: Path) -> None:
    """The core in the library, which was compiled for the target."""
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse((INPUTS / "tvm_ffi_program.mlir").read_text())
        lower(module, STRONG)
        for i, target in enumerate(TARGETS):
            directory = tmp_path / str(i)
            directory.mkdir()
            done = target.run(target.program(module, "tvm_ffi_program.c", directory))
            assert (done.stdout, done.returncode) == (EXPECTED, 0), f"{target}\n{done.stderr}"


@pytest.mark.parametrize("checked", [False, True], ids=["", "sanitized"])
def test_the_core_in_c(checked: bool, tmp_path: Path) -> None:
    """The core as C compiles it, with the plans of the same functions; also under sanitizers."""
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse((INPUTS / "tvm_ffi_program.mlir").read_text())
        functions = lower(module)
        code = GCC[1].object_file(module, tmp_path)
    source = tmp_path / "symbols.c"
    source.write_text('#include "tvm_call.c"\n' + SYMBOLS + "".join(map(symbol, functions)))
    flags = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"] if checked else ["-O2"]
    program = tmp_path / "program"
    sources = [INPUTS / "tvm_ffi_program.c", source, code]
    command = ["gcc", "-std=gnu11", "-Wall", "-Wextra", "-Werror", "-g", *flags, f"-I{CALL}"]
    subprocess.run([*command, *sources, "-ldl", "-o", program], check=True)
    done = Target("gcc").run(program, "env", "ASAN_OPTIONS=detect_leaks=0")
    assert (done.stdout, done.returncode) == (EXPECTED, 0), done.stderr


@pytest.mark.slow
def test_pointers_of_32_bits(tmp_path: Path) -> None:
    """And an index of 32 bits: ARM's, in an emulator; ziglang has a C compiler and a C library."""
    import_extra("ziglang", "core")
    if shutil.which("qemu-arm") is None:
        pytest.skip("qemu-arm is not installed")
    functions = (INPUTS / "tvm_ffi_program.mlir").read_text()
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(functions)
        set_data_layout(module.operation, target_of("armv7-linux-gnueabihf").layout)
        lower(module, STRONG)
        code = Target("", "armv7-linux-gnueabihf").object_file(module, tmp_path)
    program = tmp_path / "program"
    command = [sys.executable, "-m", "ziglang", "cc", "-target", "arm-linux-musleabihf", "-static"]
    flags = ["-std=gnu11", "-O2", "-Wall", "-Wextra", "-Werror"]
    subprocess.run(
        [*command, *flags, INPUTS / "tvm_ffi_program.c", code, "-o", program], check=True
    )
    done = Target("", runner=("qemu-arm",)).run(program)
    assert (done.stdout, done.returncode) == (EXPECTED, 0), done.stderr


SYMBOLS = """
int32_t TVMFFIErrorSetRaisedFromCStrParts(), TVMFFIFunctionCall(), TVMFFIFunctionGetGlobal();
int32_t TVMFFIGetTypeInfo(), TVMFFIObjectCreateOpaque(), TVMFFIObjectDecRef();
int32_t TVMFFIStringFromByteArray(), TVMFFITensorCreateUnsafeView();
void *const mlir_abi_tvm_symbols[NAME_COUNT] = {
    TVMFFIErrorSetRaisedFromCStrParts, TVMFFIFunctionCall, TVMFFIFunctionGetGlobal,
    TVMFFIGetTypeInfo, TVMFFIObjectCreateOpaque, TVMFFIObjectDecRef,
    TVMFFIStringFromByteArray, TVMFFITensorCreateUnsafeView};
"""


def symbol(function: FunctionReflection) -> str:
    """The function that TVM FFI calls, in C."""
    plan = encode_plan(function, 64, tvm_ffi.slots(function), tvm_ffi.result_structure(function))
    name, numbers = function.name, ", ".join(map(str, plan))
    return f"""
_Alignas(8) static const unsigned char plan_{name}[] = {{{numbers}}};
Packed _mlir_packed_{name};
int32_t __tvm_ffi_{name}(void *self, const Any *arguments, int32_t count, Any *result) {{
  (void)self;
  const Plan *plan = (const Plan *)plan_{name};
  return mlir_abi_tvm_call(plan, _mlir_packed_{name}, arguments, count, result);
}}
"""
