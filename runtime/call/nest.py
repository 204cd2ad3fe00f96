"""Nested values of Python to the flat arguments of a function, and flat results to nested ones.

In arguments, a sequence is a list or tuple, a dict is a mapping, and a gap is None. Results are
tuples and dicts.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from collections.abc import Sequence as AbstractSequence
from typing import Any

from mlir_abi.dialect_attrs.reflection.labels import slot_name
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.structure import (
    Dict,
    Leaf,
    Mixed,
    Node,
    Root,
    Sequence,
    keyword_slots,
    positional_slots,
)
from mlir_abi.runtime.errors import kind_of

__all__ = ["Arguments", "assembled", "flatten", "result_assembler"]


class Arguments:
    """Converts the arguments of calls of one function to its flat arguments."""

    def __init__(self, function: FunctionReflection) -> None:
        root = function.signature.input_structure
        keywords = keyword_slots(root)
        self._slots = positional_slots(root)
        self.names = [slot_name(node, function.arguments) for node in self._slots]
        self._positions = {name: i for i, name in enumerate(self.names) if name is not None}
        self._keywords = dict(keywords)
        self._count = len(function.arguments)
        self._is_flat = not keywords and self._slots == [Leaf(i) for i in range(self._count)]

    def accepts(self, name: str) -> bool:
        """Whether an argument can be passed by this keyword."""
        return name in self._positions or name in self._keywords

    def bind(self, args: tuple[Any, ...], by_name: Mapping[str, Any]) -> AbstractSequence[Any]:
        """The flat arguments in order; raises TypeError or ValueError for wrong arguments."""
        if self._is_flat and not by_name and len(args) == self._count:
            return args
        slots, by_name = self._complete(args, by_name)
        flat: list[Any] = [None] * self._count
        for i, (slot, value) in enumerate(zip(self._slots, slots, strict=True)):
            flatten(slot, value, self._root_label(i), flat)
        for name, node in self._keywords.items():
            flatten(node, by_name[name], name, flat)
        return flat

    def _complete(
        self, args: tuple[Any, ...], by_name: Mapping[str, Any]
    ) -> tuple[tuple[Any, ...], Mapping[str, Any]]:
        """All positional arguments, including those passed by name, and all keyword arguments."""
        slots = dict(enumerate(args))
        if len(args) > len(self._slots):
            expected = f"takes {len(self._slots)} positional arguments"
            raise TypeError(f"{expected}, got {len(args)}")
        rest = dict(by_name)
        for name in by_name:
            position = self._positions.get(name)
            if position is None:
                if name not in self._keywords:
                    raise TypeError(f"no argument is called {name!r}")
            elif position in slots:
                raise TypeError(f"{name!r} is given twice")
            else:
                slots[position] = rest.pop(name)
        missing = [self._root_label(i) for i in range(len(self._slots)) if i not in slots]
        missing += [name for name in self._keywords if name not in rest]
        if missing:
            takes, got = len(self._slots) + len(self._keywords), len(args) + len(by_name)
            raise TypeError(f"takes {takes} arguments, got {got}: no {', '.join(missing)}")
        return tuple(slots[i] for i in range(len(self._slots))), rest

    def _root_label(self, i: int) -> str:
        return self.names[i] or f"argument {i}"


def flatten(node: Node | None, value: Any, where: str, flat: list[Any]) -> None:
    """Put the leaves of ``value``, which errors call ``where``, into ``flat`` as ``node`` says.

    Raises TypeError or ValueError for a value whose structure is not that of ``node``.
    """
    match node:
        case None:
            if value is not None:
                raise TypeError(f"{where}: expected None, got {kind_of(value)}")
        case Leaf(index):
            flat[index] = value
        case Sequence(items):
            by_index = dict(items)
            size = max(by_index, default=-1) + 1
            if not isinstance(value, list | tuple):
                got = kind_of(value)
                raise TypeError(f"{where}: expected a list or tuple of {size}, got {got}")
            if len(value) != size:
                raise ValueError(f"{where}: expected {size} items, got {len(value)}")
            for i, item in enumerate(value):
                flatten(by_index.get(i), item, f"{where}[{i}]", flat)
        case Dict(items):
            by_key = dict(items)
            keys = ", ".join(map(repr, by_key))
            if not isinstance(value, Mapping):
                raise TypeError(f"{where}: expected a dict with {keys}, got {kind_of(value)}")
            if value.keys() != by_key.keys():
                wrong = [f"no {key!r}" for key in by_key if key not in value]
                wrong += [f"an unknown {key!r}" for key in value if key not in by_key]
                raise ValueError(f"{where}: expected a dict with {keys}, got {wrong[0]}")
            for key, child in items:
                flatten(child, value[key], f"{where}[{json.dumps(key)}]", flat)


def result_assembler(root: Root) -> Callable[[list[Any]], Any]:
    """Return a function from the flat results to the value that a Python caller gets."""
    match root:
        case None:
            return lambda _: None
        case Leaf():
            return lambda flat: flat[0]
        case Sequence(items) if list(items) == [(i, Leaf(i)) for i in range(len(items))]:
            return tuple
    assert not isinstance(root, Mixed)  # results have no keywords
    node: Node = root
    return lambda flat: assembled(node, flat)


def assembled(node: Node | None, flat: AbstractSequence[Any]) -> Any:
    """The tuples and dicts of ``node`` with the leaves in ``flat``, and None in gaps."""
    match node:
        case None:
            return None
        case Leaf(index):
            return flat[index]
        case Sequence(items):
            by_index = dict(items)
            size = max(by_index, default=-1) + 1
            return tuple(assembled(by_index.get(i), flat) for i in range(size))
        case Dict(items):
            return {key: assembled(child, flat) for key, child in items}
