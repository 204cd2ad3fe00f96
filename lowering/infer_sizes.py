"""Find the sizes that must agree for a function to mean anything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import chain, count, groupby
from operator import attrgetter, mul
from typing import ClassVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import Kind
from mlir_abi.dialect_attrs.size_expressions import IndexArgument, Quotient, SizeAt, Sum
from mlir_abi.passes.support.attributes import (
    ARG_ATTRS,
    COMPUTED_DIMS,
    DIMS,
    RES_ATTRS,
    value_attributes,
)
from mlir_abi.passes.support.base import Pass
from mlir_abi.passes.support.functions import (
    FUNCTION,
    function_type,
    functions,
    is_exported,
)
from mlir_abi.passes.support.ir_types import RANKED
from mlir_abi.passes.support.signatures import FunctionSignatures
from mlir_abi.passes.support.size_names import (
    UNKNOWN_SIZE,
    dims_attribute,
    named_sizes,
    size_conditions,
    write_size_conditions,
)
from mlir_abi.passes.support.sizes.callees_first import sizes_of_functions
from mlir_abi.passes.support.sizes.function_sizes import FunctionSizes, Names
from mlir_abi.passes.support.sizes.terms import (
    Applied,
    Combined,
    Unknown,
    known_sum,
    single_term,
)
from mlir_abi.passes.support.symbols import named_in

_MAX_DEPTH = 4
_MAX_LENGTH = 100
"""Longer expressions are none that a caller would write."""


@dataclass(frozen=True)
class InferSizes(Pass):
    """Name the sizes that must agree for the module to mean anything.

    Before::

        func.func @add(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
          %r = linalg.add ins(%x, %x : tensor<?xf32>, tensor<?xf32>)
                          outs(%y : tensor<?xf32>) -> tensor<?xf32>
          return %r : tensor<?xf32>
        }

    After::

        func.func @add(%x: tensor<?xf32> {abi.dims = ["d0"]}, %y: tensor<?xf32> {abi.dims = ["d0"]})
            -> (tensor<?xf32> {abi.dims = ["d0"]}) {…}

    Sizes of arguments and results of exported functions are tied by `linalg` operations, by what
    `tensor` and `memref` operations do to sizes, by loops and branches, and by calls within the
    module. An operation that may not be executed ties no sizes of arguments: one in a branch, in a
    loop that may end at once, or behind the first block. A size that must be a number gets that
    number. Names in ``abi.dims`` stay; sizes without one are ``d0``, ``d1``, …. A size of a result
    that is computed of others is an expression, ``abi.computed_dims = ["s0_0 + s1_0"]``: the first
    sizes of the arguments 0 and 1.

    Tuples have to be expanded before, and tensors bufferized after.
    """

    name: ClassVar[str] = "abi-infer-sizes"

    def run(self, op: ir.Operation) -> None:
        """Write ``abi.dims`` where something is known; raises `PassError` for an invalid one."""
        signatures = FunctionSignatures()

        def names(function: ir.Operation) -> Names:
            return named_sizes(function, signatures.of(function))

        selected = [f for f in functions(op) if _takes_dynamic_sizes(f) or _computes_sizes(f)]
        inferred: list[tuple[ir.Operation, FunctionSizes]] = []
        for module, members in groupby(selected, attrgetter("parent")):
            inferred += sizes_of_functions(members, named_in(module.operation), names)
        for function, sizes in inferred:
            if sizes.contradiction:
                continue
            if _takes_dynamic_sizes(function):
                _write(function, sizes)
            if _computes_sizes(function):
                _write_computed(function, sizes)


def _takes_dynamic_sizes(function: ir.Operation) -> bool:
    """Whether callers outside the module choose sizes."""
    inputs = function_type(function).inputs if function.name == FUNCTION else ()
    return is_exported(function) and any(
        isinstance(type_, RANKED) and not type_.has_static_shape for type_ in inputs
    )


def _computes_sizes(function: ir.Operation) -> bool:
    """Whether callers outside the module get sizes that the function may compute."""
    results = function_type(function).results if function.name == FUNCTION else ()
    return is_exported(function) and any(
        isinstance(type_, RANKED) and not type_.has_static_shape for type_ in results
    )


def _write(function: ir.Operation, inferred: FunctionSizes) -> None:
    """Write the names, those that are given and new ones, and the numbers."""
    type_, interface = function_type(function), inferred.interface
    conditions = size_conditions(function, FunctionSignatures().of(function))
    sides: list[tuple[Kind, str, list[tuple[ir.Type, Sequence[Sum]]]]] = [
        ("argument", ARG_ATTRS, list(zip(type_.inputs, interface.arguments, strict=True))),
        ("result", RES_ATTRS, list(zip(type_.results, interface.results, strict=True))),
    ]
    names = {known_sum(size): name for name, size in reversed(inferred.names.items())}
    unused = (name for name in map("d{}".format, count()) if name not in inferred.names)
    arrays = (sums for *_, side in sides for each, sums in side if isinstance(each, RANKED))
    uses = Counter(map(known_sum, chain.from_iterable(arrays)))
    for kind, key, side in sides:
        entries = value_attributes(function, kind, len(side))
        for (each, sums), entry in zip(side, entries, strict=True):
            if not isinstance(each, RANKED):
                continue
            sizes: list[int | str | None] = []
            for size in map(known_sum, sums):
                if size.number is None and size not in names and uses[size] > 1:
                    names[size] = next(unused)
                sizes.append(names.get(size) if size.number is None else size.number)
            if any(size is not None for i, size in enumerate(sizes) if each.is_dynamic_dim(i)):
                entry[DIMS] = dims_attribute(tuple(sizes))
        if any(entries):
            function.attributes[key] = ir.ArrayAttr.get([ir.DictAttr.get(e) for e in entries])
    if conditions:
        known = {name: known_sum(size) for name, size in inferred.names.items()}
        renamed = {
            name: names[size] if size.number is None else size.number
            for name, size in known.items()
        }
        replaced = [condition.replaced(renamed) for condition in conditions]
        write_size_conditions(function, replaced)


def _write_computed(function: ir.Operation, inferred: FunctionSizes) -> None:
    """Write how the sizes of results follow from arguments, where no argument has such a size."""
    type_, interface = function_type(function), inferred.interface
    leaves: dict[Unknown, Sum] = {}
    for i, (each, sums) in enumerate(zip(type_.inputs, interface.arguments, strict=True)):
        is_index = isinstance(each, ir.IndexType)
        for axis, size in enumerate(sums if is_index or isinstance(each, RANKED) else ()):
            if term := single_term(known_sum(size)):
                place = IndexArgument(i) if is_index else SizeAt((i, axis))
                leaves.setdefault(term, Sum({place: 1}))
    entries = value_attributes(function, "result", len(type_.results))
    for each, sums, entry in zip(type_.results, interface.results, entries, strict=True):
        if not isinstance(each, RANKED) or each.has_static_shape:
            continue
        texts = []
        for axis, size in enumerate(sums):
            total = _over(leaves, size) if each.is_dynamic_dim(axis) else None
            if total is not None:
                has_name = isinstance(single_term(total), SizeAt)  # that of the argument's size
                is_in_dims = total.number is not None and DIMS in entry
                if has_name or is_in_dims or not total.has_text:
                    total = None
            texts.append(UNKNOWN_SIZE if total is None else str(total))
        if any(text != UNKNOWN_SIZE for text in texts):
            entry[COMPUTED_DIMS] = ir.ArrayAttr.get(list(map(ir.StringAttr.get, texts)))
    if any(COMPUTED_DIMS in entry for entry in entries):
        function.attributes[RES_ATTRS] = ir.ArrayAttr.get(list(map(ir.DictAttr.get, entries)))


def _over(leaves: Mapping[Unknown, Sum], size: Sum, depth: int = 0) -> Sum | None:
    """A size as a sum of ``leaves``, products and quotients; None if it is none, or a long one."""
    size = known_sum(size)
    total = Sum({}, size.constant)
    for term, factor in size.factors.items():
        value = leaves.get(term) or _computed(leaves, term, depth)
        if value is None:
            return None
        total += value * factor
    return total


def _computed(leaves: Mapping[Unknown, Sum], term: Unknown, depth: int) -> Sum | None:
    """What an operation on ``index`` computes."""
    origin = term.origin
    if isinstance(origin, Combined):
        operation = origin.operation
    elif isinstance(origin, Applied) and term.value is not None:
        operation = term.value.owner.name
    else:
        return None
    operands = []
    for each in origin.operands if depth < _MAX_DEPTH else ():
        operand = _over(leaves, each, depth + 1)
        if operand is None or len(str(operand)) > _MAX_LENGTH:
            return None
        operands.append(operand)
    match operation if operands else None:
        case "arith.addi":
            return sum(operands, Sum())
        case "arith.muli":
            return reduce(mul, operands)
        case "arith.divui" | "arith.divsi" | "arith.floordivsi":
            return Sum({Quotient(*operands): 1})
    return None
