"""Remove attached signatures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.attributes import strip_attached
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import functions


@dataclass(frozen=True)
class Strip(Pass):
    """Remove every attribute that the ``abi-attach`` passes write, at both placements.

    Before::

        func.func @f(%x: f32) attributes {iree.reflection = {f = "I4!S1!R1!", fv = "1"}}

    After::

        func.func @f(%x: f32)

    The pass keeps entries of ``iree.reflection`` that other tools wrote, a declaration that the
    user wrote, and index paths and names of arguments, which the passes only read. It also keeps
    what other passes have emitted: wrappers, result allocators, records of
    ``abi-embed-reflection``.

    Each ``abi-attach`` pass replaces its own attributes. Run ``abi-strip`` before attaching at the
    other placement or under other names; otherwise the old signature stays beside the new one.
    """

    name: ClassVar[str] = "abi-strip"

    def run(self, op: ir.Operation) -> None:
        """Strip every function, exported or not."""
        for function in functions(op):
            strip_attached(function)
