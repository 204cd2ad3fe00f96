"""A compiled function that is called from Python."""

from __future__ import annotations

import ctypes
from typing import Any

from mlir_abi.dialect_attrs.reflection import FunctionReflection
from mlir_abi.runtime.frame import Frame
from mlir_abi.runtime.image import Image
from mlir_abi.runtime.layout import Layout
from mlir_abi.runtime.nest import Arguments, result_assembler

__all__ = ["CompiledFunction"]


class CompiledFunction:
    """Call it as a Python function of NumPy arrays, numbers, and lists, tuples and dicts of them.

    Every argument is checked before compiled code sees it: TypeError for a wrong kind of value,
    ValueError for a wrong size or layout, OverflowError for a number that does not fit. Arrays are
    passed as they are, and the function may write to them unless its argument is ``llvm.readonly``.
    Results own their memory. Threads may call it at once, and the GIL is released meanwhile.
    """

    def __init__(self, reflection: FunctionReflection, image: Image) -> None:
        """Raise ValueError for a function that cannot be called from Python, and say why."""
        self.reflection = reflection
        self.__name__ = reflection.name
        self.__doc__ = str(reflection)
        convention = reflection.convention
        if convention is None:
            raise ValueError(f"{reflection.name} has no C wrapper")
        address = image.address(convention.wrapper)
        if address is None:
            raise ValueError(f"the C wrapper {convention.wrapper} is not there")
        self._image: Image | None = image
        self._arguments = Arguments(reflection)
        self._assemble = result_assembler(reflection.signature.result_structure)
        layout = Layout(reflection, convention, self._arguments.labels)
        self._layout = layout
        self._call = ctypes.CFUNCTYPE(layout.returned, *layout.parameters)(address)
        self._puts = layout.puts
        self._frames: list[Frame] = []

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        image = self._image
        if image is None:
            raise RuntimeError(f"{self.__name__}(): its library is closed")
        try:
            frame = self._frames.pop()
        except IndexError:
            frame = self._layout.frame()
        try:
            flat = self._arguments.bind(args, kwargs)
            kept = [put(frame, value) for put, value in zip(self._puts, flat, strict=True)]
        except (TypeError, ValueError, OverflowError) as error:
            raise type(error)(f"{self.__name__}(): {error}") from None
        returned = self._call(*frame.parameters)
        image.raise_pending()
        results = self._layout.results(frame, returned, kept, image)
        self._frames.append(frame)
        return self._assemble(results)

    def close(self) -> None:
        """Let go of the compiled code; calls raise RuntimeError from now on."""
        self._image = None

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.reflection}>"
