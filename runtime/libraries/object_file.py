"""The records of ``abi-embed-reflection`` in an object file, library or archive, and its symbols.

Each record is a constant with a symbol of its own, so the records survive stripping, and linking
several modules into one file.
"""

from __future__ import annotations

import io
import os
import struct
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

from mlir_abi.dialect_attrs.reflection.record import (
    IMPORT_PREFIX,
    PREFIX,
    FunctionReflection,
    ReflectionError,
)
from mlir_abi.dialect_attrs.signature import SignatureError
from mlir_abi.runtime import git_lfs
from mlir_abi.runtime.libraries.coff_and_mach_o import FORMATS, Coff, MachO
from mlir_abi.runtime.libraries.elf import Elf

Path: TypeAlias = "str | bytes | os.PathLike[str] | os.PathLike[bytes]"

_ELF, _ARCHIVE, _ZIP = b"\x7fELF", b"!<arch>\n", b"PK\x03\x04"
OBJECT_FILES = (_ELF, _ARCHIVE, *FORMATS)
"""The first bytes of object files, and of an archive of them."""

_HEADER = 60
"""The bytes of the header of a member of an archive; the size of the member is at byte 48."""

_PREFIXES = (PREFIX.encode(), IMPORT_PREFIX.encode())
_INVALID = (ValueError, IndexError, OSError, OverflowError, MemoryError, struct.error)
"""The errors of invalid files; the last four are of offsets and sizes beyond any file."""


def read_reflections(path: Path) -> dict[str, FunctionReflection]:
    """The reflection of each function in the file, by name; imports after definitions.

    A function that one module of the file imports and another defines is a definition.

    Raises `ReflectionError` for a file that is not an object file, and for an invalid record;
    OSError for a file that cannot be opened.
    """
    with _opened(path) as files:
        records = [record for file in files for record in file.defined(_PREFIXES)]
    return _reflections(path, records)


def read_library(path: Path) -> tuple[dict[str, FunctionReflection], dict[str, int]]:
    """What `read_reflections` returns of a shared library, and its references to itself.

    These are the symbols that it defines, and refers to through the dynamic linker, which may bind
    such a symbol to another library that has one of the same name. Each is mapped to the offset, in
    bytes, of its GOT entry from the symbol. Weak symbols are left out: one definition is meant to
    replace the others. After ``-Bsymbolic`` there are none.
    """
    with _opened(path) as files:
        records = [record for file in files for record in file.defined(_PREFIXES)]
        references = dict(reference for file in files for reference in file.own_references())
    return _reflections(path, records), references


def _reflections(path: Path, records: Iterable[tuple[str, bytes]]) -> dict[str, FunctionReflection]:
    reflections = []
    for symbol, data in sorted(dict(records).items()):
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
        return frozenset(name for file in files for name in file.names())


def machine(path: Path) -> str:
    """What the file is for, such as ``AArch64``; raises the errors of `read_reflections`."""
    with _opened(path) as files:
        return files[0].machine


@contextmanager
def _opened(path: Path) -> Iterator[list[Elf | Coff | MachO]]:
    """Yield the object files of an archive, or the one file."""
    with open(path, "rb") as file:
        magic = file.read(len(git_lfs.POINTER))
        if not magic.startswith(OBJECT_FILES):
            message = "is no library: mlir_abi.build makes one of MLIR, or mlir_abi.jit compiles it"
            if magic.startswith(_ZIP):
                message = "is a zip file: pip installs a wheel, and IREE's runtime loads a .vmfb"
            elif magic == git_lfs.POINTER:
                message = git_lfs.MESSAGE
            raise ReflectionError((os.fsdecode(path), message))
        try:
            file.seek(0)
            is_archive = magic.startswith(_ARCHIVE)
            members = map(io.BytesIO, _members(file.read())) if is_archive else [file]
            readers = [(*_reader(member.read(8)), member) for member in members]
            for format_, reader, _ in readers:
                if reader is None:
                    message = f"is a file of {format_}, of which mlir-abi reads no records"
                    raise ReflectionError((os.fsdecode(path), f"{message}: see its header"))
            yield [reader(member) for _, reader, member in readers]
        except ReflectionError:
            raise
        except _INVALID as error:
            reason = str(error).partition("\n")[0] or type(error).__name__
            message = f"cannot be read as {_reader(magic)[0]} file: {reason}"
            raise ReflectionError((os.fsdecode(path), message)) from None


def _reader(magic: bytes) -> tuple[str, Any]:
    """The format of a file with these first bytes, with its article, and what reads it."""
    for start, format_ in FORMATS.items():
        if magic.startswith(start):
            return format_
    return "an ELF", Elf


def _members(data: bytes) -> Iterator[bytes]:
    """Yield the object files of an archive: each member follows a header, at an even byte."""
    start = len(_ARCHIVE)
    while start < len(data):
        size = int(data[start + 48 : start + 58])
        start += _HEADER
        if not 0 <= size <= len(data) - start:
            raise ValueError(f"a member of the archive has {size} bytes at byte {start}")
        name = data[start - _HEADER : start - _HEADER + 16]  # on macOS "#1/" and the size of a name
        first = start + (int(name[3:]) if name.startswith(b"#1/") else 0)
        if data.startswith((_ELF, *FORMATS), first):
            yield data[first : start + size]
        start += size + size % 2
