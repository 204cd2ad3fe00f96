"""The rules of each operation: which sizes of results it defines, and which must be equal.

A rule calls ``sizes.define`` for the sizes of a result, and ``sizes.require`` for sizes without
whose equality the operation has no meaning. The sources are the documents of the dialects, and
``generate-runtime-verification``, which asserts what the rules require.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from mlir_abi import bindings
from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.size_expressions import Sum
from mlir_abi.passes.support.attributes import integer
from mlir_abi.passes.support.functions import mixed_values, shape_groups
from mlir_abi.passes.support.ir_types import RANKED
from mlir_abi.passes.support.sizes.elements import elements, shaped_by
from mlir_abi.passes.support.sizes.terms import Applied, known_sum, now, single_term
from mlir_abi.passes.support.sizes.value_sizes import ValueSizes

Rule: TypeAlias = Callable[[Any, ValueSizes], None]
"""Takes an operation, as the class of its dialect."""


def like(number: int) -> Rule:
    """Return the rule of operations whose results have the sizes of the operand of this number.

    An unranked result of a cast has no sizes, and the operand may be such a result.
    """

    def rule(op: Any, sizes: ValueSizes) -> None:
        for result in op.results:
            sizes.define(result, sizes.of(_ranked(op.operands[number])))

    return rule


def _ranked(array: ir.Value) -> ir.Value:
    """The array before casts to an unranked type."""
    while not isinstance(array.type, RANKED) and not isinstance(array.owner, ir.Block):
        if array.owner.name not in ("tensor.cast", "memref.cast"):
            break
        array = array.owner.operands[0]
    return array


def like_last_operands(op: Any, sizes: ValueSizes) -> None:
    """The results have the sizes of the last operands, such as outs."""
    for result, out in zip(reversed(list(op.results)), reversed(list(op.operands)), strict=False):
        sizes.define(result, sizes.of(out))


def _linalg(op: Any, sizes: ValueSizes) -> None:
    """Sizes that one loop dimension alone runs over are equal; results have the sizes of outs."""
    loops: dict[int, Sum] = {}
    maps = bindings.linalg.get_indexing_maps(op) or ()
    for operand, map_ in zip(op.operands, maps, strict=False):
        for size, expression in zip(sizes.of(operand), map_.value.results, strict=False):
            if isinstance(expression, ir.AffineDimExpr):
                sizes.require(loops.setdefault(expression.position, size), size)
    like_last_operands(op, sizes)


def elementwise(op: Any, sizes: ValueSizes) -> None:
    """Arrays among the operands have the sizes of the results."""
    first, *others = (
        sizes.of(operand) for operand in op.operands if isinstance(operand.type, ir.ShapedType)
    )
    for other in others:
        sizes.require_all(first, other)
    for result in op.results:
        sizes.define(result, first)


def _constant(op: Any, sizes: ValueSizes) -> None:
    """A number; an array has static sizes."""
    result = op.results[0]
    if isinstance(result.type, ir.IndexType | ir.IntegerType):
        number = integer(op.attributes["value"])  # `dense` with complex elements has no class
        if number is not None:
            sizes.define(result, [Sum({}, number)])
    elif isinstance(result.type, ir.FloatType):
        _computed(op, sizes)


def _dim(op: Any, sizes: ValueSizes) -> None:
    array, (axis,) = sizes.of(_ranked(op.operands[0])), sizes.of(op.operands[1])
    if axis.number is not None and 0 <= axis.number < len(array):
        sizes.define(op.results[0], [array[axis.number]])


def _rank(op: Any, sizes: ValueSizes) -> None:
    array = _ranked(op.operands[0])
    if isinstance(array.type, RANKED):
        sizes.define(op.results[0], [Sum({}, array.type.rank)])


def _cast(op: Any, sizes: ValueSizes) -> None:
    """Numbers of 32 bits or more are taken to fit."""
    (like(0) if _is_wide(op.operands[0]) and _is_wide(op.results[0]) else _computed)(op, sizes)


def _is_wide(value: ir.Value) -> bool:
    is_integer = isinstance(value.type, ir.IntegerType)
    return isinstance(value.type, ir.IndexType) or (is_integer and value.type.width >= 32)


def _copy(op: Any, sizes: ValueSizes) -> None:
    """Source and destination have the same sizes."""
    sizes.require_all(sizes.of(op.operands[0]), sizes.of(op.operands[1]))
    like(1)(op, sizes)


def _new(first: int) -> Rule:
    """The operands from the ``first`` one on are the dynamic sizes, and others may follow."""

    def rule(op: Any, sizes: ValueSizes) -> None:
        (result,), operands = op.results, iter(list(op.operands)[first:])
        shape = [
            sizes.of(next(operands))[0] if dynamic else Sum({}, static)
            for dynamic, static in _shape(result.type)
        ]
        sizes.define(result, shape)

    return rule


def _alloc_tensor(op: Any, sizes: ValueSizes) -> None:
    """A copy has the sizes of what is copied."""
    _sizes, copied, _hint = op.attributes["operandSegmentSizes"]
    (like(0) if copied else _new(0))(op, sizes)


def _extract(op: Any, sizes: ValueSizes) -> None:
    """An element of a tensor that is made of numbers at once, at a known place."""
    source, *at = op.operands
    known = elements(source, sizes)
    number = sizes.of(at[0])[0].number if at else 0
    if known is not None and number is not None and 0 <= number < len(known):
        sizes.define(op.results[0], [known[number]])


def _reinterpret(op: Any, sizes: ValueSizes) -> None:
    sizes.define(op.results[0], _mixed(op, "static_sizes", 2, sizes))


def _slice(op: Any, sizes: ValueSizes) -> None:
    kept = _without_units(_mixed(op, "static_sizes", 2, sizes), op.results[0].type)
    if kept is not None:
        sizes.define(op.results[0], kept)


def _insert_slice(op: Any, sizes: ValueSizes) -> None:
    """The source has the sizes of the slice, but for units that are dropped."""
    source, destination, *_ = op.operands
    kept = _without_units(_mixed(op, "static_sizes", 3, sizes), source.type)
    if kept is not None:
        sizes.require_all(sizes.of(source), kept)
    sizes.define(op.results[0], sizes.of(destination))


def _mixed(op: Any, static: str, group: int, sizes: ValueSizes) -> list[Sum]:
    """The sizes that `mixed_values` finds."""
    return [
        Sum({}, each) if isinstance(each, int) else sizes.of(each)[0]
        for each in mixed_values(op, static, group)
    ]


def _without_units(sizes: Sequence[Sum], type_: Any) -> list[Sum] | None:
    """The sizes that are left when units are dropped until there are as many as in ``type_``."""
    kept: list[Sum] = []
    shape = list(_shape(type_))
    for size in sizes:
        dynamic, static = shape[len(kept)] if len(kept) < len(shape) else (False, None)
        if size.number is None if dynamic else size.number == static:
            kept.append(size)
        elif size.number != 1:
            return None
    return kept if len(kept) == len(shape) else None


def _shape(type_: Any) -> Iterator[tuple[bool, int]]:
    return ((type_.is_dynamic_dim(i), size) for i, size in enumerate(type_.shape))


def concat(axis: str) -> Rule:
    """All sizes are those of the result but that of an ``axis``, which is the sum."""

    def rule(op: Any, sizes: ValueSizes) -> None:
        axis_, inputs = op.attributes[axis].value, list(map(sizes.of, op.operands))
        joined = list(inputs[0])
        for other in inputs[1:]:
            for i, pair in enumerate(zip(joined, other, strict=True)):
                if i != axis_:
                    sizes.require(*pair)
        joined[axis_] = sizes.sum([each[axis_] for each in inputs])
        sizes.define(op.results[0], joined)

    return rule


def _collapse(op: Any, sizes: ValueSizes) -> None:
    """Each size is the product of a group of sizes."""
    source = sizes.of(op.operands[0])
    products = [sizes.product([source[i] for i in group]) for group in shape_groups(op)]
    sizes.define(op.results[0], products)


def _expand(op: Any, sizes: ValueSizes) -> None:
    """Each group of sizes has one size as its product."""
    new = _mixed(op, "static_output_shape", 1, sizes)
    for size, group in zip(sizes.of(op.operands[0]), shape_groups(op), strict=True):
        sizes.require(size, sizes.product([new[i] for i in group]))
    sizes.define(op.results[0], new)


def _pad(op: Any, sizes: ValueSizes) -> None:
    low, high = _mixed(op, "static_low", 1, sizes), _mixed(op, "static_high", 2, sizes)
    padded = zip(low, sizes.of(op.operands[0]), high, strict=True)
    sizes.define(op.results[0], [sizes.sum(parts) for parts in padded])


def _select(op: Any, sizes: ValueSizes) -> None:
    """By a number, either of two values; by an array, element by element."""
    condition, *choices = op.operands
    if isinstance(condition.type, ir.ShapedType):
        elementwise(op, sizes)
    else:
        branches = [sizes.of(choice) for choice in choices]
        sizes.choose(op.results[0], sizes.of(condition)[0], branches, now())


def _arithmetic(op: Any, sizes: ValueSizes) -> None:
    """A sum or product; numbers of 32 bits or more are taken to fit."""
    if not _is_wide(op.results[0]):
        _computed(op, sizes)
        return
    left, right = (sizes.of(operand)[0] for operand in op.operands)
    match op.operation.name:
        case "arith.muli":
            result = sizes.product([left, right])
        case "arith.subi":
            result = sizes.sum([left, right * -1])
        case _:
            result = sizes.sum([left, right])
    sizes.define(op.results[0], [result])


def _bounded(op: Any, sizes: ValueSizes) -> None:
    """The least or the greatest of two numbers, of which a size is never negative."""
    if not _is_wide(op.results[0]):
        _computed(op, sizes)
        return
    left, right = (sizes.of(operand)[0] for operand in op.operands)
    for size, other in ((left, right), (right, left)):
        if _is_size(size) and other.number is not None and other.number <= 0:
            bound = other if op.operation.name == "arith.minsi" else size
            sizes.define(op.results[0], [bound])
            return
    _computed(op, sizes)


def _is_size(sum_: Sum) -> bool:
    term = single_term(known_sum(sum_))
    return term is not None and term.axis is not None


def _computed(op: Any, sizes: ValueSizes) -> None:
    """Numbers that depend on the operands alone.

    A division in a branch is not the same as one elsewhere, where its divisor may be 0.
    """
    op = op.operation
    values = [*op.operands, *op.results]
    if isinstance(op.results[0].type, ir.ShapedType):
        elementwise(op, sizes)
    elif all(isinstance(value.type, _SCALARS) for value in values):
        operands = [sizes.of(operand)[0] for operand in op.operands]
        texts = tuple(f"{key}={op.attributes[key]}" for key in sorted(op.attributes.keys()))
        types = tuple(str(value.type) for value in values)
        place = sizes.place if any(each in op.name for each in _DIVISIONS) else 0
        for i, result in enumerate(op.results):
            key = op.name, i, texts, types, place
            sizes.define(result, [sizes.computed(Applied(operands=operands), result, None, key)])


_SCALARS = (ir.IndexType, ir.IntegerType, ir.FloatType)
_DIVISIONS = ("div", "rem", "affine")

RULES: dict[str, Rule] = {
    "scf.forall": like_last_operands,
    **dict.fromkeys(["arith.constant", "index.constant"], _constant),
    "arith.index_cast": _cast,
    "arith.select": _select,
    **dict.fromkeys(["arith.addi", "arith.muli", "arith.subi"], _arithmetic),
    **dict.fromkeys(["arith.minsi", "arith.maxsi"], _bounded),
    **dict.fromkeys(["affine.apply", "affine.max", "affine.min"], _computed),
    **dict.fromkeys(["affine.delinearize_index", "affine.linearize_index"], _computed),
    **dict.fromkeys(["tensor.dim", "memref.dim"], _dim),
    **dict.fromkeys(["tensor.rank", "memref.rank"], _rank),
    **dict.fromkeys(["tensor.cast", "tensor.bitcast", "memref.cast"], like(0)),
    **dict.fromkeys(["memref.memory_space_cast", "memref.assume_alignment"], like(0)),
    **dict.fromkeys([f"bufferization.{op}" for op in ("clone", "to_tensor", "to_buffer")], like(0)),
    **dict.fromkeys(["linalg.pack", "linalg.unpack", "tensor.insert"], like(1)),
    **dict.fromkeys(["tensor.scatter", "vector.transfer_write"], like(1)),
    **dict.fromkeys(["memref.copy", "bufferization.materialize_in_destination"], _copy),
    **dict.fromkeys(["tensor.empty", "tensor.generate", "memref.alloc", "memref.alloca"], _new(0)),
    **dict.fromkeys(["tensor.splat", "memref.realloc"], _new(1)),
    "memref.view": _new(2),
    "memref.reinterpret_cast": _reinterpret,
    "bufferization.alloc_tensor": _alloc_tensor,
    "tensor.reshape": shaped_by(1),
    "tensor.extract": _extract,
    **dict.fromkeys(["tensor.extract_slice", "memref.subview"], _slice),
    "tensor.insert_slice": _insert_slice,
    **dict.fromkeys(["tensor.collapse_shape", "memref.collapse_shape"], _collapse),
    **dict.fromkeys(["tensor.expand_shape", "memref.expand_shape"], _expand),
    "tensor.concat": concat("dim"),
    "tensor.pad": _pad,
}

OF_DIALECT: dict[str, Rule] = {
    **dict.fromkeys(["arith", "math", "index"], _computed),
    "linalg": _linalg,
    "tm_tensor": like_last_operands,
}
"""The rules of all other operations of these dialects."""
