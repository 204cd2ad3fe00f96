"""Follows sizes through functions, each behind those that it calls."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from mlir_abi.bindings import ir
from mlir_abi.passes.support.attributes import symbol_name
from mlir_abi.passes.support.diagnostics import for_each
from mlir_abi.passes.support.functions import CALL, find_named
from mlir_abi.passes.support.sizes.function_sizes import FunctionSizes, Interface, Names


def sizes_of_functions(
    selected: Iterable[ir.Operation],
    siblings: Mapping[str, ir.Operation],
    names: Callable[[ir.Operation], Names] = lambda _: {},
) -> list[tuple[ir.Operation, FunctionSizes]]:
    """Return the sizes in functions, and in those that they call, among ``siblings``.

    ``names`` are those of the sizes of arguments and results. A function that no call satisfies
    tells its callers nothing.
    """
    interfaces = dict[str, Interface]()
    found: list[tuple[ir.Operation, FunctionSizes]] = []

    def follow(function: ir.Operation) -> None:
        declared_names, varying = names(function), set[tuple[ir.Value, int]]()
        before = -1
        while before < len(varying):
            before = len(varying)
            sizes = FunctionSizes(function, declared_names, interfaces, varying)
        found.append((function, sizes))
        if not sizes.contradiction:
            interfaces[symbol_name(function)] = sizes.interface

    for_each(_callees_first(selected, siblings), follow)
    return found


def _callees_first(
    selected: Iterable[ir.Operation], siblings: Mapping[str, ir.Operation]
) -> Iterator[ir.Operation]:
    """Yield the functions, each behind those that it calls, unless these call it."""
    done: set[str] = set()
    for top in map(symbol_name, selected):
        entered = {} if top in done else {top: _callees(siblings[top])}
        while entered:
            name, remaining = next(reversed(entered.items()))
            callee = next(remaining, None)
            if callee is None:
                del entered[name]
                done.add(name)
                yield siblings[name]
            elif callee not in entered and callee not in done:
                entered[callee] = _callees(siblings[callee])


def _callees(function: ir.Operation) -> Iterator[str]:
    return (call.attributes["callee"].value for call in find_named(function, CALL))
