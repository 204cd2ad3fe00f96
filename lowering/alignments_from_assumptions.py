"""Let callers check what code assumes of the alignment of arguments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.types import Array, Strided, ValueType
from mlir_abi.passes.support.attributes import ALIGN, ARG_ATTRS, integer, value_attributes
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import (
    VIEWS,
    find_named,
    functions,
    is_exported,
    origin_of,
    replace_op,
)
from mlir_abi.passes.support.signatures import FunctionSignatures
from mlir_abi.passes.support.symbols import used_functions

_ASSUMPTION = "memref.assume_alignment"
_CASTS = frozenset({_ASSUMPTION, "memref.cast", "memref.collapse_shape", "memref.expand_shape"})
"""Operations whose result has the aligned pointer and the offset of their operand."""
_ALLOCATIONS = frozenset({"memref.alloc", "memref.alloca", "memref.get_global"})


@dataclass(frozen=True)
class AlignmentsFromAssumptions(Pass):
    """Let callers check what code assumes of the alignment of arguments.

    Before::

        func.func @f(%x: memref<?xf32>) {
          %y = memref.assume_alignment %x, 64 : memref<?xf32>
          …
        }

    After::

        func.func @f(%x: memref<?xf32> {llvm.align = 64 : i64}) {…}

    The function must be exported, and not called by the module itself, and every call of it must
    execute the assumption. An assumption about other memory that the function does not allocate,
    such as a part of an argument, or in a branch, is removed: no caller checks it, and code that
    relies on it would end the process.
    """

    name: ClassVar[str] = "abi-alignments-from-assumptions"

    def run(self, op: ir.Operation) -> None:
        """Write ``llvm.align``, and remove assumptions."""
        assumptions = [(f, each) for f in functions(op) for each in find_named(f, _ASSUMPTION)]
        signatures, used = FunctionSignatures(), used_functions(op) if assumptions else set()
        for function, assumption in assumptions:
            memref = assumption.operands[0]
            origin = origin_of(memref, VIEWS | {_ASSUMPTION}).owner
            if not isinstance(origin, ir.Block) and origin.name in _ALLOCATIONS:
                continue
            entry, argument = function.regions[0].blocks[0], origin_of(memref, _CASTS)
            is_checked = is_exported(function) and function not in used
            if is_checked and assumption.block == argument.owner == entry:
                types, i = signatures.of(function).inputs, ir.BlockArgument(argument).arg_number
                if _begins_at_aligned_pointer(types[i]):
                    _align(function, i, assumption.attributes["alignment"], len(types))
            replace_op(assumption, [memref])


def _begins_at_aligned_pointer(type_: ValueType) -> bool:
    """Whether callers pass the first element there, of a ranked memref."""
    if not isinstance(type_, Array) or type_.shape is None:
        return False
    return not (isinstance(type_.layout, Strided) and type_.layout.offset)


def _align(function: ir.Operation, argument: int, number: ir.Attribute, count: int) -> None:
    """Write the greater of ``number`` and ``llvm.align``."""
    entries = value_attributes(function, "argument", count)
    i64 = ir.IntegerType.get_signless(64)
    numbers = [integer(each) or 0 for each in (number, entries[argument].get(ALIGN))]
    entries[argument][ALIGN] = ir.IntegerAttr.get(i64, max(numbers))
    function.attributes[ARG_ATTRS] = ir.ArrayAttr.get(list(map(ir.DictAttr.get, entries)))
