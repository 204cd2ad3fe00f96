"""Converts ``stablehlo.custom_call`` to a call of a function that is declared or of `lapack`.

The function gets memrefs: operands, then results, which it writes, then numbers. The sizes of an
array are in the order of its layout, from the dimension on whose elements are the farthest apart.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import Any, NamedTuple

from mlir_abi.bindings import arith, ir, stablehlo_library
from mlir_abi.lowering.lapack_routines import ROUTINES
from mlir_abi.lowering.mark_unsigned import has_unsigned_elements
from mlir_abi.lowering.stablehlo.computed_tensors import dynamic_sizes, integer_at
from mlir_abi.lowering.stablehlo.lapack import define_lapack
from mlir_abi.lowering.stablehlo.loops import constant, size_of
from mlir_abi.lowering.stablehlo.memory import declare
from mlir_abi.lowering.stablehlo.sort import convert_approx_top_k
from mlir_abi.passes.llvm.llvm_attributes import array
from mlir_abi.passes.support.attributes import (
    ARG_ATTRS,
    ARGUMENT_NAME,
    EMIT_C_INTERFACE,
    RETURNS_STATUS,
    UNSIGNED,
    integer,
)
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import CALL, CUSTOM_CALL, call_target, replace_op
from mlir_abi.passes.support.op_builder import Builder

_IDENTITIES = frozenset({"LayoutConstraint", "Sharding"})
"""Calls that choose a layout, or a device: their operand is their result."""

_APPROX_TOP_K = "ApproxTopK"
_TUPLE_ELEMENT = "stablehlo.get_tuple_element"
_LATER = frozenset({"shape_assertion", "stablehlo.dynamic_reduce_window"})
"""What `dynamic_shapes` converts."""

_CALLBACKS = frozenset(
    {
        "xla_python_cpu_callback",
        "xla_ffi_python_cpu_callback",
        "xla_ffi_partitioned_python_cpu_callback",
    }
)
_DYNAMIC = ir.ShapedType.get_dynamic_size()


class Arrays(NamedTuple):
    """The arrays of a call; ``aliases`` has the operand whose memory a result has."""

    operands: Sequence[ir.Value]
    types: Sequence[Any]
    sizes: Sequence[Sequence[ir.Value]]
    aliases: Mapping[int, int]


def convert_custom_call(op: ir.Operation) -> None:
    """Replace ``op`` by a call of the function of that name, which is declared.

    Raises `PassError` for a call that passes something else than arrays and numbers.
    """
    target = call_target(op)
    if target in _IDENTITIES:
        replace_op(op, op.operands)
    elif target == _APPROX_TOP_K:
        convert_approx_top_k(op)
    elif target not in _LATER:
        op = _with_flat_results(op)
        _check(op)
        with ir.InsertionPoint(op), op.location:
            arrays, numbers = _arrays(op), _numbers(op)
            call = call_lapack if target in ROUTINES else _call_import
            results = call(op, target, arrays, numbers)
            orders = _orders(op, "result_layouts", op.results)
            inverse = [[order.index(i) for i in range(len(order))] for order in orders]
            replace_op(op, list(map(transposed, results, inverse)))


def _error(op: ir.Operation, text: str) -> PassError:
    return PassError((op.location, f"{CUSTOM_CALL} @{call_target(op)} {text}"))


def _with_flat_results(op: ir.Operation) -> ir.Operation:
    """``op``, or an operation in its place that returns the elements of the tuple."""
    if not (len(op.results) == 1 and isinstance(op.result.type, ir.TupleType)):
        return op
    users = [use.owner.operation for use in op.result.uses]
    if any(each.name != _TUPLE_ELEMENT for each in users):
        raise _error(op, f"has no lowering: it passes a '{op.result.type}'")
    type_ = op.result.type
    types = [type_.get_type(i) for i in range(type_.num_types)]
    with ir.InsertionPoint(op), op.location:
        flat = ir.Operation.create(CUSTOM_CALL, types, list(op.operands), dict(op.attributes))
    for each in users:
        replace_op(each, [flat.results[integer(each.attributes["index"])]])
    op.erase()
    return flat


def _check(op: ir.Operation) -> None:
    if call_target(op) in _CALLBACKS:
        text = "calls a Python function of the process that exported it"
        raise _error(op, f"{text}: jit takes functions by their names (jax.ffi.ffi_call)")
    if len(op.attributes.get("called_computations", ())):
        raise _error(op, "has no lowering: it passes functions")
    for value in [*op.operands, *op.results]:
        if not isinstance(value.type, ir.RankedTensorType):
            raise _error(op, f"has no lowering: it passes a '{value.type}'")


def _arrays(op: ir.Operation) -> Arrays:
    """The arrays as they are in memory."""
    attributes = op.attributes
    shapes = [int(i) for i in attributes.get("indices_of_shape_operands", ())]
    numbers = [i for i in range(len(op.operands)) if i not in shapes]
    operand_orders = _orders(op, "operand_layouts", op.operands)
    result_orders = _orders(op, "result_layouts", op.results)
    aliases = {}
    for each in attributes.get("output_operand_aliases", ()):
        alias: Any = stablehlo_library().OutputOperandAlias(each)
        result, operand = [*alias.output_tuple_indices, 0][0], alias.operand_index
        aliases[result] = numbers.index(operand)
        if (
            op.operands[operand].type != op.results[result].type
            or operand_orders[operand] != result_orders[result]
        ):
            text = f"gives operand {operand} the memory of result {result}: their types and layouts"
            raise _error(op, f"{text} must be equal")
    types, sizes = [], []
    for i, (result, order) in enumerate(zip(op.results, result_orders, strict=True)):
        type_ = result.type
        if type_.has_static_shape:
            size = [constant(each) for each in type_.shape]
        elif shapes:
            size = [integer_at(op.operands[shapes[i]], constant(d)) for d in range(type_.rank)]
        elif i in aliases:
            size = [size_of(op.operands[numbers[aliases[i]]], d) for d in range(type_.rank)]
        else:
            raise _error(op, f"has no lowering: no operand says which size '{type_}' has")
        types.append(_array([type_.shape[d] for d in order], type_))
        sizes.append([size[d] for d in order])
    operands = [transposed(op.operands[i], operand_orders[i]) for i in numbers]
    return Arrays(operands, types, sizes, aliases)


def _orders(op: ir.Operation, name: str, values: Sequence[ir.Value]) -> list[list[int]]:
    """The dimensions of each array by how far apart elements are; a layout begins at the end."""
    if name not in op.attributes:
        return [list(range(value.type.rank)) for value in values]
    return [[int(i) for i in layout][::-1] for layout in op.attributes[name]]


def _array(shape: Sequence[int], like: Any) -> Any:
    return ir.RankedTensorType.get(shape, like.element_type)


def transposed(value: ir.Value, order: Sequence[int]) -> ir.Value:
    """Emit ``value`` with its dimensions in ``order``."""
    if list(order) == sorted(order):
        return value
    type_ = _array([value.type.shape[i] for i in order], value.type)
    permutation = {"permutation": ir.DenseI64ArrayAttr.get(list(order))}
    return ir.Operation.create("stablehlo.transpose", [type_], [value], permutation).result


def _numbers(op: ir.Operation) -> dict[str, ir.Value]:
    """The attributes of the call as numbers, in the order of their names."""
    found: dict[str, ir.Attribute] = {}
    for name in ("backend_config", "mhlo.backend_config"):
        config = op.attributes.get(name)
        if isinstance(config, ir.DictAttr):
            found |= {each.name: each.attr for each in config}
        elif isinstance(config, ir.StringAttr) and config.value:
            raise _error(op, f"must have its numbers in a dictionary (got the text {config})")
    return {name: _number(op, name, found[name]) for name in sorted(found)}


def _number(op: ir.Operation, name: str, attribute: Any) -> ir.Value:
    if isinstance(attribute, ir.FloatAttr) and ir.FloatType(attribute.type).width <= _WIDEST:
        return ir.Operation.create(_CONSTANT, [attribute.type], [], {"value": attribute}).result
    if isinstance(attribute, ir.BoolAttr):
        return constant(int(attribute.value), ir.IntegerType.get_signless(1))
    type_ = getattr(attribute, "type", None)
    if isinstance(type_, ir.IntegerType) and type_.width <= _WIDEST:
        value: Any = integer(attribute)
        if value >> (type_.width - 1) > 0:  # unsigned
            value -= 1 << type_.width
        return constant(value, ir.IntegerType.get_signless(type_.width))
    raise _error(op, f"passes numbers of at most {_WIDEST} bits (got {name} = {attribute})")


_CONSTANT = "arith.constant"
_WIDEST = 64


def _call_import(
    op: ir.Operation, target: str, arrays: Arrays, numbers: Mapping[str, ir.Value]
) -> list[ir.Value]:
    count, many = len(arrays.operands), len(arrays.types) > 1
    names = [f"arg{i}" for i in range(count)]
    names += [f"result{i if many else ''}" for i in range(len(arrays.types))] + list(numbers)
    entries: list[dict[str, ir.Attribute]]
    entries = [{ARGUMENT_NAME: ir.StringAttr.get(name)} for name in names]
    for entry in entries[:count]:
        entry["llvm.readonly"] = ir.UnitAttr.get()
    types = [*(value.type for value in arrays.operands), *arrays.types]
    for entry, type_ in zip(entries, types, strict=False):
        if has_unsigned_elements(type_):
            entry[UNSIGNED] = ir.UnitAttr.get()
    attributes: dict[str, ir.Attribute] = {ARG_ATTRS: array(entries)}
    for name in (EMIT_C_INTERFACE, RETURNS_STATUS):
        if name == EMIT_C_INTERFACE or name in op.attributes:
            attributes[name] = ir.UnitAttr.get()
    arguments, buffers = _memrefs(arrays)
    arguments += numbers.values()
    declare(op, target, [value.type for value in arguments], attributes)
    return _call(target, arguments, buffers, arrays.types)


def call_lapack(
    op: ir.Operation, target: str, arrays: Arrays, numbers: Mapping[str, ir.Value]
) -> list[ir.Value]:
    """Call the function ``target`` of `lapack`, and define it; return the results.

    Before the two dimensions of a matrix, arrays have any number of others.
    """

    def define(types: Sequence[Any]) -> None:
        define_lapack(op, target, types, numbers)

    batch = max(value.type.rank for value in arrays.operands) - 2
    return call_batched(target, arrays, batch, list(numbers.values()), define)


def call_batched(
    target: str,
    arrays: Arrays,
    batch: int,
    numbers: Sequence[ir.Value],
    define: Callable[[Sequence[Any]], None],
) -> list[ir.Value]:
    """Call ``target`` with one dimension in place of the first ``batch``; return the results.

    ``define`` gets the types of the arrays.
    """
    operands = []
    for value in arrays.operands:
        sizes = [size_of(value, i) for i in range(value.type.rank)]
        operands.append(_reshaped(value, *_flat(value.type.shape, sizes, batch)))
    flat = [
        _flat(type_.shape, sizes, batch)
        for type_, sizes in zip(arrays.types, arrays.sizes, strict=True)
    ]
    types = [_array(shape, type_) for (shape, _), type_ in zip(flat, arrays.types, strict=True)]
    one_batch = Arrays(operands, types, [sizes for _, sizes in flat], arrays.aliases)
    arguments, buffers = _memrefs(one_batch)
    define([value.type for value in arguments])
    results = _call(target, [*arguments, *numbers], buffers, types)
    return [
        _reshaped(value, type_.shape, sizes)
        for value, type_, sizes in zip(results, arrays.types, arrays.sizes, strict=True)
    ]


def _memrefs(arrays: Arrays) -> tuple[list[ir.Value], list[ir.Value]]:
    """The arrays as memrefs of dynamic sizes: all of them, and those of the results."""
    at = Builder(ir.InsertionPoint.current, ir.Location.current)
    unit = ir.UnitAttr.get()
    owned = {"restrict": unit, "writable": unit}
    buffers = [
        at.allocate(_dynamic_types(type_)[1], sizes)
        for type_, sizes in zip(arrays.types, arrays.sizes, strict=True)
    ]
    shared = {operand: buffers[result] for result, operand in arrays.aliases.items()}
    values = []
    for i, operand in enumerate(arrays.operands):
        tensor, type_ = _dynamic_types(operand.type)
        source = operand if operand.type == tensor else at.value("tensor.cast", tensor, [operand])
        if i not in shared:
            memref = at.value("bufferization.to_buffer", type_, [source], {"read_only": unit})
        else:
            memref = shared[i]
            at.op("bufferization.materialize_in_destination", [source, memref], owned)
        values.append(memref)
    return [*values, *buffers], buffers


def _dynamic_types(type_: Any) -> tuple[Any, Any]:
    """The types of a tensor and of a memref with the rank and elements of ``type_``."""
    shape = [_DYNAMIC] * type_.rank
    return _array(shape, type_), ir.MemRefType.get(shape, type_.element_type)


def _call(
    target: str, arguments: list[ir.Value], buffers: list[ir.Value], types: Sequence[Any]
) -> list[ir.Value]:
    """Emit the call, and tensors of ``types`` with what it has written to ``buffers``."""
    ir.Operation.create(CALL, [], arguments, {"callee": ir.FlatSymbolRefAttr.get(target)})
    at, unit = Builder(ir.InsertionPoint.current, ir.Location.current), ir.UnitAttr.get()
    owned = {"restrict": unit, "writable": unit}
    results = []
    for buffer, type_ in zip(buffers, types, strict=True):
        tensor = _dynamic_types(type_)[0]
        value = at.value("bufferization.to_tensor", tensor, [buffer], owned)
        results.append(value if tensor == type_ else at.value("tensor.cast", type_, [value]))
    return results


def _flat(
    shape: Sequence[int], sizes: Sequence[ir.Value], batch: int
) -> tuple[list[int], list[ir.Value]]:
    """The shape and sizes with one dimension in place of the first ``batch``."""
    is_dynamic = _DYNAMIC in shape[:batch]
    count = _DYNAMIC if is_dynamic else math.prod(shape[:batch])
    return [count, *shape[batch:]], [reduce(arith.muli, sizes[:batch], constant(1)), *sizes[batch:]]


def _reshaped(value: ir.Value, shape: Sequence[int], sizes: Sequence[ir.Value]) -> ir.Value:
    """``value`` with more or fewer dimensions at its beginning."""
    low, high = sorted((value.type.rank, len(shape)))
    if low == high:
        return value
    first = high - low + 1
    groups = [list(range(first)), *([i] for i in range(first, high))] if low else []
    i64 = ir.IntegerType.get_signless(64)
    lists = [ir.ArrayAttr.get([ir.IntegerAttr.get(i64, i) for i in group]) for group in groups]
    attributes: dict[str, ir.Attribute] = {"reassociation": ir.ArrayAttr.get(lists)}
    type_, operands = _array(shape, value.type), [value]
    if high == value.type.rank:
        return ir.Operation.create("tensor.collapse_shape", [type_], operands, attributes).result
    attributes["static_output_shape"] = ir.DenseI64ArrayAttr.get(list(shape))
    operands += dynamic_sizes(type_, sizes)
    return ir.Operation.create("tensor.expand_shape", [type_], operands, attributes).result
