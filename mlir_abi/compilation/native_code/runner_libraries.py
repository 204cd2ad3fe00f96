"""MLIR's runner libraries, which print vectors and memrefs: ``printF32``, ``printMemrefF32``, …"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from mlir_abi.bindings import host

_FILES = ("libmlir_c_runner_utils.so", "libmlir_runner_utils.so")


def runner_libraries(declared: Iterable[str]) -> list[Path]:
    """The runner libraries of the host that define what a lowered module declares.

    Only the wheel of `mlir` has them. What the C library defines is not looked for.
    """
    c_library = ctypes.CDLL("libm.so.6")  # and libc.so.6, which it needs
    missing = {name for name in declared if not hasattr(c_library, name)}
    spec = find_spec(host()) if missing else None
    folders = spec.submodule_search_locations or () if spec else ()
    files = [Path(folder, "lib", name) for folder in folders for name in _FILES]
    return [file for file in files if file.exists() and missing & defined_in(file)]


def defined_in(file: Path) -> set[str]:
    """The symbols that a shared library exports; none, if it is a text for the linker."""
    from elftools.common.exceptions import ELFError
    from elftools.elf.elffile import ELFFile  # takes longer than most builds

    with file.open("rb") as stream:
        try:
            table: Any = ELFFile(stream).get_section_by_name(".dynsym")
        except ELFError:
            return set()
        symbols = table.iter_symbols() if table else ()
        return {each.name for each in symbols if each["st_shndx"] != "SHN_UNDEF"}
