"""Attach SIP signatures."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import LEGACY_SIP, LEGACY_SIP_VERSION, SIP, SIP_VERSION
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.sip import VERSION, SipSignature
from mlir_abi.passes.support.attach_plan import Attachment, Language, attach
from mlir_abi.passes.support.attributes import Entries, Placement
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

    The structure comes from index paths and from tuple types. Keyword arguments (paths that begin
    with a string) beside positional ones are an error: the grammar has no word for them.
    """

    name: ClassVar[str] = "abi-attach-sip"

    placement: Placement = option("reflection", "where: entries of iree.reflection, or attributes")
    legacy_names: bool = option(False, "write abi = 'sip' and abiv = 1 in place of sipv")

    def run(self, op: ir.Operation) -> None:
        """Attach to every exported function, or raise `PassError` and change nothing."""
        attach(op, Attachment([sip_language(self.legacy_names)], self.placement))


def sip_language(legacy_names: bool) -> Language:
    """SIP, with its version under today's name or under those of 2019.

    The text of each structure is made once.
    """
    version = _legacy_version() if legacy_names else {SIP_VERSION: ir.StringAttr.get(VERSION)}

    @cache
    def encoded(value: SipSignature) -> str:
        return value.encode().decode("utf-8", "surrogateescape")

    def text(signature: FunctionSignature) -> str:
        return encoded(SipSignature.of(signature))

    def entries(text: str) -> Entries:
        return {SIP: ir.StringAttr.get(text), **version}

    return Language("the SIP signature", text, entries)


def _legacy_version() -> Entries:
    i32 = ir.IntegerType.get_signless(32)
    return {
        LEGACY_SIP: ir.StringAttr.get("sip"),
        LEGACY_SIP_VERSION: ir.IntegerAttr.get(i32, int(VERSION)),
    }
