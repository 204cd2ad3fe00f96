"""The nest that a caller sees over the flat arguments and results of a function.

SIP signatures and ``iree.abi`` JSON are two spellings of this tree. It comes from two sources, and
both give the same tree: tuple types (sequences), and index paths on flat values.
"""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Sequence as AbstractSequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from operator import itemgetter
from reprlib import repr as short
from typing import TypeAlias

from mlir_abi.dialect_attrs.signature import is_size, utf8
from mlir_abi.dialect_attrs.types import Tuple, ValueType

__all__ = [
    "MAX_DEPTH",
    "MAX_ELEMENTS",
    "MAX_GAPS",
    "MAX_INDEX",
    "Dict",
    "Leaf",
    "Mixed",
    "Node",
    "Path",
    "Root",
    "Sequence",
    "StructureError",
    "argument_paths",
    "arguments",
    "check_keys_differ",
    "gaps",
    "leaf_paths",
    "results",
]

MAX_DEPTH = 100
"""Levels of nesting, in every language; deeper is an error, not a crash."""

MAX_ELEMENTS = 65_535
"""Elements of all tuples together, at every level: a short text can name a tuple many times."""

MAX_INDEX = 65_535
"""The greatest sequence index that a path may name."""

MAX_GAPS = 4_096
"""Gaps in all sequences of the arguments, or of the results: each is written out as a null or None,
and a short index path can ask for many."""

Path: TypeAlias = tuple[int | str, ...]


class StructureError(ValueError):
    """Index paths that make no tree; ``entry`` is the position of the argument or result."""

    def __init__(self, message: str, entry: int) -> None:
        super().__init__(message, entry)
        self.entry = entry

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True, slots=True)
class Leaf:
    """The flat argument or result number ``index``; raises ValueError for what is no number."""

    index: int

    def __post_init__(self) -> None:
        if not is_size(self.index):
            raise ValueError(f"an index must be an integer from 0 (got {self.index!r})")


@dataclass(frozen=True, slots=True)
class Sequence:
    """Nodes by integer key, always ascending; keys that are missing are gaps.

    Raises ValueError for keys that are equal, and for one that is no integer from 0.
    """

    items: tuple[tuple[int, Node], ...]

    def __post_init__(self) -> None:
        for key, _ in self.items:
            if not is_size(key):
                raise ValueError(f"a key of a sequence must be an integer from 0 (got {key!r})")
        check_keys_differ(self.items)
        ascending = tuple(sorted(self.items, key=itemgetter(0)))
        object.__setattr__(self, "items", ascending)


@dataclass(frozen=True, slots=True)
class Dict:
    """Nodes by string key, always in the order of the keys' UTF-8 bytes.

    Raises ValueError for keys that are equal, and for one that is no string or has no bytes.
    """

    items: tuple[tuple[str, Node], ...]

    def __post_init__(self) -> None:
        for key, _ in self.items:
            if not isinstance(key, str):
                raise ValueError(f"a key of a dict must be a string (got {key!r})")
        check_keys_differ(self.items)
        ascending = tuple(sorted(self.items, key=lambda item: utf8(item[0])))
        object.__setattr__(self, "items", ascending)


def check_keys_differ(items: AbstractSequence[tuple[int | str, object]]) -> None:
    """Raise ValueError where a key is there twice."""
    if len(dict(items)) < len(items):
        raise ValueError(f"the keys must differ (got {short([key for key, _ in items])})")


@dataclass(frozen=True, slots=True)
class Mixed:
    """The root of arguments of which some are positional and some are given by keyword."""

    positional: Sequence
    keywords: Dict


Node: TypeAlias = Leaf | Sequence | Dict
Root: TypeAlias = Node | Mixed | None
"""None is a function without arguments, or without results."""


def arguments(types: AbstractSequence[ValueType], paths: AbstractSequence[Path] | None) -> Root:
    """The tree of the arguments; without paths, argument i stands at (i,).

    Strings at the root are keywords, and may stand beside positions. Raises `StructureError`.
    """
    return _tree(types, paths, may_mix_at_root=True)


def argument_paths(
    paths: AbstractSequence[Path | None], outs: AbstractSequence[bool]
) -> list[Path] | None:
    """The place of each argument, where ``outs`` says to which of them results go.

    Those stand behind the others: the index paths that they have are the results'. None unless all
    others have a path.
    """
    given = [path for path, out in zip(paths, outs, strict=True) if path is not None and not out]
    if not given or len(given) < outs.count(False):
        return None
    roots = [path[0] for path in given if path and isinstance(path[0], int)]
    behind = count(max(roots, default=-1) + 1)
    others = iter(given)
    return [(next(behind),) if out else next(others) for out in outs]


def results(types: AbstractSequence[ValueType], paths: AbstractSequence[Path] | None) -> Root:
    """The tree of the results; without paths, a single one is the root, and several stand at (i,).

    Raises `StructureError`.
    """
    if paths is None and len(types) == 1:
        if not isinstance(types[0], Tuple):
            return Leaf(0)
        _check_elements(types)
        return _value(types[0], count(), entry=0, depth=0)
    return _tree(types, paths, may_mix_at_root=False)


def _tree(
    types: AbstractSequence[ValueType],
    paths: AbstractSequence[Path] | None,
    may_mix_at_root: bool,
) -> Root:
    if not types:
        return None
    if paths is None:
        if Tuple not in map(type, types):
            return _flat(len(types))
        paths = [(i,) for i in range(len(types))]
    _check_elements(types)
    numbers = count()
    root: _Level = {}
    for entry, (type_, path) in enumerate(zip(types, paths, strict=True)):
        value = _value(type_, numbers, entry, len(path))
        if not path:
            if len(types) > 1:
                raise StructureError("an empty index path is for a single value", entry)
            return value
        _insert(root, path, value, entry, may_mix_at_root)
    tree = _freeze(root)
    found = gaps(tree)
    if found > MAX_GAPS:
        greatest = [max((key for key in path if isinstance(key, int)), default=0) for path in paths]
        raise StructureError(
            f"lists must have at most {MAX_GAPS} gaps in all (got {found})",
            greatest.index(max(greatest)),
        )
    return tree


def gaps(root: Root) -> int:
    """The number of keys that the sequences in ``root`` skip."""
    match root:
        case None | Leaf():
            return 0
        case Mixed(positional, keywords):
            return gaps(positional) + gaps(keywords)
        case Sequence(items):
            skipped = items[-1][0] + 1 - len(items) if items else 0
            return skipped + sum(gaps(child) for _, child in items)
        case Dict(entries):
            return sum(gaps(child) for _, child in entries)


def _check_elements(types: AbstractSequence[ValueType]) -> None:
    found = 0
    for entry, type_ in enumerate(types):
        pending = [type_]
        while pending:
            value = pending.pop()
            if isinstance(value, Tuple):
                found += len(value.elements)
                if found > MAX_ELEMENTS:
                    raise StructureError(
                        f"tuples must have at most {MAX_ELEMENTS} elements in all", entry
                    )
                pending.extend(value.elements)


@lru_cache(maxsize=256)
def _flat(count: int) -> Sequence:
    return Sequence(tuple((i, Leaf(i)) for i in range(count)))


_Level: TypeAlias = "dict[int | str, Node | _Level]"


def _value(type_: ValueType, numbers: Iterator[int], entry: int, depth: int) -> Node:
    if depth > MAX_DEPTH:
        raise StructureError(f"a structure must be at most {MAX_DEPTH} levels deep", entry)
    if not isinstance(type_, Tuple):
        return Leaf(next(numbers))
    return Sequence(
        tuple(
            (i, _value(element, numbers, entry, depth + 1))
            for i, element in enumerate(type_.elements)
        )
    )


def _insert(root: _Level, path: Path, value: Node, entry: int, may_mix_at_root: bool) -> None:
    level = root
    for depth, key in enumerate(path):
        if isinstance(key, int) and not 0 <= key <= MAX_INDEX:
            raise StructureError(
                f"an index must be 0 to {MAX_INDEX} (got {key} in {list(path)})", entry
            )
        mixed = level and isinstance(key, str) != isinstance(next(iter(level)), str)
        if mixed and not (may_mix_at_root and depth == 0):
            raise StructureError(
                f"keys of one structure must be all integers or all strings (got {key!r} "
                f"in {list(path)} beside {next(iter(level))!r})",
                entry,
            )
        if depth == len(path) - 1:
            if key in level:
                raise StructureError(f"the place {list(path)} is taken already", entry)
            level[key] = value
        else:
            below = level.setdefault(key, {})
            if not isinstance(below, dict):
                raise StructureError(
                    f"{list(path)} leads through {list(path[: depth + 1])}, which is a value", entry
                )
            level = below


def _freeze(level: _Level) -> Node | Mixed:
    frozen = [(key, _freeze(n) if isinstance(n, dict) else n) for key, n in level.items()]
    sequence = Sequence(tuple(item for item in frozen if isinstance(item[0], int)))  # type: ignore[misc]
    dictionary = Dict(tuple(item for item in frozen if isinstance(item[0], str)))  # type: ignore[misc]
    if sequence.items and dictionary.items:
        return Mixed(sequence, dictionary)
    return sequence if sequence.items else dictionary


def leaf_paths(root: Root) -> list[tuple[int, Path]]:
    """Each leaf's flat number and the keys that lead to it, in the order of the numbers."""
    found: list[tuple[int, Path]] = []
    pending: list[tuple[Path, Root]] = [((), root)]
    while pending:
        path, node = pending.pop()
        match node:
            case Leaf(index):
                found.append((index, path))
            case Sequence(items) | Dict(items):
                pending.extend(((*path, key), child) for key, child in items)
            case Mixed(positional, keywords):
                pending.extend([(path, positional), (path, keywords)])
    return sorted(found, key=itemgetter(0))
