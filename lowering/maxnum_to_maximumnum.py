"""Maxima and minima of numbers, which LLVM 22 vectorizes wrongly in short loops."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import find_named, replace_op
from mlir_abi.passes.support.ir_types import element_of
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.symbols import declared_in

_INTRINSICS = {"llvm.intr.maxnum", "llvm.intr.minnum"}
_OF_C = ("fmax", "fmaxf", "fmin", "fminf")
_FLOATS = (ir.F16Type, ir.F32Type, ir.F64Type)


@dataclass(frozen=True)
class MaxnumToMaximumnum(Pass):
    """Compute ``llvm.intr.maxnum`` by LLVM's ``maximumnum``, and ``minnum`` by ``minimumnum``.

    Before::

        %r = llvm.intr.maxnum(%x, %y) : (f32, f32) -> f32

    After::

        %r = llvm.call_intrinsic "llvm.maximumnum"(%x, %y)
            {fastmathFlags = #llvm.fastmath<nsz>} : (f32, f32) -> f32

    Where a processor has masked loads, LLVM 22 ignores the last elements of a row of fewer than 16
    whose ``maxnum`` a loop computes (llvm-project#209159). Both intrinsics ignore a NaN; of 0 and
    -0, ``nsz`` allows either, as ``arith.maxnumf`` does. Loops are faster, too, since they need not
    end at a NaN. LLVM takes the C library's ``fmax``, ``fmaxf``, ``fmin`` and ``fminf`` for the
    same, so calls of these are replaced as well. Types other than f16, f32 and f64 stay: for them
    LLVM would call functions that few C libraries have.
    """

    name: ClassVar[str] = "abi-maxnum-to-maximumnum"

    def run(self, op: ir.Operation) -> None:
        """Replace each operation; nothing is an error."""
        of_c = {f"@{name}" for name in declared_in(op) if name in _OF_C}
        attributes = {
            "op_bundle_sizes": ir.DenseI32ArrayAttr.get([], op.context),
            "operandSegmentSizes": ir.DenseI32ArrayAttr.get([2, 0], op.context),
        }
        for each in find_named(op, "llvm.call", *_INTRINSICS):
            if _function(each) not in of_c | _INTRINSICS:
                continue
            types = [value.type for value in (*each.results, *each.operands)]
            if types != types[:1] * 3 or not isinstance(element_of(types[0]), _FLOATS):
                continue
            name = "maximumnum" if "max" in _function(each) else "minimumnum"
            attributes["intrin"] = ir.StringAttr.get(f"llvm.{name}", op.context)
            flags = str(each.attributes["fastmathFlags"]).replace("none", "nsz")
            attributes["fastmathFlags"] = ir.Attribute.parse(flags, op.context)
            build, operands = Builder.before(each), [*each.operands]
            new = build.value("llvm.call_intrinsic", types[0], operands, attributes)
            replace_op(each, [new])


def _function(op: ir.Operation) -> str:
    """The name of ``op``, or the symbol of the function that it calls."""
    is_direct = op.name == "llvm.call" and "callee" in op.attributes
    return str(op.attributes["callee"]) if is_direct else op.name
