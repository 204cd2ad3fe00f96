"""What compiled code needs and nobody defines, for the error of `mlir_abi.jit`."""

from __future__ import annotations

import ctypes
from collections.abc import Container, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection

from mlir_abi.dialect_attrs.reflection.record import WRAPPER_PREFIX
from mlir_abi.passes.support.attributes import INTERNAL_PREFIX

__all__ = ["describe"]

_PACKED = "_mlir_"
"""What MLIR's engine puts before the name of each function, for one more form of it."""


def describe(engine: Any, shared_libs: Sequence[str], registered: Container[str]) -> str:
    """Which functions in the code of ``engine`` need which symbols that nobody defines.

    ``registered`` are those that the engine was given.
    """
    libraries = [ctypes.CDLL(None), *map(ctypes.CDLL, shared_libs)]
    missing: dict[str, dict[str, None]] = {}
    for name, user in _uses(engine):
        if name not in registered and not any(hasattr(library, name) for library in libraries):
            missing.setdefault(name, {})[user] = None
    needed = (f"{name} (needed by {', '.join(users)})" for name, users in missing.items())
    return f"neither imports nor libraries define {', '.join(needed)}"


def _uses(engine: Any) -> Iterator[tuple[str, str]]:
    """Each undefined symbol of the object file that ``engine`` has compiled, and who needs it."""
    with TemporaryDirectory() as directory:
        path = Path(directory, "code.o")
        engine.dump_to_object_file(str(path))
        with path.open("rb") as file:
            elf = ELFFile(file)
            table: Any = elf.get_section_by_name(".symtab")
            symbols = list(table.iter_symbols())
            for section in elf.iter_sections():
                if isinstance(section, RelocationSection):
                    for relocation in section.iter_relocations():
                        name = symbols[relocation["r_info_sym"]]
                        if name["st_shndx"] == "SHN_UNDEF":
                            at = (section["sh_info"], relocation["r_offset"])
                            yield name.name, _function_at(symbols, *at)


def _function_at(symbols: Sequence[Any], section: int, offset: int) -> str:
    """The name, as the user knows it, of the function or datum at ``offset``."""
    for symbol in symbols:
        start = symbol["st_value"]
        if symbol["st_shndx"] == section and start <= offset < start + symbol["st_size"]:
            name: str = symbol.name
            if name.startswith(_PACKED + _PACKED):
                name = name.removeprefix(_PACKED)
            return name.removeprefix(WRAPPER_PREFIX).removeprefix(INTERNAL_PREFIX)
    return "the module"
