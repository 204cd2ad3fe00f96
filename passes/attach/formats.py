"""The formats of raw and SIP signatures."""

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
from mlir_abi.passes.support.attach_plan import SignatureFormat


def raw_format() -> SignatureFormat:
    """Return the format of raw signatures."""
    version = ir.StringAttr.get(raw.VERSION)
    return SignatureFormat(
        "the raw signature",
        encode=lambda signature: raw.RawSignature.of(signature).encode().decode(),
        attributes=lambda text: {RAW: ir.StringAttr.get(text), RAW_VERSION: version},
        can_encode=lambda type_: not isinstance(raw.raw_type(type_), raw.Unrecognized),
        unknown_type=raw.Unrecognized.encoded.decode(),
    )


def sip_format(legacy_names: bool) -> SignatureFormat:
    """Return the format of SIP signatures; it encodes each structure once.

    With ``legacy_names``, the version is stored under the names of 2019.
    """
    version: dict[str, ir.Attribute] = {SIP_VERSION: ir.StringAttr.get(sip.VERSION)}
    if legacy_names:
        i32 = ir.IntegerType.get_signless(32)
        version = {
            LEGACY_SIP: ir.StringAttr.get("sip"),
            LEGACY_SIP_VERSION: ir.IntegerAttr.get(i32, int(sip.VERSION)),
        }

    @cache
    def encode(value: sip.SipSignature) -> str:
        return value.encode().decode("utf-8", "surrogateescape")

    return SignatureFormat(
        "the SIP signature",
        encode=lambda signature: encode(sip.SipSignature.of(signature)),
        attributes=cache(lambda text: {SIP: ir.StringAttr.get(text), **version}),
    )
