"""The sections and symbols of an ELF file. Each table is read at once, and unpacked by `struct`.

Source: the System V ABI, "Object Files".
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple

from mlir_abi.runtime.bounded_file import BoundedFile

RELOCATABLE = 1
"""The type of an object file that is not linked: the value of a symbol is an offset."""

ALLOCATED = 2
"""The flag of a section that is in memory at run time."""

_SYMBOL_TABLES = (2, 11)  # SHT_SYMTAB, SHT_DYNSYM
_RELOCATIONS = 4  # SHT_RELA
_NO_CONTENTS = 8  # SHT_NOBITS
_RESERVED = 0xFF00  # from this number on, no section is meant
_REPLACEABLE = (0x10, 0x11, 0x12)  # STB_GLOBAL; STT_NOTYPE, STT_OBJECT or STT_FUNC

_MACHINES = {
    3: "x86",
    8: "MIPS",
    21: "64-bit PowerPC",
    22: "IBM S/390",
    40: "ARM",
    62: "x86-64",
    183: "AArch64",
    243: "RISC-V",
    258: "LoongArch",
}


class Section(NamedTuple):
    """A section header; the fields have the names of the ABI, without ``sh_``."""

    name: int
    type: int
    flags: int
    addr: int
    offset: int
    size: int
    link: int
    info: int
    addralign: int
    entsize: int


class Symbol(NamedTuple):
    """A symbol; ``name`` is the offset in the strings of its table, ``section`` is a number."""

    name: int
    info: int
    other: int
    section: int
    value: int
    size: int


class Elf:
    """An ELF file; raises ValueError or struct.error where it is invalid."""

    def __init__(self, file: Any) -> None:
        self._file = BoundedFile(file)
        identification = self._file.slice(0, 16)
        bits, order = identification[4], identification[5]
        if bits not in (1, 2) or order not in (1, 2):
            raise ValueError(f"its class is {bits}, and its byte order {order}")
        self.is_64 = bits == 2
        self._order = "<" if order == 1 else ">"
        word = "Q" if self.is_64 else "I"
        header = self._unpack(16, 1, f"HHI{word}{word}{word}I6H")[0]
        self.type, machine = header[:2]
        self.machine = _MACHINES.get(machine, f"machine {machine}")
        offset, entry_size, count = header[5], header[10], header[11]
        self.sections: list[Section] = []
        fields = f"II{word}{word}{word}{word}II{word}{word}"
        if offset:
            if entry_size != struct.calcsize(self._order + fields):
                raise ValueError(f"a section header has {entry_size} bytes")
            # The count of many sections is the size of the first one.
            count = count or Section(*self._unpack(offset, 1, fields)[0]).size
            self.sections = [Section(*each) for each in self._unpack(offset, count, fields)]

    @cached_property
    def symbol_tables(self) -> dict[int, SymbolTable]:
        """The symbol tables, by the numbers of their sections."""
        sections = enumerate(self.sections)
        return {i: self._symbols(each) for i, each in sections if each.type in _SYMBOL_TABLES}

    def own_references(self) -> Iterator[tuple[str, int]]:
        """Yield what `object_file.read_library` returns of them; of a 32-bit file, none."""
        for section in self.sections:
            if self.is_64 and section.type == _RELOCATIONS and section.flags & ALLOCATED:
                entries = self._unpack(section.offset, section.size // 24, "QQq")
                places = {info >> 32: place for place, info, _ in entries if info >> 32}
                if not places:
                    continue
                table = self.symbol_tables.get(section.link)
                if table is None:
                    raise ValueError("relocations of symbols have no symbol table")
                for number, place in places.items():
                    symbol = table.symbols[number]
                    is_visible = symbol.other & 7 == 0
                    if symbol.section > 0 and is_visible and symbol.info in _REPLACEABLE:
                        yield table.name(symbol), place - symbol.value

    def defined(self, prefixes: tuple[bytes, ...]) -> Iterator[tuple[str, bytes]]:
        """Yield the defined symbols whose names begin with one of ``prefixes``, and their bytes.

        Raises ValueError for one that is outside the contents of its section.
        """
        for table in self.symbol_tables.values():
            for symbol in table.defined(prefixes):
                name, contents = table.name(symbol), self.contents(symbol)
                if contents is None:
                    raise ValueError(f"{name} is outside the contents of its section")
                yield name, contents

    def names(self) -> Iterator[str]:
        """Yield the names of the symbols that the file defines."""
        for table in self.symbol_tables.values():
            yield from map(table.name, table.defined((b"",)))

    def contents(self, symbol: Symbol) -> bytes | None:
        """The bytes of a defined symbol; None if they are outside the contents of its section."""
        section = self.sections[symbol.section]
        start = symbol.value - (0 if self.type == RELOCATABLE else section.addr)
        if section.type == _NO_CONTENTS or not 0 <= start <= section.size - symbol.size:
            return None
        return self._file.slice(section.offset + start, symbol.size)

    def _symbols(self, section: Section) -> SymbolTable:
        strings = self.sections[section.link]
        fields = "IBBHQQ" if self.is_64 else "IIIBBH"
        size = struct.calcsize(self._order + fields)
        if section.entsize != size:
            raise ValueError(f"a symbol has {section.entsize} bytes")
        raw = self._unpack(section.offset, section.size // size, fields)
        if self.is_64:
            symbols = [Symbol(*each) for each in raw]
        else:
            symbols = [Symbol(n, info, other, number, v, s) for n, v, s, info, other, number in raw]
        return SymbolTable(symbols, self._file.slice(strings.offset, strings.size), self._file)

    def _unpack(self, offset: int, count: int, fields: str) -> list[tuple[int, ...]]:
        record = struct.Struct(self._order + fields)
        return list(record.iter_unpack(self._file.slice(offset, count * record.size)))


class SymbolTable(NamedTuple):
    """Symbols, and the strings that have their names."""

    symbols: list[Symbol]
    strings: bytes
    file: BoundedFile

    def name(self, symbol: Symbol) -> str:
        """The name of one of the symbols."""
        end = self.strings.find(b"\0", symbol.name)
        if end < 0:
            raise ValueError("the name of a symbol does not end")
        self.file.count(end - symbol.name)
        return self.strings[symbol.name : end].decode("utf-8", "replace")

    def defined(self, prefixes: tuple[bytes, ...]) -> Iterator[Symbol]:
        """Yield the symbols that the file defines whose names begin with one of ``prefixes``."""
        for symbol in self.symbols:
            if 0 < symbol.section < _RESERVED:
                if symbol.name >= len(self.strings):
                    raise ValueError("the name of a symbol is outside its string table")
                if self.strings.startswith(prefixes, symbol.name):
                    yield symbol
