"""The symbols and records of object files for Windows and macOS.

Neither format has the size of a symbol: a record ends at its NUL. Sources: "PE Format" of
Microsoft, "COFF File Header" to "COFF String Table"; ``mach-o/loader.h`` and ``nlist.h`` of Apple.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Any, NamedTuple

from mlir_abi.runtime.bounded_file import BoundedFile

_SEGMENT_64, _SYMBOL_TABLE = 0x19, 2  # LC_SEGMENT_64, LC_SYMTAB
_DEBUG, _TYPE, _IN_SECTION = 0xE0, 0x0E, 0x0E  # N_STAB, N_TYPE, N_SECT


class _Symbol(NamedTuple):
    """A symbol that is defined, as C calls it: where it stands, and where its section ends."""

    name: str
    offset: int
    end: int


class _SymbolFile:
    """An object file; raises ValueError or struct.error where it is invalid."""

    def __init__(self, file: Any) -> None:
        self._file = BoundedFile(file)

    def _symbols(self) -> Iterator[_Symbol]:
        raise NotImplementedError

    def names(self) -> Iterator[str]:
        """Yield the names of the symbols that the file defines."""
        return (symbol.name for symbol in self._symbols())

    def defined(self, prefixes: tuple[bytes, ...]) -> Iterator[tuple[str, bytes]]:
        """Yield the defined symbols whose names begin with one of ``prefixes``, and their bytes."""
        starts = tuple(map(bytes.decode, prefixes))
        for name, offset, end in self._symbols():
            if name.startswith(starts):
                contents, nul, _ = self._file.slice(offset, end - offset).partition(b"\0")
                if not nul:
                    raise ValueError(f"{name} does not end")
                yield name, contents

    def own_references(self) -> Iterator[tuple[str, int]]:
        """Yield nothing: such a file is not opened here."""
        return iter(())

    def _unpack(self, fields: str, offset: int, count: int = 1) -> list[tuple[Any, ...]]:
        record = struct.Struct(f"<{fields}")
        return list(record.iter_unpack(self._file.slice(offset, count * record.size)))

    def _string(self, strings: bytes, start: int) -> str:
        end = strings.find(b"\0", start)
        if end < 0:
            raise ValueError("the name of a symbol does not end")
        self._file.count(end - start)
        return strings[start:end].decode("utf-8", "replace")


class Coff(_SymbolFile):
    """An object file of COFF."""

    def __init__(self, file: Any) -> None:
        super().__init__(file)
        number, sections, _, self._table, self._count, optional, _ = self._unpack("HHIIIHH", 0)[0]
        self.machine = f"Windows on {'x86-64' if number == 0x8664 else 'AArch64'}"
        self._sections = self._unpack("8sIIIIIIHHI", 20 + optional, sections)

    def _symbols(self) -> Iterator[_Symbol]:
        if not self._table:
            return
        after = self._table + 18 * self._count
        size = self._unpack("I", after)[0][0]
        strings = self._file.slice(after, size)
        auxiliary = 0
        for name, value, section, _, _, following in self._unpack(
            "8sIhHBB", self._table, self._count
        ):
            if auxiliary:
                auxiliary -= 1
                continue
            auxiliary = following
            if 0 < section <= len(self._sections):
                *_, length, start, _, _, _, _, _ = self._sections[section - 1]
                is_long = name.startswith(b"\0\0\0\0")
                text = name.rstrip(b"\0").decode("utf-8", "replace")
                if is_long:
                    text = self._string(strings, int.from_bytes(name[4:], "little"))
                if value < length:
                    yield _Symbol(text, start + value, start + length)


class MachO(_SymbolFile):
    """An object file of Mach-O, of 64 bits."""

    def __init__(self, file: Any) -> None:
        super().__init__(file)
        _, cpu, _, _, count, _, _, _ = self._unpack("8I", 0)[0]
        names = {0x01000007: "x86-64", 0x0100000C: "AArch64"}
        self.machine = f"macOS on {names.get(cpu, f'CPU {cpu}')}"
        self._sections: list[tuple[int, int, int]] = []
        self._tables: list[tuple[int, ...]] = []
        at = 32
        for _ in range(count):
            command, size = self._unpack("II", at)[0]
            if command == _SEGMENT_64:
                sections = self._unpack("I", at + 64)[0][0]
                for section in self._unpack("16s16sQQI7I", at + 72, sections):
                    self._sections.append(section[2:5])
            elif command == _SYMBOL_TABLE:
                self._tables += self._unpack("4I", at + 8)
            at += max(size, 8)

    def _symbols(self) -> Iterator[_Symbol]:
        for table, count, strings_at, strings_size in self._tables:
            strings = self._file.slice(strings_at, strings_size)
            for name, kind, section, _, value in self._unpack("IBBHQ", table, count):
                is_defined = not kind & _DEBUG and kind & _TYPE == _IN_SECTION
                if is_defined and 0 < section <= len(self._sections):
                    address, size, offset = self._sections[section - 1]
                    start = offset + value - address
                    if offset <= start < offset + size:
                        text = self._string(strings, name)
                        yield _Symbol(text.removeprefix("_"), start, offset + size)


FORMATS: dict[bytes, tuple[str, type[_SymbolFile] | None]] = {
    b"\x64\x86": ("a COFF", Coff),
    b"\x64\xaa": ("a COFF", Coff),
    b"\xcf\xfa\xed\xfe": ("a Mach-O", MachO),
    b"MZ": ("PE", None),
    b"\0asm": ("WebAssembly", None),
}
"""The first bytes of files that are not ELF, their format with its article, and what reads it."""
