"""Plans the loops of `abi-tile-reductions`: a tree of frozen values, without IR.

A loop of a ``linalg.generic`` is an axis here, called by its number; so is an operand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from mlir_abi.lowering.loops.loop_nest import Nest

BUFFER_COLUMN = -1
"""The axis along the columns of a buffer, which the operation does not have."""

_FEW = 4
_BLOCK = 8
"""The iterations of a reduction between two loads of the output."""


@dataclass(frozen=True)
class Size:
    """The size of ``axis``, which is not static, rounded down to a multiple of ``multiple``."""

    axis: int
    multiple: int = 1


@dataclass(frozen=True)
class LoopIndex:
    """The index of the loop over ``axis`` that is around, plus ``offset``."""

    axis: int
    offset: int = 0


Bound: TypeAlias = int | Size | LoopIndex


@dataclass(frozen=True)
class Range:
    """Every ``step``-th index of ``axis`` from ``lower`` on and below ``upper``."""

    axis: int
    lower: Bound
    upper: Bound
    step: int = 1


@dataclass(frozen=True)
class Vector:
    """Columns of a tile, from ``offset`` on. The masked lanes are beyond the end of the row."""

    offset: int
    lanes: int
    is_masked: bool = False


@dataclass(frozen=True)
class Tile:
    """Loads ``height`` rows of ``vectors`` of the output, adds the reductions, and stores them."""

    row: int | None
    height: int
    vectors: tuple[Vector, ...]


@dataclass(frozen=True)
class CopyVectors:
    """Copies ``vectors`` of an operand to its buffer."""

    operand: int
    vectors: tuple[Vector, ...]


@dataclass(frozen=True)
class CopyElements:
    """Copies the columns of ``vectors`` to the buffer of an operand, one by one."""

    operand: int
    vectors: tuple[Vector, ...]


@dataclass(frozen=True)
class CopySquare:
    """Copies ``lanes`` columns, and as many indices of ``along``, which is along memory."""

    operand: int
    along: int
    lanes: int


@dataclass(frozen=True)
class Loop:
    """Runs ``body`` for each index of ``range``.

    With ``is_clamped``, the last iteration begins earlier, so that it ends with the range: its
    first columns are those of the iteration before.
    """

    range: Range
    body: Nodes
    is_clamped: bool = False


@dataclass(frozen=True)
class Parts:
    """Runs ``body`` for each part of ``axis``, to which its loops over that axis are limited.

    The parts are independent. One begins at a multiple of ``grain``; the last has the remainder.
    ``cost`` is what an iteration of all axes costs, as an addition costs 1.
    """

    axis: int
    grain: int
    cost: int
    body: Nodes


@dataclass(frozen=True)
class TileBlock:
    """Limits a reduction to ``range`` in the tiles of ``body``; the others are whole."""

    range: Range
    body: Nodes


@dataclass(frozen=True)
class Buffers:
    """Allocates a buffer with rows of ``columns`` for each of ``operands``, around ``body``."""

    operands: tuple[int, ...]
    columns: int
    body: Nodes


@dataclass(frozen=True)
class Disjoint:
    """Two operands share no memory."""

    one: int
    other: int


@dataclass(frozen=True)
class Compare:
    """The size of ``axis`` is below ``number`` (``ult``), or at least ``number`` (``uge``)."""

    axis: int
    predicate: Literal["ult", "uge"]
    number: int


@dataclass(frozen=True)
class If:
    """Runs ``then`` if all ``conditions`` are true."""

    conditions: tuple[Disjoint | Compare, ...]
    then: Nodes
    otherwise: Nodes


@dataclass(frozen=True)
class AsWritten:
    """Runs the operation itself."""


Node: TypeAlias = (
    If
    | AsWritten
    | Parts
    | Buffers
    | TileBlock
    | Loop
    | CopyVectors
    | CopyElements
    | CopySquare
    | Tile
)
Nodes: TypeAlias = tuple[Node, ...]


@dataclass(frozen=True)
class Tiling:
    """How to cut ``nest`` into tiles.

    A tile has ``height`` rows along the axis ``row`` (1 if that is None), and ``width`` vectors of
    ``lanes`` along the axis ``columns``. The operands ``packed`` are copied to buffers first.
    """

    nest: Nest
    columns: int
    row: int | None
    packed: tuple[int, ...]
    lanes: int
    width: int
    height: int
    few_rows: Tiling | None = None
    """Computes less than `_FEW` rows, for which copying to buffers takes too long."""

    @property
    def cost(self) -> int:
        """What an iteration costs: more if a tile has no rows to reuse what is loaded."""
        return 1 if self.row is not None else 4

    def plan(self, *, has_parts: bool) -> Nodes:
        """The tiles, and the operation as it is written if the memrefs or sizes allow none.

        With ``has_parts``, the tiles are in parts, if there are several.
        """
        tiles = self._tiles(has_parts)
        if self.few_rows is not None and self.row is not None:
            is_few = Compare(self.row, "ult", _FEW)
            is_wide = Compare(self.columns, "uge", self.lanes)
            tiles = (If((is_few, is_wide), self.few_rows._tiles(has_parts), tiles),)
        conditions: list[Disjoint | Compare] = [Disjoint(*pair) for pair in self.nest.overlapping()]
        if self.nest.size(self.columns) is None and not self._is_padded:
            conditions.append(Compare(self.columns, "uge", self.lanes))
        return (If(tuple(conditions), tiles, (AsWritten(),)),) if conditions else tiles

    def _tiles(self, has_parts: bool) -> Nodes:
        axes = [i for i in self.nest.parallel if i not in (self.columns, self.row)]
        outer = [i for i in axes if any(self._step(each, i) != 0 for each in self.packed)]
        inner = [i for i in axes if i not in outer]
        tiles = self._loops(outer, self._in_blocks(self._in_columns(inner)))
        order = [*inner, self.row, self.columns]
        if self.packed:
            tiles = (Buffers(self.packed, self.lanes * self.width, tiles),)
            order = [*outer, self.columns, *inner, self.row]
        tile = {self.columns: self.lanes * self.width, self.row: self.height}
        grains = {axis: tile.get(axis, 1) for axis in order if axis is not None}
        axis = self.nest.loop_for_cores(grains) if has_parts else None
        return tiles if axis is None else (Parts(axis, grains[axis], self.cost, tiles),)

    def _in_blocks(self, tiles: Nodes) -> Nodes:
        """Some iterations of the first reduction at a time, if it has many.

        Without rows to reuse what is loaded, memory is read fastest in the order of the addresses.
        """
        columns = self.nest.size(self.columns)
        if self.row is not None or (columns is not None and columns <= self.lanes * self.width):
            return tiles
        axis = self.nest.reductions[0]
        size, whole = self._size(axis), self._whole(axis, _BLOCK)
        if isinstance(size, int) and size < 4 * _BLOCK:
            return tiles
        block = TileBlock(Range(axis, LoopIndex(axis), LoopIndex(axis, _BLOCK)), tiles)
        rest = () if whole == size else (TileBlock(Range(axis, whole, size), tiles),)
        return (*self._loop(Range(axis, 0, whole, _BLOCK), (block,)), *rest)

    def _in_columns(self, inner: Sequence[int]) -> Nodes:
        """The tiles along a row of the output. The last may reach into the one before."""

        def tiles(lanes: Sequence[int], *, is_masked: bool = False) -> Nodes:
            last = len(lanes) - 1
            vectors = tuple(
                Vector(sum(lanes[:i]), lanes[i], is_masked and i == last) for i in range(len(lanes))
            )
            packing = [node for each in self.packed for node in self._packing(each, vectors)]
            return (*packing, *self._loops(inner, self._in_rows(vectors)))

        size, step = self._size(self.columns), self.lanes * self.width
        whole = self._whole(self.columns, step)
        every = Range(self.columns, 0, whole, step)
        loops = self._loop(every, tiles([self.lanes] * self.width))
        if whole == size:
            return loops
        last, is_masked = [self.lanes], self._is_padded
        if isinstance(size, int):
            last = _last_lanes(size % step, size, self.lanes, self._is_padded)
            is_masked = sum(last) > size
        rest = Range(self.columns, whole, size, sum(last))
        tail = tiles(last, is_masked=is_masked)
        return (*loops, *self._loop(rest, tail, is_clamped=not is_masked))

    def _in_rows(self, vectors: tuple[Vector, ...]) -> Nodes:
        """The tiles along the axis ``row``. The last rows are a smaller tile, or one each."""
        if self.row is None:
            return (Tile(None, 1, vectors),)
        size, whole = self._size(self.row), self._whole(self.row, self.height)
        rest = size % self.height if isinstance(size, int) else 1
        tile, smaller = (Tile(self.row, height, vectors) for height in (self.height, rest))
        return (
            *self._loop(Range(self.row, 0, whole, self.height), (tile,)),
            *self._loop(Range(self.row, whole, size, rest), (smaller,)),
        )

    def _packing(self, operand: int, vectors: tuple[Vector, ...]) -> Nodes:
        """Copy the columns ``vectors`` of ``operand`` to its buffer."""
        reductions = [i for i in self.nest.reductions if self._step(operand, i) != 0]
        step, last = self._step(operand, self.columns), vectors[-1]
        if step == 1 or (step is not None and not last.is_masked):
            return self._loops(reductions, (CopyVectors(operand, vectors),))
        along = next((i for i in reductions if self._step(operand, i) == 1), None)
        elements = (CopyElements(operand, vectors),)
        if along is None or last.is_masked or last.lanes == 1:
            return self._loops(reductions, elements)
        whole, count = self._whole(along, last.lanes), last.offset + last.lanes
        square = (CopySquare(operand, along, last.lanes),)
        squares = self._loop(Range(BUFFER_COLUMN, 0, count, last.lanes), square)
        return self._loops(
            [i for i in reductions if i != along],
            (
                *self._loop(Range(along, 0, whole, last.lanes), squares),
                *self._loop(Range(along, whole, self._size(along)), elements),
            ),
        )

    def _loops(self, axes: Sequence[int], body: Nodes) -> Nodes:
        """All iterations of ``axes``, one loop in the other."""
        for axis in reversed(axes):
            body = self._loop(Range(axis, 0, self._size(axis)), body)
        return body

    def _loop(self, range_: Range, body: Nodes, *, is_clamped: bool = False) -> Nodes:
        if range_.lower == range_.upper or not body:
            return ()
        return (Loop(range_, body, is_clamped),)

    def _size(self, axis: int) -> int | Size:
        size = self.nest.size(axis)
        return Size(axis) if size is None else size

    def _whole(self, axis: int, step: int) -> int | Size:
        """The size of ``axis`` without the remainder of its division by ``step``."""
        size = self.nest.size(axis)
        return Size(axis, step) if size is None else size - size % step

    def _step(self, operand: int, axis: int) -> int | None:
        return self.nest.operands[operand].step(axis)

    @property
    def _is_padded(self) -> bool:
        """Whether a vector may be longer than a row: all are loaded from buffers."""
        inputs = range(len(self.nest.inputs))
        return all(i in self.packed for i in inputs if self._step(i, self.columns) != 0)


def _last_lanes(rest: int, size: int, lanes: int, is_padded: bool) -> list[int]:
    """The vectors for the last ``rest`` of ``size`` columns, which may be longer than ``rest``.

    They are longer than ``size`` only if they may be padded.
    """
    widths = [lanes] * (rest // lanes)
    part = rest % lanes
    if part:
        power = 1 << (part - 1).bit_length()
        if is_padded or sum(widths) + power <= size:
            widths.append(power)
        else:
            widths += [1 << bit for bit in reversed(range(part.bit_length())) if part >> bit & 1]
    return widths
