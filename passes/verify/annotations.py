"""Checks the annotations of functions, arguments and results that IREE's compiler reads.

Source: ``WrapEntryPoints.cpp`` and ``FuncToUtil/Patterns.cpp`` of IREE 3.13. IREE ignores an
annotation of another kind or in another place, treats an unknown model as ``sync``, and uses a
number without a check, even past the end of a list. docs/iree.md explains each annotation.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
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
from mlir_abi.dialect_attrs.function import Kind, ValuePosition
from mlir_abi.passes.support.attributes import (
    ARGUMENT_NAME,
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
    symbol,
    value_attributes,
)
from mlir_abi.passes.support.diagnostics import warn
from mlir_abi.passes.support.functions import function_type, is_definition
from mlir_abi.passes.support.signatures import value_location

Place: TypeAlias = Literal["function", "argument", "result"]
Error: TypeAlias = tuple["ir.Location", str]

MODELS = ("sync", COARSE_FENCES)

# For each annotation: the places where it is allowed, the kind of its value, and the kind's name.
_ANNOTATIONS: dict[str, tuple[tuple[Place, ...], type, str]] = {
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
        *(*_ANNOTATIONS, INDEX_PATHS[0], DIMS, UNSIGNED, SIZE_CONDITIONS, STUB, NONE, WRAPS),
        *(REFLECTION, IREE_ABI, DECLARATION),
    )
}
"""The names of the attributes that IREE or the passes read, by their last words."""


@dataclass(frozen=True)
class _Annotated:
    """A function, or one of its arguments or results, and its attributes."""

    function: ir.Operation
    position: ValuePosition | None
    attributes: Any
    type_: ir.Type | None = None

    @property
    def place(self) -> Place:
        return "function" if self.position is None else self.position.kind

    @property
    def name(self) -> str:
        name = symbol(self.function)
        return name if self.position is None else f"{self.position} of {name}"

    def value(self, annotation: str) -> Any:
        """Return the attribute; None if it is missing or of the wrong kind."""
        attribute = self.attributes.get(annotation)
        return attribute if isinstance(attribute, _ANNOTATIONS[annotation][1]) else None

    def number(self, annotation: str) -> int | None:
        """Return the value of an integer; None if it is missing or of the wrong kind."""
        return integer(self.value(annotation))

    def error(self, message: str) -> Error:
        location = self.function.location
        if self.position is not None:
            location = value_location(self.function, self.position.kind, self.position.entry)
        return location, f"{self.name}: {message}"


def function_annotation_errors(function: ir.Operation) -> Iterator[Error]:
    """Yield a location and a message for each invalid annotation of ``function`` itself."""
    itself = _Annotated(function, None, function.attributes)
    yield from _kinds(itself)
    model = itself.value(MODEL)
    if model is not None and model.value not in MODELS:
        yield itself.error(
            f"{MODEL} must be {' or '.join(map(repr, MODELS))} (got {model.value!r})"
        )


def value_annotation_errors(function: ir.Operation) -> Iterator[Error]:
    """Yield a location and a message for each invalid annotation of an argument or result."""
    type_: Any = function_type(function)
    inputs, outputs = type_.inputs, type_.results
    arguments = _annotated(function, "argument", inputs)
    results = _annotated(function, "result", outputs)
    for annotated in (*arguments, *results):
        yield from _kinds(annotated)
    yield from _encodings((*arguments, *results))
    for value in results if is_definition(function) else arguments:
        if value.value(CONSUME) is not None:
            yield value.error(f"{CONSUME} is for a definition's arguments, a declaration's results")
    yield from _outputs(arguments, outputs)
    yield from _transients(arguments)
    yield from _tied(results, len(inputs))


def _annotated(function: ir.Operation, kind: Kind, types: Sequence[ir.Type]) -> list[_Annotated]:
    """Return the arguments or results that have attributes."""
    return [
        _Annotated(function, ValuePosition(kind, i), attributes, types[i])
        for i, attributes in enumerate(value_attributes(function, kind, len(types)))
        if attributes
    ]


def _kinds(annotated: _Annotated) -> Iterator[Error]:
    names = sorted(annotated.attributes.keys())
    for name in names:
        if name.startswith(("iree.", "abi.")) and name not in _NAMES.values():
            for known in get_close_matches(name.rpartition(".")[2], _NAMES, 1, 0.7):
                warn(*annotated.error(f"nothing reads {name}; is it meant to be {_NAMES[known]}?"))
    for annotation, (places, kind, kind_name) in _ANNOTATIONS.items():
        if annotation not in names:
            continue
        if annotated.place not in places:
            where = " or ".join(f"{place}s" for place in places)
            yield annotated.error(f"{annotation} is for {where}")
        elif not isinstance(annotated.attributes[annotation], kind):
            actual = annotated.attributes[annotation]
            yield annotated.error(f"{annotation} must be {kind_name} (got {actual})")


def warn_of_lost_model(function: ir.Operation) -> None:
    """Warn if IREE drops the execution model of ``function``."""
    if function.name == "func.func" and is_coarse_fences(function):
        fact = f"IREE loses {MODEL} of a func.func, so that it has no fences"
        other = "declare a util.func, or compile with --iree-execution-model=async-external"
        warn(function.location, f"{symbol(function)}: {fact}: {other}")


def _encodings(values: Sequence[_Annotated]) -> Iterator[Error]:
    for value in values:
        encoding = value.value(ENCODING)
        if encoding is None:
            continue
        for type_ in (value.type_, encoding.value):
            if not _may_be_tensor(type_):
                yield value.error(f"{ENCODING} is a tensor type for a tensor (got '{type_}')")


def _outputs(arguments: Sequence[_Annotated], results: Sequence[ir.Type]) -> Iterator[Error]:
    taken: dict[int, _Annotated] = {}
    for argument in arguments:
        number = argument.number(OUTPUT)
        if number is None:
            continue
        if not 0 <= number < len(results):
            yield argument.error(
                f"{OUTPUT} must be the number of one of {len(results)} results (got {number})"
            )
        elif number in taken:
            yield argument.error(f"{OUTPUT} {number} is taken by {taken[number].name}")
        elif not _may_be_tensor(results[number]):
            yield argument.error(f"{OUTPUT} {number} must be a tensor (got '{results[number]}')")
        else:
            taken[number] = argument
            yield from _storage(argument, OUTPUT)


def _transients(arguments: Sequence[_Annotated]) -> Iterator[Error]:
    first = None
    for argument in arguments:
        if argument.value(TRANSIENTS) is None:
            continue
        if first is not None:
            yield argument.error(f"{TRANSIENTS} is for one argument, and {first.name} has it")
        first = first or argument
        yield from _storage(argument, TRANSIENTS)


def _storage(argument: _Annotated, annotation: str) -> Iterator[Error]:
    if not _may_be_tensor(argument.type_):
        yield argument.error(
            f"{annotation} needs a tensor, !hal.buffer or !hal.buffer_view (got '{argument.type_}')"
        )


def _may_be_tensor(type_: ir.Type | None) -> bool:
    """Whether it is a tensor or a dialect type: a buffer of IREE, or what becomes a tensor."""
    return str(type_).startswith(("tensor<", "!"))


def _tied(results: Sequence[_Annotated], arguments: int) -> Iterator[Error]:
    for result in results:
        tied = result.number(TIED)
        if tied is not None and not 0 <= tied < arguments:
            yield result.error(
                f"{TIED} must be the number of one of {arguments} arguments (got {tied})"
            )
