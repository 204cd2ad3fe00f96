"""The records of ``iree.abi`` that IREE's Python runtime cannot read, and what it does with them.

Source: ``iree/runtime/function.py``, ``iree/runtime/dtypes.py`` and ``bindings/python/invoke.cc``
of IREE 3.13. The runtime reads the records of the arguments when a function is looked up, and the
lookup raises if a record is unknown. It reads the records of the results when the function returns.
docs/iree.md lists the outcome for each type; the tests compare both with IREE itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from mlir_abi.dialect_attrs.function import Kind
from mlir_abi.dialect_attrs.iree.json_records import (
    SCALARS,
    Named,
    NdArray,
    Null,
    Primitive,
    PyHomogeneousList,
    Record,
    SDict,
    SList,
    STuple,
    UnknownRecord,
    record_of,
)
from mlir_abi.dialect_attrs.structure import Path
from mlir_abi.dialect_attrs.types import Array, Int, ValueType

Stage: TypeAlias = Literal["looks the function up", "packs the arguments", "decodes the result"]

INTEGER_FLOATS = frozenset({"f16", "bf16"})
"""Results that the runtime expects to be floats, while the VM returns integers."""

ARGUMENT_ELEMENTS = frozenset({"i1", *SCALARS})
"""The element types of arrays in arguments (``BuildAbiTypeToDtype``)."""

RESULT_ELEMENTS = ARGUMENT_ELEMENTS | {"f16", "complex<f32>", "complex<f64>"}
"""The element types of arrays in results (``map_abi_type_to_dtype_info``)."""


class Raises(NamedTuple):
    """The runtime raises ``error`` with a message that contains ``message``."""

    stage: Stage
    error: Literal["RuntimeError", "ReturnError", "ValueError"]
    message: str

    def __str__(self) -> str:
        return f'IREE\'s runtime raises {self.error} "{self.message}" when it {self.stage}'


class Signed(NamedTuple):
    """The runtime reads an unsigned number of ``width`` bits as a signed one."""

    width: int

    def __str__(self) -> str:
        return (
            f"IREE's runtime reads it as i{self.width}, so that values from "
            f"{1 << (self.width - 1)} on are refused or come back negative"
        )


Outcome: TypeAlias = "Raises | Signed"


@dataclass(frozen=True, slots=True)
class UnreadableRecord:
    """A record that the runtime cannot read.

    ``path`` leads to the record from the list of all arguments or results, as an index path does.
    """

    kind: Kind
    path: Path
    record: Record | Named
    outcome: Raises


def problems(
    arguments: Iterable[Record | Named], results: Sequence[Record]
) -> Iterator[UnreadableRecord]:
    """Yield each record that the runtime cannot read, in the order of the text.

    The runtime takes a single result with slots for the list of all results; it cannot represent a
    function whose only result is a list.
    """
    positional = 0
    for i, record in enumerate(arguments):
        if isinstance(record, Named):
            yield from _problems("argument", (record.key,), record.slot)
            continue
        if positional != i:  # a keyword argument is before it
            message = f"mismatched call arity: expected a value for argument {i}"
            outcome = Raises("packs the arguments", "ValueError", message)
            yield UnreadableRecord("argument", (positional,), record, outcome)
        yield from _problems("argument", (positional,), record)
        positional += 1
    for i, record in enumerate(results):
        yield from _problems("result", (i,) if len(results) > 1 else (), record)


def _problems(kind: Kind, path: Path, record: Record) -> Iterator[UnreadableRecord]:
    outcome = _argument_outcome(record) if kind == "argument" else _result_outcome(record)
    if outcome is not None:
        yield UnreadableRecord(kind, path, record, outcome)
        return
    match record:
        case SList(slots) | STuple(slots):
            for i, slot in enumerate(slots):
                yield from _problems(kind, (*path, i), slot)
        case SDict(items):
            for key, slot in items:
                yield from _problems(kind, (*path, key), slot)
        case PyHomogeneousList(element):
            yield from _problems(kind, path, element)


def _argument_outcome(record: Record) -> Raises | None:
    """Return what happens because of the record itself, not of its slots."""
    stage: Stage = "looks the function up"
    match record:
        case Null():
            return Raises(stage, "RuntimeError", "std::bad_cast")
        case Primitive() | UnknownRecord() if (name := _name(record)) not in SCALARS:
            message = f"Unrecognized reflection primitive type: {name}"
        case NdArray(element) if (name := _name(element)) not in ARGUMENT_ELEMENTS:
            message = f"could not map abi type '{name}' to numpy dtype"
        case PyHomogeneousList():
            message = "Unrecognized reflection compound type: py_homogeneous_list"
        case _:
            return None
    return Raises(stage, "ValueError", message)


def _result_outcome(record: Record) -> Raises | None:
    """Return what happens because of the record itself, not of its slots."""
    match record:
        case Primitive(name) if name in INTEGER_FLOATS:
            message = "expected an <class 'float'> value but got <class 'int'>"
        case Primitive() | UnknownRecord() if (name := _name(record)) not in SCALARS:
            message = f"cannot map VM type to Python: {name}"
        case NdArray(element) if (name := _name(element)) not in RESULT_ELEMENTS:
            message = f"unrecognized dtype '{name}'"
        case _:
            return None
    return Raises("decodes the result", "ReturnError", message)


def _name(record: Primitive | UnknownRecord) -> str:
    return record.encoded.strip('"')


@lru_cache(maxsize=65_536)
def leaf_outcome(kind: Kind, type_: ValueType) -> Outcome | None:
    """Return what happens to an argument or result that is not a tuple; None if it is read."""
    if isinstance(type_, Array):  # whatever its shape
        return _outcome(kind, type_.element, True)
    return _outcome(kind, type_, False)


@lru_cache(maxsize=4096)
def _outcome(kind: Kind, number: ValueType, is_array: bool) -> Outcome | None:
    type_ = Array("tensor", number, (), f"tensor<{number}>") if is_array else number
    problem = next(_problems(kind, (), record_of(type_)), None)
    if problem is not None:
        return problem.outcome
    if isinstance(number, Int) and number.sign == "u" and number.width > 1:  # i1 is a bool
        return Signed(number.width)
    return None
