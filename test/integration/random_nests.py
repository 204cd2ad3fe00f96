"""Random functions that take their arguments in one structure and give them back in another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

import numpy as np
from function_text import echo

KEYS = ["a", "B", "b c", "é", "z0", "10", "9"]
"""In no particular order; IREE's is that of their bytes."""

MOST_LEAVES = 7
DEPTH = 4

Path: TypeAlias = tuple[int | str, ...]


@dataclass(frozen=True, eq=False)
class Leaf:
    """A value, and its type in MLIR."""

    type: str
    value: Any


Nest: TypeAlias = Leaf | list["Nest | None"] | dict[str, "Nest"]


@dataclass(frozen=True)
class Case:
    """A function, a call of it, and what comes back; also flat, in the order of the function."""

    text: str
    arguments: list[Any]
    keywords: dict[str, Any]
    result: Any
    inputs: list[Leaf]
    outputs: list[Leaf]


def case(rng: Random, name: str) -> Case:
    """A random function called ``name``."""
    leaves = [leaf(rng) for _ in range(rng.randint(1, MOST_LEAVES))]
    cut = rng.randint(0, len(leaves))
    positional = [nest(rng, group, DEPTH, gaps=False) for group in split(rng, leaves[:cut])]
    keywords = dict(
        zip(
            rng.sample(KEYS, len(KEYS)),
            [nest(rng, group, DEPTH, gaps=False) for group in split(rng, leaves[cut:])],
            strict=False,
        )
    )
    returned = rng.sample(leaves, rng.randint(1, len(leaves)))
    results = nest(rng, returned, DEPTH, gaps=True)
    inputs = [*paths(positional), *paths(keywords)]
    outputs = [*paths(results)]
    rng.shuffle(inputs)
    rng.shuffle(outputs)
    return Case(
        function(name, inputs, outputs),
        [values(item, list) for item in positional],
        {key: values(item, list) for key, item in keywords.items()},
        values(results, tuple),
        [leaf for _, leaf in inputs],
        [leaf for _, leaf in outputs],
    )


def leaf(rng: Random) -> Leaf:
    """A random number or array."""
    number = rng.randint(-100, 100)
    array = np.array([rng.randint(-100, 100) for _ in range(rng.randint(0, 3))])
    return rng.choice(
        [
            Leaf("i8", number),
            Leaf("i32", number),
            Leaf("i64", number << 40),
            Leaf("f32", number / 2),
            Leaf("f64", number / 3),
            Leaf("tensor<f32>", np.array(number, np.float32)),
            Leaf("tensor<?xf32>", array.astype(np.float32)),
            Leaf("tensor<?xi32>", array.astype(np.int32)),
            Leaf("tensor<2x?xi8>", np.array([array, array]).astype(np.int8)),
        ]
    )


def split(rng: Random, leaves: Sequence[Leaf]) -> list[list[Leaf]]:
    """``leaves`` in one or more groups, none of them empty."""
    if not leaves:
        return []
    cuts = sorted(rng.sample(range(1, len(leaves)), rng.randint(0, len(leaves) - 1)))
    return [list(leaves[i:j]) for i, j in zip([0, *cuts], [*cuts, len(leaves)], strict=True)]


def nest(rng: Random, leaves: list[Leaf], depth: int, gaps: bool) -> Nest:
    """A random structure with ``leaves`` at its ends."""
    if len(leaves) == 1 and (depth == 0 or rng.random() < 0.4):
        return leaves[0]
    groups = split(rng, leaves) if depth else [[leaf] for leaf in leaves]
    items = [nest(rng, group, max(depth - 1, 0), gaps) for group in groups]
    if rng.random() < 0.5 and len(items) <= len(KEYS):
        return dict(zip(rng.sample(KEYS, len(items)), items, strict=True))
    elements: list[Nest | None] = []
    for item in items:
        if gaps and rng.random() < 0.15:
            elements.append(None)
        elements.append(item)
    return elements


def paths(node: Nest | None, path: Path = ()) -> Iterator[tuple[Path, Leaf]]:
    """Every leaf, and where it is."""
    match node:
        case Leaf():
            yield path, node
        case list():
            for i, item in enumerate(node):
                yield from paths(item, (*path, i))
        case dict():
            for key, item in node.items():
                yield from paths(item, (*path, key))


def values(node: Nest | None, sequence: type) -> Any:
    """The structure as Python has it, with ``sequence`` for lists, and keys in their order."""
    match node:
        case Leaf():
            return node.value
        case list():
            return sequence(values(item, sequence) for item in node)
        case dict():
            return {key: values(node[key], sequence) for key in sorted(node, key=str.encode)}
    return None


def function(
    name: str, inputs: Sequence[tuple[Path, Leaf]], outputs: Sequence[tuple[Path, Leaf]]
) -> str:
    """A function that returns the leaves of ``outputs``, all of which are among ``inputs``."""
    leaves = [leaf for _, leaf in inputs]
    picked = [leaves.index(leaf) for _, leaf in outputs]
    attributes = [[marked(path) for path, _ in side] for side in (inputs, outputs)]
    return echo(name, [leaf.type for leaf in leaves], picked, *attributes)


def marked(path: Path) -> str:
    keys = [str(key) if isinstance(key, int) else f'"{key}"' for key in path]
    return f"{{iree.abi.index_path = [{', '.join(keys)}]}}"
