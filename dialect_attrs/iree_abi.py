"""``iree.abi`` JSON (also spelt ``d``): a record for each argument and result of a function.

::

    {"a": [record…], "r": [record…], "v": 1}

    record ::= "i32" | "f32" | "bf16" | …             # primitive
             | null                                   # null reference, or a gap in a list
             | "unknown"
             | ["ndarray", element, rank, dim…]       # rank null: unranked; dim null: dynamic
             | ["slist", record…]                     # fixed sequence, a list
             | ["stuple", record…]                    # fixed sequence, a tuple
             | ["sdict", ["key", record]…]            # in the order of the values
             | ["py_homogeneous_list", record]        # any number of one record
             | ["named", "key", record]               # keyword argument; in "a" only

Source: IREE's ``docs/developers/design-docs/function-abi.md``, what its compiler wrote
(``SavedModelToIreeABI.cpp``), and what its Python runtime reads (``iree/runtime/function.py`` and
``bindings/python/invoke.cc``). Results with a structure are one ``stuple`` or ``sdict``: such a
record stands for the whole list of results.
"""

from __future__ import annotations

import re
from collections.abc import Sequence as AbstractSequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

from mlir_abi.dialect_attrs import structure
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.iree.json_reader import VERSION, Reader
from mlir_abi.dialect_attrs.iree.records import (
    COMPLEX_ELEMENT,
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
from mlir_abi.dialect_attrs.structure import Leaf, Mixed, Root, leaf_paths
from mlir_abi.dialect_attrs.types import Array, Complex, Float, Int, Other, ValueType

__all__ = [
    "VERSION",
    "IreeAbi",
    "Named",
    "NdArray",
    "Null",
    "Primitive",
    "PyHomogeneousList",
    "Record",
    "SDict",
    "SList",
    "STuple",
    "Unknown",
    "has_word",
    "record_of",
    "template",
]

LIST = re.compile(r"!util\.list<(?P<element>i8|i16|i32|i64|f32|f64)>")
"""A list of IREE's whose items are all of one number; a string is one of ``i8``."""


def record_of(type_: ValueType) -> Record:
    """The record of a type that is no tuple; `Unknown` if there is none (docs/types.md)."""
    if isinstance(type_, Array):
        return NdArray(_element(type_.element), type_.shape)
    if isinstance(type_, Other) and (list_ := LIST.fullmatch(type_.text)):
        return PyHomogeneousList(Primitive(list_["element"]))
    return _number(type_)


def _number(type_: ValueType) -> Primitive | Unknown:
    match type_:
        case Int(width=width):  # signs are lost, as in IREE's producer
            return Primitive(f"i{width}")
        case Float(name="bf16"):
            return Primitive("bf16")
        case Float(width=width):
            return Primitive(f"f{width}")
        case _:
            return Unknown()


@lru_cache(maxsize=4096)
def _element(type_: ValueType) -> Primitive | Unknown:
    if isinstance(type_, Complex) and COMPLEX_ELEMENT.fullmatch(str(type_)):
        return Primitive(str(type_))
    return _number(type_)


def has_word(type_: ValueType) -> bool:
    """Whether the language can name ``type_``, which is no tuple, and its element if it has one."""
    return Unknown.encoded not in record_of(type_).encoded


@dataclass(frozen=True, slots=True)
class _Hole:
    """The place in a `template` of a record; control characters are escaped in JSON's strings."""

    number: int

    @property
    def encoded(self) -> str:
        return f"\0{self.number}\1"


@dataclass(frozen=True, slots=True)
class IreeAbi:
    """The records of a function's arguments and results."""

    inputs: tuple[Record | Named, ...]
    results: tuple[Record, ...]

    @staticmethod
    def of(signature: FunctionSignature) -> IreeAbi:
        """The records of a function: its structure over `record_of` each leaf of its types.

        Keyword arguments come after the positional ones. Results with a structure are one record.
        """
        return IreeAbi(
            _inputs(signature.input_structure, [*map(record_of, signature.flat_inputs)]),
            _results(signature.result_structure, [*map(record_of, signature.flat_results)]),
        )

    @staticmethod
    def parse(text: bytes | str) -> IreeAbi:
        """Read JSON; raises `SignatureError` with the offset of what is wrong.

        A missing ``v`` and keys that are not known are passed over, as IREE does, and of equal keys
        the last counts. Any other version is refused, and a rank that is not the number of dims.
        """
        return IreeAbi(*Reader(text).read())

    def encode(self) -> str:
        """The JSON text: compact, with ``a``, ``r`` and ``v`` in this order."""
        inputs = ",".join([record.encoded for record in self.inputs])
        results = ",".join([record.encoded for record in self.results])
        return f'{{"a":[{inputs}],"r":[{results}],"v":{VERSION}}}'

    def describe(self) -> str:
        """Arguments and results in the notation of Python: ``(f32, [i32], key={…}) -> (…)``."""
        inputs = ", ".join(map(str, self.inputs))
        return f"({inputs}) -> ({', '.join(map(str, self.results))})"


def template(inputs: Root, results: Root) -> str:
    """What `IreeAbi.of` is encoded as for every signature of this structure.

    ``format`` puts in what `record_of` the flat arguments, then the flat results, is encoded as.
    """
    arguments = len(leaf_paths(inputs))
    holes: list[Any] = [_Hole(i) for i in range(arguments + len(leaf_paths(results)))]
    text = IreeAbi(
        _inputs(inputs, holes[:arguments]), _results(results, holes[arguments:])
    ).encode()
    text = text.replace("{", "{{").replace("}", "}}")
    return text.replace("\0", "{").replace("\1", "}")


def _inputs(root: Root, records: AbstractSequence[Record]) -> tuple[Record | Named, ...]:
    if root is None:
        return ()
    if isinstance(root, structure.Sequence):
        return _slots(root, records, SList)
    if isinstance(root, Mixed):
        return (*_slots(root.positional, records, SList), *_named(root.keywords, records))
    if isinstance(root, structure.Dict):
        return _named(root, records)
    raise ValueError("an argument cannot be the root of all arguments")


def _results(root: Root, records: AbstractSequence[Record]) -> tuple[Record, ...]:
    if root is None:
        return ()
    if isinstance(root, Mixed):
        raise ValueError("results have no keywords")
    return (_record(root, records, STuple),)


_SequenceKind: TypeAlias = type[SList] | type[STuple]
"""Lists in arguments and tuples in results: IREE's producer could not tell them apart either."""


def _record(
    node: structure.Node, records: AbstractSequence[Record], sequence: _SequenceKind
) -> Record:
    if isinstance(node, Leaf):
        return records[node.index]
    if isinstance(node, structure.Sequence):
        return sequence(_slots(node, records, sequence))
    return SDict(tuple((key, _record(child, records, sequence)) for key, child in node.items))


def _named(node: structure.Dict, records: AbstractSequence[Record]) -> tuple[Named, ...]:
    return tuple(Named(key, _record(child, records, SList)) for key, child in node.items)


def _slots(
    node: structure.Sequence, records: AbstractSequence[Record], sequence: _SequenceKind
) -> tuple[Record, ...]:
    slots: list[Record] = []
    for key, child in node.items:
        if key > len(slots):
            slots.extend([Null()] * (key - len(slots)))
        slots.append(_record(child, records, sequence))
    return tuple(slots)
