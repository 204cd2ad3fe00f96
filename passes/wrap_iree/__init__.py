"""Wrappers through which IREE's runtime passes nested arguments and results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.base import Pass
from mlir_abi.passes.collector import collector_paused
from mlir_abi.passes.diagnostics import PassError, for_each
from mlir_abi.passes.expand_tuples import ExpandTuples
from mlir_abi.passes.functions import functions, is_exported
from mlir_abi.passes.wrap_iree.export import Exporter
from mlir_abi.passes.wrap_iree.operations import are_accepted
from mlir_abi.passes.wrap_iree.plan import Plan, Planner


@dataclass(frozen=True)
class WrapIree(Pass):
    r"""Give functions with nested arguments or results a wrapper that IREE's runtime can call.

    Before::

        func.func @f(%a: tensor<4xf32> {iree.abi.index_path = [0, "a"]},
                     %b: i32 {iree.abi.index_path = [0, "b"]}) -> tensor<4xf32> {…}

    After::

        func.func @f(%list: !util.list<?>) -> tensor<4xf32> attributes {
            iree.abi.wraps = @f$flat,
            iree.reflection = {iree.abi = "{\22a\22:[[\22sdict\22,…]],…}", …}} {
          %view = util.list.get %list[%c0] : !util.list<?> -> !hal.buffer_view
          %a = hal.tensor.import %view : !hal.buffer_view -> tensor<4xf32>
          %b = util.list.get %list[%c1] : !util.list<?> -> i32
          %r = call @f$flat(%a, %b) : (tensor<4xf32>, i32) -> tensor<4xf32>
          return %r : tensor<4xf32>
        }
        func.func private @f$flat(%a: tensor<4xf32>, %b: i32) -> tensor<4xf32> {…}

    The wrapper takes an argument for each slot at the root, keywords last and in the order of the
    keys, and gives a result for each slot of the results. What is nested in a slot is a
    ``!util.list<?>``, and so is a gap, which is null. Tuples are expanded first. Functions whose
    slots are their flat values are left alone; ``abi-attach-iree`` writes their JSON.
    """

    name: ClassVar[str] = "abi-wrap-iree"

    def run(self, op: ir.Operation) -> None:
        """Wrap every exported function that needs it, or raise `PassError` and wrap none."""
        ExpandTuples().run(op)
        planner = Planner()
        plans: list[Plan] = []

        def plan(function: ir.Operation) -> None:
            found = planner.plan(function)
            if found is not None:
                plans.append(found)

        with collector_paused():
            for_each(filter(_is_defined_export, functions(op)), plan)
            if plans and not are_accepted(op.context):
                raise PassError(
                    (
                        plans[0].function.location,
                        "abi-wrap-iree emits operations of IREE's, which these bindings do not "
                        "have: allow unregistered dialects (--allow-unregistered-dialect)",
                    )
                )
            exporter = Exporter(op)
            for found in plans:
                exporter.export(found)


def _is_defined_export(function: ir.Operation) -> bool:
    return is_exported(function) and len(function.regions[0].blocks) > 0
