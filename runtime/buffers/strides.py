"""Arithmetic on the strides of buffers, counted in elements."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate


def row_major(shape: Sequence[int]) -> tuple[int, ...]:
    """The strides of a row-major buffer without gaps; a size of 0 counts as 1."""
    strides = [1]
    for size in shape[:0:-1]:
        strides.append(strides[-1] * max(size, 1))
    return tuple(strides[::-1]) if shape else ()


def fill_in(
    strides: Sequence[int | None] | None, shape: Sequence[int], order: Iterable[int]
) -> tuple[int, ...]:
    """``strides`` with a small one in place of each None; without any, those of `row_major`.

    They are chosen in ``order``, a sequence of dimensions, innermost first: each dimension goes
    into the first gap between the others, or else around them all.
    """
    if strides is None:
        return row_major(shape)
    chosen = {axis: stride for axis, stride in enumerate(strides) if stride is not None}
    for axis in order:
        if axis not in chosen:
            placed = [(stride, shape[other]) for other, stride in chosen.items()]
            extents = _extents(placed)
            gaps = (gap for gap in extents if not may_overlap([*placed, (gap, shape[axis])]))
            chosen[axis] = next(gaps, extents[-1])
    return tuple(chosen[axis] for axis in range(len(shape)))


def may_overlap(dimensions: Iterable[tuple[int, int]]) -> bool:
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
