"""Random programs on tensors of dynamic sizes, and an interpreter that follows their sizes.

    python random_sizes.py COUNT

The interpreter knows nothing of the pass: it executes a program on sizes alone, and stops where an
operation gets sizes that must be equal and are not. A call that it accepts must satisfy every tie
that ``abi-infer-sizes`` has found. A call that it refuses and every tie allows is a missed one: the
program is printed with how many calls of each kind there are.
"""

from __future__ import annotations

import itertools
import random
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from mlir import ir

import mlir_abi
from mlir_abi.pipeline.run import run_pipeline

Sizes: TypeAlias = tuple[int, ...]


Env: TypeAlias = dict[str, Any]
"""The sizes of each tensor, and the value of each number."""


BEFORE_BUFFERIZATION = "builtin.module(func.func(lower-vector-mask),abi-infer-sizes)"
"""The part of the default pipeline that matters. MLIR's pass removes operations without users."""

HEAD = """
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
"""


CONCAT = "of a concat"
"""A reason for which `generate-runtime-verification` has no assertion."""


class DifferError(Exception):
    """Sizes differ that must be equal; its argument says why no tie may tell so."""


def check(env: Env, a: int | Sizes, b: int | Sizes) -> None:
    """Compare sizes; those of arguments are tied if the operation is certain to be executed."""
    if a != b:
        raise DifferError("computed" if env["%certain"] else "may not be executed")


def type_of(rank: int) -> str:
    return f"tensor<{'?x' * rank}f32>"


@dataclass
class Function:
    """A program: its text, and what it does to sizes."""

    name: str
    ranks: list[int]
    text: str
    run: Callable[..., list[Sizes]]
    result_ranks: list[int]


@dataclass
class Operation:
    """An operation, which MLIR removes if nothing uses its result."""

    name: str
    uses: list[str]
    sizes: Callable[[Env], Sizes]
    bodies: Sequence[Body]
    has_calls: bool
    is_live: bool = False


@dataclass
class Body:
    """The lines and the steps of a region, and the tensors that it can use."""

    rng: random.Random
    names: Iterator[int]
    callees: list[Function]
    tensors: list[tuple[str, int]]
    lines: list[str] = field(default_factory=list)
    operations: list[Operation] = field(default_factory=list)
    passed: list[str] = field(default_factory=list)

    def new(self) -> str:
        return f"%v{next(self.names)}"

    def pick(self, rank: int) -> str:
        """A tensor of this rank; one is there, since each function has one of each rank."""
        return self.rng.choice([name for name, each in self.tensors if each == rank])

    def size(self, tensor: str, rank: int, axis: int) -> str:
        name = self.new()
        self.lines.append(f"{name} = tensor.dim {tensor}, %c{axis} : {type_of(rank)}")
        return name

    def empty(self, *sizes: str) -> str:
        name = self.new()
        self.lines.append(f"{name} = tensor.empty({', '.join(sizes)}) : {type_of(len(sizes))}")
        return name

    def add(
        self,
        name: str,
        rank: int,
        line: str,
        uses: list[str],
        sizes: Callable[[Env], Sizes],
        *,
        bodies: Sequence[Body] = (),
    ) -> None:
        """Add an operation with regions ``bodies``; one with a call in it is never removed."""
        has_calls = "func.call" in line
        self.lines.append(f"{name} = {line}")
        self.operations.append(Operation(name, uses, sizes, bodies, has_calls))
        self.tensors.append((name, rank))

    def live(self, needed: Iterable[str]) -> set[str]:
        """Mark the operations that are not removed; returns the names that they use."""
        used = set(needed)
        for each in reversed(self.operations):
            each.is_live = each.has_calls or each.name in used
            if each.is_live:
                used |= set(each.uses).union(*(body.live(body.passed) for body in each.bodies))
        return used

    def run(self, env: Env) -> None:
        for each in self.operations:
            if each.is_live:
                env[each.name] = each.sizes(env)

    def grow(self, count: int, depth: int) -> None:
        kinds: list[Any] = [self.elementwise, self.matmul, self.reduce, self.outs, self.transpose]
        kinds += [self.concat, self.collapse, self.part]
        if depth:
            kinds += [lambda: self.branch(depth), lambda: self.loop(depth)]
        if self.callees:
            kinds.append(self.call)
        for _ in range(count):
            self.rng.choice(kinds)()

    def elementwise(self) -> None:
        rank = self.rng.choice([1, 2])
        a, b, name = self.pick(rank), self.pick(rank), self.new()

        def sizes(env: Env) -> Sizes:
            check(env, env[a], env[b])
            return env[a]

        self.add(name, rank, f"arith.addf {a}, {b} : {type_of(rank)}", [a, b], sizes)

    def outs(self) -> None:
        """The sum of a row and of a column, into a matrix that is there already."""
        a, b, c, name = self.pick(1), self.pick(1), self.pick(2), self.new()

        def sizes(env: Env) -> Sizes:
            check(env, (*env[a], *env[b]), env[c])
            return env[c]

        line = f"""linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i)>,
          affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
          iterator_types = ["parallel", "parallel"]}} ins({a}, {b} : {type_of(1)}, {type_of(1)})
          outs({c} : {type_of(2)}) {{
        ^bb0(%p: f32, %q: f32, %r: f32):
          %s = arith.addf %p, %q : f32
          linalg.yield %s : f32
        }} -> {type_of(2)}"""
        self.add(name, 2, line, [a, b, c], sizes)

    def matmul(self) -> None:
        a, b, name = self.pick(2), self.pick(2), self.new()
        out = self.filled(self.size(a, 2, 0), self.size(b, 2, 1))

        def sizes(env: Env) -> Sizes:
            check(env, env[a][1], env[b][0])
            return env[a][0], env[b][1]

        types = f"{type_of(2)}, {type_of(2)}"
        line = f"linalg.matmul ins({a}, {b} : {types}) outs({out} : {type_of(2)}) -> {type_of(2)}"
        self.add(name, 2, line, [a, b], sizes)

    def filled(self, *sizes: str) -> str:
        out, name, type_ = self.empty(*sizes), self.new(), type_of(len(sizes))
        self.lines.append(f"{name} = linalg.fill ins(%zero : f32) outs({out} : {type_}) -> {type_}")
        return name

    def reduce(self) -> None:
        """The sums of the rows, added to a column that is there already."""
        a, b, name = self.pick(2), self.pick(1), self.new()

        def sizes(env: Env) -> Sizes:
            check(env, env[a][0], env[b][0])
            return env[b]

        line = f"linalg.reduce {{arith.addf}} ins({a} : {type_of(2)}) outs({b} : {type_of(1)}) "
        self.add(name, 1, f"{line} dimensions = [1]", [a, b], sizes)

    def transpose(self) -> None:
        a, name = self.pick(2), self.new()
        out = self.empty(self.size(a, 2, 1), self.size(a, 2, 0))
        line = f"linalg.transpose ins({a} : {type_of(2)}) outs({out} : {type_of(2)}) "
        self.add(name, 2, f"{line} permutation = [1, 0]", [a], lambda env: env[a][::-1])

    def concat(self) -> None:
        a, b, name = self.pick(2), self.pick(2), self.new()

        def sizes(env: Env) -> Sizes:
            if env[a][1] != env[b][1]:
                raise DifferError(CONCAT)
            return env[a][0] + env[b][0], env[a][1]

        types = f"({type_of(2)}, {type_of(2)}) -> {type_of(2)}"
        self.add(name, 2, f"tensor.concat dim(0) {a}, {b} : {types}", [a, b], sizes)

    def collapse(self) -> None:
        a, name = self.pick(2), self.new()
        line = f"tensor.collapse_shape {a} [[0, 1]] : {type_of(2)} into {type_of(1)}"
        self.add(name, 1, line, [a], lambda env: (env[a][0] * env[a][1],))

    def part(self) -> None:
        """As many elements as another tensor has; the slice may end behind the source."""
        a, b, name = self.pick(1), self.pick(1), self.new()
        size = self.size(b, 1, 0)

        def sizes(env: Env) -> Sizes:
            if env[b] > env[a]:
                raise DifferError("beyond the end")
            return env[b]

        line = f"tensor.extract_slice {a}[0] [{size}] [1] : {type_of(1)} to {type_of(1)}"
        self.add(name, 1, line, [a, b], sizes)

    def inner(self, tensors: list[tuple[str, int]]) -> Body:
        return Body(self.rng, self.names, self.callees, [*self.tensors, *tensors])

    def branch(self, depth: int) -> None:
        """Either region is executed, and passes on one of its tensors."""
        rank, name = self.rng.choice([1, 2]), self.new()
        bodies = []
        for _ in range(2):
            body = self.inner([])
            body.grow(self.rng.randrange(3), depth - 1)
            body.passed = [body.pick(rank)]
            bodies.append(body)

        def sizes(env: Env) -> Sizes:
            body = bodies[0 if env["%flag"] else 1]
            inner = {**env, "%certain": False}
            body.run(inner)
            result: Sizes = inner[body.passed[0]]
            return result

        then, otherwise = (
            "\n".join([*body.lines, f"scf.yield {body.passed[0]} : {type_of(rank)}"])
            for body in bodies
        )
        line = f"scf.if %flag -> ({type_of(rank)}) {{\n{then}\n}} else {{\n{otherwise}\n}}"
        self.add(name, rank, line, [], sizes, bodies=bodies)

    def loop(self, depth: int) -> None:
        """A loop of a dynamic or of a static number of turns, that passes a tensor on."""
        rank, name, carried = self.rng.choice([1, 2]), self.new(), self.new()
        start, turns = self.pick(rank), self.rng.choice([0, 2, None])
        end = "%turns" if turns is None else self.new()
        if turns is not None:
            self.lines.append(f"{end} = arith.constant {turns} : index")
        body = self.inner([(carried, rank)])
        body.grow(self.rng.randrange(1, 3), depth - 1)
        body.passed = [body.pick(rank)]

        def sizes(env: Env) -> Sizes:
            result: Sizes = env[start]
            for _ in range(env["%turns"] if turns is None else turns):
                certain = env["%certain"] and turns is not None
                inner = {**env, carried: result, "%certain": certain}
                body.run(inner)
                result = inner[body.passed[0]]
            return result

        lines = "\n".join([*body.lines, f"scf.yield {body.passed[0]} : {type_of(rank)}"])
        line = f"""scf.for %i{name[1:]} = %c0 to {end} step %c1
            iter_args({carried} = {start}) -> ({type_of(rank)}) {{\n{lines}\n}}"""
        self.add(name, rank, line, [start], sizes, bodies=[body])

    def call(self) -> None:
        callee = self.rng.choice(self.callees)
        operands = [self.pick(rank) for rank in callee.ranks]
        name, rank = self.new(), callee.result_ranks[0]
        types = ", ".join(map(type_of, callee.ranks))

        def sizes(env: Env) -> Sizes:
            arguments = [env[operand] for operand in operands]
            return callee.run(arguments, env["%flag"], env["%turns"], env["%certain"])[0]

        operands_text = ", ".join([*operands, "%flag", "%turns"])
        signature = f"({types}, i1, index) -> {type_of(rank)}"
        line = f"func.call @{callee.name}({operands_text}) : {signature}"
        self.add(name, rank, line, operands, sizes)


def random_function(rng: random.Random, name: str, callees: list[Function]) -> Function:
    """A function of up to four tensors, a flag for its branches and the turns of its loops."""
    ranks = [1, 2, *(rng.choice([1, 2]) for _ in range(rng.randrange(3)))]
    parameters = [f"%a{i}" for i in range(len(ranks))]
    body = Body(rng, itertools.count(), callees, list(zip(parameters, ranks, strict=True)))
    body.grow(rng.randrange(1, 5), 2)
    is_private = name.startswith("p")
    returned = [body.tensors[-1], rng.choice(body.tensors)][: 1 if is_private else 2]

    body.live(each for each, _ in returned)

    def run(sizes: list[Sizes], flag: bool, turns: int, certain: bool = True) -> list[Sizes]:
        env: Env = dict(zip(parameters, sizes, strict=True))
        body.run(env := {"%flag": flag, "%turns": turns, "%certain": certain, **env})
        return [env[name] for name, _ in returned]

    arguments = [f"{p}: {type_of(rank)}" for p, rank in zip(parameters, ranks, strict=True)]
    types = ", ".join(type_of(rank) for _, rank in returned)
    lines = "\n  ".join(body.lines)
    visibility = "private " * is_private
    text = f"""func.func {visibility}@{name}({", ".join(arguments)}, %flag: i1, %turns: index)
    -> ({types}) {{{HEAD}  {lines}
  return {", ".join(each for each, _ in returned)} : {types}
}}
"""
    return Function(name, ranks, text, run, [rank for _, rank in returned])


def random_functions(seed: int, count: int) -> list[Function]:
    """Private functions that others call, and then public ones."""
    rng = random.Random(seed)
    functions: list[Function] = []
    for i in range(count):
        kind = "p" if i < count // 4 else "f"
        callees = [each for each in functions if each.name.startswith("p")]
        functions.append(random_function(rng, f"{kind}{i}", callees))
    return functions


def assignments(function: Function, rng: random.Random, count: int) -> Iterator[list[Sizes]]:
    """Sizes of the arguments, most of them equal, so that many calls are right."""
    for _ in range(count):
        few = [rng.randrange(4), rng.randrange(4)]
        yield [
            tuple(rng.choices([*few, 5], [8, 2, 1])[0] for _ in range(rank))
            for rank in function.ranks
        ]


def allows(known: list[Any], sizes: list[Sizes]) -> bool:
    """Whether sizes agree with what is known of them."""
    names: dict[Any, int] = {}
    return all(
        name is None or names.setdefault(name, name if isinstance(name, int) else size) == size
        for each, actual in zip(known, sizes, strict=True)
        for name, size in zip(each or [None] * len(actual), actual, strict=True)
    )


@dataclass
class Counts:
    """Calls: right ones, of which ties must refuse none; wrong ones, refused by ties or not."""

    right: int = 0
    refused: int = 0
    missed: Counter[str] = field(default_factory=Counter)


def compare(functions: list[Function], seed: int, calls: int) -> Counts:
    """Raise AssertionError for a tie that refuses a right call, or a result of other sizes."""
    counts, rng = Counts(), random.Random(seed)
    with ir.Context():
        module = ir.Module.parse("".join(each.text for each in functions))
        run_pipeline(module, BEFORE_BUFFERIZATION)
        reflections = mlir_abi.reflect(module)
    for function in functions:
        if function.name not in reflections:
            continue  # it is private
        reflection = reflections[function.name]
        known = [value.sizes for value in reflection.arguments[: len(function.ranks)]]
        told = [*known, *(value.sizes for value in reflection.results)]
        for sizes in assignments(function, rng, calls):
            flag, turns = rng.random() < 0.5, rng.randrange(3)
            try:
                results = function.run(sizes, flag, turns)
            except DifferError as reason:
                if allows(known, sizes):
                    counts.missed[str(reason)] += 1
                else:
                    counts.refused += 1
            else:
                assert allows(told, [*sizes, *results]), f"{function.text}{sizes} {flag} {turns}"
                counts.right += 1
    return counts


if __name__ == "__main__":
    for number in range(int(sys.argv[1])):
        print(number, compare(random_functions(number, 40), number, 100))
