"""Let callers check what accesses require of the sizes of arguments."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.size_conditions import SizeCondition
from mlir_abi.dialect_attrs.size_expressions import IndexArgument, SizeAt, Sum
from mlir_abi.dialect_attrs.structure import MAX_DEPTH
from mlir_abi.lowering.accesses.checks import ONE_LANE, Checks, Condition, Lanes, Number
from mlir_abi.lowering.accesses.dead_operations import DeadOperations
from mlir_abi.lowering.accesses.linalg_rules import has_ranges
from mlir_abi.lowering.accesses.rules import rules_of
from mlir_abi.lowering.affine_sums import terms_of
from mlir_abi.lowering.entry_conditions import (
    conditions_of,
    is_never_negative,
    known_shapes,
    write_conditions,
)
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import for_each
from mlir_abi.passes.support.functions import FUNCTION, functions, is_exported, operations
from mlir_abi.passes.support.ir_types import RANKED
from mlir_abi.passes.support.signatures import FunctionSignatures
from mlir_abi.passes.support.size_names import named_sizes, size_conditions
from mlir_abi.passes.support.sizes.callees_first import sizes_of_functions
from mlir_abi.passes.support.sizes.function_sizes import FunctionSizes, Names
from mlir_abi.passes.support.sizes.terms import Applied, Combined, Unknown, known_sum, reached
from mlir_abi.passes.support.symbols import named_in

_EQUAL_SIZES = ("arith.", "math.", "tensor.dim", "memref.dim", "tensor.concat", "memref.copy")
_CASTS = ("tensor.cast", "memref.cast")
_KNOWN = ("tensor.dim", "memref.dim", "arith.constant")
_NESTED = 4
"""So many `minsi` and `maxsi` of each other are read: each may double the comparisons."""


@dataclass(frozen=True)
class SizesFromAccesses(Pass):
    """Let callers check what accesses require of the sizes of arguments.

    Before::

        func.func @f(%x: tensor<?xf32>) -> tensor<4xf32> {
          %r = tensor.extract_slice %x[0] [4] [1] : tensor<?xf32> to tensor<4xf32>
          return %r : tensor<4xf32>
        }

    After::

        func.func @f(%x: tensor<?xf32> {abi.dims = ["d0"]}) -> tensor<4xf32>
            attributes {abi.derived_conditions = ["d0 >= 4"]} {
          …
        }

    These are the conditions of ``abi-check-accesses`` that sizes alone decide, and with them an
    argument of type ``index``: ``d0 >= a1 + 1`` is about the argument 1. They are those of
    operations that every call of an exported function executes and whose results something uses,
    and of those that each iteration of an ``scf.for`` executes at ``i + c``, unless a call that
    does not enter the loop need not meet them. A call that does not meet them has no meaning. The
    body stays as it is.

    Tuples have to be expanded before.
    """

    name: ClassVar[str] = "abi-sizes-from-accesses"

    def run(self, op: ir.Operation) -> None:
        """Write names and conditions; raises `PassError` for invalid ones that are there."""
        signatures = FunctionSignatures()

        def names(function: ir.Operation) -> Names:
            return named_sizes(function, signatures.of(function))

        def convert(function: ir.Operation) -> None:
            accesses = _accesses(function)
            if not accesses:
                return
            siblings = named_in(function.parent.operation)
            *_, (_, sizes) = sizes_of_functions([function], siblings, names)
            if sizes.contradiction:
                return
            conditions: dict[SizeCondition, None] = {}
            entry = function.regions[0].blocks[0]
            indices = _exact_indices(function, sizes)
            for access in accesses:
                kind = ConditionReader if access.block == entry else LoopConditionReader
                reader = kind(access, sizes, entry, indices)
                for _, rule in rules_of(access):
                    rule(access, reader)
                conditions |= dict.fromkeys(reader.conditions)
            weaker = {a for a in conditions for b in conditions if b != a and b.implies(a)}
            needed = [each for each in conditions if each not in weaker]
            if needed:
                signature = signatures.of(function)
                known = size_conditions(function, signature)
                derived = [replace(each, derived=True) for each in needed]
                write_conditions(function, known, known_shapes(function, signature), derived)

        for_each(filter(_takes_sizes, functions(op)), convert)


def _takes_sizes(function: ir.Operation) -> bool:
    """Whether callers outside the module choose sizes of arrays, or indices."""
    if function.name != FUNCTION or not is_exported(function):
        return False
    arguments = function.regions[0].blocks[0].arguments
    return any(map(_is_dynamic, arguments)) or any(map(_is_index, arguments))


def _is_index(value: ir.Value) -> bool:
    return isinstance(value.type, ir.IndexType)


def _exact_indices(function: ir.Operation, sizes: FunctionSizes) -> Set[ir.Value]:
    """The index arguments that are nowhere truncated: ``sizes`` takes all numbers to fit."""
    indices = set(filter(_is_index, function.regions[0].blocks[0].arguments))
    for op in operations(function) if indices else ():
        type_ = op.results[0].type if op.name == "arith.index_cast" else None
        if isinstance(type_, ir.IntegerType) and type_.width < 64:
            indices -= {term.value for term in reached(sizes.of(op.operands[0]))[0]}
    return indices


def _is_dynamic(value: ir.Value) -> bool:
    return isinstance(value.type, RANKED) and not value.type.has_static_shape


def _accesses(function: ir.Operation) -> list[ir.Operation]:
    """The operations of the first block and of its loops that may say something of arguments."""
    dead = DeadOperations()
    block = function.regions[0].blocks[0]
    executed = [view.operation for view in block]
    loops = (op for op in executed if op.name == "scf.for")
    executed += [view.operation for loop in loops for view in loop.regions[0].blocks[0]]
    has_index = any(map(_is_index, block.arguments))
    found = (op for op in executed if rules_of(op) and _is_candidate(op, has_index))
    return [op for op in found if not dead.contains(op)]


def _is_candidate(op: ir.Operation, has_index: bool) -> bool:
    """Whether ``op`` reads an array of dynamic size, or takes an index that is computed.

    That sizes are equal, `abi-infer-sizes` finds, but for those that are arguments (``has_index``).
    """
    is_linalg = op.name.startswith("linalg.") and not has_ranges(op)
    if not has_index and (is_linalg or op.name.startswith(_EQUAL_SIZES)):
        return False
    return any(_is_dynamic(each) or _is_computed(each) for each in op.operands)


def _is_computed(value: ir.Value) -> bool:
    is_known = not isinstance(value.owner, ir.Block) and value.owner.name in _KNOWN
    return _is_index(value) and not is_known


@dataclass(frozen=True)
class _Extreme:
    """The lesser or the greater of two numbers, as torch-mlir clamps the begin of a slice."""

    operation: Literal["arith.minsi", "arith.maxsi"]
    numbers: tuple[Number, Number]

    def map(self, change: Callable[[Number], Number]) -> _Extreme:
        """The same of both numbers, after a ``change`` that keeps their order."""
        first, second = self.numbers
        return _Extreme(self.operation, (change(first), change(second)))

    def map_reversed(self, change: Callable[[Number], Number]) -> _Extreme:
        """The other of both numbers, after a ``change`` that reverses their order."""
        other: Any = "arith.maxsi" if self.operation == "arith.minsi" else "arith.minsi"
        return _Extreme(other, self.map(change).numbers)


class ConditionReader(Checks):
    """Reads what an operation requires of sizes of arguments, and of arguments that are indices.

    A number is an int, a `Sum` of `SizeAt` and `IndexArgument`, an `_Extreme` of two, or None. A
    condition that is not known is the list of the conditions on arguments without which it does not
    hold.
    """

    def __init__(
        self, op: ir.Operation, sizes: FunctionSizes, entry: ir.Block, indices: Set[ir.Value]
    ) -> None:
        self.conditions: list[SizeCondition] = []
        self._op, self._sizes = op, sizes
        self._entry, self._indices = entry, indices

    def number(self, value: ir.Value) -> Number:
        return self._read(self._sizes.of(value))

    def size(self, array: ir.Value, axis: int) -> Number:
        return self._read(self._sizes.of(array)[axis : axis + 1])

    def emit(self, name: str, type_: Any, *operands: Number, **attributes: Any) -> Number:
        return None

    def require(self, condition: Condition, message: str) -> None:
        if isinstance(condition, list):
            self.conditions += condition

    def require_in_bounds(
        self, array: ir.Value, axis: int, index: ir.Value | int | None, lanes: Lanes = ONE_LANE
    ) -> None:
        if index is not None:
            first = index if isinstance(index, int) else self.number(index)
            last = self.add(first, lanes.number - 1)
            bound = self.size(array, axis)
            self.require(self.all(self.at_least(first, 0), self.inside(last, bound)), "")

    def require_equal_sizes(
        self, one: ir.Value, other: ir.Value, rank: Number, message: str
    ) -> None:
        pass  # no condition is about an array without a rank

    def divisible(self, a: Number, b: int) -> Condition:
        if isinstance(a, Sum):
            return self._condition(a, "==", b)
        return a % b == 0 if isinstance(a, int) else []

    def _read(self, sums: Sequence[Sum], depth: int = 0) -> Number:
        """The one of ``sums``, if it is a sum of sizes of arguments, and of arguments."""
        if len(sums) != 1:
            return None
        if extreme := self._extreme(sums[0], depth):
            return extreme
        total = Sum({}, sums[0].constant)
        for term, factor in sums[0].factors.items():
            known = self._value_of(term, depth)
            if known is None:
                parts = known_sum(Sum({term: 1}))
                values = {part: self._value_of(part, depth) for part in parts.factors}
                if None in values.values():
                    return None
                known = parts.replaced(values)  # type: ignore[arg-type]
            total += known * factor
        return total if total.number is None else total.number

    def _extreme(self, total: Sum, depth: int) -> _Extreme | None:
        """What ``total`` is, if it is the result of a `minsi` or `maxsi` and a constant."""
        if list(total.factors.values()) != [1] or depth == _NESTED:
            return None
        (term,) = total.factors
        if not isinstance(term.origin, Applied) or term.value is None or term.equal is not None:
            return None
        operation = term.value.owner.name
        if operation not in ("arith.minsi", "arith.maxsi"):
            return None
        first, second = (self._read([each], depth + 1) for each in term.origin.operands)
        return _Extreme(operation, (first, second)).map(lambda each: self.add(each, total.constant))

    def _value_of(self, term: Unknown, depth: int) -> Sum | None:
        """What ``term`` is: a size of an argument, an index, or a sum of these; None for others."""
        origin = term.origin
        if isinstance(origin, Combined) and origin.operation == "arith.addi" and depth < MAX_DEPTH:
            total: Number = 0
            for each in origin.operands:
                total = self.add(total, self._read([each], depth + 1))
            total = Sum({}, total) if isinstance(total, int) else total
            return total if isinstance(total, Sum) else None
        if term.value is None or term.value.owner != self._entry:
            return None
        number = ir.BlockArgument(term.value).arg_number
        if term.axis is not None:
            return Sum({SizeAt((number, term.axis)): 1})
        return Sum({IndexArgument(number): 1}) if term.value in self._indices else None

    def _apply(self, operation: str, a: Number, b: Number) -> Number:
        if a is None or b is None:
            return None
        if isinstance(a, _Extreme) and operation in ("arith.addi", "arith.subi"):
            return a.map(lambda each: self._apply(operation, each, b))
        if isinstance(b, _Extreme) and operation == "arith.addi":
            return b.map(lambda each: self._apply(operation, a, each))
        if isinstance(b, _Extreme) and operation == "arith.subi":
            return b.map_reversed(lambda each: self._apply(operation, a, each))
        if isinstance(a, _Extreme) or isinstance(b, _Extreme):
            return None
        left, right = (Sum({}, each) if isinstance(each, int) else each for each in (a, b))
        match operation:
            case "arith.addi":
                total = left + right
            case "arith.subi":
                total = left - right
            case "arith.muli" if left.number is not None or right.number is not None:
                total = left * right
            case _:
                return None
        return total if total.number is None else total.number

    def _compare(self, predicate: str, a: Number, b: Number) -> Condition:
        if a is None or b is None:
            return []
        if predicate == "sge" and isinstance(a, _Extreme):
            join = self.all if a.operation == "arith.minsi" else self.any
            return join(*(self.at_least(each, b) for each in a.numbers))
        if predicate == "sge" and isinstance(b, _Extreme):
            join = self.all if b.operation == "arith.maxsi" else self.any
            return join(*(self.at_least(a, each) for each in b.numbers))
        if predicate == "eq" and (isinstance(a, _Extreme) or isinstance(b, _Extreme)):
            return []
        left, right = (Sum({}, each) if isinstance(each, int) else each for each in (a, b))
        match predicate:
            case "eq":
                total = left - right
                is_new = self._op.name in _CASTS or any(_arguments(total))
                return self._condition(total, "==") if is_new else []
            case "sge":
                return self._condition(left - right, ">=")
            case "ult":
                return self.all(self.at_least(a, 0), self.at_least(b, self.add(a, 1)))
            case _:
                return self.all(self.at_least(a, 0), self.at_least(b, a))

    def _condition(self, total: Sum, relation: Literal[">=", "=="], divisor: int = 0) -> Condition:
        if relation == ">=" and is_never_negative(total):
            return True
        if relation == ">=" and is_never_negative(total * -1 - Sum({}, 1)):
            return False
        if [abs(factor) for factor in _arguments(total)] not in ([], [1]):
            return []  # the sum may overflow, and be in bounds
        return conditions_of(total, relation, divisor) or []

    def _join(self, operation: str, conditions: list[Condition]) -> Condition:
        """All of several; of one or another, nothing is known."""
        if operation == "arith.andi" or len(conditions) < 2:
            joined = sum(conditions, list[SizeCondition]())
            return joined if conditions else operation == "arith.andi"
        return []


class LoopConditionReader(ConditionReader):
    """Reads what each iteration of a loop requires: bounds of an index ``i + c``.

    That the last index is in bounds is a condition if it is true where the loop is empty: then
    ``i < n`` and an access at ``i`` require that there are ``n`` elements.
    """

    def require(self, condition: Condition, message: str) -> None:
        pass  # the loop may be empty

    def require_in_bounds(
        self, array: ir.Value, axis: int, index: ir.Value | int | None, lanes: Lanes = ONE_LANE
    ) -> None:
        loop = self._op.parent.operation
        is_unsigned = "unsignedCmp" in loop.attributes
        variable = loop.regions[0].blocks[0].arguments[0]
        terms = terms_of(index) if isinstance(index, ir.Value) else Sum()
        first, end, step = map(self.number, list(loop.operands)[:3])
        is_known = terms.factors == {variable: 1} and isinstance(first, int) and step == 1
        if not is_known or is_unsigned or first + terms.constant < 0:
            return
        bound, shift = self.size(array, axis), terms.constant + lanes.number - 1
        if self.at_least(self.subtract(bound, first + shift), 0) is True:
            super().require(self.at_least(bound, self.add(end, shift)), "")


def _arguments(total: Sum) -> list[int]:
    """The factors of arguments in a sum."""
    items = total.factors.items()
    return [factor for term, factor in items if isinstance(term, IndexArgument)]
