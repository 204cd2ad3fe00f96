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
from typing import Literal, TypeAlias

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
    compound,
    encoded_dict,
    encoded_keyword,
    record_of,
    type_json,
)
from mlir_abi.dialect_attrs.structure import (
    Dict,
    Leaf,
    Mixed,
    Node,
    Sequence,
    keyword_slots,
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
        """Return the records of a function, as `signature_json` describes them."""
        return IreeAbi.parse(signature_json(signature))

    @staticmethod
    def parse(text: bytes | str) -> IreeAbi:
        """Read JSON; raises `SignatureError` with the offset of the first error.

        As in IREE, ``v`` may be missing, unknown keys are ignored, and the last of duplicate keys
        counts, and a rank need not be the number of dims. Another version is an error.
        """
        return IreeAbi(*Reader(text).read())

    def encode(self) -> str:
        """Return the JSON text, without spaces, with the keys ``a``, ``r``, ``v`` in this order."""
        return _json([r.encoded for r in self.inputs], [r.encoded for r in self.results])

    def describe(self) -> str:
        """Return the signature in Python's notation: ``(f32, [i32], key={…}) -> (…)``."""
        inputs = ", ".join(map(str, self.inputs))
        return f"({inputs}) -> ({', '.join(map(str, self.results))})"


def signature_json(signature: FunctionSignature) -> str:
    """Return the JSON of a function: `type_json` of each flat value, in its structure.

    Keyword arguments follow the positional ones. Results that have a structure are one record.
    """
    arguments, results = signature.input_structure, signature.result_structure
    if isinstance(arguments, Leaf):
        raise ValueError("an argument cannot be the root of all arguments")
    texts = list(map(type_json, signature.flat_inputs))
    positional = arguments.positional if isinstance(arguments, Mixed) else arguments
    inputs = _slots(positional, texts, "slist") if isinstance(positional, Sequence) else []
    for key, node in keyword_slots(arguments):
        inputs.append(encoded_keyword(key, _encoded(node, texts, "slist")))
    if results is None:
        return _json(inputs, [])
    outputs = list(map(type_json, signature.flat_results))
    return _json(inputs, [_encoded(results, outputs, "stuple")])


_SequenceKind: TypeAlias = Literal["slist", "stuple"]
"""The record of a sequence: as in IREE's producer, a list in arguments and a tuple in results."""


def _encoded(node: Node, texts: AbstractSequence[str], sequence: _SequenceKind) -> str:
    if isinstance(node, Leaf):
        return texts[node.index]
    if isinstance(node, Dict):
        return encoded_dict([(key, _encoded(each, texts, sequence)) for key, each in node.items])
    return compound(sequence, _slots(node, texts, sequence))


def _slots(node: Sequence, texts: AbstractSequence[str], sequence: _SequenceKind) -> list[str]:
    slots = [Null.encoded] * (node.items[-1][0] + 1 if node.items else 0)
    for key, child in node.items:
        slots[key] = _encoded(child, texts, sequence)
    return slots


def _json(inputs: AbstractSequence[str], results: AbstractSequence[str]) -> str:
    return f'{{"a":[{",".join(inputs)}],"r":[{",".join(results)}],"v":{VERSION}}}'
