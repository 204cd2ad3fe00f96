"""The plan of tiles, without emitting it: which elements of the output each tile stores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest

from mlir_abi.bindings import ir, new_context
from mlir_abi.lowering.loops import tile_plan as plan
from mlir_abi.lowering.loops.loop_nest import find_nests

ROW, COLUMN, DEPTH = range(3)
LANES, WIDTH, HEIGHT = 4, 2, 3
RIGHT = 1


@pytest.fixture(scope="module", autouse=True)
def shared_context() -> Iterator[None]:
    with new_context():
        yield


@cache
def plan_of(
    m: int | str,
    k: int | str,
    n: int | str,
    row: int | None,
    packed: tuple[int, ...],
    *,
    has_parts: bool,
) -> plan.Nodes:
    a, b, c = (f"memref<{i}x{j}xf32>" for i, j in ((m, k), (k, n), (m, n)))
    module = ir.Module.parse(f"""
        func.func @f(%a: {a}, %b: {b}, %c: {c} {{llvm.noalias}}) {{
          linalg.matmul ins(%a, %b : {a}, {b}) outs(%c : {c})
          return
        }}""")
    (nest,) = find_nests(module.operation)
    height = 1 if row is None else HEIGHT
    tiling = plan.Tiling(nest, COLUMN, row, packed, LANES, WIDTH, height)
    return tiling.plan(has_parts=has_parts)


def test_a_plan_is_a_tree_of_values() -> None:
    """Of the product in `tile_reductions.mlir`: 15 columns are 8, and 8 of which one is stored."""
    vectors = (plan.Vector(0, 4), plan.Vector(4, 4))
    copy = plan.Loop(plan.Range(DEPTH, 0, 64), (plan.CopyVectors(RIGHT, vectors),))
    tile = plan.Tile(ROW, HEIGHT, vectors)
    body = copy, plan.Loop(plan.Range(ROW, 0, 6, HEIGHT), (tile,))
    first = plan.Loop(plan.Range(COLUMN, 0, 8, 8), body)
    last = plan.Loop(plan.Range(COLUMN, 8, 15, 8), body, is_clamped=True)
    expected = (plan.Buffers((RIGHT,), 8, (first, last)),)
    assert plan_of(6, 64, 15, ROW, (RIGHT,), has_parts=False) == expected
    # Two parts of the rows: the columns are one tile and a remainder, which one core does.
    in_parts = (plan.Parts(ROW, HEIGHT, 1, expected),)
    assert plan_of(6, 64, 15, ROW, (RIGHT,), has_parts=True) == in_parts


@pytest.mark.parametrize("threads", [0, 1, 2, 3, 7])
@pytest.mark.parametrize("packed", [(), (RIGHT,)])
@pytest.mark.parametrize("row", [None, ROW])
@pytest.mark.parametrize("is_dynamic", [False, True])
def test_each_element_is_summed_once(
    is_dynamic: bool, row: int | None, packed: tuple[int, ...], threads: int
) -> None:
    """All terms of it, and no two parts of a loop touch the same element."""
    for m, k, n in product([1, 2, 3, 7], [1, 40, 45], [1, 3, 4, 7, 8, 9, 15, 16]):
        sizes = ("?", "?", "?") if is_dynamic else (m, k, n)
        nodes = plan_of(*sizes, row, packed, has_parts=threads > 0)
        summed: Counter[tuple[int, ...]] = Counter()
        for _ in run(nodes, {ROW: m, COLUMN: n, DEPTH: k}, {}, range(k), summed, threads=threads):
            pass
        expected = product(range(m), range(n), range(k))
        is_as_written = is_dynamic and not packed and n < LANES
        assert summed == ({} if is_as_written else dict.fromkeys(expected, 1))


def run(
    nodes: plan.Nodes,
    sizes: dict[int, int],
    at: dict[Any, Any],
    terms: range,
    summed: Counter[tuple[int, ...]],
    *,
    threads: int,
) -> Iterator[tuple[int, int]]:
    """Do what ``nodes`` say; yield each element of the output that they load or store."""

    def value(bound: plan.Bound) -> int:
        match bound:
            case plan.Size(axis, multiple):
                return sizes[axis] // multiple * multiple
            case plan.LoopIndex(axis, offset):
                return at[axis] + offset
            case _:
                return bound

    for node in nodes:
        match node:
            case plan.If((plan.Compare(axis, "uge", number),), then, otherwise):
                chosen = then if sizes[axis] >= number else otherwise
                yield from run(chosen, sizes, at, terms, summed, threads=threads)
            case plan.Buffers(_, _, body):
                yield from run(body, sizes, at, terms, summed, threads=threads)
            case plan.Loop(range_, body):
                lower, upper = value(range_.lower), value(range_.upper)
                begin, end = at.get(("part", range_.axis), (0, upper))
                for index in range(max(lower, begin), min(upper, end), range_.step):
                    start = min(index, upper - range_.step) if node.is_clamped else index
                    inside = at | {range_.axis: start}
                    if node.is_clamped:
                        inside["first new"] = index
                    yield from run(body, sizes, inside, terms, summed, threads=threads)
            case plan.Parts(axis, grain, _, body):
                size, touched = sizes[axis], set()
                end = max(size - size % grain, 1)
                part = -(-end // (grain * threads)) * grain
                for begin in range(0, end, part):
                    last = size if begin + part >= end else begin + part
                    inside = at | {("part", axis): (begin, last)}
                    elements = set(run(body, sizes, inside, terms, summed, threads=threads))
                    assert not elements & touched
                    touched |= elements
                    yield from elements
            case plan.TileBlock(range_, body):
                terms = range(value(range_.lower), value(range_.upper))
                yield from run(body, sizes, at, terms, summed, threads=threads)
            case plan.Tile(_, height, vectors):
                for i, vector, lane in product(range(height), vectors, range(LANES)):
                    column = at[COLUMN] + vector.offset + lane
                    if lane >= vector.lanes or (vector.is_masked and column >= sizes[COLUMN]):
                        continue
                    assert 0 <= column < sizes[COLUMN]
                    element = at[ROW] + i, column
                    yield element
                    if column >= at.get("first new", 0):
                        for k in terms:
                            summed[(*element, k)] += 1
