"""The type of a result allocator: what it takes and gives, by the type of its function.

A function's allocator makes the buffers that its caller passes in for the results. It takes what
the caller knows before the call, in the order of the arguments:

- of a ranked tensor or memref, each dynamic size, as an ``index``;
- an integer or an ``index`` as it is, since a shape may depend on it;
- nothing of any other argument.

It returns one tuple, with a contiguous memref for every result that is a ranked tensor or memref:
the slots, in the order of the results. (IREE's function ABI, "Deferred result allocation":
``tuple<buffer> __allocate_results(tuple<int> dynamic_dims)``.) They are the memrefs that
``buffer-results-to-out-params`` makes arguments, and a tuple keeps that pass from doing the same
to the allocator.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import RESULT_ALLOCATOR
from mlir_abi.passes.support.attributes import RESULT, of_values, result_allocator, string, symbol
from mlir_abi.passes.support.diagnostics import PassError, silenced
from mlir_abi.passes.support.tuple_leaves import Leaves

SHAPED = (ir.RankedTensorType, ir.MemRefType)
"""The types with sizes, in number known."""


@dataclass(frozen=True)
class Parameter:
    """What an allocator takes: size ``dimension`` of an argument, or with None its value."""

    argument: int
    dimension: int | None
    type: ir.Type


def parameters(inputs: Sequence[ir.Type]) -> list[Parameter]:
    """The parameters of the allocator of a function with arguments of the types ``inputs``."""
    found: list[Parameter] = []
    for argument, type_ in enumerate(inputs):
        if isinstance(type_, SHAPED):
            index = ir.IndexType.get()
            found.extend(Parameter(argument, size, index) for size in dynamic_sizes(type_))
        elif isinstance(type_, (ir.IntegerType, ir.IndexType)):
            found.append(Parameter(argument, None, type_))
    return found


def dynamic_sizes(type_: Any) -> list[int]:
    """The dimensions of ``type_`` whose sizes are dynamic."""
    return [i for i in range(type_.rank) if type_.is_dynamic_dim(i)]


def slots(results: Iterable[ir.Type]) -> dict[int, ir.MemRefType]:
    """The buffer for each result that is a ranked tensor or memref, by the result's number.

    Raises ValueError for a tensor that no memref can hold.
    """
    return {i: _slot(i, type_) for i, type_ in enumerate(results) if isinstance(type_, SHAPED)}


def _slot(result: int, type_: Any) -> ir.MemRefType:
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
    """The type of the allocator of a function; raises ValueError as `slots` does."""
    inputs = [parameter.type for parameter in parameters(function_type.inputs)]
    buffers = list(slots(function_type.results).values())
    return ir.FunctionType.get(inputs, [ir.TupleType.get_tuple(buffers)])


def mismatch(
    entry: ir.Attribute, beside: Mapping[str, ir.Operation], function: ir.Operation
) -> str | None:
    """Why ``entry``, an ``fbr``, names no allocator of ``function``; None if it does.

    ``beside`` are the operations around the function. The allocator's tuple may have been expanded,
    and results of the function have become arguments. Raises ValueError as `slots` does.
    """
    name = string(entry)
    if name is None:
        return f"must be a string (got {entry})"
    found = beside.get(name)
    wanted: Any = allocator_type(_type_with_results(function))
    if found is None:
        missing = ir.FlatSymbolRefAttr.get(name)
        return f"there is no {missing}; it should be a function of type '{wanted}'"
    if found.name != "func.func":
        return f"{symbol(found)} is a '{found.name}', should be a function of type '{wanted}'"
    got: Any = found.attributes["function_type"].value
    buffers: Any = wanted.results[0]
    leaves = [buffers.get_type(i) for i in range(buffers.num_types)]
    if got in (wanted, ir.FunctionType.get(wanted.inputs, leaves)):
        return None
    return f"{symbol(found)} is of type '{got}', should be of type '{wanted}'"


def check_without_tuples(function: ir.Operation, leaves: Leaves) -> None:
    """Raise `PassError` if ``function`` has an allocator, and another type of it without tuples.

    Raises ValueError as `slots` does.
    """
    if result_allocator(function) is None:
        return
    type_ = _type_with_results(function)
    got, wanted = allocator_type(type_), allocator_type(leaves(type_)[0])
    if got != wanted:
        what = f"{RESULT_ALLOCATOR} of {symbol(function)}: without tuples, its allocator"
        order = "run abi-expand-tuples before abi-result-allocators"
        message = f"{what} must be of type '{wanted}' (got '{got}'): {order}"
        raise PassError((function.location, message))


def _type_with_results(function: ir.Operation) -> ir.FunctionType:
    """The type of ``function``, in which an argument that a result goes to is that result."""
    type_: Any = function.attributes["function_type"].value
    arguments = of_values(function, "argument", len(type_.inputs))
    pairs = list(zip(type_.inputs, arguments, strict=True))
    inputs = [input_ for input_, own in pairs if RESULT not in own]
    outs = [input_ for input_, own in pairs if RESULT in own]
    return ir.FunctionType.get(inputs, [*outs, *type_.results])
