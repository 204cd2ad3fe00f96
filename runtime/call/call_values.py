"""The values of a function's calls, as Python has them; nothing of the code that is called."""

from __future__ import annotations

from inspect import Signature

from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.reflection.text import printable
from mlir_abi.dialect_attrs.types import Array as MemRef
from mlir_abi.runtime.call.argument_nest import Arguments, assembler
from mlir_abi.runtime.call.out_buffers import OutBuffers
from mlir_abi.runtime.call.wrapper_types import WrapperTypes


class CallValues:
    """What a caller passes to a function, what it gets, and the types of these.

    ``arguments`` flattens the nest, and ``assemble`` makes that of the result. ``labels`` name all
    flat arguments, of which the last ``outs`` are arrays for results; ``out`` has those, if any.
    """

    def __init__(self, reflection: FunctionReflection) -> None:
        """Raise ValueError, with the reason, for a function that Python cannot call."""
        convention = reflection.convention
        if convention is None:
            raise ValueError("it has no C wrapper")
        self._function, self._called = reflection, reflection.python_view
        called = self._called
        inputs = len(called.arguments)
        if reflection.arguments[:inputs] != called.arguments:
            raise ValueError("it has an argument behind one that is for a result")
        self.convention, self.outs = convention, len(reflection.arguments) - inputs
        self.arguments = Arguments(called)
        keyword = self.arguments.unused_name("out")
        self.labels, self.result_labels = called.labels()
        self.labels += [f"{keyword}[{i}]" for i in range(self.outs)]
        self.wrapper = WrapperTypes(
            reflection, convention, self.labels, self.result_labels[self.outs :]
        )
        self.out = None
        if self.outs:
            self.out = OutBuffers(reflection, convention, self.wrapper.arguments, keyword)
        self.assemble = assembler(called.signature.result_structure)

    def signature(self) -> Signature:
        """The signature that `inspect` finds."""
        types = [_TypeText(type_) for type_ in (*self.wrapper.arguments, *self.wrapper.results)]
        results = types[len(self._called.arguments) :]
        return self.arguments.signature(types, tuple(results[: self.outs]), self.assemble(results))

    def documentation(self) -> str:
        """What `help` and editors show."""
        function = self._function
        text = printable(f"{function.name}{self.signature()}")
        written = [
            label
            for value, label in zip(self._called.arguments, self.labels, strict=False)
            if isinstance(value.type, MemRef) and not value.only_read
        ]
        if function.conditions:
            text += f"\n\nIt requires {', '.join(map(str, function.conditions))}."
        if written:
            text += f"\n\nIt may write to {printable(', '.join(written))}."
        return text


class _TypeText(str):
    """The text of a type, which annotations show without quotes."""

    __slots__ = ()
    __repr__ = str.__str__
