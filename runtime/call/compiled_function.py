"""A compiled function that is called from Python.

C makes the calls (``numpy_call.c``), and asks the function for what is uncommon: `_flatten`,
`_convert`, `_out_arrays`, and errors. Without the C module, ``python/python_call.py`` makes them.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator
from collections.abc import Sequence as AbstractSequence
from typing import Any

from mlir_abi.dialect_attrs.layout.plan import encode_plan
from mlir_abi.dialect_attrs.reflection.record import (
    PACKED_PREFIX,
    FunctionReflection,
)
from mlir_abi.dialect_attrs.reflection.text import printable
from mlir_abi.dialect_attrs.structure import Dict, Leaf, Node, Sequence, positional_slots
from mlir_abi.runtime.buffers.memref_memory import MemRefType
from mlir_abi.runtime.buffers.scalars import NumberType
from mlir_abi.runtime.call.call_values import CallValues
from mlir_abi.runtime.call.caller import IS_IN_C, Caller
from mlir_abi.runtime.call.image import Image
from mlir_abi.runtime.call.python.python_call import PythonCall
from mlir_abi.runtime.call.size_checks import size_checks
from mlir_abi.runtime.errors import CALL_ERRORS, NO_MEMORY, AssertionFailed, about


class CompiledFunction(Caller):
    """A Python function of NumPy arrays, numbers, and lists, tuples and dicts of them.

    Every argument is checked before the compiled code runs: TypeError for a value of the wrong
    kind, ValueError for a wrong size or layout, OverflowError for a number out of range. Arrays are
    passed as they are; the function may write to them unless the argument is ``llvm.readonly``.
    Results own their memory. After ``buffer-results-to-out-params`` results go to arguments. Arrays
    for them can be passed as ``out``, or as ``out_`` if the function has an argument of that name;
    the others are allocated, by the result allocator if a size is dynamic. Several threads may call
    the function at once, and the GIL is released meanwhile.

    ``reflection`` describes the function, and ``address`` is that of its C wrapper.
    """

    def __init__(
        self, reflection: FunctionReflection, image: Image, *, allows_null: bool = False
    ) -> None:
        """``allows_null``: a result whose pointers are null is None.

        Raise ValueError, with the reason, for a function that Python cannot call.
        """
        self.reflection = reflection
        self.__name__ = reflection.name
        self._values = values = CallValues(reflection)
        address = image.address(values.convention.wrapper)
        if address is None:
            raise ValueError(f"its C wrapper {values.convention.wrapper} is not there")
        self.address = address
        self._image: Image | None = image
        self._allows_null = allows_null
        self._size_checks = list(size_checks(reflection, values.wrapper.arguments))
        if values.out is not None and values.out.allocator is not None:
            values.out.allocate = CompiledFunction(values.out.allocator, image, allows_null=True)
        self._describe()
        self._in_python: PythonCall | None = None
        if IS_IN_C:
            self._let_c_call(image)

    def _let_c_call(self, image: Image) -> None:
        values, called = self._values, self.reflection.python_view
        slots = values.arguments.slots
        if values.out is not None:
            inputs = len(called.arguments)
            leaves = tuple((i, Leaf(inputs + i)) for i in range(values.outs))
            out = Sequence(leaves) if values.outs > 1 else Leaf(inputs)
            slots = [*slots, (values.out.keyword, out)]
        result = called.signature.result_structure
        types = [*values.wrapper.arguments, *values.wrapper.results]
        free = None
        if any(isinstance(type_, MemRefType) for type_ in values.wrapper.results):
            function: Any = image.free  # a function of `ctypes`
            free = ctypes.cast(function, ctypes.c_void_p).value
        keys = [key for name, slot in slots for key in _keys(slot, name)]
        self._prepare(
            (
                encode_plan(self.reflection, values.convention.index_bits, slots, result),
                tuple(t.buffer.dtype if isinstance(t, MemRefType) else t.dtype for t in types),
                (*keys, *_keys(result)),
                image,
                free,
                image.raise_pending,
            ),
            image.address(PACKED_PREFIX + self.__name__) or 0,
            self.address,
            values.wrapper.result_by_pointer,
            values.arguments.positional,
            values.outs,
            values.out is not None and values.out.allocator is None,
        )

    def _describe(self) -> None:
        """Set the signature and the documentation, which `help` and editors show."""
        values, called = self._values, self.reflection.python_view
        inputs = len(called.arguments)
        types = [_TypeText(type_) for type_ in (*values.wrapper.arguments, *values.wrapper.results)]
        self.__signature__ = values.arguments.signature(
            types, tuple(types[inputs:][: values.outs]), values.assemble(types[inputs:])
        )
        self.__doc__ = printable(f"{self.__name__}{self.__signature__}")
        arguments = zip(values.wrapper.arguments, called.arguments, values.labels, strict=False)
        written = [
            label
            for type_, value, label in arguments
            if isinstance(type_, MemRefType) and not value.readonly
        ]
        if self.reflection.conditions:
            self.__doc__ += f"\n\nIt requires {', '.join(map(str, self.reflection.conditions))}."
        if written:
            self.__doc__ += f"\n\nIt may write to {printable(', '.join(written))}."

    def call_in_python(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Return what a call returns, by Python's rules; RuntimeError if the library is closed."""
        if self._image is None:
            raise RuntimeError(printable(f"{self.__name__}(): its library is closed"))
        if self._in_python is None:
            self._in_python = PythonCall(
                self.address, self._values.wrapper, self.reflection.arguments, self._values.labels
            )
        flat = self._in_python(self, self._image, args, kwargs)
        outs = len(flat) - len(self._values.wrapper.results)
        for i, value in enumerate(flat):
            if value is None:
                self._null_result(i - outs)
        return self._values.assemble(flat)

    def _flatten(
        self, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> tuple[AbstractSequence[Any], Any]:
        """The flat arguments, and what is passed for arrays for results."""
        try:
            out = None if self._values.out is None else kwargs.pop(self._values.out.keyword, None)
            is_flat = not kwargs and len(args) == self._values.arguments.flat_count
            return args if is_flat else self._values.arguments.bind(args, kwargs), out
        except CALL_ERRORS as error:
            raise about(f"{self.__name__}()", error) from None

    def _out_arrays(self, out: Any, arguments: AbstractSequence[Any]) -> AbstractSequence[Any]:
        """The arrays for results: those in ``out``, and new ones."""
        assert self._values.out is not None
        try:
            return self._values.out.arrays(out, arguments)
        except CALL_ERRORS as error:
            raise about(f"{self.__name__}()", error) from None

    def _convert(self, i: int, value: Any, as_bytes: bool) -> Any:
        """An array or a number that C takes for argument ``i``, or the bytes of the number."""
        type_ = self._values.wrapper.arguments[i]
        try:
            if isinstance(type_, NumberType):
                number = type_.accept(value)
                return type_.to_bytes(number) if as_bytes else number
            array = type_.accept(value, writable=not self.reflection.arguments[i].readonly)
            type_.pack(array)
            return array
        except CALL_ERRORS as error:
            raise about(f"{self.__name__}()", about(self._values.labels[i], error)) from None

    def _number(self, i: int, data: bytes) -> Any:
        """Result ``i``, a number of a type that C does not have."""
        type_ = self._values.wrapper.results[i]
        assert isinstance(type_, NumberType)
        return type_.from_bytes(data)

    def _null_result(self, i: int) -> None:
        """Raise the error of result ``i``, an array whose pointers are null."""
        if not self._allows_null:
            where = self._values.result_labels[i - len(self._values.wrapper.results)]
            message = f"{where} is null: no memory could be allocated"
            raise MemoryError(printable(f"{self.__name__}(): {message}"))

    def _raise_failure(self, status: int, message: str | None) -> None:
        """Raise the error of compiled code that returned ``status``."""
        if self._image is not None and self._image.raise_pending is not None:
            self._image.raise_pending()
        if status == NO_MEMORY:
            raise MemoryError(printable(f"{self.__name__}(): no memory could be allocated"))
        raise AssertionFailed(printable(f"{self.__name__}(): {message}"))

    def _refuse_overlap(self, i: int) -> None:
        message = f"{self._values.labels[i]}: it overlaps with another array"
        raise ValueError(printable(f"{self.__name__}(): {message}"))

    def _refuse_sizes(self, number: int, values: AbstractSequence[Any]) -> None:
        error = self._size_checks[number].error(values, self._values.labels)
        raise about(f"{self.__name__}()", error)

    def close(self) -> None:
        """Release the compiled code; later calls raise RuntimeError."""
        self._image = self._in_python = None
        self._forget()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {printable(self.__name__)}{self.__signature__}>"


def _keys(node: Node | None, key: str | None = None) -> Iterator[str | None]:
    """The keys of the nodes of a tree, each before those below it; ``key`` leads to the first."""
    yield key if key is None else sys.intern(key)
    match node:
        case Sequence():
            for child in positional_slots(node):
                yield from _keys(child)
        case Dict(items):
            for name, child in items:
                yield from _keys(child, name)


class _TypeText(str):
    """The text of a type, which annotations show without quotes."""

    __slots__ = ()
    __repr__ = str.__str__
