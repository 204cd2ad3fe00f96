"""Whether compiled code can use a buffer as it is, or a copy of it, or neither.

::

    decide(BufferType, array) -> Use()           pass it as it is
                               | Copy(strides)   pass a copy with these strides
                               | Unsupported(reason)

This is the oracle of IREE's ``docs/design_docs/function_abi.md``, "Memory layout". A `BufferType`
is what a signature requires of a buffer; the ``BufferDescription`` of that text is a NumPy array
here. `empty` is the factory of the same text. Elements are never converted to another type.

The strides of a type count elements, as in MLIR; those of an array count bytes, as in NumPy.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any

import numpy as np

from mlir_abi.dialect_attrs.sizes import Sizes, sizes_text
from mlir_abi.runtime.buffers.dlpack_arrays import from_dlpack
from mlir_abi.runtime.buffers.elements import Dtype, NDArray, native, spelling


@dataclass(frozen=True)
class BufferType:
    """What a signature requires of a buffer.

    ``shape`` has None for a dynamic size, and is None itself for any rank. ``strides`` count
    elements, with None for a dynamic stride; without them the layout is row-major. ``offset``
    counts elements from the descriptor's aligned pointer to the first element; None lets the caller
    choose. Every buffer fits an offset: aligned = address - offset * size. ``alignment`` is that of
    the aligned pointer, at least an element's. ``sizes`` are the sizes with the names of dynamic
    ones, for messages. Raises ValueError if ``strides`` has not one stride for each dimension.
    """

    dtype: Dtype
    shape: tuple[int | None, ...] | None
    strides: tuple[int | None, ...] | None = None
    offset: int | None = 0
    alignment: int = 1
    sizes: Sizes | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "alignment", max(self.alignment, self.dtype.alignment))
        if self.strides is not None and len(self.strides) != len(self.shape or ()):
            raise ValueError(f"{self} must have one stride for each dimension")

    def __str__(self) -> str:
        sizes = "*" if self.shape is None else sizes_text(self.sizes or self.shape)
        strides = "" if self.strides is None else f" with strides [{sizes_text(self.strides)}]"
        is_usual = self.alignment == self.dtype.alignment
        aligned = "" if is_usual else f" aligned to {self.alignment} bytes"
        return f"{spelling(self.dtype)}[{sizes}]{strides}{aligned}"

    def is_aligned(self, address: int) -> bool:
        """Whether the first element may be at ``address``."""
        return (address - (self.offset or 0) * self.dtype.itemsize) % self.alignment == 0


@dataclass(frozen=True)
class Use:
    """The buffer can be passed as it is."""


@dataclass(frozen=True)
class Copy:
    """A copy with ``strides``, in bytes, can be passed; ``reason`` is one line."""

    strides: tuple[int, ...]
    reason: str = field(compare=False)

    def of(self, type_: BufferType, array: NDArray) -> NDArray:
        """Copy ``array`` for ``type_``, those of the decision: native byte order, aligned."""
        copy = _allocate(type_, array.shape, self.strides)
        copy[...] = array
        return copy


@dataclass(frozen=True)
class Unsupported:
    """The buffer cannot be passed; ``reason`` is one line: what was expected, what it is."""

    reason: str


def decide(
    type_: BufferType, array: NDArray, *, writable: bool = False
) -> Use | Copy | Unsupported:
    """How to pass ``array`` to a function that requires ``type_``.

    With ``writable`` the function may write to the array. A copy would lose what it writes, so the
    answer is `Unsupported` instead of `Copy`. A caller that copies back leaves ``writable`` out.
    """
    actual = BufferType(array.dtype, array.shape)
    shape = array.shape if type_.shape is None else type_.shape
    fits = len(shape) == array.ndim and all(
        expected in (None, size) for expected, size in zip(shape, array.shape, strict=True)
    )
    if not fits or native(array.dtype) != type_.dtype:
        return Unsupported(f"expected {type_}, got {actual}")
    if writable and not array.flags.writeable:
        return Unsupported(f"expected {type_} that is writable, got {actual} that is read-only")
    obstacle = _obstacle(type_, array, writable)
    if obstacle is None:
        return Use()
    last_first = range(array.ndim)[::-1]
    innermost_first = sorted(last_first, key=lambda axis: abs(array.strides[axis]))
    strides = _fill_in(type_.strides, array.shape, innermost_first)
    if writable:
        refusal = "a copy would lose what the function writes"
    elif _may_overlap(zip(strides, array.shape, strict=True)):
        refusal = "a copy has to give several elements the same memory"
    else:
        in_bytes = tuple(stride * type_.dtype.itemsize for stride in strides)
        return Copy(in_bytes, f"its {obstacle}")
    return Unsupported(f"expected {type_}, got {actual} whose {obstacle}, and {refusal}")


def empty(type_: BufferType, sizes: Sequence[int] = ()) -> NDArray:
    """A new array of ``type_``, with undefined contents.

    ``sizes`` are those of the dynamic dimensions in order, or of all if the rank is dynamic.
    A dynamic stride is as small as the static ones allow. Raises ValueError for an array that is
    too large for NumPy.
    """
    shape = tuple(sizes)
    if type_.shape is not None:
        remaining = iter(sizes)
        shape = tuple(next(remaining) if size is None else size for size in type_.shape)
    strides = _fill_in(type_.strides, shape, range(len(shape))[::-1])
    try:
        in_bytes = tuple(stride * type_.dtype.itemsize for stride in strides)
        return _allocate(type_, shape, in_bytes)
    except (OverflowError, ValueError) as error:
        wanted = BufferType(type_.dtype, shape)
        raise ValueError(f"NumPy cannot make {wanted}: {error}") from error


def as_array(obj: object) -> NDArray:
    """A view of ``obj`` that keeps it alive, never a copy of its elements.

    ``obj`` has ``__array_interface__``, ``__dlpack__`` (on the CPU) or the buffer protocol.
    A NumPy scalar gives a read-only array. Raises TypeError, in one line, for anything else.
    """
    if type(obj) is np.ndarray:
        return obj
    try:
        return _view(obj)
    except Exception as error:  # other libraries raise errors of any type
        message = str(error).partition("\n")[0] or type(error).__name__
        raise TypeError(f"cannot view {type(obj).__name__} as an array: {message}") from error


def _view(obj: Any) -> NDArray:
    if isinstance(obj, np.ma.MaskedArray):
        raise TypeError("its mask would be lost")
    if isinstance(obj, np.ndarray):
        return obj.view(np.ndarray)
    if isinstance(obj, np.generic):  # it has an __array_interface__, which says it can be written
        array = np.array(obj)
        array.flags.writeable = False
        return array
    if hasattr(obj, "__array_interface__"):
        return np.array(obj, copy=False)
    if hasattr(obj, "__dlpack__"):
        if hasattr(obj, "is_neg") and obj.is_neg():  # of PyTorch, whose DLPack says nothing of it
            raise TypeError("its negation, which is lazy, would be lost: use tensor.resolve_neg()")
        return from_dlpack(obj)
    try:
        memory = memoryview(obj)
    except TypeError:
        raise TypeError("it has no __array_interface__, __dlpack__ or buffer protocol") from None
    return np.array(memory, copy=False)


def array_address(array: NDArray) -> int:
    """The address of the first element."""
    address: int = array.__array_interface__["data"][0]
    return address


def element_strides(array: NDArray) -> tuple[int, ...]:
    """The strides in elements, for the descriptor of an array that `decide` accepts.

    A stride that no access needs is that of a row-major array, since the one of ``array`` need not
    be a whole number of elements.
    """
    strides = list(_row_major(array.shape))
    for axis, stride in _strides_that_matter(array):
        strides[axis] = stride // array.itemsize
    return tuple(strides)


def _obstacle(type_: BufferType, array: NDArray, writable: bool) -> str | None:
    """Why compiled code cannot use ``array`` where it is, to follow "whose"; None if it can."""
    if array.size == 0:
        return None
    if not array.dtype.isnative:
        return "byte order is foreign"
    if not type_.is_aligned(array_address(array)):
        return f"address is not a multiple of {type_.alignment}"
    strides = _row_major(array.shape) if type_.strides is None else type_.strides
    size = type_.dtype.itemsize
    for axis, stride in _strides_that_matter(array):
        expected = strides[axis]
        if expected is None and stride % size:
            return f"stride in dimension {axis} is {stride} bytes, no multiple of {size}"
        if expected is not None and stride != expected * size:
            return f"stride in dimension {axis} is {stride} bytes, not {expected * size}"
        if writable and expected is None and stride == 0:
            return f"elements in dimension {axis} share memory"
    return None


def _strides_that_matter(array: NDArray) -> Iterator[tuple[int, int]]:
    """Each dimension of at least two elements, and its stride in bytes; none in an empty array."""
    if array.size:
        for axis, (size, stride) in enumerate(zip(array.shape, array.strides, strict=True)):
            if size > 1:
                yield axis, stride


def _allocate(type_: BufferType, shape: tuple[int, ...], strides: tuple[int, ...]) -> NDArray:
    """A new array with ``strides``, in bytes; they do not matter if it has no elements."""
    dtype = type_.dtype
    if 0 in shape:
        return np.empty(shape, dtype)
    reach = [stride * (size - 1) for size, stride in zip(shape, strides, strict=True)]
    before = -sum(distance for distance in reach if distance < 0)
    after = sum(distance for distance in reach if distance > 0) + dtype.itemsize
    memory = np.empty(before + after + type_.alignment, np.uint8)
    first = array_address(memory) + before - (type_.offset or 0) * dtype.itemsize
    array: NDArray = np.ndarray(shape, dtype, memory, before + -first % type_.alignment, strides)
    return array


def _row_major(shape: Sequence[int]) -> tuple[int, ...]:
    """The strides, in elements, of a row-major buffer without gaps; a size of 0 counts as 1."""
    strides = [1]
    for size in shape[:0:-1]:
        strides.append(strides[-1] * max(size, 1))
    return tuple(strides[::-1]) if shape else ()


def _fill_in(
    strides: Sequence[int | None] | None, shape: Sequence[int], order: Iterable[int]
) -> tuple[int, ...]:
    """``strides`` with a small one in place of each None; without any, those of `_row_major`.

    They are chosen in ``order``, a sequence of dimensions, innermost first: each dimension goes
    into the first gap between the others, or else around them all.
    """
    if strides is None:
        return _row_major(shape)
    chosen = {axis: stride for axis, stride in enumerate(strides) if stride is not None}
    for axis in order:
        if axis not in chosen:
            placed = [(stride, shape[other]) for other, stride in chosen.items()]
            extents = _extents(placed)
            gaps = (gap for gap in extents if not _may_overlap([*placed, (gap, shape[axis])]))
            chosen[axis] = next(gaps, extents[-1])
    return tuple(chosen[axis] for axis in range(len(shape)))


def _may_overlap(dimensions: Iterable[tuple[int, int]]) -> bool:
    """Whether two elements of a buffer with these (stride, size) may share memory.

    False is exact: every stride steps over all elements that the smaller strides reach. True is
    conservative.
    """
    several = [(abs(stride), size) for stride, size in dimensions if size > 1]
    steps = sorted(stride for stride, _ in several)
    return any(step < extent for step, extent in zip(steps, _extents(several), strict=False))


def _extents(dimensions: Iterable[tuple[int, int]]) -> list[int]:
    """The elements spanned by one element, then with each (stride, size) added, smallest first."""
    reaches = (stride * (size - 1) for stride, size in sorted((abs(s), n) for s, n in dimensions))
    return list(accumulate(reaches, initial=1))
