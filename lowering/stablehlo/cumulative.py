"""Converts ``stablehlo.reduce_window`` to one loop where each window begins or ends the array."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from mlir_abi import bindings
from mlir_abi.bindings import arith, ir
from mlir_abi.lowering.stablehlo.computed_tensors import dynamic_sizes
from mlir_abi.lowering.stablehlo.loops import (
    constant,
    inline_block,
    loop_nest,
    require_equal_shapes,
    size_of,
)
from mlir_abi.passes.support.functions import replace_op

REDUCE_WINDOW = "stablehlo.reduce_window"


def convert_cumulative(op: ir.Operation) -> None:
    """Replace ``op`` if it is `cumsum`, `cumprod`, `cummax` or the like; else leave it to MLIR.

    Then one dimension has a window as long as it is, and padding that lets the window end, or, in
    ``reverse``, begin at each element. MLIR would reduce each window alone. For one dimension::

        for i in the size of the input:
            at = size - 1 - i if reverse else i
            result[at] = computation(result of the last iteration, or init_value, input[at])
    """
    dimension = _cumulated_dimension(op)
    if dimension is not None:
        with ir.InsertionPoint(op), op.location:
            arrays, initial = op.operands[: len(op.results)], op.operands[len(op.results) :]
            require_equal_shapes(op, arrays)
            init_values = [bindings.tensor.extract(each, []) for each in initial]
            reducer = partial(inline_block, op.regions[0].blocks[0])
            replace_op(op, cumulate(arrays, init_values, reducer, *dimension))


def _cumulated_dimension(op: ir.Operation) -> tuple[int, bool] | None:
    """The dimension that ``op`` cumulates, and whether it begins at the end."""
    shape = op.operands[0].type.shape
    for name in ("window_strides", "base_dilations", "window_dilations"):
        if any(step != 1 for step in op.attributes.get(name, ())):
            return None
    windows = list(op.attributes["window_dimensions"])
    wide = [i for i, size in enumerate(windows) if size != 1]
    edges = list(op.attributes.get("padding", ()))
    if len(wide) != 1 or windows[wide[0]] != shape[wide[0]]:
        return None
    at, padding = 2 * wide[0], [0] * (2 * len(shape))
    for reverse in (False, True):
        if edges == [*padding[: at + reverse], windows[wide[0]] - 1, *padding[at + reverse + 1 :]]:
            return wide[0], reverse
    return None


def cumulate(
    arrays: Sequence[ir.Value],
    init_values: Sequence[ir.Value],
    reducer: Callable[[list[ir.Value]], list[ir.Value]],
    dimension: int,
    reverse: bool,
) -> list[ir.Value]:
    """Emit the loops, and return the results; ``reducer`` is for scalars."""
    sizes = [size_of(arrays[0], i) for i in range(arrays[0].type.rank)]

    def update(index: list[ir.Value], results: list[ir.Value]) -> list[ir.Value]:
        i = index[dimension]
        last = arith.maxsi(arith.subi(i, constant(1)), constant(0))

        def place(number: ir.Value) -> list[ir.Value]:
            if reverse:
                number = arith.subi(sizes[dimension], arith.addi(number, constant(1)))
            return [*index[:dimension], number, *index[dimension + 1 :]]

        is_first = arith.cmpi(arith.CmpIPredicate.eq, i, constant(0))
        totals = [
            arith.select(is_first, value, bindings.tensor.extract(result, place(last)))
            for value, result in zip(init_values, results, strict=True)
        ]
        elements = [bindings.tensor.extract(array, place(i)) for array in arrays]
        pairs = [*elements, *totals] if reverse else [*totals, *elements]
        new = reducer(pairs)
        return [
            bindings.tensor.insert(value, result, place(i))
            for value, result in zip(new, results, strict=True)
        ]

    empty = [
        ir.Operation.create("tensor.empty", [type_], dynamic_sizes(type_, sizes)).result
        for type_ in (array.type for array in arrays)
    ]
    return loop_nest(sizes, empty, update)
