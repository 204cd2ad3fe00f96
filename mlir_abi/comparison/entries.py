"""The flat arguments and results of two versions of a function, and which are the same.

Two are the same if their names and string keys are. Those without any, such as the elements of a
list, are matched in order, or by their types if some were added or removed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Any, TypeAlias

from mlir_abi.dialect_attrs.attribute_names import OUTPUT
from mlir_abi.dialect_attrs.layout.c_interface import c_interface, extension
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.dialect_attrs.reflection.value import Value
from mlir_abi.dialect_attrs.structure import Path, leaf_paths, positional_slots


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of a signature: a flat argument or result of a function as it is called from Python.

    ``place`` is its number among the flat arguments of the function (``is_parameter``), or among
    its results; ``by_keyword`` is whether Python can pass it by its ``name``; ``passed`` is how the
    C wrapper passes it, empty if nothing is known. ``annotations`` name a result by its label.
    """

    label: str
    value: Value
    path: Path
    place: int
    is_parameter: bool
    name: str | None
    by_keyword: bool
    passed: str
    annotations: tuple[tuple[str, str], ...]

    @property
    def identity(self) -> str | None:
        """The label, if it consists of names and string keys alone, without positions."""
        root, *keys = self.path or (0,)
        is_named = isinstance(root, str) or bool(self.name or self.value.name)
        if not all(isinstance(key, str) for key in keys) or not (is_named or keys):
            return None
        return self.label

    def keys(self, type_: type[int] | type[str]) -> tuple[int | str, ...]:
        """Return the integers or the strings of the path.

        The integers identify a value without an `identity`.
        """
        return tuple(key for key in self.path if isinstance(key, type_))

    @property
    def root(self) -> tuple[bool, int | str]:
        """Where it stands among the arguments of a call: keywords are behind positions."""
        return isinstance(self.path[0], str), self.path[0]

    def __str__(self) -> str:
        kind = "parameter" if self.is_parameter else "result"
        keys = "".join(f"[{json.dumps(key)}]" for key in self.path)
        return f"{kind} {self.place}, at {keys}" if keys else f"{kind} {self.place}"


Pair: TypeAlias = tuple[Entry, Entry]


def entries_of(function: FunctionReflection) -> tuple[list[Entry], list[Entry]]:
    """Return the arguments and the results as Python calls the function."""
    flat, signature = function.flattened, function.python_view.signature
    values = [*flat.arguments, *flat.results]
    count = len(flat.arguments)
    all_labels = [label for side in function.labels() for label in side]
    passed = _passed(flat)
    outputs = {str(i): label for i, label in enumerate(all_labels[count:])}

    def entry(i: int, path: Path, name: str | None = None, by_keyword: bool = False) -> Entry:
        is_parameter = i < count
        return Entry(
            all_labels[i],
            values[i],
            path,
            i if is_parameter else i - count,
            is_parameter,
            name,
            by_keyword,
            passed[i],
            tuple(
                (key, outputs.get(text, text) if key == OUTPUT else text)
                for key, text in values[i].annotations
            ),
        )

    inputs = [i for i in range(count) if not values[i].out]
    root = signature.input_structure
    names = [name for name, _ in flat.python_view.slots[: len(positional_slots(root))]]
    last_unnamed = max((i for i, name in enumerate(names) if name is None), default=-1)
    arguments = []
    for i, (_, path) in zip(inputs, leaf_paths(root), strict=True):
        slot, *keys = path or (0,)
        name = slot if isinstance(slot, str) else names[slot]
        by_keyword = isinstance(slot, str) or slot > last_unnamed
        arguments.append(entry(i, (slot, *keys), name, by_keyword))
    returned = [i for i, value in enumerate(values) if value.out or i >= count]
    paths = leaf_paths(signature.result_structure)
    return arguments, [entry(i, path) for i, (_, path) in zip(returned, paths, strict=True)]


def _passed(flat: FunctionReflection) -> list[str]:
    """Return how the C wrapper passes each argument, and then each result."""
    convention = flat.convention
    if convention is None:
        return [""] * (len(flat.arguments) + len(flat.results))
    interface = c_interface(flat, convention)

    def passed(value: Value, by_pointer: bool) -> str:
        extended = extension(value.type, convention.c_abi) or ""
        return "by pointer" if by_pointer else f"by value {extended}".strip()

    arguments = map(passed, flat.arguments, interface.by_pointer)
    if len(flat.results) == 1:
        return [*arguments, passed(flat.results[0], interface.result_by_pointer)]
    return [*arguments, *[""] * len(flat.results)]  # members of a struct


def matched(old: list[Entry], new: list[Entry]) -> tuple[list[Pair], list[Entry], list[Entry]]:
    """Return the values of both versions, those that are gone, and those that are new."""
    by_identity = {entry.identity: entry for entry in new if entry.identity}
    matches = {
        entry: by_identity.pop(entry.identity) for entry in old if entry.identity in by_identity
    }
    taken = set(matches.values())
    olds = [entry for entry in old if entry not in matches]
    news = [entry for entry in new if entry not in taken]
    if len(olds) == len(news):
        matches.update(zip(olds, news, strict=True))
    else:
        a, b = ([(str(v.value.type), v.keys(str)) for v in side] for side in (olds, news))
        blocks = SequenceMatcher(None, a, b, autojunk=False).get_opcodes()
        for _, i, i_end, j, j_end in blocks:
            matches.update(zip(olds[i:i_end], news[j:j_end], strict=False))
    taken = set(matches.values())
    return (
        [(entry, matches[entry]) for entry in old if entry in matches],
        [entry for entry in old if entry not in matches],
        [entry for entry in new if entry not in taken],
    )


def moved(pairs: Sequence[Pair], key: Callable[[Entry], Any]) -> set[Pair]:
    """Return those pairs that are in another order than the others."""
    before = sorted(pairs, key=lambda pair: key(pair[0]))
    after = sorted(before, key=lambda pair: key(pair[1]))
    blocks = SequenceMatcher(None, before, after, autojunk=False).get_matching_blocks()
    return set(before).difference(*(before[i : i + size] for i, _, size in blocks))


def reordered(pairs: Sequence[Pair]) -> set[Pair]:
    """Return which values without an identity have another order among the keys than in C."""
    return moved([p for p in pairs if p[0].identity is None], lambda entry: entry.keys(int))
