"""Print which features work for each target: built, linked, and run where an emulator exists.

  make targets

A cell is "runs", "links" (no emulator is installed), "builds" (no linker) or what went wrong.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import numpy as np

import mlir_abi

INPUTS = Path(__file__).parent / "Inputs"
ZIG = [sys.executable, "-m", "ziglang", "cc", "-target"]
WEIGHTS = np.arange(2048, dtype=np.float32).tobytes().hex().upper()
COUNTS = (np.arange(1000) * -3).tobytes().hex().upper()
SEVENS = np.full(3, 7).tobytes().hex().upper()
MODEL = f"""{(INPUTS / "targets.mlir").read_text()}
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
{{-# dialect_resources: {{builtin: {{sevens: "0x08000000{SEVENS}"}}}} #-}}
"""
POSITIVE = "x must be positive (assertion of @positive at model.mlir:52:3)"
EXPECTED = {
    "plain-c": "0 0 0.5 1",
    "large-constants": "0 2000 -2997 7",
    "integers": "5 -32763 -123 0",
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
    """A target, the command that links for it, and what runs its programs."""

    triple: str
    linker: list[str]
    runner: list[str] | None


TARGETS = [
    Target("x86_64-linux-gnu", ["x86_64-linux-gnu-gcc"], []),
    Target("aarch64-linux-gnu", ["aarch64-linux-gnu-gcc", "-static"], ["qemu-aarch64"]),
    Target("armv7-linux-gnueabihf", ["arm-linux-gnueabihf-gcc", "-static"], ["qemu-arm"]),
    Target("x86_64-windows-gnu", [*ZIG, "x86_64-windows-gnu"], ["wine"]),
    Target("x86_64-windows-msvc", [], None),  # its libraries are Microsoft's
    Target("arm64-apple-macos", [*ZIG, "aarch64-macos"], None),
]


def is_installed(command: list[str] | None) -> bool:
    if command and command[:3] == ZIG[:3]:
        return find_spec("ziglang") is not None
    return command is not None and all(shutil.which(each) for each in command[:1])


def cells(target: Target, directory: Path) -> dict[str, str]:
    """What became of each feature."""
    (directory / "model.mlir").write_text(MODEL)
    output, header = directory / "model.o", directory / "model.h"
    mlir_abi.build(
        directory / "model.mlir", output, header=header, target_triple=target.triple, plain_c=True
    )
    if not target.linker or not is_installed(target.linker):
        return dict.fromkeys(EXPECTED, "builds")
    files = [INPUTS / "targets.c", output, "-I", directory, "-o", directory / "program.exe"]
    libraries = [] if "windows" in target.triple else ["-lm"]
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
    return {
        name: "runs" if lines.get(name) == text else lines.get(name, "crashed")
        for name, text in EXPECTED.items()
    }


def main() -> int:
    """Print the table; the status is 1 if a cell is wrong."""
    print("| target |", " | ".join(EXPECTED), "|")
    print("|---" * (len(EXPECTED) + 1) + "|")
    is_right = True
    for target in TARGETS:
        with TemporaryDirectory() as directory:
            row = cells(target, Path(directory)).values()
        is_right = is_right and set(row) <= {"runs", "links", "builds"}
        print(f"| `{target.triple}` |", " | ".join(row), "|", flush=True)
    return 0 if is_right else 1


if __name__ == "__main__":
    sys.exit(main())
