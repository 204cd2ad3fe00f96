"""Decodes the records of ``iree.abi`` into a structure and the types of its leaves."""

from __future__ import annotations

from collections.abc import Sequence as AbstractSequence
from dataclasses import dataclass

from mlir_abi.dialect_attrs.decode.types import type_of_record
from mlir_abi.dialect_attrs.iree.records import Named, Null, Record, SDict, SList, STuple
from mlir_abi.dialect_attrs.structure import Dict, Leaf, Mixed, Node, Root, Sequence
from mlir_abi.dialect_attrs.types import ValueType


@dataclass(frozen=True, slots=True)
class Tree:
    """A structure, and the types of its leaves, if they are known."""

    root: Root
    types: tuple[ValueType, ...] = ()


def argument_tree(records: AbstractSequence[Record | Named]) -> Tree:
    """Return the tree of the arguments; raises ValueError for records that are not a tree."""
    leaves: list[ValueType] = []
    positional = _sequence([r for r in records if not isinstance(r, Named)], leaves)
    keywords: dict[str, Node] = {}
    for record in records:
        if isinstance(record, Named):
            if record.key in keywords:
                raise ValueError(f"the keyword {record.key!r} occurs twice")
            keywords[record.key] = _node(record.slot, leaves)
    named = Dict(tuple(keywords.items()))
    if positional.items and named.items:
        return Tree(Mixed(positional, named), tuple(leaves))
    return Tree((positional if positional.items else named) if records else None, tuple(leaves))


def result_tree(records: AbstractSequence[Record]) -> Tree:
    """Return the tree of the results; raises ValueError for records that are not a tree."""
    leaves: list[ValueType] = []
    root: Root = None
    if records:
        root = _node(records[0], leaves) if len(records) == 1 else _sequence(records, leaves)
    return Tree(root, tuple(leaves))


def _node(record: Record, leaves: list[ValueType]) -> Node:
    """Return the node of a record, and append the types of its leaves to ``leaves``."""
    match record:
        case SList(slots) | STuple(slots):
            return _sequence(slots, leaves)
        case SDict(items):
            return Dict(tuple((key, _node(child, leaves)) for key, child in items))
        case Null():
            raise ValueError("a null must be a gap between the items of a list")
    leaves.append(type_of_record(record))
    return Leaf(len(leaves) - 1)


def _sequence(slots: AbstractSequence[Record], leaves: list[ValueType]) -> Sequence:
    if slots and isinstance(slots[-1], Null):
        raise ValueError("a null must be a gap between the items of a list")
    filled = [(i, record) for i, record in enumerate(slots) if not isinstance(record, Null)]
    return Sequence(tuple((i, _node(record, leaves)) for i, record in filled))
