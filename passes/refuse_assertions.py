"""Refuse assertions, which would end the process."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.passes.support.attributes import symbol
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import functions

_ASSERT = "cf.assert"


@dataclass(frozen=True)
class RefuseAssertions(Pass):
    """Refuse ``cf.assert``: an assertion that fails ends the process, Python's too.

    Before::

        func.func @f(%n: index, %m: index) {
          %same = arith.cmpi eq, %n, %m : index
          cf.assert %same, "sizes differ"
          return
        }

    That is an error at the assertion, and this is what it protects::

        func.func @f(%n: index, %m: index) -> i1 {
          %same = arith.cmpi eq, %n, %m : index
          return %same : i1
        }

    MLIR lowers an assertion to a call of ``abort``. It cannot become an exception: compiled code
    has no way to leave a function, and those that called it, without leaking their buffers. Let
    the caller check, or leave this pass out of the pipeline to accept that the process ends.
    The module is not changed.
    """

    name: ClassVar[str] = "abi-refuse-assertions"

    def run(self, op: ir.Operation) -> None:
        """Raises `PassError` for all assertions in functions."""
        errors = [
            (assertion.location, _message(function, assertion))
            for function in functions(op)
            for assertion in _assertions(function)
        ]
        if errors:
            raise PassError(*errors)


def _assertions(function: ir.Operation) -> Iterator[ir.Operation]:
    found: list[ir.Operation] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        if op.operation.name == _ASSERT:
            found.append(op.operation)
        return ir.WalkResult.ADVANCE

    function.walk(visit)
    return iter(found)


def _message(function: ir.Operation, assertion: ir.Operation) -> str:
    return (
        f"{symbol(function)}: the assertion {assertion.attributes['msg']} would end the process if "
        f"it failed: remove it, or run a pipeline without {RefuseAssertions.name}"
    )
