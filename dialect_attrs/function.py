"""What one function takes and gives, as a value: the source of every signature language."""

from __future__ import annotations

from dataclasses import dataclass

from mlir_abi.dialect_attrs.structure import Root
from mlir_abi.dialect_attrs.types import ValueType

__all__ = ["FunctionSignature"]


@dataclass(frozen=True, slots=True)
class FunctionSignature:
    """The types of a function as written, and the structure that a caller sees.

    ``inputs`` and ``results`` are in the function's own order, tuples unexpanded. The leaves of
    ``input_structure`` and ``result_structure`` number the flat values that remain when tuples are
    taken apart.
    """

    inputs: tuple[ValueType, ...]
    results: tuple[ValueType, ...]
    input_structure: Root
    result_structure: Root
