"""The signature of a function op: its types as values, and the structure over them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs import structure
from mlir_abi.dialect_attrs.function import FunctionSignature, Kind
from mlir_abi.dialect_attrs.structure import Path, Root, StructureError
from mlir_abi.dialect_attrs.types import Tuple, ValueType
from mlir_abi.passes.support.attributes import INDEX_PATHS, RESULT, Entries, integer, string, symbol
from mlir_abi.passes.support.classify import Classifier
from mlir_abi.passes.support.diagnostics import PassError


class Signatures:
    """Makes signatures, each type and each function type looked at once; one for each run."""

    def __init__(self) -> None:
        self._classify = Classifier()
        self._memo: dict[Any, FunctionSignature] = {}

    def of(self, function: ir.Operation) -> FunctionSignature:
        """The signature of ``function``; raises `PassError` for index paths that make no tree.

        Functions with equal types, and equal attributes of arguments and results, share one object.
        """
        attributes = function.attributes
        key = (
            attributes["function_type"],
            attributes.get("arg_attrs"),
            attributes.get("res_attrs"),
        )
        signature = self._memo.get(key)
        if signature is None:
            signature = self._memo[key] = self._make(function, *key)
        return signature

    def with_attributes(
        self, function: ir.Operation, arg_attrs: ir.ArrayAttr, res_attrs: ir.ArrayAttr
    ) -> FunctionSignature:
        """The signature that ``function`` would have; raises as `of` does."""
        return self._make(function, function.attributes["function_type"], arg_attrs, res_attrs)

    def _make(
        self,
        function: ir.Operation,
        function_type: ir.TypeAttr,
        arg_attrs: ir.ArrayAttr | None,
        res_attrs: ir.ArrayAttr | None,
    ) -> FunctionSignature:
        type_: Any = function_type.value
        inputs = self._values(function, "argument", type_.inputs)
        results = self._values(function, "result", type_.results)
        return FunctionSignature(
            inputs,
            results,
            _structure(function, "argument", inputs, arg_attrs),
            _structure(function, "result", results, res_attrs),
        )

    def _values(
        self, function: ir.Operation, kind: Kind, types: Sequence[ir.Type]
    ) -> tuple[ValueType, ...]:
        values: list[ValueType] = []
        try:
            values.extend(map(self._classify, types))
        except ValueError as error:
            raise _error(function, kind, len(values), str(error)) from None
        return tuple(values)


class Position(NamedTuple):
    """An argument or result, or a part of one: ``argument #0``, or ``argument #1[0][2]``."""

    kind: Kind
    entry: int
    part: tuple[int, ...] = ()

    def __str__(self) -> str:
        return f"{self.kind} #{self.entry}" + "".join(f"[{i}]" for i in self.part)

    def location(self, function: ir.Operation) -> ir.Location:
        """Where the argument of a definition is written; else the location of ``function``."""
        blocks = function.regions[0].blocks
        if self.kind == "argument" and len(blocks):
            return blocks[0].arguments[self.entry].location
        return function.location


def leaf_positions(kind: Kind, types: Sequence[ValueType]) -> Iterator[tuple[Position, ValueType]]:
    """The position and type of each flat value."""
    pending = [(Position(kind, i), type_) for i, type_ in reversed(list(enumerate(types)))]
    while pending:
        position, type_ = pending.pop()
        if isinstance(type_, Tuple):
            elements = [
                (position._replace(part=(*position.part, i)), element)
                for i, element in enumerate(type_.elements)
            ]
            pending.extend(reversed(elements))
        else:
            yield position, type_


def _structure(
    function: ir.Operation, kind: Kind, types: Sequence[ValueType], attrs: ir.ArrayAttr | None
) -> Root:
    make = structure.arguments if kind == "argument" else structure.results
    try:
        return make(types, _index_paths(function, kind, attrs))
    except StructureError as error:
        raise _error(function, kind, error.entry, str(error)) from None


def _index_paths(
    function: ir.Operation, kind: Kind, attrs: Sequence[ir.DictAttr] | None
) -> list[Path] | None:
    """The index path of every argument or result; None when there are none at all.

    An argument that a result goes to has that of the result, and stands behind the others.
    """
    if attrs is None:
        return None
    outs = [kind == "argument" and RESULT in attributes for attributes in attrs]
    found = [
        None if outs[entry] else index_path(function, kind, entry, attributes)
        for entry, attributes in enumerate(attrs)
    ]
    if all(path is None for path in found):
        return None
    for entry, path in enumerate(found):
        if path is None and not outs[entry]:
            raise _error(
                function, kind, entry, f"no {INDEX_PATHS[0]} here, while other {kind}s have one"
            )
    return structure.argument_paths(found, outs)


def index_path(
    function: ir.Operation, kind: Kind, entry: int, attributes: ir.DictAttr | Entries
) -> Path | None:
    """The index path that an argument or result has; raises `PassError` for one that is none."""
    for name in INDEX_PATHS:
        if name in attributes:
            try:
                return tuple(_key(item) for item in _items(attributes[name]))
            except TypeError:
                raise _error(
                    function,
                    kind,
                    entry,
                    f"{name} must be an array of integers and strings (got {attributes[name]})",
                ) from None
    return None


def path_attribute(path: Path) -> ir.ArrayAttr:
    """The attribute that `index_path` reads as ``path``."""
    i64 = ir.IntegerType.get_signless(64)
    return ir.ArrayAttr.get(
        [
            ir.IntegerAttr.get(i64, key) if isinstance(key, int) else ir.StringAttr.get(key)
            for key in path
        ]
    )


def _items(attribute: ir.Attribute) -> Sequence[ir.Attribute]:
    if not isinstance(attribute, ir.ArrayAttr):
        raise TypeError
    return list(attribute)


def _key(item: ir.Attribute) -> int | str:
    number = integer(item)
    key = string(item) if number is None else number
    if key is None:
        raise TypeError
    return key


def _error(function: ir.Operation, kind: Kind, entry: int, message: str) -> PassError:
    position = Position(kind, entry)
    return PassError((position.location(function), f"{position} of {symbol(function)}: {message}"))
