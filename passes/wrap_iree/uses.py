"""Renames uses of symbols, and skips symbols without uses.

`replace_all_symbol_uses` visits every operation, so that renaming n symbols would take n visits of
the whole module. `Uses` finds the symbols that have uses once, in the printed module: in the
generic form, the name in a definition is a string, and ``@`` outside strings starts a use. A walk
over attributes would miss the callee of an unregistered ``util.call``, because the bindings do not
list the properties of unregistered operations.
"""

from __future__ import annotations

import re

from mlir_abi.bindings import ir

_STRING = r'"(?:\\.|[^"\\])*"'
_TOKENS = re.compile(rf"(@(?:{_STRING}|[\w$.-]+))|{_STRING}")
"""A use, or a string, whose contents are not uses."""

_SHORT = 16
"""Constants with more elements than that are elided in the text."""


class Uses:
    """The symbols that operations in ``module`` refer to when the object is created."""

    def __init__(self, module: ir.Operation) -> None:
        text = module.get_asm(
            print_generic_op_form=True, large_elements_limit=_SHORT, large_resource_limit=_SHORT
        )
        self._used = frozenset(_TOKENS.findall(text))

    def rename(self, old: str, new: str, table: ir.Operation) -> None:
        """Replace the uses of ``old`` in the symbol table ``table`` by ``new``."""
        if str(ir.FlatSymbolRefAttr.get(old, table.context)) in self._used:
            ir.SymbolTable.replace_all_symbol_uses(old, new, table)
