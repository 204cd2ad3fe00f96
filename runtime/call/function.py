"""A compiled function that is called from Python."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mlir_abi.dialect_attrs.reflection.record import Convention, FunctionReflection
from mlir_abi.runtime.buffers.frame import Frame
from mlir_abi.runtime.call.c_function import c_function
from mlir_abi.runtime.call.image import Image
from mlir_abi.runtime.call.layout import Layout
from mlir_abi.runtime.call.nest import Arguments, result_assembler
from mlir_abi.runtime.call.out_buffers import OutBuffers, allocator_of
from mlir_abi.runtime.errors import CALL_ERRORS, about

__all__ = ["CompiledFunction"]


class CompiledFunction:
    """Call it as a Python function of NumPy arrays, numbers, and lists, tuples and dicts of them.

    Every argument is checked before compiled code sees it: TypeError for a wrong kind of value,
    ValueError for a wrong size or layout, OverflowError for a number that does not fit. Arrays are
    passed as they are, and the function may write to them unless its argument is ``llvm.readonly``.
    Results own their memory. Where results go to arguments (``buffer-results-to-out-params``),
    arrays for them can be given as ``out``, or as ``out_`` if the function has an argument of that
    name; the others are made, of static sizes, or by the result allocator. Threads may call it at
    once, and the GIL is released meanwhile.
    """

    def __init__(self, reflection: FunctionReflection, image: Image) -> None:
        """Raise ValueError for a function that cannot be called from Python, and say why."""
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
        self._out = self._out_buffers(image, convention)
        outs = len(reflection.arguments) - inputs
        names, self._result_names = called.labels()
        names += [f"{self._out_keyword()}[{i}]" for i in range(outs)]
        self._layout = layout = Layout(reflection, convention, names, self._result_names[outs:])
        self._call = c_function(address, layout.returned, layout.parameters)
        self._puts, self._out_puts = layout.puts[:inputs], layout.puts[inputs:]
        self._assemble = result_assembler(called.signature.result_structure)
        self._frames: list[Frame] = []

    def _out_buffers(self, image: Image, convention: Convention) -> OutBuffers | None:
        if self.reflection.called is self.reflection:
            return None
        allocator = allocator_of(self.reflection, convention)
        allocate = None if allocator is None else CompiledFunction(allocator, image).flat
        keyword = self._out_keyword()
        return OutBuffers(self.reflection, convention.index_bits, allocate, keyword)

    def _out_keyword(self) -> str:
        """Return the keyword for result arrays: ``out``, with underscores if an argument has it."""
        keyword = "out"
        while self._arguments.accepts(keyword):
            keyword += "_"
        return keyword

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        flat = self.flat(args, kwargs)
        for value in flat:
            if value is None:
                raise self._no_memory(flat)
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
                out = self._out.given(kwargs.pop(self._out.keyword, None))
            flat = self._arguments.bind(args, kwargs)
            kept = [put(frame, value) for put, value in zip(self._puts, flat, strict=True)]
            if self._out is not None:
                arguments = [v if k is None else k for k, v in zip(kept, flat, strict=True)]
                out = self._out.completed(out, arguments)
                out = [put(frame, array) for put, array in zip(self._out_puts, out, strict=True)]
                kept += out
        except CALL_ERRORS as error:
            raise about(f"{self.__name__}()", error) from None
        returned = self._call(*frame.parameters)
        try:
            results = self._layout.results(frame, returned, kept, image)
        finally:
            image.raise_pending()
        self._frames.append(frame)
        return [*out, *results] if out else results

    def _no_memory(self, flat: list[Any]) -> MemoryError:
        named = zip(flat, self._result_names, strict=True)
        where = next(name for value, name in named if value is None)
        return MemoryError(f"{self.__name__}(): {where} is null: no memory could be allocated")

    def close(self) -> None:
        """Let go of the compiled code; calls raise RuntimeError from now on."""
        self._image = None

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.reflection}>"
