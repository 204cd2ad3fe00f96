"""Attach raw signatures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs import raw
from mlir_abi.dialect_attrs.attribute_names import RAW, RAW_VERSION
from mlir_abi.passes.attach.driver import attach
from mlir_abi.passes.support.attach_plan import AttachOptions, SignatureFormat
from mlir_abi.passes.support.attributes import Placement
from mlir_abi.passes.support.base import Pass, option


@dataclass(frozen=True)
class AttachRaw(Pass):
    """Attach the raw signature ``f`` and its version ``fv`` to every exported function.

    Before::

        func.func @f(%x: tensor<4x?xi32>, %y: f32) {…}

    After::

        func.func @f(%x: tensor<4x?xi32>, %y: f32)
            attributes {iree.reflection = {f = "I14!B8!t6d4d-1S1!R1!", fv = "1"}} {…}

    Tensors and memrefs are encoded as buffers, and a tuple as its leaves. A type that the grammar
    cannot encode is written ``U``, with a warning; the page "What each type becomes" lists these
    types.
    """

    name: ClassVar[str] = "abi-attach-raw"

    placement: Placement = option("reflection", "where: entries of iree.reflection, or attributes")

    def run(self, op: ir.Operation) -> None:
        """Attach to every exported function, or raise `PassError` and change nothing."""
        attach(op, AttachOptions([raw_format()], self.placement))


def raw_format() -> SignatureFormat:
    """Return the format of raw signatures."""
    version = ir.StringAttr.get(raw.VERSION)
    return SignatureFormat(
        "the raw signature",
        encode=lambda signature: raw.raw_text(signature).decode(),
        attributes=lambda text: {RAW: ir.StringAttr.get(text), RAW_VERSION: version},
        can_encode=lambda type_: raw.raw_type_text(type_) != raw.Unrecognized.encoded,
        unknown_type=raw.Unrecognized.encoded.decode(),
    )
