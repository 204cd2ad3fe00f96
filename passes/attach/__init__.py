"""Attach every signature in one walk: the pass `Attach`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from mlir_abi.bindings import ir
from mlir_abi.passes.attach.attach_raw import raw_format
from mlir_abi.passes.attach.attach_sip import sip_format
from mlir_abi.passes.attach.driver import attach
from mlir_abi.passes.support.attach_plan import AttachOptions, Unsupported
from mlir_abi.passes.support.attributes import Placement
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.iree_format import iree_format


@dataclass(frozen=True)
class Attach(Pass):
    r"""Attach the raw signature, the SIP signature and the ``iree.abi`` JSON to exported functions.

    Before::

        func.func @f(%x: tensor<4xf32>) -> f32 {…}

    After::

        func.func @f(%x: tensor<4xf32>) -> f32 attributes {iree.reflection = {
          f = "I6!B3!d4R4!S1!", fv = "1", sip = "I8!S5!k0_0R3!_0", sipv = "1",
          iree.abi = "{\22a\22:[[\22ndarray\22,…]],\22r\22:[\22f32\22],\22v\22:1}",
          iree.abi.declaration = "sync func @f(%input0: tensor<4xf32>) -> (%output0: f32)"}} {…}

    The pass does the work of ``abi-attach-raw``, ``abi-attach-sip`` and ``abi-attach-iree`` in one
    walk. A SIP signature that cannot be encoded (of keyword arguments beside positional ones) is
    left out with a remark. ``unsupported`` applies to what IREE's runtime cannot read.
    """

    name: ClassVar[str] = "abi-attach"

    placement: Placement = option("reflection", "where: entries of iree.reflection, or attributes")
    legacy_names: bool = option(False, "write abi = 'sip' and abiv = 1 in place of sipv")
    key: Literal["iree.abi", "d"] = option("iree.abi", "the name of the JSON")
    unsupported: Unsupported = option("warn", "IREE's runtime cannot read it: warn, omit, or error")
    iree_input_demote_f64_to_f32: bool = option(False, "f64 is f32, as iree-compile makes it")

    def run(self, op: ir.Operation) -> None:
        """Attach to every exported function, or raise `PassError` and change nothing."""
        formats = [
            raw_format(),
            sip_format(self.legacy_names),
            iree_format(self.key, self.iree_input_demote_f64_to_f32),
        ]
        options = AttachOptions(
            formats, self.placement, omit_unencodable=True, unsupported=self.unsupported
        )
        attach(op, options)
