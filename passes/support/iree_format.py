"""The format of ``iree.abi`` JSON: how ``abi-attach-iree`` and ``abi-wrap-iree`` write it."""

from __future__ import annotations

from functools import partial

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import FunctionSignature, Kind
from mlir_abi.dialect_attrs.iree.demotion import as_compiled
from mlir_abi.dialect_attrs.iree.json_records import Null, UnknownRecord, record_of
from mlir_abi.dialect_attrs.iree.runtime_limits import Outcome, leaf_outcome, problems
from mlir_abi.dialect_attrs.iree_abi import IreeAbi
from mlir_abi.dialect_attrs.structure import gaps
from mlir_abi.dialect_attrs.types import Array
from mlir_abi.passes.support.attach_plan import SignatureFormat, Unsupported, ValueIndex


def iree_format(key: str, unsupported: Unsupported, demotes: bool) -> SignatureFormat:
    """Return the format that writes JSON to the attribute ``key``.

    ``unsupported`` says what a pass does with a signature that IREE's runtime cannot read. With
    ``demotes``, the JSON describes the types after IREE's demotion of ``f64`` to ``f32``.
    """
    in_iree = partial(as_compiled, demotes=demotes)

    def limits(signature: FunctionSignature) -> dict[ValueIndex, Outcome]:
        after = in_iree(signature)
        kinds: list[Kind] = ["argument"] * len(after.flat_inputs)
        kinds += ["result"] * len(after.flat_results)
        outcomes = map(leaf_outcome, kinds, (*after.flat_inputs, *after.flat_results))
        limits: dict[ValueIndex, Outcome] = {i: each for i, each in enumerate(outcomes) if each}
        has_gaps = gaps(signature.input_structure) > 0
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
        encode=lambda signature: IreeAbi.of(in_iree(signature)).encode(),
        attributes=lambda text: {key: ir.StringAttr.get(text)},
        can_encode=lambda type_: UnknownRecord.encoded not in record_of(type_).encoded,
        unknown_type=UnknownRecord.encoded,
        limits=limits,
        unsupported=unsupported,
        declared=in_iree,
    )
