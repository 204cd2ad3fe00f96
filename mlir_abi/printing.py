"""The text of an operation as bytes."""

from __future__ import annotations

import os
from typing import Any

from mlir_abi.bindings import ir


def printed(operation: ir.Operation, **options: Any) -> bytes:
    """What ``operation.print`` writes, in UTF-8 or not; ``options`` are its own.

    The bindings call the ``write`` of a Python file for each byte of a string attribute, but write
    to a path in blocks: 100 MB take 15 s or 1 s. So they write to a file in memory.
    """
    with open(os.memfd_create("printed"), "rb") as file:
        operation.print(file=f"/proc/self/fd/{file.fileno()}", binary=True, **options)
        return file.read()
