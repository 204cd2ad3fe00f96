"""What IREE's Python runtime does with each record of ``iree.abi``, as one table.

Source: ``iree/runtime/function.py``, ``iree/runtime/dtypes.py`` and ``bindings/python/invoke.cc``
of IREE 3.13. The arguments' records are read when a function is looked up, and one that the runtime
does not know makes the lookup raise. The records of the results are read when a value comes back.
docs/iree.md has what comes of each type, and the tests hold both to what IREE does when it is run.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from mlir_abi.dialect_attrs.function import Kind
from mlir_abi.dialect_attrs.iree.records import (
    Named,
    NdArray,
    Null,
    Primitive,
    PyHomogeneousList,
    Record,
    SDict,
    SList,
    STuple,
    Unknown,
)
from mlir_abi.dialect_attrs.iree_abi import IreeAbi, record_of
from mlir_abi.dialect_attrs.structure import Path
from mlir_abi.dialect_attrs.types import Array, Int, ValueType

__all__ = ["Outcome", "Raises", "Signed", "UnreadableRecord", "leaf_outcome", "problems"]

Stage: TypeAlias = Literal["looks the function up", "packs the arguments", "decodes the result"]

SCALARS = frozenset({"i8", "i16", "i32", "i64", "f32", "f64"})
"""The numbers that it takes and gives (``AbiTypeToPackCallback``, ``VM_TO_PYTHON_CONVERTERS``)."""

INTEGER_FLOATS = frozenset({"f16", "bf16"})
"""Results that it would give as floats, while the VM holds them as integers."""

ARGUMENT_ELEMENTS = frozenset({"i1", "i8", "i16", "i32", "i64", "f32", "f64"})
"""The elements of arrays that it takes (``BuildAbiTypeToDtype``)."""

RESULT_ELEMENTS = ARGUMENT_ELEMENTS | {"f16", "complex<f32>", "complex<f64>"}
"""The elements of arrays that it gives (``map_abi_type_to_dtype_info``)."""


@dataclass(frozen=True, slots=True)
class Raises:
    """The runtime raises ``error``, whose message has ``message`` in it."""

    stage: Stage
    error: Literal["RuntimeError", "ReturnError", "ValueError"]
    message: str

    def __str__(self) -> str:
        return f'IREE\'s runtime raises {self.error} "{self.message}" when it {self.stage}'


@dataclass(frozen=True, slots=True)
class Signed:
    """The runtime takes an unsigned number of ``width`` bits for a signed one."""

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

    ``path`` leads from all arguments, or all results, to the record: the index path of a leaf.
    """

    kind: Kind
    path: Path
    record: Record | Named
    outcome: Raises


def problems(abi: IreeAbi) -> Iterator[UnreadableRecord]:
    """Every record of ``abi`` that the runtime cannot read, in the order of the text.

    A single result with slots is the list of all results: the runtime takes it so, and has no words
    for a function that gives one list.
    """
    positional = 0
    for i, slot in enumerate(abi.inputs):
        if isinstance(slot, Named):
            yield from _problems("argument", (slot.key,), slot.slot)
            continue
        if positional != i:  # a keyword argument is before it
            message = f"mismatched call arity: expected a value for argument {i}"
            outcome = Raises("packs the arguments", "ValueError", message)
            yield UnreadableRecord("argument", (positional,), slot, outcome)
        yield from _problems("argument", (positional,), slot)
        positional += 1
    for i, record in enumerate(abi.results):
        yield from _problems("result", (i,) if len(abi.results) > 1 else (), record)


def _problems(kind: Kind, path: Path, record: Record) -> Iterator[UnreadableRecord]:
    outcome = _argument(record) if kind == "argument" else _result(record)
    if outcome is not None:
        yield UnreadableRecord(kind, path, record, outcome)
        return
    match record:
        case SList(slots) | STuple(slots):
            for i, slot in enumerate(slots):
                yield from _problems(kind, (*path, i), slot)
        case SDict(slots):
            for key, slot in slots:
                yield from _problems(kind, (*path, key), slot)
        case PyHomogeneousList(element):
            yield from _problems(kind, path, element)


def _argument(record: Record) -> Raises | None:
    """What becomes of the record itself, without its slots; None if the runtime reads it."""
    match record:
        case Null():
            return _lookup("RuntimeError", "std::bad_cast")
        case Primitive() | Unknown() if _word(record) not in SCALARS:
            word = _word(record)
            return _lookup("ValueError", f"Unrecognized reflection primitive type: {word}")
        case NdArray(element) if _word(element) not in ARGUMENT_ELEMENTS:
            word = _word(element)
            return _lookup("ValueError", f"could not map abi type '{word}' to numpy dtype")
        case PyHomogeneousList():
            kind = "py_homogeneous_list"
            return _lookup("ValueError", f"Unrecognized reflection compound type: {kind}")
    return None


def _result(record: Record) -> Raises | None:
    """What becomes of the record itself, without its slots; None if the runtime reads it."""
    match record:
        case Primitive(name) if name in INTEGER_FLOATS:
            return _decoding("expected an <class 'float'> value but got <class 'int'>")
        case Primitive() | Unknown() if _word(record) not in SCALARS:
            return _decoding(f"cannot map VM type to Python: {_word(record)}")
        case NdArray(element) if _word(element) not in RESULT_ELEMENTS:
            return _decoding(f"unrecognized dtype '{_word(element)}'")
    return None


def _word(record: Primitive | Unknown) -> str:
    return record.encoded.strip('"')


def _lookup(error: Literal["RuntimeError", "ValueError"], message: str) -> Raises:
    return Raises("looks the function up", error, message)


def _decoding(message: str) -> Raises:
    return Raises("decodes the result", "ReturnError", message)


def leaf_outcome(kind: Kind, type_: ValueType) -> Outcome | None:
    """What becomes of an argument or result, which is no tuple; None if the runtime reads it."""
    if isinstance(type_, Array):
        return _array_outcome(kind, type_.element)
    return _scalar_outcome(kind, type_)


@lru_cache(maxsize=4096)
def _array_outcome(kind: Kind, element: ValueType) -> Outcome | None:
    array = Array("tensor", element, (), f"tensor<{element}>")
    return _raises(kind, array) or _sign(element)


@lru_cache(maxsize=4096)
def _scalar_outcome(kind: Kind, type_: ValueType) -> Outcome | None:
    return _raises(kind, type_) or _sign(type_)


def _raises(kind: Kind, type_: ValueType) -> Raises | None:
    return next((each.outcome for each in _problems(kind, (), record_of(type_))), None)


def _sign(type_: ValueType) -> Signed | None:
    """``iree.abi`` has no signs, and its ``i1`` needs none: that is a bool."""
    if isinstance(type_, Int) and type_.sign == "u" and type_.width > 1:
        return Signed(type_.width)
    return None
