"""Whether an attached text says what a function's signature says, and what the difference is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Protocol

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
from mlir_abi.dialect_attrs.structure import Leaf, Node, Path

__all__ = ["CHECKS", "IREE_CHECKS", "Check"]


def _raw(text: str, signature: FunctionSignature) -> str | None:
    got, wanted = RawSignature.parse(text), RawSignature.of(signature)
    return _first_difference("argument", got.inputs, wanted.inputs) or _first_difference(
        "result", got.results, wanted.results
    )


def _sip(text: str, signature: FunctionSignature) -> str | None:
    got, wanted = SipSignature.parse(text), SipSignature.of(signature)
    return _first_slot("arguments", got.inputs, wanted.inputs) or _first_slot(
        "results", got.results, wanted.results
    )


def _iree_abi(text: str, signature: FunctionSignature) -> str | None:
    """Several results are a tuple to IREE's runtime, as one record of a tuple is."""
    got, wanted = IreeAbi.parse(text), IreeAbi.of(signature)
    results = got.results if len(got.results) < 2 else (STuple(got.results),)
    return _first_difference("argument", got.inputs, wanted.inputs) or _first_difference(
        "result", results, wanted.results
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


def _first_difference(what: str, got: Sequence[object], wanted: Sequence[object]) -> str | None:
    for i, (one, other) in enumerate(zip_longest(got, wanted)):
        if one != other:
            found = "missing" if one is None else one
            return f"{what} #{i} is {found}, should be {'absent' if other is None else other}"
    return None


def _first_slot(side: str, got: Node | None, wanted: Node | None) -> str | None:
    if got == wanted:
        return None
    ones, others = dict(_slots(got)), dict(_slots(wanted))
    path = next(path for path in {**others, **ones} if ones.get(path) != others.get(path))
    one, other = ones.get(path, "missing"), others.get(path, "absent")
    return f"slot {list(path)} of the {side} is {one}, should be {other}"


def _slots(node: Node | None, path: Path = ()) -> Iterator[tuple[Path, str]]:
    """What stands at each path: a container, or the number of a flat value."""
    if isinstance(node, Leaf):
        yield path, f"#{node.index}"
    elif node is not None:
        yield path, f"a {type(node).__name__.lower()}"
        for key, child in node.items:
            yield from _slots(child, (*path, key))
