"""Converts ``stablehlo.sort`` to a merge sort, or to a selection of the first elements."""

from __future__ import annotations

from itertools import chain
from typing import Any

from mlir_abi import bindings
from mlir_abi.bindings import arith, ir, scf
from mlir_abi.lowering.stablehlo.loops import (
    constant,
    inline_block,
    loop_nest,
    require_equal_shapes,
    size_of,
    while_loop,
)
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import MODULE, enclosing, replace_op
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.symbols import named_in

SORT = "stablehlo.sort"

_FEW = 64
"""Of so many elements, a merge sort is faster than to keep them in order."""


def convert_sort(op: ir.Operation) -> None:
    """Replace ``op`` by loops that merge sorted runs of 1, 2, 4, … elements; the sort is stable.

    For one operand of one dimension::

        width = 1
        while width < size:
            for start in 0, 2 * width, … below size:
                left, right = start, middle = min(start + width, size)
                end = min(start + 2 * width, size)
                for k in start, … below end:
                    is_less = comparator(operand[right], operand[left])
                    if right < end and (left >= middle or is_less):
                        scratch[k] = operand[right]; right = right + 1
                    else:
                        scratch[k] = operand[left]; left = left + 1
                operand[start:end] = scratch[start:end]
            width = 2 * width

    If only the first k elements are used, as of `lax.top_k`, and k is a number below 64, the loop
    over all elements keeps those in order::

        for i in the size:
            at = min(i, k)
            first[at] = operand[i]
            while at > 0 and comparator(first[at], first[at - 1]):
                swap first[at] and first[at - 1]
                at = at - 1
    """
    used = _used_elements(op)
    with ir.InsertionPoint(op), op.location:
        require_equal_shapes(op, list(op.operands))
        sort = _Sort(op)
        replace_op(op, sort.emit() if used is None else sort.select(used))


def _used_elements(op: ir.Operation) -> int | None:
    """How many elements from the beginning are used; None if they are not few of many."""
    dimension, ends = _dimension(op), [0]
    for use in chain.from_iterable(result.uses for result in op.results):
        user = use.owner.operation
        if user.name == "tensor.dim":
            user.operands[0] = op.operands[0]  # which is as large
            continue
        if user.name != "tensor.extract_slice":
            return None
        numbers = ("static_offsets", "static_sizes", "static_strides")
        offset, size, stride = (user.attributes[name][dimension] for name in numbers)
        if min(offset, size, stride) < 0:  # dynamic
            return None
        ends.append(offset + (size - 1) * stride + 1)
    type_ = op.operands[0].type
    is_short = not type_.is_dynamic_dim(dimension) and type_.shape[dimension] <= max(ends) + 1
    return None if is_short or max(ends) >= _FEW else max(ends)


def _dimension(op: ir.Operation) -> int:
    """The dimension along which ``op`` sorts; it may be counted from the last one, which is -1."""
    dimension: int = op.attributes["dimension"].value % op.operands[0].type.rank
    return dimension


class _Sort:
    """Emits the merge sort; each operand has a scratch tensor with one dimension."""

    def __init__(self, op: ir.Operation) -> None:
        self._operands = list(op.operands)
        self._count = len(self._operands)
        self._dimension = _dimension(op)
        self._comparator = op.regions[0].blocks[0]
        array, dimensions = self._operands[0], range(self._operands[0].type.rank)
        self._size = size_of(array, self._dimension)
        self._other_sizes = [size_of(array, i) for i in dimensions if i != self._dimension]

    def emit(self) -> list[ir.Value]:
        """Emit the loops over the other dimensions, and return the sorted tensors."""
        scratch = [bindings.tensor.empty([self._size], x.type.element_type) for x in self._operands]
        return loop_nest(self._other_sizes, [*self._operands, *scratch], self._sort)[: self._count]

    def select(self, count: int) -> list[ir.Value]:
        """Emit the loop that keeps the first ``count`` elements, and return them and one more."""

        def insert(index: list[ir.Value], first: list[ir.Value]) -> list[ir.Value]:
            *others, i = index
            end = arith.minsi(i, constant(count))
            elements = self._elements(self._operands, others, i)
            first = self._inserted(elements, first, others, end)

            def before(at: ir.Value) -> ir.Value:
                return arith.maxsi(arith.subi(at, constant(1)), constant(0))

            def is_less(values: list[ir.Value]) -> ir.Value:
                at, *first = values
                elements = (self._elements(first, others, each) for each in (at, before(at)))
                has_before = arith.cmpi(arith.CmpIPredicate.sgt, at, constant(0))
                return arith.andi(has_before, self._is_less(*elements))

            def swap(values: list[ir.Value]) -> list[ir.Value]:
                at, *first = values
                new, old = (self._elements(first, others, each) for each in (at, before(at)))
                first = self._inserted(old, first, others, at)
                return [before(at), *self._inserted(new, first, others, before(at))]

            return while_loop([end, *first], is_less, swap)[1:]

        shape: list[Any] = list(self._other_sizes)
        shape.insert(self._dimension, count + 1)
        first = [bindings.tensor.empty(shape, x.type.element_type) for x in self._operands]
        return loop_nest([*self._other_sizes, self._size], first, insert)

    def _at(self, others: list[ir.Value], index: ir.Value) -> list[ir.Value]:
        return [*others[: self._dimension], index, *others[self._dimension :]]

    def _elements(
        self, arrays: list[ir.Value], others: list[ir.Value], index: ir.Value
    ) -> list[ir.Value]:
        return [bindings.tensor.extract(array, self._at(others, index)) for array in arrays]

    def _inserted(
        self,
        elements: list[ir.Value],
        arrays: list[ir.Value],
        others: list[ir.Value],
        index: ir.Value,
    ) -> list[ir.Value]:
        at = self._at(others, index)
        return [bindings.tensor.insert(x, y, at) for x, y in zip(elements, arrays, strict=True)]

    def _is_less(self, lefts: list[ir.Value], rights: list[ir.Value]) -> ir.Value:
        """Move the comparator here."""
        pairs = chain.from_iterable(zip(lefts, rights, strict=True))
        (is_less,) = inline_block(self._comparator, list(pairs))
        return is_less

    def _sort(self, others: list[ir.Value], carried: list[ir.Value]) -> list[ir.Value]:
        """Sort the elements at the indices ``others`` of the other dimensions."""

        def is_unsorted(values: list[ir.Value]) -> ir.Value:
            return arith.cmpi(arith.CmpIPredicate.slt, values[0], self._size)

        def merge_runs(values: list[ir.Value]) -> list[ir.Value]:
            width, *carried = values
            double = arith.addi(width, width)
            runs = scf.ForOp(constant(0), self._size, double, carried)
            with ir.InsertionPoint(runs.body):
                start = runs.induction_variable
                middle = arith.minsi(arith.addi(start, width), self._size)
                end = arith.minsi(arith.addi(start, double), self._size)
                bounds = start, middle, end
                scf.yield_(self._merge(others, bounds, list(runs.inner_iter_args)))
            return [double, *runs.results]

        return while_loop([constant(1), *carried], is_unsorted, merge_runs)[1:]

    def _merge(
        self,
        others: list[ir.Value],
        bounds: tuple[ir.Value, ir.Value, ir.Value],
        carried: list[ir.Value],
    ) -> list[ir.Value]:
        """Merge two runs into scratch, and copy it back."""
        operands, scratch = carried[: self._count], carried[self._count :]
        start, middle, end = bounds
        one = constant(1)
        last = arith.subi(self._size, one)

        merge = scf.ForOp(start, end, one, [start, middle, *scratch])
        with ir.InsertionPoint(merge.body):
            left, right, *scratch = merge.inner_iter_args
            lefts = self._elements(operands, others, arith.minsi(left, last))
            rights = self._elements(operands, others, arith.minsi(right, last))
            is_less = self._is_less(rights, lefts)
            has_right = arith.cmpi(arith.CmpIPredicate.slt, right, end)
            no_left = arith.cmpi(arith.CmpIPredicate.sge, left, middle)
            is_right = arith.andi(has_right, arith.ori(no_left, is_less))
            step = arith.index_castui(ir.IndexType.get(), is_right)
            taken = map(arith.select, [is_right] * self._count, rights, lefts)
            scf.yield_(
                [
                    arith.addi(left, arith.subi(one, step)),
                    arith.addi(right, step),
                    *(
                        bindings.tensor.insert(value, x, [merge.induction_variable])
                        for value, x in zip(taken, scratch, strict=True)
                    ),
                ]
            )
        scratch = list(merge.results)[2:]
        copy = scf.ForOp(start, end, one, operands)
        with ir.InsertionPoint(copy.body):
            index = copy.induction_variable
            elements = [bindings.tensor.extract(source, [index]) for source in scratch]
            scf.yield_(self._inserted(elements, list(copy.inner_iter_args), others, index))
        return [*copy.results, *scratch]


def convert_approx_top_k(call: ir.Operation) -> None:
    """Replace the call for `lax.approx_max_k` by a ``stablehlo.sort``, of which the first are used.

    On a CPU, XLA computes them exactly, too. Raises `PassError` if the call asks for more.
    """
    config, result = call.attributes["mhlo.backend_config"], call.results[0].type
    dimension, first = config["reduction_dim"].value, config["top_k"].value
    if result.shape[dimension] != first:
        message = f"{call.name} @ApproxTopK must return {first} elements (got '{result}')"
        raise PassError((call.location, message))
    operands = list(call.operands)[: len(call.results)]
    build = Builder.before(call)
    attributes = {
        "dimension": ir.IntegerAttr.get(ir.IntegerType.get_signless(64, call.context), dimension),
        "is_stable": ir.BoolAttr.get(True, call.context),
    }
    types = [operand.type for operand in operands]
    sort = build.op(SORT, operands, attributes, results=types, regions=1)
    comparator = named_in(enclosing(call, MODULE))[
        call.attributes["called_computations"][0].value
    ].clone()
    comparator.operation.regions[0].blocks[0].append_to(sort.regions[0])
    comparator.operation.erase()
    replace_op(call, [_first(build, each, dimension, first) for each in sort.results])


def _first(build: Builder, array: ir.Value, dimension: int, count: int) -> ir.Value:
    """Emit the first ``count`` elements of ``array`` in a dimension."""
    rank, shape = array.type.rank, list(array.type.shape)
    shape[dimension] = count
    type_ = ir.RankedTensorType.get(shape, array.type.element_type, None, build.location)
    sizes = [build.size_of(array, i) for i in range(rank) if type_.is_dynamic_dim(i)]
    numbers = ([0] * rank, shape, [1] * rank)
    names = ("static_offsets", "static_sizes", "static_strides")
    attributes: dict[str, ir.Attribute] = {
        name: ir.DenseI64ArrayAttr.get(each, build.location.context)
        for name, each in zip(names, numbers, strict=True)
    }
    segments = [1, 0, len(sizes), 0]
    attributes["operandSegmentSizes"] = ir.DenseI32ArrayAttr.get(segments, build.location.context)
    return build.value("tensor.extract_slice", type_, [array, *sizes], attributes)
