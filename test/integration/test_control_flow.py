"""Random control flow on tensors has the numbers that an interpreter in Python computes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

import numpy as np
import pytest
from callers import jitted

TENSOR = "tensor<4xi32>"
SIZE = 4

Step: TypeAlias = Callable[[dict[str, Any]], None]
"""Computes the values of a line from those before it, by their names."""


def operation(random: Random, result: str, values: list[str]) -> tuple[list[str], Step]:
    """The lines that compute ``result`` from some of ``values``, and their step."""
    a, b, out = random.choices(values, k=3)
    if random.random() < 0.5:
        line = f"linalg.add ins({a}, {b} : {TENSOR}, {TENSOR}) outs({out} : {TENSOR}) -> {TENSOR}"
        return [f"{result} = {line}"], lambda values: values.update({result: values[a] + values[b]})
    place, number = random.randrange(SIZE), random.randrange(100)

    def insert(values: dict[str, Any]) -> None:
        values[result] = values[a].copy()
        values[result][place] = number

    lines = [
        f"{result}_i = arith.constant {place} : index",
        f"{result}_k = arith.constant {number} : i32",
        f"{result} = tensor.insert {result}_k into {a}[{result}_i] : {TENSOR}",
    ]
    return lines, insert


class Block:
    """A block with two tensors and a counter as arguments, and what it does with them."""

    def __init__(self, random: Random, number: int, count: int) -> None:
        """Write the block ``number`` of ``count``; it may branch back while the counter allows."""
        self.arguments = [f"%x{number}", f"%y{number}", f"%n{number}"]
        self.lines: list[str] = []
        self.steps: list[Step] = []
        values = ["%x0", "%y0", *self.arguments[:2]]
        for i in range(random.randint(0, 3)):
            lines, step = operation(random, f"%v{number}_{i}", values)
            self.lines += lines
            self.steps.append(step)
            values.append(f"%v{number}_{i}")
        later = range(number + 1, count)
        self.targets = random.choices(later, k=min(random.randint(1, 3), 3)) if later else []
        if later and random.random() < 0.4:
            self.targets = [random.randint(1, number + 1), random.choice(later)]  # a loop
        self.passed = [random.choices(values, k=2) for _ in self.targets or [0]]
        self.lines += self._terminator(number)

    def _terminator(self, number: int) -> list[str]:
        n = self.arguments[2]
        if not self.targets:
            return [f"return {', '.join(self.passed[0])} : {TENSOR}, {TENSOR}"]
        types = f"{TENSOR}, {TENSOR}, i32"
        ways = [
            f"^b{target}({', '.join(passed)}, %m{number} : {types})"
            for target, passed in zip(self.targets, self.passed, strict=True)
        ]
        lines = [f"%d{number} = arith.constant -1 : i32"]
        lines += [f"%m{number} = arith.addi {n}, %d{number} : i32"]
        if len(ways) == 1:
            return [*lines, f"cf.br {ways[0]}"]
        if len(ways) == 2:
            lines += [f"%z{number} = arith.constant 0 : i32"]
            lines += [f"%c{number} = arith.cmpi sgt, {n}, %z{number} : i32"]
            return [*lines, f"cf.cond_br %c{number}, {', '.join(ways)}"]
        cases = ", ".join(f"{case}: {way}" for case, way in zip([2, -1], ways[1:], strict=True))
        return [*lines, f"cf.switch {n} : i32, [default: {ways[0]}, {cases}]"]

    def run(self, values: dict[str, Any]) -> tuple[int | None, list[Any]]:
        """The next block, and what its arguments are; None at the end, with the results."""
        for step in self.steps:
            step(values)
        n = values[self.arguments[2]]
        way = 0
        if len(self.targets) == 2:
            way = 0 if n > 0 else 1
        elif len(self.targets) == 3:
            way = {2: 1, -1: 2}.get(n, 0)
        passed = [values[each] for each in self.passed[way]]
        return (self.targets[way], [*passed, n - 1]) if self.targets else (None, passed)


def text(blocks: list[Block], name: str, visibility: str = "") -> str:
    x, y, n = blocks[0].arguments
    lines = [f"func.func {visibility}@{name}({x}: {TENSOR}, {y}: {TENSOR}, {n}: i32)"]
    lines += [f"    -> ({TENSOR}, {TENSOR}) {{", *blocks[0].lines]
    for i, block in enumerate(blocks[1:], 1):
        x, y, n = block.arguments
        lines += [f"^b{i}({x}: {TENSOR}, {y}: {TENSOR}, {n}: i32):", *block.lines]
    return "\n".join([*lines, "}"])


def interpreted(blocks: list[Block], *arguments: Any) -> list[Any]:
    values: dict[str, Any] = {}
    number: int | None = 0
    passed = list(arguments)
    while number is not None:
        values.update(zip(blocks[number].arguments, passed, strict=True))
        number, passed = blocks[number].run(values)
    return passed


@pytest.mark.parametrize("seed", range(2))
def test_random_blocks(seed: int) -> None:
    """Branches, switches and loops of blocks; nobody writes to the arguments."""
    random = Random(seed)
    programs = []
    for _ in range(25):
        count = random.randint(2, 6)
        programs.append([Block(random, i, count) for i in range(count)])
    texts = [text(each, f"f{i}") for i, each in enumerate(programs)]
    library = jitted("\n".join(texts), opt_level=0)
    x, y = np.arange(SIZE, dtype=np.int32), np.arange(SIZE, dtype=np.int32) * -10
    for i, blocks in enumerate(programs):
        for n in (0, 1, 2, 3):
            arrays = x.copy(), y.copy()
            results = library[f"f{i}"](*arrays, n)
            expected = interpreted(blocks, x, y, n)
            np.testing.assert_array_equal(results, expected, err_msg=text(blocks, f"f{i}"))
            np.testing.assert_array_equal(arrays, (x, y))


INDEX_SWITCH = f"""
func.func @f(%x: {TENSOR}, %y: {TENSOR}, %n: index) -> ({TENSOR}, {TENSOR}) {{
  %c0 = arith.constant 0 : index
  %k = arith.constant 99 : i32
  %v, %n1 = scf.index_switch %n -> {TENSOR}, index
  case 0 {{ scf.yield %x, %c0 : {TENSOR}, index }}
  case 7 {{ scf.yield %y, %c0 : {TENSOR}, index }}
  default {{ scf.yield %x, %n : {TENSOR}, index }}
  %w = tensor.insert %k into %v[%n1] : {TENSOR}
  return %w, %x : {TENSOR}, {TENSOR}
}}"""


def test_index_switch() -> None:
    """A write to what one case yields does not reach the argument."""
    library = jitted(INDEX_SWITCH)
    x, y = np.arange(4, dtype=np.int32), np.arange(4, 8, dtype=np.int32)
    for n, expected in {
        0: [99, 1, 2, 3],
        7: [99, 5, 6, 7],
        2: [0, 1, 99, 3],
    }.items():
        written, same = library.f(x, y, n)
        assert (written.tolist(), same.tolist()) == (expected, [0, 1, 2, 3])
        assert (x.tolist(), y.tolist()) == ([0, 1, 2, 3], [4, 5, 6, 7])


LEAST, MOST = -(2**31), 2**31 - 1


@pytest.mark.parametrize(
    "cases", [[0, LEAST, MOST], [MOST + 1, 0], [LEAST - 1, 0, 1], [-(2**63), 2**32, 0]]
)
def test_index_switch_of_more_than_32_bits(cases: list[int]) -> None:
    regions = [
        f"case {case} {{ %c = arith.constant {i} : index scf.yield %c : index }}"
        for i, case in enumerate(cases)
    ]
    library = jitted(f"""
    func.func @f(%i: index) -> index {{
      %r = scf.index_switch %i -> index
      {" ".join(regions)}
      default {{ scf.yield %i : index }}
      return %r : index
    }}""")
    low = [LEAST - 1, LEAST, LEAST + 1, -1, 0, 1, 2, 3, MOST, MOST + 1]
    for i in [-(2**63), -(2**32), *low, 2**32, 2**32 + 1, 2**63 - 1]:
        assert library.f(i) == (cases.index(i) if i in cases else i)


WHILE = f"""
func.func @f(%x: {TENSOR}, %n: i32) -> ({TENSOR}, {TENSOR}) {{
  %c0 = arith.constant 0 : index
  %k = arith.constant 10 : i32
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %r:3 = scf.while (%i = %zero, %u = %x, %v = %x)
      : (i32, {TENSOR}, {TENSOR}) -> (i32, {TENSOR}, {TENSOR}) {{
    %old = tensor.extract %u[%c0] : {TENSOR}
    %new = arith.addi %old, %k : i32
    %w = tensor.insert %new into %u[%c0] : {TENSOR}
    %goes_on = arith.cmpi slt, %i, %n : i32
    scf.condition(%goes_on) %i, %v, %w : i32, {TENSOR}, {TENSOR}
  }} do {{
  ^body(%i: i32, %u: {TENSOR}, %v: {TENSOR}):
    %j = arith.addi %i, %one : i32
    scf.yield %j, %v, %v : i32, {TENSOR}, {TENSOR}
  }}
  return %r#1, %r#2 : {TENSOR}, {TENSOR}
}}"""


def test_a_loop_that_passes_one_tensor_twice() -> None:
    """They are two tensors in the next iteration."""
    library = jitted(WHILE)
    x = np.zeros(4, np.int32)
    for n in range(4):
        old, new = library.f(x, n)
        assert (old.tolist(), new.tolist()) == ([10 * n, 0, 0, 0], [10 * (n + 1), 0, 0, 0])
    assert x.tolist() == [0] * 4


def passed_on(
    values: dict[str, Any], names: list[str], tensors: list[Any], step: Step, passed: list[str]
) -> list[Any]:
    """Run the ``step`` of a region with ``tensors`` as its arguments, and return what it passes."""
    values.update(zip(names, tensors, strict=True))
    step(values)
    return [values[each] for each in passed]


class Function:
    """A random function of `scf` operations and calls, and the steps of its interpreter."""

    def __init__(self, random: Random, name: str, callees: Sequence[Function]) -> None:
        """It has two tensors and a number as arguments, and returns two tensors."""
        self._random, self._callees, self._count = random, callees, 0
        self.name = name
        lines, self._steps, values = self._body(["%x", "%y"], depth=0)
        self._returned = random.choices(values, k=2)
        self.text = "\n".join(
            [
                f"(%x: {TENSOR}, %y: {TENSOR}, %n: i32) -> ({TENSOR}, {TENSOR}) {{",
                *(f"%i{i} = arith.constant {i} : index" for i in range(SIZE)),
                *(f"%k{i} = arith.constant {i} : i32" for i in range(SIZE)),
                *lines,
                f"return {', '.join(self._returned)} : {TENSOR}, {TENSOR}\n}}",
            ]
        )

    def __call__(self, x: Any, y: Any, n: int) -> list[Any]:
        """What the function returns."""
        values = {"%x": x, "%y": y, "%n": n}
        for step in self._steps:
            step(values)
        return [values[each] for each in self._returned]

    def _new(self) -> str:
        self._count += 1
        return f"%v{self._count}"

    def _body(self, values: list[str], depth: int) -> tuple[list[str], list[Step], list[str]]:
        """Lines, their steps, and the tensors that can be used behind them."""
        lines: list[str] = []
        steps: list[Step] = []
        values = list(values)
        kinds = [self._operation, self._operation]
        if depth < 2:
            kinds += [self._if, self._for, self._while, self._switch]
        if self._callees:
            kinds.append(self._call)
        for _ in range(self._random.randint(1, 2 if depth else 4)):
            more, step, results = self._random.choice(kinds)(values, depth)
            lines += more
            steps.append(step)
            values += results
        return lines, steps, values

    def _region(
        self, values: list[str], depth: int, count: int
    ) -> tuple[list[str], Step, list[str]]:
        """The lines of a region without its end, its step, and ``count`` tensors to yield."""
        lines, steps, inner = self._body(values, depth + 1)

        def run(values: dict[str, Any]) -> None:
            for step in steps:
                step(values)

        return lines, run, self._random.choices(inner, k=count)

    def _operation(self, values: list[str], depth: int) -> tuple[list[str], Step, list[str]]:
        result = self._new()
        lines, step = operation(self._random, result, values)
        return lines, step, [result]

    def _call(self, values: list[str], depth: int) -> tuple[list[str], Step, list[str]]:
        result, (a, b) = self._new(), self._random.choices(values, k=2)
        callee = self._random.choice(self._callees)
        results = [f"{result}#0", f"{result}#1"]
        type_ = f"({TENSOR}, {TENSOR}, i32) -> ({TENSOR}, {TENSOR})"
        line = f"{result}:2 = func.call @{callee.name}({a}, {b}, %n) : {type_}"
        return (
            [line],
            lambda v: v.update(zip(results, callee(v[a], v[b], v["%n"]), strict=True)),
            results,
        )

    def _if(self, values: list[str], depth: int) -> tuple[list[str], Step, list[str]]:
        result, limit = self._new(), self._random.randrange(SIZE)
        results = [f"{result}#0", f"{result}#1"]
        ways = [self._region(values, depth, 2) for _ in range(2)]
        lines = [f"{result}_c = arith.cmpi slt, %n, %k{limit} : i32"]
        head = f"{result}:2 = scf.if {result}_c -> ({TENSOR}, {TENSOR}) {{"
        for way, begin in zip(ways, (head, "} else {"), strict=True):
            lines += [begin, *way[0], f"scf.yield {', '.join(way[2])} : {TENSOR}, {TENSOR}"]

        def run(values: dict[str, Any]) -> None:
            _, step, yielded = ways[0 if values["%n"] < limit else 1]
            step(values)
            values.update(zip(results, [values[each] for each in yielded], strict=True))

        return [*lines, "}"], run, results

    def _switch(self, values: list[str], depth: int) -> tuple[list[str], Step, list[str]]:
        result = self._new()
        ways = {case: self._region(values, depth, 1) for case in ("case 0", "case 2", "default")}
        lines = [f"{result}_i = arith.index_cast %n : i32 to index"]
        lines += [f"{result} = scf.index_switch {result}_i -> {TENSOR}"]
        for case, way in ways.items():
            lines += [f"{case} {{", *way[0], f"scf.yield {way[2][0]} : {TENSOR}", "}"]

        def run(values: dict[str, Any]) -> None:
            _, step, (yielded,) = ways.get(f"case {values['%n']}", ways["default"])
            step(values)
            values[result] = values[yielded]

        return lines, run, [result]

    def _for(self, values: list[str], depth: int) -> tuple[list[str], Step, list[str]]:
        result, start = self._new(), self._random.choices(values, k=2)
        results, carried = [f"{result}#0", f"{result}#1"], [f"{result}_a", f"{result}_b"]
        body, step, yielded = self._region([*values, *carried], depth, 2)
        initial = ", ".join(f"{a} = {b}" for a, b in zip(carried, start, strict=True))
        lines = [
            f"{result}:2 = scf.for {result}_i = %i0 to %i3 step %i1 iter_args({initial})"
            f" -> ({TENSOR}, {TENSOR}) {{",
            *body,
            f"scf.yield {', '.join(yielded)} : {TENSOR}, {TENSOR}\n}}",
        ]

        def run(values: dict[str, Any]) -> None:
            tensors = [values[each] for each in start]
            for _ in range(3):
                tensors = passed_on(values, carried, tensors, step, yielded)
            values.update(zip(results, tensors, strict=True))

        return lines, run, results

    def _while(self, values: list[str], depth: int) -> tuple[list[str], Step, list[str]]:
        result, start = self._new(), self._random.choices(values, k=2)
        results = [f"{result}#1", f"{result}#2"]
        before, after = ([f"{result}_{name}{i}" for i in range(2)] for name in "ba")
        condition, check, passed = self._region([*values, *before], depth, 2)
        body, step, yielded = self._region([*values, *after], depth, 2)
        types = f"i32, {TENSOR}, {TENSOR}"
        lines = [
            f"{result}:3 = scf.while ({result}_i = %k0, {before[0]} = {start[0]},"
            f" {before[1]} = {start[1]}) : ({types}) -> ({types}) {{",
            *condition,
            f"{result}_c = arith.cmpi slt, {result}_i, %k2 : i32",
            f"scf.condition({result}_c) {result}_i, {', '.join(passed)} : {types}\n}} do {{",
            f"^body({result}_j: i32, {after[0]}: {TENSOR}, {after[1]}: {TENSOR}):",
            *body,
            f"{result}_n = arith.addi {result}_j, %k1 : i32",
            f"scf.yield {result}_n, {', '.join(yielded)} : {types}\n}}",
        ]

        def run(values: dict[str, Any]) -> None:
            tensors = [values[each] for each in start]
            for _ in range(2):
                tensors = passed_on(values, before, tensors, check, passed)
                tensors = passed_on(values, after, tensors, step, yielded)
            tensors = passed_on(values, before, tensors, check, passed)
            values.update(zip(results, tensors, strict=True))

        return lines, run, results


@pytest.mark.parametrize(("seed", "count"), [(0, 8), pytest.param(1, 16, marks=pytest.mark.slow)])
def test_random_regions(seed: int, count: int) -> None:
    """Conditions, loops, switches and calls; nobody writes to the arguments."""
    random = Random(seed)
    texts, functions = [], []
    for i in range(count):
        callees: list[Function] = []
        for j in range(random.randint(0, 2)):
            callees.append(Function(random, f"p{i}_{j}", list(callees)))
            texts.append(f"func.func private @{callees[-1].name}{callees[-1].text}")
        functions.append(Function(random, f"f{i}", callees))
        texts.append(f"func.func @f{i}{functions[-1].text}")
    library = jitted("\n".join(texts), opt_level=0)
    x, y = np.arange(SIZE, dtype=np.int32), np.arange(SIZE, dtype=np.int32) * -10
    for function in functions:
        for n in (0, 1, 2, 3):
            arrays = x.copy(), y.copy()
            results = library[function.name](*arrays, n)
            np.testing.assert_array_equal(results, function(x, y, n), err_msg=function.text)
            np.testing.assert_array_equal(arrays, (x, y))
