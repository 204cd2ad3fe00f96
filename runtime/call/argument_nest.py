"""Nested values of Python to the flat arguments of a function, and flat results to nested ones.

In arguments, a sequence is a list, tuple or dataclass; a dict is a mapping, or a named tuple or
dataclass that has the keys as attributes; and a gap is None, or any container without leaves, as
JAX's trees have them. Results are tuples and dicts.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Mapping
from collections.abc import Sequence as AbstractSequence
from inspect import Parameter, Signature
from keyword import iskeyword
from operator import itemgetter
from typing import Any, TypeAlias

from mlir_abi.dialect_attrs.reflection.labels import slot_label
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.structure import Dict, Leaf, Node, Sequence, positional_slots
from mlir_abi.runtime.errors import kind_of

_MISSING = object()

Flatten: TypeAlias = Callable[[Any, list[Any]], None]
"""Puts the leaves of a value into the list of flat values."""


class Arguments:
    """Converts the arguments of calls of one function to its flat arguments.

    The first ``positional`` of its ``slots``, names and structures, may be passed by position.
    """

    def __init__(self, function: FunctionReflection) -> None:
        self.positional = len(positional_slots(function.signature.input_structure))
        self.slots = function.slots
        nodes = [node for _, node in self.slots]
        self._positions = {name: i for i, (name, _) in enumerate(self.slots) if name is not None}
        self._labels = [
            name or slot_label(node, function.arguments, i)
            for i, (name, node) in enumerate(self.slots)
        ]
        self._flatten = list(enumerate(map(flattener, nodes, self._labels)))
        self._count = len(function.arguments)
        leaves = [node.index if isinstance(node, Leaf) else None for node in nodes]
        self.flat_count = self.positional if leaves == [*range(self.positional)] else None
        """The number of arguments by position that are flat as they are; None if some are not."""

    def unused_name(self, name: str) -> str:
        """``name``, followed by underscores until no argument can be passed by that keyword."""
        while name in self._positions:
            name += "_"
        return name

    def bind(self, args: tuple[Any, ...], by_name: Mapping[str, Any]) -> AbstractSequence[Any]:
        """The flat arguments in order; raises TypeError or ValueError for wrong arguments."""
        values: AbstractSequence[Any] = args
        if by_name or len(args) != self.positional or len(args) != len(self.slots):
            values = self._with_names(args, by_name)
        flat: list[Any] = [None] * self._count
        for i, flatten in self._flatten:
            flatten(values[i], flat)
        return flat

    def _with_names(self, args: tuple[Any, ...], by_name: Mapping[str, Any]) -> list[Any]:
        """What is passed for each slot; raises TypeError for wrong names and numbers of values."""
        if len(args) > self.positional:
            expected = f"takes {self.positional} positional argument{'s' * (self.positional != 1)}"
            raise TypeError(f"{expected}, got {len(args)}")
        values = [*args, *[_MISSING] * (len(self.slots) - len(args))]
        for name, value in by_name.items():
            i = self._positions.get(name)
            if i is None:
                raise TypeError(f"no argument is called {name!r}")
            if values[i] is not _MISSING:
                raise TypeError(f"{name!r} is given twice")
            values[i] = value
        count = len(args) + len(by_name)
        if count < len(values):
            labels = zip(self._labels, values, strict=True)
            missing = ", ".join(label for label, value in labels if value is _MISSING)
            arguments = "argument" if len(values) == 1 else "arguments"
            raise TypeError(f"takes {len(values)} {arguments}, got {count}: no {missing}")
        return values

    def signature(
        self, types: AbstractSequence[Any], outs: tuple[Any, ...], result: Any
    ) -> Signature:
        """The signature for `inspect`, annotated with nests of ``types``, those of the arguments.

        ``outs`` are the types of the arrays for results. Parameters are positional-only up to the
        last one without a name that Python allows.
        """
        names = [
            name if name and name.isidentifier() and not iskeyword(name) else None
            for name, _ in self.slots
        ]
        last_unnamed = max((i for i in range(self.positional) if names[i] is None), default=-1)
        parameters, others = [], {}
        for i, (key, slot) in enumerate(self.slots):
            name, annotation = names[i], assembler(slot)(types)
            if i < self.positional:
                is_only = i <= last_unnamed
                kind = Parameter.POSITIONAL_ONLY if is_only else Parameter.POSITIONAL_OR_KEYWORD
                parameter = name or self.unused_name(f"arg{i}")
                parameters.append(Parameter(parameter, kind, annotation=annotation))
            elif name is not None:
                parameters.append(Parameter(name, Parameter.KEYWORD_ONLY, annotation=annotation))
            else:
                others[key] = annotation
        if outs:
            out = self.unused_name("out")
            parameters.append(Parameter(out, Parameter.KEYWORD_ONLY, default=None, annotation=outs))
        if others:
            name = self.unused_name("others")
            parameters.append(Parameter(name, Parameter.VAR_KEYWORD, annotation=others))
        return Signature(parameters, return_annotation=result)


def flattener(node: Node | None, where: str) -> Flatten:
    """Return a function that flattens the values of ``node``, which errors call ``where``.

    It raises TypeError or ValueError for a value whose structure is not that of ``node``.
    """
    match node:
        case None:

            def flatten(value: Any, flat: list[Any]) -> None:
                if not _is_empty(value):
                    raise TypeError(f"{where}: expected None, got {kind_of(value)}")

            return flatten
        case Leaf(index):

            def flatten(value: Any, flat: list[Any]) -> None:
                flat[index] = value

            return flatten
        case Sequence():
            return _sequence_flattener(node, where)
        case Dict():
            return _dict_flattener(node, where)


def _sequence_flattener(node: Sequence, where: str) -> Flatten:
    nodes = positional_slots(node)
    children = [_child(child, f"{where}[{i}]") for i, child in enumerate(nodes)]
    size = len(children)

    def flatten(value: Any, flat: list[Any]) -> None:
        if type(value) not in (list, tuple) and not isinstance(value, list | tuple):
            fields = _fields(value)
            if fields is None:
                kind = kind_of(value)
                raise TypeError(f"{where}: expected a list or tuple of {size}, got {kind}")
            value = list(fields.values())
        if len(value) != size and (len(value) < size or not _is_empty(value[size:])):
            items = f"{size} item{'s' * (size != 1)}"
            raise ValueError(f"{where}: expected {items}, got {len(value)}")
        for (index, child), item in zip(children, value, strict=False):
            if index is None:
                child(item, flat)
            else:
                flat[index] = item

    return flatten


def _dict_flattener(node: Dict, where: str) -> Flatten:
    keys = dict(node.items).keys()
    expected = f"expected a dict with {', '.join(map(repr, keys))}"
    by_key = [(key, *_child(child, f"{where}[{json.dumps(key)}]")) for key, child in node.items]

    def flatten(value: Any, flat: list[Any]) -> None:
        is_mapping = type(value) is dict or isinstance(value, Mapping)
        fields = value if is_mapping else _fields(value)
        if fields is None:
            raise TypeError(f"{where}: {expected}, got {kind_of(value)}")
        if fields.keys() != keys:
            wrong = [f"no {key!r}" for key in keys if key not in fields]
            if is_mapping:  # an object may have fields that are no arguments
                more = [key for key in fields if not (key in keys or _is_empty(fields[key]))]
                wrong += [f"an unknown {key!r}" for key in more]
            if wrong:
                raise ValueError(f"{where}: {expected}, got {wrong[0]}")
        for key, index, child in by_key:
            if index is None:
                child(fields[key], flat)
            else:
                flat[index] = fields[key]

    return flatten


def _child(node: Node | None, where: str) -> tuple[int | None, Flatten]:
    """The index of a leaf, which saves its call (a third of a nest of eight), and `flattener`."""
    return node.index if isinstance(node, Leaf) else None, flattener(node, where)


def assembler(node: Node | None) -> Callable[[AbstractSequence[Any]], Any]:
    """Return a function from flat values to the tuples and dicts of ``node``; gaps are None."""
    match node:
        case None:
            return lambda flat: None
        case Leaf(index):
            return itemgetter(index)
        case Sequence():
            nodes = positional_slots(node)
            if len(nodes) > 1 and all(isinstance(child, Leaf) for child in nodes):
                return itemgetter(*[child.index for child in nodes if isinstance(child, Leaf)])
            children = list(map(assembler, nodes))
            return lambda flat: tuple([child(flat) for child in children])
        case Dict(items):
            by_key = [(key, assembler(child)) for key, child in items]
            return lambda flat: {key: child(flat) for key, child in by_key}


def _fields(value: Any) -> dict[str, Any] | None:
    """The fields of a dataclass or named tuple by name; None for any other value."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
    return value._asdict() if isinstance(value, tuple) and hasattr(value, "_asdict") else None


def _is_empty(value: Any) -> bool:
    """Whether a value has no leaves: None, or a container of such values."""
    if not isinstance(value, list | tuple):
        fields = value if isinstance(value, Mapping) else _fields(value)
        if fields is None:
            return value is None
        value = fields.values()
    return all(map(_is_empty, value))
