"""What a wrapper will be: decided, and checked, before anything is changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import Kind
from mlir_abi.dialect_attrs.structure import Leaf, Node, Root, leaf_paths
from mlir_abi.dialect_attrs.types import Array, Float, Index, Int, Other, ValueType
from mlir_abi.passes.support.attach_plan import Attachment, Words, words_of
from mlir_abi.passes.support.attributes import (
    AFFINITY,
    ARGUMENT_NAME,
    COARSE_FENCES,
    CONSUME,
    ENCODING,
    MODEL,
    OUTPUT,
    TRANSIENTS,
    Entries,
    integer,
    of_values,
    reflection,
    string,
    symbol,
)
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.signatures import Position, Signatures
from mlir_abi.passes.wrap_iree.slots import Slot, are_flat, slots

AT_THE_BOUNDARY = frozenset({ARGUMENT_NAME, ENCODING, AFFINITY, CONSUME, OUTPUT, TRANSIENTS})
"""Attributes of arguments and results that IREE reads of exported functions only."""

WHOLE_ARGUMENTS_ONLY = (OUTPUT, TRANSIENTS)
"""Those that a value inside a list cannot have."""

_INTEGER_BITS = 64
_FLOATS = ("f32", "f64")


@dataclass(frozen=True)
class Side:
    """The arguments or the results of a function: flat, and the slots that a caller sees."""

    kind: Kind
    types: Sequence[ir.Type]
    attributes: Sequence[Entries]
    slots: Sequence[Slot]

    @property
    def nested(self) -> list[int]:
        """The flat values that are inside lists."""
        lists: list[Node] = [slot for slot in self.slots if slot and not isinstance(slot, Leaf)]
        return [index for node in lists for index, _ in leaf_paths(node)]

    def place(self, index: int) -> int | None:
        """The slot of the flat value ``index``; None when it is inside a list."""
        leaves = [slot.index if isinstance(slot, Leaf) else None for slot in self.slots]
        return leaves.index(index) if index in leaves else None


@dataclass(frozen=True)
class Plan:
    """A function, and the wrapper that it needs; ``words`` are what the wrapper says of both."""

    function: ir.Operation
    arguments: Side
    results: Side
    words: Words


class Planner:
    """Makes plans; one for each run."""

    def __init__(self, attachment: Attachment) -> None:
        self._attachment = attachment
        self._signatures = Signatures()

    def plan(self, function: ir.Operation) -> Plan | None:
        """The plan for ``function``, which has no tuples; None if its slots are its flat values.

        Raises `PassError` for index paths that make no tree, for what no list can hold, and for
        what the attachment makes an error.
        """
        signature = self._signatures.of(function)
        sides = (signature.input_structure, signature.result_structure)
        if all(map(are_flat, sides)):
            return None
        type_: Any = function.attributes["function_type"].value
        arguments = _side(function, "argument", type_.inputs, signature.input_structure)
        results = _side(function, "result", type_.results, signature.result_structure)
        _check_model(function, arguments, results)
        _check_nested(function, arguments, signature.flat_inputs)
        _check_nested(function, results, signature.flat_results)
        _check_outputs(function, arguments, results)
        words = words_of(function, signature, self._attachment)
        return Plan(function, arguments, results, words)


def _side(function: ir.Operation, kind: Kind, types: Sequence[ir.Type], root: Root) -> Side:
    entries = of_values(function, kind, len(types))
    return Side(kind, list(types), entries, [slot for _, slot in slots(root)])


def _check_model(function: ir.Operation, arguments: Side, results: Side) -> None:
    models = [
        string(entries[MODEL])
        for entries in (function.attributes, reflection(function))
        if MODEL in entries
    ]
    if COARSE_FENCES in models and (arguments.nested or results.nested):
        message = f'nothing can wait for what is inside a list, as {MODEL} = "{COARSE_FENCES}" asks'
        raise PassError((function.location, f"{symbol(function)}: {message}"))


def _check_nested(function: ir.Operation, side: Side, types: Sequence[ValueType]) -> None:
    for index in side.nested:
        if not _fits(types[index]):
            raise _error(
                function,
                side.kind,
                index,
                f"has type '{types[index]}', which must not be in a structure: a list of IREE's "
                "holds tensors, i1 to i64, f32, f64, index and references",
            )
        for name in WHOLE_ARGUMENTS_ONLY:
            if name in side.attributes[index]:
                raise _error(
                    function, side.kind, index, f"has {name}, and must not be in a structure"
                )


def _fits(type_: ValueType) -> bool:
    """Whether IREE compiles a list's slot of ``type_``, and values go through it unharmed."""
    match type_:
        case Array("tensor", element, shape):
            return shape is not None and not isinstance(element, Index | Other)
        case Int(width, sign):
            return width <= _INTEGER_BITS and sign != "s"
        case Float(name):
            return name in _FLOATS
        case Index():
            return True
        case Other(text):
            return text.startswith("!")
    return False


def _check_outputs(function: ir.Operation, arguments: Side, results: Side) -> None:
    """An ``iree.abi.output`` of an argument must number a result that is a slot of its own."""
    for index, entries in enumerate(arguments.attributes):
        number = integer(entries[OUTPUT]) if OUTPUT in entries else None
        if number is not None and results.place(number) is None:
            raise _error(
                function,
                "argument",
                index,
                f"has {OUTPUT} = {number}, and result #{number} is not a result outside structures",
            )


def _error(function: ir.Operation, kind: Kind, index: int, message: str) -> PassError:
    position = Position(kind, index)
    return PassError((position.location(function), f"{position} of {symbol(function)} {message}"))
