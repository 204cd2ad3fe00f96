"""Whether an attached text says what a function's signature says, and what the difference is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Protocol, TypeVar

from mlir_abi.dialect_attrs import raw, sip
from mlir_abi.dialect_attrs.attribute_names import (
    IREE_ABI,
    IREE_ABI_SHORT,
    RAW,
    RAW_VERSION,
    SIP,
    SIP_VERSION,
)
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.iree_abi import IreeAbi, STuple
from mlir_abi.dialect_attrs.raw import RawSignature
from mlir_abi.dialect_attrs.sip import SipSignature

__all__ = ["CHECKS", "IREE_CHECKS", "Check"]

T = TypeVar("T")


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
    """Several results are a tuple to IREE's runtime, as one record of a tuple is."""
    got, wanted = IreeAbi.parse(text), IreeAbi.of(signature)
    results = got.results if len(got.results) < 2 else (STuple(got.results),)
    return _first_difference("argument", got.inputs, wanted.inputs, str) or _first_difference(
        "result", results, wanted.results, str
    )


def _version(wanted: str) -> Check:
    def check(text: str, signature: FunctionSignature) -> str | None:
        return None if text == wanted else f"must be {wanted!r} (got {text!r})"

    return check


class Check(Protocol):
    """What is wrong with a text, or None; raises ValueError for one that is not of its grammar."""

    def __call__(self, text: str, signature: FunctionSignature) -> str | None: ...


CHECKS: dict[str, Check] = {
    RAW: _raw,
    RAW_VERSION: _version(raw.VERSION),
    SIP: _sip,
    SIP_VERSION: _version(sip.VERSION),
}
"""For each attribute: what is wrong with its text, or None."""

IREE_CHECKS: dict[str, Check] = {IREE_ABI: _iree_abi, IREE_ABI_SHORT: _iree_abi}
"""The same, for what speaks of the types that ``iree-compile`` leaves."""


def _first_difference(
    what: str, got: Sequence[T], wanted: Sequence[T], show: Callable[[T], str]
) -> str | None:
    for i, (one, other) in enumerate(zip_longest(got, wanted)):
        if one != other:
            found = "missing" if one is None else show(one)
            return f"{what} #{i} is {found}, should be {'absent' if other is None else show(other)}"
    return None
