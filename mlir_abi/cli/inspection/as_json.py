"""Functions as JSON; docs/inspect.md describes the keys."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from mlir_abi.cli.inspection.view import FlatValue, FunctionView
from mlir_abi.dialect_attrs.reflection.value import Value
from mlir_abi.dialect_attrs.structure import (
    Dict,
    Leaf,
    Mixed,
    Node,
    keyword_slots,
    positional_slots,
)
from mlir_abi.dialect_attrs.structure import Sequence as SequenceNode

VERSION = 1


def as_json(views: Sequence[FunctionView]) -> str:
    """The JSON text, indented, in ASCII."""
    functions = [_function(view) for view in views]
    return json.dumps({"version": VERSION, "functions": functions}, indent=2) + "\n"


def _function(view: FunctionView) -> dict[str, Any]:
    function = view.function
    signature = function.called.signature
    assert not isinstance(signature.result_structure, Mixed)  # results have no keywords
    return {
        "name": function.name,
        "kind": function.kind,
        "text": str(function),
        "arguments": [_value(each) for each in view.values if each.kind == "argument"],
        "results": [_value(each) for each in view.values if each.kind == "result"],
        "structure": {
            "positional": [_tree(node) for node in positional_slots(signature.input_structure)],
            "keywords": {
                key: _tree(node) for key, node in keyword_slots(signature.input_structure)
            },
            "result": _tree(signature.result_structure),
        },
        "signatures": {
            each.key: {"text": each.text, "description": each.description}
            for each in view.signatures
        },
        "wrapper": _wrapper(view),
        "descriptors": [
            {"type": str(type_), "size": layout.size, "fields": [*map(asdict, layout.fields)]}
            for type_, layout in view.descriptors
        ],
        "allocator": function.allocator,
    }


def _value(flat: FlatValue) -> dict[str, Any]:
    value: Value = flat.value
    return {
        "label": flat.label,
        "type": str(value.type),
        "name": value.name,
        "readonly": value.readonly,
        "writable": value.writable,
        "noalias": value.noalias,
        "out": value.out,
    }


def _tree(node: Node | None) -> Any:
    """An index for a leaf, a list with null in its gaps, or an object."""
    match node:
        case None:
            return None
        case Leaf(index):
            return index
        case SequenceNode():
            return [_tree(child) for child in positional_slots(node)]
        case Dict(items):
            return {key: _tree(child) for key, child in items}


def _wrapper(view: FunctionView) -> dict[str, Any] | None:
    convention = view.function.convention
    if convention is None:
        return None
    return {
        "symbol": convention.wrapper,
        "c_abi": convention.c_abi,
        "index_bits": convention.index_bits,
        "parameters": [each._asdict() for each in view.parameters],
        "returns": view.returned,
    }
