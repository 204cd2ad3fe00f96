"""A function of TVM FFI for a function that is in memory already, by the package's C module."""

from __future__ import annotations

from typing import Any

from mlir_abi.dialect_attrs import tvm_ffi
from mlir_abi.dialect_attrs.layout.plan import encode_plan
from mlir_abi.dialect_attrs.reflection.record import Convention, FunctionReflection
from mlir_abi.runtime.call.caller import c_module


def tvm_function(
    function: FunctionReflection, convention: Convention, packed: int, image: object
) -> Any:
    """The `tvm_ffi.Function` of the packed wrapper at that address, which keeps ``image`` alive.

    None without the C module. Raises ValueError for a function that TVM FFI cannot call.
    """
    for reason in tvm_ffi.refusals(function, convention.index_bits):
        raise ValueError(reason)
    module = c_module("_tvm_function")
    if module is None:
        return None
    from tvm_ffi import Function

    slots, result = tvm_ffi.slots(function), tvm_ffi.result_structure(function)
    plan = encode_plan(function, convention.index_bits, slots, result)
    target = module.Target(plan, packed, image)
    return Function.__from_extern_c__(module.ADDRESS, keep_alive_object=target)
