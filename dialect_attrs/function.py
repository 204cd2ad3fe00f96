"""What one function takes and gives, as a value: the source of every signature language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from mlir_abi.dialect_attrs.structure import Root
from mlir_abi.dialect_attrs.types import ValueType, leaves

__all__ = ["FunctionSignature", "Kind"]

Kind: TypeAlias = Literal["argument", "result"]


@dataclass(frozen=True, slots=True)
class FunctionSignature:
    """The types of a function as written, and the structure that a caller sees.

    ``inputs`` and ``results`` are in the function's own order, tuples unexpanded. The leaves of
    ``input_structure`` and ``result_structure`` number ``flat_inputs`` and ``flat_results``, what
    remains when tuples are taken apart.
    """

    inputs: tuple[ValueType, ...]
    results: tuple[ValueType, ...]
    input_structure: Root
    result_structure: Root
    flat_inputs: tuple[ValueType, ...] = field(init=False, compare=False, repr=False)
    flat_results: tuple[ValueType, ...] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "flat_inputs", leaves(self.inputs))
        object.__setattr__(self, "flat_results", leaves(self.results))
