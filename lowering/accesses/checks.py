"""Arithmetic on indices and sizes, and what must hold of them: what the rules of accesses use."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from mlir_abi.bindings import ir

Number: TypeAlias = Any
"""An int, if it is known; otherwise what a subclass of `Checks` computes with."""

Condition: TypeAlias = Any
"""A bool, if it is known; otherwise what a subclass of `Checks` makes of a comparison."""


class Lanes(NamedTuple):
    """How many elements a vector accesses along an axis: ``number``, times ``vscale`` maybe."""

    number: int
    is_scalable: bool


ONE_LANE = Lanes(1, False)


def axis_text(axis: int, size: Number) -> str:
    """An axis in a message, with its size if that is known."""
    return f"axis {axis}, whose size is {size}" if isinstance(size, int) else f"axis {axis}"


class Checks(ABC):
    """Computes with numbers, and notes the conditions of one operation.

    `AssertionEmitter` emits operations and assertions. `ConditionReader` emits nothing: it finds
    what the sizes of arguments must be.
    """

    @abstractmethod
    def number(self, value: ir.Value) -> Number:
        """An integer, as a signed one."""

    @abstractmethod
    def size(self, array: ir.Value, axis: int) -> Number:
        """The size of a tensor or memref along ``axis``."""

    @abstractmethod
    def emit(self, name: str, type_: ir.Type, *operands: Number, **attributes: Any) -> Number:
        """The result of an operation that reads a rank, an element or a stride."""

    @abstractmethod
    def require(self, condition: Condition, message: str) -> None:
        """Note that the operation has no meaning unless ``condition`` holds."""

    @abstractmethod
    def require_in_bounds(
        self, array: ir.Value, axis: int, index: ir.Value | int, lanes: Lanes = ONE_LANE
    ) -> None:
        """Require that ``array`` has elements at ``index``, where the first of ``lanes`` is."""

    @abstractmethod
    def require_equal_sizes(
        self, one: ir.Value, other: ir.Value, rank: Number, message: str
    ) -> None:
        """Require that two unranked memrefs of this rank have the same sizes."""

    def add(self, a: Number, b: Number) -> Number:
        """``a + b``."""
        if isinstance(a, int) and isinstance(b, int):
            return a + b
        return b if a == 0 else a if b == 0 else self._apply("arith.addi", a, b)

    def subtract(self, a: Number, b: Number) -> Number:
        """``a - b``."""
        if isinstance(a, int) and isinstance(b, int):
            return a - b
        return a if b == 0 else self._apply("arith.subi", a, b)

    def multiply(self, a: Number, b: Number) -> Number:
        """``a * b``."""
        if isinstance(a, int) and isinstance(b, int):
            return a * b
        if 0 in (a, b):
            return 0
        return b if a == 1 else a if b == 1 else self._apply("arith.muli", a, b)

    def least(self, a: Number, b: Number) -> Number:
        """The lesser of ``a`` and ``b``."""
        if isinstance(a, int) and isinstance(b, int):
            return min(a, b)
        return self._apply("arith.minsi", a, b)

    def quotient(self, a: Number, b: int) -> Number:
        """``a / b``, rounded down; ``b`` is positive."""
        if isinstance(a, int):
            return a // b
        return a if b == 1 else self._apply("arith.floordivsi", a, b)

    def remainder(self, a: Number, b: int) -> Number:
        """``a % b``; both are positive."""
        return a % b if isinstance(a, int) else self._apply("arith.remui", a, b)

    def equal(self, a: Number, b: Number) -> Condition:
        """``a == b``."""
        if isinstance(a, int) and isinstance(b, int):
            return a == b
        if a == b and a is not None:
            return True
        return self._compare("eq", a, b)

    def at_least(self, a: Number, b: Number) -> Condition:
        """``a >= b``."""
        if isinstance(a, int) and isinstance(b, int):
            return a >= b
        return self._compare("sge", a, b)

    def inside(self, index: Number, size: Number) -> Condition:
        """``0 <= index < size``."""
        if isinstance(index, int) and index < 0:
            return False
        if isinstance(index, int) and isinstance(size, int):
            return index < size
        return self._compare("ult", index, size)

    def up_to(self, number: Number, size: Number) -> Condition:
        """``0 <= number <= size``."""
        if isinstance(number, int) and number <= 0:
            return number == 0
        if isinstance(number, int) and isinstance(size, int):
            return number <= size
        return self._compare("ule", number, size)

    def divisible(self, a: Number, b: int) -> Condition:
        """``a % b == 0``, of a size ``a``."""
        return self.equal(self.remainder(a, b), 0)

    def all(self, *conditions: Condition) -> Condition:
        """Whether all of ``conditions`` hold."""
        if any(each is False for each in conditions):
            return False
        return self._join("arith.andi", [each for each in conditions if each is not True])

    def any(self, *conditions: Condition) -> Condition:
        """Whether one of ``conditions`` holds."""
        if any(each is True for each in conditions):
            return True
        return self._join("arith.ori", [each for each in conditions if each is not False])

    @abstractmethod
    def _apply(self, operation: str, a: Number, b: Number) -> Number:
        """The result of an operation of ``arith`` on two numbers."""

    @abstractmethod
    def _compare(self, predicate: str, a: Number, b: Number) -> Condition:
        """The condition of an ``arith.cmpi``."""

    @abstractmethod
    def _join(self, operation: str, conditions: list[Condition]) -> Condition:
        """The conjunction (``arith.andi``) or disjunction of conditions that are not known."""


Rule: TypeAlias = Callable[[ir.Operation, Checks], None]
"""Takes an operation, and notes what it requires."""
