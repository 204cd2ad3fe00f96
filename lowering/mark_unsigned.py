"""Mark unsigned arguments and results, before all integers become signless."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import Kind
from mlir_abi.passes.llvm.llvm_attributes import array
from mlir_abi.passes.support.attributes import ARG_ATTRS, RES_ATTRS, UNSIGNED, value_attributes
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import function_type, functions


@dataclass(frozen=True)
class MarkUnsigned(Pass):
    """Set ``abi.unsigned`` on arguments and results that are tensors of unsigned integers.

    Before::

        func.func @f(%x: tensor<4xui8>) -> !torch.vtensor<[4],ui8>

    After::

        func.func @f(%x: tensor<4xui8> {abi.unsigned}) -> (!torch.vtensor<[4],ui8> {abi.unsigned})
    """

    name: ClassVar[str] = "abi-mark-unsigned"

    def run(self, op: ir.Operation) -> None:
        for function in functions(op):
            _mark(function)


def _mark(function: ir.Operation) -> None:
    type_ = function_type(function)
    sides: list[tuple[Kind, str, list[ir.Type]]] = [
        ("argument", ARG_ATTRS, type_.inputs),
        ("result", RES_ATTRS, type_.results),
    ]
    for kind, name, types in sides:
        entries = value_attributes(function, kind, len(types))
        for value_type, entry in zip(types, entries, strict=True):
            if has_unsigned_elements(value_type):
                entry[UNSIGNED] = ir.UnitAttr.get(function.context)
        if any(entries):
            function.attributes[name] = array(entries)


def has_unsigned_elements(type_: ir.Type) -> bool:
    """Whether ``type_`` is a tensor of unsigned integers, also one of torch-mlir.

    The bindings have no class for that, so this reads its text.
    """
    element = getattr(type_, "element_type", None)
    is_of_torch = re.fullmatch(r"!torch\.vtensor<.*,ui\d+>", str(type_)) is not None
    return is_of_torch or (isinstance(element, ir.IntegerType) and element.is_unsigned)
