"""Selects the functions that get an allocator, and names the allocators."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import RESULT_ALLOCATOR
from mlir_abi.passes.support import attributes
from mlir_abi.passes.support.diagnostics import PassError, for_each, warn
from mlir_abi.passes.support.functions import function_type, functions, is_exported
from mlir_abi.passes.support.result_allocator import SHAPED, allocator_type, dynamic_sizes, mismatch
from mlir_abi.passes.support.symbols import Symbols

SUFFIX = "_result_allocator"


@dataclass(frozen=True)
class NamedAllocator:
    """A function and the name of its allocator, which may exist already."""

    function: ir.Operation
    allocator: ir.StringAttr
    exists: bool


def named_allocators(module: ir.Operation) -> dict[int, NamedAllocator]:
    """Return the allocator of each function that needs one, by the number of the function.

    Raises `PassError` for a name that is taken.
    """
    symbols = Symbols()
    allocators: dict[int, NamedAllocator] = {}

    def name(numbered: tuple[int, ir.Operation]) -> None:
        number, function = numbered
        try:
            if _needs_allocator(function):
                allocators[number] = _name(function, symbols.siblings(function))
        except ValueError as error:
            text = f"{attributes.symbol(function)} gets no result allocator: {error}"
            warn(function.location, text)

    for_each(enumerate(functions(module)), name)
    return allocators


def _needs_allocator(function: ir.Operation) -> bool:
    if function.name != "func.func" or not is_exported(function):
        return False
    results = function_type(function).results
    return any(isinstance(type_, SHAPED) and dynamic_sizes(type_) for type_ in results)


def _name(function: ir.Operation, siblings: Mapping[str, ir.Operation]) -> NamedAllocator:
    """Raise ValueError as `allocator_type` does, and `PassError` for an invalid name."""
    entry = attributes.result_allocator(function)
    if entry is None:
        entry = ir.StringAttr.get(f"{attributes.symbol_name(function)}{SUFFIX}")
        if entry.value not in siblings:
            allocator_type(function_type(function))
            return NamedAllocator(function, entry, exists=False)
    problem = mismatch(entry, siblings, function)
    if problem is not None:
        message = f"{RESULT_ALLOCATOR} of {attributes.symbol(function)}: {problem}"
        raise PassError((function.location, message))
    return NamedAllocator(function, entry, exists=True)
