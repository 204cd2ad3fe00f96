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

from mlir_abi.dialect_attrs import structure
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.iree.json_reader import VERSION, Reader
from mlir_abi.dialect_attrs.iree.json_records import (
    Named,
    Null,
    Record,
    SDict,
    SList,
    STuple,
    record_of,
)
from mlir_abi.dialect_attrs.structure import Dict, Leaf, Node, keyword_slots, positional_slots


@dataclass(frozen=True, slots=True)
class IreeAbi:
    """The records of a function's arguments and results."""

    inputs: tuple[Record | Named, ...]
    results: tuple[Record, ...]

    @staticmethod
    def of(signature: FunctionSignature) -> IreeAbi:
        """Return the records of a function: those of the flat values, in its structure.

        Keyword arguments follow the positional ones. Results that have a structure are one record.
        """
        arguments, results = signature.input_structure, signature.result_structure
        if isinstance(arguments, Leaf):
            raise ValueError("an argument cannot be the root of all arguments")
        flat = list(map(record_of, signature.flat_inputs))
        inputs: list[Record | Named] = [*flat]
        if arguments != structure.flat(len(flat)):
            inputs = [_record(node, flat, SList) for node in positional_slots(arguments)]
            inputs += [Named(k, _record(node, flat, SList)) for k, node in keyword_slots(arguments)]
        if results is None:
            return IreeAbi(tuple(inputs), ())
        outputs = list(map(record_of, signature.flat_results))
        return IreeAbi(tuple(inputs), (_record(results, outputs, STuple),))

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


def _record(
    node: Node | None, flat: AbstractSequence[Record], sequence: type[SList] | type[STuple]
) -> Record:
    """Return the record of a node; as in IREE's producer, ``sequence`` is a tuple in results."""
    match node:
        case None:
            return Null()
        case Leaf(index):
            return flat[index]
        case Dict(items):
            return SDict(tuple((key, _record(child, flat, sequence)) for key, child in items))
    return sequence(tuple(_record(child, flat, sequence) for child in positional_slots(node)))
