"""Checks one attached attribute against a function's signature."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import zip_longest
from typing import TypeAlias

from mlir_abi.dialect_attrs import attribute_names as names
from mlir_abi.dialect_attrs import raw, sip, structure
from mlir_abi.dialect_attrs.function import FunctionSignature, Kind, ValuePosition, leaf_positions
from mlir_abi.dialect_attrs.iree.json_records import STuple
from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.dialect_attrs.raw import RawSignature
from mlir_abi.dialect_attrs.sip import SipSignature
from mlir_abi.dialect_attrs.structure import Leaf, Node, Path, nodes
from mlir_abi.dialect_attrs.types import ValueType

Check: TypeAlias = Callable[[str, FunctionSignature], "str | None"]
"""Returns how the text of an attribute differs from a signature, or None if it does not.

Raises ValueError for a text that cannot be parsed.
"""


def _check_raw(text: str, signature: FunctionSignature) -> str | None:
    expected = RawSignature.of(signature)
    if text == expected.encode().decode():
        return None
    actual = RawSignature.parse(text)
    return _first_difference(
        actual.inputs, expected.inputs, partial(_position, "argument", signature.inputs)
    ) or _first_difference(
        actual.results, expected.results, partial(_position, "result", signature.results)
    )


def _position(kind: Kind, types: Sequence[ValueType], i: int) -> str:
    """Return the position of the flat value ``i``, or of a further one that is not there."""
    positions = [*leaf_positions(kind, types), ValuePosition(kind, len(types))]
    return str(positions[min(i, len(positions) - 1)])


def _check_sip(text: str, signature: FunctionSignature) -> str | None:
    expected = SipSignature.of(signature)
    if text == expected.encode().decode("utf-8", "surrogateescape"):
        return None
    actual = SipSignature.parse(text)
    return _first_slot_difference(
        "arguments", actual.inputs, expected.inputs
    ) or _first_slot_difference("results", actual.results, expected.results)


def _check_iree_abi(text: str, signature: FunctionSignature) -> str | None:
    expected = IreeAbi.of(signature)
    if text == expected.encode():
        return None
    actual = IreeAbi.parse(text)
    # IREE's runtime returns several results as a tuple, like one record of a tuple.
    results = actual.results if len(actual.results) < 2 else (STuple(actual.results),)
    has_paths = signature.input_structure != structure.arguments(signature.inputs, None)
    argument = "slot [{}] of the arguments" if has_paths else "argument #{}"
    is_one = isinstance(signature.result_structure, Leaf)
    result = "result #{}" if is_one else "slot [] of the results"
    return _first_difference(actual.inputs, expected.inputs, argument.format) or _first_difference(
        results, expected.results, result.format
    )


def _check_version(expected: str, text: str, _: FunctionSignature) -> str | None:
    return None if text == expected else f"must be {expected!r} (got {text!r})"


CHECKS: dict[str, Check] = {
    names.RAW: _check_raw,
    names.RAW_VERSION: partial(_check_version, raw.VERSION),
    names.SIP: _check_sip,
    names.SIP_VERSION: partial(_check_version, sip.VERSION),
}
"""The check of each attribute that describes the types as they are written."""

IREE_CHECKS: dict[str, Check] = {
    names.IREE_ABI: _check_iree_abi,
    names.IREE_ABI_SHORT: _check_iree_abi,
}
"""The check of each attribute that may describe the types after ``iree-compile`` demotes them."""


def _first_difference(
    actual: Sequence[object], expected: Sequence[object], position: Callable[[int], str]
) -> str | None:
    for i, (one, other) in enumerate(zip_longest(actual, expected)):
        if one != other:
            is_, should = ("missing" if one is None else one, "absent" if other is None else other)
            return f"{position(i)} is {is_}, should be {should}"
    return None


def _first_slot_difference(side: str, actual: Node | None, expected: Node | None) -> str | None:
    if actual == expected:
        return None
    ones, others = _slots(actual), _slots(expected)
    path = next(path for path in {**others, **ones} if ones.get(path) != others.get(path))
    one, other = ones.get(path, "missing"), others.get(path, "absent")
    return f"slot {list(path)} of the {side} is {one}, should be {other}"


def _slots(root: Node | None) -> dict[Path, str]:
    """Return what is at each path: a container, or the number of a flat value."""
    return {
        path: f"#{node.index}" if isinstance(node, Leaf) else f"a {type(node).__name__.lower()}"
        for path, node in nodes(root)
    }
