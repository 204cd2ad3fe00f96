"""Memrefs and tensors."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from math import prod
from typing import Any

import numpy as np

from programs.numbers import INTEGERS
from programs.scope import (
    Frame,
    Scope,
    Value,
    branch,
    cast,
    make_memref,
    view,
    yields,
)
from programs.types import (
    BIT,
    INDEX,
    Array,
    MemRef,
    Tensor,
    UndefinedError,
    Unranked,
    Vector,
    dynamic,
    listed,
)


def load(scope: Scope) -> None:
    """``memref.load``, ``tensor.extract``."""
    random_element(scope, scope.array(*scope.program.arrays))


def random_element(scope: Scope, array: Value) -> Value:
    """An element of a memref or tensor; another number if it is empty."""
    type_ = array.type

    def build(inner: Scope) -> list[Value]:
        at = [inner.inside(array, d) for d in range(type_.rank)]
        name = "tensor.extract" if isinstance(type_, Tensor) else "memref.load"
        line = f"{name} {array}[{listed(at)}] : {type_}"
        return [inner.emit(type_.element, line, lambda x, *i: x[i], array, *at)]

    (element,) = scope.unless_empty(array, range(type_.rank), [type_.element], build)
    return element


def store(scope: Scope) -> None:
    """``memref.store``."""
    memref = scope.array(MemRef)
    x = scope.some(memref.type.element)

    def build(inner: Scope) -> list[Value]:
        at = [inner.inside(memref, d) for d in range(memref.type.rank)]
        line = f"memref.store {x}, {memref}[{listed(at)}] : {memref.type}"
        inner.perform(line, lambda v, to, *i: to.__setitem__(i, v), x, memref, *at)
        return []

    scope.unless_empty(memref, range(memref.type.rank), [], build)


def insert(scope: Scope) -> None:
    """``tensor.insert``."""
    tensor = scope.array(Tensor)
    x = scope.some(tensor.type.element)

    def inserted(v: Any, into: np.ndarray, *at: int) -> np.ndarray:
        result = into.copy()
        result[at] = v
        return result

    def build(inner: Scope) -> list[Value]:
        at = [inner.inside(tensor, d) for d in range(tensor.type.rank)]
        line = f"tensor.insert {x} into {tensor}[{listed(at)}] : {tensor.type}"
        return [inner.emit(tensor.type, line, inserted, x, tensor, *at)]

    scope.unless_empty(tensor, range(tensor.type.rank), [tensor.type], build)


def atomic(scope: Scope) -> None:
    """``memref.atomic_rmw`` or, of any element, ``memref.generic_atomic_rmw``."""
    memref = scope.array(MemRef, accepts=lambda each: each.element.is_integer)
    element = memref.type.element
    x = scope.some(element)
    if element.name == "index" or element.bits not in (8, 16, 32, 64):
        return  # LLVM has no atomic exchange of other widths
    kind = scope.rng.choice(["addi", "maxs", "minu", "ori", "generic"])
    compute = INTEGERS[{"maxs": "maxsi", "minu": "minui", "generic": "xori"}.get(kind, kind)]

    def effect(v: Any, to: np.ndarray, *at: int) -> Any:
        old = to[at]
        to[at] = element.wrap(compute(element, old, v))
        return old

    def build(inner: Scope) -> list[Value]:
        at = [inner.inside(memref, d) for d in range(memref.type.rank)]
        if kind != "generic":
            line = f"memref.atomic_rmw {kind} {x}, {memref}[{listed(at)}]"
            types = f"({element}, {memref.type}) -> {element}"
            return [inner.emit(element, f"{line} : {types}", effect, x, memref, *at)]
        old, new = inner.new(element), inner.new(element)
        line = (
            f"memref.generic_atomic_rmw {memref}[{listed(at)}] : {memref.type} {{\n"
            f"^bb0({old}: {element}):\n{new} = arith.xori {old}, {x} : {element}\n"
            f"memref.atomic_yield {new} : {element}\n}}"
        )
        return [inner.emit(element, line, effect, x, memref, *at)]

    scope.unless_empty(memref, range(memref.type.rank), [element], build)


def size(scope: Scope) -> None:
    """``memref.dim``, ``tensor.dim``."""
    array = scope.array(*scope.program.arrays)
    if array.type.rank:
        scope.size(array, scope.rng.randrange(array.type.rank))


def forget_sizes(scope: Scope) -> None:
    """A cast to a type that says less."""
    array = scope.array(*scope.program.arrays)
    type_ = array.type
    shape = tuple(None if scope.rng.random() < 0.5 else each for each in type_.shape)
    if isinstance(type_, Tensor):
        cast(scope, array, Tensor(shape, type_.element))
    elif scope.rng.random() < 0.5:
        cast(scope, array, dynamic(type_.rank, type_.element))
    elif type_.strides is None:
        cast(scope, array, MemRef(shape, type_.element))


def to_unranked(scope: Scope) -> None:
    """A cast to an unranked memref; one with another layout is left ranked."""
    memref = scope.array(MemRef, accepts=lambda each: each.strides is None)
    cast(scope, memref, Unranked(memref.type.element))


def from_unranked(scope: Scope) -> None:
    """The rank of an unranked memref, a size, and an element if it has the rank that we guess."""
    inputs = [each for each in scope.function.inputs if isinstance(each.type, Unranked)]
    if not inputs:
        return  # a cast of a cast, MLIR folds wrongly
    memref = scope.rng.choice(inputs)
    element = memref.type.element
    rank = scope.emit(INDEX, f"memref.rank {memref} : {memref.type}", lambda x: x.ndim, memref)
    guess = scope.rng.randint(0, 2)
    guessed = scope.constant(guess)
    line = f"arith.cmpi eq, {rank}, {guessed} : index"
    right = scope.emit(BIT, line, lambda a, b: int(a == b), rank, guessed)
    type_ = scope.rng.choice([MemRef((None,) * guess, element), dynamic(guess, element)])

    def then(inner: Scope) -> list[Value]:
        ranked = cast(inner, memref, type_)
        inner.fill(1)
        if not guess:
            return [inner.constant(7)]
        at = inner.constant(scope.rng.randrange(guess))
        line = f"memref.dim {memref}, {at} : {memref.type}"
        inner.values.append(ranked)
        return [inner.emit(INDEX, line, lambda x, i: x.shape[i], memref, at)]

    branch(scope, right, [INDEX], then, partial(yields, types=[INDEX]))


def get_global(scope: Scope) -> None:
    """``memref.get_global``: all functions see what one writes to it."""
    name, type_ = scope.rng.choice([*scope.program.globals.items()])
    result = scope.new(type_)
    scope.lines.append(f"{result} = memref.get_global @{name} : {type_}")
    scope.steps.append(lambda frame: frame.update({result.name: frame.machine.globals[name]}))
    scope.values.append(result)


@dataclass(frozen=True)
class Number:
    """A number of a slice, which the type knows or not; ``value`` has it."""

    number: int | None
    is_static: bool
    value: Value

    @property
    def static(self) -> int | None:
        return self.number if self.is_static else None

    def __str__(self) -> str:
        return str(self.number) if self.is_static else str(self.value)


def known(scope: Scope, low: int, limit: int) -> Number:
    """A number from ``low`` to below ``limit``."""
    number = scope.rng.randrange(low, limit)
    return Number(number, scope.rng.random() < 0.5, scope.constant(number))


def product(a: int | None, b: int | None) -> int | None:
    if a == 0 or b == 0:
        return 0
    return None if a is None or b is None else a * b


def total(a: int | None, b: int | None) -> int | None:
    return None if a is None or b is None else a + b


def slice_(scope: Scope) -> None:
    """``memref.subview``, ``tensor.extract_slice``, of static sizes, offsets or strides, or not."""
    array = scope.array(
        *scope.program.arrays, accepts=lambda each: each.rank > 0 and 0 not in each.shape
    )
    if None in array.type.shape:
        slice_from_the_front(scope, array)
        return
    offsets = [known(scope, 0, whole) for whole in array.type.shape]
    steps = [known(scope, 1, 3) for _ in offsets]
    most = [
        (whole - 1 - offset.number) // step.number + 1
        for whole, offset, step in zip(array.type.shape, offsets, steps, strict=True)
    ]
    emit_slice(scope, array, offsets, [known(scope, 0, each + 1) for each in most], steps)


def slice_from_the_front(scope: Scope, array: Value) -> Value:
    """A slice of at most the size of the array."""
    rank = array.type.rank
    sizes = []
    for d in range(rank):
        whole, x = scope.size(array, d), scope.small(4)
        line = f"arith.minui {whole}, {x} : index"
        sizes.append(Number(None, False, scope.emit(INDEX, line, min, whole, x)))
    zero, one = (Number(i, True, scope.constant(i)) for i in range(2))
    return emit_slice(scope, array, [zero] * rank, sizes, [one] * rank)


def emit_slice(
    scope: Scope, array: Value, offsets: list[Number], sizes: list[Number], steps: list[Number]
) -> Value:
    type_, is_memref = array.type, isinstance(array.type, MemRef)
    shape = tuple(each.static for each in sizes)
    result: Array
    if is_memref:
        strides = type_.all_strides()
        offset = type_.offset
        for start, stride in zip(offsets, strides, strict=True):
            offset = total(offset, product(start.static, stride))
        new_strides = tuple(product(s, step.static) for s, step in zip(strides, steps, strict=True))
        result = MemRef(shape, type_.element, new_strides, offset)
    else:
        result = Tensor(shape, type_.element)
    operands = [each.value for each in (*offsets, *sizes, *steps)]
    name = "memref.subview" if is_memref else "tensor.extract_slice"
    line = (
        f"{name} {array}[{listed(offsets)}] [{listed(sizes)}] [{listed(steps)}]"
        f" : {type_} to {result}"
    )
    rank = type_.rank

    def compute(x: np.ndarray, *all_: int) -> np.ndarray:
        first, length, by = all_[:rank], all_[rank : 2 * rank], all_[2 * rank :]
        part = x[tuple(slice(a, a + n * s, s) for a, n, s in zip(first, length, by, strict=True))]
        if part.shape != length:
            raise UndefinedError("the slice is not inside")
        return part if is_memref else part.copy()

    return scope.emit(result, line, compute, array, *operands)


def insert_slice(scope: Scope) -> None:
    """``tensor.insert_slice`` of a part of the tensor, from the front."""
    into = scope.array(Tensor, accepts=lambda each: each.rank > 0 and 0 not in each.shape)
    part = slice_from_the_front(scope, into)
    other = scope.find(lambda each: each == part.type) or part
    sizes = [scope.size(other, d) for d in range(into.type.rank)]
    zeros, ones = ["0"] * into.type.rank, ["1"] * into.type.rank
    static = [
        value if size is None else size for size, value in zip(other.type.shape, sizes, strict=True)
    ]
    line = (
        f"tensor.insert_slice {other} into {into}[{listed(zeros)}] [{listed(static)}]"
        f" [{listed(ones)}] : {other.type} into {into.type}"
    )

    def compute(x: np.ndarray, to: np.ndarray) -> np.ndarray:
        if any(a > b for a, b in zip(x.shape, to.shape, strict=True)):
            raise UndefinedError("the slice is not inside")
        result = to.copy()
        result[tuple(slice(0, n) for n in x.shape)] = x
        return result

    scope.emit(into.type, line, compute, other, into)


def reinterpret_cast(scope: Scope) -> None:
    """Any strides, negative ones too, over memory in row-major order."""
    memref = scope.array(
        MemRef, accepts=lambda each: each.strides is None and None not in each.shape
    )
    length = prod(memref.type.shape)
    if length == 0:
        return
    rank = scope.rng.randint(1, 2)
    shape, strides, low, high = [], [], 0, 0
    for _ in range(rank):
        size_, stride = scope.rng.randint(0, 3), scope.rng.randint(-2, 2)
        reach = stride * max(size_ - 1, 0)
        if high - low + abs(reach) >= length:
            size_, reach = min(size_, 1), 0
        shape.append(size_)
        strides.append(stride)
        low, high = low + min(reach, 0), high + max(reach, 0)
    offset = -low + scope.rng.randrange(length - (high - low))
    if 0 in strides:
        return
    result = MemRef(tuple(shape), memref.type.element, tuple(strides), offset)
    if scope.rng.random() < 0.5:
        result = dynamic(rank, memref.type.element)
        values = [scope.constant(INDEX.wrap(each)) for each in (offset, *shape, *strides)]
        texts = [str(each) for each in values]
    else:
        texts = [str(each) for each in (offset, *shape, *strides)]
    line = (
        f"memref.reinterpret_cast {memref} to offset: [{texts[0]}],"
        f" sizes: [{listed(texts[1 : rank + 1])}], strides: [{listed(texts[rank + 1 :])}]"
        f" : {memref.type} to {result}"
    )
    scope.emit(result, line, lambda x: view(x.reshape(-1), offset, shape, strides), memref)


def transpose(scope: Scope) -> None:
    """``memref.transpose``, ``vector.transpose``, ``linalg.transpose``."""
    array = scope.array(
        *scope.program.arrays, Vector, accepts=lambda each: each.rank > 1 and 0 not in each.shape
    )
    type_ = array.type
    order = list(range(type_.rank))
    scope.rng.shuffle(order)
    shape = tuple(type_.shape[i] for i in order)
    if isinstance(type_, MemRef):
        strides = type_.all_strides()
        offset = type_.offset if type_.strides is not None else 0
        result: Array = MemRef(shape, type_.element, tuple(strides[i] for i in order), offset)
        dimensions = [f"d{i}" for i in range(type_.rank)]
        map_ = f"({listed(dimensions)}) -> ({listed([f'd{i}' for i in order])})"
        line = f"memref.transpose {array} {map_} : {type_} to {result}"
        scope.emit(result, line, lambda x: x.transpose(order), array)
    elif isinstance(type_, Vector):
        result = Vector(shape, type_.element)
        line = f"vector.transpose {array}, [{listed(order)}] : {type_} to {result}"
        scope.emit(result, line, lambda x: x.transpose(order).copy(), array)
    elif None not in shape:
        result = Tensor(shape, type_.element)
        into = scope.some(result)
        line = (
            f"linalg.transpose ins({array} : {type_}) outs({into} : {result})"
            f" permutation = [{listed(order)}]"
        )
        scope.emit(result, line, lambda x: x.transpose(order).copy(), array)


def collapse(scope: Scope) -> None:
    """``collapse_shape`` of all dimensions, and perhaps ``expand_shape`` back."""
    array = scope.array(
        *scope.program.arrays,
        accepts=lambda each: (
            each.rank > 1 and None not in each.shape and getattr(each, "strides", None) is None
        ),
    )
    type_ = array.type
    kind, dialect = type(type_), "tensor" if isinstance(type_, Tensor) else "memref"
    flat = kind((prod(type_.shape),), type_.element)
    groups = f"[[{listed([*range(type_.rank)])}]]"
    line = f"{dialect}.collapse_shape {array} {groups} : {type_} into {flat}"
    collapsed = scope.emit(flat, line, lambda x: x.reshape(-1), array)
    if scope.rng.random() < 0.5:
        shape = list(type_.shape)
        scope.rng.shuffle(shape)
        expanded = kind(tuple(shape), type_.element)
        line = (
            f"{dialect}.expand_shape {collapsed} {groups} output_shape [{listed(shape)}]"
            f" : {flat} into {expanded}"
        )
        scope.emit(expanded, line, lambda x: x.reshape(shape), collapsed)


def copy(scope: Scope) -> None:
    """``memref.copy`` between memrefs of one shape that do not overlap."""
    source = scope.array(MemRef)
    type_ = source.type
    target = None
    if None not in type_.shape:
        shape = Array(type_.shape, type_.element)
        target = scope.find(
            lambda each: isinstance(each, MemRef) and Array(each.shape, each.element) == shape
        )
    if target is None or target == source:
        sizes = [scope.size(source, d) for d, size in enumerate(type_.shape) if size is None]
        target = make_memref(scope, MemRef(type_.shape, type_.element), "memref.alloc", sizes)

    def effect(x: np.ndarray, to: np.ndarray) -> None:
        if np.shares_memory(x, to):
            raise UndefinedError("the memory overlaps")
        to[...] = x

    line = f"memref.copy {source}, {target} : {type_} to {target.type}"
    scope.perform(line, effect, source, target)


def generic(scope: Scope) -> None:
    """``linalg.generic`` that reads by a permuted map and combines with what the output has."""
    output = scope.array(
        *scope.program.arrays,
        accepts=lambda each: each.element.is_integer and None not in each.shape,
    )
    type_ = output.type
    used = scope.rng.sample(range(type_.rank), scope.rng.randint(0, type_.rank))
    kind = type(type_)
    input_ = scope.some(kind(tuple(type_.shape[i] for i in used), type_.element))
    dimensions = [f"d{i}" for i in range(type_.rank)]
    maps = [
        f"affine_map<({listed(dimensions)}) -> ({listed(chosen)})>"
        for chosen in ([f"d{i}" for i in used], dimensions)
    ]
    parallel_ = ['"parallel"'] * type_.rank
    name = scope.rng.choice([*INTEGERS])
    result = "" if kind is MemRef else f" -> {type_}"
    element = type_.element
    a, b, c = (scope.new(element) for _ in range(3))
    line = (
        f"linalg.generic {{indexing_maps = [{listed(maps)}],"
        f" iterator_types = [{listed(parallel_)}]}}"
        f" ins({input_} : {input_.type}) outs({output} : {type_}) {{\n"
        f"^bb0({a}: {element}, {b}: {element}):\n"
        f"{c} = arith.{name} {a}, {b} : {element}\nlinalg.yield {c} : {element}\n}}{result}"
    )
    compute = INTEGERS[name]

    def effect(x: np.ndarray, to: np.ndarray) -> np.ndarray:
        if np.shares_memory(x, to) and kind is MemRef:
            raise UndefinedError("the memory overlaps")
        target = to if kind is MemRef else to.copy()
        for at in np.ndindex(*to.shape):
            target[at] = element.wrap(compute(element, x[tuple(at[i] for i in used)], to[at]))
        return target

    if kind is MemRef:
        scope.perform(line, effect, input_, output)
    else:
        scope.emit(type_, line, effect, input_, output)


def affine_loop(scope: Scope) -> None:
    """``affine.for`` over a memref of static shape, which it changes by ``affine.store``."""
    memref = scope.array(
        MemRef,
        accepts=lambda each: each.rank > 0 and None not in each.shape and 0 not in each.shape,
    )
    type_ = memref.type
    x = scope.some(type_.element)
    loops = [scope.new(INDEX) for _ in type_.shape]
    upside_down = scope.rng.random() < 0.5
    texts = [
        f"{n - 1} - {i}" if upside_down else str(i) for n, i in zip(type_.shape, loops, strict=True)
    ]
    old = scope.new(type_.element)
    heads = [f"affine.for {i} = 0 to {n} {{" for i, n in zip(loops, type_.shape, strict=True)]
    last = scope.rng.randrange(type_.shape[0])
    scope.lines += [
        *heads,
        f"{old} = affine.load {memref}[{listed(texts)}] : {type_}",
        f"affine.if affine_set<(d0) : ({last} - d0 >= 0)>({loops[0]}) {{",
        f"affine.store {x}, {memref}[{listed(loops)}] : {type_}",
        "} else {",
        f"affine.store {old}, {memref}[{listed(loops)}] : {type_}",
        "}",
        *["}"] * type_.rank,
    ]

    def step(frame: Frame) -> None:
        array, value = frame[memref.name], frame[x.name]
        for at in np.ndindex(*array.shape):
            there = tuple(n - 1 - i for n, i in zip(array.shape, at, strict=True))
            array[at] = value if at[0] <= last else array[there if upside_down else at]

    scope.steps.append(step)
