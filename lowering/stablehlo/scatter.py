"""Converts ``stablehlo.scatter`` to loops."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_abi import bindings
from mlir_abi.bindings import arith, ir, stablehlo_library
from mlir_abi.lowering.stablehlo.loops import (
    constant,
    inline_block,
    loop_nest,
    require_equal_shapes,
    require_equal_sizes,
    size_of,
    update_if,
)
from mlir_abi.passes.support.functions import replace_op

SCATTER = "stablehlo.scatter"


def convert_scatter(op: ir.Operation) -> None:
    """Replace ``op`` by loops over the start indices, and in them over the window of each.

    A window that is not wholly inside the operand is skipped, as by XLA. Later updates of an
    element come after earlier ones. For one operand, one index and a window of one dimension::

        for i in the size of scatter_indices:
            start = scatter_indices[i]
            if 0 <= start <= the size of the operand - the size of the window:
                for w in the size of the window:
                    operand[start + w] = computation(operand[start + w], updates[i, w])
    """
    with ir.InsertionPoint(op), op.location:
        replace_op(op, _Scatter(op).emit())


class _Scatter:
    """The operands and dimensions of a ``stablehlo.scatter``, by the names of its specification."""

    def __init__(self, op: ir.Operation) -> None:
        count = len(op.results)
        operands = list(op.operands)
        self._op = op
        self._inputs, self._updates = operands[:count], operands[count + 1 :]
        self._scatter_indices = operands[count]
        self._computation = op.regions[0].blocks[0]
        self._numbers = stablehlo_library().ScatterDimensionNumbers(
            op.attributes["scatter_dimension_numbers"]
        )

    def emit(self) -> list[ir.Value]:
        """Emit the loops over the indices, and return the new arrays."""
        rank = self._updates[0].type.rank
        dims = [i for i in range(rank) if i not in self._numbers.update_window_dims]
        sizes = [size_of(self._updates[0], i) for i in dims]
        self._require_equal_sizes(dims)
        return loop_nest(sizes, self._inputs, self._update_window)

    def _require_equal_sizes(self, dims: Sequence[int]) -> None:
        """The loops go over ``dims`` of the first update, and read the other arrays as far."""
        op, numbers, indices = self._op, self._numbers, self._scatter_indices
        require_equal_shapes(op, self._inputs)
        require_equal_shapes(op, self._updates)
        of_indices = [i for i in range(indices.type.rank) if i != numbers.index_vector_dim]
        for i, j in zip(dims, of_indices, strict=True):
            require_equal_sizes(op, self._updates[0], i, indices, j)
        batching = numbers.input_batching_dims, numbers.scatter_indices_batching_dims
        for i, j in zip(*batching, strict=True):
            require_equal_sizes(op, self._inputs[0], i, indices, j)

    def _update_window(
        self, scatter_index: list[ir.Value], arrays: list[ir.Value]
    ) -> list[ir.Value]:
        """Update the window of one index, if it is inside."""
        numbers = self._numbers
        starts = self._start_index(scatter_index)
        starts |= {dim: constant(0) for dim in numbers.inserted_window_dims if dim not in starts}
        batch_index = {
            dim: scatter_index[at - (at > numbers.index_vector_dim)]
            for dim, at in zip(
                numbers.input_batching_dims, numbers.scatter_indices_batching_dims, strict=True
            )
        }
        outside_window = {*numbers.inserted_window_dims, *batch_index}
        in_window = [i for i in range(arrays[0].type.rank) if i not in outside_window]
        sizes = [size_of(self._updates[0], i) for i in numbers.update_window_dims]
        window_sizes = dict(zip(in_window, sizes, strict=True))
        is_inside = constant(1, ir.IntegerType.get_signless(1))
        for dim, start in (dict.fromkeys(in_window, constant(0)) | starts).items():
            last = arith.subi(size_of(arrays[0], dim), window_sizes.get(dim, constant(1)))
            for low, high in ((constant(0), start), (start, last)):
                is_ordered = arith.cmpi(arith.CmpIPredicate.sle, low, high)
                is_inside = arith.andi(is_inside, is_ordered)

        def update_element(window_index: list[ir.Value], arrays: list[ir.Value]) -> list[ir.Value]:
            at = starts | batch_index
            for dim, offset in zip(in_window, window_index, strict=True):
                at[dim] = arith.addi(at[dim], offset) if dim in at else offset
            update_at = list(scatter_index)
            for dim, offset in zip(numbers.update_window_dims, window_index, strict=True):
                update_at.insert(dim, offset)
            indices = [at[dim] for dim in sorted(at)]
            elements = [bindings.tensor.extract(array, indices) for array in arrays]
            elements += [bindings.tensor.extract(update, update_at) for update in self._updates]
            results = inline_block(self._computation, elements)
            pairs = zip(results, arrays, strict=True)
            return [bindings.tensor.insert(result, array, indices) for result, array in pairs]

        return update_if(is_inside, arrays, lambda arrays: loop_nest(sizes, arrays, update_element))

    def _start_index(self, scatter_index: list[ir.Value]) -> dict[int, ir.Value]:
        """The start of the window in each dimension of the operand that has an index."""
        starts = {}
        vector_dim = self._numbers.index_vector_dim
        for i, dim in enumerate(self._numbers.scattered_dims_to_operand_dims):
            at = list(scatter_index)
            if vector_dim < self._scatter_indices.type.rank:
                at.insert(vector_dim, constant(i))
            index = bindings.tensor.extract(self._scatter_indices, at)
            starts[dim] = arith.index_cast(ir.IndexType.get(), index)
        return starts
