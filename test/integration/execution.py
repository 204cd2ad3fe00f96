"""Runs what a conversion made of a module: the rest of the lowering, and calls by ctypes."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np
from conversion import run
from mlir import ir
from mlir.execution_engine import ExecutionEngine

from mlir_abi.lowering.define_runtime_functions import DefineRuntimeFunctions
from mlir_abi.pipeline.registry import find_pass

Conversion = Callable[[ir.Module], None]

WRAPPER = "_mlir_ciface_"


def lower(
    text: str, conversion: Conversion, index_bitwidth: int = 64, accesses: bool = False
) -> ir.Module:
    """``text`` in the LLVM dialect, its functions by ``conversion``, the rest by upstream's passes.

    ``accesses`` lowers loads, stores and sizes by `abi-memref-access-to-llvm`.
    """
    module = ir.Module.parse(text)
    run(module, "expand-strided-metadata", "lower-affine", "convert-scf-to-cf")
    conversion(module)
    if accesses:
        pass_ = find_pass("abi-memref-access-to-llvm")
        assert pass_ is not None
        pass_(index_bitwidth=index_bitwidth).run(module.operation)
    index = f"{{index-bitwidth={index_bitwidth}}}"
    run(
        module,
        "convert-complex-to-llvm",
        f"convert-arith-to-llvm{index}",
        f"finalize-memref-to-llvm{index}",
        f"convert-cf-to-llvm{index}",
        "reconcile-unrealized-casts",
    )
    DefineRuntimeFunctions().run(module.operation)  # no library of the process may have them
    return module


class Executable:
    """The functions of a lowered module."""

    def __init__(self, module: ir.Module, opt_level: int = 2) -> None:
        self.engine = ExecutionEngine(module, opt_level=opt_level)

    def call(self, name: str, *arguments: Any, result: Any = None, prefix: str = WRAPPER) -> Any:
        """Call the C wrapper of ``name``; ``result``, a ctypes object, is filled in and returned.

        A structure goes by pointer, as an argument and, before all of them, as a result; any other
        ctypes object goes by value. (The engine itself takes a pointer to each.) With an empty
        ``prefix`` the function itself is called.
        """
        slots = [_slot(argument) for argument in arguments]
        if isinstance(result, ctypes.Structure):
            slots.insert(0, _slot(result))
        elif result is not None:
            slots.append(ctypes.pointer(result))
        pointers = [ctypes.cast(slot, ctypes.c_void_p) for slot in slots]
        function = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(self.engine.raw_lookup(prefix + name))
        function((ctypes.c_void_p * len(pointers))(*pointers))
        return result


def _slot(argument: Any) -> Any:
    pointer = ctypes.pointer(argument)
    return ctypes.pointer(pointer) if isinstance(argument, ctypes.Structure) else pointer


def scalar(value: Any, dtype: Any) -> Any:
    """The bytes of ``value``, to go by value."""
    stored = np.asarray(value, dtype).tobytes()
    return (ctypes.c_char * len(stored)).from_buffer_copy(stored)


def c_type(dtype: Any) -> Any:
    """A C type with the size and alignment of a scalar of ``dtype``; complex ones are structs."""
    dtype = np.dtype(dtype)
    if dtype.kind == "c":
        part = ctypes.c_float if dtype.itemsize == 8 else ctypes.c_double
        return type("Complex", (ctypes.Structure,), {"_fields_": [("re", part), ("im", part)]})
    return {1: ctypes.c_uint8, 2: ctypes.c_uint16, 4: ctypes.c_uint32, 8: ctypes.c_uint64}[
        dtype.itemsize
    ]


def struct(**fields: Any) -> Any:
    """A zeroed C struct of ``fields``, in their order."""
    return type("Struct", (ctypes.Structure,), {"_fields_": list(fields.items())})()


def descriptor_type(rank: int, index: type = ctypes.c_int64) -> type[ctypes.Structure]:
    """The C struct of a memref of ``rank``: two pointers, then offset, sizes and strides."""
    fields: list[tuple[str, Any]] = [
        ("allocated", ctypes.c_void_p),
        ("aligned", ctypes.c_void_p),
        ("offset", index),
    ]
    if rank:
        fields += [("sizes", index * rank), ("strides", index * rank)]
    return type(f"Descriptor{rank}", (ctypes.Structure,), {"_fields_": fields})


def fields_of(descriptor: Any) -> bytes:
    """The bytes of a descriptor up to its last field: nobody copies the padding at its end."""
    name, _ = descriptor._fields_[-1]
    last = getattr(type(descriptor), name)
    return content(descriptor)[: last.offset + last.size]


def descriptor(array: np.ndarray, index: type = ctypes.c_int64, offset: int = 0) -> Any:
    """The descriptor of ``array``, a view of any strides; ``offset`` elements before its data."""
    memref = descriptor_type(array.ndim, index)()
    memref.allocated = memref.aligned = array.ctypes.data - offset * array.itemsize
    memref.offset = offset
    if array.ndim:
        memref.sizes[:] = array.shape
        memref.strides[:] = [stride // array.itemsize for stride in array.strides]
    return memref


class Unranked64(ctypes.Structure):
    """A memref of any rank, with a 64-bit index."""

    _fields_ = (("rank", ctypes.c_int64), ("descriptor", ctypes.c_void_p))


class Unranked32(ctypes.Structure):
    """A memref of any rank, with a 32-bit index."""

    _fields_ = (("rank", ctypes.c_int32), ("descriptor", ctypes.c_void_p))


def unranked(ranked: Any, rank: int, index: type = ctypes.c_int64) -> Any:
    """The unranked memref that speaks of the descriptor ``ranked``, which must be kept alive."""
    kind = Unranked64 if index is ctypes.c_int64 else Unranked32
    return kind(rank, ctypes.addressof(ranked))


def content(structure: Any) -> bytes:
    """The bytes of a ctypes object, padding included."""
    return ctypes.string_at(ctypes.addressof(structure), ctypes.sizeof(structure))
