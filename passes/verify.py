"""Check attached signatures against the types they speak of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.agreement import CHECKS, IREE_CHECKS, Check
from mlir_abi.dialect_attrs.attribute_names import (
    DECLARATION,
    LEGACY_SIP,
    LEGACY_SIP_VERSION,
    RESULT_ALLOCATOR,
)
from mlir_abi.dialect_attrs.demotion import demoted
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.passes import attributes, declaration
from mlir_abi.passes.allocator_type import mismatch
from mlir_abi.passes.annotations import faults
from mlir_abi.passes.attributes import Entries
from mlir_abi.passes.base import Pass, option
from mlir_abi.passes.diagnostics import PassError, for_each
from mlir_abi.passes.functions import functions
from mlir_abi.passes.imports import import_faults
from mlir_abi.passes.signatures import Signatures
from mlir_abi.passes.symbols import Symbols


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
        signatures = Signatures()
        symbols = Symbols()
        compiled = demoted if self.iree_input_demote_f64_to_f32 else _as_written
        for_each(functions(op), lambda each: verify(each, signatures, symbols, compiled))


def _as_written(signature: FunctionSignature) -> FunctionSignature:
    return signature


def verify(
    function: ir.Operation,
    signatures: Signatures,
    symbols: Symbols,
    compiled: Callable[[FunctionSignature], FunctionSignature] = _as_written,
) -> None:
    """Raise `PassError` if what is attached to ``function`` does not agree with it.

    ``compiled`` gives the signature that is left of one when IREE has compiled it.
    """
    for placement in attributes.PLACEMENTS:
        entries = attributes.read(function, placement)
        if entries:
            described = signatures.of(symbols.wrapped(function) or function)
            verify_entries(function, described, entries, CHECKS)
            verify_entries(function, compiled(described), entries, IREE_CHECKS)
            _verify_legacy_version(function, entries)
            _verify_declaration(function, compiled(signatures.of(function)), entries)
            _verify_allocator(function, entries, symbols)
    if wrong := [*faults(function), *import_faults(function, signatures, compiled)]:
        raise PassError(*wrong)


def verify_entries(
    function: ir.Operation,
    signature: FunctionSignature,
    entries: Entries,
    checks: Mapping[str, Check],
) -> None:
    """Raise `PassError` for the first of ``checks`` that ``entries`` of ``function`` fail."""
    name = attributes.symbol_name(function)
    for key, check in checks.items():
        if key not in entries:
            continue
        try:
            difference = check(_text(entries[key]), signature)
        except ValueError as error:
            difference = str(error)
        if difference is not None:
            raise PassError((function.location, f"{key} of @{name}: {difference}"))


def _verify_legacy_version(function: ir.Operation, entries: Entries) -> None:
    """Check ``abiv``, which is ours only beside an ``abi`` that says ``sip``."""
    if LEGACY_SIP not in entries or LEGACY_SIP_VERSION not in entries:
        return
    version = entries[LEGACY_SIP_VERSION]
    if attributes.string(entries[LEGACY_SIP]) == "sip" and attributes.integer(version) != 1:
        symbol = attributes.symbol_name(function)
        message = f"{LEGACY_SIP_VERSION} of @{symbol}: must be 1 (got {version})"
        raise PassError((function.location, message))


def _verify_allocator(function: ir.Operation, entries: Entries, symbols: Symbols) -> None:
    if RESULT_ALLOCATOR not in entries:
        return
    try:
        type_ = function.attributes["function_type"].value
        problem = mismatch(entries[RESULT_ALLOCATOR], symbols.beside(function), type_)
    except ValueError as error:
        problem = str(error)
    if problem is not None:
        symbol = attributes.symbol_name(function)
        raise PassError((function.location, f"{RESULT_ALLOCATOR} of @{symbol}: {problem}"))


def _text(attribute: ir.Attribute) -> str:
    text = attributes.string(attribute)
    if text is None:
        raise ValueError(f"must be a string (got {attribute})")
    return text


def _verify_declaration(
    function: ir.Operation, signature: FunctionSignature, entries: Entries
) -> None:
    if DECLARATION not in entries or not declaration.is_ours(_text(entries[DECLARATION])):
        return
    wanted = declaration.of(function, declaration.tail(function, signature))
    got = _text(entries[DECLARATION])
    if got != wanted:
        name = attributes.symbol_name(function)
        raise PassError(
            (function.location, f"{DECLARATION} of @{name} is {got!r}, should be {wanted!r}")
        )
