"""Emits the loops of `abi-tile-reductions`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Any, NamedTuple

from mlir_abi import bindings
from mlir_abi.bindings import arith, ir, memref, scf, vector
from mlir_abi.lowering.loops.loop_nest import Nest, Operand
from mlir_abi.passes.support.functions import find_named

_FEW = 4
_BLOCK = 8
"""The iterations of a reduction between two loads of the output."""

_COLUMN = -1
"""Stands for the loop over the columns of a buffer, which the operation does not have."""

AS_WRITTEN = "abi.as_written"
"""Marks an operation that runs where the sizes or the memrefs do not allow tiles."""

_AT_LEAST, _BELOW = arith.CmpIPredicate.uge, arith.CmpIPredicate.ult


class Vector(NamedTuple):
    """The columns of a tile that are in one vector, from ``offset`` on."""

    offset: int
    lanes: int
    kept: int | ir.Value
    """How many lanes, the first ones, another tile stores."""
    valid: ir.Value | None
    """A mask of the lanes that are in the row, if not all are."""


@dataclass
class TileEmitter:
    """Computes ``nest`` in tiles.

    A tile has ``height`` rows along the loop ``row`` (1 if that is None), and ``width`` vectors of
    ``lanes`` along the loop ``columns``. The operands ``packed`` are copied to buffers first.
    """

    nest: Nest
    columns: int
    row: int | None
    packed: list[Operand]
    lanes: int
    width: int
    height: int
    few_rows: TileEmitter | None = None
    """What computes less than `_FEW` rows, for which copying to buffers takes too long."""
    _buffers: dict[Operand, ir.Value] = field(default_factory=dict)
    _at: dict[int, ir.Value] = field(default_factory=dict)
    """The index of each loop that has been entered."""
    _bounds: dict[int, tuple[ir.Value, ir.Value]] = field(default_factory=dict)
    """The first iteration of a reduction, and the one after the last, if it is done in blocks."""

    def emit(self) -> None:
        """Emit the loops at the insertion point, and those as written if tiles may not do."""
        size = self._size(self.columns)
        conditions = [_is_disjoint(*pair) for pair in self.nest.overlapping()]
        if isinstance(size, ir.Value) and not self._is_padded:
            conditions.append(arith.cmpi(_AT_LEAST, size, as_index(self.lanes)))
        if conditions:
            _if(reduce(arith.andi, conditions), self._emit_any_rows, self._emit_as_written)
        else:
            self._emit_any_rows()

    def _emit_as_written(self) -> None:
        self.nest.op.clone().attributes[AS_WRITTEN] = ir.UnitAttr.get()

    def _emit_any_rows(self) -> None:
        if self.few_rows is None or self.row is None:
            self._emit_tiles()
            return
        is_few = arith.cmpi(_BELOW, as_index(self._size(self.row)), as_index(_FEW))
        columns = as_index(self._size(self.columns))
        is_wide = arith.cmpi(_AT_LEAST, columns, as_index(self.lanes))
        _if(arith.andi(is_few, is_wide), self.few_rows._emit_tiles, self._emit_tiles)

    def _emit_tiles(self) -> None:
        loops = [i for i in self.nest.parallel if i not in (self.columns, self.row)]
        outer = [i for i in loops if any(each.step(i) != 0 for each in self.packed)]
        inner = [i for i in loops if i not in outer]
        size = self._size(self.columns)
        for operand in self.packed:
            self._buffers[operand] = self._buffer(operand)
        for _ in self._in_loops(outer):
            for _ in self._in_blocks():
                for vectors in self._in_columns(size):
                    for operand in self.packed:
                        self._pack(operand, vectors)
                    for _ in self._in_loops(inner):
                        for rows in self._in_rows():
                            self._tile(rows, vectors)
        for buffer in self._buffers.values():
            memref.dealloc(buffer)

    # Loops: generators, such as MLIR's `scf.for_`, around what is emitted in them. One yields for
    # each copy of that: none for an empty loop, and two for whole tiles and the rest.

    def _in_loops(self, loops: Sequence[int]) -> Iterator[None]:
        """Emit all iterations of ``loops``, one in the other."""
        if not loops:
            yield
            return
        for _ in self._in_loop(loops[0], 0, self._size(loops[0]), 1):
            yield from self._in_loops(loops[1:])

    def _in_loop(
        self, loop: int, lower: int | ir.Value, upper: int | ir.Value, step: int
    ) -> Iterator[ir.Value]:
        """Emit each ``step``-th iteration of ``loop``; yield its index."""
        if isinstance(lower, int) and isinstance(upper, int) and upper - lower in (0, step):
            if upper > lower:
                self._at[loop] = as_index(lower)
                yield self._at[loop]
            return
        for_ = scf.ForOp(as_index(lower), as_index(upper), as_index(step))
        with ir.InsertionPoint(for_.body):
            self._at[loop] = for_.induction_variable
            yield for_.induction_variable
            scf.yield_([])

    def _in_blocks(self) -> Iterator[None]:
        """Emit some iterations of the first reduction at a time, if it has many.

        Without rows to reuse what is loaded, memory is read fastest in the order of the addresses.
        """
        columns = self.nest.size(self.columns)
        if self.row is not None or (columns is not None and columns <= self.lanes * self.width):
            yield
            return
        loop = self.nest.reductions[0]
        size = self._size(loop)
        if isinstance(size, int) and size < 4 * _BLOCK:
            yield
            return
        whole = _round_down(size, _BLOCK)
        for lower in self._in_loop(loop, 0, whole, _BLOCK):
            self._bounds[loop] = lower, add(lower, _BLOCK)
            yield
        if whole != size:
            self._bounds[loop] = as_index(whole), as_index(size)
            yield

    def _in_columns(self, size: int | ir.Value) -> Iterator[list[Vector]]:
        """Emit the loop over tiles along a row of the output; yield the vectors of a tile."""
        step = self.lanes * self.width
        whole = _round_down(size, step)
        for _ in self._in_loop(self.columns, 0, whole, step):
            yield _vectors([self.lanes] * self.width)
        if isinstance(size, int) and isinstance(whole, int):
            if whole < size:
                lanes = _last_lanes(size - whole, size, self.lanes, self._is_padded)
                start = max(0, size - sum(lanes))
                self._at[self.columns] = as_index(start)
                valid = size - sum(lanes[:-1]) if sum(lanes) > size else None
                yield _vectors(lanes, whole - start, valid)
        elif self._is_padded:
            for column in self._in_loop(self.columns, whole, size, self.lanes):
                yield _vectors([self.lanes], valid=arith.subi(size, column))
        else:
            last = arith.subi(size, as_index(self.lanes))
            for column in self._in_loop(self.columns, whole, size, self.lanes):
                self._at[self.columns] = start = arith.minui(column, last)
                yield _vectors([self.lanes], arith.subi(column, start))

    def _in_rows(self) -> Iterator[list[ir.Value | None]]:
        """Emit the loop over tiles along the loop ``row``; yield the rows of a tile."""
        if self.row is None:
            yield [None]
            return
        size = self._size(self.row)
        whole = _round_down(size, self.height)
        for row in self._in_loop(self.row, 0, whole, self.height):
            yield [add(row, i) for i in range(self.height)]
        rest = size % self.height if isinstance(size, int) else 1
        for row in self._in_loop(self.row, whole, size, rest):
            yield [add(row, i) for i in range(rest)]

    # A tile

    def _tile(self, rows: list[ir.Value | None], vectors: list[Vector]) -> None:
        """Load a tile of the output, add to it in the loops of the reductions, and store it."""
        (output,) = self.nest.outputs
        places = [(row, each) for row in rows for each in vectors]
        before = [self._load_vector(output, *place) for place in places]

        def sum_up(loops: Sequence[int], sums: list[ir.Value]) -> list[ir.Value]:
            if not loops:
                return self._body(places, sums)
            whole = as_index(0), as_index(self._size(loops[0]))
            lower, upper = self._bounds.get(loops[0], whole)
            for_: Any = scf.ForOp(lower, upper, as_index(1), sums)
            with ir.InsertionPoint(for_.body):
                self._at[loops[0]] = for_.induction_variable
                scf.yield_(sum_up(loops[1:], list(for_.inner_iter_args)))
            return list(for_.results)

        sums = sum_up(self.nest.reductions, before)
        for (row, each), old, new in zip(places, before, sums, strict=True):
            value = new if each.kept == 0 else arith.select(_is_from(each), new, old)
            indices = self._indices(output, row, each.offset)
            if each.valid is not None:
                vector.maskedstore(output.value, indices, each.valid, value)
            else:
                vector.store(value, output.value, indices)

    def _body(
        self, places: list[tuple[ir.Value | None, Vector]], sums: list[ir.Value]
    ) -> list[ir.Value]:
        """Emit the body once for each vector of the tile; what is the same for several, once."""
        *body, end = self.nest.body.operations
        *arguments, sum_ = self.nest.body.arguments
        emitted = self._squares(places)
        contracted = [*self.nest.accumulations, *find_named(self.nest.op, "arith.mulf")]
        results = []
        for (row, each), before in zip(places, sums, strict=True):
            values: dict[ir.Value, ir.Value] = {sum_: before}
            for operand, argument in zip(self.nest.inputs, arguments, strict=True):
                depends = self.row is not None and operand.step(self.row) != 0
                is_vector = operand.step(self.columns) != 0
                key = (argument, row if depends else None, each.offset if is_vector else None)
                if key not in emitted:
                    emitted[key] = self._load(operand, row, each)
                values[argument] = emitted[key]
            for view in body:
                op = view.operation
                operands = [values.get(value, value) for value in op.operands]
                key = (op, *operands)
                if key not in emitted:
                    emitted[key] = _on_vectors(op, operands, each.lanes, op in contracted)
                values[op.result] = emitted[key]
            result = values.get(end.operands[0], end.operands[0])
            results.append(_widened(result, each.lanes))
        return results

    def _squares(self, places: list[tuple[ir.Value | None, Vector]]) -> dict[Any, ir.Value]:
        """Load the vectors of a square tile from the inputs that are contiguous along its rows."""
        rows, vectors = ([*dict.fromkeys(each)] for each in zip(*places, strict=True))
        loaded: dict[Any, ir.Value] = {}
        for operand, argument in zip(self.nest.inputs, self.nest.body.arguments, strict=False):
            if operand.step(self.columns) is None and operand not in self._buffers:
                for each in vectors if vectors[0].lanes == len(rows) else ():
                    square = self._load_square(operand, rows[0], each.offset, each.lanes)
                    keys = ((argument, row, each.offset) for row in rows)
                    loaded |= zip(keys, square, strict=True)
        return loaded

    def _load(self, operand: Operand, row: ir.Value | None, columns: Vector) -> ir.Value:
        if not isinstance(operand.value.type, ir.MemRefType):
            return operand.value
        if operand in self._buffers:
            type_ = ir.VectorType.get([columns.lanes], operand.value.type.element_type)
            indices = [*self._depths(operand), as_index(columns.offset)]
            return vector.load(type_, self._buffers[operand], indices)
        if operand.step(self.columns) == 0:
            return memref.load(operand.value, self._indices(operand, row, 0))
        if operand.step(self.columns) is None:
            offsets = range(columns.offset, columns.offset + columns.lanes)
            places = [self._indices(operand, row, offset) for offset in offsets]
            type_ = ir.VectorType.get([columns.lanes], operand.value.type.element_type)
            return vector.from_elements(type_, [memref.load(operand.value, at) for at in places])
        return self._load_vector(operand, row, columns)

    def _load_vector(self, operand: Operand, row: ir.Value | None, columns: Vector) -> ir.Value:
        """Load a row's elements of ``operand``, of which only some may be in the row."""
        indices = self._indices(operand, row, columns.offset)
        element = operand.value.type.element_type
        type_ = ir.VectorType.get([columns.lanes], element)
        if columns.valid is None:
            return self._load_apart(operand, indices, type_)
        return vector.maskedload(type_, operand.value, indices, columns.valid, _zeros(type_))

    def _load_apart(
        self, operand: Operand, indices: list[ir.Value], type_: ir.VectorType
    ) -> ir.Value:
        """Load every second element, say, of two contiguous vectors, which have no more."""
        step, lanes = operand.step(self.columns) or 1, type_.shape[0]
        starts = [min(i * lanes, (step - 1) * (lanes - 1)) for i in range(step)]
        *before, first = indices
        vectors = [vector.load(type_, operand.value, [*before, add(first, i)]) for i in starts]
        result = vectors[0]
        for i in range(1, step):
            lanes_of = [(lane * step // lanes, lane * step) for lane in range(lanes)]
            places = [
                lanes + at - starts[i] if source == i else at if i == 1 and source == 0 else lane
                for lane, (source, at) in enumerate(lanes_of)
            ]
            result = vector.shuffle(result, vectors[i], places)
        return result

    def _indices(
        self, operand: Operand, row: ir.Value | None, column: int | ir.Value
    ) -> list[ir.Value]:
        """The indices of ``operand`` in the current iteration, ``column`` further."""
        at = dict(self._at)
        if row is not None and self.row is not None:
            at[self.row] = row
        if operand.step(self.columns) != 0:
            at[self.columns] = add(at[self.columns], column)
        return [
            _apply(index, operand.map.n_dims, {i: at[i] for i in factors})
            for index, factors in zip(operand.map.results, operand.factors, strict=True)
        ]

    def _size(self, loop: int) -> int | ir.Value:
        source, dimension = self.nest.sources[loop]
        size = self.nest.size(loop)
        return memref.dim(source, as_index(dimension)) if size is None else size

    # Packing

    @property
    def _is_padded(self) -> bool:
        """Whether a vector may be longer than a row: all are loaded from buffers."""
        vectors = [each for each in self.nest.inputs if each.step(self.columns) != 0]
        return all(each in self.packed for each in vectors)

    def _buffer(self, operand: Operand) -> ir.Value:
        """Allocate a buffer for the columns of a tile, for all iterations of the reductions."""
        sizes = [self._size(i) for i in self._reductions(operand)]
        dynamic = ir.ShapedType.get_dynamic_size()
        shape = [each if isinstance(each, int) else dynamic for each in sizes]
        type_ = ir.MemRefType.get(
            [*shape, self.lanes * self.width], operand.value.type.element_type
        )
        sizes = [each for each in sizes if not isinstance(each, int)]
        return memref.AllocOp(type_, sizes, [], alignment=64).result

    def _reductions(self, operand: Operand) -> list[int]:
        """The reductions that ``operand`` depends on."""
        return [i for i in self.nest.reductions if operand.step(i) != 0]

    def _depths(self, operand: Operand) -> list[ir.Value]:
        """The first indices of the buffer of ``operand`` in the current iteration."""
        return [self._at[i] for i in self._reductions(operand)]

    def _pack(self, operand: Operand, vectors: list[Vector]) -> None:
        """Copy the columns ``vectors`` of ``operand`` to its buffer."""
        buffer, reductions = self._buffers[operand], self._reductions(operand)
        step = operand.step(self.columns)
        if step == 1 or (step is not None and vectors[-1].valid is None):
            for _ in self._in_loops(reductions):
                for each in vectors:
                    value = self._load_vector(operand, None, each)
                    vector.store(value, buffer, [*self._depths(operand), as_index(each.offset)])
            return
        count: int | ir.Value = sum(each.lanes for each in vectors)
        if vectors[-1].valid is not None:
            rest = arith.subi(as_index(self._size(self.columns)), self._at[self.columns])
            count = arith.minui(rest, as_index(count))
        lanes = vectors[-1].lanes if vectors[-1].valid is None else 1
        along = next((i for i in reductions if operand.step(i) == 1), None)
        if along is None or lanes == 1:
            for _ in self._in_loops(reductions):
                self._pack_elements(operand, vectors, count)
            return
        size = self._size(along)
        whole = _round_down(size, lanes)
        for _ in self._in_loops([i for i in reductions if i != along]):
            for _ in self._in_loop(along, 0, whole, lanes):
                for column in self._in_loop(_COLUMN, 0, count, lanes):
                    self._pack_square(operand, column, lanes, along)
            for _ in self._in_loop(along, whole, size, 1):
                self._pack_elements(operand, vectors, count)

    def _pack_elements(
        self, operand: Operand, vectors: list[Vector], count: int | ir.Value
    ) -> None:
        """Copy ``count`` columns one by one; zeros follow, since subnormal numbers are slow."""
        buffer, depths = self._buffers[operand], self._depths(operand)
        for each in vectors:
            if each.valid is not None:
                type_ = ir.VectorType.get([each.lanes], buffer.type.element_type)
                vector.store(_zeros(type_), buffer, [*depths, as_index(each.offset)])
        for column in self._in_loop(_COLUMN, 0, count, 1):
            value = memref.load(operand.value, self._indices(operand, None, column))
            memref.store(value, buffer, [*depths, column])

    def _pack_square(self, operand: Operand, column: ir.Value, lanes: int, along: int) -> None:
        """Copy ``lanes`` columns and as many iterations of ``along``, which are along memory."""
        first = self._at[along]
        for i, row in enumerate(self._load_square(operand, None, column, lanes)):
            self._at[along] = add(first, i)
            vector.store(row, self._buffers[operand], [*self._depths(operand), column])

    def _load_square(
        self, operand: Operand, row: ir.Value | None, column: int | ir.Value, lanes: int
    ) -> list[ir.Value]:
        """Load ``lanes`` columns, which are along memory; return the rows of the square."""
        type_ = ir.VectorType.get([lanes], operand.value.type.element_type)
        indices = (self._indices(operand, row, add(as_index(column), i)) for i in range(lanes))
        return _transposed([vector.load(type_, operand.value, each) for each in indices])


def _zeros(type_: ir.VectorType) -> ir.Value:
    element = type_.element_type
    is_integer = isinstance(element, ir.IntegerType)
    zero = ir.IntegerAttr.get(element, 0) if is_integer else ir.FloatAttr.get(element, 0.0)
    return arith.constant(type_, ir.DenseElementsAttr.get_splat(type_, zero))


def _transposed(rows: list[ir.Value]) -> list[ir.Value]:
    """Transpose a square of vectors: pairs of rows exchange 1 lane, then 2, 4, and so on."""
    size, step = len(rows), 1
    while step < size:
        low = [i if not i & step else size + i - step for i in range(size)]
        high = [i + step if not i & step else size + i for i in range(size)]
        rows = [
            vector.shuffle(rows[i & ~step], rows[i | step], high if i & step else low)
            for i in range(size)
        ]
        step *= 2
    return rows


def _vectors(
    lanes: list[int], kept: int | ir.Value = 0, valid: int | ir.Value | None = None
) -> list[Vector]:
    """The vectors of a tile: the first keeps lanes, and of the last some may be valid only."""
    mask = None
    if valid is not None:
        type_ = ir.VectorType.get([lanes[-1]], ir.IntegerType.get_signless(1))
        mask = vector.create_mask(type_, [as_index(valid)])
    last = len(lanes) - 1
    return [
        Vector(sum(lanes[:i]), lanes[i], 0 if i else kept, mask if i == last else None)
        for i in range(len(lanes))
    ]


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


def _is_from(columns: Vector) -> ir.Value:
    """Emit a mask that is true from lane ``kept`` on."""
    lanes, kept = columns.lanes, columns.kept
    if isinstance(kept, int):
        type_ = ir.VectorType.get([lanes], ir.IntegerType.get_signless(1))
        bits = [ir.BoolAttr.get(lane >= kept) for lane in range(lanes)]
        return arith.constant(type_, ir.DenseElementsAttr.get(bits, type_))
    type_ = ir.VectorType.get([lanes], ir.IndexType.get())
    return arith.cmpi(_AT_LEAST, vector.step(type_), vector.broadcast(type_, kept))


def _is_disjoint(one: ir.Value, other: ir.Value) -> ir.Value:
    """Emit whether two memrefs share no memory."""
    (begin, end), (other_begin, other_end) = _extent(one), _extent(other)
    is_before = arith.cmpi(arith.CmpIPredicate.ule, end, other_begin)
    is_after = arith.cmpi(arith.CmpIPredicate.ule, other_end, begin)
    return arith.ori(is_before, is_after)


def _extent(value: ir.Value) -> tuple[ir.Value, ir.Value]:
    """Emit the address of the first byte of a memref, and of the one after the last."""
    _, offset, *shape = memref.extract_strided_metadata(value)
    first, last, rank = offset, offset, value.type.rank
    address = memref.extract_aligned_pointer_as_index(value)
    for size, stride in zip(shape[:rank], shape[rank:], strict=True):
        span = arith.muli(arith.subi(size, as_index(1)), stride)
        first = arith.addi(first, arith.minsi(span, as_index(0)))
        last = arith.addi(last, arith.maxsi(span, as_index(0)))
    width = as_index(value.type.element_type.width // 8)
    begin = arith.addi(address, arith.muli(first, width))
    return begin, arith.addi(address, arith.muli(add(last, 1), width))


def _on_vectors(
    op: ir.Operation, operands: list[ir.Value], lanes: int, is_contracted: bool
) -> ir.Value:
    """Emit ``op`` on vectors, or on scalars if all operands are scalars.

    LLVM makes ``fma`` of a multiplication and an addition that are both contracted.
    """
    types = [result.type for result in op.results]
    if any(isinstance(each.type, ir.VectorType) for each in operands):
        operands = [_widened(each, lanes) for each in operands]
        types = [ir.VectorType.get([lanes], each) for each in types]
    attributes = {name: op.attributes[name] for name in op.attributes}
    if is_contracted:
        attributes["fastmath"] = ir.Attribute.parse("#arith.fastmath<contract>")
    return ir.Operation.create(op.name, types, operands, attributes).result


def _widened(value: ir.Value, lanes: int) -> ir.Value:
    if isinstance(value.type, ir.VectorType):
        return value
    return vector.broadcast(ir.VectorType.get([lanes], value.type), value)


def _apply(index: Any, count: int, at: dict[int, ir.Value]) -> ir.Value:
    """Emit the affine expression ``index`` of ``count`` loops, where those in it are ``at``."""
    if isinstance(index, ir.AffineDimExpr):
        return at[index.position]
    if isinstance(index, ir.AffineConstantExpr):
        return as_index(index.value)
    used = list(at)
    dims = [ir.AffineDimExpr.get(used.index(i) if i in at else 0) for i in range(count)]
    renumbered = index.compose(ir.AffineMap.get(len(used), 0, dims))
    map_ = ir.AffineMap.get(len(used), 0, [renumbered])
    return bindings.affine.AffineApplyOp(map_, list(at.values())).result


def _if(condition: ir.Value, then: Callable[[], None], otherwise: Callable[[], None]) -> None:
    branch = scf.IfOp(condition, has_else=True)
    for block, emit in ((branch.then_block, then), (branch.else_block, otherwise)):
        with ir.InsertionPoint(block):
            emit()
            scf.yield_([])


def _round_down(size: int | ir.Value, step: int) -> int | ir.Value:
    """``size`` less the remainder of its division by ``step``."""
    if isinstance(size, int):
        return size - size % step
    return arith.subi(size, arith.remui(size, as_index(step)))


def add(index: ir.Value, number: int | ir.Value) -> ir.Value:
    return index if isinstance(number, int) and not number else arith.addi(index, as_index(number))


def as_index(value: int | ir.Value) -> ir.Value:
    return arith.constant(ir.IndexType.get(), value) if isinstance(value, int) else value
