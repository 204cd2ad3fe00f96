"""Types, constants and conversions of torch-mlir's dialect."""

from __future__ import annotations

import re
from collections.abc import Sequence

from mlir_abi.bindings import ir
from mlir_abi.passes.support.op_builder import Builder

_SIZES = re.compile(r"(?<=!torch\.vtensor<\[)[^]]*")
_ELEMENT = re.compile(r",([a-z]+\d+)(?=[,>])")
_DTYPES = {"ui8": 0, "si64": 4, "f16": 5, "f32": 6, "bf16": 15, "ui32": 28}
"""The numbers of these types in PyTorch's `ScalarType`; torch-mlir has none of ui16 and ui64."""


def sizes_of(type_: ir.Type) -> list[str]:
    """Those of a tensor of PyTorch: ``["?", "8"]``; empty if its rank is 0 or not known."""
    sizes = _SIZES.search(str(type_))
    return sizes[0].split(",") if sizes and sizes[0] else []


def with_sizes(type_: ir.Type, sizes: Sequence[str]) -> ir.Type:
    """The type of a tensor of PyTorch with other sizes."""
    return ir.Type.parse(_SIZES.sub(",".join(sizes), str(type_)), type_.context)


def compute_int(build: Builder, name: str, *operands: ir.Value) -> ir.Value:
    """The number that an operation computes, such as ``prim.max.int``."""
    int_ = ir.Type.parse("!torch.int", build.location.context)
    return build.value(f"torch.{name}", int_, operands)


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
