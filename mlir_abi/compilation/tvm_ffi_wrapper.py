"""The wrapper by which TVM FFI calls a function that is compiled already.

`mlir_abi.jit` does not compile such wrappers with the module, since few callers need them. The
wrapper of one function is a module of its own. It calls the packed wrapper of the function, which
returns failures. If there is none, it calls the C wrapper, under which a failure ends the process.
"""

from __future__ import annotations

import ctypes
from typing import Any

from mlir_abi.bindings import ir
from mlir_abi.compilation.native_code.engine import make_engine
from mlir_abi.diagnostics.failure import PipelineFailed
from mlir_abi.dialect_attrs.reflection.record import (
    PACKED_PREFIX,
    WRAPPER_PREFIX,
    FunctionReflection,
    Value,
)
from mlir_abi.dialect_attrs.tvm_ffi import SYMBOL_PREFIX
from mlir_abi.passes.llvm.emitter import Emitter
from mlir_abi.passes.llvm.type_converter import TypeConverter, llvm_function_type
from mlir_abi.passes.support import attributes
from mlir_abi.passes.support.functions import CALL, FUNCTION, RETURN
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.signatures import path_attribute
from mlir_abi.passes.support.size_names import dims_attribute, write_size_conditions
from mlir_abi.pipeline.run import run_pipeline
from mlir_abi.runtime.call.image import Image

_CALLEE = "_mlir_abi_callee"


def tvm_ffi_function(function: FunctionReflection, image: Image) -> Any:
    """The `tvm_ffi.Function` of a function in ``image``, which it keeps alive.

    Raises ValueError, with the reason, for a function that TVM FFI cannot call.
    """
    from tvm_ffi import Function

    convention = function.convention
    assert convention is not None
    bits = f"index-bitwidth={convention.index_bits}"
    pipeline = (
        f"builtin.module(abi-emit-tvm-ffi{{metadata=false {bits}}},"
        f"abi-func-to-llvm{{c-abi={convention.c_abi} {bits}}},"
        "reconcile-unrealized-casts,abi-define-runtime-functions)"
    )
    packed_name = PACKED_PREFIX + function.name
    addresses = {
        WRAPPER_PREFIX + _CALLEE: image.address(convention.wrapper),
        packed_name: image.address(packed_name),
    }
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        end = Builder(ir.InsertionPoint(module.body), module.operation.location)
        if addresses[packed_name] is not None:
            type_ = {"function_type": llvm_function_type("i32", "ptr", "ptr", "ptr")}
            Emitter(TypeConverter(module.operation, 0)).function(end, packed_name, type_)
        _add_forwarder(end, function)
        try:
            run_pipeline(module, pipeline)
        except PipelineFailed as failure:
            raise ValueError(failure.diagnostics[0].text) from None
        engine = make_engine(module, opt_level=2)
    for name, address in addresses.items():
        if address is not None:
            engine.raw_register_runtime(name, ctypes.c_void_p(address))
    call = engine.raw_lookup(SYMBOL_PREFIX + function.name)
    assert call, "the wrapper calls nothing that is not registered or in the process"
    return Function.__from_mlir_packed_safe_call__(call, keep_alive_object=(engine, image))


def _add_forwarder(end: Builder, function: FunctionReflection) -> None:
    """Add a function at ``end`` with the type and attributes of ``function``, which it calls.

    Its type and attributes make the plan of a call. If a packed wrapper is there, it never runs.
    """
    inputs = [ir.Type.parse(str(value.type)) for value in function.arguments]
    results = [ir.Type.parse(str(value.type)) for value in function.results]
    type_ = ir.TypeAttr.get(ir.FunctionType.get(inputs, results))
    callee = {
        "sym_name": ir.StringAttr.get(_CALLEE),
        "function_type": type_,
        attributes.VISIBILITY: ir.StringAttr.get("private"),
        attributes.EMIT_C_INTERFACE: ir.UnitAttr.get(),
    }
    end.op(FUNCTION, (), callee, regions=1)
    caller = {
        "sym_name": ir.StringAttr.get(function.name),
        "function_type": type_,
        attributes.ARG_ATTRS: ir.ArrayAttr.get(list(map(_attributes, function.arguments))),
        attributes.RES_ATTRS: ir.ArrayAttr.get(list(map(_attributes, function.results))),
    }
    wrapper = end.op(FUNCTION, (), caller, regions=1)
    write_size_conditions(wrapper, function.conditions)
    at, arguments = Builder.in_body_of(wrapper, inputs)
    symbol = {"callee": ir.FlatSymbolRefAttr.get(_CALLEE)}
    at.op(RETURN, at.op(CALL, arguments, symbol, results=results).results)


def _attributes(value: Value) -> ir.DictAttr:
    entries: dict[str, ir.Attribute] = {}
    if value.name is not None:
        entries[attributes.ARGUMENT_NAME] = ir.StringAttr.get(value.name)
    if value.path is not None:
        entries[attributes.INDEX_PATHS[0]] = path_attribute(value.path)
    if value.sizes is not None:
        entries[attributes.DIMS] = dims_attribute(value.sizes)
    if value.alignment is not None:
        i64 = ir.IntegerType.get_signless(64)
        entries[attributes.ALIGN] = ir.IntegerAttr.get(i64, value.alignment)
    if value.readonly:
        entries["llvm.readonly"] = ir.UnitAttr.get()
    if value.unwritten:
        entries[attributes.UNWRITTEN] = ir.UnitAttr.get()
    if value.noalias:
        entries[attributes.NO_ALIAS] = ir.UnitAttr.get()
    if value.out:
        entries[attributes.RESULT] = ir.UnitAttr.get()
    return ir.DictAttr.get(entries)
