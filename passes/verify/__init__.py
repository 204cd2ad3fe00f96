"""Check attached signatures against the types of their functions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import DECLARATION, LEGACY_SIP_VERSION, RESULT_ALLOCATOR
from mlir_abi.dialect_attrs.decode.check import CHECKS, IREE_CHECKS
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.iree.demotion import demote, identity
from mlir_abi.passes.support.attributes import (
    PLACEMENTS,
    Entries,
    has_legacy_sip,
    integer,
    is_generated_declaration,
    read_attached,
    string,
    symbol,
)
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.declaration import declaration_tail, declaration_text
from mlir_abi.passes.support.diagnostics import PassError, for_each
from mlir_abi.passes.support.functions import functions
from mlir_abi.passes.support.result_allocator import mismatch
from mlir_abi.passes.support.signatures import FunctionSignatures
from mlir_abi.passes.support.symbols import Symbols
from mlir_abi.passes.verify.annotations import annotation_errors, warn_of_lost_model
from mlir_abi.passes.verify.imports import import_errors

_CHECKS = {**CHECKS, **IREE_CHECKS}

AttributeCheck: TypeAlias = Callable[["ir.Attribute"], "str | None"]
"""Returns what is wrong with an attribute, or None; raises ValueError if it cannot be read."""


@dataclass(frozen=True)
class Verify(Pass):
    """Check every attached signature against its function; an error names the first difference.

    This is an error, because the raw signature describes another argument::

        func.func @f(%x: tensor<5xf32>) attributes {iree.reflection = {f = "I6!B3!d4R1!"}}

    This is left unchanged::

        func.func @f(%x: tensor<4xf32>) attributes {iree.reflection = {f = "I6!B3!d4R1!"}}

    The pass ignores functions without signatures, and a declaration that the user wrote. It also
    checks the annotations that IREE's compiler reads (``iree.abi.output``, …; docs/iree.md): their
    kinds, their places, and the numbers of arguments and results in them. It checks the types of a
    declared function with a dot in its name, which IREE imports from another module.
    """

    name: ClassVar[str] = "abi-verify"

    iree_input_demote_f64_to_f32: bool = option(False, "f64 is f32, as iree-compile makes it")

    def run(self, op: ir.Operation) -> None:
        """Raise `PassError` for every function whose attributes contradict its types."""
        compiled = demote if self.iree_input_demote_f64_to_f32 else identity
        verifier = SignatureVerifier(FunctionSignatures(), Symbols(), compiled)

        def check(function: ir.Operation) -> None:
            warn_of_lost_model(function)
            verifier.verify(function)

        for_each(functions(op), check)


class SignatureVerifier:
    """Verifies functions; it checks each text once for each signature that it is attached to.

    ``demote`` returns the signature after IREE's demotion of types.
    """

    def __init__(
        self,
        signatures: FunctionSignatures,
        symbols: Symbols,
        demote: Callable[[FunctionSignature], FunctionSignature] = identity,
    ) -> None:
        self._signatures = signatures
        self._symbols = symbols
        self._demote = demote
        self._difference = cache(lambda key, text, signature: _CHECKS[key](text, signature))

    def verify(self, function: ir.Operation) -> None:
        """Raise `PassError` if the attributes of ``function`` contradict its types."""
        for placement in PLACEMENTS:
            entries = read_attached(function, placement)
            if not entries:
                continue
            for key, check in self._checks(function, entries).items():
                if key not in entries:
                    continue
                try:
                    problem = check(entries[key])
                except ValueError as error:
                    problem = str(error)
                if problem:
                    message = f"{key} of {symbol(function)}: {problem}"
                    raise PassError((function.location, message))
        errors = [
            *annotation_errors(function),
            *import_errors(function, self._signatures, self._demote),
        ]
        if errors:
            raise PassError(*errors)

    def _checks(self, function: ir.Operation, entries: Entries) -> dict[str, AttributeCheck]:
        """Return the check of each attribute that may be among ``entries``."""
        described = self._signatures.of(self._symbols.wrapped(function) or function)
        compiled = self._demote(described)
        declared = self._demote(self._signatures.of(function))

        def compare(key: str, signature: FunctionSignature) -> AttributeCheck:
            return lambda attribute: self._difference(key, _text(attribute), signature)

        return {
            **{key: compare(key, described) for key in CHECKS},
            **{key: compare(key, compiled) for key in IREE_CHECKS},
            LEGACY_SIP_VERSION: lambda version: _check_legacy_version(version, entries),
            DECLARATION: lambda text: _check_declaration(_text(text), function, declared),
            RESULT_ALLOCATOR: lambda name: mismatch(
                name, self._symbols.siblings(function), function
            ),
        }


def _check_legacy_version(version: ir.Attribute, entries: Entries) -> str | None:
    if not has_legacy_sip(entries) or integer(version) == 1:
        return None
    return f"must be 1 (got {version})"


def _check_declaration(
    text: str, function: ir.Operation, signature: FunctionSignature
) -> str | None:
    if not is_generated_declaration(text):
        return None
    expected = declaration_text(function, declaration_tail(function, signature))
    return None if text == expected else f"must be {expected!r} (got {text!r})"


def _text(attribute: ir.Attribute) -> str:
    text = string(attribute)
    if text is None:
        raise ValueError(f"must be a string (got {attribute})")
    return text
