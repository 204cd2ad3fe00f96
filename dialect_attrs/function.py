"""The signature of a function as a value, which every signature format encodes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from mlir_abi.dialect_attrs.structure import Root
from mlir_abi.dialect_attrs.types import ValueType, leaves

__all__ = ["FunctionSignature", "Kind"]

Kind: TypeAlias = Literal["argument", "result"]


@dataclass(frozen=True, slots=True)
class FunctionSignature:
    """The types of a function, and the structure in which a caller passes its values.

    ``inputs`` and ``results`` are the types of the function; ``flat_inputs`` and ``flat_results``
    have the elements of tuples in place of the tuples. The leaves of ``input_structure`` and
    ``result_structure`` are indices into the flat types.
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
