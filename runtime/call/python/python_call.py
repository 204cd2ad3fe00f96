"""A call by `ctypes`.

It goes through `PythonCall` from top to bottom: the caller's nest becomes flat arguments; each
becomes a number or a memref descriptor; `ctypes` calls the packed wrapper with a struct of them, or
the C wrapper of a library that has no packed ones; what it has written becomes Python values.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from functools import partial
from typing import Any, Protocol

import numpy as np

from mlir_abi.dialect_attrs.layout.c_interface import GLOBAL
from mlir_abi.dialect_attrs.reflection.value import Value
from mlir_abi.runtime.buffers.description import as_array
from mlir_abi.runtime.buffers.memref_memory import MemRefType, descriptor_struct
from mlir_abi.runtime.buffers.scalars import NumberType
from mlir_abi.runtime.call.c_function import c_function
from mlir_abi.runtime.call.image import Image
from mlir_abi.runtime.call.python.converters import Convert, array_converter, number_converter
from mlir_abi.runtime.call.size_checks import SizeCheck
from mlir_abi.runtime.call.wrapper_types import PassedType, WrapperTypes
from mlir_abi.runtime.errors import CALL_ERRORS, about


class Callee(Protocol):
    """What a call asks of its `CompiledFunction`."""

    __name__: str

    @property
    def _size_checks(self) -> list[SizeCheck]:
        """The checks of sizes."""

    def _flatten(self, args: Any, kwargs: Any) -> tuple[Sequence[Any], Any]:
        """The flat arguments, and what is passed for arrays for results."""

    def _out_arrays(self, out: Any, arguments: Sequence[Any]) -> Sequence[Any]:
        """The arrays for results."""

    def _refuse_sizes(self, number: int, values: Sequence[Any]) -> None:
        """Raise the error of a check of sizes."""

    def _raise_failure(self, status: int, message: str) -> None:
        """Raise the error of compiled code that returned ``status``."""


class PythonCall:
    """Calls the packed wrapper at ``packed``; without one, the C wrapper at ``address``.

    The arguments have these ``labels``.
    """

    def __init__(
        self,
        packed: int | None,
        address: int,
        wrapper: WrapperTypes,
        arguments: Sequence[Value],
        labels: Sequence[str],
    ) -> None:
        self._is_packed = packed is not None
        if packed is None:
            self._call = c_function(address, *wrapper.c_types)
        else:
            self._call = c_function(packed, ctypes.c_int32, [ctypes.c_void_p] * 3)
        self._converters = [
            array_converter(type_, label, writable=not value.only_read)
            if isinstance(type_, MemRefType)
            else number_converter(type_, by_pointer or self._is_packed, label)
            for type_, by_pointer, value, label in zip(
                wrapper.arguments, wrapper.by_pointer, arguments, labels, strict=True
            )
        ]
        self._returned = wrapper.returned
        count = len(wrapper.results)
        self._results = list(zip(wrapper.results, wrapper.offsets, strict=False))
        self._arguments = list(zip(wrapper.arguments, wrapper.offsets[count:], strict=True))
        has_struct = self._is_packed or wrapper.result_by_pointer
        self._struct = ctypes.c_char * wrapper.struct_size if has_struct else None

    def __call__(
        self,
        function: Callee,
        image: Image,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
    ) -> list[Any]:
        """The flat results; None for an array whose pointers are null."""
        owners: dict[int, Any] = {}  # the arrays of the arguments, by their allocated pointers
        flat, out = function._flatten(args, kwargs)
        inputs, outs = self._converters[: len(flat)], self._converters[len(flat) :]
        flat, parameters = _convert(function, inputs, flat, owners)
        arrays: Sequence[Any] = ()
        if outs:
            arrays = function._out_arrays(out, flat)
            _, out_parameters = _convert(function, outs, arrays, owners)
            parameters += out_parameters
            arrays = list(map(as_array, arrays))
        for number, check in enumerate(function._size_checks):
            if not check.holds(parameters):
                function._refuse_sizes(number, [*flat, *arrays])
        return [*arrays, *self._run(function, parameters, owners, image)]

    def _run(
        self,
        function: Callee,
        parameters: Sequence[Any],
        owners: dict[int, Any],
        image: Image,
    ) -> list[Any]:
        if self._struct is None:
            returned = self._call(*parameters)
            return [] if self._returned is None else [self._returned.from_c(returned)]
        memory, message, status = self._struct(), ctypes.c_char_p(), 0
        try:
            if self._is_packed:
                for (type_, offset), value in zip(self._arguments, parameters, strict=True):
                    memory[offset : offset + type_.size] = value[: type_.size]
                status = self._call(memory, ctypes.byref(message), None)
            else:
                self._call(memory, *parameters)
        finally:  # after Ctrl-C too: arrays over the results free them
            results = [_read(memory, *each, owners, image) for each in self._results]
        if status:
            function._raise_failure(status, (message.value or b"").decode())
        return results


def _convert(
    function: Callee, converters: Sequence[Convert], values: Sequence[Any], owners: dict[int, Any]
) -> tuple[list[Any], list[Any]]:
    """The numbers and arrays that are passed, and the parameters."""
    try:
        pairs = zip(converters, values, strict=True)
        passed = [convert(value, owners) for convert, value in pairs]
    except CALL_ERRORS as error:
        raise about(f"{function.__name__}()", error) from None
    return [value for value, _ in passed], [parameter for _, parameter in passed]


def _read(memory: Any, type_: PassedType, offset: int, owners: dict[int, Any], image: Image) -> Any:
    """The result at ``offset`` in the struct; None for an array whose pointers are null."""
    if isinstance(type_, NumberType):
        return type_.from_bytes(memory[offset : offset + type_.size])
    inner = 0
    if type_.rank is None:
        _, inner = descriptor_struct(None, type_.index_bits).unpack_from(memory, offset)
        if not inner:
            return None
    descriptor = type_.read(memory, offset)
    if inner:
        image.free(inner)
    allocated, readonly = descriptor[0], False
    if allocated == descriptor[1] == 0:
        return None
    owner = owners.get(allocated)
    if allocated == GLOBAL or not allocated:
        owner, readonly = image, True
    elif owner is None:
        owner = owners[allocated] = Block(allocated, image)
    elif isinstance(owner, np.ndarray):
        readonly = not owner.flags.writeable
    return type_.array(descriptor, keep=owner, readonly=readonly)


class Block:
    """Memory that compiled code has allocated: freed when the last array over it is deleted.

    Until then it keeps ``image`` alive, the code that has ``free``. ``__del__`` is a `partial` of
    the C function ``free``, not Python code, so Ctrl-C cannot interrupt it: Python looks for Ctrl-C
    when it enters a function that is written in Python, and forgets what is raised in ``__del__``.
    """

    __slots__ = ("__del__", "_image")

    def __init__(self, address: int, image: Image) -> None:
        self._image = image
        self.__del__ = partial(image.free, address)
