"""The sizes of the values of a function, as terms."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_abi.bindings import ir
from mlir_abi.lowering.infer_sizes.terms import Term, Terms, Unknown
from mlir_abi.passes.support.ir_types import RANKED


class Sizes:
    """What the operations of a function define and require, one after the other.

    ``certain`` is whether the operation at hand is executed in every call.
    """

    def __init__(self) -> None:
        self.terms = Terms()
        self.certain = True
        self._known: dict[ir.Value, Sequence[Term]] = {}

    def of(self, value: ir.Value) -> Sequence[Term]:
        """Return the sizes of an array; of any other value, the value itself as the only term."""
        sizes = self._known.get(value)
        if sizes is None:
            sizes = self._known[value] = unknown_sizes(value.type)
        return sizes

    def define(self, value: ir.Value, terms: Sequence[Term]) -> None:
        """Set what `of` returns; a static size of the type is required of the term."""
        sizes = unknown_sizes(value.type)
        if len(sizes) == len(terms):
            pairs = list(zip(sizes, terms, strict=True))
            for size, term in pairs:
                if isinstance(size, int):
                    self.require(size, term)
            self._known[value] = [s if isinstance(s, int) else term for s, term in pairs]

    def require(self, a: Term, b: Term) -> None:
        """Note that the operation has no meaning unless two terms are equal."""
        if self.certain:
            self.terms.unite(a, b)

    def require_all(self, a: Sequence[Term], b: Sequence[Term]) -> None:
        """The same for all sizes of two arrays."""
        for pair in zip(a, b, strict=False):
            self.require(*pair)


def unknown_sizes(type_: ir.Type) -> Sequence[Term]:
    """Return the sizes of an array of which only the type is known; a term for a number."""
    if isinstance(type_, RANKED):
        return [
            Unknown() if type_.is_dynamic_dim(i) else size for i, size in enumerate(type_.shape)
        ]
    return () if isinstance(type_, ir.ShapedType) else (Unknown(),)
