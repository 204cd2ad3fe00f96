"""Random modules that pass tuples around, each with a model in Python that says what it computes.

A type is ``"i64"``, ``"f64"`` or a tuple of types, and the model's values are numbers and tuples of
them: nothing in it is ever flattened, so it can judge a pass that flattens.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from hypothesis import strategies as st

Type: TypeAlias = Any
Environment: TypeAlias = dict[str, Any]

LEAVES = ("i64", "f64")
types = st.recursive(
    st.sampled_from(LEAVES), lambda inner: st.lists(inner, max_size=3).map(tuple), max_leaves=6
)
signatures = st.tuples(st.lists(types, max_size=3), st.lists(types, max_size=3))


def spelled(type_: Type) -> str:
    return f"tuple<{', '.join(map(spelled, type_))}>" if isinstance(type_, tuple) else type_


def flat(values: Any) -> list[Any]:
    """The leaves of nested tuples, of types or of numbers."""
    if not isinstance(values, (tuple, list)):
        return [values]
    return [leaf for value in values for leaf in flat(value)]


def nested(type_: Type, leaves: list[Any]) -> Any:
    """The value of ``type_`` that begins ``leaves``, which it is taken from."""
    if isinstance(type_, tuple):
        return tuple(nested(element, leaves) for element in type_)
    return leaves.pop(0)


@dataclass(frozen=True)
class Function:
    """``text`` is a ``func.func``; ``model`` maps its arguments to its results."""

    name: str
    inputs: list[Type]
    results: list[Type]
    text: str
    model: Callable[..., list[Any]]


@dataclass(frozen=True)
class Module:
    functions: list[Function]
    text: str


@st.composite
def modules(draw: Any) -> Module:
    """One to four functions that call those before them, in any order of the text.

    The last is ``@main``, has a C wrapper, and gives two numbers besides its other results. Every
    tuple goes to a function, at least to one that does nothing with it.
    """
    sinks: dict[Type, str] = {}
    functions: list[Function] = []
    for i in range(draw(st.integers(1, 4)) - 1):
        functions.append(_function(draw, f"f{i}", draw(signatures), functions, sinks))
    inputs, results = draw(signatures)
    functions.append(_function(draw, "main", (inputs, [*results, *LEAVES]), functions, sinks))
    texts = [function.text for function in functions]
    texts += [
        f"func.func private @{name}(%t: {spelled(type_)}) {{\n  return\n}}"
        for type_, name in sinks.items()
    ]
    return Module(functions, "\n".join(draw(st.permutations(texts))))


def _function(
    draw: Any,
    name: str,
    signature: tuple[list[Type], list[Type]],
    callees: list[Function],
    sinks: dict[Type, str],
) -> Function:
    inputs, results = signature
    body = _Body(draw, inputs, callees)
    for _ in range(draw(st.integers(0, 5))):
        body.any_operation()
    returned = [body.value(type_) for type_ in results]
    for value, type_ in body.values:
        if isinstance(type_, tuple):
            sink = sinks.setdefault(type_, f"sink{len(sinks)}")
            body.lines.append(f"call @{sink}({value}) : ({spelled(type_)}) -> ()")
    lines = "\n".join(f"  {line}" for line in body.lines)
    parameters = ", ".join(f"%a{i}: {spelled(type_)}" for i, type_ in enumerate(inputs))
    attribute = "attributes {llvm.emit_c_interface} " if name == "main" else ""
    head = f"func.func @{name}({parameters}) -> {_list(results)} {attribute}"
    tail = f"return {', '.join(returned)} : {_types(results)}" if results else "return"

    def model(*arguments: Any) -> list[Any]:
        environment = {f"%a{i}": argument for i, argument in enumerate(arguments)}
        for step in body.steps:
            step(environment)
        return [environment[value] for value in returned]

    return Function(name, inputs, results, f"{head}{{\n{lines}\n  {tail}\n}}", model)


def _types(types_: list[Type]) -> str:
    return ", ".join(map(spelled, types_))


def _list(types_: list[Type]) -> str:
    return f"({_types(types_)})"


class _Body:
    """The ops of a function so far, and the steps of the model that do the same."""

    def __init__(self, draw: Any, inputs: list[Type], callees: list[Function]) -> None:
        self.draw = draw
        self.callees = callees
        self.lines: list[str] = []
        self.steps: list[Callable[[Environment], None]] = []
        self.values = [(f"%a{i}", type_) for i, type_ in enumerate(inputs)]
        self.fresh = 0

    def any_operation(self) -> None:
        choices = [self.regroup, self.add, self.branch]
        choices += [self.call, self.call] if self.callees else []
        self.draw(st.sampled_from(choices))()

    def value(self, type_: Type) -> str:
        """A value of ``type_``: one that is there, or a new one."""
        there = [name for name, value_type in self.values if value_type == type_]
        if there and self.draw(st.integers(0, 3)):
            return self.draw(st.sampled_from(there))
        if not isinstance(type_, tuple):
            return self.constant(type_)
        parts = list(type_) if self.draw(st.booleans()) else flat(type_)
        return self.cast([self.value(part) for part in parts], parts, [type_])[0]

    def constant(self, type_: Type) -> str:
        number = self.draw(st.integers(-9, 9))
        literal = number if type_ == "i64" else f"{number}.0"
        (name,) = self.define(
            [type_], f"arith.constant {literal} : {type_}", lambda environment: [number]
        )
        return name

    def cast(self, operands: list[str], types_: list[Type], results: list[Type]) -> list[str]:
        source = f"{', '.join(operands)} : {_types(types_)} " if operands else ""

        def model(environment: Environment) -> list[Any]:
            leaves = flat([environment[operand] for operand in operands])
            return [nested(result, leaves) for result in results]

        cast = f"builtin.unrealized_conversion_cast {source}to {_types(results)}"
        return self.define(results, cast, model)

    def regroup(self) -> None:
        """Take a tuple apart, into its elements or its leaves."""
        tuples = [(name, type_) for name, type_ in self.values if flat(type_) not in ([], [type_])]
        if tuples:
            name, type_ = self.draw(st.sampled_from(tuples))
            parts = list(type_) if self.draw(st.booleans()) else flat(type_)
            self.cast([name], [type_], parts)

    def add(self) -> None:
        type_ = self.draw(st.sampled_from(LEAVES))
        left, right = self.value(type_), self.value(type_)
        operation = {"i64": "arith.addi", "f64": "arith.addf"}[type_]
        self.define(
            [type_],
            f"{operation} {left}, {right} : {type_}",
            lambda environment: [environment[left] + environment[right]],
        )

    def call(self) -> None:
        callee = self.draw(st.sampled_from(self.callees))
        operands = [self.value(type_) for type_ in callee.inputs]
        type_ = f"{_list(callee.inputs)} -> {_list(callee.results)}"
        call = f"call @{callee.name}"
        if self.draw(st.booleans()):
            self.fresh += 1
            self.lines.append(f"%f{self.fresh} = constant @{callee.name} : {type_}")
            call = f"call_indirect %f{self.fresh}"
        self.define(
            callee.results,
            f"{call}({', '.join(operands)}) : {type_}",
            lambda environment: callee.model(*(environment[operand] for operand in operands)),
        )

    def branch(self) -> None:
        """Go on in a block that is entered with either of two lists of values."""
        types_ = self.draw(st.lists(types, max_size=3))
        condition = self.value("i64")
        sides = [[self.value(type_) for type_ in types_] for _ in range(2)]
        self.fresh += 1
        block = f"^bb{self.fresh}"
        arguments = [f"%b{self.fresh}_{i}" for i in range(len(types_))]
        edges = [f"({', '.join(side)} : {_types(types_)})" if side else "" for side in sides]
        (zero,) = self.define([None], "arith.constant 0 : i64", lambda environment: [0])
        (test,) = self.define(
            [None],
            f"arith.cmpi slt, {condition}, {zero} : i64",
            lambda environment: [environment[condition] < 0],
        )
        parameters = ", ".join(
            f"{name}: {spelled(type_)}" for name, type_ in zip(arguments, types_, strict=True)
        )
        self.lines += [
            f"cf.cond_br {test}, {block}{edges[0]}, {block}{edges[1]}",
            f"{block}({parameters}):" if parameters else f"{block}:",
        ]

        def enter(environment: Environment) -> None:
            taken = sides[0] if environment[test] else sides[1]
            environment.update(zip(arguments, [environment[v] for v in taken], strict=True))

        self.steps.append(enter)
        self.values += zip(arguments, types_, strict=True)

    def define(
        self, types_: list[Type], operation: str, model: Callable[[Environment], list[Any]]
    ) -> list[str]:
        """Add an op with results of ``types_``; None is a type that no other op asks for."""
        self.fresh += 1
        names = [f"%v{self.fresh}_{i}" for i in range(len(types_))]
        self.lines.append(f"{', '.join(names)} = {operation}" if names else operation)

        def step(environment: Environment) -> None:
            environment.update(zip(names, model(environment), strict=True))

        self.steps.append(step)
        self.values += zip(names, types_, strict=True)
        return names
