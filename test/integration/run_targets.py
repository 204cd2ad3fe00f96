"""Print which features work for each target: built, linked, and run where an emulator exists.

  make targets

A cell is "runs", "links" (no emulator is installed), "builds" (no linker), "refused" or what went
wrong.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import numpy as np

import mlir_abi
from mlir_abi.lowering import DEFAULT_PIPELINE

INPUTS = Path(__file__).parent / "Inputs"
ZIG = [sys.executable, "-m", "ziglang", "cc", "-target"]
WEIGHTS = np.arange(2048, dtype=np.float32).tobytes().hex().upper()
STRONG = DEFAULT_PIPELINE.replace(
    "abi-func-to-llvm", "abi-emit-tvm-ffi{symbols=strong},abi-func-to-llvm"
)
BF16 = (INPUTS / "targets_bf16.mlir").read_text()
COUNTS = (np.arange(1000) * -3).tobytes().hex().upper()
SEVENS = np.full(3, 7).tobytes().hex().upper()
_FUNCTIONS = f"""{(INPUTS / "targets.mlir").read_text()}
func.func @weight_of(%i: index) -> f32 {{
  %w = arith.constant dense<"0x{WEIGHTS}"> : tensor<2048xf32>
  %r = tensor.extract %w[%i] : tensor<2048xf32>
  return %r : f32
}}
func.func @count_of(%i: index) -> index {{
  %c = arith.constant dense<"0x{COUNTS}"> : tensor<1000xindex>
  %r = tensor.extract %c[%i] : tensor<1000xindex>
  return %r : index
}}
func.func @seven(%i: index) -> index {{
  %c = arith.constant dense_resource<sevens> : tensor<3xindex>
  %r = tensor.extract %c[%i] : tensor<3xindex>
  return %r : index
}}
"""
RESOURCES = f'{{-# dialect_resources: {{builtin: {{sevens: "0x08000000{SEVENS}"}}}} #-}}'
MODEL, WITHOUT_BF16 = _FUNCTIONS + BF16 + RESOURCES, _FUNCTIONS + RESOURCES
POSITIVE = "x must be positive (assertion of @positive at model.mlir:44:3)"
EXPECTED = {
    "plain-c": "0 0 0.5 1",
    "large-constants": "0 2000 -2997 7",
    "integers": "5 -32763 -123 0 4294967291 65531 251",
    "calls-of-c": "1 -5 251 -5 65531 -5 4294967291 0.5 -7 -2147483648",
    "complex": "1 -2",
    "threads": "0 4194303",
    "descriptor": "2",
    "bf16": "0 4000 4080",
    "f16": "0 3555 7c00 0.333252",
    "i64": f"0 {-(0x123456789ABCDEF // 1000)}",
    "index": "-6 0 0 0 0 -2 2",
    "results": "-3 4 -5 7",
    "ranks": "0 2.718282 6 15 24 33",
    "matmul": "0 0",
    "copy": "1 4 2 5 3 6",
    "allocated": "5 0 4",
    "vectors": "3",
    "arguments": "0 6",
    "failures": f"1 {POSITIVE}",
    "handler": POSITIVE,
}


class Target(NamedTuple):
    """A target, the command that links for it, and what runs its programs.

    Without ``has_bf16``, `build` refuses bf16; without ``has_64_bits``, threads; and without
    ``is_elf``, threads and TVM FFI. The code is for the CPU ``cpu``, if that is set.
    """

    triple: str
    linker: list[str]
    runner: list[str] | None
    has_bf16: bool = True
    is_elf: bool = True
    cpu: str | None = None
    has_64_bits: bool = True


TARGETS = [
    Target("x86_64-linux-gnu", ["x86_64-linux-gnu-gcc"], []),
    Target("aarch64-linux-gnu", ["aarch64-linux-gnu-gcc", "-static"], ["qemu-aarch64"]),
    Target(
        "armv7-linux-gnueabihf",
        ["arm-linux-gnueabihf-gcc", "-static"],
        ["qemu-arm"],
        has_64_bits=False,
    ),
    Target("x86_64-windows-gnu", [*ZIG, "x86_64-windows-gnu"], ["wine"], is_elf=False),
    Target("x86_64-windows-msvc", [], None, is_elf=False),  # its libraries are Microsoft's
    Target("arm64-apple-macos", [*ZIG, "aarch64-macos"], None, is_elf=False),
    Target("riscv64-linux-gnu", ["riscv64-linux-gnu-gcc", "-static"], ["qemu-riscv64"]),
    Target(
        "powerpc64le-linux-gnu", ["powerpc64le-linux-gnu-gcc", "-static"], ["qemu-ppc64le"], False
    ),
    Target("s390x-linux-gnu", ["s390x-linux-gnu-gcc", "-static"], ["qemu-s390x"], False),
    Target(
        "loongarch64-linux-musl",
        [*ZIG, "loongarch64-linux-musl", "-mcpu=generic_la64+d+ual"],
        ["qemu-loongarch64", "-R", "0x100000000"],  # else QEMU 7 runs out of memory by chance
        cpu="loongarch64",  # without LSX, which QEMU 7 lacks
    ),
    Target(
        "wasm32-wasip1",
        [*ZIG, "wasm32-wasi"],
        ["node", "--no-warnings", str(INPUTS / "wasi.mjs")],
        has_bf16=False,
        is_elf=False,
        has_64_bits=False,
    ),
]


def is_installed(command: list[str] | None) -> bool:
    if command and command[:3] == ZIG[:3]:
        return find_spec("ziglang") is not None
    return command is not None and all(shutil.which(each) for each in command[:1])


def cells(target: Target, directory: Path) -> dict[str, str]:
    """What became of each feature."""
    model = directory / "model.mlir"
    output, header = directory / "model.o", directory / "model.h"
    build = partial(
        mlir_abi.build,
        model,
        output,
        header=header,
        target_triple=target.triple,
        target_cpu=target.cpu,
        plain_c=True,
    )
    has_threads = target.is_elf and target.has_64_bits
    model.write_text(MODEL)
    try:
        build(threads=has_threads)
    except mlir_abi.PipelineFailed as error:
        if target.has_bf16 or "has no instructions for bf16" not in str(error):
            raise
        model.write_text(WITHOUT_BF16)
        build(threads=has_threads)
    if not target.linker or not is_installed(target.linker):
        return dict.fromkeys(EXPECTED, "builds")
    files = [INPUTS / "targets.c", output, "-I", directory, "-o", directory / "program.exe"]
    libraries = [] if "windows" in target.triple else ["-lm"]
    if has_threads and target.linker[:3] != ZIG[:3]:
        libraries.append("-fopenmp")
    if not target.has_bf16:
        libraries.append("-DNO_BF16")
    command = [*target.linker, "-std=c11", *files, *libraries]
    linked = subprocess.run(command, capture_output=True, text=True, check=False)
    if linked.returncode:
        return dict.fromkeys(EXPECTED, linked.stderr.strip().partition("\n")[0])
    if not is_installed(target.runner):
        return dict.fromkeys(EXPECTED, "links")
    command = [*target.runner, directory / "program.exe"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    output_lines = ran.stdout.replace(f"{directory}/", "").splitlines()
    lines = dict(line.partition(" ")[::2] for line in output_lines)
    actual = {
        name: "runs" if lines.get(name) == text else lines.get(name, "crashed")
        for name, text in EXPECTED.items()
    }
    return actual if has_threads else {**actual, "threads": "refused"}


def tvm_ffi(target: Target, directory: Path) -> str:
    """What became of the program of `test_tvm_ffi_program.py`, without its numbers of 16 bits."""
    if not target.is_elf:
        return "refused"
    source, output = directory / "model.mlir", directory / "model.o"
    source.write_text((INPUTS / "tvm_ffi_program.mlir").read_text().replace("bf16", "f16"))
    mlir_abi.build(
        source, output, pipeline=STRONG, target_triple=target.triple, target_cpu=target.cpu
    )
    if not is_installed(target.linker):
        return "builds"
    program = directory / "program.exe"
    files = [INPUTS / "tvm_ffi_program.c", output, "-o", program, "-lm"]
    command = [*target.linker, "-std=gnu11", "-w", *files]
    linked = subprocess.run(command, capture_output=True, text=True, check=False)
    if linked.returncode:
        return linked.stderr.strip().partition("\n")[0]
    if not is_installed(target.runner):
        return "links"
    command = [*target.runner, program]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    expected = (INPUTS / "tvm_ffi_program.txt").read_text()
    texts = [
        [line for line in text.splitlines() if not line.startswith("numbers")]
        for text in (ran.stdout, expected)
    ]
    return "runs" if texts[0] == texts[1] else f"exit status {ran.returncode}"


def main() -> int:
    """Print the table; the status is 1 if a cell is wrong."""
    print("| target |", " | ".join([*EXPECTED, "tvm-ffi"]), "|")
    print("|---" * (len(EXPECTED) + 2) + "|")
    is_right = True
    for target in TARGETS:
        with TemporaryDirectory() as directory:
            row = [
                *cells(target, Path(directory)).values(),
                tvm_ffi(target, Path(directory)),
            ]
        is_right = is_right and set(row) <= {"runs", "links", "builds", "refused"}
        print(f"| `{target.triple}` |", " | ".join(row), "|", flush=True)
    return 0 if is_right else 1


if __name__ == "__main__":
    sys.exit(main())
