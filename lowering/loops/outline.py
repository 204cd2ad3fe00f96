"""Operations as functions, equal ones as one function."""

from __future__ import annotations

from mlir_abi.bindings import ir
from mlir_abi.lowering.loops.loop_nest import is_disjoint
from mlir_abi.passes.llvm.calling_convention import SignatureConverter
from mlir_abi.passes.llvm.llvm_attributes import LINKAGE, array
from mlir_abi.passes.llvm.type_converter import TypeConverter
from mlir_abi.passes.support.attributes import (
    ARG_ATTRS,
    BARE_POINTERS,
    NO_ALIAS,
    VISIBILITY,
    passthrough_names,
    symbol_name,
)
from mlir_abi.passes.support.functions import CALL, FUNCTION, RETURN, operations, replace_op
from mlir_abi.passes.support.ir_types import MEMREFS
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.symbols import named_in


class Outlined:
    """A function before ``function`` that does what ``op`` does; ``operands`` are its arguments.

    The constants that ``op`` uses become part of the function, everything else an argument.
    """

    def __init__(self, op: ir.Operation, function: ir.Operation) -> None:
        self.op, self.function = op, function
        attributes = {
            "sym_name": ir.StringAttr.get("outlined"),
            "function_type": ir.TypeAttr.get(ir.FunctionType.get([], [])),
            VISIBILITY: ir.StringAttr.get("private"),
            LINKAGE: ir.Attribute.parse("#llvm.linkage<internal>"),
            **dict.fromkeys(passthrough_names(), ir.Attribute.parse('["noinline"]')),
        }
        self.definition = Builder.before(function).op(FUNCTION, attributes=attributes, regions=1)
        self._block = self.definition.regions[0].blocks.append()
        body = Builder(ir.InsertionPoint(self._block), op.location)
        self.clone = op.clone(body.point)
        self.operands: list[ir.Value] = []
        inside: dict[ir.Value, ir.Value] = {}
        for old, new in zip(operations(op), operations(self.clone), strict=True):
            for i, (value, same) in enumerate(zip(old.operands, new.operands, strict=True)):
                if value != same:
                    continue  # a value of the operation itself
                if value not in inside:
                    inside[value] = self._inside(value)
                new.operands[i] = inside[value]
        body.op(RETURN, list(self.clone.results))

    def _inside(self, value: ir.Value) -> ir.Value:
        owner = value.owner
        if not isinstance(owner, ir.Block) and owner.name == "arith.constant":
            start = ir.InsertionPoint.at_block_begin(self._block)
            return owner.operation.clone(start).result
        return self.add_argument(value)

    def add_argument(self, value: ir.Value) -> ir.Value:
        """Add an argument, for which callers pass ``value``."""
        self.operands.append(value)
        return self._block.add_argument(value.type, self.op.location)

    def set_no_alias(self, *values: ir.Value) -> None:
        """Add ``llvm.noalias`` for each of ``values`` that shares no memory with another memref."""
        memrefs = [each for each in self.operands if isinstance(each.type, MEMREFS)]
        entries: list[dict[str, ir.Attribute]] = [{} for _ in self.operands]
        for value in values:
            if all(is_disjoint(value, each) for each in memrefs if each != value):
                entries[self.operands.index(value)][NO_ALIAS] = ir.UnitAttr.get()
        self.definition.attributes[ARG_ATTRS] = array(entries)


class Outliner:
    """Puts functions in place of operations of ``module``, with ``suffix`` and a number in names.

    MLIR's Python bindings cannot compare operations, so equal functions are found by their text.
    `duplicate-function-elimination` would also remove public functions.
    """

    def __init__(self, module: ir.Operation, suffix: str) -> None:
        self._suffix = suffix
        self._signatures = SignatureConverter(TypeConverter(module, 0))
        self._names: dict[str, str] = {}
        self._taken = named_in(module)

    def replace(self, outlined: Outlined, *, bare_pointers: bool) -> None:
        """Call the function instead of the operation.

        The function is erased if an equal one is there, and if it has a type without a counterpart
        in LLVM; then the operation stays.
        """
        definition, op = outlined.definition, outlined.op
        inputs = [each.type for each in outlined.operands]
        results = [each.type for each in op.results]
        type_ = ir.TypeAttr.get(ir.FunctionType.get(inputs, results))
        definition.attributes["function_type"] = type_
        if any(self._signatures.problems(type_, bare=False)):
            definition.erase()
            return
        if bare_pointers and not any(self._signatures.problems(type_, bare=True)):
            definition.attributes[BARE_POINTERS] = ir.UnitAttr.get()
        text = definition.get_asm(use_local_scope=True, assume_verified=True)
        if text in self._names:
            definition.erase()
        else:
            name = f"{symbol_name(outlined.function)}.{self._suffix}{len(self._names)}"
            while name in self._taken:
                name += "_"
            self._names[text] = name
            definition.attributes["sym_name"] = ir.StringAttr.get(name)
        callee = {"callee": ir.FlatSymbolRefAttr.get(self._names[text])}
        call = Builder.before(op).op(CALL, outlined.operands, callee, results=results)
        replace_op(op, call.results)
