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

from collections.abc import Sequence as AbstractSequence
from dataclasses import dataclass
from typing import TypeAlias

from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.iree.json_reader import VERSION, Reader
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
    record_of,
)
from mlir_abi.dialect_attrs.structure import (
    Dict,
    Leaf,
    Mixed,
    Node,
    Root,
    keyword_slots,
    positional_slots,
)

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
    "record_of",
]


@dataclass(frozen=True, slots=True)
class IreeAbi:
    """The records of a function's arguments and results."""

    inputs: tuple[Record | Named, ...]
    results: tuple[Record, ...]

    @staticmethod
    def of(signature: FunctionSignature) -> IreeAbi:
        """Return the records of a function: `record_of` each flat value, in its structure.

        Keyword arguments follow the positional ones. Results that have a structure are one record.
        """
        arguments, results = signature.input_structure, signature.result_structure
        if isinstance(arguments, Leaf):
            raise ValueError("an argument cannot be the root of all arguments")
        if isinstance(results, Mixed):
            raise ValueError("results have no keywords")
        inputs = [record_of(type_) for type_ in signature.flat_inputs]
        outputs = [record_of(type_) for type_ in signature.flat_results]
        keywords = [
            Named(key, _record(node, inputs, SList)) for key, node in keyword_slots(arguments)
        ]
        return IreeAbi(
            (*_slots(arguments, inputs, SList), *keywords),
            () if results is None else (_record(results, outputs, STuple),),
        )

    @staticmethod
    def parse(text: bytes | str) -> IreeAbi:
        """Read JSON; raises `SignatureError` with the offset of the first error.

        As in IREE, ``v`` may be missing, unknown keys are ignored, and the last of duplicate keys
        counts, and a rank need not be the number of dims. Another version is an error.
        """
        return IreeAbi(*Reader(text).read())

    def encode(self) -> str:
        """Return the JSON text, without spaces, with the keys ``a``, ``r``, ``v`` in this order."""
        inputs = ",".join([record.encoded for record in self.inputs])
        results = ",".join([record.encoded for record in self.results])
        return f'{{"a":[{inputs}],"r":[{results}],"v":{VERSION}}}'

    def describe(self) -> str:
        """Return the signature in Python's notation: ``(f32, [i32], key={…}) -> (…)``."""
        inputs = ", ".join(map(str, self.inputs))
        return f"({inputs}) -> ({', '.join(map(str, self.results))})"


_SequenceKind: TypeAlias = type[SList] | type[STuple]
"""The record of a sequence: as in IREE's producer, a list in arguments and a tuple in results."""


def _record(node: Node, records: AbstractSequence[Record], sequence: _SequenceKind) -> Record:
    if isinstance(node, Leaf):
        return records[node.index]
    if isinstance(node, Dict):
        return SDict(tuple((key, _record(child, records, sequence)) for key, child in node.items))
    return sequence(_slots(node, records, sequence))


def _slots(
    root: Root, records: AbstractSequence[Record], sequence: _SequenceKind
) -> tuple[Record, ...]:
    slots = positional_slots(root)
    return tuple([Null() if node is None else _record(node, records, sequence) for node in slots])
