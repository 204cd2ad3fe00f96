"""Converts ``stablehlo.sort`` to a merge sort."""

from __future__ import annotations

from mlir_abi.bindings import ir
from mlir_abi.lowering.stablehlo_to_linalg.loops import (
    constant,
    inline_block,
    loop_nest,
    size_of,
)
from mlir_abi.passes.support.functions import replace_op

SORT = "stablehlo.sort"


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
    """
    with ir.InsertionPoint(op), op.location:
        replace_op(op, _Sort(op).emit())


class _Sort:
    """Emits the merge sort; each operand has a scratch tensor with one dimension."""

    def __init__(self, op: ir.Operation) -> None:
        self._operands = list(op.operands)
        self._count = len(self._operands)
        self._dimension = op.attributes["dimension"].value
        self._comparator = op.regions[0].blocks[0]
        self._size = size_of(self._operands[0], self._dimension)

    def emit(self) -> list[ir.Value]:
        """Emit the loops over the other dimensions, and return the sorted tensors."""
        from mlir_abi.bindings import tensor

        rank = self._operands[0].type.rank
        sizes = [size_of(self._operands[0], i) for i in range(rank) if i != self._dimension]
        scratch = [tensor.empty([self._size], x.type.element_type) for x in self._operands]
        return loop_nest(sizes, [*self._operands, *scratch], self._sort)[: self._count]

    def _sort(self, others: list[ir.Value], carried: list[ir.Value]) -> list[ir.Value]:
        """Sort the elements at the indices ``others`` of the other dimensions."""
        from mlir_abi.bindings import arith, scf

        initial = [constant(1), *carried]
        types = [value.type for value in initial]
        loop = scf.WhileOp(types, initial)
        before, after = (
            region.blocks.append(*types, arg_locs=[ir.Location.current] * len(types))
            for region in (loop.before, loop.after)
        )
        with ir.InsertionPoint(before):
            is_unsorted = arith.cmpi(arith.CmpIPredicate.slt, before.arguments[0], self._size)
            scf.condition(is_unsorted, list(before.arguments))
        with ir.InsertionPoint(after):
            width, *carried = after.arguments
            double = arith.addi(width, width)
            runs = scf.ForOp(constant(0), self._size, double, carried)
            with ir.InsertionPoint(runs.body):
                start = runs.induction_variable
                middle = arith.minsi(arith.addi(start, width), self._size)
                end = arith.minsi(arith.addi(start, double), self._size)
                bounds = start, middle, end
                scf.yield_(self._merge(others, bounds, list(runs.inner_iter_args)))
            scf.yield_([double, *runs.results])
        return list(loop.results)[1:]

    def _merge(
        self,
        others: list[ir.Value],
        bounds: tuple[ir.Value, ir.Value, ir.Value],
        carried: list[ir.Value],
    ) -> list[ir.Value]:
        """Merge two runs into scratch, and copy it back."""
        from mlir_abi.bindings import arith, scf, tensor

        operands, scratch = carried[: self._count], carried[self._count :]
        start, middle, end = bounds
        one = constant(1)
        last = arith.subi(self._size, one)

        def at(index: ir.Value) -> list[ir.Value]:
            return [*others[: self._dimension], index, *others[self._dimension :]]

        merge = scf.ForOp(start, end, one, [start, middle, *scratch])
        with ir.InsertionPoint(merge.body):
            left, right, *scratch = merge.inner_iter_args
            lefts = [tensor.extract(x, at(arith.minsi(left, last))) for x in operands]
            rights = [tensor.extract(x, at(arith.minsi(right, last))) for x in operands]
            pairs = [value for pair in zip(rights, lefts, strict=True) for value in pair]
            (is_less,) = inline_block(self._comparator, pairs)
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
                        tensor.insert(value, x, [merge.induction_variable])
                        for value, x in zip(taken, scratch, strict=True)
                    ),
                ]
            )
        scratch = list(merge.results)[2:]
        copy = scf.ForOp(start, end, one, operands)
        with ir.InsertionPoint(copy.body):
            index = copy.induction_variable
            scf.yield_(
                [
                    tensor.insert(tensor.extract(source, [index]), x, at(index))
                    for source, x in zip(scratch, copy.inner_iter_args, strict=True)
                ]
            )
        return [*copy.results, *scratch]
