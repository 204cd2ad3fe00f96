"""Emits assertions before operations, and before loops where one check does for all iterations."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.size_expressions import Sum
from mlir_abi.lowering.accesses.checks import ONE_LANE, Checks, Condition, Lanes, Number
from mlir_abi.lowering.affine_sums import terms_of
from mlir_abi.passes.support.attributes import constant_value, integer
from mlir_abi.passes.support.op_builder import Builder

_PREDICATES = {"eq": 0, "ne": 1, "sge": 5, "ult": 6, "ule": 7}


class AssertionEmitter(Checks):
    """Emits what is required of ``op``, before it or, if it stands within, before ``place``."""

    def __init__(self, op: ir.Operation, place: ir.Operation | None = None) -> None:
        self._op = op
        self._at = Builder(ir.InsertionPoint(place or _outside_restricted_regions(op)), op.location)
        self._index = ir.IndexType.get(op.context)
        self._bool = ir.IntegerType.get_signless(1, op.context)

    def number(self, value: ir.Value) -> Number:
        known = integer(constant_value(value))
        if known is not None:
            return known
        is_index = isinstance(value.type, ir.IndexType)
        return value if is_index else self._at.value("arith.index_cast", self._index, [value])

    def size(self, array: ir.Value, axis: int) -> Number:
        type_: Any = array.type
        if type_.has_rank and not type_.is_dynamic_dim(axis):
            return type_.shape[axis]
        is_memref = isinstance(type_, (ir.MemRefType, ir.UnrankedMemRefType))
        operands = [array, self._at.constant(axis)]
        return self._at.value("memref.dim" if is_memref else "tensor.dim", self._index, operands)

    def emit(self, name: str, type_: Any, *operands: Number, **attributes: Any) -> Number:
        types = type_ if isinstance(type_, list) else [type_]
        op = self._at.op(name, list(map(self._value, operands)), attributes, results=types)
        return list(op.results) if isinstance(type_, list) else op.result

    def require(self, condition: Condition, message: str) -> None:
        if condition is True:
            return
        if _is_vector(condition):
            condition = self._in_all_lanes(condition)
        if condition is False:
            false = ir.IntegerAttr.get(self._bool, 0)
            condition = self._at.value("arith.constant", self._bool, (), {"value": false})
        text = ir.StringAttr.get(f"{self._op.name}: {message}")
        self._at.op("cf.assert", [condition], {"msg": text})

    def differs(self, value: ir.Value, number: int) -> Condition:
        """Whether an integer of any type is another number; of a vector, each of its lanes."""
        known, other = constant_value(value), _filled(value.type, number)
        is_splat = isinstance(known, ir.DenseElementsAttr) and known.is_splat
        if is_splat or isinstance(known, ir.IntegerAttr):
            return known != other
        return self._comparison("ne", value, self._constant(value.type, number))

    def choose(self, condition: ir.Value, values: Sequence[ir.Value | None]) -> ir.Value:
        """The first of two values if ``condition`` is true, and the second if not; None is 1."""
        type_ = next(each.type for each in values if each is not None)
        either = [self._constant(type_, 1) if each is None else each for each in values]
        return self._at.value("arith.select", type_, [condition, *either])

    def _constant(self, type_: ir.Type, number: int) -> ir.Value:
        return self._at.value("arith.constant", type_, (), {"value": _filled(type_, number)})

    def _in_all_lanes(self, vector: ir.Value) -> Condition:
        """Whether each of a vector of bits is set."""
        type_: Any = vector.type
        if type_.rank > 1:
            scalable = [any(type_.scalable_dims)]
            shape, location = [prod(type_.shape)], ir.Location.unknown()
            flat = ir.VectorType.get(shape, self._bool, scalable=scalable, loc=location)
            vector = self._at.value("vector.shape_cast", flat, [vector])
        kind = {"kind": ir.Attribute.parse("#vector.kind<and>")}
        return self._at.value("vector.reduction", self._bool, [vector], kind)

    def require_in_bounds(
        self, array: ir.Value, axis: int, index: ir.Value | int, lanes: Lanes = ONE_LANE
    ) -> None:
        type_: Any = array.type
        is_static = not type_.is_dynamic_dim(axis)
        terms = Sum({}, index) if isinstance(index, int) else terms_of(index)
        number = "" if terms.number is None else f" {terms.number}"
        times = "vscale * " if lanes.is_scalable else ""
        many = "" if lanes == ONE_LANE else f" of {times}{lanes.number} lanes"
        size = f", whose size is {type_.shape[axis]}" if is_static else ""
        message = f"the index{number}{many} is out of bounds of axis {axis}{size}"
        loops = _loops_to_leave(self._op, [*terms.factors, *(() if is_static else (array,))])
        emitter = AssertionEmitter(self._op, loops[-1]) if loops else self
        low, high, empty = emitter._ends(terms, index, loops)
        bound = emitter.size(array, axis)
        last = emitter.add(high, emitter.subtract(emitter._count(lanes), 1))
        inside = emitter.inside(last, bound)
        if low is not last:
            starts = low >= 0 if isinstance(low, int) else emitter.inside(low, bound)
            inside = emitter.all(starts, inside)
        emitter.require(emitter.any(*empty, inside), message)

    def require_equal_sizes(
        self, one: ir.Value, other: ir.Value, rank: Number, message: str
    ) -> None:
        bounds = [self._value(each) for each in (0, rank, 1)]
        loop = self._at.op("scf.for", bounds, regions=1)
        body = AssertionEmitter(self._op)
        body._at, (axis,) = Builder.in_body_of(loop, [self._index])
        sizes = [body.emit("memref.dim", self._index, each, axis) for each in (one, other)]
        body.require(body.equal(*sizes), message)
        body._at.op("scf.yield")

    def _count(self, lanes: Lanes) -> Number:
        """The number of ``lanes``."""
        if not lanes.is_scalable:
            return lanes.number
        return self.multiply(self.emit("vector.vscale", self._index), lanes.number)

    def _ends(
        self, terms: Sum, index: ir.Value | int, loops: Sequence[ir.Operation]
    ) -> tuple[Number, Number, list[Condition]]:
        """The least and the greatest ``index`` in ``loops``, and when one of these is empty.

        ``terms`` are those of ``index``.
        """
        ranges: dict[ir.Value, tuple[Number, Number]] = {}
        empty = []
        for loop in loops:
            first, end, step = map(self.number, list(loop.operands)[:3])
            empty.append(self.at_least(first, end))
            variable = _variable(loop)
            if variable in terms.factors:
                length = self.subtract(self.subtract(end, 1), first)
                steps = length if step == 1 else self.quotient(length, step)
                ranges[variable] = first, self.add(first, self.multiply(steps, step))
        if not loops or terms.number is not None:
            known = index if terms.number is None else terms.number
            return known, known, empty
        low: Number = terms.constant
        high: Number = terms.constant
        for value, factor in terms.factors.items():
            first, last = (self.multiply(each, factor) for each in ranges.get(value, (value,) * 2))
            low = self.add(low, first if factor > 0 else last)
            high = self.add(high, last if factor > 0 else first)
        return low, high if ranges else low, empty

    def _apply(self, operation: str, a: Number, b: Number) -> Number:
        return self._at.value(operation, self._index, [self._value(a), self._value(b)])

    def _compare(self, predicate: str, a: Number, b: Number) -> Condition:
        return self._comparison(predicate, self._value(a), self._value(b))

    def _comparison(self, predicate: str, a: ir.Value, b: ir.Value) -> Condition:
        number = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), _PREDICATES[predicate])
        type_: Any = self._bool
        if _is_vector(a):
            shape, scalable = a.type.shape, a.type.scalable_dims
            type_ = ir.VectorType.get(shape, type_, scalable=scalable, loc=ir.Location.unknown())
        return self._at.value("arith.cmpi", type_, [a, b], {"predicate": number})

    def _join(self, operation: str, conditions: list[Condition]) -> Condition:
        if not conditions:
            return operation == "arith.andi"
        joined, *others = conditions
        for other in others:
            joined = self._at.value(operation, joined.type, [joined, other])
        return joined

    def _value(self, number: Number) -> ir.Value:
        return self._at.constant(number) if isinstance(number, int) else number


def _outside_restricted_regions(op: ir.Operation) -> ir.Operation:
    """Where operations can be put before ``op``: before the operation around it, if that is one."""
    parent: ir.Operation = op.parent.operation
    return parent if parent.name in ("scf.forall.in_parallel", "vector.mask") else op


def _loops_to_leave(op: ir.Operation, values: Sequence[ir.Value]) -> list[ir.Operation]:
    """The loops before which an access of ``op`` can be checked, the innermost first.

    Each iteration executes ``op``, and the bounds of the loops are defined outside, as are
    ``values``, but for the loops' own variables.
    """
    loops: list[ir.Operation] = []
    terms, outside = list(values), []
    parent = op.parent.operation
    while parent.name == "scf.for" and "unsignedCmp" not in parent.attributes:
        step = integer(constant_value(parent.operands[2]))
        if step is None or step < 1:
            break
        terms = [each for each in terms if each != _variable(parent)]
        outside += list(parent.operands)[:2]
        if any(_is_in(each, parent) for each in [*terms, *outside]):
            break
        loops.append(parent)
        parent = parent.parent.operation
    return loops


def _variable(loop: ir.Operation) -> ir.Value:
    return loop.regions[0].blocks[0].arguments[0]


def _is_in(value: ir.Value, loop: ir.Operation) -> bool:
    """Whether ``value`` is defined in ``loop``."""
    owner = value.owner
    block = owner if isinstance(owner, ir.Block) else owner.operation.block
    op = block.owner
    while op is not None and op.name not in ("func.func", "builtin.module"):
        if op.operation == loop:
            return True
        op = op.operation.parent
    return False


def _filled(type_: Any, number: int) -> ir.Attribute:
    """The attribute of an integer, or of a vector of equal ones."""
    if not isinstance(type_, ir.VectorType):
        return ir.IntegerAttr.get(type_, number)
    return ir.DenseElementsAttr.get_splat(type_, ir.IntegerAttr.get(type_.element_type, number))


def _is_vector(value: Any) -> bool:
    return isinstance(value, ir.Value) and isinstance(value.type, ir.VectorType)
