"""What the tests of commands share: modules, and processes that run the commands."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from elftools.elf.elffile import ELFFile

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


def run(*command: str | Path, **options: object) -> subprocess.CompletedProcess[str]:
    arguments: dict[str, object] = {"capture_output": True, "text": True, "timeout": 120}
    return subprocess.run(command, check=False, **(arguments | options))  # type: ignore[call-overload]


def abi_build(
    *arguments: str | Path, cwd: Path, env: Mapping[str, str] | None = None, **options: object
) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **(env or {})}
    return run(BIN / "abi-build", *arguments, cwd=cwd, env=environment, **options)


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


def hooked(folder: Path, event: str, action: str) -> dict[str, str]:
    """The environment in which Python does ``action`` when it audits ``event``."""
    (folder / "hook").mkdir()
    (folder / "hook" / "sitecustomize.py").write_text(
        "import os, signal, sys\n"
        f"def hook(event, arguments):\n    if event == {event!r}:\n        {action}\n"
        "sys.addaudithook(hook)\n"
    )
    return {**os.environ, "PYTHONPATH": str(folder / "hook"), "PYTHONDONTWRITEBYTECODE": "1"}
