"""The format of ``iree.abi`` JSON: how ``abi-attach-iree`` and ``abi-wrap-iree`` write it."""

from __future__ import annotations

from functools import partial
from typing import Literal, TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.iree.demotion import demote
from mlir_abi.dialect_attrs.iree.json_records import Null, UnknownRecord, record_of
from mlir_abi.dialect_attrs.iree.runtime_limits import leaf_outcome, problems
from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.dialect_attrs.structure import gaps
from mlir_abi.dialect_attrs.types import Array, ValueType
from mlir_abi.passes.support.attributes import declaration_tail
from mlir_abi.passes.support.signature_format import (
    Finding,
    Findings,
    Omitted,
    Refused,
    SignatureFormat,
    Text,
    ValueIndex,
    position_of,
)

Unsupported: TypeAlias = Literal["warn", "omit", "error"]
"""How a pass treats a signature that IREE's runtime cannot read: the option ``unsupported``."""


class IreeFormat(SignatureFormat):
    """The JSON in the attribute ``key``.

    With ``demotes``, it describes the types after IREE's demotion of ``f64`` to ``f32``. A
    signature that the JSON cannot encode is refused, or with ``may_be_omitted`` left out.
    """

    title = "iree.abi"
    unknown = UnknownRecord.encoded

    def __init__(
        self, key: str, unsupported: Unsupported, demotes: bool, may_be_omitted: bool = False
    ) -> None:
        self._key = key
        self.names = {key}
        self._unsupported = unsupported
        self._demotes = demotes
        self._may_be_omitted = may_be_omitted

    def declared(self, function: ir.Operation, signature: FunctionSignature) -> str:
        """Return ``iree.abi.declaration`` without the name of the function, as compiled."""
        return declaration_tail(function, demote(signature) if self._demotes else signature)

    def encode(self, signature: FunctionSignature) -> Text | Omitted | Refused:
        """Encode ``signature``, unless it is one that the options leave out or refuse."""
        compiled = demote(signature) if self._demotes else signature
        try:
            abi = IreeAbi.of(compiled)
        except ValueError as error:
            reason = str(error)
            return Omitted(reason) if self._may_be_omitted else Refused([(None, reason)])
        unread = _unread(signature, compiled)
        if unread and self._unsupported != "warn":
            facts = [
                (position_of(signature, place), f"{each.fact(is_one=True)}: {each.outcome}")
                for place, each in unread
            ]
            if self._unsupported == "error":
                return Refused(facts)
            return Omitted(" ".join(map(str, facts[0])))
        text = abi.encode()
        attributes = {self._key: ir.StringAttr.get(text)}
        if self.unknown in text:
            return Text(attributes, [*self.unknown_types(signature, _has_record), *unread])
        return Text(attributes, unread)


def _has_record(type_: ValueType) -> bool:
    return UnknownRecord.encoded not in record_of(type_).encoded


def _unread(signature: FunctionSignature, compiled: FunctionSignature) -> Findings:
    """Return what IREE's runtime cannot read: flat values, then gaps in lists of arguments."""
    types = (*signature.flat_inputs, *signature.flat_results)
    # IREE does not load a function with a memref, so that its runtime reads nothing.
    if any(isinstance(type_, Array) and type_.container == "memref" for type_ in types):
        return ()
    outcomes = [*map(partial(leaf_outcome, "argument"), compiled.flat_inputs)]
    outcomes += map(partial(leaf_outcome, "result"), compiled.flat_results)
    has_gaps = gaps(signature.input_structure) > 0
    if not has_gaps and not any(outcomes):
        return ()
    unread: list[tuple[ValueIndex, Finding]] = [
        (i, Finding(type_, outcome=outcome))
        for i, (type_, outcome) in enumerate(zip(types, outcomes, strict=True))
        if outcome
    ]
    if has_gaps:
        abi = IreeAbi.of(signature)
        records = problems(abi.inputs, abi.results)
        gaps_ = [each for each in records if isinstance(each.record, Null)]
        unread += [(each.path, Finding(None, outcome=each.outcome)) for each in gaps_]
    return unread
