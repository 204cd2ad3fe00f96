"""Memrefs that functions only read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.llvm.llvm_attributes import array
from mlir_abi.passes.support.attributes import (
    ARG_ATTRS,
    RESULT,
    UNWRITTEN,
    is_writable,
    value_attributes,
)
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import (
    CALL,
    VIEWS,
    exported_functions,
    function_type,
    is_definition,
)
from mlir_abi.passes.support.ir_types import MEMREFS
from mlir_abi.passes.support.symbols import Symbols

_READONLY = "llvm.readonly"
_OTHERS = ("llvm.readnone", "llvm.writeonly", "llvm.writable", RESULT)
"""Attributes that say what else a function does to an argument."""

_ALIASES = VIEWS | {
    *("memref.assume_alignment", "memref.extract_strided_metadata"),
    *("memref.transpose", "memref.view"),
}
"""Operations whose first result has the memory of their first operand, which they do not access."""

_READS = frozenset(
    {
        *("affine.load", "affine.vector_load", "memref.copy", "memref.dim", "memref.load"),
        *("memref.rank", "vector.expandload", "vector.gather", "vector.load", "vector.maskedload"),
        "vector.transfer_read",
    }
)
"""Operations that read the memory of their first operand, or its sizes, and do nothing else to it.
"""

_ONE_OUTPUT = frozenset(f"linalg.{name}" for name in ("broadcast", "map", "softmax", "transpose"))
"""Operations of `linalg` without ``operandSegmentSizes``, whose last operand is written to."""


@dataclass(frozen=True)
class InferReadonly(Pass):
    """Mark memref arguments of exported functions to which these do not write.

    Before::

        func.func @sum(%x: memref<?xf32>, %sum: memref<f32>) {
          linalg.reduce {arith.addf} ins(%x : memref<?xf32>) outs(%sum : memref<f32>)
              dimensions = [0]
          return
        }

    After::

        func.func @sum(%x: memref<?xf32> {abi.unwritten}, %sum: memref<f32>) {…}

    Callers may then pass read-only arrays, and plain C functions have pointers to ``const``. By
    ``llvm.readonly`` the module would promise it, and the header would have another descriptor.
    Each use of the argument, and of views of it, must be known to read alone: a load, an input of a
    `linalg` operation, the source of a ``memref.copy``, a call of a function that does not write to
    it either. Where it is returned, passed on by control flow, or used by another operation, the
    argument stays as it is. So does one that has no use, or to which the module lets the function
    write.
    """

    name: ClassVar[str] = "abi-infer-readonly"

    def run(self, op: ir.Operation) -> None:
        """Write ``abi.unwritten``."""
        symbols = Symbols()
        for function in exported_functions(op):
            types = function_type(function).inputs
            if not any(isinstance(each, ir.MemRefType) for each in types):
                continue
            entries = value_attributes(function, "argument", len(types))
            inferred = [
                isinstance(type_, ir.MemRefType)
                and not is_writable(entry)
                and entry.keys().isdisjoint((_READONLY, UNWRITTEN, *_OTHERS))
                and _is_only_read(function, i, symbols)
                for i, (type_, entry) in enumerate(zip(types, entries, strict=True))
            ]
            if any(inferred):
                for entry, is_inferred in zip(entries, inferred, strict=True):
                    if is_inferred:
                        entry[UNWRITTEN] = ir.UnitAttr.get(op.context)
                function.attributes[ARG_ATTRS] = array(entries)


def _is_only_read(function: ir.Operation, i: int, symbols: Symbols) -> bool:
    """Whether a function, and those that it calls, read an argument, and do nothing else to it."""
    arguments, reached, is_read = [(function, i)], {(function, i)}, False
    while arguments:
        function, i = arguments.pop()
        if not is_definition(function):
            if _declared_to_write(function, i):
                return False
            is_read = True
            continue
        memrefs: list[ir.Value] = [function.regions[0].blocks[0].arguments[i]]
        while memrefs:
            for use in memrefs.pop().uses:
                op, number = use.owner.operation, use.operand_number
                if op.name == CALL:
                    callee = symbols.siblings(function)[op.attributes["callee"].value], number
                    if callee not in reached:
                        reached.add(callee)
                        arguments.append(callee)
                elif op.name in _ALIASES and number == 0:
                    memrefs.append(op.results[0])
                elif number < _inputs(op):
                    is_read = True
                else:
                    return False
    return is_read


def _declared_to_write(function: ir.Operation, i: int) -> bool:
    """Whether a declaration allows the function to write to an argument, or to return it."""
    types = function_type(function)
    entry = value_attributes(function, "argument", len(types.inputs))[i]
    return _READONLY not in entry or any(isinstance(each, MEMREFS) for each in types.results)


def _inputs(op: ir.Operation) -> int:
    """The number of operands that an operation only reads, which are the first."""
    if op.name in _READS:
        return 1
    if not op.name.startswith("linalg."):
        return 0
    segments: Sequence[int] | None = op.attributes.get("operandSegmentSizes")
    if segments is not None:
        return segments[0]
    if op.name == "linalg.reduce":
        return len(op.operands) // 2
    return len(op.operands) - 1 if op.name in _ONE_OUTPUT else 0
