"""Let callers check what assertions say of the sizes of arguments."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import count
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.size_conditions import SizeCondition
from mlir_abi.dialect_attrs.sizes import Place, places_of_names
from mlir_abi.lowering.sizes_from_assertions.sums import AssertionReader, Condition
from mlir_abi.passes.support.attributes import (
    ARG_ATTRS,
    CHECKED_BY_CALLERS,
    DIMS,
    SIZE_CONDITIONS,
    value_attributes,
)
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.diagnostics import for_each
from mlir_abi.passes.support.functions import exported_functions, function_type
from mlir_abi.passes.support.signatures import FunctionSignatures
from mlir_abi.passes.support.size_names import (
    conditions_attribute,
    dims_attribute,
    named_sizes,
    size_conditions,
)

_DIVISIONS = frozenset(
    f"arith.{name}"
    for name in ("divsi", "divui", "ceildivsi", "ceildivui", "floordivsi", "remsi", "remui")
)


@dataclass(frozen=True)
class SizesFromAssertions(Pass):
    """Let callers check what assertions say of the sizes of arguments.

    Before::

        func.func @f(%x: tensor<?xf32>, %y: tensor<?xf32>) {
          %c0 = arith.constant 0 : index
          %n = tensor.dim %x, %c0 : tensor<?xf32>
          %m = tensor.dim %y, %c0 : tensor<?xf32>
          %same = arith.cmpi eq, %n, %m : index
          cf.assert %same, "sizes differ"
          return
        }

    After::

        func.func @f(%x: tensor<?xf32> {abi.dims = ["d0"]}, %y: tensor<?xf32> {abi.dims = ["d0"]}) {
          …
          cf.assert %same, "sizes differ" {abi.checked_by_callers}
          return
        }

    An assertion that every call of an exported function executes, in its first block, becomes a
    name that sizes share, or one of ``abi.size_conditions`` of the function, such as ``b >= 1`` or
    ``n % 2 == 0``. It must compare sums of sizes of arguments, or the remainder of one; others
    stay as they are. ``abi-lower-assertions`` removes those that callers check, unless a failing
    assertion aborts. A division that every call executes says that its divisor is not 0.
    """

    name: ClassVar[str] = "abi-sizes-from-assertions"

    def run(self, op: ir.Operation) -> None:
        """Write names and conditions; raises `PassError` for invalid ones that are there."""
        signatures = FunctionSignatures()

        def convert(function: ir.Operation) -> None:
            conditions = _mark_assertions(function)
            if conditions:
                _write(function, signatures.of(function), conditions)

        for_each(exported_functions(op), convert)


def _mark_assertions(function: ir.Operation) -> list[Condition]:
    """Mark the assertions that callers can check, and return what they say."""
    entry = function.regions[0].blocks[0]
    reader, conditions = AssertionReader(entry), dict[Condition, None]()
    for view in entry:
        op = view.operation
        if op.name in _DIVISIONS:
            conditions |= dict.fromkeys(reader.nonzero(op.operands[1]))
        elif op.name == "cf.assert":
            read = reader.conditions(op.operands[0])
            if read is not None:
                op.attributes[CHECKED_BY_CALLERS] = ir.UnitAttr.get()
                conditions |= dict.fromkeys(read)
    return list(conditions)


def _write(
    function: ir.Operation, signature: FunctionSignature, conditions: Iterable[Condition]
) -> None:
    """Give sizes that must be equal one name, and write the other conditions."""
    by_name = places_of_names(named_sizes(function, signature)["argument"])
    known = size_conditions(function, signature)
    groups = [set(places) for places in by_name.values()]
    others: list[Condition] = []
    for condition in conditions:
        match condition:
            case Condition(((left, 1), (right, -1)), 0, False, 0):
                groups.append({left, right})
            case _:
                others.append(condition)
                groups += [{place} for place, _ in condition.factors]
    merged: list[set[Place]] = []
    for group in groups:
        apart = [other for other in merged if not other & group]
        merged = [*apart, group.union(*(other for other in merged if other & group))]
    name_of = {place: name for name, places in by_name.items() for place in places}
    new = (name for name in map("d{}".format, count()) if name not in by_name)
    names: dict[Place, str] = {}
    for places in sorted(map(sorted, merged)):
        name = next((name_of[place] for place in places if place in name_of), None) or next(new)
        names |= dict.fromkeys(places, name)

    types = function_type(function).inputs
    entries = value_attributes(function, "argument", len(types))
    for i, (type_, entry) in enumerate(zip(types, entries, strict=True)):
        if any(argument == i for argument, _ in names):
            sizes = enumerate(type_.shape)
            entry[DIMS] = dims_attribute(
                tuple(
                    names.get((i, axis), None if type_.is_dynamic_dim(axis) else size)
                    for axis, size in sizes
                )
            )
    function.attributes[ARG_ATTRS] = ir.ArrayAttr.get(list(map(ir.DictAttr.get, entries)))
    renamed = {name: names[place] for name, (place, *_) in by_name.items()}
    named = [each.replaced(renamed) for each in known]
    named += [_named(condition, names) for condition in others]
    if named:
        function.attributes[SIZE_CONDITIONS] = conditions_attribute(dict.fromkeys(named))


def _named(condition: Condition, names: dict[Place, str]) -> SizeCondition:
    total = {"": condition.constant}
    for place, factor in condition.factors:
        total[names[place]] = total.get(names[place], 0) + factor
    return SizeCondition.of(total, ">=" if condition.at_least else "==", condition.divisor)
