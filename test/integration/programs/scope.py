"""A region of a random program: its operations, its values, and how values are made."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from programs.types import (
    BIT,
    INDEX,
    Element,
    FunctionType,
    MemRef,
    Shape,
    Tensor,
    Type,
    UndefinedError,
    Unranked,
    Vector,
    dynamic,
    listed,
)

if TYPE_CHECKING:
    from programs.functions import Function

FUEL = 10_000
"""How many operations a call may execute."""


class Returned(Exception):  # noqa: N818 - it is no error
    """A function returns the values of ``args``."""


@dataclass(frozen=True)
class Value:
    """An SSA value."""

    name: str
    type: Any

    def __str__(self) -> str:
        return self.name


class Machine:
    """What the functions of a program share while it runs."""

    def __init__(self, globals_: dict[str, np.ndarray]) -> None:
        self.globals = globals_
        self.fuel = FUEL


class Frame(dict[str, Any]):
    """The values of a call of a function."""

    def __init__(self, machine: Machine) -> None:
        super().__init__()
        self.machine = machine


Step: TypeAlias = Callable[[Frame], None]


def run(steps: Sequence[Step], frame: Frame) -> None:
    for step in steps:
        frame.machine.fuel -= 1
        if frame.machine.fuel < 0:
            raise UndefinedError("it takes too long")
        step(frame)


class Scope:
    """The operations of a region, with the values that they can use."""

    def __init__(
        self, function: Function, depth: int, values: Sequence[Value] = (), blocks: bool = False
    ) -> None:
        self.function, self.program, self.rng = function, function.program, function.program.rng
        self.depth = depth
        self.values = list(values)
        self.lines: list[str] = []
        self.steps: list[Step] = []
        self.has_blocks = blocks
        """Whether branches between blocks, and `return`, can stand here."""

    def new(self, type_: Type) -> Value:
        self.function.names += 1
        return Value(f"%{self.function.names}", type_)

    def perform(self, line: str, effect: Callable[..., object], *operands: Value) -> None:
        """An operation without results; ``effect`` gets the values of the operands."""

        def step(frame: Frame) -> None:
            effect(*(frame[each.name] for each in operands))

        self.lines.append(line)
        self.steps.append(step)

    def emit(self, type_: Type, line: str, compute: Callable[..., Any], *operands: Value) -> Value:
        """An operation with one result, which ``compute`` returns."""
        (result,) = self.emit_all([type_], line, lambda *each: [compute(*each)], *operands)
        return result

    def emit_all(
        self, types: Sequence[Type], line: str, compute: Callable[..., Any], *operands: Value
    ) -> list[Value]:
        """An operation whose results ``compute`` returns in a list."""
        results = [self.new(type_) for type_ in types]

        def step(frame: Frame) -> None:
            assign(frame, results, compute(*(frame[each.name] for each in operands)))

        self.lines.append(f"{listed(results)} = {line}" if results else line)
        self.steps.append(step)
        self.values += results
        return results

    def region(self, *arguments: Value, has_blocks: bool = False) -> Scope:
        """A region inside this one."""
        values = [*self.values, *arguments]
        return Scope(self.function, self.depth - 1, values, has_blocks)

    def fill(self, length: int) -> None:
        """Add about ``length`` random operations."""
        for _ in range(length):
            (construct,) = self.rng.choices(*self.program.constructs)
            if construct not in self.program.nests or self.depth > 0:
                before = len(self.values)
                construct(self)
                if self.rng.random() < 0.7:
                    self.program.observe(self, before)

    def find(self, accepts: Callable[[Any], bool]) -> Value | None:
        """A visible value whose type ``accepts`` likes, more often one of the last."""
        matches = [value for value in self.values if accepts(value.type)]
        return (
            self.rng.choice(matches[-4:] if self.rng.random() < 0.5 else matches)
            if matches
            else None
        )

    def some(self, type_: Type) -> Value:
        """A value of ``type_``, which there is, or is made."""
        if self.rng.random() < 0.9 and (value := self.find(lambda each: each == type_)):
            return value
        return make(self, type_)

    def constant(self, value: Any, type_: Element = INDEX) -> Value:
        return self.emit(type_, f"arith.constant {text_of(type_, value)}", lambda: value)

    def element(self, accepts: Callable[[Element], bool] = lambda _: True) -> Element:
        """One of the elements of this program."""
        return self.rng.choice([each for each in self.program.elements if accepts(each)])

    def integer(self) -> Element:
        return self.element(lambda each: each.is_integer)

    def array(self, *kinds: type, accepts: Callable[[Any], bool] = lambda _: True) -> Value:
        """A memref, tensor or vector."""
        value = self.find(lambda each: isinstance(each, kinds) and accepts(each))
        if value and self.rng.random() < 0.9:
            return value
        while True:
            kind = self.rng.choice(kinds)
            type_ = kind(random_shape(self.rng, kind is not Vector), self.element())
            if accepts(type_):
                return make(self, type_)

    def small(self, limit: int) -> Value:
        """An index below ``limit``."""
        if self.rng.random() < 0.5:
            return self.constant(self.rng.randrange(limit))
        divisor = self.constant(limit)
        x = self.some(INDEX)
        return self.emit(
            INDEX, f"arith.remui {x}, {divisor} : index", lambda a, b: a % b, x, divisor
        )

    def size(self, array: Value, dimension: int) -> Value:
        """The size of a memref or tensor."""
        static = array.type.shape[dimension]
        if static is not None and self.rng.random() < 0.7:
            return self.constant(static)
        at = self.constant(dimension)
        dialect = "tensor" if isinstance(array.type, Tensor) else "memref"
        line = f"{dialect}.dim {array}, {at} : {array.type}"
        return self.emit(INDEX, line, lambda x, i: x.shape[i], array, at)

    def inside(self, array: Value, dimension: int) -> Value:
        """An index within ``array``, which is not empty."""
        static = array.type.shape[dimension]
        if static:
            return self.small(static)
        size, x = self.size(array, dimension), self.some(INDEX)
        one = self.constant(1)
        line = f"arith.maxui {size}, {one} : index"
        divisor = self.emit(INDEX, line, max, size, one)
        return self.emit(
            INDEX, f"arith.remui {x}, {divisor} : index", lambda a, b: a % b, x, divisor
        )

    def unless_empty(
        self,
        array: Value,
        dimensions: Sequence[int],
        types: Sequence[Type],
        build: Callable[[Scope], list[Value]],
    ) -> list[Value]:
        """What ``build`` makes if all ``dimensions`` have elements, else other values."""
        if all(array.type.shape[d] for d in dimensions):
            return build(self)
        zero, holds = self.constant(0), self.constant(1, BIT)
        for d in dimensions:
            size = self.size(array, d)
            line = f"arith.cmpi ugt, {size}, {zero} : index"
            more = self.emit(BIT, line, lambda a, b: int(a > b), size, zero)
            line = f"arith.andi {holds}, {more} : i1"
            holds = self.emit(BIT, line, lambda a, b: a & b, holds, more)
        other = partial(yields, types=types)
        return branch(self, holds, types, build, other)


def yields(scope: Scope, types: Sequence[Type]) -> list[Value]:
    return [scope.some(type_) for type_ in types]


def assign(frame: Frame, names: Sequence[Value], values: Sequence[Any]) -> None:
    frame.update({each.name: value for each, value in zip(names, values, strict=True)})


def read(frame: Frame, names: Sequence[Value]) -> list[Any]:
    return [frame[each.name] for each in names]


def random_shape(rng: Random, is_dynamic: bool) -> Shape:
    """A shape of rank 0 to 3; a vector has no empty dimension."""
    if not is_dynamic:
        return tuple(rng.choice([1, 2, 3, 4]) for _ in range(rng.choice([0, 1, 1, 1, 2, 2, 3])))
    sizes = [None, None, 0, 1, 2, 3, 3, 4]
    return tuple(rng.choice(sizes) for _ in range(rng.choice([0, 1, 1, 2, 2, 3])))


def array_of(shape: Sequence[int], values: Iterator[Any]) -> np.ndarray:
    result = np.empty(shape, object)
    for at in np.ndindex(*shape):
        result[at] = next(values)
    return result


def each_of(compute: Callable[..., Any], *operands: Any) -> Any:
    """``compute`` of numbers, or of each element of arrays of one shape."""
    if not isinstance(operands[0], np.ndarray):
        return compute(*operands)
    shape = operands[0].shape
    if any(each.shape != shape for each in operands):
        raise UndefinedError("the shapes differ")
    return array_of(shape, (compute(*(x[at] for x in operands)) for at in np.ndindex(*shape)))


def text_of(type_: Any, value: Any) -> str:
    """The attribute of a constant."""
    if isinstance(type_, Element):
        literal = type_.literal(value)
        return literal if type_.name == "i1" else f"{literal} : {type_}"
    return f"{dense(value, type_.element)} : {type_}"


def dense(value: np.ndarray, element: Element) -> str:
    def nested(part: Any) -> str:
        if isinstance(part, np.ndarray):
            return f"[{', '.join(map(nested, part))}]"
        return element.literal(part)

    return f"dense<{nested(value if value.ndim else value[()]) if value.size else ''}>"


def make(scope: Scope, type_: Type) -> Value:
    """A new value of ``type_``."""
    rng = scope.rng
    match type_:
        case Element():
            value = type_.random(rng)
            return scope.emit(type_, f"arith.constant {text_of(type_, value)}", lambda: value)
        case Vector():
            value = random_array(rng, type_.shape, type_.element)
            return scope.emit(type_, f"arith.constant {text_of(type_, value)}", lambda: value)
        case Tensor():
            return make_tensor(scope, type_)
        case MemRef(strides=None):
            return make_memref(scope, type_, "memref.alloc")
        case MemRef():
            return cast(scope, scope.some(MemRef(type_.shape, type_.element)), type_)
        case Unranked():
            rank = rng.randint(0, 2)
            return cast(scope, scope.some(MemRef((None,) * rank, type_.element)), type_)
        case FunctionType():
            return function_constant(scope, type_)
    raise TypeError(type_)


def can_be_made(type_: Type) -> bool:
    """Whether `make` has a value of this type for any program."""
    if isinstance(type_, MemRef) and type_.strides is not None:
        return type_ == dynamic(type_.rank, type_.element)
    return not isinstance(type_, FunctionType)


def random_array(rng: Random, shape: Sequence[Any], element: Element) -> np.ndarray:
    return array_of(shape, (element.random(rng) for _ in count()))


def make_tensor(scope: Scope, type_: Tensor) -> Value:
    """A constant, or an empty tensor that is filled."""
    if None not in type_.shape and scope.rng.random() < 0.5:
        value = random_array(scope.rng, type_.shape, type_.element)
        return scope.emit(type_, f"arith.constant {text_of(type_, value)}", lambda: value)
    sizes = [scope.small(4) for size in type_.shape if size is None]
    line = f"tensor.empty({listed(sizes)}) : {type_}"
    empty = scope.emit(type_, line, partial(uninitialised, type_.shape), *sizes)
    scope.values.remove(empty)
    x = scope.some(type_.element)
    line = f"linalg.fill ins({x} : {x.type}) outs({empty} : {type_}) -> {type_}"
    return scope.emit(type_, line, filled, x, empty)


def make_memref(
    scope: Scope, type_: MemRef, operation: str, sizes: Sequence[Value] | None = None
) -> Value:
    """New memory, filled."""
    if sizes is None:
        sizes = [scope.small(4) for size in type_.shape if size is None]
    result = scope.emit(
        type_,
        f"{operation}({listed(sizes)}) : {type_}",
        partial(uninitialised, type_.shape),
        *sizes,
    )
    x = scope.some(type_.element)
    line = f"linalg.fill ins({x} : {x.type}) outs({result} : {type_})"
    scope.perform(line, lambda x, to: to.fill(x), x, result)
    return result


def uninitialised(shape: Shape, *sizes: int) -> np.ndarray:
    missing = iter(sizes)
    return np.empty([next(missing) if size is None else size for size in shape], object)


def filled(x: Any, like: np.ndarray) -> np.ndarray:
    return array_of(like.shape, (x for _ in count()))


def branch(
    scope: Scope,
    condition: Value,
    types: Sequence[Type],
    then: Callable[[Scope], list[Value]],
    otherwise: Callable[[Scope], list[Value]],
) -> list[Value]:
    """``scf.if``."""
    results = [scope.new(type_) for type_ in types]
    ways = []
    for build in (then, otherwise):
        inner = scope.region()
        ways.append((inner, build(inner)))
    head = f"scf.if {condition} -> ({listed(types)}) {{" if types else f"scf.if {condition} {{"
    scope.lines.append(f"{listed(results)} = {head}" if results else head)
    for (inner, yielded), begin in zip(ways, (None, "} else {"), strict=True):
        scope.lines += [begin] if begin else []
        scope.lines += inner.lines
        if types:
            scope.lines.append(f"scf.yield {listed(yielded)} : {listed(types)}")
    scope.lines.append("}")

    def step(frame: Frame) -> None:
        inner, yielded = ways[0 if frame[condition.name] else 1]
        run(inner.steps, frame)
        assign(frame, results, read(frame, yielded))

    scope.steps.append(step)
    scope.values += results
    return results


def cast(scope: Scope, value: Value, type_: Type) -> Value:
    """``memref.cast`` or ``tensor.cast``."""
    if value.type == type_:
        return value
    dialect = "tensor" if isinstance(type_, Tensor) else "memref"
    line = f"{dialect}.cast {value} : {value.type} to {type_}"
    return scope.emit(type_, line, lambda x: x, value)


def function_constant(scope: Scope, type_: FunctionType) -> Value:
    """``func.constant``."""
    functions = [each for each in scope.program.functions if each.type == type_]
    function = scope.rng.choice(functions)
    return scope.emit(type_, f"func.constant @{function.name} : {type_}", lambda: function)


def view(
    buffer: np.ndarray, offset: int, shape: Sequence[int], strides: Sequence[int]
) -> np.ndarray:
    """A view of ``buffer``; the strides count elements."""
    ends = [(n - 1) * step for n, step in zip(shape, strides, strict=True)]
    first, last = (offset + sum(pick(end, 0) for end in ends) for pick in (min, max))
    assert 0 in shape or 0 <= first <= last < len(buffer)
    stored = buffer if buffer.dtype == object else buffer.view(f"u{buffer.itemsize}")
    steps = [stride * buffer.itemsize for stride in strides]
    # NumPy's as_strided does not know the dtypes of ml_dtypes.
    return np.lib.stride_tricks.as_strided(stored[offset:], shape, steps).view(buffer.dtype)
