"""Wrap functions so that IREE's runtime can pass nested arguments and results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import IREE_ABI
from mlir_abi.passes.expand_tuples import ExpandTuples
from mlir_abi.passes.support.attach_plan import warn_of
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.diagnostics import PassError, for_each
from mlir_abi.passes.support.functions import functions, is_exported
from mlir_abi.passes.support.iree_format import IreeFormat, Unsupported
from mlir_abi.passes.support.signatures import FunctionSignatures
from mlir_abi.passes.wrap_iree.iree_wrapper import Wrappers
from mlir_abi.passes.wrap_iree.wrapper_plan import WrapperPlan, plan_wrapper


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

    All calls in the module then call the flat function. The wrapper takes an argument for each slot
    at the root, keywords last and in the order of the keys, and returns a result for each slot of
    the results. A nested slot is a ``!util.list<?>``; a gap is one too, and always null.
    The page "IREE" describes the whole contract. The pass expands tuples first. It leaves functions
    alone whose slots are their flat values; ``abi-attach-iree`` writes their JSON.
    """

    name: ClassVar[str] = "abi-wrap-iree"

    unsupported: Unsupported = option("warn", "IREE's runtime cannot read it: warn, omit, or error")
    iree_input_demote_f64_to_f32: bool = option(False, "f64 is f32, as iree-compile makes it")

    def run(self, op: ir.Operation) -> None:
        """Wrap every exported function that needs it, or raise `PassError` and wrap none."""
        ExpandTuples().run(op)
        signatures = FunctionSignatures()
        demote = self.iree_input_demote_f64_to_f32
        format_ = IreeFormat(IREE_ABI, self.unsupported, demote)

        def plan(function: ir.Operation) -> WrapperPlan | None:
            return plan_wrapper(function, signatures.of(function), format_, demote)

        plans = [*filter(None, for_each(filter(is_exported, functions(op)), plan))]
        if not plans:
            return
        has_list_operations = op.context.is_registered_operation("util.list.get")
        if not (has_list_operations or op.context.allow_unregistered_dialects):
            message = (
                "abi-wrap-iree emits operations of IREE's, which these bindings do not have: "
                "choose IREE's bindings (MLIR_ABI_BINDINGS=iree.compiler), or allow "
                "unregistered dialects (--allow-unregistered-dialect)"
            )
            raise PassError((plans[0].function.location, message))
        warn_of(each.attach_plan for each in plans)
        wrappers = Wrappers(op)
        for each in plans:
            wrappers.wrap(each)
