"""The reflection of a function op: what a caller of the compiled function has to know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import Kind
from mlir_abi.dialect_attrs.reflection.record import (
    WRAPPER_PREFIX,
    CAbi,
    Convention,
    FunctionReflection,
    Value,
)
from mlir_abi.dialect_attrs.structure import StructureError
from mlir_abi.dialect_attrs.types import Array, Tuple, ValueType
from mlir_abi.passes.expand_tuples import ExpandTuples
from mlir_abi.passes.llvm.attributes import BY_REFERENCE
from mlir_abi.passes.llvm.types import BUFFERIZE
from mlir_abi.passes.support.attributes import (
    ARGUMENT_NAME,
    BARE_POINTERS,
    EMIT_C_INTERFACE,
    INDEX_PATHS,
    RESULT,
    exported_name,
    of_values,
    result_allocator,
    string,
    symbol,
)
from mlir_abi.passes.support.diagnostics import PassError, for_each
from mlir_abi.passes.support.functions import functions, is_definition, is_exported
from mlir_abi.passes.support.signatures import Signatures, index_path

_READONLY = ("llvm.readonly", "llvm.readnone")
_NOALIAS = "llvm.noalias"
_UNLIKE_C = frozenset({*BY_REFERENCE, "llvm.inalloca", "llvm.preallocated", "llvm.nest"})
"""An argument that has one of these goes where C passes none of its type."""


def is_interface(function: ir.Operation) -> bool:
    """Whether the outside calls ``function``, or gives it: declared with the C interface."""
    if is_definition(function):
        return is_exported(function)
    return EMIT_C_INTERFACE in function.attributes


def can_have_c_wrapper(function: ir.Operation) -> bool:
    """Whether ``function`` takes neither bare pointers nor arguments that are passed unlike C's."""
    count = len(function.attributes["function_type"].value.inputs)
    return BARE_POINTERS not in function.attributes and not any(
        own.keys() & _UNLIKE_C for own in of_values(function, "argument", count)
    )


class Reflections:
    """Makes reflections, each type looked at once; one for each run."""

    def __init__(self) -> None:
        self.signatures = Signatures()

    def of(self, function: ir.Operation) -> FunctionReflection:
        """What a caller of ``function``, any function, has to know; raises `PassError`."""
        signature = self.signatures.of(function)
        name = exported_name(function)
        has_wrapper = EMIT_C_INTERFACE in function.attributes
        reflection = FunctionReflection(
            name,
            _values(function, "argument", signature.inputs),
            _values(function, "result", signature.results),
            Convention(WRAPPER_PREFIX + name) if has_wrapper else None,
            _allocator(function),
            "definition" if is_definition(function) else "import",
        )
        if reflection.called is not reflection:
            _check_results(function, reflection.called)
        return reflection


def described(
    module: ir.Operation, c_abi: CAbi, index_bits: int, *, only_marked: bool = False
) -> list[tuple[ir.Operation, FunctionReflection]]:
    """The functions that callers reach or provide, each as its C wrapper will be.

    ``only_marked`` leaves out those without ``llvm.emit_c_interface``. One that takes bare
    pointers, or an argument as C passes none, has no wrapper. Expands the tuples of ``module`` if
    it has to; raises `PassError`.
    """
    found = _described(module, c_abi, index_bits, only_marked)
    if any(_has_tuples(reflection) for _, reflection in found):
        ExpandTuples().run(module)
        found = _described(module, c_abi, index_bits, only_marked)
    return found


def _described(
    module: ir.Operation, c_abi: CAbi, index_bits: int, only_marked: bool
) -> list[tuple[ir.Operation, FunctionReflection]]:
    reflections = Reflections()
    found: list[tuple[ir.Operation, FunctionReflection]] = []

    def describe(function: ir.Operation) -> None:
        if only_marked and EMIT_C_INTERFACE not in function.attributes:
            return
        reflection = reflections.of(function)
        _check_bufferized(function, reflection)
        wrapper = Convention(WRAPPER_PREFIX + reflection.name, c_abi, index_bits)
        has_one = can_have_c_wrapper(function)
        found.append((function, replace(reflection, convention=wrapper if has_one else None)))

    for_each(filter(is_interface, functions(module)), describe)
    return found


def _has_tuples(reflection: FunctionReflection) -> bool:
    values = (*reflection.arguments, *reflection.results)
    return any(isinstance(value.type, Tuple) for value in values)


def _check_bufferized(function: ir.Operation, reflection: FunctionReflection) -> None:
    """Raise `PassError` for a function on tensors, which no caller can pass."""
    for value in (*reflection.arguments, *reflection.results):
        if isinstance(value.type, Array) and value.type.container == "tensor":
            message = f"{symbol(function)}: run {BUFFERIZE} first (got {value.type})"
            raise PassError((function.location, message))


def _check_results(function: ir.Operation, called: FunctionReflection) -> None:
    """Raise `PassError` for results, some of which have become arguments, that make no tree."""
    without = [value.path is None for value in called.results]
    try:
        if any(without) and not all(without):
            raise StructureError(f"some have an {INDEX_PATHS[0]}, and some have none", 0)
        called.signature  # noqa: B018 -- the tree is made here
    except StructureError as error:
        message = f"the results of {symbol(function)}: {error}"
        raise PassError((function.location, message)) from None


def _values(function: ir.Operation, kind: Kind, types: Sequence[ValueType]) -> tuple[Value, ...]:
    entries = of_values(function, kind, len(types))
    return tuple(
        Value(
            type_,
            string(own[ARGUMENT_NAME]) if ARGUMENT_NAME in own else None,
            index_path(function, kind, i, own),
            readonly=any(name in own for name in _READONLY),
            noalias=_NOALIAS in own,
            out=RESULT in own,
        )
        for i, (type_, own) in enumerate(zip(types, entries, strict=True))
    )


def _allocator(function: ir.Operation) -> str | None:
    found = result_allocator(function)
    return None if found is None else string(found)
