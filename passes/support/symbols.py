"""Looks up the symbols beside a function."""

from __future__ import annotations

from mlir_abi.bindings import ir
from mlir_abi.passes.support.attributes import WRAPS
from mlir_abi.passes.support.functions import FUNCTION_OPS, operations_in


def named_in(table: ir.Operation) -> dict[str, ir.Operation]:
    """Return the operations in a symbol table by name."""
    names = ((op.attributes.get("sym_name"), op) for op in operations_in(table))
    return {name.value: op for name, op in names if isinstance(name, ir.StringAttr)}


class Symbols:
    """Reads symbol tables; it caches the table of the function that was asked about last."""

    def __init__(self) -> None:
        self._table: ir.Operation | None = None
        self._named: dict[str, ir.Operation] = {}

    def siblings(self, function: ir.Operation) -> dict[str, ir.Operation]:
        """Return the operations beside ``function`` by name; callers may add new ones."""
        if not function.attached:
            return {}
        table = function.parent.operation
        if self._table is None or table != self._table:
            self._table = table
            self._named = named_in(table)
        return self._named

    def wrapped(self, function: ir.Operation) -> ir.Operation | None:
        """Return the function that a wrapper of ``abi-wrap-iree`` calls, otherwise None."""
        callee = function.attributes.get(WRAPS)
        if not isinstance(callee, ir.FlatSymbolRefAttr):
            return None
        found = self.siblings(function).get(callee.value)
        return found if found is not None and found.name in FUNCTION_OPS else None
