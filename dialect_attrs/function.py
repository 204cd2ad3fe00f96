"""The signature of a function as a value, which every signature format encodes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

from mlir_abi.dialect_attrs.structure import ResultRoot, Root
from mlir_abi.dialect_attrs.types import Tuple, ValueType, leaves, tuple_elements, tuple_parts

Kind: TypeAlias = Literal["argument", "result"]


class FunctionSignature(NamedTuple):
    """The types of a function, and the structure in which a caller passes its values.

    ``inputs`` and ``results`` are the types of the function; ``flat_inputs`` and ``flat_results``
    have the elements of tuples in place of the tuples. The leaves of ``input_structure`` and
    ``result_structure`` are indices into the flat types. `of` computes the flat types.
    """

    inputs: tuple[ValueType, ...]
    results: tuple[ValueType, ...]
    input_structure: Root
    result_structure: ResultRoot
    flat_inputs: tuple[ValueType, ...]
    flat_results: tuple[ValueType, ...]

    @staticmethod
    def of(
        inputs: tuple[ValueType, ...],
        results: tuple[ValueType, ...],
        input_structure: Root,
        result_structure: ResultRoot,
    ) -> FunctionSignature:
        """Return the signature of a function with these types, called with these structures."""
        flat_inputs = leaves(inputs) if Tuple in map(type, inputs) else inputs
        flat_results = leaves(results) if Tuple in map(type, results) else results
        return FunctionSignature(
            inputs, results, input_structure, result_structure, flat_inputs, flat_results
        )


class ValuePosition(NamedTuple):
    """An argument or result, or an element of a tuple: ``argument #0``, ``argument #1[0][2]``."""

    kind: Kind
    entry: int
    part: tuple[int, ...] = ()

    def __str__(self) -> str:
        return f"{self.kind} #{self.entry}" + "".join(f"[{i}]" for i in self.part)


def leaf_positions(kind: Kind, types: Sequence[ValueType]) -> Iterator[ValuePosition]:
    """Yield the position of each flat value, given the types of the arguments or results."""
    for entry, type_ in enumerate(types):
        for part, element in tuple_parts(type_, tuple_elements):
            if not isinstance(element, Tuple):
                yield ValuePosition(kind, entry, part)
