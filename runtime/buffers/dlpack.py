"""Arrays of other libraries through DLPack, including bf16 and the 8-bit floats.

NumPy reads the capsule and keeps its tensor alive, but does not support those element types. So
NumPy reads them as unsigned integers of as many bits, and the array is then viewed with the dtype
of ml_dtypes.

Source: ``dlpack.h`` 1.1.
"""

from __future__ import annotations

import ctypes
from typing import Any, ClassVar

import numpy as np

from mlir_abi.dialect_attrs.types import Float
from mlir_abi.runtime.buffers.elements import Dtype, element_dtype

__all__ = ["from_dlpack"]

_CPU = {1, 3, 11}
"""kDLCPU, and the pinned host memory of kDLCUDAHost and kDLROCMHost."""

_FLOATS = {
    (4, 16): "bf16",
    (7, 8): "f8E3M4",
    (8, 8): "f8E4M3",
    (9, 8): "f8E4M3B11FNUZ",
    (10, 8): "f8E4M3FN",
    (11, 8): "f8E4M3FNUZ",
    (12, 8): "f8E5M2",
    (13, 8): "f8E5M2FNUZ",
    (14, 8): "f8E8M0FNU",
}
"""DLDataTypeCode and bits of the floats that NumPy does not have."""

_KDL_UINT = 1
_FLAG_IS_COPIED = 2


class _Tensor(ctypes.Structure):
    """DLTensor, up to its element type."""

    _fields_: ClassVar = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
    ]


class _Versioned(ctypes.Structure):
    """DLManagedTensorVersioned."""

    _fields_: ClassVar = [
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("manager_ctx", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
        ("flags", ctypes.c_uint64),
        ("tensor", _Tensor),
    ]


def from_dlpack(obj: Any) -> np.ndarray[Any, Dtype]:
    """A view of the memory of ``obj``, which it keeps alive.

    It is read-only if the library says so, cannot say, or made a copy, which would lose writes.
    Raises TypeError for memory that is not the CPU's, and whatever ``obj`` or NumPy raise.
    """
    device = obj.__dlpack_device__()[0]
    if device not in _CPU:
        raise TypeError(f"it is on DLPack device type {device}, not in the CPU's memory")
    exporter = _Exporter(obj)
    array: np.ndarray[Any, Dtype] = np.from_dlpack(exporter)
    if exporter.dtype is not None:
        array = array.view(exporter.dtype)
    if exporter.copied:
        array.flags.writeable = False
    return array


class _Exporter:
    """Passes the capsule of ``obj`` to NumPy, with an element type that NumPy supports."""

    def __init__(self, obj: Any) -> None:
        self.obj = obj
        self.dtype: Dtype | None = None
        self.copied = False

    def __dlpack_device__(self) -> tuple[int, int]:
        device: tuple[int, int] = self.obj.__dlpack_device__()
        return device

    def __dlpack__(self, **arguments: Any) -> Any:
        capsule = self.obj.__dlpack__(**arguments)
        if _is_valid(capsule, b"dltensor_versioned"):
            managed = _Versioned.from_address(_pointer(capsule, b"dltensor_versioned"))
            tensor = managed.tensor
            self.copied = bool(managed.flags & _FLAG_IS_COPIED)
        else:
            tensor = _Tensor.from_address(_pointer(capsule, b"dltensor"))
        name = _FLOATS.get((tensor.code, tensor.bits))
        if name is not None:
            self.dtype = element_dtype(Float(name, tensor.bits))
            tensor.code = _KDL_UINT
        return capsule


_is_valid = ctypes.pythonapi.PyCapsule_IsValid
_is_valid.argtypes = [ctypes.py_object, ctypes.c_char_p]

_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.argtypes = [ctypes.py_object, ctypes.c_char_p]
_pointer.restype = ctypes.c_void_p
