"""The elements of tensors that are made of numbers at once, such as shapes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.size_expressions import Sum
from mlir_abi.passes.support.sizes.value_sizes import ValueSizes

_MOST = 64
"""How many numbers of a constant are read: a shape has not more."""


def shaped_by(number: int) -> Callable[[Any, ValueSizes], None]:
    """Return the rule of operations whose operand of this number is the shape of the result."""

    def rule(op: Any, sizes: ValueSizes) -> None:
        shape = elements(op.operands[number], sizes)
        if shape is not None:
            sizes.define(op.results[0], shape)

    return rule


def elements(tensor: ir.Value, sizes: ValueSizes) -> Sequence[Sum] | None:
    """Return the elements of a tensor of one dimension or none, if they are known."""
    type_: Any = tensor.type
    if isinstance(tensor.owner, ir.Block) or not type_.has_rank or type_.rank > 1:
        return None
    op: Any = tensor.owner
    match op.name:
        case "tensor.from_elements":
            return [sizes.of(element)[0] for element in op.operands]
        case "shape.shape_of":
            return sizes.of(op.operands[0])
        case "tensor.cast":
            return elements(op.operands[0], sizes)
        case "arith.constant" | "stablehlo.constant":
            element = type_.element_type
            # The bindings cannot read the integers of some widths, nor complex numbers.
            is_size = isinstance(element, ir.IndexType) or getattr(element, "width", 0) in (32, 64)
            values = op.attributes["value"] if is_size else None
            if isinstance(values, ir.DenseIntElementsAttr) and len(values) <= _MOST:
                return [Sum({}, int(number)) for number in values]
    return None
