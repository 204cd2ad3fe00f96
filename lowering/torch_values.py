"""Constants and conversions of torch-mlir's dialect."""

from __future__ import annotations

import re

from mlir_abi.bindings import ir
from mlir_abi.passes.support.op_builder import Builder

_ELEMENT = re.compile(r",([a-z]+\d+)(?=[,>])")
_DTYPES = {"ui8": 0, "si64": 4, "f16": 5, "f32": 6, "bf16": 15, "ui32": 28}
"""The numbers of these types in PyTorch's `ScalarType`; torch-mlir has none of ui16 and ui64."""


def torch_constant(build: Builder, value: bool | float | None) -> ir.Value:
    """A ``torch.constant.none``, ``bool``, ``int`` or ``float``."""
    context, location = build.location.context, build.location
    entries: dict[str, ir.Attribute] = {}
    match value:
        case None:
            kind = "none"
        case bool():
            kind, entries = "bool", {"value": ir.BoolAttr.get(value, context)}
        case int():
            i64 = ir.IntegerType.get_signless(64, context)
            kind, entries = "int", {"value": ir.IntegerAttr.get(i64, value)}
        case float():
            f64 = ir.F64Type.get(context)
            kind, entries = "float", {"value": ir.FloatAttr.get(f64, value, location)}
    type_ = ir.Type.parse(f"!torch.{kind}", context)
    return build.value(f"torch.constant.{kind}", type_, (), entries)


def constant_of(value: ir.Value, *kinds: str) -> bool | float | None:
    """What a constant of one of these kinds has; None for another value."""
    op = value.owner
    if isinstance(op, ir.Block) or op.name not in [f"torch.constant.{kind}" for kind in kinds]:
        return None
    number: bool | float = op.attributes["value"].value
    return number


def converted(build: Builder, value: ir.Value, type_: ir.Type) -> ir.Value:
    """A tensor with the elements of another type, unless it has this type."""
    if value.type == type_:
        return value
    element = _ELEMENT.search(str(type_))
    assert element
    dtype, false = torch_constant(build, _DTYPES[element[1]]), torch_constant(build, False)
    operands = [value, dtype, false, false, torch_constant(build, None)]
    return build.value("torch.aten.to.dtype", type_, operands)
