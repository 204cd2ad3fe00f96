"""Emits the loops that `tile_plan` plans."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, reduce
from itertools import product
from typing import Any, TypeAlias

from mlir_abi import bindings
from mlir_abi.bindings import arith, ir, memref, scf, vector
from mlir_abi.lowering.loops import tile_plan as plan
from mlir_abi.lowering.loops.loop_nest import Nest, Operand
from mlir_abi.lowering.loops.parts import Number, as_index, emit_parts, multiply
from mlir_abi.passes.support.functions import find_named

AS_WRITTEN = "abi.as_written"
"""Marks an operation that runs where the sizes or the memrefs do not allow tiles."""

_ALREADY_STORED = -2
"""In place of an axis: how many of the first columns the previous tile has stored."""

At: TypeAlias = Mapping[int, Number]
"""The index of each axis whose loop is around."""


@dataclass(frozen=True)
class TileEmitter:
    """Emits a plan for ``nest`` at the insertion point; ``columns`` is the axis of its vectors."""

    nest: Nest
    columns: int
    least_work: int
    """Cores share so many iterations, or more."""
    buffers: Mapping[Operand, ir.Value] = field(default_factory=dict)
    """The buffer of each operand that has one."""
    blocks: Mapping[int, tuple[Number, Number]] = field(default_factory=dict)
    """The bounds of each reduction that is not whole."""
    parts: Mapping[int, tuple[ir.Value, ir.Value]] = field(default_factory=dict)
    """The bounds of the axis of which a part is emitted."""

    def emit(self, nodes: plan.Nodes, at: At) -> None:
        for node in nodes:
            self._emit(node, at)

    def _emit(self, node: plan.Node, at: At) -> None:
        match node:
            case plan.If(conditions, then, otherwise):
                condition = reduce(arith.andi, map(self._condition, conditions))
                branch = scf.IfOp(condition, has_else=True)
                for block, nodes in ((branch.then_block, then), (branch.else_block, otherwise)):
                    with ir.InsertionPoint(block):
                        self.emit(nodes, at)
                        scf.yield_([])
            case plan.AsWritten():
                self.nest.op.clone().attributes[AS_WRITTEN] = ir.UnitAttr.get()
            case plan.Parts(axis, grain, cost, body):
                sizes = [self._size(i) for i in (*self.nest.parallel, *self.nest.reductions)]
                work = reduce(multiply, sizes, cost)

                def emit_part(lower: ir.Value, upper: ir.Value) -> None:
                    replace(self, parts={axis: (lower, upper)}).emit(body, at)

                emit_parts(self._size(axis), grain, work, self.least_work, emit_part)
            case plan.Buffers(operands, columns, body):
                packed = [self.nest.operands[each] for each in operands]
                buffers = {each: self._buffer(each, columns) for each in packed}
                replace(self, buffers=buffers).emit(body, at)
                for buffer in buffers.values():
                    memref.dealloc(buffer)
            case plan.TileBlock(range_, body):
                bounds = self._bounds(range_, at)
                replace(self, blocks={**self.blocks, range_.axis: bounds}).emit(body, at)
            case plan.Loop():
                self._loop(node, at)
            case plan.CopyVectors(number, vectors):
                operand = self.nest.operands[number]
                for each in vectors:
                    self._pack(self._load_vector(operand, at, each), operand, at, each.offset)
            case plan.CopyElements(number, vectors):
                self._copy_elements(self.nest.operands[number], vectors[-1], at)
            case plan.CopySquare(number, along, lanes):
                operand, column = self.nest.operands[number], at[plan.BUFFER_COLUMN]
                for i, row in enumerate(self._load_square(operand, at, column, lanes)):
                    self._pack(row, operand, {**at, along: _add(at[along], i)}, column)
            case plan.Tile():
                self._tile(node, at)

    def _condition(self, condition: plan.Disjoint | plan.Compare) -> ir.Value:
        match condition:
            case plan.Disjoint(one, other):
                return _is_disjoint(self.nest.operands[one].value, self.nest.operands[other].value)
            case plan.Compare(axis, predicate, number):
                size = as_index(self._size(axis))
                return arith.cmpi(arith.CmpIPredicate[predicate], size, as_index(number))

    # Loops

    def _loop(self, loop: plan.Loop, at: At) -> None:
        axis, step = loop.range.axis, loop.range.step
        lower, upper = self._bounds(loop.range, at)
        last = _subtract(upper, step) if loop.is_clamped else None

        def body(index: Number) -> None:
            inside = {**at, axis: index}
            if last is not None:
                inside[axis] = first = _least(index, last)
                inside[_ALREADY_STORED] = _subtract(index, first)
            self.emit(loop.body, inside)

        if axis not in self.parts:
            _for(lower, upper, step, body)
            return
        begin, end = self.parts[axis]
        if _is_one_iteration(lower, upper, step):
            is_here = arith.cmpi(arith.CmpIPredicate.ugt, end, as_index(lower))
            with ir.InsertionPoint(scf.IfOp(is_here).then_block):
                body(lower)
                scf.yield_([])
        else:
            first = begin if lower == 0 else arith.maxui(begin, as_index(lower))
            _for(first, _least(upper, end), step, body)

    def _bounds(self, range_: plan.Range, at: At) -> tuple[Number, Number]:
        return self._bound(range_.lower, at), self._bound(range_.upper, at)

    def _bound(self, bound: plan.Bound, at: At) -> Number:
        match bound:
            case int():
                return bound
            case plan.LoopIndex(axis, offset):
                return _add(at[axis], offset)
            case plan.Size(axis, multiple):
                size = self._size(axis)
                if multiple == 1:
                    return size
                return arith.subi(size, arith.remui(size, as_index(multiple)))

    def _size(self, axis: int) -> Number:
        source, dimension = self.nest.sources[axis]
        size = self.nest.size(axis)
        return memref.dim(source, as_index(dimension)) if size is None else size

    # A tile

    def _tile(self, tile: plan.Tile, at: At) -> None:
        """Load a tile of the output, add to it in the loops of the reductions, and store it."""
        (output,) = self.nest.outputs
        rows = [at]
        if tile.row is not None:
            rows = [{**at, tile.row: _add(at[tile.row], i)} for i in range(tile.height)]
        places = list(product(rows, tile.vectors))
        before = [self._load_vector(output, *place) for place in places]
        sums = self._sums(tile, self.nest.reductions, rows, before)
        for (row, columns), old, new in zip(places, before, sums, strict=True):
            already_stored = 0 if columns.offset else at.get(_ALREADY_STORED, 0)
            is_new = already_stored == 0
            value = new if is_new else arith.select(_is_from(already_stored, columns), new, old)
            indices = self._indices(output, row, columns.offset)
            if columns.is_masked:
                vector.maskedstore(output.value, indices, self._mask(columns, at), value)
            else:
                vector.store(value, output.value, indices)

    def _sums(
        self, tile: plan.Tile, reductions: Sequence[int], rows: list[At], sums: list[ir.Value]
    ) -> list[ir.Value]:
        """Emit the loops of ``reductions`` around the body."""
        if not reductions:
            return self._body(tile, rows, sums)
        axis, *others = reductions
        lower, upper = self.blocks.get(axis) or (0, self._size(axis))
        for_: Any = scf.ForOp(as_index(lower), as_index(upper), as_index(1), sums)
        with ir.InsertionPoint(for_.body):
            inside: list[At] = [{**row, axis: for_.induction_variable} for row in rows]
            scf.yield_(self._sums(tile, others, inside, list(for_.inner_iter_args)))
        return list(for_.results)

    def _body(self, tile: plan.Tile, rows: list[At], sums: list[ir.Value]) -> list[ir.Value]:
        """Emit the body once for each vector of the tile; what is the same for several, once."""
        *body, end = self.nest.body.operations
        *arguments, sum_ = self.nest.body.arguments
        contracted = [*self.nest.accumulations, *find_named(self.nest.op, "arith.mulf")]

        @cache
        def load(operand: Operand, row: int, columns: plan.Vector) -> ir.Value:
            if self._is_across(operand) and columns.lanes == len(rows):
                return load_square(operand, columns)[row]
            return self._load(operand, rows[row], columns)

        @cache
        def load_square(operand: Operand, columns: plan.Vector) -> list[ir.Value]:
            return self._load_square(operand, rows[0], columns.offset, columns.lanes)

        @cache
        def compute(op: ir.Operation, *operands: ir.Value) -> ir.Value:
            return _on_vectors(op, operands, is_contracted=op in contracted)

        inputs = [
            (
                argument,
                operand,
                tile.row is not None and operand.step(tile.row) != 0,
                operand.step(self.columns) != 0,
            )
            for operand, argument in zip(self.nest.inputs, arguments, strict=True)
        ]
        results = []
        places = product(range(len(rows)), tile.vectors)
        for (row, columns), before in zip(places, sums, strict=True):
            values: dict[ir.Value, ir.Value] = {sum_: before}
            for argument, operand, has_rows, has_columns in inputs:
                place = row if has_rows else 0, columns if has_columns else tile.vectors[0]
                values[argument] = load(operand, *place)
            for view in body:
                op = view.operation
                values[op.result] = compute(op, *[values.get(each, each) for each in op.operands])
            result = values.get(end.operands[0], end.operands[0])
            results.append(_widened(result, columns.lanes))
        return results

    # Memory

    def _load(self, operand: Operand, at: At, columns: plan.Vector) -> ir.Value:
        """Load a vector, or a scalar that is the same for all ``columns``."""
        if not isinstance(operand.value.type, ir.MemRefType):
            return operand.value
        type_ = _vector_for(operand, columns.lanes)
        if operand in self.buffers:
            indices = [*self._depths(operand, at), as_index(columns.offset)]
            return vector.load(type_, self.buffers[operand], indices)
        if operand.step(self.columns) == 0:
            return memref.load(operand.value, self._indices(operand, at, 0))
        if self._is_across(operand):
            offsets = range(columns.offset, columns.offset + columns.lanes)
            places = [self._indices(operand, at, offset) for offset in offsets]
            elements = [memref.load(operand.value, each) for each in places]
            return vector.from_elements(type_, elements)
        return self._load_vector(operand, at, columns)

    def _load_vector(self, operand: Operand, at: At, columns: plan.Vector) -> ir.Value:
        """Load elements of a row, of which only some may be in the row.

        Every second element, say, is loaded by two contiguous vectors, the last of which ends with
        the last element.
        """
        type_ = _vector_for(operand, columns.lanes)
        *before, first = self._indices(operand, at, columns.offset)
        if columns.is_masked:
            mask, zeros = self._mask(columns, at), _zeros(type_)
            return vector.maskedload(type_, operand.value, [*before, first], mask, zeros)
        step, lanes = operand.step(self.columns) or 1, columns.lanes
        starts = [min(i * lanes, (step - 1) * (lanes - 1)) for i in range(step)]
        indices = [[*before, as_index(_add(first, start))] for start in starts]
        vectors = [vector.load(type_, operand.value, each) for each in indices]
        result = vectors[0]
        for i in range(1, step):
            lanes_of = [(lane * step // lanes, lane * step) for lane in range(lanes)]
            places = [
                lanes + at - starts[i] if source == i else at if i == 1 and source == 0 else lane
                for lane, (source, at) in enumerate(lanes_of)
            ]
            result = vector.shuffle(result, vectors[i], places)
        return result

    def _load_square(self, operand: Operand, at: At, column: Number, lanes: int) -> list[ir.Value]:
        """Load ``lanes`` columns, which are along memory; return the rows of the square."""
        type_ = _vector_for(operand, lanes)
        places = (self._indices(operand, at, _add(column, i)) for i in range(lanes))
        return _transposed([vector.load(type_, operand.value, each) for each in places])

    def _is_across(self, operand: Operand) -> bool:
        """Whether the columns of ``operand`` are neither along memory nor in a buffer."""
        return operand.step(self.columns) is None and operand not in self.buffers

    def _mask(self, columns: plan.Vector, at: At) -> ir.Value:
        """Emit a mask of the lanes that are in the row."""
        rest = _subtract(self._size(self.columns), _add(at[self.columns], columns.offset))
        type_ = _vector_of(ir.IntegerType.get_signless(1), columns.lanes)
        return vector.create_mask(type_, [as_index(rest)])

    def _indices(self, operand: Operand, at: At, column: Number) -> list[ir.Value]:
        """The indices of ``operand``, ``column`` columns further than ``at``."""
        if operand.step(self.columns) != 0:
            at = {**at, self.columns: _add(at[self.columns], column)}
        return [
            _apply(index, operand.map.n_dims, at, factors)
            for index, factors in zip(operand.map.results, operand.factors, strict=True)
        ]

    # Buffers

    def _buffer(self, operand: Operand, columns: int) -> ir.Value:
        """Allocate a buffer for ``columns``, for all iterations of the reductions."""
        sizes = [self._size(i) for i in self._reductions(operand)]
        dynamic = ir.ShapedType.get_dynamic_size()
        shape = [each if isinstance(each, int) else dynamic for each in sizes]
        type_ = ir.MemRefType.get([*shape, columns], operand.value.type.element_type)
        sizes = [each for each in sizes if not isinstance(each, int)]
        return memref.AllocOp(type_, sizes, [], alignment=64).result

    def _reductions(self, operand: Operand) -> list[int]:
        """The reductions that ``operand`` depends on."""
        return [i for i in self.nest.reductions if operand.step(i) != 0]

    def _depths(self, operand: Operand, at: At) -> list[ir.Value]:
        """The first indices of the buffer of ``operand``."""
        return [as_index(at[i]) for i in self._reductions(operand)]

    def _pack(self, value: ir.Value, operand: Operand, at: At, column: Number) -> None:
        """Store a vector in the buffer of ``operand``."""
        indices = [*self._depths(operand, at), as_index(column)]
        vector.store(value, self.buffers[operand], indices)

    def _copy_elements(self, operand: Operand, last: plan.Vector, at: At) -> None:
        """Copy columns one by one; zeros follow, since subnormal numbers are slow."""
        count: Number = last.offset + last.lanes
        if last.is_masked:
            zeros = _zeros(_vector_for(operand, last.lanes))
            self._pack(zeros, operand, at, last.offset)
            count = _least(_subtract(self._size(self.columns), at[self.columns]), count)

        def copy(column: Number) -> None:
            value = memref.load(operand.value, self._indices(operand, at, column))
            indices = [*self._depths(operand, at), as_index(column)]
            memref.store(value, self.buffers[operand], indices)

        _for(0, count, 1, copy)


def _for(lower: Number, upper: Number, step: int, body: Callable[[Number], None]) -> None:
    """Emit a loop around ``body``, unless it is known that there is one iteration."""
    if _is_one_iteration(lower, upper, step):
        body(lower)
        return
    for_ = scf.ForOp(as_index(lower), as_index(upper), as_index(step))
    with ir.InsertionPoint(for_.body):
        body(for_.induction_variable)
        scf.yield_([])


def _is_one_iteration(lower: Number, upper: Number, step: int) -> bool:
    return isinstance(lower, int) and isinstance(upper, int) and upper - lower <= step


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


def _is_from(lane: Number, columns: plan.Vector) -> ir.Value:
    """Emit a mask that is true from ``lane`` on."""
    if isinstance(lane, int):
        type_ = _vector_of(ir.IntegerType.get_signless(1), columns.lanes)
        bits = [ir.BoolAttr.get(each >= lane) for each in range(columns.lanes)]
        return arith.constant(type_, ir.DenseElementsAttr.get(bits, type_))
    type_ = _vector_of(ir.IndexType.get(), columns.lanes)
    lanes = vector.step(type_)
    return arith.cmpi(arith.CmpIPredicate.uge, lanes, vector.broadcast(type_, lane))


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
    return begin, arith.addi(address, arith.muli(_add(last, 1), width))


def _on_vectors(op: ir.Operation, operands: Sequence[ir.Value], *, is_contracted: bool) -> ir.Value:
    """Emit ``op`` on vectors, or on scalars if all operands are scalars.

    LLVM makes ``fma`` of a multiplication and an addition that are both contracted.
    """
    types = [result.type for result in op.results]
    vectors = [each.type for each in operands if isinstance(each.type, ir.VectorType)]
    if vectors:
        lanes = vectors[0].shape[0]
        operands = [_widened(each, lanes) for each in operands]
        types = [_vector_of(each, lanes) for each in types]
    attributes = dict(op.attributes.items())
    if is_contracted:
        attributes["fastmath"] = ir.Attribute.parse("#arith.fastmath<contract>")
    return ir.Operation.create(op.name, types, operands, attributes).result


def _widened(value: ir.Value, lanes: int) -> ir.Value:
    if isinstance(value.type, ir.VectorType):
        return value
    return vector.broadcast(_vector_of(value.type, lanes), value)


def _vector_for(operand: Operand, lanes: int) -> ir.VectorType:
    return _vector_of(operand.value.type.element_type, lanes)


def _vector_of(element: ir.Type, lanes: int) -> ir.VectorType:
    return ir.VectorType.get([lanes], element)


def _apply(index: Any, count: int, at: At, loops: Iterable[int]) -> ir.Value:
    """Emit the affine expression ``index`` of ``count`` loops, of which it has ``loops``."""
    if isinstance(index, ir.AffineDimExpr):
        return as_index(at[index.position])
    if isinstance(index, ir.AffineConstantExpr):
        return as_index(index.value)
    used = list(loops)
    dims = [ir.AffineDimExpr.get(used.index(i) if i in used else 0) for i in range(count)]
    renumbered = index.compose(ir.AffineMap.get(len(used), 0, dims))
    map_ = ir.AffineMap.get(len(used), 0, [renumbered])
    return bindings.affine.AffineApplyOp(map_, [as_index(at[i]) for i in used]).result


def _add(one: Number, other: Number) -> Number:
    if isinstance(one, int) and isinstance(other, int):
        return one + other
    return one if other == 0 else arith.addi(as_index(one), as_index(other))


def _subtract(one: Number, other: Number) -> Number:
    if isinstance(one, int) and isinstance(other, int):
        return one - other
    return arith.subi(as_index(one), as_index(other))


def _least(one: Number, other: Number) -> Number:
    if isinstance(one, int) and isinstance(other, int):
        return min(one, other)
    return arith.minui(as_index(one), as_index(other))
