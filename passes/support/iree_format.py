"""How the passes write IREE's two attributes of a signature.

``iree.abi`` is JSON, and ``iree.abi.declaration`` is the signature as readable text. IREE's
compiler writes one for every function that it exports (``formatSourceDeclaration`` in its
``WrapEntryPoints.cpp``). The passes write the same text::

    sync func @f(%input0: tensor<4xf32>) -> (%output0: tensor<4xf32>)
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import DECLARATION
from mlir_abi.dialect_attrs.function import FunctionSignature, Kind
from mlir_abi.dialect_attrs.iree.demotion import demote
from mlir_abi.dialect_attrs.iree.json_records import Null, UnknownRecord, record_of
from mlir_abi.dialect_attrs.iree.runtime_limits import Outcome, leaf_outcome, problems
from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.dialect_attrs.structure import gaps
from mlir_abi.dialect_attrs.types import Array, ValueType
from mlir_abi.passes.support.attach_plan import SignatureFormat, Unsupported, ValueIndex
from mlir_abi.passes.support.attributes import (
    ARGUMENT_NAME,
    Entries,
    has_fences,
    is_generated_declaration,
    reflection_attribute,
    string,
    value_attributes,
)


def iree_format(key: str, unsupported: Unsupported, demotes: bool) -> SignatureFormat:
    """Return the format that writes JSON to the attribute ``key``.

    ``unsupported`` says what a pass does with a signature that IREE's runtime cannot read. With
    ``demotes``, the JSON describes the types after IREE's demotion of ``f64`` to ``f32``.
    """
    number_of_gaps = cache(gaps)

    def demoted(signature: FunctionSignature) -> FunctionSignature:
        return demote(signature) if demotes else signature

    def limits(signature: FunctionSignature) -> dict[ValueIndex, Outcome]:
        in_iree = demoted(signature)
        kinds: list[Kind] = ["argument"] * len(in_iree.flat_inputs)
        kinds += ["result"] * len(in_iree.flat_results)
        outcomes = map(leaf_outcome, kinds, (*in_iree.flat_inputs, *in_iree.flat_results))
        limits: dict[ValueIndex, Outcome] = {i: each for i, each in enumerate(outcomes) if each}
        has_gaps = number_of_gaps(signature.input_structure) > 0
        if not limits and not has_gaps:
            return {}
        # IREE does not load a function with a memref, so that its runtime reads nothing.
        for type_ in (*signature.flat_inputs, *signature.flat_results):
            if isinstance(type_, Array) and type_.container == "memref":
                return {}
        if has_gaps:
            abi = IreeAbi.of(signature)
            unreadable = problems(abi.inputs, abi.results)
            limits |= {e.path: e.outcome for e in unreadable if isinstance(e.record, Null)}
        return limits

    return SignatureFormat(
        "iree.abi",
        encode=lambda signature: IreeAbi.of(demoted(signature)).encode(),
        attributes=lambda text: {key: ir.StringAttr.get(text)},
        can_encode=lambda type_: UnknownRecord.encoded not in record_of(type_).encoded,
        unknown_type=UnknownRecord.encoded,
        limits=limits,
        unsupported=unsupported,
        declared=demoted,
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
