"""Regions of `scf`, and blocks of `cf`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from programs.scope import (
    Frame,
    Returned,
    Scope,
    Value,
    assign,
    branch,
    can_be_made,
    make_memref,
    random_shape,
    read,
    run,
    yields,
)
from programs.types import BIT, INDEX, MemRef, Type, listed


def carried_types(scope: Scope, most: int = 2) -> list[Any]:
    """Types of some values that a region may yield."""
    types = [value.type for value in scope.values if can_be_made(value.type)]
    return scope.rng.choices(types, k=scope.rng.randint(0, most)) if types else []


def random_region(scope: Scope, types: Sequence[Type]) -> list[Value]:
    """Some operations, and values to yield."""
    scope.fill(scope.rng.randint(1, 3))
    return yields(scope, types)


def if_(scope: Scope) -> None:
    types = carried_types(scope)
    build = partial(random_region, types=types)
    branch(scope, scope.some(BIT), types, build, build)


def for_(scope: Scope) -> None:
    """``scf.for`` of 0 to 3 iterations that carries values."""
    types = carried_types(scope)
    start, step_by, trips = scope.rng.randint(0, 3), scope.rng.randint(1, 3), scope.small(4)
    begin, by = scope.constant(start), scope.constant(step_by)
    line = f"arith.muli {trips}, {by} : index"
    length = scope.emit(INDEX, line, lambda a, b: a * b, trips, by)
    end = scope.emit(
        INDEX, f"arith.addi {begin}, {length} : index", lambda a, b: a + b, begin, length
    )
    initial = yields(scope, types)
    induction, *inner_values = [scope.new(type_) for type_ in (INDEX, *types)]
    inner = scope.region(induction, *inner_values)
    yielded = random_region(inner, types)
    results = [scope.new(type_) for type_ in types]
    head = f"scf.for {induction} = {begin} to {end} step {by}"
    if types:
        pairs = [f"{a} = {b}" for a, b in zip(inner_values, initial, strict=True)]
        head = f"{listed(results)} = {head} iter_args({listed(pairs)}) -> ({listed(types)})"
    scope.lines += [f"{head} {{", *inner.lines]
    scope.lines += [f"scf.yield {listed(yielded)} : {listed(types)}"] if types else []
    scope.lines.append("}")

    def step(frame: Frame) -> None:
        values = read(frame, initial)
        for i in range(start, frame[end.name], step_by):
            assign(frame, [induction, *inner_values], [i, *values])
            run(inner.steps, frame)
            values = read(frame, yielded)
        assign(frame, results, values)

    scope.steps.append(step)
    scope.values += results


def while_(scope: Scope) -> None:
    """``scf.while`` whose counter ends it; what the condition passes on may differ in order."""
    types = carried_types(scope)
    limit, zero = scope.small(4), scope.constant(0)
    initial = [zero, *yields(scope, types)]
    before = [scope.new(type_) for type_ in (INDEX, *types)]
    first = scope.region(*before)
    passed = [before[0], *random_region(first, types)]
    line = f"arith.cmpi ult, {before[0]}, {limit} : index"
    goes_on = first.emit(BIT, line, lambda a, b: int(a < b), before[0], limit)
    after = [scope.new(type_) for type_ in (INDEX, *types)]
    second = scope.region(*after)
    one = second.constant(1)
    line = f"arith.addi {after[0]}, {one} : index"
    following = second.emit(INDEX, line, lambda a, b: a + b, after[0], one)
    yielded = [following, *random_region(second, types)]
    results = [scope.new(type_) for type_ in (INDEX, *types)]
    all_types = listed([INDEX, *types])
    pairs = [f"{a} = {b}" for a, b in zip(before, initial, strict=True)]
    typed = [f"{each}: {each.type}" for each in after]
    scope.lines += [
        f"{listed(results)} = scf.while ({listed(pairs)}) : ({all_types}) -> ({all_types}) {{",
        *first.lines,
        f"scf.condition({goes_on}) {listed(passed)} : {all_types}",
        "} do {",
        f"^bb0({listed(typed)}):",
        *second.lines,
        f"scf.yield {listed(yielded)} : {all_types}",
        "}",
    ]

    def step(frame: Frame) -> None:
        values = read(frame, initial)
        while True:
            assign(frame, before, values)
            run(first.steps, frame)
            values = read(frame, passed)
            if not frame[goes_on.name]:
                break
            assign(frame, after, values)
            run(second.steps, frame)
            values = read(frame, yielded)
        assign(frame, results, values)

    scope.steps.append(step)
    scope.values += results


def index_switch(scope: Scope) -> None:
    types = carried_types(scope)
    chosen = scope.small(4) if scope.rng.random() < 0.5 else scope.some(INDEX)
    numbers = {*scope.rng.sample(range(4), 2), INDEX.random(scope.rng)}
    numbers -= {2**63 - 2, 2**63 - 1}  # the parser ends the process at these
    cases = {f"case {INDEX.signed(i)}": i for i in sorted(numbers)}
    results = [scope.new(type_) for type_ in types]
    arrow = f" -> {listed(types)}" if types else ""
    head = f"scf.index_switch {chosen}{arrow}"
    scope.lines.append(f"{listed(results)} = {head}" if types else head)
    ways = {}
    for text in (*cases, "default"):
        inner = scope.region()
        yielded = random_region(inner, types)
        scope.lines += [f"{text} {{", *inner.lines]
        scope.lines += [f"scf.yield {listed(yielded)} : {listed(types)}" if types else "scf.yield"]
        scope.lines.append("}")
        ways[cases.get(text)] = inner, yielded

    def step(frame: Frame) -> None:
        inner, yielded = ways.get(frame[chosen.name], ways[None])
        run(inner.steps, frame)
        assign(frame, results, read(frame, yielded))

    scope.steps.append(step)
    scope.values += results


def parallel(scope: Scope) -> None:
    """``scf.parallel`` that adds up integers."""
    element = scope.integer()
    limit, zero, one = scope.small(4), scope.constant(0), scope.constant(1)
    initial = scope.some(element)
    induction, result = scope.new(INDEX), scope.new(element)
    inner = scope.region(induction)
    inner.fill(scope.rng.randint(1, 2))
    term = inner.some(element)
    a, b, c = (scope.new(element) for _ in range(3))
    scope.lines += [
        f"{result} = scf.parallel ({induction}) = ({zero}) to ({limit}) step ({one})"
        f" init ({initial}) -> {element} {{",
        *inner.lines,
        f"scf.reduce({term} : {element}) {{",
        f"^bb0({a}: {element}, {b}: {element}):",
        f"{c} = arith.addi {a}, {b} : {element}",
        f"scf.reduce.return {c} : {element}",
        "}\n}",
    ]

    def step(frame: Frame) -> None:
        total = frame[initial.name]
        for i in range(frame[limit.name]):
            frame[induction.name] = i
            run(inner.steps, frame)
            total = element.wrap(total + frame[term.name])
        frame[result.name] = total

    scope.steps.append(step)
    scope.values.append(result)


def early_return(scope: Scope) -> None:
    """``cf.cond_br`` to a block that returns."""
    if not scope.has_blocks:
        return
    condition = scope.some(BIT)
    returned = scope.function.results(scope)
    here, after = scope.function.label(), scope.function.label()
    scope.lines += [
        f"cf.cond_br {condition}, {here}, {after}",
        f"{here}:",
        scope.function.return_line(returned),
        f"{after}:",
    ]

    def step(frame: Frame) -> None:
        if frame[condition.name]:
            raise Returned(read(frame, returned))

    scope.steps.append(step)


def block_loop(scope: Scope) -> None:
    """A loop of blocks that carries values; its body may return."""
    if not scope.has_blocks:
        return
    types = carried_types(scope)
    zero, one, limit = scope.constant(0), scope.constant(1), scope.small(4)
    initial = [zero, *yields(scope, types)]
    head, after = scope.function.label(), scope.function.label()
    arguments, results = ([scope.new(type_) for type_ in (INDEX, *types)] for _ in range(2))
    inner = scope.region(*arguments, has_blocks=True)
    passed = random_region(inner, types)
    line = f"arith.addi {arguments[0]}, {one} : index"
    following = inner.emit(INDEX, line, lambda a, b: a + b, arguments[0], one)
    line = f"arith.cmpi ult, {following}, {limit} : index"
    goes_on = inner.emit(BIT, line, lambda a, b: int(a < b), following, limit)
    passed = [following, *passed]

    def typed(values: Sequence[Value]) -> str:
        return listed([f"{each}: {each.type}" for each in values])

    all_types = listed([INDEX, *types])
    values_passed = f"({listed(passed)} : {all_types})"
    scope.lines += [
        f"cf.br {head}({listed(initial)} : {all_types})",
        f"{head}({typed(arguments)}):",
        *inner.lines,
        f"cf.cond_br {goes_on}, {head}{values_passed}, {after}{values_passed}",
        f"{after}({typed(results)}):",
    ]

    def step(frame: Frame) -> None:
        values = read(frame, initial)
        while True:
            assign(frame, arguments, values)
            run(inner.steps, frame)
            values = read(frame, passed)
            if not frame[goes_on.name]:
                break
        assign(frame, results, values)

    scope.steps.append(step)
    scope.values += results


def switch(scope: Scope) -> None:
    """``cf.switch``: every case passes other values to one block."""
    if not scope.has_blocks:
        return
    types = carried_types(scope)
    element = scope.integer()
    if element.name == "index" or element.bits > 64:
        return  # MLIR does not parse cases of more bits
    flag = scope.some(element)
    numbers = {element.random(scope.rng) for _ in range(3)}
    cases = sorted(numbers - {2**63 - 2, 2**63 - 1})  # MLIR does not convert these beside tensors
    passed = [yields(scope, types) for _ in range(len(cases) + 1)]
    after = scope.function.label()
    results = [scope.new(type_) for type_ in types]

    def to(values: Sequence[Value]) -> str:
        return f"{after}({listed(values)} : {listed(types)})" if types else after

    texts = [f"{element.signed(c)}: {to(p)}" for c, p in zip(cases, passed[1:], strict=True)]
    typed = [f"{each}: {each.type}" for each in results]
    scope.lines += [
        f"cf.switch {flag} : {element}, [default: {to(passed[0])}, {listed(texts)}]",
        f"{after}({listed(typed)}):" if types else f"{after}:",
    ]

    def step(frame: Frame) -> None:
        value = frame[flag.name]
        way = cases.index(value) + 1 if value in cases else 0
        assign(frame, results, read(frame, passed[way]))

    scope.steps.append(step)
    scope.values += results


def execute_region(scope: Scope) -> None:
    """A region that may have blocks of its own."""
    types = carried_types(scope) or [INDEX]
    inner = scope.region()
    yielded = random_region(inner, types)
    results = [scope.new(type_) for type_ in types]
    scope.lines += [f"{listed(results)} = scf.execute_region -> ({listed(types)}) {{", *inner.lines]
    scope.lines += [f"scf.yield {listed(yielded)} : {listed(types)}", "}"]

    def step(frame: Frame) -> None:
        run(inner.steps, frame)
        assign(frame, results, read(frame, yielded))

    scope.steps.append(step)
    scope.values += results


def scratch(scope: Scope) -> None:
    """Memory that only a region has: on the stack, or allocated and freed."""
    element = scope.element()
    types = [element, INDEX]
    operation = scope.rng.choice(["memref.alloca", "memref.alloc"])
    inner = scope.region()
    memory = make_memref(inner, MemRef(random_shape(scope.rng, True), element), operation)
    yielded = random_region(inner, types)
    if operation == "memref.alloc":
        inner.perform(f"memref.dealloc {memory} : {memory.type}", lambda: None)
    results = [scope.new(type_) for type_ in types]
    scope.lines += [f"{listed(results)} = scf.execute_region -> ({listed(types)}) {{", *inner.lines]
    scope.lines += [f"scf.yield {listed(yielded)} : {listed(types)}", "}"]

    def step(frame: Frame) -> None:
        run(inner.steps, frame)
        assign(frame, results, read(frame, yielded))

    scope.steps.append(step)
    scope.values += results
