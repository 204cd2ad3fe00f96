"""The records that ``abi-embed-reflection`` has left in an object file or shared library.

Each is a constant with a symbol of its own, so that they survive stripping, and linking several
modules into one file.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from elftools.common.exceptions import ELFError
from elftools.elf.constants import SH_FLAGS
from elftools.elf.elffile import ELFFile
from elftools.elf.sections import SymbolTableSection

from mlir_abi.dialect_attrs.reflection.record import (
    IMPORT_PREFIX,
    PREFIX,
    FunctionReflection,
    ReflectionError,
)
from mlir_abi.dialect_attrs.signature import SignatureError

__all__ = ["Path", "defined_symbols", "own_references", "read"]

Path: TypeAlias = "str | bytes | os.PathLike[str] | os.PathLike[bytes]"

_PREFIXES = (PREFIX, IMPORT_PREFIX)
_RELOCATABLE = "ET_REL"
_BROKEN = (
    *(ELFError, ValueError, KeyError, IndexError, AttributeError),
    *(OSError, OverflowError, MemoryError, struct.error),  # offsets and sizes beyond any file
)
"""What `elftools` raises for a file whose tables are not what they should be."""


def read(path: Path) -> dict[str, FunctionReflection]:
    """The reflection of each function in the file, by name; imports after definitions.

    A function that one module of the file imports and another defines is a definition.

    Raises `ReflectionError` for a file that is no object file, or that has the symbol of a record
    and no record there; OSError where there is no such file.
    """
    with _opened(path) as elf:
        found = dict(_records(elf))
    reflections = [_parse(path, symbol, data) for symbol, data in sorted(found.items())]
    reflections.sort(key=lambda reflection: reflection.kind)
    by_name: dict[str, FunctionReflection] = {}
    for reflection in reflections:
        by_name.setdefault(reflection.name, reflection)
    return by_name


def defined_symbols(path: Path) -> frozenset[str]:
    """The names that the file defines; raises what `read` raises."""
    with _opened(path) as elf:
        return frozenset(symbol.name for symbol in _defined(elf))


def own_references(path: Path) -> dict[str, int]:
    """The symbols that a shared library defines, and refers to through the dynamic linker.

    The dynamic linker may find such a symbol in another library that has one of the same name. The
    values are the distances, in bytes, from each symbol to a pointer to it. Weak symbols are left
    out: one definition is meant to replace the others. After ``-Bsymbolic`` there are none.

    Raises as `read` does.
    """
    with _opened(path) as elf:
        return dict(_own_references(elf))


@contextmanager
def _opened(path: Path) -> Iterator[ELFFile]:
    with open(path, "rb") as file:
        try:
            yield ELFFile(file)
        except _BROKEN as error:
            reason = str(error).partition("\n")[0] or type(error).__name__
            message = f"cannot be read as an ELF file: {reason}"
            raise ReflectionError((os.fsdecode(path), message)) from None


def _own_references(elf: ELFFile) -> Iterator[tuple[str, int]]:
    relocation = struct.Struct("<QQq" if elf.little_endian else ">QQq")  # place, info, addend
    for section in elf.iter_sections("SHT_RELA"):
        if section["sh_flags"] & SH_FLAGS.SHF_ALLOC:
            symbols: Any = elf.get_section(section["sh_link"])
            places = {
                info >> 32: place for place, info, _ in relocation.iter_unpack(section.data())
            }
            for number in places.keys() - {0}:
                symbol = symbols.get_symbol(number)
                if _is_replaceable(symbol):
                    yield symbol.name, places[number] - symbol["st_value"]


def _is_replaceable(symbol: Any) -> bool:
    """Whether the file defines ``symbol``, and another definition may be found in its place."""
    info = symbol["st_info"]
    return bool(
        symbol["st_shndx"] != "SHN_UNDEF"
        and (info["bind"], symbol["st_other"]["visibility"]) == ("STB_GLOBAL", "STV_DEFAULT")
        and info["type"] in ("STT_FUNC", "STT_OBJECT", "STT_NOTYPE")
    )


def _defined(elf: ELFFile) -> Iterator[Any]:
    """The symbols that have a place in a section."""
    for table in elf.iter_sections():
        if isinstance(table, SymbolTableSection):
            for symbol in table.iter_symbols():
                if isinstance(symbol["st_shndx"], int):
                    yield symbol


def _records(elf: ELFFile) -> Iterator[tuple[str, bytes]]:
    """The symbol and the bytes of each record."""
    for symbol in _defined(elf):
        if symbol.name.startswith(_PREFIXES):
            yield symbol.name, _contents(elf, elf.get_section(symbol["st_shndx"]), symbol)


def _contents(elf: ELFFile, section: Any, symbol: Any) -> bytes:
    """The bytes of a symbol, whose value is an address, or an offset before linking."""
    base = 0 if elf["e_type"] == _RELOCATABLE else section["sh_addr"]
    start = symbol["st_value"] - base
    contents: bytes = section.data()[start : start + symbol["st_size"]]
    return contents


def _parse(path: Path, symbol: str, data: bytes) -> FunctionReflection:
    try:
        return FunctionReflection.parse(data.rstrip(b"\0"))
    except SignatureError as error:
        raise ReflectionError((os.fsdecode(path), f"{symbol}: {error}")) from None
