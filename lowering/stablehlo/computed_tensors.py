"""Emits arrays of which each element is computed from its index."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mlir_abi import bindings
from mlir_abi.bindings import arith, ir
from mlir_abi.lowering.stablehlo.loops import choose, constant, size_of


def generate(
    type_: ir.RankedTensorType,
    sizes: Sequence[ir.Value],
    element: Callable[[list[ir.Value]], ir.Value],
) -> ir.Value:
    """The array of ``type_`` and ``sizes`` whose elements ``element`` emits for an index."""
    op = ir.Operation.create("tensor.generate", [type_], dynamic_sizes(type_, sizes), regions=1)
    block = op.regions[0].blocks.append(*[ir.IndexType.get()] * len(sizes))
    with ir.InsertionPoint(block):
        bindings.tensor.yield_(element(list(block.arguments)))
    return op.result


def dynamic_sizes(type_: ir.RankedTensorType, sizes: Sequence[ir.Value]) -> list[ir.Value]:
    """Those of ``sizes`` that are dynamic in ``type_``."""
    return [size for i, size in enumerate(sizes) if type_.is_dynamic_dim(i)]


def integer_at(array: ir.Value, *at: ir.Value) -> ir.Value:
    """An integer in ``array``, as an index."""
    element = bindings.tensor.extract(array, at)
    index = ir.IndexType.get()
    return element if element.type == index else arith.index_cast(index, element)


def clamp(index: ir.Value, last: ir.Value) -> ir.Value:
    """The number from 0 to ``last`` that is nearest to ``index``."""
    return arith.maxsi(arith.minsi(index, last), constant(0))


def reverse(array: ir.Value, dimensions: Sequence[int]) -> ir.Value:
    """Emit ``array`` with ``dimensions`` reversed."""
    sizes = [size_of(array, i) for i in range(array.type.rank)]

    def element(index: list[ir.Value]) -> ir.Value:
        for i in dimensions:
            index[i] = arith.subi(arith.subi(sizes[i], constant(1)), index[i])
        return bindings.tensor.extract(array, index)

    return generate(array.type, sizes, element)


def dilated_size(size: ir.Value, step: ir.Value) -> ir.Value:
    """How far ``size`` elements reach, of which each is ``step`` behind the last."""
    reach = arith.addi(arith.muli(arith.subi(size, constant(1)), step), constant(1))
    return arith.maxsi(reach, constant(0))


def window_count(size: ir.Value, reach: ir.Value, stride: ir.Value) -> ir.Value:
    """How many windows that ``reach`` so far begin in ``size`` elements, ``stride`` apart."""
    last = arith.floordivsi(arith.subi(size, reach), stride)
    return arith.maxsi(arith.addi(last, constant(1)), constant(0))


def element_or(
    array: ir.Value, positions: Sequence[ir.Value], steps: Sequence[ir.Value], otherwise: ir.Value
) -> ir.Value:
    """The element at a position in ``array``, whose elements are ``steps`` apart.

    ``otherwise`` is the value between them and outside.
    """
    is_inside: Any = constant(1, ir.IntegerType.get_signless(1))
    index = []
    for i, (position, step) in enumerate(zip(positions, steps, strict=True)):
        index.append(arith.divsi(position, step))
        for predicate, left, right in (
            (arith.CmpIPredicate.sge, position, constant(0)),
            (arith.CmpIPredicate.slt, index[i], size_of(array, i)),
            (arith.CmpIPredicate.eq, arith.remsi(position, step), constant(0)),
        ):
            is_inside = arith.andi(is_inside, arith.cmpi(predicate, left, right))
    types = [array.type.element_type]
    extract = bindings.tensor.extract
    return choose(is_inside, types, lambda: [extract(array, index)], lambda: [otherwise])[0]


def pad(
    type_: ir.RankedTensorType,
    array: ir.Value,
    value: ir.Value,
    edges: tuple[Sequence[ir.Value], Sequence[ir.Value]],
    steps: Sequence[ir.Value],
) -> ir.Value:
    """Emit ``array`` with ``value`` at its low and high ``edges``, and in the steps between."""
    low, high = edges
    sizes = []
    for i, step in enumerate(steps):
        inner = dilated_size(size_of(array, i), step)
        sizes.append(arith.addi(arith.addi(low[i], inner), high[i]))

    def element(index: list[ir.Value]) -> ir.Value:
        return element_or(array, list(map(arith.subi, index, low)), steps, value)

    return generate(type_, sizes, element)
