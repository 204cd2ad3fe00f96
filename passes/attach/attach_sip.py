"""Attach SIP signatures."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import LEGACY_SIP, LEGACY_SIP_VERSION, SIP, SIP_VERSION
from mlir_abi.dialect_attrs.sip import VERSION, SipSignature
from mlir_abi.passes.attach.driver import attach
from mlir_abi.passes.support.attach_plan import AttachOptions, SignatureFormat
from mlir_abi.passes.support.attributes import Placement
from mlir_abi.passes.support.base import Pass, option


@dataclass(frozen=True)
class AttachSip(Pass):
    """Attach the structured index path signature ``sip`` and its version ``sipv``.

    Before::

        func.func @f(%x: f32 {iree.abi.index_path = [0, "a"]},
                     %y: f32 {iree.abi.index_path = [0, "b"]}) {…}

    After::

        func.func @f(…) attributes {iree.reflection = {
          sip = "I23!S19!k0D13!K2!a_0K2!b_1R1!", sipv = "1"}} {…}

    The structure comes from index paths and from tuple types. A function with keyword arguments,
    whose paths begin with a string, beside positional ones is an error: the grammar cannot encode
    it.
    """

    name: ClassVar[str] = "abi-attach-sip"

    placement: Placement = option("reflection", "where: entries of iree.reflection, or attributes")
    legacy_names: bool = option(False, "write abi = 'sip' and abiv = 1 in place of sipv")

    def run(self, op: ir.Operation) -> None:
        """Attach to every exported function, or raise `PassError` and change nothing."""
        attach(op, AttachOptions([sip_format(self.legacy_names)], self.placement))


def sip_format(legacy_names: bool) -> SignatureFormat:
    """Return the format of SIP signatures; it encodes each structure once.

    With ``legacy_names``, the version is stored under the names of 2019.
    """
    version: dict[str, ir.Attribute] = {SIP_VERSION: ir.StringAttr.get(VERSION)}
    if legacy_names:
        i32 = ir.IntegerType.get_signless(32)
        version = {
            LEGACY_SIP: ir.StringAttr.get("sip"),
            LEGACY_SIP_VERSION: ir.IntegerAttr.get(i32, int(VERSION)),
        }

    @cache
    def encode(value: SipSignature) -> str:
        return value.encode().decode("utf-8", "surrogateescape")

    return SignatureFormat(
        "the SIP signature",
        encode=lambda signature: encode(SipSignature.of(signature)),
        attributes=cache(lambda text: {SIP: ir.StringAttr.get(text), **version}),
    )
