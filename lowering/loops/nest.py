"""What the loop nest of a ``linalg.generic`` on memrefs is: its loops, and how it walks memory."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from mlir_abi.bindings import ir

GENERIC = "linalg.generic"

_ALLOCATIONS = ("memref.alloc", "memref.alloca")
_VIEWS = tuple(
    f"memref.{name}"
    for name in ("cast", "collapse_shape", "expand_shape", "reinterpret_cast", "subview")
)


class NotLinearError(Exception):
    """An index is no sum of loop variables, each times a number."""


@dataclass(frozen=True, eq=False)
class Operand:
    """A memref, and for each of its dimensions the factor of each loop that the index is made of.

    ``factors`` of `conv_2d`, whose input has the row ``2 * i + k``, are ``{0: 2, 3: 1}`` there.
    """

    value: ir.Value
    map: Any
    factors: tuple[dict[int, int], ...]

    def step(self, loop: int) -> int | None:
        """How far an iteration of ``loop`` goes: 0, 1, or None for another distance."""
        dimensions = [i for i, factors in enumerate(self.factors) if factors.get(loop)]
        if not dimensions:
            return 0
        last = len(self.factors) - 1
        is_next = dimensions == [last] and self.factors[last][loop] == 1
        return 1 if is_next and self.value.type.get_strides_and_offset()[0][last] == 1 else None


@dataclass(frozen=True)
class Nest:
    """A ``linalg.generic`` on memrefs; raises `NotLinearError` for one whose indices are not."""

    op: ir.Operation

    @cached_property
    def operands(self) -> list[Operand]:
        maps = [each.value for each in self.op.attributes["indexing_maps"]]
        return [
            Operand(value, map_, tuple(map(_factors, map_.results)))
            for value, map_ in zip(self.op.operands, maps, strict=True)
        ]

    @property
    def outputs(self) -> list[Operand]:
        return self.operands[self.op.attributes["operandSegmentSizes"][0] :]

    @property
    def inputs(self) -> list[Operand]:
        return self.operands[: self.op.attributes["operandSegmentSizes"][0]]

    @cached_property
    def parallel(self) -> list[int]:
        kinds = self.op.attributes["iterator_types"]
        return [i for i, kind in enumerate(kinds) if "parallel" in str(kind)]

    @cached_property
    def reductions(self) -> list[int]:
        return [
            i for i in range(len(self.op.attributes["iterator_types"])) if i not in self.parallel
        ]

    @property
    def body(self) -> ir.Block:
        return self.op.regions[0].blocks[0]

    @property
    def additions(self) -> list[ir.Operation]:
        """The additions of floats to the outputs, which make them sums."""
        sums = list(self.body.arguments)[len(self.inputs) :]
        return [
            view.operation
            for view in self.body.operations
            if view.operation.name == "arith.addf" and any(each in sums for each in view.operands)
        ]

    @cached_property
    def sources(self) -> dict[int, list[tuple[ir.Value, int]]]:
        """The dimensions of memrefs that are as long as each loop, those of known size first."""
        found: dict[int, list[tuple[ir.Value, int]]] = {}
        for operand in self.operands:
            for i, factors in enumerate(operand.factors):
                if list(factors.values()) == [1] and operand.map.results[i] == ir.AffineDimExpr.get(
                    loop := next(iter(factors))
                ):
                    at = found.setdefault(loop, [])
                    at.insert(
                        0 if not operand.value.type.is_dynamic_dim(i) else len(at),
                        (operand.value, i),
                    )
        return found

    def size(self, loop: int) -> int | None:
        """The number of iterations, if it is known."""
        memref, i = self.sources[loop][0]
        return None if memref.type.is_dynamic_dim(i) else memref.type.get_dim_size(i)

    def overlapping(self) -> list[tuple[ir.Value, ir.Value]]:
        """Each output with each input that may share memory with it."""
        return [
            (output.value, each.value)
            for output in self.outputs
            for each in self.inputs
            if isinstance(each.value.type, ir.MemRefType)
            and not _is_disjoint(_root(output.value), _root(each.value))
        ]

    def reorder(self, order: Sequence[int]) -> None:
        """Make ``order`` the order of the loops, outermost first."""
        dims = [ir.AffineDimExpr.get(list(order).index(i)) for i in range(len(order))]
        new = ir.AffineMap.get(len(order), 0, dims)
        maps = [
            ir.AffineMap.get(len(order), 0, [result.compose(new) for result in operand.map.results])
            for operand in self.operands
        ]
        kinds = self.op.attributes["iterator_types"]
        self.op.attributes["indexing_maps"] = ir.ArrayAttr.get(
            [ir.AffineMapAttr.get(each) for each in maps]
        )
        self.op.attributes["iterator_types"] = ir.ArrayAttr.get([kinds[i] for i in order])
        index = ir.IntegerType.get_signless(64)
        for op in self.body.operations:
            if op.operation.name == "linalg.index":
                at = list(order).index(op.attributes["dim"].value)
                op.attributes["dim"] = ir.IntegerAttr.get(index, at)


def _root(memref: ir.Value) -> ir.Value:
    """The memref that ``memref`` is a view of."""
    while not isinstance(memref, ir.BlockArgument) and memref.owner.name in _VIEWS:
        memref = memref.owner.operands[0]
    return memref


def _is_disjoint(one: ir.Value, other: ir.Value) -> bool:
    """Whether two memrefs share no memory: one was there before the other was allocated."""
    if one == other:
        return False
    return any(
        _is_made_by(new, _ALLOCATIONS)
        and (_is_made_by(old, (*_ALLOCATIONS, "memref.get_global")) or _is_older(old, new))
        for old, new in ((one, other), (other, one))
    )


def _is_made_by(value: ir.Value, names: Sequence[str]) -> bool:
    return not isinstance(value, ir.BlockArgument) and value.owner.name in names


def _is_older(value: ir.Value, allocated: ir.Value) -> bool:
    """Whether ``value`` was there before ``allocated``, in whose block, or around it, it is."""
    is_argument = isinstance(value, ir.BlockArgument)
    block = value.owner if is_argument else value.owner.operation.block
    op = allocated.owner.operation
    while op.name != "builtin.module":
        if op.block == block:
            return is_argument or value.owner.operation.is_before_in_block(op)
        op = op.parent.operation
    return False


def _factors(expression: Any) -> dict[int, int]:
    """The factor of each loop in an index; a constant is left out."""
    if isinstance(expression, ir.AffineDimExpr):
        return {expression.position: 1}
    if isinstance(expression, ir.AffineConstantExpr):
        return {}
    if isinstance(expression, ir.AffineAddExpr):
        left, right = _factors(expression.lhs), _factors(expression.rhs)
        return {i: left.get(i, 0) + right.get(i, 0) for i in left | right}
    if isinstance(expression, ir.AffineMulExpr) and isinstance(
        expression.rhs, ir.AffineConstantExpr
    ):
        return {i: each * expression.rhs.value for i, each in _factors(expression.lhs).items()}
    raise NotLinearError
