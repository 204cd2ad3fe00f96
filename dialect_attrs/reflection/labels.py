"""The names and labels of arguments and results, for signatures and error messages.

An argument has the name of its ``iree.abi.name``. A label also tells where in an argument or result
a flat value is: ``x["weights"][1]``.
"""

from __future__ import annotations

import json
from collections.abc import Sequence as AbstractSequence

from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.reflection.value import Value, slot_name
from mlir_abi.dialect_attrs.structure import Node, Root, keyword_slots, leaf_paths, positional_slots


def slot_label(node: Node | None, arguments: AbstractSequence[Value], number: int) -> str:
    """Return the label of the positional argument of that ``number``: its name if it has one."""
    return slot_name(node, arguments) or f"argument {number}"


def labels(
    values: AbstractSequence[Value], signature: FunctionSignature
) -> tuple[list[str], list[str]]:
    """Return the labels of the flat arguments, which are ``values``, and of the flat results."""
    by_leaf: dict[int, str] = {}
    for i, node in enumerate(positional_slots(signature.input_structure)):
        by_leaf.update(_leaf_labels(node, slot_label(node, values, i)))
    for name, node in keyword_slots(signature.input_structure):
        by_leaf.update(_leaf_labels(node, name))
    results = _leaf_labels(signature.result_structure, "result")
    return [by_leaf[i] for i in sorted(by_leaf)], list(results.values())


def _leaf_labels(node: Root, label: str) -> dict[int, str]:
    return {
        index: label + "".join(f"[{json.dumps(key)}]" for key in path)
        for index, path in leaf_paths(node)
    }
