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

from mlir_abi.dialect_attrs.layout.c_interface import FLOAT_TYPES
from mlir_abi.dialect_attrs.types import Float
from mlir_abi.runtime.buffers.elements import Dtype, element_dtype

_CPU = {1, 3, 11}
"""kDLCPU, and the pinned host memory of kDLCUDAHost and kDLROCMHost."""

_FLOATS = {code: name for name, code in FLOAT_TYPES.items() if name not in ("f16", "f32", "f64")}
"""DLDataTypeCode and bits of the floats that NumPy does not have."""

_KDL_UINT = 1
_MAJOR = 1
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
    """DLManagedTensorVersioned: version, manager_ctx, deleter, flags and the tensor."""

    _fields_: ClassVar = [
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("before", ctypes.c_void_p * 2),
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
    """Passes the capsule of ``obj`` to NumPy, with an element type that NumPy supports.

    NumPy refuses a capsule of another name or version, whose memory may be anything.
    """

    def __init__(self, obj: Any) -> None:
        self.obj = obj
        self.dtype: Dtype | None = None
        self.copied = False

    def __dlpack_device__(self) -> tuple[int, int]:
        device: tuple[int, int] = self.obj.__dlpack_device__()
        return device

    def __dlpack__(self, **arguments: Any) -> Any:
        capsule = self.obj.__dlpack__(**arguments)
        kind = _capsule_name(capsule)
        if kind == b"dltensor_versioned":
            managed = _Versioned.from_address(_capsule_pointer(capsule, kind))
            if managed.major > _MAJOR:
                return capsule
            tensor = managed.tensor
            self.copied = bool(managed.flags & _FLAG_IS_COPIED)
        elif kind == b"dltensor":
            tensor = _Tensor.from_address(_capsule_pointer(capsule, kind))
        else:
            return capsule
        name = _FLOATS.get((tensor.code, tensor.bits))
        if name is not None:
            self.dtype = element_dtype(Float(name, tensor.bits))
            tensor.code = _KDL_UINT
        return capsule


_capsule_name = ctypes.PYFUNCTYPE(ctypes.c_char_p, ctypes.py_object)(
    ("PyCapsule_GetName", ctypes.pythonapi)
)
_capsule_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)
