"""Loop nests of long modules as functions, each distinct one once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.lowering.loops.loop_nest import is_disjoint
from mlir_abi.passes.llvm.calling_convention import SignatureConverter
from mlir_abi.passes.llvm.llvm_attributes import LINKAGE, array
from mlir_abi.passes.llvm.type_converter import TypeConverter
from mlir_abi.passes.support.attributes import (
    ARG_ATTRS,
    BARE_POINTERS,
    EMIT_C_INTERFACE,
    NO_ALIAS,
    PASSTHROUGH,
    VISIBILITY,
    symbol_name,
)
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.functions import (
    CALL,
    FUNCTION,
    RETURN,
    find_named,
    operations,
    operations_in,
    replace_op,
    walk,
)
from mlir_abi.passes.support.ir_types import MEMREFS
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.symbols import named_in

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
    1,000. LLVM is slow at copying such a struct; ``alwaysinline`` avoids the copy by inlining the
    function into its C wrapper, if nothing else calls it. LLVM is also slow at combining the fields
    into vectors; ``noimplicitfloat`` forbids that.

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
            if function.name == FUNCTION and PASSTHROUGH not in function.attributes
            for nest in walk(function, lambda each: not _is_nest(each))
            if _is_nest(nest)
        ]
        if len(nests) < self.at_least:
            return
        called = {each.attributes["callee"].value for each in find_named(op, CALL)}
        for function in {function for function, _ in nests}:
            if EMIT_C_INTERFACE in function.attributes and symbol_name(function) not in called:
                function.attributes[PASSTHROUGH] = _strings("alwaysinline", "noimplicitfloat")
        signatures = SignatureConverter(TypeConverter(op, 0))
        names: dict[str, str] = {}
        taken = named_in(op)
        for function, nest in nests:
            extracted, operands = _extracted(nest, function)
            type_ = extracted.attributes["function_type"]
            if any(signatures.problems(type_, bare=False)):
                extracted.erase()
                continue
            if _is_linalg(nest) and not any(signatures.problems(type_, bare=True)):
                extracted.attributes[BARE_POINTERS] = ir.UnitAttr.get()
            # MLIR's Python bindings cannot compare operations, so equal functions are found by
            # their text. `duplicate-function-elimination` would also remove public functions.
            text = extracted.get_asm(use_local_scope=True, assume_verified=True)
            if text in names:
                extracted.erase()
            else:
                name = f"{symbol_name(function)}.extracted{len(names)}"
                while name in taken:
                    name += "_"
                names[text] = name
                extracted.attributes["sym_name"] = ir.StringAttr.get(name)
            callee = {"callee": ir.FlatSymbolRefAttr.get(names[text])}
            types = [each.type for each in nest.results]
            call = Builder.before(nest).op(CALL, operands, callee, results=types)
            replace_op(nest, call.results)


def _is_linalg(op: ir.Operation) -> bool:
    return op.name.startswith("linalg.") and len(op.regions) == 1 and not len(op.results)


def _is_nest(op: ir.Operation) -> bool:
    if op.name not in _LOOPS:
        return _is_linalg(op)
    returns_memref = any(map(_is_memref, op.results))  # which may be on the stack
    return not (returns_memref or any(map(_is_linalg, operations(op))) or find_named(op, CALL))


def _is_memref(value: ir.Value) -> bool:
    return isinstance(value.type, MEMREFS)


def _extracted(nest: ir.Operation, function: ir.Operation) -> tuple[ir.Operation, list[ir.Value]]:
    """A function before ``function`` that does what ``nest`` does, and what to call it with."""
    attributes = {
        "sym_name": ir.StringAttr.get("extracted"),
        "function_type": ir.TypeAttr.get(ir.FunctionType.get([], [])),
        VISIBILITY: ir.StringAttr.get("private"),
        LINKAGE: ir.Attribute.parse("#llvm.linkage<internal>"),
        PASSTHROUGH: _strings("noinline"),
    }
    extracted = Builder.before(function).op(FUNCTION, attributes=attributes, regions=1)
    block = extracted.regions[0].blocks.append()
    body = Builder(ir.InsertionPoint(block), nest.location)
    clone = nest.clone(body.point)
    inside: dict[ir.Value, ir.Value] = {}
    operands = []
    pairs = zip(operations(nest), operations(clone), strict=True)
    for old, new in pairs:
        for i, (value, same) in enumerate(zip(old.operands, new.operands, strict=True)):
            if value != same:
                continue  # a value of the nest itself
            if value not in inside:
                owner = value.owner
                if not isinstance(owner, ir.Block) and owner.name == "arith.constant":
                    start = ir.InsertionPoint.at_block_begin(block)
                    inside[value] = owner.operation.clone(start).result
                else:
                    inside[value] = block.add_argument(value.type, nest.location)
                    operands.append(value)
            new.operands[i] = inside[value]
    body.op(RETURN, list(clone.results))
    types = [each.type for each in operands], [each.type for each in clone.results]
    extracted.attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get(*types))
    entries: list[dict[str, ir.Attribute]] = [{} for _ in operands]
    if _is_linalg(nest) and not find_named(nest, CALL):
        output = nest.operands[len(nest.operands) - 1]
        others = [each for each in operands if _is_memref(each) and each != output]
        if all(is_disjoint(output, each) for each in others):
            entries[operands.index(output)][NO_ALIAS] = ir.UnitAttr.get()
    extracted.attributes[ARG_ATTRS] = array(entries)
    return extracted, operands


def _strings(*values: str) -> ir.Attribute:
    return ir.ArrayAttr.get(list(map(ir.StringAttr.get, values)))
