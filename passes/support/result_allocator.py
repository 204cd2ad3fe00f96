"""The type of a result allocator, computed from the type of its function.

The allocator of a function allocates the buffers that its caller passes in for the results. Its
parameters are those of `allocator_parameters`. It returns one tuple, with a contiguous
memref for every result that is a ranked tensor or memref, in the order of the results. (IREE's
function ABI, "Deferred result allocation": ``tuple<buffer> __allocate_results(tuple<int>
dynamic_dims)``.) ``buffer-results-to-out-params`` makes these memrefs arguments of the function;
the tuple keeps that pass from changing the allocator in the same way.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.allocator_parameters import AllocatorParameter, allocator_parameters
from mlir_abi.dialect_attrs.attribute_names import RESULT_ALLOCATOR
from mlir_abi.passes.support.attributes import (
    RESULT,
    result_allocator,
    string,
    symbol,
    value_attributes,
)
from mlir_abi.passes.support.classify import Classifier
from mlir_abi.passes.support.diagnostics import PassError, silenced
from mlir_abi.passes.support.functions import FUNCTION, function_type
from mlir_abi.passes.support.ir_types import RANKED
from mlir_abi.passes.support.tuple_leaves import Leaves, element_types

TypedParameter: TypeAlias = tuple[AllocatorParameter, "ir.Type"]


def typed_parameters(inputs: Sequence[ir.Type]) -> list[TypedParameter]:
    """Return the parameters of the allocator of a function with arguments of these types."""
    index = ir.IndexType.get()
    return [
        (parameter, inputs[parameter.argument] if parameter.dimension is None else index)
        for parameter in allocator_parameters(map(Classifier().__getitem__, inputs))
    ]


def result_buffers(results: Iterable[ir.Type]) -> dict[int, ir.MemRefType]:
    """Return the buffer type for each ranked tensor or memref, by the number of the result.

    Raises ValueError for a tensor that has no memref type.
    """
    return {i: _buffer(i, type_) for i, type_ in enumerate(results) if isinstance(type_, RANKED)}


def _buffer(result: int, type_: Any) -> ir.MemRefType:
    is_memref = isinstance(type_, ir.MemRefType)
    space = type_.memory_space if is_memref else None
    unknown = ir.Location.unknown()
    what = f"result #{result} is a '{type_}'"
    if not is_memref and type_.encoding is not None:
        raise ValueError(f"{what}, whose encoding a memref does not have")
    with silenced(type_.context):
        try:
            return ir.MemRefType.get(type_.shape, type_.element_type, None, space, unknown)
        except ir.MLIRError:
            raise ValueError(f"{what}, whose elements no memref has") from None


def allocator_type(function_type: Any) -> ir.FunctionType:
    """Return the type of a function's allocator; raises ValueError as `result_buffers` does."""
    inputs = [type_ for _, type_ in typed_parameters(function_type.inputs)]
    buffers = list(result_buffers(function_type.results).values())
    return ir.FunctionType.get(inputs, [ir.TupleType.get_tuple(buffers)])


def mismatch(
    entry: ir.Attribute, siblings: Mapping[str, ir.Operation], function: ir.Operation
) -> str | None:
    """Return why the attribute ``fbr`` does not name an allocator of ``function``; None if it does.

    ``siblings`` are the operations in the symbol table of the function. The allocator's tuple may
    have been expanded, and results of the function may have become out-parameters. Raises
    ValueError as `result_buffers` does.
    """
    name = string(entry)
    if name is None:
        return f"must be a string (got {entry})"
    expected: Any = allocator_type(_type_with_results(function))
    allocator = siblings.get(name)
    if allocator is None:
        missing = ir.FlatSymbolRefAttr.get(name)
        return f"there is no {missing}; it should be a function of type '{expected}'"
    if allocator.name != FUNCTION:
        what = f"{symbol(allocator)} is a '{allocator.name}'"
        return f"{what}, should be a function of type '{expected}'"
    actual: Any = function_type(allocator)
    leaves = element_types(expected.results[0])
    if actual in (expected, ir.FunctionType.get(expected.inputs, leaves)):
        return None
    return f"{symbol(allocator)} is of type '{actual}', should be of type '{expected}'"


def check_without_tuples(function: ir.Operation, leaves: Leaves) -> None:
    """Raise `PassError` if expanding tuples would change the type of the function's allocator.

    Raises ValueError as `result_buffers` does.
    """
    if result_allocator(function) is None:
        return
    type_ = _type_with_results(function)
    actual, expected = allocator_type(type_), allocator_type(leaves(type_)[0])
    if actual != expected:
        what = f"{RESULT_ALLOCATOR} of {symbol(function)}: without tuples, its allocator"
        order = "run abi-expand-tuples before abi-result-allocators"
        message = f"{what} must be of type '{expected}' (got '{actual}'): {order}"
        raise PassError((function.location, message))


def _type_with_results(function: ir.Operation) -> ir.FunctionType:
    """Return the type of ``function`` with its out-parameters as results."""
    type_: Any = function_type(function)
    attributes = value_attributes(function, "argument", len(type_.inputs))
    arguments = list(zip(type_.inputs, attributes, strict=True))
    inputs = [input_ for input_, entry in arguments if RESULT not in entry]
    outs = [input_ for input_, entry in arguments if RESULT in entry]
    return ir.FunctionType.get(inputs, [*outs, *type_.results])
