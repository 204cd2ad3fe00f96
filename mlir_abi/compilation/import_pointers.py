"""Lets compiled code call the Python functions behind its imports by pointers.

`runtime.call.callbacks` sets the pointers when the code is in memory.
"""

from __future__ import annotations

from collections.abc import Iterable

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.reflection.record import IMPLEMENTATION_PREFIX, FunctionReflection
from mlir_abi.passes.llvm.emitter import Emitter
from mlir_abi.passes.llvm.type_converter import TypeConverter
from mlir_abi.passes.support.functions import find_named, is_definition
from mlir_abi.passes.support.module_records import add_global, address_of
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.symbols import named_in


def call_by_pointers(module: ir.Operation, imports: Iterable[FunctionReflection]) -> None:
    """Define the C wrapper of each import that code calls: it calls what a pointer leads to.

    Before::

        llvm.func @_mlir_ciface_f(!llvm.ptr) -> i32

    After::

        llvm.mlir.global external @_mlir_abi_implementation_f() : !llvm.ptr {…null…}
        llvm.func internal @_mlir_ciface_f(%x: !llvm.ptr) -> i32 {
          %place = llvm.mlir.addressof @_mlir_abi_implementation_f : !llvm.ptr
          %f = llvm.load %place : !llvm.ptr -> !llvm.ptr
          %status = llvm.call %f(%x) : !llvm.ptr, (!llvm.ptr) -> i32
          llvm.return %status : i32
        }
    """
    emitter, symbols = Emitter(TypeConverter(module, 0)), named_in(module)
    pointer = emitter.types.pointer
    calls = {
        call.attributes["callee"].value: call
        for call in find_named(module, "llvm.call")
        if "callee" in call.attributes
    }
    for each in imports:
        wrapper = each.convention.wrapper if each.convention else ""
        if wrapper not in calls or is_definition(symbols[wrapper]):
            continue
        function, call = symbols[wrapper], calls[wrapper]
        name = IMPLEMENTATION_PREFIX + each.name
        variable = add_global(Builder.before(function), name, "ptr", "external")
        at, _ = Builder.in_body_of(variable)
        at.op("llvm.return", [at.value("llvm.mlir.zero", pointer)])
        function.attributes["linkage"] = ir.Attribute.parse("#llvm.linkage<internal>")
        at, arguments = Builder.in_body_of(function, [each.type for each in call.operands])
        target = at.value("llvm.load", pointer, [address_of(at, pointer, name)])
        (status,) = call.results.types
        result = emitter.call(at, status, [target, *arguments], {})
        at.op("llvm.return", [result])
