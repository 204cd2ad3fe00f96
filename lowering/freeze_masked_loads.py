"""Keep LLVM from moving masked loads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import find_named
from mlir_abi.passes.support.op_builder import Builder

_FREEZE = "llvm.freeze"


@dataclass(frozen=True)
class FreezeMaskedLoads(Pass):
    """Freeze the result of each ``llvm.intr.masked.load``.

    Before::

        %v = llvm.intr.masked.load %p, %mask, %other {…}
        llvm.store %new, %p
        %r = llvm.select %mask, %v, %w

    After::

        %v = llvm.intr.masked.load %p, %mask, %other {…}
        %f = llvm.freeze %v
        llvm.store %new, %p
        %r = llvm.select %mask, %f, %w

    LLVM 22 makes one load of a masked load and a select by the same mask, where the select is: it
    reads what was stored between (llvm-project#215453). It does not see a load behind the freeze,
    which changes no value.
    """

    name: ClassVar[str] = "abi-freeze-masked-loads"

    def run(self, op: ir.Operation) -> None:
        """Freeze each result, unless that is done; nothing is an error."""
        for load in find_named(op, "llvm.intr.masked.load"):
            if not all(use.owner.operation.name == _FREEZE for use in load.result.uses):
                after = Builder(ir.InsertionPoint.after(load), load.location)
                freeze = after.op(_FREEZE, [load.result], results=[load.result.type])
                load.result.replace_all_uses_except(freeze.result, freeze)
