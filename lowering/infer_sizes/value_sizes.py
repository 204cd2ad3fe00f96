"""The sizes of the values of a function, as sums of terms."""

from __future__ import annotations

from collections.abc import Sequence

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.size_expressions import Sum
from mlir_abi.lowering.infer_sizes.terms import Terms, unknown
from mlir_abi.passes.support.ir_types import RANKED


class Sizes:
    """What the operations of a function define and require, one after the other.

    ``certain`` is whether the operation at hand is executed in every call.
    """

    def __init__(self) -> None:
        self.terms = Terms()
        self.certain = True
        self._known: dict[ir.Value, Sequence[Sum]] = {}

    def of(self, value: ir.Value) -> Sequence[Sum]:
        """Return the sizes of an array; of any other value, the value itself as the only one."""
        sizes = self._known.get(value)
        if sizes is None:
            sizes = self._known[value] = unknown_sizes(value.type)
        return sizes

    def define(self, value: ir.Value, sums: Sequence[Sum]) -> None:
        """Set what `of` returns; a static size of the type is required."""
        sizes = unknown_sizes(value.type)
        if len(sizes) == len(sums):
            pairs = list(zip(sizes, sums, strict=True))
            for size, sum_ in pairs:
                if size.number is not None:
                    self.require(size, sum_)
            self._known[value] = [size if size.number is not None else sum_ for size, sum_ in pairs]

    def require(self, a: Sum, b: Sum) -> None:
        """Note that the operation has no meaning unless two sums are equal."""
        if self.certain:
            self.terms.unite(a, b)

    def require_all(self, a: Sequence[Sum], b: Sequence[Sum]) -> None:
        """The same for all sizes of two arrays."""
        for pair in zip(a, b, strict=False):
            self.require(*pair)


def unknown_sizes(type_: ir.Type) -> Sequence[Sum]:
    """Return the sizes of an array, or a number: new terms for what its type leaves open."""
    if isinstance(type_, RANKED):
        return [
            unknown() if type_.is_dynamic_dim(i) else Sum({}, size)
            for i, size in enumerate(type_.shape)
        ]
    return () if isinstance(type_, ir.ShapedType) else (unknown(),)
