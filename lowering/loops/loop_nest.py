"""The loop nest of a ``linalg.generic`` on memrefs: its loops, and how it walks memory."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from mlir_abi import bindings
from mlir_abi.bindings import ir
from mlir_abi.passes.support.attributes import ARG_ATTRS, NO_ALIAS
from mlir_abi.passes.support.functions import FUNCTION, MODULE, find_each, find_named, origin_of
from mlir_abi.passes.support.mlir_passes import run_mlir_passes

_SHORT = 64
"""Rows of fewer elements are copied by a loop, longer ones by ``memmove``."""

_LEAST_USES = 16
"""An element that is used as often can be copied first."""

_MANY = 16
"""Cores."""

_ALLOCATIONS = ("memref.alloc", "memref.alloca")


@dataclass(frozen=True, eq=False)
class Operand:
    """A memref or scalar, and for each of its dimensions the factor of each loop in the index.

    ``factors`` of `conv_2d`, whose input has the row ``2 * i + k``, are ``{0: 2, 3: 1}`` there.
    """

    value: ir.Value
    map: Any
    factors: tuple[dict[int, int], ...]

    steps: dict[int, int | None]
    """What `step` returns for each loop that the index depends on."""

    @classmethod
    def of(cls, value: ir.Value, map_: Any) -> Operand:
        """Raises `_NotLinearError` for another index than a sum of loops times numbers."""
        factors = tuple(map(_factors, map_.results))
        steps: dict[int, int | None] = {}
        for i, dimension in enumerate(factors):
            is_row = i == len(factors) - 1 and value.type.get_strides_and_offset()[0][i] == 1
            for loop, factor in dimension.items():
                if factor:
                    is_step = is_row and loop not in steps and 1 <= factor <= 4
                    steps[loop] = factor if is_step else None
        return cls(value, map_, factors, steps)

    def step(self, loop: int) -> int | None:
        """The stride of ``loop`` in this operand, in elements: 0 to 4; None: any other access."""
        return self.steps.get(loop, 0)


class Nest:
    """The loops of a ``linalg.generic`` on memrefs, by their numbers, and its operands."""

    def __init__(self, op: ir.Operation) -> None:
        """Raises `_NotLinearError` for other indices than sums of loop variables times numbers.

        Memrefs must have strides, not any affine map.
        """
        self.op = op
        for value in op.operands:
            if isinstance(value.type, ir.MemRefType):
                try:
                    value.type.get_strides_and_offset()
                except RuntimeError:
                    raise _NotLinearError from None
        self.body: ir.Block = op.regions[0].blocks[0]
        maps = [each.value for each in op.attributes["indexing_maps"]]
        operands = list(map(Operand.of, op.operands, maps))
        first = op.attributes["operandSegmentSizes"][0]
        self.operands, self.inputs, self.outputs = operands, operands[:first], operands[first:]
        loops = [(i, str(kind)) for i, kind in enumerate(op.attributes["iterator_types"])]
        self.parallel = [i for i, kind in loops if "parallel" in kind]
        self.reductions = [i for i, kind in loops if "parallel" not in kind]
        self.sources: dict[int, tuple[ir.Value, int]] = {}
        """For each loop a dimension of a memref that is as long, of static size if there is one."""
        for operand in operands:
            for i, index in enumerate(operand.map.results):
                if isinstance(index, ir.AffineDimExpr) and (
                    index.position not in self.sources or not operand.value.type.is_dynamic_dim(i)
                ):
                    self.sources[index.position] = operand.value, i

    def size(self, loop: int) -> int | None:
        """The number of iterations, if it is static."""
        memref, i = self.sources[loop]
        return None if memref.type.is_dynamic_dim(i) else memref.type.get_dim_size(i)

    def loop_for_cores(self, grains: Mapping[int, int]) -> int | None:
        """The loop of which cores run parts: the first that has a grain for each of many, or most.

        ``grains`` are the iterations of each loop that one core runs at least. None if no loop has
        two grains.
        """
        counts = {}
        for i, grain in grains.items():
            size = self.size(i)
            counts[i] = _MANY if size is None else min(size // grain, _MANY)
        loop = max(counts, key=lambda i: counts[i], default=None)
        return None if loop is None or counts[loop] < 2 else loop

    def is_reused(self, operand: Operand) -> bool:
        """Whether each element of an input is used so often that copying it costs little."""
        uses = (self.size(i) or 1 for i in self.parallel if operand.step(i) == 0)
        return math.prod(uses) >= _LEAST_USES

    @property
    def accumulations(self) -> list[ir.Operation]:
        """The operations that make the outputs sums or products of floats."""
        outputs = list(self.body.arguments)[len(self.inputs) :]
        return [
            view.operation
            for view in self.body.operations
            if view.operation.name in ("arith.addf", "arith.mulf")
            and any(each in outputs for each in view.operands)
        ]

    def overlapping(self) -> list[tuple[int, int]]:
        """The numbers of each output and each input that may share memory."""
        return [
            (len(self.inputs) + i, j)
            for i, output in enumerate(self.outputs)
            for j, each in enumerate(self.inputs)
            if isinstance(each.value.type, ir.MemRefType)
            and not is_disjoint(output.value, each.value)
        ]

    def reorder(self, order: Sequence[int]) -> None:
        """Make ``order`` the order of the loops, outermost first."""
        numbers = [order.index(i) for i in range(len(order))]
        new = ir.AffineMap.get_permutation(numbers)
        maps = [
            ir.AffineMap.get(len(order), 0, [index.compose(new) for index in operand.map.results])
            for operand in self.operands
        ]
        kinds, attributes = self.op.attributes["iterator_types"], self.op.attributes
        attributes["indexing_maps"] = ir.ArrayAttr.get(list(map(ir.AffineMapAttr.get, maps)))
        attributes["iterator_types"] = ir.ArrayAttr.get([kinds[i] for i in order])
        for op in self.body.operations:
            if op.operation.name == "linalg.index":
                dim = op.attributes["dim"]
                op.attributes["dim"] = ir.IntegerAttr.get(dim.type, numbers[dim.value])


def find_nests(module: ir.Operation) -> Iterator[Nest]:
    """Yield the loop nests on memrefs in ``module`` that have linear indices.

    Copies of short rows and named operations of `linalg` become ``linalg.generic`` first.
    """
    _generalize(module)
    copies, generics = find_each(module, "memref.copy", "linalg.generic")
    rows = [copy for copy in copies if _copies_short_rows(copy)]
    for copy in rows:
        with ir.InsertionPoint(copy), copy.location:
            source, target = copy.operands
            bindings.linalg.copy(source, outs=[target])
        copy.erase()
    if rows:
        _generalize(module)
        generics = find_named(module, "linalg.generic")
    for op in generics:
        if not op.results:
            with suppress(_NotLinearError):
                yield Nest(op)


def _generalize(module: ir.Operation) -> None:
    run_mlir_passes(module, ["linalg-generalize-named-ops"], "generalize linalg operations")


def _copies_short_rows(copy: ir.Operation) -> bool:
    """Whether few elements are one after the other in both memrefs.

    One ``memcpy`` copies dense memrefs. Where an inner size is unknown it may be 0: `memrefCopy`
    does not count the outer ones then, and a loop would.
    """
    types = [each.type for each in copy.operands]
    if not all(isinstance(each, ir.MemRefType) for each in types) or all(map(is_dense, types)):
        return False
    if not all(is_dense(each) or isinstance(each.layout, ir.StridedLayoutAttr) for each in types):
        return False
    shape = types[0].shape
    if not shape:
        return True
    if ir.ShapedType.get_dynamic_size() in shape[1:]:
        return False
    is_short = 0 <= shape[-1] < _SHORT
    return is_short or any(each.get_strides_and_offset()[0][-1] != 1 for each in types)


def is_dense(type_: ir.MemRefType) -> bool:
    """Whether elements are in row-major order, with nothing between them."""
    return bool(type_.affine_map == ir.AffineMap.get_identity(type_.rank))


class _NotLinearError(Exception):
    """An index is no sum of loop variables, each times a number."""


def _factors(index: Any) -> dict[int, int]:
    """The factor of each loop in an index; a constant is left out."""
    if isinstance(index, ir.AffineDimExpr):
        return {index.position: 1}
    if isinstance(index, ir.AffineConstantExpr):
        return {}
    if isinstance(index, ir.AffineAddExpr):
        left, right = _factors(index.lhs), _factors(index.rhs)
        return {i: left.get(i, 0) + right.get(i, 0) for i in left | right}
    if isinstance(index, ir.AffineMulExpr) and isinstance(index.rhs, ir.AffineConstantExpr):
        return {i: each * index.rhs.value for i, each in _factors(index.lhs).items()}
    raise _NotLinearError


def is_disjoint(one: ir.Value, other: ir.Value) -> bool:
    """Whether two memrefs share no memory.

    One was there before the other was allocated, or is an argument that aliases no other.
    """
    one, other = origin_of(one), origin_of(other)
    return one != other and any(
        _aliases_no_argument(new, old)
        or (
            _is_result_of(new, _ALLOCATIONS)
            and (_is_result_of(old, (*_ALLOCATIONS, "memref.get_global")) or _is_older(old, new))
        )
        for old, new in ((one, other), (other, one))
    )


def _aliases_no_argument(memref: ir.Value, other: ir.Value) -> bool:
    """Whether both are arguments of one function, which promises that ``memref`` is alone."""
    if not isinstance(memref, ir.BlockArgument) or not isinstance(other, ir.BlockArgument):
        return False
    function = memref.owner.owner.operation
    block = function.regions[0].blocks[0]
    if function.name != FUNCTION or memref.owner != block or other.owner != block:
        return False
    entries = function.attributes.get(ARG_ATTRS)
    return entries is not None and NO_ALIAS in entries[memref.arg_number]


def _is_result_of(value: ir.Value, names: Collection[str]) -> bool:
    return not isinstance(value, ir.BlockArgument) and value.owner.name in names


def _is_older(value: ir.Value, allocated: ir.Value) -> bool:
    """Whether ``value`` stands before ``allocated``, in the same block or one around it."""
    is_argument = isinstance(value, ir.BlockArgument)
    block = value.owner if is_argument else value.owner.operation.block
    op = allocated.owner.operation
    while op.name != MODULE:
        if op.block == block:
            return is_argument or value.owner.operation.is_before_in_block(op)
        op = op.parent.operation
    return False
