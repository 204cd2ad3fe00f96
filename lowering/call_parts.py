"""Calls of functions that run parts of a loop, by several threads."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.lowering.loops.parts import PART, PART_SIZE
from mlir_abi.passes.llvm.emitter import Emitter
from mlir_abi.passes.llvm.type_converter import TypeConverter
from mlir_abi.passes.support.attributes import STATUS_OF, symbol_name
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import enclosing, find_named, is_definition
from mlir_abi.passes.support.module_records import (
    address_of,
    module_records,
    record_symbol,
    write_record,
)
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.symbols import is_llvm_function, named_in

_RUN_PARTS = "_mlir_abi_run_parts"
_FIRST_ARGUMENT = 5
"""What else a part needs stands in the struct behind the fields of each loop."""


@dataclass(frozen=True)
class CallParts(Pass):
    """Let several threads call the functions that `abi-parallelize` made of loops.

    Before::

        llvm.func internal @f.part0(%x: !llvm.ptr, %lower: i64, %upper: i64, %size: i64)
            attributes {abi.part}
        llvm.call @f.part0(%x, %c0, %c1048576, %size)

    After::

        llvm.func internal @f.part0.run(%loop: !llvm.ptr, %lower: i64, %upper: i64) -> i32 {
          %x = llvm.load …
          llvm.call @f.part0(%x, %lower, %upper, %size)
          llvm.return %c0
        }
        llvm.call @_mlir_abi_run_parts(%loop) {abi.status_of = @f.part0.run} : (!llvm.ptr) -> i32

    ``%loop`` points to the stack of the caller: it has the begin of the next part, the end of the
    loop, the size of a part, the address of ``@f.part0.run``, and what else that passes on. Each
    thread takes the next part, by an atomic addition, until none is left. So any number of threads
    is right, one included. A part that fails returns a status (``abi-return-failures``): then no
    thread begins another, and the call returns the status of the first part that has failed.

    The threads are those of the two functions in the variable ``_mlir_abi_parallel``, which is weak
    and exported: OpenMP's, if the program has them; those of the package, in a library that
    `mlir_abi.load` has opened; or none, for one core.
    """

    name: ClassVar[str] = "abi-call-parts"

    def run(self, op: ir.Operation) -> None:
        """Replace the calls; raises `PassError` for a symbol of OpenMP that cannot be called so."""
        parts = {symbol_name(f): f for f in find_named(op, "llvm.func") if PART in f.attributes}
        if not parts:
            return
        emitter, symbols = Emitter(TypeConverter(op, 0)), named_in(op)
        if PART_SIZE in symbols and not is_definition(symbols[PART_SIZE]):
            symbols.pop(PART_SIZE).erase()
        end = ir.InsertionPoint(op.regions[0].blocks[0])
        file = Path(__file__).with_suffix(".mlir")
        for view in ir.Module.parseFile(str(file), op.context).body:
            definition = view.operation
            name = symbol_name(definition)
            if definition.name == "llvm.func":
                type_ = definition.attributes["function_type"]
                is_llvm_function(symbols.get(name), type_, "which code for several cores calls")
            if name not in symbols:
                definition.clone(end)
        for record in module_records(op):
            if record.kind == "definition":
                write_record(symbols[record_symbol(record)], replace(record, threads=True))
        calls = find_named(op, "llvm.call")
        loops = {}
        for name, part in parts.items():
            loops[name] = _Loop(part, emitter)
            del part.attributes[PART]
        for call in calls:
            callee = call.attributes.get("callee")
            if callee is not None and callee.value in loops:
                loops[callee.value].call(call)


class _Loop:
    """A loop in parts, as a struct for `_RUN_PARTS`."""

    def __init__(self, part: ir.Operation, emitter: Emitter) -> None:
        self._emitter, pointer = emitter, emitter.types.pointer
        name, self._status = symbol_name(part), ir.IntegerType.get_signless(32, part.context)
        *arguments, bound, _, size = [each.type for each in part.regions[0].blocks[0].arguments]
        i64 = ir.IntegerType.get_signless(64, part.context)
        fields = ", ".join(map(str, (bound, bound, size, pointer, i64, *arguments)))
        self._struct = ir.Type.parse(f"!llvm.struct<({fields})>", part.context)
        self._runner = f"{name}.run"
        types = ir.Type.parse(f"!llvm.func<i32 ({pointer}, {bound}, {bound})>", part.context)
        attributes = {
            "function_type": ir.TypeAttr.get(types),
            "linkage": ir.Attribute.parse("#llvm.linkage<internal>", part.context),
        }
        runner = emitter.function(Builder.before(part), self._runner, attributes)
        at, (loop, lower, upper) = Builder.in_body_of(runner, [pointer, bound, bound])
        values = [
            at.value("llvm.load", type_, [self._field(at, loop, i)])
            for i, type_ in enumerate(arguments, _FIRST_ARGUMENT)
        ]
        part_size = at.value("llvm.load", size, [self._field(at, loop, 2)])
        emitter.call_symbol(at, name, None, [*values, lower, upper, part_size])
        at.op("llvm.return", [emitter.constant(at, 0, self._status)])

    def _field(self, at: Builder, loop: ir.Value, i: int) -> ir.Value:
        return self._emitter.element_pointer(at, loop, [0, i], self._struct)

    def call(self, call: ir.Operation) -> None:
        """Run the parts, in place of ``call``."""
        entry = enclosing(call, "llvm.func").regions[0].blocks[0]
        at, start = Builder.before(call), ir.InsertionPoint.at_block_begin(entry)
        loop = self._emitter.alloca(Builder(start, call.location), self._struct)
        runner = address_of(at, loop.type, self._runner)
        *values, lower, upper, size = call.operands
        fields = [*enumerate((lower, upper, size, runner)), *enumerate(values, _FIRST_ARGUMENT)]
        for i, value in fields:
            at.op("llvm.store", [value, self._field(at, loop, i)])
        status = self._emitter.call_symbol(at, _RUN_PARTS, self._status, [loop])
        assert status is not None
        status.owner.attributes[STATUS_OF] = ir.FlatSymbolRefAttr.get(self._runner)
        call.erase()
