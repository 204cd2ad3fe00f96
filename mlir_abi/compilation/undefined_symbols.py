"""The undefined symbols of compiled code, and the functions that need them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection

from mlir_abi.dialect_attrs.reflection.record import WRAPPER_PREFIX
from mlir_abi.dialect_attrs.reflection.text import printable
from mlir_abi.passes.support.attributes import INTERNAL_PREFIX

__all__ = ["undefined_symbols", "undefined_symbols_of_engine", "with_users"]

_PACKED = "_mlir_"
"""The prefix of the packed form that MLIR's engine adds for each function."""


def undefined_symbols_of_engine(engine: Any) -> dict[str, list[str]]:
    """The undefined symbols that the code of an execution engine uses, each with its functions."""
    with TemporaryDirectory() as directory:
        path = Path(directory, "code.o")
        engine.dump_to_object_file(str(path))
        return undefined_symbols(path)


def with_users(symbols: Mapping[str, Iterable[str]]) -> str:
    """Undefined symbols, and the functions that need them, for a message."""
    needs = (f"{name} (needed by {', '.join(users)})" for name, users in symbols.items())
    return printable(", ".join(needs))


def undefined_symbols(path: Path) -> dict[str, list[str]]:
    """The undefined symbols that the code of an object file uses, each with its functions."""
    users: dict[str, dict[str, None]] = {}
    with path.open("rb") as file:
        elf = ELFFile(file)
        table: Any = elf.get_section_by_name(".symtab")
        symbols = list(table.iter_symbols())
        for section in elf.iter_sections():
            if isinstance(section, RelocationSection):
                for relocation in section.iter_relocations():
                    used = symbols[relocation["r_info_sym"]]
                    if used["st_shndx"] == "SHN_UNDEF":
                        at = (section["sh_info"], relocation["r_offset"])
                        users.setdefault(used.name, {})[_function_at(symbols, *at)] = None
    return {name: list(functions) for name, functions in users.items()}


def _function_at(symbols: Sequence[Any], section: int, offset: int) -> str:
    """The name in the source of the function that contains ``offset``; "the module" for data."""
    for symbol in symbols:
        start = symbol["st_value"]
        if symbol["st_shndx"] == section and start <= offset < start + symbol["st_size"]:
            name: str = symbol.name.partition(".extracted")[0]  # a loop nest of that function
            if name.startswith(_PACKED + _PACKED):
                name = name.removeprefix(_PACKED)
            return name.removeprefix(WRAPPER_PREFIX).removeprefix(INTERNAL_PREFIX)
    return "the module"
