"""Assertions of indices, sizes and divisors, before the operations that need them."""

from __future__ import annotations

from collections.abc import Iterable, Set
from dataclasses import dataclass
from typing import Any, ClassVar

from mlir_abi.bindings import ir
from mlir_abi.lowering.accesses.assertion_emitter import AssertionEmitter
from mlir_abi.lowering.accesses.classes import ALL_CLASSES, classes_in
from mlir_abi.lowering.accesses.dead_operations import DeadOperations
from mlir_abi.lowering.accesses.rules import rules_of
from mlir_abi.lowering.tensor_selects import convert_tensor_selects
from mlir_abi.passes.support.attributes import constant_value
from mlir_abi.passes.support.base import Pass, PassOptionError, option
from mlir_abi.passes.support.functions import DIVISIONS, FUNCTION, functions, operations
from mlir_abi.passes.support.mlir_passes import run_mlir_passes

_WITH_BODY = ("linalg.generic", "linalg.map", "linalg.reduce")
"""MLIR prints the bodies of these."""

_ATOMIC = "memref.generic_atomic_rmw"
"""Its region cannot have assertions."""


@dataclass(frozen=True)
class CheckAccesses(Pass):
    """Assert that indices are in bounds, that sizes agree, and that no divisor is zero.

    Before::

        func.func @f(%x: tensor<4xf32>, %i: index) -> f32 {
          %r = tensor.extract %x[%i] : tensor<4xf32>
          return %r : f32
        }

    After::

        func.func @f(%x: tensor<4xf32>, %i: index) -> f32 {
          %c4 = arith.constant 4 : index
          %0 = arith.cmpi ult, %i, %c4 : index
          cf.assert %0, "tensor.extract: the index is out of bounds of axis 0, whose size is 4"
          %r = tensor.extract %x[%i] : tensor<4xf32>
          return %r : f32
        }

    ``index`` is about elements and slices, ``size`` about sizes that must agree or may not be
    negative, and about steps of loops, ``div`` about integer division: by zero, and of the least
    number by -1. An access that each iteration of an ``scf.for`` makes at ``i + c`` is checked
    before the loop. Nothing is asserted of an operation whose result nothing uses. A division whose
    result only an ``arith.select`` uses is by 1 where that chooses the other value.

    The pass runs before MLIR folds casts, and behind `abi-stablehlo-to-linalg`, which emits plain
    code for operations that StableHLO defines for all operands.
    """

    name: ClassVar[str] = "abi-check-accesses"

    classes: str = option(ALL_CLASSES, "what is checked, separated by commas")

    def __post_init__(self) -> None:
        try:
            classes_in(self.classes)
        except ValueError as error:
            raise PassOptionError(f"{self.name}: classes {error}") from None

    def run(self, op: ir.Operation) -> None:
        """Emit the assertions; nothing is an error."""
        classes = classes_in(self.classes)
        for function in functions(op):
            if function.name == FUNCTION:
                _check(function, operations(function), classes)
        if "div" not in classes:
            return
        divisions = list(_divisions(op))
        if any(map(_is_of_tensors, divisions)):
            convert_tensor_selects(op)
            run_mlir_passes(op, ["convert-elementwise-to-linalg"], "convert divisions of tensors")
            divisions = list(_divisions(op))
        if any(map(_is_in_named_operation, divisions)):
            run_mlir_passes(op, ["linalg-generalize-named-ops"], "generalize linalg operations")
            divisions = list(_divisions(op))
        dead = DeadOperations()
        for division in divisions:
            if not dead.contains(division):
                _check_division(division)


def _check(function: ir.Operation, found: Iterable[ir.Operation], classes: Set[str]) -> None:
    """Assert what the operations of a function require of indices and sizes."""
    dead = DeadOperations()
    for op in found:
        rules = [rule for class_, rule in rules_of(op) if class_ in classes]
        if not rules or op == function or dead.contains(op):
            continue
        if op.parent.name == _ATOMIC or _is_in_named_operation(op):
            continue
        emitter = AssertionEmitter(op)
        for rule in rules:
            rule(op, emitter)


def _divisions(top: ir.Operation) -> Iterable[ir.Operation]:
    return (op for op in operations(top) if op.name in DIVISIONS)


def _is_of_tensors(op: ir.Operation) -> bool:
    return isinstance(op.results[0].type, ir.RankedTensorType)


def _is_in_named_operation(op: ir.Operation) -> bool:
    """Whether ``op`` is in the body of a `linalg` operation that MLIR prints without it."""
    parent: str = op.parent.name
    return parent.startswith("linalg.") and parent not in _WITH_BODY


def _check_division(op: ir.Operation) -> None:
    """Assert that a division is defined where its result is used."""
    dividend, divisor = op.operands
    type_: Any = divisor.type
    element = type_.element_type if isinstance(type_, ir.VectorType) else type_
    if not isinstance(element, (ir.IntegerType, ir.IndexType)) or op.parent.name == _ATOMIC:
        return
    select = _select_of(op)
    if select is not None:
        op.move_before(select)  # behind its condition
    emitter = AssertionEmitter(op)
    is_number = constant_value(divisor) is not None
    is_defined = is_number and all(emitter.differs(divisor, n) is True for n in (0, -1))
    if select is not None and not is_defined:  # the division is by 1 where it is not chosen
        choices = [divisor if each == op.result else None for each in select.operands[1:]]
        divisor = op.operands[1] = emitter.choose(select.operands[0], choices)
    emitter.require(emitter.differs(divisor, 0), "division by zero")
    width = element.width if isinstance(element, ir.IntegerType) else 64
    if DIVISIONS[op.name] and width <= 64:  # the bindings make no greater numbers
        least = emitter.differs(dividend, -(2 ** (width - 1)))
        fits = emitter.any(emitter.differs(divisor, -1), least)
        emitter.require(fits, "the quotient of the least number and -1 overflows")


def _select_of(op: ir.Operation) -> ir.Operation | None:
    """The ``arith.select`` that is the only user of ``op``, in its block."""
    users = [use.owner.operation for use in op.result.uses]
    if len(users) != 1 or users[0].name != "arith.select" or users[0].block != op.block:
        return None
    return users[0] if users[0].operands[0] != op.result else None
