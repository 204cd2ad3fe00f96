"""Random functions that assert something of the sizes of their arguments, and their values.

    python random_assertions.py FIRST_SEED LAST_SEED

The values are computed here, in two's complement. A call of a function is right if all its
assertions are true of the sizes. No right call may be refused, and in one that is accepted no
assertion may be false that callers check, since it is removed. `compare` executes both kinds.
"""

from __future__ import annotations

import os
import random
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from callers import jitted
from mlir import ir
from programs.numbers import COMPARISONS, DIVISIONS, INTEGERS
from programs.types import INDEX, NAMED, UndefinedError

import mlir_abi
from mlir_abi.dialect_attrs.reflection.record import FunctionReflection
from mlir_abi.pipeline.run import run_pipeline

Env: TypeAlias = dict[str, int]
"""The bits of each value, as an unsigned number."""

ELEMENTS = {each.name: each for each in NAMED}
SIZES = [*range(9), *range(9), 12, 60, 127, 128, 200, 255, 256, 300]
CHECKED = "abi.checked_by_callers"
OPERATIONS = INTEGERS | DIVISIONS
PREDICATES = ["eq", "ne", *(s + each for s in "su" for each in ("lt", "le", "gt", "ge"))]
MAPS: list[tuple[str, Callable[[int, int], int]]] = [
    ("d0 * s0", lambda a, b: a * b),
    ("s0 * (d0 + 1)", lambda a, b: b * (a + 1)),
    ("d0 * 2 - s0", lambda a, b: 2 * a - b),
    ("(d0 + s0 * 3) floordiv 2", lambda a, b: (a + 3 * b) // 2),
    ("d0 mod 3 + s0", lambda a, b: a % 3 + b),
    ("d0 ceildiv 4 + s0 * -1", lambda a, b: -(-a // 4) - b),
]


class Assertion(NamedTuple):
    """``value`` must be true; ``is_certain`` is whether every call executes it."""

    value: str
    is_certain: bool


@dataclass
class Function:
    """A function on arrays of bytes, its steps, and the values that it returns."""

    rng: random.Random
    name: str
    lines: list[str] = field(default_factory=list)
    steps: list[Callable[[Env], None] | Assertion] = field(default_factory=list)
    values: dict[str, list[str]] = field(default_factory=dict)
    names: Iterator[int] = field(default_factory=count)
    sizes: list[str] = field(default_factory=list)
    checked: list[bool] = field(default_factory=list)

    def __post_init__(self) -> None:
        rng = self.rng
        self.is_plain = rng.random() < 0.6
        self.ranks = [rng.choice([1, 2]) for _ in range(rng.randint(1, 3))]
        static = [[rng.choice([None] * 6 + [2, 4]) for _ in range(rank)] for rank in self.ranks]
        given = [[rng.choice([None] * 9 + ["n", 3]) for _ in shape] for shape in static]
        pairs = [list(zip(*each, strict=True)) for each in zip(static, given, strict=True)]
        self.fixed = [[s or (g if g == 3 else None) for s, g in each] for each in pairs]
        self.named = [
            (i, axis)
            for i, each in enumerate(pairs)
            for axis, (s, g) in enumerate(each)
            if g == "n" and not s
        ]
        self.arguments = []
        for i, each in enumerate(pairs):
            dims = [s or g or "?" for s, g in each]
            text = ", ".join(f'"{d}"' if isinstance(d, str) else str(d) for d in dims)
            attribute = f" {{abi.dims = [{text}]}}" if any(g and not s for s, g in each) else ""
            self.arguments.append(f"%x{i}: {self.type_of(static[i])}{attribute}")
            for axis in range(len(each)):
                dim = (
                    f"tensor.dim %x{i}, {self.constant('index', axis)} : {self.type_of(static[i])}"
                )
                self.sizes.append(self.add("index", dim, lambda env, key=f"{i} {axis}": env[key]))
        steps = [self.compute, self.remainder, self.apply, self.widen]
        for _ in range(rng.randint(1, 6) if self.is_plain else rng.randint(3, 14)):
            rng.choice(steps if self.is_plain else [self.compute, *steps, self.cast, self.select])()
        for _ in range(rng.randint(1, 3)):
            self.assertion()
        self.returned = self.pick("index")

    @staticmethod
    def type_of(shape: list[int | None]) -> str:
        return f"tensor<{'x'.join('?' if s is None else str(s) for s in shape)}xi8>"

    def add(self, type_: str, line: str, value: Callable[[Env], int]) -> str:
        name, element = f"%v{next(self.names)}", ELEMENTS[type_]

        def step(env: Env) -> None:
            env[name] = element.wrap(value(env))

        self.lines.append(f"{name} = {line}")
        self.steps.append(step)
        self.values.setdefault(type_, []).append(name)
        return name

    def constant(self, type_: str, number: int) -> str:
        return self.add(type_, f"arith.constant {number} : {type_}", lambda _: number)

    def pick(self, type_: str) -> str:
        """A value of this type; the last ones are more likely."""
        if type_ == "i1":
            values = self.values.get(type_) or [self.compare()]
            return self.rng.choice([*values, self.add(type_, "arith.constant true", lambda _: 1)])
        if type_ not in self.values or self.rng.random() < 0.3:
            numbers = [1, 2, 2, 3, 4, 6, 9] if self.is_plain else [-1, 0, 1, 2, 2, 3, 4, 6, 9, 100]
            return self.constant(type_, self.rng.choice(numbers))
        values = self.values[type_]
        return self.rng.choice(values[-4:] if self.rng.random() < 0.5 else values)

    def size(self) -> str:
        """One of the sizes, or twice or three times it."""
        size = self.rng.choice(self.sizes)
        if self.rng.random() < 0.7:
            return size
        return self.compute("index", "muli", size, self.constant("index", self.rng.choice([2, 3])))

    def type(self) -> str:
        types = [each for each in self.values if each != "i1"]
        return self.rng.choice(["index", *types])

    def compute(self, type_: str | None = None, name: str | None = None, *operands: str) -> str:
        type_ = type_ or self.type()
        likely = ["addi", "subi", "muli", "floordivsi", "divsi"]
        if self.is_plain:
            name = name or self.rng.choice(["addi", "addi", "subi", "muli", "divsi"])
        name = name or self.rng.choice([*likely * 4, *OPERATIONS])
        a, b = operands or (self.pick(type_), self.pick(type_))
        element, compute = ELEMENTS[type_], OPERATIONS[name]
        overflow = element.wrap(1 << element.bits - 1), element.wrap(-1)

        def value(env: Env) -> int:
            overflows = name.endswith("si") and (env[a], env[b]) == overflow
            if name in DIVISIONS and (env[b] == 0 or overflows):
                raise UndefinedError
            return compute(element, env[a], env[b])

        return self.add(type_, f"arith.{name} {a}, {b} : {type_}", value)

    def compare(
        self, predicate: str | None = None, type_: str | None = None, *operands: str
    ) -> str:
        predicate, type_ = predicate or self.rng.choice(PREDICATES), type_ or self.type()
        a, b = operands or (self.pick(type_), self.pick(type_))
        holds, is_signed = COMPARISONS[predicate[-2:]], predicate[0] == "s"

        def value(env: Env) -> int:
            x, y = (ELEMENTS[type_].signed(env[v]) if is_signed else env[v] for v in (a, b))
            return int(holds(x, y))

        return self.add("i1", f"arith.cmpi {predicate}, {a}, {b} : {type_}", value)

    def cast(self) -> None:
        source, target = (
            self.rng.choice(["i1", self.type()]),
            self.rng.choice(["i32", "i64", "i8", "index"]),
        )
        if source == target:
            return
        is_signed = self.rng.random() < 0.7
        if "index" in (source, target):
            name = "index_cast" if is_signed else "index_castui"
        elif ELEMENTS[source].bits > ELEMENTS[target].bits:
            name = "trunci"
        else:
            name = "extsi" if is_signed else "extui"
        operand = self.pick(source)
        self.add(
            target,
            f"arith.{name} {operand} : {source} to {target}",
            lambda env: ELEMENTS[source].signed(env[operand]) if is_signed else env[operand],
        )

    def widen(self) -> None:
        """A size as JAX and torch-mlir compute with it."""
        operand, target = self.pick("index"), self.rng.choice(["i32", "i64"])
        line = f"arith.index_cast {operand} : index to {target}"
        self.add(target, line, lambda env: env[operand])

    def select(self) -> None:
        type_ = self.rng.choice(["i1", self.type()])
        p, a, b = self.pick("i1"), self.pick(type_), self.pick(type_)
        self.add(
            type_, f"arith.select {p}, {a}, {b} : {type_}", lambda env: env[a if env[p] else b]
        )

    def apply(self) -> None:
        text, function = self.rng.choice(MAPS)
        a, b = self.pick("index"), self.pick("index")
        self.add(
            "index",
            f"affine.apply affine_map<(d0)[s0] -> ({text})>({a})[{b}]",
            lambda env: function(INDEX.signed(env[a]), INDEX.signed(env[b])),
        )

    def remainder(self) -> None:
        """As JAX and torch-mlir compute it: n - n // c * c."""
        type_ = self.type()
        n, c = self.pick(type_), self.constant(type_, self.rng.choice([2, 3, 4, 6]))
        quotient = self.compute(type_, self.rng.choice(["floordivsi", "divsi"]), n, c)
        self.compute(type_, "subi", n, self.compute(type_, "muli", quotient, c))

    def assertion(self) -> None:
        likely = ["eq", "eq", "sge", "sle", "slt", "sgt"]
        predicate = self.rng.choice(likely if self.is_plain else [*PREDICATES, *likely])
        if self.is_plain and self.rng.random() < 0.6:
            size, other = self.size(), self.constant("index", self.rng.randint(0, 4))
            if self.rng.random() < 0.5:
                size = self.compute("index", "addi", size, self.size())
            other = self.rng.choice([self.size(), other])
            value = self.compare(predicate, "index", size, other)
        elif self.rng.random() < 0.1:
            value = self.pick("i1")
        else:
            value = self.compare(predicate)
        line = f'cf.assert {value}, "{len(self.lines)}"'
        is_certain = self.rng.random() < 0.9
        if not is_certain:
            line = f"scf.if {value} {{ {line} }}"  # which is true wherever it is executed
        self.lines.append(line)
        self.steps.append(Assertion(value, is_certain))

    @property
    def text(self) -> str:
        lines = "".join(f"  {each}\n" for each in self.lines)
        head = f"func.func @{self.name}({', '.join(self.arguments)}) -> index"
        return f"{head} {{\n{lines}  return {self.returned} : index\n}}\n"

    def shapes(self) -> list[list[int]]:
        """Random sizes of the arguments, those that the module fixes among them."""
        pool = self.rng.choice([SIZES, range(4)])
        shapes = [[size or self.rng.choice(pool) for size in each] for each in self.fixed]
        if self.named:
            i, axis = self.named[0]
            for j, other in self.named:
                shapes[j][other] = shapes[i][axis]
        return shapes

    def run(self, shapes: list[list[int]]) -> tuple[list[bool], int]:
        """Which assertions are true, and the result."""
        env = {f"{i} {axis}": n for i, each in enumerate(shapes) for axis, n in enumerate(each)}
        truths = []
        for step in self.steps:
            if isinstance(step, Assertion):
                truths.append(bool(env[step.value]) or not step.is_certain)
            else:
                step(env)
        return truths, INDEX.signed(env[self.returned])


def accepts(reflection: FunctionReflection, shapes: list[list[int]]) -> bool:
    """Whether a caller that reads the record calls the function."""
    sizes: dict[str, int] = {}
    for value, shape in zip(reflection.arguments, shapes, strict=True):
        for known, size in zip(value.shape or (), shape, strict=True):
            expected = sizes.setdefault(known, size) if isinstance(known, str) else known
            if expected not in (None, size):
                return False
    return all(eval(str(condition), {}, sizes) for condition in reflection.conditions)


def compare(functions: list[Function], calls: int, *, ends: bool = False) -> Counter[str]:
    """Compare what callers accept, and what compiled code does, with the assertions.

    ``ends``: let one call of each function end a process by an assertion that is left.
    """
    counts: Counter[str] = Counter()
    ended: list[Function] = []
    text = "".join(each.text for each in functions)
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse(text)
        run_pipeline(module, "builtin.module(abi-sizes-from-assertions)")
        reflections = mlir_abi.reflect(module)
        for op, function in zip(module.body, functions, strict=True):
            found: list[bool] = []

            def visit(each: Any, found: list[bool] = found) -> ir.WalkResult:
                if each.operation.name == "cf.assert":
                    found.append(CHECKED in each.operation.attributes)
                return ir.WalkResult.ADVANCE

            op.walk(visit)
            function.checked = found
    removed = [each for each in functions if all(each.checked)]
    others = [each for each in functions if not all(each.checked)]
    counts["assertions that callers check"] += sum(sum(each.checked) for each in functions)
    counts["functions without assertions left"] = len(removed)
    counts["functions with assertions left"] = len(others)
    libraries = {
        each.name: library
        for group, options in ((removed, {}), (others, {"assertions_abort": True}))
        if group
        for library in [jitted("".join(each.text for each in group), opt_level=0, **options)]
        for each in group
    }
    for function in functions:
        call, reflection = libraries[function.name][function.name], reflections[function.name]
        for _ in range(calls):
            shapes = function.shapes()
            try:
                truths, result = function.run(shapes)
            except UndefinedError:
                counts["undefined"] += 1
                continue
            checked = [t for t, c in zip(truths, function.checked, strict=True) if c]
            is_accepted, is_right = accepts(reflection, shapes), all(truths)
            what = f"{shapes} of\n{function.text}{reflection} {[*map(str, reflection.conditions)]}"
            assert is_accepted or not is_right, f"refused: {what}"
            assert all(checked) or not is_accepted, f"accepted: {what}"
            if is_accepted and not is_right:
                counts["ended by an assertion that is left"] += 1
                if ends and function not in ended:
                    ended.append(function)
                    arrays = [np.empty(shape, np.int8) for shape in shapes]
                    status = end_of_process(call, arrays)
                    assert status in (1, -signal.SIGABRT), f"went on: {what}"
                continue
            try:
                actual = call(*(np.empty(shape, np.int8) for shape in shapes))
            except ValueError:
                assert not is_accepted, f"refused by a call: {what}"
                counts["refused"] += 1
            else:
                assert is_accepted, f"accepted by a call: {what}"
                assert actual == result, f"{actual}, expected {result}: {what}"
                counts["accepted"] += 1
    return counts


def end_of_process(call: Callable[..., Any], arrays: list[Any]) -> int:
    """Return the exit status of a process that makes a call."""
    child = os.fork()
    if child == 0:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        try:
            call(*arrays)
        except ValueError:  # earlier passes have folded what is asserted to what callers check
            os._exit(1)
        finally:
            os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def random_functions(seed: int, number: int) -> list[Function]:
    rng = random.Random(seed)
    return [Function(rng, f"f{i}") for i in range(number)]


if __name__ == "__main__":
    total: Counter[str] = Counter()
    for seed in range(*map(int, sys.argv[1:])):
        try:
            total += compare(random_functions(seed, 50), 60, ends=True)
        except AssertionError as error:
            total["wrong"] += 1
            print(f"seed {seed}: {error}", flush=True)
        if seed % 10 == 9:
            print(seed, dict(total), flush=True)
