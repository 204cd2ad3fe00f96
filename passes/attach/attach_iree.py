"""Attach IREE's JSON signatures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import ClassVar, Literal

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import FunctionSignature, Kind
from mlir_abi.dialect_attrs.iree.demotion import as_written, demoted, demoted_type
from mlir_abi.dialect_attrs.iree.runtime_limits import leaf_outcome, problems
from mlir_abi.dialect_attrs.iree_abi import IreeAbi, Null, Unknown, has_word, record_of, template
from mlir_abi.dialect_attrs.structure import gaps
from mlir_abi.dialect_attrs.types import Array, ValueType
from mlir_abi.passes.support.attach_plan import Attachment, Language, Obstacle, Unsupported, attach
from mlir_abi.passes.support.attributes import Entries, Placement
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.signatures import leaf_positions


@dataclass(frozen=True)
class AttachIree(Pass):
    r"""Attach the ``iree.abi`` JSON, and ``iree.abi.declaration``, to every exported function.

    Before::

        func.func @f(%x: tensor<4xf32>) -> f32 {…}

    After::

        func.func @f(%x: tensor<4xf32>) -> f32 attributes {iree.reflection = {
          iree.abi = "{\22a\22:[[\22ndarray\22,…]],\22r\22:[\22f32\22],\22v\22:1}",
          iree.abi.declaration = "sync func @f(%input0: tensor<4xf32>) -> (%output0: f32)"}} {…}

    A type that the language has no word for is written ``"unknown"`` with a warning; docs/types.md
    lists them all. What IREE's runtime cannot read is a warning that says what will happen, or as
    ``unsupported`` says; docs/iree.md has the table. A declaration that is there and not of this
    form is the user's own, and is kept.
    """

    name: ClassVar[str] = "abi-attach-iree"

    placement: Placement = option("reflection", "where: entries of iree.reflection, or attributes")
    key: Literal["iree.abi", "d"] = option("iree.abi", "the name of the JSON")
    unsupported: Unsupported = option("warn", "IREE's runtime cannot read it: warn, omit, or error")
    iree_input_demote_f64_to_f32: bool = option(False, "f64 is f32, as iree-compile makes it")

    def run(self, op: ir.Operation) -> None:
        """Attach to every exported function, or raise `PassError` and change nothing."""
        languages = [iree_language(self.key, self.iree_input_demote_f64_to_f32)]
        attach(op, Attachment(languages, self.placement, unsupported=self.unsupported))


def iree_language(key: str, demote: bool) -> Language:
    """IREE's JSON under the name ``key``, of the types that are left when ``f64`` is demoted.

    The record of each type is made once, and the template of each structure.
    """
    form = cache(template)

    def compiled(type_: ValueType) -> ValueType:
        return demoted_type(type_) if demote else type_

    @cache
    def word(type_: ValueType) -> str:
        return record_of(compiled(type_)).encoded

    def text(signature: FunctionSignature) -> str:
        words = map(word, chain(signature.flat_inputs, signature.flat_results))
        return form(signature.input_structure, signature.result_structure).format(*words)

    def entries(text: str) -> Entries:
        return {key: ir.StringAttr.get(text)}

    @cache
    def is_read(type_: ValueType) -> bool:
        left = compiled(type_)
        return not (leaf_outcome("argument", left) or leaf_outcome("result", left))

    def obstacles(signature: FunctionSignature) -> Sequence[Obstacle]:
        leaves = chain(signature.flat_inputs, signature.flat_results)
        if all(map(is_read, leaves)) and not gaps(signature.input_structure):
            return ()
        return _obstacles(signature, compiled)

    declared = demoted if demote else as_written
    return Language("iree.abi", text, entries, has_word, Unknown.encoded, obstacles, declared)


def _obstacles(
    signature: FunctionSignature, compiled: Callable[[ValueType], ValueType]
) -> Sequence[Obstacle]:
    """What IREE's runtime cannot read, by the types as they are written.

    Nothing where there is a memref: IREE loads no such function, and reads nothing of it.
    """
    obstacles = [
        *_leaf_obstacles("argument", signature.inputs, compiled),
        *_leaf_obstacles("result", signature.results, compiled),
        *_gap_obstacles(signature),
    ]
    if obstacles and any(map(_is_memref, (*signature.flat_inputs, *signature.flat_results))):
        return ()
    return obstacles


def _is_memref(type_: ValueType) -> bool:
    return isinstance(type_, Array) and type_.container == "memref"


def _leaf_obstacles(
    kind: Kind, types: Sequence[ValueType], compiled: Callable[[ValueType], ValueType]
) -> Sequence[Obstacle]:
    return [
        Obstacle(position, f" has type '{type_}'", str(outcome))
        for position, type_ in leaf_positions(kind, types)
        if (outcome := leaf_outcome(kind, compiled(type_))) is not None
    ]


def _gap_obstacles(signature: FunctionSignature) -> Sequence[Obstacle]:
    if not gaps(signature.input_structure):
        return ()
    return [
        Obstacle(
            f"slot {list(problem.path)} of the arguments",
            " is a gap in a list",
            str(problem.outcome),
        )
        for problem in problems(IreeAbi.of(signature))
        if isinstance(problem.record, Null)
    ]
