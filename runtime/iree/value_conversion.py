"""The conversion of values between a program that IREE has compiled and Python.

::

    i1 … i64, index, f32, f64    int, float or bool
    tensor<2x?xf32>              a NumPy array
    !util.list<?>                an `IreeList` of ints, floats, arrays, bytes and lists
    !util.buffer                 bytes
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

import numpy as np

from mlir_abi.dialect_attrs.iree.vm_calling_convention import is_custom, letter
from mlir_abi.dialect_attrs.types import Array, Float, Index, Int, Other, ValueType
from mlir_abi.runtime.buffers.elements import Dtype, element_dtype, is_narrow, spelling
from mlir_abi.runtime.buffers.scalars import NumberType
from mlir_abi.runtime.errors import kind_of

Device: TypeAlias = Any
"""An ``iree.runtime.HalDevice``."""


class Converter(Protocol):
    """Converts the values of one type; raises TypeError or ValueError for any other value."""

    def from_vm(self, value: Any, device: Device) -> Any:
        """The Python value of a number or ``VmRef``."""

    def to_vm(self, value: Any, device: Device) -> Any:
        """The number or ``VmRef`` of a Python value."""


def converter(type_: ValueType) -> Converter:
    """The converter of ``type_``; raises ValueError for a type that Python does not support."""
    letter(type_)
    match type_:
        case Int() | Index() | Float():
            return _Number(NumberType(type_, 64))
        case Array(container="tensor", element=element, shape=shape) if shape is not None:
            dtype = element_dtype(element)
            if is_narrow(dtype):
                raise ValueError(f"IREE packs {element}, and NumPy does not")
            return _Tensor(str(type_), shape, dtype)
        case Other("!util.list<?>"):
            return _List()
        case Other("!util.buffer"):
            return _Bytes()
    if is_custom(type_):
        raise ValueError(
            "only C can register types with IREE's VM: pass a !util.buffer, or a number that "
            "stands for the object"
        )
    raise ValueError("must be a number, a tensor, !util.list<?> or !util.buffer")


@dataclass(frozen=True)
class _Number:
    scalar: NumberType

    def from_vm(self, value: Any, device: Device) -> Any:
        dtype = self.scalar.dtype
        if dtype == np.bool_:
            return bool(value & 1)
        if dtype.kind == "f":
            return value
        return np.int64(value).astype(dtype).item()  # the bits above are undefined

    def to_vm(self, value: Any, device: Device) -> Any:
        number = self.scalar.accept(value)
        return int(number) if isinstance(number, bool) else number


@dataclass(frozen=True)
class _Tensor:
    text: str
    shape: tuple[int | None, ...]
    dtype: Dtype

    def from_vm(self, value: Any, device: Device) -> Any:
        array = _array(_referenced(value, "HalBufferView", self.text), device)
        self._check(array)
        return array

    def to_vm(self, value: Any, device: Device) -> Any:
        array = np.asarray(value)
        self._check(array)
        return reference(array, device)

    def _check(self, array: Any) -> None:
        sizes = zip(self.shape, array.shape, strict=False)
        fits = array.ndim == len(self.shape) and all(want in (None, size) for want, size in sizes)
        if not fits or array.dtype != self.dtype:
            actual = f"an array of shape {array.shape} and dtype {array.dtype}"
            raise TypeError(f"expected {self.text}, got {actual}")


class IreeList(Sequence[Any]):
    """A list of the VM: Python reads its elements in place, and can append to it.

    IREE has no function for Python to replace or remove an element.
    """

    def __init__(self, vm_list: Any, device: Device) -> None:
        """Wrap ``vm_list``, an ``iree.runtime.VmVariantList``; appended arrays go to ``device``."""
        self.vm_list = vm_list
        self._device = device

    def __len__(self) -> int:
        return len(self.vm_list)

    def __getitem__(self, index: Any) -> Any:
        """An element, or a Python list of the elements of a slice."""
        indices = range(len(self))[index]
        if isinstance(indices, range):
            return [self[i] for i in indices]
        return from_variant(self.vm_list.get_variant(indices), self._device)

    def append(self, value: Any) -> None:
        """Append a number, array, bytes or list; raises TypeError for any other value."""
        if isinstance(value, bool | int | np.integer | np.bool_):
            self.vm_list.push_int(int(value))
        elif isinstance(value, float | np.floating):
            self.vm_list.push_float(float(value))
        else:
            self.vm_list.push_ref(reference(value, self._device))

    def extend(self, values: Iterable[Any]) -> None:
        for value in list(values):
            self.append(value)

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, list | IreeList) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # as of a list

    def __repr__(self) -> str:
        return repr(list(self))


class _List:
    def from_vm(self, value: Any, device: Device) -> Any:
        return IreeList(_referenced(value, "VmVariantList", "!util.list<?>"), device)

    def to_vm(self, value: Any, device: Device) -> Any:
        if not isinstance(value, list | tuple | IreeList):
            raise TypeError(f"expected a list, got {kind_of(value)}")
        return reference(value, device)


class _Bytes:
    def from_vm(self, value: Any, device: Device) -> Any:
        return bytes(_referenced(value, "VmBuffer", "!util.buffer"))

    def to_vm(self, value: Any, device: Device) -> Any:
        if not isinstance(value, bytes):
            raise TypeError(f"expected bytes, got {kind_of(value)}")
        return reference(value, device)


def iree_runtime() -> Any:
    """The package ``iree.runtime``; raises ImportError if it is not installed."""
    try:
        from iree import runtime as package
    except ModuleNotFoundError:
        raise ImportError("no iree.runtime: pip install 'mlir-abi[iree]'") from None
    return package


def vm_list(values: Sequence[Any]) -> Any:
    """A new list of the VM, of numbers and ``VmRef``."""
    result = iree_runtime().VmVariantList(len(values))
    for value in values:
        if isinstance(value, int):
            result.push_int(value)
        elif isinstance(value, float):
            result.push_float(value)
        else:
            result.push_ref(value)
    return result


def variants(value: Any, size: int | None = None) -> list[Any]:
    """The numbers and ``VmRef`` in a list of the VM; raises ValueError if it has another size."""
    list_ = _referenced(value, "VmVariantList", "a list")
    if size is not None and len(list_) != size:
        raise ValueError(f"expected a list of {size}, got one of {len(list_)}")
    return [list_.get_variant(i) for i in range(len(list_))]


def _referenced(reference: Any, kind: str, text: str) -> Any:
    """The object of type ``kind``; the VM's calling convention does not name the type."""
    runtime = iree_runtime()
    type_ = getattr(runtime, kind)
    if not isinstance(reference, runtime.VmRef) or not reference.isinstance(type_):
        raise TypeError(f"expected {text}, got {reference}")
    return reference.deref(type_)


def reference(value: Any, device: Device) -> Any:
    """The ``VmRef`` of an array, bytes or a list; raises TypeError for any other value.

    An `IreeList` is the program's own list; a Python list is copied.
    """
    runtime = iree_runtime()
    if isinstance(value, IreeList):
        return value.vm_list.ref
    if isinstance(value, list | tuple):
        copy = IreeList(runtime.VmVariantList(len(value)), device)
        copy.extend(value)
        return copy.vm_list.ref
    if isinstance(value, bytes):
        buffer = runtime.VmBuffer(len(value))
        memoryview(buffer)[:] = value
        return buffer.ref
    if not isinstance(value, np.ndarray):
        raise TypeError(f"a list must not have {kind_of(value)} in it")
    element_type = runtime.array_interop.map_dtype_to_element_type(value.dtype)
    if element_type is None:
        raise TypeError(f"IREE has no buffers of {spelling(value.dtype)}")
    view = device.allocator.allocate_buffer_copy(
        memory_type=runtime.MemoryType.DEVICE_LOCAL,
        allowed_usage=runtime.BufferUsage.DEFAULT,
        device=device,
        buffer=np.asarray(value, order="C"),
        element_type=element_type,
    )
    return view.ref


def from_variant(value: Any, device: Device) -> Any:
    """The Python value of an element of a list."""
    runtime = iree_runtime()
    if not isinstance(value, runtime.VmRef):
        return value
    if value.isinstance(runtime.HalBufferView):
        return _array(value.deref(runtime.HalBufferView), device)
    if value.isinstance(runtime.VmVariantList):
        return _List().from_vm(value, device)
    if value.isinstance(runtime.VmBuffer):
        return _Bytes().from_vm(value, device)
    raise TypeError(f"a list must not have a {value} in it")


def _array(view: Any, device: Device) -> Any:
    """A read-only array over a buffer view, or over a copy if the host cannot access the memory."""
    array = iree_runtime().DeviceArray(device, view).to_host()
    array.flags.writeable = False  # the program may still use it
    return array
