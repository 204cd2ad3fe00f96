"""A function of TVM FFI for a function that is in memory already, by the package's C module."""

from __future__ import annotations

import os
import struct
from importlib import import_module
from typing import Any

from mlir_abi.dialect_attrs import tvm_ffi
from mlir_abi.dialect_attrs.layout.plan import STRUCTS, encode_plan
from mlir_abi.dialect_attrs.reflection.record import Convention, FunctionReflection


def tvm_function(
    function: FunctionReflection, convention: Convention, packed: int, image: object
) -> Any:
    """The `tvm_ffi.Function` of the packed wrapper at that address, which keeps ``image`` alive.

    None without the C module. Raises ValueError for a function that TVM FFI cannot call.
    """
    for reason in tvm_ffi.refusals(function, convention.index_bits):
        raise ValueError(reason)
    module = _module()
    if module is None:
        return None
    from tvm_ffi import Function

    slots, result = tvm_ffi.slots(function), tvm_ffi.result_structure(function)
    plan = encode_plan(function, convention.index_bits, slots, result)
    target = module.Target(plan, packed, image)
    return Function.__from_extern_c__(module.ADDRESS, keep_alive_object=target)


def _module() -> Any:
    """The C module; None if the package has none, or an older one than the checkout."""
    if os.environ.get("MLIR_ABI_PURE_PYTHON", "0") not in ("", "0"):
        return None
    try:
        module = import_module("mlir_abi.runtime.call._tvm_function")
    except ImportError:
        return None
    layout = tuple(struct.calcsize(f"={members}") for members in STRUCTS.values())
    return module if layout == module.LAYOUT else None
