"""Switches of which 32 bits choose the case."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from typing import ClassVar

from mlir_abi.bindings import arith, ir
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import find_named
from mlir_abi.passes.support.op_builder import Builder


@dataclass(frozen=True)
class NarrowSwitches(Pass):
    """Let 32 bits choose the case of each ``scf.index_switch``.

    Before::

        scf.index_switch %i
        case 0 { … }
        default { … }

    After::

        %c1 = arith.constant 1 : index
        %0 = arith.index_cast %i : index to i32
        %1 = arith.index_cast %0 : i32 to index
        %2 = arith.cmpi eq, %1, %i : index
        %3 = arith.select %2, %i, %c1 : index
        scf.index_switch %3
        case 0 { … }
        default { … }

    ``convert-scf-to-cf`` compares the low 32 bits: 2^32 would choose the case 0. A number of more
    bits becomes one that is no case. If a case itself has more bits, all cases are numbered from 0.
    """

    name: ClassVar[str] = "abi-narrow-switches"

    def run(self, op: ir.Operation) -> None:
        """Replace the operand of each switch; nothing is an error."""
        for switch in find_named(op, "scf.index_switch"):
            with ir.InsertionPoint(switch), switch.location:
                switch.operands[0] = _narrowed(switch)


def _narrowed(switch: ir.Operation) -> ir.Value:
    """The number that chooses the case; the cases may get other numbers."""
    chosen, cases = switch.operands[0], list(switch.attributes["cases"])
    build, equal = Builder.before(switch), arith.CmpIPredicate.eq
    if all(-(2**31) <= case < 2**31 for case in cases):
        low = arith.index_cast(ir.IntegerType.get_signless(32), chosen)
        is_low = arith.cmpi(equal, arith.index_cast(chosen.type, low), chosen)
        no_case = next(i for i in count() if i not in cases)
        return arith.select(is_low, chosen, build.constant(no_case))
    number = build.constant(len(cases))
    for i, case in enumerate(cases):
        is_case = arith.cmpi(equal, chosen, build.constant(case))
        number = arith.select(is_case, build.constant(i), number)
    switch.attributes["cases"] = ir.DenseI64ArrayAttr.get(range(len(cases)))
    return number
