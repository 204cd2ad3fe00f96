"""Random records, as IREE's runtime packs and unpacks them when a compiled function is called.

Each function gives its one argument back. What is looked at is the record of the argument, or that
of the result; the other is a *view*, which the runtime knows for every value: lists for all lists,
tuples and dicts, and for a leaf what the VM holds. Every leaf is another number.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import count
from typing import Any

from iree_process import run

from mlir_abi.dialect_attrs.iree.json_records import (
    NdArray,
    Null,
    Primitive,
    PyHomogeneousList,
    Record,
    SDict,
    SList,
    STuple,
    UnknownRecord,
)
from mlir_abi.dialect_attrs.iree.runtime_limits import problems
from mlir_abi.dialect_attrs.iree_abi import IreeAbi

IDENTITY = """vm.export @NAME
vm.func @NAME(%x: TYPE) -> TYPE attributes {ATTRS} { vm.return %x : TYPE }"""
READ = ["i8", "i16", "i32", "i64", "f32"]
UNREAD = ["i1", "i4", "f8", "f16", "bf16", "i128"]
ELEMENTS = ["i1", "i8", "i16", "i32", "i64", "f32", "f64"]
UNREAD_ELEMENTS = ["f16", "bf16", "i4", "f8", "complex<f32>", "complex<f64>"]
KEYS = ["a", "b", "Z", "", "é", "\U00010000", "\uffff", "\n\0\b", '"\\']
DIMS = [None, (), (2,), (None,), (3, None)]  # which the runtime does not look at
VARIANTS = "!vm.list<?>"


class Source:
    """Draws records, most of which the runtime can read."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def record(self, depth: int = 3) -> Record:
        draw = self._rng.random()
        if depth and draw < 0.6:
            return self._compound(depth - 1)
        if draw < 0.65:
            return self._rng.choice([Null(), UnknownRecord()])
        if draw < 0.8:
            name = self._rng.choice(UNREAD_ELEMENTS if self._rng.random() < 0.1 else ELEMENTS)
            return NdArray(Primitive(name), self._rng.choice(DIMS))
        return Primitive(self._rng.choice(UNREAD if self._rng.random() < 0.1 else READ))

    def _compound(self, depth: int) -> Record:
        slots = tuple(self.record(depth) for _ in range(self._rng.randrange(4)))
        kind = self._rng.random()
        if kind < 0.1:
            return PyHomogeneousList(self.record(depth))
        if kind < 0.5:
            return SDict(tuple(zip(self._rng.sample(KEYS, len(slots)), slots, strict=True)))
        return SList(slots) if kind < 0.75 else STuple(slots)


def view(record: Record) -> Record:
    """A record by which the runtime takes and gives what is there, whatever that is said to be."""
    match record:
        case SDict(slots):
            return SList(tuple(view(slot) for _, slot in slots))
        case SList(slots) | STuple(slots):
            return SList(tuple(map(view, slots)))
        case PyHomogeneousList(element):
            return SList((view(element),) * 2)
        case NdArray(Primitive(name)):
            return NdArray(Primitive(name if name in ELEMENTS else "i8"), (2,))
        case Primitive(name) if name in READ:
            return record
    return Primitive("i32")


def value(record: Record, numbers: Iterator[int], *, reverse: bool = False) -> Any:
    """A value for the record, its leaves numbered in the order of the text."""
    match record:
        case SDict(slots):
            items = [(key, value(slot, numbers, reverse=reverse)) for key, slot in slots]
            return dict(reversed(items) if reverse else items)
        case SList(slots) | STuple(slots):
            return [value(slot, numbers, reverse=reverse) for slot in slots]
        case PyHomogeneousList(element):
            return [value(element, numbers, reverse=reverse) for _ in range(2)]
        case NdArray(Primitive("i1")):
            return [next(numbers) % 2, 1]
        case NdArray():
            return [next(numbers), 1]
    return next(numbers)


def type_of(record: Record) -> str:
    """The type of a function's argument that the view of ``record`` can be passed as."""
    match view(record):
        case NdArray():
            return "!vm.ref<!hal.buffer_view>"
        case Primitive("i64" | "f32" as name):
            return name
        case Primitive():
            return "i32"
    return VARIANTS


Call = tuple[str, IreeAbi, Any, Any]
"""A function, its records, the argument, and the one item of its result if all is well."""


def taken(record: Record) -> Call:
    """Shows how an argument is packed."""
    abi = IreeAbi((record,), (STuple((view(record),)),))
    argument = value(record, count(1), reverse=True)
    return IDENTITY.replace("TYPE", type_of(record)), abi, argument, value(view(record), count(1))


def given(record: Record) -> Call:
    """Shows how a result is unpacked."""
    abi = IreeAbi((view(record),), (STuple((record,)),))
    argument = value(view(record), count(1))
    return IDENTITY.replace("TYPE", type_of(record)), abi, argument, value(record, count(1))


def asked(call: Call) -> list[Any]:
    """What the script is asked for."""
    function, abi, argument, _ = call
    records = json.loads(abi.encode())
    return [function, records["a"], records["r"], [argument], {}]


def test_random_records() -> None:
    """The first problem is what is raised; without one, each value is where the record says."""
    source = Source(1)
    calls = [show(source.record()) for _ in range(100) for show in (taken, given)]
    raised = 0
    outcomes = run("iree_records.py", ["vm", list(map(asked, calls))])
    for call, (actual, error) in zip(calls, outcomes, strict=True):
        _, abi, _, expected = call
        problem = next(problems(abi.inputs, abi.results), None)
        if problem is None:
            assert (actual, error) == ([expected], None), abi.describe()
        else:
            raised += 1
            assert error is not None, abi.describe()
            assert [problem.outcome.stage, problem.outcome.error] == error[:2], abi.describe()
            assert problem.outcome.message in error[2], abi.describe()
    assert 50 < raised < 150
