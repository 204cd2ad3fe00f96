"""Vectors, and transfers between them and memrefs or tensors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial, reduce
from itertools import count
from math import prod
from typing import Any

import numpy as np

from programs.numbers import INTEGERS
from programs.scope import Scope, Value, array_of, each_of, random_shape, text_of
from programs.types import BIT, INDEX, Element, MemRef, Tensor, Vector, element_of, listed


def transferable(element: Element) -> bool:
    """Whether vectors of it can be loaded and stored (docs/types.md)."""
    return element.bits <= 64 or element.bits % 128 == 0


@dataclass(frozen=True)
class Transfer:
    """Where a transfer reads or writes; ``map`` has a dimension, or None for a broadcast."""

    array: Value
    map: tuple[int | None, ...]
    vector: Vector
    starts: list[int | None]
    """A static start for a dimension that is in bounds."""
    in_bounds: tuple[bool, ...]
    mask: Value | None

    @property
    def used(self) -> list[int]:
        return sorted(d for d in self.map if d is not None)

    def operands(self, inner: Scope) -> list[Value]:
        """The indices."""
        indices = []
        for d, start in enumerate(self.starts):
            if start is not None:
                indices.append(inner.constant(start))
            elif d in self.map:
                indices.append(inner.small(6))
            else:
                indices.append(inner.inside(self.array, d))
        return indices

    def attributes(self) -> str:
        dimensions = [f"d{i}" for i in range(self.array.type.rank)]
        results = ["0" if d is None else f"d{d}" for d in self.map]
        bounds = ["true" if each else "false" for each in self.in_bounds]
        return (
            f"{{in_bounds = [{listed(bounds)}],"
            f" permutation_map = affine_map<({listed(dimensions)}) -> ({listed(results)})>}}"
        )

    def places(
        self, array: np.ndarray, mask: np.ndarray | None, indices: Sequence[int]
    ) -> Iterator[tuple[tuple[int, ...], tuple[int, ...] | None]]:
        """Each place of the vector with its place in the array, None if it is not accessed."""
        for at in np.ndindex(*self.vector.shape):
            place = list(indices)
            for lane, d in zip(at, self.map, strict=True):
                if d is not None:
                    place[d] += lane
            inside = all(i < n for i, n in zip(place, array.shape, strict=True))
            lanes = tuple(at[self.map.index(d)] for d in self.used)
            accessed = inside and (mask is None or mask[lanes])
            yield at, tuple(place) if accessed else None


def random_transfer(scope: Scope, broadcasts: bool) -> Transfer:
    rng = scope.rng
    array = scope.array(*scope.program.arrays, accepts=lambda each: transferable(each.element))
    type_ = array.type
    strided = isinstance(type_, MemRef) and type_.rank and type_.all_strides()[-1] != 1
    least = 1 if strided else 0  # MLIR does not lower a vector of rank 0 here
    dimensions: list[int | None] = rng.sample(range(type_.rank), rng.randint(least, type_.rank))
    if broadcasts:
        for _ in range(rng.choice([0, 0, 0, 1, 2])):
            dimensions.insert(rng.randint(0, len(dimensions)), None)
    lengths = [2, 3, 4] if type_.element == BIT else [1, 2, 3, 4]  # see `insert_part`
    sizes = tuple(rng.choice(lengths) for _ in dimensions)
    starts: list[int | None] = [None] * type_.rank
    in_bounds = [d is None for d in dimensions]
    for i, d in enumerate(dimensions):
        if d is not None and type_.shape[d] is not None and rng.random() < 0.5:
            room = type_.shape[d] - sizes[i]
            if room >= 0:
                starts[d] = rng.randint(0, room)
                in_bounds[i] = True
    used = sorted(d for d in dimensions if d is not None)
    mask = None
    # MLIR does not lower a masked write that leaves out a dimension in the middle.
    is_dense = not used or used[-1] - used[0] < len(used)
    if used and (broadcasts or is_dense) and rng.random() < 0.3:
        mask = scope.some(Vector(tuple(sizes[dimensions.index(d)] for d in used), BIT))
    vector = Vector(sizes, type_.element)
    return Transfer(array, tuple(dimensions), vector, starts, tuple(in_bounds), mask)


def transfer_read(scope: Scope) -> None:
    """By every permutation and broadcast map, masked, and from beyond the end."""
    transfer = random_transfer(scope, broadcasts=True)
    array, padding = transfer.array, scope.some(transfer.vector.element)
    masks = [transfer.mask] if transfer.mask else []

    def compute(source: np.ndarray, pad: Any, *rest: Any) -> np.ndarray:
        mask, indices = (rest[0], rest[1:]) if masks else (None, rest)
        result = np.empty(transfer.vector.shape, object)
        for at, place in transfer.places(source, mask, indices):
            result[at] = pad if place is None else source[place]
        return result

    def build(inner: Scope) -> list[Value]:
        indices = transfer.operands(inner)
        line = (
            f"vector.transfer_read {array}[{listed(indices)}], {listed([padding, *masks])}"
            f" {transfer.attributes()} : {array.type}, {transfer.vector}"
        )
        return [inner.emit(transfer.vector, line, compute, array, padding, *masks, *indices)]

    unused = [d for d in range(array.type.rank) if d not in transfer.map]
    scope.unless_empty(array, unused, [transfer.vector], build)


def transfer_write(scope: Scope) -> None:
    """By every permutation map, masked, and beyond the end."""
    transfer = random_transfer(scope, broadcasts=False)
    array, vector = transfer.array, scope.some(transfer.vector)
    masks = [transfer.mask] if transfer.mask else []
    is_tensor = isinstance(array.type, Tensor)

    def compute(values: np.ndarray, into: np.ndarray, *rest: Any) -> np.ndarray:
        mask, indices = (rest[0], rest[1:]) if masks else (None, rest)
        result = into.copy() if is_tensor else into
        for at, place in transfer.places(into, mask, indices):
            if place is not None:
                result[place] = values[at]
        return result

    def build(inner: Scope) -> list[Value]:
        indices = transfer.operands(inner)
        mask = f", {transfer.mask}" if masks else ""
        line = (
            f"vector.transfer_write {vector}, {array}[{listed(indices)}]{mask}"
            f" {transfer.attributes()} : {vector.type}, {array.type}"
        )
        operands = [vector, array, *masks, *indices]
        if is_tensor:
            return [inner.emit(array.type, line, compute, *operands)]
        inner.perform(line, compute, *operands)
        return []

    unused = [d for d in range(array.type.rank) if d not in transfer.map]
    scope.unless_empty(array, unused, [array.type] if is_tensor else [], build)


def broadcast(scope: Scope) -> None:
    """``vector.broadcast`` of a number, or of a vector along new dimensions."""
    source = scope.find(lambda each: isinstance(each, Vector)) or scope.some(scope.element())
    if scope.rng.random() < 0.5:
        source = scope.some(scope.element())
    shape = source.type.shape if isinstance(source.type, Vector) else ()
    added = scope.rng.randint(0, max(0, 3 - len(shape)))
    front = tuple(scope.rng.randint(1, 3) for _ in range(added))
    result = Vector(front + shape, element_of(source.type))
    line = f"vector.broadcast {source} : {source.type} to {result}"

    def compute(x: Any) -> np.ndarray:
        whole = np.empty(result.shape, object)
        whole[...] = x
        return whole

    scope.emit(result, line, compute, source)


def extract(scope: Scope) -> None:
    """``vector.extract`` of an element or a part, at a static place."""
    vector = scope.array(Vector, accepts=lambda each: each.rank > 0)
    type_ = vector.type
    at = tuple(scope.rng.randrange(n) for n in type_.shape[: scope.rng.randint(1, type_.rank)])
    rest = type_.shape[len(at) :]
    result = Vector(rest, type_.element) if rest else type_.element
    line = f"vector.extract {vector}[{listed(at)}] : {result} from {type_}"
    scope.emit(result, line, lambda x: x[at], vector)


def insert_part(scope: Scope) -> None:
    """``vector.insert``, at a static place, or of an element at one that the run knows."""
    vector = scope.array(Vector, accepts=lambda each: each.rank > 0)
    type_ = vector.type
    at = [scope.rng.randrange(n) for n in type_.shape[: scope.rng.randint(1, type_.rank)]]
    rest = type_.shape[len(at) :]
    part = scope.some(Vector(rest, type_.element) if rest else type_.element)
    last = scope.small(type_.shape[len(at) - 1])
    # LLVM cannot insert one bit into one (docs/versions.md).
    is_static = rest or (type_.element == BIT and type_.shape[-1] == 1)
    texts = at if is_static else [*at[:-1], last]

    def compute(x: Any, into: np.ndarray, i: int) -> np.ndarray:
        result = into.copy()
        result[tuple(at if is_static else [*at[:-1], i])] = x
        return result

    line = f"vector.insert {part}, {vector} [{listed(texts)}] : {part.type} into {type_}"
    scope.emit(type_, line, compute, part, vector, last)


def shuffle(scope: Scope) -> None:
    """``vector.shuffle`` of two vectors."""
    a = scope.array(Vector, accepts=lambda each: each.rank == 1)
    b = scope.some(Vector((scope.rng.randint(1, 4),), a.type.element))
    length = a.type.shape[0] + b.type.shape[0]
    order = [scope.rng.randrange(length) for _ in range(scope.rng.randint(1, 5))]
    result = Vector((len(order),), a.type.element)
    line = f"vector.shuffle {a}, {b} [{listed(order)}] : {a.type}, {b.type}"
    scope.emit(result, line, lambda x, y: np.concatenate([x, y])[order], a, b)


def reduction(scope: Scope) -> None:
    """``vector.reduction`` of integers, to a number."""
    vector = scope.array(Vector, accepts=lambda each: each.rank == 1 and each.element.is_integer)
    element = vector.type.element
    names = {"add": "addi", "mul": "muli", "and": "andi", "or": "ori", "xor": "xori"}
    names |= {name: name for name in ("minsi", "maxsi", "minui", "maxui")}
    name = scope.rng.choice([*names])
    compute = INTEGERS[names[name]]
    line = f"vector.reduction <{name}>, {vector} : {vector.type} into {element}"
    scope.emit(
        element,
        line,
        lambda x: reduce(lambda a, b: element.wrap(compute(element, a, b)), x),
        vector,
    )


def multi_reduction(scope: Scope) -> None:
    """``vector.multi_reduction`` along one dimension."""
    vector = scope.array(Vector, accepts=lambda each: each.rank > 1 and each.element.is_integer)
    type_, element = vector.type, vector.type.element
    along = scope.rng.randrange(type_.rank)
    rest = tuple(n for i, n in enumerate(type_.shape) if i != along)
    start = scope.some(Vector(rest, element))
    line = f"vector.multi_reduction <add>, {vector}, {start} [{along}] : {type_} to {start.type}"

    def compute(x: np.ndarray, y: np.ndarray) -> np.ndarray:
        return each_of(lambda a, b: element.wrap(a + b), np.asarray(x.sum(along), object), y)

    scope.emit(start.type, line, compute, vector, start)


def reshape_vector(scope: Scope) -> None:
    """``vector.shape_cast``."""
    vector = scope.array(Vector, accepts=lambda each: each.rank > 0)
    shape = list(vector.type.shape)
    scope.rng.shuffle(shape)
    if scope.rng.random() < 0.5:
        shape = [prod(shape)]
    result = Vector(tuple(shape), vector.type.element)
    line = f"vector.shape_cast {vector} : {vector.type} to {result}"
    scope.emit(result, line, lambda x: x.reshape(shape), vector)


def create_mask(scope: Scope) -> None:
    """``vector.create_mask`` and ``vector.constant_mask``."""
    shape = random_shape(scope.rng, False)
    if not shape:
        return
    result = Vector(shape, BIT)

    def compute(*sizes: int) -> np.ndarray:
        return array_of(
            shape,
            (int(all(i < n for i, n in zip(at, sizes, strict=True))) for at in np.ndindex(*shape)),
        )

    if scope.rng.random() < 0.3:
        sizes = [scope.rng.randint(1, n) for n in shape]
        scope.emit(
            result, f"vector.constant_mask [{listed(sizes)}] : {result}", lambda: compute(*sizes)
        )
    else:
        values = [scope.small(6) for _ in shape]
        line = f"vector.create_mask {listed(values)} : {result}"
        scope.emit(result, line, compute, *values)


def masked_access(scope: Scope) -> None:
    """``vector.maskedload`` and ``vector.maskedstore`` at the start of a memref."""
    memref = scope.array(
        MemRef,
        accepts=lambda each: (
            each.rank == 1 and transferable(each.element) and each.all_strides() == (1,)
        ),
    )
    type_ = memref.type
    width = scope.rng.randint(1, 4)
    vector = Vector((width,), type_.element)
    mask, zero, size_ = scope.new(Vector((width,), BIT)), scope.constant(0), scope.size(memref, 0)
    mask = scope.emit(
        mask.type,
        f"vector.create_mask {size_} : {mask.type}",
        lambda n: array_of([width], (int(i < n) for i in range(width))),
        size_,
    )
    both = scope.some(mask.type)
    line = f"arith.andi {mask}, {both} : {mask.type}"
    mask = scope.emit(mask.type, line, partial(each_of, lambda a, b: a & b), mask, both)
    x = scope.some(vector)
    if scope.rng.random() < 0.5:
        line = (
            f"vector.maskedload {memref}[{zero}], {mask}, {x}"
            f" : {type_}, {mask.type}, {vector} into {vector}"
        )
        scope.emit(
            vector,
            line,
            lambda array, m, p: array_of(
                [width], (array[i] if m[i] else p[i] for i in range(width))
            ),
            memref,
            mask,
            x,
        )
    else:
        line = f"vector.maskedstore {memref}[{zero}], {mask}, {x} : {type_}, {mask.type}, {vector}"

        def effect(array: np.ndarray, m: np.ndarray, values: np.ndarray) -> None:
            for i in range(width):
                if m[i]:
                    array[i] = values[i]

        scope.perform(line, effect, memref, mask, x)


def gather(scope: Scope) -> None:
    """``vector.gather`` from a memref of static size."""
    memref = scope.array(
        MemRef,
        accepts=lambda each: (
            each.rank == 1
            and bool(each.shape[0])
            and transferable(each.element)
            and each.all_strides() == (1,)
        ),
    )
    type_ = memref.type
    width = scope.rng.randint(1, 4)
    vector, zero = Vector((width,), type_.element), scope.constant(0)
    places = array_of([width], (scope.rng.randrange(type_.shape[0]) for _ in count()))
    at = scope.emit(
        Vector((width,), INDEX),
        f"arith.constant {text_of(Vector((width,), INDEX), places)}",
        lambda: places,
    )
    mask, x = scope.some(Vector((width,), BIT)), scope.some(vector)
    line = (
        f"vector.gather {memref}[{zero}] [{at}], {mask}, {x}"
        f" : {type_}, {at.type}, {mask.type}, {vector} into {vector}"
    )
    scope.emit(
        vector,
        line,
        lambda array, i, m, p: array_of(
            [width], (array[i[k]] if m[k] else p[k] for k in range(width))
        ),
        memref,
        at,
        mask,
        x,
    )
