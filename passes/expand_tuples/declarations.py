"""The declarations of functions when leaves take the place of tuples."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.attribute_names import DECLARATION
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.iree.demotion import as_written, demoted
from mlir_abi.passes.support import declaration
from mlir_abi.passes.support.attributes import PLACEMENTS, read, write
from mlir_abi.passes.support.signatures import Signatures


class Declarations:
    """The declarations of functions whose types change: read before that, and written after it.

    Those that do not show the functions as they are, or as they are demoted, are left alone.
    """

    def __init__(self, functions: Iterable[ir.Operation]) -> None:
        """Raise `PassError` for attributes of a function that cannot be read."""
        self._signatures = Signatures()
        self._found = [
            (function, placement, compiled)
            for function in functions
            for placement in PLACEMENTS
            if (declared := read(function, placement).get(DECLARATION)) is not None
            for compiled in (as_written, demoted)
            if declared == self._of(function, compiled)
        ]

    def update(self) -> None:
        """Write the declarations that were read, with the types that the functions have now."""
        for function, placement, compiled in self._found:
            write(function, {DECLARATION: self._of(function, compiled)}, placement)

    def _of(
        self, function: ir.Operation, compiled: Callable[[FunctionSignature], FunctionSignature]
    ) -> ir.StringAttr:
        tail = declaration.tail(function, compiled(self._signatures.of(function)))
        return ir.StringAttr.get(declaration.of(function, tail))
