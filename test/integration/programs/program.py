"""A random program: its functions and globals, and calls of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any

import numpy as np

from programs.checksum import CHECKSUM, I64, observe, observe_or_fail
from programs.control_flow import (
    block_loop,
    early_return,
    execute_region,
    for_,
    if_,
    index_switch,
    parallel,
    scratch,
    switch,
    while_,
)
from programs.functions import Function, call, select_function
from programs.memory import (
    affine_loop,
    atomic,
    collapse,
    copy,
    forget_sizes,
    from_unranked,
    generic,
    get_global,
    insert,
    insert_slice,
    load,
    reinterpret_cast,
    size,
    slice_,
    store,
    to_unranked,
    transpose,
)
from programs.numbers import (
    affine_apply,
    bit_operation,
    bitcast,
    compare,
    convert,
    float_operation,
    integer_operation,
    select,
    wide_operation,
)
from programs.scope import (
    Machine,
    Scope,
    array_of,
    dense,
    random_array,
    random_shape,
    view,
)
from programs.types import (
    BIT,
    INDEX,
    INTERNAL,
    NAMED,
    Element,
    FunctionType,
    MemRef,
    Tensor,
    Type,
    UndefinedError,
    Unranked,
    Vector,
    dynamic,
    element_of,
)
from programs.vectors import (
    broadcast,
    create_mask,
    extract,
    gather,
    insert_part,
    masked_access,
    multi_reduction,
    reduction,
    reshape_vector,
    shuffle,
    transfer_read,
    transfer_write,
)

WEIGHTS: dict[Callable[[Scope], object], int] = {
    integer_operation: 6, wide_operation: 1, compare: 2, float_operation: 4, bit_operation: 1,
    convert: 3, bitcast: 1, select: 2, affine_apply: 1,
    if_: 2, for_: 3, while_: 2, index_switch: 1, parallel: 1, early_return: 2, block_loop: 2,
    switch: 1, execute_region: 1, scratch: 2,
    call: 5, select_function: 2,
    load: 3, store: 5, insert: 3, atomic: 1, size: 1, forget_sizes: 2, to_unranked: 2,
    from_unranked: 2, get_global: 3, slice_: 3, insert_slice: 2, reinterpret_cast: 2, transpose: 2,
    collapse: 1, copy: 3, generic: 2, affine_loop: 1,
    transfer_read: 6, transfer_write: 6, broadcast: 1, extract: 2, insert_part: 1, shuffle: 1,
    reduction: 1, multi_reduction: 1, reshape_vector: 1, create_mask: 1, masked_access: 1,
    gather: 1,
}  # fmt: skip
ON_TENSORS = {insert, insert_slice}
ON_MEMREFS = {atomic}
"""Which a module with tensors cannot have: MLIR's deallocation does not take its region."""
NESTS = {if_, for_, while_, index_switch, parallel, block_loop, execute_region, scratch}


@dataclass(frozen=True)
class View:
    """An array that is passed: a view of the buffer ``buffers[buffer]`` of a call."""

    buffer: int
    offset: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]


@dataclass
class Call:
    """What the public function is called with, and what it computes."""

    buffers: list[tuple[Element, list[Any]]] = field(default_factory=list)
    arguments: list[tuple[Element, Any]] = field(default_factory=list)
    """Numbers, and views."""
    after: list[np.ndarray] = field(default_factory=list)
    results: list[Any] = field(default_factory=list)

    def passed(self, buffers: Sequence[np.ndarray]) -> list[Any]:
        """The arguments with ``buffers`` for the arrays."""
        return [
            view(buffers[each.buffer], each.offset, each.shape, each.strides)
            if isinstance(each, View)
            else each
            for _, each in self.arguments
        ]

    def compute(self, program: Program, globals_: dict[str, np.ndarray]) -> None:
        """Interpret the program; raises `UndefinedError`."""
        self.after = [array_of([len(values)], iter(values)) for _, values in self.buffers]
        results = program.entry(Machine(globals_), *self.passed(self.after))
        self.results = [each.copy() if isinstance(each, np.ndarray) else each for each in results]

    def arrays(self) -> list[np.ndarray]:
        """The buffers as NumPy has them."""
        return [to_numpy(element, values) for element, values in self.buffers]

    def numbers(self, arguments: Sequence[Any]) -> list[Any]:
        """``arguments`` with signed numbers, as Python passes them."""
        return [
            (bool(value) if element == BIT else element.signed(value))
            if isinstance(value, int)
            else value
            for (element, _), value in zip(self.arguments, arguments, strict=True)
        ]


def to_numpy(element: Element, values: Sequence[Any]) -> np.ndarray:
    if element.is_integer:
        return np.array([element.signed(each) for each in values], np.int64).astype(element.dtype)
    return np.array(values, np.float64).astype(element.dtype)


class Program:
    """A random program called ``name``, and some calls of it."""

    def __init__(
        self,
        rng: Random,
        name: str,
        has_tensors: bool,
        entry: type[Function] = Function,
        may_fail: bool = False,
    ) -> None:
        self.rng, self.name, self.may_fail = rng, name, may_fail
        self.arrays = (MemRef, Tensor, Tensor) if has_tensors else (MemRef,)
        weights = {
            each: weight
            for each, weight in WEIGHTS.items()
            if each not in (ON_MEMREFS if has_tensors else ON_TENSORS)
        }
        if may_fail:
            del weights[select_function]
        self.nests, self.observe = NESTS, observe_or_fail if may_fail else observe
        self.constructs = [*weights], [*weights.values()]
        self.elements = [
            INDEX,
            BIT,
            rng.choice([each for each in NAMED if each.is_integer]),
            rng.choice([each for each in NAMED if not each.is_integer and each.is_arithmetic]),
            rng.choice(NAMED),
            rng.choice(INTERNAL),
        ]
        self.globals: dict[str, MemRef] = {}
        self.initial: dict[str, np.ndarray] = {}
        for i in range(2):
            shape = tuple(rng.choice([1, 2, 3, 4]) for _ in range(rng.randint(0, 2)))
            type_ = MemRef(shape, rng.choice(self.elements))
            self.globals[f"{name}_g{i}"] = type_
            self.initial[f"{name}_g{i}"] = random_array(rng, shape, type_.element)
        self.checksum = f"{name}_checksum"
        self.globals[self.checksum] = CHECKSUM
        self.initial[self.checksum] = array_of([], iter([0]))
        self.limit = f"{name}_limit"
        if may_fail:
            self.globals[self.limit] = CHECKSUM
            self.initial[self.limit] = array_of([], iter([2**62]))
        self.functions: list[Function] = []
        for i in range(rng.randint(0, 2)):
            inputs = (INDEX, *(self.type_inside() for _ in range(rng.randint(0, 3))))
            outputs = tuple(self.type_inside() for _ in range(rng.randint(0, 2)))
            self.functions.append(Function(self, f"{name}_f{i}", FunctionType(inputs, outputs)))
        inputs = tuple(self.type_outside(True) for _ in range(rng.randint(1, 5)))
        if has_tensors:  # or the module would be one without
            inputs = (*inputs, Tensor((None,), self.external(4)))
        outputs = (I64, *(self.type_outside(False) for _ in range(rng.randint(1, 3))))
        self.entry = entry(self, name, FunctionType(inputs, outputs))
        for function in self.functions:
            function.define()
        self.entry.define(visibility="")
        self.calls = []
        globals_ = {each: array.copy() for each, array in self.initial.items()}
        for _ in range(3):
            call = self.random_call()
            call.compute(self, globals_)
            self.calls.append(call)

    def external(self, bits: int) -> Element:
        """An element that Python has, of ``bits`` or more, or `i1`."""
        elements = [each for each in self.elements if each.dtype is not None]
        return self.rng.choice([each for each in elements if each.bits >= bits or each == BIT])

    def type_inside(self) -> Type:
        """A type that functions pass to each other."""
        element = self.rng.choice(self.elements)
        kind = self.rng.choice([Element, Element, Vector, Unranked, *self.arrays])
        if kind is Element:
            return element
        if kind is Unranked:
            return Unranked(element)
        shape = random_shape(self.rng, kind is not Vector)
        if kind is Vector and element == BIT and shape == (1,):
            return Vector((2,), BIT)  # LLVM cannot pass one bit (docs/versions.md)
        if kind is MemRef and self.rng.random() < 0.4:
            return dynamic(len(shape), element)
        return kind(shape, element)

    def type_outside(self, is_argument: bool) -> Type:
        """A type that Python passes or gets."""
        rng = self.rng
        kind = rng.choice([Element, Unranked, *self.arrays, *self.arrays])
        if kind is Element:
            return self.external(8)
        element = self.external(1)
        if kind is Unranked:
            return Unranked(element)
        shape = random_shape(rng, True)
        if kind is Tensor:
            return Tensor(shape, element)
        layout = rng.random()
        if layout < 0.5:
            return MemRef(shape, element)
        if layout < 0.8 or not is_argument or not shape:
            return dynamic(len(shape), element)
        sizes = tuple(rng.randint(1, 4) for _ in shape)
        strides = random_strides(rng, sizes)
        return MemRef(sizes, element, strides, rng.randint(0, 5), as_map=rng.random() < 0.5)

    def random_call(self) -> Call:
        """A call whose arrays may share memory, tensors excepted."""
        call = Call()
        shared: list[int] = []
        for type_ in self.entry.type.inputs:
            if isinstance(type_, Element):
                call.arguments.append((type_, type_.random(self.rng)))
                continue
            element = element_of(type_)
            sizes, strides = self.sizes_and_strides(type_)
            reach = [(n - 1) * s if n else 0 for n, s in zip(sizes, strides, strict=True)]
            low, high = sum(min(r, 0) for r in reach), sum(max(r, 0) for r in reach)
            least = high - low + 1
            fitting = [
                i
                for i in shared
                if call.buffers[i][0] == element and len(call.buffers[i][1]) >= least
            ]
            if fitting and self.rng.random() < 0.6 and not isinstance(type_, Tensor):
                buffer = self.rng.choice(fitting)
            else:
                buffer = len(call.buffers)
                length = least + self.rng.randint(0, 4)
                call.buffers.append((element, [element.random(self.rng) for _ in range(length)]))
                if not isinstance(type_, Tensor):
                    shared.append(buffer)
            start = -low + self.rng.randint(0, len(call.buffers[buffer][1]) - least)
            call.arguments.append((element, View(buffer, start, sizes, strides)))
        return call

    def sizes_and_strides(self, type_: Any) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Those of an array of this type."""
        if isinstance(type_, Unranked):
            type_ = MemRef((None,) * self.rng.randint(0, 2), type_.element)
        sizes = tuple(self.rng.randint(0, 4) if size is None else size for size in type_.shape)
        if isinstance(type_, MemRef) and type_.strides is None:
            return sizes, MemRef(sizes, type_.element).all_strides()
        if isinstance(type_, MemRef) and None not in type_.strides:
            return sizes, type_.strides
        return sizes, random_strides(self.rng, sizes)

    def text(self) -> str:
        globals_ = [
            f'memref.global "private" @{name} : {type_} = {dense(value, type_.element)}'
            for (name, type_), value in zip(
                self.globals.items(), self.initial.values(), strict=True
            )
        ]
        functions = [line for each in (*self.functions, self.entry) for line in each.lines]
        return "\n".join([*globals_, *functions, *([self._set_limit()] if self.may_fail else [])])

    def _set_limit(self) -> str:
        """A function that sets how many assertions hold."""
        return f"""func.func @{self.name}_set_limit(%n: i64) {{
%0 = memref.get_global @{self.limit} : {CHECKSUM}
memref.store %n, %0[] : {CHECKSUM}
return
}}"""


def random_strides(rng: Random, sizes: Sequence[int]) -> tuple[int, ...]:
    """Strides in any order, with gaps and signs, by which no two elements share a place."""
    strides = [0] * len(sizes)
    step = rng.choice([1, 1, 2])
    for d in rng.sample(range(len(sizes)), len(sizes)):
        strides[d] = step * rng.choice([1, 1, -1])
        step *= max(sizes[d], 1) + rng.choice([0, 0, 1])
    return tuple(strides)


def random_program(
    seed: int, has_tensors: bool, entry: type[Function] = Function, may_fail: bool = False
) -> Program:
    """The first of the programs of ``seed`` all of whose calls are defined."""
    for attempt in count():
        try:
            return Program(Random(f"{seed} {attempt}"), f"p{seed}", has_tensors, entry, may_fail)
        except UndefinedError:
            continue
    raise AssertionError
