"""Declares functions that get their arrays as memrefs, and emits loops over these."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from mlir_abi.bindings import ir
from mlir_abi.lowering.stablehlo.loops import loop_nest
from mlir_abi.passes.support.attributes import VISIBILITY
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import FUNCTION, enclosing
from mlir_abi.passes.support.op_builder import Builder
from mlir_abi.passes.support.symbols import named_in


def declare(
    op: ir.Operation, name: str, types: Sequence[ir.Type], attributes: Mapping[str, ir.Attribute]
) -> ir.Operation:
    """The function ``name`` of ``types`` beside ``op``'s, which is declared if it is not there.

    Raises `PassError` if it is there with other types.
    """
    function = enclosing(op, FUNCTION)
    type_ = ir.TypeAttr.get(ir.FunctionType.get(types, []))
    old = named_in(function.parent.operation).get(name)
    if old is not None:
        if old.name != FUNCTION or old.attributes["function_type"] != type_:
            is_type = f"'{type_.value}' and '{old.attributes.get('function_type', old.name)}'"
            raise PassError((op.location, f"@{name} is called with one type alone (got {is_type})"))
        return old
    attributes = {
        "sym_name": ir.StringAttr.get(name),
        "function_type": type_,
        VISIBILITY: ir.StringAttr.get("private"),
        **attributes,
    }
    return Builder.before(function).op(FUNCTION, (), attributes, regions=1)


def loop_over(sizes: Sequence[ir.Value], body: Callable[..., None]) -> None:
    """Emit a nest of loops from 0 to ``sizes`` around ``body``, which takes the indices."""

    def emit(indices: list[ir.Value], _: list[ir.Value]) -> list[ir.Value]:
        body(*indices)
        return []

    loop_nest(sizes, [], emit)


def value_of(
    name: str,
    type_: ir.Type,
    operands: Sequence[ir.Value] = (),
    attributes: dict[str, ir.Attribute] | None = None,
) -> Any:
    """Create an operation with one result, and return the result."""
    return ir.Operation.create(name, [type_], operands, attributes).result


def load(memory: Any, *index: ir.Value) -> Any:
    return value_of("memref.load", memory.type.element_type, [memory, *index])


def store(value: ir.Value, memory: ir.Value, *index: ir.Value) -> None:
    ir.Operation.create("memref.store", [], [value, memory, *index])
