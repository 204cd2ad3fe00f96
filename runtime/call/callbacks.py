"""Python functions that compiled code calls: the implementations of declared functions.

They get copies of arrays, which they may keep. The elements that they change are copied back unless
the argument is ``llvm.readonly``; the others may have been written meanwhile, through another
argument or by a call that the Python function made. Arrays that they return are copied to memory
from ``malloc``, which the compiled code frees. After the exception of one, compiled code returns to
the outer call, which raises it.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mlir_abi.dialect_attrs.reflection.record import IMPLEMENTATION_PREFIX, FunctionReflection
from mlir_abi.dialect_attrs.structure import keyword_slots, positional_slots
from mlir_abi.runtime.buffers.description import element_strides, empty
from mlir_abi.runtime.buffers.elements import NDArray
from mlir_abi.runtime.buffers.memref_memory import MemRefType, descriptor_struct
from mlir_abi.runtime.buffers.scalars import NumberType
from mlir_abi.runtime.call.argument_nest import assembler, flattener
from mlir_abi.runtime.call.c_function import c_callback
from mlir_abi.runtime.call.image import Image
from mlir_abi.runtime.call.wrapper_types import PassedType, WrapperTypes
from mlir_abi.runtime.errors import named


class PendingError(threading.local):
    """The exception of a callback in this thread, until the outer call returns."""

    error: BaseException | None = None

    def raise_once(self) -> None:
        if self.error is not None:
            error, self.error = self.error, None
            try:
                raise error
            finally:
                del error  # whose traceback holds this frame: a cycle would keep all arrays


def callbacks_for(
    imports: Mapping[str, Callable[..., Any]],
    records: Mapping[str, FunctionReflection],
    pending: PendingError,
) -> list[Callback]:
    """The implementations of the functions that ``records`` declare. Raises as `Callback` does."""
    callbacks = []
    for name, function in imports.items():
        if name in records:  # or the pipeline removed the declaration, since nothing uses it
            with named(f"{name}()"):
                callbacks.append(Callback(records[name], function, pending))
    return callbacks


class Callback:
    """``function`` as the implementation of a declared one, for C code."""

    def __init__(
        self, reflection: FunctionReflection, function: Callable[..., Any], pending: PendingError
    ) -> None:
        """Raise ValueError, with the reason, for a declaration that Python cannot implement."""
        convention = reflection.convention
        if convention is None:
            raise ValueError("it has no C wrapper")
        if convention.bare:
            raise ValueError("it takes bare pointers, and Python implements C wrappers")
        self._symbol = IMPLEMENTATION_PREFIX + reflection.name
        self._function, self._pending = function, pending
        labels, result_labels = reflection.labels()
        self._wrapper = wrapper = WrapperTypes(reflection, convention, labels, result_labels)
        pairs = zip(wrapper.arguments, reflection.arguments, strict=True)
        self._written = {
            i: type_
            for i, (type_, value) in enumerate(pairs)
            if isinstance(type_, MemRefType) and not value.readonly
        }
        inputs = reflection.signature.input_structure
        self._positional = list(map(assembler, positional_slots(inputs)))
        self._keywords = {name: assembler(node) for name, node in keyword_slots(inputs)}
        results = reflection.signature.result_structure
        where = f"what the function behind {reflection.name} returned"
        self._flatten = flattener(results, where)
        self._labels = [where + label.removeprefix("result") for label in result_labels]
        _, parameters = wrapper.c_types
        if wrapper.returned is not None:
            parameters = [ctypes.c_void_p, *parameters]
        self._c_function, self._pointer = c_callback(self._call_from_c, ctypes.c_int32, parameters)

    def put_into(self, image: Image) -> None:
        """From now on the code calls this. It must live as long as the code."""
        place = image.address(self._symbol)
        if place is not None:
            ctypes.c_void_p.from_address(place).value = self._pointer.value

    def _call_from_c(self, *raw: Any) -> int:
        """Call the Python function with the values of C, write its results, and return a status."""
        wrapper = self._wrapper
        struct, raw = (raw[0], raw[1:]) if wrapper.results else (0, raw)
        try:
            results = self._call_python(raw)
            for type_, place, result in zip(
                wrapper.results, wrapper.offsets, results, strict=False
            ):
                ctypes.memmove(struct + place, _to_bytes(type_, result), type_.size)
        except BaseException as error:  # an exception cannot pass through compiled code
            self._pending.error = error
            return 1
        return 0

    def _call_python(self, raw: Sequence[Any]) -> list[Any]:
        """The accepted results; raises TypeError, ValueError or OverflowError for other ones."""
        values = list(map(_read, self._wrapper.arguments, self._wrapper.by_pointer, raw))
        before = {i: values[i].copy() for i in self._written}
        args = [assemble(values) for assemble in self._positional]
        kwargs = {name: assemble(values) for name, assemble in self._keywords.items()}
        returned = self._function(*args, **kwargs)
        for i, memref in self._written.items():
            changed = (_bytes_of(before[i]) != _bytes_of(values[i])).any(-1)
            _view(memref, raw[i])[changed] = values[i][changed]
        flat: list[Any] = [None] * len(self._labels)
        self._flatten(returned, flat)
        accepted = []
        for type_, value, label in zip(self._wrapper.results, flat, self._labels, strict=True):
            with named(label):
                accepted.append(type_.accept(value))
        return accepted


def _read(type_: PassedType, by_pointer: bool, raw: Any) -> Any:
    """The Python value of a value of C: a number, or a copy of an array."""
    if isinstance(type_, MemRefType):
        return _view(type_, raw).copy()
    if by_pointer:
        return type_.from_bytes(ctypes.string_at(raw, type_.size))
    return type_.from_c(raw)


def _bytes_of(elements: NDArray) -> NDArray:
    """The bytes of each element, as the last dimension."""
    return elements[..., None].view("u1")


def _view(type_: MemRefType, address: int) -> NDArray:
    """The array of the descriptor at ``address``."""
    return type_.array(type_.read(ctypes.string_at(address, type_.size)))


def _to_bytes(type_: PassedType, value: Any) -> bytes:
    """A number, or the descriptor of a copy of an array, as it is in the struct of results.

    The copy, and the ranked descriptor of an unranked memref, are in memory from ``malloc``.
    """
    if isinstance(type_, NumberType):
        return type_.to_bytes(value)
    shape = type_.buffer.shape or (None,) * value.ndim
    dynamic = [size for size, static in zip(value.shape, shape, strict=True) if static is None]
    copy = empty(type_.buffer, dynamic)
    copy[...] = value
    block = copy if copy.base is None else copy.base
    allocated = _malloc(max(block.nbytes, 1))
    ctypes.memmove(allocated, block.ctypes.data, block.nbytes)
    first = allocated + copy.ctypes.data - block.ctypes.data
    offset = type_.buffer.offset or 0
    descriptor = descriptor_struct(copy.ndim, type_.index_bits).pack(
        allocated,
        first - offset * copy.itemsize,
        offset,
        *copy.shape,
        *element_strides(copy),
    )
    if type_.rank is not None:
        return descriptor
    inner = _malloc(len(descriptor))
    ctypes.memmove(inner, descriptor, len(descriptor))
    return descriptor_struct(None, type_.index_bits).pack(copy.ndim, inner)


_malloc = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_size_t)(("malloc", ctypes.CDLL(None)))
