"""What each operation says of sizes: which of its results it defines, and which must be equal.

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
from mlir_abi.lowering.infer_sizes.terms import find, unknown
from mlir_abi.lowering.infer_sizes.value_sizes import Sizes
from mlir_abi.passes.support.attributes import integer
from mlir_abi.passes.support.functions import shape_groups

Rule: TypeAlias = Callable[[Any, Sizes], None]
"""Takes an operation, as the class of its dialect."""


def rule_of(op: ir.Operation) -> Rule | None:
    """Return the rule of an operation without regions that matter."""
    dialect = op.name.partition(".")[0]
    rule = _RULES.get(op.name)
    if rule is None and dialect == "linalg":
        return _linalg
    is_array = len(op.results) == 1 and isinstance(op.results[0].type, ir.RankedTensorType)
    return _elementwise if rule is None and dialect in ("arith", "math") and is_array else rule


def _last_operands(op: Any, sizes: Sizes) -> None:
    """The results have the sizes of the last operands: of outs."""
    for result, out in zip(reversed(list(op.results)), reversed(list(op.operands)), strict=False):
        sizes.define(result, sizes.of(out))


def _linalg(op: Any, sizes: Sizes) -> None:
    """Sizes that one loop dimension alone runs over are equal; results have the sizes of outs."""
    loops: dict[int, Sum] = {}
    maps = bindings.linalg.get_indexing_maps(op) or ()
    for operand, map_ in zip(op.operands, maps, strict=False):
        for size, expression in zip(sizes.of(operand), map_.value.results, strict=False):
            if isinstance(expression, ir.AffineDimExpr):
                sizes.require(loops.setdefault(expression.position, size), size)
    _last_operands(op, sizes)


def _elementwise(op: Any, sizes: Sizes) -> None:
    """Arrays as operands have the sizes of the result."""
    first, *others = (
        sizes.of(operand) for operand in op.operands if isinstance(operand.type, ir.ShapedType)
    )
    for other in others:
        sizes.require_all(first, other)
    sizes.define(op.results[0], first)


def _constant(op: Any, sizes: Sizes) -> None:
    """A number; an array has static sizes."""
    result = op.results[0]
    if isinstance(result.type, (ir.IndexType, ir.IntegerType)):
        number = integer(op.attributes["value"])
        if number is not None:
            sizes.define(result, [Sum({}, number)])


def _dim(op: Any, sizes: Sizes) -> None:
    array, (axis,) = sizes.of(op.operands[0]), sizes.of(op.operands[1])
    if axis.number is not None and axis.number < len(array):
        sizes.define(op.results[0], [array[axis.number]])


def _same(op: Any, sizes: Sizes) -> None:
    """The result has the sizes of the first operand, as far as both have a rank."""
    sizes.define(op.results[0], sizes.of(op.operands[0]))


def _like_destination(op: Any, sizes: Sizes) -> None:
    if len(op.results):  # the destination may be a memref
        sizes.define(op.results[0], sizes.of(op.operands[1]))


def _copy(op: Any, sizes: Sizes) -> None:
    """Source and destination have the same sizes."""
    sizes.require_all(sizes.of(op.operands[0]), sizes.of(op.operands[1]))
    _like_destination(op, sizes)


def _new(op: Any, sizes: Sizes) -> None:
    """The operands are the dynamic sizes, of which an allocation may have others behind."""
    operands = iter(op.operands)
    sizes.define(
        op.results[0],
        [
            sizes.of(next(operands))[0] if dynamic else Sum({}, static)
            for dynamic, static in _shape(op.results[0].type)
        ],
    )


def _slice(op: Any, sizes: Sizes) -> None:
    kept = _without_units(_mixed(op, "static_sizes", 2, sizes), op.results[0].type)
    if kept is not None:
        sizes.define(op.results[0], kept)


def _insert_slice(op: Any, sizes: Sizes) -> None:
    """The source has the sizes of the slice, but for units that are dropped."""
    source, destination, *_ = op.operands
    kept = _without_units(_mixed(op, "static_sizes", 3, sizes), source.type)
    if kept is not None:
        sizes.require_all(sizes.of(source), kept)
    sizes.define(op.results[0], sizes.of(destination))


def _mixed(op: Any, static: str, segment: int, sizes: Sizes) -> list[Sum]:
    """The sizes of which some are numbers in ``static`` and some are ``segment`` of the operands.

    JAX's bindings have no properties for them. An operation without segments has an array first.
    """
    counts = op.attributes.get("operandSegmentSizes") or [1]
    remaining = iter(list(op.operands)[sum(list(counts)[:segment]) :])
    marker = ir.ShapedType.get_dynamic_size()
    return [
        sizes.of(next(remaining))[0] if n == marker else Sum({}, int(n))
        for n in op.attributes[static]
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


def _concat(op: Any, sizes: Sizes) -> None:
    """All sizes are those of the result but one, which is the sum."""
    axis, inputs = integer(op.attributes["dim"]), [sizes.of(operand) for operand in op.operands]
    first = list(inputs[0])
    for other in inputs[1:]:
        for i, pair in enumerate(zip(first, other, strict=True)):
            if i != axis:
                sizes.require(*pair)
    assert axis is not None
    first[axis] = sizes.terms.sum([each[axis] for each in inputs])
    sizes.define(op.results[0], first)


def _collapse(op: Any, sizes: Sizes) -> None:
    """Each size is the product of a group of sizes."""
    source = sizes.of(op.operands[0])
    products = [sizes.terms.product([source[i] for i in group]) for group in shape_groups(op)]
    sizes.define(op.results[0], products)


def _expand(op: Any, sizes: Sizes) -> None:
    """Each group of sizes has one size as its product."""
    new = _mixed(op, "static_output_shape", 1, sizes)
    for size, group in zip(sizes.of(op.operands[0]), shape_groups(op), strict=True):
        sizes.require(size, sizes.terms.product([new[i] for i in group]))
    sizes.define(op.results[0], new)


def _pad(op: Any, sizes: Sizes) -> None:
    low, high = _mixed(op, "static_low", 1, sizes), _mixed(op, "static_high", 2, sizes)
    padded = zip(low, sizes.of(op.source), high, strict=True)
    sizes.define(op.results[0], [sizes.terms.sum(parts) for parts in padded])


def _select(op: Any, sizes: Sizes) -> None:
    """By a number, either of two values; by an array, element by element."""
    condition, *choices = op.operands
    if isinstance(condition.type, ir.ShapedType):
        _elementwise(op, sizes)
    else:
        pairs = zip(*map(sizes.of, choices), strict=True)
        either = [a if find(a) == find(b) else unknown() for a, b in pairs]
        sizes.define(op.results[0], either)


def _computed(op: Any, sizes: Sizes) -> None:
    """A number that depends on the operands alone."""
    name = op.operation.name
    operands = [number for operand in op.operands for number in sizes.of(operand)]
    attributes = op.operation.attributes
    texts = tuple(f"{key}={attributes[key]}" for key in sorted(attributes.keys()))
    if isinstance(op.results[0].type, ir.ShapedType):
        _elementwise(op, sizes)
    elif name == "arith.muli":
        sizes.define(op.results[0], [sizes.terms.product(operands)])
    elif name == "arith.addi":
        sizes.define(op.results[0], [sizes.terms.sum(operands)])
    else:
        sizes.define(op.results[0], [sizes.terms.computed((name, texts), operands)])


_RULES: dict[str, Rule] = {
    "scf.forall": _last_operands,
    "arith.constant": _constant,
    "arith.index_cast": _same,
    "arith.select": _select,
    **dict.fromkeys(
        ["affine.apply", "affine.max", "affine.min", "arith.addi", "arith.muli", "arith.subi"],
        _computed,
    ),
    **dict.fromkeys(
        [f"arith.{name}" for name in ("ceildivsi", "divsi", "floordivsi", "maxsi", "minsi")],
        _computed,
    ),
    **dict.fromkeys(["tensor.dim", "memref.dim"], _dim),
    **dict.fromkeys(["tensor.cast", "tensor.bitcast", "memref.cast", "bufferization.clone"], _same),
    **dict.fromkeys(["bufferization.to_tensor", "bufferization.to_buffer"], _same),
    **dict.fromkeys(["tensor.empty", "tensor.generate", "memref.alloc", "memref.alloca"], _new),
    **dict.fromkeys(["linalg.pack", "linalg.unpack", "tensor.insert"], _like_destination),
    **dict.fromkeys(["tensor.scatter", "vector.transfer_write"], _like_destination),
    **dict.fromkeys(["memref.copy", "bufferization.materialize_in_destination"], _copy),
    **dict.fromkeys(["tensor.extract_slice", "memref.subview"], _slice),
    "tensor.insert_slice": _insert_slice,
    **dict.fromkeys(["tensor.collapse_shape", "memref.collapse_shape"], _collapse),
    **dict.fromkeys(["tensor.expand_shape", "memref.expand_shape"], _expand),
    "tensor.concat": _concat,
    "tensor.pad": _pad,
}
