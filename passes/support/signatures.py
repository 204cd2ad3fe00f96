"""Reads the signature of a function op: its types as plain values, and the structure over them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from mlir_abi.bindings import ir
from mlir_abi.dialect_attrs import structure
from mlir_abi.dialect_attrs.function import FunctionSignature, Kind, ValuePosition
from mlir_abi.dialect_attrs.structure import Path, StructureError
from mlir_abi.dialect_attrs.types import ValueType, unsigned
from mlir_abi.passes.support.attributes import (
    ARG_ATTRS,
    INDEX_PATHS,
    RES_ATTRS,
    RESULT,
    UNSIGNED,
    Entries,
    integer,
    string,
    symbol,
    value_attributes,
)
from mlir_abi.passes.support.classify import Classifier
from mlir_abi.passes.support.diagnostics import PassError
from mlir_abi.passes.support.functions import place_of

R = TypeVar("R")

SignatureKey: TypeAlias = tuple["ir.TypeAttr", "ir.ArrayAttr | None", "ir.ArrayAttr | None"]


def signature_key(function: ir.Operation) -> SignatureKey:
    """Return the types and value attributes: equal keys mean equal signatures."""
    attributes = function.attributes
    return attributes["function_type"], attributes.get(ARG_ATTRS), attributes.get(RES_ATTRS)


class FunctionSignatures:
    """Computes signatures, each type and each signature once. Create one for each run of a pass."""

    def __init__(self) -> None:
        self._classifier = Classifier()
        self._cache: dict[SignatureKey, FunctionSignature] = {}

    def of(self, function: ir.Operation) -> FunctionSignature:
        """Return the signature of ``function``; raises `PassError` for invalid index paths.

        Functions with equal types, and equal attributes of arguments and results, share one object.
        """
        key = signature_key(function)
        signature = self._cache.get(key)
        if signature is None:
            signature = self._cache[key] = self.compute(function, key)
        return signature

    def compute(self, function: ir.Operation, key: SignatureKey) -> FunctionSignature:
        """Return the signature of ``function``, whose `signature_key` is ``key``; no cache."""
        function_type, arg_attrs, res_attrs = key
        type_: ir.FunctionType = function_type.value
        inputs, tree = self._side(
            function, "argument", type_.inputs, arg_attrs, structure.arguments
        )
        results, result_tree = self._side(
            function, "result", type_.results, res_attrs, structure.results
        )
        return FunctionSignature.of(inputs, results, tree, result_tree)

    def _side(
        self,
        function: ir.Operation,
        kind: Kind,
        types: Sequence[ir.Type],
        attrs: ir.ArrayAttr | None,
        build: Callable[[Sequence[ValueType], Sequence[Path] | None], R],
    ) -> tuple[tuple[ValueType, ...], R]:
        """Return the types of the arguments or results, and the tree over them."""
        values: list[ValueType] = []
        try:
            for type_ in types:
                values.append(self._classifier[type_])
        except ValueError as error:
            raise value_error(function, kind, len(values), f": {error}") from None
        for i, attributes in enumerate(attrs or ()):
            if UNSIGNED in attributes:
                try:
                    values[i] = unsigned(values[i])
                except ValueError as error:
                    raise value_error(function, kind, i, f": {UNSIGNED} {error}") from None
        try:
            paths = None if attrs is None else _index_paths(function, kind, attrs)
            return tuple(values), build(values, paths)
        except StructureError as error:
            raise value_error(function, kind, error.entry, f": {error}") from None


def value_error(function: ir.Operation, kind: Kind, entry: int, message: str) -> PassError:
    """Return the error of an argument or result: ``argument #0 of @f``, then the message."""
    place = f"{ValuePosition(kind, entry)} of {symbol(function)}"
    return PassError((value_location(function, kind, entry), f"{place}{message}"))


def value_location(operation: ir.Operation, kind: Kind, entry: int) -> ir.Location:
    """Return the location of an argument of a definition, otherwise that of ``operation``."""
    if kind == "argument" and len(operation.regions) and len(operation.regions[0].blocks):
        return operation.regions[0].blocks[0].arguments[entry].location
    return operation.location


@dataclass(frozen=True)
class OperationValue:
    """An argument or result of a function or call: its type, and its attributes."""

    operation: ir.Operation
    position: ValuePosition
    type: ir.Type
    attributes: dict[str, ir.Attribute]

    @property
    def location(self) -> ir.Location:
        return value_location(self.operation, self.position.kind, self.position.entry)

    def diagnostic(self, message: str) -> tuple[ir.Location, str]:
        """Return the location, and the message: which value it is, and ``message``."""
        return self.location, f"{self}: {message}"

    def __str__(self) -> str:
        return f"{self.position} of {place_of(self.operation)}"


def operation_values(
    operation: ir.Operation, kind: Kind, types: Sequence[ir.Type]
) -> list[OperationValue]:
    """Return the arguments or results of a function or call, whose types are ``types``."""
    entries = value_attributes(operation, kind, len(types))
    return [
        OperationValue(operation, ValuePosition(kind, i), type_, attributes)
        for i, (type_, attributes) in enumerate(zip(types, entries, strict=True))
    ]


def _index_paths(
    function: ir.Operation, kind: Kind, attrs: Sequence[ir.DictAttr]
) -> list[Path] | None:
    """Return the index path of every argument or result; None if none of them has a path.

    The index path of an out-parameter is that of the result; as an argument, an out-parameter comes
    after all others.
    """
    outs = [kind == "argument" and RESULT in attributes for attributes in attrs]
    paths = [
        None if outs[entry] else index_path(function, kind, entry, attributes)
        for entry, attributes in enumerate(attrs)
    ]
    if all(path is None for path in paths):
        return None
    for entry, path in enumerate(paths):
        if path is None and not outs[entry]:
            message = f": no {INDEX_PATHS[0]} here, while other {kind}s have one"
            raise value_error(function, kind, entry, message)
    return structure.argument_paths(paths, outs)


def index_path(
    function: ir.Operation, kind: Kind, entry: int, attributes: ir.DictAttr | Entries
) -> Path | None:
    """Return the index path of an argument or result, if any; raises `PassError` if invalid."""
    for name in INDEX_PATHS:
        if name in attributes:
            keys = _keys(attributes[name])
            if keys is None:
                message = f": {name} must be an array of integers and strings"
                raise value_error(function, kind, entry, f"{message} (got {attributes[name]})")
            return keys
    return None


def _keys(attribute: ir.Attribute) -> Path | None:
    """Return the keys of an index path; None for an attribute of another kind."""
    if not isinstance(attribute, ir.ArrayAttr):
        return None
    keys: list[int | str] = []
    for item in attribute:
        number = integer(item)
        key = string(item) if number is None else number
        if key is None:
            return None
        keys.append(key)
    return tuple(keys)


def path_attribute(path: Path) -> ir.ArrayAttr:
    """Return the attribute that `index_path` reads as ``path``."""
    i64 = ir.IntegerType.get_signless(64)
    return ir.ArrayAttr.get(
        [
            ir.IntegerAttr.get(i64, key) if isinstance(key, int) else ir.StringAttr.get(key)
            for key in path
        ]
    )
