"""All that is known of a function, as the JSON of ``abi-inspect``; docs/inspect.md has the keys."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict
from typing import Any, NamedTuple

from mlir_abi.dialect_attrs import structure
from mlir_abi.dialect_attrs.attribute_names import IREE_ABI, RAW, SIP
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.dialect_attrs.layout.c_interface import c_interface, descriptor_layout
from mlir_abi.dialect_attrs.layout.plain_c import Parameter, recorded_plain_c
from mlir_abi.dialect_attrs.raw import RawSignature
from mlir_abi.dialect_attrs.reflection.record import Convention, FunctionReflection
from mlir_abi.dialect_attrs.reflection.text import printable
from mlir_abi.dialect_attrs.reflection.value import FLAGS, Value, flat_values, slot_name
from mlir_abi.dialect_attrs.sip import SipSignature
from mlir_abi.dialect_attrs.sizes import sizes_text
from mlir_abi.dialect_attrs.tvm_ffi import SYMBOL_PREFIX, type_schema
from mlir_abi.dialect_attrs.types import Array, ValueType

VERSION = 1


def as_json(functions: Iterable[FunctionReflection]) -> str:
    """The JSON text of ``functions``, indented, in ASCII."""
    described = {"version": VERSION, "functions": list(map(as_object, functions))}
    return json.dumps(described, indent=2) + "\n"


def as_object(function: FunctionReflection) -> dict[str, Any]:
    signature = function.python_view.signature
    inputs = signature.input_structure
    flat = function.flattened
    sides = zip(function.labels(), (flat.arguments, flat.results), strict=True)
    labels = [list(map(_label, *side)) for side in sides]
    return {
        "name": function.name,
        "kind": function.kind,
        "text": str(function),
        "arguments": list(map(_value, labels[0], flat.arguments)),
        "results": list(map(_value, labels[1], flat.results)),
        "structure": {
            "positional": [_tree(node) for node in structure.positional_slots(inputs)],
            "keywords": {key: _tree(node) for key, node in structure.keyword_slots(inputs)},
            "result": _tree(signature.result_structure),
        },
        "signatures": {
            RAW: _signature(RawSignature.of, function.signature),
            SIP: _signature(SipSignature.of, function.signature),
            IREE_ABI: _signature(IreeAbi.of, function.signature),
        },
        "wrapper": _wrapper(flat, labels),
        "descriptors": _descriptors(flat),
        "size_conditions": list(map(str, function.conditions)),
        "derived_conditions": [str(each) for each in function.conditions if each.derived],
        "allocator": function.allocator,
        "threads": function.threads,
        "cpu": list(function.cpu),
        "tvm_ffi": {
            "symbol": SYMBOL_PREFIX + function.name,
            "type_schema": json.loads(type_schema(function)),
        }
        if function.tvm_ffi
        else None,
        "plain_c": _plain_c(function) if function.plain_c else None,
        "record": json.loads(function.encode()),
    }


def _label(label: str, value: Value) -> str:
    """The label of a value; a sole result is called by its name, if it has one."""
    return value.name or label if label == "result" else label


def _value(label: str, value: Value) -> dict[str, Any]:
    return {
        "label": label,
        "type": str(value.type),
        "sizes": value.sizes,
        "alignment": value.alignment,
        "name": value.name,
        **{flag: getattr(value, flag) for flag in FLAGS},
    }


def type_and_sizes(value: dict[str, Any]) -> str:
    """The type of a flat value, the sizes that have names, and the alignment."""
    known = "" if value["sizes"] is None else f", sizes [{sizes_text(value['sizes'])}]"
    aligned = "" if value["alignment"] is None else f", aligned to {value['alignment']} bytes"
    return f"{value['type']}{known}{aligned}"


def _tree(node: structure.Node | None) -> Any:
    """An index for a leaf, a list with null in its gaps, or an object."""
    match node:
        case None:
            return None
        case structure.Leaf(index):
            return index
        case structure.Sequence():
            return [_tree(child) for child in structure.positional_slots(node)]
        case structure.Dict(items):
            return {key: _tree(child) for key, child in items}


def _signature(
    encode: Callable[[FunctionSignature], RawSignature | SipSignature | IreeAbi],
    signature: FunctionSignature,
) -> dict[str, str | None]:
    """A signature in one format, and its meaning; without a text, the reason."""
    try:
        encoded = encode(signature)
    except ValueError as error:
        return {"text": None, "description": str(error)}
    text = encoded.encode()
    if isinstance(text, bytes):
        text = text.decode("utf-8", "surrogateescape")
    return {"text": text, "description": encoded.describe()}


def _wrapper(flat: FunctionReflection, labels: list[list[str]]) -> Any:
    """The C wrapper, whose parameters begin with the pointer to the result if it has one.

    Or the function itself, with bare pointers.
    """
    convention = flat.convention
    if convention is None:
        return None
    interface = c_interface(flat, convention)
    arguments, results = ([value.type for value in side] for side in (flat.arguments, flat.results))
    leads_to = "the elements" if convention.bare else "descriptor"
    parameters = [
        _parameter(label, type_, by_pointer, leads_to)
        for label, type_, by_pointer in zip(labels[0], arguments, interface.by_pointer, strict=True)
    ]
    if interface.result_by_pointer and len(results) == 1:
        parameters.insert(0, _parameter(labels[1][0], results[0], by_pointer=True))
    elif interface.result_by_pointer:
        struct = f"struct {{{', '.join(map(str, results))}}}"
        parameters.insert(0, {"label": "result", "type": struct, "passed": "pointer"})
    is_returned = results and not interface.result_by_pointer
    return {
        "symbol": convention.wrapper,
        "bare_pointers": convention.bare,
        "c_abi": convention.c_abi,
        "index_bits": convention.index_bits,
        "pointer_bits": convention.pointer_bits,
        "parameters": parameters,
        "returns": str(results[0]) if is_returned else None,
    }


def _plain_c(function: FunctionReflection) -> dict[str, Any]:
    """The plain C function; without a type, a parameter is a size, or a pointer to one."""
    plain = recorded_plain_c(function)
    return {
        "symbol": plain.name,
        "text": str(plain),
        "parameters": [
            {
                "name": each.name,
                "role": each.role,
                "type": None if each.value is None else str(each.value.type),
                "sizes": None if each.array is None else _plain_sizes(each),
                "passed": "pointer" if each.is_pointer else "by value",
            }
            for each in plain.parameters
        ],
    }


def _plain_sizes(parameter: Parameter) -> list[int | str]:
    return [size if isinstance(size, int) else str(size) for size in parameter.sizes]


def plain_c_parameters(plain: dict[str, Any] | None) -> list[tuple[str, ...]]:
    """Name, role and passing of each parameter of a plain C function."""
    parameters = plain["parameters"] if plain else []
    return [(each["name"], each["role"], each["passed"]) for each in parameters]


def _parameter(
    label: str, type_: ValueType, by_pointer: bool, leads_to: str = "descriptor"
) -> dict[str, str]:
    pointer = f"pointer to {leads_to}" if isinstance(type_, Array) else "pointer"
    return {"label": label, "type": str(type_), "passed": pointer if by_pointer else "by value"}


def _descriptors(flat: FunctionReflection) -> list[dict[str, Any]]:
    """The layout of the descriptor of each memref type."""
    convention = flat.convention or Convention("")
    index_bits, pointer_bytes = convention.index_bits, convention.pointer_bits // 8
    descriptors = []
    for type_ in dict.fromkeys(value.type for value in (*flat.arguments, *flat.results)):
        if isinstance(type_, Array) and type_.container == "memref":
            rank = None if type_.shape is None else len(type_.shape)
            layout = descriptor_layout(rank, index_bits, pointer_bytes)
            fields = list(map(asdict, layout.fields))
            descriptors.append({"type": str(type_), "size": layout.size, "fields": fields})
    return descriptors


def calling_summary(described: dict[str, Any]) -> str:
    """How a caller reaches the function, on one line."""
    wrapper, allocator = described["wrapper"], described["allocator"]
    is_import = described["kind"] == "import"
    parts = ["called by the module, implemented elsewhere"] if is_import else []
    if wrapper is None:
        parts.append("no C wrapper")
    else:
        called = "bare pointers to" if wrapper["bare_pointers"] else "C wrapper"
        parts.append(f"{called} {wrapper['symbol']}")
        parts.append(f"c-abi={wrapper['c_abi']}, index of {wrapper['index_bits']} bits")
        if wrapper["pointer_bits"] != 64:
            parts.append(f"pointers of {wrapper['pointer_bits']} bits")
    if described["size_conditions"]:
        derived = described["derived_conditions"]
        conditions = (
            f"{each} (derived)" if each in derived else each
            for each in described["size_conditions"]
        )
        parts.append(f"requires {', '.join(conditions)}")
    if allocator is not None:
        parts.append(f"results allocated by {allocator}")
    if described["threads"]:
        parts.append("several cores run large loops")
    if described["cpu"]:
        parts.append(f"needs a CPU with {', '.join(described['cpu'])}")
    return printable("; ".join(parts))


class Slot(NamedTuple):
    """A place in the nest of arguments or results: a flat value, nothing, or the slots in it.

    ``kind`` is the position of ``value``, such as ``argument #0``; else "None", "dict" or the name
    of a sequence.
    """

    name: str
    kind: str
    value: dict[str, Any] | None
    slots: list[Slot]


def nests(function: FunctionReflection, described: dict[str, Any]) -> tuple[list[Slot], Slot]:
    """The arguments that a caller passes, keywords last, and the result."""
    positional, keywords, result = described["structure"].values()
    arguments = [(f"argument #{i}", each) for i, each in enumerate(described["arguments"])]
    results = [(f"result #{i}", each) for i, each in enumerate(described["results"])]
    inputs = [leaf for leaf in arguments if not leaf[1]["out"]]
    outputs = [leaf for leaf in arguments if leaf[1]["out"]] + results
    called = function.python_view
    values = flat_values(called.arguments)
    nodes = structure.positional_slots(called.signature.input_structure)
    names = [slot_name(node, values) or str(i) for i, node in enumerate(nodes)]
    names += [f"{name} (keyword)" for name in keywords]
    slots = zip(names, [*positional, *keywords.values()], strict=True)
    return [_slot(*slot, inputs, "list") for slot in slots], _slot(
        "result", result, outputs, "tuple"
    )


def _slot(name: str, node: Any, leaves: list[tuple[str, Any]], sequence: str) -> Slot:
    """A part of a structure, whose leaves are indices into ``leaves``; a list is a ``sequence``."""
    if node is None:
        return Slot(name, "None", None, [])
    if isinstance(node, int):
        return Slot(name, *leaves[node], [])
    if isinstance(node, dict):
        kind, items = "dict", [(json.dumps(key, ensure_ascii=False), node[key]) for key in node]
    else:
        kind, items = sequence, [(str(i), child) for i, child in enumerate(node)]
    return Slot(name, kind, None, [_slot(*item, leaves, sequence) for item in items])


def parameters(wrapper: dict[str, Any] | None) -> list[tuple[str, ...]]:
    """Label, type and passing of each parameter of a C wrapper, and of what it returns."""
    if wrapper is None:
        return []
    rows: list[tuple[str, ...]] = [tuple(each.values()) for each in wrapper["parameters"]]
    returned = wrapper["returns"]
    return [*rows, ("returned", returned, "by value")] if returned else rows
