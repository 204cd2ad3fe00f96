"""A compiled function that is called from Python.

A call goes through this file from top to bottom: the caller's nest becomes flat arguments; each
becomes a parameter of the function's C wrapper, a number or a pointer to a memref descriptor;
`ctypes` calls the wrapper; its result, or the struct that it has written, becomes Python values.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from collections.abc import Sequence as AbstractSequence
from functools import partial
from typing import Any, Protocol

import numpy as np

from mlir_abi.dialect_attrs.layout.c_interface import GLOBAL
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.reflection.text import printable
from mlir_abi.dialect_attrs.structure import Leaf, Sequence
from mlir_abi.runtime.buffers.description import as_array
from mlir_abi.runtime.buffers.memref_memory import (
    MemRefType,
    array_converter,
    descriptor_struct,
)
from mlir_abi.runtime.buffers.scalars import NumberType, number_converter
from mlir_abi.runtime.call.argument_nest import Arguments, assembler
from mlir_abi.runtime.call.c_function import c_function
from mlir_abi.runtime.call.call_plan import Plan, plan_of
from mlir_abi.runtime.call.caller import Caller
from mlir_abi.runtime.call.out_buffers import OutBuffers
from mlir_abi.runtime.call.size_checks import size_checks
from mlir_abi.runtime.call.wrapper_types import PassedType, WrapperTypes
from mlir_abi.runtime.errors import CALL_ERRORS, about


class Image(Protocol):
    """Compiled code, which stays in memory as long as this object lives."""

    def address(self, symbol: str) -> int | None:
        """The address of a symbol; None if there is no such symbol."""

    def free(self, address: int) -> object:
        """Free memory that the code has allocated."""

    raise_pending: Callable[[], None] | None
    """Raises the error of a Python function that the code has called; None if it calls none."""

    def tvm_ffi_function(self, name: str) -> Any:
        """The `tvm_ffi.Function` of that name; raises ValueError if there is none."""


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

    def __init__(self, reflection: FunctionReflection, image: Image) -> None:
        """Raise ValueError, with the reason, for a function that Python cannot call."""
        self.reflection = reflection
        self.__name__ = reflection.name
        convention = reflection.convention
        if convention is None:
            raise ValueError("it has no C wrapper")
        address = image.address(convention.wrapper)
        if address is None:
            raise ValueError(f"its C wrapper {convention.wrapper} is not there")
        self.address = address
        self._image = image
        called = reflection.called
        inputs = len(called.arguments)
        if reflection.arguments[:inputs] != called.arguments:
            raise ValueError("it has an argument behind one that is for a result")
        outs = reflection.arguments[inputs:]
        self._arguments = Arguments(called)
        keyword = self._arguments.unused_name("out")
        labels, self._result_labels = called.labels()
        labels += [f"{keyword}[{i}]" for i in range(len(outs))]

        wrapper = WrapperTypes(reflection, convention, labels, self._result_labels[len(outs) :])
        self._returned = wrapper.returned
        self._call = c_function(address, *wrapper.c_types)
        converters = [
            array_converter(type_, label, writable=not value.readonly)
            if isinstance(type_, MemRefType)
            else number_converter(type_, by_pointer, label)
            for type_, by_pointer, value, label in zip(
                wrapper.arguments, wrapper.by_pointer, reflection.arguments, labels, strict=True
            )
        ]
        numbered = list(enumerate(converters))  # to call them without a zip, a tenth of a call
        self._converters, self._out_converters = numbered[:inputs], converters[inputs:]
        self._size_checks = list(size_checks(reflection, wrapper.arguments))
        self._labels = labels
        self._results = list(zip(wrapper.results, wrapper.offsets, strict=True))
        self._struct = ctypes.c_char * wrapper.struct_size if wrapper.result_by_pointer else None
        self._out: OutBuffers | None = None
        if outs:
            self._out = OutBuffers(
                reflection,
                convention,
                wrapper.arguments,
                keyword,
                lambda allocator: CompiledFunction(allocator, image).flat,
            )

        self._assemble = assembler(called.signature.result_structure)
        self._describe(wrapper)
        self._prepare(wrapper, image)

    def _prepare(self, wrapper: WrapperTypes, image: Image) -> None:
        """Let C make the common calls, if it can call the function."""
        inputs, outs = len(self._converters), len(self._out_converters)
        slots = self._arguments.slots
        if self._out is not None:
            if not self._out.accepts_all:
                return
            leaves = tuple((i, Leaf(inputs + i)) for i in range(outs))
            slots = [*slots, (self._out.keyword, Sequence(leaves) if outs > 1 else Leaf(inputs))]
        writable = [
            2 if i >= inputs and value.noalias else not value.readonly
            for i, value in enumerate(self.reflection.arguments)
        ]
        plan = plan_of(
            wrapper,
            writable,
            checks=self._size_checks,
            slots=slots,
            result=self.reflection.called.signature.result_structure,
            positional=self._arguments.positional,
            outs=outs,
        )
        if plan is not None and image.raise_pending is None:
            plan.function = self.address
            if any(isinstance(type_, MemRefType) for type_ in wrapper.results):
                free: Any = image.free  # a function of `ctypes`
                plan.free = ctypes.cast(free, ctypes.c_void_p)
            plan.image = image
            self._plan, self._plan_address = plan, ctypes.addressof(plan)

    def _describe(self, wrapper: WrapperTypes) -> None:
        """Set the signature and the documentation, which `help` and editors show."""
        called = self.reflection.called
        inputs, outs = len(called.arguments), len(self._out_converters)
        types = [_TypeText(type_) for type_ in (*wrapper.arguments, *wrapper.results)]
        self.__signature__ = self._arguments.signature(
            types, tuple(types[inputs:][:outs]), self._assemble(types[inputs:])
        )
        self.__doc__ = printable(f"{self.__name__}{self.__signature__}")
        arguments = zip(wrapper.arguments, called.arguments, self._labels, strict=False)
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
        flat = self.flat(args, kwargs)
        return self._assemble(flat) if self._struct is None else self._nest(flat)

    def results_in_python(self, flat: AbstractSequence[Any], memory: bytes, plan: Plan) -> Any:
        """Return what a call returns, whose flat arguments and struct of results are these."""
        owners: dict[int, Any] = {}
        converters = [*[convert for _, convert in self._converters], *self._out_converters]
        for convert, value in zip(converters, flat, strict=True):
            convert(value, owners)
        results = [self._read(memory, *each, owners, plan.image) for each in self._results]
        return self._nest([*flat[len(self._converters) :], *results])

    def _nest(self, flat: list[Any]) -> Any:
        for value in flat:
            if value is None:
                labels = zip(self._result_labels, flat, strict=True)
                where = next(label for label, value in labels if value is None)
                message = f"{where} is null: no memory could be allocated"
                raise MemoryError(printable(f"{self.__name__}(): {message}"))
        return self._assemble(flat)

    def flat(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[Any]:
        """The flat results of a call.

        None for an array whose pointers are null: the code could not allocate it.
        """
        image = self._image
        if image is None:
            raise RuntimeError(printable(f"{self.__name__}(): its library is closed"))
        owners: dict[int, Any] = {}  # the arrays of the arguments, by their allocated pointers
        out: AbstractSequence[Any] = ()
        try:
            passed = None if self._out is None else kwargs.pop(self._out.keyword, None)
            is_flat = not kwargs and len(args) == self._arguments.flat_count
            flat = args if is_flat else self._arguments.bind(args, kwargs)
            parameters = [convert(flat[i], owners) for i, convert in self._converters]
            if self._out is not None:
                arrays = self._out.arrays(passed, flat)
                pairs = zip(self._out_converters, arrays, strict=True)
                parameters += [convert(array, owners) for convert, array in pairs]
                out = list(map(as_array, arrays))
            for check in self._size_checks:
                if not check.holds(parameters):
                    raise check.error(parameters, self._labels)
        except CALL_ERRORS as error:
            raise about(f"{self.__name__}()", error) from None
        try:
            if self._struct is None:
                returned = self._call(*parameters)
                results = [] if self._returned is None else [self._returned.from_c(returned)]
            else:
                memory = self._struct()
                try:
                    self._call(memory, *parameters)
                finally:  # after Ctrl-C too: arrays over the results free them
                    results = [self._read(memory, *each, owners, image) for each in self._results]
        finally:
            if image.raise_pending is not None:
                image.raise_pending()
        return [*out, *results] if out else results

    def _read(
        self, memory: Any, type_: PassedType, offset: int, owners: dict[int, Any], image: Image
    ) -> Any:
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
            owner = owners[allocated] = _Block(allocated, image)
        elif isinstance(owner, np.ndarray):
            readonly = not owner.flags.writeable
        return type_.array(descriptor, keep=owner, readonly=readonly)

    def close(self) -> None:
        """Release the compiled code; later calls raise RuntimeError."""
        self._image = None
        self._plan_address, self._plan = 0, None

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {printable(self.__name__)}{self.__signature__}>"


class _Block:
    """Memory that compiled code has allocated: freed when the last array over it is deleted.

    Until then it keeps ``image`` alive, the code that has ``free``. Python looks for Ctrl-C when it
    enters a function that is written in Python, and forgets what is raised in ``__del__``. So
    ``__del__`` is no such function: the slot has the C function and its argument.
    """

    __slots__ = ("__del__", "_image")

    def __init__(self, address: int, image: Image) -> None:
        self._image = image
        self.__del__ = partial(image.free, address)


class _TypeText(str):
    """The text of a type, which annotations show without quotes."""

    __slots__ = ()
    __repr__ = str.__str__
