"""Emits the loops of `abi-tile-reductions`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Any

from mlir_abi.bindings import ir
from mlir_abi.lowering.loops.nest import Nest, Operand
from mlir_abi.passes.support.functions import find_named

_FEW = 4
_BLOCK = 8
"""The iterations of a reduction between two loads of the output."""

AS_WRITTEN = "abi.as_written"
"""Marks an operation that runs where the sizes or the memrefs do not allow tiles."""


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
    _valid: ir.Value | None = None
    """The lanes of a tile's last vector that are in the row, if not all are."""

    def emit(self) -> None:
        """Emit the loops at the insertion point."""
        from mlir_abi.bindings import arith, scf

        size = self._size(self.columns)
        conditions = [_is_disjoint(*pair) for pair in self.nest.overlapping()]
        if isinstance(size, ir.Value) and not self._is_padded:
            is_wide = arith.cmpi(arith.CmpIPredicate.uge, size, constant(self.lanes))
            conditions.append(is_wide)
        if not conditions:
            self._emit_tiles()
            return
        branch = scf.IfOp(reduce(arith.andi, conditions), has_else=True)
        with ir.InsertionPoint(branch.then_block):
            self._emit_tiles()
            scf.yield_([])
        with ir.InsertionPoint(branch.else_block):
            self.nest.op.clone().attributes[AS_WRITTEN] = ir.UnitAttr.get()
            scf.yield_([])

    def _emit_tiles(self) -> None:
        from mlir_abi.bindings import arith, memref, scf

        if self.few_rows is not None and self.row is not None:
            few, self.few_rows = self.few_rows, None
            conditions = [
                arith.cmpi(arith.CmpIPredicate.ult, constant(self._size(self.row)), constant(_FEW)),
                arith.cmpi(
                    arith.CmpIPredicate.uge,
                    constant(self._size(self.columns)),
                    constant(self.lanes),
                ),
            ]
            branch = scf.IfOp(arith.andi(*conditions), has_else=True)
            for block, emitter in ((branch.then_block, few), (branch.else_block, self)):
                with ir.InsertionPoint(block):
                    emitter._emit_tiles()
                    scf.yield_([])
            return
        loops = [i for i in self.nest.parallel if i not in (self.columns, self.row)]
        outer = [i for i in loops if any(each.step(i) != 0 for each in self.packed)]
        inner = [i for i in loops if i not in outer]
        size = self._size(self.columns)
        for operand in self.packed:
            self._buffers[operand] = self._buffer(operand)
        self._for(outer, lambda: self._in_blocks(lambda: self._tile_columns(size, inner)))
        for buffer in self._buffers.values():
            memref.dealloc(buffer)

    @property
    def _is_padded(self) -> bool:
        """Whether a vector may be longer than a row: all are loaded from buffers."""
        vectors = [each for each in self.nest.inputs if each.step(self.columns) != 0]
        return all(each in self.packed for each in vectors)

    # Loops

    def _size(self, loop: int) -> int | ir.Value:
        from mlir_abi.bindings import memref

        size = self.nest.size(loop)
        if size is not None:
            return size
        source, dimension = self.nest.sources[loop][0]
        return memref.dim(source, constant(dimension))

    def _for(self, loops: Sequence[int], body: Callable[[], None]) -> None:
        """Emit ``loops``, and ``body`` in them."""
        if not loops:
            body()
            return
        self._loop(loops[0], 0, self._size(loops[0]), 1, lambda _: self._for(loops[1:], body))

    def _loop(
        self, loop: int, lower: Any, upper: Any, step: int, body: Callable[[ir.Value], None]
    ) -> None:
        from mlir_abi.bindings import scf

        if (lower, upper) == (0, step):
            self._at[loop] = constant(0)
            body(self._at[loop])
            return
        for_ = scf.ForOp(constant(lower), constant(upper), constant(step))
        with ir.InsertionPoint(for_.body):
            self._at[loop] = for_.induction_variable
            body(for_.induction_variable)
            scf.yield_([])

    def _in_blocks(self, body: Callable[[], None]) -> None:
        """Emit ``body`` for some iterations of the first reduction at a time, if it has many.

        Without rows to reuse what is loaded, memory is read fastest in the order of the addresses.
        """
        from mlir_abi.bindings import arith

        loop = self.nest.reductions[0]
        size = self._size(loop)
        columns = self.nest.size(self.columns)
        is_narrow = columns is not None and columns <= self.lanes * self.width
        if self.row is not None or is_narrow or (isinstance(size, int) and size < 4 * _BLOCK):
            body()
            return
        if isinstance(size, int):
            whole: int | ir.Value = size // _BLOCK * _BLOCK
        else:
            whole = arith.subi(size, arith.remui(size, constant(_BLOCK)))

        def block(lower: ir.Value) -> None:
            self._bounds[loop] = lower, add(lower, _BLOCK)
            body()

        self._loop(loop, 0, whole, _BLOCK, block)
        self._bounds[loop] = constant(whole), constant(size)
        body()

    def _tile_columns(self, size: int | ir.Value, inner: Sequence[int]) -> None:
        """Emit the loops over tiles along a row of the output, and ``inner`` in them."""
        from mlir_abi.bindings import arith, vector

        step = self.lanes * self.width

        def tile(lanes: list[int], kept: int | ir.Value = 0, valid: Any = None) -> None:
            if valid is not None:
                type_ = ir.VectorType.get([lanes[-1]], ir.IntegerType.get_signless(1))
                self._valid = vector.create_mask(type_, [constant(valid)])
            for operand in self.packed:
                self._pack(operand, lanes)
            self._for(inner, lambda: self._tile_rows(lanes, kept))
            self._valid = None

        if isinstance(size, int):
            whole = size // step * step
            if whole:
                self._loop(self.columns, 0, whole, step, lambda _: tile([self.lanes] * self.width))
            if whole < size:
                lanes = _last_lanes(size - whole, size, self.lanes, self._is_padded)
                if sum(lanes) > size:
                    self._at[self.columns] = constant(whole)
                    tile(lanes, 0, size - whole - sum(lanes[:-1]))
                else:
                    start = size - max(size - whole, sum(lanes))
                    self._at[self.columns] = constant(start)
                    tile(lanes, whole - start)
            return
        whole = arith.subi(size, arith.remui(size, constant(step)))
        self._loop(self.columns, 0, whole, step, lambda _: tile([self.lanes] * self.width))
        if self._is_padded:
            self._loop(
                self.columns,
                whole,
                size,
                self.lanes,
                lambda column: tile([self.lanes], 0, arith.subi(size, column)),
            )
            return
        last = arith.subi(size, constant(self.lanes))

        def shifted(column: ir.Value) -> None:
            self._at[self.columns] = start = arith.minui(column, last)
            tile([self.lanes], arith.subi(column, start))

        self._loop(self.columns, whole, size, self.lanes, shifted)

    def _tile_rows(self, lanes: list[int], kept: int | ir.Value) -> None:
        from mlir_abi.bindings import arith

        if self.row is None:
            self._tile(1, lanes, kept)
            return
        size = self._size(self.row)
        if isinstance(size, int):
            whole, rest = size // self.height * self.height, size % self.height
            if whole:
                self._loop(
                    self.row, 0, whole, self.height, lambda _: self._tile(self.height, lanes, kept)
                )
            if rest:
                self._at[self.row] = constant(whole)
                self._tile(rest, lanes, kept)
            return
        whole = arith.subi(size, arith.remui(size, constant(self.height)))
        self._loop(self.row, 0, whole, self.height, lambda _: self._tile(self.height, lanes, kept))
        self._loop(self.row, whole, size, 1, lambda _: self._tile(1, lanes, kept))

    # A tile

    def _tile(self, height: int, lanes: list[int], kept: int | ir.Value) -> None:
        """Load a tile of the output, add to it in the loops of the reductions, and store it."""
        from mlir_abi.bindings import arith, scf, vector

        (output,) = self.nest.outputs
        places = [(i, c) for i in range(height) for c in range(len(lanes))]
        rows = self._rows(height)
        before = [
            self._load_columns(output, self._indices(output, rows[i], offset(lanes, c)), c, lanes)
            for i, c in places
        ]

        def sum_up(loops: Sequence[int], sums: list[ir.Value]) -> list[ir.Value]:
            if not loops:
                return self._body(rows, lanes, places, sums)
            size = self._size(loops[0])
            if size == 1:
                self._at[loops[0]] = constant(0)
                return sum_up(loops[1:], sums)
            lower, upper = self._bounds.get(loops[0], (constant(0), constant(size)))
            for_: Any = scf.ForOp(lower, upper, constant(1), sums)
            with ir.InsertionPoint(for_.body):
                self._at[loops[0]] = for_.induction_variable
                scf.yield_(sum_up(loops[1:], list(for_.inner_iter_args)))
            return list(for_.results)

        sums = sum_up(self.nest.reductions, before)
        for (i, c), old, new in zip(places, before, sums, strict=True):
            value = new
            if c == 0 and kept != 0:
                mask = self._mask(lanes[0], kept)
                value = arith.select(mask, new, old)
            indices = self._indices(output, rows[i], offset(lanes, c))
            if self._valid is not None and c == len(lanes) - 1:
                vector.maskedstore(output.value, indices, self._valid, value)
            else:
                vector.store(value, output.value, indices)

    def _rows(self, height: int) -> list[ir.Value | None]:
        if self.row is None:
            return [None]
        return [add(self._at[self.row], i) for i in range(height)]

    def _mask(self, lanes: int, kept: int | ir.Value) -> ir.Value:
        """True for the lanes from ``kept`` on."""
        from mlir_abi.bindings import arith, vector

        if isinstance(kept, int):
            type_ = ir.VectorType.get([lanes], ir.IntegerType.get_signless(1))
            bits = [ir.BoolAttr.get(lane >= kept) for lane in range(lanes)]
            return arith.constant(type_, ir.DenseElementsAttr.get(bits, type_))
        type_ = ir.VectorType.get([lanes], ir.IndexType.get())
        numbers = vector.step(type_)
        return arith.cmpi(arith.CmpIPredicate.uge, numbers, vector.broadcast(type_, kept))

    def _body(
        self,
        rows: list[ir.Value | None],
        lanes: list[int],
        places: list[tuple[int, int]],
        sums: list[ir.Value],
    ) -> list[ir.Value]:
        """Emit the body once for each vector of the tile; what is the same for several, once."""
        *body, end = self.nest.body.operations
        emitted: dict[Any, ir.Value] = {}
        contracted = [*self.nest.additions, *find_named(self.nest.op, "arith.mulf")]
        results = []
        for (i, c), before in zip(places, sums, strict=True):
            values: dict[ir.Value, ir.Value] = {}
            for operand, argument in zip(self.nest.inputs, self.nest.body.arguments, strict=False):
                depends = self.row is not None and operand.step(self.row) != 0
                is_vector = operand.step(self.columns) != 0
                key = (argument, i if depends else 0, c if is_vector else 0)
                if key not in emitted:
                    emitted[key] = self._load(operand, rows[key[1]], c, lanes)
                values[argument] = emitted[key]
            values[self.nest.body.arguments[len(self.nest.inputs)]] = before
            for view in body:
                op = view.operation
                operands = [values.get(each, each) for each in op.operands]
                key = (op, *operands)
                if key not in emitted:
                    emitted[key] = _on_vectors(op, operands, lanes[c], op in contracted)
                values[op.result] = emitted[key]
            result = values.get(end.operands[0], end.operands[0])
            results.append(_widened(result, lanes[c]))
        return results

    def _load(self, operand: Operand, row: ir.Value | None, c: int, lanes: list[int]) -> ir.Value:
        from mlir_abi.bindings import memref, vector

        if not isinstance(operand.value.type, ir.MemRefType):
            return operand.value
        type_ = ir.VectorType.get([lanes[c]], operand.value.type.element_type)
        if operand in self._buffers:
            indices = [self._at[i] for i in self._depths(operand)]
            buffer = self._buffers[operand]
            return vector.load(type_, buffer, [*indices, constant(offset(lanes, c))])
        if operand.step(self.columns) == 0:
            return memref.load(operand.value, self._indices(operand, row, 0))
        return self._load_columns(operand, self._indices(operand, row, offset(lanes, c)), c, lanes)

    def _load_columns(
        self, operand: Operand, indices: list[ir.Value], c: int, lanes: list[int]
    ) -> ir.Value:
        """Load a vector of ``operand``, of which only some lanes may be in the row."""
        from mlir_abi.bindings import arith, vector

        type_ = ir.VectorType.get([lanes[c]], operand.value.type.element_type)
        if self._valid is None or c < len(lanes) - 1:
            return vector.load(type_, operand.value, indices)
        element = type_.element_type
        is_integer = isinstance(element, ir.IntegerType)
        zero = ir.IntegerAttr.get(element, 0) if is_integer else ir.FloatAttr.get(element, 0.0)
        zeros = arith.constant(type_, ir.DenseElementsAttr.get_splat(type_, zero))
        return vector.maskedload(type_, operand.value, indices, self._valid, zeros)

    def _indices(self, operand: Operand, row: ir.Value | None, column: Any) -> list[ir.Value]:
        """The indices of ``operand`` in the current iteration, ``column`` further."""
        at = dict(self._at)
        if row is not None and self.row is not None:
            at[self.row] = row
        if operand.step(self.columns) != 0:
            at[self.columns] = add(at[self.columns], column)
        return [
            _apply(expression, operand.map.n_dims, {i: at[i] for i in factors})
            for expression, factors in zip(operand.map.results, operand.factors, strict=True)
        ]

    # Packing

    def _depths(self, operand: Operand) -> list[int]:
        """The reductions that ``operand`` depends on."""
        return [i for i in self.nest.reductions if operand.step(i) != 0]

    def _buffer(self, operand: Operand) -> ir.Value:
        """Allocate a buffer for the columns of a tile, for all iterations of the reductions."""
        from mlir_abi.bindings import memref

        sizes = [self._size(i) for i in self._depths(operand)]
        dynamic = ir.ShapedType.get_dynamic_size()
        shape = [each if isinstance(each, int) else dynamic for each in sizes]
        shape.append(self.lanes * self.width)
        type_ = ir.MemRefType.get(shape, operand.value.type.element_type)
        sizes = [each for each in sizes if not isinstance(each, int)]
        return memref.AllocOp(type_, sizes, [], alignment=64).result

    def _pack(self, operand: Operand, lanes: list[int]) -> None:
        from mlir_abi.bindings import memref, vector

        buffer, depths = self._buffers[operand], self._depths(operand)
        if operand.step(self.columns) == 1:

            def copy() -> None:
                for c in range(len(lanes)):
                    source = self._indices(operand, None, offset(lanes, c))
                    value = self._load_columns(operand, source, c, lanes)
                    at = [*(self._at[i] for i in depths), constant(offset(lanes, c))]
                    vector.store(value, buffer, at)

            self._for(depths, copy)
            return
        lane = -1  # a loop that the operation does not have

        def copy_element() -> None:
            value = memref.load(operand.value, self._indices(operand, None, self._at[lane]))
            memref.store(value, buffer, [*(self._at[i] for i in depths), self._at[lane]])

        self._loop(lane, 0, self._count(lanes), 1, lambda _: self._for(depths, copy_element))

    def _count(self, lanes: list[int]) -> int | ir.Value:
        """The columns of a tile that are in the row."""
        from mlir_abi.bindings import arith

        if self._valid is None:
            return sum(lanes)
        size = constant(self._size(self.columns))
        return arith.minui(arith.subi(size, self._at[self.columns]), constant(sum(lanes)))


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


def offset(lanes: list[int], c: int) -> int:
    return sum(lanes[:c])


def _is_disjoint(one: ir.Value, other: ir.Value) -> ir.Value:
    """Emit whether two memrefs share no memory."""
    from mlir_abi.bindings import arith

    (begin, end), (other_begin, other_end) = _extent(one), _extent(other)
    is_before = arith.cmpi(arith.CmpIPredicate.ule, end, other_begin)
    is_after = arith.cmpi(arith.CmpIPredicate.ule, other_end, begin)
    return arith.ori(is_before, is_after)


def _extent(memref: ir.Value) -> tuple[ir.Value, ir.Value]:
    """Emit the address of the first byte of ``memref``, and of the one after the last."""
    from mlir_abi.bindings import arith

    type_, index = memref.type, ir.IndexType.get()
    base = ir.MemRefType.get([], type_.element_type, memory_space=type_.memory_space)
    metadata = ir.Operation.create(
        "memref.extract_strided_metadata", [base, *[index] * (1 + 2 * type_.rank)], [memref]
    ).results
    address = ir.Operation.create(
        "memref.extract_aligned_pointer_as_index", [index], [memref]
    ).result
    first, last = metadata[1], metadata[1]
    for size, stride in zip(metadata[2:][: type_.rank], metadata[2 + type_.rank :], strict=True):
        span = arith.muli(arith.subi(size, constant(1)), stride)
        first = arith.addi(first, arith.minsi(span, constant(0)))
        last = arith.addi(last, arith.maxsi(span, constant(0)))
    width = constant(type_.element_type.width // 8)
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
    from mlir_abi.bindings import vector

    if isinstance(value.type, ir.VectorType):
        return value
    return vector.broadcast(ir.VectorType.get([lanes], value.type), value)


def constant(value: int | ir.Value) -> ir.Value:
    from mlir_abi.bindings import arith

    return arith.constant(ir.IndexType.get(), value) if isinstance(value, int) else value


def add(index: ir.Value, number: int | ir.Value) -> ir.Value:
    from mlir_abi.bindings import arith

    return index if isinstance(number, int) and not number else arith.addi(index, constant(number))


def _apply(expression: Any, count: int, at: dict[int, ir.Value]) -> ir.Value:
    """The index ``expression`` of ``count`` loops, where those in it are ``at``."""
    from mlir_abi.bindings import affine

    if isinstance(expression, ir.AffineDimExpr):
        return at[expression.position]
    used = list(at)
    dims = [ir.AffineDimExpr.get(used.index(i) if i in at else 0) for i in range(count)]
    renumbered = expression.compose(ir.AffineMap.get(len(used), 0, dims))
    return affine.AffineApplyOp(ir.AffineMap.get(len(used), 0, [renumbered]), list(at.values()))
