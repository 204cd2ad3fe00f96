"""The raw format and the SIP format. That of ``iree.abi`` is in `mlir_abi.passes.support`."""

from __future__ import annotations

from functools import cache

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs import raw, sip
from mlir_abi.dialect_attrs.attribute_names import (
    LEGACY_SIP,
    LEGACY_SIP_VERSION,
    RAW,
    RAW_VERSION,
    SIP,
    SIP_VERSION,
)
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.types import ValueType
from mlir_abi.passes.support.signature_format import Omitted, Refused, SignatureFormat, Text


class RawFormat(SignatureFormat):
    """The attributes ``f`` and ``fv``."""

    title = "the raw signature"
    names = frozenset({RAW, RAW_VERSION})
    unknown = raw.Unrecognized.encoded.decode()

    def __init__(self) -> None:
        self._version = ir.StringAttr.get(raw.VERSION)

    def encode(self, signature: FunctionSignature) -> Text:
        """Encode any signature."""
        text = raw.RawSignature.of(signature).encode().decode()
        attributes = {RAW: ir.StringAttr.get(text), RAW_VERSION: self._version}
        if self.unknown not in text:
            return Text(attributes)
        return Text(attributes, self.unknown_types(signature, _has_raw_type))


def _has_raw_type(type_: ValueType) -> bool:
    return not isinstance(raw.raw_type(type_), raw.Unrecognized)


class SipFormat(SignatureFormat):
    """The attributes ``sip`` and ``sipv``, or ``sip``, ``abi`` and ``abiv``.

    A signature that the grammar cannot encode is refused, or with ``may_be_omitted`` left out.
    """

    title = "the SIP signature"

    def __init__(self, legacy_names: bool, may_be_omitted: bool) -> None:
        self._may_be_omitted = may_be_omitted
        self._version: dict[str, ir.Attribute] = {SIP_VERSION: ir.StringAttr.get(sip.VERSION)}
        if legacy_names:
            i32 = ir.IntegerType.get_signless(32)
            self._version = {
                LEGACY_SIP: ir.StringAttr.get("sip"),
                LEGACY_SIP_VERSION: ir.IntegerAttr.get(i32, int(sip.VERSION)),
            }
        self.names = {SIP, *self._version}
        self._attribute = cache(_sip_attribute)  # of each structure once

    def encode(self, signature: FunctionSignature) -> Text | Omitted | Refused:
        """Encode the structure of ``signature``."""
        try:
            text = self._attribute(sip.SipSignature.of(signature))
            return Text({SIP: text, **self._version})
        except ValueError as error:
            reason = str(error)
        return Omitted(reason) if self._may_be_omitted else Refused([(None, reason)])


def _sip_attribute(signature: sip.SipSignature) -> ir.Attribute:
    return ir.StringAttr.get(signature.encode().decode())
