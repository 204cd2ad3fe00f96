"""The module that `jit` and `build` compile: a copy of the caller's, or read from a file."""

from __future__ import annotations

import os
import re
from io import BytesIO
from mmap import ACCESS_READ, mmap
from typing import TypeAlias

from mlir_abi.bindings import BindingsError, host, ir, new_context
from mlir_abi.bindings.printing import bytecode, printed
from mlir_abi.diagnostics.message import ADVICE, hint, missing_host, with_dialect
from mlir_abi.diagnostics.printer import FilePosition, line_before, position_in
from mlir_abi.frontends.artifacts import is_artifact, module_of_artifact
from mlir_abi.lowering.check_lowered import LARGEST_PAGE
from mlir_abi.runtime import git_lfs
from mlir_abi.runtime.libraries.object_file import OBJECT_FILES

_RESOURCE = re.compile(rb':\s*"0x([0-9A-Fa-f]{8})')

_TORCH_MLIR = "torch_mlir"

ModuleSource: TypeAlias = "ir.Module | ir.OpView | ir.Operation | str | os.PathLike[str]"


def new_module(source: ModuleSource | bytes) -> ir.Module:
    """A copy of the module ``source``, or the module in the file or the bytes ``source``.

    Raises OSError for a file that cannot be read, BindingsError for one with a dialect that the
    bindings lack and others have (``name``), ValueError for an object file or library, a pointer of
    Git LFS, and a resource with an alignment that no page has, and `ir.MLIRError` for one that
    cannot be parsed.
    """
    if isinstance(source, ir.Module | ir.OpView | ir.Operation):
        data = bytecode(source.operation)
        with source.context:
            try:
                return ir.Module.parse(data)
            except ir.MLIRError:
                source.operation.verify()  # which says what is wrong, at its location
                # MLIR reads bytecode only in memory that is aligned as its resources are.
                return ir.Module.parse(printed(source.operation, enable_debug_info=True))
    path = "<stdin>" if isinstance(source, bytes) else os.fspath(source)
    try:
        with BytesIO(source) if isinstance(source, bytes) else open(path, "rb") as file:
            start = file.read(32)
            if start.startswith(OBJECT_FILES):
                raise ValueError(f"{path}: is no MLIR; mlir_abi.load opens a library")
            if start.startswith(git_lfs.POINTER):
                raise ValueError(f"{path}: {git_lfs.MESSAGE}")
            with new_context() as context:
                # JAX gives its custom calls attributes of a dialect that torch-mlir's lack.
                context.allow_unregistered_dialects = host() == _TORCH_MLIR
                if is_artifact(start):
                    return module_of_artifact(start + file.read(), path)
                if os.path.isfile(path) and path.isprintable():
                    if start:
                        with mmap(file.fileno(), 0, access=ACCESS_READ) as contents:
                            _check_resources(contents, path)
                    module = ir.Module.parseFile(path)  # which puts the name into locations
                else:
                    data = start + file.read()
                    _check_resources(data, path)
                    module = ir.Module.parse(data)
                context.enable_multithreading(True)
                return module
    except ir.MLIRError as error:
        for each in error.error_diagnostics:
            place = position_in(str(each.location), path)
            text = with_dialect(each.message.strip(), _line_of_error(place, source))
            text = text.partition(ADVICE)[0]
            if help_ := hint(text):
                if text.startswith("Dialect `sdy'"):
                    help_ = "run JAX with JAX_USE_SHARDY_PARTITIONER=0, then it writes no sdy"
                elif missing_host(text) != _TORCH_MLIR:  # others cannot lower it
                    help_ = "no bindings can lower it"
                raise BindingsError(f"{place}: {text}: {help_}", name=missing_host(text)) from None
        raise


def _check_resources(text: mmap | bytes, path: str) -> None:
    """Raise ValueError for a resource with an alignment that no page has, 0 included.

    The first four bytes of a resource are its alignment. MLIR cannot read it back, but fills
    bytecode up to a multiple of it.
    """
    start = text.find(b"{-#")
    for match in _RESOURCE.finditer(text, start) if start >= 0 else ():
        alignment = int.from_bytes(bytes.fromhex(match[1].decode()), "little")
        if not 0 < alignment <= LARGEST_PAGE:
            before = text[: match.start(1)]
            line, column = before.count(b"\n") + 1, len(before) - before.rfind(b"\n")
            raise ValueError(
                f"{FilePosition(path, line, column)}: the alignment of a resource, its first four "
                f"bytes, must be a power of two up to {LARGEST_PAGE} (got {alignment})"
            )


def _line_of_error(place: FilePosition | None, source: object) -> str:
    """`line_before` of ``place`` in the text ``source``, or in the file of ``place``."""
    if isinstance(source, bytes):
        return line_before(place, BytesIO(source))
    if place is None or not os.path.isfile(place.file):
        return ""
    with open(place.file, "rb") as file:
        return line_before(place, file)
