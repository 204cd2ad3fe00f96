"""Remove the signatures that the passes attached."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes import attributes
from mlir_abi.passes.base import Pass
from mlir_abi.passes.functions import functions


@dataclass(frozen=True)
class Strip(Pass):
    """Remove every attribute that the ``abi-attach`` passes write, wherever they wrote it.

    Before::

        func.func @f(%x: f32) attributes {iree.reflection = {f = "I3!S1!R1!", fv = "1"}}

    After::

        func.func @f(%x: f32)

    Entries of ``iree.reflection`` that others wrote are kept; index paths and names of arguments,
    which the passes only read, are kept too.
    """

    name: ClassVar[str] = "abi-strip"

    def run(self, op: ir.Operation) -> None:
        """Strip every function, exported or not."""
        for function in functions(op):
            attributes.strip(function)
