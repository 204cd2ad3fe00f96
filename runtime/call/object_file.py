"""The records of ``abi-embed-reflection`` in an object file, library or archive, and its symbols.

Each record is a constant with a symbol of its own, so the records survive stripping, and linking
several modules into one file.
"""

from __future__ import annotations

import io
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
    OBJECT_FILES,
    PREFIX,
    ZIP_FILE,
    FunctionReflection,
    ReflectionError,
)
from mlir_abi.dialect_attrs.signature import SignatureError
from mlir_abi.runtime.bounded_file import BoundedFile

Path: TypeAlias = "str | bytes | os.PathLike[str] | os.PathLike[bytes]"

_ELF, _ARCHIVE = OBJECT_FILES
_HEADER = 60
"""The bytes of the header of a member of an archive; the size of the member is at byte 48."""

_PREFIXES = (PREFIX, IMPORT_PREFIX)
_INVALID = (
    *(ELFError, ValueError, KeyError, IndexError, AttributeError),
    *(OSError, OverflowError, MemoryError, struct.error),  # offsets and sizes beyond any file
)
"""The errors of `elftools` for invalid files."""


def read_reflections(path: Path) -> dict[str, FunctionReflection]:
    """The reflection of each function in the file, by name; imports after definitions.

    A function that one module of the file imports and another defines is a definition.

    Raises `ReflectionError` for a file that is not an object file, and for an invalid record;
    OSError for a file that cannot be opened.
    """
    with _opened(path) as files:
        records = {s.name: _contents(elf, s) for elf in files for s in _defined(elf, _PREFIXES)}
    reflections = []
    for symbol, data in sorted(records.items()):
        try:
            reflections.append(FunctionReflection.parse(data.rstrip(b"\0")))
        except SignatureError as error:
            raise ReflectionError((os.fsdecode(path), f"{symbol}: {error}")) from None
    reflections.sort(key=lambda reflection: reflection.kind)
    by_name: dict[str, FunctionReflection] = {}
    for reflection in reflections:
        by_name.setdefault(reflection.name, reflection)
    return by_name


def defined_symbols(path: Path) -> frozenset[str]:
    """The names that the file defines; raises the errors of `read_reflections`."""
    with _opened(path) as files:
        return frozenset(symbol.name for elf in files for symbol in _defined(elf))


def machine(path: Path) -> str:
    """What the file is for, such as ``AArch64``; raises the errors of `read_reflections`."""
    with _opened(path) as files:
        return files[0].get_machine_arch()


def own_references(path: Path) -> dict[str, int]:
    """The symbols that a shared library defines, and refers to through the dynamic linker.

    The dynamic linker may bind such a symbol to another library that has one of the same name. The
    values are the distances, in bytes, from each symbol to a pointer to it. Weak symbols are left
    out: one definition is meant to replace the others. After ``-Bsymbolic`` there are none.

    Raises the errors of `read_reflections`.
    """
    with _opened(path) as files:
        return dict(reference for elf in files for reference in _own_references(elf))


@contextmanager
def _opened(path: Path) -> Iterator[list[ELFFile]]:
    """Yield the object files of an archive, or the one file."""
    with open(path, "rb") as file:
        magic = file.read(len(_ARCHIVE))
        if not magic.startswith(OBJECT_FILES):
            message = "is no library: mlir_abi.build makes one of MLIR, or mlir_abi.jit compiles it"
            if magic.startswith(ZIP_FILE):
                message = "is a wheel or another zip file: install it with pip, and import it"
            raise ReflectionError((os.fsdecode(path), message))
        try:
            file.seek(0)
            members = map(io.BytesIO, _members(file.read())) if magic == _ARCHIVE else [file]
            yield [ELFFile(BoundedFile(member)) for member in members]
        except _INVALID as error:
            reason = str(error).partition("\n")[0] or type(error).__name__
            message = f"cannot be read as an ELF file: {reason}"
            raise ReflectionError((os.fsdecode(path), message)) from None


def _members(data: bytes) -> Iterator[bytes]:
    """Yield the object files of an archive: each member follows a header, at an even byte."""
    start = len(_ARCHIVE)
    while start < len(data):
        size = int(data[start + 48 : start + 58])
        start += _HEADER
        if not 0 <= size <= len(data) - start:
            raise ValueError(f"a member of the archive has {size} bytes at byte {start}")
        if data.startswith(_ELF, start):
            yield data[start : start + size]
        start += size + size % 2


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
    """Whether the file defines ``symbol``, and the dynamic linker may bind it to another file."""
    info = symbol["st_info"]
    return bool(
        symbol["st_shndx"] != "SHN_UNDEF"
        and (info["bind"], symbol["st_other"]["visibility"]) == ("STB_GLOBAL", "STV_DEFAULT")
        and info["type"] in ("STT_FUNC", "STT_OBJECT", "STT_NOTYPE")
    )


def _defined(elf: ELFFile, prefixes: tuple[str, ...] = ("",)) -> Iterator[Any]:
    """The symbols in sections whose names begin with one of ``prefixes``."""
    for table in elf.iter_sections():
        if isinstance(table, SymbolTableSection):
            for symbol in table.iter_symbols():
                if isinstance(symbol["st_shndx"], int) and symbol.name.startswith(prefixes):
                    yield symbol


def _contents(elf: ELFFile, symbol: Any) -> bytes:
    """The bytes of a symbol, whose value is an address, or before linking an offset."""
    section: Any = elf.get_section(symbol["st_shndx"])
    base = 0 if elf["e_type"] == "ET_REL" else section["sh_addr"]
    start, size = symbol["st_value"] - base, symbol["st_size"]
    if section["sh_type"] == "SHT_NOBITS" or not 0 <= start <= section["sh_size"] - size:
        raise ValueError(f"{symbol.name} is outside the contents of its section")
    elf.stream.seek(section["sh_offset"] + start)
    contents: bytes = elf.stream.read(size)
    return contents
