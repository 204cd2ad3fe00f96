"""The functions of a module that ``iree-compile`` wrote, a ``.vmfb`` file, by their reflection.

::

    file      ::= zip-header? size:u32 flatbuffer     # a ZIP file that is not compressed, or bare

Sources, IREE 3.13: ``schemas/bytecode_module_def.fbs``, whose fields are numbered below, and
``vm/bytecode/archive.c``. ``iree.runtime`` is not used: it loads only modules of its own version of
the bytecode, and crashes on some invalid ones.
"""

from __future__ import annotations

import io
import struct
from dataclasses import replace
from typing import NamedTuple

from mlir_abi.dialect_attrs.attribute_names import DECLARATION
from mlir_abi.dialect_attrs.decode.decode_function import attached_signatures, decode
from mlir_abi.dialect_attrs.decode.iree_declaration import decode_declaration
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection, ReflectionError
from mlir_abi.runtime.bounded_file import BoundedFile

_ZIP = b"PK\x03\x04"
_IDENTIFIER = b"IREE"

_EXPORTED_FUNCTIONS, _FUNCTION_SIGNATURES = 7, 8  # of BytecodeModuleDef
_LOCAL_NAME, _INTERNAL_ORDINAL = 0, 1  # of ExportFunctionDef
_ATTRS = 1  # of FunctionSignatureDef
_KEY, _VALUE = 0, 1  # of AttrDef


def is_vmfb(data: bytes) -> bool:
    """Return whether a file with the contents ``data`` is meant to be a module of IREE."""
    return data.startswith(_ZIP) or data[8:12] == _IDENTIFIER


def read_vmfb(data: bytes, name: str) -> dict[str, FunctionReflection]:
    """Return the exported functions of the file ``name`` that have attributes, by name.

    Those without a signature are described by ``iree.abi.declaration``, which IREE writes. Raises
    `ReflectionError` if there are none, if the file is invalid, and if the attributes of a function
    contradict each other.
    """
    try:
        exported = _exported_attributes(data)
    except (struct.error, IndexError, ValueError):
        raise ReflectionError(
            (name, "cannot be read as a module of IREE, nor is a wheel read")
        ) from None
    functions: dict[str, FunctionReflection] = {}
    problems: list[tuple[str, str]] = []
    for function, attributes in exported.items():
        if attached_signatures(attributes):
            try:
                functions[function] = replace(decode(attributes), name=function)
            except ValueError as error:
                problems.append((name, f"@{function}: {error}"))
        elif declared := decode_declaration(attributes.get(DECLARATION, "")):
            functions[function] = replace(declared, name=function)
    if not (functions or problems):
        problems.append((name, "no exported function has a signature or iree.abi.declaration"))
    if problems:
        raise ReflectionError(*problems)
    return functions


def _exported_attributes(data: bytes) -> dict[str, dict[str, str]]:
    start = 0
    if data.startswith(_ZIP):
        name_size, extra_size = struct.unpack_from("<HH", data, 26)
        start = 30 + name_size + extra_size
    if data[start + 8 : start + 12] != _IDENTIFIER:
        raise ValueError
    root = start + 4
    file = BoundedFile(io.BytesIO(data))
    module = _Table(file, root + struct.unpack_from("<I", data, root)[0])
    signatures = module.tables(_FUNCTION_SIGNATURES)
    return {
        export.string(_LOCAL_NAME): {
            attribute.string(_KEY): attribute.string(_VALUE)
            for attribute in signatures[export.integer(_INTERNAL_ORDINAL)].tables(_ATTRS)
        }
        for export in module.tables(_EXPORTED_FUNCTIONS)
    }


class _Table(NamedTuple):
    """A table of a FlatBuffer; a field that is left out is 0 or empty.

    A position beyond the data is a struct.error.
    """

    file: BoundedFile
    position: int

    def integer(self, field: int) -> int:
        position = self._field(field)
        return self._unpack("<i", position) if position else 0

    def string(self, field: int) -> str:
        position, length = self._vector(field)
        self.file.seek(position)
        return self.file.read(length).decode()

    def tables(self, field: int) -> list[_Table]:
        position, length = self._vector(field)
        positions = range(position, position + 4 * length, 4)
        return [_Table(self.file, each + self._unpack("<I", each)) for each in positions]

    def _vector(self, field: int) -> tuple[int, int]:
        """Return where the items of a vector or string begin, and their number."""
        position = self._field(field)
        if not position:
            return 0, 0
        position += self._unpack("<I", position)
        return position + 4, self._unpack("<I", position)

    def _field(self, field: int) -> int:
        """Return the position of a field, or 0 if it is left out."""
        vtable = self.position - self._unpack("<i", self.position)
        entry = 4 + 2 * field
        has_entry = entry < self._unpack("<H", vtable)
        offset = self._unpack("<H", vtable + entry) if has_entry else 0
        return self.position + offset if offset else 0

    def _unpack(self, format_: str, position: int) -> int:
        self.file.seek(position)
        value: int = struct.unpack(format_, self.file.read(struct.calcsize(format_)))[0]
        return value
