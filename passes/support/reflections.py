"""Computes the reflection of a function op: what callers of the compiled function must know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
from mlir_abi.dialect_attrs.reflection.value import annotations_of
from mlir_abi.dialect_attrs.sizes import Sizes
from mlir_abi.dialect_attrs.structure import StructureError
from mlir_abi.dialect_attrs.types import Array, Tuple, ValueType
from mlir_abi.passes.support.attributes import (
    ARGUMENT_NAME,
    BARE_POINTERS,
    BY_REFERENCE,
    EMIT_C_INTERFACE,
    INDEX_PATHS,
    OWNED,
    RESULT,
    exported_name,
    has_fences,
    is_writable,
    result_allocator,
    string,
    symbol,
    value_attributes,
)
from mlir_abi.passes.support.diagnostics import PassError, for_each
from mlir_abi.passes.support.functions import (
    find_named,
    function_type,
    is_definition,
    is_exported,
)
from mlir_abi.passes.support.signatures import FunctionSignatures, index_path
from mlir_abi.passes.support.sizes import named_sizes, size_conditions

_READONLY = ("llvm.readonly", "llvm.readnone")
_NOALIAS = "llvm.noalias"
_UNLIKE_C = frozenset({*BY_REFERENCE, "llvm.inalloca", "llvm.preallocated", "llvm.nest"})
"""An argument with one of these is not passed as C passes an argument of its type."""


def crosses_module_boundary(function: ir.Operation) -> bool:
    """Whether ``function`` is exported, or declared with ``llvm.emit_c_interface``."""
    if is_definition(function):
        return is_exported(function)
    return EMIT_C_INTERFACE in function.attributes


def can_have_c_wrapper(function: ir.Operation) -> bool:
    """Whether ``function`` takes neither bare pointers nor arguments that are passed unlike C's."""
    count = len(function_type(function).inputs)
    return BARE_POINTERS not in function.attributes and not any(
        attributes.keys() & _UNLIKE_C
        for attributes in value_attributes(function, "argument", count)
    )


class Reflections:
    """Computes reflections, each type once. Create one for each run of a pass."""

    def __init__(self) -> None:
        self.signatures = FunctionSignatures()

    def of(self, function: ir.Operation) -> FunctionReflection:
        """Return the reflection of any function; raises `PassError` for invalid index paths."""
        signature = self.signatures.of(function)
        name = exported_name(function)
        unlike_c = not can_have_c_wrapper(function)
        has_wrapper = EMIT_C_INTERFACE in function.attributes and not unlike_c
        allocator = result_allocator(function)
        sizes = named_sizes(function, signature)
        reflection = FunctionReflection(
            name,
            _values(function, "argument", signature.inputs, sizes["argument"]),
            _values(function, "result", signature.results, sizes["result"]),
            Convention(WRAPPER_PREFIX + name) if has_wrapper else None,
            None if allocator is None else string(allocator),
            "definition" if is_definition(function) else "import",
            unlike_c=unlike_c,
            has_fences=has_fences(function),
            conditions=size_conditions(function, signature),
        )
        if reflection.called is not reflection:
            _check_results(function, reflection.called)
        return reflection


def c_reflections(
    selected: Iterable[ir.Operation], c_abi: CAbi, index_bits: int
) -> list[tuple[ir.Operation, FunctionReflection]]:
    """Return the reflections of ``selected`` functions, with the convention of their C wrappers.

    A function that takes bare pointers, or an argument as no C function takes it, has no wrapper.
    Raises `PassError` for functions on tensors, and as `Reflections` does.
    """
    reflections = Reflections()
    found: list[tuple[ir.Operation, FunctionReflection]] = []

    def add(function: ir.Operation) -> None:
        reflection = reflections.of(function)
        for value in (*reflection.arguments, *reflection.results):
            if isinstance(value.type, Array) and value.type.container == "tensor":
                message = f"{symbol(function)}: run abi-bufferize first (got {value.type})"
                raise PassError((function.location, message))
        wrapper = Convention(WRAPPER_PREFIX + reflection.name, c_abi, index_bits)
        convention = None if reflection.unlike_c else wrapper
        found.append((function, replace(reflection, convention=convention)))

    for_each(selected, add)
    return found


def contain_tuples(reflections: Iterable[FunctionReflection]) -> bool:
    """Whether an argument or result is a tuple, which no C function can take or return."""
    return any(
        isinstance(value.type, Tuple)
        for reflection in reflections
        for value in (*reflection.arguments, *reflection.results)
    )


def _check_results(function: ir.Operation, called: FunctionReflection) -> None:
    """Raise `PassError` if the index paths of out-parameters and results are invalid together."""
    has_no_path = [value.path is None for value in called.results]
    try:
        if any(has_no_path) and not all(has_no_path):
            raise StructureError(f"some have an {INDEX_PATHS[0]}, and some have none", 0)
        called.signature  # noqa: B018 -- builds the structure
    except StructureError as error:
        message = f"the results of {symbol(function)}: {error}"
        raise PassError((function.location, message)) from None


def _values(
    function: ir.Operation,
    kind: Kind,
    types: Sequence[ValueType],
    sizes: Sequence[Sizes | None],
) -> tuple[Value, ...]:
    entries = value_attributes(function, kind, len(types))
    has_memref = any(isinstance(t, Array) and t.container == "memref" for t in types)
    new = _new_results(function) if kind == "result" and has_memref else ()
    return tuple(
        Value(
            type_,
            string(attributes[ARGUMENT_NAME]) if ARGUMENT_NAME in attributes else None,
            index_path(function, kind, i, attributes),
            readonly=any(name in attributes for name in _READONLY),
            noalias=_NOALIAS in attributes,
            out=RESULT in attributes,
            writable=is_writable(attributes),
            owned=OWNED in attributes or i in new,
            annotations=annotations_of(attributes),
            sizes=sizes[i],
        )
        for i, (type_, attributes) in enumerate(zip(types, entries, strict=True))
    )


def _new_results(function: ir.Operation) -> set[int]:
    """The results for which every return of ``function`` has a ``memref.alloc`` of its own."""
    found = []
    for end in find_named(function, "func.return"):
        values = list(end.operands)
        found.append({i for i, v in enumerate(values) if values.count(v) == 1 and _is_alloc(v)})
    return set.intersection(*found) if found else set()


def _is_alloc(value: ir.Value) -> bool:
    return not isinstance(value.owner, ir.Block) and value.owner.operation.name == "memref.alloc"
