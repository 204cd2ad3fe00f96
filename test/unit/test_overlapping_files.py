"""Small files whose tables and strings share bytes, so that they describe huge ones.

Each has another part that thousands of entries refer to. None is read to the end: it would take
minutes, or gigabytes.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path

import pytest

import mlir_abi
from mlir_abi import ReflectionError
from mlir_abi.dialect_attrs.reflection.record import PREFIX, FunctionReflection
from mlir_abi.runtime.libraries.object_file import defined_symbols, read_library, read_reflections

SYMTAB, STRTAB, RELA = 2, 3, 4
ALLOCATED = 2


def elf(data: bytes, sections: list[tuple[int, int, int, int, int]], relocatable: bool) -> bytes:
    """An ELF file of ``data`` and sections: type, place in ``data``, size, link, entry size.

    Section 1 is the string table of the names of sections, too.
    """
    start = 64 + 64 * (1 + len(sections))
    identity = b"\x7fELF\x02\x01\x01".ljust(16, b"\0")
    kind = 1 if relocatable else 3
    header = struct.pack(
        "<HHIQQQIHHHHHH", kind, 62, 1, 0, 0, 64, 0, 64, 0, 0, 64, len(sections) + 1, 1
    )
    rows = [bytes(64)] + [
        struct.pack("<IIQQQQIIQQ", 0, type_, ALLOCATED, 0, start + place, size, link, 0, 1, entry)
        for type_, place, size, link, entry in sections
    ]
    return identity + header + b"".join(rows) + data


def symbol(name: int, size: int = 0) -> bytes:
    """A global function in section 1, whose contents begin with it."""
    return struct.pack("<IBBHQQ", name, 0x12, 0, 1, 0, size)


def tables(count: int) -> bytes:
    """Many symbol tables, all of the same symbols."""
    names, symbols = b"\0f\0", symbol(1) * count
    table = (SYMTAB, len(names), len(symbols), 1, 24)
    return elf(names + symbols, [(STRTAB, 0, len(names), 0, 0), *[table] * count], True)


def long_names(count: int) -> bytes:
    """Names that all end where the string table does."""
    names = b"\0" + b"f" * 24 * count + b"\0"
    symbols = b"".join(symbol(1 + i) for i in range(count))
    table = (SYMTAB, len(names), len(symbols), 1, 24)
    return elf(names + symbols, [(STRTAB, 0, len(names), 0, 0), table], True)


def records(count: int) -> bytes:
    """Records of functions, all at the same place."""
    record = FunctionReflection("f" * 20 * count, (), ()).encode().encode()
    all_names = [f"{PREFIX}{i}".encode() for i in range(count)]
    names = record + b"\0" + b"\0".join(all_names) + b"\0"
    start, symbols = len(record) + 1, b""
    for name in all_names:
        symbols += symbol(start, len(record))
        start += len(name) + 1
    table = (SYMTAB, len(names), len(symbols), 1, 24)
    return elf(names + symbols, [(STRTAB, 0, len(names), 0, 0), table], True)


def relocations(count: int) -> bytes:
    """Many tables of the same relocations."""
    names, symbols = b"\0f\0", symbol(0) + symbol(1)
    rows = struct.pack("<QQq", 0, 1 << 32, 0) * count
    data = names + symbols + rows
    rela = (RELA, len(names) + len(symbols), len(rows), 2, 24)
    strings = (STRTAB, 0, len(names), 0, 0)
    table = (SYMTAB, len(names), len(symbols), 1, 24)
    return elf(data, [strings, table, *[rela] * count], False)


def archive(*members: bytes) -> bytes:
    """An archive with these members."""
    header = "{:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n"
    written = b"!<arch>\n"
    for data in members:
        written += (
            header.format("m.o/", 0, 0, 0, 644, len(data)).encode() + data + b"\n" * (len(data) % 2)
        )
    return written


@pytest.mark.parametrize("pack", [bytes, archive], ids=["file", "archive"])
@pytest.mark.parametrize("write", [tables, long_names, records, relocations])
def test_an_elf_file_is_read_in_a_time_that_its_size_bounds(
    write: Callable[[int], bytes], pack: Callable[[bytes], bytes], tmp_path: Path
) -> None:
    """A file of one entry is read; one of many is refused, whichever reader it is for."""
    path = tmp_path / "lib.so"
    readers = {records: read_reflections, relocations: lambda path: read_library(path)[1]}
    read = readers.get(write, defined_symbols)
    path.write_bytes(pack(write(1)))
    assert read(path)
    path.write_bytes(pack(write(400)))
    with pytest.raises(ReflectionError, match=r"cannot be read as an ELF file: its parts overlap$"):
        read(path)


@pytest.mark.parametrize("entry_size", [0, 1, 23, 25, 2**63])
def test_symbols_have_the_size_of_the_abi(entry_size: int, tmp_path: Path) -> None:
    """With another, a symbol could begin at each byte of a table, or all at one."""
    names, symbols = b"\0f\0", symbol(1) * 400
    table = (SYMTAB, len(names), len(symbols), 1, entry_size)
    path = tmp_path / "lib.so"
    path.write_bytes(elf(names + symbols, [(STRTAB, 0, len(names), 0, 0), table], True))
    with pytest.raises(ReflectionError, match=f": a symbol has {entry_size} bytes$"):
        defined_symbols(path)


def test_a_relocation_without_a_symbol_refers_to_none(tmp_path: Path) -> None:
    """Beside one with a symbol, and in a section that has no table of symbols."""
    names, symbols = b"\0f\0", symbol(0) + symbol(1)
    relative, named = struct.pack("<QQq", 0, 8, 0), struct.pack("<QQq", 16, 1 << 32, 0)
    start = len(names) + len(symbols)
    sections = [
        (STRTAB, 0, len(names), 0, 0),
        (SYMTAB, len(names), len(symbols), 1, 24),
        (RELA, start, 48, 2, 24),
        (RELA, start + 48, 24, 0, 24),
    ]
    path = tmp_path / "lib.so"
    path.write_bytes(elf(names + symbols + relative + named + relative, sections, False))
    assert read_library(path)[1] == {"f": 16}


def vmfb(count: int) -> bytes:
    """A module of IREE with ``count`` exports of a function with ``count`` equal attributes."""
    data = bytearray(b"\0" * 8 + b"IREE")

    def table(*fields: int) -> int:
        """A table of these fields, all four bytes long; returns the position of the first."""
        offsets = [4 * fields.index(i) + 4 if i in fields else 0 for i in range(max(fields) + 1)]
        size = 4 + 2 * len(offsets)
        data.extend(struct.pack(f"<HH{len(offsets)}H", size, 4 + 4 * len(fields), *offsets))
        data.extend(b"\0" * (size % 4))
        data.extend(struct.pack("<i", size + size % 4) + bytes(4 * len(fields)))
        return len(data) - 4 * len(fields)

    def refer(place: int, to: int) -> None:
        struct.pack_into("<I", data, place, to - place)

    def tables(place: int, count: int, *fields: int) -> int:
        """A vector of ``count`` references to one table, to which ``place`` refers."""
        refer(place, len(data))
        data.extend(struct.pack("<I", count) + bytes(4 * count))
        end = len(data)
        first_field = table(*fields)
        for each in range(end - 4 * count, end, 4):
            refer(each, first_field - 4)
        return first_field

    def string(place: int, text: bytes) -> None:
        refer(place, len(data))
        data.extend(struct.pack("<I", len(text)) + text)

    module = table(7, 8)
    refer(4, module - 4)
    string(tables(module, count, 0), b"f")
    attribute = tables(tables(module + 4, 1, 1), count, 0, 1)
    string(attribute, b"iree.abi.declaration")
    string(attribute + 4, b"sync func @f(%input0: i32) -> ()")
    return bytes(data)


def test_a_module_of_iree_is_read_in_a_time_that_its_size_bounds(tmp_path: Path) -> None:
    """One with an export is read; one with many that share all attributes is refused."""
    path = tmp_path / "module.vmfb"
    path.write_bytes(vmfb(1))
    assert list(mlir_abi.reflect(path)) == ["f"]
    path.write_bytes(vmfb(1000))
    with pytest.raises(
        ReflectionError, match=r"cannot be read as a module of IREE, nor is a wheel read$"
    ):
        mlir_abi.reflect(path)
