"""A compiled function that is called from Python."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.runtime.buffers.descriptors import Frame
from mlir_abi.runtime.call.c_function import c_function
from mlir_abi.runtime.call.layout import Layout
from mlir_abi.runtime.call.nest import Arguments, result_assembler
from mlir_abi.runtime.call.out_buffers import OutBuffers, allocator_of
from mlir_abi.runtime.call.result import Image
from mlir_abi.runtime.errors import CALL_ERRORS, about

__all__ = ["CompiledFunction"]


class CompiledFunction:
    """A Python function of NumPy arrays, numbers, and lists, tuples and dicts of them.

    Every argument is checked before the compiled code runs: TypeError for a value of the wrong
    kind, ValueError for a wrong size or layout, OverflowError for a number out of range. Arrays are
    passed as they are; the function may write to them unless the argument is ``llvm.readonly``.
    Results own their memory. After ``buffer-results-to-out-params`` results go to arguments. Arrays
    for them can be passed as ``out``, or as ``out_`` if the function has an argument of that name;
    the others are allocated, by the result allocator if a size is dynamic. Several threads may call
    the function at once, and the GIL is released meanwhile.
    """

    def __init__(self, reflection: FunctionReflection, image: Image) -> None:
        """Raise ValueError, with the reason, for a function that Python cannot call."""
        self.reflection = reflection
        self.__name__ = reflection.name
        self.__doc__ = str(reflection)
        convention = reflection.convention
        if convention is None:
            raise ValueError("it has no C wrapper")
        address = image.address(convention.wrapper)
        if address is None:
            raise ValueError(f"its C wrapper {convention.wrapper} is not there")
        self._image: Image | None = image
        called = reflection.called
        inputs = len(called.arguments)
        if reflection.arguments[:inputs] != called.arguments:
            raise ValueError("it has an argument behind one that is for a result")
        self._arguments = Arguments(called)
        self._names, self._result_names = called.labels()
        self._out: OutBuffers | None = None
        if called is not reflection:
            keyword = "out"
            while self._arguments.accepts(keyword):
                keyword += "_"
            allocator = allocator_of(reflection, convention)
            allocate = None if allocator is None else CompiledFunction(allocator, image).flat
            self._out = OutBuffers(reflection, convention.index_bits, allocate, keyword)
            self._names += [f"{keyword}[{i}]" for i in range(len(reflection.arguments) - inputs)]
        result_names = self._result_names[len(self._names) - inputs :]
        self._layout = layout = Layout(reflection, convention, self._names, result_names)
        self._call = c_function(address, layout.returned, layout.parameters)
        self._writers = layout.writers
        self._assemble = result_assembler(called.signature.result_structure)
        self._frames: list[Frame] = []  # of no call that is running

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        flat = self.flat(args, kwargs)
        for value, where in zip(flat, self._result_names, strict=True):
            if value is None:
                raise MemoryError(
                    f"{self.__name__}(): {where} is null: no memory could be allocated"
                )
        return self._assemble(flat)

    def flat(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> list[Any]:
        """The flat results of a call; None for an array whose descriptor is all zeros."""
        image = self._image
        if image is None:
            raise RuntimeError(f"{self.__name__}(): its library is closed")
        try:
            frame = self._frames.pop()
        except IndexError:
            frame = self._layout.frame()
        out: Sequence[Any] = ()
        try:
            if self._out is not None:
                out = self._out.passed(kwargs.pop(self._out.keyword, None))
            flat = self._arguments.bind(args, kwargs)
            kept: list[Any] = []
            self._write(frame, flat, kept)
            if self._out is not None:
                arguments = [v if k is None else k for k, v in zip(kept, flat, strict=True)]
                self._write(frame, self._out.completed(out, arguments), kept)
                out = kept[len(flat) :]
        except CALL_ERRORS as error:
            raise about(f"{self.__name__}()", error) from None
        returned = self._call(*frame.parameters)
        try:
            results = self._layout.results(frame, returned, kept, image)
        finally:
            image.raise_pending()
        self._frames.append(frame)
        return [*out, *results] if out else results

    def _write(self, frame: Frame, values: Sequence[Any], kept: list[Any]) -> None:
        """Write the next arguments into ``frame``; adds the arrays that must live to ``kept``."""
        writers = self._writers[len(kept) :] if kept else self._writers
        try:
            for write, value in zip(writers, values, strict=False):
                kept.append(write(frame, value))
        except CALL_ERRORS as error:
            raise about(self._names[len(kept)], error) from None

    def close(self) -> None:
        """Release the compiled code; later calls raise RuntimeError."""
        self._image = None

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.reflection}>"
