"""MLIR's runner libraries, which print vectors and memrefs: ``printF32``, ``printMemrefF32``, …"""

from __future__ import annotations

import ctypes
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from elftools.elf.elffile import ELFFile

from mlir_abi.bindings import host, ir
from mlir_abi.passes.support.symbols import declared_in

__all__ = ["runner_libraries"]

_FILES = ("libmlir_c_runner_utils.so", "libmlir_runner_utils.so")


def runner_libraries(module: ir.Module) -> list[Path]:
    """The runner libraries of the host that define what ``module``, in the LLVM dialect, declares.

    Only the wheel of `mlir` has them. What the process defines itself is not looked for.
    """
    process = ctypes.CDLL(None)
    missing = {name for name in declared_in(module.operation) if not hasattr(process, name)}
    spec = find_spec(host()) if missing else None
    folders = spec.submodule_search_locations or () if spec else ()
    files = [Path(folder, "lib", name) for folder in folders for name in _FILES]
    return [file for file in files if file.exists() and missing & _defined_in(file)]


def _defined_in(file: Path) -> set[str]:
    with file.open("rb") as stream:
        table: Any = ELFFile(stream).get_section_by_name(".dynsym")
        return {each.name for each in table.iter_symbols() if each["st_shndx"] != "SHN_UNDEF"}
