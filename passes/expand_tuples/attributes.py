"""What becomes of argument and result attributes when leaves take the place of tuples.

============================================  ====================================================
attribute of a tuple                          on its leaf at ``[1, 0]``
============================================  ====================================================
``iree.abi.index_path = [0, "a"]``            ``[0, "a", 1, 0]``; ``tf_saved_model`` the same
``iree.abi.name = "x"``                       ``"x.1.0"``
any other                                     an error: no rule says which leaves it speaks of
============================================  ====================================================

A function of which one argument is a tuple and none has a path gets paths on all its arguments, so
that its structure can still be read: argument ``i`` stands at ``[i]``. The same goes for results,
where a single one stands at ``[]``; those that are arguments by now (``bufferize.result``) come
first. An empty tuple has no leaf to keep its place: a remark says so.

``iree.abi.output`` and ``tf.aliasing_output`` of an argument number a result, and ``iree.abi.tied``
of a result numbers an argument: they are renumbered.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import TypeAlias

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs.function import Kind
from mlir_abi.passes.expand_tuples.flow import describe, function_type
from mlir_abi.passes.support.attributes import (
    ARGUMENT_NAME,
    INDEX_PATHS,
    RESULT,
    RESULT_NUMBERS,
    TIED,
    integer,
    of_values,
)
from mlir_abi.passes.support.diagnostics import PassError, remark
from mlir_abi.passes.support.functions import FUNCTION_OPS, is_exported
from mlir_abi.passes.support.signatures import Position, Signatures, path_attribute
from mlir_abi.passes.support.tuple_leaves import Leaves, Path, leaf_paths, parts

Entries: TypeAlias = dict[str, ir.Attribute]
Updates: TypeAlias = dict[str, "ir.Attribute | None"]
"""New attributes of an op; None for one that it must not have any more."""

# What an argument numbers, and what a result numbers, and by which attributes.
_NUMBERS = {"argument": ("a result", RESULT_NUMBERS), "result": ("an argument", (TIED,))}


@dataclass(frozen=True)
class _Value:
    """An argument or result of a function or call, and its attributes."""

    operation: ir.Operation
    kind: Kind
    index: int
    type: ir.Type
    attributes: Entries

    @property
    def is_tuple(self) -> bool:
        return isinstance(self.type, ir.TupleType)

    @property
    def is_given_back(self) -> bool:
        """Whether it is a result, or an argument that one goes to."""
        return self.kind == "result" or RESULT in self.attributes

    @property
    def has_path(self) -> bool:
        return not self.attributes.keys().isdisjoint(INDEX_PATHS)

    @property
    def location(self) -> ir.Location:
        """Where the argument of a definition is written; else the location of the op."""
        if self.operation.name in FUNCTION_OPS:
            return Position(self.kind, self.index).location(self.operation)
        return self.operation.location

    def error(self, message: str) -> PassError:
        return PassError((self.location, f"{self}: {message}"))

    def __str__(self) -> str:
        return f"{self.kind} #{self.index} of {describe(self.operation)}"


def of_function(function: ir.Operation, leaves: Leaves) -> Updates:
    """The type and the argument and result attributes of ``function`` without tuples.

    Raises `PassError` for an attribute that cannot be rewritten, and ValueError as `leaves` does.
    """
    type_ = function_type(function)
    (expanded,) = leaves(type_)
    written = _values(function, "argument", type_.inputs)
    written += _values(function, "result", type_.results)
    values = _with_paths([value for value in written if not value.is_given_back])
    values += _with_paths([value for value in written if value.is_given_back])
    if is_exported(function):
        for value in values:
            _remark_on_empty_tuples(value)
    values.sort(key=lambda value: value.index)
    arguments = [value for value in values if value.kind == "argument"]
    results = [value for value in values if value.kind == "result"]
    return {
        "function_type": ir.TypeAttr.get(expanded),
        "arg_attrs": _expanded(_renumbered(arguments, type_.results)),
        "res_attrs": _expanded(_renumbered(results, type_.inputs)),
    }


def of_call(call: ir.Operation) -> Updates:
    """The argument and result attributes of a call, direct or not, without tuples.

    Raises `PassError` for an attribute that cannot be rewritten.
    """
    operands = [operand.type for operand in call.operands]
    inputs = operands[1:] if call.name == "func.call_indirect" else operands
    return {
        "arg_attrs": _expanded(_values(call, "argument", inputs)),
        "res_attrs": _expanded(_values(call, "result", [result.type for result in call.results])),
    }


def _values(operation: ir.Operation, kind: Kind, types: Sequence[ir.Type]) -> list[_Value]:
    entries = of_values(operation, kind, len(types))
    return [
        _Value(operation, kind, i, type_, own)
        for i, (type_, own) in enumerate(zip(types, entries, strict=True))
    ]


def _with_paths(values: list[_Value]) -> list[_Value]:
    """The values, each with an index path if one of them is a tuple and none has a path yet."""
    if not any(value.is_tuple for value in values):
        return values
    if any(value.has_path for value in values):
        Signatures().of(values[0].operation)  # raises for paths that make no tree
        return values
    single_result = len(values) == 1 and values[0].kind == "result"
    return [
        _with(value, INDEX_PATHS[0], _longer([], () if single_result else (i,)))
        for i, value in enumerate(values)
    ]


def _with(value: _Value, name: str, attribute: ir.Attribute) -> _Value:
    return replace(value, attributes={**value.attributes, name: attribute})


def _longer(path: Sequence[ir.Attribute], extension: Path) -> ir.ArrayAttr:
    return ir.ArrayAttr.get([*path, *path_attribute(extension)])


def _expanded(values: list[_Value]) -> ir.ArrayAttr | None:
    """One dictionary for each leaf of ``values``; None when all are empty."""
    entries = [leaf for value in values for leaf in _of_leaves(value)]
    return ir.ArrayAttr.get([ir.DictAttr.get(leaf) for leaf in entries]) if any(entries) else None


def _of_leaves(value: _Value) -> list[Entries]:
    if not value.is_tuple:
        return [value.attributes]
    for name, attribute in value.attributes.items():
        if not _can_be_split(name, attribute):
            raise value.error(f"the leaves of '{value.type}' cannot share {name} = {attribute}")
    return [
        {name: _at(path, name, attribute) for name, attribute in value.attributes.items()}
        for path in leaf_paths(value.type)
    ]


def _can_be_split(name: str, attribute: ir.Attribute) -> bool:
    return (name in INDEX_PATHS and isinstance(attribute, ir.ArrayAttr)) or (
        name == ARGUMENT_NAME and isinstance(attribute, ir.StringAttr)
    )


def _at(path: Path, name: str, attribute: ir.Attribute) -> ir.Attribute:
    """The path or name of a tuple, for its leaf at ``path``."""
    if name == ARGUMENT_NAME:
        return ir.StringAttr.get(".".join([attribute.value, *map(str, path)]))
    return _longer(attribute, path)


def _renumbered(values: list[_Value], types: Sequence[ir.Type]) -> list[_Value]:
    """The values with each number of one of ``types`` set to that one's place among the leaves."""
    if not any(isinstance(type_, ir.TupleType) for type_ in types):
        return values
    first = [0, *accumulate(len(leaf_paths(type_)) for type_ in types)]
    return [_with_places(value, types, first) for value in values]


def _with_places(value: _Value, types: Sequence[ir.Type], places: Sequence[int]) -> _Value:
    """The value with the ``places`` among the leaves in place of the numbers of ``types``."""
    numbered, names = _NUMBERS[value.kind]
    for name in value.attributes.keys() & names:
        given = value.attributes[name]
        number = integer(given)
        if number is None or not _is_leaf(number, types):
            raise value.error(f"{name} must number {numbered} that is no tuple (got {given})")
        value = _with(value, name, ir.IntegerAttr.get(given.type, places[number]))
    return value


def _is_leaf(number: int, types: Sequence[ir.Type]) -> bool:
    return 0 <= number < len(types) and not isinstance(types[number], ir.TupleType)


def _remark_on_empty_tuples(value: _Value) -> None:
    for _, part in parts(value.type):
        if isinstance(part, ir.TupleType) and not part.num_types:
            remark(value.location, f"{value}: the empty tuple in '{value.type}' leaves no trace")
            return
