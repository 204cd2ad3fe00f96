"""The named operations around a function."""

from __future__ import annotations

from mlir_abi.bindings import ir
from mlir_abi.passes.support.attributes import WRAPS
from mlir_abi.passes.support.functions import FUNCTION_OPS, operations_in


def named_in(table: ir.Operation) -> dict[str, ir.Operation]:
    """The operations in a symbol table, by name."""
    names = ((op.attributes.get("sym_name"), op) for op in operations_in(table))
    return {name.value: op for name, op in names if isinstance(name, ir.StringAttr)}


class Symbols:
    """Symbol tables, each read once as long as neighbours are asked about one after the other."""

    def __init__(self) -> None:
        self._table: ir.Operation | None = None
        self._named: dict[str, ir.Operation] = {}

    def beside(self, function: ir.Operation) -> dict[str, ir.Operation]:
        """The operations in the symbol table of ``function``, by name; new ones may be added."""
        if not function.attached:
            return {}
        table = function.parent.operation
        if self._table is None or table != self._table:
            self._table = table
            self._named = named_in(table)
        return self._named

    def wrapped(self, function: ir.Operation) -> ir.Operation | None:
        """The function that ``function`` calls, if it is a wrapper of ``abi-wrap-iree``."""
        callee = function.attributes.get(WRAPS)
        if not isinstance(callee, ir.FlatSymbolRefAttr):
            return None
        found = self.beside(function).get(callee.value)
        return found if found is not None and found.name in FUNCTION_OPS else None
