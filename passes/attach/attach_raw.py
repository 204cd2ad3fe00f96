"""Attach raw signatures."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs import raw
from mlir_abi.dialect_attrs.attribute_names import RAW, RAW_VERSION
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.types import ValueType
from mlir_abi.passes.support.attach_plan import Attachment, Language, attach
from mlir_abi.passes.support.attributes import Entries, Placement
from mlir_abi.passes.support.base import Pass, option


@dataclass(frozen=True)
class AttachRaw(Pass):
    """Attach the raw signature ``f`` and its version ``fv`` to every exported function.

    Before::

        func.func @f(%x: tensor<4x?xi32>, %y: f32) {…}

    After::

        func.func @f(%x: tensor<4x?xi32>, %y: f32)
            attributes {iree.reflection = {f = "I14!B8!t6d4d-1S1!R1!", fv = "1"}} {…}

    Tensors and memrefs are buffers, tuples are their leaves. A type that has no word in the grammar
    is written ``U`` with a warning; docs/types.md lists them all.
    """

    name: ClassVar[str] = "abi-attach-raw"

    placement: Placement = option("reflection", "where: entries of iree.reflection, or attributes")

    def run(self, op: ir.Operation) -> None:
        """Attach to every exported function, or raise `PassError` and change nothing."""
        attach(op, Attachment([raw_language()], self.placement))


def raw_language() -> Language:
    """The raw signature; the word of each type is made once."""
    version = ir.StringAttr.get(raw.VERSION)

    @cache
    def word(type_: ValueType) -> bytes:
        return raw.raw_type(type_).encoded

    def text(signature: FunctionSignature) -> str:
        inputs, results = map(word, signature.flat_inputs), map(word, signature.flat_results)
        return raw.encoded(inputs, results).decode()

    def entries(text: str) -> Entries:
        return {RAW: ir.StringAttr.get(text), RAW_VERSION: version}

    return Language("the raw signature", text, entries, raw.has_word, raw.UNNAMED)
