"""Loop nests of long modules as functions, each distinct one once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.lowering.loops.outline import Outlined, Outliner
from mlir_abi.passes.support.attributes import EMIT_C_INTERFACE, passthrough_names
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.functions import (
    CALL,
    FUNCTION,
    find_named,
    operations,
    operations_in,
    walk,
)
from mlir_abi.passes.support.ir_types import MEMREFS

_LOOPS = ("scf.for", "scf.forall", "scf.parallel", "scf.while", "affine.for", "affine.parallel")


@dataclass(frozen=True)
class ExtractLoops(Pass):
    """Make each loop nest of a module that has many a function; equal ones become one function.

    Before::

        func.func @f(%x: memref<4xf32>, %y: memref<4xf32>) {
          linalg.exp ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
          linalg.exp ins(%y : memref<4xf32>) outs(%y : memref<4xf32>)
          return
        }

    After::

        func.func private @f.extracted0(%0: memref<4xf32>)
            attributes {llvm.bareptr, llvm.linkage = #llvm.linkage<internal>,
                        passthrough = ["noinline"]} {
          linalg.exp ins(%0 : memref<4xf32>) outs(%0 : memref<4xf32>)
          return
        }
        func.func @f(%x: memref<4xf32>, %y: memref<4xf32>) {
          call @f.extracted0(%x) : (memref<4xf32>) -> ()
          call @f.extracted0(%y) : (memref<4xf32>) -> ()
          return
        }

    The loops of a model's layers differ in their memrefs alone, so that less is left to compile.
    And the time that LLVM takes grows with the square of the number of loops in a function.

    A loop nest is an operation of `linalg` on memrefs, or a loop of `scf` or `affine` that has no
    such operation and no call in it, and returns no memref. The constants that it uses become part
    of the function, everything else an argument. The memref that an operation writes gets
    ``llvm.noalias`` if it shares no memory with the others.

    The results of such a function may be a struct of many fields: a step of Adam of 12 layers has
    1,000. LLVM is slow at combining these into vectors; ``noimplicitfloat`` forbids that.

    These stay as they are: a module with fewer than ``at-least`` nests, functions that have
    ``passthrough``, and nests that use a value of a type without a counterpart in LLVM.
    """

    name: ClassVar[str] = "abi-extract-loops"

    at_least: int = option(100, "how many loop nests a module must have")

    def run(self, op: ir.Operation) -> None:
        """Extract the loops; nothing is an error."""
        nests = [
            (function, nest)
            for function in operations_in(op)
            if function.name == FUNCTION
            and not any(name in function.attributes for name in passthrough_names())
            for nest in walk(function, lambda each: not _is_nest(each))
            if _is_nest(nest)
        ]
        if len(nests) < self.at_least:
            return
        for function in {function for function, _ in nests}:
            if EMIT_C_INTERFACE in function.attributes:
                for name in passthrough_names():
                    function.attributes[name] = ir.Attribute.parse('["noimplicitfloat"]')
        outliner = Outliner(op, "extracted")
        for function, nest in nests:
            outlined = Outlined(nest, function)
            is_linalg = _is_linalg(nest)
            is_leaf = is_linalg and not find_named(nest, CALL)
            outlined.set_no_alias(*([nest.operands[len(nest.operands) - 1]] if is_leaf else []))
            outliner.replace(outlined, bare_pointers=is_linalg)


def _is_linalg(op: ir.Operation) -> bool:
    if not op.name.startswith("linalg.") or len(op.regions) != 1:
        return False
    return len(op.operands) > 0 and not len(op.results)


def _is_nest(op: ir.Operation) -> bool:
    if op.name not in _LOOPS:
        return _is_linalg(op)
    memrefs = [each for each in op.results if isinstance(each.type, MEMREFS)]  # maybe on the stack
    return not (memrefs or any(map(_is_linalg, operations(op))) or find_named(op, CALL))
