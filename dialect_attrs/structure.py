"""The tree of lists and dicts in which a caller passes arguments and receives results.

Its leaves are the flat arguments or results of the function. SIP signatures and ``iree.abi`` JSON
encode this tree. It comes from tuple types, which are sequences, and from index paths on values.
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
from mlir_abi.dialect_attrs.types import Tuple, ValueType, tuple_elements, tuple_parts

MAX_DEPTH = 100
"""The deepest nesting of a structure, in every format, and of a type."""

MAX_ELEMENTS = 65_535
"""The most elements of all tuples together, at every level: types can share large tuples."""

TOO_MANY_ELEMENTS = f"tuples must have at most {MAX_ELEMENTS} elements in all"

MAX_INDEX = 65_535
"""The greatest integer key in an index path."""

MAX_GAPS = 4_096
"""The most gaps in all sequences of the arguments, or of the results.

Each gap is written out as a null, and a single index path can cause many.
"""

Path: TypeAlias = tuple[int | str, ...]


class StructureError(ValueError):
    """The types and index paths are not a tree; ``entry`` numbers the argument or result."""

    def __init__(self, message: str, entry: int) -> None:
        super().__init__(message, entry)
        self.entry = entry

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True, slots=True)
class Leaf:
    """The flat argument or result number ``index``; raises ValueError for an invalid number."""

    index: int

    def __post_init__(self) -> None:
        if not is_size(self.index):
            raise ValueError(f"an index must be an integer from 0 (got {self.index!r})")


@dataclass(frozen=True, slots=True)
class Sequence:
    """Nodes by integer key, sorted by key; a missing key is a gap.

    Raises ValueError for duplicate keys, and for a key that is not an integer from 0.
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
    """Nodes by string key, sorted by the keys' UTF-8 bytes.

    Raises ValueError for duplicate keys, and for a key that is not a string or not valid Unicode.
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
    """Raise ValueError if a key occurs twice."""
    if len(dict(items)) < len(items):
        raise ValueError(f"the keys must differ (got {short([key for key, _ in items])})")


@dataclass(frozen=True, slots=True)
class Mixed:
    """The root of arguments of which some are positional and some are given by keyword."""

    positional: Sequence
    keywords: Dict


Node: TypeAlias = Leaf | Sequence | Dict
ResultRoot: TypeAlias = Node | None
"""None if the function has no results."""

Root: TypeAlias = Node | Mixed | None
"""None if the function has no arguments."""


def arguments(types: AbstractSequence[ValueType], paths: AbstractSequence[Path] | None) -> Root:
    """Return the tree of the arguments; without ``paths``, argument ``i`` has the path ``(i,)``.

    String keys at the root are keyword arguments; positional ones may precede them. Raises
    `StructureError`.
    """
    return _tree(types, paths, may_mix_at_root=True)


def argument_paths(
    paths: AbstractSequence[Path | None], outs: AbstractSequence[bool]
) -> list[Path] | None:
    """Return the path of each argument, or None unless every argument that is an input has one.

    ``outs[i]`` is true if argument i is an output buffer. Output buffers come after all inputs. The
    path of an output buffer in ``paths`` is its place among the results.
    """
    inputs = [path for path, out in zip(paths, outs, strict=True) if path is not None and not out]
    if not inputs or len(inputs) < outs.count(False):
        return None
    positions = [path[0] for path in inputs if path and isinstance(path[0], int)]
    free = count(max(positions, default=-1) + 1)
    remaining = iter(inputs)
    return [(next(free),) if out else next(remaining) for out in outs]


def results(types: AbstractSequence[ValueType], paths: AbstractSequence[Path] | None) -> ResultRoot:
    """Return the tree of the results.

    Without ``paths``, a single result is the root, and result ``i`` of several has the path
    ``(i,)``. Raises `StructureError`.
    """
    if paths is None and len(types) == 1:
        if not isinstance(types[0], Tuple):
            return _ALONE
        paths = [()]
    root = _tree(types, paths, may_mix_at_root=False)
    assert not isinstance(root, Mixed)
    return root


def _tree(
    types: AbstractSequence[ValueType], paths: AbstractSequence[Path] | None, may_mix_at_root: bool
) -> Root:
    if not types:
        return None
    if paths is None:
        if Tuple not in map(type, types):
            return flat(len(types))
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
    gap_count = gaps(tree)
    if gap_count > MAX_GAPS:
        greatest = [max((key for key in path if isinstance(key, int)), default=0) for path in paths]
        raise StructureError(
            f"lists must have at most {MAX_GAPS} gaps in all (got {gap_count})",
            greatest.index(max(greatest)),
        )
    return tree


def _check_elements(types: AbstractSequence[ValueType]) -> None:
    elements = 0
    for entry, type_ in enumerate(types):
        for path, _ in tuple_parts(type_, tuple_elements):
            elements += len(path) > 0
            if elements > MAX_ELEMENTS:
                raise StructureError(TOO_MANY_ELEMENTS, entry)


_ALONE = Leaf(0)


@lru_cache(maxsize=64)
def flat(count: int) -> Sequence:
    """Return the tree of ``count`` values without index paths and tuples."""
    return Sequence(tuple((i, Leaf(i)) for i in range(count)))


_Level: TypeAlias = "dict[int | str, Node | _Level]"
"""A sequence or dict to which `_insert` still adds nodes."""


def _value(type_: ValueType, numbers: Iterator[int], entry: int, depth: int) -> Node:
    if depth > MAX_DEPTH:
        raise StructureError(f"a structure must be at most {MAX_DEPTH} levels deep", entry)
    if not isinstance(type_, Tuple):
        return Leaf(next(numbers))
    elements = enumerate(type_.elements)
    return Sequence(tuple((i, _value(each, numbers, entry, depth + 1)) for i, each in elements))


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


def positional_slots(root: Root) -> list[Node | None]:
    """Return the positional arguments, or the items of one sequence; None is a gap."""
    if isinstance(root, Leaf):
        return [root]
    sequence = root.positional if isinstance(root, Mixed) else root
    slots: list[Node | None] = []
    if isinstance(sequence, Sequence):
        for key, node in sequence.items:
            slots += [None] * (key - len(slots))
            slots.append(node)
    return slots


def keyword_slots(root: Root) -> tuple[tuple[str, Node], ...]:
    """Return the keyword arguments, or the items of one dict."""
    match root:
        case Mixed(_, Dict(items)) | Dict(items):
            return items
    return ()


def nodes(root: Root) -> Iterator[tuple[Path, Node]]:
    """Yield each node with the keys that lead to it: outer nodes before inner ones, in order."""
    pending: list[tuple[Path, Root]] = [((), root)]
    while pending:
        path, node = pending.pop()
        if isinstance(node, Mixed):
            pending += [(path, node.keywords), (path, node.positional)]
        elif node is not None:
            yield path, node
            items: tuple[tuple[int | str, Node], ...] = () if isinstance(node, Leaf) else node.items
            pending += [((*path, key), child) for key, child in reversed(items)]


def leaf_paths(root: Root) -> list[tuple[int, Path]]:
    """Return the number of each leaf and the keys that lead to it, sorted by number."""
    if isinstance(root, Leaf):
        return [(root.index, ())]
    leaves = [(node.index, path) for path, node in nodes(root) if isinstance(node, Leaf)]
    return sorted(leaves, key=itemgetter(0))


def gaps(root: Root) -> int:
    """Return how many keys the sequences in ``root`` skip."""
    if isinstance(root, Sequence) and root == flat(len(root.items)):
        return 0
    sequences = (node.items for _, node in nodes(root) if isinstance(node, Sequence) and node.items)
    return sum(items[-1][0] + 1 - len(items) for items in sequences)
