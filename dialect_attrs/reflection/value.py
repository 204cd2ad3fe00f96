"""One argument or result of a function as its caller sees it, and its text in a reflection record.

::

    value ::= type | [type, {"name": text, "path": [key…], "readonly": true, …}]

Types are MLIR's own text, which `type_parser` reads. ``sizes`` is what is known of an array beyond
its type, ``["n", 4, null]``, or such a list for each leaf of a tuple; ``alignment`` is a number.
``computed`` is how the sizes of a result follow from arguments, ``["s0_0 + a1", null]``: the size 0
of argument 0, and argument 1, an index.
Unknown keys are ignored.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from collections.abc import Sequence as AbstractSequence
from dataclasses import dataclass, replace
from functools import cached_property
from reprlib import repr as short
from typing import Any

from mlir_abi.dialect_attrs.attribute_names import ANNOTATIONS, OUTPUT
from mlir_abi.dialect_attrs.signature import SignatureError
from mlir_abi.dialect_attrs.size_expressions import Sum
from mlir_abi.dialect_attrs.sizes import Sizes, parse_sizes, sizes_text
from mlir_abi.dialect_attrs.structure import Node, Path, leaf_paths
from mlir_abi.dialect_attrs.type_parser import parse_type
from mlir_abi.dialect_attrs.types import Array, Strided, Tuple, ValueType, dimension_list

MAX_ALIGNMENT = 1 << 30
ALIGNMENT_RULE = f"must be a power of two up to {MAX_ALIGNMENT}"

FLAGS = ("readonly", "writable", "noalias", "out", "owned", "unwritten")

to_json = json.JSONEncoder(separators=(",", ":")).encode
"""Returns compact JSON, in ASCII."""


@dataclass(frozen=True)
class Value:
    """One argument or result.

    ``path`` is its index path; None means that the value's place is its own position.
    ``readonly``: the module says that the function does not write the elements. ``unwritten``: the
    compiler found it out. ``writable``: the module says that it may. With none of these, a memref
    may be written to as well. ``noalias``: the function accesses the elements through no other
    argument. ``out``: a result is written to this argument, whose ``path`` is that of the result.
    ``owned``: the elements of this result are the caller's to free; they are not those of an
    argument or of a global of the module. ``annotations`` are what else callers of IREE see: pairs
    of a name of `attribute_names.ANNOTATIONS` and its text. ``sizes``: what is known of the sizes
    beyond the type; those of one name in a function are equal.
    ``alignment``: of what number of bytes the aligned pointer of this argument must be a multiple,
    if the code needs more than the alignment of an element. ``computed``: for each size of this
    result, a sum of sizes and index arguments, or None.
    """

    type: ValueType
    name: str | None = None
    path: Path | None = None
    readonly: bool = False
    noalias: bool = False
    out: bool = False
    writable: bool = False
    owned: bool = False
    annotations: tuple[tuple[str, str], ...] = ()
    sizes: Sizes | None = None
    alignment: int | None = None
    computed: tuple[Sum | None, ...] | None = None
    unwritten: bool = False

    @property
    def only_read(self) -> bool:
        """Whether the function does not write the elements."""
        return self.readonly or self.unwritten

    @property
    def shape(self) -> Sizes | None:
        """All that is known of the sizes; None for an unranked type, or one that is no array."""
        if self.sizes is None and isinstance(self.type, Array):
            return self.type.shape
        return self.sizes

    @property
    def type_text(self) -> str:
        """The type, as ``f32[n, 4]`` if more is known of its sizes than it has."""
        if self.sizes is None or not isinstance(self.type, Array):
            return str(self.type)
        element, shape = self.type.element, self.type.shape or ()
        text = f"{element}[{sizes_text(self.sizes)}]"
        is_plain = self.type.text == f"{self.type.container}<{dimension_list(shape)}{element}>"
        return text if is_plain else f"{text} in {self.type}"

    @property
    def flags(self) -> list[str]:
        """Those of `FLAGS` that are set."""
        return [flag for flag in FLAGS if getattr(self, flag)]

    @cached_property
    def json(self) -> str:
        """What `encode` returns, as JSON."""
        return to_json(self.encode())

    def encode(self) -> str | list[Any]:
        """Return the text of the type, or a list of it and of what else is known."""
        others: dict[str, Any] = {}
        if self.name is not None:
            others["name"] = self.name
        if self.path is not None:
            others["path"] = list(self.path)
        if self.sizes is not None:
            others["sizes"] = self.sizes
        if self.alignment is not None:
            others["alignment"] = self.alignment
        if self.computed is not None:
            others["computed"] = [None if each is None else str(each) for each in self.computed]
        others.update((flag, True) for flag in self.flags)
        if self.annotations:
            others["annotations"] = dict(self.annotations)
        return [_type_text(self.type), others] if others else _type_text(self.type)

    @staticmethod
    def parse(item: Any) -> Value:
        """Read what `encode` returns, from JSON; raises `SignatureError`."""
        match item:
            case str(type_):
                return Value(parse_type(type_))
            case [str(type_), dict(others)]:
                name, path = others.get("name"), others.get("path")
                if name is not None and not isinstance(name, str):
                    raise SignatureError(f"a name must be a string (got {short(name)})", 0)
                flags = {flag: others.get(flag) is True for flag in FLAGS}
                parsed = None if path is None else _parse_path(path)
                texts = others.get("annotations", {})
                if type(texts) is not dict or any(type(text) is not str for text in texts.values()):
                    message = f"annotations must be an object of strings (got {short(texts)})"
                    raise SignatureError(message, 0)
                array = parse_type(type_)
                sizes = parse_sizes(others.get("sizes"), array)
                bytes_ = others.get("alignment")
                if bytes_ is not None and not (type(bytes_) is int and is_alignment(bytes_)):
                    raise SignatureError(f"an alignment {ALIGNMENT_RULE} (got {short(bytes_)})", 0)
                return Value(
                    array,
                    name,
                    parsed,
                    **flags,
                    annotations=tuple(texts.items()),
                    sizes=sizes,
                    alignment=bytes_,
                    computed=parse_computed(others.get("computed"), array),
                )
        message = f"a value must be a type, or a type and an object (got {short(item)})"
        raise SignatureError(message, 0)


def annotations_of(attributes: Mapping[str, object]) -> tuple[tuple[str, str], ...]:
    """Return the ``annotations`` of a value with these attributes; an integer without its type."""
    annotations = {name: str(attributes[name]) for name in sorted(ANNOTATIONS & attributes.keys())}
    if OUTPUT in annotations:
        annotations[OUTPUT] = annotations[OUTPUT].partition(" ")[0]
    return tuple(annotations.items())


def slot_name(node: Node | None, arguments: AbstractSequence[Value]) -> str | None:
    """Return the name of one positional argument, None if it has none.

    An argument with a structure has the name ``x`` if its leaves are called ``x.a.0`` and the like.
    """
    names = {root_name(arguments[index]) for index, _ in leaf_paths(node)}
    return names.pop() if len(names) == 1 else None


def root_name(value: Value) -> str | None:
    """The name of the argument in which a value is: ``x`` for ``x.a.0``."""
    if value.name is None or value.path is None:
        return value.name
    suffix = "".join(f".{key}" for key in value.path[1:])
    return value.name[: -len(suffix)] if suffix and value.name.endswith(suffix) else value.name


def flat_values(values: AbstractSequence[Value]) -> list[Value]:
    """Return ``values`` with tuples expanded as by ``abi-expand-tuples``: ``x`` is ``x.0``, …"""
    flat: list[Value] = []
    for i, value in enumerate(values):
        leaves = list(_leaves(value, (i,)))
        if isinstance(value.type, Tuple) and value.sizes is not None:
            shapes = [leaf.type.shape if isinstance(leaf.type, Array) else () for leaf in leaves]
            leaves = [
                replace(leaf, sizes=None if sizes == shape else sizes)
                for leaf, sizes, shape in zip(leaves, value.sizes, shapes, strict=True)
            ]
        flat += leaves
    return flat


def _leaves(value: Value, default_path: Path) -> Iterator[Value]:
    if not isinstance(value.type, Tuple):
        yield value
        return
    path = default_path if value.path is None else value.path
    for i, element in enumerate(value.type.elements):
        name = None if value.name is None else f"{value.name}.{i}"
        yield from _leaves(replace(value, type=element, name=name, path=(*path, i)), path)


def _type_text(type_: ValueType) -> str:
    """Return the text of a type; an affine map with known strides is written as these strides."""
    if not (isinstance(type_, Array) and isinstance(type_.layout, Strided)):
        return str(type_)
    written = parse_type(type_.text)
    if isinstance(written, Array) and written.layout == type_.layout:
        return type_.text
    assert type_.shape is not None
    sizes = dimension_list(type_.shape)
    space = f", {type_.memory_space}" if type_.memory_space else ""
    return f"memref<{sizes}{type_.element}, {type_.layout}{space}>"


def _parse_path(path: Any) -> Path:
    if not (isinstance(path, list) and all(type(key) in (int, str) for key in path)):
        raise SignatureError(
            f"a path must be a list of integers and strings (got {short(path)})", 0
        )
    return tuple(path)


def parse_computed(item: Any, type_: ValueType) -> tuple[Sum | None, ...] | None:
    """Read ``computed`` of a value of this type; raises `SignatureError`."""
    if item is None:
        return None
    rank = len(type_.shape) if isinstance(type_, Array) and type_.shape is not None else 0
    if not (isinstance(item, list) and len(item) == rank):
        raise SignatureError(f"computed must be a list of {rank} (got {short(item)})", 0)
    try:
        return tuple(None if each is None else Sum.parse(str(each)) for each in item)
    except ValueError as error:
        raise SignatureError(f"a computed size {error}", 0) from None


def is_alignment(number: int) -> bool:
    """Whether ``number`` is a power of two, and a caller may have memory that is aligned so."""
    return 0 < number <= MAX_ALIGNMENT and number.bit_count() == 1
