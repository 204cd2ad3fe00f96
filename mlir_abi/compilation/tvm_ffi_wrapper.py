"""The wrapper by which TVM FFI calls a function that is compiled already.

`mlir_abi.jit` does not compile such wrappers with the module, since few callers need them. The
wrapper of one function is a module of its own, which calls the C wrapper of the function.
"""

from __future__ import annotations

import ctypes
from typing import Any

from mlir_abi.bindings import execution_engine, ir
from mlir_abi.dialect_attrs.reflection.record import WRAPPER_PREFIX, FunctionReflection, Value
from mlir_abi.dialect_attrs.tvm_ffi import SYMBOL_PREFIX
from mlir_abi.passes.support import attributes
from mlir_abi.passes.support.signatures import path_attribute
from mlir_abi.passes.support.size_names import conditions_attribute, dims_attribute
from mlir_abi.pipeline.run import PipelineFailed, run_pipeline

_CALLEE = "_mlir_abi_callee"


def tvm_ffi_function(function: FunctionReflection, address: int, keep: object) -> Any:
    """The `tvm_ffi.Function` whose C wrapper is at ``address``; it keeps ``keep`` alive.

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
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(_forwarder(function))
        try:
            run_pipeline(module, pipeline)
        except PipelineFailed as failure:
            raise ValueError(failure.diagnostics[0].text) from None
        engine = execution_engine.ExecutionEngine(module, opt_level=2)
    engine.raw_register_runtime(WRAPPER_PREFIX + _CALLEE, ctypes.c_void_p(address))
    packed = engine.raw_lookup(SYMBOL_PREFIX + function.name)
    assert packed, "the wrapper calls nothing that is not registered or in the process"
    return Function.__from_mlir_packed_safe_call__(packed, keep_alive_object=(engine, keep))


def _forwarder(function: FunctionReflection) -> str:
    """The text of a module with a function of that type and attributes, which calls this one."""
    inputs = [str(value.type) for value in function.arguments]
    results = [str(value.type) for value in function.results]
    type_ = f"({', '.join(inputs)}) -> ({', '.join(results)})"
    values = [f"%{i}" for i in range(len(inputs))]
    parameters = [
        f"{name}: {value.type} {_attributes(value)}"
        for name, value in zip(values, function.arguments, strict=True)
    ]
    returned = [f"{value.type} {_attributes(value)}" for value in function.results]
    names = [f"%r#{i}" for i in range(len(results))]
    call = f"call @{_CALLEE}({', '.join(values)}) : {type_}"
    if results:
        call = f"%r:{len(results)} = {call}"
    symbol = ir.FlatSymbolRefAttr.get(function.name)
    conditions = conditions_attribute(function.conditions)
    return f"""
func.func private @{_CALLEE}{type_} attributes {{llvm.emit_c_interface}}
func.func {symbol}({", ".join(parameters)}) -> ({", ".join(returned)})
    attributes {{{attributes.SIZE_CONDITIONS} = {conditions}}} {{
  {call}
  return {", ".join(names)}{" : " * bool(results)}{", ".join(results)}
}}"""


def _attributes(value: Value) -> str:
    entries = []
    if value.name is not None:
        entries.append(f"{attributes.ARGUMENT_NAME} = {ir.StringAttr.get(value.name)}")
    if value.path is not None:
        entries.append(f"{attributes.INDEX_PATHS[0]} = {path_attribute(value.path)}")
    if value.sizes is not None:
        entries.append(f"{attributes.DIMS} = {dims_attribute(value.sizes)}")
    if value.readonly:
        entries.append("llvm.readonly")
    if value.out:
        entries.append(attributes.RESULT)
    return f"{{{', '.join(entries)}}}"
