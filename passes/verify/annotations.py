"""Checks the annotations of functions, arguments and results that IREE's compiler reads.

Source: ``WrapEntryPoints.cpp`` and ``FuncToUtil/Patterns.cpp`` of IREE 3.13. IREE ignores an
annotation of another kind or in another place, treats an unknown model as ``sync``, and uses a
number without a check, even past the end of a list. docs/iree.md explains each annotation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from typing import Any, Literal, TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import (
    AFFINITY,
    COARSE_FENCES,
    CONSUME,
    DECLARATION,
    ENCODING,
    IREE_ABI,
    MODEL,
    OUTPUT,
    TRANSIENTS,
)
from mlir_abi.passes.support.attributes import (
    ARGUMENT_NAME,
    DERIVED_CONDITIONS,
    DIMS,
    INDEX_PATHS,
    NONE,
    REFLECTION,
    SIZE_CONDITIONS,
    STUB,
    TIED,
    UNSIGNED,
    WRAPS,
    integer,
    is_coarse_fences,
    string,
    symbol,
)
from mlir_abi.passes.support.diagnostics import warn
from mlir_abi.passes.support.functions import function_type, is_definition
from mlir_abi.passes.support.signatures import OperationValue, operation_values

Owner: TypeAlias = Literal["function", "argument", "result"]
Error: TypeAlias = tuple["ir.Location", str]

MODELS = ("sync", COARSE_FENCES)

# For each annotation: what may have it, the kind of its value, and the kind's name.
_ANNOTATIONS: dict[str, tuple[tuple[Owner, ...], type, str]] = {
    ARGUMENT_NAME: (("argument", "result"), ir.StringAttr, "a string"),
    OUTPUT: (("argument",), ir.IntegerAttr, "an integer"),
    TIED: (("result",), ir.IntegerAttr, "an integer"),
    TRANSIENTS: (("argument",), ir.UnitAttr, "unit"),
    MODEL: (("function",), ir.StringAttr, "a string"),
    AFFINITY: (("function", "argument", "result"), ir.Attribute, "an attribute"),
    CONSUME: (("argument", "result"), ir.UnitAttr, "unit"),
    ENCODING: (("argument", "result"), ir.TypeAttr, "a type"),
}

_NAMES = {
    name.rpartition(".")[2]: name
    for name in (
        *(
            *_ANNOTATIONS,
            INDEX_PATHS[0],
            DIMS,
            UNSIGNED,
            SIZE_CONDITIONS,
            DERIVED_CONDITIONS,
            STUB,
            NONE,
            WRAPS,
        ),
        *(REFLECTION, IREE_ABI, DECLARATION),
    )
}
"""The names of the attributes that IREE or the passes read, by their last words."""


def function_annotation_errors(function: ir.Operation) -> Iterator[Error]:
    """Yield a location and a message for each invalid annotation of ``function`` itself."""

    def diagnostic(message: str) -> Error:
        return function.location, f"{symbol(function)}: {message}"

    yield from _kinds("function", function.attributes, diagnostic)
    model = string(function.attributes.get(MODEL))
    if model is not None and model not in MODELS:
        expected = " or ".join(map(repr, MODELS))
        yield diagnostic(f"{MODEL} must be {expected} (got {model!r})")


def value_annotation_errors(function: ir.Operation) -> Iterator[Error]:
    """Yield a location and a message for each invalid annotation of an argument or result."""
    type_: Any = function_type(function)
    inputs, outputs = type_.inputs, type_.results
    arguments = operation_values(function, "argument", inputs)
    results = operation_values(function, "result", outputs)
    for value in (*arguments, *results):
        yield from _kinds(value.position.kind, value.attributes, value.diagnostic)
    yield from _encodings((*arguments, *results))
    for value in results if is_definition(function) else arguments:
        if isinstance(value.attributes.get(CONSUME), ir.UnitAttr):
            places = "a definition's arguments, a declaration's results"
            yield value.diagnostic(f"{CONSUME} is for {places}")
    yield from _outputs(arguments, outputs)
    yield from _transients(arguments)
    yield from _tied(results, len(inputs))


def _kinds(owner: Owner, attributes: Any, diagnostic: Callable[[str], Error]) -> Iterator[Error]:
    names = [name for name in sorted(attributes.keys()) if name.startswith(("iree.", "abi."))]
    for name in names:
        if name not in _NAMES.values():
            for known in get_close_matches(name.rpartition(".")[2], _NAMES, 1, 0.7):
                warn(*diagnostic(f"nothing reads {name}; is it meant to be {_NAMES[known]}?"))
    for annotation, (owners, kind, kind_name) in _ANNOTATIONS.items():
        if annotation not in names:
            continue
        if owner not in owners:
            where = " or ".join(f"{each}s" for each in owners)
            yield diagnostic(f"{annotation} is for {where}")
        elif not isinstance(attributes[annotation], kind):
            actual = attributes[annotation]
            yield diagnostic(f"{annotation} must be {kind_name} (got {actual})")


def warn_of_lost_model(function: ir.Operation) -> None:
    """Warn if IREE drops the execution model of ``function``."""
    if function.name == "func.func" and is_coarse_fences(function):
        fact = f"IREE loses {MODEL} of a func.func, so that it has no fences"
        other = "declare a util.func, or compile with --iree-execution-model=async-external"
        warn(function.location, f"{symbol(function)}: {fact}: {other}")


def _encodings(values: Sequence[OperationValue]) -> Iterator[Error]:
    for value in values:
        encoding = value.attributes.get(ENCODING)
        if not isinstance(encoding, ir.TypeAttr):
            continue
        for type_ in (value.type, encoding.value):
            if not _may_be_tensor(type_):
                yield value.diagnostic(f"{ENCODING} is a tensor type for a tensor (got '{type_}')")


def _outputs(arguments: Sequence[OperationValue], results: Sequence[ir.Type]) -> Iterator[Error]:
    taken: dict[int, OperationValue] = {}
    for argument in arguments:
        number = integer(argument.attributes.get(OUTPUT))
        if number is None:
            continue
        if not 0 <= number < len(results):
            yield argument.diagnostic(
                f"{OUTPUT} must be the number of one of {len(results)} results (got {number})"
            )
        elif number in taken:
            yield argument.diagnostic(f"{OUTPUT} {number} is taken by {taken[number]}")
        elif not _may_be_tensor(results[number]):
            problem = f"must be a tensor (got '{results[number]}')"
            yield argument.diagnostic(f"{OUTPUT} {number} {problem}")
        else:
            taken[number] = argument
            yield from _storage(argument, OUTPUT)


def _transients(arguments: Sequence[OperationValue]) -> Iterator[Error]:
    first = None
    for argument in arguments:
        if not isinstance(argument.attributes.get(TRANSIENTS), ir.UnitAttr):
            continue
        if first is not None:
            yield argument.diagnostic(f"{TRANSIENTS} is for one argument, and {first} has it")
        first = first or argument
        yield from _storage(argument, TRANSIENTS)


def _storage(argument: OperationValue, annotation: str) -> Iterator[Error]:
    if not _may_be_tensor(argument.type):
        yield argument.diagnostic(
            f"{annotation} needs a tensor, !hal.buffer or !hal.buffer_view (got '{argument.type}')"
        )


def _may_be_tensor(type_: ir.Type) -> bool:
    """Whether it is a tensor or a dialect type: a buffer of IREE, or what becomes a tensor."""
    return str(type_).startswith(("tensor<", "!"))


def _tied(results: Sequence[OperationValue], arguments: int) -> Iterator[Error]:
    for result in results:
        tied = integer(result.attributes.get(TIED))
        if tied is not None and not 0 <= tied < arguments:
            yield result.diagnostic(
                f"{TIED} must be the number of one of {arguments} arguments (got {tied})"
            )
