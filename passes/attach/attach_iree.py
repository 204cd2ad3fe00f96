"""Attach IREE's JSON signatures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from mlir_abi.bindings import ir
from mlir_abi.passes.attach.driver import attach
from mlir_abi.passes.support.attach_plan import AttachOptions, Unsupported
from mlir_abi.passes.support.attributes import Placement
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.iree_format import iree_format


@dataclass(frozen=True)
class AttachIree(Pass):
    r"""Attach the ``iree.abi`` JSON, and ``iree.abi.declaration``, to every exported function.

    Before::

        func.func @f(%x: tensor<4xf32>) -> f32 {…}

    After::

        func.func @f(%x: tensor<4xf32>) -> f32 attributes {iree.reflection = {
          iree.abi = "{\22a\22:[[\22ndarray\22,…]],\22r\22:[\22f32\22],\22v\22:1}",
          iree.abi.declaration = "sync func @f(%input0: tensor<4xf32>) -> (%output0: f32)"}} {…}

    A type that the format cannot encode is written ``"unknown"``, with a warning; the page "What
    each type becomes" lists these types. Where IREE's runtime cannot read the signature, a warning
    says what happens at run time; the option ``unsupported`` makes it an error or omits the JSON.
    The page "IREE" lists the cases. A declaration in another form is the user's own and is kept.
    """

    name: ClassVar[str] = "abi-attach-iree"

    placement: Placement = option("reflection", "where: entries of iree.reflection, or attributes")
    key: Literal["iree.abi", "d"] = option("iree.abi", "the name of the JSON")
    unsupported: Unsupported = option("warn", "IREE's runtime cannot read it: warn, omit, or error")
    iree_input_demote_f64_to_f32: bool = option(False, "f64 is f32, as iree-compile makes it")

    def run(self, op: ir.Operation) -> None:
        """Attach to every exported function, or raise `PassError` and change nothing."""
        formats = [iree_format(self.key, self.iree_input_demote_f64_to_f32)]
        attach(op, AttachOptions(formats, self.placement, unsupported=self.unsupported))
