"""Functions, and calls of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from programs.checksum import checksum
from programs.scope import (
    Frame,
    Machine,
    Returned,
    Scope,
    Value,
    assign,
    function_constant,
    read,
    run,
    yields,
)
from programs.types import BIT, INDEX, FunctionType, Tensor, listed

if TYPE_CHECKING:
    from programs.program import Program


class Function:
    """A function; private ones take a counter first, which ends their recursion."""

    def __init__(self, program: Program, name: str, type_: FunctionType) -> None:
        self.program, self.name, self.type = program, name, type_
        self.names = self.labels = 0
        self.lines: list[str] = []

    def label(self) -> str:
        self.labels += 1
        return f"^bb{self.labels}"

    def return_line(self, values: Sequence[Value]) -> str:
        types = listed([each.type for each in values])
        return f"return {listed(values)} : {types}" if values else "return"

    def results(self, scope: Scope) -> list[Value]:
        """What the function returns; first the checksum, if it is public."""
        if self is not self.program.entry:
            return yields(scope, self.type.outputs)
        return [checksum(scope), *yields(scope, self.type.outputs[1:])]

    def define(self, visibility: str = "private ") -> None:
        """Write the body."""
        scope = Scope(self, depth=2, blocks=True)
        self.inputs = [scope.new(type_) for type_ in self.type.inputs]
        scope.values += self.inputs
        if visibility:
            self._end_recursion(scope)
        scope.fill(scope.rng.randint(2, 5))
        self.returned = self.results(scope)
        self.steps = scope.steps
        typed = [f"{x}: {x.type}" for x in self.inputs]
        head = (
            f"func.func {visibility}@{self.name}({listed(typed)}) -> ({listed(self.type.outputs)})"
        )
        self.lines = [f"{head} {{", *scope.lines, self.return_line(self.returned), "}"]

    def _end_recursion(self, scope: Scope) -> None:
        counter, zero = self.inputs[0], scope.constant(0)
        line = f"arith.cmpi eq, {counter}, {zero} : index"
        done = scope.emit(BIT, line, lambda a, b: int(a == b), counter, zero)
        returned_scope = Scope(self, 0, self.inputs)
        returned = yields(returned_scope, self.type.outputs)
        here, after = self.label(), self.label()
        scope.lines += [
            f"cf.cond_br {done}, {here}, {after}",
            f"{here}:",
            *returned_scope.lines,
            self.return_line(returned),
            f"{after}:",
        ]

        def step(frame: Frame) -> None:
            if frame[done.name]:
                run(returned_scope.steps, frame)
                raise Returned(read(frame, returned))

        scope.steps.append(step)
        scope.values = [*self.inputs, done]

    def __call__(self, machine: Machine, *arguments: Any) -> list[Any]:
        frame = Frame(machine)
        assign(frame, self.inputs, arguments)
        try:
            run(self.steps, frame)
        except Returned as returned:
            (results,) = returned.args
            return results
        return read(frame, self.returned)


def next_counter(scope: Scope) -> Value:
    """The counter for a call: one less than that of the caller, or a few."""
    function = scope.function
    if function is function.program.entry:
        return scope.small(4)
    one = scope.constant(1)
    line = f"arith.subi {function.inputs[0]}, {one} : index"
    return scope.emit(INDEX, line, lambda a, b: a - b, function.inputs[0], one)


def call(scope: Scope) -> None:
    """A call of any private function, also of the one that calls, or of a function value."""
    if not scope.program.functions:
        return
    callee = scope.rng.choice(scope.program.functions)
    operands = [next_counter(scope), *yields(scope, callee.type.inputs[1:])]
    may_be_indirect = not has_tensor(callee.type) and not scope.program.may_fail
    if scope.rng.random() < 0.4 and may_be_indirect:
        function = scope.some(callee.type)
        text, operands = f"call_indirect {function}", [function, *operands]
    else:
        text = f"call @{callee.name}"
    arguments = operands[-len(callee.type.inputs) :]
    results = [scope.new(type_) for type_ in callee.type.outputs]
    line = f"func.{text}({listed(arguments)}) : {callee.type}"
    scope.lines.append(f"{listed(results)} = {line}" if results else line)

    def step(frame: Frame) -> None:
        chosen = frame[operands[0].name] if text.startswith("call_indirect") else callee
        assign(frame, results, chosen(frame.machine, *read(frame, arguments)))

    scope.steps.append(step)
    scope.values += results


def has_tensor(type_: FunctionType) -> bool:
    """MLIR does not bufferize ``func.call_indirect`` of such functions."""
    return any(isinstance(each, Tensor) for each in (*type_.inputs, *type_.outputs))


def select_function(scope: Scope) -> None:
    """One of two functions."""
    if not scope.program.functions:
        return
    type_ = scope.rng.choice(scope.program.functions).type
    a, b = function_constant(scope, type_), scope.some(type_)
    condition = scope.some(BIT)
    line = f"arith.select {condition}, {a}, {b} : {type_}"
    scope.emit(type_, line, lambda c, x, y: x if c else y, condition, a, b)
