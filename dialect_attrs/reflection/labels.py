"""What a caller gives by position and what by name, and what each is called.

Names of arguments are those of ``iree.abi.name``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from collections.abc import Sequence as AbstractSequence
from dataclasses import replace
from typing import TYPE_CHECKING

from mlir_abi.dialect_attrs.structure import Dict, Leaf, Mixed, Node, Path, Root, Sequence
from mlir_abi.dialect_attrs.types import Tuple

if TYPE_CHECKING:
    from mlir_abi.dialect_attrs.reflection.record import FunctionReflection, Value

__all__ = ["flat_values", "labels", "leaf_labels", "positional_slots", "roots", "slot_name"]


def roots(root: Root) -> tuple[tuple[tuple[int, Node], ...], tuple[tuple[str, Node], ...]]:
    """What of the arguments is given by position, and what by name."""
    match root:
        case None:
            return (), ()
        case Mixed(positional, keywords):
            return positional.items, keywords.items
        case Sequence(items):
            return items, ()
        case Dict(items):
            return (), items
        case Leaf():
            return ((0, root),), ()


def positional_slots(root: Root) -> list[Node | None]:
    """What is given by position, in order; None is a gap."""
    positional, _ = roots(root)
    slots: list[Node | None] = [None] * (max((key for key, _ in positional), default=-1) + 1)
    for key, node in positional:
        slots[key] = node
    return slots


def slot_name(node: Node | None, arguments: AbstractSequence[Value]) -> str | None:
    """The name of one argument: its own, or the ``x`` of leaves that are called ``x.a.0``."""
    names = {_root_name(arguments[index]) for index in leaf_labels(node, "")}
    return names.pop() if len(names) == 1 else None


def leaf_labels(node: Node | None, where: str) -> dict[int, str]:
    """What the leaves of ``node``, which is called ``where``, are called: ``x["weights"][1]``."""
    match node:
        case None:
            return {}
        case Leaf(index):
            return {index: where}
        case Sequence(items) | Dict(items):
            found: dict[int, str] = {}
            for key, child in items:
                found.update(leaf_labels(child, f"{where}[{json.dumps(key)}]"))
            return found


def labels(function: FunctionReflection) -> tuple[list[str], list[str]]:
    """What each flat argument and each flat result is called, in their order.

    An argument that a result goes to is called as that is.
    """
    given, got = map(iter, _called_labels(function.called))
    arguments = [next(got if value.out else given) for value in flat_values(function.arguments)]
    return arguments, list(got)


def _called_labels(function: FunctionReflection) -> tuple[list[str], list[str]]:
    values = flat_values(function.arguments)
    signature = function.signature
    arguments: dict[int, str] = {}
    for i, node in enumerate(positional_slots(signature.input_structure)):
        arguments.update(leaf_labels(node, slot_name(node, values) or f"argument {i}"))
    for name, node in roots(signature.input_structure)[1]:
        arguments.update(leaf_labels(node, name))
    assert not isinstance(signature.result_structure, Mixed)  # results have no keywords
    results = leaf_labels(signature.result_structure, "result")
    return [arguments[i] for i in sorted(arguments)], [results[i] for i in sorted(results)]


def flat_values(values: AbstractSequence[Value]) -> list[Value]:
    """The values with tuples taken apart as ``abi-expand-tuples`` does it: ``x`` into ``x.0``…"""
    return [leaf for i, value in enumerate(values) for leaf in _leaves(value, (i,))]


def _leaves(value: Value, place: Path) -> Iterator[Value]:
    if not isinstance(value.type, Tuple):
        yield value
        return
    path = place if value.path is None else value.path
    for i, element in enumerate(value.type.elements):
        name = None if value.name is None else f"{value.name}.{i}"
        yield from _leaves(replace(value, type=element, name=name, path=(*path, i)), path)


def _root_name(value: Value) -> str | None:
    if value.name is None or value.path is None:
        return value.name
    suffix = "".join(f".{key}" for key in value.path[1:])
    return value.name[: -len(suffix)] if suffix and value.name.endswith(suffix) else value.name
