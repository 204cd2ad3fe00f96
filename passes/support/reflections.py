"""Computes the reflection of a function op: what callers of the compiled function must know."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import FunctionSignature, Kind
from mlir_abi.dialect_attrs.reflection.record import (
    WRAPPER_PREFIX,
    CAbi,
    Convention,
    FunctionReflection,
    Value,
)
from mlir_abi.dialect_attrs.reflection.value import (
    ALIGNMENT_RULE,
    annotations_of,
    is_alignment,
    parse_computed,
)
from mlir_abi.dialect_attrs.signature import SignatureError
from mlir_abi.dialect_attrs.size_conditions import SizeCondition
from mlir_abi.dialect_attrs.size_expressions import Sum
from mlir_abi.dialect_attrs.sizes import Sizes
from mlir_abi.dialect_attrs.structure import StructureError
from mlir_abi.dialect_attrs.types import Array, Tuple, ValueType
from mlir_abi.passes.support.attributes import (
    ALIGN,
    ARG_ATTRS,
    ARGUMENT_NAME,
    BARE_POINTERS,
    COMPUTED_DIMS,
    DERIVED_CONDITIONS,
    EMIT_C_INTERFACE,
    INDEX_PATHS,
    NO_ALIAS,
    OF_TYPES,
    OWNED,
    RES_ATTRS,
    RESULT,
    SIZE_CONDITIONS,
    UNWRITTEN,
    exported_name,
    has_fences,
    has_value_attributes,
    integer,
    is_writable,
    result_allocator,
    string,
    symbol,
    value_attributes,
)
from mlir_abi.passes.support.data_layout import DEFAULT_LAYOUT, DataLayout
from mlir_abi.passes.support.diagnostics import PassError, for_each
from mlir_abi.passes.support.functions import RETURN, functions, is_definition, is_exported
from mlir_abi.passes.support.signatures import FunctionSignatures, index_path, value_error
from mlir_abi.passes.support.size_names import UNKNOWN_SIZE, named_sizes, size_conditions

_READONLY = ("llvm.readonly", "llvm.readnone")
_UNLIKE_C = frozenset({*OF_TYPES, "llvm.nest"})
"""An argument with one of these is not passed as C passes an argument of its type."""


def functions_at_boundary(module: ir.Operation) -> list[ir.Operation]:
    """Return the functions that are exported, or declared with ``llvm.emit_c_interface``."""
    return [
        function
        for function in functions(module)
        if is_exported(function)
        or (EMIT_C_INTERFACE in function.attributes and not is_definition(function))
    ]


def can_have_c_wrapper(function: ir.Operation) -> bool:
    """Whether ``function`` takes neither bare pointers nor arguments that are passed unlike C's."""
    return BARE_POINTERS not in function.attributes and _passes_like_c(function)


def _passes_like_c(function: ir.Operation) -> bool:
    entries = function.attributes.get(ARG_ATTRS, ())
    return not any(name in entry for entry in entries for name in _UNLIKE_C)


class Reflections:
    """Computes reflections, and what equal functions have in common once.

    Create one for each run of a pass. C wrappers have the convention ``c_abi``; functions with
    ``llvm.emit_c_interface`` have one, or ``all_have_wrappers`` that can. Functions with
    ``llvm.bareptr`` have bare pointers instead.
    """

    def __init__(
        self,
        c_abi: CAbi = "mlir",
        layout: DataLayout = DEFAULT_LAYOUT,
        *,
        all_have_wrappers: bool = False,
    ) -> None:
        self.signatures = FunctionSignatures()
        self._c_abi, self._widths = c_abi, (layout.index_bits, layout.pointer_bits)
        self._all_have_wrappers = all_have_wrappers
        self._facts: dict[tuple[ir.Attribute | None, ...], _SignatureFacts] = {}

    def of(self, function: ir.Operation) -> FunctionReflection:
        """Return the reflection of any function; raises `PassError` for invalid index paths."""
        attributes = function.attributes
        key = tuple([attributes.get(name) for name in _CACHE_KEYS])
        facts = self._facts.get(key)
        if facts is None:
            facts = self._facts[key] = _facts_of(function, self.signatures.of(function))
        results = facts.results
        if facts.may_return_arguments and (new := _new_results(function)):
            if new not in facts.owned:
                facts.owned[new] = tuple(
                    replace(value, owned=True) if i in new else value
                    for i, value in enumerate(results)
                )
            results = facts.owned[new]
        name = exported_name(function)
        convention = None
        if not facts.passes_like_c:
            pass
        elif BARE_POINTERS in attributes:
            convention = Convention(name, "mlir", *self._widths, bare=True)
        elif self._all_have_wrappers or EMIT_C_INTERFACE in attributes:
            convention = Convention(WRAPPER_PREFIX + name, self._c_abi, *self._widths)
        reflection = FunctionReflection(
            name,
            facts.arguments,
            results,
            convention,
            string(result_allocator(function)),
            "definition" if is_definition(function) else "import",
            unlike_c=not facts.passes_like_c,
            has_fences=has_fences(function),
            conditions=facts.conditions,
        )
        try:
            reflection.check_computed()
        except SignatureError as error:
            message = f"{symbol(function)}: {COMPUTED_DIMS}: {error}"
            raise PassError((function.location, message)) from None
        if facts.has_out_params:
            _check_results(function, reflection.python_view)
        return reflection


def c_reflections(
    module: ir.Operation,
    select: Callable[[ir.Operation], Iterable[ir.Operation]],
    c_abi: CAbi,
    layout: DataLayout,
    expand_tuples: Callable[[ir.Operation], None],
) -> list[tuple[ir.Operation, FunctionReflection]]:
    """Return the functions that ``select`` returns, with the conventions of their C wrappers.

    If one of them takes or returns a tuple, which no C function can, this expands the tuples of
    ``module``. A function that takes an argument as no C function takes it has none. Raises
    `PassError` for functions on tensors, and as `Reflections` does.
    """
    facts = _c_reflections(select(module), c_abi, layout)
    if any(
        isinstance(value.type, Tuple)
        for _, reflection in facts
        for value in (*reflection.arguments, *reflection.results)
    ):
        expand_tuples(module)
        facts = _c_reflections(select(module), c_abi, layout)
    return facts


def _c_reflections(
    selected: Iterable[ir.Operation], c_abi: CAbi, layout: DataLayout
) -> list[tuple[ir.Operation, FunctionReflection]]:
    reflections = Reflections(c_abi, layout, all_have_wrappers=True)

    def describe(function: ir.Operation) -> tuple[ir.Operation, FunctionReflection]:
        reflection = reflections.of(function)
        for value in (*reflection.arguments, *reflection.results):
            if isinstance(value.type, Array) and value.type.container == "tensor":
                message = f"{symbol(function)}: run abi-bufferize first (got {value.type})"
                raise PassError((function.location, message))
        return function, reflection

    return for_each(selected, describe)


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


class _SignatureFacts(NamedTuple):
    """The facts in the type and attributes of a function, without its name and its body."""

    arguments: tuple[Value, ...]
    results: tuple[Value, ...]
    passes_like_c: bool
    conditions: tuple[SizeCondition, ...]
    has_out_params: bool
    may_return_arguments: bool
    owned: dict[frozenset[int], tuple[Value, ...]]
    """The results where those of these numbers are known to be new."""


_CACHE_KEYS = ("function_type", ARG_ATTRS, RES_ATTRS, SIZE_CONDITIONS, DERIVED_CONDITIONS)


def _facts_of(function: ir.Operation, signature: FunctionSignature) -> _SignatureFacts:
    sizes = named_sizes(function, signature)
    arguments = _values(function, "argument", signature.inputs, sizes["argument"])
    results = _values(function, "result", signature.results, sizes["result"])
    return _SignatureFacts(
        arguments,
        results,
        _passes_like_c(function),
        size_conditions(function, signature),
        has_out_params=any(value.out for value in arguments),
        may_return_arguments=any(
            isinstance(each.type, Array) and each.type.container == "memref" and not each.owned
            for each in results
        ),
        owned={},
    )


def _values(
    function: ir.Operation,
    kind: Kind,
    types: Sequence[ValueType],
    sizes: Sequence[Sizes | None],
) -> tuple[Value, ...]:
    if not has_value_attributes(function, kind):
        return tuple(map(_plain_value, types))
    entries = value_attributes(function, kind, len(types))
    return tuple(
        Value(
            type_,
            string(attributes.get(ARGUMENT_NAME)),
            index_path(function, kind, i, attributes),
            readonly=any(name in attributes for name in _READONLY),
            noalias=NO_ALIAS in attributes,
            out=RESULT in attributes,
            writable=is_writable(attributes),
            owned=OWNED in attributes,
            unwritten=UNWRITTEN in attributes,
            annotations=annotations_of(attributes),
            sizes=sizes[i],
            alignment=_alignment(function, kind, i, attributes.get(ALIGN), type_),
            computed=_computed(function, kind, i, attributes.get(COMPUTED_DIMS), type_),
        )
        if attributes
        else _plain_value(type_)
        for i, (type_, attributes) in enumerate(zip(types, entries, strict=True))
    )


def _alignment(
    function: ir.Operation, kind: Kind, i: int, attribute: ir.Attribute | None, type_: ValueType
) -> int | None:
    """The alignment in ``llvm.align`` of a ranked argument."""
    is_ranked = isinstance(type_, Array) and type_.shape is not None
    number = integer(attribute) if is_ranked and kind == "argument" else None
    if number is not None and not is_alignment(number):
        raise value_error(function, kind, i, f": {ALIGN} {ALIGNMENT_RULE} (got {number})")
    return number


def _computed(
    function: ir.Operation, kind: Kind, i: int, attribute: ir.Attribute | None, type_: ValueType
) -> tuple[Sum | None, ...] | None:
    """The sizes in ``abi.computed_dims``."""
    if attribute is None:
        return None
    texts = list(map(string, attribute)) if isinstance(attribute, ir.ArrayAttr) else []
    try:
        item = [None if text == UNKNOWN_SIZE else text for text in texts]
        return parse_computed(item, type_)
    except SignatureError as error:
        raise value_error(function, kind, i, f": {COMPUTED_DIMS}: {error}") from None


@lru_cache(maxsize=65_536)
def _plain_value(type_: ValueType) -> Value:
    """The value without attributes, whose text is the same in every function."""
    return Value(type_)


def _new_results(function: ir.Operation) -> frozenset[int]:
    """The results for which every return of ``function`` has a ``memref.alloc`` of its own."""
    allocated: list[set[int]] = []
    for block in function.regions[0]:
        end = block.operations[-1].operation
        if end.name == RETURN:
            values = list(end.operands)
            new = {i for i, v in enumerate(values) if values.count(v) == 1 and _is_alloc(v)}
            allocated.append(new)
    return frozenset(set.intersection(*allocated) if allocated else ())


def _is_alloc(value: ir.Value) -> bool:
    return not isinstance(value.owner, ir.Block) and value.owner.operation.name == "memref.alloc"
