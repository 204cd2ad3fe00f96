"""Indices and sizes that are numbers where they are known, and otherwise values in the code."""

from __future__ import annotations

from typing import TypeAlias

from mlir_abi.bindings import arith, ir

Size: TypeAlias = "int | ir.Value"


def round_down(size: Size, step: int) -> Size:
    """``size`` less the remainder of its division by ``step``."""
    if isinstance(size, int):
        return size - size % step
    return arith.subi(size, arith.remui(size, constant(step)))


def add(index: ir.Value, number: Size) -> ir.Value:
    return index if isinstance(number, int) and not number else arith.addi(index, constant(number))


def constant(value: Size) -> ir.Value:
    return arith.constant(ir.IndexType.get(), value) if isinstance(value, int) else value
