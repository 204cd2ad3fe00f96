"""The undefined symbols of compiled code, who needs them, and which glibc has them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection

from mlir_abi.dialect_attrs.reflection.record import PACKED_PREFIX, WRAPPER_PREFIX
from mlir_abi.dialect_attrs.reflection.text import printable
from mlir_abi.passes.support.attributes import INTERNAL_PREFIX

_ENGINE = "_mlir_"
"""The prefix of the form that MLIR's engine adds for each function."""

_ADDED = "_mlir_abi_"
"""The prefix of functions that the passes add, into which LLVM may inline others."""

_GLIBC = {"libc.so.6", "libm.so.6", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"}
_GLIBC |= {"ld-linux-riscv64-lp64d.so.1", "ld64.so.2", "ld64.so.1", "ld-linux-loongarch-lp64d.so.1"}
MACHINES = {
    "EM_X86_64": ("x86_64", (2, 5)),
    "EM_AARCH64": ("aarch64", (2, 17)),
    "EM_RISCV": ("riscv64", (2, 17)),
    "EM_PPC64": ("ppc64le", (2, 17)),
    "EM_S390": ("s390x", (2, 17)),
    "EM_LOONGARCH": ("loongarch64", (2, 17)),
}
"""Each machine, and the first version of glibc that its manylinux tags can name."""


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
    return {
        name: [each for each in functions if not each.startswith(_ADDED)] or list(functions)
        for name, functions in users.items()
    }


def _function_at(symbols: Sequence[Any], section: int, offset: int) -> str:
    """The name in the source of the function that contains ``offset``; "the module" for data."""
    for symbol in symbols:
        start = symbol["st_value"]
        if symbol["st_shndx"] == section and start <= offset < start + symbol["st_size"]:
            name = re.sub(r"\.(extracted|part)\d+.*", "", symbol.name)  # a loop of that function
            if name.startswith(_ENGINE + _ENGINE):
                name = name.removeprefix(_ENGINE)
            name = name.removeprefix(WRAPPER_PREFIX).removeprefix(PACKED_PREFIX)
            return name.removeprefix(INTERNAL_PREFIX)
    return "the module"


def machine_and_glibc(library: Path, others: Collection[str]) -> tuple[str, tuple[int, int] | None]:
    """The machine of a shared library, and its glibc; None if it needs more and not ``others``."""
    with library.open("rb") as file:
        elf = ELFFile(file)
        machine, glibc = MACHINES[elf["e_machine"]]
        dynamic: Any = elf.get_section_by_name(".dynamic")
        needed = {tag.needed for tag in dynamic.iter_tags("DT_NEEDED")}.difference(others)
        section: Any = elf.get_section_by_name(".gnu.version_r")
        versions = section.iter_versions() if section else ()
        names = [each.name for file, used in versions if file.name in needed for each in used]
    for name in names:
        version = re.fullmatch(r"GLIBC_(\d+)\.(\d+)(\.\d+)?", name)
        if version is None:  # such as GLIBC_ABI_DT_RELR
            return machine, None
        glibc = max(glibc, (int(version[1]), int(version[2])))
    return machine, glibc if needed <= _GLIBC else None
