"""Converts MLIR types to plain values (`dialect_attrs.types`)."""

from __future__ import annotations

from typing import Any, Literal, cast

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.structure import MAX_DEPTH
from mlir_abi.dialect_attrs.types import (
    Array,
    Complex,
    Float,
    Index,
    Int,
    Other,
    Strided,
    Tuple,
    ValueType,
    dimension_list,
)
from mlir_abi.passes.support.attributes import integer
from mlir_abi.passes.support.ir_types import MEMREFS, TENSORS

_UNWRAPPED_FLOATS = {"f80": 80, "f128": 128}
"""Float types without a class in the bindings, and their widths in bits."""


class Classifier(dict["ir.Type", ValueType]):
    """The value of each type, ``classifier[type_]``, converted when it is first asked for.

    Raises ValueError for a type nested deeper than `MAX_DEPTH`, and for one with a negative size.
    Create one for each run of a pass: it keeps the context alive.
    """

    _depth = 0

    def __init__(self) -> None:
        super().__init__()
        self._row_major: dict[int, ir.Attribute] = {}

    def __missing__(self, type_: ir.Type) -> ValueType:
        if self._depth > MAX_DEPTH:
            raise ValueError(f"a type must be nested at most {MAX_DEPTH} levels deep")
        self._depth += 1
        try:
            value = self[type_] = self._classify(type_)
        finally:
            self._depth -= 1
        return value

    def _classify(self, type_: ir.Type) -> ValueType:
        if isinstance(type_, TENSORS):
            return self._array("tensor", type_)
        if isinstance(type_, MEMREFS):
            return self._array("memref", type_)
        if isinstance(type_, ir.IntegerType):
            return Int(type_.width, "" if type_.is_signless else "s" if type_.is_signed else "u")
        if isinstance(type_, ir.FloatType):
            return Float(str(type_), type_.width)
        if isinstance(type_, ir.IndexType):
            return Index()
        if isinstance(type_, ir.TupleType):
            return Tuple(tuple(self[type_.get_type(i)] for i in range(type_.num_types)))
        if isinstance(type_, ir.ComplexType):
            return Complex(cast("Int | Float", self[type_.element_type]))
        text = str(type_)
        if text in _UNWRAPPED_FLOATS:
            return Float(text, _UNWRAPPED_FLOATS[text])
        return Other(text)

    def _array(self, container: Literal["tensor", "memref"], type_: Any) -> Array:
        element = self[type_.element_type]
        is_memref = container == "memref"
        space = ""
        if is_memref and type_.memory_space is not None:
            number = integer(type_.memory_space)
            space = str(type_.memory_space if number is None else number)
        if not type_.has_rank:
            return Array(container, element, None, str(type_), memory_space=space)
        dynamic = ir.ShapedType.get_dynamic_size()
        shape = tuple([None if size == dynamic else size for size in type_.shape])
        if min(filter(None, shape), default=0) < 0:  # of a damaged artifact
            raise ValueError(f"the type {type_} has a negative size")
        layout = self._layout(type_) if is_memref else None
        # Printing a type is the most expensive step, so this builds the text of simple types.
        if layout is None and not space and (is_memref or type_.encoding is None):
            text = f"{container}<{dimension_list(shape)}{element}>"
        else:
            text = str(type_)
        return Array(container, element, shape, text, layout, space)

    def _layout(self, memref: Any) -> Strided | str | None:
        """Return None for row-major elements without gaps."""
        layout, rank = memref.layout, memref.rank
        if rank not in self._row_major:
            self._row_major[rank] = ir.AffineMapAttr.get(ir.AffineMap.get_identity(rank))
        if layout == self._row_major[rank]:
            return None
        dynamic = ir.ShapedType.get_dynamic_stride_or_offset()
        try:
            strides, offset = memref.get_strides_and_offset()
        except RuntimeError:
            return str(layout)
        return Strided(
            tuple(None if stride == dynamic else stride for stride in strides),
            None if offset == dynamic else offset,
        )
