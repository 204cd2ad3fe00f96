"""Check attached signatures against the types they speak of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import ClassVar, TypeAlias, TypeVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs import raw, sip
from mlir_abi.dialect_attrs.demotion import demoted
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.dialect_attrs.raw import RawSignature
from mlir_abi.dialect_attrs.sip import SipSignature
from mlir_abi.passes import attributes, declaration
from mlir_abi.passes.allocator_type import mismatch
from mlir_abi.passes.annotations import faults
from mlir_abi.passes.attributes import (
    DECLARATION,
    IREE_ABI,
    IREE_ABI_SHORT,
    RAW,
    RAW_VERSION,
    RESULT_ALLOCATOR,
    SIP,
    SIP_VERSION,
    WRAPS,
    Entries,
)
from mlir_abi.passes.base import Pass, option
from mlir_abi.passes.diagnostics import PassError, for_each
from mlir_abi.passes.functions import FUNCTION_OPS, functions
from mlir_abi.passes.signatures import Signatures
from mlir_abi.passes.symbols import Symbols

T = TypeVar("T")


@dataclass(frozen=True)
class Verify(Pass):
    """Check every attached signature against its function; an error names the first difference.

    This is an error, since the argument is not what the raw signature says::

        func.func @f(%x: tensor<5xf32>) attributes {iree.reflection = {f = "I6!B3!d4R1!"}}

    and this is left as it is::

        func.func @f(%x: tensor<4xf32>) attributes {iree.reflection = {f = "I6!B3!d4R1!"}}

    Functions without signatures are passed over, and so is a declaration of the user's own. The
    annotations that IREE's compiler reads (``iree.abi.output``, …; docs/iree.md) are checked as
    well: their kinds and places, and the numbers of arguments and results.
    """

    name: ClassVar[str] = "abi-verify"

    iree_input_demote_f64_to_f32: bool = option(False, "f64 is f32, as iree-compile makes it")

    def run(self, op: ir.Operation) -> None:
        """Raise `PassError` for every function whose attributes do not agree with it."""
        signatures = Signatures()
        symbols = Symbols()

        compiled = demoted if self.iree_input_demote_f64_to_f32 else lambda signature: signature

        def verify(function: ir.Operation) -> None:
            for placement in attributes.PLACEMENTS:
                entries = attributes.read(function, placement)
                if entries:
                    described = signatures.of(_described(function, symbols))
                    _verify(function, _CHECKS, described, entries)
                    _verify(function, _IREE_CHECKS, compiled(described), entries)
                    _verify_declaration(function, compiled(signatures.of(function)), entries)
                    _verify_allocator(function, entries, symbols)
            if wrong := list(faults(function)):
                raise PassError(*wrong)

        for_each(functions(op), verify)


def _verify(
    function: ir.Operation,
    checks: Mapping[str, _Check],
    signature: FunctionSignature,
    entries: Entries,
) -> None:
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


def _described(function: ir.Operation, symbols: Symbols) -> ir.Operation:
    """The function of which ``iree.abi`` speaks: for a wrapper of IREE's, the one that it calls."""
    callee = function.attributes.get(WRAPS)
    if not isinstance(callee, ir.FlatSymbolRefAttr):
        return function
    found = symbols.beside(function).get(callee.value)
    return found if found is not None and found.name in FUNCTION_OPS else function


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


def _raw(text: str, signature: FunctionSignature) -> str | None:
    got, wanted = RawSignature.parse(text), RawSignature.of(signature)
    return _first_difference("argument", got.inputs, wanted.inputs, str) or _first_difference(
        "result", got.results, wanted.results, str
    )


def _sip(text: str, signature: FunctionSignature) -> str | None:
    got, wanted = SipSignature.parse(text), SipSignature.of(signature)
    if got == wanted:
        return None
    return _first_difference(
        "line", got.describe().split("\n"), wanted.describe().split("\n"), repr
    )


def _iree_abi(text: str, signature: FunctionSignature) -> str | None:
    got, wanted = IreeAbi.parse(text), IreeAbi.of(signature)
    return _first_difference("argument", got.inputs, wanted.inputs, str) or _first_difference(
        "result", got.results, wanted.results, str
    )


def _version(wanted: str) -> _Check:
    def check(text: str, _: FunctionSignature) -> str | None:
        return None if text == wanted else f"must be {wanted!r} (got {text!r})"

    return check


_Check: TypeAlias = Callable[[str, FunctionSignature], "str | None"]

_CHECKS: dict[str, _Check] = {
    RAW: _raw,
    RAW_VERSION: _version(raw.VERSION),
    SIP: _sip,
    SIP_VERSION: _version(sip.VERSION),
}
"""For each attribute: what is wrong with its text, or None."""

_IREE_CHECKS: dict[str, _Check] = {IREE_ABI: _iree_abi, IREE_ABI_SHORT: _iree_abi}
"""The same, for what speaks of the types that ``iree-compile`` leaves."""


def _first_difference(
    what: str, got: Sequence[T], wanted: Sequence[T], show: Callable[[T], str]
) -> str | None:
    for i, (one, other) in enumerate(zip_longest(got, wanted)):
        if one != other:
            found = "missing" if one is None else show(one)
            return f"{what} #{i} is {found}, should be {'absent' if other is None else show(other)}"
    return None


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
