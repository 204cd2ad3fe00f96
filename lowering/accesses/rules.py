"""What each operation requires of its indices and sizes, and what its message says.

The sources are the documents of the dialects. These are undefined too, and have no rule on purpose:
shifts by too many bits, ``arith.fptosi`` of a number that does not fit, the flags ``nsw`` and
``nuw``, and ``vector.extract`` and ``vector.insert`` at a position that is not there, whose results
are poison, which a select may drop; and ``memref.reinterpret_cast``, which may reach any memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from math import prod
from typing import Any, Literal, TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.lowering.accesses.checks import (
    ONE_LANE,
    Checks,
    Condition,
    Number,
    Rule,
    axis_text,
)
from mlir_abi.lowering.accesses.linalg_rules import linalg_ranges, linalg_sizes
from mlir_abi.lowering.accesses.vector_rules import (
    compressed_access,
    gathered_access,
    lanes_of,
    masked_access,
    transfer,
    vector_element,
)
from mlir_abi.passes.support.functions import mixed_values, operand_groups, shape_groups
from mlir_abi.passes.support.ir_types import RANKED

Class: TypeAlias = Literal["index", "size", "div"]
_MOST = 2**63 - 1
"""The most bytes of an array, or elements."""

_MATERIALIZE = "bufferization.materialize_in_destination"


def _element(array: int) -> Rule:
    """An element of the operand of this number is read or written; its indices are behind it."""

    def rule(op: ir.Operation, checks: Checks) -> None:
        operands = list(op.operands)
        for axis, index in enumerate(operands[array + 1 :]):
            checks.require_in_bounds(operands[array], axis, index)

    return rule


def _affine_element(array: int) -> Rule:
    """The same, where a map computes the indices from operands."""

    def rule(op: ir.Operation, checks: Checks) -> None:
        lanes = lanes_of(op, array)
        for axis, result in enumerate(op.attributes["map"].value.results):
            index = _affine_value(op, result, checks)
            checks.require_in_bounds(op.operands[array], axis, index, lanes.get(axis, ONE_LANE))

    return rule


def _affine_divisors(op: ir.Operation, checks: Checks) -> None:
    """Symbols by which a map divides are positive."""
    parts = list(op.attributes["map"].value.results)
    for part in parts:  # which grows
        if isinstance(part, ir.AffineBinaryExpr):
            parts += [part.lhs, part.rhs]
            is_sum = isinstance(part, ir.AffineAddExpr | ir.AffineMulExpr)
            if not is_sum and not isinstance(part.rhs, ir.AffineConstantExpr):
                value = _affine_value(op, part.rhs, checks)
                divisor = checks.number(value) if isinstance(value, ir.Value) else value
                checks.require(checks.at_least(divisor, 1), "a divisor is not positive")


def _affine_value(op: ir.Operation, expression: Any, checks: Checks) -> Any:
    """An expression of the map of ``op``, as a value or an int; None if it is not known."""
    map_ = op.attributes["map"].value
    inputs = list(op.operands)[len(op.operands) - map_.n_inputs :]
    match expression:
        case ir.AffineConstantExpr():
            return expression.value
        case ir.AffineDimExpr():
            return inputs[expression.position]
        case ir.AffineSymbolExpr():
            return inputs[map_.n_dims + expression.position]
    one = ir.AffineMapAttr.get(ir.AffineMap.get(map_.n_dims, map_.n_symbols, [expression]))
    return checks.emit("affine.apply", ir.IndexType.get(op.context), *inputs, map=one)


def _dimension(op: ir.Operation, checks: Checks) -> None:
    """The number of a dimension is less than the rank."""
    array, axis = op.operands
    is_there = checks.inside(checks.number(axis), _rank_of(checks, array))
    checks.require(is_there, "there is no such axis")


def _slice(op: ir.Operation, checks: Checks) -> None:
    _require_slice(op, 0, checks)


def _insert_slice(op: ir.Operation, checks: Checks) -> None:
    _require_slice(op, 1, checks)


def _require_slice(op: ir.Operation, number: int, checks: Checks) -> None:
    """The first and last element of each dimension are there, or none is accessed.

    The slice is one of the operand of this number.
    """
    array = op.operands[number]
    names = ("static_offsets", "static_sizes", "static_strides")
    mixed = [_mixed(op, name, number + i, checks) for i, name in enumerate(names, start=1)]
    for axis, (offset, size, stride) in enumerate(zip(*mixed, strict=True)):
        bound = checks.size(array, axis)
        if stride == 1:
            rest = checks.subtract(bound, offset)
            fits = checks.all(checks.up_to(offset, bound), checks.up_to(size, rest))
        else:
            fits = _strided(offset, size, stride, bound, checks)
        checks.require(fits, f"the slice is out of bounds of {axis_text(axis, bound)}")
    _, sizes, strides = mixed
    if not all(isinstance(stride, int) and stride for stride in strides):  # one may be 0
        array_type: Any = array.type
        fits = _is_countable(checks, [_bytes(array_type.element_type), *sizes])
        checks.require(fits, "the slice would have 2^63 bytes or more")


def _strided(offset: Number, size: Number, stride: Number, bound: Number, checks: Checks) -> Any:
    """Whether the elements ``offset + i * stride`` for i below ``size`` are there."""
    last = checks.add(offset, checks.multiply(checks.subtract(size, 1), stride))
    if all(isinstance(each, int) for each in (offset, size, stride)) and size > 0:
        return min(offset, last) >= 0 and checks.inside(max(offset, last), bound)
    fits = [checks.inside(offset, bound), checks.inside(last, bound)]
    if stride != 0:  # so that the product does not overflow
        few = checks.up_to(size, bound)
        fits.append(few if isinstance(stride, int) else checks.any(few, checks.equal(stride, 0)))
    if not isinstance(stride, int):
        small = checks.up_to(checks.add(stride, bound), checks.multiply(bound, 2))
        fits.append(checks.any(checks.equal(size, 1), small))
    starts = checks.up_to(offset, bound)
    is_empty = checks.all(checks.equal(size, 0), starts)
    return checks.any(is_empty, checks.all(checks.at_least(size, 1), *fits))


def _inserted_sizes(op: ir.Operation, checks: Checks) -> None:
    """The source of ``insert_slice`` has the sizes of the slice."""
    source = op.operands[0]
    mixed = _mixed(op, "static_sizes", 3, checks)
    source_type: Any = source.type
    if source_type.rank == len(mixed):
        for axis, size in enumerate(mixed):
            message = f"the size of axis {axis} of the source is not that of the slice"
            checks.require(checks.equal(size, checks.size(source, axis)), message)


def _new(first: int) -> Rule:
    """The operands from the ``first`` one on are dynamic sizes, and symbols may follow."""

    def rule(op: ir.Operation, checks: Checks) -> None:
        type_: Any = op.results[0].type
        values = iter(list(op.operands)[first:])
        dynamic = {i: next(values) for i in range(type_.rank) if type_.is_dynamic_dim(i)}
        sizes = {axis: checks.number(size) for axis, size in dynamic.items()}
        for axis, size in sizes.items():
            _require_size(checks, size, axis)
        if not all(map(_is_size, dynamic.values())):
            _require_bytes(checks, type_, sizes)

    return rule


def _alloc_tensor(op: ir.Operation, checks: Checks) -> None:
    if not op.attributes["operandSegmentSizes"][1]:  # no copy
        _new(0)(op, checks)


def _pad(op: ir.Operation, checks: Checks) -> None:
    type_, index = op.results[0].type, ir.IndexType.get(op.context)
    dynamic = [axis for axis in range(type_.rank) if type_.is_dynamic_dim(axis)]
    sizes = {axis: checks.size(op.operands[0], axis) for axis in dynamic}
    for group, side in enumerate(("low", "high"), start=1):
        for axis, size in enumerate(_mixed(op, f"static_{side}", group, checks)):
            message = f"the {side} padding of axis {axis} is negative"
            checks.require(checks.at_least(size, 0), message)
            if axis in sizes and size != 0:
                sizes[axis] = checks.emit("arith.addi", index, sizes[axis], size)
    if any(operand_groups(op)[1:3]):
        _require_bytes(checks, type_, sizes)


def _cast(op: ir.Operation, checks: Checks) -> None:
    """A cast to a static size, rank or stride does not change it."""
    source, result = op.operands[0], op.results[0]
    type_, source_type = result.type, source.type
    if not isinstance(type_, RANKED):
        return
    if not isinstance(source_type, RANKED):
        rank = _rank_of(checks, source)
        checks.require(checks.equal(rank, type_.rank), f"the rank is not {type_.rank}")
    for axis, size in enumerate(type_.shape):
        if not type_.is_dynamic_dim(axis):
            actual = checks.size(source, axis)
            message = f"the size of axis {axis} is not {size}"
            checks.require(checks.equal(actual, size), message)
    if isinstance(source_type, ir.MemRefType):
        _require_layout(op, checks)


def _require_layout(op: ir.Operation, checks: Checks) -> None:
    """A static stride of the result is one of the source, or of no more than one element."""
    source = op.operands[0]
    source_type: Any = source.type
    type_: Any = op.results[0].type
    try:
        old, new = (each.get_strides_and_offset() for each in (source_type, type_))
    except ValueError:  # a layout without strides
        return
    index = ir.IndexType.get(op.context)
    names = {"the offset": (old[1], new[1], 1)}
    for axis, pair in enumerate(zip(old[0], new[0], strict=True)):
        names[f"the stride of axis {axis}"] = (*pair, 2 + type_.rank + axis)
    marker = ir.ShapedType.get_dynamic_stride_or_offset()
    asserted = {name: each for name, each in names.items() if each[0] == marker != each[1]}
    if not asserted:
        return
    base = ir.MemRefType.get([], type_.element_type, memory_space=type_.memory_space)
    types = [base, *[index] * (1 + 2 * type_.rank)]
    actual = checks.emit("memref.extract_strided_metadata", types, source)
    for name, (_, expected, number) in asserted.items():
        axis = number - 2 - type_.rank
        few = False if number == 1 else checks.up_to(checks.size(source, axis), 1)
        value = actual if actual is None else checks.number(actual[number])
        condition = checks.any(checks.equal(value, expected), few)
        checks.require(condition, f"{name} is not {expected}")


def _expand(op: ir.Operation, checks: Checks) -> None:
    """The new sizes of a group have the old one as their product."""
    source = op.operands[0]
    new = _mixed(op, "static_output_shape", 1, checks)
    for axis, group in enumerate(shape_groups(op)):
        sizes = [new[i] for i in group]
        dynamic = [each for each in sizes if not isinstance(each, int)]
        known = prod(each for each in sizes if isinstance(each, int))
        size = checks.size(source, axis)
        if known > 1 and not isinstance(size, int):
            message = f"the size of axis {axis} is no multiple of {known}"
            checks.require(checks.divisible(size, known), message)
        for i in group:
            _require_size(checks, new[i], i)
        if known and len(dynamic) == 1:
            has_product = checks.equal(dynamic[0], checks.quotient(size, known))
        else:
            has_product = _has_product(checks, sizes, size)
        message = f"the new sizes have not the product of {axis_text(axis, size)}"
        checks.require(has_product, message)


def _concat(op: ir.Operation, checks: Checks) -> None:
    """All sizes agree but that of the axis along which tensors are joined."""
    joined, (first, *others) = op.attributes["dim"].value, op.operands
    for other in others:
        _require_equal_sizes(checks, first, other, but=joined)


def _reshape(op: ir.Operation, checks: Checks) -> None:
    """The numbers of elements agree."""
    source, shape = op.operands
    type_, source_type = op.results[0].type, source.type
    if not isinstance(type_, RANKED) or not isinstance(source_type, RANKED):
        return
    load = "tensor.extract" if op.name.startswith("tensor") else "memref.load"
    shape_type: Any = shape.type
    sizes: list[Number] = []
    for axis in range(type_.rank):
        read = checks.emit(load, shape_type.element_type, shape, axis)
        size = read if read is None else checks.number(read)
        _require_size(checks, size, axis)
        if not type_.is_dynamic_dim(axis):
            message = f"the size of axis {axis} is not {type_.shape[axis]}"
            checks.require(checks.equal(size, type_.shape[axis]), message)
        sizes.append(size)
    expected = _product(checks, [checks.size(source, axis) for axis in range(source_type.rank)])
    checks.require(_has_product(checks, sizes, expected), "the number of elements changes")


def _view(op: ir.Operation, checks: Checks) -> None:
    """The bytes are there, and the first one is at a multiple of the size of an element."""
    source, shift, *dynamic = op.operands
    type_: Any = op.results[0].type
    remaining = iter(dynamic)
    sizes: list[Number] = [_bytes(type_.element_type)]
    for axis, static in enumerate(type_.shape):
        each = checks.number(next(remaining)) if type_.is_dynamic_dim(axis) else static
        _require_size(checks, each, axis)
        sizes.append(each)
    start, end = checks.number(shift), checks.size(source, 0)
    ends = checks.up_to(_product(checks, sizes), checks.subtract(end, start))
    fits = checks.all(checks.up_to(start, end), ends, _is_countable(checks, sizes))
    checks.require(fits, "out of bounds of the bytes")
    width = _bytes(getattr(type_.element_type, "element_type", type_.element_type))
    if width > 1:
        checks.require(checks.divisible(start, width), f"the first byte is no multiple of {width}")


def _copy(op: ir.Operation, checks: Checks) -> None:
    """Source and destination have the same sizes."""
    one, other = sorted(op.operands[:2], key=lambda each: not isinstance(each.type, RANKED))
    rank, other_rank = _rank_of(checks, one), _rank_of(checks, other)
    checks.require(checks.equal(rank, other_rank), "the ranks differ")
    if isinstance(one.type, RANKED):
        _require_equal_sizes(checks, one, other)
    else:
        checks.require_equal_sizes(one, other, rank, "the sizes of an axis differ")


def _step(op: ir.Operation, checks: Checks) -> None:
    """The step of a loop is positive."""
    if op.name == "scf.for":
        steps: Sequence[ir.Value] = [op.operands[2]]
    else:
        steps = operand_groups(op)[2]
    for step in steps:
        checks.require(checks.at_least(checks.number(step), 1), "the step is not positive")


def _elementwise(op: ir.Operation, checks: Checks) -> None:
    """Whole tensors have the same sizes; `arith.select` may choose one of two."""
    tensors = [each for each in op.operands if isinstance(each.type, ir.RankedTensorType)]
    if op.name == "arith.select" and not isinstance(op.operands[0].type, ir.RankedTensorType):
        return
    for other in tensors[1:]:
        _require_equal_sizes(checks, tensors[0], other)


def _pack(op: ir.Operation, checks: Checks) -> None:
    """There are as many tiles as the array needs. Without a padding value, they are full."""
    is_pack = op.name == "linalg.pack"
    source, destination = list(op.operands)[:2]
    array, tiled = (source, destination) if is_pack else (destination, source)
    is_padded = is_pack and bool(operand_groups(op)[2])
    tiles = map(int, op.attributes["static_inner_tiles"])
    tile_of = dict(zip(map(int, op.attributes["inner_dims_pos"]), tiles, strict=True))
    order = list(map(int, op.attributes.get("outer_dims_perm") or range(array.type.rank)))
    for place, axis in enumerate(order):
        size, tile = checks.size(array, axis), tile_of.get(axis, 1)
        if tile == ir.ShapedType.get_dynamic_size():
            continue
        if is_pack and not is_padded and tile > 1:
            message = f"the size of axis {axis} is no multiple of {tile}"
            checks.require(checks.divisible(size, tile), message)
        number = checks.quotient(checks.add(size, tile - 1), tile)
        message = f"the tiles are too few or too many for axis {axis}"
        checks.require(checks.equal(checks.size(tiled, place), number), message)


def _require_size(checks: Checks, size: Number, axis: int) -> None:
    checks.require(checks.at_least(size, 0), f"the size of axis {axis} is negative")


def _require_bytes(checks: Checks, type_: Any, sizes: Mapping[int, Number]) -> None:
    """An array has less than 2^63 bytes; ``sizes`` are those of its axes that are not static."""
    all_sizes = [sizes.get(axis, size) for axis, size in enumerate(type_.shape)]
    fits = _is_countable(checks, [_bytes(type_.element_type), *all_sizes])
    checks.require(fits, "the array would have 2^63 bytes or more")


def _is_size(value: ir.Value) -> bool:
    """Whether ``value`` is a size of an array that is there, so that one like it has room."""
    owner = value.owner
    return not isinstance(owner, ir.Block) and owner.name in ("tensor.dim", "memref.dim")


def _bytes(type_: Any) -> int:
    """The bytes from one element of an array to the next."""
    if isinstance(type_, ir.ComplexType):
        return 2 * _bytes(type_.element_type)
    if isinstance(type_, ir.VectorType):
        lanes: int = prod(type_.shape)
        return lanes * _bytes(type_.element_type)
    return 1 << (-(-getattr(type_, "width", 64) // 8) - 1).bit_length()


def _product(checks: Checks, sizes: Iterable[Number]) -> Number:
    return reduce(checks.multiply, sizes, 1)


def _has_product(checks: Checks, sizes: Sequence[Number], expected: Number) -> Condition:
    """Whether ``sizes``, none of which is negative, have this product."""
    is_equal = checks.equal(_product(checks, sizes), expected)
    return checks.all(is_equal, _is_countable(checks, sizes))


def _is_countable(checks: Checks, sizes: Sequence[Number]) -> Condition:
    """Whether the product of ``sizes``, none of which is negative, is below 2^63."""
    known = prod(each for each in sizes if isinstance(each, int))
    dynamic = [each for each in sizes if not isinstance(each, int)]
    if not known or not dynamic:
        return known <= _MOST
    limit: Number = _MOST // known
    last, *others = reversed(dynamic)
    index = ir.IndexType.get()
    for size in others:
        at_least_1 = checks.emit("arith.maxsi", index, size, 1)
        limit = checks.emit("arith.divsi", index, limit, at_least_1)
    is_empty = [checks.equal(size, 0) for size in others]
    return checks.any(checks.up_to(last, limit), *is_empty)


def _require_equal_sizes(
    checks: Checks, one: ir.Value, other: ir.Value, but: int | None = None
) -> None:
    """Two arrays of one rank have the same sizes, but for those of the axis ``but``."""
    type_: Any = one.type
    for axis in range(type_.rank):
        if axis != but:
            equal = checks.equal(checks.size(one, axis), checks.size(other, axis))
            checks.require(equal, f"the sizes of axis {axis} differ")


def _rank_of(checks: Checks, array: ir.Value) -> Number:
    type_: Any = array.type
    if isinstance(type_, RANKED):
        return type_.rank
    dialect = "memref" if isinstance(type_, ir.UnrankedMemRefType) else "tensor"
    return checks.emit(f"{dialect}.rank", ir.IndexType.get(), array)


def _mixed(op: ir.Operation, static: str, group: int, checks: Checks) -> list[Number]:
    """The numbers that `mixed_values` finds."""
    numbers = mixed_values(op, static, group)
    return [each if isinstance(each, int) else checks.number(each) for each in numbers]


RULES: dict[str, tuple[tuple[Class, Rule], ...]] = {
    **dict.fromkeys(["tensor.extract", "memref.load"], (("index", _element(0)),)),
    **dict.fromkeys(["tensor.insert", "memref.store"], (("index", _element(1)),)),
    "memref.generic_atomic_rmw": (("index", _element(0)),),
    "memref.atomic_rmw": (("index", _element(1)),),
    **dict.fromkeys(["affine.load", "affine.vector_load"], (("index", _affine_element(0)),)),
    **dict.fromkeys(["affine.store", "affine.vector_store"], (("index", _affine_element(1)),)),
    "vector.load": (("index", vector_element(0)),),
    "vector.store": (("index", vector_element(1)),),
    **dict.fromkeys(["vector.gather", "vector.scatter"], (("index", gathered_access),)),
    **dict.fromkeys(["vector.maskedload", "vector.maskedstore"], (("index", masked_access),)),
    **dict.fromkeys(["vector.expandload", "vector.compressstore"], (("index", compressed_access),)),
    **dict.fromkeys(["vector.transfer_read", "vector.transfer_write"], (("index", transfer),)),
    **dict.fromkeys(["tensor.dim", "memref.dim"], (("index", _dimension),)),
    **dict.fromkeys(["tensor.extract_slice", "memref.subview"], (("index", _slice),)),
    **dict.fromkeys(
        ["tensor.insert_slice", "tensor.parallel_insert_slice"],
        (("index", _insert_slice), ("size", _inserted_sizes)),
    ),
    "memref.view": (("index", _view),),
    **dict.fromkeys(["tensor.empty", "tensor.generate"], (("size", _new(0)),)),
    **dict.fromkeys(["memref.alloc", "memref.alloca"], (("size", _new(0)),)),
    **dict.fromkeys(["memref.realloc", "tensor.splat"], (("size", _new(1)),)),
    "bufferization.alloc_tensor": (("size", _alloc_tensor),),
    "tensor.pad": (("size", _pad),),
    **dict.fromkeys(["tensor.cast", "memref.cast"], (("size", _cast),)),
    **dict.fromkeys(["tensor.expand_shape", "memref.expand_shape"], (("size", _expand),)),
    "tensor.concat": (("size", _concat),),
    **dict.fromkeys(["tensor.reshape", "memref.reshape"], (("size", _reshape),)),
    **dict.fromkeys(["memref.copy", _MATERIALIZE, "linalg.softmax"], (("size", _copy),)),
    **dict.fromkeys(["scf.for", "scf.parallel"], (("size", _step),)),
    **dict.fromkeys(["linalg.pack", "linalg.unpack"], (("size", _pack),)),
}

_LINALG: tuple[tuple[Class, Rule], ...] = (("size", linalg_sizes), ("index", linalg_ranges))
_ELEMENTWISE: tuple[tuple[Class, Rule], ...] = (("size", _elementwise),)


def rules_of(op: ir.Operation) -> Sequence[tuple[Class, Rule]]:
    """The rules of ``op``, by the classes of what they check."""
    name = op.name
    rules = RULES.get(name)
    if name.startswith("affine.") and "map" in op.attributes:
        return (("div", _affine_divisors), *(rules or ()))
    if rules is not None:
        return rules
    if name.startswith("linalg."):
        return _LINALG if len(op.regions) == 1 else ()
    if name.startswith(("arith.", "math.")) and len(op.operands) > 1:
        return _ELEMENTWISE if isinstance(op.operands[1].type, ir.RankedTensorType) else ()
    return ()
