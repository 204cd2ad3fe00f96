"""Let callers check what assertions say of the sizes of arguments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.size_conditions import SizeCondition
from mlir_abi.dialect_attrs.sizes import Sizes
from mlir_abi.lowering.entry_conditions import known_shapes, write_conditions
from mlir_abi.lowering.sizes_from_assertions.assertion_reader import AssertionReader
from mlir_abi.passes.support.attributes import CHECKED_BY_CALLERS
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import for_each
from mlir_abi.passes.support.functions import DIVISIONS, exported_functions
from mlir_abi.passes.support.signatures import FunctionSignatures
from mlir_abi.passes.support.size_names import size_conditions
from mlir_abi.passes.support.symbols import used_functions


@dataclass(frozen=True)
class SizesFromAssertions(Pass):
    """Let callers check what assertions say of the sizes of arguments.

    Before::

        func.func @f(%x: tensor<?xf32>, %y: tensor<?xf32>) {
          %c0 = arith.constant 0 : index
          %n = tensor.dim %x, %c0 : tensor<?xf32>
          %m = tensor.dim %y, %c0 : tensor<?xf32>
          %same = arith.cmpi eq, %n, %m : index
          cf.assert %same, "sizes differ"
          return
        }

    After::

        func.func @f(%x: tensor<?xf32> {abi.dims = ["d0"]}, %y: tensor<?xf32> {abi.dims = ["d0"]}) {
          …
          cf.assert %same, "sizes differ" {abi.checked_by_callers}
          return
        }

    An assertion that every call of an exported function executes, in its first block, becomes a
    name that sizes share, or one of ``abi.size_conditions`` of the function, such as ``b >= 1`` or
    ``n % 2 == 0``. It must compare sums of sizes of arguments, or the remainder of one; others
    stay as they are, and so do those of a function that the module itself calls.
    ``abi-lower-assertions`` removes those that callers check, unless a failing assertion aborts. A
    division that every call executes says that its divisor is not 0.
    """

    name: ClassVar[str] = "abi-sizes-from-assertions"

    def run(self, op: ir.Operation) -> None:
        """Write names and conditions; raises `PassError` for invalid ones that are there."""
        signatures = FunctionSignatures()
        read: list[tuple[ir.Operation, list[ir.Operation]]] = []

        def convert(function: ir.Operation) -> None:
            signature = signatures.of(function)
            shapes = known_shapes(function, signature)
            assertions, conditions = _read(function, shapes)
            known = size_conditions(function, signature)
            if not conditions or write_conditions(function, known, shapes, conditions):
                read.append((function, assertions))

        for_each(exported_functions(op), convert)
        used = used_functions(op) if any(assertions for _, assertions in read) else set()
        for function, assertions in read:
            for each in assertions if function not in used else ():
                each.attributes[CHECKED_BY_CALLERS] = ir.UnitAttr.get()


def _read(
    function: ir.Operation, shapes: Sequence[Sizes | None]
) -> tuple[list[ir.Operation], list[SizeCondition]]:
    """Return the assertions on sizes of arguments, and their conditions."""
    entry = function.regions[0].blocks[0]
    assertions, conditions = list[ir.Operation](), dict[SizeCondition, None]()
    reader = AssertionReader(entry, shapes)
    for view in entry:
        op = view.operation
        if op.name in DIVISIONS:
            conditions |= dict.fromkeys(reader.nonzero(op.operands[1]))
        elif op.name == "cf.assert":
            read = reader.conditions(op.operands[0])
            if read is not None:
                assertions.append(op)
                conditions |= dict.fromkeys(read)
    return assertions, list(conditions)
