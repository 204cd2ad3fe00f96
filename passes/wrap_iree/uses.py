"""Renames uses of symbols, in time that does not grow with the number of symbols without any.

The bindings have no query for uses, and a renaming looks at every operation. So the symbols that
are mentioned at all are read, once, from the text: in the generic form the name of a definition is
a string, and what follows an ``@`` outside strings is a use.
"""

from __future__ import annotations

import re

from mlir_abi.bindings import ir

_STRING = r'"(?:\\.|[^"\\])*"'
_TOKENS = re.compile(rf"(@(?:{_STRING}|[\w$.-]+))|{_STRING}")
"""A use, or a string, in which an ``@`` means nothing."""

_SHORT = 16
"""Constants with more elements than that are left out of the text."""


class Uses:
    """The symbols that the operations below ``module`` mention, as they are now."""

    def __init__(self, module: ir.Operation) -> None:
        text = module.get_asm(
            print_generic_op_form=True, large_elements_limit=_SHORT, large_resource_limit=_SHORT
        )
        self._mentioned = frozenset(_TOKENS.findall(text))

    def rename(self, old: str, new: str, table: ir.Operation) -> None:
        """Make ``new`` of the uses of ``old`` in the symbol table of ``table``."""
        if str(ir.FlatSymbolRefAttr.get(old, table.context)) in self._mentioned:
            ir.SymbolTable.replace_all_symbol_uses(old, new, table)
