"""Computes the sizes of results: MLIR's passes reduce them in a copy of the module."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count

from mlir_abi.bindings import ir
from mlir_abi.passes.result_allocators.control_flow import carry_shapes
from mlir_abi.passes.support.attributes import VISIBILITY
from mlir_abi.passes.support.functions import RETURN, find_all, find_named, function_type, functions
from mlir_abi.passes.support.ir_types import RANKED, dynamic_dimensions
from mlir_abi.passes.support.mlir_passes import run_mlir_passes
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.result_allocator import TypedParameter, typed_parameters
from mlir_abi.passes.support.symbols import Symbols

_INLINE = ("symbol-dce", "inline{default-pipeline=}", "symbol-dce")
_ELEMENTWISE = ("convert-elementwise-to-linalg",)
_REDUCE = (
    "reify-result-shapes",
    "resolve-ranked-shaped-type-result-dims",
    "resolve-shaped-type-result-dims",
    "canonicalize",
    "cse",
)
"""Passes of MLIR that both ``mlir`` and ``iree.compiler`` have.

`_ELEMENTWISE` gives ``arith.select`` of two tensors the shape of the first, whichever it selects.
So `carry_shapes` runs before it, and again after canonicalization, which may add such operations.
"""

_PURPOSE = "reify shapes"

_CAST = "tensor.cast"

_NUMBER = "mlir_abi_shape_function"
"""The attribute by which a shape function is found after the passes."""


@dataclass(frozen=True)
class ShapeFunction:
    """A function in ``copy``, a reduced copy of the module, which returns the sizes of results.

    ``parameters`` are those of the allocator. ``sizes`` are by the numbers of the results and of
    their dynamic dimensions, with a value for each ``func.return``.
    """

    copy: ir.Operation
    parameters: Sequence[ir.Value]
    sizes: Mapping[int, Mapping[int, Sequence[ir.Value]]]


def shape_functions(module: ir.Operation, wanted: Collection[int]) -> list[ShapeFunction]:
    """Return the shape function of each function of ``module`` whose number is in ``wanted``.

    Raises `PassError` if the bindings do not have the passes of MLIR that it needs.
    """
    copy = module.clone(ip=False)
    originals = list(functions(copy))
    symbols = Symbols()
    types = [function_type(originals[number]) for number in wanted]
    for number in wanted:
        _add_shape_function(originals[number], number, symbols)
    for original in originals:
        original.attributes[VISIBILITY] = ir.StringAttr.get("private")
        if "no_inline" in original.attributes:
            del original.attributes["no_inline"]
    run_mlir_passes(copy, _INLINE, _PURPOSE)
    _replace_with_stand_ins(copy)
    for passes in ((*_ELEMENTWISE, *_REDUCE), _REDUCE):
        for function in _numbered(copy).values():
            _hide_unranked(function)
            carry_shapes(function)
        run_mlir_passes(copy, passes, _PURPOSE)
    numbered = _numbered(copy)
    return [
        _shape_function(copy, numbered[number], type_)
        for number, type_ in zip(wanted, types, strict=True)
    ]


def _shape_function(
    copy: ir.Operation, function: ir.Operation, original: ir.FunctionType
) -> ShapeFunction:
    arguments = list(function.regions[0].blocks[0].arguments)
    parameters = len(typed_parameters(original.inputs))  # they follow those that are data
    returns = list(_returns(function))
    sizes: dict[int, dict[int, list[ir.Value]]] = {i: {} for i in range(len(original.results))}
    for position, (result, dimension) in enumerate(_sizes(original)):
        sizes[result][dimension] = [end.operands[position] for end in returns]
    return ShapeFunction(copy, arguments[len(arguments) - parameters :], sizes)


def _sizes(function_type: ir.FunctionType) -> list[tuple[int, int]]:
    """The dynamic sizes of the results: the number of the result, and the dimension."""
    return [
        (i, dimension)
        for i, result in enumerate(function_type.results)
        if isinstance(result, RANKED)
        for dimension in dynamic_dimensions(result)
    ]


def _numbered(module: ir.Operation) -> dict[int, ir.Operation]:
    return {
        op.attributes[_NUMBER].value: op for op in functions(module) if _NUMBER in op.attributes
    }


def _add_shape_function(original: ir.Operation, number: int, symbols: Symbols) -> None:
    """Add a shape function beside ``original``."""
    type_ = function_type(original)
    sizes = _sizes(type_)
    function = original.clone(ip=ir.InsertionPoint(original))
    for attribute in set(function.attributes) - {"function_type"}:
        del function.attributes[attribute]
    named = symbols.siblings(original)
    name = next(name for i in count() if (name := f"sizes_{number}_{i}") not in named)
    function.attributes["sym_name"] = ir.StringAttr.get(name)
    function.attributes[_NUMBER] = ir.IntegerAttr.get(ir.IndexType.get(), number)
    for end in list(_returns(function)):
        build = Builder.before(end)
        build.op(end.name, [build.size_of(end.operands[i], size) for i, size in sizes])
        end.erase()
    inputs = _take_parameters(function, typed_parameters(type_.inputs))
    results = [ir.IndexType.get()] * len(sizes)
    function.attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get(inputs, results))


def _returns(function: ir.Operation) -> Iterator[ir.Operation]:
    for block in function.regions[0]:
        end = block.operations[len(block.operations) - 1].operation
        if end.name == RETURN:
            yield end


def _hide_unranked(function: ir.Operation) -> None:
    """Replace casts and sizes of unranked tensors by casts that no pass can fold.

    The canonicalization of IREE 3.13 crashes on ``tensor.dim`` of an unranked tensor.
    """
    for op in find_named(function, _CAST, "tensor.dim"):
        source = op.operands[0]
        folds = not isinstance(source.owner, ir.Block) and source.owner.operation.name == _CAST
        if isinstance(source.type, ir.UnrankedTensorType) and not folds:
            hidden = Builder.before(op).cast(op.result.type, source)
            op.result.replace_all_uses_with(hidden)


def _replace_with_stand_ins(module: ir.Operation) -> None:
    """Replace the result of each operation of `_SIZES_OF` by a stand-in of the same sizes.

    MLIR's passes abort the process if one of these sizes becomes a negative constant.
    """
    for op in find_all(module, lambda op: op.name in _SIZES_OF, ir.WalkOrder.POST_ORDER):
        build = Builder.before(op)
        sizes = _SIZES_OF[op.name](op, build)
        type_ = op.result.type
        dynamic = [sizes[i] for i in dynamic_dimensions(type_)]
        op.result.replace_all_uses_with(build.stand_in(type_, dynamic))
        op.erase()


def _sizes_of_cast(op: ir.Operation, build: Builder) -> list[ir.Value]:
    _source, offsets, sizes, _strides = op.attributes["operandSegmentSizes"]
    first = 1 + offsets
    operands = list(op.operands)[first : first + sizes]
    return _mixed(op.attributes["static_sizes"], operands, build)


def _sizes_of_pad(op: ir.Operation, build: Builder) -> list[ir.Value]:
    source, *padding = op.operands
    _source, count, _high = op.attributes["operandSegmentSizes"]
    low = _mixed(op.attributes["static_low"], padding[:count], build)
    high = _mixed(op.attributes["static_high"], padding[count:], build)
    return [
        build.add(build.add(build.size_of(source, i), before), after)
        for i, (before, after) in enumerate(zip(low, high, strict=True))
    ]


def _sizes_of_concat(op: ir.Operation, build: Builder) -> list[ir.Value]:
    first, *others = op.operands
    sizes = [build.size_of(first, i) for i in range(op.result.type.rank)]
    joined = op.attributes["dim"].value
    for other in others:
        sizes[joined] = build.add(sizes[joined], build.size_of(other, joined))
    return sizes


_SIZES_OF = {
    "memref.reinterpret_cast": _sizes_of_cast,
    "tensor.concat": _sizes_of_concat,
    "tensor.pad": _sizes_of_pad,
}


def _mixed(static: Iterable[int], operands: Iterable[ir.Value], build: Builder) -> list[ir.Value]:
    """The values of ``static`` numbers, of which the dynamic ones are ``operands``."""
    dynamic = ir.ShapedType.get_dynamic_size()
    remaining = iter(operands)
    return [next(remaining) if n == dynamic else build.constant(n) for n in static]


def _take_parameters(function: ir.Operation, params: Sequence[TypedParameter]) -> list[ir.Type]:
    """Replace arguments by ``params``, and shaped ones by stand-ins; returns all types."""
    block = function.regions[0].blocks[0]
    old = list(block.arguments)
    build = Builder.before(block.operations[0].operation)
    added: list[list[ir.Value]] = [[] for _ in old]
    for param, type_ in params:
        added[param.argument].append(block.add_argument(type_, old[param.argument].location))
    for argument, values in zip(old, added, strict=True):
        if isinstance(argument.type, RANKED):
            argument.replace_all_uses_with(build.stand_in(argument.type, values))
        elif values:
            argument.replace_all_uses_with(values[0])
        else:
            continue  # it is data
        block.erase_argument(argument.arg_number)
    return [argument.type for argument in block.arguments]
