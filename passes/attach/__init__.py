"""Attach signatures to exported functions."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Literal

from mlir_abi.bindings import ir
from mlir_abi.passes.attach.driver import attach
from mlir_abi.passes.attach.formats import RawFormat, SipFormat
from mlir_abi.passes.support.attributes import Placement
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.iree_format import IreeFormat, Unsupported
from mlir_abi.passes.support.signature_format import SignatureFormat


@dataclass(frozen=True)
class _AttachPass(Pass):
    """A pass that attaches signatures in some formats.

    With ``may_be_omitted``, a format that cannot encode a signature is left out, with a remark.
    """

    may_be_omitted: ClassVar[bool] = False

    placement: Placement = option("reflection", "where: entries of iree.reflection, or attributes")

    @abstractmethod
    def formats(self) -> list[SignatureFormat]:
        """Return the formats, as the options ask."""

    def run(self, op: ir.Operation) -> None:
        """Attach to every exported function, or raise `PassError` and change nothing."""
        attach(op, self.formats(), self.placement)


@dataclass(frozen=True)
class AttachRaw(_AttachPass):
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

    def formats(self) -> list[SignatureFormat]:
        """Return the raw format, which encodes any signature."""
        return [RawFormat()]


@dataclass(frozen=True)
class AttachSip(_AttachPass):
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

    legacy_names: bool = option(False, "write abi = 'sip' and abiv = 1 in place of sipv")

    def formats(self) -> list[SignatureFormat]:
        """Return the SIP format."""
        return [SipFormat(self.legacy_names, self.may_be_omitted)]


@dataclass(frozen=True)
class AttachIree(_AttachPass):
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

    key: Literal["iree.abi", "d"] = option("iree.abi", "the name of the JSON")
    unsupported: Unsupported = option("warn", "IREE's runtime cannot read it: warn, omit, or error")
    iree_input_demote_f64_to_f32: bool = option(False, "f64 is f32, as iree-compile makes it")

    def formats(self) -> list[SignatureFormat]:
        """Return the JSON format."""
        demotes = self.iree_input_demote_f64_to_f32
        return [IreeFormat(self.key, self.unsupported, demotes, self.may_be_omitted)]


@dataclass(frozen=True)
class Attach(AttachIree, AttachSip, AttachRaw):
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
    may_be_omitted: ClassVar[bool] = True

    def formats(self) -> list[SignatureFormat]:
        """Return all formats; what one cannot encode is left out."""
        kinds = (AttachRaw, AttachSip, AttachIree)
        return [format_ for kind in kinds for format_ in kind.formats(self)]
