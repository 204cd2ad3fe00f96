"""All that a caller has to know of one function, as a value, and its text in an object file.

A record is JSON, one object for each function::

    {"mlir_abi": 1, "name": "f", "kind": "definition",
     "arguments": [["memref<?x4xf32>", {"name": "x", "path": [0, "w"], "readonly": true}], "i32"],
     "results": ["memref<?xf32>"],
     "wrapper": "_mlir_ciface_f", "c_abi": "mlir", "index_bits": 64, "allocator": "f_allocator"}

Types are MLIR's own text, read by `type_parser`. Keys that say nothing are left out, and keys that
are not known are passed over, so that a later version 1 may add some.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property
from reprlib import repr as short
from typing import Any, Literal, TypeAlias, get_args

from mlir_abi.dialect_attrs import structure
from mlir_abi.dialect_attrs.function import FunctionSignature
from mlir_abi.dialect_attrs.reflection import text as reflection_text
from mlir_abi.dialect_attrs.signature import SignatureError
from mlir_abi.dialect_attrs.structure import Path
from mlir_abi.dialect_attrs.type_parser import parse_type
from mlir_abi.dialect_attrs.types import Array, Strided, Tuple, ValueType, dimension_list, leaves

__all__ = [
    "FREE_SYMBOL",
    "IMPORT_PREFIX",
    "PACKED_SUFFIX",
    "PREFIX",
    "VERSION",
    "WRAPPER_PREFIX",
    "CAbi",
    "Convention",
    "FunctionReflection",
    "Kind",
    "ReflectionError",
    "Value",
]

VERSION = 1

PREFIX = "_mlir_abi_reflection_"
"""Before the name of a function: the symbol of its record."""

IMPORT_PREFIX = "_mlir_abi_import_"
"""Before the name of a function that the object file calls and does not define: likewise."""

FREE_SYMBOL = "_mlir_abi_free"
"""The symbol of a pointer to the function that frees what the object file has allocated."""

WRAPPER_PREFIX = "_mlir_ciface_"
"""Before the name of a function: the symbol of its C wrapper."""

PACKED_SUFFIX = "_packed"
"""Behind the name of a function: the symbol of its single-pointer form."""

CAbi: TypeAlias = Literal["mlir", "target"]
Kind: TypeAlias = Literal["definition", "import"]

MAX_LABELS = 1_000_000
"""Characters of the labels of tuple elements, in all: each has the name and the keys of its tuple,
so that a short record could ask for any amount of text."""

_FLAGS = ("readonly", "noalias", "out")


class ReflectionError(ValueError):
    """What keeps functions from being described: one or more ``(place, message)`` pairs.

    A place is ``file``, ``file:line:column``, or empty where it is not known.
    """

    def __init__(self, *problems: tuple[str, str]) -> None:
        self.problems = [(place, " ".join(message.split("\n"))) for place, message in problems]
        super().__init__(*self.problems)

    def __str__(self) -> str:
        return "\n".join(f"{place}: {text}" if place else text for place, text in self.problems)


@dataclass(frozen=True, slots=True)
class Value:
    """One argument or result.

    ``path`` is its index path, None where it stands at its own position. ``readonly``: the function
    does not write the elements; ``noalias``: it reaches them through this argument alone; ``out``:
    the argument is where a result goes, whose path it has.
    """

    type: ValueType
    name: str | None = None
    path: Path | None = None
    readonly: bool = False
    noalias: bool = False
    out: bool = False

    @property
    def flags(self) -> list[str]:
        """Those of ``readonly``, ``noalias`` and ``out`` that it has."""
        return [flag for flag in _FLAGS if getattr(self, flag)]

    def encode(self) -> str | list[Any]:
        """The text of the type, or a list of it and of what else is known."""
        others: dict[str, Any] = {}
        if self.name is not None:
            others["name"] = self.name
        if self.path is not None:
            others["path"] = list(self.path)
        others.update((flag, True) for flag in self.flags)
        return [_spelled(self.type), others] if others else _spelled(self.type)


@dataclass(frozen=True, slots=True)
class Convention:
    """How a function is reached: the symbol of its C wrapper, and what the wrapper is like.

    ``c_abi`` is the option of ``abi-func-to-llvm``; ``index_bits`` is the width of ``index`` and of
    the numbers in descriptors.
    """

    wrapper: str
    c_abi: CAbi = "mlir"
    index_bits: int = 64


@dataclass(frozen=True)
class FunctionReflection:
    """A function as a caller sees it.

    ``convention`` is None for a function that has no C wrapper. ``allocator`` names the function
    that allocates results (see ``abi-result-allocators``). An ``import`` is a function that the
    module calls and its caller provides.
    """

    name: str
    arguments: tuple[Value, ...]
    results: tuple[Value, ...]
    convention: Convention | None = None
    allocator: str | None = None
    kind: Kind = "definition"

    @cached_property
    def signature(self) -> FunctionSignature:
        """The types and the structure; raises `StructureError` for paths that make no tree."""
        inputs, results = _types(self.arguments), _types(self.results)
        paths = [value.path for value in self.arguments]
        outs = [value.out for value in self.arguments]
        return FunctionSignature(
            inputs,
            results,
            structure.arguments(inputs, structure.argument_paths(paths, outs)),
            structure.results(results, _paths(self.results)),
        )

    @cached_property
    def called(self) -> FunctionReflection:
        """The function as it is called from Python: results that go to arguments are results.

        They come before the others; index paths put all of them where they belong.
        """
        outs = tuple(value for value in self.arguments if value.out)
        if not outs:
            return self
        inputs = tuple(value for value in self.arguments if not value.out)
        return replace(self, arguments=inputs, results=(*outs, *self.results))

    def __str__(self) -> str:
        """The function in the notation of Python, on one line or with an argument a line."""
        return reflection_text.text(self)

    def _repr_html_(self) -> str:
        """A table of the arguments and results, for notebooks."""
        return reflection_text.html(self)

    def encode(self) -> str:
        """The record: compact JSON, in ASCII."""
        record: dict[str, Any] = {"mlir_abi": VERSION, "name": self.name, "kind": self.kind}
        record["arguments"] = [value.encode() for value in self.arguments]
        record["results"] = [value.encode() for value in self.results]
        if self.convention is not None:
            record.update((f.name, getattr(self.convention, f.name)) for f in fields(Convention))
        if self.allocator is not None:
            record["allocator"] = self.allocator
        return json.dumps(record, separators=(",", ":"))

    @staticmethod
    def parse(text: bytes | str) -> FunctionReflection:
        """Read a record; raises `SignatureError` for what is none."""
        try:
            record = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise SignatureError(f"not a reflection record: {error}", 0) from None
        version = record.get("mlir_abi") if isinstance(record, dict) else None
        if type(version) is not int or version != VERSION:
            got = short(version)
            raise SignatureError(f"a reflection record of version {VERSION} (got {got})", 0)
        reflection = FunctionReflection(
            _text(record, "name"),
            _values(record, "arguments"),
            _values(record, "results"),
            _convention(record),
            _text(record, "allocator") if "allocator" in record else None,
            _one_of(record, "kind", get_args(Kind)),
        )
        try:
            reflection.signature, reflection.called.signature  # noqa: B018 -- cannot fail later
        except ValueError as error:
            raise SignatureError(str(error), 0) from None
        _check_labels(reflection)
        return reflection


def _spelled(type_: ValueType) -> str:
    """The text of a type; a layout is written with its strides, whatever MLIR would print."""
    if not (isinstance(type_, Array) and isinstance(type_.layout, Strided)):
        return str(type_)
    assert type_.shape is not None
    sizes = dimension_list(type_.shape)
    space = f", {type_.memory_space}" if type_.memory_space else ""
    return f"memref<{sizes}{type_.element}, {type_.layout}{space}>"


def _check_labels(function: FunctionReflection) -> None:
    labels = 0
    for value in (*function.arguments, *function.results):
        if isinstance(value.type, Tuple):
            keys = [key for key in value.path or () if isinstance(key, str)]
            label = sum(map(len, [value.name or "", *keys]))
            labels += label * len(leaves((value.type,)))
    if labels > MAX_LABELS:
        raise SignatureError(
            f"the labels of tuple elements must have at most {MAX_LABELS} characters in all "
            f"(got {labels})",
            0,
        )


def _types(values: tuple[Value, ...]) -> tuple[ValueType, ...]:
    return tuple(value.type for value in values)


def _paths(values: tuple[Value, ...]) -> list[Path] | None:
    paths = [value.path for value in values if value.path is not None]
    return paths if values and len(paths) == len(values) else None


def _values(record: Mapping[str, Any], key: str) -> tuple[Value, ...]:
    items = record.get(key)
    if not isinstance(items, list):
        raise SignatureError(f"{key} must be a list (got {short(items)})", 0)
    return tuple(map(_value, items))


def _value(item: Any) -> Value:
    match item:
        case str(type_):
            return Value(parse_type(type_))
        case [str(type_), dict(others)]:
            name, path = others.get("name"), others.get("path")
            if name is not None and not isinstance(name, str):
                raise SignatureError(f"a name must be a string (got {short(name)})", 0)
            flags = {flag: others.get(flag) is True for flag in _FLAGS}
            return Value(parse_type(type_), name, None if path is None else _path(path), **flags)
    raise SignatureError(f"a value must be a type, or a type and an object (got {short(item)})", 0)


def _path(path: Any) -> Path:
    if not (isinstance(path, list) and all(type(key) in (int, str) for key in path)):
        raise SignatureError(
            f"a path must be a list of integers and strings (got {short(path)})", 0
        )
    return tuple(path)


def _convention(record: Mapping[str, Any]) -> Convention | None:
    if "wrapper" not in record:
        return None
    bits = record.get("index_bits")
    if type(bits) is not int or bits <= 0:
        raise SignatureError(f"index_bits must be a number of bits (got {short(bits)})", 0)
    return Convention(_text(record, "wrapper"), _one_of(record, "c_abi", get_args(CAbi)), bits)


def _text(record: Mapping[str, Any], key: str) -> str:
    value = record.get(key)
    if not isinstance(value, str):
        raise SignatureError(f"{key} must be a string (got {short(value)})", 0)
    return value


def _one_of(record: Mapping[str, Any], key: str, choices: tuple[Any, ...]) -> Any:
    value = record.get(key)
    if value not in choices:
        raise SignatureError(f"{key} must be {' or '.join(choices)} (got {short(value)})", 0)
    return value
