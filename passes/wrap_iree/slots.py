"""The slots of a structure: what IREE's runtime passes for it, one after another.

A sequence has a slot for each index up to its last, and a dict one for each key in the order of the
keys. At the root of the arguments, keywords come after positions. In a slot is a value, another
structure (a VM list), or nothing: a gap, for which a null goes.
"""

from __future__ import annotations

from typing import TypeAlias

from mlir_abi.dialect_attrs.reflection.labels import positional_slots, roots
from mlir_abi.dialect_attrs.structure import Leaf, Node, Root

Slot: TypeAlias = "Node | None"


def slots(root: Root) -> list[tuple[int | str, Slot]]:
    """The key and content of each slot; a value that is the root itself is one slot."""
    _, named = roots(root)
    return [*enumerate(positional_slots(root)), *named]


def are_flat(root: Root) -> bool:
    """Whether the slots are the flat values themselves, in their own order."""
    return all(slot == Leaf(i) for i, (_, slot) in enumerate(slots(root)))
