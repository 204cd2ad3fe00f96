"""Where the fields of a memref descriptor are in memory.

::

    ranked    { T *allocated; T *aligned; index offset; index sizes[rank]; index strides[rank]; }
    unranked  { index rank; void *descriptor; }

Offset, sizes and strides count elements. Source: MLIR's "LLVM IR Target", Ranked and Unranked
MemRef Types; pointers have 64 bits, and each field is aligned to its own size, as in C.
"""

from __future__ import annotations

from dataclasses import dataclass

GLOBAL = 0xDEADBEEF
"""The allocated pointer of a global memref, as MLIR lowers ``memref.get_global``."""

ALLOCATED, ALIGNED, OFFSET, SIZES, STRIDES = range(5)
"""The positions of the fields in the LLVM struct of a ranked descriptor."""

RANK, DESCRIPTOR = range(2)
"""The same of an unranked one."""

_POINTER = 8
_POINTERS = ("allocated", "aligned", "descriptor")


@dataclass(frozen=True, slots=True)
class Field:
    """A field ``offset`` bytes from the beginning; ``count`` items of ``size`` bytes each.

    ``count`` is None for a field that is no array.
    """

    name: str
    offset: int
    size: int
    count: int | None

    @property
    def is_pointer(self) -> bool:
        """Whether the field is a pointer; the others are integers as wide as ``index``."""
        return self.name in _POINTERS

    def __str__(self) -> str:
        count = "" if self.count is None else f"[{self.count}]"
        return f"{self.name}{count} at {self.offset}"


@dataclass(frozen=True, slots=True)
class DescriptorLayout:
    """The fields of a descriptor, and its size in bytes."""

    fields: tuple[Field, ...]
    size: int


def descriptor_layout(rank: int | None, index_bits: int) -> DescriptorLayout:
    """The descriptor of a memref of ``rank``, None if it is unranked; rank 0 has no arrays."""
    index = (index_bits + 7) // 8
    sizes: list[tuple[str, int, int | None]] = [
        ("rank", index, None),
        ("descriptor", _POINTER, None),
    ]
    if rank is not None:
        pointers = [("allocated", _POINTER, None), ("aligned", _POINTER, None)]
        arrays = [("sizes", index, rank), ("strides", index, rank)] if rank else []
        sizes = [*pointers, ("offset", index, None), *arrays]
    fields: list[Field] = []
    end = 0
    for name, size, count in sizes:
        offset = aligned(end, size)
        fields.append(Field(name, offset, size, count))
        end = offset + size * (1 if count is None else count)
    return DescriptorLayout(tuple(fields), aligned(end, _POINTER))


def aligned(offset: int, alignment: int) -> int:
    """The first multiple of ``alignment`` that is not below ``offset``."""
    return -(-offset // alignment) * alignment
