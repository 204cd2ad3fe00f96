"""``iree.abi.declaration``: the signature of a function as readable text.

IREE's compiler writes one for every function that it exports (``formatSourceDeclaration`` in its
``WrapEntryPoints.cpp``). The passes write the same text::

    sync func @f(%input0: tensor<4xf32>) -> (%output0: tensor<4xf32>)
"""

from __future__ import annotations

from collections.abc import Sequence

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import DECLARATION
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.types import ValueType
from mlir_abi.passes.support.attributes import (
    ARGUMENT_NAME,
    Entries,
    has_fences,
    is_generated_declaration,
    reflection_attribute,
    string,
    value_attributes,
)


def declaration_text(function: ir.Operation, tail: str) -> str:
    """Return the user's own declaration of ``function`` if it has one, otherwise a new one.

    ``tail`` is the result of `declaration_tail`. The text starts with ``async`` for a ``util.func``
    with fences. Raises `PassError` if ``iree.reflection`` is not a dictionary.
    """
    attributes = function.attributes
    for entries in (attributes, reflection_attribute(function)):
        if entries is not None and DECLARATION in entries:
            text = string(entries[DECLARATION])
            if text is not None and not is_generated_declaration(text):
                return text
    name = attributes["sym_name"].value
    return f"{'async' if has_fences(function) else 'sync'} func @{name}{tail}"


def declaration_tail(function: ir.Operation, signature: FunctionSignature) -> str:
    """Return the part after the name: ``(%input0: tensor<4xf32>) -> (%output0: tensor<4xf32>)``.

    ``iree.abi.name`` gives the name of an argument or result; its other attributes are printed.
    """
    inputs = value_attributes(function, "argument", len(signature.inputs))
    results = value_attributes(function, "result", len(signature.results))
    arguments = _values("input", signature.inputs, inputs)
    return f"({arguments}) -> ({_values('output', signature.results, results)})"


def _values(prefix: str, types: Sequence[ValueType], attributes: Sequence[Entries]) -> str:
    texts = []
    for i, (type_, entries) in enumerate(zip(types, attributes, strict=True)):
        name = string(entries.get(ARGUMENT_NAME))
        others = ", ".join(f"{key} = {entries[key]}" for key in entries if key != ARGUMENT_NAME)
        text = f"%{prefix}{i}" if name is None else f"%{name}"
        texts.append(f"{text}: {type_}" + (f" {{{others}}}" if others else ""))
    return ", ".join(texts)
