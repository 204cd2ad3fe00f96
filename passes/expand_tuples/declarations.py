"""Updates ``iree.abi.declaration`` when leaves replace tuples."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import DECLARATION
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.iree.demotion import demote, identity
from mlir_abi.passes.support.attributes import PLACEMENTS, read_attached, write_attached
from mlir_abi.passes.support.declaration import declaration_tail, declaration_text
from mlir_abi.passes.support.signatures import FunctionSignatures


class Declarations:
    """The declarations of functions whose types change: created before, updated after the change.

    A declaration that shows neither the types of its function nor the demoted types is kept as it
    is.
    """

    def __init__(self, functions: Iterable[ir.Operation]) -> None:
        """Raise `PassError` if attributes of a function cannot be read."""
        self._signatures = FunctionSignatures()
        self._current = [
            (function, placement, conversion)
            for function in functions
            for placement in PLACEMENTS
            if (attribute := read_attached(function, placement).get(DECLARATION)) is not None
            for conversion in (identity, demote)
            if attribute == self._of(function, conversion)
        ]

    def update(self) -> None:
        """Write the declarations again, with the types that the functions have now."""
        for function, placement, conversion in self._current:
            write_attached(function, {DECLARATION: self._of(function, conversion)}, placement)

    def _of(
        self, function: ir.Operation, conversion: Callable[[FunctionSignature], FunctionSignature]
    ) -> ir.StringAttr:
        tail = declaration_tail(function, conversion(self._signatures.of(function)))
        return ir.StringAttr.get(declaration_text(function, tail))
