"""Check that nothing is left to lower."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.llvm.emitter import CAST
from mlir_abi.passes.support.attributes import symbol
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import FUNCTION, MODULE

_TRANSLATED = {"amx", "arm_neon", "arm_sme", "arm_sve", "llvm", "nvvm", "omp", "rocdl", "vcix"} | {
    "x86",
    "x86vector",
    "xevm",
}
"""The dialects that MLIR translates to LLVM IR."""


@dataclass(frozen=True)
class CheckLowered(Pass):
    """Refuse a module with operations that MLIR cannot translate to LLVM IR.

    Before::

        llvm.func @f(%x: i8) -> i64 {
          %0 = "my.widen"(%x) : (i8) -> i64
          llvm.return %0 : i64
        }

    That is the error ``my.widen in @f is not lowered to LLVM`` at the operation; this is accepted::

        llvm.func @f(%x: i8) -> i64 {
          %0 = llvm.sext %x : i8 to i64
          llvm.return %0 : i64
        }

    Every operation is reported, and every module in the module, unless it is empty. Conversion
    casts (``builtin.unrealized_conversion_cast``) are reported only if nothing else is left, by the
    types that no pass converts. The module is not changed.
    """

    name: ClassVar[str] = "abi-check-lowered"

    def run(self, op: ir.Operation) -> None:
        """Raises `PassError` for every operation of another dialect."""
        left: list[ir.Operation] = []
        casts: list[ir.Operation] = []

        def visit(view: ir.Operation) -> ir.WalkResult:
            inner = view.operation
            if inner.name == CAST:
                casts.append(inner)
            elif inner.name == MODULE:
                if inner != op and len(inner.regions[0].blocks[0].operations):
                    left.append(inner)  # MLIR leaves it out in silence
            elif inner.name.partition(".")[0] not in _TRANSLATED:
                left.append(inner)
            return ir.WalkResult.ADVANCE

        op.walk(visit, ir.WalkOrder.PRE_ORDER)
        if left:
            raise PassError(
                *((each.location, f"{_place(each)} is not lowered to LLVM") for each in left)
            )
        if casts:
            raise PassError(*((cast.location, _unconverted(cast)) for cast in casts))


def _place(op: ir.Operation) -> str:
    """The name of ``op``, and the function that it is in."""
    if op.name == FUNCTION:
        return f"{op.name} {symbol(op)}"
    parent: Any = op.parent
    while parent.operation.name not in (FUNCTION, "llvm.func", MODULE):
        parent = parent.operation.parent
    function = parent.operation
    return op.name if function.name == MODULE else f"{op.name} in {symbol(function)}"


def _unconverted(cast: ir.Operation) -> str:
    def types(values: Any) -> str:
        return ", ".join(f"'{value.type}'" for value in values)

    _, _, place = _place(cast).partition(" ")
    return (
        f"a value {place} of type {types(cast.operands)} is not converted to {types(cast.results)}"
    )
