"""Attach IREE's JSON signatures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.iree_abi import IreeAbi, Unknown, has_word
from mlir_abi.passes.attributes import Entries, Placement
from mlir_abi.passes.base import Pass, option
from mlir_abi.passes.languages import Language, attach


@dataclass(frozen=True)
class AttachIree(Pass):
    r"""Attach the ``iree.abi`` JSON, and ``iree.abi.declaration``, to every exported function.

    Before::

        func.func @f(%x: tensor<4xf32>) -> f32 {…}

    After::

        func.func @f(%x: tensor<4xf32>) -> f32 attributes {iree.reflection = {
          iree.abi = "{\22a\22:[[\22ndarray\22,…]],\22r\22:[\22f32\22],\22v\22:1}",
          iree.abi.declaration = "sync func @f(%input0: tensor<4xf32>) -> (%output0: f32)"}} {…}

    A type that the language has no word for is written ``"unknown"`` with a warning; docs/types.md
    lists them all. A declaration that is there and not of this form is the user's own, and is kept.
    """

    name: ClassVar[str] = "abi-attach-iree"

    placement: Placement = option("reflection", "where: entries of iree.reflection, or attributes")
    key: Literal["iree.abi", "d"] = option("iree.abi", "the name of the JSON")

    def run(self, op: ir.Operation) -> None:
        """Attach to every exported function, or raise `PassError` and change nothing."""
        attach(op, [iree_language(self.key)], self.placement)


def iree_language(key: str) -> Language:
    """IREE's JSON under the name ``key``."""

    def text(signature: FunctionSignature) -> str:
        return IreeAbi.of(signature).encode()

    def entries(text: str) -> Entries:
        return {key: ir.StringAttr.get(text)}

    return Language("iree.abi", text, entries, has_word, Unknown.encoded, with_declaration=True)
