"""Remove attached signatures and records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.attributes import strip_attached
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import functions
from mlir_abi.passes.support.module_records import strip_records


@dataclass(frozen=True)
class Strip(Pass):
    """Remove attached signatures, at both placements, and the records of ``abi-embed-reflection``.

    Before::

        func.func @f(%x: f32) attributes {iree.reflection = {f = "I4!S1!R1!", fv = "1"}}

    After::

        func.func @f(%x: f32)

    The pass keeps entries of ``iree.reflection`` that other tools wrote, a declaration that the
    user wrote, and index paths and names of arguments, which the passes only read. It also keeps
    what other passes have emitted: wrappers, ``llvm.emit_c_interface``, result allocators.

    Each ``abi-attach`` pass replaces its own attributes, at either placement. Run ``abi-strip``
    before attaching under other names (``key``, ``legacy-names``); otherwise the old signature
    stays beside the new one.
    """

    name: ClassVar[str] = "abi-strip"

    def run(self, op: ir.Operation) -> None:
        """Strip every function, exported or not, and every module."""
        for function in functions(op):
            strip_attached(function)
        strip_records(op)
