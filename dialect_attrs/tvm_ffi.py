"""A function as TVM FFI shows it to its callers: the names of its symbols, and its type schema.

Source: the headers of ``apache-tvm-ffi``, ``extra/module.h`` and ``function.h``.
"""

from __future__ import annotations

import json
from typing import Any

from mlir_abi.dialect_attrs.layout.c_interface import INDEX_WIDTHS, dlpack_type
from mlir_abi.dialect_attrs.layout.plan import FLOATS
from mlir_abi.dialect_attrs.reflection.record import BARE_RESULT, FunctionReflection
from mlir_abi.dialect_attrs.structure import (
    Dict,
    Leaf,
    Node,
    ResultRoot,
    Sequence,
    keyword_slots,
    leaf_paths,
    positional_slots,
    results,
)
from mlir_abi.dialect_attrs.types import Array, Float, Index, Int, ValueType

SYMBOL_PREFIX = "__tvm_ffi_"
"""The symbol of a function is this and its name."""

METADATA_PREFIX = "__tvm_ffi__metadata_"
"""The symbol of the function that returns the type schema."""

DOC_PREFIX = "__tvm_ffi__doc_"
"""The symbol of the function that returns the documentation."""


def argument_slots(function: FunctionReflection) -> list[tuple[str | None, Node | None]]:
    """Return the arguments of a call in order, before those for results; None is a gap.

    TVM FFI passes all arguments by position. Keyword arguments, whose names come with them, follow
    the others in the order in which the function declares them.
    """
    root = function.python_view.signature.input_structure
    keywords = sorted(keyword_slots(root), key=lambda item: leaf_paths(item[1])[:1])
    return [*((None, node) for node in positional_slots(root)), *keywords]


def slots(function: FunctionReflection) -> list[tuple[str | None, Node | None]]:
    """Return what a caller passes, for `encode_plan`: `argument_slots`, and the out-params."""
    inputs = len(function.python_view.arguments)
    outs = range(inputs, len(function.arguments))
    return [*argument_slots(function), *((None, Leaf(i)) for i in outs)]


def result_structure(function: FunctionReflection) -> ResultRoot:
    """Return the structure of what a call returns; None if it returns nothing."""
    root = function.signature.result_structure
    if function.python_view is not function:  # the paths of results count the out-params
        root = results([value.type for value in function.results], None)
    return root


def type_schema(function: FunctionReflection) -> str:
    """Return the JSON of the function's type, which ``Module.get_function_metadata`` returns."""
    called = function.python_view.signature.flat_inputs
    arguments = [_schema(node, called) for _, node in argument_slots(function)]
    arguments += [_TENSOR for value in function.arguments if value.out]
    result = _schema(result_structure(function), function.signature.flat_results)
    return json.dumps({"type": "ffi.Function", "args": [result, *arguments]}, separators=(",", ":"))


def refusals(function: FunctionReflection, index_bits: int = 64) -> list[str]:
    """Return why TVM FFI cannot pass arguments or results of a function without tuples."""
    reasons = []
    for kind, values in ("argument", function.arguments), ("result", function.results):
        for i, value in enumerate(values):
            if reason := _refusal(value.type, index_bits):
                reasons.append(f"{kind} #{i} of type '{value.type}': {reason}")
            elif function.is_bare and kind == "result" and isinstance(value.type, Array):
                reasons.append(f"{kind} #{i} of type '{value.type}': {BARE_RESULT}")
            if any("\0" in str(key) for key in value.path or ()):
                reasons.append(f"{kind} #{i}: a key with a NUL has no end in TVM FFI")
    return reasons


def _refusal(type_: ValueType, index_bits: int) -> str | None:
    match type_:
        case Array(element=element) if dlpack_type(element, index_bits) is None:
            return f"DLPack has no elements of type '{element}'"
        case Array(layout=str()):
            return "its layout is not strided"
        case Array(memory_space=space) if space not in ("", "0"):
            return "its memory space is not the host's"
        case Array() if index_bits not in INDEX_WIDTHS:
            return f"an index of {index_bits} bits has no C type"
        case Array():
            return None
    is_integer = isinstance(type_, Int | Index) and dlpack_type(type_, index_bits) is not None
    return None if is_integer or str(type_) in FLOATS else "TVM FFI has no such value"


_TENSOR = {"type": "ffi.Tensor"}


def _schema(node: Node | None, types: tuple[ValueType, ...]) -> dict[str, Any]:
    match node:
        case None:
            return {"type": "None"}
        case Leaf(index):
            return _leaf(types[index])
        case Sequence():
            children = [_schema(child, types) for child in positional_slots(node)]
            return {"type": "Tuple", "args": children}
        case Dict(items):
            values = [_schema(child, types) for _, child in items]
            same = values[0] if all(value == values[0] for value in values) else {"type": "Any"}
            return {"type": "ffi.Map", "args": [{"type": "ffi.String"}, same]}


def _leaf(type_: ValueType) -> dict[str, Any]:
    if isinstance(type_, Array):
        return _TENSOR
    if isinstance(type_, Float):
        return {"type": "float"}
    return {"type": "bool" if type_ == Int(1) else "int"}
