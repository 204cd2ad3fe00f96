"""Wrappers through which IREE's runtime passes nested arguments and results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import IREE_ABI
from mlir_abi.passes.attach.attach_iree import iree_language
from mlir_abi.passes.expand_tuples import ExpandTuples
from mlir_abi.passes.support.attach_plan import Attachment, Unsupported
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.diagnostics import PassError, for_each
from mlir_abi.passes.support.functions import functions, is_definition, is_exported
from mlir_abi.passes.support.gc_pause import collector_paused
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
        func.func private @f$flat(%a: tensor<4xf32> {iree.abi.index_path = [0, "a"]},
                                  %b: i32 {iree.abi.index_path = [0, "b"]}) -> tensor<4xf32> {…}

    Everything in the module calls the flat function from then on. The wrapper takes an argument for
    each slot at the root, keywords last and in the order of the keys, and gives a result for each
    slot of the results. What is nested in a slot is a ``!util.list<?>``, and so is a gap, which is
    null; docs/iree.md has the whole contract. Tuples are expanded first. Functions whose slots are
    their flat values are left alone; ``abi-attach-iree`` writes their JSON.
    """

    name: ClassVar[str] = "abi-wrap-iree"

    unsupported: Unsupported = option("warn", "IREE's runtime cannot read it: warn, omit, or error")
    iree_input_demote_f64_to_f32: bool = option(False, "f64 is f32, as iree-compile makes it")

    def run(self, op: ir.Operation) -> None:
        """Wrap every exported function that needs it, or raise `PassError` and wrap none."""
        ExpandTuples().run(op)
        with collector_paused():
            plans = self._plans(op)
            if not plans:
                return
            _check_accepted(plans[0].function)
            exporter = Exporter(op, self.iree_input_demote_f64_to_f32)
            for plan in plans:
                exporter.export(plan)

    def _plans(self, op: ir.Operation) -> list[Plan]:
        language = iree_language(IREE_ABI, self.iree_input_demote_f64_to_f32)
        planner = Planner(Attachment([language], "reflection", unsupported=self.unsupported))
        plans: list[Plan] = []

        def plan(function: ir.Operation) -> None:
            found = planner.plan(function)
            if found is not None:
                plans.append(found)

        for_each(filter(is_exported, filter(is_definition, functions(op))), plan)
        return plans


def _check_accepted(function: ir.Operation) -> None:
    if not are_accepted(function.context):
        raise PassError(
            (
                function.location,
                "abi-wrap-iree emits operations of IREE's, which these bindings do not have: "
                "allow unregistered dialects (--allow-unregistered-dialect)",
            )
        )
