"""Loops in parts that several cores run, each part a call of a function."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial, reduce
from itertools import product
from typing import Any, ClassVar

from mlir_abi.bindings import arith, ir, memref
from mlir_abi.lowering.failures.lower_assertions import CHECK
from mlir_abi.lowering.loops import LEAST_WORK
from mlir_abi.lowering.loops.loop_nest import Nest, Operand, find_nests, is_disjoint
from mlir_abi.lowering.loops.outline import Outlined, Outliner
from mlir_abi.lowering.loops.parts import (
    PART,
    PARTS,
    Number,
    as_index,
    emit_parts,
    is_in_parallel,
    multiply,
)
from mlir_abi.lowering.loops.tile_emitter import AS_WRITTEN
from mlir_abi.passes.support.attributes import constant_value
from mlir_abi.passes.support.base import Pass, option
from mlir_abi.passes.support.functions import CALLS, FUNCTION, enclosing, find_named, operations
from mlir_abi.passes.support.ir_types import MEMREFS

_CACHE_LINE = 64
"""Elements of a row that one core writes at least."""

_FUNCTION_COST = 24
"""What a function such as `exp` costs, where an addition costs 1."""

_GUESS = 8
"""Iterations of a loop whose bounds are not known."""

_FREE_OF_EFFECTS = ("arith.", "math.", "complex.", "linalg.index", "linalg.yield", "scf.")


@dataclass(frozen=True)
class Parallelize(Pass):
    """Split loops into parts, and make a function of what a part does.

    Before::

        linalg.exp ins(%x : memref<1048576xf32>) outs(%y : memref<1048576xf32>)

    After::

        func.func private @f.part0(%x: memref<1048576xf32>, %y: memref<1048576xf32>,
                                   %lower: index, %upper: index, %size: index)
            attributes {abi.part} {
          scf.parallel (%i) = (%lower) to (%upper) step (%size) {
            %x_part = memref.subview %x[%i] [%size] [1] : …
            %y_part = memref.subview %y[%i] [%size] [1] : …
            linalg.exp ins(%x_part : …) outs(%y_part : …)
          }
          return
        }
        %size = call @_mlir_abi_part_size(%c1048576, %c64, %work, %least_work)
        call @f.part0(%x, %y, %c0, %c1048576, %size)

    `abi-call-parts` lets several cores call that function, each for other parts. Until then the
    call runs all parts.

    What is split: an operation of `linalg` whose parallel loops, or one of them, go along a
    dimension of each output; ``scf.parallel`` without results; and the tiles of
    `abi-tile-reductions`. One loop is split, so that each element of an output is computed as
    without parts, bit for bit. The least part is 64 iterations of a loop along a row, so that two
    cores do not write to one line of a cache.

    These stay whole: a loop in an ``scf.parallel``; one whose output may overlap an input; one that
    calls a function, or has an assertion which ends the process; and one with less than
    ``least-work``, in iterations times the operations and operands of each. If sizes are dynamic,
    the code compares. Of a loop with several assertions, the outermost one is split, so that the
    first to fail is that of one core.
    """

    name: ClassVar[str] = "abi-parallelize"

    least_work: int = option(LEAST_WORK, "the work of a loop that cores share")

    def run(self, op: ir.Operation) -> None:
        """Split the loops; nothing is an error."""
        for nest in find_nests(op):
            if AS_WRITTEN not in nest.op.attributes and not is_in_parallel(nest.op):
                self._split_nest(nest)
        for loop in find_named(op, "scf.parallel"):
            if PARTS not in loop.attributes and not is_in_parallel(loop):
                self._split_loop(loop)
        outliner = Outliner(op, "part")
        for loop in find_named(op, "scf.parallel"):
            if PARTS in loop.attributes and not is_in_parallel(loop):
                _outline(loop, outliner)

    def _split_nest(self, nest: Nest) -> None:
        """Split one of the parallel loops of ``nest``, if it is large and has no other effects."""
        cost = _cost(nest)
        loops = (*nest.parallel, *nest.reductions)
        known = [size for size in map(nest.size, loops) if size is not None]
        is_small = len(known) == len(loops) and math.prod(known) * (cost or 0) < self.least_work
        if cost is None or is_small:
            return
        if 0 in known:  # MLIR refuses each slice of such an array
            return
        grains = {i: _grain(nest, i) for i in nest.parallel if _is_along_all(nest, i)}
        if len(find_named(nest.op, "llvm.call")) > 1:  # the first to fail is that of one core
            grains = {i: grain for i, grain in grains.items() if i == 0}
        loop = nest.loop_for_cores(grains)
        if loop is None:
            return
        with ir.InsertionPoint(nest.op), nest.op.location:
            work = reduce(multiply, (_size(nest, i) for i in loops), cost)
            slice_nest = partial(_slice_nest, nest, loop)
            emit_parts(_size(nest, loop), grains[loop], work, self.least_work, slice_nest)
        nest.op.erase()

    def _split_loop(self, loop: ir.Operation) -> None:
        """Split the first loop of an ``scf.parallel``."""
        # An assertion may end the process, and a call runs code that is not known.
        called = find_named(loop, *CALLS, "llvm.call", "cf.assert")
        if loop.results or not all(map(_is_check, called)):
            return
        count = len(loop.operands) // 3
        lowers, uppers, steps = (list(loop.operands)[i * count :][:count] for i in range(3))

        def clone(first: ir.Value, last: ir.Value) -> None:
            part = loop.clone()
            with ir.InsertionPoint(part):
                part.operands[0] = arith.addi(lowers[0], arith.muli(first, steps[0]))
                end = arith.addi(lowers[0], arith.muli(last, steps[0]))
                part.operands[count] = arith.minsi(end, uppers[0])

        with ir.InsertionPoint(loop), loop.location:
            sizes = [
                arith.maxsi(arith.ceildivsi(arith.subi(upper, lower), step), as_index(0))
                for lower, upper, step in zip(lowers, uppers, steps, strict=True)
            ]
            inner = [_iterations(each) for each in find_named(loop, "scf.for")]
            work = reduce(multiply, sizes, math.prod(inner) * len(operations(loop)))
            emit_parts(sizes[0], 1, work, self.least_work, clone)
        loop.erase()


def _cost(nest: Nest) -> int | None:
    """What an iteration costs; None if one may depend on another, or has other effects."""
    for output, other in product(nest.outputs, nest.operands):
        is_same = other.value == output.value and other.map == output.map
        is_array = isinstance(other.value.type, ir.MemRefType)
        if is_array and not is_same and not is_disjoint(output.value, other.value):
            return None
    cost = len(nest.operands)
    for op in operations(nest.op)[1:]:
        if op.name == "memref.load":
            if not all(is_disjoint(each.value, op.operands[0]) for each in nest.outputs):
                return None
        elif not op.name.startswith(_FREE_OF_EFFECTS) and not _is_check(op):
            return None
        cost += _FUNCTION_COST if op.name.startswith("math.") else 1
    return cost


def _is_along_all(nest: Nest, loop: int) -> bool:
    """Whether parts of ``loop`` are parts of each output, and of each input that it goes along."""
    return all(
        _dimension(each, loop) is not None
        or (each in nest.inputs and not any(loop in factors for factors in each.factors))
        for each in nest.operands
    )


def _dimension(operand: Operand, loop: int) -> int | None:
    """The dimension along which ``loop`` goes, if its index is that loop alone, and no other is."""
    dimensions = [i for i, factors in enumerate(operand.factors) if loop in factors]
    if len(dimensions) != 1:
        return None
    index = operand.map.results[dimensions[0]]
    return dimensions[0] if isinstance(index, ir.AffineDimExpr) else None


def _grain(nest: Nest, loop: int) -> int:
    return _CACHE_LINE if all(each.step(loop) in (0, 1) for each in nest.operands) else 1


def _size(nest: Nest, loop: int) -> Number:
    size = nest.size(loop)
    source, dimension = nest.sources[loop]
    return memref.dim(source, as_index(dimension)) if size is None else size


def _slice_nest(nest: Nest, loop: int, lower: ir.Value, upper: ir.Value) -> None:
    """Emit ``nest`` from ``lower`` to ``upper`` of a loop, on slices of its operands."""
    size = arith.subi(upper, lower)
    clone = nest.op.clone()
    with ir.InsertionPoint(clone):
        for i, operand in enumerate(nest.operands):
            dimension = _dimension(operand, loop)
            if dimension is not None:
                clone.operands[i] = _slice(operand.value, dimension, lower, size)
    for index in find_named(clone, "linalg.index"):
        if index.attributes["dim"].value == loop:
            with ir.InsertionPoint.after(index):
                moved = arith.addi(index.result, lower)
                index.result.replace_all_uses_except(moved, moved.owner.operation)


def _slice(value: Any, dimension: int, lower: ir.Value, size: ir.Value) -> ir.Value:
    type_, dynamic = value.type, ir.ShapedType.get_dynamic_size()
    shape = [dynamic if i == dimension else each for i, each in enumerate(type_.shape)]
    strides, _ = type_.get_strides_and_offset()
    layout = ir.StridedLayoutAttr.get(ir.ShapedType.get_dynamic_stride_or_offset(), strides)
    result = ir.MemRefType.get(shape, type_.element_type, layout, type_.memory_space)
    sizes = [
        size if i == dimension else memref.dim(value, as_index(i))
        for i in range(type_.rank)
        if shape[i] == dynamic
    ]
    offsets = [dynamic if i == dimension else 0 for i in range(type_.rank)]
    ones = [1] * type_.rank
    return memref.SubViewOp(result, value, [lower], sizes, [], offsets, shape, ones).result


def _is_check(op: ir.Operation) -> bool:
    """Whether ``op`` is an assertion by which a function returns a status."""
    return op.name == "llvm.call" and str(op.attributes.get("callee")) == f"@{CHECK}"


def _iterations(loop: ir.Operation) -> int:
    """The number of iterations of an ``scf.for``, or a guess."""
    bounds = [constant_value(each) for each in list(loop.operands)[:3]]
    if any(each is None for each in bounds):
        return _GUESS
    lower, upper, step = (int(each.value) for each in bounds)
    return max((upper - lower) // step, 1)


def _outline(loop: ir.Operation, outliner: Outliner) -> None:
    """Make a loop over parts a function, whose last arguments are the operands of the loop."""
    outlined = Outlined(loop, enclosing(loop, FUNCTION))
    memrefs = [each for each in outlined.operands if isinstance(each.type, MEMREFS)]
    for i, value in enumerate(loop.operands):
        outlined.clone.operands[i] = outlined.add_argument(value)
    outlined.set_no_alias(*memrefs)
    outlined.definition.attributes[PART] = ir.UnitAttr.get()
    outliner.replace(outlined, bare_pointers=True)
