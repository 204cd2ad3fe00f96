"""Emits loops over memrefs, for functions that get their arrays as such."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from mlir_abi.bindings import ir
from mlir_abi.lowering.stablehlo.loops import loop_nest


def for_each(sizes: Sequence[ir.Value], body: Callable[..., None]) -> None:
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
