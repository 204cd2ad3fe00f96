"""A compiled function that is called from Python.

C makes the calls (``numpy_call.c``), and asks the function for what is uncommon: `_flatten`,
`_convert`, `_out_arrays`, and errors. Without the C module, ``python/python_call.py`` makes them.
"""

from __future__ import annotations

import ctypes
import sys
import warnings
from collections.abc import Callable, Iterator
from collections.abc import Sequence as AbstractSequence
from dataclasses import replace
from functools import cached_property
from inspect import Signature
from typing import Any

from mlir_abi.dialect_attrs.layout.c_interface import c_interface
from mlir_abi.dialect_attrs.layout.plan import encode_plan
from mlir_abi.dialect_attrs.reflection.record import (
    BARE_RESULT,
    PACKED_PREFIX,
    Convention,
    FunctionReflection,
)
from mlir_abi.dialect_attrs.reflection.text import printable
from mlir_abi.dialect_attrs.structure import Dict, Leaf, Node, Sequence, positional_slots
from mlir_abi.dialect_attrs.types import Array as MemRef
from mlir_abi.runtime.buffers.elements import Dtype, passed_dtype
from mlir_abi.runtime.buffers.scalars import NumberType
from mlir_abi.runtime.call.call_values import CallValues
from mlir_abi.runtime.call.caller import IS_IN_C, Caller
from mlir_abi.runtime.call.image import Image
from mlir_abi.runtime.call.out_buffers import OutBuffers
from mlir_abi.runtime.call.python.python_call import PythonCall
from mlir_abi.runtime.call.size_checks import SizeCheck, size_checks
from mlir_abi.runtime.errors import CALL_ERRORS, NO_MEMORY, AssertionFailed, about


class _Lazy:
    """An attribute of functions, computed once; the class itself has ``of_class``."""

    def __init__(self, compute: Callable[[Any], Any], of_class: str | None = None) -> None:
        self._compute, self._of_class = compute, of_class

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, function: Any, owner: type) -> Any:
        if function is None:
            return self._of_class
        value = function.__dict__[self._name] = self._compute(function)
        return value


class CompiledFunction(Caller):
    """A Python function of NumPy arrays, numbers, and lists, tuples and dicts of them.

    Every argument is checked before the compiled code runs: TypeError for a value of the wrong
    kind, ValueError for a wrong size or layout, OverflowError for a number out of range. Arrays are
    passed as they are; the function may write to them unless it only reads the argument.
    Results own their memory. After ``buffer-results-to-out-params`` results go to arguments. Arrays
    for them can be passed as ``out``, or as ``out_`` if the function has an argument of that name;
    the others are allocated, by the result allocator if a size is dynamic. Several threads may call
    the function at once, and the GIL is released meanwhile.

    ``reflection`` describes the function, and ``address`` is that of its C wrapper: the packed one,
    if it takes bare pointers.
    """

    __doc__: str = _Lazy(lambda function: function._values.documentation(), __doc__)  # type: ignore[assignment]
    __signature__: Signature = _Lazy(lambda function: function._values.signature())  # type: ignore[assignment]

    def __init__(
        self, reflection: FunctionReflection, image: Image, *, allows_null: bool = False
    ) -> None:
        """``allows_null``: a result whose pointers are null is None.

        Raise ValueError, with the reason, for a function that Python cannot call.
        """
        self.reflection = reflection = _with_wrapper(reflection)
        self.__name__ = reflection.name
        self._image: Image | None = image
        self._allows_null = allows_null
        self._in_python: PythonCall | None = None
        convention = reflection.convention or self._values.convention
        out = None if reflection.python_view is reflection else self._values.out
        dtypes = self._dtypes(convention)
        address = image.address(convention.wrapper)
        if address is None:
            raise ValueError(f"its C wrapper {convention.wrapper} is not there")
        self.address = address
        if out is not None and out.allocator is not None:
            out.allocate = CompiledFunction(out.allocator, image, allows_null=True)
        if IS_IN_C:
            self._let_c_call(image, convention, dtypes, out)

    @cached_property
    def _values(self) -> CallValues:
        """What an exact call does not need."""
        return CallValues(self.reflection)

    @cached_property
    def _size_checks(self) -> list[SizeCheck]:
        return list(size_checks(self.reflection, self._values.wrapper.arguments))

    def _dtypes(self, convention: Convention) -> tuple[Dtype, ...]:
        """Those of the arguments and results; raises ValueError if Python cannot pass one."""
        bits, by_value = convention.index_bits, convention.c_abi == "mlir"
        try:
            arguments = [
                passed_dtype(value.type, bits, by_value=by_value)
                for value in self.reflection.arguments
            ]
            return (*arguments, *[passed_dtype(v.type, bits) for v in self.reflection.results])
        except ValueError:
            _ = self._values  # raises it with the label of the value
            raise

    def _let_c_call(
        self,
        image: Image,
        convention: Convention,
        dtypes: tuple[Dtype, ...],
        out: OutBuffers | None,
    ) -> None:
        function, called = self.reflection, self.reflection.python_view
        slots, inputs = called.slots, len(called.arguments)
        outs = len(function.arguments) - inputs
        if out is not None:
            leaves = tuple((i, Leaf(inputs + i)) for i in range(outs))
            slots = [*slots, (out.keyword, Sequence(leaves) if outs > 1 else Leaf(inputs))]
        result = called.signature.result_structure
        free = None
        if any(isinstance(value.type, MemRef) for value in function.results):
            free_function: Any = image.free  # of `ctypes`
            free = ctypes.cast(free_function, ctypes.c_void_p).value
        keys = [key for name, slot in slots for key in _keys(slot, name)]
        packed = image.address(PACKED_PREFIX + self.__name__) or 0
        self._prepare(
            (
                encode_plan(function, convention.index_bits, slots, result, texts=False),
                dtypes,
                (*keys, *_keys(result)),
                image,
                free,
            ),
            packed,
            self.address,
            not packed and c_interface(function, convention).result_by_pointer,
            len(positional_slots(called.signature.input_structure)),
            outs,
            out is not None and out.allocator is None,
        )

    def call_in_python(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Return what a call returns, by Python's rules; RuntimeError if the library is closed."""
        flat = self._flat_results(args, kwargs)
        outs = len(flat) - len(self._values.wrapper.results)
        for i, value in enumerate(flat):
            if value is None:
                self._null_result(i - outs)
        return self._values.assemble(flat)

    def flat(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[Any]:
        """The flat results of a call, which is deprecated: call the function.

        None for an array whose pointers are null: the code could not allocate it.
        """
        message = "CompiledFunction.flat is deprecated: call the function"
        warnings.warn(message, DeprecationWarning, stacklevel=2)
        return self._flat_results(args, kwargs)

    def _flat_results(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[Any]:
        """The results of a call by Python's rules, with those in the caller's arrays first."""
        if self._image is None:
            raise RuntimeError(printable(f"{self.__name__}(): its library is closed"))
        if self._in_python is None:
            self._in_python = PythonCall(
                self._image.address(PACKED_PREFIX + self.__name__),
                self.address,
                self._values.wrapper,
                self.reflection.arguments,
                self._values.labels,
            )
        return self._in_python(self, self._image, args, kwargs)

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
            array = type_.accept(value, writable=not self.reflection.arguments[i].only_read)
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


def _with_wrapper(function: FunctionReflection) -> FunctionReflection:
    """A function with bare pointers, by its packed wrapper; raises ValueError if it returns one."""
    convention = function.convention
    if convention is None or not convention.bare:
        return function
    if any(isinstance(value.type, MemRef) for value in function.results):
        raise ValueError(f"its result: {BARE_RESULT}")
    packed = Convention(PACKED_PREFIX + function.name, "target", convention.index_bits)
    return replace(function, convention=packed)


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
