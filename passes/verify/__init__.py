"""Check attached signatures against the types they speak of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import DECLARATION, LEGACY_SIP_VERSION, RESULT_ALLOCATOR
from mlir_abi.dialect_attrs.decode.agreement import CHECKS, IREE_CHECKS
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.iree.demotion import as_written, demoted
from mlir_abi.passes.support import attributes, declaration
from mlir_abi.passes.support.attributes import Entries
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.diagnostics import PassError, for_each
from mlir_abi.passes.support.functions import functions
from mlir_abi.passes.support.result_allocator import mismatch
from mlir_abi.passes.support.signatures import Signatures
from mlir_abi.passes.support.symbols import Symbols
from mlir_abi.passes.verify.annotations import faults
from mlir_abi.passes.verify.imports import import_faults

_AGREEMENT = {**CHECKS, **IREE_CHECKS}

EntryCheck: TypeAlias = Callable[["ir.Attribute"], "str | None"]
"""What is wrong with an attribute, or None; raises ValueError for one that is not of its kind."""


@dataclass(frozen=True)
class Verify(Pass):
    """Check every attached signature against its function; an error names the first difference.

    This is an error, since the argument is not what the raw signature says::

        func.func @f(%x: tensor<5xf32>) attributes {iree.reflection = {f = "I6!B3!d4R1!"}}

    and this is left as it is::

        func.func @f(%x: tensor<4xf32>) attributes {iree.reflection = {f = "I6!B3!d4R1!"}}

    Functions without signatures are passed over, and so is a declaration of the user's own. The
    annotations that IREE's compiler reads (``iree.abi.output``, …; docs/iree.md) are checked as
    well: their kinds and places, and the numbers of arguments and results. So are the types of a
    declared function with a dot in its name, which IREE imports from another module.
    """

    name: ClassVar[str] = "abi-verify"

    iree_input_demote_f64_to_f32: bool = option(False, "f64 is f32, as iree-compile makes it")

    def run(self, op: ir.Operation) -> None:
        """Raise `PassError` for every function whose attributes do not agree with it."""
        compiled = demoted if self.iree_input_demote_f64_to_f32 else as_written
        for_each(functions(op), Verifier(Signatures(), Symbols(), compiled).verify)


class Verifier:
    """Checks functions, each text once for each signature that it stands for.

    ``compiled`` gives the signature that is left of one when IREE has compiled it.
    """

    def __init__(
        self,
        signatures: Signatures,
        symbols: Symbols,
        compiled: Callable[[FunctionSignature], FunctionSignature] = as_written,
    ) -> None:
        self._signatures = signatures
        self._symbols = symbols
        self._compiled = compiled
        self._difference = cache(_difference)

    def verify(self, function: ir.Operation) -> None:
        """Raise `PassError` if what is attached to ``function`` does not agree with it."""
        for placement in attributes.PLACEMENTS:
            entries = attributes.read(function, placement)
            if not entries:
                continue
            for key, check in self._checks(function, entries).items():
                if key in entries and (problem := _problem(check, entries[key])):
                    message = f"{key} of {attributes.symbol(function)}: {problem}"
                    raise PassError((function.location, message))
        if wrong := [
            *faults(function),
            *import_faults(function, self._signatures, self._compiled),
        ]:
            raise PassError(*wrong)

    def _checks(self, function: ir.Operation, entries: Entries) -> dict[str, EntryCheck]:
        """The check of each attribute that may be among ``entries``."""
        described = self._signatures.of(self._symbols.wrapped(function) or function)
        compiled = self._compiled(described)
        own = self._signatures.of(function)

        def agreement(key: str, signature: FunctionSignature) -> EntryCheck:
            return lambda attribute: self._difference(key, _text(attribute), signature)

        return {
            **{key: agreement(key, described) for key in CHECKS},
            **{key: agreement(key, compiled) for key in IREE_CHECKS},
            LEGACY_SIP_VERSION: lambda version: _legacy_version(version, entries),
            DECLARATION: lambda given: _declaration(_text(given), function, self._compiled(own)),
            RESULT_ALLOCATOR: lambda symbol: mismatch(
                symbol, self._symbols.beside(function), function
            ),
        }


def _difference(key: str, text: str, signature: FunctionSignature) -> str | None:
    return _AGREEMENT[key](text, signature)


def _problem(check: EntryCheck, attribute: ir.Attribute) -> str | None:
    try:
        return check(attribute)
    except ValueError as error:
        return str(error)


def _legacy_version(version: ir.Attribute, entries: Entries) -> str | None:
    if not attributes.have_legacy_sip(entries) or attributes.integer(version) == 1:
        return None
    return f"must be 1 (got {version})"


def _declaration(given: str, function: ir.Operation, signature: FunctionSignature) -> str | None:
    """Check a declaration, unless it is the user's own."""
    if not declaration.is_ours(given):
        return None
    wanted = declaration.of(function, declaration.tail(function, signature))
    return None if given == wanted else f"must be {wanted!r} (got {given!r})"


def _text(attribute: ir.Attribute) -> str:
    text = attributes.string(attribute)
    if text is None:
        raise ValueError(f"must be a string (got {attribute})")
    return text
