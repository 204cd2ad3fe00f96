"""Describes functions: of a module, an operation, a dictionary of attributes or a file."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from mlir_abi.dialect_attrs.decode.decode_function import decode
from mlir_abi.dialect_attrs.reflection.record import (
    FunctionReflection,
    ReflectionError,
)
from mlir_abi.runtime import git_lfs
from mlir_abi.runtime.errors import type_name
from mlir_abi.runtime.iree import vmfb
from mlir_abi.runtime.libraries.object_file import OBJECT_FILES, read_reflections

if TYPE_CHECKING:
    from mlir_abi.bindings import ir
    from mlir_abi.runtime.libraries.object_file import Path

__all__ = ["reflect"]

_C_HEADER = (b"/*", b"#ifndef ", b"#pragma once", b"#include <")
"""How a header of C begins, and no MLIR does."""

Source: TypeAlias = "ir.Module | ir.Operation | ir.OpView | ir.DictAttr | Mapping[str, str] | Path"


def reflect(source: Source) -> dict[str, FunctionReflection]:
    """Return the arguments and results of the functions of ``source``, by name.

    ===========================  ==================================================================
    a module, or an MLIR file    exported functions, and declared ones with
                                 ``llvm.emit_c_interface``; lowered functions, by the records of
                                 ``abi-embed-reflection`` or by their attached attributes
    one function op              that function, even a private one
    a dictionary of attributes   the function that ``f``, ``sip``, ``iree.abi`` or ``d`` describe,
                                 as in IREE's ``VmFunction.reflection``; its name may be empty
    an ELF file or an archive    the functions in the records of ``abi-embed-reflection``
    IREE's ``.vmfb`` file        exported functions, by their attributes
    ===========================  ==================================================================

    An MLIR file is text or bytecode. Only modules need MLIR's bindings. Raises `ReflectionError` if
    attributes contradict the types or each other, and for an invalid file; OSError; and TypeError
    for another kind of source.
    """
    if isinstance(source, str | bytes | os.PathLike):
        with open(source, "rb") as file:
            return reflect_bytes(file.read(), os.fsdecode(source))
    if isinstance(source, Mapping):
        return _of_dictionary(source)
    from mlir_abi.bindings import ENVIRONMENT_VARIABLE, foreign_host, host, ir
    from mlir_abi.reflection.modules import reflect_operation, texts_of

    if isinstance(source, ir.DictAttr):
        return _of_dictionary(texts_of(source))
    if isinstance(source, ir.Module | ir.OpView | ir.Operation):
        return reflect_operation(source.operation)
    if other := foreign_host(source):
        from mlir_abi.bindings.printing import printed
        from mlir_abi.processes.client import kept_child

        operation: Any = source.operation
        text = printed(operation, enable_debug_info=True, print_generic_op_form=True)
        is_module = operation.name == "builtin.module"
        arguments = {"text": text, "is_module": is_module}
        reflections: dict[str, FunctionReflection] = kept_child(other).call(
            "reflect", lambda _: None, **arguments
        )
        return reflections
    place = f"of {host()!r}, see {ENVIRONMENT_VARIABLE}, a dictionary or a path"
    message = f"the source must be a module or an operation {place} (got {type_name(source)})"
    raise TypeError(message)


def reflect_bytes(data: bytes, name: str) -> dict[str, FunctionReflection]:
    """Return `reflect` of the file ``name`` with ``data`` in it; reads an object file again."""
    if data.startswith(OBJECT_FILES):
        return read_reflections(name)
    if vmfb.is_vmfb(data):
        return vmfb.read_vmfb(data, name)
    if data.startswith(_C_HEADER):
        message = "is a C header, which is not read: give the module or library that belongs to it"
        raise ReflectionError((name, message))
    if data.startswith(git_lfs.POINTER):
        raise ReflectionError((name, git_lfs.MESSAGE))
    from mlir_abi.reflection.modules import reflect_text

    return reflect_text(data, name)


def _of_dictionary(entries: Mapping[str, Any]) -> dict[str, FunctionReflection]:
    try:
        reflection = decode(entries)
    except ValueError as error:
        raise ReflectionError(("", str(error))) from None
    return {reflection.name: reflection}
