"""Where the fields of a memref descriptor are in memory.

::

    ranked    { T *allocated; T *aligned; index offset; index sizes[rank]; index strides[rank]; }
    unranked  { index rank; void *descriptor; }

Offset, sizes and strides count elements. Source: MLIR's "LLVM IR Target", Ranked and Unranked
MemRef Types; pointers have 64 bits, and each field is aligned to its own size, as in C.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from mlir_abi.dialect_attrs.types import Array

__all__ = ["DescriptorLayout", "Field", "descriptor_layout"]

_POINTER = 8


@dataclass(frozen=True, slots=True)
class Field:
    """A field ``offset`` bytes from the beginning; ``count`` items of ``size`` bytes each.

    ``count`` is None for a field that is no array.
    """

    name: str
    offset: int
    size: int
    count: int | None = None

    def __str__(self) -> str:
        count = "" if self.count is None else f"[{self.count}]"
        return f"{self.name}{count} at {self.offset}"


@dataclass(frozen=True, slots=True)
class DescriptorLayout:
    """The fields of a descriptor, and its size in bytes."""

    fields: tuple[Field, ...]
    size: int


def descriptor_layout(type_: Array, index_bits: int) -> DescriptorLayout:
    """The descriptor of a memref; arrays of a memref of rank 0 are not there."""
    index = (index_bits + 7) // 8
    if type_.shape is None:
        return _laid_out([("rank", index, None), ("descriptor", _POINTER, None)])
    rank = len(type_.shape)
    arrays = [("sizes", index, rank), ("strides", index, rank)] if rank else []
    pointers = [("allocated", _POINTER, None), ("aligned", _POINTER, None)]
    return _laid_out([*pointers, ("offset", index, None), *arrays])


def _laid_out(wanted: Iterable[tuple[str, int, int | None]]) -> DescriptorLayout:
    fields: list[Field] = []
    end = 0
    for name, size, count in wanted:
        offset = _aligned(end, size)
        fields.append(Field(name, offset, size, count))
        end = offset + size * (1 if count is None else count)
    return DescriptorLayout(tuple(fields), _aligned(end, _POINTER))


def _aligned(offset: int, size: int) -> int:
    return -(-offset // size) * size
