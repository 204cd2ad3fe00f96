"""Types of MLIR: classes of arrays, their dynamic sizes, and the elements of vectors."""

from __future__ import annotations

from math import prod
from typing import Any

from mlir_abi.bindings import ir

TENSORS = (ir.RankedTensorType, ir.UnrankedTensorType)
MEMREFS = (ir.MemRefType, ir.UnrankedMemRefType)
RANKED = (ir.RankedTensorType, ir.MemRefType)
"""The types whose number of sizes is known."""


def dynamic_dimensions(type_: Any) -> list[int]:
    """Return the dimensions of ``type_`` with dynamic sizes."""
    return [i for i in range(type_.rank) if type_.is_dynamic_dim(i)]


def is_countable(type_: Any) -> bool:
    """Whether the product of the static sizes is below 2^63; MLIR aborts where it is not."""
    count: int = prod(size for size in type_.shape if size > 0)
    return count < 2**63


def element_of(type_: ir.Type) -> Any:
    """``type_``, or the type of the elements of a vector."""
    return type_.element_type if isinstance(type_, ir.VectorType) else type_


def with_element(type_: ir.Type, element: ir.Type) -> ir.Type:
    """``element``, or a vector of it with the shape of ``type_``."""
    if not isinstance(type_, ir.VectorType):
        return element
    return ir.VectorType.get(type_.shape, element, scalable=type_.scalable_dims)
