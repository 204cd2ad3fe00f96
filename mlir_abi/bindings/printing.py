"""An operation as bytes: bytecode, or text. It may be of any host."""

from __future__ import annotations

import io
import os
import resource
from typing import Any

from mlir_abi.bindings import ir


def bytecode(operation: ir.Operation) -> bytes:
    """The output of ``operation.write_bytecode``."""
    buffer = io.BytesIO()
    operation.write_bytecode(buffer)
    return buffer.getvalue()


def printed(operation: ir.Operation, **options: Any) -> bytes:
    """The output of ``operation.print`` with these ``options``, which may be invalid UTF-8.

    The bindings write a string attribute to a Python file byte by byte, but to a path in blocks:
    100 MB take 15 s or 1 s. So this prints to the path of a file in memory, unless the size of
    files is limited, since LLVM ends the process if a write fails.
    """
    if resource.getrlimit(resource.RLIMIT_FSIZE)[0] != resource.RLIM_INFINITY:
        buffer = io.BytesIO()
        operation.print(file=buffer, binary=True, **options)
        return buffer.getvalue()
    with open(os.memfd_create("printed"), "rb") as file:
        operation.print(file=f"/proc/self/fd/{file.fileno()}", binary=True, **options)
        return file.read()
