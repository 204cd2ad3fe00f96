"""MLIR's C API, for what its Python bindings lack or do not do safely."""

from __future__ import annotations

import ctypes
from functools import cache
from importlib import import_module
from typing import Any

from mlir_abi.bindings import host


class StringRef(ctypes.Structure):
    """``MlirStringRef``: bytes in memory."""

    _fields_ = (("data", ctypes.c_void_p), ("length", ctypes.c_size_t))


@cache
def c_api() -> ctypes.PyDLL:
    """The C API of the host's MLIR and, for the host `mlir`, of its LLVM.

    The calls keep Python's lock, since diagnostics go to handlers in Python.
    """
    library = ctypes.PyDLL(import_module(f"{host()}._mlir_libs._mlir").__file__)
    library.mlirDenseElementsAttrGetRawData.restype = ctypes.c_void_p
    if host() == "mlir":
        library.LLVMGetHostCPUFeatures.restype = ctypes.c_void_p
    return library


def c_pointer(wrapper: Any) -> ctypes.c_void_p:
    """The C API's value behind an operation or attribute of the bindings."""
    capsule = wrapper._CAPIPtr
    name, pointer = ctypes.pythonapi.PyCapsule_GetName, ctypes.pythonapi.PyCapsule_GetPointer
    name.argtypes, name.restype = [ctypes.py_object], ctypes.c_char_p
    pointer.argtypes, pointer.restype = [ctypes.py_object, ctypes.c_char_p], ctypes.c_void_p
    return ctypes.c_void_p(pointer(capsule, name(capsule)))
