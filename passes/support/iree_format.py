"""The format of ``iree.abi`` JSON: how ``abi-attach-iree`` and ``abi-wrap-iree`` write it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import FunctionSignature, Kind
from mlir_abi.dialect_attrs.iree.demotion import as_written, demoted, demoted_type
from mlir_abi.dialect_attrs.iree.runtime_limits import leaf_outcome, problems
from mlir_abi.dialect_attrs.iree_abi import (
    IreeAbi,
    Null,
    Unknown,
    has_word,
    record_of,
    template,
)
from mlir_abi.dialect_attrs.structure import gaps
from mlir_abi.dialect_attrs.types import Array, ValueType
from mlir_abi.passes.support.attach_plan import RuntimeLimit, SignatureFormat
from mlir_abi.passes.support.signatures import leaf_positions


def iree_format(key: str, demote: bool) -> SignatureFormat:
    """Return the format that writes JSON to the attribute ``key``.

    With ``demote``, it describes the types after IREE's demotion of ``f64`` to ``f32``.
    """
    compile_signature = demoted if demote else as_written

    def compile_type(type_: ValueType) -> ValueType:
        return demoted_type(type_) if demote else type_

    @cache
    def encode_type(type_: ValueType) -> str:
        return record_of(compile_type(type_)).encoded

    template_of = cache(template)  # encoding each record again takes 15 % more of abi-attach

    def encode(signature: FunctionSignature) -> str:
        records = map(encode_type, chain(signature.flat_inputs, signature.flat_results))
        text = template_of(signature.input_structure, signature.result_structure)
        return text.format(*records)

    @cache
    def is_readable(type_: ValueType) -> bool:
        compiled = compile_type(type_)
        return not (leaf_outcome("argument", compiled) or leaf_outcome("result", compiled))

    def limits(signature: FunctionSignature) -> Sequence[RuntimeLimit]:
        leaves = chain(signature.flat_inputs, signature.flat_results)
        if all(map(is_readable, leaves)) and not gaps(signature.input_structure):
            return ()
        return _limits(signature, compile_type)

    return SignatureFormat(
        "iree.abi",
        encode,
        attributes=lambda text: {key: ir.StringAttr.get(text)},
        can_encode=has_word,
        unknown_type=Unknown.encoded,
        limits=limits,
        declared=compile_signature,
    )


def _limits(
    signature: FunctionSignature, compile_type: Callable[[ValueType], ValueType]
) -> Sequence[RuntimeLimit]:
    """Return what IREE's runtime cannot read, with the types as they are written.

    A function with a memref has no limits: IREE does not load it, and its runtime reads nothing.
    """
    leaves = chain(signature.flat_inputs, signature.flat_results)
    if any(isinstance(type_, Array) and type_.container == "memref" for type_ in leaves):
        return ()
    sides: list[tuple[Kind, Sequence[ValueType]]] = [
        ("argument", signature.inputs),
        ("result", signature.results),
    ]
    limits = [
        RuntimeLimit(position, f" has type '{type_}'", str(outcome))
        for kind, types in sides
        for position, type_ in leaf_positions(kind, types)
        if (outcome := leaf_outcome(kind, compile_type(type_))) is not None
    ]
    if gaps(signature.input_structure):
        limits.extend(
            RuntimeLimit(
                f"slot {list(problem.path)} of the arguments",
                " is a gap in a list",
                str(problem.outcome),
            )
            for problem in problems(IreeAbi.of(signature))
            if isinstance(problem.record, Null)
        )
    return limits
