"""The text of functions, for the generators of random ones."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest


def function_type(inputs: Sequence[str], results: Sequence[str]) -> str:
    return f"({', '.join(inputs)}) -> ({', '.join(results)})"


def echo(
    name: str,
    inputs: Sequence[str],
    picked: Sequence[int],
    argument_attributes: Sequence[str] = (),
    result_attributes: Sequence[str] = (),
    *,
    visibility: str = "",
    attributes: str = "",
    callee: str = "",
) -> str:
    """A function that returns those of its arguments that ``picked`` numbers.

    With ``callee`` it calls a function of the same type, and returns the results of that.
    """
    names = [f"%a{i}" for i in range(len(inputs))]
    results = [inputs[i] for i in picked]
    declared = zip_longest(names, inputs, argument_attributes, fillvalue="")
    arguments = ", ".join(f"{name}: {type_} {attribute}" for name, type_, attribute in declared)
    types = map(" ".join, zip_longest(results, result_attributes, fillvalue=""))
    returned, call = [names[i] for i in picked], ""
    if callee:
        call = f"call @{callee}({', '.join(names)}) : {function_type(inputs, results)}\n  "
        if picked:
            call = f"%r:{len(picked)} = {call}"
        returned = [f"%r#{i}" for i in range(len(picked))]
    end = f"return {', '.join(returned)} : {', '.join(results)}" if picked else "return"
    head = f"func.func {visibility} @{name}({arguments}) -> ({', '.join(types)}) {attributes}"
    return f"{head} {{\n  {call}{end}\n}}\n"


class Body:
    """The lines of a function, and a name for each new value."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.count = 0

    def emit(self, line: str) -> None:
        self.lines.append(line)

    def fresh(self) -> str:
        self.count += 1
        return f"%v{self.count}"

    def add(self, operation: str) -> str:
        """Add an operation with one result, whose name is returned."""
        name = self.fresh()
        self.emit(f"{name} = {operation}")
        return name
