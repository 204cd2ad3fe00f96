"""Strides of buffers, all in elements."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence

__all__ = ["fill_in", "may_overlap", "row_major"]


def row_major(shape: Sequence[int]) -> tuple[int, ...]:
    """The strides of a row-major buffer without gaps."""
    strides = [1]
    for size in shape[:0:-1]:
        strides.append(strides[-1] * max(size, 1))
    return tuple(strides[::-1]) if shape else ()


def fill_in(
    strides: Sequence[int | None], shape: Sequence[int], order: Iterable[int]
) -> tuple[int, ...]:
    """``strides`` with a small one in place of each None.

    They are chosen in ``order``, a sequence of dimensions, innermost first: each goes into the
    first gap that the given ones leave, or else around them all.
    """
    chosen = {axis: stride for axis, stride in enumerate(strides) if stride is not None}
    pending = deque(axis for axis in order if axis not in chosen)
    extent = 1
    """Where the next element can go, with all the dimensions so far inside."""
    for stride, size in sorted((abs(stride), shape[axis]) for axis, stride in chosen.items()):
        while pending and extent * shape[pending[0]] <= stride:
            chosen[pending[0]] = extent
            extent *= shape[pending.popleft()]
        extent += stride * (size - 1)
    for axis in pending:
        chosen[axis] = extent
        extent *= shape[axis]
    return tuple(chosen[axis] for axis in range(len(shape)))


def may_overlap(strides: Sequence[int], shape: Sequence[int]) -> bool:
    """Whether two elements may be in one place.

    False is certain: every stride steps over all that the smaller ones reach. True is not.
    """
    extent = 1
    for stride, size in sorted((abs(s), n) for s, n in zip(strides, shape, strict=True) if n > 1):
        if stride < extent:
            return True
        extent += stride * (size - 1)
    return False
