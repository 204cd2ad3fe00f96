"""The format of ``iree.abi`` JSON: how ``abi-attach-iree`` and ``abi-wrap-iree`` write it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import FunctionSignature, Kind
from mlir_abi.dialect_attrs.iree import demotion
from mlir_abi.dialect_attrs.iree.runtime_limits import leaf_outcome, problems
from mlir_abi.dialect_attrs.iree_abi import IreeAbi, Null, Unknown, record_of
from mlir_abi.dialect_attrs.structure import gaps
from mlir_abi.dialect_attrs.types import Array, ValueType
from mlir_abi.passes.support.attach_plan import RuntimeLimit, SignatureFormat
from mlir_abi.passes.support.signatures import leaf_positions


def iree_format(key: str, demote: bool) -> SignatureFormat:
    """Return the format that writes JSON to the attribute ``key``.

    With ``demote``, it describes the types after IREE's demotion of ``f64`` to ``f32``.
    """
    compile_signature = demotion.demote if demote else demotion.identity

    def compile_type(type_: ValueType) -> ValueType:
        return demotion.demote_type(type_) if demote else type_

    def encode(signature: FunctionSignature) -> str:
        return IreeAbi.of(compile_signature(signature)).encode()

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
        can_encode=lambda type_: Unknown.encoded not in record_of(type_).encoded,
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
        abi = IreeAbi.of(signature)
        limits.extend(
            RuntimeLimit(
                f"slot {list(problem.path)} of the arguments",
                " is a gap in a list",
                str(problem.outcome),
            )
            for problem in problems(abi.inputs, abi.results)
            if isinstance(problem.record, Null)
        )
    return limits
